//! `annabella reconcile`: compares two score files with each other and with the boards.

use super::record;
use crate::chess::notation::Letters;
use crate::chess::{
    Board, Chess, Color, DeclaredChess, EnPassantMode, Fen, FenReach, Ply, Position, San, read_fen,
};
use crate::cli::common::answer::{AnswerLine, print_lines, speak};
use crate::cli::common::failure::{DONE, Failure, NO};
use crate::cli::common::table::Voice;
use crate::cli::common::variant;
use crate::clock::Stamp;
use crate::devices::platform::streams::complain;
use crate::game::Game;
use crate::reconcile::{
    Agreement, ByBoth, Decision, Discrepancy, Doubt, Finding, OtherEvidence, PlyRead, Reconstruction,
    Uncertain, Why, correction_lines, find, ply_message, prove, report_with_both,
};
use crate::scoresheet::typed::{self, TypedScore};
use crate::scoresheet::{Cell, Scoresheet, Scoresheets, text};
use crate::speech::{FenSource, Message, Notated, Worded, Words, chess960_inferred, fen_refused};
use clap::Args;
use serde_json::{Value, json};
use shakmaty::ByColor;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The most bytes of a file that are read; longer files are no scores.
const LONGEST: u64 = (1 << 20) + 1;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ReconcileArgs {
    #[arg(value_name = "WHITE")]
    pub white: PathBuf,
    #[arg(value_name = "BLACK")]
    pub black: PathBuf,
    #[arg(long, value_name = "FEN")]
    pub white_board: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub black_board: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub journal: Option<PathBuf>,
    #[arg(long)]
    pub full: bool,
    #[arg(long, default_value = "off")]
    pub speech: Voice,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(20..=5000))]
    pub rate: Option<u32>,
    #[arg(long, value_name = "FEN")]
    pub start: Option<String>,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(long)]
    pub damaged: bool,
}

/// Compares, and reports who corrects what. The exit status is 1 if the scores differ or a given
/// board is not as recorded.
pub(crate) fn run(args: &ReconcileArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let numbered = variant::start(args.variant.as_deref(), args.start.clone())?;
    let args = &ReconcileArgs { start: numbered, ..args.clone() };
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
    if let (Some(game), Some(path)) = (&journal, &args.journal) {
        variant::must_agree(path, option, game.settings().variant.declared())?;
    }
    let read = |path, owner| read(path, owner, args.damaged, option);
    let [(white, same), (black, other)] =
        [read(&args.white, Color::White)?, read(&args.black, Color::Black)?];
    let (typed, copied) = ([white, black], same == other);
    let start = start(args, &typed, journal.as_ref())?;
    let inferred = |score: &TypedScore| {
        score.start().is_some_and(|own| score.declared().or(option).infers_chess960(&own.position))
    };
    if let Some((_, path)) = typed.iter().zip([&args.white, &args.black]).find(|(score, _)| inferred(score)) {
        complain(&words.say(&chess960_inferred(&path.display().to_string())));
    }
    let sheet = |index: usize, path: &Path, owner| {
        typed[index].sheet(owner, &start).map_err(|error| in_file(path, &error))
    };
    let sheets = Scoresheets {
        white: sheet(0, &args.white, Color::White)?,
        black: sheet(1, &args.black, Color::Black)?,
    };
    let boards = ByColor {
        white: board("--white-board", args.white_board.as_deref())?,
        black: board("--black-board", args.black_board.as_deref())?,
    };
    let known = journal
        .as_ref()
        .map_or(Vec::new(), |game| game.line().plies().iter().map(|ply| Some(ply.mv)).collect());
    let agreement = Agreement::of(&sheets, &start);
    let last_right = journal.as_ref().map_or(ByColor::default(), |game| game.right_in(&agreement));
    let found = OtherEvidence { boards: boards.clone(), known, last_right };
    let (read, by_both) = prove(&start, &sheets, found);
    let finding = find(&agreement, boards, last_right, Some(&read));
    let comparison = ReconcileResults { finding, agreement, read, by_both, journal, words, full: args.full };
    if as_json {
        print_lines(&[comparison.json().to_string()]);
        return Ok(comparison.status());
    }
    let mut lines = comparison.lines();
    if copied && args.white != args.black {
        lines.push(AnswerLine::Said(Message::new("score-copied")));
    }
    print_lines(&lines.iter().map(|line| line.text(words)).collect::<Vec<String>>());
    speak(args.speech, args.rate, &lines, words);
    Ok(comparison.status())
}

/// A score file and its bytes; for a game's journal, the score that was kept for that side. Errors
/// name the file and the line.
fn read(
    path: &Path,
    owner: Color,
    damaged: bool,
    option: DeclaredChess,
) -> Result<(TypedScore, Vec<u8>), Failure> {
    if record::is_journal(path).map_err(|error| Failure::usage(error.message()))? {
        let game = record::game(path, damaged).map_err(Failure::usage)?;
        variant::must_agree(path, option, game.settings().variant.declared())?;
        let start = game.line().start();
        let fen = Fen::from_position(start, EnPassantMode::Legal);
        let mut sheet = game.score(owner).clone();
        if damaged {
            let evidence = record::evidence(path).map_err(Failure::usage)?;
            write_behind(&mut sheet, game.line().position().turn(), evidence);
        }
        if sheet.cells().iter().all(Cell::is_blank) {
            let file = path.display().to_string();
            return Err(Failure::usage(Message::new("score-none-made").with("file", file)));
        }
        let variant = match game.settings().variant.declared() {
            DeclaredChess::Chess960 => "[Variant \"Chess960\"]\n",
            DeclaredChess::Standard | DeclaredChess::Undeclared => "",
        };
        let score = format!("{variant}[FEN \"{fen}\"]\n\n{}", text::sheet(&sheet, start));
        let typed = typed::read(score.as_bytes()).map_err(|error| in_file(path, &error))?;
        return Ok((typed, score.into_bytes()));
    }
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes));
    read.map_err(|error| {
        let shown = Message::new("score-unreadable").with("file", path.display().to_string());
        Failure::usage(shown.with("text", error.to_string()))
    })?;
    let typed = typed::read_as(&bytes, option).map_err(|error| in_file(path, &error))?;
    variant::must_agree(path, option, typed.declared())?;
    Ok((typed, bytes))
}

/// Writes moves behind a score that breaks off. How many are missing between is not known: where the sides
/// do not alternate, a cell is left empty.
fn write_behind(sheet: &mut Scoresheet, turn: Color, moves: Vec<(Color, String)>) {
    let mut turn = turn;
    for (side, text) in moves {
        if side != turn {
            sheet.push(Cell::written("", None, Stamp(0)));
        }
        sheet.push(Cell::written(&text, None, Stamp(0)));
        turn = side.other();
    }
}

fn in_file(path: &Path, error: &dyn Worded) -> Failure {
    let file = path.display().to_string();
    Failure::usage(Message::new("score-file").with("file", file).with("cause", error.message()))
}

/// The start position, on which all sources that name one must agree.
fn start(args: &ReconcileArgs, typed: &[TypedScore; 2], journal: Option<&Game>) -> Result<Chess, Failure> {
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
    for (typed, path) in typed.iter().zip([&args.white, &args.black]) {
        let Some(own) = typed.start() else { continue };
        match &named {
            Some((other, position)) if setup(position) != setup(&own.position) => {
                let message = Message::new("score-starts-differ")
                    .with("file", path.display().to_string())
                    .with("line", own.line)
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

/// A board's placement: a whole FEN, or its first field.
fn board(option: &'static str, fen: Option<&str>) -> Result<Option<Board>, Failure> {
    let Some(fen) = fen else { return Ok(None) };
    let placement = fen.split_whitespace().next().unwrap_or_default();
    let board = Board::from_ascii_board_fen(placement.as_bytes());
    board.map(Some).map_err(|_| no_position(option, fen))
}

fn no_position(option: &'static str, fen: &str) -> Failure {
    Failure::usage(Message::new("score-no-position").with("option", option).with("fen", fen))
}

/// The results of all comparisons.
struct ReconcileResults<'a> {
    agreement: Agreement<'a>,
    finding: Finding,
    read: Reconstruction,
    by_both: ByBoth,
    journal: Option<Game>,
    words: &'a Words,
    /// Whether everything that was found is told.
    full: bool,
}

impl ReconcileResults<'_> {
    fn letters(&self) -> Letters {
        self.words.language().into()
    }

    /// 1 if the scores differ, a given board is wrong, or nothing can be known.
    fn status(&self) -> u8 {
        let well = matches!(self.finding.decision, None | Some(Decision::BoardsMatch));
        let unknown = self.read.line.is_empty() || self.read.doubt == Some(Doubt::TwoGames);
        if self.agreement.agree && well && !unknown { DONE } else { NO }
    }

    /// The lines of the answer: the verdict and its grounds, what to do, the question, the open
    /// places; everything else only if it was asked for.
    fn lines(&self) -> Vec<AnswerLine> {
        let report =
            report_with_both(&self.agreement, &self.finding, &self.read, &self.by_both, self.letters());
        let mut lines = report.verdict;
        lines.extend(report.details);
        // A game taken back is set up by its moves; the pegs one by one only if asked for.
        let by_letter = self.full || self.finding.decision != Some(Decision::Retrace);
        let by_letter = if by_letter { correction_lines(&self.finding.corrections) } else { Vec::new() };
        lines.extend(if by_letter.is_empty() {
            correction_lines(&self.by_both.corrections)
        } else {
            by_letter
        });
        lines.extend(self.times());
        lines.extend(self.unknown());
        if !self.full {
            lines.extend(self.first_difference());
        }
        lines.extend(self.question());
        let (open, settled) = self.explained();
        lines.extend(open);
        let besides = self.besides();
        let game = !self.read.discrepancies.is_empty() && !self.read.line.is_empty();
        let more = game || besides.is_some() || self.finding.decision == Some(Decision::Retrace);
        if self.full {
            lines.extend(settled);
            lines.extend(self.uncertain());
        } else if more {
            lines.extend(besides);
            lines.push(Message::new("verdict-more"));
        }
        let mut lines: Vec<AnswerLine> = lines.into_iter().map(AnswerLine::Said).collect();
        if self.full {
            lines.extend(self.game());
        }
        lines
    }

    /// That nothing can be known, or only so far; without boards and in full, how much.
    fn unknown(&self) -> Vec<Message> {
        let read = &self.read;
        let nothing = read.line.is_empty() || read.doubt.is_some() || !read.complete;
        let told = nothing || self.full || self.by_both.verdict.is_none();
        let told = told && !read.discrepancies.is_empty();
        if told { self.summary() } else { Vec::new() }
    }

    /// The number of plies after which the boards are to be set up.
    fn moment(&self) -> usize {
        match self.finding.decision {
            Some(Decision::Retrace) => self.agreement.agreed_plies,
            _ => self.agreement.line.len(),
        }
    }

    /// The journal's times after that many plies, for the arbiter to set.
    fn times(&self) -> Vec<Message> {
        let Some(game) = &self.journal else { return Vec::new() };
        let mut lines = Vec::new();
        let told = self.agreement.line.plies().iter().zip(game.line().plies());
        if let Some(index) = told.map(|(told, kept)| told.mv != kept.mv).position(|differs| differs) {
            let mv = self.notated(game, Ply::after(index));
            let ply = ply_message(game.line(), Ply::after(index));
            lines.push(Message::new("verdict-journal-differs").with("ply", ply).with("move", mv));
        }
        let plies = self.moment();
        match (game.moment(plies), Ply::last_of(plies)) {
            (Some(moment), None) => lines.push(
                Message::new("verdict-times-start").with("white", moment.white).with("black", moment.black),
            ),
            (Some(moment), Some(last)) => lines.push(
                Message::new("verdict-times")
                    .with("ply", ply_message(game.line(), last))
                    .with("white", moment.white)
                    .with("black", moment.black),
            ),
            (None, _) if game.line().len() < plies => {
                lines.push(Message::new("verdict-journal-short").with("plies", game.line().len()));
            }
            (None, _) => {}
        }
        let [white, black] = self.counter();
        lines.push(Message::new("verdict-counter").with("white", white).with("black", black));
        lines
    }

    /// How many moves White and Black have made by then.
    fn counter(&self) -> [usize; 2] {
        let made = |side| {
            let plies = self.agreement.line.plies().iter().take(self.moment());
            plies.filter(|ply| ply.by == side).count()
        };
        [made(Color::White), made(Color::Black)]
    }

    fn notated(&self, game: &Game, ply: Ply) -> Notated {
        let played = &game.line()[ply];
        Notated::played(&played.before, played.mv, self.letters())
    }

    /// How much of the game the scores give together.
    fn summary(&self) -> Vec<Message> {
        let read = &self.read;
        let plies = read.line.len();
        let overall = read.doubt.map(|doubt| doubt.message());
        let until =
            || Message::new("verdict-read-until").with("ply", ply_message(&read.line, read.line.next_ply()));
        if read.doubt == Some(Doubt::TwoGames) {
            return overall.into_iter().chain([until()]).collect();
        }
        if plies == 0 {
            return vec![Message::new("verdict-read-nothing"), Message::new("verdict-other-start")];
        }
        let sure = read.plies.iter().filter(|ply| ply.is_sure()).count();
        let mut lines = vec![match sure {
            _ if sure == plies => Message::new("verdict-read-sure").with("plies", plies),
            0 => Message::new("verdict-read-unsure").with("plies", plies),
            _ => Message::new("verdict-read").with("plies", plies).with("sure", sure),
        }];
        lines.extend(overall);
        if !read.complete {
            lines.push(until());
        }
        if !read.complete && sure == 0 {
            lines.push(Message::new("verdict-other-start"));
        }
        lines
    }

    /// The question whose answer decides most.
    fn question(&self) -> Option<Message> {
        let question = self.read.question.as_ref()?;
        let before = self.read.line.position_before(question.ply);
        // Two choices of different readings may be written alike.
        let mut texts: Vec<String> = Vec::new();
        for &mv in &question.choices {
            let text = self.letters().write(&San::from_move(before, mv));
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        if texts.len() < 2 {
            return None;
        }
        let choice = |text| Message::new("verdict-written").with("text", text);
        let choices: Vec<Message> = texts.into_iter().take(3).map(choice).collect();
        let ply = ply_message(&self.read.line, question.ply);
        let asked = Message::new("verdict-question").with("ply", ply).with("choices", choices);
        Some(match question.decides {
            0 | 1 => asked,
            decides => {
                Message::new("verdict-question-decides").with("question", asked).with("decides", decides)
            }
        })
    }

    /// What was played where the scores first differ, if that is settled.
    fn first_difference(&self) -> Option<Message> {
        let ply = self.agreement.first_difference?;
        let own = self.read.discrepancies.iter().find(|own| own.ply == ply && !own.is_open())?;
        let settled = !matches!(own.why, Why::Slip(_) | Why::Lost | Why::LeftOver);
        settled.then(|| {
            Message::new("verdict-difference")
                .with("ply", ply_message(&self.read.line, ply))
                .with("why", own.why_in(self.letters()))
        })
    }

    /// The discrepancies that are open, and those that are settled.
    fn explained(&self) -> (Vec<Message>, Vec<Message>) {
        // Shifted rows and the end of what is known were reported above.
        let slips = !self.agreement.record.shifts().is_empty();
        let told = |discrepancy: &&Discrepancy| match discrepancy.why {
            Why::Slip(_) => slips,
            why => why == Why::Lost,
        };
        let discrepancies = self.read.discrepancies.iter().filter(|discrepancy| !told(discrepancy));
        let (open, settled): (Vec<_>, Vec<_>) = discrepancies.partition(|discrepancy| discrepancy.is_open());
        let line = |discrepancy: &Discrepancy| {
            // Other reasons follow after all discrepancies, each once.
            let why = match discrepancy.names_rivals() {
                true => discrepancy.message_in(self.letters()),
                false => discrepancy.why_in(self.letters()),
            };
            let ply = ply_message(&self.read.line, discrepancy.ply);
            Message::new("verdict-difference").with("ply", ply).with("why", why)
        };
        let [open, settled] =
            [("verdict-still-open", open), ("verdict-settled", settled)].map(|(heading, discrepancies)| {
                let count = discrepancies.len();
                let heading = (count > 0).then(|| Message::new(heading).with("count", count));
                heading.into_iter().chain(discrepancies.into_iter().map(line)).collect()
            });
        (open, settled)
    }

    /// Which moves are uncertain though no difference that is told is open there.
    fn besides(&self) -> Option<Message> {
        let open = self.read.discrepancies.iter().filter(|own| own.is_open()).map(|own| own.ply);
        Uncertain::besides(&self.read, &open.collect::<Vec<Ply>>())
    }

    /// Why moves are uncertain, each reason once.
    fn uncertain(&self) -> Vec<Message> {
        let uncertain = Uncertain::of(&self.read);
        let line = |uncertain: &Uncertain| {
            let plies = uncertain.plies(&self.read.line);
            Message::new("verdict-uncertain").with("plies", plies).with("why", uncertain.doubt.message())
        };
        let heading = (!uncertain.is_empty()).then(|| Message::new("verdict-uncertain-heading"));
        heading.into_iter().chain(uncertain.iter().map(line)).collect()
    }

    /// The most probable game, unless both sheets show it already.
    fn game(&self) -> Vec<AnswerLine> {
        let read = &self.read;
        if read.discrepancies.is_empty() || read.line.is_empty() {
            return Vec::new();
        }
        // Where nothing is certain, mark the moves that only one score names.
        let no_proof = read.doubt == Some(Doubt::NoProof);
        let marked = |ply: &PlyRead| if no_proof { ply.named < 2 } else { !ply.is_sure() };
        let heading = match read.plies.iter().any(marked) {
            true if no_proof => "verdict-game-no-proof",
            true => "verdict-game",
            false => "verdict-game-sure",
        };
        let mut lines = vec![AnswerLine::Said(Message::new(heading))];
        let marks = std::cell::RefCell::new(read.plies.iter().map(marked));
        let rows = text::line(&read.line, &|position, mv| {
            let mark = if marks.borrow_mut().next() == Some(true) { "?" } else { "" };
            self.letters().write(&San::from_move(position, mv)) + mark
        });
        lines.extend(rows.lines().map(|row| AnswerLine::Row(row.to_owned())));
        lines
    }

    /// The JSON object.
    fn json(&self) -> Value {
        let agreement = &self.agreement;
        let fen = Fen::from_position(&agreement.agreed, EnPassantMode::Legal).to_string();
        let discrepancies: Vec<Value> = self
            .read
            .discrepancies
            .iter()
            .map(|discrepancy| {
                json!({
                    "ply": discrepancy.ply,
                    "white": discrepancy.white,
                    "black": discrepancy.black,
                    "read": discrepancy.read.as_ref().map(ToString::to_string),
                    "sure": discrepancy.sure,
                    "reason": discrepancy.why.code(),
                    "doubt": discrepancy.doubt.map(Doubt::code),
                    "why": self.words.say(&discrepancy.message_in(self.letters())),
                    "rivals": discrepancy.rivals.iter().map(ToString::to_string).collect::<Vec<String>>(),
                })
            })
            .collect();
        let since = |side| self.finding.deviations.get(side).as_ref()?.since();
        let mut object = json!({
            "agree": agreement.agree,
            "agreed_plies": agreement.agreed_plies,
            "agreed_fen": fen,
            "verdict": self.finding.verdict(),
            "corrections": {
                "white": self.finding.corrections.white,
                "black": self.finding.corrections.black,
            },
            "since": { "white": since(Color::White), "black": since(Color::Black) },
            "by_both": self.by_both,
            "differences": discrepancies,
            "reconstruction": {
                "moves": self.read.moves(),
                "sure": self.read.sure(),
                "degree": self.read.degrees(),
                "probability": self.read.probabilities(),
                "doubts": self.read.plies.iter().map(|ply| ply.doubt.map_or("none", Doubt::code)).collect::<Vec<_>>(),
                "doubt": self.read.doubt.map(Doubt::code),
                "complete": self.read.complete,
            },
        });
        if let Some(game) = &self.journal {
            let moment = game.moment(self.moment());
            let [white, black] = self.counter();
            object["proposed"] = json!({
                "plies": self.moment(),
                "white_ms": moment.map(|moment| moment.white),
                "black_ms": moment.map(|moment| moment.black),
                "white_moves": white,
                "black_moves": black,
            });
        }
        object
    }
}
