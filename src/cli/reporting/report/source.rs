//! The person, or the program, that brought an event to the report.

use crate::chess::Color;
use crate::devices::storage::journal::Entry;
use crate::game::{Fact, Manner};
use crate::speech::routing::Seat;
use crate::speech::{Message, Speaker};

/// The origin of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Source {
    pub how: Manner,
    pub speaker: Speaker,
    /// The terminal used; `None` if the program noticed it.
    pub seat: Option<Seat>,
}

impl Source {
    /// The program noticed it.
    pub const PROGRAM: Source = Source { how: Manner::Detected, speaker: Speaker::Program, seat: None };

    /// A player pressed the button of a board.
    pub fn button(side: Color) -> Source {
        Source { how: Manner::Entered, speaker: side.into(), seat: None }
    }

    /// Returns the origin of a fact. `claimed`: a claim in the same entry led to it.
    pub fn of(fact: &Fact, entry: &Entry, claimed: bool) -> Option<Source> {
        let author = entry.act.act().map(|act| (act.by(), act.seat()));
        let by_arbiter = author.is_some_and(|(speaker, _)| speaker == Speaker::Arbiter);
        let how = fact.row().report.map_or(Manner::Entered, |row| row.origin.manner(by_arbiter, claimed));
        match (how, author) {
            (Manner::Detected, _) => Some(Source::PROGRAM),
            (_, Some((speaker, seat))) => Some(Source { how, speaker, seat: Some(seat) }),
            (_, None) => None,
        }
    }

    /// Returns the origin in words.
    pub fn message(self) -> Message {
        let own = match self.speaker {
            Speaker::White => Some(Seat::White),
            Speaker::Black => Some(Seat::Black),
            Speaker::Arbiter => Some(Seat::Arbiter),
            Speaker::Assistant => self.seat,
            Speaker::Program | Speaker::Clock | Speaker::Board => None,
        };
        let elsewhere = self.seat.filter(|seat| own.is_some_and(|own| own != *seat));
        let how = match self.how {
            Manner::Detected => "detected",
            Manner::Claimed => "claimed",
            Manner::Entered => "entered",
        };
        let who = name(self.speaker);
        let seat = elsewhere.map_or("own", |seat| seat.code());
        Message::new("report-source").with("how", how).with("who", who).with("seat", seat)
    }
}

/// Returns the name of a speaker for a selector.
pub(super) const fn name(speaker: Speaker) -> &'static str {
    match speaker {
        Speaker::White => "white",
        Speaker::Black => "black",
        Speaker::Assistant => "assistant",
        Speaker::Arbiter => "arbiter",
        Speaker::Program | Speaker::Clock | Speaker::Board => "program",
    }
}
