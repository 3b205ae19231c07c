//! The sentences about one occurrence, the same in every form.

use super::occurrence::{Occurrence, Offence};
use super::sentences::{Sentences, clock_face};
use super::settling::{Settled, Settlement};
use crate::chess::ByColor;
use crate::cli::scores::position::{Named, from_text};
use crate::game::Variant;
use crate::speech::Message;

impl Sentences<'_> {
    /// Returns the event, its reason and its settlement.
    pub fn what(&self, occurrence: &Occurrence) -> Vec<String> {
        let case = occurrence.case.map(|case| Message::new("report-case-number").with("number", case));
        // A change of the clocks is a sentence of its own.
        let timed = |words: &&Message| {
            occurrence.clock_change.is_some()
                && matches!(words.id, "report-set" | "report-added" | "report-now-has")
        };
        let words = occurrence.words.iter().enumerate();
        let words =
            words.filter(|(place, words)| *place == 0 || !timed(words)).map(|(_, words)| words.clone());
        let mut told: Vec<Message> = case.into_iter().chain(words).collect();
        told.extend(self.joined(occurrence));
        let instead: Vec<&str> = occurrence.instead.iter().map(|mv| mv.text.as_str()).collect();
        let moves = || Message::new("report-instead").with("moves", instead.join(", "));
        told.extend((!instead.is_empty()).then(moves));
        told.extend(occurrence.repeats.as_ref().map(|repeats| repeats.in_words()));
        if occurrence.times > 1 {
            let time = self.time_of_day(occurrence.last_wall_ms);
            told.push(Message::new("report-times").with("count", occurrence.times).with("time", time));
        }
        told.extend(
            occurrence.note.as_ref().map(|note| Message::new("report-because").with("note", note.as_str())),
        );
        told.extend(self.consequences(occurrence));
        told.extend(
            occurrence.claimed_in.map(|number| Message::new("report-claimed-in").with("number", number)),
        );
        told.extend(settlement(occurrence));
        told.iter().map(|message| ended(self.say(message))).collect()
    }

    /// Returns the case to which an observation belongs, or that has the matter of a closed one.
    fn joined(&self, occurrence: &Occurrence) -> Option<Message> {
        let (id, number) = match (occurrence.part_of, occurrence.joined_into) {
            (Some(number), _) => ("report-part-of", number),
            (None, case) => ("report-joined-into", self.account.number_of_case(case?)?),
        };
        Some(Message::new(id).with("of", self.account.reference(number)))
    }

    /// Returns the offence that a ruling counted, and the move owed after it.
    fn consequences(&self, occurrence: &Occurrence) -> Vec<Message> {
        if occurrence.settled.is_some_and(|settled| settled.how == Settlement::TakenBack) {
            return Vec::new();
        }
        let offence = occurrence.offence.map(|Offence { side, number }| {
            Message::new("report-offence").with("side", side).with("number", number.unwrap_or_default())
        });
        let duty = occurrence.duty.iter().flat_map(|duty| duty.in_words(self.account.letters));
        offence.into_iter().chain(duty).collect()
    }

    /// Returns the clauses of an occurrence, articles first.
    pub fn clauses(&self, occurrence: &Occurrence) -> Vec<String> {
        let (guidelines, articles): (Vec<&String>, Vec<&String>) =
            occurrence.clauses.iter().partition(|clause| is_guideline(clause));
        let list = |id, clauses: Vec<&String>| {
            let count = clauses.len();
            let clauses: Vec<&str> = clauses.into_iter().map(String::as_str).collect();
            let message = Message::new(id).with("count", count).with("clauses", clauses.join(", "));
            (count > 0).then(|| self.say(&message))
        };
        let both = [list("report-clauses", articles), list("report-guidelines", guidelines)];
        both.into_iter().flatten().collect()
    }

    /// Returns the clauses of an occurrence for the column of articles.
    pub fn clause_cell(&self, occurrence: &Occurrence) -> String {
        let named = |clause: &String| match is_guideline(clause) {
            true => self.say(&Message::new("report-guideline").with("clause", clause.as_str())),
            false => clause.clone(),
        };
        occurrence.clauses.iter().map(named).collect::<Vec<String>>().join(", ")
    }

    /// Returns the change of both clocks by a ruling.
    pub fn clock_change(&self, occurrence: &Occurrence) -> Vec<String> {
        let change = occurrence.clock_change.iter().flat_map(|change| change.in_words());
        change.map(|message| self.say(&message)).collect()
    }

    /// Returns what both clocks showed, or how a ruling changed them.
    pub fn clocks(&self, occurrence: &Occurrence) -> Vec<String> {
        let change = self.clock_change(occurrence);
        if !change.is_empty() {
            return change;
        }
        let clocks = occurrence.left.map(|ByColor { white, black }| {
            let clocks = Message::new("report-clocks").with("white", clock_face(white));
            clocks.with("black", clock_face(black))
        });
        clocks.iter().map(|message| self.say(message)).collect()
    }

    /// Returns the origin of an occurrence.
    pub fn source(&self, occurrence: &Occurrence) -> Option<String> {
        occurrence.source.map(|source| self.say(&source.message()))
    }

    /// Returns the articles of an occurrence, both clocks, and its origin, one sentence each.
    pub fn about(&self, occurrence: &Occurrence) -> Vec<String> {
        let (clauses, clocks) = (self.clauses(occurrence), self.clocks(occurrence));
        clauses.into_iter().chain(clocks).chain(self.source(occurrence)).collect()
    }

    /// Returns the position of a case; `None` if it cannot be set up.
    pub fn position(&self, occurrence: &Occurrence) -> Option<Named> {
        from_text(occurrence.shown_position()?, &self.account.header.settings)
    }

    /// Returns the position of a case as text: FEN, or the form in `docs/tridim.md`.
    pub fn position_text(&self, occurrence: &Occurrence) -> Option<String> {
        let text = occurrence.shown_position()?.as_str();
        let name = match self.account.header.settings.variant {
            Variant::Standard | Variant::Chess960 => self.label("report-fen"),
            Variant::Tridim => self.label("report-position-as-text"),
        };
        Some(self.say(&Message::new("report-line").with("name", name).with("value", text)))
    }
}

/// Returns a sentence with its full stop: refusals may end with a move.
fn ended(mut sentence: String) -> String {
    if !sentence.ends_with(['.', '!', '?', ':']) {
        sentence.push('.');
    }
    sentence
}

/// Whether a clause is one of the guidelines: they have Roman numbers.
fn is_guideline(clause: &str) -> bool {
    matches!(clause.split('.').next(), Some("I" | "II" | "III"))
}

/// Returns how a case, a claim, an appeal or a ruling ended, or that it is open.
fn settlement(occurrence: &Occurrence) -> Option<Message> {
    let Some(Settled { how, by }) = occurrence.settled else {
        if occurrence.appeal {
            return Some(Message::new("report-appeal-open"));
        }
        return occurrence.case.map(|_| Message::new("report-not-ruled"));
    };
    let id = match how {
        Settlement::Upheld => "report-upheld-by",
        Settlement::Dismissed => "report-dismissed-by",
        Settlement::Lapsed => "report-lapsed-by",
        Settlement::Righted => "report-righted-by",
        Settlement::Joined => "report-joined-by",
        Settlement::TakenBack => "report-taken-back-by",
    };
    Some(Message::new(id).with("number", by))
}
