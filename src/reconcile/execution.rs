//! How a board came to differ from the record: which move was executed otherwise.

use crate::chess::{Board, Chess, Color, Line, Move, Piece, Position, Rank, Role, Square};

/// A board that differs from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The squares on which it does.
    pub squares: Vec<Square>,
    /// The plies whose execution, gone wrong once, explains all of it.
    pub causes: Vec<Cause>,
}

/// A move that was executed otherwise than recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// Its ply.
    pub ply: usize,
    /// What was executed instead, where it was one piece's move: from where to where.
    pub instead: Option<(Piece, Square, Square)>,
}

/// Why a board is not what the record says: one move executed otherwise, everything after it
/// executed as recorded.
pub fn deviation(line: &Line, board: &Board) -> Deviation {
    let end = line.position().board();
    let squares: Vec<Square> =
        Square::ALL.into_iter().filter(|&square| board.piece_at(square) != end.piece_at(square)).collect();
    let mut causes = Vec::new();
    for ply in 1..=line.len() {
        // Nobody moves a piece on from where it does not stand.
        let wrong = otherwise(line, ply, &squares);
        let explains = |(wrong, _): &&(Board, _)| carried_on(line, ply, wrong).as_ref() == Some(board);
        if let Some((_, instead)) = wrong.iter().find(explains) {
            causes.push(Cause { ply, instead: *instead });
        }
    }
    Deviation { squares, causes }
}

/// Whether a wrong execution at that ply, perhaps beside others, can be part of what the board
/// shows: it would leave a trace, and the trace is there.
pub(super) fn leaves_a_trace(line: &Line, ply: usize, board: &Board) -> bool {
    let end = line.position().board();
    let shows = |wrong: &Board| {
        let Some(after) = carried_on(line, ply, wrong) else { return false };
        let trace = |square: &Square| after.piece_at(*square) != end.piece_at(*square);
        let mut traces = Square::ALL.into_iter().filter(trace).peekable();
        traces.peek().is_some() && traces.all(|square| after.piece_at(square) == board.piece_at(square))
    };
    otherwise(line, ply, &[]).iter().any(|(wrong, _)| shows(wrong))
}

/// The board after a wrong execution once everything later was executed as recorded; none where
/// that could not be.
fn carried_on(line: &Line, ply: usize, wrong: &Board) -> Option<Board> {
    let mut board = wrong.clone();
    for later in &line.plies()[ply..] {
        execute(&mut board, later.mv, later.by)?;
    }
    Some(board)
}

/// Executes a move on any board; none where the piece does not stand there.
fn execute(board: &mut Board, mv: Move, by: Color) -> Option<()> {
    let take = |board: &mut Board, square: Square, role: Role| {
        let there = board.piece_at(square) == Some(Piece { color: by, role });
        there.then(|| board.discard_piece_at(square))
    };
    match mv {
        Move::Normal { role, from, to, promotion, .. } => {
            take(board, from, role)?;
            board.set_piece_at(to, Piece { color: by, role: promotion.unwrap_or(role) });
        }
        Move::EnPassant { from, to } => {
            take(board, from, Role::Pawn)?;
            board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
            board.set_piece_at(to, by.pawn());
        }
        Move::Castle { king, rook } => {
            let side = mv.castling_side()?;
            take(board, king, Role::King)?;
            take(board, rook, Role::Rook)?;
            board.set_piece_at(side.king_to(by), by.king());
            board.set_piece_at(side.rook_to(by), by.rook());
        }
        Move::Put { .. } => return None,
    }
    Some(())
}

/// The squares that a move changes.
fn touched(mv: Move, by: Color) -> Vec<Square> {
    match mv {
        Move::Normal { from, to, .. } => vec![from, to],
        Move::EnPassant { from, to } => vec![from, to, Square::from_coords(to.file(), from.rank())],
        Move::Castle { king, rook } => match mv.castling_side() {
            Some(side) => vec![king, rook, side.king_to(by), side.rook_to(by)],
            None => vec![king, rook],
        },
        Move::Put { to, .. } => vec![to],
    }
}

type Otherwise = (Board, Option<(Piece, Square, Square)>);

/// The boards after that ply was executed otherwise: another legal move, any own piece to any
/// square, only a part of it, or nothing; only those that can explain all of `squares`.
fn otherwise(line: &Line, ply: usize, squares: &[Square]) -> Vec<Otherwise> {
    let (before, mv) = (line.position_after(ply - 1), line.plies()[ply - 1].mv);
    let by = before.turn();
    let right = line.position_after(ply).board();
    let own = touched(mv, by);
    let left: Vec<Square> = squares.iter().copied().filter(|square| !own.contains(square)).collect();
    let mut boards: Vec<Otherwise> = Vec::new();
    let mut add = |board: Board, instead| {
        if board != *right {
            boards.push((board, instead));
        }
    };
    for other in before.legal_moves() {
        let changes = touched(other, by);
        if left.iter().all(|square| changes.contains(square)) {
            let instead =
                other.from().map(|from| (Piece { color: by, role: other.role() }, from, shown(other, by)));
            add(after(before, other), instead);
        }
    }
    if left.is_empty() {
        add(before.board().clone(), None);
    }
    if left.len() > 2 {
        return boards;
    }
    for from in before.board().by_color(by) {
        let Some(piece) = before.board().piece_at(from) else { continue };
        let rest: Vec<Square> = left.iter().copied().filter(|&square| square != from).collect();
        let free = |to: &Square| before.board().color_at(*to) != Some(by);
        let targets: Vec<Square> = match rest.as_slice() {
            [] => Square::ALL.into_iter().filter(free).collect(),
            [only] => Some(*only).filter(free).into_iter().collect(),
            _ => continue,
        };
        for to in targets {
            let mut kinds = vec![piece.role];
            if piece.role == Role::Pawn && to.rank() == by.fold_wb(Rank::Eighth, Rank::First) {
                kinds.extend([Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
            }
            for role in kinds {
                let mut board = before.board().clone();
                board.discard_piece_at(from);
                board.set_piece_at(to, Piece { color: by, role });
                add(board, Some((piece, from, to)));
            }
        }
    }
    boards
}

fn after(before: &Chess, mv: Move) -> Board {
    let mut after = before.clone();
    after.play_unchecked(mv);
    after.board().clone()
}

/// Where a move's piece comes to stand.
fn shown(mv: Move, by: Color) -> Square {
    mv.castling_side().map_or(mv.to(), |side| side.king_to(by))
}
