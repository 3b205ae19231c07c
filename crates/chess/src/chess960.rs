//! The starting positions of Chess960, numbered from 0 to 959 (2023 Guidelines II.2).
//!
//! ```
//! use annabella_chess::chess960;
//! let start = chess960::start_fen(518).unwrap();
//! assert_eq!(start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
//! assert_eq!(chess960::number(&chess960::position(&start).unwrap()), Some(518));
//! assert_eq!(chess960::drawn("Chennai, round 3, table 7"), 7);
//! ```

use super::setup::{DeclaredChess, FenReach, read_fen};
use super::{Chess, Color, EnPassantMode, Fen, File, Position, Rank, Role, Square};
use sha2::{Digest, Sha256};

/// Number of starting positions.
pub const STARTS: u16 = 960;

/// Returns the pieces of the first rank, from a to h, for the usual `number`; `None` from 960.
///
/// Remainders of the number place the bishops, the queen and the knights; rook, king and rook fill the rest.
pub fn pieces(number: u16) -> Option<[Role; 8]> {
    if number >= STARTS {
        return None;
    }
    let number = usize::from(number);
    let mut rank = [None; 8];
    rank[2 * (number % 4) + 1] = Some(Role::Bishop);
    rank[2 * (number / 4 % 4)] = Some(Role::Bishop);
    put(&mut rank, number / 16 % 6, Role::Queen);
    // The knights take one of ten pairs among the five free squares.
    let (first, second) = KNIGHTS[number / 96];
    put(&mut rank, second, Role::Knight);
    put(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut rank, 0, role);
    }
    Some(rank.map(|role| role.unwrap_or(Role::Pawn)))
}

const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Puts `role` on the free square that follows `before` other free squares.
fn put(rank: &mut [Option<Role>; 8], before: usize, role: Role) {
    if let Some(free) = rank.iter_mut().filter(|square| square.is_none()).nth(before) {
        *free = Some(role);
    }
}

/// Returns starting position `number` as FEN; `None` from 960.
pub fn start_fen(number: u16) -> Option<String> {
    let rank: String = pieces(number)?.into_iter().map(Role::char).collect();
    let white = rank.to_uppercase();
    Some(format!("{rank}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1"))
}

/// Reads a FEN of Chess960; `None` if it is invalid.
pub fn position(fen: &str) -> Option<Chess> {
    read_fen(fen, DeclaredChess::Chess960, FenReach::Reachable).ok()
}

/// Returns the number of a starting position; `None` for any other position.
pub fn number(position: &Chess) -> Option<u16> {
    let same = |number: &u16| {
        let start = start_fen(*number).and_then(|fen| self::position(&fen));
        let text = |position: &Chess| Fen::from_position(position, EnPassantMode::Legal).to_string();
        start.is_some_and(|start| text(&start) == text(position))
    };
    let first: Vec<Option<Role>> =
        File::ALL.map(|file| position.board().role_at(Square::from_coords(file, Rank::First))).to_vec();
    let fits = |number: &u16| pieces(*number).is_some_and(|own| own.map(Some).to_vec() == first);
    (0..STARTS).filter(fits).find(same)
}

/// Draws a number by lot: the first eight bytes of the SHA-256 of the text `lot`, modulo 960.
///
/// Anyone can check it: `printf %s LOT | sha256sum` prints the bytes.
pub fn drawn(lot: &str) -> u16 {
    let digest = Sha256::digest(lot.as_bytes());
    let first = digest.iter().take(8).fold(0_u64, |value, byte| value << 8 | u64::from(*byte));
    (first % u64::from(STARTS)) as u16
}

/// Whether a castling right remains whose king or rook is not on its standard file.
pub fn castles_otherwise(position: &Chess) -> bool {
    let castles = position.castles();
    let sides = Color::ALL.into_iter().flat_map(|color| super::Side::ALL.map(|side| (color, side)));
    let elsewhere = |(color, side): (Color, super::Side)| {
        castles.rook(color, side).is_some_and(|rook| {
            let corner = if side.is_king_side() { File::H } else { File::A };
            let king = position.board().king_of(color).map(Square::file);
            rook.file() != corner || king != Some(File::E)
        })
    };
    sides.into_iter().any(elsewhere)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_starts_are_all_that_there_can_be() {
        let mut seen = BTreeSet::new();
        for number in 0..STARTS {
            let rank = pieces(number).unwrap();
            let at = |role| rank.iter().enumerate().filter(move |(_, own)| **own == role).map(|(at, _)| at);
            let of = |role: Role| at(role).collect::<Vec<_>>();
            let (rooks, bishops, king) = (of(Role::Rook), of(Role::Bishop), of(Role::King)[0]);
            assert!(rooks[0] < king && king < rooks[1], "{number}");
            assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}");
            assert_eq!((of(Role::Queen).len(), of(Role::Knight).len()), (1, 2));
            assert!(seen.insert(start_fen(number).unwrap()), "{number} is there twice");
        }
        assert_eq!((seen.len(), pieces(STARTS)), (960, None));
    }

    #[test]
    fn numbers_are_those_of_other_programs() {
        // From python-chess 1.11.2, `chess.Board.from_chess960_pos`.
        for (number, rank) in [(0, "bbqnnrkr"), (1, "bqnbnrkr"), (518, "rnbqkbnr"), (959, "rkrnnqbb")] {
            assert!(start_fen(number).unwrap().starts_with(rank), "{number}");
        }
        for start in (0..STARTS).step_by(37) {
            assert_eq!(number(&position(&start_fen(start).unwrap()).unwrap()), Some(start));
        }
        assert_eq!(number(&position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap()), None);
    }
}
