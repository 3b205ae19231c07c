//! How likely players choose each legal move, before any sheet is read.
//!
//! Most of some thirty legal moves lose material or achieve nothing. A few simple traits (what is
//! won or lost on the destination, what the move saves, attacks or leaves hanging, where the piece
//! goes) predict the moves of real games far better than chance. This decides where two sheets
//! leave several moves open; what a sheet says weighs more.
//!
//! The weights are learnt by `cargo bench --bench choice -- GAMES.pgn`, which also measures how
//! well they predict games outside the training set.

use crate::chess::{Bitboard, Board, Chess, Color, Move, Position, Role, Square};
use shakmaty::attacks;

/// Material won or lost on the destination, in eight steps.
const NET: usize = 0;
/// The value of a hanging piece that moves away, in four steps; the value of other pieces left
/// hanging, in four steps.
const ESCAPES: usize = NET + 8;
const LEAVES: usize = ESCAPES + 4;
/// The moving piece, and whether it captures.
const ROLE: usize = LEAVES + 4;
/// Check, by a piece that is safe there and by one that is not.
const CHECK: usize = ROLE + 12;
/// The value of what is attacked from the destination, in three steps.
const THREAT: usize = CHECK + 2;
/// Castling; a promotion, and one to less than a queen.
const CASTLES: usize = THREAT + 3;
const PROMOTES: usize = CASTLES + 1;
/// For the opening and the endgame and for each piece: towards the centre, forwards, and off the
/// first rank.
const WAY: usize = PROMOTES + 2;
/// How many weights there are.
pub const WEIGHTS: usize = WAY + 2 * 18;

/// The values of the pieces, by role; index 0 is no piece.
const WORTH: [f32; 7] = [0.0, 1.0, 3.0, 3.2, 5.0, 9.0, 20.0];
/// Smaller losses and gains are ignored.
const LITTLE: f32 = 0.5;

/// The weight of each trait: the logarithm of how much likelier it makes a move.
#[rustfmt::skip]
const LEARNT: [f32; WEIGHTS] = [
    // What is won or lost.
    -4.86, -3.89, -2.70, -0.91, 0.56, 0.43, 2.09, 2.40,
    // The piece escapes.
    1.26, 1.04, 1.16, 1.66,
    // Another piece is left hanging.
    -1.68, -1.71, -1.59, -1.77,
    // Pawn, knight, bishop, rook, queen, king: quiet, capturing.
    -0.46, 0.44, -0.59, -0.18, -0.96, -0.13, -0.93, 0.14, -0.89, 0.16, -0.82, 0.23,
    // Checks.
    1.42, 0.46,
    // Threats.
    0.73, 1.03, 0.90,
    // Castling.
    0.79,
    // Promotions.
    -2.41, -4.14,
    // Direction in the opening,
    1.30, -0.47, -0.25, 0.55, -0.09, 0.50, 0.00, -0.09, 1.53, 0.33, -0.07, -0.31, 0.22, 0.00, -0.19, -0.38, 0.40, -1.45,
    // and in the endgame.
    -1.10, 0.13, -0.63, 0.14, 0.09, 0.14, 0.38, 0.07, -0.34, -0.05, 0.12, -0.11, 0.35, 0.17, 0.47, 0.72, 0.43, 0.66,
];

/// For each of these moves, which must be all legal moves of the position, the negative natural
/// logarithm of the probability that a player chooses it.
pub fn unlikely(position: &Chess, moves: &[Move]) -> Vec<f32> {
    let mut scores = vec![0.0; moves.len()];
    traits(position, moves, &mut |index, which, amount| scores[index] += LEARNT[which] * amount);
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let all: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    scores.iter().map(|score| all.ln() + most - score).collect()
}

/// Calls `tell` with the traits of these moves, which must be all legal moves of the position: the
/// index of the move, the index of the weight, and its factor.
pub fn traits(position: &Chess, moves: &[Move], tell: &mut impl FnMut(usize, usize, f32)) {
    let look = Look::new(position);
    for (index, &mv) in moves.iter().enumerate() {
        look.tell(mv, &mut |which, amount| tell(index, which, amount));
    }
}

/// A position with the attacks of both sides.
struct Look<'a> {
    board: &'a Board,
    turn: Color,
    own: Attacks,
    other: Attacks,
    /// The share of the pieces that is still on the board, 0 to 1.
    opening: f32,
    /// Own pieces that are hanging, and what would be lost.
    hanging: Vec<(Square, f32)>,
}

impl Look<'_> {
    fn new(position: &Chess) -> Look<'_> {
        let (board, turn) = (position.board(), position.turn());
        let pieces = (board.occupied() & !(board.pawns() | board.kings())).count();
        let (own, other) = (Attacks::of(board, turn), Attacks::of(board, !turn));
        let opening = (pieces as f32 / 14.0).min(1.0);
        let mut look = Look { board, turn, own, other, opening, hanging: Vec::new() };
        let pieces = board.by_color(turn) & !(board.kings() | board.pawns());
        let hanging = pieces.into_iter().map(|square| (square, look.hangs(square)));
        look.hanging = hanging.filter(|(_, worth)| *worth > LITTLE).collect();
        look
    }

    /// What is lost if the own piece on that square stays there.
    fn hangs(&self, square: Square) -> f32 {
        let own = self.board.role_at(square).map_or(0.0, worth);
        self.lost(own, square, self.own.many[square as usize] > 0)
    }

    /// The loss of a piece of that value on that square.
    fn lost(&self, own: f32, square: Square, defended: bool) -> f32 {
        let at = square as usize;
        match (self.other.many[at], defended) {
            (0, _) => 0.0,
            (_, false) => own,
            (_, true) => (own - self.other.least[at]).max(0.0),
        }
    }

    fn tell(&self, mv: Move, tell: &mut impl FnMut(usize, f32)) {
        if mv.castling_side().is_some() {
            return tell(CASTLES, 1.0);
        }
        let (role, to) = (mv.role(), mv.to());
        let from = mv.from().unwrap_or(to);
        let placed = mv.promotion().unwrap_or(role);
        tell(ROLE + 2 * (role as usize - 1) + usize::from(mv.is_capture()), 1.0);
        // The moving piece no longer defends its destination; a pawn that steps forward never did.
        let itself = u8::from(role != Role::Pawn || mv.is_capture());
        let helpers = self.own.many[to as usize].saturating_sub(itself);
        let lost = if role == Role::King { 0.0 } else { self.lost(worth(placed), to, helpers > 0) };
        let taken = mv.capture().map_or(0.0, worth);
        let won = taken + mv.promotion().map_or(0.0, |piece| worth(piece) - worth(Role::Pawn));
        tell(NET + net(won - lost, mv.is_capture()), 1.0);
        let fled = if role == Role::King { 0.0 } else { self.hangs(from) };
        if fled > LITTLE && lost < LITTLE {
            tell(ESCAPES + step(fled), 1.0);
        }
        let others = self.hanging.iter().filter(|(square, _)| *square != from);
        let left = others.map(|(_, worth)| *worth).fold(0.0, f32::max);
        if left > LITTLE && left > taken {
            tell(LEAVES + step(left), 1.0);
        }
        let without = self.board.occupied() ^ Bitboard::from(from);
        let hits = attacks::attacks(to, placed.of(self.turn), without);
        if self.board.king_of(!self.turn).is_some_and(|king| hits.contains(king)) {
            tell(CHECK + usize::from(lost > LITTLE), 1.0);
        }
        let threat = self.threat(hits, worth(placed));
        if lost < LITTLE && threat > LITTLE {
            tell(THREAT + step(threat).min(2), 1.0);
        }
        if let Some(piece) = mv.promotion() {
            tell(PROMOTES + usize::from(piece != Role::Queen), 1.0);
        }
        self.tell_way(role, from, to, tell);
    }

    /// Tells the traits of the direction in which a piece moves.
    fn tell_way(&self, role: Role, from: Square, to: Square, tell: &mut impl FnMut(usize, f32)) {
        let first = if role == Role::Pawn { 1.0 } else { 0.0 };
        let from_first = rank(from, self.turn) <= first;
        for (phase, share) in [self.opening, 1.0 - self.opening].into_iter().enumerate() {
            let way = WAY + 18 * phase + 3 * (role as usize - 1);
            tell(way, share * (off_centre(from) - off_centre(to)));
            tell(way + 1, share * (rank(to, self.turn) - rank(from, self.turn)));
            if from_first {
                tell(way + 2, share);
            }
        }
    }

    /// The most that a piece of that value could win by its next capture.
    fn threat(&self, hits: Bitboard, own: f32) -> f32 {
        let aims = hits & self.board.by_color(!self.turn) & !self.board.kings();
        let win = |aim: Square| {
            let taken = self.board.role_at(aim).map_or(0.0, worth);
            if self.other.many[aim as usize] == 0 { taken } else { taken - own }
        };
        aims.into_iter().map(win).fold(0.0, f32::max)
    }
}

/// The attacks of one side: how many pieces attack each square, and the value of the least of them.
struct Attacks {
    many: [u8; 64],
    least: [f32; 64],
}

impl Attacks {
    fn of(board: &Board, color: Color) -> Attacks {
        let mut attacks = Attacks { many: [0; 64], least: [0.0; 64] };
        for role in Role::ALL {
            for from in board.by_color(color) & board.by_role(role) {
                for square in board.attacks_from(from) {
                    let at = square as usize;
                    if attacks.many[at] == 0 {
                        attacks.least[at] = worth(role);
                    }
                    attacks.many[at] += 1;
                }
            }
        }
        attacks
    }
}

fn worth(role: Role) -> f32 {
    WORTH[role as usize]
}

/// The step of a net gain or loss.
fn net(net: f32, captures: bool) -> usize {
    let steps = [-6.0, -2.5, -LITTLE, LITTLE, 2.5, 4.5];
    let step = steps.iter().filter(|least| net > **least).count();
    // An even exchange has a step of its own, apart from quiet moves.
    step + usize::from(step > 3 || step == 3 && captures)
}

/// The step of a value attacked or saved.
fn step(worth: f32) -> usize {
    [2.5, 4.0, 6.0].iter().filter(|least| worth > **least).count()
}

/// How far a square is from the middle of the board.
fn off_centre(square: Square) -> f32 {
    let file = (f32::from(square.file() as u8) - 3.5).abs();
    let rank = (f32::from(square.rank() as u8) - 3.5).abs();
    file.max(rank) + 0.5 * file.min(rank)
}

/// The rank as that side counts it, from 0.
fn rank(square: Square, turn: Color) -> f32 {
    f32::from(turn.fold_wb(square.rank() as u8, 7 - square.rank() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{from_fen, samples, uci};

    /// The moves of a position, the likeliest first.
    fn order(fen: &str) -> Vec<String> {
        let position = from_fen(fen).unwrap();
        let moves = position.legal_moves();
        let unlikely = unlikely(&position, &moves);
        let mut order: Vec<(f32, String)> =
            unlikely.into_iter().zip(moves.iter().map(|&mv| uci(mv))).collect();
        order.sort_by(|left, right| left.0.total_cmp(&right.0));
        order.into_iter().map(|(_, mv)| mv).collect()
    }

    #[test]
    fn hanging_pieces_are_captured_and_no_piece_is_left_hanging() {
        let order = order("4k3/8/2p5/3r4/4P3/8/8/3QK3 w - - 0 1");
        let place = |uci: &str| order.iter().position(|mv| mv == uci).unwrap();
        assert_eq!(place("e4d5"), 0, "{order:?}");
        assert!(place("d1e2") < place("d1d5") && place("d1d5") < place("d1d4"), "{order:?}");
    }

    #[test]
    fn a_losing_check_and_an_underpromotion_are_unlikely() {
        let order = order("4k3/P7/8/8/8/8/5PPP/3Q2K1 w - - 0 1");
        let place = |uci: &str| order.iter().position(|mv| mv == uci).unwrap();
        assert!(place("a7a8q") < place("a7a8r") && place("d1e2") < place("d1d8"), "{order:?}");
    }

    #[test]
    fn the_probabilities_of_all_moves_sum_to_one() {
        for fen in samples::RICH {
            let position = from_fen(fen).unwrap();
            let moves = position.legal_moves();
            let all: f32 = unlikely(&position, &moves).iter().map(|cost| (-cost).exp()).sum();
            assert!((all - 1.0).abs() < 1e-3, "{fen}: {all}");
        }
    }
}
