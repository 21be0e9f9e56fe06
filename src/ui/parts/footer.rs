//! The foot of the page: the code of the question, its link, how the answers went, the keys.

use croupier_text::{
    keys_title, progress_line, progress_none, question_label, share_copied, share_copy, share_refused,
};
use yew::Callback;

use super::header::kind_name;
use crate::bindings;
use crate::route;
use crate::ui::act::Then;
use crate::ui::msg::{Link, Msg};
use crate::ui::state::State;
use crate::ui::tag::{Tag, quiet, tag};

/// The foot.
pub(crate) fn footer(state: &State, on: &Callback<Msg>) -> Tag {
    let (code, lang) = (state.question.code, state.settings.lang);
    let tally = state.progress.of(code.kind);
    let progress = if tally.asked == 0 {
        progress_none(lang).to_owned()
    } else {
        progress_line(lang, u64::from(tally.right), &tally.asked.to_string(), kind_name(code.kind, lang))
    };
    let copied = (state.link == Link::Copied).then(|| tag("span.soft").text(share_copied(lang)));
    let refused = (state.link == Link::Refused).then(|| {
        let link = tag("input").set("id", "link").set("type", "text").set("readonly", "");
        tag("p.refused")
            .put(tag("label").set("for", "link").text(share_refused(lang)))
            .put(link.typed(&bindings::link(&route::write(code))))
    });
    let keys = quiet(keys_title(lang), Then::Open("keys"), on).put(tag("kbd").text("?"));
    tag("footer.foot")
        .put(tag("p").text(question_label(lang)).text(" ").put(tag("b.code").text(code.to_string())))
        .put(tag("p").text(progress))
        .put(tag("span").put(copied).put(quiet(share_copy(lang), Then::Copy(code), on)).put(keys))
        .put(refused)
}
