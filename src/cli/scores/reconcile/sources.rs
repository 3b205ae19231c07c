//! The files and positions to reconcile.

use super::ReconcileArgs;
use super::laws::LawArgs;
use crate::chess::{Board, Chess, Color, DeclaredChess, EnPassantMode, Fen, FenReach, Position, read_fen};
use crate::cli::common::{answer, variant};
use crate::cli::scores::games::{GamesError, Told};
use crate::cli::scores::{games, record};
use crate::clock::Stamp;
use crate::devices::platform::streams::complain;
use crate::devices::storage::input_file;
use crate::game::Game;
use crate::reconcile::UnderLaws;
use crate::scoresheet::file::{FileGame, FileRemark, FileRemarkKind, Start};
use crate::scoresheet::{Cell, Scoresheet, Scoresheets, file, text};
use crate::speech::failure::Failure;
use crate::speech::{FenSource, Message, Words, chess960_inferred, fen_refused};
use std::path::Path;

/// The maximum number of rows to compare; no tournament game has been half as long.
const MOST_ROWS: usize = 600;

/// The scoresheets to compare, and the game in the journal.
pub(super) struct Sources {
    pub start: Chess,
    pub sheets: Scoresheets,
    pub journal: Option<Game>,
    /// Whether both scoresheets are the same text.
    pub copied: bool,
    /// The Laws of the journals, otherwise of the options.
    pub laws: UnderLaws,
}

impl Sources {
    /// Reads all files.
    pub fn read(args: &ReconcileArgs, words: &Words) -> Result<Sources, Failure> {
        let journal = args.journal.as_deref().map(|path| record::game(path, args.damaged));
        let journal = journal.transpose().map_err(Failure::usage)?;
        if let (Ok(white), Ok(black)) = (args.white.canonicalize(), args.black.canonicalize())
            && white == black
            && !record::is_journal(&white).unwrap_or(false)
        {
            let file = args.white.display().to_string();
            return Err(Failure::usage(Message::new("score-same-file").with("file", file)));
        }
        let option = variant::of_file(args.variant.as_deref())?;
        let mut laws = args.laws.clone();
        if let (Some(game), Some(path)) = (&journal, &args.journal) {
            variant::must_agree(path, option, game.settings().variant.declared())?;
            laws.agree_with(path, game.settings())?;
        }
        let white = read(args, &args.white, Color::White, option, &mut laws)?;
        let black = read(args, &args.black, Color::Black, option, &mut laws)?;
        if white.score.is_blank() && black.score.is_blank() {
            return Err(Failure::usage(GamesError::Empty(args.white.clone(), None)));
        }
        let copied = white.text == black.text;
        let typed = [white.score, black.score];
        for (score, path) in typed.iter().zip([&args.white, &args.black]) {
            for remark in &score.remarks {
                games::tell(path, remark, args.told, words);
            }
        }
        let starts = [own_start(&typed[0], &args.white, option)?, own_start(&typed[1], &args.black, option)?];
        let inferred = |(start, score): &(&Start, &FileGame)| {
            score.declared().or(option).infers_chess960(&start.position)
        };
        let paths = [&args.white, &args.black];
        if let Some((_, path)) = starts.iter().zip(&typed).zip(paths).find(|(own, _)| inferred(own)) {
            let inferred = chess960_inferred(&path.display().to_string());
            complain(&answer::line(&inferred, words, args.told == Told::AsJson));
        }
        let start = start(args, &starts, journal.as_ref())?;
        let sheet = |index: usize, path: &Path, owner| -> Result<Scoresheet, Failure> {
            let failed = |remark: FileRemark| Failure::usage(games::in_file(path, &remark));
            let mut sheet = typed[index].sheet(owner, &start).map_err(failed)?;
            // Kings put to the centre after the game are not entries.
            let read = typed[index].clone().read(option);
            let centre = |remark: &&FileRemark| matches!(remark.kind, FileRemarkKind::KingsInCentre(_));
            if let Some(remark) = read.remarks.iter().find(centre) {
                complain(&words.say(&games::in_file(path, remark)));
                sheet.truncate(read.record.line.len());
            }
            Ok(sheet)
        };
        let sheets = Scoresheets {
            white: sheet(0, &args.white, Color::White)?,
            black: sheet(1, &args.black, Color::Black)?,
        };
        Ok(Sources { start, sheets, journal, copied, laws: laws.under() })
    }
}

/// A scoresheet read from a file.
struct ScoreFile {
    score: FileGame,
    text: Vec<u8>,
}

/// Reads a scoresheet; from a journal, that of `owner`. Errors name the file and the line.
fn read(
    args: &ReconcileArgs,
    path: &Path,
    owner: Color,
    option: DeclaredChess,
    laws: &mut LawArgs,
) -> Result<ScoreFile, Failure> {
    if record::is_journal(path).map_err(Failure::usage)? {
        let game = record::game(path, args.damaged).map_err(Failure::usage)?;
        variant::must_agree(path, option, game.settings().variant.declared())?;
        laws.agree_with(path, game.settings())?;
        let start = game.line().start();
        let fen = Fen::from_position(start, EnPassantMode::Legal);
        let mut sheet = game.score(owner).clone();
        if args.damaged {
            let evidence = record::evidence(path).map_err(Failure::usage)?;
            append(&mut sheet, game.line().position().turn(), evidence);
        }
        if sheet.cells().iter().all(Cell::is_blank) {
            let file = path.display().to_string();
            return Err(Failure::usage(Message::new("score-none-made").with("file", file)));
        }
        let variant = match game.settings().variant.declared() {
            DeclaredChess::Chess960 => "[Variant \"Chess960\"]\n",
            DeclaredChess::Standard | DeclaredChess::Undeclared => "",
        };
        let text = format!("{variant}[FEN \"{fen}\"]\n\n{}", text::sheet(&sheet, start));
        let score =
            file::read(text.as_bytes()).and_then(|games| games.into_iter().next()).unwrap_or_default();
        return Ok(ScoreFile { score, text: text.into_bytes() });
    }
    let score = match games::choose(path, None) {
        // A player may have left the scoresheet empty.
        Err(GamesError::Empty(_, None)) => FileGame::default(),
        Err(GamesError::Several { .. }) if args.which.is_some() => {
            games::choose(path, args.which.as_deref()).map_err(Failure::usage)?
        }
        read => read.map_err(Failure::usage)?,
    };
    variant::must_agree(path, option, score.declared())?;
    if let Some(line) = score.line_of_row(MOST_ROWS) {
        let long = Message::new("score-too-long").with("line", line);
        let file = path.display().to_string();
        return Err(Failure::usage(Message::new("score-file").with("file", file).with("cause", long)));
    }
    let text = input_file::bounded_text(path, games::LONGEST).map_err(Failure::usage)?;
    Ok(ScoreFile { score, text })
}

/// Returns the starting position of a scoresheet; the usual one if it gives none.
fn own_start(score: &FileGame, path: &Path, option: DeclaredChess) -> Result<Start, Failure> {
    score.start(option).map_err(|remark| Failure::usage(games::in_file(path, &remark)))
}

/// Appends moves to a scoresheet that breaks off.
/// The number of missing moves is unknown; if the sides do not alternate, an empty cell is inserted.
fn append(sheet: &mut Scoresheet, turn: Color, moves: Vec<(Color, String)>) {
    let mut turn = turn;
    for (side, text) in moves {
        if side != turn {
            sheet.push(Cell::written("", None, Stamp(0)));
        }
        sheet.push(Cell::written(&text, None, Stamp(0)));
        turn = side.other();
    }
}

/// Returns the starting position, on which all sources that give one must agree.
fn start(args: &ReconcileArgs, starts: &[Start; 2], journal: Option<&Game>) -> Result<Chess, Failure> {
    let mut named: Option<(String, Chess)> = None;
    if let Some(fen) = &args.start {
        let start = read_fen(fen, variant::of_fen(args.variant.as_deref())?, FenReach::Reachable);
        let start = start.map_err(|fault| Failure::usage(fen_refused(fen, fault, FenSource::Option)))?;
        named = Some(("--start".to_owned(), start));
    }
    let setup = |position: &Chess| {
        let setup = position.clone().to_setup(EnPassantMode::Legal);
        (setup.board, setup.turn, setup.castling_rights, setup.ep_square)
    };
    for (own, path) in starts.iter().zip([&args.white, &args.black]) {
        let Some(line) = own.line else { continue };
        match &named {
            Some((other, position)) if setup(position) != setup(&own.position) => {
                let message = Message::new("score-starts-differ")
                    .with("file", path.display().to_string())
                    .with("line", line)
                    .with("other", other.as_str());
                return Err(Failure::usage(message));
            }
            Some(_) => {}
            None => named = Some((path.display().to_string(), own.position.clone())),
        }
    }
    let kept = journal.map(|game| game.line().start());
    match (named, kept, &args.journal) {
        (Some((other, position)), Some(kept), Some(path)) if setup(&position) != setup(kept) => {
            let message = Message::new("score-journal-start").with("file", path.display().to_string());
            Err(Failure::usage(message.with("other", other)))
        }
        (named, kept, _) => Ok(named.map(|(_, position)| position).or(kept.cloned()).unwrap_or_default()),
    }
}

/// Parses a board's placement: a whole FEN, or its first field.
pub(super) fn board(option: &'static str, fen: Option<&str>) -> Result<Option<Board>, Failure> {
    let Some(fen) = fen else { return Ok(None) };
    let placement = fen.split_whitespace().next().unwrap_or_default();
    let board = Board::from_ascii_board_fen(placement.as_bytes());
    board.map(Some).map_err(|_| no_position(option, fen))
}

fn no_position(option: &'static str, fen: &str) -> Failure {
    Failure::usage(Message::new("score-no-position").with("option", option).with("fen", fen))
}
