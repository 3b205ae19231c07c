//! Devices that answer slowly, wrongly or not at all.

use super::{Host, LIMIT, Simulation, english};
use crate::faults::scripted::Scripted;
use crate::hall::Running;
use crate::whole_machine::firmware::bench::{Bench, Speaks};
use annabella::chess::{Board, Color, Square};
use annabella::cli::boards::check::{CheckArgs, TestInput, check};
use annabella::cli::boards::simulate::{self, SimulateArgs};
use annabella::clock::Span;
use annabella::devices::boards::serial::{BoardNews, PortAnswer, PortError, ask};
use annabella::devices::platform::pty::Pty;
use annabella::devices::voice::Engine;
use annabella::speech::Worded;
use annabella::tactile::drivers::dgt::{HostCommand, HostRequest, HostRequests, encode};
use annabella::tactile::drivers::{Character, Senses, framings, rows};
use annabella::tactile::{BoardReport, ClockOrder, ClockSide, HandAction, Orientation, Simulated};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

fn until(mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < LIMIT, "waited too long");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_silent_device_is_asked_everything_and_hangs_nothing() {
    let scripted = Scripted::start(None, |_, _| Vec::new());
    let mut host = Host::open(&scripted.path);
    assert_eq!(host.next(), BoardNews::Opened { senses: None, trademark: None, version: None });
    let everything =
        [HostCommand::Trademark, HostCommand::Version, HostCommand::UpdateNice, HostCommand::Board];
    let wanted = [&[HostCommand::Reset][..], &everything, &everything].concat();
    let wanted: Vec<u8> = wanted.into_iter().map(HostCommand::byte).collect();
    assert_eq!(scripted.asked()[..9], wanted);
    // The bytes are requests that a board understands.
    assert_eq!(HostRequests::default().push(&wanted).len(), 9);
    let path = scripted.path.display().to_string();
    assert_eq!(host.next(), BoardNews::Lost { why: PortError::Silent(path) });
}

/// Returns the speed of a line.
fn speed(path: &Path) -> u32 {
    let line = std::fs::OpenOptions::new().read(true).open(path).unwrap();
    rustix::termios::tcgetattr(&line).unwrap().output_speed()
}

#[test]
fn a_line_is_tried_as_each_make_has_it_and_only_its_own_make_asks() {
    let scripted = Scripted::start(None, |_, _| Vec::new());
    let _host = Host::open(&scripted.path);
    for framing in framings() {
        until(|| speed(&scripted.path) == framing.baud);
        let before = scripted.asked().len();
        std::thread::sleep(Duration::from_millis(700));
        if framing.character == Character::SevenBitsOdd {
            // Such a board has the speed of the one tried before it, but needs requests.
            until(|| scripted.asked().len() > before);
            continue;
        }
        let asks = framing.baud == 9600;
        assert_eq!(scripted.asked().len() > before, asks, "{framing:?}");
    }
    until(|| speed(&scripted.path) == 9600);
}

/// A board that receives only the end of the first requests sends its pieces before its name.
#[test]
fn a_board_that_starts_in_the_middle_of_the_questions_is_named_first_all_the_same() {
    let mut deaf = true;
    let scripted = Scripted::start(None, move |board, bytes| {
        let update = bytes.iter().position(|&byte| byte == HostCommand::UpdateNice.byte());
        let heard = if deaf { &bytes[update.unwrap_or(bytes.len())..] } else { bytes };
        deaf &= heard.is_empty();
        board.receive(heard)
    });
    let mut host = Host::open(&scripted.path);
    let trademark = Some("scripted".to_owned());
    assert_eq!(
        host.next(),
        BoardNews::Opened { senses: Some(Senses::Pieces), trademark, version: Some((1, 0)) }
    );
    assert_eq!(host.next(), BoardNews::Report(BoardReport::Dump(Board::new())));
}

/// Fills the line's buffer, which no program reads.
fn fill(path: &Path) {
    let nonblocking = i32::try_from(rustix::fs::OFlags::NONBLOCK.bits()).unwrap();
    let mut line = std::fs::OpenOptions::new().write(true).custom_flags(nonblocking).open(path).unwrap();
    // Data that moves to the other end makes room for a while.
    for _ in 0..10 {
        while line.write(&[0; 64]).is_ok() {}
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_device_that_takes_nothing_in_is_told_of_and_hangs_nothing() {
    let pty = Pty::open().unwrap();
    let path = pty.path().to_owned();
    let mut host = Host::open(&path);
    fill(&path);
    let stuck = PortError::Stuck(path.display().to_string());
    let lost = host.event();
    // On a slow machine the news that the port is open can come first.
    let lost = if matches!(lost, BoardNews::Opened { .. }) { host.event() } else { lost };
    assert_eq!(lost, BoardNews::Lost { why: stuck.clone() });
    english(&stuck.message());
    let began = Instant::now();
    drop(host);
    assert!(began.elapsed() < Duration::from_secs(5));
    // Data left in the line does not disturb the next program that opens it.
    fill(&path);
    let host = Host::open(&path);
    until(|| pty.read().unwrap().contains(&HostCommand::Board.byte()));
    drop(host);
}

#[test]
fn a_board_that_stops_taking_in_is_lost_and_back_once_it_reads_again() {
    let reads = Arc::new(AtomicBool::new(true));
    let reading = Arc::clone(&reads);
    let pty = Pty::open().unwrap();
    let path = pty.path().to_owned();
    let ended = Arc::new(AtomicBool::new(false));
    let stop = Arc::clone(&ended);
    let thread = std::thread::spawn(move || {
        let mut board = Simulated::new(Board::new(), "stuck at times");
        while !stop.load(Ordering::Relaxed) {
            if reading.load(Ordering::Relaxed) {
                pty.write(&board.receive(&pty.read().unwrap())).unwrap();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    });
    let mut host = Host::open(&path);
    host.until_placement(&Board::new());
    reads.store(false, Ordering::Relaxed);
    std::thread::sleep(Duration::from_millis(50));
    fill(&path);
    assert_eq!(host.event(), BoardNews::Lost { why: PortError::Stuck(path.display().to_string()) });
    reads.store(true, Ordering::Relaxed);
    assert_eq!(host.event(), BoardNews::Back);
    host.until_placement(&Board::new());
    drop(host);
    ended.store(true, Ordering::Relaxed);
    thread.join().unwrap();
}

#[test]
fn a_board_that_falls_silent_is_lost_and_found_again_with_its_port_open_all_the_while() {
    let silent = Arc::new(AtomicBool::new(false));
    let hangs = Arc::clone(&silent);
    let scripted = Scripted::start(None, move |board, bytes| {
        let reply = board.receive(bytes);
        if hangs.load(Ordering::Relaxed) { Vec::new() } else { reply }
    });
    let path = scripted.path.display().to_string();
    let mut host = Host::open(&scripted.path);
    host.until_placement(&Board::new());
    silent.store(true, Ordering::Relaxed);
    assert_eq!(host.event(), BoardNews::Lost { why: PortError::Silent(path.clone()) });
    english(&PortError::Silent(path).message());
    // It is reported only once.
    assert!(host.news.recv_timeout(Duration::from_secs(4)).is_err());
    silent.store(false, Ordering::Relaxed);
    assert_eq!(host.next(), BoardNews::Back);
    assert_eq!(host.next(), BoardNews::Report(BoardReport::Dump(Board::new())));
}

#[test]
fn a_board_that_senses_rows_is_known_by_them_and_lost_when_they_stop() {
    let silent = Arc::new(AtomicBool::new(false));
    let hangs = Arc::clone(&silent);
    let mut turn = 0;
    let scripted = Scripted::start(None, move |board, _| {
        turn += 1;
        let hangs = hangs.load(Ordering::Relaxed);
        let squares = board.placement().occupied().without(Square::new(turn / 100 % 2));
        if hangs { Vec::new() } else { rows::encode(Orientation::Straight, squares) }
    });
    let mut host = Host::open(&scripted.path);
    assert_eq!(
        host.next(),
        BoardNews::Opened { senses: Some(Senses::Occupancy), trademark: None, version: None }
    );
    let lifted = |square| BoardNews::Report(BoardReport::Occupied(Board::new().occupied().without(square)));
    // Data on its way by then has arrived.
    std::thread::sleep(Duration::from_millis(200));
    let asked = scripted.asked();
    assert_eq!([host.next(), host.next()], [lifted(Square::A1), lifted(Square::B1)]);
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!(scripted.asked(), asked, "it is asked nothing once it is known");
    silent.store(true, Ordering::Relaxed);
    let path = scripted.path.display().to_string();
    while host.next() != (BoardNews::Lost { why: PortError::Silent(path.clone()) }) {}
    silent.store(false, Ordering::Relaxed);
    assert_eq!(host.next(), BoardNews::Back);
    assert!(matches!(host.next(), BoardNews::Report(BoardReport::Occupied(_))));
}

/// Returns what a Certabo board sends in the initial position.
fn certabo() -> Vec<u8> {
    let ranks = ["1 0 7 0 2 ", "1 0 7 0 2 ", "0 0 0 0 0 ", "0 0 0 0 0 "].map(|tag| tag.repeat(8));
    let line: Vec<&str> = ranks.iter().chain(ranks.iter().rev()).map(String::as_str).collect();
    format!(":{}\r\n", line.concat()).into_bytes()
}

#[test]
fn a_board_with_lights_shows_what_the_test_asks_for() {
    let mut turn = 0;
    let scripted = Scripted::start(None, move |_, _| {
        turn += 1;
        if turn % 10 == 0 { certabo() } else { Vec::new() }
    });
    let args = CheckArgs {
        port: scripted.path.clone(),
        turned: false,
        from: None,
        assembly: false,
        speech: Engine::Off,
        rate: None,
    };
    let (typed, told) = mpsc::channel();
    let own = typed.clone();
    let checking = std::thread::spawn(move || check(&args, own, &told, &|_| {}).unwrap());
    let lit = |lights: [u8; 8]| until(|| scripted.asked().ends_with(&lights));
    lit([0, 0, 0, 0, 0, 0, 0, 0x01]);
    typed.send(TestInput::Line("skip".to_owned())).unwrap();
    lit([0, 0, 0, 0, 0, 0, 0, 0x02]);
    std::thread::sleep(Duration::from_secs(1));
    typed.send(TestInput::Line("quit".to_owned())).unwrap();
    assert_eq!(checking.join().unwrap(), 1);
    lit([0; 8]);
}

#[test]
fn every_port_says_what_it_is_when_it_is_asked() {
    let dgt = Simulation::start(SimulateArgs::default());
    let rows =
        Scripted::start(None, |board, _| rows::encode(Orientation::Straight, board.placement().occupied()));
    let silent = Scripted::start(None, |_, _| Vec::new());
    let other = Scripted::start(None, |_, _| b":\xffhello\x00 0 0".to_vec());
    let name = Some((simulate::TRADEMARK.to_owned(), Some((1, 0))));
    std::thread::scope(|scope| {
        for (path, answer) in [
            (&dgt.path, PortAnswer::Board { senses: Senses::Pieces, name }),
            (&rows.path, PortAnswer::Board { senses: Senses::Occupancy, name: None }),
            (&silent.path, PortAnswer::Silence),
            (&other.path, PortAnswer::Nonsense),
        ] {
            scope.spawn(move || assert_eq!(ask(path), Ok(answer)));
        }
    });
    let nowhere = PathBuf::from("/dev/nowhere");
    assert_eq!(ask(&nowhere), Err(PortError::NotFound(nowhere.display().to_string())));
    dgt.quit();
}

#[test]
fn a_device_that_talks_nonsense_is_told_of_once() {
    // Wrong lengths, incomplete messages and text, every few milliseconds.
    let mut turn = 0;
    let scripted = Scripted::start(None, move |_, _| {
        turn += 1;
        match turn % 4 {
            0 => vec![0x86, 0x00, 0x44, 1, 2, 3],
            1 => vec![0x8E, 0x00, 0x06, 1, 2, 3],
            2 => b"login: ".to_vec(),
            _ => vec![0xFF, 0x92, 0x7F, 0x7F, 9],
        }
    });
    let mut host = Host::open(&scripted.path);
    assert_eq!(host.next(), BoardNews::Opened { senses: None, trademark: None, version: None });
    assert!(matches!(host.next(), BoardNews::Report(BoardReport::Nonsense(_))));
    assert!(host.news.recv_timeout(Duration::from_secs(3)).is_err(), "told twice");
}

/// Starts a board whose clock accepts, refuses or ignores its messages. Returns the messages, too.
fn clock_beside(answers: &'static [Option<bool>]) -> (Scripted, Arc<Mutex<Vec<Vec<u8>>>>) {
    let told = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&told);
    let mut requests = HostRequests::default();
    let scripted = Scripted::start(None, move |board, bytes| {
        let mut reply = Vec::new();
        for request in requests.push(bytes) {
            match request {
                HostRequest::Clock(order) => {
                    let mut heard = heard.lock().unwrap();
                    let answer = answers.get(heard.len()).copied().flatten();
                    reply.extend(answer.map(|takes| encode::answered(order[0], takes)).unwrap_or_default());
                    heard.push(order);
                }
                HostRequest::Command(command) => reply.extend(board.receive(&[command.byte()])),
                HostRequest::Unknown(_) => {}
            }
        }
        reply
    });
    (scripted, told)
}

#[test]
fn a_clock_is_told_once_more_what_it_misses_and_no_more() {
    let order = ClockOrder { left: Span::seconds(60), right: Span(0), runs: Some(ClockSide::Left) };
    // A minute on the left, which runs, and zero on the right.
    let bytes = [0x0A, 0, 1, 0, 0, 0, 0, 0x09].to_vec();
    for (answers, times, not_set) in [
        (&[Some(true)][..], 1, false),
        (&[None, Some(true)], 2, false),
        (&[Some(false)], 1, true),
        (&[None, None], 2, true),
    ] {
        let (scripted, told) = clock_beside(answers);
        let mut host = Host::open(&scripted.path);
        host.until_placement(&Board::new());
        host.link.set_clock(order);
        until(|| told.lock().unwrap().len() == times);
        let end = Instant::now() + Duration::from_millis(2500);
        let mut news = Vec::new();
        while let Ok(new) = host.news.recv_timeout(end.saturating_duration_since(Instant::now())) {
            news.push(new);
        }
        assert_eq!(news.contains(&BoardNews::ClockNotSet), not_set, "{answers:?}: {news:?}");
        assert_eq!(*told.lock().unwrap(), vec![bytes.clone(); times], "{answers:?}");
    }
}

#[test]
fn the_clock_beside_the_board_is_set_to_the_times_of_the_game() {
    let (scripted, told) = clock_beside(&[Some(true); 9]);
    let dir = tempfile::tempdir().unwrap();
    let journal = dir.path().join("journal");
    let mut program = Running::start(&[
        "--json",
        "play",
        "--locale",
        "en",
        "--speech",
        "off",
        "--time-control",
        "900",
        "--white-board",
        scripted.path.to_str().unwrap(),
        "--set-clock",
        "right",
        "--journal",
        journal.to_str().unwrap(),
    ]);
    program.wait_for(|line| line.contains("\"state\":\"ready\""));
    let last = || told.lock().unwrap().last().cloned();
    program.type_line("start");
    // Fifteen minutes each, White's on the right running.
    until(|| last().as_deref() == Some(&[0x0A, 0, 15, 0, 0, 15, 0, 0x0A]));
    program.type_line("halt");
    until(|| last().is_some_and(|order| order[7] == 0x0C));
    program.type_line("set white 1:02:03");
    until(|| last().as_deref() == Some(&[0x0A, 0, 15, 0, 1, 2, 3, 0x0C]));
    assert_eq!(program.finish().code, Some(0));
}

#[test]
fn a_change_that_was_missed_is_found_by_asking_again() {
    let mut dumps = 0;
    // A board that never sends changes: a pawn is lifted after the first dump.
    let scripted = Scripted::start(None, move |board, bytes| {
        let reply = board.receive(bytes);
        if bytes.contains(&HostCommand::Board.byte()) {
            dumps += 1;
            if dumps == 1 {
                let lift = board.meant(Square::E2).unwrap();
                board.act(lift).unwrap();
            }
        }
        reply
    });
    let mut host = Host::open(&scripted.path);
    host.until_placement(&Board::new());
    let mut lifted = Board::new();
    lifted.discard_piece_at(Square::E2);
    host.until_placement(&lifted);
    let piece = Color::White.pawn();
    assert_eq!(host.tracker.log().last().unwrap().1, HandAction::Lift { square: Square::E2, piece });
}

#[test]
fn a_turned_board_is_read_as_white_sees_it() {
    let scripted = Scripted::start(None, |_, bytes| {
        let mut reply = Vec::new();
        if bytes.contains(&HostCommand::Board.byte()) {
            reply.extend(encode::dump(Orientation::Turned, &Board::new()));
            reply.extend(encode::change(Orientation::Turned, Square::A1, None));
        }
        reply
    });
    let mut host = Host::lying(&scripted.path, Orientation::Turned);
    assert_eq!(
        host.next(),
        BoardNews::Opened { senses: Some(Senses::Pieces), trademark: None, version: None }
    );
    assert_eq!(host.change(), (Square::A1, None));
    assert_eq!(host.tracker.placement().piece_at(Square::E1), Some(Color::White.king()));
}

mod whole_machine {
    use super::*;

    /// Like most Arduino boards, the reference board restarts when its port is opened.
    /// Its boot loader discards the bytes sent meanwhile.
    #[test]
    fn a_board_behind_a_boot_loader_is_asked_until_it_has_started() {
        let dir = tempfile::tempdir().unwrap();
        let link = dir.path().join("board");
        let mut bench = Bench::start(Speaks::Dgt, &["--boot", "1800", "--link", link.to_str().unwrap()]);
        bench.tell("setup rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR; wait 100");
        let Ok(PortAnswer::Board { senses: Senses::Pieces, name: Some((name, version)) }) = ask(&link) else {
            panic!("it has no name");
        };
        assert!(name.starts_with("annabella reference board"), "{name}");
        assert_eq!(version, Some((1, 0)));
        let mut host = Host::open(&link);
        let BoardNews::Opened { senses, trademark, version } = host.next() else { panic!("not opened") };
        assert_eq!((senses, trademark, version), (Some(Senses::Pieces), Some(name), Some((1, 0))));
        host.until_placement(&Board::new());
        bench.tell("lift e2; wait 50; place e4 P");
        assert_eq!([host.change(), host.change()], [(Square::E2, None), (Square::E4, Some('P'))]);
        // The same after unplugging.
        bench.tell("unplug");
        assert!(matches!(host.event(), BoardNews::Lost { why: PortError::Gone(_) }));
        bench.tell("lift e4; place e3 P");
        bench.plug();
        assert_eq!(host.event(), BoardNews::Back);
        let mut now = Board::new();
        now.discard_piece_at(Square::E2);
        now.set_piece_at(Square::E3, Color::White.pawn());
        host.until_placement(&now);
    }
}
