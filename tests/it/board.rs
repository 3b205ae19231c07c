//! Boards on pseudo-terminals: the link with the simulated board, and with devices other than boards.

mod changed;
mod flood;
mod joined;
mod other_port;
mod ports;

use crate::faults::scripted::Scripted;
use crate::pulse::wait_until;
use annabella::chess::{Board, Chess, Color, Line, Position, San, Square, placement};
use annabella::cli::boards::simulate::{self, Sides, SimulateArgs, SimulateError};
use annabella::cli::boards::watch::{self, WatchArgs};
use annabella::clock::Stamp;
use annabella::devices::boards::serial::{BoardNews, Link, PortError};
use annabella::speech::{Language, Message, Worded, Words};
use annabella::tactile::drivers::Senses;
use annabella::tactile::hands::HandStyle;
use annabella::tactile::{BoardReport, Button, Orientation, Reading, Tracker};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A generous time limit that no successful test reaches.
const LIMIT: Duration = Duration::from_secs(30);

fn english(message: &Message) -> String {
    // The message must also have German words.
    Words::new(Language::De).try_say(message).unwrap();
    Words::new(Language::En).try_say(message).unwrap()
}

/// Waits until a device is asked for something.
fn until_asked(device: &Scripted) {
    let began = Instant::now();
    while device.asked().is_empty() {
        assert!(began.elapsed() < LIMIT, "it was never asked");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A simulated board in a thread, as `board simulate` runs it.
struct Simulation {
    lines: Sender<String>,
    answers: Receiver<String>,
    path: PathBuf,
    thread: JoinHandle<()>,
}

impl Simulation {
    fn start(args: SimulateArgs) -> Simulation {
        let (lines, typed) = mpsc::channel();
        let (printed, answers) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            let mut print = |line: &str| printed.send(line.to_owned()).map_err(std::io::Error::other);
            simulate::serve(&args, typed, &english, &mut print).unwrap();
        });
        let path = PathBuf::from(answers.recv_timeout(LIMIT).unwrap());
        Simulation { lines, answers, path, thread }
    }

    /// Types a line and returns its answer.
    fn ask(&self, line: &str) -> String {
        self.lines.send(format!("{line}\n")).unwrap();
        self.answer()
    }

    fn answer(&self) -> String {
        self.answers.recv_timeout(LIMIT).unwrap()
    }

    fn quit(self) {
        assert_eq!(self.ask("quit"), "done quit");
        self.thread.join().unwrap();
    }
}

/// A link, and a tracker that follows its reports.
struct Host {
    link: Link,
    news: Receiver<BoardNews>,
    tracker: Tracker,
}

impl Host {
    fn open(path: &Path) -> Host {
        Host::lying(path, Orientation::Straight)
    }

    fn lying(path: &Path, orientation: Orientation) -> Host {
        let (sender, news) = mpsc::channel();
        let link = Link::open(path, orientation, move |news| drop(sender.send(news))).unwrap();
        Host { link, news, tracker: Tracker::default() }
    }

    /// Creates a host that has received the first dump.
    fn ready(path: &Path) -> Host {
        let mut host = Host::open(path);
        let opened = host.next();
        let trademark = Some(simulate::TRADEMARK.to_owned());
        assert_eq!(
            opened,
            BoardNews::Opened { senses: Some(Senses::Pieces), trademark, version: Some((1, 0)) }
        );
        assert!(matches!(host.next(), BoardNews::Report(BoardReport::Dump(_))));
        host
    }

    fn next(&mut self) -> BoardNews {
        let news = self.news.recv_timeout(LIMIT).unwrap();
        match &news {
            BoardNews::Report(BoardReport::Dump(board)) => _ = self.tracker.show(Stamp(0), board),
            BoardNews::Report(BoardReport::Change { square, piece }) => {
                self.tracker.change(Stamp(0), *square, *piece);
            }
            _ => {}
        }
        news
    }

    /// Returns the next news other than dumps, which can come at any time.
    fn event(&mut self) -> BoardNews {
        loop {
            let news = self.next();
            if !matches!(news, BoardNews::Report(BoardReport::Dump(_))) {
                return news;
            }
        }
    }

    fn change(&mut self) -> (Square, Option<char>) {
        match self.event() {
            BoardNews::Report(BoardReport::Change { square, piece }) => (square, piece.map(|p| p.char())),
            other => panic!("{other:?}"),
        }
    }

    fn until_placement(&mut self, wanted: &Board) {
        while self.tracker.placement() != wanted {
            self.next();
        }
    }
}

fn after(moves: &str) -> Line {
    let mut line = Line::default();
    for san in moves.split(' ') {
        let mv = san.parse::<San>().unwrap().to_move(line.position()).unwrap();
        line.push(mv);
    }
    line
}

#[test]
fn every_typed_command_does_what_it_says() {
    let simulation = Simulation::start(SimulateArgs::default());
    let mut host = Host::ready(&simulation.path);
    assert_eq!(simulation.ask("e2 e4"), "done e2 e4");
    assert_eq!(host.change(), (Square::E2, None));
    assert_eq!(host.change(), (Square::E4, Some('P')));
    assert_eq!(simulation.ask("e7"), "done e7");
    assert_eq!(host.change(), (Square::E7, None));
    assert_eq!(simulation.ask("  e5 "), "done e5");
    assert_eq!(host.change(), (Square::E5, Some('p')));
    assert_eq!(simulation.ask("lift g1"), "done lift g1");
    assert_eq!(host.change(), (Square::G1, None));
    assert_eq!(simulation.ask("put N f3"), "done put N f3");
    assert_eq!(host.change(), (Square::F3, Some('N')));
    assert_eq!(simulation.ask("lift a8"), "done lift a8");
    assert_eq!(host.change(), (Square::A8, None));
    assert_eq!(simulation.ask("aside"), "done aside");
    for (line, button) in [
        ("say", Button::Say),
        ("press", Button::Press),
        ("again", Button::Again),
        ("time", Button::Time),
        ("arbiter", Button::Arbiter),
    ] {
        assert_eq!(simulation.ask(line), format!("done {line}"));
        assert_eq!(host.event(), BoardNews::Report(BoardReport::Button(button)));
    }
    let stands = "1nbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    assert_eq!(simulation.ask("dump"), stands);
    assert_eq!(placement(host.tracker.placement()), stands);
    simulation.quit();
    assert!(matches!(host.event(), BoardNews::Lost { why: PortError::Gone(_) }));
}

#[test]
fn a_line_that_cannot_be_done_changes_nothing() {
    let simulation = Simulation::start(SimulateArgs::default());
    let before = simulation.ask("dump");
    let unknown = |line: &str| {
        let commands = "say, press, again, time, arbiter, next, unplug, plug, noise 300, dump, quit";
        let moves = "e2 e4, put N f3, lift e4, aside";
        format!("\"{line}\": not a command. Moves: {moves}. Other commands: {commands}.")
    };
    for (line, answer) in [
        ("hello there", unknown("hello there").as_str()),
        ("e2 e9", unknown("e2 e9").as_str()),
        ("e5", "Eva five is empty, and no piece is in hand."),
        ("e2 e4 e5", "Eva five is empty, and no piece is in hand."),
        ("lift e4", "Eva four is empty."),
        ("put Q e1", "Eva one is occupied."),
        ("next", "No game to play from. Start with --pgn."),
    ] {
        assert_eq!(simulation.ask(line), answer);
        assert_eq!(simulation.ask("dump"), before);
    }
    simulation.quit();
}

#[test]
fn a_board_says_all_of_itself_when_it_is_asked() {
    let simulation = Simulation::start(SimulateArgs::default());
    let mut host = Host::ready(&simulation.path);
    host.link.inquire();
    for particular in
        [BoardReport::Serial("00001".to_owned()), BoardReport::Battery(None), BoardReport::Kept(Vec::new())]
    {
        assert_eq!(host.event(), BoardNews::Report(particular));
    }
    simulation.quit();
}

/// Castling on both sides, en passant, promotion with capture.
const GAME: &str = "e4 d5 e5 f5 exf6 Nc6 fxg7 Bf5 gxh8=N Qd7 Nf3 O-O-O Be2 e5 O-O";

fn game_file(dir: &Path) -> PathBuf {
    let path = dir.join("game.pgn");
    std::fs::write(&path, format!("[White \"A\"]\n\n1. d4 *\n\n[White \"B\"]\n\n{GAME} *\n")).unwrap();
    path
}

#[test]
fn hands_play_a_game_that_the_tracker_reads_ply_by_ply() {
    let dir = tempfile::tempdir().unwrap();
    let pgn = Some(game_file(dir.path()));
    let simulation =
        Simulation::start(SimulateArgs { pgn, game: 2, speed: 200.0, ..SimulateArgs::default() });
    let mut host = Host::ready(&simulation.path);
    let line = after(GAME);
    for (ply, played) in line.plies().iter().enumerate() {
        assert_eq!(simulation.ask("next"), format!("done {}", played.san));
        // Earlier reports show part of that ply, or the position before it.
        host.until_placement(line.position_after(ply + 1).board());
        assert_eq!(host.tracker.reading(line.position_after(ply)), Reading::Whole(played.mv));
    }
    assert_eq!(simulation.ask("next"), "The game has no more moves.");
    assert_eq!(simulation.ask("dump"), placement(line.position().board()));
    simulation.quit();
}

#[test]
fn several_plies_at_once_are_played_and_a_board_that_differs_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let pgn = Some(game_file(dir.path()));
    let args =
        SimulateArgs { pgn, game: 2, speed: 1000.0, hands: HandStyle::Clumsy, ..SimulateArgs::default() };
    let simulation = Simulation::start(args);
    assert_eq!(simulation.ask("next 3"), "done e4 d5 e5");
    assert_eq!(simulation.ask("b1 c3"), "done b1 c3");
    assert_eq!(simulation.ask("next"), "The board differs from the game at Bella one.");
    assert_eq!(simulation.ask("c3 b1"), "done c3 b1");
    assert_eq!(simulation.ask("next 100"), "done f5 exf6 Nc6 fxg7 Bf5 gxh8=N Qd7 Nf3 O-O-O Be2 e5 O-O");
    simulation.quit();
}

#[test]
fn the_simulation_plays_by_itself_once_a_host_listens() {
    let dir = tempfile::tempdir().unwrap();
    let simulation = Simulation::start(SimulateArgs {
        pgn: Some(game_file(dir.path())),
        game: 2,
        pace: Some(0.01),
        speed: 200.0,
        side: Some(Sides::White),
        ..SimulateArgs::default()
    });
    let mut host = Host::ready(&simulation.path);
    let line = after(GAME);
    let mut said = 0;
    while said < 8 {
        if host.next() == BoardNews::Report(BoardReport::Button(Button::Say)) {
            // White has made a move, and Black has not started the next one.
            assert_eq!(host.tracker.placement(), line.position_after(2 * said + 1).board());
            said += 1;
        }
    }
    for ply in line.plies() {
        assert_eq!(simulation.answer(), format!("done {}", ply.san));
    }
    assert_eq!(simulation.ask("a8 a7"), "Anna eight is empty, and no piece is in hand.");
    simulation.quit();
}

#[test]
fn a_move_made_while_unplugged_is_known_after_plugging_in() {
    let dir = tempfile::tempdir().unwrap();
    let link = dir.path().join("board");
    let simulation = Simulation::start(SimulateArgs { link: Some(link.clone()), ..SimulateArgs::default() });
    let mut host = Host::ready(&link);
    for moves in ["e2 e4", "e7 e5", "g1 f3"] {
        assert_eq!(simulation.ask("unplug"), "done unplug");
        assert_eq!(host.event(), BoardNews::Lost { why: PortError::Gone(link.display().to_string()) });
        assert_eq!(simulation.ask(moves), format!("done {moves}"));
        assert!(simulation.ask("plug").starts_with("done /dev/"));
        assert_eq!(host.event(), BoardNews::Back);
        let now = simulation.ask("dump");
        while placement(host.tracker.placement()) != now {
            host.next();
        }
    }
    // The link still works: changes arrive.
    simulation.ask("b8 c6");
    host.until_placement(after("e4 e5 Nf3 Nc6").position().board());
    simulation.quit();
    assert!(link.symlink_metadata().is_err(), "the link goes with the board");
}

#[test]
fn a_move_interrupted_by_unplugging_is_whole_after_plugging_in() {
    let dir = tempfile::tempdir().unwrap();
    let link = dir.path().join("board");
    let simulation = Simulation::start(SimulateArgs { link: Some(link.clone()), ..SimulateArgs::default() });
    let mut host = Host::ready(&link);
    simulation.ask("g1");
    assert_eq!(host.change(), (Square::G1, None));
    simulation.ask("unplug");
    assert!(matches!(host.event(), BoardNews::Lost { .. }));
    simulation.ask("f3");
    simulation.ask("plug");
    let after = after("Nf3");
    host.until_placement(after.position().board());
    assert_eq!(host.tracker.reading(&Chess::default()), Reading::Whole(after.plies()[0].mv));
    let last: Vec<Square> = host.tracker.log().iter().rev().take(2).map(|(_, hand)| hand.square()).collect();
    assert_eq!(last, [Square::F3, Square::G1], "the lift is known to have come first");
    simulation.quit();
}

#[test]
fn a_link_that_leads_to_another_port_is_followed() {
    let dir = tempfile::tempdir().unwrap();
    let link = dir.path().join("board");
    let first = Scripted::start(link.clone(), |board, bytes| board.receive(bytes));
    let mut host = Host::open(&link);
    host.until_placement(&Board::new());
    // The first port stays open; only the symbolic link changes.
    let second = Scripted::start(dir.path().join("other"), |board, bytes| board.receive(bytes));
    std::fs::rename(dir.path().join("other"), &link).unwrap();
    assert_eq!(host.event(), BoardNews::Lost { why: PortError::Gone(link.display().to_string()) });
    assert_eq!(host.event(), BoardNews::Back);
    drop((first, second));
}

#[test]
fn noise_is_reported_once_and_the_next_change_is_read() {
    let simulation = Simulation::start(SimulateArgs::default());
    let mut host = Host::ready(&simulation.path);
    assert_eq!(simulation.ask("noise 20000"), "done noise 20000");
    assert_eq!(simulation.ask("e2"), "done e2");
    let mut nonsense = 0;
    loop {
        match host.event() {
            BoardNews::Report(BoardReport::Nonsense(_)) => nonsense += 1,
            BoardNews::Report(BoardReport::Change { square: Square::E2, piece: None }) => break,
            // Twenty thousand random bytes can contain a few messages by chance.
            other => assert!(matches!(other, BoardNews::Report(_)), "{other:?}"),
        }
    }
    assert_eq!(nonsense, 1);
    simulation.quit();
}

#[test]
fn no_report_is_lost_for_good_in_ten_megabytes_of_noise() {
    let simulation = Simulation::start(SimulateArgs::default());
    let mut host = Host::ready(&simulation.path);
    assert_eq!(simulation.ask("noise 10000000"), "done noise 10000000");
    assert_eq!(simulation.ask("e2 e4"), "done e2 e4");
    let mut nonsense = 0;
    let mut moved = Board::new();
    moved.discard_piece_at(Square::E2);
    moved.set_piece_at(Square::E4, Color::White.pawn());
    // On a slow machine the noise makes the link report the board as lost, and ask for it again.
    while *host.tracker.placement() != moved {
        nonsense += usize::from(matches!(host.next(), BoardNews::Report(BoardReport::Nonsense(_))));
    }
    assert!(nonsense <= 2, "{nonsense}");
    simulation.quit();
}

#[test]
fn a_port_that_cannot_be_opened_is_reported_at_once_in_one_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let nowhere = dir.path().join("nowhere");
    let error = |path: &Path| Link::open(path, Orientation::Straight, |_| {}).unwrap_err();
    let start = Instant::now();
    assert_eq!(error(&nowhere), PortError::NotFound(nowhere.display().to_string()));
    assert!(start.elapsed() < Duration::from_secs(5));
    assert_eq!(
        english(&error(&nowhere).message()),
        format!("{}: no such port. See annabella board list.", nowhere.display())
    );

    let file = dir.path().join("file");
    std::fs::write(&file, "no port").unwrap();
    assert_eq!(error(&file), PortError::NotAPort(file.display().to_string()));
    english(&error(&file).message());
    assert_eq!(error(Path::new("/dev/null")), PortError::NotAPort("/dev/null".to_owned()));

    let simulation = Simulation::start(SimulateArgs::default());
    let host = Host::ready(&simulation.path);
    let path = simulation.path.display().to_string();
    assert_eq!(error(&simulation.path), PortError::Busy(path.clone()));
    english(&PortError::Busy(path.clone()).message());
    english(&PortError::Denied(path).message());
    // After the port is closed, it can be opened again. A program that another test is just starting shares
    // its lock for a moment.
    drop(host);
    wait_until("the port is free", || Link::open(&simulation.path, Orientation::Straight, |_| {}).is_ok());
    simulation.quit();
}

#[test]
fn watch_says_in_words_what_the_board_reports() {
    let simulation = Simulation::start(SimulateArgs::default());
    let args = WatchArgs { port: simulation.path.clone(), turned: false, record: None };
    let (printed, lines) = mpsc::channel();
    let watching = std::thread::spawn(move || {
        let mut left = 7;
        watch::watch(&args, &english, &mut |line| {
            left -= 1;
            printed.send(line.to_owned()).unwrap();
            if left > 0 { Ok(()) } else { Err(std::io::ErrorKind::BrokenPipe.into()) }
        })
        .unwrap();
    });
    let line = || lines.recv_timeout(LIMIT).unwrap();
    assert_eq!(line(), "The board is connected: annabella simulated board, version 1.0.");
    let start = placement(Chess::default().board());
    assert_eq!(line(), format!("32 pieces on the board: {start}"));
    simulation.ask("g1 f3");
    assert_eq!(
        [line(), line()],
        ["white knight lifted from Gustav one", "white knight placed on Felix three"]
    );
    simulation.ask("say");
    assert_eq!(line(), "Button: announce");
    let path = simulation.path.display().to_string();
    simulation.ask("unplug");
    assert_eq!(line(), format!("{path}: the board was unplugged."));
    assert_eq!(line(), "Waiting until the board is back.");
    watching.join().unwrap();
    simulation.quit();
}

#[test]
fn a_simulation_that_cannot_begin_says_why() {
    let dir = tempfile::tempdir().unwrap();
    let fails = |args: SimulateArgs| {
        let error = simulate::serve(&args, mpsc::channel().1, &english, &mut |_| Ok(())).unwrap_err();
        english(&error.message());
        error
    };
    let base = SimulateArgs::default;
    let short = dir.path().join("short.pgn");
    std::fs::write(&short, "1. e4 e5 *\n").unwrap();
    let other = fails(SimulateArgs { pgn: Some(short.clone()), game: 2, ..base() });
    assert!(matches!(other, SimulateError::Game(why) if why.id == "games-no-such"));
    let missing = fails(SimulateArgs { pgn: Some(dir.path().join("none")), ..base() });
    assert!(matches!(missing, SimulateError::Game(why) if why.id == "journal-missing"));
    let fen = fails(SimulateArgs { fen: Some("nonsense".to_owned()), ..base() });
    assert_eq!(fen, SimulateError::Fen("nonsense".to_owned()));
    for speed in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let error = fails(SimulateArgs { speed, ..base() });
        assert_eq!((error.status(), &error), (2, &SimulateError::Number(speed.to_string())));
    }
    // A regular file is never replaced by a link.
    let taken = fails(SimulateArgs { link: Some(short.clone()), ..base() });
    assert!(matches!(taken, SimulateError::Port(_)));
    assert_eq!(std::fs::read_to_string(&short).unwrap(), "1. e4 e5 *\n");
}

#[test]
fn an_empty_board_is_set_up_step_by_step() {
    let simulation = Simulation::start(SimulateArgs { empty: true, ..SimulateArgs::default() });
    let mut host = Host::ready(&simulation.path);
    let target = Board::new();
    let mut steps = 0;
    while let Some(step) = host.tracker.next_step(&target, Color::White) {
        let line = match step {
            annabella::tactile::HandAction::Lift { square, .. } => format!("lift {square}"),
            annabella::tactile::HandAction::Place { piece, square } => {
                format!("put {} {square}", piece.char())
            }
        };
        assert_eq!(simulation.ask(&line), format!("done {line}"));
        host.change();
        steps += 1;
    }
    assert_eq!((steps, host.tracker.placement()), (32, &target));
    simulation.quit();
}
