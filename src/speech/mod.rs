//! Phrases as types, their words by Fluent, and who is to hear them.

mod announcement;
mod message;
mod phrase;
pub mod queue;
mod reading;
pub mod routing;
pub mod spoken;
mod tridim;
mod utterance;
mod words;

pub use announcement::{Announcement, Style, check};
pub use message::{All, Message, Notated, Value, Worded};
pub use phrase::Phrase;
pub use reading::{excerpt, explain, named, read_move};
pub use utterance::{Audience, Language, Priority, Speaker, Tongue, Utterance};
pub use words::{Words, WordsError};
