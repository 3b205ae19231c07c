//! Writes moves (3D E5 to E14), and the names of pins, levels and squares (3D E1 to E6).

use crate::play::castling_squares;
use crate::{Action, Level, Move, Pin, Position, Square, Wing};
use annabella_chess::notation::Letters;
use annabella_chess::{Role, Side};

/// Writes a legal move in short form, with `+` or `#`: `Ld5N`, `aWxb4W`, `DP3`, `0-0`.
///
/// The rules have no form for two kinds of promotion. One caused by an attack board's move is written as a
/// pawn's (`DP6D`), one caused by the opponent before the move in brackets (`(a8SD)Tb1W`).
pub fn write(mv: Move, position: &Position, letters: Letters) -> String {
    let mut before = position.clone();
    before.promote_due(mv.late);
    let late = mv.late.zip(position.due(position.turn()));
    let mut written = late.map_or_else(String::new, |(role, square)| {
        format!("({}{})", square_name(square, letters), letter(role, letters))
    });
    let promotion = match mv.action {
        Action::Castle(Side::KingSide) => {
            written += "0-0";
            None
        }
        Action::Castle(Side::QueenSide) => {
            written += "0-0-0";
            None
        }
        Action::Board { from, to, promotion } => {
            let other = before.legal_moves().into_iter().any(|mv| {
                matches!(mv.action, Action::Board { from: own, to: there, .. } if there == to && own != from)
            });
            if other {
                written += &format!("{}-", pin_name(from, letters));
            }
            written += &pin_name(to, letters);
            promotion
        }
        Action::Piece { from, to, promotion } => {
            written += &piece(&before, mv.action, from, to, letters);
            promotion
        }
    };
    written.extend(promotion.map(|role| letter(role, letters)));
    if before.is_en_passant(mv.action) {
        written += "e.p.";
    }
    before.play_unchecked(Move::from(mv.action));
    written + sign(&before)
}

/// Writes a legal move by its squares and pins, for machines: `a1Wb3N`, `DP1DP3`, `a7Sa8SD`.
///
/// A pawn promoted before the move comes first, in brackets. Castling has the king's squares.
pub fn coordinates(mv: Move, position: &Position) -> String {
    let late = mv.late.zip(position.due(position.turn()));
    let late = late.map_or_else(String::new, |(role, square)| format!("({square}{})", role.upper_char()));
    let (way, promotion) = match mv.action {
        Action::Piece { from, to, promotion } => (format!("{from}{to}"), promotion),
        Action::Board { from, to, promotion } => (format!("{from}{to}"), promotion),
        Action::Castle(side) => {
            let (from, to, _) = castling_squares(position.turn(), side);
            (format!("{from}{to}"), None)
        }
    };
    let promotion = promotion.map(|role| role.upper_char().to_string()).unwrap_or_default();
    format!("{late}{way}{promotion}")
}

fn letter(role: Role, letters: Letters) -> String {
    letters.letter(role).into_iter().collect()
}

/// Returns the sign for check or mate of the side to move.
fn sign(position: &Position) -> &'static str {
    match (position.is_check(), position.has_legal_move()) {
        (false, _) => "",
        (true, true) => "+",
        (true, false) => "#",
    }
}

fn piece(position: &Position, action: Action, from: Square, to: Square, letters: Letters) -> String {
    let role = position.piece(from).map_or(Role::Pawn, |piece| piece.role);
    let capture = position.captured(action).is_some();
    let pawn = role == Role::Pawn;
    // E11, E12: all others of its kind that can also move there.
    let others: Vec<Square> = position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| match mv.action {
            Action::Piece { from: own, to: there, .. } => {
                (own != from && there == to).then_some((own, mv.action))
            }
            _ => None,
        })
        .filter(|&(own, action)| {
            position.piece(own).is_some_and(|piece| piece.role == role)
                && (!pawn || position.captured(action).is_some() == capture)
        })
        .map(|(own, _)| own)
        .collect();
    let mut written = letter(role, letters);
    let level = || level_name(from.level(), letters);
    if pawn && (capture || !others.is_empty()) {
        // E10 requires the level with every capture.
        written += &format!("{}{}", from.file().char(), level());
    } else if !pawn {
        written += &hint(from, &others, level);
    }
    written.extend(capture.then_some('x'));
    written + &square_name(to, letters)
}

/// Returns what distinguishes a piece from the others (3D E11): its file, its rank, or its level.
///
/// The rules do not cover the case in which no part alone is enough; two or all three parts are then written.
fn hint(from: Square, others: &[Square], level: impl Fn() -> String) -> String {
    if others.is_empty() {
        return String::new();
    }
    let (file, rank) = (from.file().char().to_string(), from.rank().to_string());
    let same = |by_file: bool, by_rank: bool, by_level: bool| {
        others.iter().any(|other| {
            (!by_file || other.file() == from.file())
                && (!by_rank || other.rank() == from.rank())
                && (!by_level || other.level() == from.level())
        })
    };
    if !same(true, false, false) {
        file
    } else if !same(false, true, false) {
        rank
    } else if !same(false, false, true) {
        level()
    } else if !same(true, true, false) {
        file + &rank
    } else if !same(true, false, true) {
        file + &level()
    } else if !same(false, true, true) {
        rank + &level()
    } else {
        file + &rank + &level()
    }
}

/// Returns the letter of a pin's wing: that of the queen or the king (3D E3, E6).
pub(super) fn wing_letter(wing: Wing, letters: Letters) -> Option<char> {
    letters.letter(match wing {
        Wing::Queen => Role::Queen,
        Wing::King => Role::King,
    })
}

/// Returns the name of a pin: `DP1`, in English `QP1`.
pub fn pin_name(pin: Pin, letters: Letters) -> String {
    let letter: String = wing_letter(pin.wing(), letters).into_iter().collect();
    format!("{letter}P{}", pin.number())
}

/// Returns the name of a level: `W`, `N`, `S` in every language, or the pin's.
pub fn level_name(level: Level, letters: Letters) -> String {
    level.pin().map_or_else(|| level.to_string(), |pin| pin_name(pin, letters))
}

/// Returns the name of a square: `a4N`, `z0DP1`.
pub fn square_name(square: Square, letters: Letters) -> String {
    format!("{:?}{}", square.column(), level_name(square.level(), letters))
}
