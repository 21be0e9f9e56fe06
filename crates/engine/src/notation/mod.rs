//! Hands as text.

mod amount;
pub mod phh;
mod toml;
