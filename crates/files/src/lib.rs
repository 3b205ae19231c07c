//! Files that users name: opened and written without waiting, and within limits.
//!
//! The programs at the board, at home and in the hall open their files here. Differences between operating systems
//! are in the modules below [`file_identity`], [`file_kind`], [`free_name`], [`private_file`] and [`sole_writer`].

mod error;
pub mod file_identity;
pub mod file_kind;
pub mod free_name;
pub mod input_file;
pub mod output_file;
pub mod private_file;
pub mod sole_writer;

pub use error::{FileError, cause};
