//! Phrases as types, their words by Fluent, and who hears them.

mod announced;
mod announcement;
pub mod cutting;
mod fen;
mod language;
mod message;
pub mod mixed;
mod phrase;
pub mod portion;
pub mod queue;
mod quote;
mod reading;
pub mod routing;
mod sequence;
pub mod spoken;
pub mod tridim;
mod utterance;
mod ways;
mod words;

pub use announcement::{Announcement, Style};
pub use fen::{FenSource, chess960_inferred, fen_refused, fen_refused_in};
pub use language::Language;
pub use message::{All, Message, Notated, Value, Worded};
pub use phrase::{Phrase, pieces_at};
pub use quote::{excerpt, plain};
pub use reading::{QUOTED, Unplayable, as_written, explain, named, read_move};
pub use sequence::{Pause, Sequence};
pub use utterance::{Audience, Priority, Speaker, Tongue, Utterance};
pub use words::{Words, WordsError};

codes! { fen::FenSource, routing::Seat }
