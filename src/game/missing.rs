//! What a move under way still needs, exactly, as far as it may be told.

use super::{Asker, Game, Phase, Refusal, State, boards::MOST_SQUARES, boards::squares};
use crate::chess::{Board, Color, Move, Position, Rank, Square};
use crate::speech::{Message, Phrase, Priority, Speaker, Utterance, Worded};
use crate::tactile::{Difference, Reading};

impl State {
    /// What that side still owes, in the order in which it is owed.
    pub(super) fn missing_parts(&self, side: Color) -> Vec<Message> {
        let mut parts = Vec::new();
        if *self.uncompleted.get(side) {
            parts.push(Phrase::MissingPress.message());
        }
        // An illegal move is owed the press like any other, or the answer would give it away.
        if self.illegal_to_press(side) {
            return vec![Phrase::MissingPress.message()];
        }
        if side == self.to_move() && matches!(self.phase, Phase::Before | Phase::Running) {
            if self.repetition_owed() {
                parts.push(Phrase::MissingRepetition { mv: self.announcement(self.line.len()) }.message());
            }
            if let Some(behind) = self.board_behind(side) {
                parts.push(behind.message());
            } else if self.clock.is_none() || self.phase == Phase::Running {
                self.missing_of_move(side, &mut parts);
            }
        }
        parts
    }

    fn missing_of_move(&self, side: Color, parts: &mut Vec<Message>) {
        if self.connected(side).is_some() {
            self.missing_on_pegs(side, self.turn.announced, parts);
            if self.turn.announced.is_none() && self.turn.illegal.is_none() {
                parts.push(Phrase::MissingAnnouncement.message());
            }
        } else if self.turn.illegal.is_none() {
            parts.push(Phrase::MissingMove.message());
        }
        parts.extend(self.missing_duty(side).map(|duty| duty.message()));
    }

    /// What the pegs of that side still owe to a move under way.
    fn missing_on_pegs(&self, side: Color, announced: Option<Move>, parts: &mut Vec<Message>) {
        let Some(board) = self.connected(side) else { return };
        let placement = board.tracker.placement();
        let reading = board.tracker.reading(self.position());
        if let Some(mv) = announced {
            parts.extend(self.missing_of_announced(placement, &reading, mv).map(|phrase| phrase.message()));
            return;
        }
        let rest = match reading {
            Reading::AtBase => Some(Phrase::MissingMove),
            Reading::Whole(_) => None,
            Reading::Unfinished { candidates } => Some(self.missing_of_begun(placement, &candidates)),
            // That a move is illegal is for the arbiter to see once it is completed.
            Reading::Elsewhere { .. } if self.illegal_on_pegs(side).is_some() => None,
            Reading::Elsewhere { .. } => {
                Some(Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) })
            }
        };
        parts.extend(rest.map(|phrase| phrase.message()));
    }

    /// What an announced move still needs on the pegs.
    fn missing_of_announced(&self, placement: &Board, reading: &Reading, mv: Move) -> Option<Phrase> {
        let base = self.position();
        match *reading {
            Reading::AtBase => return Some(Phrase::MissingExecution { mv: self.upcoming(mv) }),
            Reading::Whole(pegs) if pegs == mv => return None,
            Reading::Whole(pegs) if !Reading::leads_to(placement, base, mv) => {
                return Some(Phrase::PegsDiffer { announced: self.upcoming(mv), pegs: self.upcoming(pegs) });
            }
            _ => {}
        }
        let mut after = base.clone();
        after.play_unchecked(mv);
        let mut rest = Difference::between(placement, after.board());
        rest.truncate(MOST_SQUARES);
        match rest.as_slice() {
            [one] if captured_still_there(mv, placement, base.turn()) == Some(one.square) => {
                Some(Phrase::MissingCapture { square: one.square })
            }
            _ => Some(Phrase::MissingSquares { squares: squares(&rest) }),
        }
    }

    /// What a move that is only begun needs, as far as the pegs give it away.
    fn missing_of_begun(&self, placement: &Board, candidates: &[Move]) -> Phrase {
        let base = self.position();
        if let [only] = candidates {
            if let Some(square) = captured_still_there(*only, placement, base.turn()) {
                return Phrase::MissingCapture { square };
            }
            let mut after = base.clone();
            after.play_unchecked(*only);
            // Where the piece is already, what is left is no advice.
            let arrived = match only.castling_side() {
                Some(side) => placement.piece_at(side.king_to(base.turn())) == Some(base.turn().king()),
                None => placement.piece_at(only.to()) == after.board().piece_at(only.to()),
            };
            if arrived {
                let rest = Difference::between(placement, after.board());
                return Phrase::MissingSquares { squares: squares(&rest) };
            }
        }
        if let Some(square) = pawn_not_exchanged(placement, base.turn()) {
            return Phrase::MissingPromotion { square };
        }
        let own = base.board().by_color(base.turn());
        let lifted = own.into_iter().find(|&square| placement.piece_at(square).is_none());
        match lifted.and_then(|square| Some((square, base.board().piece_at(square)?))) {
            Some((square, piece))
                if placement.by_piece(piece).count() < base.board().by_piece(piece).count() =>
            {
                Phrase::MissingInHand { piece, square }
            }
            _ => Phrase::MissingRest,
        }
    }
}

impl Game {
    /// Tells what the move under way still needs.
    pub(super) fn missing(&mut self, asker: &Asker) {
        let side = asker.side.unwrap_or(self.to_move());
        let parts = self.missing_parts(side);
        if parts.is_empty() && self.state.phase == Phase::Before {
            return self.refuse(asker, Refusal::NotStarted);
        }
        if parts.is_empty() && matches!(self.state.phase, Phase::Halted(_)) {
            return self.refuse(asker, self.halted(asker));
        }
        if parts.is_empty() && self.arbiter_decides() {
            return self.refuse(asker, Refusal::ArbiterDecides);
        }
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or_else(|| Phrase::MissingNothing.message());
        let mut utterance = Utterance::new(Speaker::Program, asker.audience(), Priority::Text, &first);
        for part in parts {
            utterance = utterance.and(&part);
        }
        self.speak(utterance, true);
    }
}

/// Where a captured piece still stands, if it does (2023 D.2.3.1).
fn captured_still_there(mv: Move, board: &Board, side: Color) -> Option<Square> {
    let square = match mv {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
        Move::Normal { capture: Some(_), to, .. } => to,
        _ => return None,
    };
    board.piece_at(square).filter(|piece| piece.color != side).map(|_| square)
}

/// Where a pawn stands on the last rank (2023 3.7.3.3).
fn pawn_not_exchanged(board: &Board, side: Color) -> Option<Square> {
    let last = side.fold_wb(Rank::Eighth, Rank::First);
    board.by_piece(side.pawn()).into_iter().find(|square| square.rank() == last)
}
