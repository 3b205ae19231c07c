//! The wire format of Certabo's boards, which read a tag in the foot of each piece.
//!
//! Such a board (38400 baud, 8N1) needs no request. It repeats a line: a colon, then 320 decimal numbers,
//! five for each square from a8 along the ranks, which are the tag on that square. If more than two of the
//! five are zero, no tag was read. No documentation says which tag is in which piece, so the board is treated
//! as one that senses only occupied squares.
//!
//! Eight bytes set its lights, one for each rank from the eighth down; the lowest bit is the a-file.

use super::burst::Burst;
use super::driver::SILENCE;
use super::{Driver, Make, PortOpening, Senses, eight_bits};
use crate::{BoardReport, Orientation};
use annabella_chess::Bitboard;
use annabella_clock::{Span, Stamp};

/// The boards of Certabo.
pub const MAKE: Make = Make {
    name: "certabo",
    framing: eight_bits(38_400),
    senses: Senses::Occupancy,
    // A USB converter by Silicon Labs, used in many other devices, too.
    usb: &[(0x10c4, 0xea60)],
    driver: |opening| Box::new(CertaboDriver::new(opening)),
};

/// Numbers in a tag.
const TAG: usize = 5;
/// The number of zeros from which no tag was read.
const NO_TAG: usize = 3;
/// The maximum length of a line in bytes: numbers of three digits, separators, and some more.
const LONGEST: usize = 64 * TAG * 4 + 16;
/// The number of unreadable bytes after which a burst is reported before its end.
const LOUD: usize = 2 * LONGEST;
/// The number of lines in a vote: a tag is sometimes missed, so a square in most of them is occupied.
const LINES: usize = 3;
/// The silence after which the board is gone.
const STOPPED: Span = Span(3000);
/// The minimum time between two changes of the lights; the board loses an earlier one.
const LIGHTING: Span = Span(600);

/// The driver of Certabo's boards.
#[derive(Clone, Debug, Default)]
pub struct CertaboDriver {
    orientation: Orientation,
    /// The line being read, without its colon; `None` before one starts.
    line: Option<Vec<u8>>,
    /// The occupied squares in the last lines, the newest last.
    lines: Vec<Bitboard>,
    /// The occupied squares in the last report.
    last: Option<Bitboard>,
    /// The times of the last byte and of the last valid line.
    heard: Option<Stamp>,
    understood: Option<Stamp>,
    /// The unreadable bytes since the last valid line.
    burst: Burst,
    /// The squares to light, and the lit squares with the time of their request.
    light: Option<Bitboard>,
    lit: Option<(Bitboard, Stamp)>,
}

impl CertaboDriver {
    /// Creates a driver that has received no bytes.
    pub fn new(opening: PortOpening) -> CertaboDriver {
        CertaboDriver { orientation: opening.orientation, ..CertaboDriver::default() }
    }

    fn take(&mut self, byte: u8, now: Stamp, reports: &mut Vec<BoardReport>) {
        match (byte, &mut self.line) {
            (b':', line) => self.burst.add(line.replace(Vec::new()).map_or(0, |half| half.len())),
            (b'\n', line) => {
                if let Some(line) = line.take() {
                    self.end_line(&line, now, reports);
                }
            }
            // Newer boards send the state of their lights between the numbers.
            (b'0'..=b'9' | b' ' | b'\r' | b'\0' | b'L' | b'D', Some(line)) if line.len() < LONGEST => {
                line.push(byte);
            }
            // The rest of a line whose beginning was lost.
            (b'0'..=b'9' | b' ' | b'\r', None) if self.understood.is_none() => {}
            (_, line) => self.burst.add(line.take().map_or(0, |half| half.len()) + 1),
        }
        reports.extend(self.burst.report_from(LOUD));
    }

    fn end_line(&mut self, line: &[u8], now: Stamp, reports: &mut Vec<BoardReport>) {
        let Some(occupied) = std::str::from_utf8(line).ok().and_then(|line| read(line, self.orientation))
        else {
            self.burst.add(line.len());
            return;
        };
        reports.extend(self.burst.end());
        self.understood = Some(now);
        if self.lines.len() == LINES {
            self.lines.remove(0);
        }
        self.lines.push(occupied);
        if let [a, b, c] = self.lines[..] {
            let most = a & b | b & c | c & a;
            if self.last.replace(most) != Some(most) {
                reports.push(BoardReport::Occupied(most));
            }
        }
    }
}

impl Driver for CertaboDriver {
    fn push(&mut self, bytes: &[u8], now: Stamp) -> Vec<BoardReport> {
        self.heard = Some(now);
        let mut reports = Vec::new();
        for &byte in bytes {
            self.take(byte, now, &mut reports);
        }
        reports
    }

    fn silence(&mut self, now: Stamp) -> Vec<BoardReport> {
        let mut reports = Vec::new();
        if self.heard.is_some_and(|heard| now.since(heard) >= SILENCE) {
            self.burst.add(self.line.take().map_or(0, |half| half.len()));
            reports.extend(self.burst.end());
        }
        reports
    }

    fn is_understood(&self) -> bool {
        self.understood.is_some()
    }

    fn is_gone(&self, now: Stamp) -> bool {
        self.understood.is_some_and(|understood| now.since(understood) >= STOPPED)
    }

    fn next_request(&mut self, now: Stamp) -> Option<Vec<u8>> {
        self.understood?;
        let (light, lit) = (self.light?, self.lit);
        let due = lit.is_none_or(|(before, at)| before != light && now.since(at) >= LIGHTING);
        if !due {
            return None;
        }
        self.lit = Some((light, now));
        Some(self.orientation.turn(light).0.to_be_bytes().to_vec())
    }

    fn light(&mut self, squares: Bitboard) {
        self.light = Some(squares);
    }
}

/// Returns the squares with a tag in a line; `None` if the line is invalid.
fn read(line: &str, orientation: Orientation) -> Option<Bitboard> {
    let numbers = line.split([' ', '\r', '\0', 'L', 'D']).filter(|number| !number.is_empty());
    let numbers: Vec<u8> = numbers.map(str::parse).collect::<Result<_, _>>().ok()?;
    let tags = numbers.chunks_exact(TAG);
    if numbers.len() != 64 * TAG {
        return None;
    }
    let read = |tag: &[u8]| tag.iter().filter(|number| **number == 0).count() < NO_TAG;
    let fields = (0..).zip(tags).filter(|(_, tag)| read(tag));
    Some(fields.filter_map(|(field, _)| orientation.square(field)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{Board, Square};
    use proptest::prelude::*;

    /// Encodes the line of a board with pieces on these squares, each with a different tag.
    fn encode(orientation: Orientation, occupied: Bitboard) -> Vec<u8> {
        let tag = |field: u8| match occupied.contains(orientation.square(field).unwrap()) {
            true => format!("1 0 {} 0 255 ", field + 1),
            false => "0 0 9 0 0 ".to_owned(),
        };
        format!(":{}\r\n", (0..64).map(tag).collect::<String>()).into_bytes()
    }

    fn driver(orientation: Orientation) -> CertaboDriver {
        CertaboDriver::new(PortOpening { orientation, ..PortOpening::default() })
    }

    fn start() -> Bitboard {
        Board::new().occupied()
    }

    #[test]
    fn the_first_tag_is_a8_and_on_a_turned_board_h1() {
        let first = format!("1 2 3 4 5 {}", "0 ".repeat(63 * 5));
        assert_eq!(read(&first, Orientation::Straight), Some(Square::A8.into()));
        assert_eq!(read(&first, Orientation::Turned), Some(Square::H1.into()));
        let with = |what: &str| read(&first.replace('5', what), Orientation::Straight);
        assert_eq!(with("256"), None);
        assert_eq!(with("5 5"), None);
        assert_eq!(with(""), None);
        assert_eq!(with("L 5 \0"), Some(Square::A8.into()));
    }

    #[test]
    fn a_tag_that_is_missed_once_is_no_lift_and_a_lift_is_told_with_its_second_line() {
        let mut driver = driver(Orientation::Straight);
        let lifted = start().without(Square::E2);
        let told = |driver: &mut CertaboDriver, occupied| {
            driver.push(&encode(Orientation::Straight, occupied), Stamp(0))
        };
        assert_eq!(driver.push(&encode(Orientation::Straight, start())[500..], Stamp(0)), []);
        assert!(!driver.is_understood());
        assert_eq!(told(&mut driver, start()), []);
        assert!(driver.is_understood());
        assert_eq!(told(&mut driver, start()), []);
        assert_eq!(told(&mut driver, start()), [BoardReport::Occupied(start())]);
        for once in [lifted, start(), start().without(Square::A1), start(), lifted] {
            assert_eq!(told(&mut driver, once), []);
        }
        assert_eq!(told(&mut driver, lifted), [BoardReport::Occupied(lifted)]);
    }

    #[test]
    fn a_board_that_stops_is_gone() {
        let mut driver = driver(Orientation::Straight);
        assert!(!driver.is_gone(Stamp(60_000)));
        driver.push(&encode(Orientation::Straight, start()), Stamp(100));
        assert!(!driver.is_gone(Stamp(3099)));
        driver.push(b":nonsense\r\n", Stamp(3000));
        assert!(driver.is_gone(Stamp(3100)));
    }

    #[test]
    fn squares_are_lit_a_byte_a_rank_and_not_too_often() {
        for (orientation, e2) in [
            (Orientation::Straight, [0, 0, 0, 0, 0, 0, 0x10, 0]),
            (Orientation::Turned, [0, 0x08, 0, 0, 0, 0, 0, 0]),
        ] {
            let mut driver = driver(orientation);
            driver.light(Square::E2.into());
            assert_eq!(driver.next_request(Stamp(0)), None);
            driver.push(&encode(orientation, start()), Stamp(100));
            assert_eq!(driver.next_request(Stamp(100)), Some(e2.to_vec()));
            driver.light(Bitboard::FULL);
            driver.light(Bitboard::EMPTY);
            assert_eq!(driver.next_request(Stamp(699)), None);
            assert_eq!(driver.next_request(Stamp(700)), Some(vec![0; 8]));
            assert_eq!(driver.next_request(Stamp(9000)), None);
        }
    }

    #[test]
    fn a_burst_of_noise_is_told_once_and_costs_no_memory() {
        let mut driver = driver(Orientation::Straight);
        let mut dice = crate::hands::Dice::new(5);
        let noise: Vec<u8> = (0..1_000_000).map(|_| dice.roll() as u8).collect();
        assert_eq!(driver.push(&noise, Stamp(0)).len(), 1);
        assert!(driver.line.as_ref().is_none_or(|line| line.capacity() <= 2 * LONGEST));
        assert_eq!(driver.push(&encode(Orientation::Straight, start()), Stamp(0)), []);
        assert!(driver.is_understood());
    }

    /// Random bytes never make a long line.
    #[test]
    fn a_line_without_end_costs_no_memory() {
        let mut driver = driver(Orientation::Straight);
        driver.push(b":", Stamp(0));
        for _ in 0..1000 {
            driver.push(&b"12 ".repeat(300), Stamp(0));
            assert!(driver.line.as_ref().is_none_or(|line| line.capacity() <= 2 * LONGEST));
        }
    }

    proptest! {
        #[test]
        fn reads_back_what_stands_after_any_noise(noise: Vec<u8>, squares: u64, turned: bool) {
            let orientation = if turned { Orientation::Turned } else { Orientation::Straight };
            let mut driver = driver(orientation);
            driver.push(&noise, Stamp(0));
            let line = encode(orientation, Bitboard(squares));
            let reports = driver.push(&line.repeat(3), Stamp(50));
            prop_assert_eq!(reports.last(), Some(&BoardReport::Occupied(Bitboard(squares))));
        }
    }
}
