//! The head of a report: the result, the rulings in force, and everything that is still open.

use super::game_report::GameReport;
use super::occurrence::{Occurrence, OccurrenceKind};
use super::sentences::Sentences;
use super::settling::Settlement;
use crate::game::Matter;
use crate::speech::{Message, Speaker};

/// A line of the summary: its name and its parts, some about an occurrence.
pub(super) struct SummaryLine {
    pub name: String,
    pub parts: Vec<SummaryPart>,
}

/// A part of a line, with the number of its occurrence.
pub(super) struct SummaryPart {
    pub number: Option<usize>,
    pub text: String,
}

impl GameReport {
    /// Returns the numbers of the occurrences that match.
    fn numbers(&self, is_it: impl Fn(&Occurrence) -> bool) -> Vec<usize> {
        let numbered = (1..).zip(&self.occurrences);
        numbered.filter(|(_, occurrence)| is_it(occurrence)).map(|(number, _)| number).collect()
    }

    /// Returns the number of rulings, in force or undone.
    pub fn decisions(&self) -> usize {
        (1..=self.occurrences.len()).filter(|&number| self.is_decision(number)).count()
    }

    /// Returns the numbers of the rulings in force.
    pub fn rulings_in_force(&self) -> Vec<usize> {
        let in_force = |number: &usize| {
            let settled = self.occurrences[number - 1].settled;
            self.is_decision(*number) && settled.is_none_or(|settled| settled.how != Settlement::TakenBack)
        };
        (1..=self.occurrences.len()).filter(in_force).collect()
    }

    /// Returns the numbers of the rulings in force, without results that a later one replaced.
    fn effective_rulings(&self) -> Vec<usize> {
        let mut rulings = self.rulings_in_force();
        let first = |number: usize| self.occurrences[number - 1].words.first();
        let is_result = |number: usize| first(number).is_some_and(|words| words.id == "desk-scored");
        let last = rulings.iter().copied().rfind(|&number| is_result(number));
        rulings.retain(|&number| !is_result(number) || Some(number) == last);
        rulings
    }

    /// Whether an occurrence is a ruling, in force or undone, that does more than stop or resume play.
    ///
    /// A result that the arbiter gave on a claim is one, too.
    pub(super) fn is_decision(&self, number: usize) -> bool {
        let occurrence = &self.occurrences[number - 1];
        let ruled = |other: &Occurrence| other.entry == occurrence.entry && other.is_decision();
        let by_arbiter = occurrence.source.is_some_and(|source| source.speaker == Speaker::Arbiter);
        let is_result = occurrence.kind == OccurrenceKind::Result && by_arbiter;
        occurrence.is_decision() || is_result && !self.occurrences.iter().any(ruled)
    }

    /// Returns the numbers of the cases and claims on which no one has ruled, apart from appeals.
    pub fn open_cases(&self) -> Vec<usize> {
        let claims = |occurrence: &Occurrence| {
            let waits = occurrence
                .waits
                .is_some_and(|waits| matches!(waits.matter, Matter::DrawClaim(_) | Matter::ProposedLoss(_)));
            waits && self.header.settings.arbiter
        };
        self.numbers(|occurrence| {
            let open = occurrence.settled.is_none() && !occurrence.appeal;
            open && (occurrence.case.is_some() || claims(occurrence))
        })
    }

    /// Returns the numbers of the appeals that wait for the chief arbiter or the appeals committee.
    pub fn open_appeals(&self) -> Vec<usize> {
        self.numbers(|occurrence| occurrence.appeal && occurrence.settled.is_none())
    }
}

impl Occurrence {
    /// Whether this is a ruling, in force or undone, that does more than stop or resume play.
    fn is_decision(&self) -> bool {
        let undoes = self.words.first().is_some_and(|words| words.id == "report-takes-back");
        let by_player = self.source.is_some_and(|source| source.speaker != Speaker::Arbiter);
        let pauses = match self.event.as_str() {
            "halted" | "continued" => true,
            // No decision on the game.
            "adjourned" => true,
            // A report of an assistant.
            "touch-ruled" => by_player,
            _ => false,
        };
        self.kind == OccurrenceKind::Ruling && !undoes && !pauses
    }
}

/// Returns a sentence with its first letter in upper case, such as a situation without a side.
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

impl Sentences<'_> {
    /// Returns the summary: open appeals first, then the game, the result, open cases, rulings and counts.
    pub fn summary(&self) -> Vec<SummaryLine> {
        let account = self.account;
        let line = |id, parts| SummaryLine { name: self.label(id), parts };
        let plain = |text: String| SummaryPart { number: None, text };
        let listed = |numbers: Vec<usize>| match numbers.as_slice() {
            [] => vec![plain(self.label("report-none"))],
            numbers => numbers.iter().map(|number| self.summed(*number)).collect(),
        };
        let mut lines = Vec::new();
        let appeals = account.open_appeals();
        if !appeals.is_empty() {
            lines.push(line("report-open-appeals", listed(appeals)));
        }
        lines.extend(self.game().map(|game| line("report-game", vec![plain(game)])));
        lines.push(line("report-result", vec![plain(self.result())]));
        lines.push(line("report-open-cases", listed(account.open_cases())));
        lines.push(line("report-rulings-in-force", listed(account.effective_rulings())));
        let offences = Message::new("report-offences").with("white", account.offences.white);
        let offences = self.say(&offences.with("black", account.offences.black));
        lines.push(line("report-illegal-moves", vec![plain(offences)]));
        lines.push(line("report-counts", vec![plain(self.counts())]));
        lines
    }

    /// Returns an occurrence in short: its numbers, its first sentence, its penalty, and its reason.
    fn summed(&self, number: usize) -> SummaryPart {
        let occurrence = &self.account.occurrences[number - 1];
        let case = occurrence.case.map(|case| Message::new("report-case-number").with("number", case));
        let penalty = occurrence.words.iter().skip(1).filter(|words| words.id == "desk-measured");
        // A dismissal names only a number; what it settles came shortly before.
        let dismisses = occurrence.words.first().is_some_and(|words| words.id == "report-dismisses");
        let settled = |of: &&Occurrence| of.settled.is_some_and(|settled| settled.by == number);
        let before = self.account.occurrences[..number].iter();
        let dismissed = before.filter(|_| dismisses).rfind(settled);
        let matter = dismissed.and_then(|of| of.words.first());
        // A result that the arbiter determined is an event of its own in the same entry.
        let scores = occurrence.words.first().is_some_and(|words| words.id == "desk-scored");
        let result = |of: &&Occurrence| of.entry == occurrence.entry && of.kind == OccurrenceKind::Result;
        let result = self.account.occurrences.iter().filter(|_| scores).find(result);
        let result = result.and_then(|of| of.words.first());
        let note = occurrence.note.as_deref().map(|note| Message::new("report-because").with("note", note));
        let words = case.iter().chain(occurrence.words.first()).chain(penalty).chain(matter).chain(result);
        let words = words.chain(note.iter());
        let words: Vec<String> = words.map(|words| capitalised(&self.say(words))).collect();
        SummaryPart { number: Some(number), text: format!("{number}. {}", words.join(" ")) }
    }
}
