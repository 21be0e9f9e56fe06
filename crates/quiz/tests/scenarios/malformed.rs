//! The build script refuses what is malformed, and says where and why.

#[allow(dead_code)]
#[path = "../../build/main.rs"]
mod build;

/// A scenario in which nothing is wrong.
const SOUND: &str = "
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 16, 200]
actions = ['d dh p1 AhKd', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cc', 'p2 cc', 'd db 2c7dJh', 'p1 cbr 10', 'p2 cbr 14']
_number = 0
_board = '2c7dJh5s9d'
_ask = 'may-raise p3'
_books = ['tda', 'wsop-cash']
_expect = 'raise 24'
_source = 'test'
";

/// What the build says of these files.
fn problems(files: &[(&str, &str)]) -> String {
    let files = files.iter().map(|(name, text)| ((*name).into(), (*text).into()));
    build::read_texts(files).map_or_else(|problems| problems.join("\n"), |_| String::new())
}

/// What the build says where this in a sound file is replaced by that.
#[track_caller]
fn refused(this: &str, that: &str, why: &str) {
    assert!(SOUND.contains(this), "{this}");
    assert_eq!(problems(&[("reopen-x.phh", &SOUND.replace(this, that))]), format!("reopen-x.phh: {why}"));
}

#[test]
fn a_sound_scenario_is_read() {
    assert_eq!(problems(&[("reopen-x.phh", SOUND)]), "");
}

#[test]
fn a_malformed_table_stops_the_build() {
    refused("'NT'", "'PO'", "`variant` is neither 'NT', with or without `_structure = 'pot-limit'`, nor 'FT'");
    refused("'NT'", "'FT'", "`small_bet` is missing");
    refused("min_bet = 2", "min_bet = 4", "`min_bet` is not the big blind");
    refused(
        "antes = [0, 0, 0]",
        "antes = [0, 5, 0]",
        "`antes` are neither of all alike nor, untrimmed, of the big blind alone",
    );
    refused("[1, 2, 0]", "[1, 2, 4]", "`blinds_or_straddles` is not a small blind, a big blind and nothing else");
    refused("[1, 2, 0]", "[1, 2]", "`blinds_or_straddles` is no list of 3 whole numbers");
    refused("[200, 16, 200]", "[200]", "`starting_stacks` is no list of 2 to 10 numbers");
    refused("[200, 16, 200]", "[200, -16, 200]", "`starting_stacks` is no list of 3 whole numbers");
}

#[test]
fn malformed_actions_stop_the_build() {
    refused("'p2 cbr 14'", "'p2 raises'", "`p2 raises`: no action");
    refused("'p2 cbr 14'", "'p2 cbr all'", "`p2 cbr all`: `all` is no amount");
    refused("'p2 cbr 14'", "'p4 f'", "`p4 f`: `p4` is not at the table");
    refused("AhKd", "AhAh", "a card is there twice");
    refused("AhKd", "Ah7d", "a card is there twice");
    refused("AhKd", "Ah", "`d dh p1 Ah`: neither two cards nor `????`");
    refused("'d dh p3 ????', ", "", "`p3 cc`: not every seat is dealt in yet");
    refused("dh p3", "dh p1", "`d dh p1 ????`: not the next seat to be dealt to");
    refused("'d db 2c7dJh'", "'d db 2c'", "`d db 2c`: not the flop, the turn or the river that is next");
    refused("_board = '2c7dJh5s9d'", "", "the board is not dealt to the end: say in `_board` what is to come");
    refused("2c7dJh5s9d", "7d2cJh5s9d", "`_board` is not the five cards that begin with those dealt");
}

#[test]
fn a_malformed_question_stops_the_build() {
    refused("may-raise p3", "may-fold p3", "`_ask`: `may-fold p3` cannot be asked");
    refused("may-raise p3", "may-raise", "`_ask`: `may-raise` cannot be asked");
    refused("may-raise p3", "award", "`_ask` is of the kind side-pots, its name is not");
    refused("raise 24", "yes", "`_expect`: `yes` is no answer to `may-raise`");
    refused("'raise 24'", "['no']", "`_expect` is neither one answer nor one for each of `_books`");
    refused("'tda', 'wsop-cash'", "'tda', 'house'", "`_books` are not some of 'tda', 'wsop-cash', in this order");
    refused("'tda', 'wsop-cash'", "'tda', 'tda'", "`_books` are not some of 'tda', 'wsop-cash', in this order");
    refused("_source = 'test'", "", "`_source` is missing");
    refused("_number = 0", "_number = 0\n_note = 1", "`_note` is not known here");
    let award = SOUND.replace("may-raise p3", "award");
    assert_eq!(
        problems(&[("side-pots-x.phh", &award)]),
        "side-pots-x.phh: whoever is left needs cards, and the board all five"
    );
}

#[test]
fn malformed_numbers_stop_the_build() {
    let second = SOUND.replace("_number = 0", "_number = 2");
    assert_eq!(
        problems(&[("reopen-x.phh", SOUND), ("reopen-y.phh", SOUND)]),
        "reopen-y.phh: number 0 is taken by reopen-x.phh"
    );
    assert_eq!(problems(&[("reopen-x.phh", SOUND), ("reopen-y.phh", &second)]), "reopen-*.phh: number 1 is missing");
    let one_book = SOUND.replace("'tda', 'wsop-cash'", "'tda'");
    assert_eq!(problems(&[("reopen-x.phh", &one_book)]), "reopen-*.phh: number 0 must be ruled on by every book");
    assert_eq!(problems(&[("reopen-x.toml", SOUND)]), "reopen-x.toml: not a .phh file");
}
