//! Disputes and conduct: SHOW-6 hand for hand, SHOW-11 to SHOW-14.

use croupier_engine::rulings::award::award_by_cards;
use croupier_engine::rulings::dispute::{
    Cost, Mistake, Objection, face_up_hand_for_hand, in_time, may_read_aloud, miscalled, turn_up_absent,
};
use croupier_engine::{Act, Chips, Hand, Reason, Rulebook, Seat, Seats, Setup, Street, Structure};

use crate::books::{ALL, HOME, LIVE, ROBERTS, TDA, TOURNAMENTS, WSOP};
use crate::spot::{A, B, acts, street};

const READING: Objection<'_> =
    Objection { mistake: Mistake::Reading, by_house: false, collected: true, next_hand: None, at_break: None };
const COUNT: Objection<'_> = Objection { mistake: Mistake::Count, ..READING };

fn ok(objection: Objection<'_>, rules: &Rulebook) -> bool {
    in_time(objection, rules).decision
}

#[test]
fn show_12_a_misread_hand_until_the_next_hand() {
    let begun = Objection { next_hand: Some(&[]), ..READING };
    for rules in [TDA, WSOP, LIVE, ROBERTS] {
        assert!(ok(READING, &rules)); // SHOW-35
        assert!(!ok(begun, &rules)); // SHOW-36
    }
    // SHOW-40: mixed into a stack, the pot is rebuilt; an error of the house is looked at even later.
    assert!(in_time(READING, &LIVE).reasons.contains(&Reason::PotIsRebuilt));
    assert!(ok(Objection { by_house: true, ..begun }, &LIVE));
    assert!(!ok(Objection { by_house: true, ..begun }, &TDA));
    // SHOW-41: before the pot is handed over.
    assert!(ok(Objection { collected: false, ..READING }, &HOME));
    assert!(!ok(READING, &HOME));
}

#[test]
fn show_12_a_wrong_count_until_substantial_action() {
    let next = |acts| Objection { next_hand: Some(acts), ..COUNT };
    assert!(ok(next(&[Act::Fold]), &TDA));
    assert!(!ok(next(&[Act::Call, Act::Call]), &TDA));
    assert!(!ok(next(&[]), &WSOP));
    assert!(ok(COUNT, &WSOP));
}

#[test]
fn show_12_one_minute_at_a_break() {
    let after = |seconds| Objection { at_break: Some(seconds), ..COUNT };
    assert!(ok(after(60), &TDA));
    assert!(!ok(after(61), &TDA));
    assert!(!ok(after(90), &TDA));
    assert!(ok(after(90), &WSOP));
}

#[test]
fn show_11_cards_speak() {
    // SHOW-27: kings full announced as a flush.
    let cards = |list: &str| list.split(' ').map(|card| card.parse().expect("a card")).collect::<Vec<_>>();
    let mut setup = Setup::new(TDA, Structure::NoLimit, (25, 50), &[50, 50], Seat(1));
    setup.hole = vec![cards("Kh 9h"), cards("As 3s")];
    setup.board = cards("Ks Kd 9s 4s 2h");
    let mut hand = Hand::deal(setup).expect("a table");
    acts(&mut hand, &[0]);
    for rules in ALL {
        assert_eq!(award_by_cards(&hand, rules).decision.wins(A), Chips(100));
        assert_eq!(miscalled(A, false, rules).decision, Cost::Nothing);
    }
    for rules in TOURNAMENTS {
        assert_eq!(miscalled(A, true, rules).decision, Cost::Penalty);
    }
    assert_eq!(miscalled(A, true, &LIVE).decision, Cost::Pot);
}

#[test]
fn show_14_one_player_to_a_hand() {
    // SHOW-47
    assert!(!may_read_aloud(A, false).decision);
    assert!(may_read_aloud(A, true).decision);
}

#[test]
fn show_13_a_player_who_left() {
    // SHOW-46
    assert!(turn_up_absent(A, &HOME).decision);
    for rules in [TDA, WSOP, LIVE, ROBERTS] {
        assert!(!turn_up_absent(A, &rules).decision);
    }
}

#[test]
fn show_06_hand_for_hand_cards_stay_down() {
    // SHOW-19
    let hand = street(Street::Turn, Structure::NoLimit, (5, 10), &[1000, 4000], &[1000, 0]);
    for rules in TOURNAMENTS {
        assert_eq!(face_up_hand_for_hand(&hand, false, rules).decision, Seats::NONE);
        assert_eq!(face_up_hand_for_hand(&hand, true, rules).decision, hand.live());
        assert!(hand.live().has(B));
    }
}
