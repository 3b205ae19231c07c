//! A game before it has a table: new, or read from its journal.

use super::arguments::Alphabet;
use super::last_game::last_game;
use super::{Activity, TableOrder, last_game};
use crate::chess::{Color, FenFault, with_possible_counters};
use crate::cli::common::secret::{self, PinMoment};
use crate::cli::scores::record;
use crate::clock::Stamp;
use crate::devices::platform::command_line::shell_word;
use crate::devices::storage::journal::{
    Entry, Header, Journal, JournalError, Opened, header_now, time_since_last,
};
use crate::devices::tables::table::secrets::Guard;
use crate::devices::terminal::Terminal;
use crate::game::{Input, Machine, Settings, StartError, machine};
use crate::journal::Milestones;
use crate::speech::failure::Failure;
use crate::speech::{Message, Phrase, Worded, Words, routing::Seat};
use std::path::{Path, PathBuf};

/// The number of cells of a common Braille display.
const BRAILLE_CELLS: usize = 40;

/// A new or a resumed game.
pub(super) struct PreparedGame {
    pub machine: Box<dyn Machine>,
    pub header: Header,
    pub journal: JournalSource,
    /// The path of a resumed game's journal, as given.
    pub resumed_from: Option<PathBuf>,
    /// The time of the last entry.
    pub last: Stamp,
    /// The first input of the table.
    pub first: Option<Input>,
    pub terminal: Terminal,
    pub guard: Guard,
    pub milestones: Milestones,
    pub notes: Vec<Message>,
    /// The announcement of a game resumed without giving its file.
    pub last_game: Option<Phrase>,
    /// The announcement of the options that a resumed game ignores.
    pub ignored: Option<Phrase>,
}

/// The journal of a game.
pub(super) enum JournalSource {
    /// A new journal, at this path or in the user's data directory.
    New(Option<PathBuf>),
    /// The journal from which the game was read.
    Read(Journal),
}

impl JournalSource {
    /// Returns the journal, creating it if it is new.
    pub fn open(self, header: &Header) -> Result<Journal, Failure> {
        match self {
            JournalSource::Read(journal) => Ok(journal),
            JournalSource::New(file) => {
                let file = file.map_or_else(record::new_journal_file, Ok)?;
                Journal::create(&file, header).map_err(Failure::usage)
            }
        }
    }
}

impl PreparedGame {
    /// Prepares the requested game: a new one, or the one to resume, which `command` does.
    pub fn of(
        order: TableOrder,
        activity: Activity,
        engine: bool,
        command: &str,
        settings: impl FnOnce() -> Result<Settings, Failure>,
    ) -> Result<PreparedGame, Failure> {
        match order.args.table.files.resume.as_deref() {
            None => PreparedGame::new(order, settings()?),
            Some(file) if file.as_os_str().is_empty() => {
                let last = last_game(activity, engine, &Words::new(order.interface))?;
                let game = PreparedGame::read(&last.file, order, command, &settings()?)?;
                Ok(PreparedGame { last_game: Some(last.phrase), ..game })
            }
            Some(file) => PreparedGame::read(file, order, command, &settings()?),
        }
    }

    fn new(order: TableOrder, settings: Settings) -> Result<PreparedGame, Failure> {
        let args = order.args;
        let terminal = terminal(order, &settings);
        let guard = secret::guard(&args.table, &settings, PinMoment::Start, terminal.words())?;
        // A claim could be won by counters that no game can have. Journals of earlier versions keep theirs.
        if let Some(fen) = settings.start.as_ref().filter(|fen| with_possible_counters(fen).is_some()) {
            return Err(no_start(StartError { text: fen.clone(), fault: Some(FenFault::Counter) }));
        }
        let machine = machine(settings.clone()).map_err(no_start)?;
        let in_room = args.table.outlets().routing(settings.seat, settings.arbiter).shares_the_room();
        let private_in_room = in_room && args.table.voices.speech.speaks();
        let header = Header { private_in_room, ..header_now(settings) };
        Ok(PreparedGame {
            machine,
            header,
            journal: JournalSource::New(args.table.files.journal.clone()),
            resumed_from: None,
            last: Stamp(0),
            first: None,
            terminal,
            guard,
            milestones: Milestones::default(),
            notes: Vec::new(),
            last_game: None,
            ignored: None,
        })
    }

    /// Replays a journal. `given`: the settings from the options, most of which are ignored.
    fn read(
        file: &Path,
        order: TableOrder,
        command: &str,
        given: &Settings,
    ) -> Result<PreparedGame, Failure> {
        let args = order.args;
        let opened: Opened<Header, Entry> =
            Journal::open(file).map_err(|error| Failure::usage(unreadable(file, command, &error)))?;
        let Opened { journal, header, entries, torn, missing } = opened;
        let (last, gap) = time_since_last(&header, &entries);
        let settings = &header.settings;
        let ignored = last_game::ignored(args, given, settings);
        let mut terminal = terminal(order, settings);
        let guard = secret::guard(&args.table, settings, PinMoment::Resumption, terminal.words())?;
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
        // A gap before which the game was resumed has already been reported.
        let last_part = missing.last().filter(|missing| missing.after == entries.len());
        let hole = last_part
            .into_iter()
            .flat_map(|missing| [missing.gap.message(), Message::new("journal-gap-cause")]);
        let hole: Vec<Message> = hole.collect();
        let missing = last_part.map_or(0, |missing| missing.gap.least());
        Ok(PreparedGame {
            machine,
            journal: JournalSource::Read(journal),
            resumed_from: Some(file.to_owned()),
            last,
            first: Some(Input::Resumed { gap, missing, pin_set: settings.pin.is_some() }),
            terminal,
            guard,
            milestones,
            last_game: None,
            ignored: last_game::said(&ignored),
            notes: torn
                .into_iter()
                .chain(hole)
                .chain(ignored.into_iter().map(|(_, message)| message))
                .collect(),
            header,
        })
    }
}

fn unreadable(file: &Path, command: &str, error: &JournalError) -> Message {
    let cause = error.message();
    match error.is_broken() {
        true => Message::new("play-damaged")
            .with("cause", cause)
            .with("file", shell_word(&file.display().to_string()))
            .with("command", command),
        false => cause,
    }
}

/// Creates the terminal.
/// Its lines fit a Braille display if a deaf player reads them and no width is given.
fn terminal(order: TableOrder, settings: &Settings) -> Terminal {
    let args = order.args;
    let mut terminal = Terminal::new(settings.interface, settings.announce, order.json);
    terminal = terminal.prefixed(args.table.terminal.prefix.unwrap_or_default(), settings.seat);
    let reads = |side: Color, own: Seat| {
        settings.side(side).deaf && (settings.seat == Seat::Shared || settings.seat == own)
    };
    let braille = reads(Color::White, Seat::White) || reads(Color::Black, Seat::Black);
    let cells = args.table.terminal.width.map(usize::from).or(braille.then_some(BRAILLE_CELLS));
    if let Some(cells) = cells {
        terminal = terminal.narrow(cells);
    }
    // The listener's choices, not settings of the game.
    if args.announcing.alphabet == Some(Alphabet::Nato) {
        terminal = terminal.with_nato_alphabet();
    }
    if args.announcing.zwo { terminal.with_distinct_ranks() } else { terminal }
}

fn no_start(error: StartError) -> Failure {
    Failure::usage(error)
}
