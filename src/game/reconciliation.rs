//! Both scores and the boards against each other in play (2023 D.2.9), entries into a score, and
//! what the clocks showed at an earlier moment.

use super::command::Entry;
use super::offers::Question;
use super::{Asker, Effect, Game, Phase, Refusal, Report, State};
use crate::chess::notation::Letters;
use crate::chess::{Board, Color, Ply, Position, SanPlus};
use crate::clock::Span;
use crate::reconcile::{
    Agreement, Conflict, ConflictKind, Finding, Verdict, find, find_since, ply_message, steps, told,
};
use crate::scoresheet::Cell;
use crate::speech::{
    Announcement, Audience, Message, Notated, Phrase, Priority, Speaker, Style, Utterance, Worded,
};
use crate::tactile::Reading;
use shakmaty::ByColor;

/// The times when a ply had been made and, if it was, completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What White's clock showed.
    pub white: Span,
    /// What Black's clock showed.
    pub black: Span,
    /// Whether the ply was completed by then.
    completed: bool,
}

/// What is still to come of comparing scores and boards.
#[derive(Clone, Debug, Default)]
pub(super) struct Reconciling {
    /// An entry that was asked back: into which ply, and what.
    entry: Option<(usize, String)>,
    /// Moves are to be taken back to that ply; then the boards are guided to it.
    back_to: Option<usize>,
    /// The last position of the game that each board has shown, by its plies.
    shown: ByColor<Option<usize>>,
}

impl State {
    /// The move that was made at a ply, counted from 1.
    fn notated(&self, ply: usize) -> Notated {
        let (before, mv) = (self.line.position_after(ply - 1), self.line.plies()[ply - 1].mv);
        let text = self.own_letters().write_plus(&SanPlus::from_move(before.clone(), mv));
        let said = vec![Announcement::of(before, mv, Style::Short).message()];
        Notated { text, said }
    }

    /// To where both go back by scores that differ, if the boards do: nothing here tells how they
    /// stand.
    fn back_if_boards_differ(&self, plies: usize) -> Message {
        match plies {
            0 => Message::new("verdict-back-if-start"),
            _ => Message::new("verdict-back-if")
                .with("ply", ply_message(&self.line, Ply::after(plies - 1)))
                .with("move", self.notated(plies)),
        }
    }

    /// What stands on a board that is there. The own move under way is no deviation.
    fn shown(&self, side: Color) -> Option<Board> {
        let board = self.connected(side)?;
        let reading = board.tracker.reading(self.position());
        let moving = side == self.to_move() && board.synced && !matches!(reading, Reading::Elsewhere { .. });
        Some(if moving { self.position().board().clone() } else { board.tracker.placement().clone() })
    }

    /// The times of that moment, for the arbiter to set, and the moves made by then.
    fn times_after(&self, plies: usize) -> Vec<Message> {
        let Some(Moment { white, black, .. }) = self.moment(plies) else { return Vec::new() };
        let times = match plies {
            0 => Message::new("verdict-times-start"),
            _ => Message::new("verdict-times").with("ply", ply_message(&self.line, Ply::after(plies - 1))),
        };
        let made = |side| self.line.plies()[..plies].iter().filter(|ply| ply.by == side).count();
        let counter = Message::new("verdict-counter");
        let counter = counter.with("white", made(Color::White)).with("black", made(Color::Black));
        vec![times.with("white", white).with("black", black), counter]
    }

    fn own_letters(&self) -> Letters {
        self.settings.notation.first().copied().unwrap_or(Letters::De)
    }

    /// The ply of a cell named by its number; without one, the last ply made.
    fn ply_of(&self, cell: Option<(usize, Color)>) -> Option<usize> {
        let Some((number, side)) = cell else { return Some(self.line.len()).filter(|&plies| plies > 0) };
        (1..=self.line.len()).find(|&ply| {
            let before = self.line.position_after(ply - 1);
            before.turn() == side && before.fullmoves().get() as usize == number
        })
    }

    fn scores_agree(&self) -> bool {
        Agreement::of(&self.scores, self.line.position_after(0)).agree
    }

    /// What the clocks showed after so many plies of this game's line, in a game with a clock.
    pub fn moment(&self, plies: usize) -> Option<Moment> {
        self.moments.get(plies).copied()
    }

    /// After how many plies of that record each board last stood right, as far as it tells this game.
    pub fn right_in(&self, agreement: &Agreement) -> ByColor<Option<usize>> {
        let told = agreement.line.plies().iter().zip(self.line.plies());
        let same = told.take_while(|(told, kept)| told.mv == kept.mv).count();
        // What the journal has taken back again it cannot tell of.
        let within = |side| {
            let last = self.last_right(side).filter(|&plies| plies <= same);
            last.filter(|_| self.line.len() >= agreement.line.len())
        };
        ByColor { white: within(Color::White), black: within(Color::Black) }
    }

    /// After how many plies a board last stood as it should: `None` where it never did, or there was
    /// none.
    fn last_right(&self, side: Color) -> Option<usize> {
        *self.reconciling.shown.get(side)
    }
}

impl Game {
    /// Compares both scores and the boards that are there: the arbiter's, or where there is none
    /// either player's. Boards that are to be corrected are guided; moves are taken back only by a
    /// ruling.
    pub(super) fn reconcile(&mut self, asker: &Asker) {
        if !self.may_rule(asker) {
            return;
        }
        match self.state.phase {
            Phase::Before => return self.refuse(asker, Refusal::NotStarted),
            Phase::Over(_) => return self.refuse(asker, Refusal::Over),
            Phase::Running | Phase::Halted(_) => {}
        }
        let (scores, start) = (self.state.scores.clone(), self.state.line.position_after(0).clone());
        let agreement = Agreement::of(&scores, &start);
        let boards = ByColor { white: self.shown(Color::White), black: self.shown(Color::Black) };
        let last_right = self.right_in(&agreement);
        let finding = find_since(&agreement, boards, last_right);
        let mut lines = told(&agreement, &finding, self.own_letters());
        let (mut guided, mut times) = (false, Vec::new());
        self.state.reconciling.back_to = None;
        let told_and_kept = agreement.line.plies().iter().zip(self.state.line.plies());
        let otherwise = (1..).zip(told_and_kept).find(|(_, (told, kept))| told.mv != kept.mv);
        let kept = otherwise.is_none();
        if let Some((ply, _)) = otherwise {
            let differs = Message::new("verdict-journal-differs")
                .with("ply", ply_message(&self.state.line, Ply::after(ply - 1)));
            lines.push(differs.with("move", self.notated(ply)));
        }
        let differs =
            |conflict: &Conflict| conflict.kind == ConflictKind::Moves && !agreement.perhaps_shifted;
        let back = match finding.verdict {
            Some(verdict) => verdict == Verdict::Retrace,
            None => agreement.conflict.as_ref().is_some_and(differs),
        };
        if back && kept && agreement.agreed_plies < self.state.line.len() {
            if finding.verdict.is_none() {
                lines.push(self.back_if_boards_differ(agreement.agreed_plies));
            }
            let plies = self.state.line.len() - agreement.agreed_plies;
            lines.push(Phrase::RetractToAgree { plies }.message());
            times = self.times_after(agreement.agreed_plies);
            self.state.reconciling.back_to = Some(agreement.agreed_plies);
        } else if finding.verdict.is_some() {
            guided = kept && agreement.line.len() == self.state.line.len();
            if !guided {
                lines.extend(steps(&finding));
            }
        }
        let (agree, agreed_plies, verdict) = (agreement.agree, agreement.agreed_plies, finding.verdict);
        let arbiter = self.state.settings.arbiter || asker.speaker == Speaker::Arbiter;
        let audience = if arbiter { Audience::Arbiter } else { Audience::Room };
        let text = lines.first().cloned();
        let report = Report::Reconciled { agree, agreed_plies, verdict };
        self.book.out.push(Effect::Report { audience, report, text });
        self.say_lines(audience, lines);
        // A time is private.
        for audience in if arbiter { vec![Audience::Arbiter] } else { vec![Audience::White, Audience::Black] }
        {
            self.say_lines(audience, times.clone());
        }
        if guided {
            self.guide_corrections(&finding);
        }
    }

    fn guide_corrections(&mut self, finding: &Finding) {
        for side in Color::ALL {
            if !finding.corrections.get(side).is_empty() {
                self.guide_board(side);
            } else if let Some(board) = self.state.boards.get_mut(side) {
                board.guiding = false;
            }
        }
    }

    fn guide_board(&mut self, side: Color) {
        if let Some(board) = self.state.boards.get_mut(side) {
            board.guiding = true;
            self.guide(side);
        }
    }

    /// Moves were taken back: where that was to the position on which both scores agree, the boards
    /// are guided to it.
    pub(super) fn gone_back(&mut self) {
        if self.state.reconciling.back_to.take_if(|plies| *plies == self.state.line.len()).is_none() {
            return;
        }
        for side in Color::ALL {
            let differs = |board: &Board| board != self.position().board();
            if self.connected(side).is_some_and(|board| differs(board.tracker.placement())) {
                self.guide_board(side);
            }
        }
    }

    fn say_lines(&mut self, audience: Audience, lines: Vec<Message>) {
        if !lines.is_empty() {
            let first =
                Utterance::new(Speaker::Program, audience, Priority::Message, &Phrase::MissingNothing);
            self.speak(Utterance { phrases: lines, ..first }, true);
        }
    }

    /// An entry into the own score that differs from what was played. What stands there is not
    /// overwritten without asking.
    pub(super) fn write_entry(&mut self, asker: &Asker, entry: Entry) {
        let Some(side) = self.side_that_plays(asker) else { return };
        let Some(ply) = self.ply_of(entry.cell) else {
            return self.refuse(asker, Refusal::NoSuchMove);
        };
        let before = self.state.scores.of(side).cell(Ply::after(ply - 1)).cloned().unwrap_or_default();
        if entry.sure || before.is_blank() || before.text == entry.text {
            return self.write_cell(asker, side, ply, &entry.text);
        }
        let before = Message::new("verdict-written").with("text", before.text);
        let ply_named = ply_message(&self.state.line, Ply::after(ply - 1));
        let phrase = Phrase::SureToWrite { ply: ply_named, before, cell: entry.text.clone() };
        self.state.reconciling.entry = Some((ply, entry.text));
        self.ask_back(asker, side, Question::Write, &phrase);
    }

    /// The entry that was asked back is wanted.
    pub(super) fn entry_confirmed(&mut self, asker: &Asker) {
        let Some(side) = asker.side else { return };
        // Moves may have been taken back since.
        match self.state.reconciling.entry.take().filter(|(ply, _)| *ply <= self.state.line.len()) {
            Some((ply, text)) => self.write_cell(asker, side, ply, &text),
            None => self.refuse(asker, Refusal::NoSuchMove),
        }
    }

    fn write_cell(&mut self, asker: &Asker, side: Color, ply: usize, text: &str) {
        let old = self.state.scores.of(side).cell(Ply::after(ply - 1)).cloned().unwrap_or_default();
        let written = if text.chars().all(|ch| matches!(ch, '-' | '?')) { "" } else { text };
        let mv = self.read_move(written, self.state.line.position_after(ply - 1)).ok();
        let cell = Cell { offer: old.offer, clock: old.clock, ..Cell::written(written, mv, self.state.now) };
        let differed = !self.scores_agree();
        self.state.scores.of_mut(side).write(Ply::after(ply - 1), cell);
        let report = Report::Written { side, ply, cell: written.to_owned() };
        let ply_named = ply_message(&self.state.line, Ply::after(ply - 1));
        let phrase = Phrase::EntryWritten { ply: ply_named, cell: text.to_owned() };
        self.book.out.push(Effect::Report { audience: side.into(), report, text: Some(phrase.message()) });
        self.say_to(Speaker::Program, asker.audience(), Priority::Text, &phrase);
        // The arbiter's desk sees the scores as they grow, and when they agree again.
        let (scores, start) = (self.state.scores.clone(), self.state.line.position_after(0).clone());
        let agreement = Agreement::of(&scores, &start);
        if self.state.settings.arbiter && (differed || !agreement.agree) {
            let lines = told(&agreement, &find(&agreement, ByColor::default()), self.own_letters());
            self.say_lines(Audience::Arbiter, lines);
        }
    }

    /// Keeps which position of the game each board shows: this one, or the one before, where its
    /// fingers have not come to the last ply yet.
    pub(super) fn note_boards(&mut self) {
        let plies = self.state.line.len();
        for side in Color::ALL {
            let shown = self.connected(side).and_then(|board| {
                let shows = |plies: &usize| {
                    self.state.line.position_after(*plies).board() == board.tracker.placement()
                };
                (plies.saturating_sub(1)..=plies).rev().find(shows)
            });
            let last = self.state.reconciling.shown.get_mut(side);
            // What was taken back has not been played.
            *last = shown.max(last.filter(|&last| last <= plies));
        }
    }

    /// Keeps the times of the ply that was made or completed last.
    pub(super) fn note_moment(&mut self) {
        let Some(clock) = &self.state.clock else { return };
        let plies = self.state.line.len();
        let completed =
            self.state.line.plies().last().is_none_or(|last| !self.state.uncompleted.get(last.by));
        let left = |side| clock.left(side, self.state.now);
        let now = Moment { white: left(Color::White), black: left(Color::Black), completed };
        self.state.moments.truncate(plies + 1);
        match self.state.moments.get_mut(plies) {
            Some(moment) if completed && !moment.completed => *moment = now,
            Some(_) => {}
            None => self.state.moments.resize(plies + 1, now),
        }
    }
}
