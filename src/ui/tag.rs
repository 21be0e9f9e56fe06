//! Elements, built by calls: the browser loads every form of `html!` there is, and these once.

use croupier_text::spans;
use yew::prelude::*;
use yew::virtual_dom::{VTag, VText};

use super::act::{Act, Then};
use super::msg::Msg;

/// An element that is being built.
pub(crate) struct Tag(Box<VTag>);

/// An element by its name, and its classes after a dot: `p`, `li.now`, `b.mk off`.
#[inline(never)]
pub(crate) fn tag(name: &'static str) -> Tag {
    match name.split_once('.') {
        Some((name, class)) => Tag(Box::new(VTag::new(name))).set("class", class),
        None => Tag(Box::new(VTag::new(name))),
    }
}

/// A text of the program, or one that was put together.
pub(crate) trait Words {
    /// Adds it to an element.
    fn put(self, tag: Tag) -> Tag;
    /// Sets it as an attribute.
    fn set(self, tag: Tag, key: &'static str) -> Tag;
}

// Few functions, and not inlined: each is called from all over the page.
impl Words for &'static str {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        add(tag, VText::new(self).into())
    }

    #[inline(never)]
    fn set(self, mut tag: Tag, key: &'static str) -> Tag {
        tag.0.add_attribute(key, self);
        tag
    }
}

impl Words for String {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        add(tag, VText::new(self).into())
    }

    #[inline(never)]
    fn set(self, mut tag: Tag, key: &'static str) -> Tag {
        tag.0.add_attribute(key, self);
        tag
    }
}

#[inline(never)]
fn add(mut tag: Tag, inside: Html) -> Tag {
    tag.0.add_child(inside);
    tag
}

/// What can be in an element.
pub(crate) trait Inside {
    /// Adds it.
    fn put(self, tag: Tag) -> Tag;
}

impl Inside for Html {
    fn put(self, tag: Tag) -> Tag {
        add(tag, self)
    }
}

impl Inside for Tag {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        add(tag, self.into())
    }
}

/// Nothing keeps its place: what comes after stays the same to the browser.
impl Inside for Option<Tag> {
    #[inline(never)]
    fn put(self, tag: Tag) -> Tag {
        add(tag, self.map_or_else(Html::default, Html::from))
    }
}

impl Tag {
    /// With an attribute.
    pub(crate) fn set(self, key: &'static str, value: impl Words) -> Self {
        value.set(self, key)
    }

    /// With a name in the page.
    pub(crate) fn id(self, id: impl Words) -> Self {
        id.set(self, "id")
    }

    /// With an attribute that is there or not.
    #[inline(never)]
    pub(crate) fn flag(self, key: &'static str, on: bool) -> Self {
        if on { self.set(key, "") } else { self }
    }

    /// Ticked or not.
    #[inline(never)]
    pub(crate) fn ticked(mut self, ticked: bool) -> Self {
        self.0.set_checked(ticked);
        self
    }

    /// With this typed in it.
    #[inline(never)]
    pub(crate) fn typed(mut self, text: &str) -> Self {
        self.0.set_value(Some(AttrValue::from(text.to_owned())));
        self
    }

    /// With a text in it, as it is.
    pub(crate) fn text(self, text: impl Words) -> Self {
        text.put(self)
    }

    /// With a text in it, and its strong parts.
    #[inline(never)]
    pub(crate) fn rich(self, text: &str) -> Self {
        spans(text).fold(self, |tag, (text, strong)| {
            let text = text.to_owned();
            if strong { tag.put(self::tag("b").text(text)) } else { tag.text(text) }
        })
    }

    /// With this in it.
    pub(crate) fn put(self, inside: impl Inside) -> Self {
        inside.put(self)
    }

    /// With these in it.
    pub(crate) fn all(self, inside: impl IntoIterator<Item = Self>) -> Self {
        inside.into_iter().fold(self, Self::put)
    }

    /// That does something when it is used.
    #[inline(never)]
    pub(crate) fn on(mut self, what: Act, then: Then, on: &Callback<Msg>) -> Self {
        self.0.add_listener(what.listener(then, on));
        self
    }
}

impl From<Tag> for Html {
    #[inline(never)]
    fn from(tag: Tag) -> Self {
        (*tag.0).into()
    }
}

/// A button beside the main one.
pub(crate) fn quiet(word: impl Words, then: Then, on: &Callback<Msg>) -> Tag {
    tag("button.quiet").set("type", "button").text(word).on(Act::Click, then, on)
}

/// A small drawing beside a word.
#[derive(Clone, Copy)]
pub(crate) enum Icon {
    Right,
    Wrong,
    Book,
}

/// Draws it.
pub(crate) fn icon(icon: Icon) -> Tag {
    let path = match icon {
        Icon::Right => "M5 12.5l4.6 4.6L19 7.6",
        Icon::Wrong => "M6.5 6.5l11 11M17.5 6.5l-11 11",
        Icon::Book => "M12 6.5C10 5 7 4.5 4 4.7v13c3-.2 6 .3 8 1.8 2-1.5 5-2 8-1.8v-13c-3-.2-6 .3-8 1.8Zm0 0v13",
    };
    drawing("svg.ic", "0 0 24 24").put(tag("path").set("d", path))
}

/// A drawing for the eye alone.
pub(crate) fn drawing(name: &'static str, view: &'static str) -> Tag {
    tag(name).set("viewBox", view).set("aria-hidden", "true").set("focusable", "false")
}
