//! The kinds of questions: one file each, no rule in any.

pub(crate) mod reopen;
pub(crate) mod shows_first;
pub(crate) mod side_pots;
