//! Errors of the simulation and of its typed lines.

use crate::chess::Square;
use crate::devices::boards::plug::PlugError;
use crate::speech::failure::{DEVICE, USAGE};
use crate::speech::{Message, Worded};
use crate::tactile::Impossible;

/// The reason why the simulation cannot start.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SimulateError {
    /// The file gives no such game; the reason is a sentence with the file's name.
    #[error("{}", .0.id)]
    Game(Message),
    /// The text is not a position.
    #[error("{0} is not a position")]
    Fen(String),
    /// The pace or speed is not possible.
    #[error("{0} is not a speed or pace")]
    Number(String),
    /// The board cannot be plugged in.
    #[error(transparent)]
    Port(#[from] PlugError),
}

impl SimulateError {
    /// Returns the exit status for the error.
    pub fn status(&self) -> u8 {
        if matches!(self, SimulateError::Port(_)) { DEVICE } else { USAGE }
    }
}

impl Worded for SimulateError {
    fn message(&self) -> Message {
        match self {
            SimulateError::Game(why) => why.clone(),
            SimulateError::Fen(fen) => Message::new("simulate-bad-fen").with("fen", &**fen),
            SimulateError::Number(number) => Message::new("simulate-bad-number").with("number", &**number),
            SimulateError::Port(error) => error.message(),
        }
    }
}

/// The reason why a typed line has no effect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TypedError {
    /// The line is not a command.
    #[error("{0} is not a command")]
    Unknown(String),
    /// The action is impossible on the board.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// No game was given to play from.
    #[error("there is no game")]
    NoGame,
    /// The game has no further ply.
    #[error("the game is over")]
    Over,
    /// The board differs from the game on that square.
    #[error("{0} is not as in the game")]
    Differs(Square),
    /// The board cannot be plugged in.
    #[error(transparent)]
    Port(#[from] PlugError),
}

impl Worded for TypedError {
    fn message(&self) -> Message {
        match self {
            TypedError::Unknown(line) => Message::new("simulate-unknown").with("line", &**line),
            TypedError::Impossible(Impossible::Empty(square)) => {
                Message::new("simulate-empty").with("square", *square)
            }
            TypedError::Impossible(Impossible::Occupied(square)) => {
                Message::new("simulate-occupied").with("square", *square)
            }
            TypedError::Impossible(Impossible::NothingInHand(square)) => {
                Message::new("simulate-nothing-in-hand").with("square", *square)
            }
            TypedError::NoGame => Message::new("simulate-no-game"),
            TypedError::Over => Message::new("simulate-over"),
            TypedError::Differs(square) => Message::new("simulate-differs").with("square", *square),
            TypedError::Port(error) => error.message(),
        }
    }
}
