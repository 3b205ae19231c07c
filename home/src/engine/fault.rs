//! The ways in which a running engine fails.

use annabella::speech::{Message, Worded};
use strum::IntoStaticStr;

/// The failure of an engine that was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EngineFault {
    /// The process has ended.
    #[error("the engine has ended")]
    Exited,
    /// The process could not be started again.
    #[error("the engine did not start")]
    NotStarted,
    /// No answer came in time.
    #[error("the engine gives no answer")]
    Silent,
    /// Its move is not legal, or not one of the side to move.
    #[error("the engine's move is illegal")]
    Illegal,
    /// The answer has nothing that could be a move, in a position that has one.
    #[error("the engine answered without a move")]
    NoMove,
    /// Too many lines came.
    #[error("the engine sends too many lines")]
    Flood,
    /// A line without an end came.
    #[error("the engine sends an endless line")]
    LongLine,
}

impl EngineFault {
    /// Returns the name of the fault in the locales.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl Worded for EngineFault {
    fn message(&self) -> Message {
        Message::new("home-engine-fault").with("fault", self.code())
    }
}
