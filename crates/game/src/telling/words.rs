//! Facts in words: the people who may know a fact, and the message about it.

use crate::interface::event::Device;
use crate::interface::fact::{Fact, HaltReason, Irregular};
use crate::interface::listening::ListeningState;
use crate::state::State;
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_laws::{Outcome, Reason};
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded, phrases};

phrases! {
    /// Sentences about facts.
    pub(crate) enum Announced {
        Started { side: Color } => "play-started",
        TimeSet { side: Color, left: Span } => "play-time-set",
        TimeAdded { side: Color, more: Span, left: Span } => "clock-time-added",
        Because { note: String } => "clock-because",
        LowTime { left: Span } => "clock-low-time",
        ClockDiffers { white: Span, black: Span, shown_white: Span, shown_black: Span } => "clock-differs",
        /// 2023 9.1.
        Offered { side: Color } => "play-offered",
        /// 2023 D.2.11.
        WithoutAssistant => "play-without-assistant",
        Declined => "play-declined",
        TakebackOffered { side: Color, plies: usize } => "play-takeback-offered",
        TakebackDeclined => "play-takeback-declined",
        /// 2023 6.9, 5.1.2.
        ResultAwaited { side: Color, reason: Reason } => "play-result-awaited",
        /// 2023 6.8: a flag fell before.
        ResultHeld => "play-result-held",
        Over { winner: &'static str, reason: &'static str } => "play-over",
        /// 2023 6.7.
        Absent { side: Color, wait: Span } => "arbiter-absent",
        Arrived { side: Color, after: Span } => "arbiter-arrived",
        PinSet => "arbiter-pin-set",
        PinPaused { wrong: usize, pause: Span } => "arbiter-pin-paused",
        /// 2023 6.10.2.
        MovesCounted { side: Color, moves: usize } => "arbiter-moves-counted",
    }
}

/// Speaker, audience and words of a fact, which the fact itself does not contain.
#[derive(Clone, Debug)]
pub(crate) struct Telling {
    by: Speaker,
    audience: Option<Audience>,
    sentence: Vec<Message>,
    aloud: bool,
    silent: bool,
}

impl Telling {
    /// Uses the program as the speaker, and the standard words of the fact.
    pub fn new() -> Telling {
        Telling { by: Speaker::Program, audience: None, sentence: Vec::new(), aloud: true, silent: false }
    }

    /// Says nothing: the next fact says it better.
    pub fn silent() -> Telling {
        Telling { silent: true, ..Telling::new() }
    }

    /// Whether nothing is said.
    pub fn is_silent(&self) -> bool {
        self.silent
    }

    /// Uses the words of `phrase`.
    pub fn saying(phrase: &impl Worded) -> Telling {
        Telling { sentence: vec![phrase.message()], ..Telling::new() }
    }

    /// Uses these phrases, in this order.
    pub fn saying_all(phrases: Vec<Message>) -> Telling {
        Telling { sentence: phrases, ..Telling::new() }
    }

    /// Sets the speaker.
    pub fn by(self, by: Speaker) -> Telling {
        Telling { by, ..self }
    }

    /// Sets the audience, for facts that do not determine it.
    pub fn to(self, audience: Audience) -> Telling {
        Telling { audience: Some(audience), ..self }
    }

    /// Sets whether a voice says it; `false` if a person has just said it.
    pub fn aloud(self, aloud: bool) -> Telling {
        Telling { aloud, ..self }
    }
}

/// The way to report a fact.
#[derive(Debug)]
pub(crate) struct FactWords {
    /// The people who may know about it.
    pub audience: Audience,
    /// The message for scripts.
    pub text: Option<Message>,
    /// Whether the clocks have changed; if so, both times are reported before the words.
    pub clock: bool,
    /// The utterances.
    pub words: Vec<Utterance>,
    /// Whether a voice says them.
    pub aloud: bool,
}

impl FactWords {
    fn to(audience: Audience) -> FactWords {
        FactWords { audience, text: None, clock: false, words: Vec::new(), aloud: true }
    }

    fn with_text(self, sentence: &[Message]) -> FactWords {
        FactWords { text: sentence.first().cloned(), ..self }
    }

    fn with_clock(self) -> FactWords {
        FactWords { clock: true, ..self }
    }

    fn said(mut self, from: Speaker, to: Audience, priority: Priority, phrases: &[Message]) -> FactWords {
        if let Some((first, rest)) = phrases.split_first() {
            let first = Utterance::new(from, to, priority, first);
            self.words.push(rest.iter().fold(first, Utterance::and));
        }
        self
    }

    fn announced(mut self, side: Color, phrases: &[Message], aloud: bool) -> FactWords {
        let announcement = |phrase| Utterance::announcing(side.into(), Audience::Room, phrase);
        self.words.extend(phrases.iter().map(announcement));
        FactWords { aloud, ..self }
    }

    /// Adds an utterance about a player's time or move counter, which is private.
    /// The arbiter and the player hear it; without an arbiter, both players do, because either may rule.
    fn said_of_time(self, side: Color, state: &State, phrases: &[Message]) -> FactWords {
        let told = match state.settings.arbiter {
            true => [Audience::Arbiter, side.into()],
            false => [Audience::White, Audience::Black],
        };
        let say = |told: FactWords, to| told.said(Speaker::Clock, to, Priority::Important, phrases);
        told.into_iter().fold(self, say)
    }
}

/// Determines how a fact is reported. `state` is the state after it.
pub(crate) fn words_of(fact: &Fact, state: &State, telling: Telling) -> FactWords {
    let Telling { by, audience, sentence, aloud, .. } = telling;
    let to = audience.unwrap_or(Audience::Room);
    let room = FactWords::to(Audience::Room);
    let private = FactWords::to(Audience::Arbiter);
    match fact {
        Fact::Announced { side, .. } | Fact::Corrected { side, .. } => {
            room.with_text(&sentence).announced(*side, &sentence, aloud)
        }
        // The player hears or feels the cause of these; missing steps are listed on request.
        Fact::Made { .. } | Fact::Repeated { .. } | Fact::Completed { .. } | Fact::Resumed { .. } => room,
        Fact::Touched { by, .. } | Fact::LetGo { by, .. } | Fact::Dictated { by, .. } => {
            FactWords::to((*by).into())
        }
        Fact::Listened { by: side, state, .. } => {
            let own = Audience::from(*side);
            let priority = match state {
                ListeningState::Open | ListeningState::Closed => Priority::Notification,
                ListeningState::Proposed | ListeningState::Unsure | ListeningState::Failed => Priority::Text,
                ListeningState::Differs => Priority::Message,
            };
            let aloud = *state != ListeningState::Open;
            FactWords { aloud, ..FactWords::to(own).with_text(&sentence).said(by, own, priority, &sentence) }
        }
        Fact::ListeningAllowed { .. } => {
            room.with_text(&sentence).said(by, Audience::Room, Priority::Message, &sentence)
        }
        // Evidence for the arbiter, reported only if there is one.
        Fact::TouchedEarly { .. } => {
            let told = FactWords::to(Audience::Arbiter).with_text(&sentence);
            let words = if state.settings.arbiter { sentence.as_slice() } else { &[] };
            told.said(by, Audience::Arbiter, Priority::Notification, words)
        }
        Fact::Refused { .. } | Fact::Assisted { .. } => FactWords::to(to).with_text(&sentence),
        Fact::Clock { .. } => private,
        Fact::Flag { .. } => private.said(Speaker::Clock, Audience::Arbiter, Priority::Important, &sentence),
        Fact::Mismatch { board, .. } => {
            let own = Audience::from(*board);
            FactWords::to(own).said(by, own, Priority::Message, &sentence)
        }
        Fact::Irregularity { reason, .. } => {
            let priority = match reason {
                Irregular::PressEarly => Priority::Notification,
                Irregular::OfferUntimely | Irregular::TwoHands => Priority::Message,
                Irregular::Illegal | Irregular::TouchMove | Irregular::Unpromoted => Priority::Important,
                Irregular::DefaultTime | Irregular::SealedMove => Priority::Important,
                Irregular::EnvelopeMissing | Irregular::EnvelopeAltered => Priority::Important,
            };
            let words = audience.unwrap_or(Audience::Arbiter);
            // A proposed loss is reported to the arbiter, whose terminal the players may share.
            let report = if reason.loses().is_some() { Audience::Arbiter } else { words };
            FactWords::to(report).with_text(&sentence).said(by, words, priority, &sentence)
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
            HaltReason::Claim | HaltReason::NewGame => room.with_clock(),
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
            let phrase = Announced::Offered { side: *by }.message();
            room.said((*by).into(), Audience::Room, Priority::Message, &[phrase])
        }
        Fact::Declined { by } => {
            room.said((*by).into(), Audience::Room, Priority::Message, &[Announced::Declined.message()])
        }
        Fact::TakebackOffered { by, plies } => {
            let phrase = Announced::TakebackOffered { side: *by, plies: *plies }.message();
            room.said((*by).into(), Audience::Room, Priority::Message, &[phrase])
        }
        Fact::TakebackDeclined { by } => {
            let phrase = Announced::TakebackDeclined.message();
            room.said((*by).into(), Audience::Room, Priority::Message, &[phrase])
        }
        Fact::Set { side, left_ms, note } => {
            let phrase = Announced::TimeSet { side: *side, left: *left_ms };
            private.with_clock().said_of_time(*side, state, &because(&phrase, note))
        }
        Fact::Added { side, more_ms, left_ms, note } => {
            let phrase = Announced::TimeAdded { side: *side, more: *more_ms, left: *left_ms };
            private.with_clock().said_of_time(*side, state, &because(&phrase, note))
        }
        Fact::Counted { side, moves, note } => {
            let phrase = Announced::MovesCounted { side: *side, moves: *moves };
            private.said_of_time(*side, state, &because(&phrase, note))
        }
        Fact::Adjourned { side, sealed, note } => {
            let number = state.next_number();
            let (told, phrase) = match sealed {
                true => (room.with_clock(), Phrase::Adjourned { side: *side, number }),
                // If a passphrase is requested first, the explanation of sealing follows it.
                false => (room, Phrase::Adjourns { side: *side }),
            };
            told.said(by, Audience::Room, Priority::Important, &because(&phrase, note))
        }
        Fact::Attendance { side, present } => {
            let side = *side;
            let phrase = match present {
                true => Announced::Arrived { side, after: state.pending.since_beginning(state.now) },
                false => Announced::Absent { side, wait: state.default_time() },
            };
            room.said(by, Audience::Room, Priority::Message, &[phrase.message()])
        }
        Fact::Warned { side, left_ms } => {
            let own = Audience::from(*side);
            let phrase = Announced::LowTime { left: *left_ms };
            FactWords::to(own).said(Speaker::Clock, own, Priority::Message, &[phrase.message()])
        }
        Fact::ClockDiffers { white_ms, black_ms, shown_white_ms, shown_black_ms } => {
            let phrase = Announced::ClockDiffers {
                white: *white_ms,
                black: *black_ms,
                shown_white: *shown_white_ms,
                shown_black: *shown_black_ms,
            };
            FactWords::to(to).said(Speaker::Clock, to, Priority::Message, &[phrase.message()])
        }
        Fact::Retracted { .. } => room.with_clock().said(by, Audience::Room, Priority::Important, &sentence),
        Fact::Claimed { .. } => {
            room.with_text(&sentence).said(by, Audience::Room, Priority::Message, &sentence)
        }
        // Cases are reported to the arbiter, in short form.
        Fact::Incident(_) => {
            private.with_text(&sentence).said(by, Audience::Arbiter, Priority::Message, &sentence)
        }
        Fact::Ruled { note, .. } => {
            let mut words = sentence;
            if !words.is_empty() {
                words.extend(note.clone().map(|note| Announced::Because { note }.message()));
            }
            FactWords::to(to).with_text(&words).said(by, to, Priority::Important, &words)
        }
        Fact::PinSet {} => {
            let words = [Announced::PinSet.message()];
            room.with_text(&words).said(by, Audience::Room, Priority::Important, &words)
        }
        Fact::PinPaused { wrong, pause_ms } => {
            let words = [Announced::PinPaused { wrong: *wrong, pause: *pause_ms }.message()];
            private.with_text(&words).said(by, Audience::Arbiter, Priority::Important, &words)
        }
        Fact::Dismissed { .. } => room.said(by, Audience::Room, Priority::Important, &sentence),
        Fact::Waived { .. } => {
            let phrase = Announced::WithoutAssistant.message();
            room.said(Speaker::Arbiter, Audience::Room, Priority::Important, &[phrase])
        }
        Fact::Written { side, .. } => {
            FactWords::to((*side).into()).with_text(&sentence).said(by, to, Priority::Text, &sentence)
        }
        Fact::Reconciled { .. } => {
            FactWords::to(to).with_text(&sentence).said(by, to, Priority::Message, &sentence)
        }
        Fact::Device { device, .. } => {
            let priority = if *device == Device::Journal { Priority::Important } else { Priority::Message };
            FactWords::to(to).said(by, to, priority, &sentence)
        }
        Fact::ResultAwaited { side, reason } => {
            let words = [Announced::ResultAwaited { side: *side, reason: *reason }.message()];
            room.with_text(&words).said(by, Audience::Room, Priority::Important, &words)
        }
        Fact::ResultHeld { .. } => {
            let words = [Announced::ResultHeld.message()];
            room.with_text(&words).said(by, Audience::Room, Priority::Message, &words)
        }
        Fact::Result { reason, .. } => {
            // A flag fall is said immediately; other results after the utterance about the last move.
            let priority = match reason {
                Reason::Flag | Reason::FlagCannotMate => Priority::Important,
                _ => Priority::Message,
            };
            let words: Vec<Message> = state.outcome().map(|end| over(end).message()).into_iter().collect();
            room.with_text(&words).said(by, Audience::Room, priority, &words)
        }
    }
}

/// Returns the sentence of a result.
pub(crate) fn over(outcome: Outcome) -> Announced {
    Announced::Over {
        winner: match (outcome.score(), outcome.winner) {
            ("1/2-0", _) => "half-none",
            ("0-1/2", _) => "none-half",
            ("1-1/2", _) => "one-half",
            ("1/2-1", _) => "half-one",
            ("*", _) => "open",
            ("0-0", _) => "both-lost",
            (_, Some(Color::White)) => "white",
            (_, Some(Color::Black)) => "black",
            (_, None) => "none",
        },
        reason: match (outcome.both_lost, outcome.reason) {
            (true, Reason::DefaultTime) => "nobody-came",
            (_, reason) => reason.code(),
        },
    }
}

/// Returns a phrase, and the reason if one was given.
pub(crate) fn because(phrase: &impl Worded, note: &Option<String>) -> Vec<Message> {
    let note = note.clone().map(|note| Announced::Because { note }.message());
    [phrase.message()].into_iter().chain(note).collect()
}
