//! What a typed line asks for, before anybody decides whether it may be done.

mod vocabulary;

pub use vocabulary::nearest;

use super::Duty;
use crate::chess::{Color, File, Rank, Role, Square};
use crate::clock::Span;
use crate::laws::Ground;
use crate::scoresheet::text::shown;
use crate::speech::{Message, Speaker, Worded, spoken};
use thiserror::Error;

/// A line, read: who says it, if it says so, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who speaks, where the line begins with it.
    pub speaker: Option<Speaker>,
    /// Whose assistant that is, where the line says so (`white-assistant:`).
    pub of: Option<Color>,
    /// What is wanted.
    pub command: Command,
}

/// Everything that a line can ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Each is the command of that name in the design's table.
pub enum Command {
    Move(String),
    Setup,
    Start { anyway: bool },
    Say,
    Press,
    Repeat(String),
    Correct(String),
    Missing,
    Touch(Square),
    Adjust(Option<Square>),
    Untouch,
    Must,
    Turn(Option<Color>),
    Time,
    Clock,
    Used,
    Moves,
    Last(usize),
    Again,
    Spell,
    Stop,
    Faster,
    Slower,
    Louder,
    Softer,
    Board(Option<BoardPart>),
    Square(Square),
    Piece(Role),
    Offer,
    Accept { sure: bool },
    Decline,
    Resign { sure: bool },
    Claim { ground: Ground, text: Option<String> },
    Complain(Square),
    Uphold,
    Dismiss,
    Yes,
    No,
    Flag,
    Score(Option<Color>),
    Dictate { end: bool },
    Hear(Option<usize>),
    Halt { note: Option<String> },
    Write(Entry),
    Reconcile,
    Continue,
    Set { side: Color, left: Span, note: Option<String> },
    Add { side: Color, more: Span, note: Option<String> },
    Count { side: Color, moves: u32, note: Option<String> },
    Retract(usize),
    Adjourn { note: Option<String> },
    Seal(String),
    Absent(Color),
    Arrived(Color),
    Help,
    Words,
}

/// Who, on one player's side, may ask for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Anybody.
    Anybodys,
    /// The player, or an assistant with that duty.
    Duty(Duty),
    /// The player alone.
    Players,
}

impl Command {
    /// Whether an assistant may ask for it, and by which duty (2023 D.2.10).
    pub const fn whose(&self) -> Whose {
        match self {
            Command::Setup | Command::Turn(_) => Whose::Duty(Duty::Moves),
            Command::Move(_) | Command::Say | Command::Repeat(_) | Command::Correct(_) => {
                Whose::Duty(Duty::Announce)
            }
            Command::Start { .. } | Command::Press => Whose::Duty(Duty::Clock),
            Command::Score(_) | Command::Write(_) => Whose::Duty(Duty::Score),
            Command::Time | Command::Clock | Command::Used | Command::Moves => Whose::Duty(Duty::Inform),
            Command::Flag => Whose::Duty(Duty::Claims),
            Command::Adjourn { .. } | Command::Seal(_) => Whose::Duty(Duty::Adjourn),
            Command::Touch(_) | Command::Complain(_) => Whose::Duty(Duty::Touches),
            Command::Adjust(_)
            | Command::Untouch
            | Command::Offer
            | Command::Accept { .. }
            | Command::Decline
            | Command::Resign { .. }
            | Command::Claim { .. }
            | Command::Uphold
            | Command::Dismiss
            | Command::Yes
            | Command::No
            | Command::Halt { .. }
            | Command::Continue
            | Command::Set { .. }
            | Command::Add { .. }
            | Command::Count { .. }
            | Command::Absent(_)
            | Command::Arrived(_)
            | Command::Retract(_)
            | Command::Dictate { .. }
            | Command::Hear(_)
            | Command::Reconcile => Whose::Players,
            Command::Missing
            | Command::Must
            | Command::Last(_)
            | Command::Again
            | Command::Spell
            | Command::Stop
            | Command::Faster
            | Command::Slower
            | Command::Louder
            | Command::Softer
            | Command::Board(_)
            | Command::Square(_)
            | Command::Piece(_)
            | Command::Help
            | Command::Words => Whose::Anybodys,
        }
    }
}

/// What a player writes into the own score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Into which cell: the number of the move and whose it is; none is the last move made.
    pub cell: Option<(usize, Color)>,
    /// What is written.
    pub text: String,
    /// Without being asked back.
    pub sure: bool,
}

/// A part of the board that can be read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPart {
    /// A rank, from file a to h.
    Rank(Rank),
    /// A file, from rank 1 to 8.
    File(File),
}

/// A command whose argument is missing or no such thing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// Nothing but blanks.
    #[error("an empty line")]
    Empty,
    /// The command needs something behind it that is not there or not readable.
    #[error("{command}: cannot use {argument:?}")]
    Argument {
        /// The command.
        command: String,
        /// What stood behind it.
        argument: String,
    },
}

impl CommandError {
    /// The reason as scripts know it.
    pub fn code(&self) -> &'static str {
        match self {
            CommandError::Empty => "empty",
            CommandError::Argument { argument, .. } if argument.is_empty() => "argument-missing",
            CommandError::Argument { .. } => "argument",
        }
    }
}

impl Worded for CommandError {
    fn message(&self) -> Message {
        match self {
            CommandError::Empty => Message::new("refused-empty"),
            CommandError::Argument { command, argument } if argument.is_empty() => {
                Message::new("refused-argument-missing").with("command", command.as_str())
            }
            CommandError::Argument { command, argument } => Message::new("refused-argument")
                .with("command", command.as_str())
                .with("argument", shown(argument)),
        }
    }
}

/// Reads a line. What is no command is taken for a move.
///
/// # Errors
/// [`CommandError`] for an empty line and for a command with a wrong argument.
pub fn read(text: &str) -> Result<Line, CommandError> {
    let (speaker, of, rest) = speaker(text.trim());
    if rest.is_empty() {
        return Err(CommandError::Empty);
    }
    let slash = rest.starts_with('/');
    let bare = rest.strip_prefix('/').unwrap_or(rest).trim();
    let command = match command(bare, slash)? {
        Some(command) => command,
        None => Command::Move(bare.to_owned()),
    };
    Ok(Line { speaker, of, command })
}

/// Who says a line, where it begins with that, of an assistant perhaps also whose, and the rest.
pub fn speaker(text: &str) -> (Option<Speaker>, Option<Color>, &str) {
    let named = text.split_once(':').and_then(|(name, rest)| Some((vocabulary::speaker(name.trim())?, rest)));
    match named {
        Some(((speaker, of), rest)) => (Some(speaker), of, rest.trim()),
        None => (None, None, text),
    }
}

fn command(text: &str, slash: bool) -> Result<Option<Command>, CommandError> {
    let (word, typed, argument) = match vocabulary::command(text) {
        Some((word, typed, argument)) => (word.to_owned(), typed, argument),
        None => {
            let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            (first.to_lowercase(), first.to_owned(), rest.trim().to_owned())
        }
    };
    let (sure, argument) = (typed.ends_with('!'), argument.as_str());
    // A letter alone may be a command; with something behind it, it could be a move.
    let word = match word.as_str() {
        "b" | "c" | "l" | "o" | "p" | "s" | "t" | "m" if !slash && !argument.is_empty() => return Ok(None),
        "b" => "board",
        "c" | "o" | "t" => "clock",
        "l" => "last",
        "m" => "moves",
        "p" => "piece",
        "s" => "square",
        other => other,
    };
    let named = if typed.chars().count() == 1 { word } else { typed.trim_end_matches('!') };
    let wrong = || CommandError::Argument { command: named.to_owned(), argument: argument.to_owned() };
    Ok(Some(match word {
        "setup" => Command::Setup,
        "start" => Command::Start { anyway: sure },
        "say" => Command::Say,
        "press" => Command::Press,
        "repeat" if argument.is_empty() => Command::Again,
        "repeat" => Command::Repeat(argument.to_owned()),
        "correct" if argument.is_empty() => return Err(wrong()),
        "correct" => Command::Correct(argument.to_owned()),
        "missing" => Command::Missing,
        "touch" if vocabulary::none(argument) => Command::Untouch,
        "must" => Command::Must,
        "turn" if argument.is_empty() => Command::Turn(None),
        "turn" => Command::Turn(Some(vocabulary::color(argument).ok_or_else(wrong)?)),
        "touch" => Command::Touch(square(argument).ok_or_else(wrong)?),
        "adjust" if argument.is_empty() => Command::Adjust(None),
        "adjust" => Command::Adjust(Some(square(argument).ok_or_else(wrong)?)),
        "time" => Command::Time,
        "clock" => Command::Clock,
        "used" => Command::Used,
        "moves" => Command::Moves,
        "last" if argument.is_empty() => Command::Last(1),
        "last" => Command::Last(count(argument).ok_or_else(wrong)?),
        "again" => Command::Again,
        "spell" => Command::Spell,
        "stop" => Command::Stop,
        "faster" => Command::Faster,
        "slower" => Command::Slower,
        "louder" => Command::Louder,
        "softer" => Command::Softer,
        "board" if argument.is_empty() => Command::Board(None),
        "board" => Command::Board(Some(part(argument).ok_or_else(wrong)?)),
        "square" => Command::Square(square(argument).ok_or_else(wrong)?),
        "piece" => Command::Piece(role(argument).ok_or_else(wrong)?),
        // An offer bears no condition (2023 9.1.2.1).
        "offer" if argument.is_empty() => Command::Offer,
        "offer" => return Err(wrong()),
        "accept" => Command::Accept { sure },
        "decline" => Command::Decline,
        "resign" => Command::Resign { sure },
        "claim" => claim(argument).ok_or_else(wrong)?,
        "uphold" => Command::Uphold,
        "dismiss" => Command::Dismiss,
        "yes" => Command::Yes,
        "no" => Command::No,
        "flag" => Command::Flag,
        "score" => Command::Score(match argument {
            "" => None,
            _ => Some(vocabulary::color(argument).ok_or_else(wrong)?),
        }),
        "dictate" if argument.is_empty() => Command::Dictate { end: false },
        "dictate" if vocabulary::end(argument) => Command::Dictate { end: true },
        "dictate" => return Err(wrong()),
        "hear" if argument.is_empty() => Command::Hear(None),
        "hear" => Command::Hear(Some(argument.parse().map_err(|_| wrong())?)),
        "halt" => Command::Halt { note: note(argument) },
        "write" => Command::Write(entry(argument, sure).ok_or_else(wrong)?),
        "reconcile" => Command::Reconcile,
        "continue" => Command::Continue,
        "adjourn" => Command::Adjourn { note: note(argument) },
        "seal" if argument.is_empty() => return Err(wrong()),
        "seal" => Command::Seal(argument.to_owned()),
        "absent" => Command::Absent(vocabulary::color(argument).ok_or_else(wrong)?),
        "arrived" => Command::Arrived(vocabulary::color(argument).ok_or_else(wrong)?),
        "set" if let Some(count) = moves_of(argument) => count,
        "set" => {
            let (side, left, note) = time_of(argument).ok_or_else(wrong)?;
            Command::Set { side, left, note }
        }
        "add" => {
            let added = time_of(argument).filter(|(_, more, _)| *more > Span::ZERO);
            let (side, more, note) = added.ok_or_else(wrong)?;
            Command::Add { side, more, note }
        }
        "retract" if argument.is_empty() => Command::Retract(1),
        "retract" => Command::Retract(count(argument).ok_or_else(wrong)?),
        "help" if argument.is_empty() => Command::Help,
        "help" => Command::Words,
        _ => return Ok(None),
    }))
}

/// `threefold`, `fifty Nf3`: a draw; `touch g8`: the opponent's last move.
fn claim(text: &str) -> Option<Command> {
    if let Some((ground, rest)) = vocabulary::ground(text) {
        return Some(Command::Claim { ground, text: (!rest.is_empty()).then_some(rest) });
    }
    match vocabulary::command(text)? {
        ("touch", _, rest) => square(&rest).map(Command::Complain),
        _ => None,
    }
}

fn count(text: &str) -> Option<usize> {
    text.parse().ok().filter(|&n| n > 0)
}

fn role(text: &str) -> Option<Role> {
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

fn part(text: &str) -> Option<BoardPart> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let rank = Rank::from_char(letter).map(BoardPart::Rank);
        return rank.or_else(|| File::from_char(letter.to_ascii_lowercase()).map(BoardPart::File));
    }
    spoken::rank(text).map(BoardPart::Rank).or_else(|| spoken::file(text).map(BoardPart::File))
}

fn square(text: &str) -> Option<Square> {
    text.to_lowercase().parse().ok().or_else(|| spoken::square(text))
}

/// The reason that an arbiter gives for a ruling, where one is given.
fn note(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// No entry into a score is longer, in characters.
const LONGEST_CELL: usize = 60;

/// `Sf3`, `12. Sf3`, `12... e5`.
fn entry(text: &str, sure: bool) -> Option<Entry> {
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
    fits.then_some(Entry { cell, text: written, sure })
}

/// `white moves 23`, and behind it a reason.
fn moves_of(text: &str) -> Option<Command> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let ("moves", _, rest) = vocabulary::command(rest)? else { return None };
    let (number, reason) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
    let moves = number.parse().ok().filter(|&moves| moves < 1_000)?;
    Some(Command::Count { side: vocabulary::color(side)?, moves, note: note(reason.trim()) })
}

/// `white 4:30`, `black 1:02:03`, `white 90` (seconds), and behind it a reason.
fn time_of(text: &str) -> Option<(Color, Span, Option<String>)> {
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
    Some((vocabulary::color(side)?, Span::seconds(seconds), note(reason.trim())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::{Language, Words};
    use proptest::prelude::*;

    fn command(text: &str) -> Command {
        read(text).unwrap().command
    }

    #[test]
    fn a_line_may_begin_with_who_speaks() {
        let line = read("black: press").unwrap();
        assert_eq!(line, Line { speaker: Some(Speaker::Black), of: None, command: Command::Press });
        assert_eq!(read("Arbiter:halt").unwrap().speaker, Some(Speaker::Arbiter));
    }

    #[test]
    fn what_is_no_command_is_a_move() {
        assert_eq!(
            command("Springer Gustav eins Felix drei"),
            Command::Move("Springer Gustav eins Felix drei".into())
        );
        assert_eq!(command("b4"), Command::Move("b4".into()));
        assert_eq!(command("b 4"), Command::Move("b 4".into()));
    }

    #[test]
    fn letters_alone_are_commands_with_an_argument_they_need_the_slash() {
        assert_eq!(command("c"), Command::Clock);
        assert_eq!(command("/s e4"), Command::Square(Square::E4));
        assert_eq!(command("/b 4"), Command::Board(Some(BoardPart::Rank(Rank::Fourth))));
    }

    #[test]
    fn squares_and_pieces_may_be_said() {
        assert_eq!(command("square Eva vier"), Command::Square(Square::E4));
        assert_eq!(command("square H5"), Command::Square(Square::H5));
        assert_eq!(command("piece Springer"), Command::Piece(Role::Knight));
        assert_eq!(command("board Cäsar"), Command::Board(Some(BoardPart::File(File::C))));
        assert_eq!(command("board vier"), Command::Board(Some(BoardPart::Rank(Rank::Fourth))));
        assert!(read("square Eva").is_err() && read("piece Eva").is_err());
    }

    #[test]
    fn times_are_hours_minutes_and_seconds() {
        let set = |side, seconds, note| Command::Set { side, left: Span::seconds(seconds), note };
        assert_eq!(command("set white 1:02:03"), set(Color::White, 3723, None));
        assert_eq!(command("set black 90"), set(Color::Black, 90, None));
        let wrong = Some("the clock was wrong".to_owned());
        assert_eq!(command("set black  90  the clock was wrong"), set(Color::Black, 90, wrong.clone()));
        let more = Span::seconds(120);
        assert_eq!(command("add black 2:00"), Command::Add { side: Color::Black, more, note: None });
        assert_eq!(command("halt the clock was wrong"), Command::Halt { note: wrong });
        assert!(read("set white 1:60").is_err());
        assert!(read("add white 0").is_err() && read("add white").is_err());
        assert!(read("set green 1").is_err());
        assert!(read("last 0").is_err());
    }

    #[test]
    fn a_cell_is_named_by_its_number() {
        let entry = |text: &str| match command(text) {
            Command::Write(Entry { cell, text, sure }) => (cell, text, sure),
            other => panic!("{other:?}"),
        };
        assert_eq!(entry("write Sf3"), (None, "Sf3".to_owned(), false));
        assert_eq!(entry("write! 12. Sf3"), (Some((12, Color::White)), "Sf3".to_owned(), true));
        assert_eq!(entry("write 12 ... e5"), (Some((12, Color::Black)), "e5".to_owned(), false));
        assert_eq!(entry("write 0-0"), (None, "0-0".to_owned(), false));
        assert!(read("write").is_err() && read("write 12.").is_err());
        let long = read(&format!("write 12. {}", "Sf3".repeat(1000))).unwrap_err();
        let said = Words::new(Language::En).say(&long.message());
        assert_eq!(said, "write cannot use \"12. Sf3Sf3Sf3Sf3Sf3Sf3Sf3Sf3Sf…\".");
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC*") {
            let _ = read(&text);
        }
    }
}
