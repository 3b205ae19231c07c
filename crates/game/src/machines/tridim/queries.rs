//! Questions about three levels, whose answers only the asker hears.

use super::cursor;
use super::moves::{moves_of, position};
use crate::commands::act::{Intent, PlayerAction};
use crate::commands::command;
use crate::grammar::declaration::CommandPolicy;
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::grammar::roles::SpeakerTag;
use crate::interface::asker::Asker;
use crate::interface::command_error::CommandError;
use crate::interface::refusal::Refusal;
use crate::queries::board::{ROLES, or_nothing};
use crate::queries::general::{Answer, Topic};
use crate::queries::level_cursor::{height, stacked};
use crate::queries::{exploring, general as shared, scoresheet};
use crate::reporting::record::Game;
use annabella_chess::{Color, Piece, Ply, Role};
use annabella_speech::tridim::{
    Place, announcement, decks_named, described, file_named, level_named, pieces_named, pin_named, place,
    square_named, unplayable,
};
use annabella_speech::{Listening, Message, Phrase, Speaker, Style, Unplayable, Worded, phrases};
use annabella_tridim::notation::{Breach, NotationError};
use annabella_tridim::{Action, BoardBar, Column, File, Level, Square};
use std::sync::LazyLock;

phrases! {
    /// Answers about levels and attack boards.
    enum LevelAnswer {
        Has { square: Message, piece: Piece } => "play-square-has",
        Empty { square: Message } => "play-square-empty",
        Light { square: Message } => "play-square-light",
        Dark { square: Message } => "play-square-dark",
        LevelEmpty { level: Message } => "tridim-level-empty",
        LevelBegins { level: Message } => "tridim-level-begins",
        Above => "tridim-above",
        Below => "tridim-below",
        SpeltSquare { letter: String, file: Message, rank: usize, level: Message } => "tridim-spelt-square",
        SpeltDeck { pin: Message } => "tridim-spelt-deck",
    }
}

/// A question about three levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// The pieces on a square, and above and below it.
    Square(Square),
    /// The pieces on all squares of a column.
    Column(Column),
    /// Whether a square is light or dark.
    Colour(Square),
    /// All pieces, by kind.
    All,
    /// The pieces of a level, a file, a rank, a column or on a square.
    Part(Place),
    /// The places and owners of the attack boards.
    Decks,
    /// The cursor goes to a square or a column.
    Cursor(Place),
}

/// Answers a question known only to this machine.
pub(super) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    if !matches!(request, Request::Colour(_)) {
        game.may_explore(asker)?;
    }
    let here = position(game);
    let phrases = match request {
        Request::Cursor(place) => return cursor::go(game, asker, place),
        Request::Square(square) if !here.exists(square) => {
            return Err(not_there(game, Breach::NoSquare(square)));
        }
        Request::Square(square) => around(game, square),
        Request::Column(column) | Request::Part(Place::Column(column)) => stack(game, column),
        Request::Part(Place::Square(square)) => around(game, square),
        Request::Colour(square) => vec![colour(game, square)],
        Request::All => described(here, &game.settings.level_words),
        Request::Part(Place::Level(Level::Attack(pin))) if here.board(pin).is_none() => {
            return Err(not_there(game, Breach::Board(pin, BoardBar::NoBoard)));
        }
        Request::Part(Place::Level(level)) => on_level(game, level),
        Request::Part(Place::File(file)) => {
            or_nothing(standing(game, |square| square.file() == file, |at| (at.rank(), height(at))))
        }
        Request::Part(Place::Rank(rank)) => {
            or_nothing(standing(game, |square| square.rank() == rank, |at| (at.file().index(), height(at))))
        }
        Request::Decks => decks_named(here, &game.settings.level_words),
    };
    game.queue.answer_at_length(Speaker::Board, asker, Listening::ReadOut, &phrases);
    Ok(())
}

/// Returns the refusal of a question about a square that does not exist.
pub(super) fn not_there(game: &Game, breach: Breach) -> Refusal {
    let error = NotationError::Illegal(breach);
    Unplayable::of("no-square", unplayable(&error, &game.settings.level_words)).into()
}

/// Answers a question known to every machine.
pub(super) fn answer(game: &mut Game, asker: &Asker, request: shared::Request) -> Result<(), Refusal> {
    let (from, phrases) = match request {
        shared::Request::Last(plies) => (Speaker::Program, shared::last_moves(game, plies)),
        shared::Request::Spell => (Speaker::Program, spelt(game)),
        shared::Request::Piece(role) => {
            game.may_explore(asker)?;
            let both = Color::ALL.into_iter().filter_map(|color| of_kind(game, Piece { color, role }));
            (Speaker::Board, or_nothing(both.collect()))
        }
        shared::Request::Score(side) => (Speaker::Program, score(game, shared::sheet_owner(asker, side))),
        shared::Request::Opponent => return shared::obey(game, asker, request),
        request => match request.query().topic {
            Topic::Times | Topic::MoveTimes | Topic::Count | Topic::Said | Topic::Voice | Topic::Scores => {
                return shared::obey(game, asker, request);
            }
            // This machine reads their words itself, with squares of three levels.
            Topic::Game => return Err(Refusal::NoLevelPegs),
        },
    };
    game.queue.answer_at_length(from, asker, Listening::ReadOut, &phrases);
    Ok(())
}

/// Lists the pieces of a side or a kind; the other questions are about lines of one board.
pub(super) fn explore(game: &mut Game, asker: &Asker, request: &exploring::Request) -> Result<(), Refusal> {
    game.may_explore(asker)?;
    let (color, roles) = match request {
        exploring::Request::Own => (exploring::own_side(game, asker), ROLES.to_vec()),
        exploring::Request::Side(side) => (*side, ROLES.to_vec()),
        exploring::Request::Kind { side, role } => (*side, vec![*role]),
        _ => return Err(Refusal::OneBoardOnly),
    };
    let kinds = roles.into_iter().filter_map(|role| of_kind(game, Piece { color, role }));
    let phrases = or_nothing(kinds.collect());
    game.queue.answer_at_length(Speaker::Board, asker, Listening::ReadOut, &phrases);
    Ok(())
}

pub(super) fn named(game: &Game, square: Square) -> Message {
    square_named(square, &game.settings.level_words)
}

/// Returns the piece on a square, or that it is empty.
pub(super) fn on(game: &Game, square: Square) -> Message {
    match position(game).piece(square) {
        Some(piece) => LevelAnswer::Has { square: named(game, square), piece }.message(),
        None => LevelAnswer::Empty { square: named(game, square) }.message(),
    }
}

/// Returns the piece on a square, then those below and above it, the nearest first.
fn around(game: &Game, square: Square) -> Vec<Message> {
    let squares = stacked(position(game), square.column());
    let (below, above): (Vec<Square>, Vec<Square>) = squares
        .into_iter()
        .filter(|&other| other != square)
        .partition(|&other| height(other) < height(square));
    let mut phrases = vec![on(game, square)];
    for (word, squares) in
        [(LevelAnswer::Below, below.into_iter().rev().collect::<Vec<_>>()), (LevelAnswer::Above, above)]
    {
        if !squares.is_empty() {
            phrases.push(word.message());
            phrases.extend(squares.into_iter().map(|square| on(game, square)));
        }
    }
    phrases
}

fn stack(game: &Game, column: Column) -> Vec<Message> {
    let squares = stacked(position(game), column);
    or_nothing(squares.into_iter().map(|square| on(game, square)).collect())
}

/// Returns the pieces on the squares that match `fits`, sorted by `order`.
fn standing<K: Ord>(game: &Game, fits: impl Fn(Square) -> bool, order: impl Fn(Square) -> K) -> Vec<Message> {
    let mut pieces: Vec<(Square, Piece)> = position(game).pieces().filter(|&(at, _)| fits(at)).collect();
    pieces.sort_by_key(|&(square, _)| order(square));
    let has = |(square, piece)| LevelAnswer::Has { square: named(game, square), piece }.message();
    pieces.into_iter().map(has).collect()
}

/// Returns the pieces of a level, column by column.
fn on_level(game: &Game, level: Level) -> Vec<Message> {
    let words = &game.settings.level_words;
    let pieces =
        standing(game, |square| square.level() == level, |square| (square.file().index(), square.rank()));
    let level = level_named(level, words);
    match pieces.is_empty() {
        true => vec![LevelAnswer::LevelEmpty { level }.message()],
        false => [LevelAnswer::LevelBegins { level }.message()].into_iter().chain(pieces).collect(),
    }
}

fn colour(game: &Game, square: Square) -> Message {
    let square_words = named(game, square);
    match (square.file().index() + square.rank()).is_multiple_of(2) {
        true => LevelAnswer::Dark { square: square_words }.message(),
        false => LevelAnswer::Light { square: square_words }.message(),
    }
}

fn of_kind(game: &Game, piece: Piece) -> Option<Message> {
    pieces_named(position(game), piece, &game.settings.level_words)
}

/// Returns the last move, spelt.
fn spelt(game: &Game) -> Vec<Message> {
    let line = moves_of(game);
    let last = Ply::last_of(line.moves().len());
    let Some((before, mv)) =
        last.and_then(|ply| line.position_after(ply.before()).zip(line.moves().get(ply.before())))
    else {
        return vec![Phrase::NoMoveYet.message()];
    };
    let words = &game.settings.level_words;
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
        Action::Castle(_) => vec![game.said_of(before, *mv)],
        Action::Board { from, to, .. } => {
            [from, to].map(|pin| LevelAnswer::SpeltDeck { pin: pin_named(pin, words) }.message()).into()
        }
        Action::Piece { from, to, promotion } => {
            let role = before.piece(from).map_or(Role::Pawn, |piece| piece.role);
            let mut phrases = vec![Answer::SpeltPiece { piece: role }.message(), spell(from), spell(to)];
            phrases.extend(promotion.map(|piece| Answer::SpeltPiece { piece }.message()));
            phrases
        }
    }
}

/// Returns a scoresheet, one line for each move number.
fn score(game: &Game, side: Color) -> Vec<Message> {
    let line = moves_of(game);
    scoresheet::lines(game, side, |plies, cell| {
        let before = line.position_after(plies)?;
        let mv = super::moves::read(game, &cell.text, before).ok()?;
        Some(announcement(before, mv, Style::Short, &game.settings.level_words))
    })
}

const SQUARE: &str = "command-square";
const BOARD: &str = "command-board";
const COLOUR: &str = "command-colour";
const DECKS: &str = "command-decks";
const CURSOR: &str = "command-cursor";

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new([SQUARE, BOARD, COLOUR, DECKS, CURSOR]));

/// Returns the act of a line with a word of this machine: a question, or an unreadable argument.
pub(super) fn read(game: &Game, text: &str) -> Option<PlayerAction> {
    let (tag, rest) = SpeakerTag::split(text.trim());
    let bare = rest.strip_prefix('/').unwrap_or(rest).trim();
    let leading = WORDS.leading(bare).or_else(|| command::letter(bare, rest.starts_with('/')));
    let Leading { id, typed, rest } = leading?;
    let place = place(&rest, &game.settings.notation, &game.settings.level_words);
    let question = match (id, place) {
        (SQUARE, Some(Place::Square(square))) => Some(Request::Square(square)),
        (SQUARE, Some(Place::Column(column))) => Some(Request::Column(column)),
        (COLOUR, Some(Place::Square(square))) => Some(Request::Colour(square)),
        (BOARD, None) if rest.is_empty() => Some(Request::All),
        (BOARD, Some(place)) => Some(Request::Part(place)),
        (SQUARE, Some(place)) if rest.chars().count() == 1 => Some(Request::Part(place)),
        (DECKS, _) if rest.is_empty() => Some(Request::Decks),
        (CURSOR, Some(place @ (Place::Square(_) | Place::Column(_)))) => Some(Request::Cursor(place)),
        (SQUARE | BOARD | COLOUR | DECKS, _) => None,
        _ => return None,
    };
    let argument = CommandError::Argument { command: typed, argument: rest };
    let seat = game.settings.seat;
    Some(match (game.seated(tag, &CommandPolicy::question()), question) {
        (Err(why), _) => PlayerAction::new(game.owner(), seat, Intent::Refused(why)),
        (Ok(asker), None) => PlayerAction::new(asker, seat, Intent::Unread(argument)),
        (Ok(asker), Some(request)) => PlayerAction::new(asker, seat, Intent::LevelQuestion(written(request))),
    })
}

const ALL: &str = "board";
const ATTACK_BOARDS: &str = "attack-boards";
const CURSOR_TO: &str = "cursor";

/// Writes a question for the journal, whatever its words were: `square a4N`, `level DP3`.
fn written(request: Request) -> String {
    match request {
        Request::Square(square) => format!("square {square}"),
        Request::Column(column) | Request::Part(Place::Column(column)) => format!("column {column:?}"),
        Request::Colour(square) => format!("colour {square}"),
        Request::All => ALL.to_owned(),
        Request::Part(Place::Square(square)) => format!("square {square}"),
        Request::Part(Place::Level(level)) => format!("level {level}"),
        Request::Part(Place::File(file)) => format!("file {}", file.char()),
        Request::Part(Place::Rank(rank)) => format!("rank {rank}"),
        Request::Decks => ATTACK_BOARDS.to_owned(),
        Request::Cursor(place) => format!("{CURSOR_TO} {}", written(Request::Part(place))),
    }
}

/// Reads a question from the journal.
pub(super) fn kept(text: &str) -> Option<Request> {
    let (what, name) = text.split_once(' ').unwrap_or((text, ""));
    let mut letters = name.chars();
    let file = letters.next().and_then(File::from_char);
    Some(match what {
        ALL => Request::All,
        ATTACK_BOARDS => Request::Decks,
        "square" => Request::Square(name.parse().ok()?),
        "colour" => Request::Colour(name.parse().ok()?),
        "column" => Request::Column(Column::new(file?, letters.as_str().parse().ok()?)?),
        CURSOR_TO => match kept(name)? {
            Request::Square(square) => Request::Cursor(Place::Square(square)),
            Request::Column(column) => Request::Cursor(Place::Column(column)),
            _ => return None,
        },
        "level" => Request::Part(Place::Level(Level::from_name(name)?)),
        "file" => Request::Part(Place::File(file?)),
        "rank" => Request::Part(Place::Rank(name.parse().ok()?)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::typed_line;

    #[test]
    fn a_question_is_kept_whatever_its_words_were() {
        let (file, square) = (File::from_char('z').unwrap(), "z0DP1".parse().unwrap());
        let parts = [
            Place::Level(Level::Neutral),
            Place::Level(Level::from_name("KP6").unwrap()),
            Place::File(file),
            Place::Rank(0),
        ];
        let asks = [Request::Square(square), Request::Colour(square), Request::All, Request::Decks]
            .into_iter()
            .chain([Request::Column(Column::new(file, 0).unwrap())])
            .chain(parts.map(Request::Part))
            .chain(
                [Place::Square(square), Place::Column(Column::new(file, 1).unwrap())].map(Request::Cursor),
            );
        for request in asks {
            assert_eq!(super::kept(&written(request)), Some(request), "{}", written(request));
        }
        for other in [
            "",
            "square",
            "square a9W",
            "level X",
            "rank",
            "file zz9 ",
            "column a",
            "cursor",
            "cursor rank 3",
        ] {
            assert_eq!(super::kept(other).filter(|request| written(*request) == other), None, "{other}");
        }
    }

    #[test]
    fn no_word_means_two_things() {
        assert_eq!(WORDS.faults(), [""; 0]);
        // The other machine has no command with this word.
        assert!(WORDS.leading("decks").is_some_and(|leading| leading.id == DECKS));
        assert!(typed_line::read("decks").is_ok_and(|line| {
            line.command == command::Command::Move(crate::moves::entering::Request::Enter("decks".into()))
        }));
    }
}
