//! The legal moves of a position, and the coordinates that distinguish them in writing.

use annabella_chess::{Chess, Color, Move, Position, Role, Square};

/// A legal move, and the coordinates that its notation needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// The move.
    pub mv: Move,
    /// Coordinates of the origin that distinguish it from another piece's move.
    pub needs: Needs,
    /// All properties that its costs depend on, as one number for lookups.
    pub key: u32,
}

/// Coordinates of its origin that a move needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    pub file: bool,
    pub rank: bool,
}

/// Returns the legal moves of a position.
///
/// After an illegal move, a king may be left in check; it is never captured (2023 1.4.1).
pub(crate) fn candidates(position: &Chess) -> Vec<Candidate> {
    let mut legal = position.legal_moves();
    legal.retain(|mv| mv.capture() != Some(Role::King));
    let mut same = [[0_u8; 64]; 6];
    for mv in &legal {
        same[mv.role() as usize - 1][usize::from(mv.to())] += 1;
    }
    let candidate = |&mv: &Move| {
        let alone = same[mv.role() as usize - 1][usize::from(mv.to())] < 2;
        let needs = if alone { Needs::default() } else { needs(mv, &legal) };
        Candidate { mv, needs, key: key(mv, needs, position.turn()) }
    };
    legal.iter().map(candidate).collect()
}

/// Returns the coordinates that distinguish a move from those of like pieces to the same square.
fn needs(mv: Move, legal: &[Move]) -> Needs {
    if mv.role() == Role::Pawn || mv.castling_side().is_some() {
        return Needs::default();
    }
    let (mut others, mut file, mut rank) = (false, false, false);
    for other in legal {
        if other.to() == mv.to() && other.role() == mv.role() && other.castling_side().is_none() {
            let (Some(own), Some(from)) = (mv.from(), other.from()) else { continue };
            if own != from {
                others = true;
                file |= own.file() == from.file();
                rank |= own.rank() == from.rank();
            }
        }
    }
    match (others, file) {
        (false, _) => Needs::default(),
        (true, false) => Needs { file: true, rank: false },
        (true, true) => Needs { file: rank, rank: true },
    }
}

pub(crate) fn key(mv: Move, needs: Needs, turn: Color) -> u32 {
    let square = |square: Option<Square>| square.map_or(0, |square| u32::from(square as u8));
    let role = |role: Option<Role>| role.map_or(0, |role| role as u32);
    square(mv.from())
        | square(Some(mv.to())) << 6
        | role(Some(mv.role())) << 12
        | role(mv.capture()) << 15
        | role(mv.promotion()) << 18
        | u32::from(needs.file) << 21
        | u32::from(needs.rank) << 22
        | u32::from(mv.is_castle()) << 23
        | u32::from(turn.is_white()) << 24
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_names_its_origin_where_it_must() {
        let position = annabella_chess::from_fen("4k3/8/8/8/8/8/N7/4K1N1 w - - 0 1").unwrap();
        let needs = |uci: &str| {
            let moves = candidates(&position);
            moves.iter().find(|own| annabella_chess::uci(own.mv) == uci).map(|own| own.needs)
        };
        assert_eq!(needs("g1e2"), Some(Needs::default()));
        let position = annabella_chess::from_fen("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1").unwrap();
        let moves = candidates(&position);
        let needs = moves.iter().find(|own| annabella_chess::uci(own.mv) == "b1d2").map(|own| own.needs);
        assert_eq!(needs, Some(Needs { file: true, rank: false }));
    }
}
