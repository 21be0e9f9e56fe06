//! The page.

pub mod ui;
