//! The table of illegal moves: what both players may have taken for a move, and how rare it is.
//!
//! Search, words, JSON and clauses derive from its rows, so a new kind of illegal move is one row and its
//! message. Of several rows that describe a move, the first counts.

use crate::cells::cell_reading::{Candidate, Needs, key};
use annabella_chess::attacks::{attacks, between, pawn_attacks};
use annabella_chess::{Bitboard, Chess, Color, File, Move, Pattern, Position, Rank, Role, Side, Square};
use annabella_laws::Situation;

/// One kind of illegal move.
pub struct Breach {
    /// Code used in JSON.
    pub code: &'static str,
    /// Id of its message.
    pub message: &'static str,
    /// Negative natural logarithm of its probability at one ply.
    ///
    /// Players overlook an attack far more often than the way a piece moves; a writing error is likelier than
    /// a move that no one would make.
    pub(crate) cost: f32,
    /// Situation whose provision applies.
    pub situation: Situation,
    describes: fn(&Chess, Move) -> bool,
}

/// All kinds of illegal moves.
pub static BREACHES: &[Breach] = &[
    breach("moved-twice", "verdict-breach-moved-twice", 4.5, is_pass),
    Breach {
        situation: Situation::UnpromotedPawn,
        ..breach("not-promoted", "verdict-breach-not-promoted", 7.5, is_not_promoted)
    },
    breach("castled-in-check", "verdict-breach-castled-in-check", 7.5, castled_in_check),
    breach("castled-through-check", "verdict-breach-castled-through-check", 7.5, castled_through_check),
    breach("castled-after-move", "verdict-breach-castled-after-move", 7.5, is_castling),
    breach("king-into-check", "verdict-breach-king-into-check", 7.5, king_into_check),
    breach("left-in-check", "verdict-breach-left-in-check", 7.5, moves_like_itself),
    breach("late-en-passant", "verdict-breach-late-en-passant", 8.5, is_en_passant),
    breach("pawn-two-squares", "verdict-breach-pawn-two-squares", 9.0, pawn_two_squares),
    breach("pawn-captured-ahead", "verdict-breach-pawn-captured-ahead", 9.5, pawn_captured_ahead),
    breach("pawn-sideways", "verdict-breach-pawn-sideways", 9.5, pawn_sideways),
    breach("pawn-backward", "verdict-breach-pawn-backward", 11.0, is_pawn),
    breach("jumped", "verdict-breach-jumped", 9.0, jumped),
    breach("moved-wrongly", "verdict-breach-moved-wrongly", 11.0, |_, _| true),
];

const fn breach(
    code: &'static str,
    message: &'static str,
    cost: f32,
    describes: fn(&Chess, Move) -> bool,
) -> Breach {
    Breach { code, message, cost, situation: Situation::IllegalMove, describes }
}

impl std::fmt::Debug for Breach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code)
    }
}

/// Returns the rule that an illegal move breaks.
pub(crate) fn breach_of(position: &Chess, mv: Move) -> Option<&'static Breach> {
    BREACHES.iter().find(|breach| (breach.describes)(position, mv))
}

/// Returns the illegal moves that a text may name.
pub(crate) fn illegal_moves(position: &Chess, pattern: Pattern) -> Vec<Candidate> {
    let legal = position.legal_moves();
    let moves = match pattern {
        Pattern::Castle(side) => castling(position, side).into_iter().collect(),
        Pattern::Piece { .. } => piece_moves(position, pattern),
    };
    let illegal = moves.into_iter().filter(|mv| !legal.contains(mv));
    illegal.map(|mv| Candidate::of(mv, position.turn())).collect()
}

/// Returns the castling of a king and a rook on their squares with nothing between them.
fn castling(position: &Chess, side: Side) -> Option<Move> {
    let (board, by) = (position.board(), position.turn());
    let king = board.king_of(by).filter(|king| king.rank() == by.fold_wb(Rank::First, Rank::Eighth))?;
    let rook = Square::from_coords(side.rook_to(by).file(), king.rank());
    let corner = match side {
        Side::KingSide => Square::from_coords(File::H, rook.rank()),
        Side::QueenSide => Square::from_coords(File::A, rook.rank()),
    };
    let between = between(king, corner);
    let is_home = king.file() == File::E && board.piece_at(corner) == Some(by.rook());
    (is_home && (between & board.occupied()).is_empty()).then_some(Move::Castle { king, rook: corner })
}

fn piece_moves(position: &Chess, pattern: Pattern) -> Vec<Move> {
    let Pattern::Piece { role, from_file, from_rank, to, capture, promotion } = pattern else {
        return Vec::new();
    };
    let (board, by) = (position.board(), position.turn());
    let taken = board.piece_at(to);
    if taken.is_some_and(|taken| taken.color == by || taken.role == Role::King) {
        return Vec::new();
    }
    let mut moves = Vec::new();
    for from in board.by_color(by) {
        let Some(own) = board.role_at(from).filter(|own| role.is_none_or(|role| role == *own)) else {
            continue;
        };
        // A pawn that moves sideways without capturing is written like one that moves ahead.
        let sideways = own == Role::Pawn && !capture && from_file == Some(to.file()) && from_rank.is_none();
        let beside = sideways && captures(by, from, to);
        let fits = from_file.is_none_or(|file| file == from.file() || beside)
            && from_rank.is_none_or(|rank| rank == from.rank());
        // The rules would let a pawn that jumped over a piece be captured in passing.
        let leaps = own == Role::Pawn
            && from.rank().distance(to.rank()) == 2
            && ((between(from, to) | Bitboard::from_square(to)) & board.occupied()).any();
        let last = own == Role::Pawn && to.rank() == by.fold_wb(Rank::Eighth, Rank::First);
        if !fits || leaps || from == to || promotion.is_some() && !last {
            continue;
        }
        let passed = Square::from_coords(to.file(), from.rank());
        let passes = own == Role::Pawn
            && taken.is_none()
            && captures(by, from, to)
            && board.piece_at(passed) == Some(by.other().pawn())
            && from.rank() == by.fold_wb(Rank::Fifth, Rank::Fourth);
        if passes {
            moves.push(Move::EnPassant { from, to });
        } else if !capture || taken.is_some() {
            moves.push(Move::Normal {
                role: own,
                from,
                to,
                capture: taken.map(|taken| taken.role),
                promotion,
            });
        }
    }
    moves
}

/// Whether a pawn captures from one square to the other.
fn captures(by: Color, from: Square, to: Square) -> bool {
    pawn_attacks(by, from).contains(to)
}

/// Returns a move that stands for none: the opponent moves again.
///
/// It puts a pawn or a piece back on its square, so that no right to castle is lost. `None` in check, and if
/// the player has only a king.
pub(crate) fn pass(position: &Chess) -> Option<Candidate> {
    let board = position.board();
    let mut own = (board.by_color(position.turn()) & !board.kings() & !board.rooks()).into_iter();
    let from = own.next().filter(|_| !position.is_check())?;
    let mv = Move::Normal { role: board.role_at(from)?, from, to: from, capture: None, promotion: None };
    Some(Candidate::of(mv, position.turn()))
}

fn is_pass(_: &Chess, mv: Move) -> bool {
    mv.from() == Some(mv.to())
}

/// Whether a pawn is left on the last rank.
fn is_not_promoted(position: &Chess, mv: Move) -> bool {
    let last = position.turn().fold_wb(Rank::Eighth, Rank::First);
    mv.role() == Role::Pawn && mv.to().rank() == last && mv.promotion().is_none()
}

/// Whether a text names a pawn's move to the last rank, but no new piece.
pub(crate) fn names_no_promotion(pattern: Pattern, turn: Color) -> bool {
    let last = turn.fold_wb(Rank::Eighth, Rank::First);
    matches!(pattern, Pattern::Piece { role: None | Some(Role::Pawn), to, promotion: None, .. } if to.rank() == last)
}

fn is_castling(_: &Chess, mv: Move) -> bool {
    mv.is_castle()
}

fn castled_in_check(position: &Chess, mv: Move) -> bool {
    mv.is_castle() && position.is_check()
}

fn castled_through_check(position: &Chess, mv: Move) -> bool {
    let (Move::Castle { king, .. }, Some(side)) = (mv, mv.castling_side()) else { return false };
    let (board, by) = (position.board(), position.turn());
    let to = side.king_to(by);
    let passed = between(king, to) | Bitboard::from_square(to);
    let attacked = |square: Square| board.attacks_to(square, by.other(), board.occupied()).any();
    passed.into_iter().any(attacked)
}

/// Whether the piece may move so as far as its own way of moving goes.
fn moves_like_itself(position: &Chess, mv: Move) -> bool {
    let (Some(from), to, board) = (mv.from(), mv.to(), position.board()) else { return false };
    match mv {
        Move::Normal { role: Role::Pawn, capture: Some(_), .. } => captures(position.turn(), from, to),
        Move::Normal { role: Role::Pawn, .. } => {
            let ahead = between(from, to) | Bitboard::from_square(to);
            let steps = from.rank().distance(to.rank());
            let forward = position.turn().fold_wb(to.rank() > from.rank(), to.rank() < from.rank());
            let start = position.turn().fold_wb(Rank::Second, Rank::Seventh);
            let far = steps == 1 || steps == 2 && from.rank() == start;
            from.file() == to.file() && forward && far && (ahead & board.occupied()).is_empty()
        }
        Move::Normal { .. } => board.attacks_from(from).contains(to),
        _ => false,
    }
}

fn king_into_check(position: &Chess, mv: Move) -> bool {
    mv.role() == Role::King && moves_like_itself(position, mv)
}

fn is_en_passant(_: &Chess, mv: Move) -> bool {
    mv.is_en_passant()
}

fn is_pawn(_: &Chess, mv: Move) -> bool {
    mv.role() == Role::Pawn
}

fn pawn_two_squares(_: &Chess, mv: Move) -> bool {
    let Some(from) = mv.from() else { return false };
    mv.role() == Role::Pawn && from.file() == mv.to().file() && from.rank().distance(mv.to().rank()) == 2
}

fn pawn_captured_ahead(_: &Chess, mv: Move) -> bool {
    mv.role() == Role::Pawn && mv.is_capture() && mv.from().is_some_and(|from| from.file() == mv.to().file())
}

fn pawn_sideways(_: &Chess, mv: Move) -> bool {
    mv.role() == Role::Pawn && mv.from().is_some_and(|from| from.file() != mv.to().file())
}

fn jumped(position: &Chess, mv: Move) -> bool {
    let Some(from) = mv.from() else { return false };
    let empty = attacks(from, mv.role().of(position.turn()), Bitboard::EMPTY);
    matches!(mv.role(), Role::Bishop | Role::Rook | Role::Queen) && empty.contains(mv.to())
}

impl Candidate {
    /// Creates a candidate that is not among the legal moves.
    pub(crate) fn of(mv: Move, turn: Color) -> Candidate {
        let needs = Needs::default();
        Candidate { mv, needs, key: key(mv, needs, turn) }
    }
}
