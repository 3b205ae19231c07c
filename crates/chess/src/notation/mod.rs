//! Moves as people write them (2023 Appendix C), in the piece letters of six languages.
//!
//! ```
//! use annabella_chess::notation::{Letters, read};
//! use annabella_chess::{Chess, resolve};
//! let readings = read("Sg1-f3", &[Letters::De, Letters::En]);
//! let mv = resolve(&readings, &Chess::default()).unwrap();
//! assert_eq!(Letters::Fr.long(mv), "Cg1-f3");
//! ```

mod letters;
mod written;

pub use letters::Letters;
pub use written::{castling, read};
