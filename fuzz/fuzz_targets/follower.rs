//! Whatever squares a board says are occupied: the pieces followed stand on exactly these.
//!
//! Each two bytes are one step: a square that changes, a move that is played in the game, or
//! squares that change together.
#![no_main]

use annabella::chess::{Bitboard, Chess, Position, Square};
use annabella::tactile::Follower;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut position = Chess::default();
    let mut follower = Follower::new(position.board().clone());
    let mut occupied = position.board().occupied();
    let mut announced = None;
    // As many as the hands of several moves; more only makes each input slow.
    for chunk in bytes.chunks_exact(2).take(48) {
        let [kind, which] = [chunk[0], chunk[1]];
        let legal = position.legal_moves();
        let mv = legal.get(usize::from(which) % legal.len().max(1)).copied();
        match kind % 8 {
            0..=4 => occupied.toggle(Square::new(u32::from(which % 64))),
            5 => occupied ^= Bitboard::from(Square::new(u32::from(which % 64)).rank()),
            6 => announced = mv,
            _ => {
                if let Some(mv) = mv {
                    position.play_unchecked(mv);
                    announced = None;
                }
            }
        }
        follower.see(occupied, &position);
        let seen = follower.conclude(&position, announced);
        assert_eq!(seen.placement.occupied(), occupied);
        assert!(seen.unknown.is_empty() || seen.placement != *position.board());
    }
});
