//! How a board can have come to differ from the record: which moves were executed wrongly.

use crate::boards::earlier_board::EarlierBoard;
use crate::boards::execution::{Alternatives, Reach, differing, execute, touched};
use crate::boards::whole_board::WholeBoard;
use annabella_chess::{Bitboard, Board, Line, Piece, Ply, Position, Square};

/// A board that differs from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The squares on which it differs.
    pub squares: Vec<Square>,
    /// The ways in which the fewest wrongly executed moves explain it; empty if more than two are
    /// needed.
    pub ways: Vec<Vec<Cause>>,
    /// Whether that takes more than one move, or one that could hardly be confused with the right
    /// one.
    pub far_fetched: bool,
    /// A move made on the board after the end of the record, if no way explains the board and this
    /// does.
    pub further: Option<Further>,
    /// The one piece that is missing, if nothing else is wrong: it may have fallen off at any time, and
    /// nothing else is looked for.
    pub lost: Option<(Piece, Square)>,
    /// What is wrong with the board as a whole; then nothing else is looked for either.
    pub whole: Option<WholeBoard>,
}

/// A move on a board after the end of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Further {
    /// The piece, its origin and its destination.
    pub made: (Piece, Square, Square),
    /// The wrongly executed move before it, if the board also differs without the further move.
    pub cause: Option<Cause>,
}

/// A move that was executed wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// Its ply.
    pub ply: Ply,
    /// The piece, origin and destination of what was executed instead; `None` if nothing was.
    pub instead: Option<(Piece, Square, Square)>,
}

/// A board on which one move has been executed wrongly.
struct Astray {
    board: Board,
    cause: Cause,
}

/// No move changes more squares than castling.
const MOST_CHANGED: usize = 4;
/// The search ends after this many ways.
const MOST_WAYS: usize = 400;

impl Deviation {
    /// Explains a board that differs from the record by as few wrongly executed moves as possible,
    /// everything else executed as recorded. The first `right` plies were executed correctly.
    pub fn of(line: &Line, board: &Board, right: usize) -> Deviation {
        let squares: Vec<Square> = differing(line.position().board(), board).into_iter().collect();
        let whole = WholeBoard::of(line, board);
        let lost = match squares.as_slice() {
            &[square] if board.piece_at(square).is_none() => {
                line.position().board().piece_at(square).map(|piece| (piece, square))
            }
            _ => None,
        };
        if whole.is_some() || lost.is_some() {
            return Deviation { squares, ways: Vec::new(), far_fetched: true, further: None, lost, whole };
        }
        let search = DeviationSearch::new(line, board, right);
        let alone = |anywhere| search.one(anywhere).into_iter().map(|cause| vec![cause]).collect();
        let likely: Vec<Vec<Cause>> = alone(false);
        let far_fetched = likely.is_empty();
        let mut ways = if far_fetched { alone(true) } else { likely };
        if ways.is_empty() {
            ways = search.two();
        }
        let further = if ways.is_empty() { further(line, board, right) } else { None };
        Deviation { squares, ways, far_fetched, further, lost: None, whole: None }
    }

    /// Whether a wrong execution at that ply is part of some way.
    pub(crate) fn may_come_from(&self, ply: Ply) -> bool {
        self.ways.iter().flatten().any(|cause| cause.ply == ply)
    }

    /// Whether the board as a whole is wrong, so that no step corrects it.
    pub fn is_of_the_whole(&self) -> bool {
        self.whole.is_some_and(|whole| !matches!(whole, WholeBoard::Behind(_)))
    }

    /// Whether moves that nobody wrote are a likelier cause, where both boards differ in this way.
    pub(crate) fn may_be_unwritten(&self) -> bool {
        self.far_fetched && (!self.is_of_the_whole() || self.whole == Some(WholeBoard::Foreign))
    }

    /// The ply since which the board differs, if it was found.
    pub fn since(&self) -> Option<Ply> {
        if let Some(WholeBoard::Behind(plies)) = self.whole {
            return Some(Ply::after(plies));
        }
        let further = self.further.and_then(|further| further.cause);
        self.ways.first().and_then(|way| way.first()).copied().or(further).map(|cause| cause.ply)
    }
}

/// A move of the side to move that a board shows after the record, perhaps after a wrongly executed
/// one. Castling, en passant captures and promotions are not searched for.
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
            if let Some(&cause) = DeviationSearch::new(line, &before, right).one(false).first() {
                return Some(Further { made, cause: Some(cause) });
            }
        }
    }
    None
}

/// The search for what explains the board.
struct DeviationSearch<'a> {
    line: &'a Line,
    found: &'a Board,
    /// How many plies were executed as recorded.
    right: usize,
    /// For each number of plies, the squares that no later ply changes.
    quiet: Vec<Bitboard>,
    /// For each number of plies, the boards that become the one that was found when all later plies are
    /// executed as recorded; `None` if there are none.
    earlier: Vec<Option<EarlierBoard>>,
}

impl<'a> DeviationSearch<'a> {
    fn new(line: &'a Line, found: &'a Board, right: usize) -> DeviationSearch<'a> {
        let mut quiet = vec![Bitboard::FULL];
        let mut earlier = vec![Some(EarlierBoard::is(found))];
        for ply in line.plies().iter().rev() {
            let later = quiet.last().copied().unwrap_or_default();
            quiet.push(later & !touched(ply.mv, ply.by));
            let later = earlier.last().cloned().flatten();
            earlier.push(later.and_then(|later| later.before(ply.mv, ply.by)));
        }
        quiet.reverse();
        earlier.reverse();
        DeviationSearch { line, found, right, quiet, earlier }
    }

    /// What may have been executed at that ply on that board instead of what was recorded, so that the board that
    /// was found came of it.
    fn mends(&self, alternatives: &Alternatives, ply: Ply, board: &Board, anywhere: bool) -> Option<Cause> {
        let earlier = self.earlier[ply.number()].as_ref()?;
        let all_of = earlier.differs(board);
        if all_of.count() > MOST_CHANGED {
            return None;
        }
        let reach = Reach { anywhere, within: all_of | earlier.free(), all_of };
        let mut ways = alternatives.boards(board, reach).into_iter();
        let way = ways.find(|(board, _)| earlier.differs(board).is_empty());
        way.map(|(_, instead)| Cause { ply, instead })
    }

    /// The causes that explain the board alone; with `anywhere` also far-fetched ones.
    fn one(&self, anywhere: bool) -> Vec<Cause> {
        let mut causes = Vec::new();
        for (ply, played) in self.line.numbered().skip(self.right) {
            let alternatives = Alternatives::of(&played.before, played.mv);
            causes.extend(self.mends(&alternatives, ply, played.before.board(), anywhere));
        }
        causes
    }

    /// The pairs of causes that explain the board together.
    fn two(&self) -> Vec<Vec<Cause>> {
        let mut ways: Vec<Vec<Cause>> = Vec::new();
        let mut astray: Vec<Astray> = Vec::new();
        for (ply, played) in self.line.numbered().skip(self.right) {
            let alternatives = Alternatives::of(&played.before, played.mv);
            for first in &astray {
                let known = |way: &Vec<Cause>| way[0].ply == first.cause.ply && way[1].ply == ply;
                let Some(second) = self.mends(&alternatives, ply, &first.board, false) else { continue };
                if !ways.iter().any(known) {
                    ways.push(vec![first.cause, second]);
                }
                if ways.len() >= MOST_WAYS {
                    return ways;
                }
            }
            astray.retain_mut(|one| execute(&mut one.board, played.mv, played.by).is_some());
            let anything = Reach { anywhere: false, within: Bitboard::FULL, all_of: Bitboard::EMPTY };
            let first = alternatives.boards(played.before.board(), anything).into_iter();
            // What is wrong on a square that no later ply changes must be mended at the second cause.
            let wrong = |board: &Board| differing(board, self.found) & self.quiet[ply.number()];
            let first = first.filter(|(board, _)| wrong(board).count() <= MOST_CHANGED);
            astray.extend(first.map(|(board, instead)| Astray { board, cause: Cause { ply, instead } }));
        }
        ways
    }
}

/// Whether a wrong execution at that ply, perhaps among others, is consistent with the board: it
/// would change squares at the end, and the board has that change.
pub(crate) fn leaves_a_trace(line: &Line, ply: Ply, board: &Board) -> bool {
    let end = line.position().board();
    let shows = |wrong: &Board| {
        let Some(after) = carried_on(line, ply.number(), wrong) else { return false };
        let trace = differing(&after, end);
        trace.any() && (trace & differing(&after, board)).is_empty()
    };
    let anything = Reach { anywhere: true, within: Bitboard::FULL, all_of: Bitboard::EMPTY };
    let played = &line[ply];
    let boards = Alternatives::of(&played.before, played.mv).boards(played.before.board(), anything);
    boards.iter().any(|(wrong, _)| shows(wrong))
}

/// The board after all plies from there on have been executed as recorded; `None` if that is
/// impossible.
fn carried_on(line: &Line, plies: usize, board: &Board) -> Option<Board> {
    let mut board = board.clone();
    for later in &line.plies()[plies..] {
        execute(&mut board, later.mv, later.by)?;
    }
    Some(board)
}

#[cfg(test)]
mod of_boards;
