//! Reads and writes scoresheets and games: typed text, PGN, words and Braille.
//!
//! ```
//! use annabella_chess::{Line, San};
//! use annabella_scoresheet::{pgn, text};
//!
//! let game = pgn::read_one(b"1. e4 e5 2. Nf3 *").unwrap();
//! let plain = text::line(&game.line, &|position, mv| San::from_move(position, mv).to_string());
//! assert_eq!(plain, "1. e4 e5\n2. Nf3\n");
//! assert!(pgn::write(&game).ends_with("\n\n1. e4 e5 2. Nf3 *\n"));
//! ```

pub mod braille;
pub mod file;
mod letters;
pub mod longhand;
pub mod pgn;
mod sheet;
pub mod text;
pub mod tridim;

pub use letters::{Alphabet, alphabet};
pub use sheet::{Cell, Scoresheet, Scoresheets};
