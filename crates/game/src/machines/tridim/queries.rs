//! Questions about three levels, answered only to the asker.

use super::played::{moves_of, position};
use crate::asking::exploring;
use crate::asking::queries::{self as shared, Topic};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::telling::record::Game;
use annabella_chess::{Color, Piece, Ply, Role};
use annabella_scoresheet::text;
use annabella_speech::tridim::{
    Place, announcement, decks_named, described, file_named, level_named, pieces_named, pin_named,
    square_named, unplayable,
};
use annabella_speech::{Message, Notated, Phrase, Speaker, Style, Unplayable, Worded, phrases};
use annabella_tridim::notation::{Breach, NotationError};
use annabella_tridim::{Action, BoardBar, Column, Level, Position, Square};

phrases! {
    /// Answers about levels and attack boards.
    pub(super) enum LevelAnswer {
        Has { square: Message, piece: Piece } => "play-square-has",
        Empty { square: Message } => "play-square-empty",
        Light { square: Message } => "play-square-light",
        Dark { square: Message } => "play-square-dark",
        Nothing => "play-nothing-there",
        /// Nothing stands on it.
        LevelEmpty { level: Message } => "tridim-level-empty",
        LevelBegins { level: Message } => "tridim-level-begins",
        Above => "tridim-above",
        Below => "tridim-below",
        MoveOf { side: Color, number: usize, mv: Message } => "play-move-of",
        SpeltPiece { piece: Role } => "play-spelt-piece",
        SpeltSquare { letter: String, file: Message, rank: usize, level: Message } => "tridim-spelt-square",
        SpeltDeck { pin: Message } => "tridim-spelt-deck",
        ScoreLine { number: usize, moves: Notated } => "play-score-line",
        ScoreEmpty => "play-score-empty",
    }
}

/// The requests to this room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// What stands on a square, and above and below it.
    Square(Square),
    /// What stands on all squares one above the other.
    Column(Column),
    /// Whether a square is light or dark.
    Colour(Square),
    /// All pieces, by kind.
    All,
    /// The pieces of a level, a file, a rank, a column or on a square.
    Part(Place),
    /// Which attack board is where, and whose.
    Decks,
}

/// Answers a question that only this machine knows.
pub(super) fn obey(table: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    if !matches!(ask, Ask::Colour(_)) {
        table.may_explore(asker)?;
    }
    let here = position(table);
    let phrases = match ask {
        Ask::Square(square) if !here.exists(square) => {
            return Err(not_there(table, Breach::NoSquare(square)));
        }
        Ask::Square(square) => around(table, square),
        Ask::Column(column) | Ask::Part(Place::Column(column)) => stack(table, column),
        Ask::Part(Place::Square(square)) => around(table, square),
        Ask::Colour(square) => vec![colour(table, square)],
        Ask::All => described(here, &table.settings.level_words),
        Ask::Part(Place::Level(Level::Attack(pin))) if here.board(pin).is_none() => {
            return Err(not_there(table, Breach::Board(pin, BoardBar::NoBoard)));
        }
        Ask::Part(Place::Level(level)) => on_level(table, level),
        Ask::Part(Place::File(file)) => {
            or_nothing(standing(table, |square| square.file() == file, |at| (at.rank(), height(at))))
        }
        Ask::Part(Place::Rank(rank)) => {
            or_nothing(standing(table, |square| square.rank() == rank, |at| (at.file().index(), height(at))))
        }
        Ask::Decks => decks_named(here, &table.settings.level_words),
    };
    table.book.answer(Speaker::Board, asker, &phrases);
    Ok(())
}

/// The refusal where what was asked about is not there.
fn not_there(table: &Game, breach: Breach) -> Refusal {
    let error = NotationError::Illegal(breach);
    Unplayable::of("no-square", unplayable(&error, &table.settings.level_words)).into()
}

/// Answers a question of every machine.
pub(super) fn answer(table: &mut Game, asker: &Asker, ask: shared::Ask) -> Result<(), Refusal> {
    let (from, phrases) = match ask {
        shared::Ask::Last(plies) => (Speaker::Program, last(table, plies)),
        shared::Ask::Spell => (Speaker::Program, spelt(table)),
        shared::Ask::Piece(role) => {
            table.may_explore(asker)?;
            let both = Color::ALL.into_iter().filter_map(|color| of_kind(table, Piece { color, role }));
            (Speaker::Board, or_nothing(both.collect()))
        }
        shared::Ask::Score(side) => {
            let side = side.or(asker.side).unwrap_or(Color::White);
            (Speaker::Program, score(table, side))
        }
        shared::Ask::Opponent => return shared::obey(table, asker, ask),
        ask => match shared::topic(&ask) {
            Topic::Times | Topic::Count | Topic::Said | Topic::Voice => {
                return shared::obey(table, asker, ask);
            }
            // Their words are read by this machine itself, with squares of three levels.
            Topic::Game | Topic::Scores => return Err(Refusal::NoLevelPegs),
        },
    };
    table.book.answer(from, asker, &phrases);
    Ok(())
}

/// Answers where the pieces of a side or a kind stand; the other questions are about lines of one board.
pub(super) fn explore(table: &mut Game, asker: &Asker, ask: &exploring::Ask) -> Result<(), Refusal> {
    table.may_explore(asker)?;
    let (color, roles) = match ask {
        exploring::Ask::Side(side) => (*side, exploring::ROLES.to_vec()),
        exploring::Ask::Kind { side, role } => (*side, vec![*role]),
        _ => return Err(Refusal::OneBoardOnly),
    };
    let kinds = roles.into_iter().filter_map(|role| of_kind(table, Piece { color, role }));
    let phrases = or_nothing(kinds.collect());
    table.book.answer(Speaker::Board, asker, &phrases);
    Ok(())
}

fn named(table: &Game, square: Square) -> Message {
    square_named(square, &table.settings.level_words)
}

/// How high a square lies: an attack board stands on a pin above its main board.
fn height(square: Square) -> u8 {
    match square.level() {
        Level::White => 0,
        Level::Neutral => 2,
        Level::Black => 4,
        Level::Attack(pin) => (pin.number() - 1) / 2 * 2 + 1,
    }
}

/// The squares of a column that are there, from the lowest.
fn column_of(position: &Position, column: Column) -> Vec<Square> {
    let mut squares: Vec<Square> = position.stack(column).collect();
    squares.sort_by_key(|&square| height(square));
    squares
}

fn on(table: &Game, square: Square) -> Message {
    match position(table).piece(square) {
        Some(piece) => LevelAnswer::Has { square: named(table, square), piece }.message(),
        None => LevelAnswer::Empty { square: named(table, square) }.message(),
    }
}

/// What stands on a square, then below and above it, the nearest first.
fn around(table: &Game, square: Square) -> Vec<Message> {
    let squares = column_of(position(table), square.column());
    let (below, above): (Vec<Square>, Vec<Square>) = squares
        .into_iter()
        .filter(|&other| other != square)
        .partition(|&other| height(other) < height(square));
    let mut phrases = vec![on(table, square)];
    for (word, squares) in
        [(LevelAnswer::Below, below.into_iter().rev().collect::<Vec<_>>()), (LevelAnswer::Above, above)]
    {
        if !squares.is_empty() {
            phrases.push(word.message());
            phrases.extend(squares.into_iter().map(|square| on(table, square)));
        }
    }
    phrases
}

fn stack(table: &Game, column: Column) -> Vec<Message> {
    let squares = column_of(position(table), column);
    or_nothing(squares.into_iter().map(|square| on(table, square)).collect())
}

/// What stands on the squares that fit, in that order.
fn standing<K: Ord>(
    table: &Game,
    fits: impl Fn(Square) -> bool,
    order: impl Fn(Square) -> K,
) -> Vec<Message> {
    let mut pieces: Vec<(Square, Piece)> = position(table).pieces().filter(|&(at, _)| fits(at)).collect();
    pieces.sort_by_key(|&(square, _)| order(square));
    let has = |(square, piece)| LevelAnswer::Has { square: named(table, square), piece }.message();
    pieces.into_iter().map(has).collect()
}

/// The pieces of a level, column by column.
fn on_level(table: &Game, level: Level) -> Vec<Message> {
    let words = &table.settings.level_words;
    let pieces =
        standing(table, |square| square.level() == level, |square| (square.file().index(), square.rank()));
    let level = level_named(level, words);
    match pieces.is_empty() {
        true => vec![LevelAnswer::LevelEmpty { level }.message()],
        false => [LevelAnswer::LevelBegins { level }.message()].into_iter().chain(pieces).collect(),
    }
}

fn colour(table: &Game, square: Square) -> Message {
    let square_words = named(table, square);
    match (square.file().index() + square.rank()).is_multiple_of(2) {
        true => LevelAnswer::Dark { square: square_words }.message(),
        false => LevelAnswer::Light { square: square_words }.message(),
    }
}

fn of_kind(table: &Game, piece: Piece) -> Option<Message> {
    pieces_named(position(table), piece, &table.settings.level_words)
}

fn last(table: &Game, plies: usize) -> Vec<Message> {
    let made = table.moves.plies();
    if made == 0 {
        return vec![Phrase::NoMoveYet.message()];
    }
    let told = |ply: Ply| {
        let (side, number) = (table.mover(ply.number()), table.move_number(ply.number()));
        LevelAnswer::MoveOf { side, number, mv: table.announced(ply) }.message()
    };
    (made.saturating_sub(plies)..made).map(Ply::after).map(told).collect()
}

/// The last move, spelt.
fn spelt(table: &Game) -> Vec<Message> {
    let line = moves_of(table);
    let last = Ply::last_of(line.moves().len());
    let Some((before, mv)) =
        last.and_then(|ply| line.position_after(ply.before()).zip(line.moves().get(ply.before())))
    else {
        return vec![Phrase::NoMoveYet.message()];
    };
    let words = &table.settings.level_words;
    let spell = |square: Square| {
        LevelAnswer::SpeltSquare {
            letter: square.file().char().to_ascii_uppercase().to_string(),
            file: file_named(square.file(), words),
            rank: usize::from(square.rank()),
            level: level_named(square.level(), words),
        }
        .message()
    };
    match mv.action {
        Action::Castle(_) => vec![table.said_of(before, *mv)],
        Action::Board { from, to, .. } => {
            [from, to].map(|pin| LevelAnswer::SpeltDeck { pin: pin_named(pin, words) }.message()).into()
        }
        Action::Piece { from, to, promotion } => {
            let role = before.piece(from).map_or(Role::Pawn, |piece| piece.role);
            let mut phrases = vec![LevelAnswer::SpeltPiece { piece: role }.message(), spell(from), spell(to)];
            phrases.extend(promotion.map(|piece| LevelAnswer::SpeltPiece { piece }.message()));
            phrases
        }
    }
}

fn or_nothing(phrases: Vec<Message>) -> Vec<Message> {
    if phrases.is_empty() { vec![LevelAnswer::Nothing.message()] } else { phrases }
}

/// A scoresheet, one line for each move number.
fn score(table: &Game, side: Color) -> Vec<Message> {
    let line = moves_of(table);
    let mut lines: Vec<(usize, Notated)> = Vec::new();
    for (index, cell) in table.score(side).cells().iter().enumerate() {
        let said = line.position_after(index).and_then(|before| {
            let mv = super::moves::read(table, &cell.text, before).ok()?;
            Some(announcement(before, mv, Style::Short, &table.settings.level_words))
        });
        let written = || match cell.is_blank() {
            true => Message::new("verdict-nothing"),
            false => Message::new("verdict-written").with("text", cell.text.as_str()),
        };
        let mut said = vec![said.unwrap_or_else(written)];
        said.extend(cell.offer.then(|| Message::new("play-score-offer")));
        let text = if cell.is_blank() { text::BLANK } else { &cell.text };
        let text = format!("{text}{}", if cell.offer { " (=)" } else { "" });
        let ply = Ply::after(index).number();
        match lines.last_mut().filter(|(last, _)| *last == table.move_number(ply)) {
            Some((_, moves)) => {
                moves.text = format!("{} {text}", moves.text);
                moves.said.extend(said);
            }
            None => {
                let text = if table.mover(ply).is_black() { format!("... {text}") } else { text };
                lines.push((table.move_number(ply), Notated { text, said }));
            }
        }
    }
    if lines.is_empty() {
        return vec![LevelAnswer::ScoreEmpty.message()];
    }
    lines.into_iter().map(|(number, moves)| LevelAnswer::ScoreLine { number, moves }.message()).collect()
}
