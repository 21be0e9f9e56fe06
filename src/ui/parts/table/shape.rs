//! Places, and the few shapes the picture is made of. One unit is about one pixel.

use yew::Html;

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

/// A picture as it is drawn. It is written as text: nothing in it is pressed, and the browser loads less code so.
pub(crate) struct Svg(String);

impl Svg {
    /// An empty picture of this size.
    pub(super) fn new(class: &str, (w, h): (i32, i32)) -> Self {
        let mut svg = Self(String::from("<svg"));
        svg.word_of("class", class);
        svg.0.push_str(" viewBox=\"0 0 ");
        svg.number(w);
        svg.0.push(' ');
        svg.number(h);
        svg.0.push_str("\" aria-hidden=\"true\" focusable=\"false\">");
        svg
    }

    /// The picture, done.
    pub(super) fn done(mut self) -> Html {
        self.0.push_str("</svg>");
        Html::from_html_unchecked(self.0.into())
    }

    fn number(&mut self, number: i32) {
        self.0.push_str(&number.to_string());
    }

    fn word_of(&mut self, key: &str, word: &str) {
        for part in [" ", key, "=\"", word, "\""] {
            self.0.push_str(part);
        }
    }

    /// The start of an element: its class, where it has one, and whole numbers.
    fn start(&mut self, tag: &str, class: &str, keys: &[&str], numbers: &[i32]) {
        self.0.push('<');
        self.0.push_str(tag);
        if !class.is_empty() {
            self.word_of("class", class);
        }
        for (key, number) in keys.iter().zip(numbers) {
            self.word_of(key, &number.to_string());
        }
    }

    fn end(&mut self) {
        self.0.push_str("/>");
    }

    pub(crate) fn rect(&mut self, class: &str, at: Area, round: i32) {
        self.start("rect", class, &["x", "y", "width", "height", "rx"], &[at.x, at.y, at.w, at.h, round]);
        self.end();
    }

    pub(crate) fn disc(&mut self, class: &str, at: Point, radius: i32) {
        self.start("circle", class, &["cx", "cy", "r"], &[at.0, at.1, radius]);
        self.end();
    }

    /// A word; its baseline is at the place.
    pub(crate) fn word(&mut self, class: &str, at: Point, text: &str) {
        self.start("text", class, &["x", "y"], &[at.0, at.1]);
        self.0.push('>');
        for letter in text.chars() {
            match letter {
                '<' => self.0.push_str("&lt;"),
                '&' => self.0.push_str("&amp;"),
                letter => self.0.push(letter),
            }
        }
        self.0.push_str("</text>");
    }

    /// A drawing of `defs.svg` whose own origin comes to the place; a symbol is drawn in a square of this side.
    pub(crate) fn copy(&mut self, class: &str, href: &str, at: Point, side: i32) {
        self.start("use", class, &["x", "y", "width", "height"], &[at.0, at.1, side, side]);
        self.word_of("href", href);
        self.end();
    }

    /// Opens a group.
    pub(crate) fn open(&mut self, class: &str) {
        self.start("g", class, &[], &[]);
        self.0.push('>');
    }

    /// Opens a group that is drawn from this place as its origin, then turned or scaled.
    pub(crate) fn open_at(&mut self, class: &str, at: Point, then: &str) {
        self.start("g", class, &[], &[]);
        self.0.push_str(" transform=\"translate(");
        self.number(at.0);
        self.0.push(' ');
        self.number(at.1);
        for part in [") ", then, "\">"] {
            self.0.push_str(part);
        }
    }

    /// Closes a group.
    pub(crate) fn close(&mut self) {
        self.0.push_str("</g>");
    }
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
    fn what_is_written_is_no_markup() {
        let mut svg = Svg::new("table", (1, 2));
        svg.open_at("", (3, 4), "");
        svg.word("n", (5, -6), "<b>&");
        svg.close();
        assert_eq!(
            svg.0,
            "<svg class=\"table\" viewBox=\"0 0 1 2\" aria-hidden=\"true\" focusable=\"false\">\
             <g transform=\"translate(3 4) \"><text class=\"n\" x=\"5\" y=\"-6\">&lt;b>&amp;</text></g>"
        );
    }

    #[test]
    fn an_area_holds_what_is_inside() {
        assert!(Area::new(0, 0, 10, 10).holds(Area::around((5, 5), (10, 10))));
        assert!(!Area::new(0, 0, 10, 10).holds(Area::around((6, 5), (10, 10))));
    }
}
