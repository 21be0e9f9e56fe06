//! The page: what the browser shows.

pub mod parts;
