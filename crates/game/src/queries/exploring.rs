//! The position by ear: pieces of a kind, lines, captured pieces, earlier positions.

use crate::grammar::arguments::{self, BoardPart, Whose};
use crate::grammar::declaration::{CommandPolicy, CommandWord};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::queries::board::{ROLES, of_side, on_square, or_nothing, pieces, readable, square_named};
use crate::queries::general::move_of;
use crate::reporting::record::Game;
use crate::state::State;
use annabella_chess::{Bitboard, Board, Color, File, Piece, Ply, Position, Rank, Role, Square, serial};
use annabella_speech::{
    All, Announcement, Listening, Message, Phrase, Priority, Speaker, Utterance, Worded, phrases, pieces_at,
};
use serde::{Deserialize, Serialize};

phrases! {
    /// Answers about the position.
    enum Explored {
        Direction { to: Square, pieces: All } => "explore-direction",
        DirectionEmpty { to: Square } => "explore-direction-empty",
        Count { count: usize, piece: Role } => "explore-count",
        Material { side: Color, pieces: All } => "explore-material",
        MaterialEqual => "explore-material-equal",
        Captured { side: Color, pieces: All } => "explore-captured",
        NothingCaptured { side: Color } => "explore-nothing-captured",
        InCheck { side: Color } => "judge-check",
        NoCheck => "explore-no-check",
        EmptySquares { squares: All } => "explore-empty",
        NoneEmpty => "explore-none-empty",
        FirstMove => "explore-first-move",
        BeforeFirst => "explore-before-first",
        LastMove => "explore-last-move",
        After { side: Color, number: usize, mv: Announcement } => "explore-after",
        AtTheStart => "explore-start",
        Fen { fen: String } => "review-fen",
        FenPrinted => "review-fen-printed",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// The squares of all pieces of the asker's side.
    Own,
    /// The squares of all pieces of a side.
    Side(#[serde(with = "serial::color")] Color),
    /// The squares of the pieces of a side and a kind.
    Kind {
        #[serde(with = "serial::color")]
        side: Color,
        #[serde(with = "serial::role")]
        role: Role,
    },
    /// The squares of the asker's pieces, or of the opponent's.
    Of(Whose),
    /// The squares of those of a kind.
    KindOf {
        whose: Whose,
        #[serde(with = "serial::role")]
        role: Role,
    },
    /// The squares of pawns, file by file.
    Pawns(#[serde(with = "serial::color_or_none")] Option<Color>),
    /// The pieces on the lines from a square.
    Lines(#[serde(with = "serial::square")] Square),
    /// The pieces on the diagonals of a square.
    Diagonals(#[serde(with = "serial::square")] Square),
    /// The pieces from a square in the direction of another square.
    Towards(#[serde(with = "serial::square")] Square, #[serde(with = "serial::square")] Square),
    /// The captures of each side.
    Captured,
    /// The number of each side's pieces, kind by kind.
    Material,
    /// Whether a king is in check.
    Check,
    /// The empty squares of a rank or a file.
    Empty(BoardPart),
    /// The position after the move with this number; after Black's, if no side is named.
    After {
        number: usize,
        #[serde(with = "serial::color_or_none")]
        side: Option<Color>,
    },
    /// The move before the last answer.
    Previous,
    /// The move after the last answer.
    Next,
    /// The first move.
    First,
    /// The position as a FEN, to copy.
    Fen,
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::alone("command-piece", |_| Some(Request::Own)),
    CommandWord::new("command-piece", |given| arguments::color(given.text).map(Request::Side)),
    CommandWord::new("command-piece", |given| {
        arguments::piece(given.text).map(|Piece { color, role }| Request::Kind { side: color, role })
    }),
    CommandWord::new("command-piece", |given| {
        let Some((kind, whose)) = given.text.rsplit_once(' ') else {
            return arguments::whose(given.text).map(Request::Of);
        };
        Some(Request::KindOf { whose: arguments::whose(whose)?, role: arguments::role(kind)? })
    }),
    CommandWord::new("command-pawns", |given| arguments::perhaps_color(given.text).map(Request::Pawns)),
    CommandWord::new("command-lines", |given| arguments::square(given.text).map(Request::Lines)),
    CommandWord::new("command-lines", |given| {
        let (from, to) = arguments::two_squares(given.text)?;
        let on_a_line = directions(from).iter().any(|line| line.contains(&to));
        on_a_line.then_some(Request::Towards(from, to))
    }),
    CommandWord::alone("command-captured", |_| Some(Request::Captured)),
    CommandWord::alone("command-material", |_| Some(Request::Material)),
    CommandWord::alone("command-check", |_| Some(Request::Check)),
    CommandWord::new("command-empty", |given| arguments::part(given.text).map(Request::Empty)),
    CommandWord::new("command-after", |given| {
        let (number, side) = given.text.split_once(' ').unwrap_or((given.text, ""));
        Some(Request::After { number: number.parse().ok()?, side: arguments::perhaps_color(side)? })
    }),
    CommandWord::alone("command-previous", |_| Some(Request::Previous)),
    CommandWord::alone("command-next", |_| Some(Request::Next)),
    CommandWord::alone("command-fen", |_| Some(Request::Fen)),
];

pub(crate) const fn row(_: &Request) -> CommandPolicy {
    CommandPolicy::question()
}

/// Answers a question about the position.
pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let listening = match &request {
        Request::Material
        | Request::Check
        | Request::Previous
        | Request::Next
        | Request::First
        | Request::Fen => Listening::Asked,
        // Lists of pieces and squares have no sentences to stop at.
        _ => Listening::ReadOut,
    };
    let (from, phrases) = match request {
        Request::Own => {
            let side = own_side(game, asker);
            (Speaker::Board, or_nothing(of_side(&readable(game, asker)?, side)))
        }
        Request::Side(side) => (Speaker::Board, or_nothing(of_side(&readable(game, asker)?, side))),
        Request::Kind { side, role } => {
            let kind = pieces(&readable(game, asker)?, Piece { color: side, role });
            (Speaker::Board, or_nothing(kind.into_iter().collect()))
        }
        Request::Of(whose) => {
            let side = whose.of(own_side(game, asker));
            (Speaker::Board, or_nothing(of_side(&readable(game, asker)?, side)))
        }
        Request::KindOf { whose, role } => {
            let color = whose.of(own_side(game, asker));
            let kind = pieces(&readable(game, asker)?, Piece { color, role });
            (Speaker::Board, or_nothing(kind.into_iter().collect()))
        }
        Request::Pawns(side) => (Speaker::Board, pawns(&readable(game, asker)?, side)),
        Request::Lines(from) => (Speaker::Board, lines(&readable(game, asker)?, from, &directions(from))),
        Request::Diagonals(from) => {
            let diagonals: Vec<Vec<Square>> =
                directions(from).into_iter().filter(|line| is_diagonal(from, line)).collect();
            (Speaker::Board, lines(&readable(game, asker)?, from, &diagonals))
        }
        Request::Towards(from, to) => {
            let board = readable(game, asker)?;
            let direction = directions(from).into_iter().find(|line| line.contains(&to));
            (Speaker::Board, direction.iter().map(|line| along(&board, line)).collect())
        }
        Request::Captured => {
            game.may_explore(asker)?;
            (Speaker::Board, Color::ALL.map(|side| captured(game, side)).to_vec())
        }
        Request::Material => (Speaker::Board, material(&readable(game, asker)?)),
        Request::Check => {
            // Announcing check is not required (2023 D.2.1), and players must see it for themselves.
            game.may_explore(asker).map_err(|_| Refusal::CheckUntold)?;
            (Speaker::Board, vec![check(game)])
        }
        Request::Empty(part) => (Speaker::Board, vec![empty(&readable(game, asker)?, part)]),
        Request::After { number, side } => {
            game.may_explore(asker)?;
            let plies = plies_to(game, number, side)?;
            game.queue.reads(asker.audience(), plies);
            (Speaker::Board, after(game, number, plies))
        }
        Request::Previous => (Speaker::Program, vec![step(game, asker, |at| at.checked_sub(1))]),
        Request::Next => (Speaker::Program, vec![step(game, asker, |at| Some(at + 1))]),
        Request::First => (Speaker::Program, vec![step(game, asker, |_| Some(1))]),
        Request::Fen => {
            game.may_explore(asker)?;
            let fen = Explored::Fen { fen: game.position_text() }.message();
            // A FEN is read by programs; letter by letter, no one follows it.
            let written = Utterance::new(Speaker::Board, asker.audience(), Priority::Text, &fen);
            game.queue.print(written);
            (Speaker::Board, vec![Explored::FenPrinted.message()])
        }
    };
    game.queue.answer_at_length(from, asker, listening, &phrases);
    Ok(())
}

/// Returns the asker's side; the side to move for a person without one.
pub(crate) fn own_side(state: &State, asker: &Asker) -> Color {
    asker.side.unwrap_or_else(|| state.to_move())
}

/// Returns the pawns of a side or of both, from the a-file to the h-file.
fn pawns(board: &Board, side: Option<Color>) -> Vec<Message> {
    let sides = side.map_or(Color::ALL.to_vec(), |side| vec![side]);
    let of = |color: Color| {
        let piece = Piece { color, role: Role::Pawn };
        let mut squares: Vec<Square> = board.by_piece(piece).into_iter().collect();
        squares.sort_by_key(|square| (u32::from(square.file()), u32::from(square.rank())));
        pieces_at(piece, squares.into_iter().map(square_named).collect())
    };
    or_nothing(sides.into_iter().filter_map(of).collect())
}

/// Returns the squares in each direction from a square to the edge of the board.
/// First the file, then the rank, then both diagonals.
fn directions(from: Square) -> Vec<Vec<Square>> {
    let steps = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)];
    let line = |(files, ranks): (i32, i32)| -> Vec<Square> {
        let next = |&square: &Square| {
            let file = File::try_from(i32::from(square.file()) + files).ok()?;
            let rank = Rank::try_from(i32::from(square.rank()) + ranks).ok()?;
            Some(Square::from_coords(file, rank))
        };
        std::iter::successors(Some(from), next).skip(1).collect()
    };
    steps.into_iter().map(line).filter(|line| !line.is_empty()).collect()
}

/// Returns the piece on a square, and those in these directions from it.
fn lines(board: &Board, from: Square, directions: &[Vec<Square>]) -> Vec<Message> {
    let mut phrases = vec![on_square(board, from)];
    phrases.extend(directions.iter().map(|line| along(board, line)));
    phrases
}

/// Whether a line from a square, without that square, is a diagonal.
fn is_diagonal(from: Square, line: &[Square]) -> bool {
    line.first().is_some_and(|next| next.file() != from.file() && next.rank() != from.rank())
}

/// Returns the pieces on these squares, which lead to the edge of the board.
fn along(board: &Board, line: &[Square]) -> Message {
    let to = line.last().copied().unwrap_or(Square::A1);
    let there = line.iter().filter(|&&square| board.piece_at(square).is_some());
    let there: Vec<Message> = there.map(|&square| on_square(board, square)).collect();
    match there.is_empty() {
        true => Explored::DirectionEmpty { to }.message(),
        false => Explored::Direction { to, pieces: All(there) }.message(),
    }
}

/// Returns the number of pieces of each kind.
fn counted(count: impl Fn(Role) -> usize) -> Vec<Message> {
    let kinds = ROLES.into_iter().map(|piece| (count(piece), piece)).filter(|(count, _)| *count > 0);
    kinds.map(|(count, piece)| Explored::Count { count, piece }.message()).collect()
}

/// Returns the pieces that each side has more of than the other.
fn material(board: &Board) -> Vec<Message> {
    let count = |side, role| (board.by_color(side) & board.by_role(role)).count();
    let more = |side: Color| {
        let pieces = counted(|role| count(side, role).saturating_sub(count(!side, role)));
        (!pieces.is_empty()).then(|| Explored::Material { side, pieces: All(pieces) }.message())
    };
    let more: Vec<Message> = Color::ALL.into_iter().filter_map(more).collect();
    if more.is_empty() { vec![Explored::MaterialEqual.message()] } else { more }
}

/// Returns whether the king of the side to move is in check.
fn check(state: &State) -> Message {
    let position = state.position();
    match position.is_check() {
        true => Explored::InCheck { side: position.turn() }.message(),
        false => Explored::NoCheck.message(),
    }
}

/// Returns the pieces captured by a side so far.
fn captured(state: &State, side: Color) -> Message {
    let own = state.line().plies().iter().filter(|ply| ply.by == side);
    let taken: Vec<Role> = own.filter_map(|ply| ply.mv.capture()).collect();
    let pieces = counted(|role| taken.iter().filter(|taken| **taken == role).count());
    match pieces.is_empty() {
        true => Explored::NothingCaptured { side }.message(),
        false => Explored::Captured { side, pieces: All(pieces) }.message(),
    }
}

/// Returns the empty squares of a rank or a file.
fn empty(board: &Board, part: BoardPart) -> Message {
    let squares = match part {
        BoardPart::Rank(rank) => Bitboard::from(rank),
        BoardPart::File(file) => Bitboard::from(file),
    };
    let empty: Vec<Message> = (squares & !board.occupied()).into_iter().map(square_named).collect();
    match empty.is_empty() {
        true => Explored::NoneEmpty.message(),
        false => Explored::EmptySquares { squares: All(empty) }.message(),
    }
}

/// Returns the number of plies after the move with this number: a side's, or Black's.
/// It is 0 after number 0.
fn plies_to(state: &State, number: usize, side: Option<Color>) -> Result<usize, Refusal> {
    let numbered = |ply: &Ply| {
        let (own, mover) = (state.move_number(ply.number()), state.mover(ply.number()));
        own == number && side.is_none_or(|side| side == mover)
    };
    match (0..state.line().len()).map(Ply::after).rfind(numbered) {
        Some(ply) => Ok(ply.number()),
        None if number == 0 && side.is_none() => Ok(0),
        None => Err(Refusal::NoSuchMove),
    }
}

/// Returns the last of `plies` plies, and all pieces after it.
fn after(state: &State, number: usize, plies: usize) -> Vec<Message> {
    let position = state.line().position_after(plies);
    let mut phrases = vec![
        match Ply::last_of(plies) {
            Some(ply) => {
                Explored::After { side: state.mover(ply.number()), number, mv: state.announcement(ply) }
            }
            None => Explored::AtTheStart,
        }
        .message(),
    ];
    phrases.extend(Color::ALL.into_iter().flat_map(|side| of_side(position.board(), side)));
    phrases.push(Phrase::WhoseMove { side: position.turn() }.message());
    phrases
}

/// Returns the ply next to the one that the asker last heard by `last`, `after` or this command.
/// At first, from the end of the game.
fn step(game: &mut Game, asker: &Asker, to: impl Fn(usize) -> Option<usize>) -> Message {
    let made = game.line().len();
    if made == 0 {
        return Phrase::NoMoveYet.message();
    }
    let at = game.queue.read_to(asker.audience()).filter(|&at| at <= made).unwrap_or(made + 1);
    match to(at).map(|plies| (plies, Ply::last_of(plies))) {
        Some((plies, Some(ply))) if plies <= made => {
            game.queue.reads(asker.audience(), plies);
            move_of(game, ply)
        }
        Some((_, Some(_))) => Explored::LastMove.message(),
        None => Explored::BeforeFirst.message(),
        Some((_, None)) => Explored::FirstMove.message(),
    }
}
