//! `annabella play`: from the options of a game to its table.

mod arguments;
pub(crate) mod desk;
mod last_game;
pub(crate) mod resume;
mod settings;
pub(crate) mod variant;

pub use arguments::{HowMuch, PlayArgs};
pub use settings::settings;

use last_game::last_game;

use crate::chess::Color;
use crate::cli::boards::board::list;
use crate::cli::common::answer::{RATE, VOLUME};
use crate::cli::common::failure::{DEVICE, DONE, Failure};
use crate::cli::common::secret;
use crate::cli::common::table::{Prefix, TableArgs};
use crate::cli::scores::record;
use crate::clock::Stamp;
use crate::devices::platform::seclusion::secluded;
use crate::devices::platform::serial_line::is_away;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::platform::wakeful::Wakeful;
use crate::devices::recorder::{Microphones, Recorder};
use crate::devices::storage::journal::{Journal, Opened};
use crate::devices::storage::live_pgn::LivePgn;
use crate::devices::storage::milestone::Milestones;
use crate::devices::storage::output_file::OutputFileError;
use crate::devices::storage::record::{Entry, Header, header_now, time_since_last};
use crate::devices::tables::event_loop::EventLoop;
use crate::devices::tables::line_reader::LineReader;
use crate::devices::tables::links::Links;
use crate::devices::tables::listeners::Listeners;
use crate::devices::tables::pin::Guard;
use crate::devices::tables::signal::{News, SignalSender, TableId};
use crate::devices::tables::table::{Places, ResumedBy, Table};
use crate::devices::terminal::Terminal;
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::voice::{Engine, Voices};
use crate::game::{Input, Machine, Settings, StartError, machine};
use crate::speech::{Language, Message, Phrase, Worded, routing::Seat};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

/// The number of cells of the usual Braille display.
const BRAILLE_CELLS: usize = 40;

/// A game that is new, or read from a journal.
struct GameToPlay {
    machine: Box<dyn Machine>,
    header: Header,
    keeping: Keeping,
    last: Stamp,
    /// The first input of the table.
    first: Option<Input>,
    terminal: Terminal,
    guard: Guard,
    milestones: Milestones,
    notes: Vec<Message>,
    /// What is said of options that do not count.
    not_counting: Option<Phrase>,
}

/// The journal of a game.
enum Keeping {
    /// A new journal, at this path or in the user's data directory.
    New(Option<PathBuf>),
    /// The journal that the game was read from.
    On(Journal),
}

/// Runs the command.
pub(crate) fn run(args: &PlayArgs, interface: Language, json: bool) -> Result<u8, Failure> {
    if let Some(file) = &args.table.join {
        return desk::run(&args.table, args.pause, file, interface, json);
    }
    table(args, json, false, || settings(args, interface))
}

/// Sets up a table, with a game of these settings or with one that is resumed.
/// `clock_only`: of the clock alone.
pub(crate) fn table(
    args: &PlayArgs,
    json: bool,
    clock_only: bool,
    settings: impl FnOnce() -> Result<Settings, Failure>,
) -> Result<u8, Failure> {
    let last_game = match args.table.resume.as_deref() {
        Some(file) if file.as_os_str().is_empty() => Some(last_game(clock_only)?),
        _ => None,
    };
    let resume = last_game.as_ref().map(|last| &last.file).or(args.table.resume.as_ref());
    let GameToPlay {
        machine,
        header,
        keeping,
        last,
        first,
        terminal,
        guard,
        milestones,
        notes,
        not_counting,
    } = match resume {
        Some(file) => resumed(file, args, &settings()?, json)?,
        None => begun(args, settings()?, json)?,
    };
    for note in &notes {
        terminal.complain(note);
    }
    let settings = header.settings.clone();
    if settings.arbiter {
        secluded(|variable| std::env::var(variable).ok()).map_err(|error| Failure::usage(error.message()))?;
    }
    let (sender, inbox) = channel();
    let sender = SignalSender::new(TableId::default(), Timepiece::starting_at(last), sender);
    // A missing port is reported before a journal is created.
    let (goes_on, white_sits) = (resume.is_some(), args.set_clock.map(Into::into));
    let boards = boards(args, &settings);
    let away = |port: &str| !goes_on && is_away(Path::new(port));
    let away: Vec<&String> = boards.iter().map(|(_, port)| port).filter(|port| away(port)).collect();
    let links = Links::open(&boards, goes_on, white_sits, &sender)
        .map_err(|error| Failure::device(error.message()))?;
    for port in away {
        eprintln!("{}", terminal.words().say(&list::away(port)));
    }
    let live_pgn = match &args.live_pgn {
        Some(file) => {
            Some(live_pgn(file, args, resume.map(PathBuf::as_path), machine.as_ref(), &header, &sender)?)
        }
        None => None,
    };
    let journal = match keeping {
        Keeping::On(journal) => journal,
        Keeping::New(file) => {
            let file = file.map_or_else(record::new_journal_file, Ok)?;
            Journal::create(&file, &header).map_err(|error| Failure::usage(error.message()))?
        }
    };
    let rate = args.table.rate.unwrap_or(RATE);
    let news = {
        let sender = sender.clone();
        move |news| {
            // If this fails, the event loop has ended.
            sender.send(News::Voice(news));
        }
    };
    let (seat, arbiter) = (settings.seat, settings.arbiter);
    let voices = Voices::open(args.table.speech.into(), args.table.outlets(), rate, seat, arbiter, news);
    let voices = voices.resting(args.pause.unwrap_or_default());
    let voices = voices.at_volume(args.table.volume.unwrap_or(VOLUME));
    let recorder = {
        let sender = sender.clone();
        let microphones =
            Microphones { white: args.white_microphone.clone(), black: args.black_microphone.clone() };
        Recorder::new(journal.path(), microphones, move |news| {
            sender.send(News::Take(news));
        })
    };
    let desk_listener = match settings.arbiter && settings.seat != Seat::Arbiter {
        true => desk::listen(journal.path(), settings.announce, &terminal, &sender),
        false => None,
    };
    let passphrases = secret::passphrases(args.passphrase_file.as_deref())?;
    let _awake = Wakeful::hold(&terminal.words().say(&Message::new("play-awake")));
    let stays_when_over = std::io::stdin().is_terminal();
    let resumed_by = match journal.path().parent() == Some(record::games_directory().as_path()) {
        true => ResumedBy::Command,
        false => ResumedBy::File,
    };
    let keys = match args.table.keys {
        true => Some(Keyboard::take(!json).map_err(no_keys)?),
        false => Keyboard::lines().ok(),
    };
    if let Some(keyboard) = keys.as_ref().filter(|keyboard| keyboard.by_keys()) {
        terminal.print_above(&keyboard.half_typed());
    }
    let reader = Some(LineReader::start(sender.clone(), keys));
    let id = sender.table();
    let listeners = Listeners { terminal, voices, desk: None };
    let places = Places {
        machine,
        journal,
        milestones,
        listeners,
        recorder,
        live_pgn,
        sender,
        links,
        reader,
        desk_listener,
        guard,
        passphrases,
        stays_when_over,
        resumed_by,
        sharing_known: goes_on && header.private_in_room,
    };
    let mut table = Table::lay(places).map_err(|error| Failure::device(error.message()))?;
    if let Some(last) = &last_game {
        table.notify(&last.phrase);
    }
    table.begin(first);
    if let Some(phrase) = &not_counting {
        table.say_aloud(phrase);
    }
    if arbiter && seat == Seat::Shared && settings.pin.is_none() {
        table.notify(&Phrase::ArbiterUnguarded);
    }
    let mut tables = EventLoop::new(inbox);
    tables.drive(id, table);
    let saved = tables.next_ended().is_some_and(|(_, table)| table.close());
    Ok(if saved { DONE } else { DEVICE })
}

/// The file that follows the game, written for the first time.
fn live_pgn(
    file: &Path,
    args: &PlayArgs,
    resume: Option<&Path>,
    machine: &dyn Machine,
    header: &Header,
    sender: &SignalSender,
) -> Result<LivePgn, Failure> {
    let journal = args.table.journal.as_deref().or(resume);
    if journal == Some(file) {
        return Err(Failure::usage(OutputFileError::Journal(file.into()).message()));
    }
    let sender = sender.clone();
    let tell = move |why| {
        // If this fails, the event loop has ended.
        sender.send(News::LivePgn(why));
    };
    let begun = LivePgn::begin(file, args.force, machine, header, tell);
    let begun = begun.map_err(|error| Failure::usage(error.message()))?;
    begun.ok_or_else(|| Failure::usage(Message::new("play-no-live-pgn")))
}

fn begun(args: &PlayArgs, mut settings: Settings, json: bool) -> Result<GameToPlay, Failure> {
    let terminal = spoken_as(args, terminal(&args.table, &settings, json));
    let guard = secret::guard_new(&args.table, &mut settings, terminal.words())?;
    let machine = machine(settings.clone()).map_err(no_start)?;
    let keeping = Keeping::New(args.table.journal.clone());
    let in_room = args.table.outlets().routing(settings.seat, settings.arbiter).shares_the_room();
    let private_in_room = in_room && Engine::from(args.table.speech).speaks();
    let header = Header { private_in_room, ..header_now(settings) };
    let (milestones, notes) = (Milestones::default(), Vec::new());
    Ok(GameToPlay {
        machine,
        header,
        keeping,
        last: Stamp(0),
        first: None,
        terminal,
        guard,
        milestones,
        notes,
        not_counting: None,
    })
}

fn resumed(file: &Path, args: &PlayArgs, given: &Settings, json: bool) -> Result<GameToPlay, Failure> {
    let opened: Opened<Header, Entry> = Journal::open(file).map_err(|error| {
        let message = error.message();
        Failure::usage(match error.is_broken() {
            true => {
                Message::new("play-damaged").with("cause", message).with("file", file.display().to_string())
            }
            false => message,
        })
    })?;
    let Opened { journal, header, entries, torn, missing } = opened;
    let (last, gap) = time_since_last(&header, &entries);
    let settings = &header.settings;
    let ignored = resume::ignored(args, given, settings);
    let mut terminal = spoken_as(args, terminal(&args.table, settings, json));
    let guard = secret::guard_resumed(&args.table, settings)?;
    let mut machine = machine(settings.clone()).map_err(no_start)?;
    let greeting = machine.greeting();
    terminal.count(&greeting);
    let mut milestones = Milestones::default();
    for entry in &entries {
        let (effects, _) = machine.handle_as(&entry.event, &entry.act);
        terminal.count(&effects);
        milestones.of(&effects);
    }
    let torn = torn.map(|(torn, beside)| {
        let beside = beside.display().to_string();
        Message::new("journal-cut-kept").with("what", torn.message()).with("file", beside)
    });
    let not_counting = resume::said(&ignored);
    let notes = torn.into_iter().chain(ignored.into_iter().map(|(_, message)| message)).collect();
    // A gap before which the game was resumed earlier has been reported.
    let last_part = missing.last().filter(|missing| missing.after == entries.len());
    let missing = last_part.map_or(0, |missing| missing.gap.least());
    let first = Some(Input::Resumed { gap, missing });
    let keeping = Keeping::On(journal);
    Ok(GameToPlay { machine, header, keeping, last, first, terminal, guard, milestones, notes, not_counting })
}

/// The same terminal with the words for voices that were asked for; a listener's choice, and no setting of the
/// game.
fn spoken_as(args: &PlayArgs, terminal: Terminal) -> Terminal {
    if args.zwo { terminal.with_distinct_ranks() } else { terminal }
}

/// The terminal; its lines fit a Braille display if a deaf player reads them, and nobody says otherwise.
fn terminal(args: &TableArgs, settings: &Settings, json: bool) -> Terminal {
    let terminal = Terminal::new(settings.interface, settings.announce, json);
    let terminal = match args.prefix.unwrap_or_default() {
        Prefix::Full => terminal,
        Prefix::Short => terminal.short(settings.seat),
    };
    let reads = |side: Color, own: Seat| {
        settings.side(side).deaf && (settings.seat == Seat::Shared || settings.seat == own)
    };
    let braille = reads(Color::White, Seat::White) || reads(Color::Black, Seat::Black);
    match args.width.map(usize::from).or(braille.then_some(BRAILLE_CELLS)) {
        Some(cells) => terminal.narrow(cells),
        None => terminal,
    }
}

fn no_start(error: StartError) -> Failure {
    Failure::usage(error.message())
}

fn no_keys(_: std::io::Error) -> Failure {
    Failure::usage(Message::new("keys-no-terminal"))
}

/// The ports of the boards in this game; those of a resumed game may have changed.
fn boards(args: &PlayArgs, settings: &Settings) -> Vec<(Color, String)> {
    let given = |side: Color| side.fold_wb(&args.white_board, &args.black_board).clone();
    let kept = |side: Color| settings.side(side).board.clone();
    [Color::White, Color::Black]
        .into_iter()
        .filter_map(|side| kept(side).map(|port| (side, given(side).unwrap_or(port))))
        .collect()
}
