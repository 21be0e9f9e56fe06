//! Shared pots and several boards: ODD-4 to ODD-8, RIT-4, RIT-5, LOW-4, LOW-5.

use croupier_engine::rulings::award::{Half, award_boards, award_by_cards};
use croupier_engine::{
    Action, Ante, Card, Chips, Discards, Game, Hand, Reason, Rulebook, Seat, Setup, SplitDrawOddChip, Structure,
};

use crate::books::{ALL, HOME, LIVE, ROBERTS, TDA, WSOP};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').filter(|card| !card.is_empty()).map(|card| card.parse().expect("a card")).collect()
}

/// Everybody is all-in with these stacks, the button in the last seat; the hands, and the board.
fn all_in(game: Game, stacks: &[u64], hands: &[&str], board: &str) -> Hand {
    let button = Seat(stacks.len() as u8 - 1);
    let setup = Setup::new(TDA, Structure::NoLimit, (1, 2), stacks, button);
    let hole = hands.iter().map(|hand| cards(hand)).collect();
    push(Setup { game, hole, board: cards(board), ..setup })
}

fn push(setup: Setup) -> Hand {
    let mut hand = Hand::deal(setup).expect("a table");
    while let Some(seat) = hand.to_act() {
        if hand.is_drawing() {
            hand.play(seat, Action::Draw(Discards::PAT)).expect("to stand pat");
            continue;
        }
        let all = hand.round().paid(seat) + hand.stack(seat);
        let facing = hand.round().facing(seat).is_zero();
        let passive = if facing { Action::Check } else { Action::Call };
        hand.play(seat, Action::RaiseTo(all)).or_else(|_| hand.play(seat, passive)).expect("a call");
    }
    hand
}

/// What each seat wins.
#[track_caller]
fn wins(hand: &Hand, rules: &Rulebook, expected: &[u64]) {
    let ruling = award_by_cards(hand, rules);
    let found: Vec<_> = hand.seats().map(|seat| ruling.decision.wins(seat).0).collect();
    assert_eq!(found, expected, "{:?}: {:?}", rules.book, ruling.reasons);
}

/// As [`all_in`], heads-up with stacks of this besides an ante of the big blind, who sits in the first seat.
fn with_ante(game: Game, ante: u64, stack: u64, hands: &[&str], board: &str) -> Hand {
    let setup = Setup::new(TDA, Structure::NoLimit, (1, 2), &[stack + ante, stack], Seat(1));
    let hole = hands.iter().map(|hand| cards(hand)).collect();
    push(Setup { game, ante: Ante::BigBlind(Chips(ante)), hole, board: cards(board), ..setup })
}

const LOW_BOARD: &str = "3h 4d 8s Kc Kd";

#[test]
fn odd_04_the_odd_chip_goes_to_the_high_hand() {
    let hand = all_in(Game::OmahaHiLo, &[101, 101, 99], &["Ac 2c 9h 9d", "Kh Ks Qh Qs", "Jh Jd Th Td"], LOW_BOARD);
    for rules in ALL {
        // Main pot 297: 149 high, 148 low; side pot 4: 2 and 2.
        wins(&hand, rules, &[150, 151, 0]); // ODD-07
        let parts = award_by_cards(&hand, rules).decision.parts;
        let told: Vec<_> = parts.iter().map(|part| (part.pot, part.half, part.amount.0)).collect();
        assert_eq!(told, [(0, Half::First, 149), (0, Half::Second, 148), (1, Half::First, 2), (1, Half::Second, 2)]);
    }
}

#[test]
fn odd_04_each_half_is_divided_as_usual() {
    let hands = ["Ac 2c 9h 9d", "Kh Ks Qh Qs", "Ad 2d Jh Js"];
    let hand = all_in(Game::OmahaHiLo, &[101, 101, 101], &hands, LOW_BOARD);
    for rules in ALL {
        wins(&hand, rules, &[76, 152, 75]); // ODD-08
    }
}

#[test]
fn odd_04_hands_that_tie_both_ways() {
    // Both have the same wheel; the pot is 302, two of it an ante.
    let hand = with_ante(Game::OmahaHiLo, 2, 150, &["Ac 2c 9h 9d", "As 2s Qc Qd"], "3h 4d 5s 8c Kd");
    for rules in [WSOP, LIVE, ROBERTS] {
        wins(&hand, &rules, &[151, 151]);
    }
    wins(&hand, &TDA, &[152, 150]); // Two halves of 151, each divided by itself.
}

#[test]
fn odd_04_one_hand_that_wins_both_ways() {
    let hand = all_in(Game::OmahaHiLo, &[101, 100], &["Ac 2c 9h 9d", "Jd Jh Th Ts"], "3h 4d 5s 8c Kd");
    for rules in ALL {
        wins(&hand, rules, &[200, 0]);
    }
}

#[test]
fn low_05_without_a_low_the_high_hand_takes_all() {
    let hand = all_in(Game::OmahaHiLo, &[100, 100], &["Ac 2c 9h 9d", "Kh Ks Qh Qs"], "3h 9c Ts Jc Kd");
    for rules in ALL {
        wins(&hand, rules, &[0, 200]);
        assert!(award_by_cards(&hand, rules).reasons.contains(&Reason::NoLow { pot: 0 }));
    }
}

/// Razz or another stud game, everybody all-in for the ante.
fn stud(game: Game, antes: &[u64], hands: &[&str]) -> Hand {
    let hands: Vec<_> = hands.iter().map(|hand| cards(hand)).collect();
    let doors: Vec<_> = hands.iter().map(|hand| hand[2]).collect();
    let most = antes.iter().copied().max().unwrap_or(0);
    let setup = Setup::stud((TDA, game, Structure::NoLimit), [most, 1, 2], antes, Seat(antes.len() as u8 - 1), &doors);
    push(Setup {
        hole: hands.iter().map(|hand| vec![hand[0], hand[1], hand[6]]).collect(),
        up: hands.iter().map(|hand| hand[2..6].to_vec()).collect(),
        ..setup
    })
}

#[test]
fn odd_05_in_stud_by_the_suit_of_a_card() {
    // Two equal 7-5-4-3-2 hands and a third player's chip: 101 for A and B.
    let hand =
        stud(Game::Razz, &[51, 51, 51], &["Kd Kc 7h 5c 4d 3s 2c", "Qh Qc 7s 5d 4c 3h 2d", "Jh Jc Jd Ts Th Td 9d"]);
    for rules in [TDA, WSOP, LIVE, HOME] {
        wins(&hand, &rules, &[76, 77, 0]); // ODD-10: the seven of spades.
    }
    wins(&hand, &ROBERTS, &[77, 76, 0]); // The deuce of clubs.
}

#[test]
fn odd_05_of_high_hands_the_highest() {
    // Both play aces and kings with a queen; B has the ace of spades, A the king that does not play.
    let hands = ["Ad Ac Kh Kd Qs 3c 2c", "As Ah Kc Ks Qd 4c 4d", "9h 8c 7d 5s 3h 2d Jd"];
    let hand = stud(Game::Stud, &[51, 51, 51], &hands);
    for rules in ALL {
        wins(&hand, rules, &[76, 77, 0]);
        let by_suit = Reason::OddChipBySuit { pot: 0, seat: Seat(1), card: cards("As")[0] };
        assert!(award_by_cards(&hand, rules).reasons.contains(&by_suit));
    }
}

#[test]
fn odd_05_all_seven_or_the_five_that_play() {
    // The same straight to the nine; A has an ace that does not play.
    let hands = ["As 2c 9h 8c 7d 6s 5h", "Kd 2d 9s 8d 7c 6h 5c", "3h 3d 4h 4d Jc Jd Th"];
    let hand = stud(Game::Stud, &[51, 51, 51], &hands);
    for rules in [TDA, WSOP, LIVE, HOME] {
        wins(&hand, &rules, &[76, 77, 0]);
    }
    wins(&hand, &ROBERTS, &[77, 76, 0]);
}

#[test]
fn odd_06_each_pot_by_itself() {
    let board = "Ah Kh Qh Jh Th";
    let hand = all_in(Game::Holdem, &[101, 201, 201], &["2c 3c", "4c 5c", "6c 7c"], board);
    for rules in ALL {
        // Main 303: 101 each; side 200: 100 each.
        wins(&hand, rules, &[101, 201, 201]);
    }
}

/// A game in which everybody stands pat, all-in.
fn pat(game: Game, stacks: &[u64], hands: &[&str]) -> Hand {
    all_in(game, stacks, hands, "")
}

#[test]
fn low_04_badugi_and_low_share_the_pot() {
    let hands = ["2s 3h 4d 5c 7s", "2h 4c 5d 6s 7h"];
    for rules in ALL {
        wins(&pat(Game::Badeucey, &[200, 200], &hands), rules, &[400, 0]); // RANK-24
    }
    // The ace is high in the badugi of badeucey, low in that of badacey.
    let aces = ["Ac 2d 3h 4s Kc", "2c 3d 4h 5s 7c"];
    wins(&pat(Game::Badeucey, &[200, 200], &aces), &TDA, &[0, 400]);
    wins(&pat(Game::Badacey, &[200, 200], &aces), &TDA, &[200, 200]);
}

#[test]
fn odd_07_the_odd_chip_of_a_split_draw_game() {
    // 303, of which C's hand wins nothing: A has the better badugi, B the better low.
    let hands = ["2s 3h 4d 9c 9s", "2h 4c 5d 6d 7h", "Kh Kd Kc Ks Qd"];
    let hand = pat(Game::Badeucey, &[101, 101, 101], &hands);
    for rules in ALL {
        wins(&hand, rules, &[152, 151, 0]); // ODD-12
    }
    let barge = Rulebook { split_draw_odd_chip: SplitDrawOddChip::FiveCardHand, ..LIVE };
    wins(&hand, &barge, &[151, 152, 0]);
}

fn boards(hand: &Hand, boards: &[&str], rules: &Rulebook) -> Vec<u64> {
    let boards: Vec<_> = boards.iter().map(|board| cards(board)).collect();
    let boards: Vec<_> = boards.iter().map(Vec::as_slice).collect();
    let show: Vec<_> = hand.live().iter().map(|seat| (seat, hand.cards(seat))).collect();
    let award = award_boards(hand, &boards, &show, rules).decision;
    hand.seats().map(|seat| award.wins(seat).0).collect()
}

/// Boards on which the pair of aces wins, the pair of kings, or neither.
const ACES: &str = "2c 5d 7h 9s Jc";
const KINGS: &str = "Kc 5h 7d 9c Js";
const NEITHER: &str = "Qs Js Ts 9s 8s";

#[test]
fn rit_04_the_odd_chip_goes_to_the_first_board() {
    let hand = all_in(Game::Holdem, &[500, 500], &["Ah Ad", "Kh Kd"], "");
    assert_eq!(boards(&hand, &[ACES, KINGS], &LIVE), [500, 500]); // RIT-05
    assert_eq!(boards(&hand, &[ACES, ACES, KINGS], &LIVE), [667, 333]); // RIT-06
    // 601, one of it an ante: the first board is worth 301.
    let hand = with_ante(Game::Holdem, 1, 300, &["Ah Ad", "Kh Kd"], "");
    assert_eq!(boards(&hand, &[ACES, NEITHER], &LIVE), [451, 150]); // RIT-07
    assert_eq!(boards(&hand, &[KINGS, ACES], &LIVE), [300, 301]);
}

#[test]
fn rit_05_every_pot_by_board() {
    // Main 303 for three, side 200 for B and C.
    let hand = all_in(Game::Holdem, &[101, 201, 201], &["Ah Ad", "Kh Kd", "3h 3d"], "");
    // Board one A, B then C; board two C, B, A.
    assert_eq!(boards(&hand, &[ACES, "3c 3s 7s 8c Ts"], &LIVE), [152, 100, 251]); // RIT-08
}

#[test]
fn odd_08_within_a_board_by_position() {
    // 301: boards of 151 and 150. They tie on the first, and the second seat wins the second.
    let hand = with_ante(Game::Holdem, 1, 150, &["Ah Ad", "As Ac"], "");
    assert_eq!(boards(&hand, &[ACES, "2h 5h 7h 9h Jc"], &LIVE), [76 + 150, 75]);
    assert_eq!(boards(&hand, &[ACES, "2s 5s 7s 9s Jc"], &LIVE), [76, 75 + 150]); // RIT-04
}
