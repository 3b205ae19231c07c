//! The move that a player owes after a ruling on touched pieces, and the move made.

use crate::chess::notation::Letters;
use crate::chess::{Chess, Color, Move, Ply, Position, San, UciMove};
use crate::cli::scores::position::{Named, from_text};
use crate::game::{IncidentFact, Settings, State};
use crate::speech::{Message, Notated, Worded};

/// A move, in the letters of the reader and as PGN has it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WrittenMove {
    pub text: String,
    pub san: String,
}

/// Returns the moves that a case leaves to its player; empty if any legal move will do.
pub(super) fn instead(incident: &IncidentFact, settings: &Settings, letters: Letters) -> Vec<WrittenMove> {
    let Some(Named::Chess(line, _)) = from_text(&incident.position, settings) else { return Vec::new() };
    let before = line.position();
    if incident.replies.len() == before.legal_moves().len() {
        return Vec::new();
    }
    let read = |uci: &String| uci.parse::<UciMove>().ok()?.to_move(before).ok();
    let written = |mv: Move| WrittenMove {
        text: Notated::played(before, mv, letters).text,
        san: San::from_move(before, mv).to_string(),
    };
    incident.replies.iter().filter_map(read).map(written).collect()
}

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
