//! Right and wrong answers on hands, by level and by kind of act.

use crate::acts::Kind;
use crate::answer::Answer;
use crate::situation::Situation;
use annabella::chess::Color;
use std::collections::BTreeMap;
use std::time::Duration;

/// Worth of an answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mark {
    pub open: bool,
    /// The right verdict, also of an open answer.
    pub right: bool,
    /// The named ply is the true one, or one at which an act can have had this result.
    pub ply: bool,
    /// Same as `ply`, but only with acts of the move at this ply, or at any time if the truth is one.
    pub bound: bool,
    /// The named ply is the true one.
    pub strict: bool,
    /// The named move, or the one named as nearly as likely, is the true one.
    pub either: bool,
    /// The kind named; `None` if the program names no kinds.
    pub kind: Option<bool>,
    /// The game is to go back to an illegal move, or elsewhere.
    pub retraced: bool,
    pub only_likely: bool,
}

impl Mark {
    pub fn of(situation: &Situation, answer: &Answer) -> Mark {
        let open = answer.is_open();
        let right = answer.verdict == situation.verdict();
        let wrong: Vec<Color> = Color::ALL.into_iter().filter(|side| situation.is_wrong(*side)).collect();
        // Without events only the earlier ply of two boards is named.
        let named_apart = answer.events.is_some() || wrong.len() < 2;
        let asked = |test: &dyn Fn(Color) -> bool| {
            if named_apart {
                wrong.iter().all(|side| test(*side))
            } else {
                wrong.iter().any(|side| test(*side))
            }
        };
        let first = |side: Color| situation.since(side);
        let strict = |side: Color| answer.since_of(side).is_some() && answer.since_of(side) == first(side);
        let possible = |side: Color| {
            strict(side)
                || answer.since_of(side).is_some_and(|ply| situation.can_be_since(side, ply, |_| true))
                || by_square(situation, answer, side)
        };
        let bound = |side: Color| {
            let any_time = situation.left(side).iter().any(|fault| fault.kind.is_at_any_time());
            let fits = |kind: Kind| any_time || !kind.is_at_any_time();
            strict(side)
                || answer.since_of(side).is_some_and(|ply| situation.can_be_since(side, ply, fits))
                || by_square(situation, answer, side)
        };
        let kind = |side: Color| {
            let left = situation.left(side);
            left.iter().all(|fault| answer.names(side, fault.kind) == Some(true))
        };
        Mark {
            open,
            right,
            ply: right && !open && asked(&possible),
            bound: right && !open && asked(&bound),
            strict: right && !open && asked(&strict),
            either: right
                && !open
                && (asked(&strict) || wrong.iter().any(|side| answer.or_since == first(*side))),
            kind: answer.events.as_ref().map(|_| right && !open && asked(&kind)),
            retraced: answer.verdict == "retrace",
            only_likely: answer.certainty == "likely",
        }
    }

    pub fn is_wrong(&self) -> bool {
        !self.right && !self.open
    }

    /// Whether board and ply are right.
    pub fn is_a_hit(&self) -> bool {
        self.ply
    }
}

/// Whether the program names displaced pieces without a ply, and each on a square that is wrong.
fn by_square(situation: &Situation, answer: &Answer, side: Color) -> bool {
    let squares = answer.squares_without_ply(side);
    let wrong = situation.wrong_squares(side);
    let any_time = situation.left(side).iter().all(|fault| fault.kind.is_at_any_time());
    any_time && !squares.is_empty() && squares.iter().any(|square| wrong.contains(*square))
}

/// The rows of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Row {
    One(Kind),
    TwoOnABoard,
    OneOnEachBoard,
}

impl Row {
    pub fn of(situation: &Situation) -> Row {
        let [white, black] = Color::ALL.map(|side| situation.left(side));
        match (&white[..], &black[..]) {
            ([fault], []) | ([], [fault]) => Row::One(fault.kind),
            ([_, ..], [_, ..]) => Row::OneOnEachBoard,
            _ => Row::TwoOnABoard,
        }
    }
}

#[derive(Clone, Debug, Default)]
struct Sum {
    situations: usize,
    board: usize,
    ply: usize,
    bound: usize,
    strict: usize,
    either: usize,
    open: usize,
    open_right: usize,
    wrong: usize,
    wrong_likely: usize,
    retraced: usize,
    kind: usize,
    kinds_asked: usize,
    other_ply: usize,
    other_kind: usize,
    other_board: usize,
}

impl Sum {
    fn add(&mut self, mark: &Mark, ceiling: [bool; 3]) {
        self.situations += 1;
        self.board += usize::from(mark.right && !mark.open);
        self.ply += usize::from(mark.ply);
        self.bound += usize::from(mark.bound);
        self.strict += usize::from(mark.strict);
        self.either += usize::from(mark.either);
        self.open += usize::from(mark.open);
        self.open_right += usize::from(mark.open && mark.right);
        self.wrong += usize::from(mark.is_wrong());
        self.wrong_likely += usize::from(mark.is_wrong() && mark.only_likely);
        self.retraced += usize::from(mark.is_wrong() && mark.retraced);
        self.kind += usize::from(mark.kind == Some(true));
        self.kinds_asked += usize::from(mark.kind.is_some());
        self.other_ply += usize::from(ceiling[0]);
        self.other_kind += usize::from(ceiling[1]);
        self.other_board += usize::from(ceiling[2]);
    }

    fn part(&self, part: usize) -> f64 {
        100.0 * part as f64 / self.situations.max(1) as f64
    }
}

#[derive(Default)]
pub struct Counts {
    all: Sum,
    rows: BTreeMap<Row, Sum>,
    /// Names of kinds by the program, by kind.
    named: BTreeMap<(Row, String), usize>,
    times: Vec<Duration>,
    stopped: usize,
}

impl Counts {
    /// Adds an answer; `ceiling`: another ply, another kind, another board explains the boards as well.
    pub fn add(&mut self, situation: &Situation, answer: &Answer, mark: &Mark, ceiling: [bool; 3]) {
        let row = Row::of(situation);
        self.all.add(mark, ceiling);
        self.rows.entry(row).or_default().add(mark, ceiling);
        self.stopped += usize::from(situation.lacks_last().is_some());
        self.times.push(answer.time);
        for event in answer.events.iter().flatten() {
            *self.named.entry((row, event.kind.clone())).or_default() += 1;
        }
    }

    pub fn wrong(&self) -> usize {
        self.all.wrong
    }

    pub fn situations(&self) -> usize {
        self.all.situations
    }

    /// Prints the line of a level.
    pub fn print(&mut self, level: &str) {
        let sum = &self.all;
        println!(
            "{level}: {} situations ({} stopped at a move that could not be executed): right board {:.2} %, and right ply {:.2} % \
             (by the move at that ply {:.2} %, true ply {:.2} %, among two named {:.2} %), open {:.2} % (right {:.2} %), WRONG BOARD {} (only likely {}, retraced {})",
            sum.situations,
            self.stopped,
            sum.part(sum.board),
            sum.part(sum.ply),
            sum.part(sum.bound),
            sum.part(sum.strict),
            sum.part(sum.either),
            sum.part(sum.open),
            sum.part(sum.open_right),
            sum.wrong,
            sum.wrong_likely,
            sum.retraced,
        );
        self.times.sort();
        let at = |share: f64| {
            let index = ((self.times.len() as f64 * share) as usize).min(self.times.len().saturating_sub(1));
            self.times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        let total: Duration = self.times.iter().sum();
        println!(
            "    time: mean {:.1} ms, median {:.1} ms, 95 % {:.1} ms, longest {:.1} ms",
            total.as_secs_f64() * 1000.0 / self.times.len().max(1) as f64,
            at(0.5),
            at(0.95),
            at(1.0)
        );
        println!(
            "    ceiling: a single other act explains the boards as likely: at another ply {:.2} %, of another kind at this ply {:.2} %; \
             another board may be right {:.2} %",
            sum.part(sum.other_ply),
            sum.part(sum.other_kind),
            sum.part(sum.other_board)
        );
    }

    /// Prints a line per kind, for all levels together.
    pub fn print_kinds(levels: &[(String, Counts)]) {
        print!(
            "{:<32} {:>6} {:>7} {:>7} {:>7} {:>8} {:>7} {:>6} {:>6}",
            "kind", "number", "board", "ply", "by move", "true ply", "open", "wrong", "kind"
        );
        println!(
            "  {:>9} {:>6}  ply at {}",
            "other ply",
            "board",
            levels.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ")
        );
        let mut rows: Vec<Row> = levels.iter().flat_map(|(_, counts)| counts.rows.keys().copied()).collect();
        rows.sort();
        rows.dedup();
        for row in rows {
            let own: Vec<Option<&Sum>> = levels.iter().map(|(_, counts)| counts.rows.get(&row)).collect();
            let total = own.iter().flatten().fold(Sum::default(), |total, sum| total.and(sum));
            let kind = if total.kinds_asked == 0 {
                "-".to_owned()
            } else {
                format!("{:.1}", 100.0 * total.kind as f64 / total.kinds_asked as f64)
            };
            let name = match row {
                Row::One(kind) => kind.to_string(),
                Row::TwoOnABoard => "two events on a board".to_owned(),
                Row::OneOnEachBoard => "one event on each board".to_owned(),
            };
            print!(
                "{name:<32} {:>6} {:>7.1} {:>7.1} {:>7.1} {:>8.1} {:>7.1} {:>6} {kind:>6}  {:>9.1} {:>6.1} ",
                total.situations,
                total.part(total.board),
                total.part(total.ply),
                total.part(total.bound),
                total.part(total.strict),
                total.part(total.open),
                total.wrong,
                total.part(total.other_ply),
                total.part(total.other_board),
            );
            for sum in own {
                print!(" {}", sum.map_or("-".to_owned(), |sum| format!("{:.0}", sum.part(sum.ply))));
            }
            println!();
            let mut named: BTreeMap<&str, usize> = BTreeMap::new();
            for ((_, code), number) in
                levels.iter().flat_map(|(_, counts)| &counts.named).filter(|((own, _), _)| *own == row)
            {
                *named.entry(code).or_default() += number;
            }
            if !named.is_empty() {
                let list: Vec<String> =
                    named.iter().map(|(code, number)| format!("{code} {number}")).collect();
                println!("      named: {}", list.join(", "));
            }
        }
    }
}

impl Sum {
    fn and(mut self, other: &Sum) -> Sum {
        self.situations += other.situations;
        self.board += other.board;
        self.ply += other.ply;
        self.bound += other.bound;
        self.strict += other.strict;
        self.either += other.either;
        self.open += other.open;
        self.open_right += other.open_right;
        self.wrong += other.wrong;
        self.wrong_likely += other.wrong_likely;
        self.retraced += other.retraced;
        self.kind += other.kind;
        self.kinds_asked += other.kinds_asked;
        self.other_ply += other.other_ply;
        self.other_kind += other.other_kind;
        self.other_board += other.other_board;
        self
    }
}
