//! Answering: a control for each form of answer, and what is wrong with what is in it.

mod amount;
mod choice;
mod order;
mod pots;
mod wins;

use croupier_quiz::{Form, Question};
use croupier_text::{
    Lang, answer_accounted, answer_check, input_choose, input_choose_pot, input_choose_seat, input_choose_uncalled,
    input_left, input_over, keys_enter_key, question_new,
};
use yew::prelude::*;

use super::draft::{Draft, Edit, Place, Trouble};
use super::msg::Msg;
use super::parts::rich;
use super::say;
use super::scene::Scene;
use super::state::State;

/// What a control is given.
pub(crate) struct Fields<'a> {
    pub(crate) question: &'a Question,
    pub(crate) draft: &'a Draft,
    trouble: Option<(Place, Trouble)>,
    pub(crate) lang: Lang,
    on: &'a Callback<Msg>,
}

/// The fields of the question, and the button that has them marked.
pub(crate) fn answer(state: &State, on: &Callback<Msg>) -> Html {
    let lang = state.settings.lang;
    let fields = Fields { question: &state.question, draft: &state.draft, trouble: state.trouble, lang, on };
    let parts = state.question.forms.iter().enumerate().map(|(part, form)| fields.control(part, form));
    let onsubmit = on.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::Check
    });
    html! {
        <form class="answer" novalidate=true autocomplete="off" {onsubmit}>
            { for parts }
            { fields.sum() }
            <div class="go">
                <button class="cta">{ answer_check(lang) }<kbd>{ keys_enter_key(lang) }</kbd></button>
                <button class="quiet" type="button" onclick={on.reform(|_: MouseEvent| Msg::Next)}>{ question_new(lang) }</button>
            </div>
        </form>
    }
}

impl Fields<'_> {
    fn control(&self, part: usize, form: &Form) -> Html {
        match form {
            Form::Choice(choices) => choice::choice(self, part, choices),
            Form::MinimumTo { when } => amount::minimum(self, part, *when),
            Form::Order(_) => order::order(self, part),
            Form::Return(seats) => pots::returned(self, part, *seats),
            Form::Pots(seats) => pots::pots(self, part, *seats),
            Form::Wins(_) => wins::wins(self, part),
        }
    }

    /// Sends a change that an event makes.
    pub(crate) fn edit<E: 'static>(&self, edit: impl Fn(E) -> Edit + 'static) -> Callback<E> {
        self.on.reform(move |event| Msg::Edit(edit(event)))
    }

    /// Whether something is wrong with this field.
    pub(crate) fn is_wrong(&self, place: Place) -> bool {
        self.trouble.is_some_and(|(wrong, _)| wrong == place)
    }

    /// The sentence beside a field with which something is wrong.
    pub(crate) fn problem(&self, place: Place) -> Html {
        let Some((_, trouble)) = self.trouble.filter(|(wrong, _)| *wrong == place) else { return Html::default() };
        let lang = self.lang;
        let text = match trouble {
            Trouble::Amount(error) => error.text(lang).to_owned(),
            Trouble::Choose => input_choose(lang).to_owned(),
            Trouble::ChooseSeat => input_choose_seat(lang).to_owned(),
            Trouble::ChoosePot => input_choose_pot(lang).to_owned(),
            Trouble::ChooseUncalled => input_choose_uncalled(lang).to_owned(),
            Trouble::Answer(problem) => say::problem(problem, self.question, lang),
        };
        html! { <p class="problem" id={described(place)}>{ rich(&text) }</p> }
    }

    /// How much of what is in the middle is handed out.
    fn sum(&self) -> Html {
        let (lang, Some(done)) = (self.lang, self.draft.accounted()) else { return Html::default() };
        let total = Scene::total(self.question);
        let text = answer_accounted(lang, &lang.chips(done.0), &lang.chips(total.0));
        let (left, over) = (total.above(done), done.above(total));
        let more = if !over.is_zero() {
            input_over(lang, &lang.chips(over.0))
        } else if !left.is_zero() && !done.is_zero() {
            input_left(lang, &lang.chips(left.0))
        } else {
            String::new()
        };
        html! {
            <div class="accounted">
                <p><label for="accounted">{ rich(&text) }</label>{ " " }{ more }</p>
                <meter id="accounted" min="0" max={total.0.to_string()} value={done.0.to_string()} />
            </div>
        }
    }
}

/// The name of the sentence about a field.
pub(crate) fn described(place: Place) -> String {
    let mut id = place.id();
    id.push_str("-problem");
    id
}
