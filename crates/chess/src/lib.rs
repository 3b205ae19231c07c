//! Positions, games and written moves in six languages, on top of the rules in shakmaty.
//!
//! ```
//! use annabella_chess::notation::{Letters, read};
//! use annabella_chess::{Line, resolve};
//! let mut game = Line::default();
//! let knight = resolve(&read("Sf3", &[Letters::De]), game.position()).unwrap();
//! assert_eq!(game.push(knight).san, "Nf3");
//! ```

pub mod chess960;
mod executed;
mod line;
pub mod notation;
pub mod pattern;
/// Test positions, shared with dependent crates.
#[doc(hidden)]
pub mod samples;
pub mod serial;
mod setup;

pub use executed::{captures_king, is_irregular, king_is_en_prise};
pub use line::Ply;
pub use line::{Line, PlayedMove};
pub use pattern::{MoveError, Pattern, Side, resolve};
#[doc(hidden)]
pub use samples::from_fen;
pub use setup::{
    DeclaredChess, FenFault, FenReach, has_men_of_a_game, read_fen, read_kept_fen, with_possible_counters,
};
pub use shakmaty::{
    Bitboard, Board, ByColor, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, FromSetup,
    KnownOutcome, Move, Outcome, Piece, Position, PositionErrorKinds, Rank, Role, Square,
    attacks::{self, king_attacks},
    fen::Fen,
    perft,
    san::{San, SanError, SanPlus},
    uci::UciMove,
};

/// Writes a move as UCI does in standard chess, castling by the king's squares (`e1g1`).
pub fn uci(mv: Move) -> String {
    UciMove::from_standard(mv).to_string()
}

/// Writes a move as UCI does in the chess of `position`.
///
/// In Chess960, castling is written by the squares of king and rook (`f1h1`).
pub fn uci_in(position: &Chess, mv: Move) -> String {
    UciMove::from_move(mv, position.castles().mode()).to_string()
}

/// Returns the filled symbol of a piece as text. Pictures draw it white or black, with a black outline.
///
/// The character after it asks for text: some fonts draw the black pawn as a coloured picture.
pub const fn symbol(role: Role) -> &'static str {
    match role {
        Role::King => "♚\u{fe0e}",
        Role::Queen => "♛\u{fe0e}",
        Role::Rook => "♜\u{fe0e}",
        Role::Bishop => "♝\u{fe0e}",
        Role::Knight => "♞\u{fe0e}",
        Role::Pawn => "♟\u{fe0e}",
    }
}

/// Fonts with these symbols, listed for CSS.
pub const SYMBOL_FONTS: &str = "'DejaVu Sans', 'Segoe UI Symbol', 'Noto Sans Symbols2', sans-serif";

/// Writes the placement of pieces as in FEN, without side to move or rights.
pub fn placement(board: &Board) -> String {
    board.board_fen().to_string()
}
