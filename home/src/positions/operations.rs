//! The operations of an EPD: codes and operands after the position, each ended by a semicolon.
//!
//! A text in quotation marks is one operand, with all semicolons in it.

/// An operation of an EPD.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its code, such as `bm`.
    pub code: String,
    /// Its operands, without quotation marks.
    pub operands: Vec<String>,
}

/// The counters of a position: half-moves since a capture or a move of a pawn, and the number of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// The half-moves.
    pub half: u32,
    /// The number of the move.
    pub full: u32,
}

/// The meaning of a backslash in quotation marks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Backslash {
    /// The sign after it is part of the text.
    Escapes,
    /// A sign like others.
    Plain,
}

impl Operation {
    /// Whether the operation has this code.
    pub fn is(&self, code: &str) -> bool {
        self.code.eq_ignore_ascii_case(code)
    }

    /// Returns the operands as one text.
    pub fn text(&self) -> String {
        self.operands.join(" ")
    }

    /// Returns the operand as a number.
    fn number(&self) -> Option<u32> {
        self.text().parse().ok()
    }
}

impl Counters {
    /// Returns the counters in the operations `hmvc` and `fmvn`; otherwise those of a new game.
    pub fn of(operations: &[Operation]) -> Counters {
        let counter =
            |code| operations.iter().find(|operation| operation.is(code)).and_then(Operation::number);
        Counters { half: counter("hmvc").unwrap_or(0), full: counter("fmvn").unwrap_or(1) }
    }
}

/// Splits a line into the four fields of a position, its counters if it has them, and the rest.
pub fn split_position(line: &str) -> (String, Option<Counters>, &str) {
    let mut rest = line;
    let mut fields = Vec::new();
    for _ in 0..4 {
        let (field, after) = split_field(rest);
        fields.push(field);
        rest = after;
    }
    let (half, after) = split_field(rest);
    let (full, after) = split_field(after);
    let counters = half.parse().ok().zip(full.parse().ok()).map(|(half, full)| Counters { half, full });
    (fields.join(" "), counters, if counters.is_some() { after } else { rest })
}

/// Splits a text at the next space or semicolon.
fn split_field(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_at(text.find(|ch: char| ch.is_whitespace() || ch == ';').unwrap_or(text.len()))
}

/// Reads the operations of an EPD; `None` if a quotation mark is not closed.
pub fn operations(text: &str) -> Option<Vec<Operation>> {
    // Some programs escape quotation marks; in others, a path can end with a backslash.
    read(text, Backslash::Escapes).or_else(|| read(text, Backslash::Plain))
}

fn read(text: &str, backslash: Backslash) -> Option<Vec<Operation>> {
    let mut all = Vec::new();
    let mut words: Vec<String> = Vec::new();
    // Whether the last word is unfinished.
    let mut is_open = false;
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            ';' => {
                all.extend(operation(std::mem::take(&mut words)));
                is_open = false;
            }
            '"' => {
                words.push(quoted(&mut signs, backslash)?);
                is_open = false;
            }
            sign if sign.is_whitespace() => is_open = false,
            sign => {
                match words.last_mut().filter(|_| is_open) {
                    Some(word) => word.push(sign),
                    None => words.push(sign.to_string()),
                }
                is_open = true;
            }
        }
    }
    all.extend(operation(words));
    Some(all)
}

/// Reads to the closing quotation mark.
fn quoted(signs: &mut std::str::Chars, backslash: Backslash) -> Option<String> {
    let mut text = String::new();
    loop {
        match signs.next()? {
            '"' => return Some(text),
            '\\' if backslash == Backslash::Escapes => text.push(signs.next()?),
            sign => text.push(sign),
        }
    }
}

/// Returns the operation that these words are.
fn operation(mut words: Vec<String>) -> Option<Operation> {
    if words.is_empty() {
        return None;
    }
    let code = words.remove(0);
    Some(Operation { code, operands: words })
}
