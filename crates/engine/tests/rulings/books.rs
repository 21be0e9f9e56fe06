//! The five rule books.

use croupier_engine::Rulebook;

pub(crate) const TDA: Rulebook = Rulebook::TDA;
pub(crate) const WSOP: Rulebook = Rulebook::WSOP_TOURNAMENT;
pub(crate) const LIVE: Rulebook = Rulebook::WSOP_LIVE;
pub(crate) const ROBERTS: Rulebook = Rulebook::ROBERTS;
pub(crate) const HOME: Rulebook = Rulebook::FR_HOME;

pub(crate) const TOURNAMENTS: &[Rulebook] = &[TDA, WSOP];
pub(crate) const ALL: &[Rulebook] = &Rulebook::ALL;
