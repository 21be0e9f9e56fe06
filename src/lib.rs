//! The page.

pub mod bindings;
pub mod route;
pub mod settings;
pub mod store;
pub mod ui;

/// Starts the page in its place.
pub fn start() {
    let store = std::rc::Rc::new(store::Store::default());
    let languages = bindings::languages();
    let usual = settings::Settings::new(languages.iter().map(String::as_str));
    let (chosen, before) = store.settings(usual);
    let (progress, fault) = store.progress();
    let address = route::read(&bindings::fragment());
    let state = ui::state::State::new(chosen, !before, progress, address, bindings::chance());
    if let (Some(place), Some(state)) = (bindings::place(), state) {
        let state = fault.into_iter().fold(state, |state, fault| state.tell(ui::msg::Notice::Storage(fault)));
        let props = ui::app::AppProps { state: state.into(), store };
        yew::Renderer::<ui::app::App>::with_root_and_props(place, props).render();
    }
}
