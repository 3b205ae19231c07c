//! Announcements of moves (2023 D.2.1), independent of any language.

use super::message::{Message, Worded};
use annabella_chess::{Chess, Move, Position, Role, San, Side, Square};
use serde::{Deserialize, Serialize};

/// The amount of detail in an announcement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Origin and destination.
    #[default]
    Full,
    /// As much as a scoresheet needs.
    Short,
}

/// All details of a move that an announcement can name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The side of castling; the other fields then describe the king's move.
    pub castle: Option<Side>,
    /// The moving piece.
    pub role: Role,
    /// The origin square.
    pub from: Square,
    /// The destination square.
    pub to: Square,
    /// Whether the move captures a piece.
    pub capture: bool,
    /// Whether the capture is en passant.
    pub en_passant: bool,
    /// The promotion piece.
    pub promotion: Option<Role>,
    /// Whether the short form names the file of origin.
    pub file_needed: bool,
    /// Whether the short form names the rank of origin.
    pub rank_needed: bool,
    /// The amount of detail to announce.
    pub style: Style,
}

impl Announcement {
    /// Creates the announcement of a legal move.
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

/// Returns the message for castling to `side`.
pub fn castling(side: Side) -> Message {
    Message::new(match side {
        Side::KingSide => "castling-short",
        Side::QueenSide => "castling-long",
    })
}

impl Worded for Announcement {
    fn message(&self) -> Message {
        if let Some(side) = self.castle {
            return castling(side);
        }
        let origin = match (self.file_needed, self.rank_needed) {
            (true, true) => "square",
            (true, false) => "file",
            (false, true) => "rank",
            (false, false) => "none",
        };
        let ending = match (self.promotion, self.en_passant) {
            (Some(_), _) => "promotion",
            (None, true) => "en-passant",
            (None, false) => "none",
        };
        let message = Message::new(match self.style {
            Style::Full => "announcement-full",
            Style::Short => "announcement-short",
        });
        message
            .with("piece", self.role)
            .with("origin", origin)
            .with("from", self.from)
            .with("file", self.from.file())
            .with("rank", self.from.rank())
            .with("capture", if self.capture { "yes" } else { "no" })
            .with("to", self.to)
            .with("ending", ending)
            .with("promotion", self.promotion.unwrap_or(self.role))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Words};
    use annabella_chess::from_fen;

    fn position(fen: &str) -> Chess {
        from_fen(fen).unwrap()
    }

    /// Asserts the announcements of a move: German full and short, English full and short.
    #[track_caller]
    fn said(fen: &str, san: &str, expected: [&str; 4]) {
        let position = position(fen);
        let mv = san.parse::<San>().unwrap().to_move(&position).unwrap();
        let mut said = Vec::new();
        for language in [Language::De, Language::En] {
            for style in [Style::Full, Style::Short] {
                said.push(Words::new(language).worded(&Announcement::of(&position, mv, style)));
            }
        }
        assert_eq!(said, expected);
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn names_what_moves_and_where() {
        said(
            START,
            "Nf3",
            [
                "Springer Gustav eins Felix drei",
                "Springer Felix drei",
                "knight Gustav one Felix three",
                "knight Felix three",
            ],
        );
        said(START, "e4", ["Bauer Eva zwei Eva vier", "Eva vier", "pawn Eva two Eva four", "Eva four"]);
    }

    #[test]
    fn short_forms_name_as_much_of_the_origin_as_needed() {
        said(
            "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
            "Nbd2",
            [
                "Springer Bella eins David zwei",
                "Springer Bella David zwei",
                "knight Bella one David two",
                "knight Bella David two",
            ],
        );
        said(
            "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1",
            "R1a3",
            [
                "Turm Anna eins Anna drei",
                "Turm eins Anna drei",
                "rook Anna one Anna three",
                "rook one Anna three",
            ],
        );
        said(
            "6k1/8/8/8/Q7/8/8/Q2QK3 w - - 0 1",
            "Qa1d4",
            [
                "Dame Anna eins David vier",
                "Dame Anna eins David vier",
                "queen Anna one David four",
                "queen Anna one David four",
            ],
        );
    }

    #[test]
    fn captures_are_announced_also_en_passant() {
        said(
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "exd6",
            [
                "Bauer Eva fünf schlägt David sechs en passant",
                "Eva schlägt David sechs en passant",
                "pawn Eva five takes David six en passant",
                "Eva takes David six en passant",
            ],
        );
        said(
            "4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1",
            "exd6",
            [
                "Bauer Eva fünf schlägt David sechs",
                "Eva schlägt David sechs",
                "pawn Eva five takes David six",
                "Eva takes David six",
            ],
        );
        said(
            "4k3/8/8/8/8/2p5/8/B3K3 w - - 0 1",
            "Bxc3",
            [
                "Läufer Anna eins schlägt Cäsar drei",
                "Läufer schlägt Cäsar drei",
                "bishop Anna one takes Caesar three",
                "bishop takes Caesar three",
            ],
        );
    }

    #[test]
    fn castling_is_said_by_its_side() {
        let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        said(both, "O-O", ["Kurze Rochade", "Kurze Rochade", "Castles kingside", "Castles kingside"]);
        said(both, "O-O-O", ["Lange Rochade", "Lange Rochade", "Castles queenside", "Castles queenside"]);
    }

    #[test]
    fn promotions_name_the_new_piece() {
        said(
            "8/3P4/8/8/8/8/k7/4K3 w - - 0 1",
            "d8=Q",
            [
                "Bauer David sieben David acht Dame",
                "David acht Dame",
                "pawn David seven David eight queen",
                "David eight queen",
            ],
        );
        said(
            "4r3/3P4/8/8/8/8/k7/4K3 w - - 0 1",
            "dxe8=N",
            [
                "Bauer David sieben schlägt Eva acht Springer",
                "David schlägt Eva acht Springer",
                "pawn David seven takes Eva eight knight",
                "David takes Eva eight knight",
            ],
        );
    }
}
