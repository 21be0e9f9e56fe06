//! Decisions: each file answers one question, with reasons.

pub mod award;
pub mod button;
pub mod dispute;
pub mod gesture;
pub mod hands;
pub mod options;
pub mod pots;
pub mod reopen;
pub mod showdown;
pub mod stakes;
pub mod turn;
