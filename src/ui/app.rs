//! The app: the state, and what ties it to the browser.

use std::rc::Rc;

use croupier_quiz::Code;
use croupier_text::{Lang, app_title, plain};
use gloo::events::EventListener;
use yew::prelude::*;

use super::draft::Place;
use super::msg::{Focus, Msg, Notice};
use super::pages::question::question;
use super::parts::header;
use super::say;
use super::state::State;
use crate::bindings::{self, Key};
use crate::route;
use crate::settings::Settings;
use crate::store::{self, Store};

/// Where the table has room to be drawn wide: beside the panel, or above it.
const WIDE: &str = "(min-width: 70rem), (min-width: 40rem) and (max-width: 62rem)";

/// What [`App`] is given, once.
#[derive(Clone, Debug, Properties)]
pub struct AppProps {
    /// The page as it opens.
    pub state: Rc<State>,
    /// What the browser keeps.
    pub store: Rc<Store>,
}

impl PartialEq for AppProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
    }
}

/// What the app is told.
#[derive(Clone, Debug)]
pub enum Event {
    /// Something happens to the page.
    Msg(Msg),
    /// There is room for a wide table, or not.
    Wide(bool),
}

/// The page, alive.
pub struct App {
    state: Rc<State>,
    wide: bool,
    on: Callback<Msg>,
    /// What the browser was told last.
    told: Told,
    _listeners: [Option<EventListener>; 4],
}

/// What the browser is told: what the selects show, the address, the language and the title, where the focus is, how many answers to keep.
#[derive(Clone, Copy, Default, PartialEq)]
struct Told {
    settings: Option<Settings>,
    head: Option<(Lang, Code)>,
    turn: u32,
    answers: u32,
}

impl Component for App {
    type Message = Event;
    type Properties = AppProps;

    fn create(ctx: &Context<Self>) -> Self {
        let on = ctx.link().callback(Event::Msg);
        let listeners = listeners(&on, ctx.link().callback(Event::Wide), &ctx.props().store);
        Self { state: ctx.props().state.clone(), wide: true, on, told: Told::default(), _listeners: listeners }
    }

    fn update(&mut self, _: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Msg(msg) => self.state = self.state.clone().reduce(msg),
            Event::Wide(wide) => self.wide = wide,
        }
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        question(&self.state, &self.on, !self.wide)
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let (state, store, before) = (self.state.clone(), &ctx.props().store, self.told);
        let (lang, code) = (state.settings.lang, state.question.code);
        self.told =
            Told { settings: Some(state.settings), head: Some((lang, code)), turn: state.turn, answers: state.answers };
        store.keep_settings(state.settings);
        if before.settings != self.told.settings || before.head != self.told.head {
            header::show_chosen(state.settings);
        }
        if before.head != self.told.head {
            let title = plain(&say::title(&state.question, lang));
            bindings::set_head(lang.code(), &[&title, " · ", app_title(lang)].concat());
            if before.head.is_none_or(|(_, before)| before != code) {
                // A select of the question before may be this question's.
                bindings::set_select(&Place::chosen(0, 0).id(), "");
                bindings::set_fragment(&route::write(code), state.replaces);
            }
        }
        if before.turn != state.turn {
            match state.focus {
                Focus::Stays => {}
                Focus::Keys => bindings::open_dialog(&Focus::Keys.id()),
                focus => bindings::focus(&focus.id()),
            }
        }
        if before.answers != state.answers {
            let right = state.verdict.as_ref().is_some_and(|verdict| verdict.right());
            let (progress, fault) = store.add(code.kind, right);
            self.on.emit(Msg::Progress(progress));
            fault.into_iter().for_each(|fault| self.on.emit(Msg::Notice(Notice::Storage(fault))));
        }
    }
}

/// Keys, the address, other tabs and the width of the window, for as long as the page is there.
fn listeners(on: &Callback<Msg>, wide: Callback<bool>, store: &Rc<Store>) -> [Option<EventListener>; 4] {
    let (send, store) = (on.clone(), store.clone());
    let key = move |key| match key {
        Key::Enter => send.emit(Msg::Enter),
        Key::Digit(digit) => send.emit(Msg::Digit(digit)),
        Key::Help => send.emit(Msg::Help),
    };
    let send = on.clone();
    let saved = move |key: Option<String>| {
        if key.is_none_or(|key| key == store::PROGRESS) {
            send.emit(Msg::Progress(store.progress().0));
        }
    };
    [
        bindings::on_key(key.into()),
        bindings::on_address(on.reform(|fragment: String| Msg::Address(route::read(&fragment)))),
        bindings::on_storage(saved.into()),
        bindings::on_media(WIDE, wide),
    ]
}
