//! `annabella play`: creates a table from the options of a game.

mod arguments;
mod companion;
mod desk;
mod last_game;
mod pairing;
mod prepared;
mod settings;

pub use arguments::{
    Alphabet, AnnouncingArgs, ChessArgs, PlayArgs, PlayerArgs, Repetition, RuleArgs, TactileArgs,
};
pub use companion::{Companion, play_with};
pub use settings::settings;

use crate::chess::{ByColor, Color};
use crate::cli::boards::list;
use crate::cli::common::games_folder::games_directory;
use crate::cli::common::secret;
use crate::devices::hearing::{self, Hearing};
use crate::devices::platform::network_check::uses_no_network;
use crate::devices::platform::serial_line::is_away;
use crate::devices::platform::sleep_inhibitor::SleepInhibitor;
use crate::devices::platform::streams::go_on_without_output;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::recorder::{Microphones, Recorder};
use crate::devices::storage::live_pgn::LivePgn;
use crate::devices::storage::output_file::OutputFileError;
use crate::devices::tables::event_loop::EventLoop;
use crate::devices::tables::line_reader::LineReader;
use crate::devices::tables::links::{Links, is_same_port};
use crate::devices::tables::listeners::Listeners;
use crate::devices::tables::signal::{DeviceEvent, SignalSender, TableId};
use crate::devices::tables::table::Table;
use crate::devices::tables::table::{ResumedBy, TableParts};
use crate::devices::terminal::echo::Echo;
use crate::devices::voice::Voices;
use crate::game::{Settings, State, prepare_vocabularies};
use crate::hearing::Enrolment;
use crate::speech::failure::{DEVICE, DONE, Failure};
use crate::speech::{Language, Message, Phrase, Worded, routing::Seat};
use pairing::with_pairing;
use prepared::PreparedGame;
use std::io::IsTerminal;
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread::Builder;

/// The purpose of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activity {
    /// A game.
    Game,
    /// The clock alone.
    Clock,
}

impl Activity {
    /// Returns the command of this program for it, without options.
    fn command(self) -> &'static str {
        match self {
            Activity::Game => "annabella play",
            Activity::Clock => "annabella clock",
        }
    }
}

/// The options that request a table, and the form of its output.
#[derive(Clone, Copy)]
pub struct TableOrder<'a> {
    /// The options.
    pub args: &'a PlayArgs,
    /// The language of the interface.
    pub interface: Language,
    /// Whether the output is JSON.
    pub json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &PlayArgs, interface: Language, json: bool) -> Result<u8, Failure> {
    table(TableOrder { args, interface, json }, Activity::Game, || settings(&with_pairing(args)?, interface))
}

/// Runs a table with a new or a resumed game, or joins a game as the arbiter.
pub(crate) fn table(
    order: TableOrder,
    activity: Activity,
    settings: impl FnOnce() -> Result<Settings, Failure>,
) -> Result<u8, Failure> {
    table_with(order, activity, None, settings)
}

/// Runs a table like [`table`], with a companion in its game if there is one.
fn table_with(
    order: TableOrder,
    activity: Activity,
    companion: Option<Box<dyn Companion>>,
    settings: impl FnOnce() -> Result<Settings, Failure>,
) -> Result<u8, Failure> {
    go_on_without_output();
    if let Some(file) = &order.args.table.files.join {
        return desk::run(order, file);
    }
    let command = companion.as_ref().map_or(activity.command(), |companion| companion.command());
    let mut game = PreparedGame::of(order, activity, companion.is_some(), command, settings)?;
    let settings = game.header.settings.clone();
    // Before anything connects: the library of the voice looks for the sound server.
    if settings.arbiter {
        uses_no_network(|variable| std::env::var(variable).ok()).map_err(Failure::usage)?;
    }
    // The voice is loaded while the journal is created.
    order.args.table.voices.speech.prepare();
    for note in &game.notes {
        game.terminal.complain(note);
    }
    let (sender, inbox) = channel();
    let sender = SignalSender::new(TableId::default(), Timepiece::starting_at(game.last), sender);
    let id = sender.table();
    if let Some(companion) = companion {
        game.header.engine = true;
        if game.resumed_from.is_none() {
            game.header.engine_strength = companion.strength();
        }
        game.machine = companion.join(game.machine, sender.clone());
    }
    let (first, last_game, ignored) = (game.first.take(), game.last_game.take(), game.ignored.take());
    let places = places(order, game, command, sender)?;
    let _awake = SleepInhibitor::hold(&places.listeners.terminal.words().say(&Message::new("play-awake")));
    let mut table = Table::new(places).map_err(Failure::device)?;
    if let Some(phrase) = &last_game {
        table.notify(phrase);
    }
    table.begin(first);
    // Done while the first words are spoken. If no thread can start, the first line is slower.
    let _ = Builder::new().name("words".to_owned()).spawn(prepare_vocabularies);
    if let Some(phrase) = &ignored {
        table.say_aloud(phrase);
    }
    if settings.arbiter && settings.seat == Seat::Shared && settings.pin.is_none() {
        table.notify(&Phrase::ArbiterUnguarded);
    }
    let mut tables = EventLoop::new(inbox);
    tables.drive(id, table);
    let saved = tables.next_ended().is_some_and(|(_, table)| table.close());
    Ok(if saved { DONE } else { DEVICE })
}

/// Connects a game to its devices. `command` resumes it.
fn places(
    order: TableOrder,
    game: PreparedGame,
    command: &'static str,
    sender: SignalSender,
) -> Result<TableParts, Failure> {
    let args = order.args;
    // A missing port is reported before a journal is created.
    let links = links(args, &game, &sender)?;
    let live_pgn = live_pgn(args, &game, &sender)?;
    let PreparedGame { machine, header, journal, resumed_from, terminal, guard, milestones, .. } = game;
    let routing = args.table.outlets().routing(header.settings.seat, header.settings.arbiter);
    if args.table.terminal.echo.is_some_and(|echo| echo != Echo::Off) && routing.echoed().is_none() {
        return Err(Failure::usage(Message::new("echo-without-headphones")));
    }
    let enrolments = enrolments(&header.settings)?;
    let journal = journal.open(&header)?;
    let settings = &header.settings;
    let voices = voices(args, settings, &sender);
    let recorder = recorder(args, journal.path(), &sender);
    let hearing = Hearing::new(enrolments, &microphones(args), {
        let sender = sender.clone();
        // Fails only if the event loop has ended.
        move |news| {
            sender.send(DeviceEvent::Heard(news));
        }
    });
    let desk_listener = match settings.arbiter && settings.seat != Seat::Arbiter {
        true => desk::listen(journal.path(), settings.announce, &terminal, &sender),
        false => None,
    };
    let passphrases = secret::passphrases(args.passphrase_file.as_deref())?;
    let resumed_by = match journal.path().parent() == Some(games_directory().as_path()) {
        true => ResumedBy::Command,
        false => ResumedBy::File,
    };
    let keys = args.table.terminal.keyboard(order.json)?;
    if let Some(keyboard) = keys.as_ref().filter(|keyboard| keyboard.by_keys()) {
        terminal.print_above(&keyboard.half_typed());
    }
    Ok(TableParts {
        machine,
        journal,
        milestones,
        listeners: Listeners {
            terminal,
            voices,
            desk: None,
            confirm: args.table.terminal.confirm.unwrap_or_default(),
        },
        recorder,
        hearing,
        live_pgn,
        reader: Some(LineReader::start(sender.clone(), keys)),
        sender,
        links,
        desk_listener,
        guard,
        passphrases,
        stays_when_over: std::io::stdin().is_terminal(),
        command,
        resumed_by,
        sharing_known: resumed_from.is_some() && header.private_in_room,
        rescue_folders: vec![games_directory(), std::env::temp_dir()],
    })
}

/// Opens the links to the boards. A board missing at the start of a new game is reported.
fn links(args: &PlayArgs, game: &PreparedGame, sender: &SignalSender) -> Result<Links, Failure> {
    let settings = game.machine.state().map_or(&game.header.settings, State::settings);
    let boards = ports(args, settings);
    if let [(_, white), (_, black)] = boards.as_slice()
        && is_same_port(white, black)
    {
        return Err(Failure::usage(Message::new("port-of-both").with("port", black.as_str())));
    }
    let resumes = game.resumed_from.is_some();
    let is_missing = |(_, port): &&(Color, String)| !resumes && is_away(Path::new(port));
    let missing: Vec<&(Color, String)> = boards.iter().filter(is_missing).collect();
    let links = Links::open(&boards, resumes, args.boards.set_clock, sender).map_err(Failure::device)?;
    for (side, port) in missing {
        eprintln!("{}", game.terminal.words().say(&list::away(*side, port)));
    }
    Ok(links)
}

/// Returns the ports of the boards; a resumed game can have new ports.
fn ports(args: &PlayArgs, settings: &Settings) -> Vec<(Color, String)> {
    let given = |side: Color| side.fold_wb(&args.boards.white_board, &args.boards.black_board).clone();
    let kept = |side: Color| settings.side(side).board.clone();
    [Color::White, Color::Black]
        .into_iter()
        .filter_map(|side| kept(side).map(|port| (side, given(side).unwrap_or(port))))
        .collect()
}

/// Creates the live PGN file and writes it for the first time.
fn live_pgn(args: &PlayArgs, game: &PreparedGame, sender: &SignalSender) -> Result<Option<LivePgn>, Failure> {
    let Some(file) = &args.event.live_pgn else { return Ok(None) };
    if args.table.files.journal.as_ref().or(game.resumed_from.as_ref()) == Some(file) {
        return Err(Failure::usage(OutputFileError::Journal(file.into()).message()));
    }
    let sender = sender.clone();
    // Fails only if the event loop has ended.
    let tell = move |why| {
        sender.send(DeviceEvent::LivePgn(why));
    };
    let started = LivePgn::begin(file, args.event.force, game.machine.as_ref(), &game.header, tell);
    let started = started.map_err(Failure::usage)?;
    started.map(Some).ok_or_else(|| Failure::usage(Message::new("play-no-live-pgn")))
}

fn voices(args: &PlayArgs, settings: &Settings, sender: &SignalSender) -> Voices {
    let sender = sender.clone();
    // Fails only if the event loop has ended.
    let news = move |news| {
        sender.send(DeviceEvent::Voice(news));
    };
    let voices = args.table.voices.open(args.table.outlets(), settings.seat, settings.arbiter, news);
    voices.resting(args.announcing.pause.unwrap_or_default())
}

fn recorder(args: &PlayArgs, journal: &Path, sender: &SignalSender) -> Recorder {
    let sender = sender.clone();
    Recorder::new(journal, microphones(args), move |news| {
        sender.send(DeviceEvent::Take(news));
    })
}

fn microphones(args: &PlayArgs) -> Microphones {
    Microphones { white: args.white_microphone.clone(), black: args.black_microphone.clone() }
}

/// Reads the enrolments with which announcements are recognised.
fn enrolments(settings: &Settings) -> Result<ByColor<Option<Enrolment>>, Failure> {
    let load = |side: Color| {
        let name = settings.side(side).hear.as_deref();
        name.map(|name| hearing::load(name, settings.announce)).transpose().map_err(Failure::usage)
    };
    Ok(ByColor { white: load(Color::White)?, black: load(Color::Black)? })
}
