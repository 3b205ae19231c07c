//! A move in a command: its text, and how the text was read when the command was given.

use crate::interface::settings::Settings;
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, File, Move, MoveError, Pattern, Position, UciMove, serial, uci};
use annabella_speech::{self as speech, Message};
use annabella_tridim as tridim;
use annabella_tridim::notation::{NotationError, WrittenMove, coordinates};
use serde::{Deserialize, Serialize};

/// The text of a move, and how it was read.
/// The reading is kept because later versions may read the text differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TypedMove {
    /// The text as typed.
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    read: Option<MoveReading>,
}

/// The reading of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MoveReading {
    /// A legal move in UCI notation; in three-dimensional chess, its squares and pins.
    Move(String),
    /// Text that is not a move in any expected form.
    Unreadable,
    /// Several legal moves.
    Ambiguous(Vec<String>),
    /// An illegal move.
    Illegal(#[serde(with = "serial::pattern")] Pattern),
    /// An illegal move of three-dimensional chess, as [`WrittenMove`] writes it.
    IllegalOnLevels(String),
}

/// Returns a move in UCI notation as in standard chess.
///
/// A castling that exists only in Chess960 is written with the squares of king and rook, because the king's
/// squares could be those of another move.
fn named(mv: Move) -> String {
    match mv {
        Move::Castle { king, rook }
            if king.file() != File::E || !matches!(rook.file(), File::A | File::H) =>
        {
            UciMove::from_chess960(mv).to_string()
        }
        _ => uci(mv),
    }
}

impl<T: Into<String>> From<T> for TypedMove {
    fn from(text: T) -> TypedMove {
        TypedMove { text: text.into(), read: None }
    }
}

impl TypedMove {
    /// Creates the text of a legal move that was not typed, for example a recognised one.
    pub fn of(mv: Move) -> TypedMove {
        TypedMove { text: named(mv), read: Some(MoveReading::Move(named(mv))) }
    }

    /// Keeps the reading of the text.
    pub fn keep_reading(&mut self, read: &Result<Move, MoveError>) {
        self.read = Some(match read {
            Ok(mv) => MoveReading::Move(named(*mv)),
            Err(MoveError::Unreadable) => MoveReading::Unreadable,
            Err(MoveError::Ambiguous(moves)) => {
                MoveReading::Ambiguous(moves.iter().copied().map(named).collect())
            }
            Err(MoveError::Illegal(pattern)) => MoveReading::Illegal(*pattern),
        });
    }

    /// Whether the text was read and is not a move.
    pub fn is_unreadable(&self) -> bool {
        self.read == Some(MoveReading::Unreadable)
    }

    /// Returns the reading of the text in `position`; `None` if it has not been read yet.
    pub fn reading(&self, position: &Chess) -> Option<Result<Move, MoveError>> {
        let legal = |text: &String| position.legal_moves().into_iter().find(|&mv| named(mv) == *text);
        Some(match self.read.as_ref()? {
            MoveReading::Move(text) => legal(text).ok_or(MoveError::Unreadable),
            MoveReading::Unreadable => Err(MoveError::Unreadable),
            MoveReading::Ambiguous(moves) => {
                Err(MoveError::Ambiguous(moves.iter().filter_map(legal).collect()))
            }
            MoveReading::Illegal(pattern) => Err(MoveError::Illegal(*pattern)),
            MoveReading::IllegalOnLevels(_) => Err(MoveError::Unreadable),
        })
    }

    /// Keeps the reading on three levels: a move, or the `readings` of an illegal one.
    pub fn is_read_on_levels(
        &mut self,
        read: &Result<tridim::Move, NotationError>,
        readings: &[WrittenMove],
        position: &tridim::Position,
    ) {
        let named = |mv: &tridim::Move| coordinates(*mv, position);
        self.read = Some(match (read, readings.first()) {
            (Ok(mv), _) => MoveReading::Move(named(mv)),
            (Err(NotationError::Ambiguous(moves)), _) => {
                MoveReading::Ambiguous(moves.iter().map(named).collect())
            }
            (Err(NotationError::Illegal(_)), Some(first)) => MoveReading::IllegalOnLevels(first.to_string()),
            (Err(NotationError::Illegal(_) | NotationError::Unreadable), _) => MoveReading::Unreadable,
        });
    }

    /// Returns the reading on three levels in `position`; `None` if it has not been read yet.
    pub fn reading_on_levels(
        &self,
        position: &tridim::Position,
    ) -> Option<Result<tridim::Move, NotationError>> {
        let legal =
            |text: &String| position.legal_moves().into_iter().find(|&mv| coordinates(mv, position) == *text);
        Some(match self.read.as_ref()? {
            MoveReading::Move(text) => legal(text).ok_or(NotationError::Unreadable),
            MoveReading::Ambiguous(moves) => {
                Err(NotationError::Ambiguous(moves.iter().filter_map(legal).collect()))
            }
            MoveReading::IllegalOnLevels(text) => text
                .parse()
                .map_err(|_| NotationError::Unreadable)
                .and_then(|written: WrittenMove| written.resolve(position)),
            MoveReading::Unreadable | MoveReading::Illegal(_) => Err(NotationError::Unreadable),
        })
    }
}

impl Settings {
    /// Reads `text` as a legal move.
    pub(crate) fn read_move(&self, text: &str, position: &Chess) -> Result<Move, MoveError> {
        speech::read_move(text, position, &self.notation, &[self.announce, self.interface])
    }

    /// Reads `text` as an entry of a scoresheet.
    pub(crate) fn read_entry(&self, text: &str, position: &Chess) -> Result<Move, MoveError> {
        speech::read_entry(text, position, &self.notation, &[self.announce, self.interface])
    }

    /// Whether `text` names a move, legal or not, in words that have no other meaning.
    pub(crate) fn names_move(&self, text: &str, position: &Chess) -> bool {
        speech::names_move(text, position, &self.notation, &[self.announce, self.interface])
    }

    /// Returns the stored reading of a typed move, or reads it.
    pub(crate) fn read_typed(&self, typed: &TypedMove, position: &Chess) -> Result<Move, MoveError> {
        typed.reading(position).unwrap_or_else(|| self.read_move(&typed.text, position))
    }

    /// Returns the move that `text` names, as far as it names one, legal or not.
    pub(crate) fn as_written(&self, text: &str, position: &Chess) -> Option<Message> {
        speech::as_written(text, position, &self.notation, &[self.announce, self.interface])
    }

    /// Returns the readings of `text` as a move of three-dimensional chess.
    pub(crate) fn tridim_readings(&self, text: &str) -> Vec<WrittenMove> {
        speech::tridim::written(text, &self.notation, &[self.announce, self.interface], &self.level_words)
    }

    /// Returns the piece letters for the scoresheets.
    pub(crate) fn own_letters(&self) -> Letters {
        self.notation.first().copied().unwrap_or(Letters::De)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{Role, Square};

    #[test]
    fn castling_of_chess960_is_no_move_of_the_king() {
        let position = annabella_chess::chess960::position("4k3/8/8/8/8/8/8/5K1R w H - 0 1").unwrap();
        for mv in position.legal_moves() {
            let mut typed = TypedMove::from("");
            typed.keep_reading(&Ok(mv));
            assert_eq!(typed.reading(&position), Some(Ok(mv)));
        }
    }

    #[test]
    fn a_reading_on_levels_is_kept_whatever_the_text_says() {
        let position = tridim::Position::default();
        let read = |text: &str| tridim::notation::read(text, annabella_chess::notation::Letters::De);
        // A move, an illegal one, several moves, and none.
        for text in ["Sb3N", "Ld5N", "(a8SD)Sb3N", "DP1-DP3", "0-0", "Sb3", "nothing"] {
            let readings: Vec<WrittenMove> = read(text).into_iter().collect();
            let found = read(text).and_then(|written| written.resolve(&position));
            let mut typed = TypedMove::from("a4W");
            assert_eq!(typed.reading_on_levels(&position), None);
            typed.is_read_on_levels(&found, &readings, &position);
            let written = serde_json::to_string(&typed).unwrap();
            let again: TypedMove = serde_json::from_str(&written).unwrap();
            assert_eq!(again.reading_on_levels(&position), Some(found), "{written}");
        }
        let legal = position.legal_moves();
        let several = Err(NotationError::Ambiguous(legal[..2].to_vec()));
        let mut typed = TypedMove::from("a4W");
        typed.is_read_on_levels(&several, &[], &position);
        assert_eq!(typed.reading_on_levels(&position), Some(several));
    }

    #[test]
    fn a_reading_is_kept_whatever_the_text_says() {
        let position = Chess::default();
        let e4 = position.legal_moves().into_iter().find(|&mv| uci(mv) == "e2e4").unwrap();
        let knights = position.legal_moves().into_iter().filter(|mv| mv.role() == Role::Knight).collect();
        let to = Square::E5;
        let wrong = Pattern::Piece {
            role: Some(Role::Pawn),
            from_file: None,
            from_rank: None,
            to,
            capture: true,
            promotion: Some(Role::Queen),
        };
        for read in [
            Ok(e4),
            Err(MoveError::Unreadable),
            Err(MoveError::Ambiguous(knights)),
            Err(MoveError::Illegal(wrong)),
        ] {
            let mut typed = TypedMove::from("d4");
            assert_eq!(typed.reading(&position), None);
            typed.keep_reading(&read);
            let written = serde_json::to_string(&typed).unwrap();
            let again: TypedMove = serde_json::from_str(&written).unwrap();
            assert_eq!((again.reading(&position), again.text.as_str()), (Some(read), "d4"), "{written}");
        }
    }
}
