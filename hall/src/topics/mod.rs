//! What boards publish: names of topics, and their contents as JSON.

mod content;
mod received;
mod remarks;
mod topic;

pub use content::{
    Case, CaseKind, Cases, Clocks, Confirmed, Device, GameResult, JournalCondition, LastMove, LogEntry,
    Phase, Player, Presence, State, TactileBoard, Taken, VERSION, WallMs, Wording,
};
pub use received::{Content, MAX_BYTES, MOST_BOARDS, MOST_NOTICES_OF_A_BOARD, MOST_ROUNDS, MessageFault};
pub use remarks::{MOST_REMARKS, Remarks};
pub use topic::{BoardKey, EventKey, Kind, Topic};
