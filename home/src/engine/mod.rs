//! A chess engine as a separate process.
//!
//! [`protocol`] is a pure state machine, to which time is passed: lines of the engine in, lines and reports out.
//! [`process`] is the thin adapter: a thread that owns the process. An engine may crash, hang, lie, flood or
//! never start; each of these is a report, every search is answered, and each wait for a report has a limit.

pub mod answer;
pub mod find;
pub mod process;
pub mod protocol;
pub mod search;
pub mod strength;

pub use find::{EngineError, find};
pub use process::Engine;
pub use protocol::EngineFault;
pub use protocol::Report;
pub use search::EngineScore;
pub use search::{Limit, Search, Thought};
pub use strength::{Level, Strength};
