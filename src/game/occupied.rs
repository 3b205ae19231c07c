//! Boards that sense only that something stands on a square: the pieces are followed from the
//! position, and what nobody can know is asked.

use super::{Game, Phase};
use crate::chess::{Bitboard, Color, Position, Square, placement};
use crate::speech::{Phrase, Priority, Speaker};
use crate::tactile::Follower;

/// What is known of such a board.
#[derive(Clone, Debug)]
pub(super) struct Followed {
    follower: Follower,
    /// What it said last, as it lies.
    squares: Bitboard,
    /// The squares that were asked about.
    asked: Bitboard,
}

impl Game {
    /// A board says where anything stands. What it is first seen with stands as in the game's
    /// position, as far as it does at all.
    pub(super) fn occupied(&mut self, side: Color, squares: Bitboard) {
        let Some(board) = self.state.boards.get(side) else { return };
        let (turned, back) = (board.turned, !board.tracker.is_connected());
        let position = self.state.line.position();
        let anew = || Followed {
            follower: Follower::new(position.board().clone()),
            squares,
            asked: Bitboard::EMPTY,
        };
        let followed = self.state.followed.get_mut(side).get_or_insert_with(anew);
        followed.squares = squares;
        let squares = if turned { squares.rotate_180() } else { squares };
        if back {
            followed.follower.see_again(squares, position);
        } else {
            followed.follower.see(squares, position);
        }
        self.take_seen(side);
    }

    /// The board is read from the other side of the table from now on, which no hand did.
    pub(super) fn turn_squares(&mut self, side: Color) {
        let (position, announced) = (self.state.line.position(), self.state.turn.announced);
        let (Some(board), Some(followed)) =
            (self.state.boards.get_mut(side), self.state.followed.get_mut(side))
        else {
            return;
        };
        let squares = if board.turned { followed.squares.rotate_180() } else { followed.squares };
        followed.follower = Follower::new(position.board().clone());
        followed.follower.see(squares, position);
        board.tracker.stand(followed.follower.conclude(position, announced).placement);
    }

    /// The opponent's move was repeated in words: squares that agree with it are believed to show it.
    pub(super) fn believe_squares(&mut self, side: Color) {
        let position = self.state.line.position();
        if let Some(followed) = self.state.followed.get_mut(side) {
            followed.follower.believe(position);
            self.follow_on();
        }
    }

    /// What was announced or made tells more of the pieces than the pegs did.
    pub(super) fn follow_on(&mut self) {
        for side in [Color::White, Color::Black] {
            if self.connected(side).is_some() && self.state.followed.get(side).is_some() {
                self.take_seen(side);
            }
        }
    }

    fn take_seen(&mut self, side: Color) {
        let (position, announced) = (self.state.line.position(), self.state.turn.announced);
        let Some(followed) = self.state.followed.get_mut(side) else { return };
        let seen = followed.follower.conclude(position, announced);
        let mut open = seen.unknown;
        open.extend(seen.promoted);
        let new = open & !followed.asked;
        followed.asked = open;

        let Some(board) = self.state.boards.get(side) else { return };
        let turned = board.turned;
        let before = board.tracker.placement().clone();
        if !board.tracker.is_connected() {
            let mut pieces = seen.placement.clone();
            if turned {
                pieces.rotate_180();
            }
            self.dump(side, &placement(&pieces));
        } else {
            let changed: Vec<Square> = Square::ALL
                .into_iter()
                .filter(|&square| before.piece_at(square) != seen.placement.piece_at(square))
                .collect();
            let (lifted, placed): (Vec<Square>, Vec<Square>) =
                changed.into_iter().partition(|&square| seen.placement.piece_at(square).is_none());
            for square in lifted.into_iter().chain(placed) {
                let sensed = if turned { square.rotate_180() } else { square };
                self.peg(side, sensed, seen.placement.piece_at(square));
            }
        }
        if self.state.phase == Phase::Running {
            for square in new {
                let phrase = match seen.promoted {
                    Some(promoted) if promoted == square => Phrase::WhichPiece { square },
                    _ => Phrase::UnknownPiece { square },
                };
                self.say_to(Speaker::Board, side.into(), Priority::Text, &phrase);
            }
        }
    }
}
