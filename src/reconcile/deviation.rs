//! How a board came to differ from the record: which moves were executed otherwise.

use super::execution::{Reach, differing, execute, otherwise, touched};
use crate::chess::{Bitboard, Board, Line, Piece, Ply, Position, Square};

/// A board that differs from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The squares on which it does.
    pub squares: Vec<Square>,
    /// The ways in which it can have come about by the fewest moves executed otherwise; none where
    /// it takes more than two.
    pub ways: Vec<Vec<Cause>>,
    /// Whether it takes more than one move, or one that nobody would take for the right one.
    pub far_fetched: bool,
    /// A move made on the board beyond the record, where no way explains it and this does.
    pub further: Option<Further>,
}

/// A move that a board shows beyond what is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Further {
    /// One piece's move: from where to where.
    pub made: (Piece, Square, Square),
    /// The move that had been executed otherwise before, if the board differs without it too.
    pub cause: Option<Cause>,
}

/// A move that was executed otherwise than recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// Its ply.
    pub ply: Ply,
    /// What was executed instead, where it was one piece's move: from where to where.
    pub instead: Option<(Piece, Square, Square)>,
}

/// A board on which one move has been executed otherwise so far.
struct Astray {
    board: Board,
    cause: Cause,
}

/// No move changes more squares: castling.
const MOST_CHANGED: usize = 4;
/// So many ways are enough to know that several are possible.
const MOST_WAYS: usize = 400;

impl Deviation {
    /// Why a board is not what the record says: as few moves as possible executed otherwise,
    /// everything else executed as recorded. Nothing went wrong in the first `right` plies.
    pub fn of(line: &Line, board: &Board, right: usize) -> Deviation {
        let squares = differing(line.position().board(), board).into_iter().collect();
        let search = Search::new(line, board, right);
        let alone = |anywhere| search.one(anywhere).into_iter().map(|cause| vec![cause]).collect();
        let likely: Vec<Vec<Cause>> = alone(false);
        let far_fetched = likely.is_empty();
        let mut ways = if far_fetched { alone(true) } else { likely };
        if ways.is_empty() {
            ways = search.two();
        }
        let further = if ways.is_empty() { further(line, board, right) } else { None };
        Deviation { squares, ways, far_fetched, further }
    }

    /// Whether a wrong execution at that ply is part of some way.
    pub(super) fn may_come_from(&self, ply: Ply) -> bool {
        self.ways.iter().flatten().any(|cause| cause.ply == ply)
    }

    /// Since which ply the board differs, as far as anything tells.
    pub fn since(&self) -> Option<Ply> {
        let further = self.further.and_then(|further| further.cause);
        self.ways.first().and_then(|way| way.first()).copied().or(further).map(|cause| cause.ply)
    }
}

/// The move of the side to move that a board shows beyond the record, perhaps after one that was
/// executed otherwise; castling and pawns that take in passing or promote are not looked for.
fn further(line: &Line, found: &Board, right: usize) -> Option<Further> {
    let (end, by) = (line.position().board(), line.position().turn());
    let changed = differing(end, found);
    for to in changed & found.by_color(by) {
        let piece = found.piece_at(to)?;
        for from in changed & end.by_piece(piece) & !found.occupied() {
            let mut before = found.clone();
            before.discard_piece_at(to);
            before.set_piece_at(from, piece);
            let taken = end.piece_at(to).filter(|taken| taken.color != by);
            taken.into_iter().for_each(|taken| before.set_piece_at(to, taken));
            let legal =
                line.position().legal_moves().iter().any(|mv| (mv.from(), mv.to()) == (Some(from), to));
            if !legal && !before.attacks_from(from).contains(to) {
                continue;
            }
            let made = (piece, from, to);
            if before == *end {
                return Some(Further { made, cause: None });
            }
            if let Some(&cause) = Search::new(line, &before, right).one(false).first() {
                return Some(Further { made, cause: Some(cause) });
            }
        }
    }
    None
}

/// What explains the board that was found.
struct Search<'a> {
    line: &'a Line,
    found: &'a Board,
    /// So many plies were executed as recorded.
    right: usize,
    /// For each number of plies, the squares that no later ply of the record changes.
    quiet: Vec<Bitboard>,
}

impl<'a> Search<'a> {
    fn new(line: &'a Line, found: &'a Board, right: usize) -> Search<'a> {
        let mut quiet = vec![Bitboard::FULL];
        for ply in line.plies().iter().rev() {
            let later = quiet.last().copied().unwrap_or_default();
            quiet.push(later & !touched(ply.mv, ply.by));
        }
        quiet.reverse();
        Search { line, found, right, quiet }
    }

    /// What is wrong for good on a board after so many plies: no later ply of the record mends it.
    fn wrong(&self, board: &Board, plies: usize) -> Bitboard {
        differing(board, self.found) & self.quiet[plies]
    }

    /// What may still lead from a board on which so much is wrong to the one found.
    fn mending(&self, ply: Ply, anywhere: bool, wrong: Bitboard) -> Reach {
        Reach { anywhere, within: wrong | !self.quiet[ply.number()], all_of: wrong }
    }

    fn boards(&self, board: &Board, ply: Ply, reach: Reach) -> Vec<Astray> {
        let played = &self.line[ply];
        let boards = otherwise(&played.before, board, played.mv, reach);
        let astray = |(board, instead)| Astray { board, cause: Cause { ply, instead } };
        boards.into_iter().map(astray).collect()
    }

    /// The causes that explain the board alone, be they far-fetched or not.
    fn one(&self, anywhere: bool) -> Vec<Cause> {
        let mut causes = Vec::new();
        for (ply, played) in self.line.numbered().skip(self.right) {
            let before = played.before.board();
            let reach = self.mending(ply, anywhere, self.wrong(before, ply.number()));
            let ways = self.boards(before, ply, reach);
            let leads_here = |way: &&Astray| self.leads_here(&way.board, ply.number());
            causes.extend(ways.iter().find(leads_here).map(|way| way.cause));
        }
        causes
    }

    /// The pairs of causes that explain it together.
    fn two(&self) -> Vec<Vec<Cause>> {
        let mut ways: Vec<Vec<Cause>> = Vec::new();
        let mut astray: Vec<Astray> = Vec::new();
        for (ply, played) in self.line.numbered().skip(self.right) {
            let plies = ply.number();
            for first in &astray {
                let wrong = self.wrong(&first.board, plies);
                let known = |way: &Vec<Cause>| way[0].ply == first.cause.ply && way[1].ply == ply;
                if wrong.count() > MOST_CHANGED || ways.iter().any(known) {
                    continue;
                }
                let seconds = self.boards(&first.board, ply, self.mending(ply, false, wrong));
                let second = seconds.iter().find(|second| self.leads_here(&second.board, plies));
                ways.extend(second.map(|second| vec![first.cause, second.cause]));
                if ways.len() >= MOST_WAYS {
                    return ways;
                }
            }
            astray.retain_mut(|one| execute(&mut one.board, played.mv, played.by).is_some());
            let anything = Reach { anywhere: false, within: Bitboard::FULL, all_of: Bitboard::EMPTY };
            let mut first = self.boards(played.before.board(), ply, anything);
            first.retain(|first| self.wrong(&first.board, plies).count() <= MOST_CHANGED);
            astray.append(&mut first);
        }
        ways
    }

    /// Whether a board after so many plies comes to be the one found once everything later has
    /// been executed as recorded.
    fn leads_here(&self, board: &Board, plies: usize) -> bool {
        self.wrong(board, plies).is_empty()
            && carried_on(self.line, plies, board).is_some_and(|end| end == *self.found)
    }
}

/// Whether a wrong execution at that ply, perhaps beside others, can be part of what the board
/// shows: it would leave a trace, and the trace is there.
pub(super) fn leaves_a_trace(line: &Line, ply: Ply, board: &Board) -> bool {
    let end = line.position().board();
    let shows = |wrong: &Board| {
        let Some(after) = carried_on(line, ply.number(), wrong) else { return false };
        let trace = differing(&after, end);
        trace.any() && (trace & differing(&after, board)).is_empty()
    };
    let anything = Reach { anywhere: true, within: Bitboard::FULL, all_of: Bitboard::EMPTY };
    let played = &line[ply];
    let boards = otherwise(&played.before, played.before.board(), played.mv, anything);
    boards.iter().any(|(wrong, _)| shows(wrong))
}

/// The board once everything after so many plies has been executed as recorded; none where that
/// cannot be.
fn carried_on(line: &Line, plies: usize, board: &Board) -> Option<Board> {
    let mut board = board.clone();
    for later in &line.plies()[plies..] {
        execute(&mut board, later.mv, later.by)?;
    }
    Some(board)
}
