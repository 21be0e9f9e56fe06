//! Is this hand live, and is it shown?

use crate::rulings::reopen::this_round;
use crate::rulings::showdown::shows;
use crate::{Act, AskToSee, BoardDeclared, Chips, Event, Fallen, Hand, Reason, Rulebook, Ruling, Seat, Seats, Topic};

/// What a hand is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It may win.
    Live,
    /// It may not.
    Dead,
    /// The floor decides.
    Floor,
}

/// Decides who wins a showdown at which all but one threw their hands away, and whether he must show; `None` while
/// two or more are left.
///
/// The last live hand wins unseen. (TDA 2024, 17-B; WSOP tournament 2026, 72; WSOP live 2026, 143.) DISPUTED: Robert's
/// Rules (showdown, 1) print no such exception.
#[must_use]
pub fn last_live_hand(hand: &Hand, mucked: Seats, rules: &Rulebook) -> Ruling<Option<LastHand>> {
    let left = hand.live().minus(mucked);
    let Some(seat) = left.single() else {
        let reasons = vec![Reason::StillContested { seats: left }];
        return Ruling { decision: None, topic: Topic::MustShow, reasons };
    };
    let must_show = !rules.table.last_hand_unseen && hand.live().len() > 1;
    let mut reasons = vec![if must_show { Reason::LastHandShows { seat } } else { Reason::LastHandWins { seat } }];
    if rules.table.refusal_penalised {
        let obliged = shows(hand, rules).decision.first().filter(|first| mucked.has(*first));
        reasons.extend(obliged.map(|seat| Reason::RefusalPenalised { seat }));
    }
    Ruling { decision: Some(LastHand { seat, must_show }), topic: Topic::MustShow, reasons }
}

/// The last live hand of a showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LastHand {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it must be shown to win.
    pub must_show: bool,
}

/// Somebody asks to see a hand at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Request {
    /// Who asks.
    pub by: Seat,
    /// Whose hand he asks for.
    pub of: Seat,
    /// Who still holds or has tabled his cards.
    pub holding: Seats,
    /// Whether he who asks has won the pot.
    pub by_winner: bool,
    /// Whether collusion is suspected.
    pub suspicion: bool,
}

/// What comes of a request to see a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// It must be shown; it may win as before.
    ByRight,
    /// It must be shown, and may win though it was thrown away.
    Live,
    /// It must be shown, and is dead.
    Dead,
    /// The floor decides.
    Floor,
    /// It need not be shown.
    No,
}

/// Decides whether a hand must be shown on request.
///
/// Who called in the last round, and has not thrown his cards away, may see the hand of the last aggressor, for which
/// he paid; the floor decides about any other. (TDA 2024, 18.) In a WSOP tournament nobody without cards may ask (72);
/// in a WSOP cash game only whoever suspects collusion, before the floor (14, 147). By Robert's Rules everybody dealt
/// in may: a hand that the winner of the pot asks for is live, and dead where another asks (showdown, 5).
#[must_use]
pub fn ask_to_see(hand: &Hand, request: Request, rules: &Rulebook) -> Ruling<Seen> {
    let Request { by, of, .. } = request;
    let ruled = |decision, reason| Ruling { decision, topic: Topic::AskToSee, reasons: vec![reason] };
    let holds = hand.in_it(by) && request.holding.has(by);
    match rules.table.ask_to_see {
        AskToSee::OnSuspicion if request.suspicion => ruled(Seen::Floor, Reason::Suspected { seat: by }),
        AskToSee::OnSuspicion => ruled(Seen::No, Reason::OnlyOnSuspicion { seat: by }),
        AskToSee::DealtIn if !hand.in_it(of) || by.index() >= hand.players() => {
            ruled(Seen::No, Reason::NotAtShowdown { seat: of })
        }
        AskToSee::DealtIn if request.holding.has(of) => ruled(Seen::ByRight, Reason::AllDealtInMayAsk { seat: by }),
        AskToSee::DealtIn if request.by_winner => ruled(Seen::Live, Reason::WinnerAsks { seat: by, of }),
        AskToSee::DealtIn => ruled(Seen::Dead, Reason::AnotherAsks { seat: by, of }),
        _ if !holds => ruled(Seen::No, Reason::HasNoCards { seat: by }),
        AskToSee::Callers if paid_to_see(hand, by, of) => ruled(Seen::ByRight, Reason::PaidToSee { seat: by, of }),
        AskToSee::Callers | AskToSee::HoldersAtDiscretion => {
            ruled(Seen::Floor, Reason::RequestAtDiscretion { seat: by, of })
        }
    }
}

/// Whether `by` called in the last round, and `of` was its last aggressor.
fn paid_to_see(hand: &Hand, by: Seat, of: Seat) -> bool {
    let mut aggressor = None;
    let mut called = Seats::NONE;
    for event in this_round(hand) {
        match *event {
            Event::Act { seat, act: Act::Bet | Act::Raise, .. } => (aggressor, called) = (Some(seat), Seats::NONE),
            Event::Act { seat, act: Act::Call, .. } => called = called.with(seat),
            _ => {}
        }
    }
    hand.is_showdown() && hand.is_last_round() && aggressor == Some(of) && called.has(by)
}

/// How a player laid down his hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tabled {
    /// Whose hand.
    pub seat: Seat,
    /// How many of his cards lie face up and can be read.
    pub shown: u8,
    /// How many he was dealt.
    pub dealt: u8,
    /// Whether he said that he plays the board.
    pub plays_board: bool,
    /// Whether he threw the cards away after that, so that they cannot be told any more.
    pub thrown_away: bool,
}

/// What a laid down hand may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// Its share.
    Share,
    /// The dealer asks for all cards; where that is refused, the floor is called.
    AskForAll,
    /// Nothing.
    Nothing,
}

/// Decides what a hand may claim by the way it was laid down.
///
/// All cards must lie face up, also to play the board. (TDA 2024, 13-A, 19; WSOP tournament 2026, 71, 75; WSOP live
/// 2026, 143, 172.) One card is not enough, and whoever shows part and throws the rest away does so at his own risk
/// (TDA 2024, 13-B, 15-A). By Robert's Rules, whoever says that he plays the board before he throws his cards away
/// keeps his share (hold'em).
#[must_use]
pub fn tabled(tabled: Tabled, rules: &Rulebook) -> Ruling<Claim> {
    let Tabled { seat, shown, dealt, .. } = tabled;
    let (decision, reason) = if shown >= dealt {
        (Claim::Share, Reason::TabledInFull { seat, cards: dealt })
    } else if !tabled.thrown_away {
        (Claim::AskForAll, Reason::TabledInPart { seat, shown, dealt })
    } else if tabled.plays_board && rules.table.board_declared == BoardDeclared::KeepsShare {
        (Claim::Share, Reason::BoardDeclared { seat })
    } else if tabled.plays_board {
        (Claim::Nothing, Reason::BoardNotShown { seat, dealt })
    } else {
        (Claim::Nothing, Reason::ThrownAwayAtOwnRisk { seat, shown, dealt })
    };
    Ruling { decision, topic: Topic::Tabling, reasons: vec![reason] }
}

/// Cards that left a player's hand without a fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LetGo {
    /// Whose.
    pub seat: Seat,
    /// Whether the dealer took them by mistake.
    pub by_dealer: bool,
    /// Whether they had been laid face up, all of them, and were plainly the best hand.
    pub shown_best: bool,
    /// Whether they are in the muck.
    pub in_muck: bool,
    /// Whether they can be told for certain, and got back.
    pub identifiable: bool,
    /// Whether the player was led to it by an error of the dealer or by wrong information.
    pub misled: bool,
}

/// Decides whether cards that were pushed away, mucked or killed may still win.
///
/// A hand that was tabled and plainly the best cannot be killed. (TDA 2024, 13-C; WSOP tournament 2026, 71.) Cards
/// pushed away face down are live while they can be told for certain; the muck kills them. (TDA 2024, 14; WSOP
/// tournament 2026, 108; WSOP live 2026, 110.) From the muck, WSOP lets the floor get them back, the more so where the
/// player was misled (tournament 109, 110; live 111). What the dealer killed by mistake is live if it can be told;
/// else there is no redress. (TDA 2024, 65; WSOP live 2026, 114.)
#[must_use]
pub fn let_go(cards: LetGo, rules: &Rulebook) -> Ruling<Fate> {
    let LetGo { seat, by_dealer, shown_best, in_muck, identifiable, misled } = cards;
    let ruled = |decision, reasons| Ruling { decision, topic: Topic::LetGo, reasons };
    if shown_best {
        return ruled(Fate::Live, vec![Reason::ShownBestCannotDie { seat }]);
    }
    if !identifiable {
        let why = if by_dealer { Reason::NoRedress { seat } } else { Reason::CannotBeTold { seat } };
        return ruled(Fate::Dead, vec![why]);
    }
    if by_dealer && rules.table.in_muck == Fallen::Dead {
        return ruled(Fate::Live, vec![Reason::CanBeTold { seat }]);
    }
    let fallen = if in_muck || by_dealer { rules.table.in_muck } else { rules.table.pushed_away };
    let (fate, why) = match fallen {
        Fallen::Live => (Fate::Live, Reason::CanBeTold { seat }),
        Fallen::Floor => (Fate::Floor, Reason::FloorMayRetrieve { seat }),
        Fallen::Dead => (Fate::Dead, Reason::MuckKills { seat }),
    };
    let mut reasons = vec![why];
    if fate == Fate::Floor && misled {
        reasons.push(Reason::WasMisled { seat });
    }
    ruled(fate, reasons)
}

/// Decides what a player whose hand was killed, or who threw it away believing that he had won, gets back: the part of
/// his bet that nobody called. What was called stays in the pot.
/// (TDA 2024, 15-B, 65-A; WSOP tournament 2026, 91, 108.)
#[must_use]
pub fn killed_gets_back(hand: &Hand, seat: Seat) -> Ruling<Chips> {
    let back = hand.stakes().uncalled().filter(|back| back.seat == seat);
    let staked = if hand.in_it(seat) { hand.staked(seat) } else { Chips::ZERO };
    let decision = back.map_or(Chips::ZERO, |back| back.chips);
    let reason = if decision.is_zero() {
        Reason::CalledChipsStay { seat, chips: staked }
    } else {
        Reason::Uncalled { seat, staked, matched: staked.above(decision), chips: decision }
    };
    Ruling { decision, topic: Topic::LetGo, reasons: vec![reason] }
}

/// Decides what a hand is worth that was shown too early. `action_pending` says whether others had still to act.
///
/// It is live, and stays face up. With action pending a penalty is possible (TDA 2024, 68), in a WSOP tournament
/// certain (117); at the showdown it is no fault.
#[must_use]
pub fn shown_early(seat: Seat, action_pending: bool, rules: &Rulebook) -> Ruling<Fate> {
    let mut reasons = vec![Reason::ShownStaysLive { seat }];
    if action_pending {
        reasons.push(if rules.table.exposure_penalised {
            Reason::PenaltyCertain { seat }
        } else {
            Reason::PenaltyPossible { seat }
        });
    }
    Ruling { decision: Fate::Live, topic: Topic::Exposure, reasons }
}
