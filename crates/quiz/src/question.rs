//! Questions: made from a code, answered, judged.

use croupier_engine::{Book, Chips, Hand, Reason, Rulebook, Ruling, cite};

use crate::answer::{Mark, Problem, check_input, mark};
use crate::kind::Dealt;
use crate::scenario::Scenario;
use crate::{Answer, Ask, Choice, Code, CodeError, Folk, Form, Level, Rng, Value};

/// How often a deal is tried before a scenario is asked instead. Over a hundred thousand seeds no
/// question needed a tenth of it.
const ATTEMPTS: usize = 5_000;

/// A question about a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What makes it again.
    pub code: Code,
    /// The hand as it stands.
    pub hand: Hand,
    /// What is asked.
    pub ask: Ask,
    /// What is wanted, part by part.
    pub forms: Vec<Form>,
    /// The scenario it comes from, where it is a curated one.
    pub scenario: Option<&'static Scenario>,
}

impl Question {
    /// Makes the question of this code.
    ///
    /// # Errors
    /// [`CodeError::Unknown`] where it names a scenario that does not exist.
    pub fn new(code: Code) -> Result<Self, CodeError> {
        if code.level == Level::Scenario {
            let scenario = Scenario::of(code.kind).nth(code.seed as usize).ok_or(CodeError::Unknown)?;
            let dealt = scenario.deal(code.book.rules()).map_err(|_| CodeError::Unknown)?;
            return Ok(Self::of(code, dealt, Some(scenario)));
        }
        Ok(match search(code) {
            Some(dealt) => Self::of(code, dealt, None),
            None => Self::new(Code { level: Level::Scenario, seed: 0, ..code })?,
        })
    }

    fn of(code: Code, Dealt { hand, ask }: Dealt, scenario: Option<&'static Scenario>) -> Self {
        let forms = ask.forms(&hand);
        Self { code, hand, ask, forms, scenario }
    }

    /// The rules it is asked under.
    #[must_use]
    pub fn rules(&self) -> Rulebook {
        self.code.book.rules()
    }

    /// What the rules answer, and why.
    #[must_use]
    pub fn ruling(&self) -> Ruling<Answer> {
        self.ask.judge(&self.hand, &self.rules())
    }

    /// Says what keeps an answer from being marked.
    ///
    /// # Errors
    /// The first [`Problem`].
    pub fn check_input(&self, answer: &[Value]) -> Result<(), Problem> {
        check_input(&self.hand, &self.forms, answer)
    }

    /// Marks an answer, and explains.
    #[must_use]
    pub fn judge(&self, answer: &[Value]) -> Verdict {
        let ruling = self.ruling();
        let marks = mark(&ruling.decision, answer);
        let mistake = Mistake::find(self, &ruling, &marks);
        let elsewhere = Rulebook::OFFERED.into_iter().filter(|other| other.book != self.code.book);
        let elsewhere = elsewhere.map(|other| {
            let theirs = self.ask.judge(&self.hand, &other);
            Elsewhere { book: other.book, same: theirs.decision == ruling.decision, ruling: theirs }
        });
        Verdict { marks, mistake, elsewhere: elsewhere.collect(), ruling }
    }
}

/// Deals until a hand asks something, from the seed alone.
fn search(code: Code) -> Option<Dealt> {
    let Code { book, kind, level, seed } = code;
    let rules = book.rules();
    let salt = u64::from(kind.number()) << 40 | u64::from(level.number()) << 36 | (book as u64) << 32;
    let mut rng = Rng::new(salt | u64::from(seed));
    // What the answer should be is drawn once, so that no answer is rarer for being harder to deal.
    let wish = Rng::new(rng.draw());
    (0..ATTEMPTS)
        .find_map(|_| kind.deal(&mut rng, wish.clone(), level, &rules).filter(|dealt| is_asking(dealt, &rules)))
}

/// Whether somebody could get it wrong: at least one folk rule answers differently.
fn is_asking(dealt: &Dealt, rules: &Rulebook) -> bool {
    let right = dealt.ask.judge(&dealt.hand, rules).decision;
    let mut choosing = dealt.ask.kind().folks().iter().filter(|folk| folk.chooses);
    choosing.any(|folk| dealt.ask.judge(&dealt.hand, &folk.mistaken(*rules)).decision != right)
}

/// What is said of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Part by part, what was right.
    pub marks: Vec<Mark>,
    /// What the rules answer, and why.
    pub ruling: Ruling<Answer>,
    /// The mistake that gives this answer, where one that is known does.
    pub mistake: Option<Mistake>,
    /// What the other rule books answer.
    pub elsewhere: Vec<Elsewhere>,
}

impl Verdict {
    /// Whether every part is right.
    #[must_use]
    pub fn right(&self) -> bool {
        self.marks.iter().all(Mark::right)
    }

    /// How many parts are right.
    #[must_use]
    pub fn right_parts(&self) -> usize {
        self.marks.iter().filter(|mark| mark.right()).count()
    }

    /// The rules that the argument rests on, as this book numbers them.
    pub fn citations(&self, book: Book) -> impl Iterator<Item = &'static str> + '_ {
        let rules: Vec<_> =
            self.ruling.topics().filter_map(|topic| cite(topic, book)).map(|found| found.rule).collect();
        let repeated = |at: usize| rules[..at].contains(&rules[at]);
        let firsts: Vec<_> = (0..rules.len()).filter(|at| !repeated(*at)).map(|at| rules[at]).collect();
        firsts.into_iter()
    }
}

/// What another rule book answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// Which book.
    pub book: Book,
    /// Whether it decides the same.
    pub same: bool,
    /// What it decides, and why.
    pub ruling: Ruling<Answer>,
}

/// A named mistake that gives the student's own answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Which.
    pub folk: &'static Folk,
    /// Where it leaves the rules.
    pub departs: Departure,
}

/// Where a mistake leaves the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The betting is open to this player from one level on; the mistake opens it from another.
    Level {
        /// The level from which the rules let him raise.
        right: Chips,
        /// The level from which the mistake does.
        yours: Chips,
    },
    /// An amount: the rules give one, the mistake another.
    Amount {
        /// What the rules give.
        right: Chips,
        /// What the mistake gives.
        yours: Chips,
    },
    /// Not at an amount: at the step of the argument with this index.
    Step(usize),
}

impl Mistake {
    /// The first known mistake that gives what the student gave wherever the student was wrong.
    fn find(question: &Question, right: &Ruling<Answer>, marks: &[Mark]) -> Option<Self> {
        let wrong: Vec<_> = marks.iter().enumerate().filter(|(_, mark)| !mark.right()).collect();
        if wrong.is_empty() {
            return None;
        }
        question.ask.kind().folks().iter().find_map(|folk| {
            let yours = question.ask.judge(&question.hand, &folk.mistaken(question.rules()));
            let fits = wrong.iter().all(|(part, mark)| yours.decision.get(*part) == mark.given.as_ref());
            fits.then(|| Self { folk, departs: Departure::find(question, folk, right, &yours) })
        })
    }
}

impl Departure {
    fn find(question: &Question, folk: &Folk, right: &Ruling<Answer>, yours: &Ruling<Answer>) -> Self {
        let differ = right.decision.iter().zip(&yours.decision).find(|(right, yours)| right != yours);
        match differ {
            Some((Value::Choice(Choice::Raise | Choice::NoRaise), _)) => {
                let Ask::MayRaise(seat) = question.ask else { return Self::Step(0) };
                let round = question.hand.round();
                let opens = |rules: &Rulebook| round.opens_from(seat, rules);
                Self::Level { right: opens(&question.rules()), yours: opens(&folk.mistaken(question.rules())) }
            }
            Some((Value::Chips(right), Value::Chips(yours)) | (Value::Wins(_, right), Value::Wins(_, yours))) => {
                Self::Amount { right: *right, yours: *yours }
            }
            Some((Value::Pot(right, _), Value::Pot(yours, _))) if right != yours => {
                Self::Amount { right: *right, yours: *yours }
            }
            Some((Value::Return(right), Value::Return(yours))) => {
                let chips =
                    |back: &Option<croupier_engine::pots::Returned>| back.map_or(Chips::ZERO, |back| back.chips);
                Self::Amount { right: chips(right), yours: chips(yours) }
            }
            _ => Self::Step(first_difference(&right.reasons, &yours.reasons)),
        }
    }
}

/// The index of the first step in which two arguments differ.
fn first_difference(right: &[Reason], yours: &[Reason]) -> usize {
    let same = right.iter().zip(yours).take_while(|(right, yours)| right == yours).count();
    same.min(right.len().saturating_sub(1))
}
