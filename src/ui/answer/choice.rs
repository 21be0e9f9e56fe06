//! One of a few.

use croupier_quiz::Choice;

use super::Fields;
use crate::ui::act::Act;
use crate::ui::draft::{Edit, Place};
use crate::ui::msg::Focus;
use crate::ui::say;
use crate::ui::tag::{Tag, tag};

/// The most that have a key of their own.
const KEYS: usize = 9;

/// A radio button each.
pub(crate) fn choice(fields: &Fields, part: usize, choices: &[Choice]) -> Tag {
    let place = Place::chosen(part, 0);
    let chosen = fields.draft.choice(part);
    let options = choices.iter().enumerate().map(|(at, choice)| {
        let input = tag("input").id(Focus::Choice(part, at).id()).set("type", "radio").set("name", place.id());
        let input = fields.edit(input.ticked(chosen == Some(*choice)), Act::Change, Edit::Choose(part, *choice));
        let key = (at < KEYS).then(|| tag("kbd").set("aria-hidden", "true").text((at + 1).to_string()));
        let word = tag("span").text(say::choice(*choice, fields.question, fields.lang));
        tag("label.choice").put(input).put(word).put(key)
    });
    fields
        .checked(tag("fieldset"), place)
        .put(tag("legend").text(say::part(fields.question, part, fields.lang)))
        .all(options)
        .put(fields.problem(place))
}
