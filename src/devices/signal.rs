//! What the devices of a table send to the event loop: what was seen, when, and at which table.

use super::recorder::TakeNews;
use super::serial::BoardNews;
use super::timepiece::Timepiece;
use super::voice::VoiceNews;
use crate::chess::Color;
use crate::clock::Stamp;
use std::sync::mpsc::Sender;

/// A table among those that are driven from one inbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub usize);

/// Something that was seen at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// When it was seen, by the table's own timepiece.
    pub at: Stamp,
    /// What it was.
    pub news: News,
}

/// Everything that devices tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A line was typed.
    Line(String),
    /// Nobody types any more.
    InputEnds,
    /// That player's board.
    Board(Color, BoardNews),
    /// A voice.
    Voice(VoiceNews),
    /// A recorder.
    Take(TakeNews),
    /// Time goes by.
    Tick,
}

/// Where the devices of one table send what they see.
#[derive(Clone, Debug)]
pub struct SignalSender {
    table: TableId,
    timepiece: Timepiece,
    inbox: Sender<(TableId, Signal)>,
}

impl SignalSender {
    /// One for that table, whose time is told by that timepiece.
    pub fn new(table: TableId, timepiece: Timepiece, inbox: Sender<(TableId, Signal)>) -> SignalSender {
        SignalSender { table, timepiece, inbox }
    }

    /// Which table it sends for.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// What stamps the signals.
    pub fn timepiece(&self) -> Timepiece {
        self.timepiece
    }

    /// Sends what is seen now. Whether anybody still takes it.
    pub fn send(&self, news: News) -> bool {
        self.send_of(self.timepiece.now(), news)
    }

    /// Sends what was seen then. Whether anybody still takes it.
    pub fn send_of(&self, at: Stamp, news: News) -> bool {
        self.inbox.send((self.table, Signal { at, news })).is_ok()
    }
}
