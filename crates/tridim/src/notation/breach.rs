//! The rule that a written but illegal move breaks.

use super::read::{MoveForm, WrittenMove};
use crate::square::Columns;
use crate::{Action, BoardBar, CastlingBar, Pin, Position, Square, lines};
use annabella_chess::{Piece, Role, Side};

/// The rule that a move breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// The square has no board at present (3D 3.1(e)).
    NoSquare(Square),
    /// A piece of the same side is on the square (3D 3.1(b)).
    OwnPiece(Square),
    /// No such piece of the side to move is on the named squares, or anywhere.
    NoPiece(Role),
    /// The move would only change the level (3D 3.1(d)).
    Vertical(Square),
    /// A piece is in the way (3D 3.1(c)).
    Blocked(Square),
    /// The piece does not move like that (3D 3.2 to 3.5).
    Way(Role, Square),
    /// A pawn that has moved or was carried moves one square only (3D 3.4(b)).
    Moved(Square),
    /// The square has no piece to capture, or a pawn's capture is not marked (3D E10).
    Capture(Square),
    /// The move captures no pawn en passant (3D 3.4(d)).
    EnPassant(Square),
    /// The pawn cannot be promoted there, or must be (3D 3.4(e)).
    Promotion,
    /// This pawn must be promoted first, or none (3D 3.4(e)(III)).
    Late(Option<Square>),
    /// The mover's king would be, or stay, attacked (3D 3.5(b)).
    Check,
    /// The opponent's pawn in the vacated corner could give check immediately (3D 3.4(e)(III)).
    LateCheck(Square),
    /// Castling is impossible.
    Castling(Side, CastlingBar),
    /// The attack board cannot move there.
    Board(Pin, BoardBar),
}

impl Breach {
    /// Returns the rule broken by a written move that fits no legal one.
    pub(super) fn of(written: &WrittenMove, position: &Position) -> Breach {
        let due = position.due(position.turn());
        if written.late.map(|(square, _)| square) != due {
            return Breach::Late(due);
        }
        let mut before = position.clone();
        before.promote_due(written.late.map(|(_, role)| role));
        match written.form {
            MoveForm::Castle(side) => {
                before.castling_bar(side).map_or(Breach::Check, |bar| Breach::Castling(side, bar))
            }
            MoveForm::Board { from, to, promotion } => board(&before, from, to, promotion),
            MoveForm::Piece { .. } => piece(&before, &written.form),
        }
    }
}

fn board(position: &Position, from: Option<Pin>, to: Pin, promotion: Option<Role>) -> Breach {
    if from.is_none() && position.board(to).is_some() {
        return Breach::Board(to, BoardBar::Taken);
    }
    let bar = |from| (from, position.board_bar(from, to));
    let near: Vec<_> = match from {
        Some(from) => vec![bar(from)],
        None => Pin::all()
            .filter(|&from| from.is_adjacent(to) && position.board(from).is_some())
            .map(bar)
            .collect(),
    };
    // Of several boards, the intended one is that which the pins allow, otherwise the player's.
    let meant = near
        .iter()
        .find(|(_, bar)| bar.is_none())
        .or_else(|| near.iter().find(|(_, bar)| !matches!(bar, Some(BoardBar::NotOwn))))
        .or(near.first());
    let Some(&(from, bar)) = meant else { return Breach::Board(to, BoardBar::NotAdjacent) };
    if let Some(bar) = bar {
        return Breach::Board(if bar == BoardBar::Taken { to } else { from }, bar);
    }
    if position.board_promotes(from, to) != promotion.is_some() {
        return Breach::Promotion;
    }
    let mut after = position.clone();
    after.perform(Action::Board { from, to, promotion });
    let exposed = after.attacks(!position.turn(), after.king(position.turn()).column());
    after.due(!position.turn()).filter(|_| !exposed).map_or(Breach::Check, Breach::LateCheck)
}

/// Returns the rule that stops the piece closest to fitting the written move.
fn piece(position: &Position, form: &MoveForm) -> Breach {
    let MoveForm::Piece { role, to, promotion, .. } = *form else { return Breach::Check };
    if !position.exists(to) {
        return Breach::NoSquare(to);
    }
    if position.piece(to).is_some_and(|piece| piece.color == position.turn()) {
        return Breach::OwnPiece(to);
    }
    if promotion.is_some() && role != Role::Pawn {
        return Breach::Promotion;
    }
    let named = position.pieces().map(|(square, _)| square).filter(|&at| form.names(at, position, None));
    let faults = named.map(|from| fault(position, form, from, to));
    // The later a fault is found, the closer the piece was.
    faults.max_by_key(|&(depth, _)| depth).map_or(Breach::NoPiece(role), |(_, breach)| breach)
}

/// Returns the fault that stops one piece, and how close it came.
fn fault(position: &Position, form: &MoveForm, from: Square, to: Square) -> (u8, Breach) {
    let MoveForm::Piece { role, capture, promotion, en_passant, .. } = *form else {
        return (0, Breach::Check);
    };
    let column = to.column();
    if from.column() == column {
        return (1, Breach::Vertical(to));
    }
    let reaches = |occupied| {
        let from = from.column();
        match role {
            Role::Pawn => return None,
            Role::Knight => lines::knight(from),
            Role::Bishop => lines::bishop(from, occupied),
            Role::Rook => lines::rook(from, occupied),
            Role::Queen => lines::rook(from, occupied).or(lines::bishop(from, occupied)),
            Role::King => lines::king(from),
        }
        .contains(column)
        .then_some(())
    };
    if role == Role::Pawn {
        if let Some(fault) = pawn(position, from, to, capture, en_passant) {
            return fault;
        }
        let last = to.rank() == position.farthest_rank(position.turn(), column);
        if last != promotion.is_some() {
            return (4, Breach::Promotion);
        }
    } else if reaches(Columns::default()).is_none() {
        return (0, Breach::Way(role, to));
    } else if reaches(position.occupied()).is_none() {
        return (2, Breach::Blocked(to));
    } else if capture && position.piece(to).is_none() {
        return (3, Breach::Capture(to));
    }
    (5, Breach::Check)
}

fn pawn(
    position: &Position,
    from: Square,
    to: Square,
    capture: bool,
    en_passant: bool,
) -> Option<(u8, Breach)> {
    let (color, column) = (position.turn(), to.column());
    let ahead = |steps| lines::ahead(color, from.column(), steps);
    let taken = position.piece(to).is_some_and(|Piece { color: own, .. }| own != color);
    if lines::pawn(color, from.column()).contains(column) {
        let passing = position.crossed() == Some(column);
        return if en_passant && !passing {
            Some((3, Breach::EnPassant(to)))
        } else if !capture || !taken && !passing {
            Some((3, Breach::Capture(to)))
        } else {
            None
        };
    }
    let one = ahead(1);
    if one != Some(column) && ahead(2) != Some(column) {
        return Some((0, Breach::Way(Role::Pawn, to)));
    }
    if capture {
        return Some((2, Breach::Way(Role::Pawn, to)));
    }
    if one != Some(column) && !position.is_unmoved(from) {
        return Some((1, Breach::Moved(from)));
    }
    let crossed = one.filter(|&one| one != column && position.occupied().contains(one));
    (taken || crossed.is_some()).then_some((2, Breach::Blocked(to)))
}
