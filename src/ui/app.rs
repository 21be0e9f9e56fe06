//! The app: the state, and what ties it to the browser.

use std::rc::Rc;

use croupier_quiz::{Code, Verdict};
use croupier_text::{Lang, app_title, plain};
use gloo::events::EventListener;
use yew::prelude::*;

use super::draft::Place;
use super::msg::{Focus, Msg, Notice};
use super::pages::question::{picture, question};
use super::parts::header;
use super::say;
use super::state::State;
use crate::bindings::{self, Key};
use crate::route;
use crate::settings::Settings;
use crate::store::{self, Store};
use crate::words;

/// Where the table has room to be drawn wide: beside the panel, or above it.
const WIDE: &str = "(min-width: 70rem), (min-width: 40rem) and (max-width: 62rem)";

/// What the app is told.
#[derive(Clone, Debug)]
pub enum Event {
    /// Something happens to the page.
    Msg(Msg),
    /// There is room for a wide table, or not.
    Wide(bool),
    /// The words of another language have come.
    Words,
}

/// The page, alive; without a state it shows nothing, which no test has seen.
pub struct App {
    state: Option<State>,
    store: Rc<Store>,
    wide: bool,
    /// The picture, and what it was drawn for.
    picture: Option<(Drawn, Html)>,
    on: Callback<Msg>,
    /// What the browser was told last.
    told: Told,
    _listeners: [Option<EventListener>; 5],
}

/// What a picture is drawn for: the question, whether the verdict is there, the language, and whether it is wide.
type Drawn = (Code, bool, Lang, bool);

/// What the browser is told: what is chosen and asked, where the focus is, how many answers to keep.
#[derive(Clone, Copy, Default)]
struct Told {
    asked: Option<(Settings, Code)>,
    turn: u32,
    answers: u32,
}

impl Component for App {
    type Message = Event;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let store = Rc::new(Store::default());
        let on = ctx.link().callback(Event::Msg);
        let words = ctx.link().callback(|()| Event::Words);
        let listeners = listeners(&on, ctx.link().callback(Event::Wide), &store, words);
        let (state, told) = (open(&store), Told::default());
        let mut app = Self { state, store, wide: true, picture: None, on, told, _listeners: listeners };
        app.draw();
        app
    }

    fn update(&mut self, _: &Context<Self>, event: Event) -> bool {
        match (event, &mut self.state) {
            (Event::Msg(msg), Some(state)) => state.apply(msg),
            (Event::Wide(wide), _) => self.wide = wide,
            (Event::Words, state) => {
                words::take();
                self.picture = None;
                state.as_ref().into_iter().for_each(set_head);
            }
            (Event::Msg(_), None) => {}
        }
        self.draw();
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        match (&self.state, &self.picture) {
            (Some(state), Some((_, picture))) => question(state, picture.clone(), &self.on),
            _ => Html::default(),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let (Some(state), before) = (&self.state, self.told) else { return };
        let code = state.question.code;
        let now = Some((state.settings, code));
        self.told = Told { asked: now, turn: state.turn, answers: state.answers };
        if before.asked != now {
            self.store.keep_settings(state.settings);
            header::show_chosen(state.settings);
            set_head(state);
        }
        if before.asked.is_none_or(|(_, before)| before != code) {
            // A select of the question before may be this question's.
            bindings::set_select(&Place::chosen(0, 0).id(), "");
            bindings::set_fragment(&route::write(code), state.replaces);
        }
        if before.turn != state.turn {
            match state.focus {
                Focus::Stays => {}
                Focus::Keys => bindings::open_dialog(&Focus::Keys.id()),
                focus => bindings::focus(&focus.id()),
            }
        }
        if before.answers != state.answers {
            let right = state.verdict.as_ref().is_some_and(Verdict::right);
            let (progress, fault) = self.store.add(code.kind, right);
            self.on.emit(Msg::Progress(progress));
            fault.into_iter().for_each(|fault| self.on.emit(Msg::Notice(Notice::Storage(fault))));
        }
    }
}

/// The language of the document, and its title.
fn set_head(state: &State) {
    let lang = state.settings.lang;
    let title = plain(&say::title(&state.question, lang));
    bindings::set_head(lang.code(), &[&title, " · ", app_title(lang)].concat());
}

impl App {
    /// Draws the picture, where it is another.
    fn draw(&mut self) {
        let Some(state) = &self.state else { return };
        let drawn = (state.question.code, state.verdict.is_some(), state.settings.lang, self.wide);
        if self.picture.as_ref().is_none_or(|(before, _)| *before != drawn) {
            self.picture = Some((drawn, picture(state, !self.wide)));
        }
    }
}

/// The page as this reader finds it.
fn open(store: &Store) -> Option<State> {
    let languages = bindings::languages();
    let (chosen, before) = store.settings(Settings::new(languages.iter().map(String::as_str)));
    let (progress, fault) = store.progress();
    let address = route::read(&bindings::fragment());
    let mut state = State::new(chosen, !before, progress, address, bindings::chance())?;
    fault.into_iter().for_each(|fault| state.apply(Msg::Notice(Notice::Storage(fault))));
    Some(state)
}

/// Keys, the address, other tabs and the width of the window, for as long as the page is there.
fn listeners(
    on: &Callback<Msg>,
    wide: Callback<bool>,
    store: &Rc<Store>,
    words: Callback<()>,
) -> [Option<EventListener>; 5] {
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
        bindings::on_words(words),
    ]
}
