//! The part of a move that the pegs show, and the changes that remain.

use annabella_chess::{Board, Chess, Move, Piece, Position, Square, attacks};

/// A comparison of the pegs with a position that they showed before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The pegs show that position.
    AtBase,
    /// The pegs show the position after exactly this legal move.
    Whole(Move),
    /// The pegs show a part of a legal move.
    Unfinished {
        /// The moves that fit, at least one.
        candidates: Vec<Move>,
    },
    /// The pegs show something other than a part of a legal move.
    Elsewhere {
        /// The squares that differ from that position.
        differences: Vec<Difference>,
    },
}

/// A square on which the pegs differ from the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difference {
    /// The square.
    pub square: Square,
    /// The piece there.
    pub has: Option<Piece>,
    /// The piece that should be there.
    pub wants: Option<Piece>,
}

impl Reading {
    /// Compares a placement with the legal moves from `base`.
    pub fn of(placement: &Board, base: &Chess) -> Reading {
        let differences = Difference::between(placement, base.board());
        if differences.is_empty() {
            return Reading::AtBase;
        }
        let mut candidates = Vec::new();
        for mv in base.legal_moves() {
            let mut after = base.clone();
            after.play_unchecked(mv);
            if placement == after.board() {
                return Reading::Whole(mv);
            }
            if differences.iter().all(|difference| on_the_way(difference, base, mv, after.board())) {
                candidates.push(mv);
            }
        }
        if candidates.is_empty() {
            Reading::Elsewhere { differences }
        } else {
            Reading::Unfinished { candidates }
        }
    }

    /// Whether pegs that show the complete move `mv` show a part of another.
    /// The example is a rook moved first in castling.
    pub fn is_part_of_another(base: &Chess, mv: Move) -> bool {
        let mut shown = base.clone();
        shown.play_unchecked(mv);
        let differences = Difference::between(shown.board(), base.board());
        base.legal_moves().into_iter().filter(|&other| other != mv).any(|other| {
            let mut after = base.clone();
            after.play_unchecked(other);
            differences.iter().all(|difference| on_the_way(difference, base, other, after.board()))
        })
    }

    /// Whether the piece of the complete move `mv` can be slid on along its line to end another move.
    /// A king's step can be the begin of castling.
    pub fn slides_on(base: &Chess, mv: Move) -> bool {
        let Some(from) = mv.from().filter(|_| mv.promotion().is_none()) else { return false };
        base.legal_moves().into_iter().any(|other| {
            let to = match (other, other.castling_side()) {
                (Move::Castle { .. }, Some(side)) => side.king_to(base.turn()),
                _ => other.to(),
            };
            other.from() == Some(from) && attacks::between(from, to).contains(mv.to())
        })
    }

    /// Whether pegs that show the complete move `mv` come to show `other` if only its last peg moves on.
    ///
    /// Not after a capture: the captured piece would first have to be put back. A new piece on the last rank
    /// can only be exchanged there.
    pub fn moves_on(mv: Move, other: Move) -> bool {
        let same = other != mv && other.from() == mv.from() && !mv.is_castle();
        same && if mv.is_promotion() { other.to() == mv.to() } else { !mv.is_capture() }
    }

    /// Whether the placement shows the legal move `mv` or a part of it.
    pub fn leads_to(placement: &Board, base: &Chess, mv: Move) -> bool {
        let mut after = base.clone();
        after.play_unchecked(mv);
        let differences = Difference::between(placement, base.board());
        differences.iter().all(|difference| on_the_way(difference, base, mv, after.board()))
    }
}

impl Difference {
    /// Returns the squares on which a placement differs from `target`.
    /// They are sorted by file from a to h, then by rank from 1 up.
    pub fn between(placement: &Board, target: &Board) -> Vec<Difference> {
        let at =
            |square| Difference { square, has: placement.piece_at(square), wants: target.piece_at(square) };
        let differs = |difference: &Difference| difference.has != difference.wants;
        let mut differences: Vec<Difference> = Square::ALL.into_iter().map(at).filter(differs).collect();
        differences.sort_by_key(|difference| (difference.square.file(), difference.square.rank()));
        differences
    }
}

/// Whether a square can look like this while `mv` is executed.
/// It can be empty, as after the move, or have the pawn that will be promoted.
fn on_the_way(difference: &Difference, base: &Chess, mv: Move, after: &Board) -> bool {
    let Difference { square, has, .. } = *difference;
    let wanted = after.piece_at(square);
    let pawn = || mv.promotion().is_some() && square == mv.to() && has == Some(base.turn().pawn());
    wanted != base.board().piece_at(square) && (has.is_none() || has == wanted || pawn())
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{File, San, chess960, from_fen};

    /// Whether a part of another move is shown, and whether the piece can slide on.
    fn further(fen: &str, san: &str) -> (bool, bool) {
        let base = from_fen(fen).unwrap();
        let mv = san.parse::<San>().unwrap().to_move(&base).unwrap();
        (Reading::is_part_of_another(&base, mv), Reading::slides_on(&base, mv))
    }

    fn moves_on(fen: &str, san: &str, other: &str) -> bool {
        let base = from_fen(fen).unwrap();
        let [mv, other] = [san, other].map(|san| san.parse::<San>().unwrap().to_move(&base).unwrap());
        Reading::moves_on(mv, other)
    }

    /// Castling by 2023 Guidelines II.3.2 from all starting squares of king and rook.
    /// In every order of lifts and placements that hands can do, the pegs lead to the castling and finally
    /// show it.
    #[test]
    fn castling_of_chess960_is_read_in_every_order() {
        let (mut castlings, mut orders) = (0, 0);
        for (rook, king) in (0..8).flat_map(|rook| (0..8).map(move |king| (rook, king))) {
            let Some(base) = with_king_and_rook(rook, king) else { continue };
            for mv in base.legal_moves().into_iter().filter(|mv| mv.is_castle()) {
                castlings += 1;
                let mut after = base.clone();
                after.play_unchecked(mv);
                let squares: Vec<Square> =
                    Difference::between(after.board(), base.board()).iter().map(|it| it.square).collect();
                let lifts = squares.iter().filter(|&&at| base.board().piece_at(at).is_some());
                let places = squares.iter().filter(|&&at| after.board().piece_at(at).is_some());
                let hands: Vec<(Square, bool)> =
                    lifts.map(|&at| (at, false)).chain(places.map(|&at| (at, true))).collect();
                orders += executed(&base, after.board(), mv, base.board().clone(), &hands);
            }
        }
        assert_eq!((castlings, orders > 200), (56, true), "{orders} orders");
    }

    /// Returns a position with White's king and rook on the first rank and the right to castle.
    /// Returns `None` if they would share a square.
    fn with_king_and_rook(rook: u32, king: u32) -> Option<Chess> {
        let (rook, king) = (File::new(rook), File::new(king));
        let rank: String = File::ALL
            .map(|file| {
                if file == rook {
                    'R'
                } else if file == king {
                    'K'
                } else {
                    '1'
                }
            })
            .iter()
            .collect();
        let right = rook.upper_char();
        chess960::position(&format!("7k/7p/8/8/8/8/8/{} w {right} - 0 1", packed(&rank)))
    }

    fn packed(rank: &str) -> String {
        let mut packed = String::new();
        let mut empty = 0;
        for sign in rank.chars().chain(['.']) {
            if sign == '1' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                packed += &empty.to_string();
                empty = 0;
            }
            packed.extend((sign != '.').then_some(sign));
        }
        packed
    }

    /// Tries all orders of the remaining actions, and returns the number of orders.
    fn executed(base: &Chess, after: &Board, mv: Move, board: Board, left: &[(Square, bool)]) -> usize {
        let shown = Reading::of(&board, base);
        if left.is_empty() {
            assert_eq!(shown, Reading::Whole(mv));
            return 1;
        }
        let other = matches!(shown, Reading::Whole(_) | Reading::AtBase);
        assert!(other || matches!(&shown, Reading::Unfinished { candidates } if candidates.contains(&mv)));
        assert!(Reading::leads_to(&board, base, mv));
        let mut orders = 0;
        for (index, &(at, place)) in left.iter().enumerate() {
            let mut next = board.clone();
            let piece = after.piece_at(at).filter(|_| place);
            // A placement needs an empty aperture, and its peg in a hand.
            let in_hand = piece
                .is_none_or(|piece| board.by_piece(piece).count() < base.board().by_piece(piece).count());
            if place == next.piece_at(at).is_some() || !in_hand {
                continue;
            }
            match piece {
                Some(piece) => next.set_piece_at(at, piece),
                None => drop(next.remove_piece_at(at)),
            }
            let rest: Vec<(Square, bool)> =
                left.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, &it)| it).collect();
            orders += executed(base, after, mv, next, &rest);
        }
        orders
    }

    #[test]
    fn a_longer_move_is_seen_only_where_there_is_one() {
        let castling = "4k3/8/8/8/8/8/P4PPP/R3K2R w KQ - 0 1";
        for (san, part, slides) in [
            ("Rf1", true, false),
            ("Rg1", false, true),
            ("Kf1", false, true),
            ("Kd1", false, true),
            ("Ke2", false, false),
            ("Rd1", true, false),
            ("Rb1", false, true),
            ("Rc1", false, true),
            ("a3", false, true),
            ("a4", false, false),
            ("O-O", false, false),
        ] {
            assert_eq!(further(castling, san), (part, slides), "{san}");
        }
        let slide = "4k3/8/8/8/8/N7/8/R3K3 w Q - 0 1";
        for (san, slides) in [("Rb1", true), ("Ra2", false), ("Nb5", false), ("Nc2", false)] {
            assert_eq!(further(slide, san), (false, slides), "{san}");
        }
        assert_eq!(further("8/P7/8/8/8/k7/8/4K3 w - - 0 1", "a8=Q"), (false, false));
    }

    #[test]
    fn a_peg_moves_on_to_other_moves_of_its_piece_unless_it_captured() {
        let base = "r3k3/1P6/4p3/3N4/8/8/8/R3K2R w KQ - 0 1";
        for (san, other, further) in [
            ("Nc3", "Nf4", true),
            ("Nc3", "Rb1", false),
            ("Rb1", "Rxa8", true),
            ("Rxa8", "Rb1", false),
            ("Kf1", "O-O", true),
            ("O-O", "Kf1", false),
            ("b8=Q", "b8=N", true),
            ("b8=Q", "bxa8=Q", false),
            ("bxa8=Q", "bxa8=R", true),
        ] {
            assert_eq!(moves_on(base, san, other), further, "{san} {other}");
        }
    }
}
