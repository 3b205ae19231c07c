//! From lifts and placements to touches, repetitions and moves executed.

use super::{Asker, Game, Phase, State};
use crate::chess::{Color, Move, Piece, Position, Square};
use crate::clock::Stamp;
use crate::speech::{Phrase, Priority};
use crate::tactile::{Difference, Hand, Lift, Reading};

impl State {
    /// Whether it is that side's move, with the opponent's executed on its board.
    pub(super) fn on_move_with_pegs(&self, side: Color) -> bool {
        let on_move = side == self.to_move() && self.phase == Phase::Running;
        on_move && self.connected(side).is_some_and(|board| board.synced)
    }

    /// Whether that side's lifts are the Laws' business: an impaired player's, on move
    /// (2023 D.2.2).
    pub(super) fn counts_lifts(&self, side: Color) -> bool {
        let on_move = side == self.to_move() && self.phase == Phase::Running;
        // Who is guided to the position puts pegs right.
        let guided = self.connected(side).is_none_or(|board| board.guiding);
        on_move && self.settings.side(side).impaired && !guided
    }

    /// When the next lift will be known to last.
    pub(super) fn lift_deadline(&self) -> Option<Stamp> {
        let side = self.to_move();
        self.counts_lifts(side).then(|| self.boards.get(side).as_ref()?.tracker.due())?
    }

    /// Whether a piece that stood right is out while others do not stand right, and not in the
    /// middle of executing the opponent's move.
    fn is_for_own_move(&self, side: Color, lift: &Lift) -> bool {
        let Some(board) = self.boards.get(side) else { return false };
        let mut before_it = board.tracker.placement().clone();
        if lift.piece.color != side || before_it.piece_at(lift.square) == Some(lift.piece) {
            return false;
        }
        before_it.set_piece_at(lift.square, lift.piece);
        let executing = self.line.plies().last().is_some_and(|last| {
            let before = self.line.position_after(self.line.len() - 1);
            matches!(Reading::of(&before_it, before), Reading::Unfinished { candidates } if candidates.contains(&last.mv))
        });
        !executing && before_it != *self.position().board()
    }

    /// Whether that board has come to the position of the game, perhaps with the own next move
    /// begun or executed already: quick hands do not wait.
    fn shows_last_ply(&self, side: Color) -> bool {
        let Some(board) = self.boards.get(side) else { return false };
        let (placement, target) = (board.tracker.placement(), self.position());
        if placement == target.board() {
            return true;
        }
        let last = self.line.plies().last().filter(|last| last.by != side);
        if last.is_none() || !board.right_before || self.phase != Phase::Running || board.guiding {
            return false;
        }
        let before = self.line.position_after(self.line.len() - 1);
        let moved = Difference::between(before.board(), target.board());
        let done = |moved: &Difference| placement.piece_at(moved.square) == moved.wants;
        match board.tracker.reading(target) {
            Reading::AtBase => true,
            // The piece that captured was captured in its turn, and never placed.
            Reading::Whole(mv) => {
                let placed = |(_, hand): &(Stamp, Hand)| matches!(hand, Hand::Placed { square, .. } if *square == mv.to());
                let taken = board.tracker.log().iter().any(placed);
                moved.iter().all(|it| done(it) || it.square == mv.to() && taken)
            }
            Reading::Unfinished { .. } => moved.iter().all(done),
            Reading::Elsewhere { .. } => false,
        }
    }
}

impl Game {
    pub(super) fn hands_moved(&mut self, side: Color, hands: &[Hand]) {
        let placed = |hand: &Hand| match *hand {
            Hand::Placed { square, piece } => Some((square, piece)),
            Hand::Lifted { .. } => None,
        };
        let placed: Vec<(Square, Piece)> = hands.iter().filter_map(placed).collect();
        for &(square, piece) in &placed {
            self.placed(side, square, piece);
        }
        self.follow_pegs(side);
        if hands.is_empty() {
            return;
        }
        self.look_soon(side);
        if self.state.boards.get(side).as_ref().is_some_and(|board| board.guiding) {
            self.guide(side);
        }
        if !placed.is_empty() {
            self.remind(side);
        }
    }

    /// Sees which lifts have lasted by now.
    pub(super) fn settle_lifts(&mut self) {
        let (side, now) = (self.to_move(), self.state.now);
        while self.counts_lifts(side) {
            let Some(board) = self.state.boards.get_mut(side) else { return };
            let Some(lifts) = board.tracker.lifts().lasting(now) else { return };
            self.lasted(side, &lifts);
        }
    }

    /// Lifts that the pegs' move needs are no bounces, however short ago.
    pub(super) fn settle_lifts_of(&mut self, side: Color, mv: Move) {
        if !self.counts_lifts(side) {
            return;
        }
        let mut after = self.position().clone();
        after.play_unchecked(mv);
        let changed = Difference::between(self.position().board(), after.board());
        let squares: Vec<Square> = changed.iter().map(|difference| difference.square).collect();
        let Some(board) = self.state.boards.get_mut(side) else { return };
        let lifts = board.tracker.lifts().take(&squares);
        self.lasted(side, &lifts);
        self.touched_after_all(side, |lift| squares.contains(&lift.square));
    }

    /// An impaired player's pegs have left their apertures: touched, if the opponent's move is
    /// executed (2023 D.2.2). More at once than hands can lift were knocked out (2023 4.2.2).
    fn lasted(&mut self, side: Color, lifts: &[Lift]) {
        let Some(board) = self.state.boards.get(side) else { return };
        let base = self.state.line.position().board();
        let stood = |lift: &&Lift| base.piece_at(lift.square) == Some(lift.piece);
        let stood: Vec<Lift> = lifts.iter().filter(stood).copied().collect();
        if !board.synced {
            if stood.iter().any(|lift| self.is_for_own_move(side, lift)) {
                self.mismatch(side);
            }
        } else if let [one] = *stood.as_slice()
            && let [unseen] = *board.unseen.as_slice()
            && unseen.square != one.square
            && board.tracker.placement().piece_at(unseen.square) != Some(unseen.piece)
        {
            self.touched_by_pegs(side, &[unseen, one]);
        } else if stood.len() <= 2 {
            self.touched_by_pegs(side, &stood);
        }
    }

    /// Takes the board's state as it is now: a move executed, repeated or still under way.
    pub(super) fn follow_pegs(&mut self, side: Color) {
        let playing = !matches!(self.state.phase, Phase::Over(_));
        let executed = self.shows_last_ply(side);
        let target = self.state.line.position().board();
        let Some(board) = self.state.boards.get_mut(side) else { return };
        if !board.synced {
            if executed {
                board.synced = true;
                board.tracker.rebase(target);
                let by_other = self.state.line.plies().last().is_some_and(|ply| ply.by != side);
                if by_other && playing {
                    self.tell(side.into(), Priority::Notification, &Phrase::Executed);
                    self.repeated_by(side, true);
                }
            }
            return;
        }
        if side == self.state.line.position().turn()
            && let Some(announced) = self.state.turn.announced
            && board.tracker.reading(self.state.line.position()) == Reading::Whole(announced)
            && self.state.phase == Phase::Running
            && !self.touch_refuses(&Asker::player(side), announced)
        {
            self.make(announced);
        }
    }
}
