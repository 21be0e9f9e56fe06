//! The app: the state, and what ties it to the browser.

use std::rc::Rc;

use croupier_text::{app_title, plain};
use gloo::events::EventListener;
use yew::prelude::*;

use super::msg::{Fault, Focus, Msg, Notice};
use super::pages::question::question;
use super::say;
use super::state::State;
use crate::bindings::{self, Key};
use crate::route;
use crate::store::{self, Store};

/// Where the table has room to be drawn wide: beside the panel, or above it.
const WIDE: &str = "(min-width: 70rem), (min-width: 40rem) and (max-width: 62rem)";

/// The store that the page began with: always the same.
#[derive(Clone, Debug)]
pub struct Kept(pub Rc<Store>);

impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What [`App`] is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AppProps {
    /// The page as it opens.
    pub state: State,
    /// What the browser keeps.
    pub store: Kept,
    /// What is wrong with that.
    pub fault: Option<Fault>,
}

/// The page, alive.
#[component]
pub fn App(AppProps { state: first, store: Kept(store), fault }: &AppProps) -> Html {
    let state = use_reducer(|| match fault {
        Some(fault) => first.clone().told(Notice::Storage(*fault)),
        None => first.clone(),
    });
    let wide = use_state_eq(|| true);
    let on = {
        let dispatch = state.dispatcher();
        use_callback((), move |msg: Msg, ()| dispatch.dispatch(msg))
    };
    use_listeners(&on, store, wide.setter());
    {
        let settings = state.settings;
        let store = store.clone();
        use_effect_with(settings, move |settings| store.keep_settings(*settings));
    }
    {
        let (code, replaces) = (state.question.code, state.replaces);
        use_effect_with(code, move |code| bindings::set_fragment(&route::write(*code), replaces));
    }
    {
        let lang = state.settings.lang;
        let title = plain(&say::title(&state.question, lang));
        use_effect_with((lang, title), move |(lang, title)| {
            let whole = [title, " · ", app_title(*lang)].concat();
            bindings::set_head(lang.code(), &whole);
        });
    }
    {
        let focus = state.focus;
        use_effect_with(state.turn, move |_| {
            if focus != Focus::Stays {
                bindings::focus(&focus.id());
            }
        });
    }
    {
        let right = state.verdict.as_ref().is_some_and(|verdict| verdict.right());
        let (kind, store, on) = (state.question.code.kind, store.clone(), on.clone());
        use_effect_with(state.answers, move |answers| {
            if *answers > 0 {
                let (progress, fault) = store.add(kind, right);
                on.emit(Msg::Progress(progress));
                fault.into_iter().for_each(|fault| on.emit(Msg::Notice(Notice::Storage(fault))));
            }
        });
    }
    question(&state, &on, !*wide)
}

/// Keys, the address, other tabs and the width of the window, for as long as the page is there.
#[hook]
fn use_listeners(on: &Callback<Msg>, store: &Rc<Store>, wide: UseStateSetter<bool>) {
    let (on, store) = (on.clone(), store.clone());
    use_effect_with((), move |()| {
        let send = on.clone();
        let key = Callback::from(move |key| {
            match key {
                Key::Enter => send.emit(Msg::Enter),
                Key::Digit(digit) => send.emit(Msg::Digit(digit)),
                Key::Help => bindings::open_dialog("keys"),
            }
            true
        });
        let send = on.clone();
        let address = Callback::from(move |fragment: String| send.emit(Msg::Address(route::read(&fragment))));
        let saved = Callback::from(move |key: Option<String>| {
            if key.is_none_or(|key| key == store::PROGRESS) {
                on.emit(Msg::Progress(store.progress().0));
            }
        });
        let listeners: Vec<Option<EventListener>> = vec![
            bindings::on_key(key),
            bindings::on_address(address),
            bindings::on_storage(saved),
            bindings::on_media(WIDE, Callback::from(move |is| wide.set(is))),
        ];
        move || drop(listeners)
    });
}
