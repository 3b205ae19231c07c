//! The signals of a table's devices to the event loop, each with its time and table.

use super::desk::DeskNews;
use super::pin::Suspicion;
use crate::chess::Color;
use crate::clock::Stamp;
use crate::devices::boards::serial::BoardNews;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::recorder::TakeNews;
use crate::devices::storage::journal::JournalNews;
use crate::devices::voice::VoiceNews;
use crate::game::{Commitment, Found, Input, PinGiven, SolverTopic};
use crate::speech::Message;
use std::sync::mpsc::Sender;

/// The number of a table among those of one event loop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub usize);

/// News of a device, with its time.
#[derive(Clone, Debug, PartialEq)]
pub struct Signal {
    /// The time by the timepiece of the table.
    pub at: Stamp,
    /// The news.
    pub news: News,
}

/// All news of devices.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A line was typed.
    Line(String),
    /// The input has ended.
    InputEnds,
    /// News of this player's board.
    Board(Color, BoardNews),
    /// News of a voice.
    Voice(VoiceNews),
    /// News of a recorder.
    Take(TakeNews),
    /// A request to leave by Ctrl-C or Ctrl-D.
    Leave,
    /// An answer was compared with the arbiter's PIN.
    Pin(PinGiven),
    /// Whether a line may contain the arbiter's PIN.
    LookedForPin(Suspicion),
    /// An envelope is being written or read.
    AwaitsDisk,
    /// The disk has answered.
    DiskAnswered,
    /// The envelope that contains the sealed move, or why there is none.
    Sealed(Result<Commitment, String>),
    /// The contents of an opened envelope.
    Found(Found),
    /// The outside of an envelope could not be written, for this reason.
    NoOutside(String),
    /// News of the writing of the journal.
    Journal(JournalNews),
    /// The file that follows the game cannot be written, for this reason.
    LivePgn(Message),
    /// News of the arbiter's desk.
    Desk(DeskNews),
    /// A thread of the solver has ended, with an input for the game if it has found something.
    Solved(SolverTopic, Option<Input>),
    /// Time has passed.
    Tick,
}

/// Sends signals of one table.
#[derive(Clone, Debug)]
pub struct SignalSender {
    table: TableId,
    timepiece: Timepiece,
    inbox: Sender<(TableId, Signal)>,
}

impl SignalSender {
    /// A sender for this table, with this timepiece.
    pub fn new(table: TableId, timepiece: Timepiece, inbox: Sender<(TableId, Signal)>) -> SignalSender {
        SignalSender { table, timepiece, inbox }
    }

    /// The table whose signals it sends.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// The timepiece that stamps the signals.
    pub fn timepiece(&self) -> Timepiece {
        self.timepiece
    }

    /// Sends news of now. Returns false if the event loop has ended.
    pub fn send(&self, news: News) -> bool {
        self.send_of(self.timepiece.now(), news)
    }

    /// Sends news of this time. Returns false if the event loop has ended.
    pub fn send_of(&self, at: Stamp, news: News) -> bool {
        self.inbox.send((self.table, Signal { at, news })).is_ok()
    }
}
