//! Scoresheets of three-dimensional chess in files: journals, and the text form of `docs/tridim.md`.

use super::announce::{AnnounceArgs, Announced, deliver};
use super::games::GamesError;
use super::reconcile::ReconcileArgs;
use super::reconcile::sources::SourceFiles;
use super::sheet::{Form, MOST_SPOKEN, SheetArgs};
use crate::chess::notation::Letters;
use crate::chess::{Color, Ply};
use crate::cli::common::answer::{AnswerLine, print_answer, print_lines, speak};
use crate::cli::common::variant;
use crate::devices::storage::input_file::{self, InputFile};
use crate::devices::storage::journal::{self, Entry, Header};
use crate::devices::voice;
use crate::game::{Tridim, Variant};
use crate::reconcile::tridim::{CellDifference, Comparison};
use crate::scoresheet::text::BLANK;
use crate::scoresheet::tridim::LevelScore;
use crate::scoresheet::{file, longhand};
use crate::speech::failure::{DONE, Failure, NO, USAGE};
use crate::speech::tridim::{LevelWords, announcement, read_move};
use crate::speech::{Language, Message, Style, Worded, Words};
use crate::tridim::notation::{NotationError, write};
use crate::tridim::{MoveSequence, Position, PositionError};
use serde_json::{Value, json};
use std::path::Path;

/// The maximum size of a scoresheet file in bytes.
const LONGEST: u64 = 1 << 20;

/// The scoresheets of a game, and the level names used to announce it.
pub(crate) struct LevelGame {
    white: LevelScore,
    black: LevelScore,
    words: LevelWords,
}

/// Reads the scoresheets of a file: two from a journal, one from a text. `None` for another variant.
fn read(file: &mut InputFile, named: Option<Variant>) -> Result<Option<LevelGame>, Message> {
    let is_named = named == Some(Variant::Tridim);
    let path = &file.path().to_path_buf();
    if input_file::begins_as_journal(file) {
        let contents = journal::read_opened::<Header, Entry>(file).map_err(|error| error.message())?;
        let settings = contents.header.settings;
        if settings.variant != Variant::Tridim {
            return if is_named { Err(another(path, settings.variant)) } else { Ok(None) };
        }
        if let Some(fault) = contents.fault {
            return Err(fault.message(&path.display().to_string()));
        }
        let words = settings.level_words.clone();
        let events = contents.entries.iter().map(Entry::kept);
        let game = Tridim::replay(settings, events).map_err(|error| error.message())?;
        let (white, black) = (kept(&game, Color::White), kept(&game, Color::Black));
        return Ok(Some(LevelGame { white, black, words }));
    }
    // Other files may have any length.
    if !is_named && !file::decoded(file.head()).is_some_and(|head| LevelScore::is_one(&head)) {
        return Ok(None);
    }
    let bytes = file.text(LONGEST).map_err(|error| error.message())?;
    let text = file::decoded(bytes).ok_or_else(|| GamesError::NoText(path.into()).message())?;
    let score = LevelScore::read(&text).map_err(|error| {
        Message::new("score-file").with("file", path.display().to_string()).with("cause", error.message())
    })?;
    Ok(Some(LevelGame { white: score.clone(), black: score, words: LevelWords::default() }))
}

/// Whether a file contains a game of three-dimensional chess.
pub(crate) fn is_one(path: &Path) -> Result<bool, Message> {
    Ok(read(&mut opened(path)?, None)?.is_some())
}

fn opened(path: &Path) -> Result<InputFile, Message> {
    InputFile::open(path).map_err(|error| error.message())
}

/// Returns the refusal of a file whose variant `of` is not the option's.
fn another(path: &Path, of: Variant) -> Message {
    Message::new("variant-another").with("file", path.display().to_string()).with("variant", of.code())
}

/// Returns the scoresheet that a game contains for `owner`.
fn kept(game: &Tridim, owner: Color) -> LevelScore {
    let cells = game.game().score(owner).cells();
    let offers = cells.iter().enumerate().filter(|(_, cell)| cell.offer).map(|(index, _)| index);
    LevelScore {
        start: game.moves().position_after(0).cloned().unwrap_or_default(),
        cells: cells.iter().map(|cell| cell.text.clone()).collect(),
        offers: offers.collect(),
    }
}

/// Returns the variant that an option names.
fn named(option: Option<&str>) -> Result<Option<Variant>, Failure> {
    Ok(variant::given(option)?.map(|named| named.variant))
}

/// Returns the game of a file, if it is one of three-dimensional chess.
///
/// # Errors
/// [`Failure`] for an unreadable file, or if the option names another variant.
pub(crate) fn game(path: &Path, option: Option<&str>) -> Result<Option<LevelGame>, Failure> {
    let named = named(option)?;
    game_of(&mut opened(path).map_err(Failure::usage)?, named)
}

fn game_of(file: &mut InputFile, named: Option<Variant>) -> Result<Option<LevelGame>, Failure> {
    let found = read(file, named).map_err(Failure::usage)?;
    match named {
        Some(Variant::Standard | Variant::Chess960) if found.is_some() => {
            Err(Failure::usage(another(file.path(), Variant::Tridim)))
        }
        _ => Ok(found),
    }
}

/// Returns the position after `plies` of a file's game, if it is of three-dimensional chess.
/// `None` stands for the last position.
pub(crate) fn position(path: &Path, plies: Option<usize>) -> Result<Option<(Position, LevelWords)>, Message> {
    let Some(LevelGame { white: score, words, .. }) = read(&mut opened(path)?, None)? else {
        return Ok(None);
    };
    let found = Comparison::of(&score.start, &score.cells, &score.cells, &Letters::ALL);
    let last = found.moves.moves().len();
    let there = found.moves.position_after(plies.unwrap_or(last)).cloned();
    there.map(|position| Some((position, words))).ok_or_else(|| too_few(path, last))
}

/// Returns the refusal if a game has fewer plies than requested.
pub(crate) fn too_few(path: &Path, plies: usize) -> Message {
    Message::new("show-too-few").with("file", path.display().to_string()).with("plies", plies)
}

/// Returns the bytes of a sheet's forms.
pub(crate) fn sheet(
    args: &SheetArgs,
    game: &LevelGame,
    letters: Letters,
    language: Language,
) -> Result<Vec<u8>, Failure> {
    let score = &game.white;
    let found = Comparison::of(&score.start, &score.cells, &score.cells, &Letters::ALL);
    if let Some((ply, _)) = found.conflict() {
        let text = score.cells.get(ply.before()).filter(|text| !text.is_empty());
        let text = text.map_or(BLANK, String::as_str).to_owned();
        let cell = Message::new("sheet-cell").with("file", args.game.display().to_string());
        let ply = ply_named(score, ply);
        return Err(Failure::usage(cell.with("ply", ply).with("text", text)));
    }
    let mut forms = Vec::new();
    for form in &args.to {
        forms.push(match form {
            Form::Txt => {
                let cells = plies(&found.moves).map(|(_, before, mv)| write(mv, before, letters)).collect();
                LevelScore { cells, ..score.clone() }.to_string()
            }
            Form::Longhand => {
                let lines = said(game, &found.moves, &Words::new(language), "score-longhand");
                let width = args.width.map(usize::from);
                let wrapped = lines.iter().flat_map(|line| match width {
                    Some(width) => longhand::wrapped(line, width),
                    None => vec![line.clone()],
                });
                wrapped.map(|line| line + "\n").collect()
            }
            Form::Wav => {
                if found.moves.moves().len() > MOST_SPOKEN {
                    let file = args.game.display().to_string();
                    return Err(Failure::usage(Message::new("journal-too-long").with("file", file)));
                }
                let sentences = said(game, &found.moves, &Words::voiced(language), "score-spoken");
                return voice::wav(&sentences, language, args.rate).map_err(Failure::device);
            }
            Form::Pgn | Form::Braille | Form::Brf => {
                return Err(Failure::usage(Message::new("tridim-sheet-form")));
            }
        });
    }
    Ok(forms.join("\n").into_bytes())
}

/// Returns the moves with their indices and the positions before them.
fn plies(
    moves: &MoveSequence,
) -> impl Iterator<Item = (usize, &crate::tridim::Position, crate::tridim::Move)> {
    let all = moves.moves().iter().enumerate();
    all.filter_map(|(index, mv)| Some((index, moves.position_after(index)?, *mv)))
}

/// Returns a line in words for each ply.
fn said(game: &LevelGame, moves: &MoveSequence, words: &Words, id: &'static str) -> Vec<String> {
    let line = |(index, before, mv)| {
        let (number, side) = game.white.number(index);
        let answer = |yes: bool| if yes { "yes" } else { "no" };
        let message = Message::new(id)
            .with("number", number)
            .with("numbered", index == 0 || side.is_white())
            .with("side", side)
            .with("mv", announcement(before, mv, Style::Full, &game.words))
            .with("offer", answer(game.white.offers.contains(&index)));
        words.say(&message)
    };
    plies(moves).map(line).collect()
}

fn ply_named(score: &LevelScore, ply: Ply) -> Message {
    let (number, side) = score.number(ply.before());
    Message::new("verdict-ply").with("side", side).with("number", number)
}

/// Announces moves of three-dimensional chess, if `--variant` names it.
pub(crate) fn announce(args: &AnnounceArgs, words: &Words, as_json: bool) -> Result<Option<u8>, Failure> {
    if named(args.variant.as_deref())? != Some(Variant::Tridim) {
        return Ok(None);
    }
    let mut position = match &args.fen {
        None => Position::default(),
        Some(text) => text.parse().map_err(Failure::usage::<PositionError>)?,
    };
    let languages = [words.language(), args.announce_language];
    let letters = languages.map(Letters::from);
    let mut said = Vec::new();
    for (index, text) in args.moves.iter().enumerate() {
        let usual = LevelWords::default();
        let mv = read_move(text, &position, &letters, &languages, &usual).map_err(|error| {
            let status = if matches!(error, NotationError::Illegal(_)) { NO } else { USAGE };
            let message = Message::new("announce-no-move").with("number", index + 1);
            Failure { status, message: message.with("reason", error.message()) }
        })?;
        let written = write(mv, &position, Letters::En);
        said.extend(args.style.iter().map(|&style| {
            let message = announcement(&position, mv, style, &usual);
            Announced { number: index + 1, mv: written.clone(), style, message }
        }));
        position.play_unchecked(mv);
    }
    deliver(args, &said, as_json).map(Some)
}

/// Compares two scoresheets cell by cell, if they are of three-dimensional chess.
/// The status is 1 if they differ.
pub(crate) fn reconcile(
    args: &ReconcileArgs,
    files: &mut SourceFiles,
    words: &Words,
    as_json: bool,
) -> Result<Option<u8>, Failure> {
    let named = named(args.variant.as_deref())?;
    let Some(LevelGame { white, .. }) = game_of(files.of(&args.white)?, named)? else { return Ok(None) };
    if args.journal.is_some() {
        return Err(Failure::usage(Message::new("tridim-no-journal")));
    }
    let black = read(files.of(&args.black)?, Some(Variant::Tridim)).map_err(Failure::usage)?;
    let Some(LevelGame { black, .. }) = black else {
        return Err(Failure::usage(Message::new("tridim-two-chesses")));
    };
    if white.start != black.start {
        return Err(Failure::usage(Message::new("tridim-two-starts")));
    }
    let useless = [
        ("--white-board", args.white_board.is_some()),
        ("--black-board", args.black_board.is_some()),
        ("--start", args.start.is_some()),
        ("--laws", args.laws.laws.is_some()),
        ("--rate-of-play", args.laws.rate_of_play.is_some()),
        ("--supervision", args.laws.supervision.is_some()),
        ("--output", args.output.is_some()),
    ];
    if let Some((option, _)) = useless.into_iter().find(|(_, given)| *given) {
        return Err(Failure::usage(Message::new("variant-no-option").with("option", option)));
    }
    let found = Comparison::of(&white.start, &white.cells, &black.cells, &Letters::ALL);
    let cell = |side: Color, ply: Ply| {
        side.fold_wb(&white, &black).cells.get(ply.before()).cloned().unwrap_or_default()
    };
    match as_json {
        true => print_lines(&[in_json(&found).to_string()]),
        false => {
            let told = found.report(&|ply| ply_named(&white, ply), &cell);
            let mut lines: Vec<AnswerLine> = told.into_iter().map(AnswerLine::Said).collect();
            let letters = Letters::from(words.language());
            let cells = plies(&found.moves).map(|(_, before, mv)| write(mv, before, letters)).collect();
            let score = LevelScore { start: white.start.clone(), cells, offers: Vec::new() };
            lines.extend(score.to_string().lines().map(|row| AnswerLine::Row(row.to_owned())));
            print_answer(&lines, words);
            speak(args.speech, args.rate, &lines, words);
        }
    }
    Ok(Some(if found.agree() { DONE } else { NO }))
}

fn in_json(found: &Comparison) -> Value {
    let differences: Vec<Value> = found
        .differences
        .iter()
        .map(|(ply, how)| {
            let (kind, white, black) = match how {
                CellDifference::OnlyWhite => ("only-white", None, None),
                CellDifference::OnlyBlack => ("only-black", None, None),
                CellDifference::Neither => ("neither", None, None),
                CellDifference::Moves { white, black } => ("moves", Some(white), Some(black)),
            };
            json!({"ply": ply.number(), "kind": kind, "after_white": white, "after_black": black})
        })
        .collect();
    let moves: Vec<String> =
        plies(&found.moves).map(|(_, before, mv)| write(mv, before, Letters::En)).collect();
    json!({"variant": "tridim", "agree": found.agree(), "agreed_plies": moves.len(), "game": moves,
        "differences": differences})
}
