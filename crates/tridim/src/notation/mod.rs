//! Moves as people write them (3D Appendix E), in the piece letters of six languages.
//!
//! ```
//! use annabella_chess::notation::Letters;
//! use annabella_tridim::Position;
//! use annabella_tridim::notation::{read, write};
//! let start = Position::default();
//! let mv = read("Sb3N", Letters::De).unwrap().resolve(&start).unwrap();
//! assert_eq!(write(mv, &start, Letters::En), "Nb3N");
//! ```

mod breach;
mod fields;
mod read;
mod write;

pub use breach::Breach;
pub use fields::NoWrittenMove;
pub use read::{MoveForm, WrittenMove};
pub use read::{NotationError, read};
pub use write::{coordinates, level_name, pin_name, square_name, write};
