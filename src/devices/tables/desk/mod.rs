//! The arbiter's desk: a separate process at a terminal next to the game's.
//!
//! It connects through a socket in the file system. A desk that disappears, is slow or never reads does not
//! delay the game.

mod connection;
mod listener;
mod message;
mod output;

pub use connection::DeskConnection;
pub use listener::{DeskListener, DeskNews};
pub use message::{DeskClient, Incoming};
pub use message::{FromDesk, ToDesk};
pub use output::DeskOutput;
