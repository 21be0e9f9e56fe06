//! The page: what the browser shows.

use croupier_say as say;

mod act;
mod answer;
pub mod app;
pub mod draft;
pub mod msg;
mod next;
pub mod pages;
pub mod parts;
mod scene;
pub mod state;
mod tag;
