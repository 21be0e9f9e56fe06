//! One of a few.

use croupier_quiz::Choice;
use yew::prelude::*;

use super::{Fields, described};
use crate::ui::draft::{Edit, Place};
use crate::ui::say;

/// The most that have a key of their own.
const KEYS: usize = 9;

/// A radio button each.
pub(crate) fn choice(fields: &Fields, part: usize, choices: &[Choice]) -> Html {
    let place = Place::chosen(part, 0);
    let chosen = fields.draft.choice(part);
    let option = |(at, choice): (usize, &Choice)| {
        let choice = *choice;
        let onchange = fields.edit(move |_: Event| Edit::Choose(part, choice));
        let mut id = place.id();
        if at > 0 {
            id.push('-');
            id.push_str(&at.to_string());
        }
        html! {
            <label class="choice">
                <input {id} type="radio" name={place.id()} checked={chosen == Some(choice)} {onchange} />
                <span>{ say::choice(choice, fields.question, fields.lang) }</span>
                if at < KEYS {
                    <kbd aria-hidden="true">{ at + 1 }</kbd>
                }
            </label>
        }
    };
    html! {
        <fieldset aria-describedby={fields.is_wrong(place).then(|| described(place))}>
            <legend>{ say::part(fields.question, part, fields.lang) }</legend>
            { for choices.iter().enumerate().map(option) }
            { fields.problem(place) }
        </fieldset>
    }
}
