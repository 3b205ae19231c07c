//! Signals: what the devices of a table tell the event loop, with the time and the table.

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

/// The number of a table that is driven from one inbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub usize);

/// Something that a device of a table has seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Signal {
    /// When it was seen, by the timepiece of the table.
    pub at: Stamp,
    /// What was seen.
    pub news: News,
}

/// Everything that devices tell.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A line was typed.
    Line(String),
    /// The input has ended.
    InputEnds,
    /// News of that player's board.
    Board(Color, BoardNews),
    /// News of a voice.
    Voice(VoiceNews),
    /// News of a recorder.
    Take(TakeNews),
    /// Somebody at a terminal wants to leave: Ctrl-C or Ctrl-D.
    Leave,
    /// What was typed for the arbiter's PIN has been compared with it.
    Pin(PinGiven),
    /// Whether a line may contain the arbiter's PIN.
    LookedForPin(Suspicion),
    /// An envelope is being written or read.
    AwaitsDisk,
    /// The disk has answered.
    DiskAnswered,
    /// The move that was to be sealed is in that envelope, or why it is in none.
    Sealed(Result<Commitment, String>),
    /// What an envelope holds that was to be opened.
    Found(Found),
    /// Why the outside of an envelope could not be written.
    NoOutside(String),
    /// News of the writing of the journal.
    Journal(JournalNews),
    /// The file that follows the game cannot be written; why.
    LivePgn(Message),
    /// News of the arbiter's desk.
    Desk(DeskNews),
    /// A thread of the solver has ended, with what the game is told.
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
    /// A sender for that table, with that timepiece.
    pub fn new(table: TableId, timepiece: Timepiece, inbox: Sender<(TableId, Signal)>) -> SignalSender {
        SignalSender { table, timepiece, inbox }
    }

    /// The table that it sends for.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// The timepiece that stamps the signals.
    pub fn timepiece(&self) -> Timepiece {
        self.timepiece
    }

    /// Sends what is seen now. Returns false if the event loop has ended.
    pub fn send(&self, news: News) -> bool {
        self.send_of(self.timepiece.now(), news)
    }

    /// Sends what was seen at that time. Returns false if the event loop has ended.
    pub fn send_of(&self, at: Stamp, news: News) -> bool {
        self.inbox.send((self.table, Signal { at, news })).is_ok()
    }
}
