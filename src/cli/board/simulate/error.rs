//! Why a board cannot be simulated so, and why a typed line does nothing.

use crate::chess::Square;
use crate::scoresheet::pgn::PgnError;
use crate::speech::{Message, Worded};
use crate::tactile::Impossible;

/// Why the simulation cannot begin.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SimulateError {
    /// The PGN file cannot be read.
    #[error("{file} cannot be read: {}", why.id)]
    Unreadable {
        /// Which file.
        file: String,
        /// The sentence that says why, and names it.
        why: Message,
    },
    /// The PGN file has no such game.
    #[error("{file} has no game {number}")]
    NoGame {
        /// Which file.
        file: String,
        /// The number asked for, from 1.
        number: usize,
    },
    /// A game in the PGN file is not one that can be played through.
    #[error("{file}: {fault}")]
    Pgn {
        /// Which file.
        file: String,
        /// What is wrong with it.
        fault: PgnError,
    },
    /// This is no position.
    #[error("{0} is no position")]
    Fen(String),
    /// A pace or a speed that no hands have.
    #[error("{0} is no speed or pace")]
    Number(String),
    /// There is no pseudo-terminal, or no link to it; the system says why.
    #[error("no port can be simulated: {0}")]
    Port(String),
}

impl SimulateError {
    /// The exit status of a program that ends with it.
    pub fn status(&self) -> u8 {
        if matches!(self, SimulateError::Port(_)) { 3 } else { 2 }
    }
}

impl Worded for SimulateError {
    fn message(&self) -> Message {
        match self {
            SimulateError::Unreadable { why, .. } => why.clone(),
            SimulateError::NoGame { file, number } => {
                Message::new("simulate-no-such-game").with("file", &**file).with("number", *number)
            }
            SimulateError::Pgn { file, fault } => {
                Message::new("sheet-pgn").with("file", &**file).with("cause", fault.message())
            }
            SimulateError::Fen(fen) => Message::new("simulate-bad-fen").with("fen", &**fen),
            SimulateError::Number(number) => Message::new("simulate-bad-number").with("number", &**number),
            SimulateError::Port(why) => Message::new("simulate-no-port").with("why", &**why),
        }
    }
}

/// Why a typed line does nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TypedError {
    /// It is no command.
    #[error("{0} is no command")]
    Unknown(String),
    /// Hands cannot do that.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// There is no game to play from.
    #[error("there is no game")]
    NoGame,
    /// The game has no further ply.
    #[error("the game is over")]
    Over,
    /// The board is not as the game has it.
    #[error("{0} is not as in the game")]
    Differs(Square),
    /// The system does not let it be plugged in; it says why.
    #[error("it cannot be plugged in: {0}")]
    Port(String),
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
            TypedError::Port(why) => Message::new("simulate-no-port").with("why", &**why),
        }
    }
}
