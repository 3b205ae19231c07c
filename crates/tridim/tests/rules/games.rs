//! Random games to their end, with the invariants of every position.

use annabella_chess::notation::Letters;
use annabella_chess::{Color, Piece, Role};
use annabella_tactile::hands::Dice;
use annabella_tridim::notation::{read, write};
use annabella_tridim::{MoveSequence, Pin, Position};

/// Asserts the invariants after a move.
fn check(position: &Position) {
    for color in Color::ALL {
        let king = Piece { color, role: Role::King };
        let kings: Vec<_> = position.pieces().filter(|&(_, piece)| piece == king).collect();
        assert_eq!(kings, [(position.king(color), king)], "{position}");
        let boards = Pin::all().filter(|&pin| position.board(pin) == Some(color)).count();
        assert_eq!(boards, 2, "{position}");
    }
    assert!(position.pieces().all(|(square, _)| position.exists(square)), "{position}");
    assert_eq!(position.squares().count(), 64, "{position}");
    assert!(!position.is_attacked(position.king(!position.turn()), position.turn()), "{position}");
    assert_eq!(position.to_string().parse().as_ref(), Ok(position), "the text is read again");
}

/// Plays and checks a random game until it ends or fifty moves can be claimed.
/// Returns its number of plies.
pub fn random_game(dice: &mut Dice) -> usize {
    let mut line = MoveSequence::default();
    while line.position().ending().is_none() && !line.position().is_fifty_moves() {
        let position = line.position();
        let legal = position.legal_moves();
        let mv = legal[dice.below(legal.len() as u64) as usize];
        let before = position.clone();
        let letters = Letters::ALL[dice.below(6) as usize];
        let text = write(mv, position, letters);
        let again = read(&text, letters).and_then(|written| written.resolve(position));
        assert_eq!(again, Ok(mv), "{text}: {position}");
        line.push(mv);
        check(line.position());
        // A move taken back and played again gives the same positions.
        let after = line.position().clone();
        assert_eq!((line.pop(), line.position()), (Some(mv), &before));
        line.push(mv);
        assert_eq!(line.position(), &after);
        assert_ne!(after, before);
    }
    line.moves().len()
}
