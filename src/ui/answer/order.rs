//! Seats in order, moved up and down.

use croupier_engine::Seat;
use croupier_text::{answer_move_down, answer_move_up};

use super::Fields;
use crate::ui::act::Act;
use crate::ui::draft::{Edit, Part};
use crate::ui::msg::Focus;
use crate::ui::say;
use crate::ui::tag::{Tag, tag};

/// A line each, with two buttons.
pub(crate) fn order(fields: &Fields, part: usize) -> Option<Tag> {
    let Some(Part::Order(seats)) = fields.draft.0.get(part) else { return None };
    let lang = fields.lang;
    let button = |seat: Seat, up: bool, end: bool, edit: Edit| {
        let say = if up { answer_move_up } else { answer_move_down };
        let button = tag("button.move").id(Focus::Move(seat, up).id()).set("type", "button").flag("disabled", end);
        let button = button.set("aria-label", say(lang, say::seat(seat))).text(if up { "↑" } else { "↓" });
        fields.edit(button, Act::Click, edit)
    };
    let lines = seats.iter().enumerate().map(|(at, seat)| {
        tag("li")
            .put(tag("b.id").text(say::seat(*seat)))
            .put(tag("span").text(fields.question.hand.position(*seat).name()))
            .put(button(*seat, true, at == 0, Edit::Up(part, at)))
            .put(button(*seat, false, at + 1 == seats.len(), Edit::Down(part, at)))
    });
    let legend = tag("legend").text(say::part(fields.question, part, lang));
    Some(tag("fieldset").put(legend).put(tag("ol.order").all(lines)))
}
