//! News of the arbiter's desk.

/// What desks tell the event loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskNews {
    /// One has come; its number.
    Came(u64),
    /// A line was typed there.
    Line(u64, String),
    /// It is gone.
    Gone(u64),
}
