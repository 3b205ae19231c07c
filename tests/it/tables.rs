//! Several tables driven from one inbox, one of them with a machine that does not play chess.

mod pin_guesses;
mod secrets;
mod slow;
mod solved;
mod tally;

use crate::scripts;
use annabella::chess::{Board, Color};
use annabella::clock::{Span, Stamp};
use annabella::devices::boards::serial::BoardNews;
use annabella::devices::hearing::Hearing;
use annabella::devices::platform::timepiece::Timepiece;
use annabella::devices::recorder::{Microphones, Recorder, TakeNews};
use annabella::devices::storage::journal::{self, Journal, Opened};
use annabella::devices::storage::journal::{Entry, Header, header_now};
use annabella::devices::tables::event_loop::EventLoop;
use annabella::devices::tables::links::Links;
use annabella::devices::tables::listeners::{Confirm, Listeners};
use annabella::devices::tables::signal::{DeviceEvent, Signal, SignalSender, TableId};
use annabella::devices::tables::table::secrets::Guard;
use annabella::devices::tables::table::{ResumedBy, Table, TableParts};
use annabella::devices::terminal::Terminal;
use annabella::devices::voice::{Engine, Outlets, Voices};
use annabella::game::{Event, Input, Machine, RecordingState, Settings, machine};
use annabella::journal::Milestones;
use annabella::speech::Language;
use annabella::speech::routing::Seat;
use annabella::tactile::BoardReport;
use serde_json::Value;
use slow::Slow;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tally::Tally;
use tempfile::TempDir;

/// The longest time that a table may take to end.
const PATIENCE: Duration = Duration::from_secs(30);

/// The output of a table.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The result of a table.
///
/// It contains the printed lines, except the fingerprint and the first line, which names the journal by the
/// real time; and the events in its journal.
#[derive(Debug, PartialEq)]
struct Came {
    printed: Vec<String>,
    events: Vec<Event>,
}

/// Tables and their common inbox.
struct Tables {
    dir: TempDir,
    inbox: Sender<(TableId, Signal)>,
    driven: EventLoop,
    papers: BTreeMap<TableId, Paper>,
}

impl Tables {
    fn new() -> Tables {
        let (sender, inbox) = channel();
        let driven = EventLoop::new(inbox);
        Tables { dir: TempDir::new().unwrap(), inbox: sender, driven, papers: BTreeMap::new() }
    }

    fn file(&self, id: TableId) -> PathBuf {
        self.dir.path().join(format!("{}.journal", id.0))
    }

    /// Sets up a table with a new machine.
    fn lay(&mut self, id: TableId, settings: &Settings, machine: Box<dyn Machine>) {
        let journal = Journal::create(&self.file(id), &header_now(settings.clone())).unwrap();
        self.lay_on(id, journal, machine, None);
    }

    fn lay_on(&mut self, id: TableId, journal: Journal, machine: Box<dyn Machine>, first: Option<Input>) {
        self.lay_changed(id, journal, machine, first, |_| {});
    }

    /// Sets up a table with other devices than most have.
    fn lay_changed(
        &mut self,
        id: TableId,
        journal: Journal,
        machine: Box<dyn Machine>,
        first: Option<Input>,
        change: impl FnOnce(&mut TableParts),
    ) {
        let paper = Paper::default();
        let listeners = Listeners {
            terminal: Terminal::new(Language::En, Language::En, true).onto(paper.clone()),
            voices: Voices::open(Engine::Off, Outlets::default(), 170, Seat::Shared, false, |_| {}),
            desk: None,
            confirm: Confirm::default(),
        };
        let mut places = TableParts {
            machine,
            hearing: Hearing::none(),
            recorder: Recorder::new(journal.path(), Microphones::default(), |_| {}),
            journal,
            milestones: Milestones::default(),
            listeners,
            live_pgn: None,
            sender: SignalSender::new(id, Timepiece::starting_at(Stamp(0)), self.inbox.clone()),
            links: Links::default(),
            reader: None,
            desk_listener: None,
            guard: Guard::default(),
            passphrases: Default::default(),
            stays_when_over: false,
            command: "annabella play",
            resumed_by: ResumedBy::File,
            sharing_known: false,
            rescue_folders: Vec::new(),
        };
        change(&mut places);
        let mut table = Table::new(places).unwrap();
        table.begin(first);
        self.driven.drive(id, table);
        self.papers.insert(id, paper);
    }

    fn send(&self, id: TableId, at: Stamp, event: DeviceEvent) {
        self.inbox.send((id, Signal { at, event })).unwrap();
    }

    /// Ends the input of a table once it has printed these words, in real time.
    fn end_after(&self, id: TableId, words: &'static str) {
        let (inbox, paper) = (self.inbox.clone(), self.papers[&id].clone());
        thread::spawn(move || {
            while !String::from_utf8_lossy(&paper.0.lock().unwrap()).contains(words) {
                thread::sleep(Duration::from_millis(10));
            }
            let _ = inbox.send((id, Signal { at: Stamp(0), event: DeviceEvent::InputEnds }));
        });
    }

    /// Drives all tables until they end. Returns the order in which they ended, and their results.
    fn run(mut self) -> (Vec<TableId>, BTreeMap<TableId, Came>) {
        let mut ended = Vec::new();
        while let Some((id, table)) = self.driven.next_ended() {
            assert!(table.close());
            ended.push(id);
        }
        let came = self.papers.iter().map(|(&id, paper)| (id, self.came(id, paper))).collect();
        (ended, came)
    }

    fn came(&self, id: TableId, paper: &Paper) -> Came {
        let printed = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
        // The state of the disk is not the tables' doing.
        let printed =
            printed.replace(self.dir.path().to_str().unwrap(), "").replace(r#""unsaved":true,"#, "");
        let events = events(&self.file(id));
        // The fingerprint also covers the real time.
        let timed =
            |line: &&str| line.contains(r#""event":"digest""#) || line.contains(r#""words":"Fingerprint of"#);
        let printed = printed.lines().skip(1).filter(|line| !timed(line)).map(str::to_owned);
        Came { printed: printed.collect(), events }
    }
}

fn events(file: &Path) -> Vec<Event> {
    let contents = journal::read::<Header, Entry>(file).unwrap();
    assert!(contents.fault.is_none() && contents.torn.is_none());
    contents.entries.into_iter().map(|entry| entry.event).collect()
}

/// The settings of a table, and its signals in simulated time.
struct Scene {
    settings: Settings,
    machine: fn(&Settings) -> Box<dyn Machine>,
    seen: Vec<(Stamp, DeviceEvent)>,
}

fn of_settings(settings: &Settings) -> Box<dyn Machine> {
    machine(settings.clone()).unwrap()
}

fn settings(line: &str) -> Settings {
    let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    scripts::settings(&arguments).unwrap()
}

/// Returns signals for these lines at these times in milliseconds, with a tick every second in between.
fn lines(lines: &[(u64, &str)]) -> Vec<(Stamp, DeviceEvent)> {
    let typed = lines.iter().map(|&(at, text)| (Stamp(at), DeviceEvent::Line(text.to_owned())));
    let ticks = (lines[0].0..lines[lines.len() - 1].0).step_by(1000).map(|at| (Stamp(at), DeviceEvent::Tick));
    let mut seen: Vec<(Stamp, DeviceEvent)> = typed.chain(ticks).collect();
    seen.sort_by_key(|&(at, _)| at);
    seen
}

/// Returns a game with a board, the clock alone, and a machine of another game.
fn scenes() -> Vec<Scene> {
    let opened = BoardNews::Opened { senses: None, trademark: None, version: None };
    let board = |at, news| (Stamp(at), DeviceEvent::Board(Color::White, news));
    let game = [
        vec![board(9_000, opened), board(9_100, BoardNews::Report(BoardReport::Dump(Board::new())))],
        lines(&[(10_000, "start"), (12_300, "e4"), (13_800, "black: clock"), (16_200, "black: resign!")]),
        vec![(Stamp(16_300), DeviceEvent::Line("again".to_owned()))],
    ];
    vec![
        Scene {
            settings: settings("--locale en play --time-control 300+5 --white-board sim"),
            machine: of_settings,
            seen: game.concat(),
        },
        Scene {
            settings: settings("--locale en clock --time-control 60"),
            machine: of_settings,
            seen: lines(&[(10_050, "start"), (12_310, "press"), (13_800, "clock"), (17_400, "halt")]),
        },
        Scene {
            settings: Settings::default(),
            machine: |_| Tally::new(50),
            seen: vec![
                (Stamp(10_000), DeviceEvent::Line("e4".to_owned())),
                (Stamp(10_020), DeviceEvent::Tick),
                (Stamp(12_305), DeviceEvent::Line("start".to_owned())),
                (Stamp(12_400), DeviceEvent::Tick),
            ],
        },
    ]
}

/// Returns the results of these tables when all their signals are in the inbox, ordered by time.
fn driven(scenes: &[(TableId, Scene)]) -> BTreeMap<TableId, Came> {
    let mut tables = Tables::new();
    let mut seen = Vec::new();
    for (id, scene) in scenes {
        tables.lay(*id, &scene.settings, (scene.machine)(&scene.settings));
        seen.extend(scene.seen.iter().cloned().map(|(at, news)| (at, *id, news)));
    }
    seen.sort_by_key(|&(at, ..)| at);
    let last = seen.last().unwrap().0;
    seen.into_iter().for_each(|(at, id, news)| tables.send(id, at, news));
    scenes.iter().for_each(|(id, _)| tables.send(*id, last, DeviceEvent::InputEnds));
    tables.run().1
}

/// Runs a test in a separate thread, so that a table that never ends makes the test fail.
fn in_time(test: fn()) {
    let (end, ended) = channel::<()>();
    let testing = thread::spawn(move || {
        let _end = end;
        test();
    });
    assert_ne!(ended.recv_timeout(PATIENCE), Err(RecvTimeoutError::Timeout), "a table never ended");
    testing.join().unwrap();
}

fn with_ids(scenes: Vec<Scene>) -> Vec<(TableId, Scene)> {
    (0..).map(TableId).zip(scenes).collect()
}

#[test]
fn tables_with_one_inbox_are_as_each_would_be_alone() {
    in_time(|| {
        let together = driven(&with_ids(scenes()));
        let mut printed = Vec::new();
        for (id, scene) in with_ids(scenes()) {
            let alone = driven(&[(id, scene)]);
            assert_eq!(together[&id], alone[&id]);
            printed.push(together[&id].printed.join("\n"));
        }
        // The table continues after the end of the game, for further questions.
        let asked = together[&TableId(0)].events.last().unwrap();
        assert_eq!(asked.input, Input::Line { text: "again".to_owned() });
        let [game, clock, tally] = printed.as_slice() else { panic!("three tables") };
        for (words, here, elsewhere) in [
            ("\"event\":\"announced\"", game, [clock, tally]),
            ("White wins by resignation.", game, [clock, tally]),
            ("\"event\":\"completed\"", clock, [game, tally]),
            ("\"event\":\"halted\"", clock, [game, tally]),
            ("2 moves made", tally, [game, clock]),
        ] {
            assert!(here.contains(words), "{words}: {here}");
            assert!(!elsewhere.iter().any(|printed| printed.contains(words)), "{words}");
        }
    });
}

#[test]
fn a_busy_table_holds_up_no_other() {
    in_time(|| {
        let mut tables = Tables::new();
        let (busy, other) = (TableId(0), TableId(1));
        for id in [busy, other] {
            tables.lay(id, &Settings::default(), Tally::new(50));
        }
        for at in 0..300 {
            tables.send(busy, Stamp(at), DeviceEvent::Line("more".to_owned()));
        }
        for id in [busy, other] {
            tables.send(id, Stamp(300), DeviceEvent::Line("last".to_owned()));
            tables.send(id, Stamp(300), DeviceEvent::InputEnds);
        }
        let (ended, came) = tables.run();
        assert_eq!(ended, [other, busy]);
        assert_eq!((came[&other].events.len(), came[&busy].events.len()), (1, 301));
    });
}

/// In real time: no line is typed while the flags fall.
#[test]
fn time_passes_at_every_table() {
    in_time(|| {
        let mut tables = Tables::new();
        let (slow, quick) = (TableId(0), TableId(1));
        for (id, seconds) in [(slow, 3), (quick, 1)] {
            let settings = settings(&format!("--locale en play --time-control {seconds}"));
            tables.lay(id, &settings, of_settings(&settings));
            tables.send(id, Stamp(0), DeviceEvent::Line("start".to_owned()));
            tables.end_after(id, "\"reason\":\"flag\"");
        }
        let (ended, came) = tables.run();
        assert_eq!(ended, [quick, slow]);
        for (id, seconds) in [(slow, 3_000), (quick, 1_000)] {
            let printed = &came[&id].printed;
            let lost = printed.iter().find(|line| line.contains("\"reason\":\"flag\"")).expect("a flag");
            let at = serde_json::from_str::<Value>(lost).unwrap()["at_ms"].as_u64().unwrap();
            assert!((seconds..seconds + 1500).contains(&at), "{lost}");
        }
    });
}

#[test]
fn another_machine_goes_on_from_its_journal_and_ends_its_table() {
    in_time(|| {
        let (id, mut tables) = (TableId(7), Tables::new());
        tables.lay(id, &Settings::default(), Tally::new(50));
        tables.send(id, Stamp(10_000), DeviceEvent::Line("one".to_owned()));
        tables.send(id, Stamp(11_000), DeviceEvent::Line("two".to_owned()));
        tables.send(id, Stamp(11_000), DeviceEvent::InputEnds);
        let (_, table) = tables.driven.next_ended().unwrap();
        assert!(table.close());

        let Opened { journal, entries, .. } = Journal::open::<Header, Entry>(&tables.file(id)).unwrap();
        let mut tally = Tally::new(50);
        tally.greeting();
        entries.iter().for_each(|entry| drop(tally.handle_as(&entry.event, &entry.act)));
        tables.lay_on(id, journal, tally, Some(Input::Resumed { gap: Span(5), missing: 0, pin_set: false }));
        tables.send(id, Stamp(12_000), DeviceEvent::Line("three".to_owned()));
        tables.send(id, Stamp(12_010), DeviceEvent::Tick);
        tables.send(id, Stamp(12_050), DeviceEvent::Tick);
        tables.send(id, Stamp(12_060), DeviceEvent::Line("enough".to_owned()));
        // At a machine that is over, leaving needs no confirmation.
        tables.send(id, Stamp(12_065), DeviceEvent::Leave);
        tables.send(id, Stamp(12_070), DeviceEvent::Line("after the end".to_owned()));
        let (ended, came) = tables.run();
        assert_eq!(ended, [id]);
        let [printed, _saved] = came[&id].printed.as_slice() else { panic!("{:?}", came[&id].printed) };
        assert!(
            printed.contains("\"at_ms\":12050") && printed.contains("\"words\":\"3 moves made\""),
            "{printed}"
        );
        let inputs: Vec<&Input> = came[&id].events.iter().map(|event| &event.input).collect();
        let line = |text: &str| Input::Line { text: text.to_owned() };
        let expected = [
            line("one"),
            line("two"),
            Input::Resumed { gap: Span(5), missing: 0, pin_set: false },
            line("three"),
            Input::Tick,
            line("enough"),
        ];
        assert_eq!(inputs, expected.iter().collect::<Vec<_>>());
    });
}

/// In real time, without a clock that ticks.
#[test]
fn the_table_that_is_due_first_is_not_kept_waiting_by_another() {
    in_time(|| {
        let began = Instant::now();
        let mut tables = Tables::new();
        for (id, pause) in [(0, 3_000), (1, 100)] {
            tables.lay(TableId(id), &Settings::default(), Tally::new(pause));
            tables.send(TableId(id), Stamp(0), DeviceEvent::Line("one".to_owned()));
        }
        // Ends the first table as soon as the second one has printed its answer.
        let (inbox, paper) = (tables.inbox.clone(), tables.papers[&TableId(1)].clone());
        thread::spawn(move || {
            while !String::from_utf8_lossy(&paper.0.lock().unwrap()).contains("One move made") {
                thread::sleep(Duration::from_millis(10));
            }
            for id in [0, 1] {
                let _ = inbox.send((TableId(id), Signal { at: Stamp(3_000), event: DeviceEvent::InputEnds }));
            }
        });
        let (_, came) = tables.run();
        assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
        assert_eq!((came[&TableId(0)].events.len(), came[&TableId(1)].events.len()), (1, 2));
    });
}

/// In real time: the ticks of both tables are stamped while one table delays the loop.
#[test]
fn a_loop_that_is_held_up_is_no_gap() {
    in_time(|| {
        let mut tables = Tables::new();
        let settings = settings("--locale en play --time-control 4");
        for (id, machine) in [(0, Box::new(Slow(of_settings(&settings))) as _), (1, of_settings(&settings))] {
            tables.lay(TableId(id), &settings, machine);
            tables.send(TableId(id), Stamp(0), DeviceEvent::Line("start".to_owned()));
            tables.end_after(TableId(id), "\"reason\":\"flag\"");
        }
        tables.send(TableId(0), Stamp(0), DeviceEvent::Line("clock".to_owned()));
        for (id, came) in tables.run().1 {
            let printed = came.printed.join("\n");
            assert!(!printed.contains("\"event\":\"halted\""), "{id:?}: {printed}");
            assert!(printed.contains("\"reason\":\"flag\""), "{id:?}: {printed}");
        }
    });
}

#[test]
fn a_take_that_is_told_of_at_the_end_is_on_the_journal() {
    in_time(|| {
        let (id, mut tables) = (TableId(0), Tables::new());
        let settings = settings("--locale en play");
        tables.lay(id, &settings, of_settings(&settings));
        tables.send(id, Stamp(200), DeviceEvent::InputEnds);
        tables.send(id, Stamp(210), DeviceEvent::Line("unread".to_owned()));
        let (side, take, state, length) = (Color::White, 1, RecordingState::Kept, Span(90));
        tables.send(
            id,
            Stamp(220),
            DeviceEvent::Take(TakeNews { side, take, state, length, why: String::new() }),
        );
        let (_, came) = tables.run();
        let input = Input::Recording { side, take, state, length, why: String::new() };
        assert_eq!(came[&id].events, [Event { at: Stamp(220), input }]);
    });
}
