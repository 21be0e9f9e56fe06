//! The page.

pub mod bindings;
pub mod route;
pub mod settings;
pub mod store;
pub mod ui;
mod words;

/// Starts the page in its place.
pub fn start() {
    words::take();
    if let Some(place) = bindings::place() {
        yew::Renderer::<ui::app::App>::with_root(place).render();
    }
}
