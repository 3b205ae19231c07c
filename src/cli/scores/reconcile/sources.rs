//! The files and positions to reconcile.

use super::ReconcileArgs;
use super::laws::LawArgs;
use crate::chess::{Board, Chess, Color, DeclaredChess, EnPassantMode, FenReach, Position, read_fen};
use crate::cli::common::{answer, variant};
use crate::cli::scores::games::{GamesError, Told};
use crate::cli::scores::{games, record};
use crate::clock::Stamp;
use crate::devices::platform::streams::complain;
use crate::devices::storage::input_file::{self, InputFile};
use crate::game::Game;
use crate::reconcile::UnderLaws;
use crate::scoresheet::file::{FileGame, FileRemark, FileRemarkKind, Start};
use crate::scoresheet::{Cell, Scoresheet, Scoresheets};
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

/// The files of a dispute, each opened once, although a journal can contain both scoresheets.
#[derive(Default)]
pub(crate) struct SourceFiles(Vec<InputFile>);

impl SourceFiles {
    /// Returns an opened file.
    pub fn of(&mut self, path: &Path) -> Result<&mut InputFile, Failure> {
        let opened = self.0.iter().position(|file| file.path() == path);
        let index = opened.unwrap_or(self.0.len());
        if opened.is_none() {
            self.0.push(InputFile::open(path).map_err(Failure::usage)?);
        }
        Ok(&mut self.0[index])
    }
}

impl Sources {
    /// Reads all files.
    pub fn read(args: &ReconcileArgs, files: &mut SourceFiles, words: &Words) -> Result<Sources, Failure> {
        let journal = args.journal.as_deref().map(|path| {
            let kept = record::kept(files.of(path)?, args.damaged).map_err(Failure::usage)?;
            Ok(kept.game)
        });
        let journal = journal.transpose()?;
        if let (Ok(white), Ok(black)) = (args.white.canonicalize(), args.black.canonicalize())
            && white == black
            && !input_file::begins_as_journal(files.of(&args.white)?)
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
        let white = Source::read(args, files.of(&args.white)?, Color::White, option, &mut laws)?;
        let black = Source::read(args, files.of(&args.black)?, Color::Black, option, &mut laws)?;
        if white.is_blank() && black.is_blank() {
            return Err(Failure::usage(GamesError::Empty(args.white.clone(), None)));
        }
        let sources = [(&white, args.white.as_path()), (&black, args.black.as_path())];
        for (source, path) in sources {
            source.remarks().iter().for_each(|remark| games::tell(path, remark, args.told, words));
        }
        let starts = [white.start(&args.white, option)?, black.start(&args.black, option)?];
        let inferred = |(start, (source, _)): &(&Start, (&Source, &Path))| {
            source.declared().or(option).infers_chess960(&start.position)
        };
        if let Some((_, (_, path))) = starts.iter().zip(sources).find(inferred) {
            let inferred = chess960_inferred(&path.display().to_string());
            complain(&answer::line(&inferred, words, args.told == Told::AsJson));
        }
        let start = start(args, &starts, journal.as_ref())?;
        let copied = white.is_copy_of(&black);
        let sheets = Scoresheets {
            white: white.sheet(&args.white, Color::White, &start, option, words)?,
            black: black.sheet(&args.black, Color::Black, &start, option, words)?,
        };
        Ok(Sources { start, sheets, journal, copied, laws: laws.under() })
    }
}

/// A scoresheet to compare.
enum Source {
    /// A player's scoresheet in a journal, and the starting position of the game.
    Kept { sheet: Scoresheet, start: Chess, declared: DeclaredChess },
    /// The scoresheet in a text.
    Written { score: Box<FileGame>, text: Vec<u8> },
}

impl Source {
    /// Reads a scoresheet; from a journal, that of `owner`. Errors name the file and the line.
    fn read(
        args: &ReconcileArgs,
        file: &mut InputFile,
        owner: Color,
        option: DeclaredChess,
        laws: &mut LawArgs,
    ) -> Result<Source, Failure> {
        let path = &file.path().to_path_buf();
        if input_file::begins_as_journal(file) {
            let kept = record::kept(file, args.damaged).map_err(Failure::usage)?;
            let settings = kept.game.settings();
            let declared = settings.variant.declared();
            variant::must_agree(path, option, declared)?;
            laws.agree_with(path, settings)?;
            // Only what the player has written is evidence, not what the game knows of a move.
            let mut sheet = Scoresheet::new(owner);
            for cell in kept.game.score(owner).cells() {
                sheet.push(Cell { offer: cell.offer, ..Cell::written(&cell.text, None, Stamp(0)) });
            }
            if args.damaged {
                append(&mut sheet, kept.game.line().position().turn(), kept.evidence);
            }
            if sheet.cells().iter().all(Cell::is_blank) {
                let file = path.display().to_string();
                return Err(Failure::usage(Message::new("score-none-made").with("file", file)));
            }
            return Ok(Source::Kept { sheet, start: kept.game.line().start().clone(), declared });
        }
        let text = file.whole(games::LONGEST).map_err(Failure::usage)?;
        let choose =
            |which| games::of_text(path, text).and_then(|games| games::choose_from(games, path, which));
        let score = match choose(None) {
            // A player may have left the scoresheet empty.
            Err(GamesError::Empty(_, None)) => FileGame::default(),
            Err(GamesError::Several { .. }) if args.which.is_some() => {
                choose(args.which.as_deref()).map_err(Failure::usage)?
            }
            read => read.map_err(Failure::usage)?,
        };
        variant::must_agree(path, option, score.declared())?;
        if let Some(line) = score.line_of_row(MOST_ROWS) {
            let long = Message::new("score-too-long").with("line", line);
            let file = path.display().to_string();
            return Err(Failure::usage(Message::new("score-file").with("file", file).with("cause", long)));
        }
        Ok(Source::Written { score: Box::new(score), text: text.to_vec() })
    }

    /// Whether it is a scoresheet that its player has left empty.
    fn is_blank(&self) -> bool {
        matches!(self, Source::Written { score, .. } if score.is_blank())
    }

    /// Whether both are the same, letter for letter.
    fn is_copy_of(&self, other: &Source) -> bool {
        match (self, other) {
            (Source::Written { text, .. }, Source::Written { text: other, .. }) => text == other,
            (Source::Kept { sheet, start, .. }, Source::Kept { sheet: other, start: of_other, .. }) => {
                sheet.cells() == other.cells() && start == of_other
            }
            _ => false,
        }
    }

    fn remarks(&self) -> &[FileRemark] {
        match self {
            Source::Kept { .. } => &[],
            Source::Written { score, .. } => &score.remarks,
        }
    }

    fn declared(&self) -> DeclaredChess {
        match self {
            Source::Kept { declared: DeclaredChess::Chess960, .. } => DeclaredChess::Chess960,
            Source::Kept { .. } => DeclaredChess::Undeclared,
            Source::Written { score, .. } => score.declared(),
        }
    }

    /// Returns the starting position of a scoresheet; the usual one if it gives none.
    fn start(&self, path: &Path, option: DeclaredChess) -> Result<Start, Failure> {
        match self {
            // The first line of a journal has its settings.
            Source::Kept { start, .. } => Ok(Start { line: Some(1), position: start.clone() }),
            Source::Written { score, .. } => {
                score.start(option).map_err(|remark| Failure::usage(games::in_file(path, &remark)))
            }
        }
    }

    /// Returns the cells in the order of the moves from `start`.
    fn sheet(
        &self,
        path: &Path,
        owner: Color,
        start: &Chess,
        option: DeclaredChess,
        words: &Words,
    ) -> Result<Scoresheet, Failure> {
        let score = match self {
            Source::Kept { sheet, .. } => return Ok(sheet.clone()),
            Source::Written { score, .. } => score,
        };
        let failed = |remark: FileRemark| Failure::usage(games::in_file(path, &remark));
        let mut sheet = score.sheet(owner, start).map_err(failed)?;
        // Kings put to the centre after the game are not entries.
        let read = score.as_ref().clone().read(option);
        let centre = |remark: &&FileRemark| matches!(remark.kind, FileRemarkKind::KingsInCentre(_));
        if let Some(remark) = read.remarks.iter().find(centre) {
            complain(&words.say(&games::in_file(path, remark)));
            sheet.truncate(read.record.line.len());
        }
        Ok(sheet)
    }
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
