//! Facts into words: who may know what happened, and what is said about it.

use super::event::Device;
use super::fact::{Fact, HaltReason, Irregular};
use super::state::State;
use crate::chess::{Color, Position};
use crate::clock::Span;
use crate::laws::{Outcome, Reason};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded, phrases};

phrases! {
    /// What is said of a fact in words of its own.
    pub(super) enum Announced {
        Started { side: Color } => "play-started",
        TimeSet { side: Color, left: Span } => "play-time-set",
        TimeAdded { side: Color, more: Span, left: Span } => "clock-time-added",
        Because { note: String } => "clock-because",
        LowTime { left: Span } => "clock-low-time",
        ClockDiffers { white: Span, black: Span, shown_white: Span, shown_black: Span } => "clock-differs",
        /// 2023 9.1.
        Offered => "play-offered",
        /// 2023 D.2.11.
        WithoutAssistant => "play-without-assistant",
        Declined => "play-declined",
        Over { winner: String, reason: String } => "play-over",
        /// 2023 6.7.
        Absent { side: Color, wait: Span } => "arbiter-absent",
        Arrived { side: Color, after: Span } => "arbiter-arrived",
        /// 2023 6.10.2.
        MovesCounted { side: Color, moves: usize } => "arbiter-moves-counted",
    }
}

/// What only the place knows where something happens: who says it, and in which words.
#[derive(Clone, Debug)]
pub(super) struct Telling {
    by: Speaker,
    audience: Option<Audience>,
    sentence: Vec<Message>,
    aloud: bool,
}

impl Telling {
    /// By the program, in the words that the fact has of itself.
    pub fn new() -> Telling {
        Telling { by: Speaker::Program, audience: None, sentence: Vec::new(), aloud: true }
    }

    /// In these words.
    pub fn saying(phrase: &impl Worded) -> Telling {
        Telling { sentence: vec![phrase.message()], ..Telling::new() }
    }

    /// In these words, one after the other.
    pub fn saying_all(phrases: Vec<Message>) -> Telling {
        Telling { sentence: phrases, ..Telling::new() }
    }

    /// By whom it is said.
    pub fn by(self, by: Speaker) -> Telling {
        Telling { by, ..self }
    }

    /// To whom, where the fact alone does not say it.
    pub fn to(self, audience: Audience) -> Telling {
        Telling { audience: Some(audience), ..self }
    }

    /// Whether a voice says it too: not where a person has just said it.
    pub fn aloud(self, aloud: bool) -> Telling {
        Telling { aloud, ..self }
    }
}

/// How something is told.
#[derive(Debug)]
pub(super) struct FactTold {
    /// Who may know.
    pub audience: Audience,
    /// Its sentence, for scripts.
    pub text: Option<Message>,
    /// The clocks have changed with it: they are told before the words.
    pub clock: bool,
    /// What is said.
    pub words: Vec<Utterance>,
    /// Whether a voice says it.
    pub aloud: bool,
}

impl FactTold {
    fn to(audience: Audience) -> FactTold {
        FactTold { audience, text: None, clock: false, words: Vec::new(), aloud: true }
    }

    fn with_text(self, sentence: &[Message]) -> FactTold {
        FactTold { text: sentence.first().cloned(), ..self }
    }

    fn with_clock(self) -> FactTold {
        FactTold { clock: true, ..self }
    }

    fn said(mut self, from: Speaker, to: Audience, priority: Priority, phrases: &[Message]) -> FactTold {
        if let Some((first, rest)) = phrases.split_first() {
            let first = Utterance::new(from, to, priority, first);
            self.words.push(rest.iter().fold(first, Utterance::and));
        }
        self
    }

    fn announced(mut self, side: Color, phrases: &[Message], aloud: bool) -> FactTold {
        let announcement = |phrase| Utterance::announcing(side.into(), Audience::Room, phrase);
        self.words.extend(phrases.iter().map(announcement));
        FactTold { aloud, ..self }
    }

    /// A time is private: the arbiter hears what was done, and that player.
    fn said_of_time(self, side: Color, phrases: &[Message]) -> FactTold {
        let (clock, priority) = (Speaker::Clock, Priority::Important);
        self.said(clock, Audience::Arbiter, priority, phrases).said(clock, side.into(), priority, phrases)
    }
}

/// How a fact is told, in the state after it.
pub(super) fn told(fact: &Fact, state: &State, telling: Telling) -> FactTold {
    let Telling { by, audience, sentence, aloud } = telling;
    let to = audience.unwrap_or(Audience::Room);
    let room = FactTold::to(Audience::Room);
    match fact {
        Fact::Announced { side, .. } | Fact::Corrected { side, .. } => {
            room.with_text(&sentence).announced(*side, &sentence, aloud)
        }
        // What makes them is heard or felt; who waits for a repetition or a press asks.
        Fact::Made { .. } | Fact::Repeated { .. } | Fact::Completed { .. } | Fact::Resumed { .. } => room,
        Fact::Touched { by, .. } | Fact::Dictated { by, .. } => FactTold::to((*by).into()),
        Fact::Refused { .. } | Fact::Assisted { .. } => FactTold::to(to).with_text(&sentence),
        Fact::Clock { .. } => FactTold::to(Audience::Arbiter),
        Fact::Flag { .. } => FactTold::to(Audience::Arbiter).said(
            Speaker::Clock,
            Audience::Arbiter,
            Priority::Important,
            &sentence,
        ),
        Fact::Mismatch { board, .. } => {
            let own = Audience::from(*board);
            FactTold::to(own).said(by, own, Priority::Message, &sentence)
        }
        Fact::Irregularity { reason, .. } => {
            let priority = match reason {
                Irregular::PressEarly => Priority::Notification,
                Irregular::OfferUntimely => Priority::Message,
                Irregular::Illegal | Irregular::TouchMove => Priority::Important,
                Irregular::DefaultTime | Irregular::SealedMove => Priority::Important,
            };
            let words = audience.unwrap_or(Audience::Arbiter);
            // A loss is proposed to the arbiter, who may share a terminal with the players.
            let report = if reason.loses().is_some() { Audience::Arbiter } else { words };
            FactTold::to(report).with_text(&sentence).said(by, words, priority, &sentence)
        }
        Fact::Started { side } => {
            let side = *side;
            let (from, phrase) = match state.clocks.are_used() {
                true => (Speaker::Clock, Announced::Started { side }.message()),
                false => (Speaker::Program, Phrase::WhoseMove { side }.message()),
            };
            room.with_clock().said(from, Audience::Room, Priority::Message, &[phrase])
        }
        Fact::Halted { reason, note } => match reason {
            HaltReason::Ruling | HaltReason::ArbiterCalled => {
                let words = because(&Phrase::Halted, note);
                room.with_clock().said(by, Audience::Room, Priority::Important, &words)
            }
            HaltReason::Claim => room.with_clock(),
            HaltReason::Gap | HaltReason::NoTime => {
                room.said(by, Audience::Room, Priority::Important, &sentence)
            }
        },
        Fact::Continued => {
            let runs = state.running().is_some() && !sentence.is_empty();
            let told = room.said(by, Audience::Room, Priority::Message, &sentence);
            if runs { told.with_clock() } else { told }
        }
        Fact::Offered { by } => {
            room.said((*by).into(), Audience::Room, Priority::Message, &[Announced::Offered.message()])
        }
        Fact::Declined { by } => {
            room.said((*by).into(), Audience::Room, Priority::Message, &[Announced::Declined.message()])
        }
        Fact::Set { side, left_ms, note } => {
            let phrase = Announced::TimeSet { side: *side, left: *left_ms };
            room.with_clock().said_of_time(*side, &because(&phrase, note))
        }
        Fact::Added { side, more_ms, left_ms, note } => {
            let phrase = Announced::TimeAdded { side: *side, more: *more_ms, left: *left_ms };
            room.with_clock().said_of_time(*side, &because(&phrase, note))
        }
        Fact::Counted { side, moves, note } => {
            let phrase = Announced::MovesCounted { side: *side, moves: *moves };
            room.said_of_time(*side, &because(&phrase, note))
        }
        Fact::Adjourned { side, sealed, note } => {
            let number = state.position().fullmoves().get() as usize;
            let (told, phrase) = match sealed {
                true => (room.with_clock(), Phrase::Adjourned { side: *side, number }),
                false => (room, Phrase::Adjourning { side: *side }),
            };
            told.said(by, Audience::Room, Priority::Important, &because(&phrase, note))
        }
        Fact::Attendance { side, present } => {
            let side = *side;
            let phrase = match present {
                true => Announced::Arrived { side, after: state.matters.since_beginning(state.now) },
                false => Announced::Absent { side, wait: state.default_time() },
            };
            room.said(by, Audience::Room, Priority::Message, &[phrase.message()])
        }
        Fact::Warned { side, left_ms } => {
            let own = Audience::from(*side);
            let phrase = Announced::LowTime { left: *left_ms };
            FactTold::to(own).said(Speaker::Clock, own, Priority::Message, &[phrase.message()])
        }
        Fact::ClockDiffers { white_ms, black_ms, shown_white_ms, shown_black_ms } => {
            let phrase = Announced::ClockDiffers {
                white: *white_ms,
                black: *black_ms,
                shown_white: *shown_white_ms,
                shown_black: *shown_black_ms,
            };
            FactTold::to(to).said(Speaker::Clock, to, Priority::Message, &[phrase.message()])
        }
        Fact::Retracted { .. } => room.with_clock().said(by, Audience::Room, Priority::Important, &sentence),
        Fact::Claimed { .. } => {
            room.with_text(&sentence).said(by, Audience::Room, Priority::Message, &sentence)
        }
        Fact::Dismissed { .. } => room.said(by, Audience::Room, Priority::Important, &sentence),
        Fact::Waived { .. } => {
            let phrase = Announced::WithoutAssistant.message();
            room.said(Speaker::Arbiter, Audience::Room, Priority::Important, &[phrase])
        }
        Fact::Written { side, .. } => {
            FactTold::to((*side).into()).with_text(&sentence).said(by, to, Priority::Text, &sentence)
        }
        Fact::Reconciled { .. } => {
            FactTold::to(to).with_text(&sentence).said(by, to, Priority::Message, &sentence)
        }
        Fact::Device { device, .. } => {
            let priority = if *device == Device::Journal { Priority::Important } else { Priority::Message };
            FactTold::to(to).said(by, to, priority, &sentence)
        }
        Fact::Result { reason, .. } => {
            // A flag is said at once; everything else after the move that brought it.
            let priority = match reason {
                Reason::Flag | Reason::FlagCannotMate => Priority::Important,
                _ => Priority::Message,
            };
            let words: Vec<Message> = state.outcome().map(|end| over(end).message()).into_iter().collect();
            room.with_text(&words).said(by, Audience::Room, priority, &words)
        }
    }
}

/// How a result is said.
pub(super) fn over(outcome: Outcome) -> Announced {
    Announced::Over {
        winner: outcome.winner.map_or("none".to_owned(), |side| side.to_string()),
        reason: outcome.reason.code().to_owned(),
    }
}

/// A phrase, and the reason where one was given.
pub(super) fn because(phrase: &impl Worded, note: &Option<String>) -> Vec<Message> {
    let note = note.clone().map(|note| Announced::Because { note }.message());
    [phrase.message()].into_iter().chain(note).collect()
}
