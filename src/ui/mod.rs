//! The page: what the browser shows.

mod answer;
pub mod app;
pub mod draft;
pub mod pages;
pub mod parts;
mod say;
mod scene;
pub mod state;
