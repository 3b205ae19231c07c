//! Keys at the cursor on the board, turned into the commands that they stand for.

use crate::commands::command::Command;
use crate::grammar::arguments::BoardPart;
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::queries::cursor::{Key, Moved, Request};
use crate::queries::cursor_keys::{Meaning, fixed};
use crate::queries::{exploring, general};
use crate::state::State;
use annabella_chess::Square;

impl State {
    /// Turns a key at the cursor into the command with its meaning; returns other commands unchanged.
    ///
    /// The permissions and rules of that command apply, and a journal has it as if it had been typed.
    pub(crate) fn at_cursor(&self, tag: SpeakerTag, command: Command) -> Command {
        let Command::Cursor(Request::Key(key)) = &command else { return command };
        let asker = self.asker(tag, &command.row());
        if self.moves.tridim().is_some() {
            return self.level_meaning(&asker, *key).unwrap_or(command);
        }
        let cursor = self.cursor_of(&asker);
        let meant = match key {
            _ if cursor.explains => None,
            Key::Enter => self.move_from(&asker, cursor).map(Command::from),
            Key::Sign(sign) => match self.promotion_at(&asker, cursor, *sign) {
                Some(promotion) => Some(promotion.into()),
                None => fixed(*sign).and_then(|(meaning, _)| asked(meaning, cursor.square)),
            },
            _ => None,
        };
        meant.unwrap_or(command)
    }
}

impl From<Moved> for Command {
    fn from(moved: Moved) -> Command {
        match moved {
            Moved::Entered(request) => Command::Move(request),
            Moved::Repeated(request) => Command::Repeat(request),
        }
    }
}

impl State {
    /// Returns the command that a key stands for in three-dimensional chess.
    fn level_meaning(&self, asker: &Asker, key: Key) -> Option<Command> {
        let cursor = self.level_cursor_of(asker)?;
        match key {
            _ if cursor.explains => None,
            Key::Enter => self.level_move_from(asker, cursor).map(Command::from),
            // The other questions are about squares of one board.
            Key::Sign(sign) => match fixed(sign)?.0 {
                meaning @ (Meaning::Last
                | Meaning::Time
                | Meaning::Clock
                | Meaning::Whose
                | Meaning::Opponent) => asked(meaning, Square::A1),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Returns the question for which a key stands; `None` if the cursor itself answers.
fn asked(meaning: Meaning, at: Square) -> Option<Command> {
    let board = |part| Some(Command::Ask(general::Request::Board(Some(part))));
    let ask = |request| Some(Command::Ask(request));
    let explore = |request| Some(Command::Explore(request));
    match meaning {
        Meaning::Here | Meaning::Explain => None,
        Meaning::Rank => board(BoardPart::Rank(at.rank())),
        Meaning::File => board(BoardPart::File(at.file())),
        Meaning::Lines => explore(exploring::Request::Lines(at)),
        Meaning::Diagonals => explore(exploring::Request::Diagonals(at)),
        Meaning::Colour => ask(general::Request::SquareColor(at)),
        Meaning::Last => ask(general::Request::Last(1)),
        Meaning::Previous => explore(exploring::Request::Previous),
        Meaning::Next => explore(exploring::Request::Next),
        Meaning::First => explore(exploring::Request::First),
        Meaning::Time => ask(general::Request::Time),
        Meaning::Clock => ask(general::Request::Clock),
        Meaning::Captured => explore(exploring::Request::Captured),
        Meaning::Check => explore(exploring::Request::Check),
        Meaning::Opponent => ask(general::Request::Opponent),
        Meaning::Whose => ask(general::Request::Permission),
    }
}
