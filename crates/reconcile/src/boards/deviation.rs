//! Deviations of a board from the recorded game: which moves were executed wrongly.

use crate::boards::earlier_board::EarlierBoard;
use crate::boards::execution::{Alternatives, PieceMove, Reach, differing, execute, touched};
use crate::boards::whole_board::WholeBoard;
use annabella_chess::{Bitboard, Board, Line, Piece, Ply, Position, Square};

/// A board that differs from the recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// Squares on which it differs.
    pub squares: Vec<Square>,
    /// Cause of the deviation.
    pub cause: DeviationCause,
}

/// Cause of a board's deviation from the recorded game. In this order, the first that applies counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeviationCause {
    /// The board is wrong as a whole.
    WholeBoard(WholeBoard),
    /// Only one piece is missing; it may have fallen off at any time.
    MissingPiece {
        /// Missing piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// One move was executed wrongly, or two were.
    WrongMoves {
        /// Smallest sets of wrong moves that explain the board; at least one.
        ways: Vec<Vec<WrongMove>>,
        /// Whether it takes two moves, or one that is hardly confused with the right one.
        far_fetched: bool,
    },
    /// A move was made after the end of the recorded game.
    MovedOn {
        /// The further move.
        made: PieceMove,
        /// Wrong move before it, if the board also differs without the further move.
        after: Option<WrongMove>,
    },
    /// No two moves explain the board.
    Unexplained,
}

/// A wrongly executed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongMove {
    /// Ply of the move.
    pub ply: Ply,
    /// Move executed instead; `None` if none was.
    pub instead: Option<PieceMove>,
}

/// A board on which one move has been executed wrongly.
struct Astray {
    board: Board,
    wrong: WrongMove,
}

/// Maximum number of squares changed by a move: castling changes the most.
const MOST_CHANGED: usize = 4;
/// Number of ways after which the search ends.
const MOST_WAYS: usize = 400;

impl Deviation {
    /// Explains a board by the fewest wrongly executed moves; all others are executed as recorded.
    ///
    /// The first `right` plies were executed correctly.
    pub fn of(line: &Line, board: &Board, right: usize) -> Deviation {
        let squares: Vec<Square> = differing(line.position().board(), board).into_iter().collect();
        let cause = WholeBoard::of(line, board)
            .map(DeviationCause::WholeBoard)
            .or_else(|| missing_piece(line, board, &squares))
            .or_else(|| DeviationSearch::new(line, board, right).wrong_moves())
            .or_else(|| moved_on(line, board, right))
            .unwrap_or(DeviationCause::Unexplained);
        Deviation { squares, cause }
    }

    /// Returns the sets of wrong moves that explain the board; empty if the cause is another.
    pub fn ways(&self) -> &[Vec<WrongMove>] {
        match &self.cause {
            DeviationCause::WrongMoves { ways, .. } => ways,
            _ => &[],
        }
    }

    /// Whether one of the ways contains a wrong execution at `ply`.
    pub(crate) fn may_come_from(&self, ply: Ply) -> bool {
        self.ways().iter().flatten().any(|wrong| wrong.ply == ply)
    }

    /// Whether the board as a whole is wrong, so that no step corrects it.
    pub fn is_of_the_whole(&self) -> bool {
        matches!(self.cause, DeviationCause::WholeBoard(whole) if !matches!(whole, WholeBoard::Behind(_)))
    }

    /// Whether unwritten moves are a likelier cause, if both boards differ in this way.
    pub(crate) fn may_be_unwritten(&self) -> bool {
        match self.cause {
            DeviationCause::WholeBoard(whole) => {
                matches!(whole, WholeBoard::Behind(_) | WholeBoard::Foreign)
            }
            DeviationCause::WrongMoves { far_fetched, .. } => far_fetched,
            DeviationCause::MissingPiece { .. }
            | DeviationCause::MovedOn { .. }
            | DeviationCause::Unexplained => true,
        }
    }

    /// Returns the ply since which the board has differed, if it was found.
    pub fn since(&self) -> Option<Ply> {
        match &self.cause {
            DeviationCause::WholeBoard(WholeBoard::Behind(plies)) => Some(Ply::after(*plies)),
            DeviationCause::WrongMoves { ways, .. } => ways.first()?.first().map(|wrong| wrong.ply),
            DeviationCause::MovedOn { after, .. } => after.map(|wrong| wrong.ply),
            DeviationCause::WholeBoard(_)
            | DeviationCause::MissingPiece { .. }
            | DeviationCause::Unexplained => None,
        }
    }
}

/// Finds the only missing piece, if no other square differs.
fn missing_piece(line: &Line, board: &Board, squares: &[Square]) -> Option<DeviationCause> {
    let &[square] = squares else { return None };
    let piece = line.position().board().piece_at(square).filter(|_| board.piece_at(square).is_none())?;
    Some(DeviationCause::MissingPiece { piece, square })
}

/// Finds a further move by the side to move on the board, perhaps after a wrongly executed move.
///
/// Castling, en passant captures and promotions are not searched for.
fn moved_on(line: &Line, found: &Board, right: usize) -> Option<DeviationCause> {
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
            let made = PieceMove { piece, from, to };
            if before == *end {
                return Some(DeviationCause::MovedOn { made, after: None });
            }
            if let Some(&wrong) = DeviationSearch::new(line, &before, right).one(false).first() {
                return Some(DeviationCause::MovedOn { made, after: Some(wrong) });
            }
        }
    }
    None
}

/// The search for an explanation of the board.
struct DeviationSearch<'a> {
    line: &'a Line,
    found: &'a Board,
    /// Number of plies executed as recorded.
    right: usize,
    /// For each number of plies, the squares that no later ply changes.
    quiet: Vec<Bitboard>,
    /// For each number of plies, the boards that become the one found if all later plies are executed as
    /// recorded; `None` if there is no such board.
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

    /// Finds the fewest wrong moves that explain the board, if one or two do.
    fn wrong_moves(&self) -> Option<DeviationCause> {
        let alone = |anywhere| self.one(anywhere).into_iter().map(|wrong| vec![wrong]).collect();
        let likely: Vec<Vec<WrongMove>> = alone(false);
        let far_fetched = likely.is_empty();
        let mut ways = if far_fetched { alone(true) } else { likely };
        if ways.is_empty() {
            ways = self.two();
        }
        (!ways.is_empty()).then_some(DeviationCause::WrongMoves { ways, far_fetched })
    }

    /// Finds the wrong move on `board` at `ply` that leads to the board found.
    fn mends(
        &self,
        alternatives: &Alternatives,
        ply: Ply,
        board: &Board,
        anywhere: bool,
    ) -> Option<WrongMove> {
        let earlier = self.earlier[ply.number()].as_ref()?;
        let all_of = earlier.differs(board);
        if all_of.count() > MOST_CHANGED {
            return None;
        }
        let reach = Reach { anywhere, within: all_of | earlier.free(), all_of };
        let mut ways = alternatives.boards(board, reach).into_iter();
        let way = ways.find(|(board, _)| earlier.differs(board).is_empty());
        way.map(|(_, instead)| WrongMove { ply, instead })
    }

    /// Finds the wrong moves that explain the board alone; with `anywhere` also far-fetched ones.
    fn one(&self, anywhere: bool) -> Vec<WrongMove> {
        let mut wrong = Vec::new();
        for (ply, played) in self.line.numbered().skip(self.right) {
            let alternatives = Alternatives::of(&played.before, played.mv);
            wrong.extend(self.mends(&alternatives, ply, played.before.board(), anywhere));
        }
        wrong
    }

    /// Finds the pairs of wrong moves that explain the board together.
    fn two(&self) -> Vec<Vec<WrongMove>> {
        let mut ways: Vec<Vec<WrongMove>> = Vec::new();
        let mut astray: Vec<Astray> = Vec::new();
        for (ply, played) in self.line.numbered().skip(self.right) {
            let alternatives = Alternatives::of(&played.before, played.mv);
            for first in &astray {
                let known = |way: &Vec<WrongMove>| way[0].ply == first.wrong.ply && way[1].ply == ply;
                let Some(second) = self.mends(&alternatives, ply, &first.board, false) else { continue };
                if !ways.iter().any(known) {
                    ways.push(vec![first.wrong, second]);
                }
                if ways.len() >= MOST_WAYS {
                    return ways;
                }
            }
            astray.retain_mut(|one| execute(&mut one.board, played.mv, played.by).is_some());
            let anything = Reach { anywhere: false, within: Bitboard::FULL, all_of: Bitboard::EMPTY };
            let first = alternatives.boards(played.before.board(), anything).into_iter();
            // A wrong square that no later ply changes must be corrected by the second wrong move.
            let wrong = |board: &Board| differing(board, self.found) & self.quiet[ply.number()];
            let first = first.filter(|(board, _)| wrong(board).count() <= MOST_CHANGED);
            astray.extend(first.map(|(board, instead)| Astray { board, wrong: WrongMove { ply, instead } }));
        }
        ways
    }
}

/// Whether a wrong execution at `ply`, perhaps among others, is consistent with the board.
///
/// It would change squares at the end, and the board has this change.
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

/// Returns the board after executing all plies after the first `plies` as recorded.
///
/// `None` if that is impossible.
fn carried_on(line: &Line, plies: usize, board: &Board) -> Option<Board> {
    let mut board = board.clone();
    for later in &line.plies()[plies..] {
        execute(&mut board, later.mv, later.by)?;
    }
    Some(board)
}

#[cfg(test)]
mod tests;
