//! Touches that count for the move in progress, and pieces that are only adjusted.

use super::{MoveStore, Turn};
use annabella_chess::{Bitboard, Move, Role, Square};
use annabella_clock::Stamp;
use annabella_laws::Edition;
use annabella_laws::touch::{Obligation, Touches, obligation};
use annabella_tactile::{ContactLoss, Lift, Timing};

/// A player's announcement of adjusting without a square.
/// It covers the next peg lifted, and others lifted soon after it (2023 4.2.1).
#[derive(Clone, Debug, Default)]
pub(super) struct Adjusting {
    /// End of the time in which lifts are covered.
    until: Option<Stamp>,
    /// Pieces lifted for adjusting and not yet back, each with the number of touches recorded before.
    out: Vec<(Lift, usize)>,
}

impl Adjusting {
    /// Whether a lift at `at` is for adjusting.
    fn covers(&self, at: Stamp) -> bool {
        self.until.is_some_and(|until| at <= until)
    }

    /// Records that a peg is back on its square.
    /// Once all are back, a further lift is covered only within [`Timing::ADJUSTING`].
    fn back(&mut self, square: Square, now: Stamp) {
        let before = self.out.len();
        self.out.retain(|(lift, _)| lift.square != square);
        if self.out.is_empty() && before > 0 && self.until.is_some() {
            self.until = Some(now + Timing::ADJUSTING);
        }
    }
}

impl MoveStore {
    /// Records a touch of each lifted peg, at most two at the same time.
    ///
    /// Pieces touched before and pieces lifted for adjusting are excluded. Returns the lifts that count as
    /// touches.
    pub fn touch_pegs(&mut self, lifts: &[Lift]) -> Vec<Lift> {
        let position = self.line.position();
        let Turn { touches, adjusting, .. } = &mut self.turn;
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
        touched
    }

    /// Ends adjusting if a piece lifted for it was moved or captured instead (`moved`).
    ///
    /// Then every piece lifted for it counts as touched since it was lifted. `at_once` returns the latest
    /// time at which a second lift counts as simultaneous with one at its argument. Returns the lifts that
    /// now count as touches.
    pub fn touch_after_all(
        &mut self,
        moved: impl Fn(&Lift) -> bool,
        at_once: impl Fn(Stamp) -> Stamp,
    ) -> Vec<Lift> {
        let mut all = Vec::new();
        if !self.turn.adjusting.out.iter().any(|(lift, _)| moved(lift)) {
            return all;
        }
        let mut out = std::mem::take(&mut self.turn.adjusting).out.into_iter().peekable();
        let mut more = 0;
        while let Some((first, noted)) = out.next() {
            let until = at_once(first.at);
            let second = out.next_if(|(lift, _)| lift.at <= until).map(|(lift, _)| lift);
            let lifts: Vec<Lift> = [Some(first), second].into_iter().flatten().collect();
            let later = self.turn.touches.noted_since(noted + more);
            all.extend(self.touch_pegs(&lifts));
            more = self.turn.touches.noted() - noted;
            self.turn.touches.append(later);
        }
        all
    }

    /// Records the release of the player's piece on another square (2023 4.7).
    ///
    /// Returns whether that binds the player. It does only if a move that is still allowed ends there.
    pub fn release(&mut self, from: Square, to: Square, laws: Edition) -> bool {
        let mut touches = self.turn.touches.clone();
        touches.release(self.line.position(), from, to);
        let known = self.obligation(laws).stays;
        let stays = obligation(laws, self.line.position(), &touches).stays;
        let binds = stays != known && stays.is_some_and(|(own, on)| (own.square, on) == (from, to));
        if binds {
            self.turn.touches = touches;
        }
        binds
    }

    /// Records the release of a promotion's new piece on a square (2023 4.7.3).
    /// Returns whether that binds the player.
    pub fn release_new(&mut self, role: Role, to: Square, laws: Edition) -> bool {
        let mut touches = self.turn.touches.clone();
        touches.release_new(role, to);
        let known = self.obligation(laws).promotes_on;
        let binds =
            known.is_none() && obligation(laws, self.line.position(), &touches).promotes_on == Some(to);
        if binds {
            self.turn.touches = touches;
        }
        binds
    }

    /// Records that a contact alone may have lost a piece, and removes its touch.
    /// A touch that is certain still counts.
    pub fn lose(&mut self, loss: ContactLoss) {
        if !self.turn.certain.contains(loss.square) {
            let noted = self.turn.touches.remove(loss.square);
            self.turn.losses.retain(|(other, _)| other.square != loss.square);
            self.turn.declining.retain(|(square, _)| *square != loss.square);
            self.turn.losses.push((loss, noted));
        }
    }

    /// Records that the touch on `square` declines an offer at `due`, unless only its contact was lost.
    pub fn decline_at(&mut self, square: Square, due: Stamp) {
        self.turn.declining.push((square, due));
    }

    /// Returns the time at which the next touch declines an offer.
    pub fn decline_due(&self) -> Option<Stamp> {
        self.turn.declining.iter().map(|(_, due)| *due).min()
    }

    /// Whether a touch declines an offer by now. True only once.
    pub fn take_decline(&mut self, now: Stamp) -> bool {
        let before = self.turn.declining.len();
        self.turn.declining.retain(|(_, due)| *due > now);
        self.turn.declining.len() < before
    }

    /// Records that no lost contact explains the touch of the piece on `square`, if it has one.
    pub fn confirm_touch(&mut self, square: Square) {
        if self.turn.touches.pieces().any(|touched| touched.square == square) {
            self.turn.certain.add(square);
        }
    }

    /// Returns the losses of pieces whose touch would forbid `mv`, while the touched pieces allow it.
    pub(super) fn losses_against(&self, mv: Move, laws: Edition) -> Vec<ContactLoss> {
        let (position, touches) = (self.line.position(), &self.turn.touches);
        let forbids = |touches: &Touches| !obligation(laws, position, touches).allows(mv);
        if forbids(touches) {
            return Vec::new();
        }
        let as_touched = |(loss, noted): &(ContactLoss, usize)| {
            let mut touched = touches.clone();
            let later = touched.noted_since(*noted);
            touched.touch(position, loss.square);
            touched.append(later);
            touched
        };
        let losses = self.turn.losses.iter();
        losses.filter(|loss| forbids(&as_touched(loss))).map(|(loss, _)| *loss).collect()
    }

    /// Records that a lifted peg is back on its square.
    pub fn put_back(&mut self, square: Square, now: Stamp) {
        self.turn.adjusting.back(square, now);
    }

    /// Records that the new piece of a promotion is placed on `square` (2023 4.4.4).
    pub fn place(&mut self, role: Role, square: Square) {
        self.turn.touches.place(role, square);
    }

    /// Records a reported touch. Returns whether it counts; it does not if adjusting was announced.
    pub fn touch(&mut self, square: Square, now: Stamp) -> bool {
        let Turn { touches, adjusting, certain, .. } = &mut self.turn;
        if adjusting.covers(now) {
            touches.adjust(Some(square));
        }
        certain.add(square);
        touches.touch(self.line.position(), square);
        touches.pieces().any(|touched| touched.square == square)
    }

    /// Records an announcement of adjusting, for one square or any (2023 4.2.1).
    ///
    /// `by_peg`: the board reports lifts, so that an announcement without a square covers the pegs lifted
    /// next.
    pub fn adjust(&mut self, square: Option<Square>, by_peg: bool) {
        match square {
            None if by_peg => self.turn.adjusting.until = Some(Stamp(u64::MAX)),
            _ => self.turn.touches.adjust(square),
        }
    }

    /// Binds the player to move to these touches, by a ruling (2023 7.5.1) or a takeback.
    pub fn bind(&mut self, touches: Touches) {
        self.turn.certain = touches.pieces().map(|touched| touched.square).collect();
        self.turn.touches = touches;
    }

    /// Cancels all touches for the move in progress (2023 4.2.2).
    pub fn strike_out_touches(&mut self) {
        self.turn.touches = Touches::default();
        self.turn.certain = Bitboard::EMPTY;
        self.turn.losses.clear();
        self.turn.declining.clear();
        self.turn.reminded = None;
    }

    /// Records that the player hears this obligation. Returns false if it is the one last heard.
    pub fn remind(&mut self, bound: &Obligation) -> bool {
        self.turn.reminded.replace(bound.clone()).as_ref() != Some(bound)
    }
}
