//! What the solver beside a game has found.

use annabella_chess::{Chess, Color, Move, Position, UciMove, uci_in};
use annabella_laws::{CanMate, Winnability};
use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

/// What was found of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolverFinding {
    /// Whether it can still mate.
    pub can: CanMate,
    /// Where it can, legal moves of both sides that end in mate, as UCI writes them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

impl SolverFinding {
    /// What was found in that position.
    pub(crate) fn of(position: &Chess, found: &Winnability) -> SolverFinding {
        let mut position = position.clone();
        let mut write = |&mv: &Move| {
            let text = uci_in(&position, mv);
            position.play_unchecked(mv);
            text
        };
        SolverFinding { can: found.can, line: found.line.iter().map(&mut write).collect() }
    }

    /// What it says of that side in that position. A mate that the moves do not prove is undetermined.
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

/// What was found of both sides, read in that position.
pub(crate) fn read_findings(
    position: &Chess,
    white: &SolverFinding,
    black: &SolverFinding,
) -> ByColor<Winnability> {
    ByColor { white: white.read(position, Color::White), black: black.read(position, Color::Black) }
}
