//! The moves of one game from its start, and the positions between them.

use super::play::Move;
use super::position::Position;

/// A starting position and the moves played from it.
#[derive(Clone, Debug, Default)]
pub struct MoveSequence {
    start: Position,
    moves: Vec<Move>,
    after: Vec<Position>,
}

impl MoveSequence {
    /// Creates a sequence without moves.
    pub fn new(start: Position) -> MoveSequence {
        MoveSequence { start, moves: Vec::new(), after: Vec::new() }
    }

    /// Returns the moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.after.last().unwrap_or(&self.start)
    }

    /// Returns the position after `plies` plies, 0 being the start; `None` past the end.
    pub fn position_after(&self, plies: usize) -> Option<&Position> {
        if plies == 0 { Some(&self.start) } else { self.after.get(plies - 1) }
    }

    /// Plays a legal move.
    pub fn push(&mut self, mv: Move) {
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.moves.push(mv);
        self.after.push(next);
    }

    /// Takes back the last move.
    pub fn pop(&mut self) -> Option<Move> {
        self.after.pop();
        self.moves.pop()
    }

    /// Returns how often the current position has occurred, including now (3D 9.2(b)).
    pub fn repetitions(&self) -> usize {
        self.count(self.position())
    }

    /// Returns how often the position after a legal move will have occurred, including that (3D 9.2(a)).
    pub fn repetitions_after(&self, mv: Move) -> usize {
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.count(&next) + 1
    }

    fn count(&self, position: &Position) -> usize {
        let identity = position.identity();
        let earlier = std::iter::once(&self.start).chain(&self.after);
        earlier.filter(|earlier| earlier.turn() == position.turn() && earlier.identity() == identity).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read;
    use annabella_chess::notation::Letters;

    fn play(line: &mut MoveSequence, moves: &str) {
        for text in moves.split_whitespace() {
            let mv = read(text, Letters::De).unwrap().resolve(line.position()).unwrap();
            line.push(mv);
        }
    }

    #[test]
    fn counts_a_position_that_comes_back() {
        let mut line = MoveSequence::default();
        let round = "Sb3W Sb6S Sa1W Sa8S";
        play(&mut line, round);
        // The start is a different position: castling was not yet possible.
        assert_eq!(line.repetitions(), 1);
        play(&mut line, round);
        assert_eq!(line.repetitions(), 2);
        play(&mut line, "Sb3W Sb6S Sa1W");
        let back = read("Sa8S", Letters::De).unwrap().resolve(line.position()).unwrap();
        assert_eq!(line.repetitions_after(back), 3);
        line.push(back);
        assert_eq!(line.repetitions(), 3);
        assert_eq!((line.pop(), line.moves().len()), (Some(back), 11));
        assert_eq!(line.position_after(0), Some(&Position::default()));
        assert_eq!(line.position_after(12), None);
    }

    #[test]
    fn a_pawn_that_could_be_taken_in_passing_makes_another_position() {
        for (boards, times) in
            [("W:1p2/4/P3/4,N:4/4/4/4,S:4/4/4/4", 1), ("W:2p1/4/P3/4,N:4/4/4/4,S:4/4/4/4", 2)]
        {
            let text = format!("{boards},DP1w:2/2,DP6b:2/2,KP1w:2/K1,KP6b:k1/2 w - - - 0 9");
            let mut line = MoveSequence::new(text.parse().unwrap());
            play(&mut line, "a4W Kd8KP6 Ke0KP1 Kd9KP6 Kd0KP1");
            assert_eq!(line.repetitions(), times, "{text}");
        }
    }
}
