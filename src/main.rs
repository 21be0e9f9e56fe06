//! Starts the page.

use yew::prelude::*;

/// Stands here until the page is written.
#[component]
fn App() -> Html {
    html! { <main><h1>{ "Croupier" }</h1></main> }
}

fn main() {
    let place = web_sys::window().and_then(|window| window.document()?.get_element_by_id("app"));
    if let Some(place) = place {
        yew::Renderer::<App>::with_root(place).render();
    }
}
