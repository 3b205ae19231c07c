//! A position in words.

use crate::message::Message;
use crate::phrase::pieces_at;
use annabella_chess::{CastlingSide, Chess, Color, EnPassantMode, Piece, Position as _, Role};

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
    let castling = Color::ALL.into_iter().filter_map(|side| castling(position, side));
    let en_passant = position.ep_square(EnPassantMode::Legal);
    let en_passant = en_passant.map(|square| Message::new("show-en-passant").with("square", square));
    kinds.filter_map(at).chain([whose]).chain(check).chain(castling).chain(en_passant).collect()
}

/// Returns the castling rights that `side` still has (2023 3.8.2.1).
fn castling(position: &Chess, side: Color) -> Option<Message> {
    let may = |castling| position.castles().has(side, castling);
    let which = match (may(CastlingSide::KingSide), may(CastlingSide::QueenSide)) {
        (true, true) => "both",
        (true, false) => "short",
        (false, true) => "long",
        (false, false) => return None,
    };
    Some(Message::new("show-castling").with("side", side).with("which", which))
}
