//! The session of a table: whether its game is over, and how the table ends.

use crate::clock::{Span, Stamp};

/// The time in which a second request to leave confirms the first.
const CONFIRM_WINDOW: Span = Span::seconds(10);

/// The reason why a table ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// The table has not ended.
    None,
    /// No more lines will come; pending lines are still handled.
    InputEnded,
    /// A user has left.
    Left,
}

/// The way to resume an unfinished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumedBy {
    /// By the option alone: the journal is in the folder of games.
    Command,
    /// By the option with the name of the journal.
    File,
}

/// The progress of a table towards its end.
pub(super) struct Session {
    pub exit: Exit,
    /// Whether a new game has greeted its players and has had no input yet.
    pub opening: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether a user at the keyboard can still ask questions after the game.
    pub stays_when_over: bool,
    /// The command that resumes the game, without options.
    pub command: &'static str,
    pub resumed_by: ResumedBy,
    /// The time of the last request to leave by a key.
    leave_requested: Option<Stamp>,
}

impl Session {
    pub fn new(over: bool, stays_when_over: bool, command: &'static str, resumed_by: ResumedBy) -> Session {
        let (exit, opening, leave_requested) = (Exit::None, false, None);
        Session { exit, opening, over, stays_when_over, command, resumed_by, leave_requested }
    }

    /// Notes that no more lines will come.
    pub fn end_input(&mut self) {
        if self.exit == Exit::None {
            self.exit = Exit::InputEnded;
        }
    }

    /// Notes a request to leave. Returns whether it confirms an earlier one.
    pub fn request_to_leave(&mut self, at: Stamp) -> bool {
        let earlier = self.leave_requested.replace(at);
        earlier.is_some_and(|earlier| at.since(earlier) < CONFIRM_WINDOW)
    }

    /// Forgets a request to leave. Returns whether there was one.
    pub fn forget_request(&mut self) -> bool {
        self.leave_requested.take().is_some()
    }
}
