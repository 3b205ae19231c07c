//! Questions, whose answers only the asker hears (2023 D.2.6, D.2.10.4), and changes of the voice.

use crate::grammar::arguments::{self, BoardPart, Whose};
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::effect::{DeviceAnswer, Effect, VoiceChange};
use crate::interface::refusal::Refusal;
use crate::moves::repeat;
use crate::queries::{board, exploring, scoresheet};
use crate::reporting::record::Game;
use crate::reporting::words::over;
use crate::session::begin;
use crate::state::State;
use annabella_chess::{Color, File, Move, Piece, Ply, Rank, Role, Square, serial};
use annabella_clock::Span;
use annabella_speech::{Listening, Message, Notated, Phrase, Speaker, Worded, phrases};
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
        StopIsForVoices => "play-stop-is-for-voices",
        TimesUsed { own: Span, other: Span } => "play-times-used",
        MovesToControl { moves: usize } => "play-moves-to-control",
        MoveOf { side: Color, number: usize, mv: Message } => "play-move-of",
        SpeltPiece { piece: Role } => "play-spelt-piece",
        SpeltSquare { letter: String, file: File, rank: Rank } => "play-spelt-square",
        SquareHas { square: Square, piece: Piece } => "play-square-has",
        SquareEmpty { square: Square } => "play-square-empty",
        LightSquare { square: Square } => "play-square-light",
        DarkSquare { square: Square } => "play-square-dark",
        NothingThere => "play-nothing-there",
        RankEmpty { rank: Rank } => "play-rank-empty",
        FileEmpty { file: File } => "play-file-empty",
        ScoreLine { number: usize, moves: Notated } => "play-score-line",
        ScoreEmpty => "play-score-empty",
        Named { side: Color, name: String } => "play-named",
        OwnSide { side: Color } => "play-own-side",
        Unnamed { side: Color } => "play-unnamed",
        NotOver => "play-not-over",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// The asker's time.
    Time,
    /// Both times, and the side whose time runs.
    Clock,
    /// The side to move, and the running time.
    Permission,
    /// The rate of play.
    Control,
    /// The name of the opponent.
    Opponent,
    /// The result.
    Result,
    /// The name of a side's player.
    NameOf(#[serde(with = "serial::color")] Color),
    /// The side and the name of the asker.
    OwnName,
    /// The time used.
    Used,
    /// The time used for each of the last moves, by how many.
    Times(usize),
    /// The number of moves made.
    Moves,
    /// The last moves, as a number of plies.
    Last(usize),
    /// The last move of the asker or of the opponent.
    LastOf(Whose),
    /// The last utterance again.
    Again,
    /// The last move, spelt letter by letter.
    Spell,
    /// The position, or a part of it.
    Board(Option<BoardPart>),
    /// The piece on a square.
    Square(#[serde(with = "serial::square")] Square),
    /// Whether a square is light or dark.
    SquareColor(#[serde(with = "serial::square")] Square),
    /// The squares of the pieces of a kind.
    Piece(#[serde(with = "serial::role")] Role),
    /// A scoresheet.
    Score(#[serde(with = "serial::color_or_none")] Option<Color>),
    /// The last reported fingerprint of the journal.
    Digest,
    /// The local time of day.
    TimeOfDay,
    /// A change of the voice.
    Voice(VoiceChange),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::alone("command-time", |_| Some(Request::Time)).key(2, 't'),
    CommandWord::alone("command-clock", |_| Some(Request::Clock)).letters("cot").key(3, 'c'),
    CommandWord::alone("command-whose", |_| Some(Request::Permission)),
    CommandWord::alone("command-control", |_| Some(Request::Control)),
    CommandWord::alone("command-opponent", |_| Some(Request::Opponent)),
    CommandWord::alone("command-result", |_| Some(Request::Result)),
    CommandWord::new("command-opponent", |given| arguments::color(given.text).map(Request::NameOf)),
    CommandWord::new("command-opponent", |given| {
        (arguments::whose(given.text) == Some(Whose::Own)).then_some(Request::OwnName)
    }),
    CommandWord::alone("command-used", |_| Some(Request::Used)).key(4, 'u'),
    CommandWord::new("command-times", |given| match given.text {
        "" => Some(Request::Times(scoresheet::USUAL)),
        plies => arguments::one_or_more(plies).map(Request::Times),
    }),
    CommandWord::alone("command-moves", |_| Some(Request::Moves)).letters("m").key(5, 'm'),
    CommandWord::alone("command-again", |_| Some(Request::Again)).key(6, 'a'),
    CommandWord::alone("command-stop", |_| Some(Request::Voice(VoiceChange::Stop))).key(7, 's'),
    CommandWord::new("command-last", |given| arguments::one_or_more(given.text).map(Request::Last))
        .letters("l"),
    CommandWord::new("command-last", |given| arguments::whose(given.text).map(Request::LastOf)),
    CommandWord::alone("command-spell", |_| Some(Request::Spell)),
    CommandWord::new("command-board", |given| match given.text {
        "" => Some(Request::Board(None)),
        part => arguments::part(part)
            .map(|part| Request::Board(Some(part)))
            .or_else(|| arguments::square(part).map(Request::Square)),
    })
    .letters("b"),
    CommandWord::new("command-square", |given| arguments::square(given.text).map(Request::Square))
        .letters("s"),
    // `s e`. After `square Eva` the rank is missing.
    CommandWord::new("command-square", |given| {
        let part = arguments::part(given.text).filter(|_| given.text.chars().count() == 1);
        part.map(|part| Request::Board(Some(part)))
    }),
    CommandWord::new("command-colour", |given| arguments::square(given.text).map(Request::SquareColor)),
    CommandWord::new("command-piece", |given| arguments::role(given.text).map(Request::Piece)).letters("p"),
    CommandWord::new("command-score", |given| arguments::perhaps_color(given.text).map(Request::Score)),
    CommandWord::alone("command-digest", |_| Some(Request::Digest)),
    CommandWord::alone("command-hour", |_| Some(Request::TimeOfDay)),
    CommandWord::alone("command-faster", |_| Some(Request::Voice(VoiceChange::Faster))),
    CommandWord::alone("command-slower", |_| Some(Request::Voice(VoiceChange::Slower))),
    CommandWord::alone("command-louder", |_| Some(Request::Voice(VoiceChange::Louder))),
    CommandWord::alone("command-softer", |_| Some(Request::Voice(VoiceChange::Softer))),
    CommandWord::alone("command-higher", |_| Some(Request::Voice(VoiceChange::Higher))),
    CommandWord::alone("command-deeper", |_| Some(Request::Voice(VoiceChange::Deeper))),
    CommandWord::new("command-voice", |given| {
        arguments::voice(given.text).map(VoiceChange::Which).map(Request::Voice)
    }),
    CommandWord::new("command-rest", |given| {
        arguments::rest(given.text).map(VoiceChange::Rest).map(Request::Voice)
    }),
];

/// Whether a request names a length of time.
pub(crate) const fn names_time(request: &Request) -> bool {
    matches!(request, Request::Voice(VoiceChange::Rest(_)))
}

/// The subject of a request, which determines whether the clock alone answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// The times.
    Times,
    /// The time of each move: the clock alone has none.
    MoveTimes,
    /// The number of moves: the clock alone counts presses.
    Count,
    /// The last words.
    Said,
    /// The voice.
    Voice,
    /// The moves, the pieces or the board: the clock alone has none.
    Game,
    /// The scoresheets: the clock alone has none.
    Scores,
}

/// The kind of times that a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TimesAsked {
    Left,
    Used,
}

/// The fixed properties of a question, whatever its argument.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query {
    pub topic: Topic,
    /// The kind of times that it is about, if it is about times.
    pub times: Option<TimesAsked>,
    /// How long the asker listens: whole boards, games and scoresheets are read out.
    listening: Listening,
}

impl Query {
    const fn about(topic: Topic) -> Query {
        Query { topic, times: None, listening: Listening::Asked }
    }

    const fn of_times(times: TimesAsked) -> Query {
        Query { times: Some(times), ..Query::about(Topic::Times) }
    }

    const fn read_out(topic: Topic) -> Query {
        Query { listening: Listening::ReadOut, ..Query::about(topic) }
    }

    /// Returns its row; the subject determines who may ask.
    const fn command(self) -> CommandPolicy {
        match self.topic {
            Topic::Times | Topic::MoveTimes | Topic::Count => {
                CommandPolicy::asks(Permission::Duty(Duty::Inform), DefaultSide::Impaired)
            }
            Topic::Scores => CommandPolicy::asks(Permission::Duty(Duty::Score), DefaultSide::Impaired),
            Topic::Said | Topic::Voice | Topic::Game => CommandPolicy::question(),
        }
    }
}

impl Request {
    /// Returns the fixed properties of the question.
    pub const fn query(&self) -> Query {
        match self {
            Request::Time | Request::Clock => Query::of_times(TimesAsked::Left),
            Request::Used => Query::of_times(TimesAsked::Used),
            Request::Permission | Request::Control => Query::about(Topic::Times),
            Request::Times(_) => Query::read_out(Topic::MoveTimes),
            Request::Moves => Query::read_out(Topic::Count),
            Request::Again => Query::about(Topic::Said),
            Request::Voice(_) => Query::about(Topic::Voice),
            Request::Opponent
            | Request::NameOf(_)
            | Request::OwnName
            | Request::Result
            | Request::Square(_)
            | Request::SquareColor(_) => Query::about(Topic::Game),
            Request::Last(_)
            | Request::LastOf(_)
            | Request::Spell
            | Request::Board(_)
            | Request::Piece(_) => Query::read_out(Topic::Game),
            Request::Score(_) => Query::read_out(Topic::Scores),
            Request::Digest => Query::about(Topic::Scores),
            Request::TimeOfDay => Query::about(Topic::Times),
        }
    }
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    request.query().command()
}

/// Answers a question, or changes the voice.
pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let listening = request.query().listening;
    let (from, phrases) = match request {
        Request::Time | Request::Used => (Speaker::Clock, vec![times(game, asker, &request)?]),
        Request::Clock => (Speaker::Clock, vec![times(game, asker, &request)?, running(game)]),
        Request::Permission => (Speaker::Clock, whose(game)),
        Request::Control => (Speaker::Clock, control(game, asker)?),
        Request::Opponent => (Speaker::Program, opponents(game, asker)),
        Request::Result => {
            let result = game.outcome().map_or_else(|| Answer::NotOver.message(), |it| over(it).message());
            (Speaker::Program, vec![result])
        }
        Request::OwnName if let Some(side) = asker.side => {
            (Speaker::Program, vec![Answer::OwnSide { side }.message()])
        }
        Request::OwnName => (Speaker::Program, Color::ALL.map(|side| name_of(game, side)).to_vec()),
        Request::NameOf(side) => (Speaker::Program, vec![name_of(game, side)]),
        Request::Times(plies) => (Speaker::Clock, times_of_moves(game, plies)?),
        Request::Moves => (Speaker::Clock, moves(game, asker)),
        Request::Last(plies) => {
            game.queue.reads(asker.audience(), game.line().len());
            (Speaker::Program, last_moves(game, plies))
        }
        Request::LastOf(whose) => {
            let side = whose.of(exploring::own_side(game, asker));
            (Speaker::Program, vec![last_of(game, side)])
        }
        Request::Spell => (Speaker::Program, spelt(game)),
        Request::Board(part) => (Speaker::Board, board::described(game, asker, part)?),
        Request::Square(square) => {
            (Speaker::Board, vec![board::on_square(&board::readable(game, asker)?, square)])
        }
        Request::SquareColor(square) => (Speaker::Board, vec![board::color_of(square)]),
        Request::Piece(role) => (Speaker::Board, board::of_role(&board::readable(game, asker)?, role)),
        Request::Score(side) => {
            scoresheet::requested(game, asker)?;
            let mut lines = scoresheet::score(game, sheet_owner(asker, side));
            lines.extend(game.outcome().map(|outcome| over(outcome).message()));
            (Speaker::Program, lines)
        }
        Request::Again => {
            repeat::last_words(game, asker);
            return Ok(());
        }
        Request::Digest => {
            game.queue.ask_devices(asker.audience(), DeviceAnswer::Digest);
            return Ok(());
        }
        Request::TimeOfDay => {
            game.queue.ask_devices(asker.audience(), DeviceAnswer::TimeOfDay);
            return Ok(());
        }
        Request::Voice(change) => {
            // An arbiter may have meant the clocks.
            let is_halt = matches!(change, VoiceChange::Stop | VoiceChange::Rest(None));
            game.queue.order(Effect::Voice { audience: asker.audience(), change });
            if is_halt && asker.is_arbiter() && game.clocks.is_running() {
                game.queue.answer(Speaker::Clock, asker, &[Answer::StopIsForVoices]);
            }
            return Ok(());
        }
    };
    game.queue.answer_at_length(from, asker, listening, &phrases);
    Ok(())
}

fn rate_of_play(state: &State) -> Result<Message, Refusal> {
    state.settings.control.as_ref().map(begin::rate_of_play).ok_or(Refusal::NoClock)
}

/// Returns the owner of the requested scoresheet: by default the asker, or White.
pub(crate) fn sheet_owner(asker: &Asker, side: Option<Color>) -> Color {
    side.or(asker.side).unwrap_or(Color::White)
}

/// Returns the side to move, except for the clock alone, and the running time, if there is a clock.
fn whose(state: &State) -> Vec<Message> {
    if let Some(outcome) = state.outcome() {
        return vec![over(outcome).message()];
    }
    let to_move = (!state.settings.clock_only).then(|| Phrase::WhoseMove { side: state.to_move() }.message());
    let running = state.clocks.are_used().then(|| running(state));
    to_move.into_iter().chain(running).collect()
}

/// Returns the name of the asker's opponent; both names for an asker without a side.
fn opponents(state: &State, asker: &Asker) -> Vec<Message> {
    let sides = asker.side.map_or(Color::ALL.to_vec(), |own| vec![own.other()]);
    sides.into_iter().map(|side| name_of(state, side)).collect()
}

/// Returns the name of a side's player.
fn name_of(state: &State, side: Color) -> Message {
    match state.settings.side(side).name.clone() {
        Some(name) => Answer::Named { side, name }.message(),
        None => Answer::Unnamed { side }.message(),
    }
}

/// Returns the side whose time runs.
fn running(state: &State) -> Message {
    match state.running() {
        Some(side) => Answer::ClockRuns { side }.message(),
        None => Answer::ClocksStand.message(),
    }
}

/// Returns the requested times.
pub(crate) fn times(state: &State, asker: &Asker, request: &Request) -> Result<Message, Refusal> {
    let used = *request == Request::Used;
    let time = |side| match used {
        true => state.clocks.used(side, state.now).ok_or(Refusal::NoClock),
        false => state.left(side).ok_or(Refusal::NoClock),
    };
    let phrase = match asker.side {
        None => {
            let (white, black) = (time(Color::White)?, time(Color::Black)?);
            match request {
                Request::Clock => Answer::TimesOfBoth { white, black }.message(),
                _ => Phrase::WhiteBlackTimes { white, black }.message(),
            }
        }
        Some(side) => {
            let (own, other) = (time(side)?, time(side.other())?);
            match request {
                Request::Used => Answer::TimesUsed { own, other }.message(),
                Request::Time => Answer::OwnTime { left: own }.message(),
                _ => Answer::BothTimes { own, other }.message(),
            }
        }
    };
    Ok(state.named_for_assistant(asker, phrase))
}

/// Returns the time used for each of the last moves, by the clock.
fn times_of_moves(state: &State, plies: usize) -> Result<Vec<Message>, Refusal> {
    state.clocks.are_used().then_some(()).ok_or(Refusal::NoClock)?;
    Ok(scoresheet::listed(state, plies, |ply| state.elapsed(ply)))
}

/// Returns the number of the asker's moves, and the number of moves to the time control.
fn moves(state: &State, asker: &Asker) -> Vec<Message> {
    moves_of(state, asker, |side| state.moves_made(side))
}

/// Returns the number of moves to the time control, if the asker is a player, and the rate of play.
fn control(state: &State, asker: &Asker) -> Result<Vec<Message>, Refusal> {
    let rate = rate_of_play(state)?;
    Ok(to_control(state, asker).into_iter().chain([rate]).collect())
}

/// Returns the number of moves of a player to the time control, if the period has one.
fn to_control(state: &State, asker: &Asker) -> Option<Message> {
    let moves = state.clocks.moves_to_control(asker.side?, state.now)?;
    Some(Answer::MovesToControl { moves: moves as usize }.message())
}

/// Returns the number of moves of each side, as counted by `made`.
/// For a player, also the number to the time control.
pub(crate) fn moves_of(state: &State, asker: &Asker, made: impl Fn(Color) -> usize) -> Vec<Message> {
    let Some(side) = asker.side else {
        return vec![
            Answer::WhiteBlackMoves { white: made(Color::White), black: made(Color::Black) }.message(),
        ];
    };
    let own = state.named_for_assistant(asker, Phrase::MovesMade { moves: made(side) }.message());
    [own].into_iter().chain(to_control(state, asker)).collect()
}

/// Returns the last `plies` plies.
pub(crate) fn last_moves(state: &State, plies: usize) -> Vec<Message> {
    let made = state.moves.plies();
    if made == 0 {
        return vec![Phrase::NoMoveYet.message()];
    }
    (made.saturating_sub(plies)..made).map(|before| move_of(state, Ply::after(before))).collect()
}

/// Returns the last move of a side.
fn last_of(state: &State, side: Color) -> Message {
    let last = (1..=state.moves.plies()).rev().find(|&ply| state.mover(ply) == side);
    last.map_or_else(|| Phrase::NoMoveYet.message(), |ply| move_of(state, Ply::after(ply - 1)))
}

/// Returns a made ply, with its move number.
pub(crate) fn move_of(state: &State, ply: Ply) -> Message {
    let (side, number) = (state.mover(ply.number()), state.move_number(ply.number()));
    Answer::MoveOf { side, number, mv: state.announced(ply) }.message()
}

/// Returns the last announced move, spelt: each square by its letter and the word for it.
fn spelt(state: &State) -> Vec<Message> {
    let last = state.line().plies().last().map(|ply| ply.mv);
    let Some(mv) = state.moves.announced().or(last) else { return vec![Phrase::NoMoveYet.message()] };
    let to = match mv {
        Move::Castle { king, rook } => {
            let side = annabella_chess::CastlingSide::from_king_side(rook > king);
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
