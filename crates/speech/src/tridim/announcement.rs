//! Announcements of moves of three-dimensional chess.

use super::level_words::LevelWords;
use super::named::{file_named, level_named, pin_named, rank_named, square_named, then};
use crate::{Message, Style};
use annabella_chess::notation::Letters;
use annabella_chess::{Role, Side};
use annabella_tridim::notation::{MoveForm, WrittenMove, read, write};
use annabella_tridim::{Action, Move, Position};

/// Puts a legal move into words: with its origin, or as briefly as the scoresheet.
/// Both forms include levels and pins.
pub fn announcement(position: &Position, mv: Move, style: Style, words: &LevelWords) -> Message {
    let short = read(&write(mv, position, Letters::De), Letters::De).ok();
    let written = match style {
        Style::Full => None,
        Style::Short => short,
    };
    said(&written.unwrap_or_else(|| whole(position, mv)), words)
}

/// Returns a move with all its details.
fn whole(position: &Position, mv: Move) -> WrittenMove {
    let late = position.due(position.turn()).zip(mv.late);
    let form = match mv.action {
        Action::Castle(side) => MoveForm::Castle(side),
        Action::Board { from, to, promotion } => MoveForm::Board { from: Some(from), to, promotion },
        Action::Piece { from, to, promotion } => {
            let became = mv.late.filter(|_| late.is_some_and(|(square, _)| square == from));
            MoveForm::Piece {
                role: became.or(position.piece(from).map(|piece| piece.role)).unwrap_or(Role::Pawn),
                file: Some(from.file()),
                rank: Some(from.rank()),
                level: Some(from.level()),
                capture: position.captured(mv.action).is_some(),
                to,
                promotion,
                en_passant: position.is_en_passant(mv.action),
            }
        }
    };
    WrittenMove { late, form, offer: false }
}

fn said(written: &WrittenMove, words: &LevelWords) -> Message {
    let role = |role: Role| Message::new("tridim-piece").with("piece", role);
    let mut parts = Vec::new();
    if let Some((square, became)) = written.late {
        parts.extend([Message::new("tridim-exchanged"), square_named(square, words), role(became)]);
    }
    match written.form {
        MoveForm::Castle(Side::KingSide) => parts.push(Message::new("castling-short")),
        MoveForm::Castle(Side::QueenSide) => parts.push(Message::new("castling-long")),
        MoveForm::Board { from, to, promotion } => {
            parts.push(Message::new("tridim-attack-board"));
            parts.extend(from.into_iter().chain([to]).map(|pin| announced(pin_named(pin, words))));
            parts.extend(promotion.map(role));
        }
        MoveForm::Piece { role: kind, file, rank, level, capture, to, promotion, en_passant } => {
            let named = kind != Role::Pawn || rank.is_some();
            parts.extend(named.then(|| role(kind)));
            let origin = [
                file.map(|file| file_named(file, words)),
                rank.map(rank_named),
                level.map(|level| level_named(level, words)),
            ];
            parts.extend(in_order(origin.into_iter().flatten()).map(announced));
            parts.extend(capture.then(|| Message::new("takes")));
            parts.push(announced(square_named(to, words)));
            parts.extend(en_passant.then(|| Message::new("en-passant")));
            parts.extend(promotion.map(role));
        }
    }
    in_order(parts.into_iter()).unwrap_or(Message::new("castling-short"))
}

/// Joins messages in order; `None` without messages.
fn in_order(parts: impl DoubleEndedIterator<Item = Message>) -> Option<Message> {
    parts.rev().reduce(|rest, first| then(first, rest))
}

/// Marks a square or a pin, before which a voice may rest.
fn announced(square: Message) -> Message {
    Message::new("tridim-announced").with("square", square)
}
