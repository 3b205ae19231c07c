//! A move in a command: its text, and what the text was read as when the command was given.

use crate::chess::{Chess, Move, MoveError, Pattern, Position, serial, uci};
use serde::{Deserialize, Serialize};

/// The text of a move. Once it has been read, the reading is kept with it: later versions may read the
/// text differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TypedMove {
    /// As typed.
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    read: Option<MoveReading>,
}

/// What a text was read as.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MoveReading {
    /// A legal move, as UCI writes it.
    Move(String),
    /// No move in any form that was expected.
    Unreadable,
    /// Several legal moves.
    Ambiguous(Vec<String>),
    /// A move that is not legal.
    Illegal(#[serde(with = "serial::pattern")] Pattern),
}

impl<T: Into<String>> From<T> for TypedMove {
    fn from(text: T) -> TypedMove {
        TypedMove { text: text.into(), read: None }
    }
}

impl TypedMove {
    /// Keeps what the text was read as.
    pub fn is_read_as(&mut self, read: &Result<Move, MoveError>) {
        self.read = Some(match read {
            Ok(mv) => MoveReading::Move(uci(*mv)),
            Err(MoveError::Unreadable) => MoveReading::Unreadable,
            Err(MoveError::Ambiguous(moves)) => {
                MoveReading::Ambiguous(moves.iter().copied().map(uci).collect())
            }
            Err(MoveError::Illegal(pattern)) => MoveReading::Illegal(*pattern),
        });
    }

    /// What the text was read as in that position; none if it has not been read yet.
    pub fn reading(&self, position: &Chess) -> Option<Result<Move, MoveError>> {
        let legal = |text: &String| position.legal_moves().into_iter().find(|&mv| uci(mv) == *text);
        Some(match self.read.as_ref()? {
            MoveReading::Move(text) => legal(text).ok_or(MoveError::Unreadable),
            MoveReading::Unreadable => Err(MoveError::Unreadable),
            MoveReading::Ambiguous(moves) => {
                Err(MoveError::Ambiguous(moves.iter().filter_map(legal).collect()))
            }
            MoveReading::Illegal(pattern) => Err(MoveError::Illegal(*pattern)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Role, Square};

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
            typed.is_read_as(&read);
            let written = serde_json::to_string(&typed).unwrap();
            let again: TypedMove = serde_json::from_str(&written).unwrap();
            assert_eq!((again.reading(&position), again.text.as_str()), (Some(read), "d4"), "{written}");
        }
    }
}
