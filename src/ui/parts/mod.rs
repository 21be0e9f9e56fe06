//! The parts of the page.

pub mod cards;
pub mod chips;
pub(crate) mod footer;
pub(crate) mod header;
pub(crate) mod help;
pub(crate) mod log;
pub(crate) mod notices;
pub mod seats;
pub mod table;
pub(crate) mod verdict;
