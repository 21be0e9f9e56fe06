//! `ask`: a question, and the verdict on it.

use std::io::{self, Write};

use croupier_engine::pots::Returned;
use croupier_engine::{Card, Chips, Hand, Rulebook, Seat, cite};
use croupier_quiz::{Ask, Code, Form, Kind, Level, Question};
use croupier_say as say;
use croupier_text::{self as text, Lang};
use lexopt::prelude::*;

use crate::Stop;

/// What is asked for.
enum Wish {
    /// The kinds of questions.
    Kinds,
    /// A question, in a language.
    Question(Code, Lang),
}

/// Prints the question that the arguments ask for, with its verdict; or the kinds that there are.
pub(crate) fn run(args: lexopt::Parser, out: &mut impl Write) -> Result<bool, Stop> {
    match wish(args)? {
        Wish::Kinds => {
            for kind in Kind::ALL {
                writeln!(out, "{}", kind.key())?;
            }
        }
        Wish::Question(code, lang) => {
            let why = format!(
                "no question of {}, level {}, is made by seed {}",
                code.kind.key(),
                code.level.number(),
                code.seed
            );
            let question = Question::new(code).map_err(|_| Stop::Input(why))?;
            Sheet { question: &question, lang }.print(out)?;
        }
    }
    Ok(true)
}

/// Reads the arguments.
fn wish(mut args: lexopt::Parser) -> Result<Wish, Stop> {
    let wrong = |why: String| Stop::Input(format!("{why}; try croupier-cli --help"));
    let (mut kind, mut list, mut lang) = (None, false, Lang::En);
    let (mut seed, mut level, mut book) = (0, Level::One, Rulebook::TDA.book);
    while let Some(arg) = args.next()? {
        match arg {
            Long("list") => list = true,
            Long("seed") => seed = args.value()?.parse()?,
            Long("level") => {
                let number: u8 = args.value()?.parse()?;
                let found = Level::ALL.into_iter().find(|level| level.number() == number);
                level = found.ok_or_else(|| wrong(format!("no level {number}")))?;
            }
            Long("rules") => {
                let key = args.value()?.string()?;
                let found = Rulebook::OFFERED.into_iter().find(|rules| rules.book.key() == key);
                book = found.ok_or_else(|| wrong(format!("no rule book {key:?}")))?.book;
            }
            Long("lang") => {
                let tag = args.value()?.string()?;
                lang = Lang::from_tag(&tag).ok_or_else(|| wrong(format!("no language {tag:?}")))?;
            }
            Value(key) if kind.is_none() => {
                let found = Kind::ALL.into_iter().find(|kind| key.to_str() == Some(kind.key()));
                kind =
                    Some(found.ok_or_else(|| wrong(format!("no kind {key:?}, croupier-cli ask --list says which")))?);
            }
            other => return Err(other.unexpected().into()),
        }
    }
    match kind {
        _ if list => Ok(Wish::Kinds),
        _ if seed >= Code::SEEDS => Err(wrong(format!("no seed {seed}: they end below {}", Code::SEEDS))),
        Some(kind) => Ok(Wish::Question(Code { book, kind, level, seed }, lang)),
        None => Err(wrong("no kind of question".into())),
    }
}

/// A question as it is printed.
struct Sheet<'a> {
    question: &'a Question,
    lang: Lang,
}

impl Sheet<'_> {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { question, lang } = *self;
        let Code { book, kind, level, seed } = question.code;
        writeln!(
            out,
            "{}  {} --rules {} --level {} --seed {seed}",
            question.code,
            kind.key(),
            book.key(),
            level.number()
        )?;
        writeln!(out, "{}", say::kicker(question, lang))?;
        self.table(out)?;
        self.log(out)?;
        self.asked(out)?;
        self.verdict(out)
    }

    /// The seats with what they have, the pot and the board.
    fn table(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { question, lang } = *self;
        let hand = &question.hand;
        let award = question.ask == Ask::Award;
        let returned = hand.stakes().uncalled().filter(|_| award);
        let board = if award { hand.full_board() } else { hand.board() };
        let mut head = vec![text::table_player(lang), text::table_position(lang), text::table_stack(lang)];
        head.extend([text::table_round(lang), text::table_state(lang)]);
        let mut rows = vec![head.into_iter().map(str::to_owned).collect::<Vec<_>>()];
        for seat in hand.seats() {
            rows.push(self.seat(seat, returned));
        }
        if award {
            rows[0].push(text::table_cards(lang).into());
            for (seat, row) in hand.seats().zip(&mut rows[1..]) {
                row.push(self.cards(seat));
            }
        }
        writeln!(out)?;
        columns(&rows, out)?;
        let pot = hand.pot().above(returned.map_or(Chips::ZERO, |back| back.chips));
        writeln!(out, "{}", text::table_pot(lang, &lang.chips(pot.0)))?;
        if !board.is_empty() {
            writeln!(out, "{}", self.entry(text::table_board(lang), &spaced(board)))?;
        }
        Ok(())
    }

    fn seat(&self, seat: Seat, returned: Option<Returned>) -> Vec<String> {
        let hand = &self.question.hand;
        let back = returned.filter(|back| back.seat == seat).map_or(Chips::ZERO, |back| back.chips);
        let chips = |chips: Chips| self.lang.chips(chips.0);
        vec![
            say::seat(seat).into(),
            hand.position(seat).name().into(),
            chips(hand.stack(seat) + back),
            chips(hand.round().paid(seat).above(back)),
            say::state(hand, seat, self.lang),
        ]
    }

    /// The cards of a seat that shows them, and what they make.
    fn cards(&self, seat: Seat) -> String {
        let hand: &Hand = &self.question.hand;
        if !hand.live().has(seat) {
            return String::new();
        }
        let name = say::hand_name(hand, seat, self.lang).map(|name| format!(", {name}"));
        spaced(hand.hole(seat)) + &name.unwrap_or_default()
    }

    /// What happened, street by street.
    fn log(&self, out: &mut impl Write) -> io::Result<()> {
        let lang = self.lang;
        writeln!(out, "\n{}", text::log_title(lang))?;
        for round in say::log(self.question, lang) {
            let cards = if round.cards.is_empty() { String::new() } else { format!(" ({})", spaced(&round.cards)) };
            let line = |line: &say::Line| {
                let who = line.seat.map(|seat| format!("{} ", say::seat(seat))).unwrap_or_default();
                let amount = if line.amount.is_empty() { String::new() } else { format!(" {}", line.amount) };
                who + &text::plain(&line.text) + &amount
            };
            let lines: Vec<_> = round.lines.iter().map(line).collect();
            let name = round.name + &cards;
            let told = if lines.is_empty() { name } else { self.entry(&name, &lines.join("; ")) };
            writeln!(out, "  {told}")?;
        }
        Ok(())
    }

    /// The question, and what can be answered.
    fn asked(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { question, lang } = *self;
        writeln!(out, "\n{}", text::plain(&say::title(question, lang)))?;
        writeln!(out, "{}", text::plain(&say::story(question, lang)))?;
        for form in &question.forms {
            if let Form::Choice(choices) = form {
                for choice in choices {
                    writeln!(out, "  - {}", text::plain(&say::choice(*choice, question, lang)))?;
                }
            }
        }
        Ok(())
    }

    /// The ruling, the argument with the rule that each step rests on, and the other books.
    fn verdict(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { question, lang } = *self;
        let book = question.code.book;
        let ruling = question.ruling();
        let verdict = question.judge(&ruling.decision);
        writeln!(
            out,
            "\n{}",
            self.entry(text::verdict_ruling(lang), &text::plain(&say::decision(question, &ruling.decision, lang)))
        )?;
        for (part, value) in ruling.decision.iter().enumerate() {
            let (part, value) = (say::part(question, part, lang), say::value(value, question, lang));
            writeln!(out, "  {}", self.entry(&text::plain(&part), &text::plain(&value)))?;
        }
        writeln!(out, "\n{}", text::verdict_why(lang))?;
        for (number, (step, reason)) in (1..).zip(say::steps(question, &ruling, lang).iter().zip(&ruling.reasons)) {
            let figure = if step.figure.is_empty() { String::new() } else { format!("  {}", step.figure) };
            let rule = cite(reason.topic(), book).map(|cited| format!("  [{}]", cited.rule)).unwrap_or_default();
            writeln!(out, "  {number}. {}{figure}{rule}", text::plain(&step.text))?;
        }
        let cited: Vec<_> =
            verdict.citations(book).map(|rule| text::book_cite(lang, say::book(book, lang), rule)).collect();
        writeln!(out, "\n{}", self.entry(text::verdict_rules(lang), &cited.join("; ")))?;
        writeln!(out, "{}", text::verdict_elsewhere(lang))?;
        for other in &verdict.elsewhere {
            let (name, says) = say::elsewhere(other, question, lang);
            writeln!(out, "  {} {}", if other.same { "=" } else { "≠" }, self.entry(name, &text::plain(&says)))?;
        }
        Ok(())
    }

    /// A name and what belongs to it: `Board: Ah Kd`.
    fn entry(&self, name: &str, what: &str) -> String {
        let space = if self.lang == Lang::Fr { "\u{a0}" } else { "" };
        format!("{name}{space}: {what}")
    }
}

/// Cards with a space between them.
fn spaced(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// Prints rows with their cells one below the other.
fn columns(rows: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    for row in rows {
        let cell = |(column, cell): (usize, &String)| format!("{cell:0$}", width(column).unwrap_or(0));
        let cells: Vec<_> = row.iter().enumerate().map(cell).collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}
