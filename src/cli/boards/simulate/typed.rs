//! The lines that can be typed to a simulated board.

use super::error::TypedError;
use crate::chess::{Piece, Square};
use crate::tactile::Button;

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
