//! The push of changed games to a server: a queue that decides, and a thread that sends.
//!
//! The protocol is that of a Lichess broadcast: a POST of at most [`MAX_GAMES`] games as text, answered by JSON
//! with a result for each game.

mod answer;
mod queue;
mod report;
mod target;
#[cfg(test)]
mod tests;
mod token;
mod worker;

pub use answer::{Answer, Failure, Pushed};
pub use queue::{Batch, MAX_GAMES, Pace, PushQueue, Step};
pub use report::PushReport;
pub use target::{PushTarget, TargetError};
pub use token::{Token, TokenError};
pub use worker::{Pusher, TimeLimits};
