//! What commands are made of: their words, what may stand behind these, and whose they are.

use super::duties::Duty;
use super::lexicon::{Leading, Lexicon};
use crate::chess::{Color, File, Rank, Role, Square};
use crate::clock::Span;
use crate::laws::Ground;
use crate::speech::{Speaker, spoken};
use std::sync::LazyLock;

/// No entry into a score is longer, in characters.
const LONGEST_CELL: usize = 60;

/// Words that stand behind a command, or before it with a colon.
static ARGUMENTS: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new([
        "argument-white",
        "argument-black",
        "argument-assistant",
        "argument-arbiter",
        "argument-none",
        "argument-end",
        "argument-threefold",
        "argument-fifty",
        // `set white moves 23`, `claim touch e7`.
        "command-moves",
        "command-touch",
    ])
});

/// What was typed with a command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given<'a> {
    /// What stands behind it.
    pub argument: &'a str,
    /// It was typed with an exclamation mark: not to be asked back.
    pub sure: bool,
}

/// One way of asking for something: a word and what may stand behind it. Where several ways have
/// the same word, the first that can use what stands behind it is meant.
pub(super) struct CommandWord<A: 'static> {
    /// The message whose words these are.
    pub id: &'static str,
    /// Letters that stand for it alone, or with a slash before them.
    pub letters: &'static str,
    /// The function key that stands for it, and the letter that does with Alt.
    pub key: Option<(u8, char)>,
    /// What is asked for; none where it cannot use what stands behind it.
    pub read: fn(&Given) -> Option<A>,
}

impl<A> CommandWord<A> {
    pub const fn new(id: &'static str, read: fn(&Given) -> Option<A>) -> CommandWord<A> {
        CommandWord { id, letters: "", key: None, read }
    }

    pub const fn letters(self, letters: &'static str) -> CommandWord<A> {
        CommandWord { letters, ..self }
    }

    pub const fn key(self, number: u8, letter: char) -> CommandWord<A> {
        CommandWord { key: Some((number, letter)), ..self }
    }
}

/// Who, on one player's side, may ask for something (2023 D.2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// Anybody.
    Anybodys,
    /// The player, or an assistant with that duty.
    Duty(Duty),
    /// The same, but an assistant only of the opponent: the own player is seen on the pegs.
    Witness(Duty),
    /// The player alone.
    Players,
}

/// Whose business something is when nobody says who speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum For {
    /// The side whose time runs, or who is to move.
    Thinking,
    /// The side to move.
    ToMove,
    /// Who announced last.
    Announcer,
    /// Who has been offered a draw.
    Offered,
    /// Who has been asked back.
    Asked,
    /// Who presses: before the game Black, whose press starts White's clock.
    Presser,
    /// Who has still to confirm that the clocks run on.
    Confirmer,
    /// The opponent of that side.
    OpponentOf(Color),
    /// The opponent of whoever the Laws would have lost.
    Winner,
    /// The impaired player, where only one is.
    Impaired,
}

/// What is settled of each command, whatever stands behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CommandRow {
    /// Who may ask for it.
    pub whose: Whose,
    /// For whom it is, when nobody says so.
    pub done_for: For,
    /// Who asks for it is present (2023 6.7).
    pub present: bool,
    /// It answers what was asked back. Anything else takes the question back.
    pub answers: bool,
}

impl CommandRow {
    pub const fn new(whose: Whose, done_for: For) -> CommandRow {
        CommandRow { whose, done_for, present: false, answers: false }
    }

    /// A question that anybody may ask.
    pub const fn question() -> CommandRow {
        CommandRow::new(Whose::Anybodys, For::Thinking)
    }

    pub const fn present(self) -> CommandRow {
        CommandRow { present: true, ..self }
    }

    pub const fn answers(self) -> CommandRow {
        CommandRow { answers: true, ..self }
    }
}

/// Who says a line, where it begins with that, of an assistant perhaps also whose, and the rest.
pub(super) fn speaker(text: &str) -> (Option<Speaker>, Option<Color>, &str) {
    let named = text.split_once(':').and_then(|(name, rest)| Some((named_speaker(name.trim())?, rest)));
    match named {
        Some(((speaker, of), rest)) => (Some(speaker), of, rest.trim()),
        None => (None, None, text),
    }
}

fn named_speaker(text: &str) -> Option<(Speaker, Option<Color>)> {
    if let Some(side) = color(text) {
        return Some((side.into(), None));
    }
    match ARGUMENTS.named(text) {
        Some("argument-assistant") => return Some((Speaker::Assistant, None)),
        Some("argument-arbiter") => return Some((Speaker::Arbiter, None)),
        _ => {}
    }
    let (first, second) = text.split_once([' ', '-'])?;
    let (side, other) = color(first).map(|side| (side, second)).or(color(second).map(|side| (side, first)))?;
    (ARGUMENTS.named(other) == Some("argument-assistant")).then_some((Speaker::Assistant, Some(side)))
}

/// A side, by its colour.
pub(super) fn color(text: &str) -> Option<Color> {
    match ARGUMENTS.named(text)? {
        "argument-white" => Some(Color::White),
        "argument-black" => Some(Color::Black),
        _ => None,
    }
}

/// A side, or nothing where nothing stands there.
pub(super) fn perhaps_color(text: &str) -> Option<Option<Color>> {
    if text.is_empty() { Some(None) } else { color(text).map(Some) }
}

/// The ground of a claim that a text begins with, and what stands behind it.
pub(super) fn ground(text: &str) -> Option<(Ground, Option<String>)> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    let ground = match id {
        "argument-threefold" => Ground::Threefold,
        "argument-fifty" => Ground::Fifty,
        _ => return None,
    };
    Some((ground, note(&rest)))
}

/// The square behind `touch`.
pub(super) fn touched_square(text: &str) -> Option<Square> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    if id == "command-touch" { square(&rest) } else { None }
}

/// Whether that says none.
pub(super) fn is_none(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-none")
}

/// Whether that says the end.
pub(super) fn is_end(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-end")
}

/// How many, from 1.
pub(super) fn count(text: &str) -> Option<usize> {
    text.parse().ok().filter(|&n| n > 0)
}

/// One, where nothing stands there, or how many.
pub(super) fn one_or_more(text: &str) -> Option<usize> {
    if text.is_empty() { Some(1) } else { count(text) }
}

/// A kind of piece.
pub(super) fn role(text: &str) -> Option<Role> {
    Some(match text.to_lowercase().as_str() {
        "pawn" => Role::Pawn,
        "knight" | "n" => Role::Knight,
        "bishop" => Role::Bishop,
        "rook" | "r" => Role::Rook,
        "queen" | "q" => Role::Queen,
        "king" | "k" => Role::King,
        _ => return spoken::role(text),
    })
}

/// A part of the board that can be read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardPart {
    /// A rank, from file a to h.
    Rank(Rank),
    /// A file, from rank 1 to 8.
    File(File),
}

/// A rank or a file.
pub(super) fn part(text: &str) -> Option<BoardPart> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let rank = Rank::from_char(letter).map(BoardPart::Rank);
        return rank.or_else(|| File::from_char(letter.to_ascii_lowercase()).map(BoardPart::File));
    }
    spoken::rank(text).map(BoardPart::Rank).or_else(|| spoken::file(text).map(BoardPart::File))
}

/// A square, in signs or as it is said.
pub(super) fn square(text: &str) -> Option<Square> {
    text.to_lowercase().parse().ok().or_else(|| spoken::square(text))
}

/// The reason that an arbiter gives for a ruling, where one is given; any other words.
pub(super) fn note(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// What a player writes into the own score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CellEntry {
    /// Into which cell: the number of the move and whose it is; none is the last move made.
    pub cell: Option<(usize, Color)>,
    /// What is written.
    pub text: String,
    /// Without being asked back.
    pub sure: bool,
}

/// `Sf3`, `12. Sf3`, `12... e5`.
pub(super) fn entry(given: &Given) -> Option<CellEntry> {
    let text = given.argument;
    let rest = text.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    let bare = rest.trim_start_matches(['.', '…', ' ']);
    let marks = &rest[..rest.len() - bare.len()];
    let numbered = digits.parse().ok().filter(|_| marks.starts_with(['.', '…', ' ']));
    let black = marks.matches('.').count() > 1 || marks.contains('…');
    let cell = numbered.map(|number| (number, if black { Color::Black } else { Color::White }));
    let written = if cell.is_some() { bare } else { text };
    let written: String = written.chars().filter(|ch| !ch.is_whitespace()).collect();
    let fits = (1..=LONGEST_CELL).contains(&written.chars().count());
    fits.then_some(CellEntry { cell, text: written, sure: given.sure })
}

/// `white moves 23`, and behind it a reason.
pub(super) fn moves_of(text: &str) -> Option<(Color, u32, Option<String>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let Leading { id: "command-moves", rest, .. } = ARGUMENTS.leading(rest)? else { return None };
    let (number, reason) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
    let moves = number.parse().ok().filter(|&moves| moves < 1_000)?;
    Some((color(side)?, moves, note(reason.trim())))
}

/// `white 4:30`, `black 1:02:03`, `white 90` (seconds), and behind it a reason.
pub(super) fn time_of(text: &str) -> Option<(Color, Span, Option<String>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let rest = rest.trim();
    let (time, reason) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let mut seconds = 0u64;
    let parts: Vec<&str> = time.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for (i, part) in parts.iter().enumerate() {
        let number: u64 = part.parse().ok().filter(|&n| n < 1_000_000)?;
        if i > 0 && number > 59 {
            return None;
        }
        seconds = seconds * 60 + number;
    }
    Some((color(side)?, Span::seconds(seconds), note(reason.trim())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_argument_means_two_things() {
        assert_eq!(ARGUMENTS.faults(), [""; 0]);
    }

    #[test]
    fn an_assistant_may_say_whose() {
        assert_eq!(named_speaker("Weiß"), Some((Speaker::White, None)));
        assert_eq!(named_speaker("Assistent"), Some((Speaker::Assistant, None)));
        assert_eq!(named_speaker("black-assistant"), Some((Speaker::Assistant, Some(Color::Black))));
        assert_eq!(named_speaker("assistent schwarz"), Some((Speaker::Assistant, Some(Color::Black))));
        assert_eq!(named_speaker("white-arbiter"), None);
        assert_eq!(named_speaker("e4"), None);
    }
}
