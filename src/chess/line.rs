//! The moves of one game from its start, and the positions between them.

use shakmaty::{Chess, Color, EnPassantMode, Move, Position, san::SanPlus};

/// One ply: a move, with what the position before it makes of it.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// The move.
    pub mv: Move,
    /// Its short algebraic form in English letters, with check and mate.
    pub san: String,
    /// Who moved.
    pub by: Color,
}

/// A start position and the moves played from it.
#[derive(Clone, Debug, Default)]
pub struct Line {
    start: Chess,
    plies: Vec<PlayedMove>,
    after: Vec<Chess>,
}

impl Line {
    /// An empty line from that position.
    pub fn new(start: Chess) -> Line {
        Line { start, ..Line::default() }
    }

    /// How many plies were played.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The position now.
    pub fn position(&self) -> &Chess {
        self.after.last().unwrap_or(&self.start)
    }

    /// The position after so many plies; 0 is the start.
    ///
    /// # Panics
    /// Past the end of the line.
    pub fn position_after(&self, plies: usize) -> &Chess {
        if plies == 0 { &self.start } else { &self.after[plies - 1] }
    }

    /// The plies played.
    pub fn plies(&self) -> &[PlayedMove] {
        &self.plies
    }

    /// Plays a legal move.
    pub fn push(&mut self, mv: Move) -> &PlayedMove {
        let mut next = self.position().clone();
        let by = next.turn();
        let san = SanPlus::from_move_and_play_unchecked(&mut next, mv).to_string();
        self.after.push(next);
        self.plies.push(PlayedMove { mv, san, by });
        &self.plies[self.plies.len() - 1]
    }

    /// Takes the last ply back.
    pub fn pop(&mut self) -> Option<PlayedMove> {
        self.after.pop();
        self.plies.pop()
    }

    /// How often the position on the board has stood, this time included (2023 9.2.3).
    pub fn repetitions(&self) -> usize {
        let key = |position: &Chess| {
            let setup = position.clone().to_setup(EnPassantMode::Legal);
            (setup.board, setup.turn, setup.castling_rights, setup.ep_square)
        };
        let now = key(self.position());
        let earlier = self.after.iter().rev().skip(1).chain(std::iter::once(&self.start));
        let irreversible = self.position().halfmoves() as usize;
        if self.plies.is_empty() {
            return 1;
        }
        1 + earlier.take(irreversible).filter(|position| key(position) == now).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::san::San;

    fn play(line: &mut Line, moves: &str) {
        for san in moves.split_whitespace() {
            let san: San = san.parse().unwrap();
            let mv = san.to_move(line.position()).unwrap();
            line.push(mv);
        }
    }

    #[test]
    fn counts_a_position_that_comes_back() {
        let mut line = Line::default();
        assert_eq!(line.repetitions(), 1);
        play(&mut line, "Nf3 Nf6 Ng1 Ng8");
        assert_eq!(line.repetitions(), 2);
        play(&mut line, "Nf3 Nf6 Ng1 Ng8");
        assert_eq!(line.repetitions(), 3);
        line.pop();
        assert_eq!(line.repetitions(), 2);
    }
}
