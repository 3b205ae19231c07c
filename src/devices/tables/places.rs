//! What a table is laid with.

use super::desk::DeskListener;
use super::line_reader::LineReader;
use super::links::Links;
use super::listeners::Listeners;
use super::pin::Guard;
use super::sealer::Passphrases;
use super::signal::SignalSender;
use crate::devices::recorder::Recorder;
use crate::devices::storage::journal::Journal;
use crate::devices::storage::live_pgn::LivePgn;
use crate::devices::storage::milestone::Milestones;
use crate::game::Machine;

/// The parts of a table.
pub struct Places {
    /// The game, new or replayed.
    pub machine: Box<dyn Machine>,
    /// Its journal.
    pub journal: Journal,
    /// What the game has followed so far of entries whose digest is told.
    pub milestones: Milestones,
    /// The terminal and the voices.
    pub listeners: Listeners,
    /// The recorders of the players.
    pub recorder: Recorder,
    /// The file that follows the game, if there is one.
    pub live_pgn: Option<LivePgn>,
    /// Where the devices send their signals.
    pub sender: SignalSender,
    /// The links to the boards.
    pub links: Links,
    /// Standard input, if it is this table's.
    pub reader: Option<LineReader>,
    /// Accepts the arbiter's desk, if this game may have one.
    pub desk_listener: Option<DeskListener>,
    /// What guards the arbiter's words at a shared terminal.
    pub guard: Guard,
    /// Where the passphrases of envelopes come from.
    pub passphrases: Passphrases,
    /// Whether a person sits at its keyboard, who is told what can still be asked when the game is over.
    pub stays_when_over: bool,
    /// What goes on with it later.
    pub resumed_by: ResumedBy,
    /// Whether it was said when the game began that private words come from the room's device.
    pub sharing_known: bool,
}

/// What goes on with a game that was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumedBy {
    /// The option alone: its journal is where games are kept.
    Command,
    /// The option with the name of the journal.
    File,
}
