//! Questions, answered only to the asker (2023 D.2.6, D.2.10.4), and changes of the voice.

use crate::grammar::ask::{self, BoardPart, CommandRow, CommandWord, For, Whose};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::effect::{Effect, VoiceChange, VoiceWanted};
use crate::interface::refusal::Refusal;
use crate::moving::repeat;
use crate::session::begin;
use crate::state::State;
use crate::telling::record::Game;
use crate::telling::words::over;
use annabella_chess::{Board, Color, File, Move, Piece, Ply, Position, Rank, Role, Square, serial};
use annabella_clock::Span;
use annabella_scoresheet::text;
use annabella_speech::{Announcement, Message, Notated, Phrase, Speaker, Style, Worded, phrases, pieces_at};
use serde::{Deserialize, Serialize};

phrases! {
    /// Answers to questions.
    pub(crate) enum Answer {
        WhiteBlackMoves { white: usize, black: usize } => "clock-white-black-moves",
        OwnTime { left: Span } => "play-own-time",
        BothTimes { own: Span, other: Span } => "play-both-times",
        TimesOfBoth { white: Span, black: Span } => "play-times-of-both",
        ClockRuns { side: Color } => "play-clock-runs",
        ClocksStand => "play-clocks-stand",
        TimesUsed { own: Span, other: Span } => "play-times-used",
        MovesToControl { moves: usize } => "play-moves-to-control",
        MoveOf { side: Color, number: usize, mv: Announcement } => "play-move-of",
        SpeltPiece { piece: Role } => "play-spelt-piece",
        SpeltSquare { letter: String, file: File, rank: Rank } => "play-spelt-square",
        SquareHas { square: Square, piece: Piece } => "play-square-has",
        SquareEmpty { square: Square } => "play-square-empty",
        LightSquare { square: Square } => "play-square-light",
        DarkSquare { square: Square } => "play-square-dark",
        NothingThere => "play-nothing-there",
        ScoreLine { number: usize, moves: Notated } => "play-score-line",
        ScoreEmpty => "play-score-empty",
        Named { side: Color, name: String } => "play-named",
        Unnamed { side: Color } => "play-unnamed",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// The asker's time.
    Time,
    /// Both times, and which of them runs.
    Clock,
    /// Whose move it is, and whose time runs.
    Whose,
    /// The rate of play.
    Control,
    /// The name of who plays the other side.
    Opponent,
    /// The time used.
    Used,
    /// The number of moves made.
    Moves,
    /// The last moves; how many plies.
    Last(usize),
    /// The last utterance again.
    Again,
    /// The last move, spelt letter by letter.
    Spell,
    /// The position, or a part of it.
    Board(Option<BoardPart>),
    /// What stands on a square.
    Square(#[serde(with = "serial::square")] Square),
    /// Whether a square is light or dark.
    SquareColor(#[serde(with = "serial::square")] Square),
    /// Where pieces of a kind stand.
    Piece(#[serde(with = "serial::role")] Role),
    /// A scoresheet.
    Score(#[serde(with = "serial::color_or_none")] Option<Color>),
    /// The digest of the record that was told last.
    Digest,
    /// A change of the voice.
    Voice(Change),
}

/// How the voice is to change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Change {
    Stop,
    Faster,
    Slower,
    Louder,
    Softer,
    Higher,
    Deeper,
    Which(VoiceWanted),
    /// Milliseconds before each square of an announcement.
    Rest(Option<u32>),
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::alone("command-time", |_| Some(Ask::Time)).key(2, 't'),
    CommandWord::alone("command-clock", |_| Some(Ask::Clock)).letters("cot").key(3, 'c'),
    CommandWord::alone("command-whose", |_| Some(Ask::Whose)),
    CommandWord::alone("command-control", |_| Some(Ask::Control)),
    CommandWord::alone("command-opponent", |_| Some(Ask::Opponent)),
    CommandWord::alone("command-used", |_| Some(Ask::Used)).key(4, 'u'),
    CommandWord::alone("command-moves", |_| Some(Ask::Moves)).letters("m").key(5, 'm'),
    CommandWord::alone("command-again", |_| Some(Ask::Again)).key(6, 'a'),
    CommandWord::alone("command-stop", |_| Some(Ask::Voice(Change::Stop))).key(7, 's'),
    CommandWord::new("command-last", |given| ask::one_or_more(given.argument).map(Ask::Last)).letters("l"),
    CommandWord::alone("command-spell", |_| Some(Ask::Spell)),
    CommandWord::new("command-board", |given| match given.argument {
        "" => Some(Ask::Board(None)),
        part => ask::part(part).map(|part| Ask::Board(Some(part))),
    })
    .letters("b"),
    CommandWord::new("command-square", |given| ask::square(given.argument).map(Ask::Square)).letters("s"),
    CommandWord::new("command-colour", |given| ask::square(given.argument).map(Ask::SquareColor)),
    CommandWord::new("command-piece", |given| ask::role(given.argument).map(Ask::Piece)).letters("p"),
    CommandWord::new("command-score", |given| ask::perhaps_color(given.argument).map(Ask::Score)),
    CommandWord::alone("command-digest", |_| Some(Ask::Digest)),
    CommandWord::alone("command-faster", |_| Some(Ask::Voice(Change::Faster))),
    CommandWord::alone("command-slower", |_| Some(Ask::Voice(Change::Slower))),
    CommandWord::alone("command-louder", |_| Some(Ask::Voice(Change::Louder))),
    CommandWord::alone("command-softer", |_| Some(Ask::Voice(Change::Softer))),
    CommandWord::alone("command-higher", |_| Some(Ask::Voice(Change::Higher))),
    CommandWord::alone("command-deeper", |_| Some(Ask::Voice(Change::Deeper))),
    CommandWord::new("command-voice", |given| ask::voice(given.argument).map(Change::Which).map(Ask::Voice)),
    CommandWord::new("command-rest", |given| ask::rest(given.argument).map(Change::Rest).map(Ask::Voice)),
];

/// What a request concerns; this decides whether the clock alone answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// The times.
    Times,
    /// How many moves were made: the clock alone counts presses.
    Count,
    /// What was said last.
    Said,
    /// The voice.
    Voice,
    /// The moves, the pieces or the board: the clock alone has none.
    Game,
    /// The scoresheets: the clock alone has none.
    Scores,
}

pub(crate) const fn topic(ask: &Ask) -> Topic {
    match ask {
        Ask::Time | Ask::Clock | Ask::Used | Ask::Whose | Ask::Control => Topic::Times,
        Ask::Moves => Topic::Count,
        Ask::Again => Topic::Said,
        Ask::Voice(_) => Topic::Voice,
        Ask::Opponent
        | Ask::Last(_)
        | Ask::Spell
        | Ask::Board(_)
        | Ask::Square(_)
        | Ask::SquareColor(_)
        | Ask::Piece(_) => Topic::Game,
        Ask::Score(_) | Ask::Digest => Topic::Scores,
    }
}

/// Which times a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimesAsked {
    Left,
    Used,
}

/// The times that a question is about; none if it is about something else.
pub(crate) const fn times_asked(ask: &Ask) -> Option<TimesAsked> {
    match ask {
        Ask::Time | Ask::Clock => Some(TimesAsked::Left),
        Ask::Used => Some(TimesAsked::Used),
        _ => None,
    }
}

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match topic(ask) {
        Topic::Times | Topic::Count => CommandRow::new(Whose::Duty(Duty::Inform), For::Impaired),
        Topic::Scores => CommandRow::new(Whose::Duty(Duty::Score), For::Impaired),
        Topic::Said | Topic::Voice | Topic::Game => CommandRow::question(),
    }
}

/// Answers a question, or changes the voice.
pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    let (from, phrases) = match ask {
        Ask::Time | Ask::Used => (Speaker::Clock, vec![times(game, asker, &ask)?]),
        Ask::Clock => (Speaker::Clock, vec![times(game, asker, &ask)?, running(game)]),
        Ask::Whose => (Speaker::Clock, whose(game)),
        Ask::Control => {
            let control = game.settings.control.as_ref().ok_or(Refusal::NoClock)?;
            (Speaker::Clock, vec![begin::rate_of_play(control)])
        }
        Ask::Opponent => (Speaker::Program, opponents(game, asker)),
        Ask::Moves => (Speaker::Clock, moves(game, asker)),
        Ask::Last(plies) => {
            game.book.reads(asker.audience(), game.state.line().len());
            (Speaker::Program, last_moves(game, plies))
        }
        Ask::Spell => (Speaker::Program, spelt(game)),
        Ask::Board(part) => (Speaker::Board, board(game, asker, part)?),
        Ask::Square(square) => (Speaker::Board, vec![on_square(&readable(game, asker)?, square)]),
        Ask::SquareColor(square) => (Speaker::Board, vec![color_of(square)]),
        Ask::Piece(role) => {
            let board = readable(game, asker)?;
            let both = Color::ALL.into_iter().filter_map(|color| pieces(&board, Piece { color, role }));
            (Speaker::Board, or_nothing(both.collect()))
        }
        Ask::Score(side) => {
            let side = side.or(asker.side).unwrap_or(Color::White);
            (Speaker::Program, score(game, side))
        }
        Ask::Again => {
            repeat::last_words(game, asker);
            return Ok(());
        }
        Ask::Digest => {
            game.book.order(Effect::ReadDigest { audience: asker.audience() });
            return Ok(());
        }
        Ask::Voice(change) => {
            game.book.order(Effect::Voice(voice(asker, change)));
            return Ok(());
        }
    };
    game.book.answer_at_length(from, asker, &phrases);
    Ok(())
}

/// The order that a request is to the voice; none if it asks for something.
pub(crate) fn order_to_voice(asker: &Asker, ask: Ask) -> Option<VoiceChange> {
    if let Ask::Voice(change) = ask { Some(voice(asker, change)) } else { None }
}

/// The order to the voice.
pub(crate) fn voice(asker: &Asker, change: Change) -> VoiceChange {
    match change {
        Change::Stop => VoiceChange::Stop(asker.audience()),
        Change::Faster => VoiceChange::Faster(asker.audience()),
        Change::Slower => VoiceChange::Slower(asker.audience()),
        Change::Louder => VoiceChange::Louder(asker.audience()),
        Change::Softer => VoiceChange::Softer(asker.audience()),
        Change::Higher => VoiceChange::Higher(asker.audience()),
        Change::Deeper => VoiceChange::Deeper(asker.audience()),
        Change::Rest(millis) => VoiceChange::Rest(asker.audience(), millis),
        Change::Which(wanted) => VoiceChange::Which(asker.audience(), wanted),
    }
}

/// Whose move it is, and with a clock which time runs. The clock alone knows no move.
fn whose(state: &State) -> Vec<Message> {
    if let Some(outcome) = state.outcome() {
        return vec![over(outcome).message()];
    }
    let to_move = (!state.settings.clock_only).then(|| Phrase::WhoseMove { side: state.to_move() }.message());
    let running = state.clocks.are_used().then(|| running(state));
    to_move.into_iter().chain(running).collect()
}

/// Who plays the side that is not the asker's; both, for who has none.
fn opponents(state: &State, asker: &Asker) -> Vec<Message> {
    let sides = asker.side.map_or(Color::ALL.to_vec(), |own| vec![own.other()]);
    let named = |side: Color| match state.settings.side(side).name.clone() {
        Some(name) => Answer::Named { side, name }.message(),
        None => Answer::Unnamed { side }.message(),
    };
    sides.into_iter().map(named).collect()
}

/// Which time runs.
fn running(state: &State) -> Message {
    match state.running() {
        Some(side) => Answer::ClockRuns { side }.message(),
        None => Answer::ClocksStand.message(),
    }
}

/// The times asked for.
pub(crate) fn times(state: &State, asker: &Asker, ask: &Ask) -> Result<Message, Refusal> {
    let used = *ask == Ask::Used;
    let time = |side| match used {
        true => state.clocks.used(side, state.now).ok_or(Refusal::NoClock),
        false => state.left(side).ok_or(Refusal::NoClock),
    };
    let phrase = match asker.side {
        None => {
            let (white, black) = (time(Color::White)?, time(Color::Black)?);
            match ask {
                Ask::Clock => Answer::TimesOfBoth { white, black }.message(),
                _ => Phrase::WhiteBlackTimes { white, black }.message(),
            }
        }
        Some(side) => {
            let (own, other) = (time(side)?, time(side.other())?);
            match ask {
                Ask::Used => Answer::TimesUsed { own, other }.message(),
                Ask::Time => Answer::OwnTime { left: own }.message(),
                _ => Answer::BothTimes { own, other }.message(),
            }
        }
    };
    Ok(state.named_for_assistant(asker, phrase))
}

/// How many moves the asker has made, and how many to the time control.
fn moves(state: &State, asker: &Asker) -> Vec<Message> {
    moves_of(state, asker, |side| state.moves_made(side))
}

/// How many moves each side has made by this count; for a player, also how many to the time control.
pub(crate) fn moves_of(state: &State, asker: &Asker, made: impl Fn(Color) -> usize) -> Vec<Message> {
    let Some(side) = asker.side else {
        return vec![
            Answer::WhiteBlackMoves { white: made(Color::White), black: made(Color::Black) }.message(),
        ];
    };
    let to_control = state.clocks.moves_to_control(side, state.now);
    let own = state.named_for_assistant(asker, Phrase::MovesMade { moves: made(side) }.message());
    let to_control = to_control.map(|moves| Answer::MovesToControl { moves: moves as usize }.message());
    [own].into_iter().chain(to_control).collect()
}

fn last_moves(state: &State, plies: usize) -> Vec<Message> {
    let made = state.line().len();
    if made == 0 {
        return vec![Phrase::NoMoveYet.message()];
    }
    let told = |ply: Ply| {
        Answer::MoveOf {
            side: state.line().plies()[ply.before()].by,
            number: state.move_number(ply.number()),
            mv: state.announcement(ply),
        }
        .message()
    };
    (made.saturating_sub(plies)..made).map(Ply::after).map(told).collect()
}

/// The last move that was announced, spelt: each square by its letter and the word that stands for it.
fn spelt(state: &State) -> Vec<Message> {
    let last = state.line().plies().last().map(|ply| ply.mv);
    let Some(mv) = state.moves.announced().or(last) else { return vec![Phrase::NoMoveYet.message()] };
    let to = match mv {
        Move::Castle { king, rook } => {
            let side = shakmaty::CastlingSide::from_king_side(rook > king);
            Square::from_coords(side.king_to_file(), king.rank())
        }
        _ => mv.to(),
    };
    let spelt = |square: Square| {
        let letter = square.file().char().to_ascii_uppercase().to_string();
        Answer::SpeltSquare { letter, file: square.file(), rank: square.rank() }.message()
    };
    let mut phrases = vec![Answer::SpeltPiece { piece: mv.role() }.message()];
    phrases.extend(mv.from().into_iter().chain([to]).map(spelt));
    phrases.extend(mv.promotion().map(|piece| Answer::SpeltPiece { piece }.message()));
    phrases
}

/// The placement that the asker may ask about: that of the game, or in tournament play that of the
/// asker's own board.
pub(crate) fn readable(state: &State, asker: &Asker) -> Result<Board, Refusal> {
    if state.may_explore(asker).is_ok() {
        return Ok(state.position().board().clone());
    }
    let own = asker.own_side().and_then(|side| state.boards.get(side));
    own.map(|board| board.placement().clone()).ok_or(Refusal::NotInTournament)
}

fn board(state: &State, asker: &Asker, part: Option<BoardPart>) -> Result<Vec<Message>, Refusal> {
    let board = readable(state, asker)?;
    let squares = match part {
        Some(BoardPart::Rank(rank)) => File::ALL.map(|file| Square::from_coords(file, rank)),
        Some(BoardPart::File(file)) => Rank::ALL.map(|rank| Square::from_coords(file, rank)),
        None => {
            let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
            let kinds = Color::ALL.into_iter().flat_map(|color| roles.map(|role| Piece { color, role }));
            let mut phrases: Vec<Message> = kinds.filter_map(|piece| pieces(&board, piece)).collect();
            // A recorded game that is walked through has no clocks to say that it is over.
            let ended = state.outcome().or_else(|| state.ending());
            phrases.push(match ended {
                Some(outcome) => over(outcome).message(),
                None => Phrase::WhoseMove { side: state.to_move() }.message(),
            });
            return Ok(phrases);
        }
    };
    let has = |square| Some(Answer::SquareHas { square, piece: board.piece_at(square)? }.message());
    Ok(or_nothing(squares.into_iter().filter_map(has).collect()))
}

pub(crate) fn on_square(board: &Board, square: Square) -> Message {
    match board.piece_at(square) {
        Some(piece) => Answer::SquareHas { square, piece }.message(),
        None => Answer::SquareEmpty { square }.message(),
    }
}

/// Light or dark (2023 2.1). That is no part of the position, so anybody may ask for it in tournament
/// play too; on a tactile board the dark squares are raised (2023 D.1.2).
fn color_of(square: Square) -> Message {
    match square.is_light() {
        true => Answer::LightSquare { square }.message(),
        false => Answer::DarkSquare { square }.message(),
    }
}

pub(crate) fn pieces(board: &Board, piece: Piece) -> Option<Message> {
    let squares: Vec<Message> = board
        .by_piece(piece)
        .into_iter()
        .map(|square| Message::new("play-square").with("square", square))
        .collect();
    pieces_at(piece, squares)
}

pub(crate) fn or_nothing(phrases: Vec<Message>) -> Vec<Message> {
    if phrases.is_empty() { vec![Answer::NothingThere.message()] } else { phrases }
}

/// A scoresheet, one line for each move number.
fn score(state: &State, side: Color) -> Vec<Message> {
    let mut lines: Vec<(usize, Notated)> = Vec::new();
    for (index, cell) in state.score(side).cells().iter().enumerate() {
        let before = state.line().position_after(index);
        let short = |mv| Announcement::of(before, mv, Style::Short).message();
        let written = || match cell.is_blank() {
            true => Message::new("verdict-nothing"),
            false => Message::new("verdict-written").with("text", cell.text.as_str()),
        };
        let mut said = vec![cell.mv.map_or_else(written, short)];
        let mark = if cell.offer { " (=)" } else { "" };
        said.extend(cell.offer.then(|| Message::new("play-score-offer")));
        let text = if cell.is_blank() { text::BLANK } else { &cell.text };
        let text = format!("{text}{mark}");
        let ply = Ply::after(index).number();
        let number = state.move_number(ply);
        match lines.last_mut() {
            Some((last, moves)) if *last == number => {
                moves.text = format!("{} {text}", moves.text);
                moves.said.extend(said);
            }
            _ => {
                let black = state.mover(ply) == Color::Black;
                let text = if black { format!("... {text}") } else { text };
                lines.push((number, Notated { text, said }));
            }
        }
    }
    if lines.is_empty() {
        return vec![Answer::ScoreEmpty.message()];
    }
    lines.into_iter().map(|(number, moves)| Answer::ScoreLine { number, moves }.message()).collect()
}
