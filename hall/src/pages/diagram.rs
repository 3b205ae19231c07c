//! A diagram of a position for sighted readers. The words beside it say the same.

use annabella_chess::{Board, File, Rank, Role, Square};
use maud::{Markup, html};

/// The side of a square in units of the picture.
const SIDE: u32 = 40;
/// Asks for a symbol as text: some fonts draw the black pawn as a coloured picture.
const TEXT_FORM: char = '\u{fe0e}';

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
