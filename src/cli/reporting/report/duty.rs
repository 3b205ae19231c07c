//! The move that a player owes after a ruling on touched pieces, and the move made.

use crate::chess::notation::Letters;
use crate::chess::{Chess, Color, Move, Ply, San, UciMove};
use crate::game::State;
use crate::speech::{Message, Notated, Worded};

/// An obligation after a ruling.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Duty {
    /// The obligation in words.
    words: Message,
    side: Color,
    /// The move that must meet it.
    ply: Ply,
    before: Chess,
    allowed: Vec<Move>,
    /// The move made then.
    made: Option<Move>,
}

impl Duty {
    /// Returns the obligation of the player to move; `None` if touched pieces bind nothing.
    pub fn of(state: &State) -> Option<Duty> {
        let bound = state.obligation();
        let ply = state.line().next_ply();
        (!bound.is_free() && state.line().len() == state.plies()).then(|| Duty {
            words: bound.message(),
            side: bound.side,
            ply,
            before: state.line().position().clone(),
            allowed: bound.allowed().to_vec(),
            made: None,
        })
    }

    /// Notes a move.
    pub fn note(&mut self, ply: Ply, uci: &str) {
        if ply == self.ply {
            self.made = uci.parse::<UciMove>().ok().and_then(|uci| uci.to_move(&self.before).ok());
        }
    }

    /// Notes that moves were taken back, perhaps this one, too.
    pub fn retract(&mut self, plies: usize) {
        if plies == self.ply.before() {
            self.made = None;
        }
    }

    /// Whether the move made meets it; `None` if no move was made.
    pub fn is_met(&self) -> Option<bool> {
        self.made.map(|made| self.allowed.contains(&made))
    }

    fn san(&self, mv: Move) -> String {
        San::from_move(&self.before, mv).to_string()
    }

    /// Returns the moves that meet it, as PGN has them.
    pub fn allowed(&self) -> Vec<String> {
        self.allowed.iter().map(|mv| self.san(*mv)).collect()
    }

    /// Returns the move made, as PGN has it.
    pub fn made(&self) -> Option<String> {
        self.made.map(|mv| self.san(mv))
    }

    /// Returns the obligation, the moves that meet it, and whether it was met.
    pub fn in_words(&self, letters: Letters) -> Vec<Message> {
        let notated = |mv: Move| Notated::played(&self.before, mv, letters);
        let moves: Vec<String> = self.allowed.iter().map(|mv| notated(*mv).text).collect();
        let possible = Message::new("report-duty-moves").with("moves", moves.join(", "));
        let outcome = match (self.made, self.is_met()) {
            (Some(mv), Some(met)) => Message::new("report-duty-outcome")
                .with("side", self.side)
                .with("mv", notated(mv))
                .with("met", met),
            _ => Message::new("report-duty-open").with("side", self.side),
        };
        vec![self.words.clone(), possible, outcome]
    }
}
