//! Exit statuses and failures of the programs.

use crate::message::{Message, Worded};

/// Success.
pub const DONE: u8 = 0;
/// A negative answer.
pub const NO: u8 = 1;
/// Invalid input or usage.
pub const USAGE: u8 = 2;
/// A failed device or connection.
pub const DEVICE: u8 = 3;

/// The failure of a subcommand: its message and its exit status.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The message for stderr.
    pub message: Message,
    /// The exit status: 1 negative answer, 2 invalid input or usage, 3 failed device or connection.
    pub status: u8,
}

impl Failure {
    /// Creates a failure by invalid input or usage.
    pub fn usage<E: Worded>(why: E) -> Failure {
        Failure { message: why.message(), status: USAGE }
    }

    /// Creates a failure of a device or connection.
    pub fn device<E: Worded>(why: E) -> Failure {
        Failure { message: why.message(), status: DEVICE }
    }
}
