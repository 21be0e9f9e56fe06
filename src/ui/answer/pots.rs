//! The uncalled bet, and the pots: an amount and seats each.

use croupier_engine::{Seat, Seats};
use croupier_text::{
    Lang, answer_add_side_pot, answer_back_to, answer_nobody, answer_remove_side_pot, pot_amount, pot_eligible_seat,
    pot_uncalled,
};

use super::Fields;
use super::amount::input;
use crate::ui::act::{Act, Then};
use crate::ui::draft::{Back, Edit, Part, Place, Row};
use crate::ui::msg::{Focus, Msg};
use crate::ui::say;
use crate::ui::tag::{Tag, quiet, tag};

/// What the select holds where every chip was matched.
const NOBODY: &str = "nobody";

/// The uncalled bet, and who gets it.
pub(crate) fn returned(fields: &Fields, part: usize, seats: Seats) -> Option<Tag> {
    let Some(Part::Return(text, who)) = fields.draft.0.get(part) else { return None };
    let (lang, amount, to) = (fields.lang, Place::typed(part, 0), Place::chosen(part, 0));
    let option = |value: &'static str, word: &'static str, back: Option<Back>| {
        tag("option").set("value", value).flag("selected", *who == back).text(word)
    };
    let select = fields
        .checked(tag("select").id(to.id()), to)
        .on(Act::Change, Then::Choose(chosen), fields.on)
        .put(option("", "…", None))
        .put(option(NOBODY, answer_nobody(lang), Some(Back::Nobody)))
        .all(seats.iter().map(|seat| option(say::seat(seat), say::seat(seat), Some(Back::To(seat)))));
    let back = tag("label.back").put(tag("span").text(answer_back_to(lang))).put(select);
    let row = potrow("uncalled".into(), pot_uncalled(lang).to_owned(), lang, input(fields, amount, text)).put(back);
    Some(row.put(fields.problem(amount)).put(fields.problem(to)))
}

/// What is chosen for the uncalled bet, which is the first part wherever it is asked for.
fn chosen(value: &str) -> Option<Msg> {
    let seat = (0..Seat::MOST as u8).map(Seat).find(|seat| say::seat(*seat) == value);
    let back = if value == NOBODY { Some(Back::Nobody) } else { seat.map(Back::To) };
    Some(Msg::Edit(Edit::Back(0, back)))
}

/// Adds a row for each pot; side pots are added and taken away.
pub(crate) fn pots(to: Tag, fields: &Fields, part: usize, seats: Seats) -> Tag {
    let Some(Part::Pots(rows)) = fields.draft.0.get(part) else { return to };
    let (lang, last) = (fields.lang, rows.len().saturating_sub(1));
    let edit = |edit| Then::Send(Msg::Edit(edit));
    let add = quiet(answer_add_side_pot(lang), edit(Edit::AddPot(part)), fields.on);
    let add = add.id(Focus::AddPot.id()).flag("disabled", rows.len() >= seats.len());
    let remove = (last > 0)
        .then(|| quiet(answer_remove_side_pot(lang, &last.to_string()), edit(Edit::RemovePot(part)), fields.on));
    to.all(rows.iter().enumerate().map(|(at, row)| pot(fields, part, at, row, seats)))
        .put(tag("div.sum").put(add).put(remove))
}

fn pot(fields: &Fields, part: usize, at: usize, row: &Row, seats: Seats) -> Tag {
    let (lang, amount, who) = (fields.lang, Place::typed(part, at), Place::chosen(part, at));
    let ticks = seats.iter().enumerate().map(|(place, seat)| {
        let name = say::seat(seat);
        let id = if place == 0 { who.id() } else { [&who.id(), name].concat() };
        let input = tag("input").id(id).set("type", "checkbox").set("aria-label", pot_eligible_seat(lang, name));
        let input = fields.checked(input, who).ticked(row.who.has(seat));
        let input = fields.edit(input, Act::Change, Edit::Tick(who, seat));
        tag("label").put(input).put(tag("span").set("aria-hidden", "true").text(name))
    });
    potrow(["pot-", &at.to_string()].concat(), say::pot(at, lang), lang, input(fields, amount, &row.amount))
        .put(tag("div.who").all(ticks))
        .put(fields.problem(amount))
        .put(fields.problem(who))
}

/// A row with its name and its amount.
fn potrow(id: String, name: String, lang: Lang, amount: Tag) -> Tag {
    let label = tag("label.amt-in").put(tag("span.vh").text(pot_amount(lang))).put(amount);
    tag("div.potrow").set("role", "group").set("aria-labelledby", id.clone()).put(tag("b").id(id).text(name)).put(label)
}
