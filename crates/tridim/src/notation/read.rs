//! Reads a written move: first its form, then the one legal move that it fits.

use super::breach::Breach;
use super::write::wing_letter;
use crate::{Action, Column, File, Level, Move, Pin, Position, Square, Wing};
use annabella_chess::notation::Letters;
use annabella_chess::{Role, Side};

/// The reason why a text is not a playable move in a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// The text is not a move in the notation.
    #[error("not a move")]
    Unreadable,
    /// The text fits several legal moves.
    #[error("several moves")]
    Ambiguous(Vec<Move>),
    /// The text is a move, but an illegal one, for this reason.
    #[error("not legal: {0:?}")]
    Illegal(Breach),
}

/// Reads a move with the piece letters of a language.
/// Ignores check, mate, `!` and `?`; the level of a capturing pawn may be missing (as in E12 and the sample
/// game).
///
/// # Errors
/// [`NotationError::Unreadable`].
pub fn read(text: &str, letters: Letters) -> Result<WrittenMove, NotationError> {
    let mut rest = text.trim();
    let mut offer = false;
    let mut en_passant = false;
    loop {
        rest = rest.trim_end();
        let shorter = rest.trim_end_matches(['+', '#', '!', '?']);
        rest = if shorter.len() < rest.len() {
            shorter
        } else if let Some(shorter) = rest.strip_suffix("(=)").filter(|_| !offer) {
            offer = true;
            shorter
        } else if let Some(shorter) = rest.strip_suffix("e.p.").filter(|_| !en_passant) {
            en_passant = true;
            shorter
        } else {
            break;
        };
    }
    let (late, rest) = late(rest, letters).ok_or(NotationError::Unreadable)?;
    let form = form(rest, letters, en_passant).ok_or(NotationError::Unreadable)?;
    Ok(WrittenMove { late, form, offer })
}

/// Reads a late promotion in brackets before the move.
fn late(text: &str, letters: Letters) -> Option<(Option<(Square, Role)>, &str)> {
    let Some(inner) = text.strip_prefix('(') else { return Some((None, text)) };
    let (inner, rest) = inner.split_once(')')?;
    let mut pen = Pen { rest: inner, letters };
    let late = (pen.square()?, pen.promotion()??);
    pen.rest.is_empty().then_some((Some(late), rest.trim_start()))
}

fn form(text: &str, letters: Letters, en_passant: bool) -> Option<MoveForm> {
    let castle = |side| (!en_passant).then_some(MoveForm::Castle(side));
    match text {
        "0-0" | "O-O" => return castle(Side::KingSide),
        "0-0-0" | "O-O-O" => return castle(Side::QueenSide),
        _ => {}
    }
    let pen = Pen { rest: text, letters };
    if let Some(board) = pen.board() {
        return (!en_passant).then_some(board);
    }
    // The rest of the text decides which of file, rank and level come first.
    (0..8).find_map(|hints: u8| pen.piece([hints & 1 != 0, hints & 2 != 0, hints & 4 != 0], en_passant))
}

/// The text not read yet.
#[derive(Clone, Copy)]
struct Pen<'a> {
    rest: &'a str,
    letters: Letters,
}

impl Pen<'_> {
    fn letter<T>(&mut self, is: impl Fn(char) -> Option<T>) -> Option<T> {
        let mut chars = self.rest.chars();
        let found = is(chars.next()?)?;
        self.rest = chars.as_str();
        Some(found)
    }

    fn file(&mut self) -> Option<File> {
        self.letter(File::from_char)
    }

    fn rank(&mut self) -> Option<u8> {
        self.letter(|letter| letter.to_digit(10).map(|rank| rank as u8))
    }

    fn pin(&mut self) -> Option<Pin> {
        let letters = self.letters;
        let mut pen = *self;
        let wing = pen.letter(|letter| {
            [Wing::Queen, Wing::King].into_iter().find(|&wing| wing_letter(wing, letters) == Some(letter))
        })?;
        pen.letter(|letter| (letter == 'P').then_some(()))?;
        let pin = Pin::new(wing, pen.rank()?)?;
        *self = pen;
        Some(pin)
    }

    fn level(&mut self) -> Option<Level> {
        self.pin().map(Level::Attack).or_else(|| {
            self.letter(|letter| Level::MAIN.into_iter().find(|level| level.to_string().starts_with(letter)))
        })
    }

    fn square(&mut self) -> Option<Square> {
        let column = Column::new(self.file()?, self.rank()?)?;
        Square::new(column, self.level()?)
    }

    /// Reads a promotion piece, which must end the text; `Some(None)` if no text is left.
    fn promotion(&mut self) -> Option<Option<Role>> {
        if self.rest.is_empty() {
            return Some(None);
        }
        self.rest = self.rest.strip_prefix('=').unwrap_or(self.rest);
        let letters = self.letters;
        let role = self.letter(|letter| letters.role(letter).filter(|&role| role != Role::King))?;
        self.rest.is_empty().then_some(Some(role))
    }

    fn board(mut self) -> Option<MoveForm> {
        let first = self.pin()?;
        let (from, to) = match self.rest.strip_prefix('-') {
            Some(rest) => {
                self.rest = rest;
                (Some(first), self.pin()?)
            }
            None => (None, first),
        };
        Some(MoveForm::Board { from, to, promotion: self.promotion()? })
    }

    fn piece(mut self, [by_file, by_rank, by_level]: [bool; 3], en_passant: bool) -> Option<MoveForm> {
        let letters = self.letters;
        let role = self.letter(|letter| letters.role(letter)).unwrap_or(Role::Pawn);
        let file = if by_file { Some(self.file()?) } else { None };
        let rank = if by_rank { Some(self.rank()?) } else { None };
        let level = if by_level { Some(self.level()?) } else { None };
        let capture = self.letter(|letter| (letter == 'x').then_some(())).is_some() || en_passant;
        let to = self.square()?;
        let promotion = self.promotion()?;
        let pawn = role == Role::Pawn;
        if !pawn && (promotion.is_some() || en_passant) {
            return None;
        }
        // In German letters, `Sb6N` is a knight's move, and never one of a pawn from level S.
        if pawn && !capture && level.is_some() && file.is_none() {
            return None;
        }
        Some(MoveForm::Piece { role, file, rank, level, capture, to, promotion, en_passant })
    }
}

impl WrittenMove {
    /// Returns the one legal move that it fits.
    ///
    /// # Errors
    /// [`NotationError::Illegal`] if it fits none, [`NotationError::Ambiguous`] if several.
    pub fn resolve(&self, position: &Position) -> Result<Move, NotationError> {
        let legal = self.legal(position);
        match legal.as_slice() {
            [] => Err(NotationError::Illegal(Breach::of(self, position))),
            [only] => Ok(*only),
            _ => Err(NotationError::Ambiguous(legal)),
        }
    }
}

/// The parts of a written move; `None` for a missing part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// `0-0`, `0-0-0`.
    Castle(Side),
    /// `DP3`, `KP1-KP3`.
    Board {
        /// The pin of origin.
        from: Option<Pin>,
        /// The destination pin.
        to: Pin,
        /// The promotion piece of a pawn on it.
        promotion: Option<Role>,
    },
    /// `Ld5N`, `aWxb4W`, `d8SD`.
    Piece {
        /// The piece.
        role: Role,
        /// Its file of origin.
        file: Option<File>,
        /// Its rank of origin.
        rank: Option<u8>,
        /// Its level of origin.
        level: Option<Level>,
        /// Whether a capture is marked.
        /// Without the mark a pawn moves straight ahead; for pieces it means nothing.
        capture: bool,
        /// The destination.
        to: Square,
        /// The promotion piece.
        promotion: Option<Role>,
        /// Whether `e.p.` is marked. Its absence means nothing.
        en_passant: bool,
    },
}

/// A move as written, with its additions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The pawn promoted before the move, and its new piece (3D 3.4(e)(III)).
    pub late: Option<(Square, Role)>,
    /// The move.
    pub form: MoveForm,
    /// Whether the move offers a draw (3D E15).
    pub offer: bool,
}

impl WrittenMove {
    /// Returns the legal moves that it fits.
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let due = position.due(position.turn());
        let late = |mv: Move| due.zip(mv.late) == self.late;
        position.legal_moves().into_iter().filter(|&mv| late(mv) && self.form.fits(mv, position)).collect()
    }
}

impl MoveForm {
    /// Whether a move is the intended one.
    fn fits(&self, mv: Move, position: &Position) -> bool {
        match (*self, mv.action) {
            (MoveForm::Castle(side), Action::Castle(own)) => side == own,
            (
                MoveForm::Board { from, to, promotion },
                Action::Board { from: own, to: there, promotion: becomes },
            ) => from.is_none_or(|from| from == own) && to == there && promotion == becomes,
            (
                MoveForm::Piece { to, promotion, capture, en_passant, role, .. },
                Action::Piece { from, .. },
            ) => {
                let Action::Piece { to: there, promotion: becomes, .. } = mv.action else { return false };
                let captures = position.captured(mv.action).is_some();
                to == there
                    && promotion == becomes
                    && (captures || !capture)
                    && (capture || !captures || role != Role::Pawn)
                    && (!en_passant || position.is_en_passant(mv.action))
                    && self.names(from, position, mv.late)
            }
            _ => false,
        }
    }

    /// Whether the piece on a square is the named one, after a late promotion.
    pub(super) fn names(&self, square: Square, position: &Position, late: Option<Role>) -> bool {
        let MoveForm::Piece { role, file, rank, level, .. } = *self else { return false };
        let became = late.filter(|_| position.due(position.turn()) == Some(square));
        position.piece(square).is_some_and(|piece| {
            piece.color == position.turn()
                && became.unwrap_or(piece.role) == role
                && file.is_none_or(|file| file == square.file())
                && rank.is_none_or(|rank| rank == square.rank())
                && level.is_none_or(|level| level == square.level())
        })
    }
}
