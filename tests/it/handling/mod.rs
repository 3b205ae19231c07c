//! Random legal games under human-like hands: the move made is the move meant, or the arbiter is
//! asked; never another move.
//!
//! `cargo bench --bench handling -- --plies 1000000` runs as much of it as anybody likes.

mod delay;
mod manner;
mod table;
mod world;

#[allow(unused_imports)] // The bench prints them.
pub use delay::Delays;
pub use table::{Count, play};

#[test]
fn the_move_made_is_the_move_meant() {
    let mut count = Count::default();
    for seed in 0..60 {
        play(seed, 60, &mut count);
    }
    assert!(count.wrong.is_empty(), "{:#?}", count.wrong);
    assert!(count.asked.is_empty(), "{:#?}", count.asked);
    assert!(count.plies > 2000, "{} plies", count.plies);
}
