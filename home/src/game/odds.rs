//! Odds: a piece that the engine lacks, or a part of the time that it has.

use annabella::chess::{Chess, Color, EnPassantMode, Fen, Position, Square};
use annabella::clock::Span;
use annabella::speech::{Message, Worded};
use clap::ValueEnum;

/// An advantage for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Odds {
    /// The engine plays without its pawn on the f-file.
    Pawn,
    /// Without the knight on the queenside.
    Knight,
    /// Without the rook on the queenside.
    Rook,
    /// Without the queen.
    Queen,
    /// The engine has half the time.
    HalfTime,
    /// The engine has a fifth of the time.
    FifthTime,
    /// The engine has a tenth of the time.
    TenthTime,
}

/// The reason why odds do not fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OddsError {
    /// Time odds without a clock.
    #[error("time odds need a clock")]
    NoClock,
    /// Piece odds in another position.
    #[error("piece odds need the initial position")]
    OtherPosition,
}

impl Worded for OddsError {
    fn message(&self) -> Message {
        match self {
            OddsError::NoClock => Message::new("home-odds-no-clock"),
            OddsError::OtherPosition => Message::new("home-odds-position"),
        }
    }
}

impl Odds {
    /// Refuses odds that do not fit the game.
    ///
    /// # Errors
    /// [`OddsError`] for time odds without a clock and for piece odds with a position.
    pub fn check(self, has_clock: bool, has_position: bool) -> Result<(), OddsError> {
        match self.divisor() {
            Some(_) if !has_clock => Err(OddsError::NoClock),
            None if has_position => Err(OddsError::OtherPosition),
            _ => Ok(()),
        }
    }

    /// Returns the starting position in which `engine` lacks the piece; `None` for time odds.
    pub fn position(self, engine: Color) -> Option<String> {
        let square = match self {
            Odds::Pawn => engine.fold_wb(Square::F2, Square::F7),
            Odds::Knight => engine.fold_wb(Square::B1, Square::B8),
            Odds::Rook => engine.fold_wb(Square::A1, Square::A8),
            Odds::Queen => engine.fold_wb(Square::D1, Square::D8),
            Odds::HalfTime | Odds::FifthTime | Odds::TenthTime => return None,
        };
        let mut setup = Chess::default().to_setup(EnPassantMode::Legal);
        setup.board.discard_piece_at(square);
        setup.castling_rights.discard(square);
        Some(Fen::try_from(setup).map(|fen| fen.to_string()).unwrap_or_default())
            .filter(|fen| !fen.is_empty())
    }

    /// Returns the engine's part of a time; `None` for piece odds.
    pub fn part(self, time: Span) -> Option<Span> {
        self.divisor().map(|divisor| Span(time.0 / divisor))
    }

    fn divisor(self) -> Option<u64> {
        match self {
            Odds::HalfTime => Some(2),
            Odds::FifthTime => Some(5),
            Odds::TenthTime => Some(10),
            Odds::Pawn | Odds::Knight | Odds::Rook | Odds::Queen => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_lacks_the_piece_and_cannot_castle_with_it() {
        let knight = Odds::Knight.position(Color::White).unwrap();
        assert_eq!(knight, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        let rook = Odds::Rook.position(Color::Black).unwrap();
        assert_eq!(rook, "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1");
        assert_eq!(Odds::HalfTime.position(Color::White), None);
    }

    #[test]
    fn odds_that_do_not_fit_are_refused() {
        assert_eq!(Odds::FifthTime.check(false, false), Err(OddsError::NoClock));
        assert_eq!(Odds::Queen.check(true, true), Err(OddsError::OtherPosition));
        assert_eq!(Odds::Queen.check(false, false), Ok(()));
        assert_eq!(Odds::FifthTime.part(Span::seconds(300)), Some(Span::seconds(60)));
    }
}
