//! The lines that can be typed to a simulated board, and the errors of the simulation.

use crate::chess::{Piece, Square};
use crate::devices::boards::plug::PlugError;
use crate::speech::failure::{DEVICE, USAGE};
use crate::speech::{Message, Worded};
use crate::tactile::{Button, Impossible};

/// A parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Squares touched in this order: a piece on the square is lifted, otherwise a piece in hand is placed.
    Squares(Vec<Square>),
    /// `put N f3`: places the piece, from the hand or the box.
    Put(Piece, Square),
    /// `lift e4`.
    Lift(Square),
    /// `aside`: drops the pieces in hand.
    Aside,
    /// `say`, `press`, `again`, `time`, `arbiter`.
    Button(Button),
    /// `next [N]`: plays `N` plies of the game.
    Next(usize),
    /// `unplug`.
    Unplug,
    /// `plug`.
    Plug,
    /// `noise N`: sends `N` bytes that are not a message.
    Noise(usize),
    /// `dump`: prints the pieces on the board.
    Dump,
    /// `quit`.
    Quit,
}

/// The maximum number of noise bytes in one command.
const LOUDEST: usize = 10_000_000;

impl Typed {
    /// Parses a line.
    ///
    /// # Errors
    /// [`TypedError::Unknown`] if the line is not a command.
    pub fn read(line: &str) -> Result<Typed, TypedError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        understood(&words).ok_or_else(|| TypedError::Unknown(line.trim().to_owned()))
    }
}

fn understood(words: &[&str]) -> Option<Typed> {
    Some(match words {
        ["put", piece, square] => {
            let mut letters = piece.chars();
            let piece = letters.next().filter(|_| letters.next().is_none()).and_then(Piece::from_char)?;
            Typed::Put(piece, square.parse().ok()?)
        }
        ["lift", square] => Typed::Lift(square.parse().ok()?),
        ["aside"] => Typed::Aside,
        ["say"] => Typed::Button(Button::Say),
        ["press"] => Typed::Button(Button::Press),
        ["again"] => Typed::Button(Button::Again),
        ["time"] => Typed::Button(Button::Time),
        ["arbiter"] => Typed::Button(Button::Arbiter),
        ["next"] => Typed::Next(1),
        ["next", count] => Typed::Next(count.parse().ok().filter(|count| *count > 0)?),
        ["unplug"] => Typed::Unplug,
        ["plug"] => Typed::Plug,
        ["noise", count] => Typed::Noise(count.parse().ok().filter(|count| *count <= LOUDEST)?),
        ["dump"] => Typed::Dump,
        ["quit"] => Typed::Quit,
        squares => {
            let squares: Result<Vec<Square>, _> = squares.iter().map(|square| square.parse()).collect();
            Typed::Squares(squares.ok().filter(|squares| !squares.is_empty())?)
        }
    })
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_read() {
        let knight = Piece::from_char('N').unwrap();
        for (line, typed) in [
            ("e2", Typed::Squares(vec![Square::E2])),
            (" e2  e4 ", Typed::Squares(vec![Square::E2, Square::E4])),
            ("put N f3", Typed::Put(knight, Square::F3)),
            ("lift e4", Typed::Lift(Square::E4)),
            ("aside", Typed::Aside),
            ("say", Typed::Button(Button::Say)),
            ("press", Typed::Button(Button::Press)),
            ("again", Typed::Button(Button::Again)),
            ("time", Typed::Button(Button::Time)),
            ("arbiter", Typed::Button(Button::Arbiter)),
            ("next", Typed::Next(1)),
            ("next 12", Typed::Next(12)),
            ("unplug", Typed::Unplug),
            ("plug", Typed::Plug),
            ("noise 300", Typed::Noise(300)),
            ("dump", Typed::Dump),
            ("quit", Typed::Quit),
        ] {
            assert_eq!(Typed::read(line), Ok(typed), "{line}");
        }
    }

    #[test]
    fn anything_else_is_named() {
        for line in [
            "",
            "e9",
            "e2 e9",
            "put",
            "put X e4",
            "put NN e4",
            "put N",
            "next 0",
            "next -1",
            "noise",
            "noise 99999999",
            "dump now",
        ] {
            assert_eq!(Typed::read(line), Err(TypedError::Unknown(line.to_owned())));
        }
    }

    proptest::proptest! {
        #[test]
        fn never_panics(line: String) {
            let _ = Typed::read(&line);
        }
    }
}
