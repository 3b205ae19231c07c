//! The contents of topics, as versioned JSON. `docs/hall-topics.md` describes each field.

use annabella_chess::{Color, serial};
use annabella_clock::Span;
use annabella_laws::Reason;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the contents. It changes when a field gets another meaning or disappears; new fields do not change it.
pub const VERSION: u32 = 1;

/// Milliseconds since 1970 by the clock of the computer that sends them.
pub type WallMs = u64;

/// A player as everyone may know them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The title in PGN form (`GM`, `WFM`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo: Option<u16>,
    /// The FIDE number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
}

/// The phase of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The game has not started.
    #[default]
    Before,
    /// A player's time runs, or a game without a clock is played.
    Playing,
    /// The clocks are stopped.
    Halted,
    /// The game is adjourned.
    Adjourned,
    /// The game is over.
    Over,
}

/// The last completed move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastMove {
    /// In the letters of PGN.
    pub san: String,
    /// In the letters of UCI; not in three-dimensional chess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uci: Option<String>,
    /// Its number on the scoresheet.
    pub number: usize,
    /// The player who made it.
    #[serde(with = "serial::color")]
    pub by: Color,
}

/// Both clocks at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The time left to White, in milliseconds.
    pub white_ms: Span,
    /// The time left to Black, in milliseconds.
    pub black_ms: Span,
    /// The side whose time runs.
    #[serde(with = "serial::color_or_none")]
    pub running: Option<Color>,
    /// The moment.
    pub at_ms: WallMs,
}

impl Clocks {
    /// Returns the time left to `side` when the sender's clock shows `now`.
    pub fn left(&self, side: Color, now: WallMs) -> Span {
        let left = side.fold_wb(self.white_ms, self.black_ms);
        let since = if self.running == Some(side) { now.saturating_sub(self.at_ms) } else { 0 };
        Span(left.0.saturating_sub(since))
    }
}

/// A result with its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// As an event writes it: `1-0`, `1/2-1/2`, `0-0`; `*` if it is not settled.
    pub score: String,
    /// The reason.
    pub reason: Reason,
}

/// What everyone may know of a game: only completed moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// [`VERSION`].
    pub version: u32,
    /// Identifies the game: the checksum of the first line of its journal.
    pub game: String,
    /// White.
    pub white: Player,
    /// Black.
    pub black: Player,
    /// The time control as in PGN; `None` without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<String>,
    /// The phase.
    pub phase: Phase,
    /// The number of completed plies.
    pub plies: usize,
    /// The number of the next move on the scoresheet.
    pub number: usize,
    /// The side to move.
    #[serde(default, with = "serial::color_or_none")]
    pub turn: Option<Color>,
    /// The last completed move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastMove>,
    /// The position after it: FEN, or the form of three-dimensional chess.
    pub position: String,
    /// The clocks after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// Words in every complete language of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wording {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

/// What waits for an arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CaseKind {
    /// An irregularity.
    Irregularity,
    /// A fallen flag.
    Flag,
    /// A claim of a draw.
    Claim,
    /// A loss that the Laws provide, for the arbiter to confirm.
    Loss,
    /// A player has called the arbiter.
    Call,
    /// The boards of both players differ.
    Boards,
}

/// A case that waits for an arbiter, or a ruling was given on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// Identifies the case in its game. It stays the same while the case is open, however often it is published.
    pub key: String,
    /// Its number for `uphold` and `dismiss`, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
    /// Its kind.
    pub kind: CaseKind,
    /// The side of the irregularity or the flag; of a claim or call, the player who made it.
    #[serde(with = "serial::color")]
    pub side: Color,
    /// When it was noticed.
    pub at_ms: WallMs,
    /// The clause of the Laws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// One sentence.
    pub words: Wording,
    /// The proposal of the program, a sentence each. It says whether a claim is right. Empty from older senders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposal: Vec<Wording>,
    /// The number of plies made when it was noticed, completed or not.
    pub plies: usize,
    /// The position then.
    pub position: String,
}

/// An event of the report so far: a case, a claim, a ruling, an interruption.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogEntry {
    /// When it happened.
    pub at_ms: WallMs,
    /// The number of the move that was due.
    pub number: usize,
    /// The side to move.
    #[serde(with = "serial::color")]
    pub turn: Color,
    /// One sentence.
    pub words: Wording,
    /// The fact, as in the output of `annabella play --json`.
    pub fact: Value,
}

/// The cases of a game, for arbiters.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cases {
    /// [`VERSION`].
    pub version: u32,
    /// As in [`State`].
    pub game: String,
    /// The open cases, oldest first.
    pub open: Vec<Case>,
    /// The report so far, oldest first.
    pub log: Vec<LogEntry>,
    /// The number of older events that the log leaves out to stay below the limit of a message.
    #[serde(default, skip_serializing_if = "serial::is_zero")]
    pub left_out: usize,
}

/// The arbiter who has taken the cases of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// [`VERSION`].
    pub version: u32,
    /// As in [`State`].
    pub game: String,
    /// The arbiter's name.
    pub by: String,
    /// When.
    pub at_ms: WallMs,
    /// The keys of the cases that were open then; empty from older senders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cases: Vec<String>,
}

/// The confirmation of an arbiter that a board without names plays the game of its pairing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confirmed {
    /// [`VERSION`].
    pub version: u32,
    /// As in [`State`].
    pub game: String,
    /// White in the pairing.
    pub white: String,
    /// Black in the pairing.
    pub black: String,
    /// The arbiter's name.
    pub by: String,
    /// When.
    pub at_ms: WallMs,
}

/// A player's tactile board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TactileBoard {
    /// Whether it is connected.
    pub connected: bool,
    /// Whether it has shown the position of the game since that last changed.
    pub synced: bool,
}

/// The condition of the journal that is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum JournalCondition {
    /// Every line can be proven.
    #[default]
    Whole,
    /// A line cannot be proven; what was published before stays.
    Damaged,
    /// It is a repaired journal: a part is missing.
    Repaired,
    /// The file is gone, or cannot be read.
    Missing,
}

/// Clocks and devices of a board now, for arbiters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// [`VERSION`].
    pub version: u32,
    /// The state now. It differs from the topic `state` only while that is published with a delay.
    pub live: State,
    /// White's tactile board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_board: Option<TactileBoard>,
    /// Black's tactile board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_board: Option<TactileBoard>,
    /// The devices that have failed, by their names in JSON.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<String>,
    /// The journal.
    pub journal: JournalCondition,
    /// Whether the program at the board has ended without ending the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
    /// The name of the journal's file; empty from older senders.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub file: String,
    /// The game as PGN now, if spectators get it with a delay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pgn: Option<String>,
}

/// Whether a board publishes. The broker sends it with `online: false` if the connection ends without a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// [`VERSION`].
    pub version: u32,
    /// Whether it publishes.
    pub online: bool,
    /// The time of the board's computer when this was sent; 0 if the broker sent it.
    pub at_ms: WallMs,
}
