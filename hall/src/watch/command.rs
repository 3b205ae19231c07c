//! The lines that an arbiter types: a command, in every complete language, or the number of a board.

use crate::topics::BoardKey;
use annabella_speech::{Language, Words};

/// A command's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Boards,
    Cases,
    Position,
    Take,
    Back,
    Help,
    Quit,
}

/// The messages of the words; their attributes `heard` list further ways to write them.
const WORDS: [(Word, &str); 7] = [
    (Word::Boards, "hall-command-boards"),
    (Word::Cases, "hall-command-cases"),
    (Word::Position, "hall-command-position"),
    (Word::Take, "hall-command-take"),
    (Word::Back, "hall-command-back"),
    (Word::Help, "hall-command-help"),
    (Word::Quit, "hall-command-quit"),
];

/// A board in a typed line: with its round, or in the latest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// `3.7`.
    Whole(BoardKey),
    /// `7`.
    Number(u16),
}

/// A typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// List all boards.
    Boards,
    /// List the open cases.
    Cases,
    /// Describe a board.
    Board(Named),
    /// Describe the position of a board.
    Position(Named),
    /// Take the cases of a board.
    Take(Named),
    /// Give the cases of a board back.
    Back(Named),
    /// List the commands.
    Help,
    /// End the program.
    Quit,
}

/// The reason why a line is not a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// An empty line.
    Empty,
    /// Its first word is not a command.
    Unknown,
    /// The command needs a board's number.
    NoBoard,
}

/// Reads typed lines.
pub struct Vocabulary(Vec<(Word, String)>);

impl Default for Vocabulary {
    fn default() -> Vocabulary {
        let mut ways = Vec::new();
        for words in Language::whole().map(Words::new) {
            for (word, id) in WORDS {
                ways.extend(words.heard(id).into_iter().map(|way| (word, way.to_lowercase())));
            }
        }
        Vocabulary(ways)
    }
}

impl Vocabulary {
    /// Reads a line.
    ///
    /// # Errors
    /// [`Unread`] if it is not a command.
    pub fn read(&self, line: &str) -> Result<Command, Unread> {
        let line = line.trim().to_lowercase();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        if first.is_empty() {
            return Err(Unread::Empty);
        }
        if let Some(board) = named(first) {
            return Ok(Command::Board(board));
        }
        let (word, _) = self.0.iter().find(|(_, way)| way == first).ok_or(Unread::Unknown)?;
        let board = || named(rest.trim()).ok_or(Unread::NoBoard);
        Ok(match word {
            Word::Boards => Command::Boards,
            Word::Cases => Command::Cases,
            Word::Position => Command::Position(board()?),
            Word::Take => Command::Take(board()?),
            Word::Back => Command::Back(board()?),
            Word::Help => Command::Help,
            Word::Quit => Command::Quit,
        })
    }
}

fn named(text: &str) -> Option<Named> {
    text.parse().map(Named::Whole).ok().or_else(|| text.parse().map(Named::Number).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_command_in_every_complete_language_or_the_number_of_a_board() {
        let vocabulary = Vocabulary::default();
        for (line, command) in [
            ("boards", Command::Boards),
            (" Bretter ", Command::Boards),
            ("cases", Command::Cases),
            ("fälle", Command::Cases),
            ("7", Command::Board(Named::Number(7))),
            ("3.7", Command::Board(Named::Whole(BoardKey { round: 3, board: 7 }))),
            ("take 7", Command::Take(Named::Number(7))),
            ("übernehmen  3.7", Command::Take(Named::Whole(BoardKey { round: 3, board: 7 }))),
            ("back 7", Command::Back(Named::Number(7))),
            ("position 7", Command::Position(Named::Number(7))),
            ("help", Command::Help),
            ("quit", Command::Quit),
            ("ende", Command::Quit),
        ] {
            assert_eq!(vocabulary.read(line), Ok(command), "{line}");
        }
    }

    #[test]
    fn other_lines_are_not_commands() {
        let vocabulary = Vocabulary::default();
        for (line, unread) in [
            ("", Unread::Empty),
            ("uphold 1", Unread::Unknown),
            ("-7", Unread::Unknown),
            ("take", Unread::NoBoard),
            ("back seven", Unread::NoBoard),
        ] {
            assert_eq!(vocabulary.read(line), Err(unread), "{line}");
        }
    }
}
