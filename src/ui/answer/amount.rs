//! An amount: a field of its own, or one beside others.

use croupier_quiz::Choice;
use yew::prelude::*;

use super::{Fields, described};
use crate::bindings;
use crate::ui::draft::{Edit, Part, Place};
use crate::ui::say;

/// The least total of a raise, wanted once a raise is chosen.
pub(crate) fn minimum(fields: &Fields, part: usize, when: Choice) -> Html {
    let place = Place::typed(part, 0);
    let Some(Part::Minimum(text)) = fields.draft.0.get(part) else { return Html::default() };
    let other = part.checked_sub(1).and_then(|before| fields.draft.choice(before)).is_some_and(|choice| choice != when);
    labelled(fields, place, text, say::part(fields.question, part, fields.lang), other)
}

/// A field with its label before it, and the sentence about it after.
pub(crate) fn labelled(fields: &Fields, place: Place, text: &str, label: String, disabled: bool) -> Html {
    html! {
        <div>
            <label class="amount"><span>{ label }</span>{ input(fields, place, text, disabled, "") }</label>
            { fields.problem(place) }
        </div>
    }
}

/// The field alone.
pub(crate) fn input(fields: &Fields, place: Place, text: &str, disabled: bool, hint: &'static str) -> Html {
    let wrong = fields.is_wrong(place);
    let oninput = fields.edit(move |event: InputEvent| Edit::Type(place, bindings::value_of(&event)));
    html! {
        <input id={place.id()} type="text" inputmode="numeric" autocomplete="off" size="6" {disabled} {oninput}
            value={text.to_owned()} placeholder={hint} aria-invalid={wrong.then_some("true")}
            aria-describedby={wrong.then(|| described(place))} />
    }
}
