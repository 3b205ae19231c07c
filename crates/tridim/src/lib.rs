//! Three-dimensional chess under Meder's tournament rules: positions, legal moves and notation.
//!
//! There are three main boards, and four attack boards that move like pieces. Articles are cited as `3D 3.6`.
//! `docs/tridim.md` describes the text of a position, and the interpretation of the rules where they are
//! silent ([`Rules`]).
//!
//! ```
//! use annabella_tridim::Position;
//! let position = Position::default();
//! let square = "a1DP1".parse().unwrap();
//! assert!(position.exists(square) && position.is_unmoved(square));
//! ```

mod generate;
mod level;
mod lines;
pub mod notation;
mod play;
mod position;
mod square;
mod text;

pub use generate::{BoardBar, CastlingBar, PROMOTIONS};
pub use level::{Level, Pin, Wing};
pub use play::MoveSequence;
pub use play::{Action, Move};
pub use position::{Castling, Ending, Position, Rules};
pub use square::{Column, File, NoSquare, Square};
pub use text::{PositionError, START};
