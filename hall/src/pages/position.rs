//! A position in words, as `annabella show` describes it.

use annabella_chess::{
    CastlingSide, Chess, Color, DeclaredChess, EnPassantMode, FenReach, Piece, Position as _, Role, read_fen,
};
use annabella_speech::tridim::{LevelWords, described};
use annabella_speech::{Message, pieces_at};
use annabella_tridim::Position;

/// Returns the position of a board, if it is one of chess or Chess960.
pub fn chess(text: &str) -> Option<Chess> {
    read_fen(text, DeclaredChess::Undeclared, FenReach::Any).ok()
}

/// Returns the words of a position, a sentence each; none if it cannot be read.
pub fn in_words(text: &str) -> Vec<Message> {
    if let Some(position) = chess(text) {
        return of_chess(&position);
    }
    let tridim = text.parse::<Position>();
    tridim.map(|position| described(&position, &LevelWords::default())).unwrap_or_default()
}

/// Returns the pieces by kind, the side to move, castling rights, and the en passant square.
fn of_chess(position: &Chess) -> Vec<Message> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_speech::{Language, Words};

    fn words(text: &str) -> Vec<String> {
        let words = Words::new(Language::En);
        in_words(text).iter().map(|message| words.try_say(message).unwrap()).collect()
    }

    #[test]
    fn a_position_is_described_by_piece() {
        let said = words("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assert!(said[0].contains("king") && said[0].contains("Eva one"), "{said:?}");
        assert!(said.contains(&"White to move.".to_owned()), "{said:?}");
        assert!(said.last().unwrap().contains("castle"), "{said:?}");
    }

    #[test]
    fn a_position_of_three_dimensional_chess_has_words_and_nonsense_has_none() {
        assert!(words(&Position::default().to_string()).len() > 10);
        assert!(words("<script>").is_empty());
        assert!(words("").is_empty());
    }
}
