//! The rim: the event loop and everything that touches the world.

mod board_clocks;
mod hold;
pub mod journal;
pub mod keyboard;
pub mod keys;
mod printer;
pub mod pty;
pub mod record;
pub mod recorder;
pub mod seclusion;
pub mod serial;
pub mod table;
pub mod terminal;
pub mod timepiece;
pub mod voice;
pub mod wakeful;
