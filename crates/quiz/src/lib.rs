//! Questions on poker rulings: dealt from a seed, judged by the engine, marked and explained.
//!
//! No rule is written here: a kind of question deals a hand by legal plays and asks the engine.
//!
//! ```
//! use croupier_quiz::{Code, Question};
//!
//! let code: Code = "1101-1000-000F".parse().unwrap_or_else(|error| panic!("{error:?}"));
//! let question = Question::new(code).unwrap_or_else(|error| panic!("{error:?}"));
//! let right = question.ruling().decision;
//! assert!(question.judge(&right).right());
//! ```

mod answer;
mod code;
mod deal;
mod folk;
mod kind;
mod kinds;
pub mod progress;
mod question;
mod scenario;
mod seed;

pub use answer::{Answer, Choice, Form, Mark, Problem, Value};
pub use code::{Code, CodeError};
pub use folk::{Folk, REOPEN, SHOWS_FIRST, SIDE_POTS};
pub use kind::{Ask, Kind, Level};
pub use question::{Departure, Elsewhere, Mistake, Question, Verdict};
pub use scenario::Scenario;
pub use seed::Rng;
