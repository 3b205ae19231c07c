//! Exit statuses and failures, the same as those of `annabella`.

use annabella_speech::{Message, Worded};

/// Success.
pub const DONE: u8 = 0;
/// A negative answer.
pub const NO: u8 = 1;
/// Invalid input or usage.
pub const USAGE: u8 = 2;
/// A failed device or connection.
pub const DEVICE: u8 = 3;

/// The failure of a subcommand.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The message for standard error.
    pub message: Message,
    /// The exit status.
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
