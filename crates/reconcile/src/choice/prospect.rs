//! The consequences of a move: replies and captures open after it, and attacked squares.

use crate::choice::exchange::{Attacks, won, worth};
use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, Move, Position, Role, Square, attacks};

/// A position after a move, as seen by the player who made it.
pub(crate) struct Prospect {
    /// Value captured by the move and won by a promotion.
    gained: f32,
    /// Largest and second-largest gain of the opponent's next captures.
    lost: [f32; 2],
    /// The same for the player, if allowed to move again.
    next: [f32; 2],
    /// Whether the move gives check.
    check: bool,
    /// Number of replies.
    replies: usize,
    /// Attacked squares in several regions, see [`Prospect::of`].
    attacked: [f32; ATTACKED],
}

/// Net gain in steps, for quiet moves and captures; how far it falls short of the best move.
const NETS: usize = 0;
const BEHIND: usize = NETS + 2 * STEPS;
/// In steps: largest and second-largest loss; largest next gain, without and with check;
/// second-largest.
const LOSSES: usize = BEHIND + STEPS;
const THREATS: usize = LOSSES + 2 * FEW;
/// Attacked squares by region, in the opening and the endgame.
const MORE: usize = THREATS + 3 * FEW;
const ATTACKED: usize = 7;
/// Net gain in steps, for the endgame alone.
const AT_END: usize = MORE + 2 * ATTACKED;
/// Number of replies, in the opening and the endgame; no reply.
const REPLIES: usize = AT_END + 2 * STEPS;
/// Number of traits.
pub(crate) const TRAITS: usize = REPLIES + 3;

/// Number of steps for a gain or loss, and for a possible capture.
const STEPS: usize = 12;
const FEW: usize = 6;

impl Prospect {
    /// Examines the position after `mv`; `attacks` are the player's and the opponent's before it.
    pub(crate) fn of(position: &Chess, mv: Move, attacks: [&Attacks; 2]) -> Prospect {
        let turn = position.turn();
        let mut after = position.clone();
        after.play_unchecked(mv);
        let board = after.board();
        let (own, fresh) = Attacks::after(attacks, position.board(), mv, board);
        let other = fresh.as_ref().unwrap_or(attacks[1]);
        let promoted = mv.promotion().map_or(0.0, |piece| worth(piece) - worth(Role::Pawn));
        Prospect {
            gained: mv.capture().map_or(0.0, worth) + promoted,
            lost: most(board, turn, other, &own),
            next: most(board, !turn, &own, other),
            check: board.king_of(!turn).is_some_and(|king| own.all.contains(king)),
            replies: replies(&after, &own),
            attacked: [
                own.all.count() as f32 / 4.0,
                other.all.count() as f32 / 4.0,
                around_king(board, !turn, &own) / 2.0,
                around_king(board, turn, other) / 2.0,
                centre(&own),
                centre(other),
                around_king(board, turn, &own) / 4.0,
            ],
        }
    }

    /// Returns the gain of the move minus the most that may be lost after it.
    pub(crate) fn net(&self) -> f32 {
        self.gained - self.lost[0]
    }

    /// Passes the traits to `tell`; `best` is the best net gain, `opening` the share of pieces left.
    pub(crate) fn tell(&self, mv: Move, best: f32, opening: f32, tell: &mut impl FnMut(usize, f32)) {
        let net = self.net();
        tell(NETS + STEPS * usize::from(mv.is_capture()) + net_step(net), 1.0);
        tell(BEHIND + net_step(best - net), 1.0);
        for (index, lost) in self.lost.into_iter().enumerate() {
            tell(LOSSES + FEW * index + few(lost), 1.0);
        }
        tell(THREATS + if self.check { FEW } else { 0 } + few(self.next[0]), 1.0);
        tell(THREATS + 2 * FEW + few(self.next[1]), 1.0);
        for (index, attacked) in self.attacked.into_iter().enumerate() {
            tell(MORE + 2 * index, attacked * opening);
            tell(MORE + 2 * index + 1, attacked * (1.0 - opening));
        }
        tell(AT_END + STEPS * usize::from(mv.is_capture()) + net_step(net), 1.0 - opening);
        let replies = self.replies as f32 / 10.0;
        tell(REPLIES, replies * opening);
        tell(REPLIES + 1, replies * (1.0 - opening));
        if self.replies == 0 {
            tell(REPLIES + 2, 1.0);
        }
    }
}

/// Returns the two largest gains from capturing pieces of `side`.
fn most(board: &Board, side: Color, by: &Attacks, defended: &Attacks) -> [f32; 2] {
    let mut most = [0.0_f32; 2];
    for square in board.by_color(side) & by.all & !board.kings() {
        let value = board.role_at(square).map_or(0.0, worth);
        let won = won(value, by.on(square), defended.on(square));
        if won > most[0] {
            most = [won, most[0]];
        } else if won > most[1] {
            most[1] = won;
        }
    }
    most
}

/// Counts the attacks on the squares around the king of `side`.
fn around_king(board: &Board, side: Color, by: &Attacks) -> f32 {
    board.king_of(side).map_or(0.0, |king| f32::from(by.on_all(attacks::king_attacks(king))))
}

fn centre(by: &Attacks) -> f32 {
    f32::from(by.on_all(Bitboard::CENTER))
}

fn net_step(net: f32) -> usize {
    let steps = [-8.0, -5.0, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 4.5, 8.0];
    steps.iter().filter(|least| net > **least).count()
}

fn few(value: f32) -> usize {
    [0.1, 0.9, 2.5, 4.0, 6.0].iter().filter(|least| value > **least).count()
}

/// Counts the legal moves of a position, given the attacks of the side that has just moved.
///
/// Evasions of a check, captures in passing and castling are rare, and left to the generator of moves.
pub(crate) fn replies(position: &Chess, attacked: &Attacks) -> usize {
    let (board, turn) = (position.board(), position.turn());
    let Some(king) = board.king_of(turn).filter(|king| !attacked.all.contains(*king)) else {
        return position.legal_moves().len();
    };
    let free = |side: CastlingSide| {
        let rook = position.castles().rook(turn, side);
        rook.is_some() && (position.castles().path(turn, side) & board.occupied()).is_empty()
    };
    if position.maybe_ep_square().is_some() || CastlingSide::ALL.into_iter().any(free) {
        return position.legal_moves().len();
    }
    let own = board.by_color(turn);
    let pinned = pinned(board, turn, king);
    let mut count = (attacks::king_attacks(king) & !own & !attacked.all).count();
    for from in own & !(board.pawns() | board.kings()) {
        let line = if pinned.contains(from) { attacks::ray(king, from) } else { Bitboard::FULL };
        count += (board.attacks_from(from) & !own & line).count();
    }
    let pawns = own & board.pawns();
    count += pawn_moves(board, turn, pawns & !pinned, Bitboard::FULL);
    for pawn in pawns & pinned {
        count += pawn_moves(board, turn, Bitboard::from(pawn), attacks::ray(king, pawn));
    }
    count
}

/// Returns the pieces of `turn` that must stay in line with their king.
fn pinned(board: &Board, turn: Color, king: Square) -> Bitboard {
    let lines = attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens()
        | attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
    let between = (lines & board.by_color(!turn)).into_iter();
    let between = between.map(|from| attacks::between(king, from) & board.occupied());
    between.filter(|pieces| !pieces.more_than_one()).fold(Bitboard::EMPTY, |all, piece| all | piece)
        & board.by_color(turn)
}

/// Counts the moves of `pawns` to squares of `line`.
fn pawn_moves(board: &Board, turn: Color, pawns: Bitboard, line: Bitboard) -> usize {
    let (ahead, empty) = (turn.fold_wb(8, -8), !board.occupied());
    let single = pawns.shift(ahead) & empty;
    let double = single.shift(ahead) & empty & turn.fold_wb(Bitboard::SOUTH, Bitboard::NORTH);
    let others = board.by_color(!turn);
    let mut count = ((single | double) & line).count();
    let mut promotions = (single & line & Bitboard::BACKRANKS).count();
    for pawn in pawns {
        let captures = attacks::pawn_attacks(turn, pawn) & others & line;
        count += captures.count();
        promotions += (captures & Bitboard::BACKRANKS).count();
    }
    // A pawn may become any of four pieces.
    count + 3 * promotions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::samples::{from_fen, uci};

    #[test]
    fn a_check_is_an_attack_on_the_king() {
        crate::choice::samples::each_move(|position, mv| {
            let [own, other] =
                [position.turn(), !position.turn()].map(|side| Attacks::of(position.board(), side));
            let mut after = position.clone();
            after.play_unchecked(mv);
            assert_eq!(Prospect::of(position, mv, [&own, &other]).check, after.is_check(), "{mv:?}");
        });
    }

    fn prospect(fen: &str, mv: &str) -> Prospect {
        let position = from_fen(fen);
        let mv = position.legal_moves().into_iter().find(|own| uci(*own) == mv).unwrap();
        let [own, other] =
            [position.turn(), !position.turn()].map(|side| Attacks::of(position.board(), side));
        Prospect::of(&position, mv, [&own, &other])
    }

    #[test]
    fn what_a_move_uncovers_may_be_lost_and_won() {
        // The knight leaves, and its bishop attacks the queen.
        let left = prospect("3q3k/8/8/6N1/7B/8/8/6K1 w - - 0 1", "g5f3");
        assert_eq!((left.next[0], left.lost), (9.0, [0.0; 2]));
        let stays = prospect("3q3k/8/8/6N1/7B/8/8/6K1 w - - 0 1", "g1f1");
        assert_eq!(stays.next[0], 0.0);
        // The knight attacks two rooks that defend each other.
        let fork = prospect("4k3/2r3r1/8/8/5N2/8/8/7K w - - 0 1", "f4e6");
        assert_eq!((fork.next, fork.check), ([2.0; 2], false));
    }

    #[test]
    fn what_is_captured_counts_less_what_is_captured_back() {
        let taken = prospect("4k3/2p5/3p4/8/8/8/8/3RK3 w - - 0 1", "d1d6");
        assert_eq!((taken.gained, taken.lost[0], taken.net()), (1.0, 5.0, -4.0));
        assert_eq!((net_step(-9.0), net_step(0.0), net_step(9.0)), (0, 6, STEPS - 1));
        assert_eq!((few(0.0), few(9.0)), (0, FEW - 1));
    }

    #[test]
    fn as_many_replies_are_counted_as_there_are() {
        let (mut counted, mut castles, mut in_passing, mut promotions, mut checks) = (0, 0, 0, 0, 0);
        crate::choice::samples::each_move(|position, mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            let attacks = Attacks::of(after.board(), position.turn());
            assert_eq!(replies(&after, &attacks), after.legal_moves().len(), "{}", after.board());
            counted += 1;
            castles += usize::from(mv.is_castle());
            in_passing += usize::from(mv.is_en_passant());
            promotions += usize::from(mv.is_promotion());
            checks += usize::from(after.is_check());
        });
        assert!(counted > 10_000, "{counted}");
        let rare = [castles, in_passing, promotions, checks];
        assert!(rare.iter().all(|many| *many >= 5), "{rare:?}");
    }
}
