//! Whatever a board reports: the tracker stands as reported, and what it reads is legal.
//!
//! Each three bytes are one report: a change, a dump that lacks what two bytes select, or a
//! move played in the game beside it.
#![no_main]

use annabella::chess::{Board, Chess, Color, Piece, Position, Role, Square};
use annabella::clock::Stamp;
use annabella::tactile::{Reading, Tracker};
use libfuzzer_sys::fuzz_target;

/// What a board shows.
enum Shown {
    All(Board),
    Square(Square, Option<Piece>),
}

fuzz_target!(|bytes: &[u8]| {
    let mut base = Chess::default();
    let mut tracker = Tracker::new(Board::new());
    for (index, chunk) in bytes.chunks_exact(3).enumerate() {
        let [kind, first, second] = [chunk[0], chunk[1], chunk[2]];
        let shown = match kind % 8 {
            0..=4 => {
                let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
                let role = roles.get(usize::from(second % 8)).copied();
                let piece = role.map(|role| Piece { color: Color::from_white(second & 8 == 0), role });
                Shown::Square(Square::new(u32::from(first % 64)), piece)
            }
            5 => {
                let mut board = base.board().clone();
                board.discard_piece_at(Square::new(u32::from(first % 64)));
                board.discard_piece_at(Square::new(u32::from(second % 64)));
                Shown::All(board)
            }
            _ => {
                let legal = base.legal_moves();
                if let Some(&mv) = legal.get(usize::from(first) % legal.len().max(1)) {
                    base.play_unchecked(mv);
                    tracker.rebase(base.board());
                }
                Shown::All(base.board().clone())
            }
        };
        let at = Stamp(index as u64);
        match &shown {
            Shown::All(board) => {
                tracker.show(at, board);
                assert_eq!(tracker.placement(), board);
            }
            Shown::Square(square, piece) => {
                tracker.change(at, *square, *piece);
                assert_eq!(tracker.placement().piece_at(*square), *piece);
            }
        }
        match tracker.reading(&base) {
            Reading::AtBase => assert_eq!(tracker.placement(), base.board()),
            Reading::Whole(mv) => {
                assert!(base.is_legal(mv));
                let mut after = base.clone();
                after.play_unchecked(mv);
                assert_eq!(tracker.placement(), after.board());
            }
            Reading::Unfinished { candidates } => assert!(candidates.iter().all(|mv| base.is_legal(*mv))),
            Reading::Elsewhere { differences } => assert!(!differences.is_empty()),
        }
    }
});
