//! `annabella report`: what happened in a game besides the moves, for the chief arbiter.

mod as_json;
mod clauses;
mod clock_change;
mod clock_plot;
mod dispute;
mod following;
mod game_report;
mod occurrence;
mod page;
mod reading;
mod repeats;
mod sentences;
mod settling;
mod summary;
mod words;

use crate::chess::notation::Letters;
use crate::cli::common::answer::print_lines;
use crate::cli::common::games_folder::game_path;
use crate::cli::scores::record;
use crate::devices::storage::journal;
use crate::devices::storage::journal::{Entry, Header};
use crate::devices::storage::output_file::save;
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Message, Words};
use clap::{Args, ValueEnum};
use game_report::GameReport;
use sentences::Sentences;
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
pub struct ReportArgs {
    #[arg(value_parser = game_path)]
    pub game: PathBuf,
    #[arg(long, value_enum, value_delimiter = ',')]
    pub to: Vec<ReportForm>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(10..=500))]
    pub width: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(long)]
    pub damaged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportForm {
    Txt,
    Json,
    #[value(alias = "htm")]
    Html,
}

/// Prints the report in the requested forms, or writes it in one form to a file.
pub(crate) fn run(args: &ReportArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let forms = if as_json { vec![ReportForm::Json] } else { forms(args) };
    if args.output.is_some() && forms.len() > 1 {
        return Err(Failure::usage(Message::new("sheet-one-form")));
    }
    let account = account(args, words.language().into())?;
    let report = Sentences { account: &account, words };
    let text = |form: &ReportForm| match form {
        ReportForm::Txt => page::lines(&report, args.width.map(usize::from)).join("\n"),
        ReportForm::Json => as_json::object(&report).to_string(),
        ReportForm::Html => page::page(&report).trim_end().to_owned(),
    };
    let texts: Vec<String> = forms.iter().map(text).collect();
    match &args.output {
        Some(file) => {
            let content = texts.join("\n") + "\n";
            save(file, content.as_bytes(), args.force).map_err(Failure::usage)?;
        }
        None => print_lines(&[texts.join("\n\n")]),
    }
    Ok(DONE)
}

/// Returns the requested forms; without `--to`, the one that the ending of the file names, or text.
fn forms(args: &ReportArgs) -> Vec<ReportForm> {
    let ending = || args.output.as_ref()?.extension()?.to_str();
    match (args.to.as_slice(), ending()) {
        ([], Some(ending)) => vec![ReportForm::from_str(ending, true).unwrap_or(ReportForm::Txt)],
        ([], None) => vec![ReportForm::Txt],
        (forms, _) => forms.to_vec(),
    }
}

/// Reads the journal and returns the account of its game.
fn account(args: &ReportArgs, letters: Letters) -> Result<GameReport, Failure> {
    let told = Failure::usage::<journal::JournalError>;
    if !record::is_journal(&args.game).map_err(told)? {
        let file = args.game.display().to_string();
        return Err(Failure::usage(Message::new("report-no-journal").with("file", file)));
    }
    let contents = journal::read::<Header, Entry>(&args.game).map_err(told)?;
    if let Some(fault) = contents.fault.as_ref().filter(|_| !args.damaged) {
        return Err(Failure::usage(
            Message::new("journal-damaged").with("cause", fault.message(&args.game.display().to_string())),
        ));
    }
    let account = GameReport::of(&args.game, &contents, letters);
    account.map_err(Failure::usage)
}
