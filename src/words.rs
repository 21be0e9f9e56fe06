//! The words of the page, where they come as files of their own: `static/boot.js` fetches them.

/// Takes what has arrived.
#[cfg(not(feature = "carried"))]
pub(crate) fn take() {
    use croupier_text::Lang;
    use js_sys::Reflect;

    let arrived = Reflect::get(&js_sys::global(), &"croupierWords".into()).unwrap_or_default();
    for lang in Lang::ALL {
        let words = Reflect::get(&arrived, &lang.code().into()).ok().and_then(|words| words.as_string());
        if let Some(words) = words {
            croupier_text::load(lang, words);
        }
    }
}

/// The words are in the program already.
#[cfg(feature = "carried")]
pub(crate) fn take() {}
