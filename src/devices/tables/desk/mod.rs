//! The arbiter's desk: a terminal of its own, beside that of the game, in a process of its own. It is reached by a
//! socket in the file system; a desk that goes away, is slow or never reads does not hold up the game.

mod caller;
mod door;
mod link;
mod message;
mod news;
mod output;
mod socket;

pub use caller::{Caller, Incoming};
pub use door::Door;
pub use link::DeskLink;
pub use message::{FromDesk, ToDesk, VoiceAsked};
pub use news::DeskNews;
pub use output::DeskOutput;
