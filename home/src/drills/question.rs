//! A question of a drill, its right answers, and the judgement of an answer.

use super::answer::{NamedLine, is_none, light, moves, named_line, squares, yes};
use annabella::chess::{Bitboard, Color, File, Piece, Rank, Role, Square, attacks};
use annabella::speech::{All, Message, Worded, phrases};
use annabella::tactile::hands::Dice;
use clap::ValueEnum;
use strum::IntoStaticStr;

phrases! {
    /// Questions and answers of drills.
    enum QuestionPhrase {
        Colour { square: Square } => "home-drill-colour",
        ColourIs { square: Square, light: bool } => "home-drill-colour-is",
        Diagonal { first: Square, second: Square } => "home-drill-diagonal",
        DiagonalIs { first: Square, second: Square, shared: bool } => "home-drill-diagonal-is",
        Line { first: Square, second: Square } => "home-drill-line",
        OnFile { first: Square, second: Square, file: File } => "home-drill-line-file",
        OnRank { first: Square, second: Square, rank: Rank } => "home-drill-line-rank",
        OnDiagonal { first: Square, second: Square } => "home-drill-line-diagonal",
        OnNoLine { first: Square, second: Square } => "home-drill-line-none",
        Meeting { one: Role, first: Square, other: Role, second: Square } => "home-drill-meeting",
        MeetingIs { squares: All } => "home-drill-meeting-is",
        NoMeeting => "home-drill-meeting-none",
        Route { from: Square, to: Square } => "home-drill-route",
        RouteIs { moves: usize, squares: All } => "home-drill-route-is",
    }
}

/// The subject of a drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DrillKind {
    /// The colours of squares.
    Squares,
    /// The lines that two squares share.
    Diagonals,
    /// The squares that a bishop and another piece both attack.
    Meetings,
    /// The shortest ways of a knight.
    Knight,
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether a square is light or dark.
    Colour(Square),
    /// Whether two squares are on one diagonal.
    Diagonal(Square, Square),
    /// Which line two squares share.
    Line(Square, Square),
    /// A square that a bishop on the first square and a piece on the second both attack.
    Meeting(Square, Role, Square),
    /// A shortest way of a knight, or the number of its moves.
    Route {
        /// Its square.
        from: Square,
        /// The square to reach.
        to: Square,
    },
}

/// The judgement of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// The answer is right so far; this question is left.
    Onward(Question),
    /// The answer is wrong.
    Wrong,
    /// The text is not an answer.
    Unread,
}

impl DrillKind {
    /// Returns the name in messages and results.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl Question {
    /// Draws a question.
    pub fn draw(kind: DrillKind, dice: &mut Dice) -> Question {
        let first = one_of(Bitboard::FULL, dice);
        let others = Bitboard::FULL.without(first);
        match kind {
            DrillKind::Squares => Question::Colour(first),
            DrillKind::Diagonals => lines(first, dice),
            DrillKind::Meetings => {
                let role = if dice.below(2) == 0 { Role::Bishop } else { Role::Queen };
                let question = |second| Question::Meeting(first, role, second);
                // Bishops of different colours never meet: a question about colours, which is asked less often.
                let drawn = question(one_of(others, dice));
                if drawn.common().is_empty() { question(one_of(others, dice)) } else { drawn }
            }
            DrillKind::Knight => Question::Route { from: first, to: one_of(others, dice) },
        }
    }

    /// Returns the name of its kind in messages.
    pub const fn code(self) -> &'static str {
        match self {
            Question::Colour(_) => "squares",
            Question::Diagonal(..) => "diagonal",
            Question::Line(..) => "line",
            Question::Meeting(..) => "meetings",
            Question::Route { .. } => "knight",
        }
    }

    /// Returns the words of the question.
    pub fn asked(self) -> Message {
        match self {
            Question::Colour(square) => QuestionPhrase::Colour { square },
            Question::Diagonal(first, second) => QuestionPhrase::Diagonal { first, second },
            Question::Line(first, second) => QuestionPhrase::Line { first, second },
            Question::Meeting(first, other, second) => {
                QuestionPhrase::Meeting { one: Role::Bishop, first, other, second }
            }
            Question::Route { from, to } => QuestionPhrase::Route { from, to },
        }
        .message()
    }

    /// Returns the right answer in words.
    pub fn answer(self) -> Message {
        match self {
            Question::Colour(square) => QuestionPhrase::ColourIs { square, light: square.is_light() },
            Question::Diagonal(first, second) => {
                let shared = shared_line(first, second) == NamedLine::Diagonal;
                QuestionPhrase::DiagonalIs { first, second, shared }
            }
            Question::Line(first, second) => match shared_line(first, second) {
                NamedLine::File(_) => QuestionPhrase::OnFile { first, second, file: first.file() },
                NamedLine::Rank(_) => QuestionPhrase::OnRank { first, second, rank: first.rank() },
                NamedLine::Diagonal => QuestionPhrase::OnDiagonal { first, second },
                NamedLine::None => QuestionPhrase::OnNoLine { first, second },
            },
            Question::Meeting(..) => match named(self.common()) {
                All(squares) if squares.is_empty() => QuestionPhrase::NoMeeting,
                squares => QuestionPhrase::MeetingIs { squares },
            },
            Question::Route { from, to } => {
                let squares = named(shortest(from, to));
                QuestionPhrase::RouteIs { moves: squares.0.len(), squares }
            }
        }
        .message()
    }

    /// Judges an answer.
    pub fn judge(self, text: &str) -> Verdict {
        let judged = |right: Option<bool>| match right {
            Some(true) => Verdict::Right,
            Some(false) => Verdict::Wrong,
            None => Verdict::Unread,
        };
        match self {
            Question::Colour(square) => judged(light(text).map(|light| light == square.is_light())),
            Question::Diagonal(first, second) => {
                let shared = shared_line(first, second) == NamedLine::Diagonal;
                judged(yes(text).map(|yes| yes == shared))
            }
            Question::Line(first, second) => {
                let shared = shared_line(first, second);
                judged(named_line(text).map(|named| match named {
                    NamedLine::File(None) => matches!(shared, NamedLine::File(_)),
                    NamedLine::Rank(None) => matches!(shared, NamedLine::Rank(_)),
                    named => named == shared,
                }))
            }
            Question::Meeting(..) => {
                let common = self.common();
                let all = |squares: Vec<Square>| squares.into_iter().all(|square| common.contains(square));
                let none = || is_none(text).then(|| common.is_empty());
                judged(squares(text).map(all).or_else(none))
            }
            Question::Route { from, to } => match (squares(text), moves(text)) {
                (Some(way), _) => walk(from, to, &way),
                (None, count) => judged(count.map(|count| count == distance(from, to))),
            },
        }
    }

    /// Returns the name in the file of results.
    pub fn name(self) -> String {
        match self {
            Question::Colour(square) => square.to_string(),
            Question::Diagonal(first, second) => format!("{first} {second} diagonal"),
            Question::Line(first, second) => format!("{first} {second} line"),
            Question::Meeting(first, role, second) => format!("B{first} {}{second}", role.upper_char()),
            Question::Route { from, to } => format!("N{from} {to}"),
        }
    }

    /// Returns the squares at which the two pieces of a meeting meet.
    fn common(self) -> Bitboard {
        let Question::Meeting(first, role, second) = self else { return Bitboard::EMPTY };
        let pieces = Bitboard::from(first).with(second);
        let attacked = |square, role| attacks::attacks(square, Piece { color: Color::White, role }, pieces);
        (attacked(first, Role::Bishop) & attacked(second, role)) & !pieces
    }
}

/// Draws a question about the line of two squares; each kind of answer is equally likely.
fn lines(first: Square, dice: &mut Dice) -> Question {
    let diagonal = attacks::bishop_attacks(first, Bitboard::EMPTY);
    if dice.below(2) == 0 {
        // On another colour, the diagonal would be too easily excluded.
        let same_colour = if first.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
        let others = (same_colour & !diagonal).without(first);
        let second = one_of(if dice.below(2) == 0 { diagonal } else { others }, dice);
        return Question::Diagonal(first, second);
    }
    let (file, rank) = (Bitboard::from(first.file()), Bitboard::from(first.rank()));
    let second = match dice.below(4) {
        0 => file,
        1 => rank,
        2 => diagonal,
        _ => !(file | rank | diagonal),
    };
    Question::Line(first, one_of(second.without(first), dice))
}

fn one_of(squares: Bitboard, dice: &mut Dice) -> Square {
    let index = dice.below(squares.count() as u64) as usize;
    squares.into_iter().nth(index).unwrap_or(Square::A1)
}

fn shared_line(first: Square, second: Square) -> NamedLine {
    match () {
        () if first.file() == second.file() => NamedLine::File(Some(first.file())),
        () if first.rank() == second.rank() => NamedLine::Rank(Some(first.rank())),
        () if attacks::bishop_attacks(first, Bitboard::EMPTY).contains(second) => NamedLine::Diagonal,
        () => NamedLine::None,
    }
}

fn walk(from: Square, to: Square, way: &[Square]) -> Verdict {
    // The first square can be named, too.
    let way = way.strip_prefix(&[from]).unwrap_or(way);
    let mut at = from;
    for next in way {
        if !is_on_the_way(at, *next, to) {
            return Verdict::Wrong;
        }
        at = *next;
    }
    if at == to { Verdict::Right } else { Verdict::Onward(Question::Route { from: at, to }) }
}

fn named(squares: impl IntoIterator<Item = Square>) -> All {
    All(squares.into_iter().map(|square| Message::new("play-square").with("square", square)).collect())
}

/// Returns the number of moves that a knight needs.
pub fn distance(from: Square, to: Square) -> usize {
    let mut reached = Bitboard::from(from);
    let mut moves = 0;
    while !reached.contains(to) {
        reached = reached.into_iter().fold(reached, |all, square| all | attacks::knight_attacks(square));
        moves += 1;
    }
    moves
}

/// Whether a knight's move from `at` to `next` is the first of a shortest way to `to`.
fn is_on_the_way(at: Square, next: Square, to: Square) -> bool {
    attacks::knight_attacks(at).contains(next) && distance(next, to) + 1 == distance(at, to)
}

/// Returns a shortest way: the squares after `from`.
pub fn shortest(from: Square, to: Square) -> Vec<Square> {
    let mut way = Vec::new();
    let mut at = from;
    while let Some(next) =
        attacks::knight_attacks(at).into_iter().find(|square| is_on_the_way(at, *square, to))
    {
        way.push(next);
        at = next;
    }
    way
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [DrillKind; 4] =
        [DrillKind::Squares, DrillKind::Diagonals, DrillKind::Meetings, DrillKind::Knight];

    #[test]
    fn colours_are_judged() {
        let question = Question::Colour(Square::C7);
        assert_eq!(
            ["dark", "hell", "c7"].map(|text| question.judge(text)),
            [Verdict::Right, Verdict::Wrong, Verdict::Unread]
        );
    }

    #[test]
    fn lines_are_judged() {
        let diagonal = Question::Diagonal(Square::C1, Square::H6);
        assert_eq!((diagonal.judge("ja"), diagonal.judge("no")), (Verdict::Right, Verdict::Wrong));
        for (second, right) in
            [(Square::C8, "c file Cäsar"), (Square::H1, "1 rank eins"), (Square::H6, "diagonal")]
        {
            let question = Question::Line(Square::C1, second);
            for text in right.split(' ') {
                assert_eq!(question.judge(text), Verdict::Right, "{second} {text}");
            }
            assert_eq!(question.judge("none"), Verdict::Wrong);
        }
        let none = Question::Line(Square::C1, Square::D3);
        assert_eq!((none.judge("keine"), none.judge("3")), (Verdict::Right, Verdict::Wrong));
    }

    #[test]
    fn any_square_where_pieces_meet_is_right() {
        let question = Question::Meeting(Square::C1, Role::Queen, Square::H4);
        assert_eq!(["g5", "Felix vier", "f4"].map(|text| question.judge(text)), [Verdict::Right; 3]);
        assert_eq!(
            ["h6", "e1", "no"].map(|text| question.judge(text)),
            [Verdict::Right, Verdict::Wrong, Verdict::Wrong]
        );
        let never = Question::Meeting(Square::C1, Role::Bishop, Square::F1);
        assert_eq!((never.judge("none"), never.judge("e3")), (Verdict::Right, Verdict::Wrong));
    }

    #[test]
    fn any_shortest_way_or_its_number_of_moves_is_right() {
        let (from, to) = (Square::A1, Square::H8);
        let question = Question::Route { from, to };
        assert_eq!(question.judge("6"), Verdict::Right);
        assert_eq!(question.judge("fünf"), Verdict::Wrong);
        assert_eq!(question.judge("b3 d4 e6 g7"), Verdict::Wrong, "a detour");
        assert_eq!(question.judge("b4"), Verdict::Wrong, "not a knight's move");
        let onward = Question::Route { from: Square::B3, to };
        assert_eq!(question.judge("a1 b3"), Verdict::Onward(onward));
        assert_eq!(onward.judge("d4 e6 f8 g6 h8"), Verdict::Right);
        assert_eq!(question.judge("c2 d4 f5 g7 e8"), Verdict::Wrong);
    }

    #[test]
    fn a_seed_gives_the_same_questions_and_answers_of_each_kind() {
        for kind in KINDS {
            let draw = || -> Vec<Question> {
                let mut dice = Dice::new(7);
                (0..60).map(|_| Question::draw(kind, &mut dice)).collect()
            };
            assert_eq!(draw(), draw());
            for question in draw() {
                let texts: Vec<String> = match question {
                    Question::Route { from, to } => {
                        let squares: Vec<String> = shortest(from, to).iter().map(Square::to_string).collect();
                        assert_ne!(from, to);
                        vec![squares.join(" "), distance(from, to).to_string()]
                    }
                    Question::Meeting(..) => match question.common().first() {
                        Some(square) => vec![square.to_string()],
                        None => vec!["none".to_owned()],
                    },
                    Question::Colour(_) => vec!["light".to_owned(), "dark".to_owned()],
                    Question::Diagonal(..) => vec!["yes".to_owned(), "no".to_owned()],
                    Question::Line(..) => ["file", "rank", "diagonal", "none"].map(str::to_owned).to_vec(),
                };
                let is_right = |text: &String| question.judge(text) == Verdict::Right;
                let right = texts.iter().filter(|text| is_right(text)).count();
                let expected = if matches!(question, Question::Route { .. }) { 2 } else { 1 };
                assert_eq!(right, expected, "{question:?}");
            }
        }
    }

    #[test]
    fn distances_are_those_of_the_empty_board() {
        for (from, to, moves) in [
            (Square::A1, Square::A1, 0),
            (Square::A1, Square::B3, 1),
            (Square::A1, Square::A2, 3),
            (Square::A1, Square::B2, 4),
            (Square::A1, Square::H8, 6),
            (Square::D4, Square::E5, 2),
        ] {
            assert_eq!(distance(from, to), moves, "{from} {to}");
        }
    }

    #[test]
    fn a_shortest_way_exists_between_any_two_squares() {
        for from in Square::ALL {
            for to in Square::ALL {
                let way = shortest(from, to);
                assert_eq!((way.len(), distance(from, to)), (distance(to, from), way.len()));
                let steps = [vec![from], way.clone()].concat();
                let is_knight = |step: &[Square]| attacks::knight_attacks(step[0]).contains(step[1]);
                assert!(steps.windows(2).all(is_knight), "{way:?}");
                assert_eq!(steps.last(), Some(&to));
            }
        }
    }
}
