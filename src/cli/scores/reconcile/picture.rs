//! The dispute as a picture or a page: both boards, the entries in question, and the verdict in words.

use super::results::ReconcileResults;
use crate::chess::{Board, Color, Ply, Position as _, San, Square};
use crate::cli::common::html::{self, card_row, card_table, escaped, list, page, paragraph};
use crate::cli::scores::picture::{NamedBoard, Panel, Picture};
use crate::devices::storage::output_file::save;
use crate::reconcile::{Decision, Degree, Verdict, ply_message};
use crate::speech::failure::Failure;
use crate::speech::{Message, Words};
use std::collections::BTreeSet;
use std::path::Path;

/// The form of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PictureForm {
    Svg,
    Html,
}

impl PictureForm {
    /// Returns the form that the ending of a file's name says.
    ///
    /// # Errors
    /// [`Failure`] for another ending.
    pub fn of(file: &Path) -> Result<PictureForm, Failure> {
        let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("svg") => Ok(PictureForm::Svg),
            Some("html") => Ok(PictureForm::Html),
            _ => {
                let message = Message::new("dispute-ending").with("file", file.display().to_string());
                Err(Failure::usage(message))
            }
        }
    }
}

/// A board of the dispute, and what differs on it.
struct DisputedBoard {
    name: Message,
    board: Board,
    /// The board with which it is compared; `None` if there is nothing to compare.
    with: Option<(Message, Board)>,
    /// The other player's board.
    rival: Option<Board>,
}

impl DisputedBoard {
    fn named(&self) -> NamedBoard<'_> {
        NamedBoard { name: &self.name, board: &self.board }
    }

    fn other(&self) -> Option<NamedBoard<'_>> {
        self.with.as_ref().map(|(name, board)| NamedBoard { name, board })
    }

    /// Returns the squares that differ: where the players' boards differ from each other, and the rest.
    ///
    /// With one board, all squares are of the first kind.
    fn squares(&self) -> [Vec<Square>; 2] {
        let differing = self.other().map(|other| self.named().differing(other)).unwrap_or_default();
        let Some(rival) = &self.rival else { return [differing, Vec::new()] };
        let between = self.named().differing(NamedBoard { name: &self.name, board: rival });
        let rest = differing.into_iter().filter(|square| !between.contains(square)).collect();
        [between, rest]
    }

    /// Returns one sentence for each square that differs from the board with which this one is compared.
    ///
    /// Squares on which the players' boards differ come first.
    fn in_words(&self) -> Vec<Message> {
        let Some(other) = self.other() else { return Vec::new() };
        let mut squares = self.squares().concat();
        squares.retain(|square| self.board.piece_at(*square) != other.board.piece_at(*square));
        self.named().in_words(other, &squares)
    }
}

/// An entry in question, as each player wrote it and as it was read.
struct CellRow {
    ply: Message,
    white: String,
    black: String,
    read: Message,
}

/// Everything that a picture or a page shows, in words.
pub(super) struct Dispute<'a> {
    words: &'a Words,
    boards: Vec<DisputedBoard>,
    /// The position that the boards must show, if known.
    target: Option<(Message, Board)>,
    rows: Vec<CellRow>,
    /// The verdict, its certainty and ground, and the question.
    verdict: Vec<Message>,
    steps: Vec<Message>,
    open: Vec<Message>,
}

impl<'a> Dispute<'a> {
    pub fn of(results: &'a ReconcileResults) -> Dispute<'a> {
        let target = target(results);
        let given = |side: Color| results.finding.boards.get(side).clone();
        let named = |side: Color| Some((board_name(side), given(side)?));
        let boards = Color::ALL.into_iter().filter_map(|side| {
            let (name, board) = named(side)?;
            let with = target.clone().or_else(|| named(side.other()));
            Some(DisputedBoard { name, board, with, rival: given(side.other()) })
        });
        let mut verdict = results.report().brief;
        verdict.extend(results.question());
        let (open, _) = results.explained();
        Dispute {
            words: results.words,
            boards: boards.collect(),
            target,
            rows: rows(results),
            verdict,
            steps: results.steps(),
            open,
        }
    }

    /// Writes the picture or page to a file.
    ///
    /// # Errors
    /// [`Failure`] if the file exists or cannot be written.
    pub fn write(&self, file: &Path, form: PictureForm, force: bool) -> Result<(), Failure> {
        let content = match form {
            PictureForm::Svg => self.svg(),
            PictureForm::Html => self.html(),
        };
        save(file, content.as_bytes(), force).map_err(Failure::usage)
    }

    fn say_all(&self, lines: &[Message]) -> Vec<String> {
        lines.iter().map(|line| self.words.say(line)).collect()
    }

    fn label(&self, id: &'static str) -> String {
        self.words.say(&Message::new(id))
    }

    /// Returns the boards with the differing squares marked, then the position that they must show.
    ///
    /// Each is a row.
    fn panels(&self) -> Vec<Vec<Panel>> {
        let disputed = self.boards.iter().map(|board| {
            let [between, rest] = board.squares();
            board.named().panel(&between, &rest, self.words)
        });
        let target = self.target.as_ref().filter(|_| !self.boards.is_empty());
        let target = target.map(|(name, board)| NamedBoard { name, board }.panel(&[], &[], self.words));
        let rows = [disputed.collect::<Vec<_>>(), target.into_iter().collect()];
        rows.into_iter().filter(|row| !row.is_empty()).collect()
    }

    /// Explains the marks, if there are two kinds.
    fn marks(&self) -> Option<Message> {
        let has_both =
            self.boards.iter().any(|board| board.squares().iter().all(|squares| !squares.is_empty()));
        let (name, _) = self.target.as_ref().filter(|_| has_both)?;
        Some(Message::new("dispute-marks").with("position", name.clone()))
    }

    fn headers(&self) -> [String; 4] {
        ["dispute-move", "dispute-white", "dispute-black", "dispute-read"].map(|id| self.label(id))
    }

    fn cells(&self, row: &CellRow) -> [String; 4] {
        [self.words.say(&row.ply), row.white.clone(), row.black.clone(), self.words.say(&row.read)]
    }

    /// Returns the whole dispute as one picture.
    fn svg(&self) -> String {
        let marks: Vec<Message> = self.marks().into_iter().collect();
        let notes = self.say_all(&[&self.verdict[..], &self.steps, &marks].concat());
        let mut table = Vec::new();
        let mut description = notes.clone();
        let squares: Vec<Message> = self.boards.iter().flat_map(DisputedBoard::in_words).collect();
        description.extend(self.say_all(&squares));
        if !self.rows.is_empty() {
            let headers = self.headers();
            table.push(headers.to_vec());
            for row in &self.rows {
                let cells = self.cells(row);
                let named = headers.iter().zip(&cells).map(|(header, cell)| format!("{header}: {cell}"));
                description.push(named.collect::<Vec<_>>().join("; "));
                table.push(cells.to_vec());
            }
        }
        description.extend(self.say_all(&self.open));
        Picture { title: self.label("dispute-title"), rows: self.panels(), notes, table, description }.svg()
    }

    /// Returns the whole dispute as a page.
    fn html(&self) -> String {
        let paragraphs =
            |lines: &[Message]| self.say_all(lines).iter().map(|line| paragraph(line)).collect::<String>();
        let mut body = html::section("verdict", &self.label("dispute-verdict"), &paragraphs(&self.verdict));
        if !self.steps.is_empty() {
            let steps = list(self.say_all(&self.steps).into_iter());
            body += &html::section("steps", &self.label("dispute-steps"), &steps);
        }
        if !self.boards.is_empty() {
            let boards: String = self.panels().iter().flatten().map(Panel::beside_words).collect();
            let mut figure = format!("<figure>\n<div class=\"boards\">\n{boards}</div>\n</figure>\n");
            figure += &self.marks().map(|marks| paragraph(&self.words.say(&marks))).unwrap_or_default();
            for board in &self.boards {
                figure += &format!("<h3>{}</h3>\n", escaped(&self.words.say(&board.name)));
                let squares = self.say_all(&board.in_words());
                figure += &match squares.is_empty() {
                    true => paragraph(&self.label("dispute-no-square")),
                    false => list(squares.into_iter()),
                };
            }
            body += &html::section("boards", &self.label("dispute-boards"), &figure);
        }
        if !self.rows.is_empty() {
            let title = self.label("dispute-cells");
            let headers = self.headers();
            let row = |row: &CellRow| card_row("", &headers, &self.cells(row).map(|cell| escaped(&cell)));
            let rows: String = self.rows.iter().map(row).collect();
            let table = card_table("entries", &self.label("dispute-caption"), &headers, &rows);
            body += &html::section("cells", &title, &(table + &paragraphs(&self.open)));
        }
        page(self.words.language().of_manual(), &self.label("dispute-title"), &body)
    }
}

fn board_name(side: Color) -> Message {
    Message::new("journal-board").with("side", side)
}

/// Returns the position that the boards must show.
///
/// It is the last one, the one before an illegal move, or where both scoresheets still agree.
fn target(results: &ReconcileResults) -> Option<(Message, Board)> {
    if let Some(illegal) = results.taken_back() {
        return Some((Message::new("dispute-agreed"), illegal.before.board().clone()));
    }
    let of_game = |board: &Board| Some((Message::new("report-board-record"), board.clone()));
    match results.finding.decision {
        Some(Decision::Correct(_)) => of_game(results.agreement.line.position().board()),
        Some(Decision::Retrace) => {
            Some((Message::new("dispute-agreed"), results.agreement.agreed.board().clone()))
        }
        Some(Decision::AskArbiter(_))
            if results.by_both.names_boards()
                && results.by_both.verdict != Some(Verdict::BoardsMatch)
                && results.by_both.certainty <= Degree::Deduced =>
        {
            of_game(results.read.line.position().board())
        }
        Some(Decision::AskArbiter(_) | Decision::BoardsMatch) | None => None,
    }
}

/// Returns the entries where the scoresheets differ, a board went wrong, or a question is asked.
fn rows(results: &ReconcileResults) -> Vec<CellRow> {
    let (read, agreement) = (&results.read, &results.agreement);
    let mut plies: BTreeSet<Ply> = read.discrepancies.iter().map(|own| own.ply).collect();
    plies.extend(agreement.conflict.as_ref().map(|conflict| conflict.ply));
    plies.extend(read.question.as_ref().map(|question| question.ply));
    plies.extend(results.by_both.since());
    plies.extend(results.by_both.illegal.as_ref().map(|illegal| illegal.cell));
    let since = |side| results.finding.deviations.get(side).as_ref()?.since();
    plies.extend(Color::ALL.into_iter().filter_map(since));
    let row = |ply: Ply| {
        let own = read.discrepancies.iter().find(|own| own.ply == ply);
        let text = |side: Color| {
            let differing = own.and_then(|own| side.fold_wb(&own.white, &own.black).clone());
            let cell = || agreement.record.cell(side, ply).map(|cell| cell.text.clone());
            differing.or_else(|| cell().filter(|_| own.is_none())).unwrap_or_default()
        };
        let move_read = read.line.plies().get(ply.before()).map(|played| {
            let san = San::from_move(&played.before, played.mv);
            let text = Message::new("verdict-written").with("text", results.letters().write(&san));
            let sure = read.plies.get(ply.before()).is_some_and(|own| own.is_sure());
            if sure { text } else { Message::new("dispute-read-open").with("move", text) }
        });
        CellRow {
            ply: ply_message(&read.line, ply),
            white: text(Color::White),
            black: text(Color::Black),
            read: move_read.unwrap_or_else(|| Message::new("dispute-unread")),
        }
    };
    plies.into_iter().map(row).collect()
}
