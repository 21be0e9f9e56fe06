//! Decisions: each file answers one question, with reasons.

pub mod award;
pub mod button;
pub mod gesture;
pub mod options;
pub mod pots;
pub mod reopen;
pub mod showdown;
