//! Three-dimensional chess by ear: moves in words, and spoken moves read.
//!
//! ```
//! use annabella_speech::tridim::{LevelWords, announcement, read_move};
//! use annabella_speech::{Language, Style, Words};
//! use annabella_tridim::Position;
//! let (start, words) = (Position::default(), LevelWords::default());
//! let mv = read_move("Springer Bella drei neutral", &start, &[], &[Language::De], &words).unwrap();
//! let said = announcement(&start, mv, Style::Full, &words);
//! assert_eq!(Words::new(Language::De).say(&said), "Springer Anna eins Parterre Bella drei neutral");
//! ```

mod announcement;
mod spoken;
mod vocabulary;

pub use announcement::announcement;
pub use announcement::unplayable;
pub use announcement::{
    decks_named, described, file_named, level_named, pieces_named, pin_named, square_named,
};
pub use spoken::{Place, meant, place, read, read_move, written};
pub use vocabulary::{LevelWords, LevelWordsError, Nameable};
