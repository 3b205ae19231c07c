//! Both clocks over a game: in words, drawn with the rulings, and in a table.

use super::sentences::{Sentences, clock_face};
use crate::chess::{ByColor, Color};
use crate::cli::common::html::{card_row, card_table, escaped, paragraph};
use crate::clock::Span;
use crate::speech::Message;

/// The size of the plot, and its margins around the area of the lines.
const WIDTH: usize = 560;
const HEIGHT: usize = 264;
const LEFT: usize = 94;
const RIGHT: usize = 12;
const TOP: usize = 14;
const BOTTOM: usize = 38;
/// The minimum distance between two signs on a line, and between the numbers of two rulings.
const SIGN_DISTANCE: usize = 26;
const NUMBER_DISTANCE: usize = 32;
/// The height of a row of numbers of rulings above the plot.
const ROW: isize = 22;
/// Distances between two lines of the grid, in seconds, and the maximum number of lines.
const TIME_STEPS: [u64; 14] = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 18_000];
const MOVE_STEPS: [usize; 8] = [1, 2, 5, 10, 20, 50, 100, 500];
const MAX_TIMES: u64 = 5;
const MAX_MOVES: usize = 9;

/// Both clocks at one moment.
struct Point {
    /// The number of moves made by both sides.
    plies: usize,
    left: ByColor<Span>,
    /// The number of the ruling after which these are the times.
    ruling: Option<usize>,
}

/// Both clocks over the game.
pub(super) struct ClockPlot<'a> {
    report: &'a Sentences<'a>,
    points: Vec<Point>,
}

impl<'a> ClockPlot<'a> {
    /// Collects the times of a game; `None` without clocks.
    pub fn of(report: &'a Sentences<'a>) -> Option<ClockPlot<'a>> {
        let account = report.account;
        if account.clocks.is_empty() {
            return None;
        }
        let moments =
            (0..).zip(&account.clocks).map(|(plies, left)| Point { plies, left: *left, ruling: None });
        let rulings = account.rulings_in_force().into_iter().filter_map(|number| {
            let occurrence = &account.occurrences[number - 1];
            let plies = occurrence.ply.map_or(0, |due| due.ply.before());
            Some(Point { plies, left: occurrence.left?, ruling: Some(number) })
        });
        let mut points: Vec<Point> = moments.chain(rulings).collect();
        // The times of a move come before those of the rulings after it.
        points.sort_by_key(|point| (point.plies, point.ruling));
        Some(ClockPlot { report, points })
    }

    /// Describes both clocks.
    pub fn words(&self) -> [String; 2] {
        Color::ALL.map(|side| self.in_words(side))
    }

    /// Returns the section's content: sentences, the plot if a move was made, and the table.
    pub fn html(&self) -> String {
        let words: String = self.words().iter().map(|line| paragraph(line)).collect();
        let moved = self.points.iter().any(|point| point.plies > 0);
        let figure = if moved { self.figure() } else { String::new() };
        let summary = escaped(&self.report.label("report-plot-as-table"));
        format!("{words}{figure}<details>\n<summary>{summary}</summary>\n{}</details>\n", self.table())
    }

    /// Returns the plot with its caption.
    fn figure(&self) -> String {
        let label = |id| escaped(&self.report.label(id));
        format!(
            "<figure>\n{}<figcaption><span class=\"key white\"></span> {}. <span class=\"key black\"></span> {}. {}\
             </figcaption>\n</figure>\n",
            self.svg(),
            label("report-plot-white"),
            label("report-plot-black"),
            label("report-plot-rulings"),
        )
    }

    /// Describes a clock: at the start, at its lowest, and at the end.
    fn in_words(&self, side: Color) -> String {
        let left = |point: &Point| *point.left.get(side);
        let first = self.points.first().map(left).unwrap_or_default();
        // A clock can have run on since the last move.
        let end = self.report.account.clocks_at_end.as_ref().map(|end| *end.get(side));
        let last = end.or_else(|| self.points.last().map(left)).unwrap_or_default();
        let least = self.points.iter().map(left).min().unwrap_or_default();
        let message = Message::new("report-plot-words").with("side", side).with("first", clock_face(first));
        self.report.say(&message.with("last", clock_face(last)).with("least", clock_face(least)))
    }

    fn last_ply(&self) -> usize {
        self.points.iter().map(|point| point.plies).max().unwrap_or(1).max(1)
    }

    fn most(&self) -> u64 {
        let left = |point: &Point| point.left.white.max(point.left.black);
        self.points.iter().map(|point| left(point).0).max().unwrap_or(1).max(1)
    }

    /// Returns the time at the bottom of the plot, in milliseconds.
    ///
    /// It is zero, unless all times are close together.
    fn bottom(&self) -> u64 {
        let left = |point: &Point| point.left.white.min(point.left.black);
        let least = self.points.iter().map(|point| left(point).0).min().unwrap_or_default();
        let step = self.step() * 1000;
        if least * 2 > self.most() { least / step * step } else { 0 }
    }

    /// Returns the distance between two lines of the grid, in seconds.
    fn step(&self) -> u64 {
        let left = |point: &Point| point.left.white.min(point.left.black);
        let least = self.points.iter().map(|point| left(point).0).min().unwrap_or_default();
        let shown = if least * 2 > self.most() { self.most() - least } else { self.most() };
        TIME_STEPS.into_iter().find(|step| shown / 1000 / step <= MAX_TIMES).unwrap_or(36_000)
    }

    fn x(&self, plies: usize) -> usize {
        LEFT + plies * (WIDTH - LEFT - RIGHT) / self.last_ply()
    }

    fn y(&self, left: Span) -> usize {
        let height = (HEIGHT - TOP - BOTTOM) as u64;
        let (bottom, most) = (self.bottom(), self.most());
        HEIGHT - BOTTOM - (left.0.saturating_sub(bottom) * height / (most - bottom).max(1)) as usize
    }

    /// Draws the plot, hidden from screen readers: the table has the same.
    fn svg(&self) -> String {
        let (rulings, rows) = self.rulings();
        let body = self.grid() + &rulings + &Color::ALL.map(|side| self.line(side)).concat();
        let above = -ROW * rows;
        let height = HEIGHT.saturating_add_signed(-above);
        format!(
            "<svg class=\"plot\" xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\" width=\"{WIDTH}\" \
             height=\"{height}\" viewBox=\"0 {above} {WIDTH} {height}\" font-size=\"15\">\n{body}</svg>\n"
        )
    }

    /// Draws the lines of the grid with times and move numbers.
    fn grid(&self) -> String {
        let mut grid = String::new();
        let seconds = self.most() / 1000;
        let step = self.step();
        for line in self.bottom() / 1000 / step..=seconds / step {
            let time = Span::seconds(line * step);
            let (y, right, face) = (self.y(time), WIDTH - RIGHT, clock_face(time));
            grid += &format!("<path class=\"grid\" d=\"M{LEFT} {y}H{right}\"/>\n");
            grid += &format!("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{face}</text>\n", LEFT - 6, y + 5);
        }
        let moves = self.last_ply() / 2;
        let step = MOVE_STEPS.into_iter().find(|step| moves / step <= MAX_MOVES).unwrap_or(1_000);
        let made = (1..).zip(&self.report.account.moves);
        for (plies, made) in made.filter(|(_, made)| made.by == Color::White && made.number % step == 0) {
            let (x, y) = (self.x(plies), HEIGHT - BOTTOM);
            grid += &format!("<path class=\"grid\" d=\"M{x} {y}v5\"/>\n");
            grid +=
                &format!("<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", y + 22, made.number);
        }
        grid
    }

    /// Draws the rulings as upright lines with their numbers, in rows so that no two numbers overlap.
    ///
    /// Also returns the number of rows.
    fn rulings(&self) -> (String, isize) {
        let mut drawn = String::new();
        let mut ends: Vec<usize> = Vec::new();
        for point in &self.points {
            let Some(number) = point.ruling else { continue };
            let x = self.x(point.plies);
            let row = ends.iter().position(|end| *end <= x).unwrap_or(ends.len());
            drawn += &format!("<path class=\"ruling\" d=\"M{x} {}V{}\"/>\n", TOP - 4, HEIGHT - BOTTOM);
            ends.resize(ends.len().max(row + 1), 0);
            ends[row] = x + NUMBER_DISTANCE;
            let y = TOP as isize - 8 - row as isize * ROW;
            drawn += &format!(
                "<text class=\"number\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{number}</text>\n"
            );
        }
        (drawn, ends.len() as isize)
    }

    /// Draws a player's time as a line with signs: circles for White, squares for Black.
    fn line(&self, side: Color) -> String {
        let at = |point: &Point| (self.x(point.plies), self.y(*point.left.get(side)));
        let corners: Vec<String> = self.points.iter().map(at).map(|(x, y)| format!("{x},{y}")).collect();
        let class = side.fold_wb("white", "black");
        let mut line = format!("<polyline class=\"{class}\" points=\"{}\"/>\n", corners.join(" "));
        let mut next = LEFT;
        let last = self.points.last().map(at);
        for (x, y) in self.points.iter().map(at) {
            // The end of the line has a sign, too.
            if x < next && Some((x, y)) != last {
                continue;
            }
            next = x + SIGN_DISTANCE;
            line += &match side {
                Color::White => format!("<circle class=\"white\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>\n"),
                Color::Black => {
                    let (x, y) = (x - 4, y - 4);
                    format!("<rect class=\"black\" x=\"{x}\" y=\"{y}\" width=\"8\" height=\"8\"/>\n")
                }
            };
        }
        line
    }

    /// Returns the table: for each move both players' times after it, and the rulings before the next.
    fn table(&self) -> String {
        let moves = &self.report.account.moves;
        let start = self.points.iter().find(|point| point.ruling.is_none());
        let mut rows = vec![Row::new(self.report.label("report-plot-start"))];
        if let Some(start) = start {
            rows[0].left = [Some(start.left.white), Some(start.left.black)];
        }
        let mut number = None;
        for point in &self.points {
            let made = point.plies.checked_sub(1).and_then(|place| moves.get(place));
            if let Some(made) = made.filter(|made| number != Some(made.number) && point.ruling.is_none()) {
                number = Some(made.number);
                rows.push(Row::new(made.number.to_string()));
            }
            let Some(row) = rows.last_mut() else { continue };
            match (point.ruling, made) {
                (Some(ruling), _) => row.rulings.push(self.ruling(ruling, point.left)),
                (None, Some(made)) => {
                    row.left[made.by.fold_wb(0, 1)] = Some(*point.left.get(made.by));
                }
                (None, None) => {}
            }
        }
        let headers =
            ["report-plot-move", "report-column-white", "report-column-black", "report-plot-after-ruling"]
                .map(|id| self.report.label(id));
        let rows: String = rows.iter().map(|row| row.html(&headers)).collect();
        card_table("times", &self.report.label("report-plot-caption"), &headers, &rows)
    }

    /// Returns a ruling with the times after it, linked to its occurrence.
    fn ruling(&self, number: usize, left: ByColor<Span>) -> String {
        let times = Message::new("report-plot-ruling").with("number", number);
        let times = times.with("white", clock_face(left.white)).with("black", clock_face(left.black));
        format!("<a href=\"#occurrence-{number}\">{}</a>", escaped(&self.report.say(&times)))
    }
}

/// A row of the table.
struct Row {
    name: String,
    /// White's and Black's time.
    left: [Option<Span>; 2],
    /// The rulings, as HTML.
    rulings: Vec<String>,
}

impl Row {
    fn new(name: String) -> Row {
        Row { name, left: [None; 2], rulings: Vec::new() }
    }

    fn html(&self, headers: &[String]) -> String {
        let [white, black] = self.left.map(|left| left.map(clock_face).unwrap_or_default());
        card_row("", headers, &[escaped(&self.name), white, black, self.rulings.join("<br/>")])
    }
}
