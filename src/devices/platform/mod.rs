//! What operating systems do in different ways, one noun a file. In each file the systems' halves of the same few
//! functions stand below each other; nothing else of the crate asks which system it runs on, but for what only
//! the sound of Linux has.

pub mod boot_clock;
pub mod calendar;
pub mod console;
pub mod file_identity;
pub mod folder;
pub mod free_name;
pub mod interrupt;
pub mod local_socket;
pub mod private_file;
pub mod pty;
pub mod seclusion;
pub mod serial_line;
pub mod sole_writer;
pub mod standard_input;
pub mod streams;
pub mod terminal_modes;
pub mod timepiece;
pub mod wakeful;
