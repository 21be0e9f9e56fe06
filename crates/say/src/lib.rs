//! Puts words to what the quiz and the engine say: the one place where data become sentences.

use croupier_engine::pots::Returned;
use croupier_engine::rank::high::{self, HandName};
use croupier_engine::rank::{Ranking, omaha};
use croupier_engine::{Act, Ante, Book, Card, Chips, Event, Hand, Post, Reason, Ruling, Seat, Seats, Structure};
use croupier_quiz::{Answer, Ask, Choice, Departure, Elsewhere, Form, Mistake, Problem, Question, Value};
use croupier_text::{self as text, Lang};

/// The letter of a seat: A for the first.
pub fn seat(seat: Seat) -> &'static str {
    ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"].get(seat.index()).copied().unwrap_or("?")
}

/// "A, B and C".
fn seats(seats: impl IntoIterator<Item = Seat>, lang: Lang) -> String {
    lang.list(&seats.into_iter().map(seat).collect::<Vec<_>>())
}

fn chips(chips: Chips, lang: Lang) -> String {
    lang.chips(chips.0)
}

/// Structure, blinds and street: "No-limit · blinds 1/2 · flop".
pub fn kicker(question: &Question, lang: Lang) -> String {
    let hand = &question.hand;
    let setup = hand.setup();
    let structure = match setup.structure {
        Structure::NoLimit => text::structure_no_limit(lang),
        Structure::PotLimit => text::structure_pot_limit(lang),
        Structure::FixedLimit { .. } => text::structure_limit(lang),
    };
    let (small, big) = (chips(setup.small_blind, lang), chips(setup.big_blind, lang));
    let blinds = match setup.ante {
        Ante::None => text::blinds_only(lang, &big, &small),
        Ante::Each(ante) => text::blinds_ante_each(lang, &chips(ante, lang), &big, &small),
        Ante::BigBlind(ante) => text::blinds_ante_bb(lang, &chips(ante, lang), &big, &small),
    };
    let street = text::street_short(lang, hand.round().street as usize);
    let mut parts = vec![structure.to_owned(), blinds, street.to_owned()];
    if question.ask == Ask::Award && setup.unit.0 > 1 {
        parts.push(text::ask_unit(lang, &chips(setup.unit, lang)));
    }
    parts.join(" · ")
}

/// The question, in a few words.
pub fn title(question: &Question, lang: Lang) -> String {
    match question.ask {
        Ask::MayRaise(asked) => text::ask_may_raise_title(lang, seat(asked)),
        Ask::ShowsFirst => text::ask_shows_first_title(lang).into(),
        Ask::ShowOrder => text::ask_show_order_title(lang).into(),
        Ask::FaceUpNow => text::ask_face_up_now_title(lang).into(),
        Ask::BuildPots => text::ask_build_pots_title(lang).into(),
        Ask::Award => text::ask_award_title(lang).into(),
    }
}

/// What there is to know, in a sentence or two.
pub fn story(question: &Question, lang: Lang) -> String {
    let hand = &question.hand;
    let live = || seats(in_order(hand, hand.live()), lang);
    match question.ask {
        Ask::MayRaise(asked) => {
            let round = this_round(hand).iter().filter(|event| is_bet(event));
            let told: Vec<_> = round.map(|event| event_line(event, lang)).collect();
            let told = if told.is_empty() { String::new() } else { told.join(", ") + ". " };
            told + &text::ask_may_raise_story(lang, seat(asked))
        }
        Ask::ShowsFirst => text::ask_shows_first_story(lang, &live()),
        Ask::ShowOrder => text::ask_show_order_story(lang, &live()),
        Ask::FaceUpNow => {
            text::ask_face_up_now_story_all_in(lang, &live(), &seats(in_order(hand, hand.all_in()), lang))
        }
        Ask::BuildPots => text::ask_build_pots_story(lang).into(),
        Ask::Award => {
            let back = hand.stakes().uncalled().map(|Returned { seat: to, chips: back }| {
                String::from(" ") + &text::ask_award_uncalled(lang, &chips(back, lang), seat(to))
            });
            String::from(text::ask_award_story(lang)) + &back.unwrap_or_default()
        }
    }
}

/// Whether an event put chips in that the others must answer.
fn is_bet(event: &Event) -> bool {
    matches!(event, Event::Act { act: Act::Bet | Act::Raise, .. } | Event::Act { act: Act::Call, .. })
}

/// The log since the last street began.
fn this_round(hand: &Hand) -> &[Event] {
    let log = hand.log();
    let start = log.iter().rposition(|event| matches!(event, Event::Street(_))).map_or(0, |at| at + 1);
    &log[start..]
}

/// These seats, from the first left of the button.
fn in_order(hand: &Hand, seats: Seats) -> impl Iterator<Item = Seat> + Clone {
    hand.from_button().filter(move |seat| seats.has(*seat))
}

/// One act as a sentence, with its amount set strong.
fn event_line(event: &Event, lang: Lang) -> String {
    let Event::Act { seat: who, act, to, all_in, .. } = *event else {
        return String::new();
    };
    let (who, amount) = (seat(who), chips(to, lang));
    match (act, all_in) {
        (Act::Fold, _) => text::log_folds(lang, who),
        (Act::Check, _) => text::log_checks(lang, who),
        (Act::Call, false) => text::log_calls(lang, &amount, who),
        (Act::Call, true) => text::log_calls_all_in(lang, &amount, who),
        (Act::Bet | Act::Raise, true) => text::log_all_in(lang, &amount, who),
        (Act::Bet, false) => text::log_bets(lang, &amount, who),
        (Act::Raise, false) => text::log_raises(lang, &amount, who),
    }
}

/// What can be chosen.
pub fn choice(choice: Choice, question: &Question, lang: Lang) -> String {
    match choice {
        Choice::NoRaise => text::answer_call_only(lang).into(),
        Choice::Raise => text::answer_may_raise(lang).into(),
        Choice::Yes => text::answer_yes(lang).into(),
        Choice::No => text::answer_no(lang).into(),
        Choice::AllAtOnce => text::answer_all_at_once(lang).into(),
        Choice::Seat(who) => [seat(who), question.hand.position(who).name()].join(" · "),
    }
}

/// The name of a part of the answer.
pub fn part(question: &Question, part: usize, lang: Lang) -> String {
    match question.ask {
        Ask::MayRaise(_) if part == 0 => text::part_may_raise(lang).into(),
        Ask::MayRaise(_) => text::answer_minimum(lang).into(),
        Ask::ShowsFirst => text::part_first(lang).into(),
        Ask::ShowOrder => text::part_order(lang).into(),
        Ask::FaceUpNow => text::part_face_up(lang).into(),
        Ask::BuildPots if part == 0 => text::pot_uncalled(lang).into(),
        Ask::BuildPots => pot(part - 1, lang),
        Ask::Award => match question.forms.get(part) {
            Some(Form::Wins(who)) => text::part_wins(lang, seat(*who)),
            _ => String::new(),
        },
    }
}

/// The name of a pot, counted from the main pot.
pub fn pot(index: usize, lang: Lang) -> String {
    if index == 0 { text::pot_main(lang).into() } else { text::pot_side(lang, &lang.chips(index as u64)) }
}

/// An answer to a part, in a word or two.
pub fn value(value: &Value, question: &Question, lang: Lang) -> String {
    match value {
        Value::Choice(Choice::NoRaise) => text::value_no_raise(lang).into(),
        Value::Choice(Choice::Raise) => text::value_raise(lang).into(),
        Value::Choice(one) => choice(*one, question, lang),
        Value::Chips(amount) | Value::Wins(_, amount) => chips(*amount, lang),
        Value::Order(order) => order.iter().map(|who| seat(*who)).collect::<Vec<_>>().join(", "),
        Value::Return(None) => text::value_none(lang).into(),
        Value::Return(Some(back)) => text::value_return(lang, &chips(back.chips, lang), seat(back.seat)),
        Value::Pot(amount, eligible) => text::value_pot(lang, &chips(*amount, lang), &seats(eligible.iter(), lang)),
    }
}

/// The ruling, in a sentence.
pub fn decision(question: &Question, answer: &[Value], lang: Lang) -> String {
    let asked = if let Ask::MayRaise(asked) = question.ask { seat(asked) } else { "" };
    match answer {
        [Value::Choice(Choice::Raise), Value::Chips(to)] => text::decision_raise(lang, asked, &chips(*to, lang)),
        [Value::Choice(Choice::Yes)] => text::decision_face_up_yes(lang).into(),
        [Value::Choice(Choice::No)] => text::decision_face_up_no(lang).into(),
        [Value::Choice(Choice::AllAtOnce)] => text::decision_all_at_once(lang).into(),
        [Value::Choice(Choice::Seat(who))] => text::decision_first(lang, seat(*who)),
        [Value::Order(_)] => text::decision_order(lang, &value(&answer[0], question, lang)),
        [Value::Choice(_), ..] => text::decision_no_raise(lang, asked),
        _ => {
            let wins = |value: &Value| match value {
                Value::Wins(who, amount) if !amount.is_zero() => {
                    Some(text::decision_pot_of(lang, &chips(*amount, lang), seat(*who)))
                }
                _ => None,
            };
            let won: Vec<_> = answer.iter().filter_map(wins).collect();
            if !won.is_empty() {
                return text::decision_award(lang, &won.join(", "));
            }
            let pots =
                answer.iter().filter_map(|value| if let Value::Pot(amount, _) = value { Some(*amount) } else { None });
            let pots =
                pots.enumerate().map(|(at, amount)| text::decision_pot_of(lang, &chips(amount, lang), &pot(at, lang)));
            text::decision_pots(lang, &pots.collect::<Vec<_>>().join(", "))
        }
    }
}

/// A step of the argument.
pub struct Step {
    /// What it says; numbers are set strong.
    pub text: String,
    /// Its figure, for the eye; may be empty.
    pub figure: String,
    /// Whom it speaks of.
    pub seats: Seats,
}

/// The argument for a ruling.
pub fn steps(question: &Question, ruling: &Ruling<Answer>, lang: Lang) -> Vec<Step> {
    let step = |reason: &Reason| {
        let (text, figure) = reason_said(reason, question, lang);
        Step { text, figure, seats: reason.seats() }
    };
    ruling.reasons.iter().map(step).collect()
}

/// One reason as a sentence, and its figure.
#[expect(clippy::too_many_lines, reason = "one arm a reason: a table, not a procedure")]
fn reason_said(reason: &Reason, question: &Question, lang: Lang) -> (String, String) {
    let hand = &question.hand;
    let n = |amount: Chips| chips(amount, lang);
    let count = |number: u8| lang.chips(u64::from(number));
    let all = |group: Seats| seats(in_order(hand, group), lang);
    let plus = |amount: Chips| String::from("+") + &n(amount);
    let none = String::new;
    let limit = matches!(hand.setup().structure, Structure::FixedLimit { .. });
    match *reason {
        Reason::NotYetActed { seat: who } if hand.round().paid(who).is_zero() => {
            (text::reason_not_yet_acted(lang, seat(who)), none())
        }
        Reason::NotYetActed { seat: who } => (text::reason_not_yet_acted_blind(lang, seat(who)), none()),
        Reason::HasActed { seat: who, paid } if paid.is_zero() => (text::reason_has_checked(lang, seat(who)), n(paid)),
        Reason::HasActed { seat: who, paid } => (text::reason_has_acted(lang, &n(paid), seat(who)), n(paid)),
        Reason::FullRaise { seat: who, full_raise } => {
            (text::reason_full_raise(lang, &n(full_raise), seat(who)), n(full_raise))
        }
        Reason::SmallestBet { full_raise } => (text::reason_smallest_bet(lang, &n(full_raise)), n(full_raise)),
        Reason::FixedBet { bet } => (text::reason_fixed_bet(lang, &n(bet)), n(bet)),
        Reason::ShortAllIn { seat: who, by, to } if limit => {
            (text::reason_short_all_in_limit(lang, &n(by), seat(who), &n(to)), plus(by))
        }
        Reason::ShortAllIn { seat: who, by, to } => {
            (text::reason_short_all_in(lang, &n(by), seat(who), &n(to)), plus(by))
        }
        Reason::WasFull { seat: who, act: Act::Bet, to, .. } => {
            (text::reason_was_full_bet(lang, seat(who), &n(to)), n(to))
        }
        Reason::WasFull { seat: who, by, to, .. } => {
            (text::reason_was_full_raise(lang, &n(by), seat(who), &n(to)), plus(by))
        }
        Reason::FacesEnough { seat: who, level, paid, facing, threshold } => {
            let say = if limit { text::reason_faces_half } else { text::reason_faces_enough };
            let figure = [n(facing), n(threshold)].join(" ≥ ");
            (say(lang, &n(facing), &n(level), &n(paid), seat(who), &n(threshold)), figure)
        }
        Reason::FacesTooLittle { seat: who, level, paid, facing, threshold } => {
            let say = if limit { text::reason_faces_less_than_half } else { text::reason_faces_too_little };
            let figure = [n(facing), n(threshold)].join(" < ");
            (say(lang, &n(facing), &n(level), &n(paid), seat(who), &n(threshold)), figure)
        }
        Reason::AddUp { count: of, facing, .. } => (text::reason_add_up(lang, &count(of), &n(facing)), plus(facing)),
        Reason::CallTakesStack { seat: who, stack, facing } => {
            (text::reason_call_takes_stack(lang, &n(facing), seat(who), &n(stack)), n(stack))
        }
        Reason::NoOpponentHasChips { .. } => (text::reason_no_opponent(lang).into(), none()),
        Reason::Capped { wagers } => (text::reason_capped(lang, &count(wagers)), count(wagers)),
        Reason::MinimumRaise { level, full_raise, to } => {
            (text::reason_minimum_raise(lang, &n(full_raise), &n(level), &n(to)), n(to))
        }
        Reason::MinimumBet { to } => (text::reason_minimum_bet(lang, &n(to)), n(to)),
        Reason::AllInForLess { seat: who, to, least } => {
            (text::reason_all_in_for_less(lang, &n(least), seat(who), &n(to)), n(to))
        }
        Reason::Completion { short_by, to, .. } => (text::reason_completion(lang, &n(short_by), &n(to)), n(to)),
        Reason::FixedRaise { level, bet, to } => (text::reason_fixed_raise(lang, &n(bet), &n(level), &n(to)), n(to)),
        Reason::PotMaximum { level, pot, call, to } => {
            (text::reason_pot_maximum(lang, &n(call), &n(level), &n(pot), &n(to)), n(to))
        }
        Reason::Uncalled { seat: who, staked, matched, chips: back } => {
            (text::reason_uncalled(lang, &n(back), &n(matched), seat(who), &n(staked)), n(back))
        }
        Reason::AllMatched => (text::reason_all_matched(lang).into(), none()),
        Reason::Layer { pot: at, from, to, eligible, folded, amount } => {
            let (name, step) = (pot(at.into(), lang), n(to.above(from)));
            let (payers, who) = (count(eligible.len() as u8), seats(eligible.iter(), lang));
            let said = if folded.is_zero() {
                text::reason_layer(lang, &n(amount), &payers, &name, &who, &step)
            } else {
                text::reason_layer_dead(lang, &n(amount), &n(folded), &payers, &name, &who, &step)
            };
            (said, n(amount))
        }
        Reason::DeadAnte { chips: ante } => (text::reason_dead_ante(lang, &n(ante)), n(ante)),
        Reason::OneClaimant { pot: at, seat: who, amount } => {
            (text::reason_one_claimant(lang, &n(amount), &pot(at.into(), lang), seat(who)), n(amount))
        }
        Reason::LastSidePotFirst { .. } => (text::reason_last_side_pot_first(lang).into(), none()),
        Reason::BestHand { pot: at, winners, amount } => {
            let name = winners.iter().next().and_then(|who| hand_name(hand, who, lang));
            let pot = pot(at.into(), lang);
            let said = match (winners.single(), name) {
                (Some(who), Some(name)) => text::reason_best_hand(lang, &name, &pot, seat(who)),
                (None, Some(name)) => text::reason_best_hand_tie(lang, &name, &pot, &all(winners)),
                (Some(who), None) => text::reason_best_hand_unnamed(lang, &pot, seat(who)),
                (None, None) => text::reason_best_hand_unnamed_tie(lang, &pot, &all(winners)),
            };
            (said, n(amount))
        }
        Reason::Divided { pot: at, winners, each, odd: 0 } => {
            (text::reason_divided(lang, &n(each), &pot(at.into(), lang), &count(winners)), n(each))
        }
        Reason::Divided { pot: at, winners, each, odd } => {
            (text::reason_divided_odd(lang, odd.into(), &n(each), &pot(at.into(), lang), &count(winners)), n(each))
        }
        Reason::OddChips { seats: who, unit, .. } => match who.single() {
            Some(who) => (text::reason_odd_chip(lang, seat(who), &n(unit)), plus(unit)),
            None => (text::reason_odd_chips(lang, &all(who), &n(unit)), plus(unit)),
        },
        Reason::NoShowdown { seat: who } => (text::reason_no_showdown(lang, seat(who)), none()),
        Reason::LastAggressor { seat: who, act: Act::Bet, to } => {
            (text::reason_last_aggressor_bet(lang, seat(who), &n(to)), n(to))
        }
        Reason::LastAggressor { seat: who, to, .. } => {
            (text::reason_last_aggressor_raise(lang, seat(who), &n(to)), n(to))
        }
        Reason::NobodyBet { .. } => (text::reason_nobody_bet(lang).into(), none()),
        Reason::FirstLeftOfButton { seat: who } => (text::reason_first_left(lang, seat(who)), none()),
        Reason::Clockwise => (text::reason_clockwise(lang).into(), none()),
        Reason::CallIsNoAggression { seat: who } => (text::reason_call_is_no_aggression(lang, seat(who)), none()),
        Reason::BettingEndedOn { street } => {
            (text::reason_betting_ended(lang, text::street_on(lang, street as usize)), none())
        }
        Reason::PushedAllIn { seat: who } => (text::reason_pushed_all_in(lang, seat(who)), none()),
        Reason::CalledAllIn { seat: who } => (text::reason_called_all_in(lang, seat(who)), none()),
        Reason::SidePotShowsFirst { seats: group, after } => {
            (text::reason_side_pot_first(lang, &all(after), &all(group)), none())
        }
        Reason::AllIn { seats: group } => (text::reason_all_in(lang, &all(group)), none()),
        Reason::NobodyAllIn => (text::reason_nobody_all_in(lang).into(), none()),
        Reason::CanStillBet { seats: group } => (text::reason_can_still_bet(lang, &all(group)), none()),
        Reason::BettingIsOver => (text::reason_betting_is_over(lang).into(), none()),
        Reason::AllFaceUp { seats: group } => (text::reason_all_face_up(lang, &all(group)), none()),
        Reason::ShownInOrder => (text::reason_shown_in_order(lang).into(), none()),
        Reason::MustShow { seat: who } => (text::reason_must_show(lang, seat(who)), none()),
        Reason::MayMuck { seats: group } => (text::reason_may_muck(lang, &all(group)), none()),
        ref other => not_asked(other, question, lang),
    }
}

/// A reason of a ruling that no question of the page asks for yet: left out of the page, whose every byte is waited for.
#[cfg(not(feature = "whole-book"))]
fn not_asked(_: &Reason, _: &Question, _: Lang) -> (String, String) {
    (String::new(), String::new())
}

/// A reason of a ruling that no question of the page asks for yet.
#[cfg(feature = "whole-book")]
#[expect(clippy::too_many_lines, reason = "one arm a reason: a table, not a procedure")]
fn not_asked(reason: &Reason, question: &Question, lang: Lang) -> (String, String) {
    use croupier_engine::Deadline;

    let hand = &question.hand;
    let n = |amount: Chips| chips(amount, lang);
    let count = |number: u8| lang.chips(u64::from(number));
    let all = |group: Seats| seats(in_order(hand, group), lang);
    let none = String::new;
    match *reason {
        Reason::BestHigh { pot: at, winners, amount } => {
            let said = match winners.single() {
                Some(who) => text::reason_best_high(lang, &n(amount), &pot(at.into(), lang), seat(who)),
                None => text::reason_best_high_tie(lang, &n(amount), &pot(at.into(), lang), &all(winners)),
            };
            (said, n(amount))
        }
        Reason::BestLow { pot: at, winners, amount } => {
            let said = match winners.single() {
                Some(who) => text::reason_best_low(lang, &n(amount), &pot(at.into(), lang), seat(who)),
                None => text::reason_best_low_tie(lang, &n(amount), &pot(at.into(), lang), &all(winners)),
            };
            (said, n(amount))
        }
        Reason::BoardShare { pot: at, board, amount } => {
            let (name, board) = (pot(at.into(), lang), count(board + 1));
            (text::reason_board_share(lang, &n(amount), &board, &name), n(amount))
        }
        Reason::Halved { pot: at, first, second } => {
            let halves = [n(first), n(second)].join(" + ");
            (text::reason_halved(lang, &n(first), &pot(at.into(), lang), &n(second)), halves)
        }
        Reason::NoLow { pot: at } => (text::reason_no_low(lang, &pot(at.into(), lang)), none()),
        Reason::BothWays { pot: at, seats: who } => match who.single() {
            Some(who) => (text::reason_both_ways(lang, &pot(at.into(), lang), seat(who)), none()),
            None => (text::reason_both_ways_tie(lang, &pot(at.into(), lang), &all(who)), none()),
        },
        Reason::OddHalfToHigh { .. } => (text::reason_odd_half_to_high(lang).into(), none()),
        Reason::OddHalfByPosition { seat: who, .. } => (text::reason_odd_half_by_position(lang, seat(who)), none()),
        Reason::OddChipBySuit { seat: who, card, .. } => {
            (text::reason_odd_chip_by_suit(lang, &card.to_string(), seat(who)), none())
        }
        Reason::CompletesBringIn { to } => (text::reason_completes_bring_in(lang, &n(to)), n(to)),
        Reason::LargerBet { to } => (text::reason_larger_bet(lang, &n(to)), n(to)),
        Reason::HighHandShowing { seat: who } => (text::reason_high_hand_showing(lang, seat(who)), none()),
        Reason::LowHandShowing { seat: who } => (text::reason_low_hand_showing(lang, seat(who)), none()),
        // Words and chips.
        Reason::NothingToDecide { seat: who } => (text::reason_nothing_to_decide(lang, seat(who)), none()),
        Reason::DrawIsOn { .. } => (text::reason_draw_is_on(lang).into(), none()),
        Reason::MustBringIn { seat: who } => (text::reason_must_bring_in(lang, seat(who)), none()),
        Reason::NothingHeard { seat: who } => (text::reason_nothing_heard(lang, seat(who)), none()),
        Reason::WordsFirst { seat: who } => (text::reason_words_first(lang, seat(who)), none()),
        Reason::ChipsDiffer { said, chips: put } => (text::reason_chips_differ(lang, &n(put), &n(said)), n(said)),
        Reason::WordsTooLate { .. } => (text::reason_words_too_late(lang).into(), none()),
        Reason::OversizedChip { chip, level } => {
            (text::reason_oversized_chip(lang, &n(chip), &n(level)), [n(chip), n(level)].join(" > "))
        }
        Reason::EveryChipNeeded { total, smallest, level } => {
            let left = n(total.above(smallest));
            let said = text::reason_every_chip_needed(lang, &left, &n(level), &n(smallest), &n(total));
            (said, [left, n(level)].join(" < "))
        }
        Reason::ChipToSpare { total, smallest, level } => {
            let left = n(total.above(smallest));
            let said = text::reason_chip_to_spare(lang, &left, &n(level), &n(smallest), &n(total));
            (said, [left, n(level)].join(" ≥ "))
        }
        Reason::LastChips { seat: who, to } => (text::reason_last_chips(lang, seat(who), &n(to)), n(to)),
        Reason::HalfRaiseMadeUp { total, threshold, least } => {
            let said = text::reason_half_raise_made_up(lang, &n(least), &n(threshold), &n(total));
            (said, [n(total), n(threshold)].join(" ≥ "))
        }
        Reason::BelowHalfRaise { total, threshold, full_raise } => {
            let said = text::reason_below_half_raise(lang, &n(full_raise), &n(threshold), &n(total));
            (said, [n(total), n(threshold)].join(" < "))
        }
        Reason::IsFullRaise { total, least } => {
            (text::reason_is_full_raise(lang, &n(least), &n(total)), [n(total), n(least)].join(" ≥ "))
        }
        Reason::CutToMost { total, most } => (text::reason_cut_to_most(lang, &n(most), &n(total)), n(most)),
        Reason::JustTheCall { seat: who, chips: put } => (text::reason_just_the_call(lang, &n(put), seat(who)), n(put)),
        Reason::ChipsAreTheBet { to } => (text::reason_chips_are_the_bet(lang, &n(to)), n(to)),
        Reason::MadeUpToLeast { chips: put, least } => {
            (text::reason_made_up_to_least(lang, &n(put), &n(least)), n(least))
        }
        Reason::NewChipsAlone { prior, total } => (text::reason_new_chips_alone(lang, &n(prior), &n(total)), n(total)),
        Reason::AllChipsTogether { prior, total } => {
            (text::reason_all_chips_together(lang, &n(prior), &n(total)), n(total))
        }
        Reason::NewChipInFull { chip } => (text::reason_new_chip_in_full(lang, &n(chip)), n(chip)),
        Reason::TookChipsBack { seat: who } => (text::reason_took_chips_back(lang, seat(who)), none()),
        Reason::FirstMotionOnly { first, later } => {
            (text::reason_first_motion_only(lang, &n(first), &n(later)), n(first))
        }
        Reason::MotionsAddUp { first, later } => {
            let total = n(first + later);
            (text::reason_motions_add_up(lang, &n(first), &n(later), &total), total)
        }
        Reason::SaidFold { seat: who } => (text::reason_said_fold(lang, seat(who)), none()),
        Reason::SaidCheck { seat: who } => (text::reason_said_check(lang, seat(who)), none()),
        Reason::SaidCall { seat: who, level } => (text::reason_said_call(lang, &n(level), seat(who)), n(level)),
        Reason::NothingToCall { .. } => (text::reason_nothing_to_call(lang).into(), none()),
        Reason::CheckFacingBet { seat: who, facing } => {
            (text::reason_check_facing_bet(lang, &n(facing), seat(who)), n(facing))
        }
        Reason::SaidRaise { seat: who, least } => (text::reason_said_raise(lang, &n(least), seat(who)), n(least)),
        Reason::RaiseMayFollow { .. } => (text::reason_raise_may_follow(lang).into(), none()),
        Reason::MostForTheChip { to } => (text::reason_most_for_the_chip(lang, &n(to)), n(to)),
        Reason::AmountIsTotal { to } => (text::reason_amount_is_total(lang, &n(to)), n(to)),
        Reason::AmountIsOnTop { by, to } => (text::reason_amount_is_on_top(lang, &n(by), &n(to)), n(to)),
        Reason::AmountAsChips { amount } => (text::reason_amount_as_chips(lang, &n(amount)), n(amount)),
        Reason::HighestWithinPot { number, pot, amount } if amount > pot => {
            (text::reason_only_meaning(lang, &n(amount), &n(number)), n(amount))
        }
        Reason::HighestWithinPot { number, pot, amount } => {
            (text::reason_highest_within_pot(lang, &n(amount), &n(number), &n(pot)), n(amount))
        }
        Reason::SaidAllIn { seat: who, to } => (text::reason_said_all_in(lang, seat(who), &n(to)), n(to)),
        Reason::SaidPot { to } => (text::reason_said_pot(lang, &n(to)), n(to)),
        Reason::PotIsNoAmount { least } => (text::reason_pot_is_no_amount(lang, &n(least)), n(least)),
        Reason::AcceptedAction { told, level } => (text::reason_accepted_action(lang, &n(level), &n(told)), n(level)),
        Reason::FloorMayRelease { told, level } => {
            (text::reason_floor_may_release(lang, &n(level), &n(told)), n(level))
        }
        Reason::LessThanCall { seat: who, chips: put, level } => {
            let said = text::reason_less_than_call(lang, &n(put), &n(level), seat(who));
            (said, [n(put), n(level)].join(" < "))
        }
        Reason::FirstUndercallFirst { seat: who, others } => {
            (text::reason_first_undercall_first(lang, seat(who), &all(others)), none())
        }
        Reason::HeadsUpCallsInFull { .. } => (text::reason_heads_up_calls_in_full(lang).into(), none()),
        Reason::OpeningBetCalledInFull { level } => {
            (text::reason_opening_bet_called_in_full(lang, &n(level)), n(level))
        }
        Reason::FloorMayForfeit { seat: who, chips: left } => {
            (text::reason_floor_may_forfeit(lang, &n(left), seat(who)), n(left))
        }
        Reason::FloorMayTakeBack { seat: who } => (text::reason_floor_may_take_back(lang, seat(who)), none()),
        Reason::TinyChips { chips: put, owes } => (text::reason_tiny_chips(lang, &n(put), &n(owes)), n(owes)),
        // Turn.
        Reason::BacksUp { seat: who, to_act: next } => (text::reason_backs_up(lang, seat(who), seat(next)), none()),
        Reason::FoldAlwaysBinds { seat: who } => (text::reason_fold_always_binds(lang, seat(who)), none()),
        Reason::ActionUnchanged { seat: who, level } if level.is_zero() => {
            (text::reason_action_unchanged_check(lang, seat(who)), none())
        }
        Reason::ActionUnchanged { seat: who, level } => {
            (text::reason_action_unchanged(lang, &n(level), seat(who)), n(level))
        }
        Reason::ActionChanged { seat: who, from: before, to } => {
            (text::reason_action_changed(lang, &n(before), seat(who), &n(to)), n(to))
        }
        Reason::PassiveMayNotRaise { seat: who } => (text::reason_passive_may_not_raise(lang, seat(who)), none()),
        Reason::AllOptionsAgain { seat: who } => (text::reason_all_options_again(lang, seat(who)), none()),
        Reason::Substantial { acts, with_chips } => {
            (text::reason_substantial(lang, &count(acts), &count(with_chips)), count(acts))
        }
        Reason::NotSubstantial { acts, with_chips } => {
            (text::reason_not_substantial(lang, &count(acts), &count(with_chips)), count(acts))
        }
        Reason::ActsBehind { seat: who, acts } => {
            (text::reason_acts_behind(lang, &count(acts), seat(who)), count(acts))
        }
        Reason::NotYetHisTurn { seat: who, to_act: next } => {
            (text::reason_not_yet_his_turn(lang, seat(who), seat(next)), none())
        }
        Reason::InTime { seat: who } => (text::reason_in_time(lang, seat(who)), none()),
        Reason::HadNoTime { seat: who } => (text::reason_had_no_time(lang, seat(who)), none()),
        Reason::LostHisTurn { seat: who } => (text::reason_lost_his_turn(lang, seat(who)), none()),
        Reason::FoldsUnasked { seat: who } => (text::reason_folds_unasked(lang, seat(who)), none()),
        Reason::NobodyActedBehind { seat: who } => (text::reason_nobody_acted_behind(lang, seat(who)), none()),
        Reason::MadeUpForAll { chips: amount, least } => {
            (text::reason_made_up_for_all(lang, &n(amount), &n(least)), n(least))
        }
        Reason::StandsUncorrected { chips: amount, right } => {
            (text::reason_stands_uncorrected(lang, &n(amount), &n(right)), n(amount))
        }
        Reason::PotMiscounted { bet, pot: pot_size } => {
            (text::reason_pot_miscounted(lang, &n(bet), &n(pot_size)), n(pot_size))
        }
        Reason::CorrectedToPot { pot: pot_size } => (text::reason_corrected_to_pot(lang, &n(pot_size)), n(pot_size)),
        Reason::MustWaitForAmount { seat: who } => (text::reason_must_wait_for_amount(lang, seat(who)), none()),
        Reason::MayOweAnyAmount { .. } => (text::reason_may_owe_any_amount(lang).into(), none()),
        Reason::ConditionMayBind { seat: who } => (text::reason_condition_may_bind(lang, seat(who)), none()),
        Reason::PenaltyPossible { seat: who } => (text::reason_penalty_possible(lang, seat(who)), none()),
        Reason::PenaltyCertain { seat: who } => (text::reason_penalty_certain(lang, seat(who)), none()),
        // Hands at the showdown.
        Reason::StillContested { seats: group } => (text::reason_still_contested(lang, &all(group)), none()),
        Reason::LastHandWins { seat: who } => (text::reason_last_hand_wins(lang, seat(who)), none()),
        Reason::LastHandShows { seat: who } => (text::reason_last_hand_shows(lang, seat(who)), none()),
        Reason::RefusalPenalised { seat: who } => (text::reason_refusal_penalised(lang, seat(who)), none()),
        Reason::Suspected { seat: who } => (text::reason_suspected(lang, seat(who)), none()),
        Reason::OnlyOnSuspicion { .. } => (text::reason_only_on_suspicion(lang).into(), none()),
        Reason::AllDealtInMayAsk { seat: who } => (text::reason_all_dealt_in_may_ask(lang, seat(who)), none()),
        Reason::WinnerAsks { seat: who, of } => (text::reason_winner_asks(lang, seat(of), seat(who)), none()),
        Reason::AnotherAsks { seat: who, of } => (text::reason_another_asks(lang, seat(of), seat(who)), none()),
        Reason::NotAtShowdown { seat: who } => (text::reason_not_at_showdown(lang, seat(who)), none()),
        Reason::HasNoCards { seat: who } => (text::reason_has_no_cards(lang, seat(who)), none()),
        Reason::PaidToSee { seat: who, of } => (text::reason_paid_to_see(lang, seat(of), seat(who)), none()),
        Reason::RequestAtDiscretion { seat: who, of } => {
            (text::reason_request_at_discretion(lang, seat(of), seat(who)), none())
        }
        Reason::TabledInFull { seat: who, cards } => {
            (text::reason_tabled_in_full(lang, &count(cards), seat(who)), count(cards))
        }
        Reason::TabledInPart { seat: who, shown, dealt } => {
            (text::reason_tabled_in_part(lang, &count(dealt), seat(who), &count(shown)), count(shown))
        }
        Reason::BoardDeclared { seat: who } => (text::reason_board_declared(lang, seat(who)), none()),
        Reason::BoardNotShown { seat: who, dealt } => {
            (text::reason_board_not_shown(lang, &count(dealt), seat(who)), none())
        }
        Reason::ThrownAwayAtOwnRisk { seat: who, shown, dealt } => {
            (text::reason_thrown_away_at_own_risk(lang, &count(dealt), seat(who), &count(shown)), count(shown))
        }
        Reason::ShownBestCannotDie { seat: who } => (text::reason_shown_best_cannot_die(lang, seat(who)), none()),
        Reason::CanBeTold { seat: who } => (text::reason_can_be_told(lang, seat(who)), none()),
        Reason::CannotBeTold { seat: who } => (text::reason_cannot_be_told(lang, seat(who)), none()),
        Reason::FloorMayRetrieve { seat: who } => (text::reason_floor_may_retrieve(lang, seat(who)), none()),
        Reason::WasMisled { seat: who } => (text::reason_was_misled(lang, seat(who)), none()),
        Reason::MuckKills { seat: who } => (text::reason_muck_kills(lang, seat(who)), none()),
        Reason::NoRedress { seat: who } => (text::reason_no_redress(lang, seat(who)), none()),
        Reason::CalledChipsStay { seat: who, chips: amount } => {
            (text::reason_called_chips_stay(lang, &n(amount), seat(who)), n(amount))
        }
        Reason::ShownStaysLive { .. } => (text::reason_shown_stays_live(lang).into(), none()),
        // Disputes and conduct.
        Reason::BeforeDeadline { deadline: Deadline::PotCollected } => {
            (text::reason_before_pot_collected(lang).into(), none())
        }
        Reason::BeforeDeadline { deadline: Deadline::NextHand } => (text::reason_before_next_hand(lang).into(), none()),
        Reason::BeforeDeadline { deadline: Deadline::NextHandSubstantial } => {
            (text::reason_before_next_hand_substantial(lang).into(), none())
        }
        Reason::AfterDeadline { deadline: Deadline::PotCollected } => {
            (text::reason_after_pot_collected(lang).into(), none())
        }
        Reason::AfterDeadline { deadline: Deadline::NextHand } => (text::reason_after_next_hand(lang).into(), none()),
        Reason::AfterDeadline { deadline: Deadline::NextHandSubstantial } => {
            (text::reason_after_next_hand_substantial(lang).into(), none())
        }
        Reason::BreakIsOver { seconds, limit } => (
            text::reason_break_is_over(lang, &lang.chips(limit.into()), &lang.chips(seconds.into())),
            lang.chips(seconds.into()),
        ),
        Reason::PotIsRebuilt => (text::reason_pot_is_rebuilt(lang).into(), none()),
        Reason::HouseCorrectsItself => (text::reason_house_corrects_itself(lang).into(), none()),
        Reason::CardsSpeak { seat: who } => (text::reason_cards_speak(lang, seat(who)), none()),
        Reason::MayForfeitPot { seat: who } => (text::reason_may_forfeit_pot(lang, seat(who)), none()),
        Reason::AllShouldSpeakUp { seat: who } => (text::reason_all_should_speak_up(lang, seat(who)), none()),
        Reason::OnePlayerToAHand { seat: who } => (text::reason_one_player_to_a_hand(lang, seat(who)), none()),
        Reason::AbsentTurnedUp { seat: who } => (text::reason_absent_turned_up(lang, seat(who)), none()),
        Reason::AbsentStaysDown { seat: who } => (text::reason_absent_stays_down(lang, seat(who)), none()),
        Reason::HandForHand => (text::reason_hand_for_hand(lang).into(), none()),
        // Stakes.
        Reason::OnlyChipsAtTheDeal { seat: who, chips: amount } => {
            (text::reason_only_chips_at_the_deal(lang, &n(amount), seat(who)), n(amount))
        }
        Reason::AddedPlaysNextHand { chips: amount, .. } => {
            (text::reason_added_plays_next_hand(lang, &n(amount)), n(amount))
        }
        Reason::SmallerStack { seat: who, chips: amount, than } => {
            (text::reason_smaller_stack(lang, &n(amount), seat(who), &n(than)), n(amount))
        }
        Reason::FoundIsBet { chips: amount, .. } => (text::reason_found_is_bet(lang, &n(amount)), n(amount)),
        Reason::NotPaidForFound { seat: who, chips: amount } => {
            (text::reason_not_paid_for_found(lang, &n(amount), seat(who)), n(amount))
        }
        Reason::NotSavedByFound { seat: who, chips: amount } => {
            (text::reason_not_saved_by_found(lang, &n(amount), seat(who)), n(amount))
        }
        _ => (none(), none()),
    }
}

/// A mistake with its name.
pub struct Named {
    /// What it is called.
    pub name: String,
    /// What it is, and where it leaves the rules; numbers are set strong.
    pub text: String,
}

/// The mistake behind an answer.
pub fn mistake(mistake: &Mistake, question: &Question, lang: Lang) -> Named {
    let (name, what) = folk(mistake.folk.key, lang);
    let asked = if let Ask::MayRaise(asked) = question.ask { seat(asked) } else { "" };
    let n = |amount: Chips| chips(amount, lang);
    let departs = match mistake.departs {
        Departure::Level { right, yours } if yours < right => {
            text::depart_level_early(lang, &n(right), asked, &n(yours))
        }
        Departure::Level { right, yours } => text::depart_level_late(lang, &n(right), asked, &n(yours)),
        Departure::Amount { right, yours } => {
            let say = match question.ask {
                Ask::MayRaise(_) if yours > right => text::depart_higher,
                Ask::MayRaise(_) => text::depart_lower,
                _ => text::depart_sum,
            };
            say(lang, &n(right), &n(yours))
        }
        Departure::Step(at) => text::depart_step(lang, &lang.chips(at as u64 + 1)),
    };
    Named { name: name.into(), text: [what, &departs].join(" ") }
}

macro_rules! folks {
    ($key:expr, $lang:expr, $($folk:literal => $name:ident, $text:ident;)*) => {
        match $key {
            $($folk => (text::$name($lang), text::$text($lang)),)*
            _ => ("", ""),
        }
    };
}

/// The name of a folk rule, and what is wrong with it.
pub fn folk(key: &str, lang: Lang) -> (&'static str, &'static str) {
    folks! { key, lang,
        "any-all-in-reopens" => folk_any_all_in_reopens_name, folk_any_all_in_reopens_text;
        "each-all-in-alone" => folk_each_all_in_alone_name, folk_each_all_in_alone_text;
        "once-for-the-table" => folk_once_for_the_table_name, folk_once_for_the_table_text;
        "closed-for-all" => folk_closed_for_all_name, folk_closed_for_all_text;
        "half-reopens" => folk_half_reopens_name, folk_half_reopens_text;
        "full-bet-in-limit" => folk_full_bet_in_limit_name, folk_full_bet_in_limit_text;
        "double-the-bet" => folk_double_the_bet_name, folk_double_the_bet_text;
        "last-increment" => folk_last_increment_name, folk_last_increment_text;
        "sum-of-all-ins" => folk_sum_of_all_ins_name, folk_sum_of_all_ins_text;
        "complete-the-all-in" => folk_complete_the_all_in_name, folk_complete_the_all_in_text;
        "never-completed" => folk_never_completed_name, folk_never_completed_text;
        "left-of-button-first" => folk_left_of_button_first_name, folk_left_of_button_first_text;
        "aggressor-of-the-hand" => folk_aggressor_of_the_hand_name, folk_aggressor_of_the_hand_text;
        "caller-shows-first" => folk_caller_shows_first_name, folk_caller_shows_first_text;
        "all-in-call-is-aggression" => folk_all_in_call_is_aggression_name, folk_all_in_call_is_aggression_text;
        "main-pot-shows-too" => folk_main_pot_shows_too_name, folk_main_pot_shows_too_text;
        "pusher-has-no-duty" => folk_pusher_has_no_duty_name, folk_pusher_has_no_duty_text;
        "cash-order-in-tournament" => folk_cash_order_in_tournament_name, folk_cash_order_in_tournament_text;
        "tournament-face-up-in-cash" => folk_tournament_face_up_in_cash_name, folk_tournament_face_up_in_cash_text;
        "up-at-first-all-in" => folk_up_at_first_all_in_name, folk_up_at_first_all_in_text;
        "up-when-all-are-all-in" => folk_up_when_all_are_all_in_name, folk_up_when_all_are_all_in_text;
        "main-pot-hand-stays-down" => folk_main_pot_hand_stays_down_name, folk_main_pot_hand_stays_down_text;
        "all-in-wins-all" => folk_all_in_wins_all_name, folk_all_in_wins_all_text;
        "uncalled-stays" => folk_uncalled_stays_name, folk_uncalled_stays_text;
        "folded-money-in-main-pot" => folk_folded_money_in_main_pot_name, folk_folded_money_in_main_pot_text;
        "odd-chip-to-aggressor" => folk_odd_chip_to_aggressor_name, folk_odd_chip_to_aggressor_text;
        "odd-chips-to-one" => folk_odd_chips_to_one_name, folk_odd_chips_to_one_text;
        "odd-chip-right-of-button" => folk_odd_chip_right_of_button_name, folk_odd_chip_right_of_button_text;
    }
}

/// The short name of a rule book, with its edition.
pub fn book(book: Book, lang: Lang) -> &'static str {
    match book {
        Book::Tda2024 => text::book_tda_short(lang),
        Book::WsopLive2026 => text::book_wsop_cash_short(lang),
        Book::WsopTournament2026 => text::book_wsop_tournament_short(lang),
        Book::Roberts11 => text::book_roberts_cash_short(lang),
        Book::FrenchHome => text::book_fr_home_short(lang),
    }
}

/// Another rule book, and what it decides.
pub fn elsewhere(elsewhere: &Elsewhere, question: &Question, lang: Lang) -> (&'static str, String) {
    let book = book(elsewhere.book, lang);
    let says = if elsewhere.same {
        text::verdict_same_ruling(lang).into()
    } else {
        decision(question, &elsewhere.ruling.decision, lang)
    };
    (book, says)
}

/// What keeps an answer from being marked.
pub fn problem(problem: Problem, question: &Question, lang: Lang) -> String {
    let n = |amount: Chips| chips(amount, lang);
    match problem {
        Problem::Missing(part) => match question.forms.get(part) {
            Some(Form::MinimumTo { .. } | Form::Wins(_) | Form::Pots(_)) => text::input_empty(lang).into(),
            Some(Form::Return(_)) => text::input_choose_uncalled(lang).into(),
            _ => text::input_choose(lang).into(),
        },
        Problem::MoreThanOnTable(total) => text::problem_more_than_table(lang, &n(total)),
        Problem::NoRaise { level } => text::problem_no_raise(lang, &n(level)),
        Problem::NobodyMayWin(at) => text::problem_nobody(lang, &pot(at, lang)),
        Problem::EmptyPot(at) => text::problem_empty_pot(lang, &pot(at, lang)),
        Problem::HalfAReturn => text::input_choose_uncalled(lang).into(),
        Problem::MoreThanPot { given, pot } => text::problem_more_than_pot(lang, &n(given), &n(pot)),
    }
}

/// A line of the log.
pub struct Line {
    /// Who, where one seat acted.
    pub seat: Option<Seat>,
    /// What was done: a verb, the seat before it.
    pub text: String,
    /// How much, total of the round; may be empty.
    pub amount: String,
}

/// A street of the log.
pub struct Round {
    /// Its name.
    pub name: String,
    /// The cards that it brought.
    pub cards: Vec<Card>,
    /// What was done.
    pub lines: Vec<Line>,
}

/// What happened, street by street. A street that only led up to the question is told in one line.
pub fn log(question: &Question, lang: Lang) -> Vec<Round> {
    let hand = &question.hand;
    let streets: Vec<_> = hand.log().split(|event| matches!(event, Event::Street(_))).collect();
    let last = streets.len().saturating_sub(1);
    let pots_matter = matches!(question.ask, Ask::BuildPots | Ask::Award);
    let of_game = hand.setup().game.streets();
    let told = streets.iter().zip(of_game.iter().copied()).enumerate().map(|(at, (events, street))| {
        let brief = if at < last && !pots_matter { brief(hand, events, lang) } else { None };
        let dealt = &hand.setup().board;
        let before = of_game[..at].last().map_or(0, |street| street.board());
        Round {
            name: text::street_names(lang, street as usize).into(),
            cards: dealt.get(before..street.board()).unwrap_or_default().to_vec(),
            lines: brief
                .map_or_else(|| events.iter().filter_map(|event| line(event, lang)).collect(), |line| vec![line]),
        }
    });
    told.collect()
}

/// A quiet street in one line: who put in how much, who folded. `None` where more happened.
fn brief(hand: &Hand, events: &[Event], lang: Lang) -> Option<Line> {
    let (mut paid, mut folded) = ([Chips::ZERO; Seat::MOST], vec![]);
    let mut in_it = Seats::NONE;
    for event in events {
        match *event {
            Event::Act { seat, act: Act::Fold, .. } => folded.push(seat),
            Event::Act { all_in: true, .. }
            | Event::Post { all_in: true, .. }
            | Event::Post { post: Post::Ante, .. } => {
                return None;
            }
            Event::Act { seat, to, .. } => {
                paid[seat.index()] = to;
                in_it = in_it.with(seat);
            }
            Event::Post { .. } | Event::Street(_) | Event::Discard { .. } | Event::Drawn { .. } => {}
        }
    }
    let in_it = folded.iter().fold(in_it, |left, seat| left.without(*seat));
    let each = in_it.iter().map(|seat| paid[seat.index()]).max()?;
    if in_it.iter().any(|seat| paid[seat.index()] != each) {
        return None;
    }
    let mut said = if each.is_zero() {
        text::log_checked(lang).to_owned()
    } else {
        text::log_put_in(lang, &chips(each, lang), &seats(in_order(hand, in_it), lang))
    };
    if !folded.is_empty() {
        said += ", ";
        said += &text::log_folds_list(lang, folded.len() as u64, &seats(folded.iter().copied(), lang));
    }
    Some(Line { seat: None, text: said, amount: String::new() })
}

/// One act or forced bet.
fn line(event: &Event, lang: Lang) -> Option<Line> {
    let (who, said, amount) = match *event {
        Event::Street(_) | Event::Drawn { .. } => return None,
        Event::Discard { seat, discards } => {
            let pat = discards.count == 0;
            let said = if pat { text::act_stands_pat(lang) } else { text::act_draws(lang) };
            (seat, said, (!pat).then_some(Chips(discards.count.into())))
        }
        Event::Post { seat, post, chips, all_in } => {
            let say = match (post, all_in) {
                (Post::Ante, false) => text::act_ante,
                (Post::Ante, true) => text::act_ante_all_in,
                (Post::BigBlindAnte, false) => text::act_ante_bb,
                (Post::BigBlindAnte, true) => text::act_ante_bb_all_in,
                (Post::SmallBlind, false) => text::act_small_blind,
                (Post::SmallBlind, true) => text::act_small_blind_all_in,
                (Post::BigBlind, false) => text::act_big_blind,
                (Post::BigBlind, true) => text::act_big_blind_all_in,
                (Post::Straddle, false) => text::act_straddle,
                (Post::Straddle, true) => text::act_straddle_all_in,
                (Post::BringIn, false) => text::act_bring_in,
                (Post::BringIn, true) => text::act_bring_in_all_in,
            };
            (seat, say(lang), Some(chips))
        }
        Event::Act { seat, act, to, all_in, .. } => {
            let say = match (act, all_in) {
                (Act::Fold, _) => text::act_folds,
                (Act::Check, _) => text::act_checks,
                (Act::Call, false) => text::act_calls,
                (Act::Call, true) => text::act_calls_all_in,
                (Act::Bet | Act::Raise, true) => text::act_all_in,
                (Act::Bet, false) => text::act_bets,
                (Act::Raise, false) => text::act_raises,
            };
            (seat, say(lang), (!matches!(act, Act::Fold | Act::Check)).then_some(to))
        }
    };
    Some(Line {
        seat: Some(who),
        text: said.into(),
        amount: amount.map(|amount| chips(amount, lang)).unwrap_or_default(),
    })
}

/// How a seat stands: out of the hand, all-in, to act, or in.
pub fn state(hand: &Hand, seat: Seat, lang: Lang) -> String {
    let word = if hand.folded().has(seat) {
        text::state_folded(lang)
    } else if hand.all_in().has(seat) {
        text::state_all_in(lang)
    } else if hand.to_act() == Some(seat) {
        text::state_to_act(lang)
    } else {
        text::state_in(lang)
    };
    word.into()
}

/// What the cards of a seat make with the whole board: "kings full of nines". Low hands have no name here.
pub fn hand_name(hand: &Hand, seat: Seat, lang: Lang) -> Option<String> {
    let (cards, board) = (hand.cards(seat)?, hand.full_board().iter().copied().collect());
    let read = match hand.setup().game.ranking() {
        Ranking::High => high::explain(cards.union(board)),
        Ranking::OmahaHigh => omaha::explain_high(cards, board),
        _ => None,
    }?;
    Some(lang.hand(match read.name {
        HandName::HighCard { high } => text::HandName::HighCard(high.index()),
        HandName::OnePair { pair } => text::HandName::OnePair(pair.index()),
        HandName::TwoPair { high, low } => text::HandName::TwoPair(high.index(), low.index()),
        HandName::ThreeOfAKind { trips } => text::HandName::ThreeOfAKind(trips.index()),
        HandName::Straight { high } => text::HandName::Straight(high.index()),
        HandName::Flush { high } => text::HandName::Flush(high.index()),
        HandName::FullHouse { trips, pair } => text::HandName::FullHouse(trips.index(), pair.index()),
        HandName::FourOfAKind { quads } => text::HandName::FourOfAKind(quads.index()),
        HandName::StraightFlush { high } => text::HandName::StraightFlush(high.index()),
        HandName::RoyalFlush => text::HandName::RoyalFlush,
    }))
}
