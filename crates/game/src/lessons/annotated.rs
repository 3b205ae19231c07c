//! The answers of a review on the move shown: times, notes, variations, and unread text.

use super::recorded::{self, ClockShown};
use super::review::{Review, ReviewPhrase};
use crate::interface::asker::Asker;
use crate::queries::general::{self, Answer, TimesAsked};
use annabella_chess::{Color, Ply};
use annabella_speech::{
    Audience, Listening, Message, Phrase, Priority, QUOTED, Speaker, Utterance, Worded, excerpt,
};

impl Review {
    /// Returns the last move played, with its times; after the last one of the game, the result.
    pub(super) fn here(&self) -> Vec<Message> {
        let Some(ply) = Ply::last_of(self.at()) else {
            let side = self.shown.to_move();
            let start = [ReviewPhrase::Start.message(), Phrase::WhoseMove { side }.message()];
            let comments = recorded::comments(&self.record, None).len();
            let noted = (comments > 0).then(|| ReviewPhrase::Commented { comments }.message());
            return start.into_iter().chain(noted).collect();
        };
        let index = ply.before();
        let remark = self.record.remarks.get(index).copied().unwrap_or_default();
        let mut phrases = vec![general::move_of(&self.shown, ply)];
        let glyph = recorded::glyph(&self.record, index);
        phrases.extend(glyph.map(|number| ReviewPhrase::Glyph { number }.message()));
        phrases.extend(remark.offer.then(|| ReviewPhrase::Offer.message()));
        let comments = recorded::comments(&self.record, Some(index)).len();
        let variations = recorded::variations(&self.record, index).len();
        phrases.extend((comments > 0).then(|| ReviewPhrase::Commented { comments }.message()));
        phrases.extend((variations > 0).then(|| ReviewPhrase::Varied { variations }.message()));
        if ply.number() == self.record.line.len() {
            let unread = self.record.unread.as_deref().map(|text| excerpt(text, QUOTED));
            phrases.extend(unread.map(|text| ReviewPhrase::Unread { text }.message()));
            phrases.extend(recorded::result(&self.record));
        }
        phrases
    }

    pub(super) fn times(&self, asked: TimesAsked) -> Vec<Message> {
        if self.at() == 0 {
            return vec![ReviewPhrase::NoTimes.message()];
        }
        if asked == TimesAsked::Used {
            let used = |side| recorded::used(&self.record, self.at(), side);
            return vec![match (used(Color::White), used(Color::Black)) {
                (Some(white), Some(black)) => ReviewPhrase::UsedByBoth { white, black }.message(),
                _ => ReviewPhrase::NoTimes.message(),
            }];
        }
        let shown = |side| recorded::left(&self.record, self.at(), side);
        match (shown(Color::White), shown(Color::Black)) {
            (Some(ClockShown { left: white, age: 0 }), Some(ClockShown { left: black, age: 0 })) => {
                vec![Answer::TimesOfBoth { white, black }.message()]
            }
            (None, None) => vec![ReviewPhrase::NoTimes.message()],
            (white, black) => {
                let of = |(side, shown): (Color, Option<ClockShown>)| match shown? {
                    ClockShown { left, age: 0 } => Some(ReviewPhrase::TimeOf { side, left }.message()),
                    ClockShown { left, age } => {
                        Some(ReviewPhrase::TimeAsOf { side, left, moves: age }.message())
                    }
                };
                [(Color::White, white), (Color::Black, black)].into_iter().filter_map(of).collect()
            }
        }
    }

    pub(super) fn print_fen(&mut self) {
        let fen = ReviewPhrase::Fen { fen: self.shown.position_text() };
        let utterance = Utterance::new(Speaker::Board, Audience::Room, Priority::Text, &fen.message());
        self.shown.queue.print(utterance);
        self.say(&[ReviewPhrase::FenPrinted.message()]);
    }

    /// Reads the comments on the last move; at the start, those before the first one.
    pub(super) fn read_comments(&mut self) {
        let comments = recorded::comments(&self.record, Ply::last_of(self.at()).map(Ply::before));
        let read = |text: String| ReviewPhrase::Comment { text }.message();
        let mut comments: Vec<Message> = comments.into_iter().map(read).collect();
        if comments.is_empty() {
            comments.push(ReviewPhrase::NoComment.message());
        }
        self.shown.queue.answer_at_length(Speaker::Program, &Asker::arbiter(), Listening::ReadOut, &comments);
    }

    /// Enters a variation of the last move, and shows its first move.
    pub(super) fn enter(&mut self, number: usize) {
        let last = Ply::last_of(self.at());
        let variations = last.map_or(Vec::new(), |ply| recorded::variations(&self.record, ply.before()));
        let chosen = number.checked_sub(1).and_then(|index| variations.get(index));
        let (Some(ply), Some(variation)) = (last, chosen) else {
            let variations = variations.len();
            return self.say(&[ReviewPhrase::NoVariation { variations }.message()]);
        };
        let inner = self.record.with_variation(ply, variation);
        let plies = ply.number().min(inner.line.len());
        self.outer.push((std::mem::replace(&mut self.record, inner), ply.number()));
        self.show(plies);
        let phrases = [vec![ReviewPhrase::Entered { number }.message()], self.here()].concat();
        self.say(&phrases);
    }

    /// Returns to the game around a variation, at the move that the variation replaces.
    pub(super) fn leave(&mut self) {
        let Some((record, plies)) = self.outer.pop() else {
            return self.say(&[ReviewPhrase::InGame.message()]);
        };
        self.record = record;
        self.walk(plies);
    }

    /// Says that no moves follow in this direction, and at the end repeats the result.
    pub(super) fn say_edge(&mut self, edge: ReviewPhrase) {
        let is_end = edge == ReviewPhrase::AfterLast;
        if is_end && !self.outer.is_empty() {
            return self.say(&[ReviewPhrase::AfterVariation.message()]);
        }
        let result = if is_end { recorded::result(&self.record) } else { None };
        let phrases: Vec<Message> = [edge.message()].into_iter().chain(result).collect();
        self.say(&phrases);
    }
}
