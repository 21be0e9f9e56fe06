//! The parts of the page that take data and say nothing of the game.

pub mod cards;
pub mod chips;
pub mod seats;
pub mod table;
