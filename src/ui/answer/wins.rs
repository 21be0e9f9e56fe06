//! What a seat wins.

use yew::prelude::*;

use super::Fields;
use super::amount::input;
use crate::ui::draft::{Part, Place};
use crate::ui::say;

/// A field for each seat; what stays empty beside others is nothing.
pub(crate) fn wins(fields: &Fields, part: usize) -> Html {
    let Some(Part::Wins(text)) = fields.draft.0.get(part) else { return Html::default() };
    let place = Place::typed(part, 0);
    html! {
        <div>
            <label class="amount">
                <span>{ say::part(fields.question, part, fields.lang) }</span>
                { input(fields, place, text, false, "0") }
            </label>
            { fields.problem(place) }
        </div>
    }
}
