//! The page: what the browser shows.

mod act;
mod answer;
pub mod app;
pub mod draft;
pub mod msg;
mod next;
pub mod pages;
pub mod parts;
mod say;
mod scene;
pub mod state;
mod tag;
