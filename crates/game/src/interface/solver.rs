//! Questions to the solver, which runs in the background, and its findings. A game never waits for it.

use crate::interface::event::Input;
use annabella_chess::{ByColor, Chess, Color, Move, Position, UciMove, uci_in};
use annabella_laws::{CanMate, Winnability, winnability_while};
use serde::{Deserialize, Serialize};

/// A question to the solver about who can still mate.
///
/// [`Input::Solved`] answers each question, except whether a position is dead: no answer means that it is
/// not.
#[derive(Clone, Debug, PartialEq)]
pub struct SolverQuestion {
    /// The number in this game, from 1.
    pub number: usize,
    /// The topic; a later question of the same topic replaces an earlier one.
    pub topic: SolverTopic,
    /// The position.
    pub position: Box<Chess>,
    /// Maximum number of positions to examine.
    pub budget: usize,
}

/// The purpose of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolverTopic {
    /// Whether a move has led to a dead position (2023 5.2.2).
    Dead,
    /// The result of the game after a flag has fallen or a player has resigned (2023 6.9, 5.1.2).
    Result,
    /// The case with this number (2023 7.5.5).
    Case(usize),
    /// A question of the arbiter.
    Judge,
}

impl SolverQuestion {
    /// Returns the answer for a search without a finding; `None` if silence is the answer.
    pub fn unanswered(&self) -> Option<Input> {
        let open = SolverFinding { can: CanMate::Undetermined, line: Vec::new() };
        let asked = self.topic != SolverTopic::Dead;
        asked.then(|| Input::Solved { question: self.number, white: open.clone(), black: open })
    }

    /// Computes the answer while `goes_on` returns true; `None` if no answer is due.
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

/// The finding about one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolverFinding {
    /// Whether the side can still mate.
    pub can: CanMate,
    /// Legal moves of both sides that end in mate, in UCI notation; empty if none were found.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

impl SolverFinding {
    /// Writes `found`, the finding in `position`.
    pub(crate) fn of(position: &Chess, found: &Winnability) -> SolverFinding {
        let mut position = position.clone();
        let mut write = |&mv: &Move| {
            let text = uci_in(&position, mv);
            position.play_unchecked(mv);
            text
        };
        SolverFinding { can: found.can, line: found.line.iter().map(&mut write).collect() }
    }

    /// Reads whether `side` can mate in `position`. A mate that the moves do not prove is undetermined.
    pub(crate) fn read(&self, position: &Chess, side: Color) -> Winnability {
        if self.can != CanMate::Yes {
            return Winnability { can: self.can, line: Vec::new() };
        }
        let unproven = Winnability { can: CanMate::Undetermined, line: Vec::new() };
        let mut after = position.clone();
        let mut line = Vec::with_capacity(self.line.len());
        for text in &self.line {
            let read = text.parse::<UciMove>().ok().and_then(|uci| uci.to_move(&after).ok());
            let Some(mv) = read else { return unproven };
            after.play_unchecked(mv);
            line.push(mv);
        }
        let mates = after.is_checkmate() && after.turn() != side;
        if mates { Winnability { can: CanMate::Yes, line } } else { unproven }
    }
}

/// Reads the findings about both sides in `position`.
pub(crate) fn read_findings(
    position: &Chess,
    white: &SolverFinding,
    black: &SolverFinding,
) -> ByColor<Winnability> {
    ByColor { white: white.read(position, Color::White), black: black.read(position, Color::Black) }
}

#[cfg(test)]
mod tests {
    use super::*;
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
