//! As much of TOML as hand histories use: keys, strings, numbers, booleans and arrays of them, comments.

use crate::ParseError;

/// A field, and the line it begins on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) key: String,
    pub(super) value: Value,
    pub(super) line: usize,
    /// The value as it is written.
    pub(super) text: String,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Text(String),
    /// A number, a date, `true` or `false`.
    Bare(String),
    /// Each with the line it is on.
    List(Vec<(usize, Value)>),
    /// What hand histories have no use for: a table.
    Other,
}

/// How deep lists may lie in lists.
const DEEPEST: usize = 8;

pub(super) fn fault(line: usize, reason: impl Into<String>) -> ParseError {
    ParseError::Line { line, reason: reason.into() }
}

/// Reads all fields of a text.
pub(super) fn read(text: &str) -> Result<Vec<Field>, ParseError> {
    let mut reader = Reader { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1 };
    let mut fields: Vec<Field> = Vec::new();
    loop {
        reader.skip_blank();
        if reader.rest.is_empty() {
            return Ok(fields);
        }
        let field = reader.field()?;
        if fields.iter().any(|other| other.key == field.key) {
            return Err(fault(field.line, format!("`{}` is there twice", field.key)));
        }
        fields.push(field);
    }
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Reader<'a> {
    fn fault(&self, reason: &str) -> ParseError {
        fault(self.line, reason)
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Takes as long as the characters are of a kind.
    fn take_while(&mut self, is: impl Fn(char) -> bool) -> &'a str {
        self.take(self.rest.find(|c| !is(c)).unwrap_or(self.rest.len()))
    }

    fn skip_spaces(&mut self) {
        self.take_while(|c| matches!(c, ' ' | '\t'));
    }

    /// Skips spaces, line ends and comments.
    fn skip_blank(&mut self) {
        loop {
            self.take_while(|c| matches!(c, ' ' | '\t' | '\r' | '\n'));
            if !self.rest.starts_with('#') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn field(&mut self) -> Result<Field, ParseError> {
        let line = self.line;
        let key = match self.rest.chars().next() {
            Some('[') => return Err(self.fault("a table: one hand is read from a file")),
            Some('"' | '\'') => self.text()?,
            _ => self.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-')).to_owned(),
        };
        if key.is_empty() {
            return Err(self.fault("no key"));
        }
        self.skip_spaces();
        if !self.rest.starts_with('=') {
            return Err(fault(line, format!("no `=` after `{key}`")));
        }
        self.take(1);
        self.skip_spaces();
        let from = self.rest;
        let value = self.value(0)?;
        let text = from[..from.len() - self.rest.len()].trim_end().to_owned();
        self.skip_spaces();
        if !(self.rest.is_empty() || self.rest.starts_with(['\r', '\n', '#'])) {
            return Err(fault(self.line, format!("more after the value of `{key}`")));
        }
        Ok(Field { key, value, line, text })
    }

    fn value(&mut self, depth: usize) -> Result<Value, ParseError> {
        match self.rest.chars().next() {
            Some('"' | '\'') => self.text().map(Value::Text),
            Some('[') if depth < DEEPEST => self.list(depth),
            Some('[') => Err(self.fault("lists in lists in lists")),
            Some('{') => self.table(),
            _ => {
                let bare = self.take_while(|c| !matches!(c, ',' | ']' | '}' | '#' | '\r' | '\n')).trim_end();
                if bare.is_empty() { Err(self.fault("no value")) } else { Ok(Value::Bare(bare.to_owned())) }
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Value, ParseError> {
        self.take(1);
        let mut items = Vec::new();
        loop {
            self.skip_blank();
            if self.rest.starts_with(']') {
                break;
            }
            items.push((self.line, self.value(depth + 1)?));
            self.skip_blank();
            match self.rest.chars().next() {
                Some(',') => drop(self.take(1)),
                Some(']') => break,
                _ => return Err(self.fault("a list that is not closed")),
            }
        }
        self.take(1);
        Ok(Value::List(items))
    }

    /// Skips a table on one line.
    fn table(&mut self) -> Result<Value, ParseError> {
        let line = &self.rest[..self.rest.find('\n').unwrap_or(self.rest.len())];
        let end = line.rfind('}').ok_or_else(|| self.fault("a table that is not closed on its line"))?;
        self.take(end + 1);
        Ok(Value::Other)
    }

    fn text(&mut self) -> Result<String, ParseError> {
        let quote = self.take(1);
        if self.rest.starts_with(&quote.repeat(2)) {
            return Err(self.fault("a text over several lines"));
        }
        let mut text = String::new();
        loop {
            let mut chars = self.rest.chars();
            match chars.next() {
                None | Some('\n') => return Err(self.fault("a text that is not closed")),
                Some(c) if quote.starts_with(c) => {
                    self.take(1);
                    return Ok(text);
                }
                Some('\\') if quote == "\"" => text.push(self.escaped()?),
                Some(c) => {
                    self.take(c.len_utf8());
                    text.push(c);
                }
            }
        }
    }

    fn escaped(&mut self) -> Result<char, ParseError> {
        let mut chars = self.rest.chars().skip(1);
        let (length, found) = match chars.next() {
            Some('b') => (2, Some('\u{8}')),
            Some('t') => (2, Some('\t')),
            Some('n') => (2, Some('\n')),
            Some('f') => (2, Some('\u{c}')),
            Some('r') => (2, Some('\r')),
            Some(c @ ('"' | '\\')) => (2, Some(c)),
            Some(c @ ('u' | 'U')) => {
                let end = if c == 'u' { 6 } else { 10 };
                let digits = self.rest.get(2..end).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()));
                (end, digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).and_then(char::from_u32))
            }
            _ => (0, None),
        };
        match found {
            Some(found) => {
                self.take(length);
                Ok(found)
            }
            None => Err(self.fault("a backslash that says nothing")),
        }
    }
}
