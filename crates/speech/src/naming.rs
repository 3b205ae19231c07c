//! Messages that name pieces, squares, positions and times, and keywords for the locales.

use super::Value;
use crate::message::Message;
use crate::phrase::pieces_at;
use annabella_chess::{
    CastlingSide, Chess, Color, EnPassantMode, File, Piece, Position as _, Rank, Role, Square,
};
use annabella_clock::Span;

/// Returns the selector keywords of a value, with the suffixes `id` and `color`.
pub(super) fn keywords(value: &Value) -> Vec<(&'static str, String)> {
    match value {
        Value::Role(role) => vec![("id", role_id(*role).to_owned())],
        Value::Piece(piece) => {
            vec![("id", role_id(piece.role).to_owned()), ("color", color_id(piece.color).to_owned())]
        }
        Value::File(file) => vec![("id", file.char().to_string())],
        Value::Rank(rank) => vec![("id", rank.char().to_string())],
        Value::Square(square) => vec![("id", square.to_string())],
        _ => Vec::new(),
    }
}

pub(super) fn span_message(span: Span) -> Message {
    let seconds = i64::try_from(span.0 / 1000).unwrap_or(i64::MAX);
    Message::new("span")
        .with("hours", seconds / 3600)
        .with("minutes", seconds / 60 % 60)
        .with("seconds", seconds % 60)
}

/// Returns the length of an interruption, measured by the clock of the computer.
///
/// Zero stands for an unknown length: that clock was set meanwhile. In older journals, a length of many years says the same.
pub fn interruption(gap: Span) -> Message {
    const YEARS: Span = Span::seconds(10 * 365 * 24 * 3600);
    match gap {
        Span::ZERO => Message::new("span-unknown"),
        gap if gap >= YEARS => Message::new("span-unknown"),
        gap if gap < Span::seconds(1) => Message::new("span-short"),
        gap => span_message(gap),
    }
}

pub(super) fn square_message(square: Square) -> Message {
    Message::new("square").with("file", square.file()).with("rank", square.rank())
}

pub(super) fn color_id(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

fn role_id(role: Role) -> &'static str {
    role_message(role).trim_start_matches("role-")
}

/// Returns the message that names a kind of piece.
pub fn role_message(role: Role) -> &'static str {
    match role {
        Role::Pawn => "role-pawn",
        Role::Knight => "role-knight",
        Role::Bishop => "role-bishop",
        Role::Rook => "role-rook",
        Role::Queen => "role-queen",
        Role::King => "role-king",
    }
}

pub(super) fn piece_message(piece: Piece) -> &'static str {
    let (white, black) = match piece.role {
        Role::Pawn => ("piece-white-pawn", "piece-black-pawn"),
        Role::Knight => ("piece-white-knight", "piece-black-knight"),
        Role::Bishop => ("piece-white-bishop", "piece-black-bishop"),
        Role::Rook => ("piece-white-rook", "piece-black-rook"),
        Role::Queen => ("piece-white-queen", "piece-black-queen"),
        Role::King => ("piece-white-king", "piece-black-king"),
    };
    piece.color.fold_wb(white, black)
}

/// Returns the message that names a file.
pub fn file_message(file: File) -> &'static str {
    match file {
        File::A => "file-a",
        File::B => "file-b",
        File::C => "file-c",
        File::D => "file-d",
        File::E => "file-e",
        File::F => "file-f",
        File::G => "file-g",
        File::H => "file-h",
    }
}

/// Returns the message that names a file in the alphabet of radio.
pub(super) fn nato_message(file: File) -> &'static str {
    match file {
        File::A => "nato-a",
        File::B => "nato-b",
        File::C => "nato-c",
        File::D => "nato-d",
        File::E => "nato-e",
        File::F => "nato-f",
        File::G => "nato-g",
        File::H => "nato-h",
    }
}

/// Returns the message that names a rank.
pub fn rank_message(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "rank-1",
        Rank::Second => "rank-2",
        Rank::Third => "rank-3",
        Rank::Fourth => "rank-4",
        Rank::Fifth => "rank-5",
        Rank::Sixth => "rank-6",
        Rank::Seventh => "rank-7",
        Rank::Eighth => "rank-8",
    }
}

/// Returns a position in words: the pieces by kind, the side to move, castling rights, en passant.
pub fn position_in_words(position: &Chess) -> Vec<Message> {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let kinds = Color::ALL.into_iter().flat_map(|color| roles.map(|role| Piece { color, role }));
    let at = |piece: Piece| {
        let squares = position.board().by_piece(piece).into_iter();
        pieces_at(piece, squares.map(|square| Message::new("play-square").with("square", square)).collect())
    };
    let whose = Message::new("play-whose-move").with("side", position.turn());
    let check = position.is_check().then(|| Message::new("judge-check").with("side", position.turn()));
    let castling = Color::ALL.into_iter().filter_map(|side| castling_rights(position, side));
    let en_passant = position.ep_square(EnPassantMode::Legal);
    let en_passant = en_passant.map(|square| Message::new("show-en-passant").with("square", square));
    kinds.filter_map(at).chain([whose]).chain(check).chain(castling).chain(en_passant).collect()
}

/// Returns the castling rights that `side` still has (2023 3.8.2.1).
pub fn castling_rights(position: &Chess, side: Color) -> Option<Message> {
    let may = |castling| position.castles().has(side, castling);
    let which = match (may(CastlingSide::KingSide), may(CastlingSide::QueenSide)) {
        (true, true) => "both",
        (true, false) => "short",
        (false, true) => "long",
        (false, false) => return None,
    };
    Some(Message::new("show-castling").with("side", side).with("which", which))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_there_for_selectors() {
        let piece = Value::from(Piece { color: Color::Black, role: Role::Queen });
        assert_eq!(keywords(&piece), [("id", "queen".to_owned()), ("color", "black".to_owned())]);
        assert_eq!(keywords(&Value::from(Square::E4)), [("id", "e4".to_owned())]);
    }
}
