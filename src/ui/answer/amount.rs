//! An amount: a field of its own, or one beside others.

use croupier_quiz::Choice;

use super::Fields;
use crate::ui::act::{Act, Then};
use crate::ui::draft::{Part, Place};
use crate::ui::say;
use crate::ui::tag::{Tag, tag};

/// The least total of a raise, wanted once a raise is chosen.
pub(crate) fn minimum(fields: &Fields, part: usize, when: Choice) -> Option<Tag> {
    let Some(Part::Minimum(text)) = fields.draft.0.get(part) else { return None };
    let before = part.checked_sub(1).and_then(|before| fields.draft.choice(before));
    let input = input(fields, Place::typed(part, 0), text);
    Some(labelled(fields, part, input.flag("disabled", before.is_some_and(|choice| choice != when))))
}

/// What a seat wins; what stays empty beside others is nothing.
pub(crate) fn wins(fields: &Fields, part: usize) -> Option<Tag> {
    let Some(Part::Wins(text)) = fields.draft.0.get(part) else { return None };
    let input = input(fields, Place::typed(part, 0), text);
    Some(labelled(fields, part, input.set("placeholder", "0")))
}

/// A field with its label before it, and the sentence about it after.
fn labelled(fields: &Fields, part: usize, input: Tag) -> Tag {
    let label = tag("span").text(say::part(fields.question, part, fields.lang));
    tag("div").put(tag("label.amount").put(label).put(input)).put(fields.problem(Place::typed(part, 0)))
}

/// The field alone.
pub(crate) fn input(fields: &Fields, place: Place, text: &str) -> Tag {
    let input = tag("input").id(place.id()).set("type", "text").set("inputmode", "numeric").set("size", "6");
    let input = fields.checked(input.set("autocomplete", "off"), place);
    input.typed(text).on(Act::Input, Then::Type(place), fields.on)
}
