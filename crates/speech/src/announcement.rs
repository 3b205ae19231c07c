//! A move as it is announced (2023 D.2.1), independent of any language.

use annabella_chess::{Chess, Move, Position, Role, San, Side, Square};
use serde::{Deserialize, Serialize};

/// How much of a move is announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Origin and destination.
    #[default]
    Full,
    /// As much as a score needs.
    Short,
}

/// Everything that an announcement of a move can name.
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
    /// Whether it is captured en passant.
    pub en_passant: bool,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// Whether the short form names the file of origin.
    pub file_needed: bool,
    /// Whether the short form names the rank of origin.
    pub rank_needed: bool,
    /// How much of it is announced.
    pub style: Style,
}

impl Announcement {
    /// The announcement of a legal move.
    pub fn of(position: &Chess, mv: Move, style: Style) -> Announcement {
        let (file_needed, rank_needed) = match San::from_move(position, mv) {
            San::Normal { file, rank, .. } => (file.is_some(), rank.is_some()),
            _ => (false, false),
        };
        let by = position.turn();
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
