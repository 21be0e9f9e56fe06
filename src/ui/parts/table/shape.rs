//! Places, and the few shapes the picture is made of. One unit is about one pixel.

use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

/// A place in the picture: across from the left, down from the top.
pub(crate) type Point = (i32, i32);

/// An upright rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) w: i32,
    pub(crate) h: i32,
}

impl Area {
    pub(crate) const fn new(x: i32, y: i32, w: i32, h: i32) -> Self {
        Self { x, y, w, h }
    }

    /// The area of this size whose middle is here.
    pub(crate) const fn around((x, y): Point, (w, h): (i32, i32)) -> Self {
        Self::new(x - w / 2, y - h / 2, w, h)
    }

    /// The area with this much more on every side.
    pub(crate) const fn grown(self, by: i32) -> Self {
        Self::new(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)
    }

    pub(crate) const fn moved(self, x: i32, y: i32) -> Self {
        Self { x: self.x + x, y: self.y + y, ..self }
    }

    pub(crate) const fn middle(self) -> Point {
        (self.x + self.w / 2, self.y + self.h / 2)
    }

    pub(crate) const fn bottom(self) -> i32 {
        self.y + self.h
    }

    /// Whether the two share more than an edge. An area without width or height meets none.
    pub(crate) fn meets(self, other: Self) -> bool {
        let apart = |a: i32, long: i32, b: i32, wide: i32| a + long <= b || b + wide <= a || long == 0 || wide == 0;
        !apart(self.x, self.w, other.x, other.w) && !apart(self.y, self.h, other.y, other.h)
    }

    /// Whether the other lies in this one.
    pub(crate) const fn holds(self, other: Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && self.x + self.w >= other.x + other.w
            && self.bottom() >= other.bottom()
    }
}

/// An element with nothing in it: some words for its first attributes, whole numbers for the others. One function for
/// all, and no macro: the browser loads every form of `html!` there is.
fn element(tag: &'static str, keys: &'static [&'static str], words: &[&'static str], numbers: &[i32]) -> Html {
    let words = words.iter().map(|word| AttrValue::Static(word));
    let numbers = numbers.iter().map(|number| number.to_string().into());
    let values = words.chain(numbers).map(|value| Some(AttributeOrProperty::Attribute(value))).collect();
    let mut element = VTag::new(tag);
    element.attributes = Attributes::Dynamic { keys, values };
    element.into()
}

pub(crate) fn rect(class: &'static str, at: Area, round: i32) -> Html {
    element("rect", &["class", "x", "y", "width", "height", "rx"], &[class], &[at.x, at.y, at.w, at.h, round])
}

pub(crate) fn disc(class: &'static str, at: Point, radius: i32) -> Html {
    element("circle", &["class", "cx", "cy", "r"], &[class], &[at.0, at.1, radius])
}

/// A word; its baseline is at the place.
pub(crate) fn word(class: &'static str, at: Point, text: AttrValue) -> Html {
    let [x, y] = [at.0, at.1].map(|number| number.to_string());
    html! { <text {class} {x} {y}>{ text }</text> }
}

/// A drawing of [`Defs`](super::Defs) whose own origin comes to the place; a symbol is drawn in a square of this side.
pub(crate) fn copy(class: &'static str, href: &'static str, at: Point, side: i32) -> Html {
    element("use", &["class", "href", "x", "y", "width", "height"], &[class, href], &[at.0, at.1, side, side])
}

pub(crate) fn group(class: &'static str, inside: Vec<Html>) -> Html {
    grouped(class, None, inside)
}

/// A group drawn from this place as its origin, then turned or scaled.
pub(crate) fn moved(class: &'static str, at: Point, then: &'static str, inside: Vec<Html>) -> Html {
    grouped(class, Some(format!("translate({} {}) {then}", at.0, at.1)), inside)
}

fn grouped(class: &'static str, transform: Option<String>, inside: Vec<Html>) -> Html {
    html! { <g {class} {transform}>{ inside }</g> }
}

/// About how wide a text is in bold at this size: a little more than most system fonts need.
pub(crate) fn width(text: &str, size: i32) -> i32 {
    let hundredths = |c: char| match c {
        ' ' | '\u{a0}' | '\u{202f}' | ',' | '.' | 'i' | 'l' | 'j' | '·' | '’' | '(' | ')' => 33,
        'M' | 'W' | 'm' | 'w' => 90,
        'A'..='Z' => 73,
        _ => 62,
    };
    text.chars().map(hundredths).sum::<i32>() * size / 100
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_that_touch_do_not_meet() {
        let area = Area::new(0, 0, 10, 10);
        assert!(!area.meets(Area::new(10, 0, 5, 5)));
        assert!(area.meets(Area::new(9, 9, 5, 5)));
        assert!(!area.meets(Area::new(5, 5, 0, 5)), "what has no width is not there");
    }

    #[test]
    fn an_area_holds_what_is_inside() {
        assert!(Area::new(0, 0, 10, 10).holds(Area::around((5, 5), (10, 10))));
        assert!(!Area::new(0, 0, 10, 10).holds(Area::around((6, 5), (10, 10))));
    }
}
