//! A game as it was played, and its moves executed by feel on a board that may be wrong.

use annabella::chess::{Board, Chess, Color, Line, Move, Position, Role, Square};
use shakmaty::{CastlingSide, attacks};

/// A move of the game, as both players announced it.
#[derive(Clone, Debug)]
pub struct Step {
    pub by: Color,
    pub mv: Move,
    pub san: String,
    /// The position before the move.
    pub before: Chess,
    /// Whether the mover knowingly moves over pieces, against the Laws.
    pub leaps: bool,
}

/// The moves of a game, and the right board after each number of them.
#[derive(Clone, Debug)]
pub struct Story {
    pub steps: Vec<Step>,
    pub boards: Vec<Board>,
}

impl Story {
    pub fn of(line: &Line) -> Story {
        let steps = line.plies().iter().map(|ply| Step {
            by: ply.by,
            mv: ply.mv,
            san: ply.san.clone(),
            before: ply.before.clone(),
            leaps: false,
        });
        let boards = (0..=line.len()).map(|plies| line.position_after(plies).board().clone());
        Story { steps: steps.collect(), boards: boards.collect() }
    }

    pub fn len(&self) -> usize {
        self.steps.len()
    }

    pub fn cut(&self, plies: usize) -> Story {
        Story { steps: self.steps[..plies].to_vec(), boards: self.boards[..=plies].to_vec() }
    }

    pub fn last_board(&self) -> &Board {
        &self.boards[self.len()]
    }

    /// Writes the moves with their numbers.
    pub fn moves(&self) -> String {
        let of = |(index, step): (usize, &Step)| match step.by {
            Color::White => format!("{}. {}", index / 2 + 1, step.san),
            Color::Black if index == 0 => format!("1... {}", step.san),
            Color::Black => step.san.clone(),
        };
        self.steps.iter().enumerate().map(of).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the squares where king and rook come to stand.
pub fn castled(king: Square, rook: Square) -> [Square; 2] {
    let side = CastlingSide::from_king_side(king < rook);
    [
        Square::from_coords(side.king_to_file(), king.rank()),
        Square::from_coords(side.rook_to_file(), king.rank()),
    ]
}

/// Returns the square of the pawn that is captured en passant.
pub fn passed(from: Square, to: Square) -> Square {
    Square::from_coords(to.file(), from.rank())
}

/// Executes an announced move on this board, if it can be done by feel.
///
/// `owner` is the player of this board. On their own board, movers also notice a piece on the way, which the
/// opponent, who only lifts a peg and presses it into another aperture, does not feel.
pub fn execute(board: &Board, step: &Step, owner: Color) -> Option<Board> {
    let mut after = board.clone();
    let is = |square, role: Role| board.piece_at(square) == Some(role.of(step.by));
    let enemy =
        |square| board.color_at(square) == Some(!step.by) && board.role_at(square) != Some(Role::King);
    let free = |square| board.piece_at(square).is_none();
    match step.mv {
        Move::Normal { role, from, capture, to, promotion } => {
            let target = if capture.is_some() { enemy(to) } else { free(to) };
            let slides = !matches!(role, Role::Knight | Role::King) && !step.leaps;
            let way = slides && (attacks::between(from, to) & board.occupied()).any();
            if !is(from, role) || !target || owner == step.by && way {
                return None;
            }
            after.discard_piece_at(from);
            after.set_piece_at(to, promotion.unwrap_or(role).of(step.by));
        }
        Move::EnPassant { from, to } => {
            let victim = passed(from, to);
            if !is(from, Role::Pawn) || !free(to) || board.piece_at(victim) != Some(Role::Pawn.of(!step.by)) {
                return None;
            }
            after.discard_piece_at(from);
            after.discard_piece_at(victim);
            after.set_piece_at(to, Role::Pawn.of(step.by));
        }
        Move::Castle { king, rook } => {
            let targets = castled(king, rook);
            if !is(king, Role::King) || !is(rook, Role::Rook) {
                return None;
            }
            after.discard_piece_at(king);
            after.discard_piece_at(rook);
            if targets.iter().any(|target| after.piece_at(*target).is_some()) {
                return None;
            }
            after.set_piece_at(targets[0], Role::King.of(step.by));
            after.set_piece_at(targets[1], Role::Rook.of(step.by));
        }
        Move::Put { .. } => return None,
    }
    Some(after)
}

/// Executes moves from `from` until the end, or until the player notices that one cannot be executed.
///
/// Returns the boards after each ply from there, the given one first.
pub fn executed(story: &Story, owner: Color, board: Board, from: usize) -> Vec<Board> {
    let mut boards = vec![board];
    for step in &story.steps[from..] {
        let Some(next) = execute(&boards[boards.len() - 1], step, owner) else { break };
        boards.push(next);
    }
    boards
}
