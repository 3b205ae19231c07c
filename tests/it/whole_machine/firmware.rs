//! The firmware of the reference board on a simulated chip, with simulated pegs and buttons.
//!
//! Times are the board's, counted in cycles of its clock.

pub mod bench;
mod checked;
mod doubts;
mod figures;
mod guard;
mod margins;
pub mod selftest;

use annabella::chess::{Board, Piece, Square};
use annabella::tactile::drivers::dgt::{DgtDecoder, HostCommand};
use annabella::tactile::{BoardReport, Button};
use bench::{Bench, MILLISECOND, Speaks};
use serialport::SerialPort;
use std::collections::VecDeque;
use std::io::{ErrorKind, Read, Write};
use std::time::{Duration, Instant};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// A generous time limit.
const LIMIT: Duration = Duration::from_secs(60);

fn board(placement: &str) -> Board {
    Board::from_ascii_board_fen(placement.as_bytes()).unwrap()
}

fn change(square: Square, piece: Option<char>) -> BoardReport {
    BoardReport::Change { square, piece: piece.map(|letter| Piece::from_char(letter).unwrap()) }
}

/// Returns a board in the initial position, settled, and switched to this mode of sending changes.
fn ready(mode: &str) -> Bench {
    let mut bench = Bench::stepped(Speaks::Dgt);
    bench.tell(&format!("setup {INITIAL}; wait 60; send {mode}; wait 20"));
    bench.take_sent();
    bench
}

/// Returns the reports that a host reads from the sent bytes.
fn reports(bench: &mut Bench) -> Vec<BoardReport> {
    DgtDecoder::default().push(&bench.take_sent())
}

#[test]
fn answers_what_a_host_asks() {
    let mut bench = ready("40");
    let mut asked = |byte: &str| {
        bench.tell(&format!("send {byte}; wait 150"));
        bench.take_sent()
    };
    assert_eq!(asked("4d"), [0x93, 0, 5, 1, 0]);
    assert_eq!(asked("46"), [0x90, 0, 5, 0, 1]);
    assert_eq!(asked("49"), [0x8F, 0, 3]);
    assert_eq!(asked("41"), [0x8D, 0, 10, 0, 0, 0, 0, 0, 0, 0x20]);
    assert_eq!(asked("45"), *b"\x91\x00\x0800001");
    let mut read = |byte: &str| DgtDecoder::default().push(&asked(byte));
    assert_eq!(read("42"), [BoardReport::Dump(board(INITIAL))]);
    assert_eq!(read("55"), [BoardReport::Serial("0000000001".to_owned())]);
    assert_eq!(read("4c"), [BoardReport::Battery(None)]);
    let [BoardReport::Trademark(text)] = &read("47")[..] else { panic!("no trademark") };
    assert!(text.starts_with("annabella reference board"), "{text}");
    // The command to start the boot loader and unknown commands are ignored.
    assert_eq!(read("4e 56 7f 00 82"), []);
    assert_eq!(read("4d"), [BoardReport::Version(1, 0)]);
}

#[test]
fn a_lift_arrives_within_half_a_tenth_of_a_second() {
    let mut bench = ready("44");
    let lifted = bench.tell("lift e2");
    bench.tell("wait 60");
    let arrived = bench.sent.last().unwrap().0;
    assert_eq!(bench.take_sent(), [0x8E, 0x00, 0x05, 0x34, 0x00]);
    // 6 ms of bouncing, five scans, six bytes.
    assert!(arrived - lifted < 40 * MILLISECOND, "{} cycles", arrived - lifted);
    bench.tell("place e4 P; wait 60");
    assert_eq!(reports(&mut bench), [change(Square::E4, Some('P'))]);
}

#[test]
fn sends_exactly_what_its_mode_asks_for() {
    let act = "lift e2; wait 100; press say; wait 300; wait 2000";
    let lift = change(Square::E2, None);
    let say = BoardReport::Button(Button::Say);
    assert_eq!(reports(&mut told("40", act)), []);
    assert_eq!(reports(&mut told("44", act)), std::slice::from_ref(&lift));
    assert_eq!(reports(&mut told("4b", act)), [lift, say]);
    // The missing clock is reported once a second.
    let mut bench = told("43", act);
    let absent = [0x8D, 0, 10, 0, 0, 0, 0, 0, 0, 0x20];
    let times: Vec<u64> = bench
        .sent
        .windows(10)
        .filter(|bytes| bytes.iter().map(|(_, byte)| *byte).eq(absent))
        .map(|bytes| bytes[0].0)
        .collect();
    assert!((2..=4).contains(&times.len()), "{times:?}");
    assert!(times.windows(2).all(|pair| pair[1] - pair[0] <= 1000 * MILLISECOND), "{times:?}");
    bench.take_sent();
    bench.tell("send 40; wait 20; lift d2; wait 1500");
    assert_eq!(bench.take_sent(), b"", "a reset silences");
}

fn told(mode: &str, lines: &str) -> Bench {
    let mut bench = ready(mode);
    bench.tell(lines);
    bench
}

#[test]
fn changes_between_the_dump_and_the_request_for_changes_are_sent() {
    let mut bench = ready("42");
    bench.tell("wait 100");
    bench.take_sent();
    bench.tell("lift e2; wait 100; send 44; wait 50");
    assert_eq!(reports(&mut bench), [change(Square::E2, None)]);
}

#[test]
fn understands_commands_after_nonsense() {
    let mut bench = ready("40");
    for nonsense in ["2b 04 03", "60 04 01", "70", "2b ff", "ff 81 00 7f", "2b 7f", "2b 0f 42 42 42"] {
        bench.tell(&format!("send {nonsense}; wait 130; send 4d; wait 40"));
        assert_eq!(reports(&mut bench).last(), Some(&BoardReport::Version(1, 0)), "{nonsense}");
    }
    // A long stream without pauses and without the bytes that stop the board from sending.
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..40 {
        let line: String = (0..50).map(|_| format!(" {:02x}", random.u8(..))).collect();
        bench.tell(&format!("send{line}; wait 60"));
    }
    bench.tell("wait 1500");
    bench.tell("send 40; wait 100");
    bench.take_sent();
    bench.tell("send 4d; wait 40");
    assert_eq!(reports(&mut bench), [BoardReport::Version(1, 0)]);
}

#[test]
fn a_change_may_interrupt_a_dump_and_a_button_may_not() {
    let mut bench = ready("4b");
    bench.tell("send 42; wait 2; lift e2; wait 15; press press; wait 200");
    let bytes = bench.take_sent();
    let at = bytes.iter().position(|byte| *byte == 0x8E).unwrap();
    assert!(bytes[0] == 0x86 && (3..67).contains(&at), "{bytes:02x?}");
    let mut without = board(INITIAL);
    without.discard_piece_at(Square::E2);
    assert_eq!(
        DgtDecoder::default().push(&bytes),
        [change(Square::E2, None), BoardReport::Dump(without), BoardReport::Button(Button::Press)]
    );
}

#[test]
fn events_are_sent_in_order() {
    let mut bench = ready("4b");
    // Also during a dump: the lift after the button waits for it.
    bench.tell("send 42; press arbiter 60; wait 30; lift b1; wait 40; lift g8; wait 300");
    let mut told = reports(&mut bench);
    told.retain(|report| !matches!(report, BoardReport::Dump(_)));
    assert_eq!(
        told,
        [BoardReport::Button(Button::Arbiter), change(Square::B1, None), change(Square::G8, None)]
    );
    bench.tell("send 42; wait 200");
    let mut now = board(INITIAL);
    now.discard_piece_at(Square::B1);
    now.discard_piece_at(Square::G8);
    assert_eq!(reports(&mut bench), [BoardReport::Dump(now)]);
}

#[test]
fn a_bouncing_button_is_sent_once() {
    let mut bench = ready("4b");
    bench.tell("chatter 12");
    for (name, button) in [
        ("again", Button::Again),
        ("time", Button::Time),
        ("press", Button::Press),
        ("arbiter", Button::Arbiter),
        ("say", Button::Say),
    ] {
        bench.tell(&format!("press {name}; wait 250"));
        assert_eq!(reports(&mut bench), [BoardReport::Button(button)]);
    }
}

#[test]
fn bounces_shorter_than_the_debounce_setting_are_ignored() {
    let mut bench = ready("44");
    bench.tell("bounce e2 15; wait 80; bounce g8 15; bounce d1 15; wait 200");
    assert_eq!(bench.take_sent(), b"");
    // A second of bouncing: with the longest debounce time, no change is reported.
    bench.tell("send 70 03 01 64 00; wait 60");
    assert_eq!(bench.take_sent(), [0xF0, 0, 6, 0x01, 0, 0x64]);
    bench.tell("bounce e2 1000; wait 1600");
    assert_eq!(bench.take_sent(), b"");
    let lifted = bench.tell("lift e2");
    bench.tell("wait 700");
    assert!(bench.sent[0].0 - lifted >= 500 * MILLISECOND);
    assert_eq!(reports(&mut bench), [change(Square::E2, None)]);
    // This setting does not affect buttons.
    bench.tell("send 4b; press say; wait 200");
    assert_eq!(reports(&mut bench), [BoardReport::Button(Button::Say)]);
    // The setting survives a loss of power, and invalid values do not change it.
    bench.tell("send 70 03 01 00 00; wait 60; unplug");
    bench.plug();
    bench.take_sent();
    bench.tell("wait 600; send 70 02 01 00; wait 60");
    assert_eq!(bench.take_sent(), [0xF0, 0, 6, 0x01, 0, 0x64]);
}

#[test]
fn noise_on_the_line_to_the_converter_changes_nothing() {
    let mut bench = ready("44");
    // Noise of a twentieth of a volt either way, at every conversion for two seconds.
    bench.tell("noise 50; wait 2000");
    assert_eq!(bench.take_sent(), b"");
    bench.tell("send 42; wait 100");
    assert_eq!(reports(&mut bench), [BoardReport::Dump(board(INITIAL))]);
}

#[test]
fn the_beeper_sounds_when_the_host_asks() {
    let mut bench = ready("4b");
    bench.tell("send 2b 04 03 0b 02 00; wait 300; send 2b 03 03 03 00; wait 60");
    let sounds: Vec<u32> = bench.sounds.iter().map(|(_, hertz)| *hertz).collect();
    assert_eq!(sounds, [4032, 0]);
    let long = bench.sounds[1].0 - bench.sounds[0].0;
    assert!((115..=135).contains(&(long / MILLISECOND)), "{long}");
    // The beep is acknowledged; other messages for a clock get no answer, because there is none.
    let done = [0x8D, 0, 10, 0x0A, 0x10, 0x0B, 0x0A, 0, 0, 0];
    assert_eq!(bench.take_sent(), done);
}

#[test]
fn a_board_that_is_plugged_in_again_shows_what_was_moved_meanwhile() {
    let mut bench = ready("44");
    bench.tell("lift e2; wait 60; unplug; place e4 P; wait 500");
    bench.plug();
    bench.take_sent();
    // A request at this moment is answered when all contacts have settled.
    bench.tell("send 42; wait 150");
    let after = board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(reports(&mut bench), [BoardReport::Dump(after)]);
    // No mode has been set since, and no button is held.
    bench.tell("place e2 P; press say; wait 200; send 4b; wait 200; press say; wait 200");
    assert_eq!(reports(&mut bench), [change(Square::E2, Some('P')), BoardReport::Button(Button::Say)]);
}

/// In real time and through the pseudo-terminal, as programs use it.
#[test]
fn speaks_over_its_port_in_real_time() {
    let mut bench = Bench::start(Speaks::Dgt, &["--seed", "7"]);
    bench.tell(&format!("setup {INITIAL}; wait 60"));
    let mut host = Host::open(&bench, 9600);
    host.say(&[HostCommand::UpdateNice, HostCommand::Board]);
    assert_eq!(host.next(), Some(BoardReport::Dump(board(INITIAL))));
    bench.tell("lift g1; wait 100; place f3 N");
    assert_eq!(host.next(), Some(change(Square::G1, None)));
    assert_eq!(host.next(), Some(change(Square::F3, Some('N'))));
    bench.tell("press again");
    assert_eq!(host.next(), Some(BoardReport::Button(Button::Again)));
    bench.tell("unplug");
    assert_eq!(host.next(), None);
    bench.plug();
    let mut host = Host::open(&bench, 9600);
    host.say(&[HostCommand::Version]);
    assert_eq!(host.next(), Some(BoardReport::Version(1, 0)));
}

/// Like an Arduino, the board does not answer for a second or two after its port is opened.
#[test]
fn a_board_with_a_boot_loader_does_not_answer_at_first() {
    let mut bench = Bench::start(Speaks::Dgt, &["--boot", "500"]);
    bench.tell("setup 8/8/8/8/8/8/4P3/8; wait 700");
    for _ in 0..2 {
        let mut host = Host::open(&bench, 9600);
        host.say(&[HostCommand::Version]);
        bench.tell("wait 700");
        host.say(&[HostCommand::Board]);
        assert_eq!(host.next(), Some(BoardReport::Dump(board("8/8/8/8/8/8/4P3/8"))));
        drop(host);
        bench.tell("wait 100");
    }
}

/// A minimal host on the port.
struct Host {
    port: Box<dyn SerialPort>,
    decoder: DgtDecoder,
    reports: VecDeque<BoardReport>,
}

impl Host {
    fn open(bench: &Bench, baud: u32) -> Host {
        let port = serialport::new(bench.path().to_string_lossy(), baud).timeout(LIMIT).open().unwrap();
        Host { port, decoder: DgtDecoder::default(), reports: VecDeque::new() }
    }

    fn say(&mut self, commands: &[HostCommand]) {
        let bytes: Vec<u8> = commands.iter().map(|command| command.byte()).collect();
        self.port.write_all(&bytes).unwrap();
    }

    /// Returns the board's next report; `None` if it has been unplugged.
    fn next(&mut self) -> Option<BoardReport> {
        let mut buffer = [0; 64];
        while self.reports.is_empty() {
            match self.port.read(&mut buffer) {
                Ok(count) => self.reports.extend(self.decoder.push(&buffer[..count])),
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return None,
                Err(error) => panic!("{error}"),
            }
        }
        self.reports.pop_front()
    }
}

#[test]
fn the_firmware_for_rows_sends_which_squares_are_occupied() {
    let mut bench = Bench::stepped(Speaks::Rows);
    bench.tell(&format!("setup {INITIAL}; wait 300"));
    let lines = |bench: &mut Bench| -> Vec<String> {
        String::from_utf8(bench.take_sent()).unwrap().split_inclusive("\r\n").map(str::to_owned).collect()
    };
    let initial = "255 255 0 0 0 0 255 255\r\n";
    let told = lines(&mut bench);
    assert!(told.len() >= 3 && told.iter().skip(1).all(|line| line == initial), "{told:?}");
    let lifted = bench.tell("lift a2; place h3 n");
    bench.tell("wait 60");
    let changed = "255 255 0 0 0 1 127 255\r\n";
    let end = bench.sent.iter().find(|(_, byte)| *byte == b'\n').unwrap().0;
    assert!(end - lifted < 60 * MILLISECOND);
    assert_eq!(lines(&mut bench).last().unwrap(), changed);
}

#[test]
fn its_rows_come_over_the_port_at_their_own_speed() {
    let mut bench = Bench::start(Speaks::Rows, &[]);
    let mut port = Host::open(&bench, 38_400).port;
    bench.tell(&format!("setup {INITIAL}; wait 200"));
    port.write_all(b"what is said to it is passed over").unwrap();
    let mut heard = Vec::new();
    let end = Instant::now() + LIMIT;
    while !String::from_utf8_lossy(&heard).contains("\r\n255 255 0 0 0 0 255 255\r\n") {
        let mut buffer = [0; 64];
        let count = port.read(&mut buffer).unwrap();
        heard.extend(&buffer[..count]);
        assert!(Instant::now() < end, "{}", String::from_utf8_lossy(&heard));
    }
}
