//! The verdict on two scoresheets and the boards (2023 D.2.9).

use crate::boards::deviation::{Deviation, DeviationCause, LastMove};
use crate::boards::hand_steps::{Correction, corrections};
use crate::boards::whole_board::WholeBoard;
use crate::verdicts::agreement::{Agreement, Conflict, ConflictKind};
use crate::verdicts::reconstruction::Reconstruction;
use annabella_chess::{Board, ByColor, Color, Ply, Position};
use annabella_laws::Situation;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Placement on White's board and on Black's, if given.
pub type Boards = ByColor<Option<Board>>;

/// One of the two boards, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum WhichBoards {
    /// White's board.
    White,
    /// Black's board.
    Black,
    /// Both boards.
    Both,
}

impl WhichBoards {
    /// Returns the boards that have a value; `None` without any.
    pub(crate) fn of<T>(sides: &ByColor<Option<T>>) -> Option<WhichBoards> {
        match (&sides.white, &sides.black) {
            (Some(_), Some(_)) => Some(WhichBoards::Both),
            (Some(_), None) => Some(WhichBoards::White),
            (None, Some(_)) => Some(WhichBoards::Black),
            (None, None) => None,
        }
    }

    /// Returns the code by which messages select the boards.
    pub(crate) fn code(self) -> &'static str {
        self.into()
    }
}

/// The decision that follows from two scoresheets and the boards (2023 D.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The boards are as recorded: nothing must be corrected.
    BoardsMatch,
    /// The scoresheets agree, and these boards must be corrected.
    Correct(WhichBoards),
    /// The scoresheets differ: the game returns to the last position on which both agree.
    Retrace,
    /// The arbiter must decide.
    AskArbiter(Undecided),
}

/// Reason why the arbiter must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// At this ply a cell names no legal move.
    IllegalCell(Ply),
    /// At this ply too little is written to know the position.
    TooLittleWritten(Ply),
    /// From this ply onwards, rows of a sheet may be shifted.
    ShiftedRows(Ply),
    /// The board's deviation may come from this ply, whose move at least one scoresheet does not clearly
    /// name.
    UnclearCause(Ply),
    /// Several games fit both scoresheets.
    SeveralGames,
    /// Both boards show the same position, but not the recorded one: moves may be unwritten.
    UnwrittenMoves,
    /// The board of the player to move shows a further move, which may be in progress.
    MoveInProgress,
    /// Both boards were set up wrongly, so the game itself started wrongly (2023 7.2.1, 7.3).
    SetUp(Situation),
}

/// A decision without its reason, for JSON and the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// The boards are as recorded: nothing must be corrected.
    BoardsMatch,
    /// The scoresheets agree, and White's board must be corrected.
    CorrectWhiteBoard,
    /// The scoresheets agree, and Black's board must be corrected.
    CorrectBlackBoard,
    /// The scoresheets agree, and both boards must be corrected.
    CorrectBothBoards,
    /// The scoresheets differ: the game returns to the last position on which both agree.
    Retrace,
    /// The arbiter must decide.
    AskArbiter,
}

impl Verdict {
    /// Returns the verdict that these boards must be corrected.
    pub(crate) const fn correct(which: WhichBoards) -> Verdict {
        match which {
            WhichBoards::White => Verdict::CorrectWhiteBoard,
            WhichBoards::Black => Verdict::CorrectBlackBoard,
            WhichBoards::Both => Verdict::CorrectBothBoards,
        }
    }

    /// Returns the code used in JSON and in the selection of messages.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl From<Decision> for Verdict {
    fn from(decision: Decision) -> Verdict {
        match decision {
            Decision::BoardsMatch => Verdict::BoardsMatch,
            Decision::Correct(which) => Verdict::correct(which),
            Decision::Retrace => Verdict::Retrace,
            Decision::AskArbiter(_) => Verdict::AskArbiter,
        }
    }
}

/// The decision and its grounds.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The decision; `None` if no board was given.
    pub decision: Option<Decision>,
    /// The given boards.
    pub boards: Boards,
    /// Deviation of each given board from the recorded game, if only one game fits the scoresheets.
    pub deviations: ByColor<Option<Deviation>>,
    /// Number of plies after which each board was last right, if known.
    pub last_right: ByColor<Option<usize>>,
    /// Steps that bring each board to the position of the decision, if it has one.
    pub corrections: ByColor<Vec<Correction>>,
}

impl Finding {
    /// Returns the decision without its reason; `None` if no board was given.
    pub fn verdict(&self) -> Option<Verdict> {
        self.decision.map(Verdict::from)
    }
}

/// Judges the boards by the scoresheets, and by `last_right`, known from a journal.
///
/// `read` is the most probable game of both scoresheets, if it was searched for.
pub fn find(
    agreement: &Agreement,
    boards: Boards,
    last_right: ByColor<Option<usize>>,
    read: Option<&Reconstruction>,
) -> Finding {
    let deviations = deviations(agreement, &boards, &last_right);
    let judge = Judge { agreement, boards: &boards, deviations: &deviations, last_right: &last_right, read };
    let decision = judge.decide();
    let target = match decision {
        Some(Decision::Retrace) => Some(agreement.agreed.board()),
        Some(Decision::Correct(_)) => Some(agreement.line.position().board()),
        Some(Decision::BoardsMatch | Decision::AskArbiter(_)) | None => None,
    };
    // Boards that match differ only in a move that is not made yet.
    let matching = decision == Some(Decision::BoardsMatch);
    let deviations = if matching { ByColor::default() } else { deviations };
    let corrections = target.map(|target| corrections_to(target, &boards, &deviations)).unwrap_or_default();
    Finding { decision, boards, deviations, last_right, corrections }
}

/// Returns the deviation of each board from the end of the game, if only one game fits.
fn deviations(
    agreement: &Agreement,
    boards: &Boards,
    last_right: &ByColor<Option<usize>>,
) -> ByColor<Option<Deviation>> {
    let deviation = |side: Color| {
        let [end] = agreement.ends.as_slice() else { return None };
        let board = boards.get(side).as_ref().filter(|board| *board != end.board())?;
        let line = &agreement.line;
        let last = LastMove::of(|side| agreement.record.cell(side, Ply::last_of(line.len())?));
        Some(Deviation::of(line, board, last_right.get(side).unwrap_or_default(), last))
    };
    ByColor { white: deviation(Color::White), black: deviation(Color::Black) }
}

/// Returns the situation if both boards were set up wrongly in the same way.
pub(crate) fn set_up_of_both(deviations: &ByColor<Option<Deviation>>) -> Option<Situation> {
    let [white, black] = Color::ALL.map(|side| deviations.get(side).as_ref().and_then(Deviation::set_up));
    white.filter(|_| white == black)
}

/// Returns the steps that bring the boards to `target`, except a board that is wrong as a whole.
pub(crate) fn corrections_to(
    target: &Board,
    boards: &Boards,
    deviations: &ByColor<Option<Deviation>>,
) -> ByColor<Vec<Correction>> {
    let of_the_whole = |side| deviations.get(side).as_ref().is_some_and(Deviation::is_of_the_whole);
    let steps = |side: Color| match boards.get(side) {
        Some(board) if !of_the_whole(side) => corrections(board, target, side),
        _ => Vec::new(),
    };
    ByColor { white: steps(Color::White), black: steps(Color::Black) }
}

/// The grounds of a decision.
struct Judge<'a> {
    agreement: &'a Agreement<'a>,
    boards: &'a Boards,
    deviations: &'a ByColor<Option<Deviation>>,
    last_right: &'a ByColor<Option<usize>>,
    read: Option<&'a Reconstruction>,
}

impl Judge<'_> {
    /// Applies the rules in order; the first that applies decides. `None` if no board was given.
    fn decide(&self) -> Option<Decision> {
        WhichBoards::of(self.boards)?;
        let decision = self
            .equal_boards_fit()
            .or_else(|| self.scores_conflict())
            .or_else(|| self.several_games_fit())
            .or_else(|| self.game_began_so())
            .or_else(|| self.equal_boards_differ())
            .or_else(|| self.move_is_in_progress())
            .or_else(|| self.cause_is_unclear())
            .unwrap_or_else(|| Decision::Correct(self.wrong_boards()));
        Some(decision)
    }

    /// Returns the position of both boards, if both were given and are equal.
    fn equal_pair(&self) -> Option<&Board> {
        self.boards.white.as_ref().filter(|white| self.boards.black.as_ref() == Some(white))
    }

    /// Decides if a game of both scoresheets may lead to the only board, or to both equal boards.
    fn equal_boards_fit(&self) -> Option<Decision> {
        let agreement = self.agreement;
        let board = match (&self.boards.white, &self.boards.black) {
            (Some(_), Some(_)) => self.equal_pair()?,
            (white, black) => white.as_ref().or(black.as_ref())?,
        };
        // If no ply is known, some game leads to any board.
        let nothing = agreement.agreed_plies == 0
            && agreement.conflict.is_some_and(|conflict| conflict.kind != ConflictKind::Moves);
        if nothing {
            return None;
        }
        let beyond = agreement.leads_to(board);
        if beyond == Some(0) || self.read.is_some_and(|read| agreement.probably_leads_to(board, read)) {
            return Some(Decision::BoardsMatch);
        }
        // Two equal boards that are a few moves further show unwritten moves.
        (beyond.is_some() && self.equal_pair().is_some())
            .then_some(Decision::AskArbiter(Undecided::UnwrittenMoves))
    }

    fn scores_conflict(&self) -> Option<Decision> {
        let Conflict { ply, kind } = self.agreement.conflict?;
        if self.agreement.perhaps_shifted {
            return Some(Decision::AskArbiter(Undecided::ShiftedRows(ply)));
        }
        Some(match kind {
            ConflictKind::Moves => Decision::Retrace,
            ConflictKind::Illegal => Decision::AskArbiter(Undecided::IllegalCell(ply)),
            ConflictKind::Unknown => Decision::AskArbiter(Undecided::TooLittleWritten(ply)),
        })
    }

    fn several_games_fit(&self) -> Option<Decision> {
        (self.agreement.ends.len() > 1).then_some(Decision::AskArbiter(Undecided::SeveralGames))
    }

    /// Decides if both boards were set up wrongly.
    fn game_began_so(&self) -> Option<Decision> {
        let situation = set_up_of_both(self.deviations)?;
        Some(Decision::AskArbiter(Undecided::SetUp(situation)))
    }

    /// Decides if two equal boards differ from the scoresheets, unless both are turned, swapped or empty.
    ///
    /// 2023 D.2.9 is about boards that differ. A move that both players executed was made (4.7), so that the
    /// scoresheets may have to be corrected instead.
    fn equal_boards_differ(&self) -> Option<Decision> {
        self.equal_pair()?;
        let wrong = self.deviations.white.as_ref().is_some_and(Deviation::is_wrong_in_any_game);
        (!wrong).then_some(Decision::AskArbiter(Undecided::UnwrittenMoves))
    }

    /// Decides if the player to move may be executing a further move (2023 4.3, 4.7, D.2.3).
    fn move_is_in_progress(&self) -> Option<Decision> {
        let to_move = self.agreement.line.position().turn();
        let deviation = self.deviations.get(to_move).as_ref()?;
        deviation.is_in_progress().then_some(Decision::AskArbiter(Undecided::MoveInProgress))
    }

    fn cause_is_unclear(&self) -> Option<Decision> {
        let ply = Color::ALL.into_iter().find_map(|side| self.unclear_cause(side))?;
        Some(Decision::AskArbiter(Undecided::UnclearCause(ply)))
    }

    /// Returns an unclear ply that may have caused a board's deviation.
    ///
    /// At such a ply, at least one scoresheet does not clearly name the move.
    fn unclear_cause(&self, side: Color) -> Option<Ply> {
        let deviation = self.deviations.get(side).as_ref()?;
        let right = self.last_right.get(side).unwrap_or_default();
        let mut unclear = self.agreement.unclear.iter().copied().filter(|ply| ply.before() >= right);
        let leaves_a_trace = |ply: &Ply| deviation.traces.contains(ply);
        match &deviation.cause {
            DeviationCause::WholeBoard(WholeBoard::Turned | WholeBoard::Swapped, _) => None,
            DeviationCause::WholeBoard(WholeBoard::Behind(plies), _) => {
                unclear.find(|ply| ply.before() >= *plies)
            }
            DeviationCause::WholeBoard(WholeBoard::Empty | WholeBoard::Foreign, _) => unclear.next(),
            DeviationCause::Hands(_) if deviation.since().is_some() => {
                unclear.find(|&ply| deviation.may_come_from(ply))
            }
            DeviationCause::Hands(_) | DeviationCause::MovedOn { .. } | DeviationCause::Unexplained => {
                unclear.find(leaves_a_trace)
            }
        }
    }

    /// Returns the boards that differ from the recorded game.
    fn wrong_boards(&self) -> WhichBoards {
        WhichBoards::of(self.deviations).unwrap_or(WhichBoards::Black)
    }
}

#[cfg(test)]
mod tests;
