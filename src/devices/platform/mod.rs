//! The differences between operating systems, one topic in each file.
//!
//! Each file contains each system's version of the same few functions; no other file checks which system it
//! runs on, except for sound on Linux.

pub use annabella_files::{file_identity, file_kind, free_name, private_file, sole_writer};

pub mod command_line;
pub mod interrupt;
pub mod limited_call;
pub mod local_socket;
pub mod network_check;
pub mod pty;
pub mod serial_line;
pub mod sleep_inhibitor;
pub mod standard_input;
pub mod streams;
pub mod terminal_modes;
pub mod timepiece;
