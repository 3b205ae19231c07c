//! A player, and the line with the player's data (001).

use super::code::{Cell, CellResult, CellSpans, Code, Opponent};
use super::columns::{Columns, Counting, Span};
use super::fault::{Expected, TrfFault};
use annabella_chess::Color;
use std::ops::RangeInclusive;

/// A player of the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The starting rank, by which other lines name the player.
    pub rank: u16,
    /// The name, surname first; empty if it is missing.
    pub name: String,
    /// The title of FIDE, such as `WGM`.
    pub title: Option<&'static str>,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation, such as `GER`.
    pub federation: Option<String>,
    /// The FIDE number.
    pub fide: Option<u32>,
}

/// Titles, with the short forms that programs write.
const TITLES: [(&str, &[&str]); 12] = [
    ("GM", &["GM", "G"]),
    ("IM", &["IM", "M"]),
    ("FM", &["FM", "F"]),
    ("CM", &["CM", "C"]),
    ("WGM", &["WGM", "WG"]),
    ("WIM", &["WIM", "WM"]),
    ("WFM", &["WFM", "WF"]),
    ("WCM", &["WCM", "WC"]),
    ("AGM", &["AGM"]),
    ("AIM", &["AIM"]),
    ("AFM", &["AFM"]),
    ("ACM", &["ACM"]),
];

const RANK: Span = Span::new(5, 8);
const SEX: Span = Span::at(10);
const TITLE: Span = Span::new(11, 13);
const NAME: Span = Span::new(15, 47);
const RATING: Span = Span::new(49, 52);
const FEDERATION: Span = Span::new(54, 56);
const FIDE: Span = Span::new(58, 68);
const BIRTH: Span = Span::new(70, 79);
/// The columns of a player's points.
pub(super) const POINTS: Span = Span::new(81, 84);
const PLACE: Span = Span::new(86, 89);

/// Faults of a line after which the others are left out: such a line does not have these columns at all.
const MAX_FAULTS: usize = 10;

/// Maximum number of rounds read from a line.
const MAX_ROUNDS: usize = 200;

/// A line with a player, as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayerLine {
    /// The index of the line in the file.
    pub index: usize,
    /// The way in which its columns are counted.
    pub counting: Counting,
    /// The player. The rank is 0 if it is missing.
    pub player: Player,
    /// The half points in the standings; `None` if the field is blank or damaged.
    pub half_points: Option<u32>,
    /// The cells of the rounds, round 1 first.
    pub cells: Vec<Cell>,
}

impl PlayerLine {
    /// Reads a line in the way of counting that leaves the fewest faults.
    pub fn read(text: &str, index: usize) -> (PlayerLine, Vec<TrfFault>) {
        let mut best = PlayerLine::counted(text, index, Counting::Characters);
        let stops = [8, 4, 2].map(Counting::TabStops).into_iter();
        let ways = stops.chain([3, 2, 4, 5].map(Counting::EachTab)).chain([Counting::Bytes]);
        for counting in ways {
            let matters = match counting {
                Counting::TabStops(_) | Counting::EachTab(_) => text.contains('\t'),
                Counting::Bytes => !text.is_ascii(),
                Counting::Characters => false,
            };
            if matters && !best.1.is_empty() {
                let other = PlayerLine::counted(text, index, counting);
                if other.1.len() < best.1.len() {
                    best = other;
                }
            }
        }
        best.1.truncate(MAX_FAULTS);
        best
    }

    fn counted(text: &str, index: usize, counting: Counting) -> (PlayerLine, Vec<TrfFault>) {
        let columns = Columns::new(text, counting);
        let mut fields = Fields { columns: &columns, line: index + 1, faults: Vec::new() };
        let rank = fields.required(RANK, Expected::Rank, |text| within(text, 1..=9999)).unwrap_or(0);
        fields.optional(SEX, Expected::Sex, |text| "mMwWfF".contains(text).then_some(()));
        let title = fields.optional(TITLE, Expected::Title, title);
        let name = fields.required(NAME, Expected::Name, |text| Some(text.to_owned())).unwrap_or_default();
        let rating = fields.optional(RATING, Expected::Rating, |text| within(text, 0..=9999));
        let federation = fields.optional(FEDERATION, Expected::Federation, federation);
        let fide = fields.optional(FIDE, Expected::FideNumber, |text| within(text, 0..=99_999_999_999_u64));
        fields.optional(BIRTH, Expected::Date, |text| is_birth_date(text).then_some(()));
        let half_points = fields.optional(POINTS, Expected::Points, half_points);
        fields.optional(PLACE, Expected::Place, |text| within(text, 0..=9999_u16));
        let cells = (1..=rounds(columns.used())).map(|round| fields.cell(round)).collect();
        let player = Player {
            rank,
            name,
            title,
            rating: rating.filter(|rating| *rating > 0),
            federation,
            fide: fide.and_then(|number| u32::try_from(number).ok()).filter(|number| *number > 0),
        };
        let faults = fields.faults;
        (PlayerLine { index, counting, player, half_points, cells }, faults)
    }

    /// Returns the cell of a round, from 1; a line may end before it.
    pub fn cell(&self, round: usize) -> Cell {
        self.cells.get(round - 1).copied().unwrap_or(Cell::ABSENT)
    }
}

/// Returns the number of rounds in a line of this length.
fn rounds(used: usize) -> usize {
    let cells = (used + 1).saturating_sub(CellSpans::FIRST);
    cells.div_ceil(CellSpans::WIDTH).min(MAX_ROUNDS)
}

/// Reads fields, and notes those with other contents than expected.
struct Fields<'a> {
    columns: &'a Columns<'a>,
    line: usize,
    faults: Vec<TrfFault>,
}

impl Fields<'_> {
    /// Reads a field that may be blank.
    fn optional<T>(&mut self, span: Span, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let text = self.columns.field(span);
        let value = if text.is_empty() { None } else { self.read(span, expected, &text, read) };
        // Contents that reach into the next column are not those of this field.
        let overflows = self.overflows(span);
        if overflows && span != SEX {
            self.blame(span.last + 1, Expected::Blank, &self.columns.field(Span::at(span.last + 1)));
        }
        value.filter(|_| !overflows || span == NAME || span == SEX)
    }

    /// Reads a field that must not be blank.
    fn required<T>(&mut self, span: Span, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        if self.columns.field(span).is_empty() {
            self.blame(span.first, expected, "");
            return None;
        }
        self.optional(span, expected, read)
    }

    /// Whether the column after a field, which must be blank, is not. The title follows the sex immediately.
    fn overflows(&self, span: Span) -> bool {
        !self.columns.field(Span::at(span.last + 1)).is_empty()
    }

    fn read<T>(
        &mut self,
        span: Span,
        expected: Expected,
        text: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let value = read(text);
        if value.is_none() {
            self.blame(span.first, expected, text);
        }
        value
    }

    /// Notes a fault, unless the column already has one.
    fn blame(&mut self, column: usize, expected: Expected, found: &str) {
        if self.faults.iter().any(|fault| fault.column == column) {
            return;
        }
        self.faults.push(TrfFault::field(self.line, column, expected, found));
    }

    /// Reads the cell of a round. A cell whose separating columns are not blank has no readable column.
    fn cell(&mut self, round: usize) -> Cell {
        let spans = CellSpans::of(round);
        for blank in spans.blanks {
            let found = self.columns.field(blank);
            if !found.is_empty() {
                self.blame(blank.first, Expected::Blank, &found);
                return Cell { opponent: Opponent::Unreadable, colour: None, result: CellResult::Displaced };
            }
        }
        let opponent = match self.columns.field(spans.opponent) {
            text if text.is_empty() => Opponent::Nobody,
            text => match self.read(spans.opponent, Expected::Opponent, &text, |text| within(text, 0..=9999))
            {
                None => Opponent::Unreadable,
                Some(0) => Opponent::Nobody,
                Some(rank) => Opponent::Player(rank),
            },
        };
        let text = self.columns.field(spans.colour);
        let colour = match text.as_str() {
            "" | "-" => None,
            _ => self.read(spans.colour, Expected::Colour, &text, colour),
        };
        let text = self.columns.field(spans.result);
        let is_game = matches!(opponent, Opponent::Player(_));
        let code = |text: &str| Code::read(text).filter(|code| !is_game || matches!(code, Code::Game(..)));
        let result = match text.as_str() {
            "" => CellResult::Blank,
            _ => self
                .read(spans.result, Expected::Result, &text, code)
                .map_or(CellResult::Unreadable, CellResult::Known),
        };
        Cell { opponent, colour, result }
    }
}

fn colour(text: &str) -> Option<Color> {
    match text {
        "w" | "W" => Some(Color::White),
        "b" | "B" => Some(Color::Black),
        _ => None,
    }
}

pub(super) fn title(text: &str) -> Option<&'static str> {
    let is = |forms: &[&str]| forms.iter().any(|form| form.eq_ignore_ascii_case(text));
    TITLES.into_iter().find(|(_, forms)| is(forms)).map(|(title, _)| title)
}

fn federation(text: &str) -> Option<String> {
    let is = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    is.then(|| text.to_ascii_uppercase())
}

/// Reads a number of digits only.
pub(super) fn within<N: std::str::FromStr + PartialOrd>(text: &str, range: RangeInclusive<N>) -> Option<N> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok().filter(|number| range.contains(number))
}

/// Reads points such as `11.5` or `7` as half points.
fn half_points(text: &str) -> Option<u32> {
    let (whole, half) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let half = match half {
        "" | "0" | "00" => 0,
        "5" | "50" => 1,
        _ => return None,
    };
    Some(within(whole, 0..=9999_u32)? * 2 + half)
}

/// Whether a text is a date of birth. Often only the year is known.
fn is_birth_date(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split(['/', '.', '-']).collect();
    matches!(parts.len(), 1 | 3) && parts.iter().all(|part| is_number(part))
}
