//! A move as it is announced (2023 D.2.1), independent of any language.

use crate::chess::{Board, Chess, Color, Move, Position, Role, San, Side, Square};

/// How much of a move is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Origin and destination.
    #[default]
    Full,
    /// What the score needs.
    Short,
}

/// Everything of a move that an announcement can name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Castling, to that side; the other fields are then the king's.
    pub castle: Option<Side>,
    /// The piece that moves.
    pub role: Role,
    /// Where it stood.
    pub from: Square,
    /// Where it stands now.
    pub to: Square,
    /// Whether something is captured.
    pub capture: bool,
    /// Whether that is done in passing.
    pub en_passant: bool,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// Whether the short form names the file of origin.
    pub file_needed: bool,
    /// Whether the short form names the rank of origin.
    pub rank_needed: bool,
    /// How much of it is to be said.
    pub style: Style,
}

impl Announcement {
    /// The announcement of a legal move.
    pub fn of(position: &Chess, mv: Move, style: Style) -> Announcement {
        let (file_needed, rank_needed) = match San::from_move(position, mv) {
            San::Normal { file, rank, .. } => (file.is_some(), rank.is_some()),
            _ => (false, false),
        };
        Announcement::parts(mv, position.turn(), file_needed, rank_needed, style)
    }

    /// The announcement of a move that need not be legal: the short form names all it can.
    pub fn unchecked(_board: &Board, by: Color, mv: Move, style: Style) -> Announcement {
        Announcement::parts(mv, by, true, true, style)
    }

    fn parts(mv: Move, by: Color, file_needed: bool, rank_needed: bool, style: Style) -> Announcement {
        let castle = mv.castling_side();
        Announcement {
            castle,
            role: mv.role(),
            from: mv.from().unwrap_or(mv.to()),
            to: castle.map_or(mv.to(), |side| side.king_to(by)),
            capture: mv.is_capture(),
            en_passant: mv.is_en_passant(),
            promotion: mv.promotion(),
            file_needed,
            rank_needed,
            style,
        }
    }
}
