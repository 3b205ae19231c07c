//! A picture of boards as SVG, including its description: rows of panels, the ranks of a row aligned.

use crate::chess::{Board, Color, File, Piece, Rank, SYMBOL_FONTS, Square, symbol};
use crate::cli::common::html::escaped;
use crate::speech::{Message, Words};

/// The side length of a square in SVG units.
const SIDE: i32 = 40;

/// One board, or several that do not overlap. Files count from the left, ranks from the bottom.
#[derive(Clone, Debug, Default)]
pub(crate) struct Panel {
    /// The name of each board in it, a line each above the panel.
    pub titles: Vec<String>,
    /// Each square's file and rank, its piece, and whether the square is light.
    pub squares: Vec<((i32, i32), Option<Piece>, bool)>,
    /// The files and their letters.
    pub files: Vec<(i32, char)>,
    /// The ranks.
    pub ranks: Vec<i32>,
    /// The squares to mark with a thick frame and a dot.
    pub marked: Vec<(i32, i32)>,
    /// The squares to mark with a dashed frame, less than those.
    pub dashed: Vec<(i32, i32)>,
}

/// Panels and their description.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picture {
    /// The title; empty if the picture is a file of its own.
    pub title: String,
    /// The panels, row by row.
    pub rows: Vec<Vec<Panel>>,
    /// Sentences above the panels.
    pub notes: Vec<String>,
    /// A table below the panels, its headers first.
    pub table: Vec<Vec<String>>,
    pub description: Vec<String>,
}

/// The size of letters in notes and tables, and their mean width with some reserve.
const LETTER: i32 = 14;
const LETTER_WIDTH: i32 = 8;
/// The height of a line of text.
const LINE: i32 = 20;
/// The minimum width of a picture with text.
const TEXT_WIDTH: i32 = 18 * SIDE;

impl Picture {
    /// Returns the picture as SVG.
    pub fn svg(&self) -> String {
        let width_of = |row: &Vec<Panel>| SIDE + row.iter().map(Panel::width).sum::<i32>();
        let widest = self.rows.iter().map(width_of).max().unwrap_or(SIDE);
        let has_text = !self.notes.is_empty() || !self.table.is_empty();
        let width = if has_text { widest.max(TEXT_WIDTH) } else { widest };
        let mut body = String::new();
        let mut top = if has_text { SIDE } else { 0 };
        text_lines(&self.notes, (SIDE / 2, width - SIDE), &mut top, &mut body);
        for row in &self.rows {
            row_of_panels(row, &mut top, &mut body);
        }
        if !self.rows.is_empty() {
            top += LINE;
        }
        let columns = self.table.iter().map(Vec::len).max().unwrap_or(1) as i32;
        let column = (width - SIDE) / columns.max(1);
        for row in &self.table {
            let start = top;
            for (index, cell) in (0..).zip(row) {
                let mut bottom = start;
                let place = (SIDE / 2 + index * column, column - LETTER_WIDTH);
                text_lines(std::slice::from_ref(cell), place, &mut bottom, &mut body);
                top = top.max(bottom);
            }
        }
        let height = if self.table.is_empty() { top } else { top + LINE };
        let words = escaped(&self.description.join("\n"));
        let title = match self.title.is_empty() {
            true => String::new(),
            false => format!("<title>{}</title>\n", escaped(&self.title)),
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" text-anchor=\"middle\">\n\
             {title}<desc>{words}</desc>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{body}</svg>\n"
        )
    }
}

impl Panel {
    /// Returns the panel as SVG for a page that describes it in words, as small as it can be.
    ///
    /// It is hidden from screen readers, and its coordinates have the colour of the page.
    pub fn beside_words(&self) -> String {
        let mut board = String::new();
        self.draw((SIDE, 0), self.highest(), &mut board);
        let right = SIDE / 2 + self.width();
        let longest = self.titles.iter().map(|title| title.chars().count() as i32).max().unwrap_or(0);
        // The titles are centred above the squares, and may be wider.
        let overlap = (longest * LETTER_WIDTH - (right - SIDE - SIDE / 2)).max(0) / 2;
        let (left, right) = (SIDE - overlap, right + 4 + overlap);
        let top = -4 - self.titles.len() as i32 * LINE;
        let ranks = self.highest() - self.lowest() + 1;
        let (width, height) = (right - left, ranks * SIDE + 3 * SIDE / 4 - top);
        // A board with a title keeps the size of its letters.
        let percent = if self.titles.is_empty() { 68 } else { 100 };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\" width=\"{}\" height=\"{}\" \
             viewBox=\"{left} {top} {width} {height}\" font-family=\"sans-serif\" text-anchor=\"middle\" \
             fill=\"currentColor\">\n{board}</svg>\n",
            width * percent / 100,
            height * percent / 100,
        )
    }
}

/// Draws panels side by side, and moves `top` below them.
fn row_of_panels(row: &[Panel], top: &mut i32, body: &mut String) {
    let titles = row.iter().map(|panel| panel.titles.len() as i32).max().unwrap_or(0);
    let highest = row.iter().map(Panel::highest).max().unwrap_or(0);
    let lowest = row.iter().map(Panel::lowest).min().unwrap_or(0);
    *top += SIDE / 2 + titles * LINE;
    let mut left = SIDE;
    for panel in row {
        panel.draw((left, *top), highest, body);
        left += panel.width();
    }
    *top += (highest - lowest + 2) * SIDE;
}

/// Writes lines of text from `left`, broken at spaces to fit `width`, and moves `top` below them.
fn text_lines(lines: &[String], (left, width): (i32, i32), top: &mut i32, body: &mut String) {
    let most = usize::try_from(width / LETTER_WIDTH).unwrap_or_default();
    for line in lines {
        let mut rows = vec![String::new()];
        for word in line.split(' ') {
            match rows.last_mut() {
                Some(row) if row.is_empty() => row.push_str(word),
                Some(row) if row.chars().count() + word.chars().count() < most => {
                    row.push(' ');
                    row.push_str(word);
                }
                _ => rows.push(word.to_owned()),
            }
        }
        for row in rows {
            let text = escaped(&row);
            *body += &format!(
                "<text x=\"{left}\" y=\"{top}\" font-size=\"{LETTER}\" text-anchor=\"start\">{text}</text>\n"
            );
            *top += LINE;
        }
    }
}

impl Panel {
    /// Creates the panel of a chessboard, seen from White's side.
    pub fn of(board: &Board) -> Panel {
        let squares = Square::ALL.map(|square| {
            let at = (u32::from(square.file()) as i32, u32::from(square.rank()) as i32 + 1);
            (at, board.piece_at(square), square.is_light())
        });
        Panel {
            squares: squares.to_vec(),
            files: File::ALL.map(|file| (u32::from(file) as i32, file.char())).to_vec(),
            ranks: Rank::ALL.map(|rank| u32::from(rank) as i32 + 1).to_vec(),
            ..Panel::default()
        }
    }

    fn highest(&self) -> i32 {
        self.ranks.iter().max().copied().unwrap_or(0)
    }

    fn lowest(&self) -> i32 {
        self.ranks.iter().min().copied().unwrap_or(0)
    }

    /// Returns the first and the last file.
    fn edges(&self) -> (i32, i32) {
        let files = || self.files.iter().map(|(file, _)| *file);
        (files().min().unwrap_or(0), files().max().unwrap_or(0))
    }

    fn width(&self) -> i32 {
        let (first, last) = self.edges();
        (last - first + 2) * SIDE
    }

    /// Draws the panel from its left edge; the upper edge of the rank `highest` is at `top`.
    fn draw(&self, (left, top): (i32, i32), highest: i32, body: &mut String) {
        let (first, last) = self.edges();
        let x = |file: i32| left + SIDE / 2 + (file - first) * SIDE;
        let y = |rank: i32| top + (highest - rank) * SIDE;
        let mut text = |x: i32, y: i32, size: i32, text: &str| {
            *body += &format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\">{}</text>\n", escaped(text));
        };
        // The last title is just above the board.
        for (row, title) in (0..).zip(self.titles.iter().rev()) {
            let above = y(self.highest()) - SIDE / 4 - row * (LETTER + 2);
            text(x(first) + (last - first + 1) * SIDE / 2, above, 14, title);
        }
        for (file, letter) in &self.files {
            text(x(*file) + SIDE / 2, y(self.lowest()) + SIDE + SIDE / 2, 16, &letter.to_string());
        }
        for rank in &self.ranks {
            text(x(first) - SIDE / 4, y(*rank) + 2 * SIDE / 3, 16, &rank.to_string());
        }
        for &((file, rank), piece, light) in &self.squares {
            let fill = if light { "#f4e7c8" } else { "#b58863" };
            let (x, y) = (x(file), y(rank));
            *body += &format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\" stroke=\"#000000\"/>\n"
            );
            if let Some(piece) = piece {
                let (x, y, symbol) = (x + SIDE / 2, y + 4 * SIDE / 5, symbol(piece.role));
                // The outline of a white piece is drawn below its filling, so that no line becomes thin.
                let paint = match piece.color {
                    Color::White => "fill=\"#ffffff\" stroke=\"#000000\" stroke-width=\"2.5\"",
                    Color::Black => "fill=\"#000000\" stroke=\"#000000\"",
                };
                *body += &format!(
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"32\" font-family=\"{SYMBOL_FONTS}\" {paint} \
                     paint-order=\"stroke\" stroke-linejoin=\"round\">{symbol}</text>\n"
                );
            }
        }
        for &(file, rank) in &self.dashed {
            let (x, y, inner) = (x(file) + 2, y(rank) + 2, SIDE - 4);
            *body += &format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{inner}\" height=\"{inner}\" fill=\"none\" stroke=\"#000000\" stroke-width=\"2\" stroke-dasharray=\"5 4\"/>\n"
            );
        }
        for &(file, rank) in &self.marked {
            let (x, y, inner) = (x(file) + 2, y(rank) + 2, SIDE - 4);
            *body += &format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{inner}\" height=\"{inner}\" fill=\"none\" stroke=\"#b00020\" stroke-width=\"4\"/>\n\
                 <circle cx=\"{}\" cy=\"{}\" r=\"4\" fill=\"#b00020\"/>\n",
                x + inner - 6,
                y + 6
            );
        }
    }
}

/// A board with its name, such as White's board.
#[derive(Clone, Copy)]
pub(crate) struct NamedBoard<'a> {
    pub name: &'a Message,
    pub board: &'a Board,
}

impl NamedBoard<'_> {
    /// Returns the squares on which this board and another differ, from a8 in reading order.
    pub fn differing(self, other: NamedBoard) -> Vec<Square> {
        let ranks = Rank::ALL.into_iter().rev();
        let squares = ranks.flat_map(|rank| File::ALL.map(|file| Square::from_coords(file, rank)));
        squares.filter(|square| self.board.piece_at(*square) != other.board.piece_at(*square)).collect()
    }

    /// Returns one sentence for each of these squares, with the pieces on it.
    pub fn in_words(self, other: NamedBoard, squares: &[Square]) -> Vec<Message> {
        let piece = |piece: Option<Piece>| match piece {
            Some(piece) => Message::new("report-piece").with("piece", piece),
            None => Message::new("report-empty"),
        };
        let square = |&square: &Square| {
            Message::new("report-square")
                .with("square", square.to_string())
                .with("one", self.name.clone())
                .with("here", piece(self.board.piece_at(square)))
                .with("other", other.name.clone())
                .with("there", piece(other.board.piece_at(square)))
        };
        squares.iter().map(square).collect()
    }

    /// Returns the board as part of a picture, with marked squares and squares with a dashed frame.
    pub fn panel(self, marked: &[Square], dashed: &[Square], words: &Words) -> Panel {
        let place = |square: &Square| (u32::from(square.file()) as i32, u32::from(square.rank()) as i32 + 1);
        let places = |squares: &[Square]| squares.iter().map(place).collect();
        let (marked, dashed) = (places(marked), places(dashed));
        Panel { titles: vec![words.say(self.name)], marked, dashed, ..Panel::of(self.board) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Role;

    #[test]
    fn every_piece_is_drawn_and_words_are_escaped() {
        let squares = vec![
            ((0, 1), Some(Piece { color: Color::Black, role: Role::King }), true),
            ((1, 1), None, false),
        ];
        let panel = Panel {
            titles: vec!["W".to_owned()],
            squares,
            files: vec![(0, 'z'), (1, 'a')],
            ranks: vec![1],
            ..Panel::default()
        };
        let svg = Picture {
            rows: vec![vec![panel]],
            description: vec!["a < b & c".to_owned()],
            ..Picture::default()
        }
        .svg();
        assert_eq!(svg.matches("<rect").count(), 3);
        assert!(svg.contains('\u{265a}') && svg.contains("a &lt; b &amp; c") && svg.ends_with("</svg>\n"));
    }
}
