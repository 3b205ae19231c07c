//! A position in words, as `annabella show` describes it, and as a diagram for sighted readers.

use annabella_chess::{
    Board, CastlingSide, Chess, Color, DeclaredChess, EnPassantMode, FenReach, File, Piece, Position as _,
    Rank, Role, Square, read_kept_fen,
};
use annabella_speech::tridim::{LevelWords, described};
use annabella_speech::{Message, pieces_at};
use annabella_tridim::Position;
use maud::{Markup, html};

/// The side of a square in units of the picture.
const SIDE: u32 = 40;
/// Asks for a symbol as text: some fonts draw the black pawn as a coloured picture.
const TEXT_FORM: char = '\u{fe0e}';

/// Returns the position of a board, if it is one of chess or Chess960.
pub fn chess(text: &str) -> Option<Chess> {
    read_kept_fen(text, DeclaredChess::Undeclared, FenReach::Any).ok()
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

/// Returns the diagram, seen from White's side. Screen readers skip it.
pub fn diagram(board: &Board) -> Markup {
    let left = |file: File| SIDE / 2 + u32::from(file) * SIDE;
    let top = |rank: Rank| (7 - u32::from(rank)) * SIDE;
    let whole = 8 * SIDE + SIDE / 2;
    html! {
        svg.diagram viewBox={ "0 0 " (whole) " " (whole) } aria-hidden="true" focusable="false" text-anchor="middle"
            font-family="'DejaVu Sans', 'Segoe UI Symbol', 'Noto Sans Symbols2', sans-serif" {
            @for square in Square::ALL {
                @let (x, y) = (left(square.file()), top(square.rank()));
                rect x=(x) y=(y) width=(SIDE) height=(SIDE) class=(if square.is_light() { "light" } else { "dark" }) {}
                @if let Some(piece) = board.piece_at(square) {
                    text class={ "piece " (piece.color) } x=(x + SIDE / 2) y=(y + 4 * SIDE / 5) font-size="32" { (symbol(piece.role)) (TEXT_FORM) }
                }
            }
            @for file in File::ALL {
                text.edge x=(left(file) + SIDE / 2) y=(whole - 4) font-size="14" { (file.char()) }
            }
            @for rank in Rank::ALL {
                text.edge x=(SIDE / 4) y=(top(rank) + 5 * SIDE / 8) font-size="14" { (rank.char()) }
            }
        }
    }
}

/// Returns the filled symbol of a piece, which the style draws white or black.
fn symbol(role: Role) -> char {
    match role {
        Role::King => '♚',
        Role::Queen => '♛',
        Role::Rook => '♜',
        Role::Bishop => '♝',
        Role::Knight => '♞',
        Role::Pawn => '♟',
    }
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
