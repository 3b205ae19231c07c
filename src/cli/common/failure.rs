//! Exit statuses and failures.

use crate::speech::{Message, Worded};

/// Done.
pub(crate) const DONE: u8 = 0;
/// The answer is no.
pub(crate) const NO: u8 = 1;
/// Bad input or usage.
pub(crate) const USAGE: u8 = 2;
/// A device failed.
pub(crate) const DEVICE: u8 = 3;

/// The failure of a subcommand: its sentence and its exit status.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The sentence for stderr.
    pub message: Message,
    /// 1 the answer is no, 2 bad input or usage, 3 a device failed.
    pub status: u8,
}

impl Failure {
    /// Bad input or usage.
    pub fn usage<E: Worded>(why: E) -> Failure {
        Failure { message: why.message(), status: USAGE }
    }

    /// A device failed.
    pub fn device<E: Worded>(why: E) -> Failure {
        Failure { message: why.message(), status: DEVICE }
    }
}
