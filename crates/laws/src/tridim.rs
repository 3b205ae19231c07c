//! Results and draw claims of three-dimensional chess.

use super::{Ground, Outcome, Reason};
use annabella_chess::{Color, Role};
use annabella_tridim::{Ending, Move, MoveSequence, Position};

/// Returns the result if the last move ends the game (3D 5.1(a), 5.2, 9.6).
pub fn ending(moves: &MoveSequence) -> Option<Outcome> {
    moves.position().ending().map(|ending| match ending {
        Ending::Mate(winner) => Outcome::win(winner, Reason::Mate),
        Ending::Stalemate => Outcome::draw(Reason::Stalemate),
        Ending::Dead => Outcome::draw(Reason::DeadPosition),
    })
}

/// Returns the result when the flag of `fallen` has fallen (3D 6.9).
///
/// The game is drawn if the opponent has only a king, which gives no check; otherwise it is lost.
pub fn after_flag(position: &Position, fallen: Color) -> Outcome {
    let opponent = fallen.other();
    let bare = position.pieces().all(|(_, piece)| piece.color == fallen || piece.role == Role::King);
    if bare { Outcome::draw(Reason::FlagCannotMate) } else { Outcome::win(opponent, Reason::Flag) }
}

/// Returns the count that decides a claim (3D 9.2, 9.3).
///
/// It counts occurrences of the position, or moves by each player without a capture or a pawn move.
pub fn count(ground: Ground, moves: &MoveSequence) -> usize {
    match ground {
        Ground::Threefold => moves.repetitions(),
        Ground::Fifty => usize::from(moves.position().halfmoves()) / 2,
    }
}

/// Whether a claim is correct for the position on the board.
pub fn holds(ground: Ground, moves: &MoveSequence) -> bool {
    match ground {
        Ground::Threefold => count(ground, moves) >= 3,
        Ground::Fifty => moves.position().is_fifty_moves(),
    }
}

/// Returns the count after a legal move, and whether the claim is correct then (3D 9.2(a), 9.3(a)).
pub fn after(ground: Ground, moves: &MoveSequence, mv: Move) -> (usize, bool) {
    let mut moves = moves.clone();
    moves.push(mv);
    (count(ground, &moves), holds(ground, &moves))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_king_wins_nothing_by_a_flag() {
        let text = "W:4/4/4/4,N:4/4/4/4,S:4/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:1P/K1,KP6b:k1/2 w - - - 0 9";
        let position: Position = text.parse().unwrap();
        assert_eq!(after_flag(&position, Color::White), Outcome::draw(Reason::FlagCannotMate));
        assert_eq!(after_flag(&position, Color::Black), Outcome::win(Color::White, Reason::Flag));
        assert_eq!(ending(&MoveSequence::new(position)), None);
    }
}
