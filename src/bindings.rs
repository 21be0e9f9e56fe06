//! The browser's edge, but for storage: address, focus, keys, clipboard. Where a browser refuses, nothing happens.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent, Window,
};
use yew::Callback;

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

fn by_id(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// The element that the page is drawn in.
pub fn place() -> Option<Element> {
    by_id("app")
}

/// The languages of the reader, the best first.
pub fn languages() -> Vec<String> {
    let languages = window().map(|window| window.navigator().languages()).unwrap_or_default();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// A number that nobody foresees.
pub fn chance() -> u64 {
    let part = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    part() << 32 | part()
}

/// What stands in the address from `#` on, its escapes read.
pub fn fragment() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    js_sys::decode_uri_component(&hash).map_or(hash, String::from)
}

/// Names the question in the address, in place of the one that is there or after it.
pub fn set_fragment(fragment: &str, replace: bool) {
    let Some(window) = window() else { return };
    if window.location().hash().is_ok_and(|hash| hash == fragment) {
        return;
    }
    // A frame without an address of its own refuses.
    let _ = window.history().and_then(|history| {
        if replace {
            history.replace_state_with_url(&JsValue::NULL, "", Some(fragment))
        } else {
            history.push_state_with_url(&JsValue::NULL, "", Some(fragment))
        }
    });
}

/// The whole address of a question.
pub fn link(fragment: &str) -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let mut link = href.split('#').next().unwrap_or_default().to_owned();
    link.push_str(fragment);
    link
}

/// Says in which language the page is, and what it is about.
pub fn set_head(lang: &str, title: &str) {
    let Some(document) = document() else { return };
    document.set_title(title);
    if let Some(root) = document.document_element() {
        let _ = root.set_attribute("lang", lang);
    }
}

/// Puts the focus there.
pub fn focus(id: &str) {
    let Some(element) = by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok()) else { return };
    let _ = element.focus();
    if let Some(input) = element.dyn_ref::<HtmlInputElement>().filter(|input| input.read_only()) {
        input.select();
    }
}

/// Makes a select show what is chosen: its options no longer do once somebody has chosen.
pub fn set_select(id: &str, value: &str) {
    if let Some(select) = by_id(id).and_then(|element| element.dyn_into::<HtmlSelectElement>().ok()) {
        select.set_value(value);
    }
}

/// What is chosen or typed in the element that an event came from.
pub fn value_of(event: &web_sys::Event) -> String {
    let Some(target) = event.target() else { return String::new() };
    if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        return select.value();
    }
    target.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value).unwrap_or_default()
}

/// Opens a dialog; the browser closes it on Escape and puts the focus back.
pub fn open_dialog(id: &str) {
    if let Some(dialog) = by_id(id).and_then(|element| element.dyn_into::<HtmlDialogElement>().ok()) {
        let _ = dialog.show_modal();
    }
}

/// Closes it.
pub fn close_dialog(id: &str) {
    if let Some(dialog) = by_id(id).and_then(|element| element.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Copies a text, and tells whether that worked.
pub fn copy(text: &str, done: Callback<bool>) {
    let promise = || {
        let clipboard = Reflect::get(window()?.navigator().as_ref(), &"clipboard".into()).ok()?;
        let write = Reflect::get(&clipboard, &"writeText".into()).ok()?.dyn_into::<Function>().ok()?;
        write.call1(&clipboard, &text.into()).ok()?.dyn_into::<Promise>().ok()
    };
    let Some(promise) = promise() else {
        done.emit(false);
        return;
    };
    let refused = done.clone();
    let done = Closure::once_into_js(move |_: JsValue| done.emit(true));
    let refused = Closure::once_into_js(move |_: JsValue| refused.emit(false));
    let both = [done.dyn_into::<Function>(), refused.dyn_into::<Function>()];
    if let [Ok(done), Ok(refused)] = both {
        let then = Reflect::get(&promise, &"then".into()).ok().and_then(|then| then.dyn_into::<Function>().ok());
        let _ = then.map(|then| then.call2(&promise, &done, &refused));
    }
}

/// Calls back with the fragment when the address changes, until it is dropped.
pub fn on_address(then: Callback<String>) -> Option<EventListener> {
    Some(EventListener::new(window()?.as_ref(), "hashchange", move |_| then.emit(fragment())))
}

/// Calls back with the key when another page of ours saves something, or clears all.
pub fn on_storage(then: Callback<Option<String>>) -> Option<EventListener> {
    Some(EventListener::new(window()?.as_ref(), "storage", move |event| {
        if let Some(event) = event.dyn_ref::<web_sys::StorageEvent>() {
            then.emit(event.key());
        }
    }))
}

/// Calls back when the words of another language have come.
pub fn on_words(then: Callback<()>) -> Option<EventListener> {
    Some(EventListener::new(window()?.as_ref(), "words", move |_| then.emit(())))
}

/// Calls back with whether the window is like that, now and when it changes.
pub fn on_media(query: &str, then: Callback<bool>) -> Option<EventListener> {
    let media = window()?.match_media(query).ok()??;
    then.emit(media.matches());
    let target = media.clone();
    Some(EventListener::new(&target, "change", move |_| then.emit(media.matches())))
}

/// A key that the page answers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Enter, where it does nothing else.
    Enter,
    /// A digit, outside fields that are typed in.
    Digit(usize),
    /// `?`, outside fields that are typed in.
    Help,
}

/// Calls back with the keys that the page answers to.
pub fn on_key(then: Callback<Key>) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(window()?.as_ref(), "keydown", options, move |event| {
        if let Some(key) = event.dyn_ref::<KeyboardEvent>().and_then(read_key) {
            event.prevent_default();
            then.emit(key);
        }
    }))
}

/// The digit that a key gives, or that stands on it: French keyboards give `&` where 1 is.
fn digit(key: &str) -> Option<usize> {
    let key = key.strip_prefix("Digit").unwrap_or(key);
    key.parse().ok().filter(|digit| (1..=9).contains(digit))
}

fn read_key(event: &KeyboardEvent) -> Option<Key> {
    let taken = event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() || event.repeat();
    if taken || event.default_prevented() || document()?.query_selector("dialog[open]").ok()?.is_some() {
        return None;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let tag = target.as_ref().map(Element::tag_name).unwrap_or_default();
    let typed = match target.as_ref().and_then(|target| target.dyn_ref::<HtmlInputElement>()) {
        Some(input) => !matches!(input.type_().as_str(), "radio" | "checkbox"),
        None => matches!(tag.as_str(), "SELECT" | "TEXTAREA"),
    };
    match event.key().as_str() {
        // Fields pass Enter to their form; these have a use of their own for it.
        "Enter" => {
            let own = matches!(tag.as_str(), "A" | "BUTTON" | "INPUT" | "SELECT" | "SUMMARY" | "TEXTAREA");
            (!own).then_some(Key::Enter)
        }
        "?" if !typed => Some(Key::Help),
        key if !typed => digit(key).or_else(|| digit(&event.code()).filter(|_| !event.shift_key())).map(Key::Digit),
        _ => None,
    }
}
