//! The obligation of a player who has touched pieces, and its words.

use super::{Edition, Touched};
use annabella_chess::{Color, Move, Role, Side, Square};
use annabella_speech::{Message, Value, Worded};
use std::fmt;

/// A clause of an edition: `2023 4.3.1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    /// The edition.
    pub edition: Edition,
    /// The clause as the edition numbers it.
    pub number: &'static str,
}

/// A requirement on the touched pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// Move this piece of the player. Castling is a move of the king.
    Move(Touched),
    /// Capture this piece of the opponent, with any piece that can.
    Capture(Touched),
    /// Capture the one with the other.
    CaptureWith {
        /// The player's piece.
        own: Touched,
        /// The opponent's piece.
        target: Touched,
    },
    /// Castle to this side.
    Castle(Side),
}

/// The obligation of the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The player to move.
    pub side: Color,
    /// Requirements of which one must be met; if empty, any move will do.
    ///
    /// There are several only if pieces were touched at the same time.
    pub requirements: Vec<Requirement>,
    /// Forbidden legal castlings, because the rook was touched first.
    pub barred: Vec<Side>,
    /// A released piece of the player that must stay, and its new square.
    pub stays: Option<(Touched, Square)>,
    /// New piece of a promotion, if the choice is final.
    pub becomes: Option<Role>,
    /// Square on which the new piece was released and must stay.
    pub promotes_on: Option<Square>,
    /// Clauses from which the obligation follows, those of the requirements first.
    pub clauses: Vec<Clause>,
    pub(super) allowed: Vec<Move>,
}

impl Requirement {
    /// Whether a legal move meets the requirement.
    pub fn allows(self, mv: Move) -> bool {
        match self {
            Requirement::Move(own) => mv.from() == Some(own.square) || only_moves_the_rook(mv, own.square),
            Requirement::Capture(target) => captured(mv) == Some(target.square),
            Requirement::CaptureWith { own, target } => {
                Requirement::Move(own).allows(mv) && Requirement::Capture(target).allows(mv)
            }
            Requirement::Castle(side) => mv.castling_side() == Some(side),
        }
    }
}

/// Whether in this castling only the rook on `square` moves (2023 Guidelines II.3.2.4).
///
/// This happens in Chess960. A player who touches this rook need not touch the king.
pub(super) fn only_moves_the_rook(mv: Move, square: Square) -> bool {
    let stays = |king: Square, side: Side| king.file() == side.king_to_file();
    match (mv, mv.castling_side()) {
        (Move::Castle { king, rook }, Some(side)) => rook == square && stays(king, side),
        _ => false,
    }
}

impl Obligation {
    /// Whether a legal move may be made.
    pub fn allows(&self, mv: Move) -> bool {
        self.allowed.contains(&mv)
    }

    /// Returns the legal moves that may be made: at least one if there is a legal move.
    pub fn allowed(&self) -> &[Move] {
        &self.allowed
    }

    /// Whether every legal move may be made.
    pub fn is_free(&self) -> bool {
        self.requirements.is_empty()
            && self.barred.is_empty()
            && self.stays.is_none()
            && self.becomes.is_none()
    }
}

/// Returns the square of the captured piece.
fn captured(mv: Move) -> Option<Square> {
    match mv {
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => None,
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.edition, self.number)
    }
}

fn piece(id: &'static str, touched: Touched) -> Message {
    Message::new(id).with("piece", touched.piece.role).with("square", touched.square)
}

impl Worded for Requirement {
    fn message(&self) -> Message {
        match *self {
            Requirement::Move(own) => Message::new("touch-move").with("own", piece("touch-piece", own)),
            Requirement::Capture(target) => {
                Message::new("touch-capture").with("target", piece("touch-piece", target))
            }
            Requirement::CaptureWith { own, target } => Message::new("touch-capture-with")
                .with("target", piece("touch-piece", target))
                .with("own", piece("touch-piece-with", own)),
            Requirement::Castle(side) => Message::new("touch-castle").with("side", keyword(side)),
        }
    }
}

fn keyword(side: Side) -> &'static str {
    match side {
        Side::KingSide => "short",
        Side::QueenSide => "long",
    }
}

impl Worded for Obligation {
    fn message(&self) -> Message {
        let first = if self.requirements.is_empty() {
            Message::new("touch-free")
        } else {
            let requirements: Vec<Message> = self.requirements.iter().map(Worded::message).collect();
            Message::new("touch-must").with("side", self.side).with("duties", requirements)
        };
        let barred = match *self.barred.as_slice() {
            [] => "none",
            [side] => keyword(side),
            _ => "both",
        };
        let choice = |is: bool| Value::from(if is { "yes" } else { "no" });
        let mut message = Message::new("touch-obligation")
            .with("first", first)
            .with("barred", barred)
            .with("stays", choice(self.stays.is_some()))
            .with(
                "becomes",
                if self.promotes_on.is_some() {
                    "there"
                } else if self.becomes.is_some() {
                    "yes"
                } else {
                    "no"
                },
            );
        if let Some((own, to)) = self.stays {
            message = message.with("piece", own.piece.role).with("from", own.square).with("to", to);
        }
        if let Some(role) = self.becomes {
            message = message.with("promotion", role);
        }
        if let Some(square) = self.promotes_on {
            message = message.with("square", square);
        }
        message
    }
}
