//! The signals of a table's devices to the event loop, each with its time and table.

use super::desk::DeskNews;
use crate::chess::Color;
use crate::clock::Stamp;
use crate::devices::boards::serial::BoardNews;
use crate::devices::hearing::HearingNews;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::recorder::TakeNews;
use crate::devices::storage::journal::JournalNews;
use crate::devices::voice::VoiceNews;
use crate::game::{Commitment, Found, Input, SolverTopic};
use crate::speech::Message;
use std::sync::mpsc::Sender;

/// The number of a table in an event loop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub usize);

/// An event from a device, with its time.
#[derive(Clone, Debug, PartialEq)]
pub struct Signal {
    /// The time according to the table's timepiece.
    pub at: Stamp,
    /// The event.
    pub event: DeviceEvent,
}

/// An event from a device, of any kind.
#[derive(Clone, Debug, PartialEq)]
pub enum DeviceEvent {
    /// A line was typed.
    Line(String),
    /// A key was pressed, with or without a meaning.
    Key,
    /// Typed or deleted text for a voice to echo.
    Echo(Message),
    /// The input has ended.
    InputEnds,
    /// News from a player's board.
    Board(Color, BoardNews),
    /// News from a voice.
    Voice(VoiceNews),
    /// News from a recorder.
    Take(TakeNews),
    /// The report of a recogniser of announcements.
    Heard(HearingNews),
    /// A request to leave by Ctrl-C or Ctrl-D.
    Leave,
    /// An envelope is being written or read.
    AwaitsDisk,
    /// The disk has answered.
    DiskAnswered,
    /// The envelope with the sealed move, or the reason why there is none.
    Sealed(Result<Commitment, String>),
    /// The contents of an opened envelope.
    Found(Found),
    /// The outside of an envelope could not be written, with the reason.
    NoOutside(String),
    /// News about writing the journal.
    Journal(JournalNews),
    /// The live PGN file cannot be written, with the reason.
    LivePgn(Message),
    /// News from the arbiter's desk.
    Desk(DeskNews),
    /// A solver thread has ended, with an input for the game if it has found something.
    Solved(SolverTopic, Option<Input>),
    /// An input from a companion in another program, for example an engine's move at home.
    Companion(Input),
    /// Time has passed.
    Tick,
}

/// A sender of the signals of one table.
#[derive(Clone, Debug)]
pub struct SignalSender {
    table: TableId,
    timepiece: Timepiece,
    inbox: Sender<(TableId, Signal)>,
}

impl SignalSender {
    /// Creates a sender for a table.
    pub fn new(table: TableId, timepiece: Timepiece, inbox: Sender<(TableId, Signal)>) -> SignalSender {
        SignalSender { table, timepiece, inbox }
    }

    /// Returns the table whose signals it sends.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// Returns the timepiece that stamps the signals.
    pub fn timepiece(&self) -> Timepiece {
        self.timepiece
    }

    /// Sends an event with the current time. Returns false if the event loop has ended.
    pub fn send(&self, event: DeviceEvent) -> bool {
        self.send_of(self.timepiece.now(), event)
    }

    /// Sends an event with the time `at`. Returns false if the event loop has ended.
    pub fn send_of(&self, at: Stamp, event: DeviceEvent) -> bool {
        self.inbox.send((self.table, Signal { at, event })).is_ok()
    }
}
