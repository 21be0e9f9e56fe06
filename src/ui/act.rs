//! What an element does when it is used: one kind of listener for all.

use std::rc::Rc;

use croupier_quiz::Code;
use yew::Callback;
use yew::virtual_dom::{Listener, ListenerKind};

use super::draft::{Edit, Place};
use super::msg::Msg;
use crate::{bindings, route};

/// How an element is used.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// It is pressed.
    Click,
    /// Something else is chosen in it.
    Change,
    /// Something is typed in it.
    Input,
    /// Its form is sent.
    Submit,
}

/// What it does then.
#[derive(Clone, Debug)]
pub(crate) enum Then {
    /// Something happens to the page.
    Send(Msg),
    /// What is typed comes to this field.
    Type(Place),
    /// What is chosen means something.
    Choose(fn(&str) -> Option<Msg>),
    /// The focus goes there, and the address stays.
    Focus(&'static str),
    /// A dialog opens.
    Open(&'static str),
    /// A dialog closes.
    Close(&'static str),
    /// The link to a question is copied.
    Copy(Code),
    /// Nothing.
    Nothing,
}

struct On {
    what: Act,
    then: Then,
    on: Callback<Msg>,
}

impl Act {
    /// The listener that sends what happens.
    pub(crate) fn listener(self, then: Then, on: &Callback<Msg>) -> Rc<dyn Listener> {
        Rc::new(On { what: self, then, on: on.clone() })
    }
}

impl Listener for On {
    fn kind(&self) -> ListenerKind {
        match self.what {
            Act::Click => ListenerKind::onclick,
            Act::Change => ListenerKind::onchange,
            Act::Input => ListenerKind::oninput,
            Act::Submit => ListenerKind::onsubmit,
        }
    }

    fn handle(&self, event: web_sys::Event) {
        if let Act::Submit = self.what {
            event.prevent_default();
        }
        match &self.then {
            Then::Send(msg) => self.on.emit(msg.clone()),
            Then::Type(place) => self.on.emit(Msg::Edit(Edit::Type(*place, bindings::value_of(&event)))),
            Then::Choose(read) => {
                if let Some(msg) = read(&bindings::value_of(&event)) {
                    self.on.emit(msg);
                }
            }
            Then::Focus(id) => {
                event.prevent_default();
                bindings::focus(id);
            }
            Then::Open(id) => bindings::open_dialog(id),
            Then::Close(id) => bindings::close_dialog(id),
            Then::Copy(code) => bindings::copy(&bindings::link(&route::write(*code)), self.on.reform(Msg::Copied)),
            Then::Nothing => {}
        }
    }

    fn passive(&self) -> bool {
        false
    }
}
