//! What is written, read: a form first, then the legal moves that it fits.

use super::{Breach, wing_letter};
use crate::chess::notation::Letters;
use crate::chess::{Role, Side};
use crate::tridim::{Action, Column, File, Level, Move, Pin, Position, Square, Wing};

/// What was written of a move; `None` where nothing was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// `0-0`, `0-0-0`.
    Castle(Side),
    /// `DP3`, `KP1-KP3`.
    Board {
        /// The pin it leaves.
        from: Option<Pin>,
        /// The pin it goes to.
        to: Pin,
        /// What a pawn becomes by it.
        promotion: Option<Role>,
    },
    /// `Ld5N`, `aWxb4W`, `d8SD`.
    Piece {
        /// The piece.
        role: Role,
        /// Its file.
        file: Option<File>,
        /// Its rank.
        rank: Option<u8>,
        /// Its level.
        level: Option<Level>,
        /// Whether something is captured; not written says that a pawn goes straight ahead, and
        /// of pieces nothing.
        capture: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
        /// Whether it is said to capture in passing; not written says nothing.
        en_passant: bool,
    },
}

/// A move as it is written, what stands beside it included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// Which pawn is exchanged before the move, and for what (3D 3.4(e)(III)).
    pub late: Option<(Square, Role)>,
    /// The move.
    pub form: MoveForm,
    /// Whether a draw is offered with it (3D E15).
    pub offer: bool,
}

/// Why what is written is not a move that can be played here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// It is no move in the notation.
    #[error("no move")]
    Unreadable,
    /// It fits several legal moves: these.
    #[error("several moves")]
    Ambiguous(Vec<Move>),
    /// It is a move, but none that is legal now, for this reason.
    #[error("not legal: {0:?}")]
    Illegal(Breach),
}

/// Reads a move in a language's letters. Check, mate, `!` and `?` are passed over; the level of a
/// capturing pawn may be left out (E12 and the sample game do).
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

/// A late promotion in brackets before the move.
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
    // Which of file, rank and level come first shows only when the rest fits.
    (0..8).find_map(|hints: u8| pen.piece([hints & 1 != 0, hints & 2 != 0, hints & 4 != 0], en_passant))
}

/// What is left to read.
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

    /// What a pawn becomes, if anything is left: it must be that.
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
        // `Sb6N` is a knight's in German letters, and in no letters a pawn's from level S.
        if pawn && !capture && level.is_some() && file.is_none() {
            return None;
        }
        Some(MoveForm::Piece { role, file, rank, level, capture, to, promotion, en_passant })
    }
}

impl WrittenMove {
    /// The legal moves that it fits.
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let due = position.due(position.turn());
        let late = |mv: Move| due.zip(mv.late) == self.late;
        position.legal_moves().into_iter().filter(|&mv| late(mv) && self.form.fits(mv, position)).collect()
    }

    /// The one legal move that it fits.
    ///
    /// # Errors
    /// [`NotationError::Illegal`] where it fits none, [`NotationError::Ambiguous`] where several.
    pub fn resolve(&self, position: &Position) -> Result<Move, NotationError> {
        let legal = self.legal(position);
        match legal.as_slice() {
            [] => Err(NotationError::Illegal(Breach::of(self, position))),
            [only] => Ok(*only),
            _ => Err(NotationError::Ambiguous(legal)),
        }
    }
}

impl MoveForm {
    /// Whether this move is the one meant.
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

    /// Whether what stands there is the piece named, after a late promotion.
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
