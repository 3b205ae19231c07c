//! The verdict on two scores and the boards (2023 D.2.9).

use crate::boards::correction::{Correction, corrections};
use crate::boards::deviation::{Deviation, leaves_a_trace};
use crate::boards::whole_board::WholeBoard;
use crate::verdicts::agreement::{Agreement, ConflictKind};
use crate::verdicts::reconstruction::Reconstruction;
use annabella_chess::{Board, Color, Ply, Position};
use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

/// What follows from two scores and the boards (2023 D.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The boards stand as recorded: nothing is to be corrected.
    BoardsMatch,
    /// The scores agree, and White's board must be corrected.
    CorrectWhiteBoard,
    /// The scores agree, and Black's board must be corrected.
    CorrectBlackBoard,
    /// The scores agree, and both boards must be corrected.
    CorrectBothBoards,
    /// The scores differ: the game goes back to where both agree.
    Retrace,
    /// The record leaves it open: [`Finding::open`] says why.
    AskArbiter,
}

impl Verdict {
    /// As JSON has it, and as messages select it.
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::BoardsMatch => "boards-match",
            Verdict::CorrectWhiteBoard => "correct-white-board",
            Verdict::CorrectBlackBoard => "correct-black-board",
            Verdict::CorrectBothBoards => "correct-both-boards",
            Verdict::Retrace => "retrace",
            Verdict::AskArbiter => "ask-arbiter",
        }
    }
}

/// Why the arbiter must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// At this ply a cell names no legal move.
    Illegal(Ply),
    /// At this ply too little is written to know the position.
    Unknown(Ply),
    /// From this ply on rows of a sheet may be shifted.
    Shifted(Ply),
    /// The board's deviation may come from this ply, whose move at least one score does not clearly
    /// name.
    Unclear(Ply),
    /// Several games fit both scores.
    Several,
    /// Both boards show the same position, but not the recorded one: moves may have been made that
    /// nobody wrote.
    Unwritten,
}

/// The verdict and its grounds.
#[derive(Clone, Debug)]
pub struct Finding {
    /// `None` if no board was given.
    pub verdict: Option<Verdict>,
    /// Why the arbiter must decide, if so.
    pub open: Option<Undecided>,
    /// The boards that were given.
    pub boards: Boards,
    /// How each given board differs from the recorded game, if only one game fits the scores.
    pub deviations: ByColor<Option<Deviation>>,
    /// After how many plies each board was last correct, if known.
    pub last_right: ByColor<Option<usize>>,
    /// The steps that bring each board to the position named by the verdict, if it names one.
    pub corrections: ByColor<Vec<Correction>>,
}

/// The placement on White's board and on Black's, if given.
pub type Boards = ByColor<Option<Board>>;

/// Judges the boards by the scores, and by a journal, from which `last_right` is known. `read` is the
/// most probable game of both scores, where that was looked for.
pub fn find(
    agreement: &Agreement,
    boards: Boards,
    last_right: ByColor<Option<usize>>,
    read: Option<&Reconstruction>,
) -> Finding {
    let mut deviations = ByColor::default();
    if let [end] = agreement.ends.as_slice() {
        for side in Color::ALL {
            if let Some(board) = boards.get(side).as_ref().filter(|board| *board != end.board()) {
                *deviations.get_mut(side) = {
                    let right = last_right.get(side).unwrap_or_default();
                    Some(Deviation::of(&agreement.line, board, right))
                };
            }
        }
    }
    let verdict = verdict(agreement, &boards, &deviations, &last_right, read);
    let target = match verdict {
        Some(Ok(Verdict::Retrace)) => Some(agreement.agreed.board().clone()),
        Some(Ok(Verdict::BoardsMatch)) | Some(Err(_)) | None => None,
        Some(Ok(_)) => Some(agreement.line.position().board().clone()),
    };
    let of_the_whole = |side| deviations.get(side).as_ref().is_some_and(Deviation::is_of_the_whole);
    let steps = |side: Color| match (&target, boards.get(side)) {
        (Some(target), Some(board)) if !of_the_whole(side) => corrections(board, target, side),
        _ => Vec::new(),
    };
    let corrections = ByColor { white: steps(Color::White), black: steps(Color::Black) };
    let open = verdict.and_then(Result::err);
    let verdict = verdict.map(|verdict| verdict.unwrap_or(Verdict::AskArbiter));
    Finding { verdict, open, boards, deviations, last_right, corrections }
}

fn verdict(
    agreement: &Agreement,
    boards: &Boards,
    deviations: &ByColor<Option<Deviation>>,
    last_right: &ByColor<Option<usize>>,
    read: Option<&Reconstruction>,
) -> Option<Result<Verdict, Undecided>> {
    let given: Vec<&Board> = [&boards.white, &boards.black].into_iter().flatten().collect();
    let first = *given.first()?;
    let alike = given.iter().all(|board| *board == first);
    // Where no ply is known, any board can be led to.
    let nothing = agreement.agreed_plies == 0
        && agreement.conflict.is_some_and(|conflict| conflict.kind != ConflictKind::Moves);
    if alike && !nothing {
        let beyond = agreement.leads_to(first);
        if beyond == Some(0) || read.is_some_and(|read| agreement.probably_leads_to(first, read)) {
            return Some(Ok(Verdict::BoardsMatch));
        }
        // Two boards that agree and are a few moves further show moves that nobody has written.
        if given.len() == 2 && beyond.is_some() {
            return Some(Err(Undecided::Unwritten));
        }
    }
    if let Some(conflict) = &agreement.conflict {
        let ply = conflict.ply;
        return Some(match conflict.kind {
            _ if agreement.perhaps_shifted => Err(Undecided::Shifted(ply)),
            ConflictKind::Moves => Ok(Verdict::Retrace),
            ConflictKind::Illegal => Err(Undecided::Illegal(ply)),
            ConflictKind::Unknown => Err(Undecided::Unknown(ply)),
        });
    }
    if agreement.ends.len() > 1 {
        return Some(Err(Undecided::Several));
    }
    // It is unlikely that both executed the same far-fetched move.
    let unwritten = deviations.white.as_ref().is_none_or(Deviation::may_be_unwritten);
    if given.len() == 2 && alike && unwritten {
        return Some(Err(Undecided::Unwritten));
    }
    for side in Color::ALL {
        if let (Some(deviation), Some(board)) = (deviations.get(side), boards.get(side))
            && let Some(ply) =
                unclear_cause(agreement, deviation, board, last_right.get(side).unwrap_or_default())
        {
            return Some(Err(Undecided::Unclear(ply)));
        }
    }
    Some(Ok(match (&deviations.white, &deviations.black) {
        (Some(_), Some(_)) => Verdict::CorrectBothBoards,
        (Some(_), None) => Verdict::CorrectWhiteBoard,
        _ => Verdict::CorrectBlackBoard,
    }))
}

/// A ply that may have caused a board's deviation and that at least one score does not clearly
/// name, so that the record there is not certain.
fn unclear_cause(agreement: &Agreement, deviation: &Deviation, board: &Board, right: usize) -> Option<Ply> {
    let mut unclear = agreement.unclear.iter().copied().filter(|ply| ply.before() >= right);
    match deviation.whole {
        Some(WholeBoard::Turned | WholeBoard::Swapped) => return None,
        Some(WholeBoard::Behind(plies)) => return unclear.find(|ply| ply.before() >= plies),
        Some(WholeBoard::Empty | WholeBoard::Foreign) => return unclear.next(),
        None => {}
    }
    if deviation.ways.is_empty() {
        return unclear.find(|&ply| leaves_a_trace(&agreement.line, ply, board));
    }
    unclear.find(|&ply| deviation.may_come_from(ply))
}

#[cfg(test)]
mod of_boards;
