//! Phrases of a game against an engine.

use crate::engine::EngineFault;
use annabella::chess::{Color, Piece, Square};
use annabella::speech::{Message, Notated, Worded, phrases};

phrases! {
    /// Words of the program in a game against an engine.
    pub enum HomePhrase {
        Opponent { side: Color, engine: String, strength: Message } => "home-opponent",
        How => "home-how",
        Offered => "home-offered",
        Over { game: String } => "home-over",
        Opening { moves: Notated, side: Color } => "home-opening",
        HintPiece { piece: Piece, square: Square } => "home-hint-piece",
        HintMove { r#move: Message } => "home-hint-move",
        HintLine { moves: Notated } => "home-hint-line",
        HintNotNow => "home-hint-not-now",
        HintOff => "home-hint-off",
        Starting => "home-engine-starting",
        Restarted => "home-engine-restarted",
        OffWithClock => "home-engine-off-clock",
        Off => "home-engine-off",
    }
}

/// Something that the program says.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// A phrase.
    Phrase(HomePhrase),
    /// A fault of the engine, and what follows from it.
    Fault(EngineFault, HomePhrase),
}

impl Said {
    /// Returns the sentences.
    pub fn messages(&self) -> Vec<Message> {
        match self {
            Said::Phrase(phrase) => vec![phrase.message()],
            Said::Fault(fault, next) => vec![fault.message(), next.message()],
        }
    }
}
