//! Seats in order, moved up and down.

use croupier_engine::Seat;
use croupier_text::{answer_move_down, answer_move_up};
use yew::prelude::*;

use super::Fields;
use crate::ui::draft::{Edit, Part};
use crate::ui::msg::Focus;
use crate::ui::say;

/// A line each, with two buttons.
pub(crate) fn order(fields: &Fields, part: usize) -> Html {
    let Some(Part::Order(seats)) = fields.draft.0.get(part) else { return Html::default() };
    let (lang, hand) = (fields.lang, &fields.question.hand);
    let line = |(at, seat): (usize, &Seat)| {
        let name = say::seat(*seat);
        let up = fields.edit(move |_: MouseEvent| Edit::Up(part, at));
        let down = fields.edit(move |_: MouseEvent| Edit::Down(part, at));
        html! {
            <li key={seat.0}>
                <b class="id">{ name }</b>
                <span>{ hand.position(*seat).name() }</span>
                <button id={Focus::Move(*seat, true).id()} class="move" type="button" disabled={at == 0}
                    aria-label={answer_move_up(lang, name)} onclick={up}>{ "↑" }</button>
                <button id={Focus::Move(*seat, false).id()} class="move" type="button" disabled={at + 1 == seats.len()}
                    aria-label={answer_move_down(lang, name)} onclick={down}>{ "↓" }</button>
            </li>
        }
    };
    html! {
        <fieldset>
            <legend>{ say::part(fields.question, part, lang) }</legend>
            <ol class="order">{ for seats.iter().enumerate().map(line) }</ol>
        </fieldset>
    }
}
