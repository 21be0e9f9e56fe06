//! What the drawings are copied from: pips, chips, and the light on the felt.

use yew::{AttrValue, Html};

/// The symbols of `defs.svg`; once a page, before the first picture.
///
/// A chip has three edges, whose spots fall differently so that a column of chips shows no stripes.
pub fn defs() -> Html {
    Html::from_html_unchecked(AttrValue::Static(include_str!("defs.svg")))
}

#[cfg(test)]
mod tests {
    /// Every drawing named in the code, each of which is copied by its id.
    #[test]
    fn every_drawing_that_is_copied_is_there() {
        let code = [include_str!("../chips.rs"), include_str!("../cards.rs")].concat();
        let names = code.split("\"#").skip(1).filter_map(|rest| rest.split('"').next());
        let missing = |name: &&str| !include_str!("defs.svg").contains(&format!("id=\"{name}\""));
        assert_eq!(names.filter(missing).collect::<Vec<_>>(), Vec::<&str>::new());
    }
}
