//! Answering: a control for each form of answer, and what is wrong with what is in it.

mod amount;
mod choice;
mod order;
mod pots;

use croupier_quiz::{Form, Question};
use croupier_text::{
    Lang, answer_accounted, answer_check, input_choose, input_choose_pot, input_choose_seat, input_choose_uncalled,
    input_left, input_over, keys_enter_key, question_new,
};
use yew::Callback;

use super::act::{Act, Then};
use super::draft::{Draft, Edit, Place, Trouble};
use super::msg::Msg;
use super::say;
use super::scene::Scene;
use super::state::State;
use super::tag::{Tag, quiet, tag};

/// What a control is given.
pub(crate) struct Fields<'a> {
    pub(crate) question: &'a Question,
    pub(crate) draft: &'a Draft,
    trouble: Option<(Place, Trouble)>,
    pub(crate) lang: Lang,
    pub(crate) on: &'a Callback<Msg>,
}

/// The fields of the question, and the button that has them marked.
pub(crate) fn answer(state: &State, on: &Callback<Msg>) -> Tag {
    let lang = state.settings.lang;
    let fields = Fields { question: &state.question, draft: &state.draft, trouble: state.trouble, lang, on };
    let form = tag("form.answer").set("novalidate", "").set("autocomplete", "off");
    let form = form.on(Act::Submit, Then::Send(Msg::Check), on);
    let check = tag("button.cta").text(answer_check(lang)).put(tag("kbd").text(keys_enter_key(lang)));
    let other = quiet(question_new(lang), Then::Send(Msg::Next), on);
    let parts = state.question.forms.iter().enumerate();
    parts
        .fold(form, |to, (part, form)| fields.control(to, part, form))
        .put(fields.sum())
        .put(tag("div.go").put(check).put(other))
}

impl Fields<'_> {
    /// Adds the control for a form.
    fn control(&self, to: Tag, part: usize, form: &Form) -> Tag {
        match form {
            Form::Choice(choices) => to.put(choice::choice(self, part, choices)),
            Form::MinimumTo { when } => to.put(amount::minimum(self, part, *when)),
            Form::Order(_) => to.put(order::order(self, part)),
            Form::Return(seats) => to.put(pots::returned(self, part, *seats)),
            Form::Pots(seats) => pots::pots(to, self, part, *seats),
            Form::Wins(_) => to.put(amount::wins(self, part)),
        }
    }

    /// Makes an element change a field when it is used.
    pub(crate) fn edit(&self, tag: Tag, what: Act, edit: Edit) -> Tag {
        tag.on(what, Then::Send(Msg::Edit(edit)), self.on)
    }

    /// Marks a field with which something is wrong, and leads to the sentence about it.
    pub(crate) fn checked(&self, tag: Tag, place: Place) -> Tag {
        match self.trouble {
            Some((wrong, _)) if wrong == place => {
                tag.set("aria-invalid", "true").set("aria-describedby", described(place))
            }
            _ => tag,
        }
    }

    /// The sentence beside a field with which something is wrong.
    pub(crate) fn problem(&self, place: Place) -> Option<Tag> {
        let (_, trouble) = self.trouble.filter(|(wrong, _)| *wrong == place)?;
        let lang = self.lang;
        let text = match trouble {
            Trouble::Amount(error) => error.text(lang).to_owned(),
            Trouble::Choose => input_choose(lang).to_owned(),
            Trouble::ChooseSeat => input_choose_seat(lang).to_owned(),
            Trouble::ChoosePot => input_choose_pot(lang).to_owned(),
            Trouble::ChooseUncalled => input_choose_uncalled(lang).to_owned(),
            Trouble::Answer(problem) => say::problem(problem, self.question, lang),
        };
        Some(tag("p.problem").id(described(place)).rich(&text))
    }

    /// How much of what is in the middle is handed out.
    fn sum(&self) -> Option<Tag> {
        let (lang, done) = (self.lang, self.draft.accounted()?);
        let total = Scene::total(self.question);
        let (left, over) = (total.above(done), done.above(total));
        let more = if !over.is_zero() {
            Some(input_over(lang, &lang.chips(over.0)))
        } else {
            (!left.is_zero() && !done.is_zero()).then(|| input_left(lang, &lang.chips(left.0)))
        };
        let label = tag("label").set("for", "accounted");
        let label = label.rich(&answer_accounted(lang, &lang.chips(done.0), &lang.chips(total.0)));
        let meter = tag("meter").set("id", "accounted").set("min", "0");
        let meter = meter.set("max", total.0.to_string()).set("value", done.0.to_string());
        let more = more.map(|more| tag("span").text(" · ").text(more));
        Some(tag("div.accounted").put(tag("p").put(label).put(more)).put(meter))
    }
}

/// The name of the sentence about a field.
fn described(place: Place) -> String {
    [&place.id(), "-problem"].concat()
}
