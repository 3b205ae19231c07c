//! `annabella play`: a game, from the settings to the table.

use super::table::TableArgs;
use super::{DEVICE, DONE, Failure, language_of, record, resume};
use crate::chess::{Color, notation::Letters};
use crate::clock::{Control, ControlError, Span, Stamp, Thresholds, ThresholdsError};
use crate::devices::journal::{Journal, Opened};
use crate::devices::keyboard::Keyboard;
use crate::devices::record::{Entry, Header, last_of};
use crate::devices::recorder::{Microphones, Recorder};
use crate::devices::seclusion::secluded;
use crate::devices::table::{Places, Signal, Table, open_boards};
use crate::devices::terminal::Terminal;
use crate::devices::timepiece::Timepiece;
use crate::devices::voice::Voices;
use crate::devices::wakeful::Wakeful;
use crate::game::{AnnounceBy, Duties, DutyError, Game, Input, Settings, SideSettings, StartError, Turned};
use crate::laws::Edition;
use crate::speech::{Language, Message, Style, Worded, routing::Seat};
use crate::tactile::Timing;
use clap::{Args, ValueEnum};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

/// How fast is spoken, in words a minute, unless `--rate` says otherwise: the engine's own rate.
pub(super) const RATE: u32 = 175;

/// How many cells the usual Braille display has.
const BRAILLE_CELLS: usize = 40;

#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long)]
    pub fen: Option<String>,
    #[arg(long)]
    pub white_deaf: bool,
    #[arg(long)]
    pub black_deaf: bool,
    #[arg(long)]
    pub white_assistant: Option<String>,
    #[arg(long)]
    pub black_assistant: Option<String>,
    #[arg(long)]
    pub laws: Option<Laws>,
    #[arg(long, value_name = "N")]
    pub no_draw_before: Option<u32>,
    #[arg(long)]
    pub sighted_press: Option<SightedPress>,
    #[arg(long, value_name = "PORT")]
    pub white_board: Option<String>,
    #[arg(long, value_name = "PORT")]
    pub black_board: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub white_name: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_name: Option<String>,
    #[arg(long)]
    pub repetition: Option<Repetition>,
    #[arg(long)]
    pub announce_by: Option<By>,
    #[arg(long, value_parser = language_of, value_name = "LANGUAGE")]
    pub announce_language: Option<Language>,
    #[arg(long)]
    pub style: Option<HowMuch>,
    #[arg(long, value_name = "LANGUAGE")]
    pub notation: Option<String>,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(0..=2000))]
    pub debounce: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(0..=60000))]
    pub quiet: Option<u64>,
    #[arg(long)]
    pub white_turned: bool,
    #[arg(long)]
    pub black_turned: bool,
    #[arg(long, value_name = "NAME")]
    pub white_microphone: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_microphone: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Repetition {
    Required,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum SightedPress {
    Announced,
    Executed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Laws {
    #[value(name = "2023")]
    Laws2023,
    #[value(name = "2005")]
    Laws2005,
    #[value(name = "2001")]
    Laws2001,
    #[value(name = "1997")]
    Laws1997,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum By {
    Program,
    Player,
    Auto,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum HowMuch {
    Full,
    Short,
}

/// A game as it is found: new, or on a journal.
struct Found {
    game: Game,
    keeping: Keeping,
    last: Stamp,
    /// What the table is told first.
    first: Option<Input>,
    terminal: Terminal,
    notes: Vec<Message>,
}

/// Where a game is kept.
enum Keeping {
    /// In a new journal, here or where the user's data is.
    New(Option<PathBuf>),
    /// In the journal it was found on.
    On(Journal),
}

/// Plays.
pub(super) fn run(args: &PlayArgs, interface: Language, json: bool) -> Result<u8, Failure> {
    table(args, json, || settings(args, interface))
}

/// Sits down at a table: with a game of these settings, or with the one that goes on.
pub(super) fn table(
    args: &PlayArgs,
    json: bool,
    settings: impl FnOnce() -> Result<Settings, Failure>,
) -> Result<u8, Failure> {
    let Found { game, keeping, last, first, terminal, notes } = match &args.table.resume {
        Some(file) => resumed(file, args, &settings()?, json)?,
        None => begun(args, settings()?, json)?,
    };
    for note in &notes {
        eprintln!("{}", terminal.words().say(note));
    }
    let settings = game.settings().clone();
    if settings.arbiter {
        secluded(|variable| std::env::var(variable).ok()).map_err(|error| Failure::usage(error.message()))?;
    }
    let timepiece = Timepiece::starting_at(last);
    let (sender, inbox) = channel();
    // A port that is not there is said before a journal is begun.
    let links = open_boards(&boards(args, &settings), args.table.resume.is_some(), &sender, timepiece)
        .map_err(|error| Failure::device(error.message()))?;
    let journal = match keeping {
        Keeping::On(journal) => journal,
        Keeping::New(file) => {
            let file = file.map_or_else(record::new_journal_file, Ok)?;
            let journal = Journal::create(&file, &Header::new(settings.clone()));
            journal.map_err(|error| Failure::usage(error.message()))?
        }
    };
    let rate = args.table.rate.unwrap_or(RATE);
    let news = {
        let sender = sender.clone();
        move |news| {
            // The loop has ended where nobody takes it.
            let _ = sender.send(Signal::Voice(timepiece.now(), news));
        }
    };
    let (seat, arbiter) = (settings.seat, settings.arbiter);
    let voices = Voices::open(args.table.speech.into(), args.table.outlets(), rate, seat, arbiter, news);
    let recorder = {
        let sender = sender.clone();
        let microphones =
            Microphones { white: args.white_microphone.clone(), black: args.black_microphone.clone() };
        Recorder::new(journal.path(), microphones, move |news| {
            let _ = sender.send(Signal::Take(timepiece.now(), news));
        })
    };
    let _awake = Wakeful::hold(&terminal.words().say(&Message::new("play-awake")));
    let keyboard = std::io::stdin().is_terminal();
    let keys = args.table.keys.then(|| Keyboard::take(!json)).transpose().map_err(no_keys)?;
    let places = Places {
        game,
        journal,
        terminal,
        voices,
        recorder,
        rate,
        timepiece,
        sender,
        inbox,
        links,
        keyboard,
        keys,
    };
    let saved = Table::lay(places).play(first);
    Ok(if saved { DONE } else { DEVICE })
}

fn begun(args: &PlayArgs, settings: Settings, json: bool) -> Result<Found, Failure> {
    let terminal = terminal(&settings, json);
    let game = Game::new(settings).map_err(no_start)?;
    let keeping = Keeping::New(args.table.journal.clone());
    Ok(Found { game, keeping, last: Stamp(0), first: None, terminal, notes: Vec::new() })
}

fn resumed(file: &Path, args: &PlayArgs, given: &Settings, json: bool) -> Result<Found, Failure> {
    let opened: Opened<Header, Entry> =
        Journal::open(file).map_err(|error| Failure::usage(error.message()))?;
    let Opened { journal, header, entries, cut } = opened;
    let (last, gap) = last_of(&header, &entries);
    let settings = header.settings;
    let ignored = resume::ignored(args, given, &settings);
    let mut terminal = terminal(&settings, json);
    let mut game = Game::new(settings).map_err(no_start)?;
    let greeting = game.greeting();
    terminal.count(&greeting);
    for entry in &entries {
        let effects = game.handle(&entry.event);
        terminal.count(&effects);
    }
    let notes = cut.iter().map(Worded::message).chain(ignored).collect();
    let first = Some(Input::Resumed { gap });
    Ok(Found { game, keeping: Keeping::On(journal), last, first, terminal, notes })
}

/// The terminal, with lines for a Braille display where a deaf player reads it.
fn terminal(settings: &Settings, json: bool) -> Terminal {
    let terminal = Terminal::new(settings.interface, settings.announce, json);
    let reads = |side: Color, own: Seat| {
        settings.side(side).deaf && (settings.seat == Seat::Shared || settings.seat == own)
    };
    if reads(Color::White, Seat::White) || reads(Color::Black, Seat::Black) {
        return terminal.narrow(BRAILLE_CELLS);
    }
    terminal
}

fn no_start(error: StartError) -> Failure {
    Failure::usage(Message::new("play-no-start").with("fen", error.0))
}

fn no_keys(_: std::io::Error) -> Failure {
    Failure::usage(Message::new("keys-no-terminal"))
}

fn no_control(error: ControlError) -> Failure {
    Failure::usage(match error {
        ControlError::Unknown => Message::new("play-unknown-time-control"),
        ControlError::Unreadable(text) => Message::new("play-no-time-control").with("text", text),
    })
}

/// When a side is to be warned: its own option, else the one for both.
fn warnings(own: Option<&String>, both: Option<&String>) -> Result<Thresholds, Failure> {
    let Some(text) = own.or(both) else { return Ok(Thresholds::default()) };
    text.parse()
        .map_err(|error: ThresholdsError| Failure::usage(Message::new("play-no-warn").with("text", error.0)))
}

/// What those arguments settle.
///
/// # Errors
/// [`Failure`] for a time control, a notation or a duty that is none, and for assistants whom the
/// Laws do not provide for.
pub fn settings(args: &PlayArgs, interface: Language) -> Result<Settings, Failure> {
    let control = match args.table.time_control.as_deref() {
        None | Some("-") => None,
        Some(text) => Some(text.parse::<Control>().map_err(no_control)?),
    };
    let announce = args.announce_language.unwrap_or_default();
    let notation = match args.notation.as_deref() {
        Some(tag) => record::letters(Some(tag), interface)?,
        None => {
            let mut letters: Vec<Letters> = vec![interface.into(), announce.into()];
            letters.dedup();
            letters
        }
    };
    let impaired = args.table.white_impaired || args.table.black_impaired;
    let settings = Settings {
        white: SideSettings {
            impaired: args.table.white_impaired,
            board: args.white_board.clone(),
            name: args.white_name.clone(),
            deaf: args.white_deaf,
            assistant: duties(args.white_assistant.as_deref())?,
        },
        black: SideSettings {
            impaired: args.table.black_impaired,
            board: args.black_board.clone(),
            name: args.black_name.clone(),
            deaf: args.black_deaf,
            assistant: duties(args.black_assistant.as_deref())?,
        },
        control,
        clock_only: false,
        white_warn: warnings(args.table.white_warn.as_ref(), args.table.warn.as_ref())?,
        black_warn: warnings(args.table.black_warn.as_ref(), args.table.warn.as_ref())?,
        repetition: args.repetition.map_or(impaired, |repetition| repetition == Repetition::Required),
        announce_by: match args.announce_by {
            None | Some(By::Program) => AnnounceBy::Program,
            Some(By::Player) => AnnounceBy::Player,
            Some(By::Auto) => AnnounceBy::Auto,
        },
        style: match args.style {
            None | Some(HowMuch::Full) => Style::Full,
            Some(HowMuch::Short) => Style::Short,
        },
        announce,
        interface,
        notation,
        timing: Timing {
            debounce: args.debounce.map_or(Timing::default().debounce, Span),
            quiet: args.quiet.map_or(Timing::default().quiet, Span),
        },
        turned: Turned { white: args.white_turned, black: args.black_turned },
        arbiter: args.table.arbiter,
        seat: args.table.seat.unwrap_or_default().into(),
        laws: args.laws.map_or(Edition::default(), edition),
        start: args.fen.clone(),
        no_draw_before: args.no_draw_before,
        press_executed: args.sighted_press == Some(SightedPress::Executed),
    };
    settings.check_assistants().map_err(|error| Failure::usage(error.message()))?;
    Ok(settings)
}

fn duties(text: Option<&str>) -> Result<Option<Duties>, Failure> {
    let no_duty = |error: DutyError| Failure::usage(Message::new("settings-no-duty").with("value", error.0));
    text.map(|text| text.parse().map_err(no_duty)).transpose()
}

fn edition(laws: Laws) -> Edition {
    match laws {
        Laws::Laws2023 => Edition::Laws2023,
        Laws::Laws2005 => Edition::Laws2005,
        Laws::Laws2001 => Edition::Laws2001,
        Laws::Laws1997 => Edition::Laws1997,
    }
}

/// The ports of the boards in this game: a resumed game's may have moved.
fn boards(args: &PlayArgs, settings: &Settings) -> Vec<(Color, String)> {
    let given = |side: Color| side.fold_wb(&args.white_board, &args.black_board).clone();
    let kept = |side: Color| settings.side(side).board.clone();
    [Color::White, Color::Black]
        .into_iter()
        .filter_map(|side| kept(side).map(|port| (side, given(side).unwrap_or(port))))
        .collect()
}
