//! The position that a FEN gives.

use super::{CastlingMode, Chess, Fen};
use shakmaty::fen::ParseFenError;
use shakmaty::{FromSetup, PositionErrorKinds};

/// No game has more moves than this.
const MOST_MOVES: u32 = 9999;

/// The position of a FEN: in standard chess, or else in Chess960. None where it is no FEN, no
/// position of either, or its counters are beyond any game.
pub fn from_fen(fen: &str) -> Option<Chess> {
    let fen: Fen = fen.trim().parse().ok()?;
    within_any_game(&fen).then_some(())?;
    let standard = fen.clone().into_position(CastlingMode::Standard).ok();
    standard.or_else(|| fen.into_position(CastlingMode::Chess960).ok())
}

/// What is wrong with a FEN that gives no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenFault {
    /// It has not the fields of a FEN.
    Fields,
    /// The placement is not eight ranks of eight squares, or has an unknown letter.
    Placement,
    /// The side to move is neither w nor b.
    Turn,
    /// The castling field is unreadable.
    Castling,
    /// The en passant field is unreadable.
    EnPassant,
    /// A counter is unreadable or beyond any game.
    Counter,
    /// Nothing stands on the board.
    Empty,
    /// A side has no king.
    NoKing,
    /// A side has several kings.
    Kings,
    /// A pawn stands on the first or last rank.
    PawnRank,
    /// The side that has just moved is in check.
    OpponentInCheck,
    /// Castling is allowed where king or rook do not stand so.
    NoCastling,
    /// No pawn can have passed the en passant square.
    NoEnPassant,
    /// No series of moves gives check in this way, or leaves so many pieces.
    Unreachable,
}

impl FenFault {
    /// The fault as messages select it.
    pub const fn code(self) -> &'static str {
        match self {
            FenFault::Fields => "fields",
            FenFault::Placement => "placement",
            FenFault::Turn => "turn",
            FenFault::Castling => "castling",
            FenFault::EnPassant => "en-passant",
            FenFault::Counter => "counter",
            FenFault::Empty => "empty",
            FenFault::NoKing => "no-king",
            FenFault::Kings => "kings",
            FenFault::PawnRank => "pawn-rank",
            FenFault::OpponentInCheck => "opponent-in-check",
            FenFault::NoCastling => "no-castling",
            FenFault::NoEnPassant => "no-en-passant",
            FenFault::Unreachable => "unreachable",
        }
    }
}

/// The position of a FEN in standard chess or in Chess960, also one that no game can reach by its
/// material or its check, where the moves are defined all the same.
///
/// # Errors
/// [`FenFault`] for what is wrong with it, of several faults the first.
pub fn any_position(fen: &str) -> Result<Chess, FenFault> {
    if let Some(position) = from_fen(fen) {
        return Ok(position);
    }
    let fen: Fen = fen.trim().parse().map_err(|error| match error {
        ParseFenError::InvalidBoard => FenFault::Placement,
        ParseFenError::InvalidTurn => FenFault::Turn,
        ParseFenError::InvalidCastling => FenFault::Castling,
        ParseFenError::InvalidEpSquare => FenFault::EnPassant,
        ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => FenFault::Counter,
        _ => FenFault::Fields,
    })?;
    if !within_any_game(&fen) {
        return Err(FenFault::Counter);
    }
    let Err(error) = Chess::from_setup(fen.into_setup(), CastlingMode::Standard) else {
        return Err(FenFault::Fields);
    };
    let kinds = error.kinds();
    let recovered = match error.ignore_impossible_check() {
        Ok(position) => Some(position),
        Err(error) => error.ignore_too_much_material().ok(),
    };
    let named = [
        (PositionErrorKinds::EMPTY_BOARD, FenFault::Empty),
        (PositionErrorKinds::MISSING_KING, FenFault::NoKing),
        (PositionErrorKinds::TOO_MANY_KINGS, FenFault::Kings),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, FenFault::PawnRank),
        (PositionErrorKinds::OPPOSITE_CHECK, FenFault::OpponentInCheck),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, FenFault::NoCastling),
        (PositionErrorKinds::INVALID_EP_SQUARE, FenFault::NoEnPassant),
    ];
    let fault = named.into_iter().find(|(kind, _)| kinds.contains(*kind)).map(|(_, fault)| fault);
    recovered.ok_or(fault.unwrap_or(FenFault::Unreachable))
}

/// Whether the counters of a FEN are not beyond any game.
pub(super) fn within_any_game(fen: &Fen) -> bool {
    fen.as_setup().halfmoves <= MOST_MOVES && fen.as_setup().fullmoves.get() <= MOST_MOVES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position;

    #[test]
    fn castling_rights_tell_which_chess_it_is() {
        let mode = |fen| from_fen(fen).unwrap().castles().mode();
        assert_eq!(mode("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), CastlingMode::Standard);
        assert_eq!(mode("1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1"), CastlingMode::Chess960);
        assert!(from_fen("8/8/8/8/8/8/8/8 w - - 0 1").is_none());
        assert!(from_fen("Dear arbiter").is_none());
    }

    #[test]
    fn a_fen_that_is_none_names_its_fault() {
        for (fen, fault) in [
            ("8/8/8/8/8/8/8 w - - 0 1", FenFault::Placement),
            ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", FenFault::Placement),
            ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", FenFault::Placement),
            ("4k3/8/8/8/8/8/8/4K3 s - - 0 1", FenFault::Turn),
            ("4k3/8/8/8/8/8/8/4K3 w ! - 0 1", FenFault::Castling),
            ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenFault::EnPassant),
            ("4k3/8/8/8/8/8/8/4K3 w - - x 1", FenFault::Counter),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 10000", FenFault::Counter),
            ("8/8/8/8/8/8/8/8 w - - 0 1", FenFault::Empty),
            ("8/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::NoKing),
            ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", FenFault::Kings),
            ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::PawnRank),
            ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", FenFault::OpponentInCheck),
            ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", FenFault::NoCastling),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", FenFault::NoEnPassant),
        ] {
            assert_eq!(any_position(fen).err(), Some(fault), "{fen}");
        }
        // Ten queens beside eight pawns, and three checks: no game has them, and they can be judged.
        for fen in ["4k3/8/8/8/QQQQQQQQ/8/PPPPPPPP/QQ2K3 b - - 0 1", "4k3/8/2N5/8/B7/8/8/4RK2 b - - 0 1"] {
            assert!(any_position(fen).is_ok(), "{fen}");
        }
    }

    #[test]
    fn counters_beyond_any_game_are_none() {
        let kings = |counters: &str| from_fen(&format!("4k3/8/8/8/8/8/8/4K3 w - - {counters}"));
        assert!(kings("99 9999").is_some());
        for counters in ["0 10000", "0 4294967295", "0 99999999999", "10000 1", "-1 1"] {
            assert!(kings(counters).is_none(), "{counters}");
        }
    }
}
