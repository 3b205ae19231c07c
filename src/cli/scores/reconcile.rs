//! `annabella reconcile`: compares two scoresheet files with each other and with the boards.

mod laws;
mod picture;
mod results;
pub(super) mod sources;

use super::games::Told;
use super::tridim;
use crate::chess::ByColor;
use crate::cli::common::answer::{AnswerLine, print_answer, print_lines, speak};
use crate::cli::common::games_folder::game_path;
use crate::cli::common::table::{Choice, ENGINES, RATES};
use crate::cli::common::variant;
use crate::devices::voice::Engine;
use crate::reconcile::{Agreement, OtherEvidence, find, prove};
use crate::speech::failure::Failure;
use crate::speech::{Message, Words};
use clap::Args;
use laws::LawArgs;
use picture::{Dispute, PictureForm};
use results::ReconcileResults;
use sources::{SourceFiles, Sources, board};
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
pub struct ReconcileArgs {
    #[arg(value_name = "WHITE", value_parser = game_path)]
    pub white: PathBuf,
    #[arg(value_name = "BLACK", value_parser = game_path)]
    pub black: PathBuf,
    #[arg(long, value_name = "FEN")]
    pub white_board: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub black_board: Option<String>,
    #[arg(long, value_name = "FILE", value_parser = game_path)]
    pub journal: Option<PathBuf>,
    #[arg(long)]
    pub full: bool,
    #[arg(long, default_value = "off", value_parser = Choice(&ENGINES))]
    pub speech: Engine,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
    #[arg(long, value_name = "FEN")]
    pub start: Option<String>,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(long)]
    pub damaged: bool,
    #[arg(long = "game", value_name = "NUMBER|NAME")]
    pub which: Option<String>,
    #[command(flatten)]
    pub laws: LawArgs,
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(skip)]
    pub told: Told,
}

/// Compares the scoresheets and reports who corrects what.
/// The exit status is 1 if the scoresheets differ or a given board does not match the game.
pub(crate) fn run(args: &ReconcileArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let mut files = SourceFiles::default();
    if let Some(status) = tridim::reconcile(args, &mut files, words, as_json)? {
        return Ok(status);
    }
    let form = args.output.as_deref().map(PictureForm::of).transpose()?;
    let numbered = variant::start(args.variant.as_deref(), args.start.clone())?;
    let args = &ReconcileArgs { start: numbered, ..args.clone() };
    let Sources { start, sheets, journal, copied, laws } = Sources::read(args, &mut files, words)?;
    let boards = ByColor {
        white: board("--white-board", args.white_board.as_deref())?,
        black: board("--black-board", args.black_board.as_deref())?,
    };
    let known = journal
        .as_ref()
        .map_or(Vec::new(), |game| game.line().plies().iter().map(|ply| Some(ply.mv)).collect());
    let agreement = Agreement::of(&sheets, &start);
    let last_right = journal.as_ref().map_or(ByColor::default(), |game| game.right_in(&agreement));
    let found = OtherEvidence { boards: boards.clone(), known, last_right, laws };
    let (read, by_both) = prove(&start, &sheets, found);
    let finding = find(&agreement, boards, last_right, Some(&read));
    let comparison =
        ReconcileResults { finding, agreement, read, by_both, journal, laws, words, full: args.full };
    if let (Some(file), Some(form)) = (&args.output, form) {
        Dispute::of(&comparison).write(file, form, args.force)?;
    }
    if as_json {
        print_lines(&[comparison.json().to_string()]);
        return Ok(comparison.status());
    }
    let mut lines = comparison.lines();
    if copied && args.white != args.black {
        lines.push(AnswerLine::Said(Message::new("score-copied")));
    }
    print_answer(&lines, words);
    speak(args.speech, args.rate, &lines, words);
    Ok(comparison.status())
}
