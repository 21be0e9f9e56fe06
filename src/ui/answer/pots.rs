//! The uncalled bet, and the pots: an amount and seats each.

use croupier_engine::{Seat, Seats};
use croupier_text::{
    answer_add_side_pot, answer_back_to, answer_nobody, answer_remove_side_pot, pot_amount, pot_eligible_seat,
    pot_uncalled,
};
use yew::prelude::*;

use super::amount::input;
use super::{Fields, described};
use crate::bindings;
use crate::ui::draft::{Back, Edit, Part, Place, Row};
use crate::ui::msg::Focus;
use crate::ui::say;

/// What the select holds where every chip was matched.
const NOBODY: &str = "nobody";

/// The uncalled bet, and who gets it.
pub(crate) fn returned(fields: &Fields, part: usize, seats: Seats) -> Html {
    let Some(Part::Return(text, who)) = fields.draft.0.get(part) else { return Html::default() };
    let (lang, amount, to) = (fields.lang, Place::typed(part, 0), Place::chosen(part, 0));
    let onchange = fields.edit(move |event: Event| {
        let value = bindings::value_of(&event);
        let seat = seats.iter().find(|seat| say::seat(*seat) == value).map(Back::To);
        Edit::Back(part, if value == NOBODY { Some(Back::Nobody) } else { seat })
    });
    let option = |value: &'static str, word: &'static str, selected: bool| {
        html! { <option {value} {selected}>{ word }</option> }
    };
    let seat = |seat: Seat| option(say::seat(seat), say::seat(seat), *who == Some(Back::To(seat)));
    let wrong = fields.is_wrong(to);
    html! {
        <div class="potrow" role="group" aria-labelledby="uncalled">
            <b id="uncalled">{ pot_uncalled(lang) }</b>
            <label class="amt-in"><span class="vh">{ pot_amount(lang) }</span>{ input(fields, amount, text, false, "") }</label>
            <label class="back">
                <span>{ answer_back_to(lang) }</span>
                <select id={to.id()} {onchange} aria-invalid={wrong.then_some("true")} aria-describedby={wrong.then(|| described(to))}>
                    { option("", "…", who.is_none()) }
                    { option(NOBODY, answer_nobody(lang), *who == Some(Back::Nobody)) }
                    { for seats.iter().map(seat) }
                </select>
            </label>
            { fields.problem(amount) }
            { fields.problem(to) }
        </div>
    }
}

/// A row for each pot; side pots are added and taken away.
pub(crate) fn pots(fields: &Fields, part: usize, seats: Seats) -> Html {
    let Some(Part::Pots(rows)) = fields.draft.0.get(part) else { return Html::default() };
    let lang = fields.lang;
    let add = fields.edit(move |_: MouseEvent| Edit::AddPot(part));
    let remove = fields.edit(move |_: MouseEvent| Edit::RemovePot(part));
    let last = rows.len() - 1;
    html! {
        <>
            { for rows.iter().enumerate().map(|(at, row)| pot(fields, part, at, row, seats)) }
            <div class="sum">
                <button id={Focus::AddPot.id()} class="quiet" type="button" disabled={rows.len() >= seats.len()} onclick={add}>
                    { answer_add_side_pot(lang) }
                </button>
                if last > 0 {
                    <button class="quiet" type="button" onclick={remove}>{ answer_remove_side_pot(lang, &last.to_string()) }</button>
                }
            </div>
        </>
    }
}

fn pot(fields: &Fields, part: usize, at: usize, row: &Row, seats: Seats) -> Html {
    let (lang, amount, who) = (fields.lang, Place::typed(part, at), Place::chosen(part, at));
    let name = say::pot(at, lang);
    let mut id = String::from("pot-");
    id.push_str(&at.to_string());
    let tick = |(place, seat): (usize, Seat)| {
        let onchange = fields.edit(move |_: Event| Edit::Tick(who, seat));
        let wrong = fields.is_wrong(who);
        let mut id = who.id();
        if place > 0 {
            id.push_str(say::seat(seat));
        }
        html! {
            <label>
                <input {id} type="checkbox" checked={row.who.has(seat)} {onchange} aria-label={pot_eligible_seat(lang, say::seat(seat))}
                    aria-invalid={wrong.then_some("true")} aria-describedby={wrong.then(|| described(who))} />
                <span aria-hidden="true">{ say::seat(seat) }</span>
            </label>
        }
    };
    html! {
        <div class="potrow" role="group" aria-labelledby={id.clone()} key={at}>
            <b {id}>{ name }</b>
            <label class="amt-in"><span class="vh">{ pot_amount(lang) }</span>{ input(fields, amount, &row.amount, false, "") }</label>
            <div class="who">{ for seats.iter().enumerate().map(tick) }</div>
            { fields.problem(amount) }
            { fields.problem(who) }
        </div>
    }
}
