//! An illegal move that the game keeps until the press, in tournament play.

use crate::interface::fact::Irregular;
use annabella_chess::{Chess, Move, Pattern, Position, Role, Square};
use annabella_laws::Situation;
use annabella_speech::{Message, QUOTED, Unplayable, Worded, excerpt, named};

/// An illegal move, as entered.
#[derive(Clone, Debug)]
pub(crate) struct IllegalEntry {
    /// The move as typed, or as it would be typed.
    pub text: String,
    /// The move as far as it was named, in words.
    pub named: Message,
    /// The reason, in words.
    pub why: Message,
    pub kind: IllegalKind,
    /// Its change of the board, if that is clear: the move can then stand.
    pub mv: Option<Move>,
    /// The pieces touched for it, as far as that is clear.
    pub touched: Vec<Square>,
    /// Whether the players have heard its announcement.
    pub announced: bool,
    /// Whether a press has completed it, so that the arbiter must decide.
    pub pressed: bool,
}

/// The kinds of illegal moves that the Laws distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IllegalKind {
    /// A move that leaves the king in check.
    KingInCheck,
    /// A move that takes the opponent's king (2023 1.4.1).
    TakesKing,
    /// A move that leaves a pawn on the last rank (2023 7.5.2).
    UnpromotedPawn,
    /// Any other illegal move.
    Other,
}

impl IllegalEntry {
    /// Creates the entry of a move in `position` that is unplayable for the reason `why`.
    pub fn of(text: String, why: &Unplayable, pattern: &Pattern, position: &Chess) -> IllegalEntry {
        let target = match *pattern {
            Pattern::Castle(_) => None,
            Pattern::Piece { to, .. } => position.board().piece_at(to).map(|piece| (to, piece)),
        };
        let taken = target.filter(|(_, piece)| piece.color != position.turn());
        let kind = match taken {
            Some((_, piece)) if piece.role == Role::King => IllegalKind::TakesKing,
            _ if why.leaves_king_in_check() => IllegalKind::KingInCheck,
            _ if promotion(pattern, position).is_some() => IllegalKind::UnpromotedPawn,
            _ => IllegalKind::Other,
        };
        let touched =
            pattern.moved_piece(position).into_iter().chain(taken.map(|(square, _)| square)).collect();
        let mv = pattern.executed(position);
        let named = named(pattern, position.board());
        IllegalEntry { mv, touched, named, ..IllegalEntry::plain(text, why.message(), kind) }
    }

    /// Creates the entry of a promotion whose pawn was left on the last rank. `mv`: with any new piece.
    pub fn unpromoted(text: String, why: Message, mv: Move) -> IllegalEntry {
        let touched = mv.from().into_iter().chain(mv.capture().map(|_| mv.to())).collect();
        let mv = match mv {
            Move::Normal { role, from, capture, to, .. } => {
                Move::Normal { role, from, capture, to, promotion: None }
            }
            other => other,
        };
        IllegalEntry { mv: Some(mv), touched, ..IllegalEntry::plain(text, why, IllegalKind::UnpromotedPawn) }
    }

    /// Creates the entry of a move of three-dimensional chess.
    pub fn on_levels(text: String, why: Message) -> IllegalEntry {
        IllegalEntry::plain(text, why, IllegalKind::Other)
    }

    fn plain(text: String, why: Message, kind: IllegalKind) -> IllegalEntry {
        let named = Message::new("move-as-typed").with("text", excerpt(&text, QUOTED));
        IllegalEntry {
            text,
            named,
            why,
            kind,
            mv: None,
            touched: Vec::new(),
            announced: false,
            pressed: false,
        }
    }

    /// Returns the square that the moved piece left, and the one on which it was released.
    ///
    /// A legal move that leaves it there must replace the illegal one (2023 4.7, 7.5.1).
    pub fn released(&self) -> Option<(Square, Square)> {
        self.mv.filter(|mv| !mv.is_castle()).and_then(|mv| Some((mv.from()?, mv.to())))
    }
}

/// Returns the legal promotion to a queen that a typed pawn move without a new piece lacks.
pub(crate) fn promotion(pattern: &Pattern, position: &Chess) -> Option<Move> {
    let Pattern::Piece { promotion: None, .. } = *pattern else { return None };
    let Some(Move::Normal { role: Role::Pawn, from, to, .. }) = pattern.executed(position) else {
        return None;
    };
    let fits = |mv: &Move| mv.promotion() == Some(Role::Queen) && mv.from() == Some(from) && mv.to() == to;
    position.legal_moves().into_iter().find(fits)
}

impl IllegalKind {
    /// Returns the reason reported to the arbiter.
    pub const fn reason(self) -> Irregular {
        match self {
            IllegalKind::UnpromotedPawn => Irregular::Unpromoted,
            IllegalKind::KingInCheck | IllegalKind::TakesKing | IllegalKind::Other => Irregular::Illegal,
        }
    }

    /// Returns the situation in the Laws.
    pub const fn situation(self) -> Situation {
        match self {
            IllegalKind::KingInCheck => Situation::KingLeftInCheck,
            IllegalKind::TakesKing => Situation::KingCaptured,
            IllegalKind::UnpromotedPawn => Situation::UnpromotedPawn,
            IllegalKind::Other => Situation::IllegalMove,
        }
    }
}
