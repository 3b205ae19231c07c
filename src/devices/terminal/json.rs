//! The output for scripts: effects and fingerprints as lines of JSON.

use super::Terminal;
use crate::clock::Stamp;
use crate::game::{Effect, Fact};
use crate::journal::{Milestone, Occasion};
use crate::speech::{Audience, Message, Priority, Sequence, Speaker, Utterance};
use serde::Serialize;

/// An effect as a line of JSON.
#[derive(Serialize)]
struct JsonLine<'a, T> {
    seq: u64,
    at_ms: Stamp,
    audience: Audience,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unsaved: bool,
    #[serde(flatten)]
    what: &'a T,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// An utterance as a JSON event.
#[derive(Serialize)]
#[serde(rename = "said", tag = "event")]
struct Said<'a> {
    by: Speaker,
    priority: Priority,
    language: &'static str,
    words: &'a str,
    /// The text for a voice, if one speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    voiced: Option<&'a str>,
}

/// A fingerprint as a JSON event.
#[derive(Serialize)]
#[serde(rename = "digest", tag = "event")]
struct Digested {
    of: Occasion,
    entry: u64,
    squares: Vec<String>,
}

impl Terminal {
    /// Returns the JSON line of a fingerprint.
    pub fn digest_line(&self, at: Stamp, milestone: &Milestone) -> String {
        let Milestone { occasion: of, entry, digest } = *milestone;
        let squares = digest.squares().iter().map(ToString::to_string).collect();
        self.object(at, Audience::Room, &Digested { of, entry, squares }, None)
    }

    /// Returns the JSON line of an effect, if scripts see that kind.
    pub fn json_line(&self, at: Stamp, effect: &Effect) -> Option<String> {
        match effect {
            Effect::Say { utterance, aloud } => {
                let voiced = aloud.then(|| self.voiced(utterance));
                Some(self.said(at, utterance, voiced.as_ref()))
            }
            Effect::Ask { utterance, .. } => Some(self.said(at, utterance, Some(&self.voiced(utterance)))),
            Effect::Report { audience, report, sentences, .. } => {
                Some(self.reported(at, *audience, report, sentences.first()))
            }
            Effect::Voice { .. }
            | Effect::Tell { .. }
            | Effect::Recorder(_)
            | Effect::Listen(_)
            | Effect::SetClock { .. }
            | Effect::OpenBoard { .. }
            | Effect::Envelope { .. }
            | Effect::ReadSealed { .. }
            | Effect::Solve(_)
            | Effect::Over
            | Effect::Leave => None,
        }
    }

    pub(super) fn said(&self, at: Stamp, utterance: &Utterance, voiced: Option<&Sequence>) -> String {
        let (by, priority) = (utterance.from, utterance.priority);
        let written = self.written(utterance);
        let (words, voiced) = (written.text(), voiced.map(Sequence::text));
        let said = Said { by, priority, language: self.language(utterance.tongue).tag(), words, voiced };
        self.object(at, utterance.audience, &said, None)
    }

    /// Returns the JSON line of a fact. `text`: its sentence.
    pub fn reported(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) -> String {
        let words = match report {
            Fact::Announced { .. } | Fact::Corrected { .. } => &self.announce.written,
            _ => &self.interface.written,
        };
        self.object(at, audience, report, text.map(|text| words.say(text)))
    }

    fn object<T: Serialize>(
        &self,
        at_ms: Stamp,
        audience: Audience,
        what: &T,
        text: Option<String>,
    ) -> String {
        let line = JsonLine { seq: self.seq, at_ms, audience, unsaved: self.unsaved, what, text };
        // Strings, numbers and lists of them always have a JSON form.
        serde_json::to_string(&line).unwrap_or_default()
    }
}
