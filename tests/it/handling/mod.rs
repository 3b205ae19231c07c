//! Random legal games with human-like handling.
//! The made move is the intended one, or the arbiter is asked.
//!
//! `cargo bench --bench handling -- --plies 1000000` runs more of it.

mod delay;
mod manner;
mod table;
mod world;

#[allow(unused_imports)] // The bench prints them.
pub use delay::Delays;
pub use table::{Count, play};

#[test]
fn the_move_made_is_the_intended_one() {
    let (timing, mut count) = (annabella::tactile::Timing::default(), Count::default());
    for seed in 0..60 {
        play(seed, 60, timing, &mut count);
    }
    assert!(count.wrong.is_empty(), "{:#?}", count.wrong);
    assert!(count.asked.is_empty(), "{:#?}", count.asked);
    assert!(count.plies > 2000, "{} plies", count.plies);
}
