//! The parts of a table.

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
    /// The follower of entries whose digest is announced.
    pub milestones: Milestones,
    /// The terminal and the voices.
    pub listeners: Listeners,
    /// The recorders of the players.
    pub recorder: Recorder,
    /// The file that follows the game, if there is one.
    pub live_pgn: Option<LivePgn>,
    /// Sends the signals of the devices.
    pub sender: SignalSender,
    /// The links to the boards.
    pub links: Links,
    /// Standard input, if it is this table's.
    pub reader: Option<LineReader>,
    /// Accepts the arbiter's desk, if this game may have one.
    pub desk_listener: Option<DeskListener>,
    /// Guards the arbiter's commands at a shared terminal.
    pub guard: Guard,
    /// The source of passphrases for envelopes.
    pub passphrases: Passphrases,
    /// Whether a person at the keyboard hears which questions are possible when the game is over.
    pub stays_when_over: bool,
    /// How the game is resumed.
    pub resumed_by: ResumedBy,
    /// Whether players were warned when the game started that private answers use the loudspeaker.
    pub sharing_known: bool,
}

/// How a game that was left is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumedBy {
    /// By the option alone: its journal is in the folder of games.
    Command,
    /// By the option with the name of the journal.
    File,
}
