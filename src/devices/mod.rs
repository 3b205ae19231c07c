//! The devices: the event loop and all input and output.

pub mod calendar;
mod disk;
pub mod event_loop;
mod hold;
pub mod journal;
pub mod keyboard;
pub mod keys;
pub mod line_reader;
pub mod links;
pub mod listeners;
pub mod milestone;
pub mod output_file;
pub mod pin;
mod printer;
pub mod pty;
pub mod record;
pub mod recorder;
pub mod seclusion;
pub mod serial;
pub mod signal;
pub mod streams;
pub mod table;
pub mod terminal;
mod ticker;
pub mod timepiece;
pub mod voice;
pub mod wakeful;
