//! What quiet pegs look like: a move to be announced, or something that should be said.

use super::{AnnounceBy, Asker, Game, Phase, State};
use crate::chess::{Board, Color, Move, Piece, Position, Role, Square};
use crate::clock::Stamp;
use crate::speech::{Audience, Phrase, Priority};
use crate::tactile::{Reading, Timing};

/// Where players put both kings to show that the game is over.
const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// Whether a king goes to the centre, where the other may follow it for the end of the game.
fn to_centre(mv: Move) -> bool {
    mv.role() == Role::King && CENTRE.contains(&mv.to())
}

/// Whether both kings stand there.
fn kings_in_centre(placement: &Board) -> bool {
    let king = |color| placement.by_piece(Piece { color, role: Role::King });
    let both = king(Color::White) | king(Color::Black);
    both.count() == 2 && both.into_iter().all(|square| CENTRE.contains(&square))
}

impl State {
    /// When pegs will have been quiet long enough to be looked at.
    pub(super) fn look_deadline(&self) -> Option<Stamp> {
        self.boards.iter().flatten().filter_map(|board| board.look_at).min()
    }

    /// Whether a whole move on quiet pegs of that side is announced without being asked.
    pub(super) fn is_auto(&self, side: Color) -> bool {
        self.settings.announce_by == AnnounceBy::Auto
            && !self.settings.arbiter
            && self.phase == Phase::Running
            && side == self.to_move()
            && self.turn.announced.is_none()
            && !self.repetition_owed()
            && self.connected(side).is_some_and(|board| board.synced)
    }

    /// Whether pegs stand as when the game began, or as players leave them at its end.
    fn begins_or_ends(&self, placement: &Board) -> bool {
        kings_in_centre(placement)
            || !self.line.is_empty() && placement == self.line.position_after(0).board()
    }

    /// What is no move at all, and is better said than left to be found out.
    fn strange_sight(&self, side: Color, placement: &Board) -> Option<Phrase> {
        let mut turned = placement.clone();
        turned.rotate_180();
        let plies = self.line.len();
        if turned == *self.position().board() {
            return Some(Phrase::BoardLooksTurned { side });
        }
        if self.phase == Phase::Before || plies == 0 {
            return None;
        }
        let last = self.line.plies()[plies - 1].by;
        if side == last && placement == self.line.position_after(plies - 1).board() {
            return Some(Phrase::BoardTakenBack { side, mv: self.announcement(plies) });
        }
        let waiting = side != last && placement == self.line.position_after(plies - 1).board();
        let moves = self.whole_on_pegs(side).is_some();
        if !waiting && !moves && placement == self.line.position_after(0).board() {
            return Some(Phrase::BoardAtStart { side, plies });
        }
        kings_in_centre(placement).then_some(Phrase::KingsInCentre)
    }
}

impl Game {
    /// The pegs of that side have moved: they are looked at once they are quiet. A move that is
    /// announced by itself is so as soon as it has not bounced, where no longer one could come of it.
    pub(super) fn look_soon(&mut self, side: Color) {
        let timing = self.state.settings.timing;
        let base = self.position();
        let Some(board) = self.connected(side) else { return };
        let wait = match board.tracker.reading(base) {
            Reading::AtBase => None,
            Reading::Whole(mv) if self.is_auto(side) => {
                let may_go_on = Reading::may_go_on(base, mv) || to_centre(mv);
                Some(if may_go_on { timing.quiet } else { timing.debounce })
            }
            // A hand may come by with one piece.
            _ if self.begins_or_ends(board.tracker.placement()) => Some(Timing::SIGHT),
            _ => Some(Timing::LOOK),
        };
        let look_at = wait.map(|wait| self.state.now + wait);
        if let Some(board) = self.state.boards.get_mut(side) {
            board.look_at = look_at;
        }
    }

    /// Looks at pegs that are quiet by now.
    pub(super) fn quiet(&mut self) {
        for side in [Color::White, Color::Black] {
            let now = self.state.now;
            let Some(board) = self.state.boards.get_mut(side) else { continue };
            if board.look_at.take_if(|at| *at <= now).is_some() {
                self.look(side);
            }
        }
    }

    fn look(&mut self, side: Color) {
        if self.is_auto(side) && self.whole_on_pegs(side).is_some() {
            return self.say(&Asker::player(side));
        }
        let Some(board) = self.connected(side).filter(|board| !board.guiding) else { return };
        let placement = board.tracker.placement();
        if placement == self.position().board() || matches!(self.state.phase, Phase::Over(_)) {
            return;
        }
        if let Some(strange) = self.strange_sight(side, placement) {
            self.tell(side.into(), Priority::Message, &strange);
            if self.state.settings.arbiter {
                self.tell(Audience::Arbiter, Priority::Message, &strange);
            }
        } else if self.state.phase == Phase::Running && side == self.to_move() {
            self.look_at_move(side);
        }
    }

    /// A move on quiet pegs that is not the one announced, by this player or by the opponent.
    fn look_at_move(&mut self, side: Color) {
        let Some(board) = self.connected(side) else { return };
        let placement = board.tracker.placement().clone();
        if !board.synced {
            let Some(last) = self.state.line.plies().last().map(|ply| ply.mv) else { return };
            let before = self.state.line.position_after(self.state.line.len() - 1).clone();
            if let Reading::Whole(_) = Reading::of(&placement, &before)
                && !Reading::leads_to(&placement, &before, last)
            {
                self.differs(side);
            }
            return;
        }
        let reading = Reading::of(&placement, self.position());
        match (reading, self.state.turn.announced) {
            (Reading::Whole(pegs), Some(announced))
                if pegs != announced && !Reading::leads_to(&placement, self.position(), announced) =>
            {
                self.pegs_differ(side, announced, pegs);
            }
            // In a tournament an illegal move is nobody's business before the press.
            (Reading::Elsewhere { differences }, None) if !self.state.settings.arbiter => {
                let misplaced = differences.iter().any(|it| it.has.is_some());
                if misplaced {
                    self.differs(side);
                }
            }
            _ => {}
        }
    }
}
