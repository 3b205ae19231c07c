//! Exit statuses, and why a subcommand failed.

use crate::speech::Message;

/// Exit status: done.
pub(crate) const DONE: u8 = 0;
/// Exit status: the answer is no.
pub(crate) const NO: u8 = 1;
/// Bad input or usage.
pub(crate) const USAGE: u8 = 2;
/// A device failed.
pub(crate) const DEVICE: u8 = 3;

/// Why a subcommand failed: its sentence and its exit status.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The sentence for stderr.
    pub message: Message,
    /// 1 the answer is no, 2 bad input or usage, 3 a device failed.
    pub status: u8,
}

impl Failure {
    /// Bad input or usage.
    pub fn usage(message: Message) -> Failure {
        Failure { message, status: USAGE }
    }

    /// A device failed.
    pub fn device(message: Message) -> Failure {
        Failure { message, status: DEVICE }
    }
}
