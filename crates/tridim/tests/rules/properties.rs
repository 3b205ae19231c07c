//! A few random games; the bench plays many.

use super::games::random_game;
use annabella_tactile::hands::Dice;

#[test]
fn random_games_keep_what_must_hold() {
    let mut dice = Dice::new(9);
    let plies: usize = (0..12).map(|_| random_game(&mut dice)).sum();
    assert!(plies > 2000, "{plies} plies only");
}
