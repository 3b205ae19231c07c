//! The arbiter's desk: a terminal next to that of the game, in a process of its own. It is reached
//! by a socket in the file system; a desk that disappears, is slow or never reads does not delay
//! the game.

mod client;
mod connection;
mod listener;
mod message;
mod output;
mod socket;

pub use client::{DeskClient, Incoming};
pub use connection::DeskConnection;
pub use listener::{DeskListener, DeskNews};
pub use message::{FromDesk, ToDesk, VoiceAsked};
pub use output::DeskOutput;
