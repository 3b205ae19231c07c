//! Touched pieces: from the pegs or by report, and what the player must then do.

use super::{Asker, Effect, Game, Phase, Refusal, Report, State, boards::TableBoard, turn::Turn};
use crate::chess::{Board, Color, Move, Piece, Position, Rank, Square};
use crate::clock::Stamp;
use crate::laws::touch::{Obligation, Touches, obligation};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};
use crate::tactile::{Lift, Reading, Timing};

/// Adjusting that was announced without naming a square: of the next peg lifted, and of others
/// in one go with it (2023 4.2.1).
#[derive(Clone, Debug, Default)]
pub(super) struct Adjusting {
    /// Until when a lift belongs to it.
    until: Option<Stamp>,
    /// What was lifted to be adjusted and is not back, and how much had been touched by then.
    out: Vec<(Lift, usize)>,
}

impl Adjusting {
    fn open(&mut self) {
        self.until = Some(Stamp(u64::MAX));
    }

    fn covers(&self, at: Stamp) -> bool {
        self.until.is_some_and(|until| at <= until)
    }

    /// A peg is back on its square; once all are, the hand must go on soon.
    fn back(&mut self, square: Square, now: Stamp) {
        let before = self.out.len();
        self.out.retain(|(lift, _)| lift.square != square);
        if self.out.is_empty() && before > 0 && self.until.is_some() {
            self.until = Some(now + Timing::ADJUSTING);
        }
    }
}

impl State {
    /// What touched pieces leave, where the move under way is something else.
    pub(super) fn missing_duty(&self, side: Color) -> Option<Phrase> {
        let bound = self.obligation();
        if self.settings.arbiter || bound.is_free() {
            return None;
        }
        let begun = match (self.turn.announced, self.connected(side)) {
            (Some(mv), _) => vec![mv],
            (None, None) => Vec::new(),
            (None, Some(board)) => match board.tracker.reading(self.position()) {
                Reading::Whole(mv) => vec![mv],
                Reading::Unfinished { candidates } => candidates,
                Reading::AtBase | Reading::Elsewhere { .. } => Vec::new(),
            },
        };
        let fits = !begun.is_empty() && begun.iter().all(|&mv| bound.allows(mv));
        (!fits).then(|| Phrase::MissingDuty { duty: bound.message() })
    }

    /// Why nobody can touch or adjust a piece now, if nobody can.
    fn no_touching(&self, asker: &Asker) -> Option<Refusal> {
        match self.phase {
            Phase::Running => None,
            Phase::Before if self.clock.is_none() => None,
            Phase::Before => Some(Refusal::NotStarted),
            Phase::Halted(_) => Some(self.halted(asker)),
            Phase::Over(_) => Some(Refusal::Over),
        }
    }

    /// What the player on move must do, having touched what was touched.
    pub fn obligation(&self) -> Obligation {
        obligation(self.settings.laws, self.line.position(), &self.turn.touches)
    }

    /// Why touched pieces forbid that legal move, if they do.
    pub(super) fn touch_forbids(&self, mv: Move) -> Option<Message> {
        let bound = self.obligation();
        (!bound.allows(mv)).then(|| bound.message())
    }
}

impl Game {
    /// A piece was touched: its peg left the aperture at that time (2023 D.2.2), or somebody has
    /// reported it.
    fn touched(&mut self, side: Color, square: Square, lifted: Option<Stamp>) {
        self.report(side.into(), Report::Touched { by: side, square, lifted_ms: lifted });
        // 2023 9.1.2.1: touching a piece declines; the opponent's may be to be captured.
        if self.state.settings.laws.touch_declines() && self.state.offer == Some(side.other()) {
            self.declined(side);
        }
    }

    /// Pegs have left their apertures, at most two at once. What was announced as adjusting is
    /// none of it, nor what was touched before.
    pub(super) fn touched_by_pegs(&mut self, side: Color, lifts: &[Lift]) {
        let position = self.state.line.position();
        let Turn { touches, adjusting, .. } = &mut self.state.turn;
        let is_known = |touches: &Touches, lift: &Lift| touches.pieces().any(|it| it.square == lift.square);
        let new: Vec<Lift> = lifts.iter().filter(|lift| !is_known(touches, lift)).copied().collect();
        let noted = touches.noted();
        for lift in &new {
            if adjusting.covers(lift.at) {
                touches.adjust(Some(lift.square));
            }
        }
        match *new.as_slice() {
            [one, other] => touches.touch_both(position, [one.square, other.square]),
            _ => new.iter().for_each(|lift| touches.touch(position, lift.square)),
        }
        let (touched, adjusted): (Vec<Lift>, Vec<Lift>) =
            new.into_iter().partition(|lift| is_known(touches, lift));
        adjusting.out.extend(adjusted.into_iter().map(|lift| (lift, noted)));
        for lift in touched {
            self.touched(side, lift.square, Some(lift.at));
        }
    }

    /// A peg was put in on a board of the player on move with everything executed there.
    pub(super) fn placed(&mut self, side: Color, square: Square, piece: Piece) {
        let position = self.state.line.position();
        let synced = self.state.boards.get(side).as_ref().is_some_and(|board| board.synced);
        if !self.counts_lifts(side) || !synced {
            return;
        }
        let back = position.board().piece_at(square) == Some(piece);
        if back {
            self.state.turn.adjusting.back(square, self.state.now);
        } else {
            // What is put elsewhere, or gives way, was touched for that, whatever was announced.
            self.touched_after_all(side, |lift| lift.piece == piece || lift.square == square);
        }
        let last = side.fold_wb(Rank::Eighth, Rank::First);
        // One that was on the board all the time has only moved there.
        let is_new = self.state.boards.get(side).as_ref().is_some_and(|board| {
            let count = |of: &Board| of.by_piece(piece).count();
            count(board.tracker.placement()) > count(self.state.line.position().board())
        });
        if is_new && piece.color == side && square.rank() == last {
            self.state.turn.touches.place(piece.role, square);
        }
    }

    /// A piece lifted to be adjusted was moved or captured instead: with that adjusting is over,
    /// and what is out was touched, as it left.
    pub(super) fn touched_after_all(&mut self, side: Color, moved: impl Fn(&Lift) -> bool) {
        if !self.state.turn.adjusting.out.iter().any(|(lift, _)| moved(lift)) {
            return;
        }
        let mut out = std::mem::take(&mut self.state.turn.adjusting).out.into_iter().peekable();
        let mut more = 0;
        while let Some((first, noted)) = out.next() {
            let at_once = first.at + self.state.settings.timing.debounce;
            let second = out.next_if(|(lift, _)| lift.at <= at_once).map(|(lift, _)| lift);
            let lifts: Vec<Lift> = [Some(first), second].into_iter().flatten().collect();
            let later = self.state.turn.touches.noted_since(noted + more);
            self.touched_by_pegs(side, &lifts);
            more = self.state.turn.touches.noted() - noted;
            self.state.turn.touches.go_on(later);
        }
    }

    /// What is back on its square may have been touched all the same: its player is told.
    pub(super) fn remind(&mut self, side: Color) {
        let at_base =
            |board: &TableBoard| board.synced && board.tracker.placement() == self.position().board();
        let back = self.state.boards.get(side).as_ref().is_some_and(at_base);
        if self.state.settings.arbiter || !back || !self.counts_lifts(side) {
            return;
        }
        let bound = self.obligation();
        if self.state.turn.announced.is_some_and(|mv| bound.allows(mv)) {
            return;
        }
        if !bound.is_free() && self.state.turn.reminded.as_ref() != Some(&bound) {
            self.say_duty(side.into(), Priority::Notification, &bound);
            self.state.turn.reminded = Some(bound);
        }
    }

    /// Says what touched pieces leave.
    fn say_duty(&mut self, audience: Audience, priority: Priority, bound: &Obligation) {
        let utterance = Utterance {
            phrases: vec![bound.message()],
            ..Utterance::new(Speaker::Program, audience, priority, &Phrase::MissingNothing)
        };
        self.speak(utterance, true);
    }

    /// Answers what the player on move must do by the touched pieces.
    pub(super) fn must(&mut self, asker: &Asker) {
        if let Some(why) = self.no_touching(asker) {
            return self.refuse(asker, why);
        }
        // Where an arbiter rules, no player is told.
        if self.state.settings.arbiter && asker.speaker != Speaker::Arbiter {
            return self.refuse(asker, Refusal::ArbiterOnly);
        }
        let bound = self.obligation();
        self.say_duty(asker.audience(), Priority::Text, &bound);
    }

    /// Touches are struck out, as no deliberate ones (2023 4.2.2): by the arbiter, or where none
    /// rules by the opponent or the assistant.
    pub(super) fn untouch(&mut self, asker: &Asker) {
        let side = self.to_move();
        if let Some(why) = self.no_touching(asker) {
            return self.refuse(asker, why);
        }
        if self.state.settings.arbiter && asker.speaker != Speaker::Arbiter {
            return self.refuse(asker, Refusal::ArbiterOnly);
        }
        if asker.speaker == side.into() {
            return self.refuse(asker, Refusal::OwnTouch);
        }
        self.state.turn.touches = Touches::default();
        self.state.turn.reminded = None;
        if let Some(board) = self.state.boards.get_mut(side) {
            board.tracker.forget();
        }
        self.say_to(asker.speaker, Audience::Room, Priority::Message, &Phrase::Untouched { side });
    }

    /// A touch is reported for the player on move, by an assistant or arbiter (2023 D.2.10.5), or
    /// where there is no arbiter by anybody.
    pub(super) fn touch_reported(&mut self, asker: &Asker, square: Square) {
        let witness = matches!(asker.speaker, Speaker::Assistant | Speaker::Arbiter);
        if self.state.settings.arbiter && !witness {
            return self.refuse(asker, Refusal::ArbiterOnly);
        }
        if let Some(why) = self.no_touching(asker) {
            return self.refuse(asker, why);
        }
        let side = self.to_move();
        if self.state.line.position().board().piece_at(square).is_none() {
            return self.refuse(asker, Refusal::NothingStands { square });
        }
        if self.state.turn.adjusting.covers(self.state.now) {
            self.state.turn.touches.adjust(Some(square));
        }
        self.state.turn.touches.touch(self.state.line.position(), square);
        // What was announced as adjusting is no touch.
        if self.state.turn.touches.pieces().any(|touched| touched.square == square) {
            self.touched(side, square, None);
        }
        // In a tournament the player is not told what it leaves; the arbiter is.
        let audience = if self.state.settings.arbiter { Audience::Arbiter } else { Audience::Room };
        let bound = self.obligation();
        self.say_duty(audience, Priority::Message, &bound);
    }

    /// The player on move announces adjusting, one square or any (2023 4.2.1).
    pub(super) fn adjust(&mut self, asker: &Asker, square: Option<Square>) {
        let side = self.to_move();
        if let Some(why) = self.no_touching(asker) {
            return self.refuse(asker, why);
        }
        if asker.side != Some(side) {
            return self.refuse(asker, Refusal::NotYourMove { side });
        }
        match square {
            None if self.connected(side).is_some() => self.state.turn.adjusting.open(),
            _ => self.state.turn.touches.adjust(square),
        }
        self.say_to(side.into(), Audience::Room, Priority::Message, &Phrase::Adjusting);
    }

    /// The arbiter is shown, at the press, a move that touched pieces did not allow.
    pub(super) fn show_broken_touch(&mut self, side: Color, ply: usize) {
        let Some((by, why)) = self.state.touch_broken.clone().filter(|(by, _)| *by == side) else { return };
        self.state.touch_broken = None;
        let entry = self.state.line.plies()[ply - 1].san.clone();
        let report = Report::Irregularity { side: by, reason: "touch-move".to_owned(), entry };
        let phrase = Phrase::TouchBroken { side: by, mv: self.announcement(ply), why };
        self.book.out.push(Effect::Report {
            audience: Audience::Arbiter,
            report,
            text: Some(phrase.message()),
        });
        self.tell(Audience::Arbiter, Priority::Important, &phrase);
    }
}
