//! A question as a short code that can be read aloud.
//!
//! Twelve characters in three groups, `1T10-4K7Q-M2D8`: version, rule book, kind, level, seed and
//! a check character, in Crockford's base 32. The same code gives the same question for ever.

use core::fmt;
use core::str::FromStr;

use croupier_engine::{Book, Rulebook};

use crate::{Kind, Level};

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 12;
const VERSION: u64 = 1;

/// Which question: everything that makes it, in a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// The rule book it is asked under.
    pub book: Book,
    /// What kind of question.
    pub kind: Kind,
    /// How hard, or which curated scenario.
    pub level: Level,
    /// What makes it this one: up to [`Code::SEEDS`]; for a scenario, its number.
    pub seed: u32,
}

/// A text that is no code, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It does not have twelve characters.
    Length(usize),
    /// A character that no code has.
    Letter(char),
    /// The check character does not fit: a slip of the pen.
    Check,
    /// A code of a later version than this.
    Newer,
    /// Well written, but there is no such rule book, kind, level or scenario.
    Unknown,
}

impl Code {
    /// How many seeds there are.
    pub const SEEDS: u32 = 1 << 30;

    fn symbols(self) -> [u8; LENGTH] {
        let seed = self.seed % Self::SEEDS;
        let kind = self.kind.number();
        let mut symbols = [0; LENGTH];
        symbols[..5].copy_from_slice(&[
            VERSION as u8,
            book_number(self.book),
            (kind >> 5) as u8 & 31,
            kind as u8 & 31,
            self.level.number(),
        ]);
        for (place, symbol) in symbols[5..11].iter_mut().enumerate() {
            *symbol = (seed >> (25 - 5 * place)) as u8 & 31;
        }
        symbols[11] = check_symbol(&symbols[..11]);
        symbols
    }
}

fn book_number(book: Book) -> u8 {
    match book {
        Book::Tda2024 => 1,
        Book::WsopTournament2026 => 2,
        Book::WsopLive2026 => 3,
        Book::Roberts11 => 4,
        Book::FrenchHome => 5,
    }
}

/// A symbol that makes every single slip and every swap of neighbours show: a sum over the field of
/// 32 elements, each place weighted by another power.
fn check_symbol(symbols: &[u8]) -> u8 {
    symbols.iter().fold(0, |sum, symbol| times_x(sum ^ symbol))
}

/// Times x, modulo x⁵ + x² + 1.
fn times_x(element: u8) -> u8 {
    let doubled = element << 1;
    if doubled & 32 == 0 { doubled } else { doubled ^ 0b10_0101 }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, symbol) in self.symbols().into_iter().enumerate() {
            let dash = if place % 4 == 0 && place > 0 { "-" } else { "" };
            write!(f, "{dash}{}", char::from(ALPHABET[usize::from(symbol)]))?;
        }
        Ok(())
    }
}

impl FromStr for Code {
    type Err = CodeError;

    /// Reads a code as people write it: dashes and spaces anywhere, small letters, O for 0, I or L for 1.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let mut symbols = [0; LENGTH];
        let mut length = 0;
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '–' | '—' | '_'))
        {
            let upper = match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                upper => upper,
            };
            let symbol = ALPHABET.iter().position(|known| char::from(*known) == upper);
            let symbol = symbol.ok_or(CodeError::Letter(letter))?;
            if let Some(place) = symbols.get_mut(length) {
                *place = symbol as u8;
            }
            length += 1;
        }
        if length != LENGTH {
            return Err(CodeError::Length(length));
        }
        if check_symbol(&symbols[..11]) != symbols[11] {
            return Err(CodeError::Check);
        }
        if u64::from(symbols[0]) > VERSION {
            return Err(CodeError::Newer);
        }
        let books = Rulebook::OFFERED.into_iter().map(|rules| rules.book);
        let book = books.into_iter().find(|book| book_number(*book) == symbols[1]);
        let kind = u16::from(symbols[2]) << 5 | u16::from(symbols[3]);
        let kind = Kind::ALL.into_iter().find(|known| known.number() == kind);
        let level = Level::ALL.into_iter().find(|level| level.number() == symbols[4]);
        let (1, Some(book), Some(kind), Some(level)) = (symbols[0], book, kind, level) else {
            return Err(CodeError::Unknown);
        };
        let seed = symbols[5..11].iter().fold(0, |seed, symbol| seed << 5 | u32::from(*symbol));
        Ok(Self { book, kind, level, seed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes() -> impl Iterator<Item = Code> {
        let seeds = [0, 1, 31, 32, 123_456_789, Code::SEEDS - 1];
        let books = [Book::Tda2024, Book::WsopLive2026];
        let of = move |book, kind, level| seeds.map(|seed| Code { book, kind, level, seed });
        books.into_iter().flat_map(move |book| {
            Kind::ALL
                .into_iter()
                .flat_map(move |kind| Level::ALL.into_iter().flat_map(move |level| of(book, kind, level)))
        })
    }

    #[test]
    fn a_code_reads_as_it_is_written() {
        for code in codes() {
            let text = code.to_string();
            assert_eq!(text.parse(), Ok(code), "{text}");
            assert!(text.len() <= 16, "{text}");
        }
    }

    #[test]
    fn a_code_reads_as_people_write_it() {
        for code in codes() {
            let text = code.to_string();
            let sloppy = format!(" {} ", text.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l"));
            assert_eq!(sloppy.parse(), Ok(code), "{sloppy}");
        }
    }

    #[test]
    fn one_wrong_character_is_noticed() {
        for code in codes() {
            let text = code.to_string().replace('-', "");
            for place in 0..text.len() {
                for other in ALPHABET.iter().map(|letter| char::from(*letter)) {
                    let mut wrong: Vec<_> = text.chars().collect();
                    if wrong[place] != other {
                        wrong[place] = other;
                        assert!(
                            wrong.iter().collect::<String>().parse::<Code>().is_err(),
                            "{text} at {place}: {other}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn two_neighbours_swapped_are_noticed() {
        for code in codes() {
            let letters: Vec<_> = code.to_string().replace('-', "").chars().collect();
            for place in 1..letters.len() {
                let mut wrong = letters.clone();
                wrong.swap(place - 1, place);
                if wrong != letters {
                    assert!(wrong.iter().collect::<String>().parse::<Code>().is_err(), "{letters:?} at {place}");
                }
            }
        }
    }

    #[track_caller]
    fn refused(text: &str, why: CodeError) {
        assert_eq!(text.parse::<Code>(), Err(why), "{text}");
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said() {
        refused("", CodeError::Length(0));
        refused("1100", CodeError::Length(4));
        refused("1100-0000-0000-0", CodeError::Length(13));
        refused("1100-0000-000é", CodeError::Letter('é'));
        refused("1100-0000-000U", CodeError::Letter('U'));
        let newer = |symbols: &[u8; 11]| {
            let text: String =
                symbols.iter().chain([&check_symbol(symbols)]).map(|s| char::from(ALPHABET[usize::from(*s)])).collect();
            text
        };
        refused(&newer(&[2, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0]), CodeError::Newer);
        // The number of a book that no question is asked under.
        refused(&newer(&[1, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0]), CodeError::Unknown);
        refused(&newer(&[1, 30, 0, 1, 1, 0, 0, 0, 0, 0, 0]), CodeError::Unknown);
        refused(&newer(&[1, 1, 31, 1, 1, 0, 0, 0, 0, 0, 0]), CodeError::Unknown);
        refused(&newer(&[0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0]), CodeError::Unknown);
    }
}
