//! What the solver beside a game is asked. A game never waits for it.

use crate::interface::event::Input;
use crate::interface::solver::SolverFinding;
use annabella_chess::{Chess, Color};
use annabella_laws::{CanMate, winnability_while};

/// A question to the solver: who can still mate. Each is answered once by [`Input::Solved`], but for whether a
/// position is dead: there silence says that it is not.
#[derive(Clone, Debug, PartialEq)]
pub struct SolverQuestion {
    /// Its number in this game, from 1.
    pub number: usize,
    /// What for. A later question of the same topic takes the place of an earlier one.
    pub topic: SolverTopic,
    /// The position.
    pub position: Box<Chess>,
    /// The most positions that are examined.
    pub budget: usize,
}

/// What a question is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolverTopic {
    /// Whether a move has led to a dead position (2023 5.2.2).
    Dead,
    /// The result of the game after a flag has fallen or a player has resigned (2023 6.9, 5.1.2).
    Result,
    /// What the arbiter is shown of the case of that number (2023 7.5.5).
    Case(usize),
    /// The arbiter has asked.
    Judge,
}

impl SolverQuestion {
    /// The answer if nothing could be found out.
    pub fn unanswered(&self) -> Option<Input> {
        let open = SolverFinding { can: CanMate::Undetermined, line: Vec::new() };
        let asked = self.topic != SolverTopic::Dead;
        asked.then(|| Input::Solved { question: self.number, white: open.clone(), black: open })
    }

    /// Works the answer out, however long that takes; given up where `goes_on` says no. None where silence is the
    /// answer.
    pub fn answer(&self, goes_on: &dyn Fn() -> bool) -> Option<Input> {
        let found = |side| winnability_while(&self.position, side, self.budget, goes_on);
        let white = found(Color::White);
        if self.topic == SolverTopic::Dead && white.can != CanMate::No {
            return None;
        }
        let black = found(Color::Black);
        if self.topic == SolverTopic::Dead && black.can != CanMate::No {
            return None;
        }
        let [white, black] = [white, black].map(|found| SolverFinding::of(&self.position, &found));
        Some(Input::Solved { question: self.number, white, black })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::solver::read_findings;
    use annabella_chess::from_fen;

    fn question(topic: SolverTopic, fen: &str) -> SolverQuestion {
        SolverQuestion { number: 7, topic, position: Box::new(from_fen(fen).unwrap()), budget: 1 }
    }

    #[test]
    fn what_is_not_dead_is_answered_by_silence() {
        let walls = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1";
        let no = SolverFinding { can: CanMate::No, line: Vec::new() };
        let dead = Some(Input::Solved { question: 7, white: no.clone(), black: no });
        assert_eq!(question(SolverTopic::Dead, walls).answer(&|| true), dead);
        for alive in ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1"] {
            assert_eq!(question(SolverTopic::Dead, alive).answer(&|| true), None, "{alive}");
            assert!(question(SolverTopic::Result, alive).answer(&|| true).is_some(), "{alive}");
        }
        assert_eq!(question(SolverTopic::Dead, walls).answer(&|| false), None, "given up, nothing is known");
    }

    #[test]
    fn only_moves_that_mate_prove_a_mate() {
        let position = from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
        let Some(Input::Solved { white, black, .. }) =
            question(SolverTopic::Judge, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").answer(&|| true)
        else {
            panic!("an answer");
        };
        let read = read_findings(&position, &white, &black);
        assert_eq!((read.white.can, read.black.can), (CanMate::Yes, CanMate::No));
        assert_eq!(read.white.line.len(), white.line.len());
        let mut cut = white.clone();
        cut.line.pop();
        assert_eq!(cut.read(&position, Color::White).can, CanMate::Undetermined);
        assert_eq!(white.read(&position, Color::Black).can, CanMate::Undetermined, "the other side's mate");
        let nonsense = SolverFinding { line: vec!["e2e5".to_owned()], ..white };
        assert_eq!(nonsense.read(&position, Color::White).can, CanMate::Undetermined);
    }
}
