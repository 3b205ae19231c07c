//! Facts in words: the people who may know a fact, and the message about it.

use crate::interface::fact::Fact;
use crate::reporting::fact_row::{Knows, Speech, WithClock};
use crate::state::State;
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_laws::{Outcome, Reason};
use annabella_speech::{Audience, Message, Speaker, Utterance, Worded, phrases};

phrases! {
    /// Sentences about facts.
    pub(crate) enum FactPhrase {
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
pub(crate) struct FactDelivery {
    by: Speaker,
    audience: Option<Audience>,
    sentence: Vec<Message>,
    aloud: bool,
    silent: bool,
}

impl FactDelivery {
    /// Uses the program as the speaker, and the standard words of the fact.
    pub fn new() -> FactDelivery {
        FactDelivery {
            by: Speaker::Program,
            audience: None,
            sentence: Vec::new(),
            aloud: true,
            silent: false,
        }
    }

    /// Says nothing: the next fact says it better.
    pub fn silent() -> FactDelivery {
        FactDelivery { silent: true, ..FactDelivery::new() }
    }

    /// Says nothing unless `said`; scripts get the words anyway.
    pub fn only_if(self, said: bool) -> FactDelivery {
        FactDelivery { silent: !said, ..self }
    }

    /// Uses the words of `phrase`.
    pub fn saying(phrase: &impl Worded) -> FactDelivery {
        FactDelivery { sentence: vec![phrase.message()], ..FactDelivery::new() }
    }

    /// Uses these phrases, in this order.
    pub fn saying_all(phrases: Vec<Message>) -> FactDelivery {
        FactDelivery { sentence: phrases, ..FactDelivery::new() }
    }

    /// Sets the speaker.
    pub fn by(self, by: Speaker) -> FactDelivery {
        FactDelivery { by, ..self }
    }

    /// Sets the audience, for facts that do not determine it.
    pub fn to(self, audience: Audience) -> FactDelivery {
        FactDelivery { audience: Some(audience), ..self }
    }

    /// Sets whether a voice says it; `false` if a person has just said it.
    pub fn aloud(self, aloud: bool) -> FactDelivery {
        FactDelivery { aloud, ..self }
    }
}

/// The way to report a fact.
#[derive(Debug)]
pub(crate) struct RenderedFact {
    /// The people who may know about it.
    pub audience: Audience,
    /// The sentences for scripts and the report.
    pub sentences: Vec<Message>,
    /// Whether the clocks have changed; if so, both times are reported before the words.
    pub clock: bool,
    /// The utterances.
    pub words: Vec<Utterance>,
    /// Whether a voice says them.
    pub aloud: bool,
}

/// Determines how a fact is reported. `state` is the state after it.
pub(crate) fn words_of(fact: &Fact, state: &State, delivery: FactDelivery) -> RenderedFact {
    let FactDelivery { by, audience, sentence, aloud, silent } = delivery;
    let row = fact.row();
    let people = |knows| match knows {
        Knows::Only(always) => [Some(always), None],
        Knows::Unless(other) => [Some(audience.unwrap_or(other)), None],
        Knows::TimeOf(side) if state.settings.arbiter => [Some(Audience::Arbiter), Some(side.into())],
        Knows::TimeOf(_) => [Some(Audience::White), Some(Audience::Black)],
    };
    let hearers = || people(row.hears.unwrap_or(row.knows)).into_iter().flatten();
    let (sentences, words) = match row.speech {
        Speech::Silent => (sentence, Vec::new()),
        Speech::Announced(side) => {
            let announced = |phrase| Utterance::announcing(side.into(), Audience::Room, phrase);
            let words = sentence.iter().map(announced).collect();
            (sentence, words)
        }
        Speech::Said { by: own, priority, words, reason } => {
            let mut phrases = words.map_or(sentence, |words| vec![words]);
            let reason = reason.filter(|_| !phrases.is_empty());
            phrases.extend(reason.map(|note| FactPhrase::Because { note }.message()));
            let say = |(first, rest): (&Message, &[Message])| {
                let first = |to| Utterance::new(own.unwrap_or(by), to, priority, first);
                hearers().map(|to| rest.iter().fold(first(to), Utterance::and)).collect()
            };
            let words = phrases.split_first().map(say).unwrap_or_default();
            (phrases, words)
        }
    };
    let clock = match row.clock {
        WithClock::No => false,
        WithClock::Yes => true,
        WithClock::IfRunning => state.running().is_some() && !words.is_empty(),
    };
    RenderedFact {
        audience: people(row.knows)[0].unwrap_or(Audience::Arbiter),
        sentences: if row.text { sentences } else { Vec::new() },
        clock,
        words: if silent { Vec::new() } else { words },
        aloud: aloud && row.aloud,
    }
}

/// Returns the sentence of a result.
pub(crate) fn over(outcome: Outcome) -> FactPhrase {
    FactPhrase::Over {
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
    let note = note.clone().map(|note| FactPhrase::Because { note }.message());
    [phrase.message()].into_iter().chain(note).collect()
}
