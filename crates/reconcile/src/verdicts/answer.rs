//! The answer from both scoresheets together, and its documented JSON form.

use crate::boards::deviation::{Deviation, DeviationCause, HandError};
use crate::boards::hand_steps::Correction;
use crate::doubts::ply_read::Degree;
use crate::lines::breaches::{Breach, breach_of};
use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::under_laws::UnderLaws;
use crate::verdicts::verdict::Verdict;
use annabella_chess::{ByColor, Chess, Color, EnPassantMode, Fen, Ply, San, Square};
use annabella_laws::Situation;
use serde::ser::{Serialize, SerializeMap, Serializer};
use strum::IntoStaticStr;

/// Conclusions about the boards from both scoresheets, read together.
#[derive(Clone, Debug)]
pub struct ByBoth {
    /// Verdict on the boards and on an illegal move; `None` without either.
    pub verdict: Option<Verdict>,
    /// Certainty of the verdict; without boards, of the game.
    pub certainty: Degree,
    /// Deviation of each wrong board from the game.
    pub deviations: ByColor<Option<Deviation>>,
    /// Steps that bring each board to the position of the verdict.
    pub corrections: ByColor<Vec<Correction>>,
    /// Odds over any other answer, as a natural logarithm.
    pub margin: f32,
    /// Cells that must be writing errors, if this game was played.
    pub slips: Vec<PenSlip>,
    /// Errors of hands on the boards.
    pub events: Vec<BoardEvent>,
    /// The illegal move that both players played, if there is one.
    pub illegal: Option<IllegalMove>,
    /// Proposals under each clause, if two clauses compete.
    pub alternatives: Vec<Alternative>,
}

/// A cell that names a move other than the one played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenSlip {
    /// Owner of the sheet.
    pub sheet: Color,
    /// Ply of the game.
    pub ply: Ply,
    /// Text of the cell.
    pub written: String,
    /// The move played.
    pub read: San,
}

/// An error of a hand on one board, and the clause that governs its correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEvent {
    /// Owner of the board.
    pub board: Color,
    /// The error.
    pub error: HandError,
    /// Clause of the edition, if it has one.
    pub clause: Option<&'static str>,
}

/// An illegal move that both players took for a legal one.
#[derive(Clone, Debug)]
pub struct IllegalMove {
    /// Ply of the breach: the position before it is the one to return to.
    pub ply: Ply,
    /// Ply of the cell that names the move; the next one if a player moved twice.
    pub cell: Ply,
    /// The move.
    pub mv: San,
    /// The rule that it breaks.
    pub breach: &'static Breach,
    /// Clause of the edition, if it has one.
    pub clause: Option<&'static str>,
    /// Position before the move.
    pub before: Chess,
    /// Consequence of the move.
    pub remedy: Remedy,
    /// Whether the opponent has replied.
    pub answered: bool,
    /// Square of a pawn that stayed on the last rank.
    pub(crate) unpromoted: Option<Square>,
}

/// Consequence of an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Remedy {
    /// The game returns to the position before it (2023 7.5.1).
    Retrace,
    /// The move is valid, because the opponent has replied (2023 A.5.2; 2005 B6, C3).
    Stands,
    /// The pawn left on the last rank becomes a queen, as the opponent has not replied (2023 7.5.2).
    Queen,
}

impl Remedy {
    /// Returns the code used in JSON and in the selection of messages.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// A proposal under one clause, where two compete.
#[derive(Clone, Debug)]
pub struct Alternative {
    /// The proposal.
    pub verdict: Verdict,
    /// Steps that bring each board to its position.
    pub corrections: ByColor<Vec<Correction>>,
    /// Clause of the edition, if it has one.
    pub clause: Option<&'static str>,
}

impl BoardEvent {
    /// Returns the errors of hands on both boards.
    pub(crate) fn of(deviations: &ByColor<Option<Deviation>>, laws: UnderLaws) -> Vec<BoardEvent> {
        let on = |board: Color| {
            let errors = deviations.get(board).as_ref().map_or(&[][..], Deviation::errors);
            errors.iter().map(move |&error| BoardEvent {
                board,
                error,
                clause: laws.clause(error.kind.situation),
            })
        };
        Color::ALL.into_iter().flat_map(on).collect()
    }
}

impl IllegalMove {
    /// Returns the illegal move of a reading.
    pub(crate) fn of(read: &Reconstruction, laws: UnderLaws) -> Option<IllegalMove> {
        let played = read.illegal.as_ref()?;
        let (ply, before) = (read.line.next_ply(), read.line.position());
        let mv = played.line.plies().get(ply.before())?.mv;
        let breach = breach_of(before, mv)?;
        // The opponent of the player whose turn was passed moved twice: the second move is named.
        let twice = played.line.plies().get(ply.number()).filter(|_| mv.from() == Some(mv.to()));
        let (shown, from) = twice.map_or((mv, before), |second| (second.mv, &second.before));
        let answered = played.line.len() > ply.number();
        let stands = laws.illegal_stands_when_answered().filter(|_| answered);
        let unpromoted = (breach.situation == Situation::UnpromotedPawn).then(|| mv.to());
        let queen = laws.unpromoted_becomes_queen().filter(|_| unpromoted.is_some() && !answered);
        let (remedy, clause) = match (stands, queen) {
            (Some(clause), _) => (Remedy::Stands, Some(clause)),
            (None, Some(clause)) => (Remedy::Queen, Some(clause)),
            // Once the opponent has replied, the general rule for illegal moves found later applies.
            (None, None) => (Remedy::Retrace, laws.clause(Situation::IllegalMove)),
        };
        Some(IllegalMove {
            ply,
            cell: if twice.is_some() { Ply::after(ply.number()) } else { ply },
            mv: San::from_move(from, shown),
            breach,
            clause,
            before: before.clone(),
            remedy,
            answered,
            unpromoted,
        })
    }
}

impl ByBoth {
    /// Whether the verdict says which boards are wrong.
    pub fn names_boards(&self) -> bool {
        self.verdict.is_some_and(|verdict| verdict != Verdict::AskArbiter)
    }

    /// Returns the first ply since which a board has been wrong, if known.
    pub fn since(&self) -> Option<Ply> {
        let since = |side| self.deviations.get(side).as_ref()?.since();
        Color::ALL.into_iter().filter_map(since).min()
    }

    /// Returns another move since which it is nearly as likely, if only one board is wrong.
    pub fn or_since(&self) -> Option<Ply> {
        match (&self.deviations.white, &self.deviations.black) {
            (Some(only), None) | (None, Some(only)) => only.or()?.since(),
            _ => None,
        }
    }
}

/// White's and Black's value, as JSON writes them.
#[derive(serde::Serialize)]
struct WhiteAndBlack<T> {
    white: T,
    black: T,
}

fn sides<'a, T, U>(both: &'a ByColor<T>, of: impl Fn(&'a T) -> U) -> WhiteAndBlack<U> {
    WhiteAndBlack { white: of(&both.white), black: of(&both.black) }
}

impl Serialize for ByBoth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let whole = |deviation: &Option<Deviation>| match deviation.as_ref()?.cause {
            DeviationCause::WholeBoard(whole, _) => Some(whole.code()),
            _ => None,
        };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("verdict", &self.verdict)?;
        map.serialize_entry("since_ply", &self.since())?;
        map.serialize_entry("or_since_ply", &self.or_since())?;
        map.serialize_entry("corrections", &sides(&self.corrections, |steps| steps))?;
        map.serialize_entry("whole", &sides(&self.deviations, whole))?;
        map.serialize_entry("certainty", &self.certainty)?;
        map.serialize_entry("slips", &self.slips)?;
        map.serialize_entry("events", &self.events)?;
        map.serialize_entry("illegal", &self.illegal)?;
        map.serialize_entry("alternatives", &self.alternatives)?;
        map.end()
    }
}

/// JSON such as `{"sheet":"white","ply":23,"written":"Bxc4","read":"Bxe4"}`.
impl Serialize for PenSlip {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("sheet", self.sheet.fold_wb("white", "black"))?;
        map.serialize_entry("ply", &self.ply)?;
        map.serialize_entry("written", &self.written)?;
        map.serialize_entry("read", &self.read.to_string())?;
        map.end()
    }
}

/// JSON as `event` in `docs/json.md`.
impl Serialize for BoardEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        map.serialize_entry("kind", self.error.kind.code)?;
        map.serialize_entry("side", self.board.fold_wb("white", "black"))?;
        map.serialize_entry("ply", &self.error.ply)?;
        map.serialize_entry("square", &self.error.square().map(|square| square.to_string()))?;
        map.serialize_entry("instead_of", &self.error.instead_of().map(|square| square.to_string()))?;
        map.serialize_entry("clause", &self.clause)?;
        map.end()
    }
}

/// JSON as `illegal` in `docs/json.md`.
impl Serialize for IllegalMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        map.serialize_entry("ply", &self.ply)?;
        map.serialize_entry("move", &self.mv.to_string())?;
        map.serialize_entry("kind", self.breach.code)?;
        map.serialize_entry("clause", &self.clause)?;
        map.serialize_entry(
            "fen_before",
            &Fen::from_position(&self.before, EnPassantMode::Legal).to_string(),
        )?;
        map.serialize_entry("remedy", self.remedy.code())?;
        map.end()
    }
}

impl Serialize for Alternative {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("verdict", &self.verdict)?;
        map.serialize_entry("corrections", &sides(&self.corrections, |steps| steps))?;
        map.serialize_entry("clause", &self.clause)?;
        map.end()
    }
}
