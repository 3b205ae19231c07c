//! Descriptions of moves in words, and the moves of a position that they can mean.

use super::spoken::Term;
use annabella_chess::pattern::Parts;
use annabella_chess::{Chess, Color, File, Move, Pattern, Position, Rank, Role, Side, Square};

/// A move as far as its words describe it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Castling; without a side, on either.
    Castles(Option<Side>),
    /// A move that is not called a capture.
    Whole(Pattern),
    /// A capture.
    Capture(Capture),
}

/// A capture that leaves open the piece, or the rank or square where it captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Capture {
    role: Option<Role>,
    from: (Option<File>, Option<Rank>),
    captured: Option<Role>,
    to: (Option<File>, Option<Rank>),
    en_passant: bool,
    promotion: Option<Role>,
}

impl Said {
    /// Returns what the terms describe, if their order is that of a spoken move.
    pub fn of(terms: &[Term]) -> Option<Said> {
        let mut rest = terms;
        while let [said @ .., Term::Check] = rest {
            rest = said;
        }
        match rest {
            [Term::Role(Role::King), said @ ..] if said.first().is_some_and(|term| term.castles()) => {
                return castles(said);
            }
            [first, ..] if first.castles() => return castles(rest),
            _ => {}
        }
        let (mut role, from, mut rest) = origin(rest);
        if let [Term::Takes, said @ ..] = rest {
            return capture(role, from, said);
        }
        // The square of origin may come before the piece, in the words of its adjective: `the b knight to d2`.
        if let (None, [Term::Role(named), said @ ..]) = (role, rest)
            && matches!(said, [Term::File(_) | Term::Takes, ..])
        {
            (role, rest) = (Some(*named), said);
        }
        if let [Term::Takes, said @ ..] = rest {
            return capture(role, from, said);
        }
        let to = match rest {
            [Term::File(file), Term::Rank(rank), said @ ..] => {
                let to = Some(Square::from_coords(*file, *rank));
                rest = said;
                to
            }
            // `e d`, `e4 d`: a pawn captures on the next file.
            [Term::File(_)] if role.is_none_or(|role| role == Role::Pawn) && from.0.is_some() => {
                return capture(Some(Role::Pawn), from, rest);
            }
            _ => None,
        };
        if to.is_some() && role.is_none() && from.0.is_none() && from.1.is_some() {
            // A number before a square is that of the move.
            return None;
        }
        let (en_passant, promotion) = ending(rest)?;
        let parts = Parts { role, first: from, capture: false, second: to, en_passant, promotion };
        parts.pattern().map(Said::Whole)
    }

    /// Returns the pattern of a move that does not leave it to the position what is meant.
    pub fn pattern(self) -> Option<Pattern> {
        match self {
            Said::Castles(side) => side.map(Pattern::Castle),
            Said::Whole(pattern) => Some(pattern),
            Said::Capture(capture) => capture.pattern(),
        }
    }

    /// Returns the patterns of all moves that can be meant in a position.
    ///
    /// If no such move is legal, the pattern shows the fault.
    pub fn patterns(self, position: &Chess) -> Vec<Pattern> {
        match self {
            Said::Castles(None) => Side::ALL.map(Pattern::Castle).to_vec(),
            Said::Castles(Some(side)) => vec![Pattern::Castle(side)],
            Said::Whole(pattern) => vec![pattern],
            Said::Capture(capture) => match capture.pattern() {
                Some(pattern) => vec![pattern],
                None => capture.patterns(position),
            },
        }
    }
}

/// Reads castling: a side, the word for castling, or both.
fn castles(terms: &[Term]) -> Option<Said> {
    Some(Said::Castles(match terms {
        [Term::CastlesSomewhere] => None,
        [Term::Castles(side)]
        | [Term::CastlesSomewhere, Term::Castles(side)]
        | [Term::Castles(side), Term::CastlesSomewhere] => Some(*side),
        _ => return None,
    }))
}

type Origin = (Option<File>, Option<Rank>);

/// Reads the piece and the file and rank that come first.
fn origin(terms: &[Term]) -> (Option<Role>, Origin, &[Term]) {
    let (mut role, mut from, mut rest) = (None, (None, None), terms);
    if let [Term::Role(named), said @ ..] = rest {
        (role, rest) = (Some(*named), said);
    }
    if let [Term::File(file), said @ ..] = rest {
        (from.0, rest) = (Some(*file), said);
    }
    if let [Term::Rank(rank), said @ ..] = rest {
        (from.1, rest) = (Some(*rank), said);
    }
    (role, from, rest)
}

/// Reads what follows the destination.
fn ending(terms: &[Term]) -> Option<(bool, Option<Role>)> {
    match terms {
        [] => Some((false, None)),
        [Term::EnPassant] => Some((true, None)),
        [Term::Role(role)] if !matches!(role, Role::King | Role::Pawn) => Some((false, Some(*role))),
        _ => None,
    }
}

/// Reads what is captured, and where.
fn capture(role: Option<Role>, from: Origin, terms: &[Term]) -> Option<Said> {
    let (mut captured, mut to, mut rest) = (None, (None, None), terms);
    if let [Term::Role(named), said @ ..] = rest {
        (captured, rest) = (Some(*named), said);
    }
    if let [Term::File(file), said @ ..] = rest {
        (to.0, rest) = (Some(*file), said);
    }
    match (to.0, rest) {
        (Some(_), [Term::Rank(rank), said @ ..]) => (to.1, rest) = (Some(*rank), said),
        // The file of a captured pawn: `takes d pawn`.
        (Some(_), [Term::Role(Role::Pawn), said @ ..]) if captured.is_none() => {
            (captured, rest) = (Some(Role::Pawn), said);
        }
        _ => {}
    }
    let (en_passant, promotion) = ending(rest)?;
    let pawn = en_passant || promotion.is_some() || from.0.is_some() && from.1.is_none();
    let role = role.or(pawn.then_some(Role::Pawn));
    let named = captured.is_some() || to.0.is_some();
    // Only pawns capture on a file without its rank, and only on the next one.
    let possible = match (from.0, to) {
        (_, (_, Some(_)) | (None, _)) => true,
        (Some(from), (Some(to), None)) => role == Some(Role::Pawn) && from.distance(to) == 1,
        (None, (Some(_), None)) => role == Some(Role::Pawn) || captured == Some(Role::Pawn),
    };
    let capture = Capture { role, from, captured, to, en_passant, promotion };
    (named && possible).then_some(Said::Capture(capture))
}

impl Capture {
    /// Returns the pattern if the piece and the square are named, or two squares, and no captured piece is.
    fn pattern(self) -> Option<Pattern> {
        let Capture { role, from, captured: None, to: (Some(file), Some(rank)), en_passant, promotion } =
            self
        else {
            return None;
        };
        let to = Square::from_coords(file, rank);
        if role.is_none() && from == (None, None) {
            return Some(Pattern::Piece {
                role,
                from_file: None,
                from_rank: None,
                to,
                capture: true,
                promotion,
            });
        }
        let parts = Parts { role, first: from, capture: true, second: Some(to), en_passant, promotion };
        parts.pattern()
    }

    /// Returns the legal captures that fit; without one, a pattern that shows the fault, if there is any.
    fn patterns(self, position: &Chess) -> Vec<Pattern> {
        let fits: Vec<Pattern> =
            position.legal_moves().into_iter().filter(|&mv| self.fits(mv)).map(whole).collect();
        if fits.is_empty() { self.illegal(position.turn()).into_iter().collect() } else { fits }
    }

    fn fits(self, mv: Move) -> bool {
        let is = |named: Option<File>, file: File| named.is_none_or(|named| named == file);
        let is_at = |named: Option<Rank>, rank: Rank| named.is_none_or(|named| named == rank);
        let Some(from) = mv.from() else { return false };
        mv.is_capture()
            && self.role.is_none_or(|role| role == mv.role())
            && self.captured.is_none_or(|role| mv.capture() == Some(role))
            && is(self.from.0, from.file())
            && is_at(self.from.1, from.rank())
            && is(self.to.0, mv.to().file())
            && is_at(self.to.1, mv.to().rank())
            && (!self.en_passant || mv.is_en_passant())
            && self.promotion == mv.promotion()
    }

    /// Returns the pawn's capture on the fifth rank, or the fourth for Black, if only files are named.
    fn illegal(self, turn: Color) -> Option<Pattern> {
        let (Some(from_file), Some(file), None) = (self.from.0, self.to.0, self.captured) else {
            return None;
        };
        let rank = self.from.1.and_then(|rank| rank.offset(turn.fold_wb(1, -1)));
        let to = Square::from_coords(file, rank.unwrap_or(turn.fold_wb(Rank::Fifth, Rank::Fourth)));
        let (role, from_rank, promotion) = (self.role, self.from.1, self.promotion);
        Some(Pattern::Piece { role, from_file: Some(from_file), from_rank, to, capture: true, promotion })
    }
}

/// Returns the pattern that only this move fits.
fn whole(mv: Move) -> Pattern {
    let from = mv.from();
    Pattern::Piece {
        role: Some(mv.role()),
        from_file: from.map(Square::file),
        from_rank: from.map(Square::rank),
        to: mv.to(),
        capture: true,
        promotion: mv.promotion(),
    }
}
