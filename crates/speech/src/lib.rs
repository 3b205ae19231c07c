//! Puts messages and moves into spoken words, reads spoken moves, and decides who hears what.
//!
//! ```
//! use annabella_chess::{Chess, notation::Letters};
//! use annabella_speech::{Announcement, Language, Style, Words, read_move};
//!
//! let start = Chess::default();
//! let mv = read_move("Springer Felix drei", &start, &[Letters::De], &[Language::De]).unwrap();
//! let announcement = Announcement::of(&start, mv, Style::Full);
//! assert_eq!(Words::new(Language::En).worded(&announcement), "knight Gustav one Felix three");
//! ```

mod announcement;
mod attempt;
pub mod cutting;
mod entries;
pub mod failure;
mod fen;
mod language;
mod message;
mod mixed;
mod names;
mod naming;
mod phrase;
pub mod queue;
mod reading;
pub mod routing;
mod said;
mod split;
pub mod spoken;
pub mod tridim;
mod unplayable;
mod utterance;
mod ways;
mod words;

pub use announcement::{Announcement, Style, castling};
pub use fen::{FenSource, chess960_inferred, fen_refused, fen_refused_in};
pub use language::Language;
pub use message::{All, Each, Message, Notated, Value, Worded};
pub use message::{excerpt, plain};
pub use mixed::square;
pub use names::{composed, is_invisible, name_parts, names_person};
pub use naming::{castling_rights, position_in_words};
pub use naming::{file_message, interruption, rank_message, role_message};
pub use phrase::{Phrase, pieces_at};
pub use reading::{as_written, named, names_move, read_entry, read_move, unnumbered};
pub use unplayable::{QUOTED, Unplayable, explain, explain_written};
pub use utterance::{Audience, LanguageRole, Listening, Portion, Priority, Speaker, Utterance};
pub use utterance::{Pause, Sequence};
pub use words::{Words, WordsError};

codes! { fen::FenSource, routing::Seat }
