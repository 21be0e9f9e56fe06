//! The seats in words: the table that says what the picture shows.

use croupier_engine::Card;
use yew::prelude::*;

use super::cards::card_chip;

/// One row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatRow {
    /// `A`.
    pub player: AttrValue,
    /// `BTN`.
    pub position: AttrValue,
    /// What is left behind the bet.
    pub stack: AttrValue,
    /// What is put in this round.
    pub round: AttrValue,
    /// `folded`, `all-in`, `to act`…
    pub state: AttrValue,
    /// The cards this player shows, with their names.
    pub cards: Vec<(Card, AttrValue)>,
    /// Whether it is this player's turn.
    pub to_act: bool,
    /// Whether this player is out of the hand.
    pub folded: bool,
}

/// The words at the head of the columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatsHead {
    /// What the table is about, for those who do not see it.
    pub caption: AttrValue,
    /// Over the letters.
    pub player: AttrValue,
    /// Over the positions.
    pub position: AttrValue,
    /// Over what is left.
    pub stack: AttrValue,
    /// Over what is put in this round.
    pub round: AttrValue,
    /// Over the states.
    pub state: AttrValue,
    /// Over the cards; the column is there where somebody shows some.
    pub cards: AttrValue,
}

/// What [`Seats`] is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SeatsProps {
    /// The words at the head.
    pub head: SeatsHead,
    /// The seats, from the dealer's left, clockwise.
    pub rows: Vec<SeatRow>,
}

/// The seats as a table.
#[component]
pub fn Seats(SeatsProps { head, rows }: &SeatsProps) -> Html {
    seats(head, rows)
}

/// The seats as a table, without a component around it: what the browser loads is smaller by that.
pub fn seats(head: &SeatsHead, rows: &[SeatRow]) -> Html {
    let shown = rows.iter().any(|row| !row.cards.is_empty());
    let th = |class: &'static str, word: &AttrValue| html! { <th scope="col" {class}>{ word }</th> };
    let td = |class: &'static str, word: &AttrValue| html! { <td {class}>{ word }</td> };
    let row = |row: &SeatRow| {
        let class = match (row.to_act, row.folded) {
            (true, _) => "now",
            (false, true) => "out",
            (false, false) => "",
        };
        let chip = |(card, name): &(Card, AttrValue)| card_chip(*card, name);
        html! {
            <tr {class} aria-current={row.to_act.then_some("true")}>
                <th scope="row">{ &row.player }</th>
                { td("", &row.position) }
                { td("num", &row.stack) }
                { td("num", &row.round) }
                { td("", &row.state) }
                if shown {
                    <td><span class="board">{ for row.cards.iter().map(chip) }</span></td>
                }
            </tr>
        }
    };
    html! {
        <div class="scroll">
            <table class="seats">
                <caption class="vh">{ &head.caption }</caption>
                <thead>
                    <tr>
                        { th("", &head.player) }
                        { th("", &head.position) }
                        { th("num", &head.stack) }
                        { th("num", &head.round) }
                        { th("", &head.state) }
                        if shown {
                            { th("", &head.cards) }
                        }
                    </tr>
                </thead>
                <tbody>{ for rows.iter().map(row) }</tbody>
            </table>
        </div>
    }
}
