//! Positions, moves and how people write them.
//!
//! The rules themselves are shakmaty's; what is ours is the line of a game and the reading of
//! moves in six languages.
//!
//! ```
//! use annabella_chess::{Line, Position};
//! let mut line = Line::default();
//! let e4 = line.position().legal_moves()[0];
//! line.push(e4);
//! assert_eq!(line.len(), 1);
//! ```

pub mod chess960;
mod line;
pub mod notation;
pub mod pattern;
mod ply;
/// Test positions, shared with the crates that depend on this one.
#[doc(hidden)]
pub mod samples;
pub mod serial;
mod setup;

pub use line::{Line, PlayedMove};
pub use pattern::{MoveError, Pattern, Side, resolve};
pub use ply::Ply;
#[doc(hidden)]
pub use samples::from_fen;
pub use setup::{DeclaredChess, FenFault, FenReach, has_men_of_a_game, read_fen};
pub use shakmaty::{
    Bitboard, Board, ByColor, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, KnownOutcome,
    Move, Outcome, Piece, Position, Rank, Role, Square,
    attacks::{self, king_attacks},
    fen::Fen,
    perft,
    san::{San, SanError, SanPlus},
    uci::UciMove,
};

/// A move as UCI writes it in standard chess, castling by the king's squares (`e1g1`).
pub fn uci(mv: Move) -> String {
    UciMove::from_standard(mv).to_string()
}

/// A move as UCI writes it in the chess of that position: in Chess960 castling by the squares of king
/// and rook (`f1h1`).
pub fn uci_in(position: &Chess, mv: Move) -> String {
    UciMove::from_move(mv, position.castles().mode()).to_string()
}

/// The placement of pieces as FEN writes it, without side to move or rights.
pub fn placement(board: &Board) -> String {
    board.board_fen().to_string()
}
