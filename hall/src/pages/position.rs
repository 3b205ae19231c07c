//! A position in words, as `annabella show` describes it, and as a diagram for sighted readers.

use annabella_chess::{
    Board, Chess, DeclaredChess, FenReach, File, Rank, SYMBOL_FONTS, Square, read_kept_fen, symbol,
};
use annabella_speech::tridim::{LevelWords, described};
use annabella_speech::{Message, position_in_words};
use annabella_tridim::Position;
use maud::{Markup, html};

/// The side of a square in units of the picture.
const SIDE: u32 = 40;

/// Returns the position of a board, if it is one of chess or Chess960.
pub fn chess(text: &str) -> Option<Chess> {
    read_kept_fen(text, DeclaredChess::Undeclared, FenReach::Any).ok()
}

/// Returns the words of a position, a sentence each; none if it cannot be read.
pub fn in_words(text: &str) -> Vec<Message> {
    if let Some(position) = chess(text) {
        return position_in_words(&position);
    }
    let tridim = text.parse::<Position>();
    tridim.map(|position| described(&position, &LevelWords::default())).unwrap_or_default()
}

/// Returns the diagram, seen from White's side. Screen readers skip it.
pub fn diagram(board: &Board) -> Markup {
    let left = |file: File| SIDE / 2 + u32::from(file) * SIDE;
    let top = |rank: Rank| (7 - u32::from(rank)) * SIDE;
    let whole = 8 * SIDE + SIDE / 2;
    html! {
        svg.diagram viewBox={ "0 0 " (whole) " " (whole) } aria-hidden="true" focusable="false" text-anchor="middle"
            font-family=(SYMBOL_FONTS) {
            @for square in Square::ALL {
                @let (x, y) = (left(square.file()), top(square.rank()));
                rect x=(x) y=(y) width=(SIDE) height=(SIDE) class=(if square.is_light() { "light" } else { "dark" }) {}
                @if let Some(piece) = board.piece_at(square) {
                    text class={ "piece " (piece.color) } x=(x + SIDE / 2) y=(y + 4 * SIDE / 5) font-size="32" { (symbol(piece.role)) }
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
