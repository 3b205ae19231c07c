//! Phrases as types, their words by Fluent, and who is to hear them.

mod announcement;
mod message;
mod phrase;
pub mod queue;
pub mod routing;
mod utterance;

pub use announcement::{Announcement, Style};
pub use message::{Message, Value, Worded};
pub use phrase::Phrase;
pub use utterance::{Audience, Language, Priority, Speaker, Tongue, Utterance};
