//! The pages; so far the one that asks.

pub mod question;
