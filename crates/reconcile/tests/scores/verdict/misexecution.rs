//! Moves executed on a board correctly and wrongly, regardless of the rules.

use super::play::Dice;
use annabella_chess::{Board, Chess, Color, Move, Piece, Position, Role, Square};

/// Executes a move on a board regardless of the rules.
pub fn execute(board: &mut Board, mv: Move, by: Color) -> bool {
    let mut lift = |square: Square, role: Role| {
        let there = board.piece_at(square) == Some(Piece { color: by, role });
        if there {
            board.discard_piece_at(square);
        }
        there
    };
    match mv {
        Move::Normal { role, from, capture, to, promotion } => {
            if !lift(from, role) {
                return false;
            }
            // The player notices an occupied destination, or a missing piece to capture.
            let found = board.piece_at(to);
            if found.is_some_and(|piece| piece.color == by || piece.role == Role::King)
                || found.is_some() != capture.is_some()
            {
                return false;
            }
            board.set_piece_at(to, Piece { color: by, role: promotion.unwrap_or(role) });
        }
        Move::EnPassant { from, to } => {
            let captured = Square::from_coords(to.file(), from.rank());
            if !lift(from, Role::Pawn) || board.piece_at(captured) != Some(by.other().pawn()) {
                return false;
            }
            board.discard_piece_at(captured);
            if board.piece_at(to).is_some() {
                return false;
            }
            board.set_piece_at(to, by.pawn());
        }
        Move::Castle { king, rook } => {
            if !lift(king, Role::King) || !lift(rook, Role::Rook) {
                return false;
            }
            let short = rook > king;
            let square =
                |file: usize| Square::from_coords(annabella_chess::File::new(file as u32), king.rank());
            let [king_to, rook_to] = [if short { 6 } else { 2 }, if short { 5 } else { 3 }].map(square);
            if board.piece_at(king_to).is_some() || board.piece_at(rook_to).is_some() {
                return false;
            }
            board.set_piece_at(king_to, by.king());
            board.set_piece_at(rook_to, by.rook());
        }
        Move::Put { .. } => return false,
    }
    true
}

/// Executes a move wrongly: another legal move, its piece next to the destination, or no move.
pub fn misexecute(dice: &mut Dice, board: &Board, position: &Chess, mv: Move) -> Option<Board> {
    let kind = match dice.roll(10) {
        0 => return Some(board.clone()),
        1..=6 => others(board, position, mv),
        _ => beside(board, mv),
    };
    dice.pick(&kind).cloned()
}

/// Returns all wrong executions of a move.
pub fn mishaps(board: &Board, position: &Chess, mv: Move) -> Vec<Board> {
    let mut all = others(board, position, mv);
    all.extend(beside(board, mv));
    all.push(board.clone());
    all
}

fn others(board: &Board, position: &Chess, mv: Move) -> Vec<Board> {
    let mut boards = Vec::new();
    for other in position.legal_moves() {
        let mut wrong = board.clone();
        if other != mv && execute(&mut wrong, other, position.turn()) {
            boards.push(wrong);
        }
    }
    boards
}

fn beside(board: &Board, mv: Move) -> Vec<Board> {
    let Some((from, piece)) = mv.from().and_then(|from| Some((from, board.piece_at(from)?))) else {
        return Vec::new();
    };
    let near = |square: &Square| {
        square.file().distance(mv.to().file()) <= 1 && square.rank().distance(mv.to().rank()) <= 1
    };
    let free = |square: &Square| *square != mv.to() && board.piece_at(*square).is_none();
    let mut boards = Vec::new();
    for square in Square::ALL.into_iter().filter(near).filter(free).filter(|_| !mv.is_castle()) {
        let mut wrong = board.clone();
        wrong.discard_piece_at(from);
        wrong.set_piece_at(square, piece);
        boards.push(wrong);
    }
    boards
}
