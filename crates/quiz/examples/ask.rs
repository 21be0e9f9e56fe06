//! Prints the questions of some seeds with their answers, for whoever reads them over.
//!
//! ```text
//! cargo run -p croupier-quiz --example ask -- reopen 2 10 [tda|wsop-cash]
//! ```

use croupier_engine::{Book, Event};
use croupier_quiz::{Code, Kind, Level, Question};

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let arg = |at: usize| args.get(at).map_or("", String::as_str);
    let kind = Kind::ALL.into_iter().find(|kind| kind.key() == arg(0)).unwrap_or(Kind::Reopen);
    let level = Level::ALL.into_iter().find(|level| level.number().to_string() == arg(1)).unwrap_or(Level::One);
    let count = arg(2).parse().unwrap_or(5);
    let book = if arg(3) == "wsop-cash" { Book::WsopLive2026 } else { Book::Tda2024 };
    for seed in 0..count {
        let code = Code { book, kind, level, seed };
        let Ok(question) = Question::new(code) else {
            println!("{code}: none\n");
            continue;
        };
        let setup = question.hand.setup();
        println!(
            "{code}  {:?} {}/{} button {} unit {}",
            setup.structure, setup.small_blind, setup.big_blind, setup.button.0, setup.unit
        );
        let stacks: Vec<_> = setup.stacks.iter().map(|chips| chips.0).collect();
        println!("  stacks {stacks:?} ante {:?}", setup.ante);
        for event in question.hand.log() {
            match event {
                Event::Post { seat, post, chips, .. } => print!("  [{}] {post:?} {chips};", seat.0),
                Event::Street(street) => print!("\n  {street:?}:"),
                Event::Discard { seat, discards } => print!(" [{}] draws {};", seat.0, discards.count),
                Event::Drawn { .. } => {}
                Event::Act { seat, act, to, all_in, .. } => {
                    print!(" [{}] {act:?} {to}{};", seat.0, if *all_in { " ALL-IN" } else { "" });
                }
            }
        }
        let ruling = question.ruling();
        println!("\n  ask {:?}\n  answer {:?}", question.ask, ruling.decision);
        for reason in &ruling.reasons {
            println!("    {reason:?}");
        }
        for folk in kind.folks() {
            let theirs = question.ask.judge(&question.hand, &folk.mistaken(question.rules())).decision;
            if theirs != ruling.decision {
                println!("    folk {}: {theirs:?}", folk.key);
            }
        }
        println!();
    }
}
