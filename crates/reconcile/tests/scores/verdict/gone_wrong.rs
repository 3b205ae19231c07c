//! Boards that went wrong at a random ply of a game whose scoresheets have writing errors.

use super::misexecution::{execute, mishaps};
use super::play::Dice;
use annabella_chess::{Board, Color, Line, Position};
use annabella_reconcile::Verdict;

/// The boards at the end of a game, and where they went wrong.
pub struct GoneWrong {
    /// White's board and Black's.
    pub boards: [Board; 2],
    /// Wrongly executed ply on each.
    pub wrong: [Option<usize>; 2],
}

impl GoneWrong {
    /// Executes one random ply wrongly on one or both boards, and all others as recorded.
    ///
    /// Returns `None` if this cannot stay unnoticed until the end.
    pub fn after(line: &Line, dice: &mut Dice) -> Option<GoneWrong> {
        let which = [[true, false], [false, true], [true, true]][dice.roll(3)];
        let end = line.position().board().clone();
        let mut gone = GoneWrong { boards: [end.clone(), end], wrong: [None, None] };
        for (side, _) in which.iter().enumerate().filter(|(_, goes_wrong)| **goes_wrong) {
            let (ply, board) = (0..40).find_map(|_| one(line, dice))?;
            gone.wrong[side] = Some(ply);
            gone.boards[side] = board;
        }
        (gone.boards[0] != gone.boards[1]).then_some(gone)
    }

    /// Returns the right answer.
    pub fn truth(&self) -> Verdict {
        match self.wrong {
            [Some(_), Some(_)] => Verdict::CorrectBothBoards,
            [Some(_), None] => Verdict::CorrectWhiteBoard,
            [None, Some(_)] => Verdict::CorrectBlackBoard,
            [None, None] => Verdict::BoardsMatch,
        }
    }

    /// Whether a board went wrong at `ply`, or would be the same if it had.
    pub fn can_be_since(&self, line: &Line, side: Color, ply: usize) -> bool {
        let board = &self.boards[side.fold_wb(0, 1)];
        self.wrong[side.fold_wb(0, 1)] == Some(ply)
            || line.plies().get(ply - 1).is_some_and(|played| {
                let mut boards = mishaps(played.before.board(), &played.before, played.mv).into_iter();
                boards.any(|wrong| carried_on(line, ply, wrong).as_ref() == Some(board))
            })
    }
}

/// Executes one ply wrongly; returns it and the board at the end, if the fault shows there.
fn one(line: &Line, dice: &mut Dice) -> Option<(usize, Board)> {
    let ply = 1 + dice.roll(line.len());
    let played = &line.plies()[ply - 1];
    let ways = mishaps(played.before.board(), &played.before, played.mv);
    let board = carried_on(line, ply, ways.get(dice.roll(ways.len()))?.clone())?;
    (board != *line.position().board()).then_some((ply, board))
}

fn carried_on(line: &Line, plies: usize, mut board: Board) -> Option<Board> {
    let rest = &line.plies()[plies..];
    rest.iter().all(|played| execute(&mut board, played.mv, played.by)).then_some(board)
}
