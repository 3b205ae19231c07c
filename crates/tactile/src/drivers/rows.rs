//! The wire format of boards that sense only occupied squares.
//!
//! Such a board (`TabuTronic`'s Tactum and Sentio, 38400 baud, 8N1) needs no request and repeats a line: eight
//! decimal numbers, the ranks from the eighth down; the highest bit is the a-file. The makers' boards put a
//! colon before them, and zero bytes here and there.
//!
//! ```
//! use annabella_chess::{Board, Square};
//! use annabella_tactile::BoardReport;
//! use annabella_tactile::drivers::rows::RowDecoder;
//! let mut decoder = RowDecoder::default();
//! // Where the first line begins is not known.
//! assert_eq!(decoder.push(b"0 0 255 255\r\n"), []);
//! let reports = decoder.push(b"255 255 0 0 0 0 247 255\r\n");
//! let lifted = Board::new().occupied().without(Square::E2);
//! assert_eq!(reports, [BoardReport::Occupied(lifted)]);
//! ```

use super::burst::Burst;
use super::driver::{SILENCE, makes_sense};
use super::{Driver, Make, PortOpening, Senses, eight_bits};
use crate::{BoardReport, Orientation};
use annabella_chess::Bitboard;
use annabella_clock::{Span, Stamp};

/// The boards that send rows.
pub const MAKE: Make = Make {
    name: "rows",
    framing: eight_bits(38_400),
    senses: Senses::Occupancy,
    usb: &[],
    driver: |opening| Box::new(RowDriver::new(opening)),
};

/// The silence after which a board that repeats itself without requests is gone.
const STOPPED: Span = Span(3000);
/// The number of lines after which a board is known to repeat itself.
const STEADY: u64 = 10;

/// The maximum length of a line in bytes: eight numbers of three digits, and separators.
const LONGEST: usize = 48;
/// The number of unreadable bytes after which a burst is reported before its end.
const LOUD: usize = 256;

/// The driver of boards that send rows.
#[derive(Clone, Debug)]
pub struct RowDriver {
    decoder: RowDecoder,
    /// The time of the last byte.
    heard: Option<Stamp>,
    /// The time of the last line, once one was understood.
    understood: Option<Stamp>,
}

impl RowDriver {
    /// Creates a driver that has received no bytes.
    pub fn new(opening: PortOpening) -> RowDriver {
        RowDriver { decoder: RowDecoder::new(opening.orientation), heard: None, understood: None }
    }
}

impl Driver for RowDriver {
    fn push(&mut self, bytes: &[u8], now: Stamp) -> Vec<BoardReport> {
        self.heard = Some(now);
        let before = self.decoder.lines();
        let reports = self.decoder.push(bytes);
        let line = self.decoder.lines() > before && self.is_understood();
        if line || reports.iter().any(makes_sense) {
            self.understood = Some(now);
        }
        reports
    }

    fn silence(&mut self, now: Stamp) -> Vec<BoardReport> {
        if self.heard.is_none_or(|heard| now.since(heard) < SILENCE) {
            return Vec::new();
        }
        let report = self.decoder.quiet();
        if report.as_ref().is_some_and(makes_sense) {
            self.understood = Some(now);
        }
        report.into_iter().collect()
    }

    fn is_understood(&self) -> bool {
        self.understood.is_some()
    }

    /// A board that sends only changes can be silent for any time.
    fn is_gone(&self, now: Stamp) -> bool {
        let repeats = self.decoder.lines() >= STEADY;
        repeats && self.understood.is_some_and(|understood| now.since(understood) >= STOPPED)
    }
}

/// Decodes a board's bytes, received in pieces of any size, and resumes after unreadable bytes.
/// A repeated line is reported once.
#[derive(Clone, Debug, Default)]
pub struct RowDecoder {
    orientation: Orientation,
    line: Vec<u8>,
    began: Began,
    /// A valid line whose beginning may be missing; it is replaced by the next line.
    first: Option<Bitboard>,
    /// The squares reported last.
    last: Option<Bitboard>,
    /// The number of lines read.
    lines: u64,
    /// The unreadable bytes since the last valid line.
    burst: Burst,
}

/// The beginning of the line being read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Began {
    /// The beginning may be missing.
    #[default]
    Somewhere,
    /// The line follows the end of another.
    Whole,
    /// The line has invalid bytes; the rest of it is skipped.
    Spoilt,
}

impl RowDecoder {
    /// Creates a decoder for a board with this orientation.
    pub fn new(orientation: Orientation) -> RowDecoder {
        RowDecoder { orientation, ..RowDecoder::default() }
    }

    /// Returns the number of valid lines, which shows whether a board repeats itself.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// Returns the reports that these bytes complete.
    /// A burst of unreadable bytes is reported once: at the next valid line, or when it has become long.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<BoardReport> {
        let mut reports = Vec::new();
        for &byte in bytes {
            match byte {
                b'\n' => self.end_line(&mut reports),
                _ if self.began == Began::Spoilt => self.burst.add(1),
                b' ' | b'\t' | b'\r' | b'\0' if self.line.is_empty() => {}
                b':' if self.line.is_empty() => self.began = Began::Whole,
                b'0'..=b'9' | b' ' | b'\t' | b'\r' | b'\0' if self.line.len() < LONGEST => {
                    self.line.push(byte)
                }
                _ => self.spoil(),
            }
            reports.extend(self.burst.report_from(LOUD));
        }
        reports
    }

    /// Ends the line being read, and a burst of unreadable bytes.
    /// Call it when the line has been silent for a long time.
    pub fn quiet(&mut self) -> Option<BoardReport> {
        if let Some(first) = self.first.take() {
            return self.seen(first);
        }
        if !self.line.is_empty() {
            self.spoil();
        }
        // The first byte after a silence is the beginning of a line.
        self.began = Began::Whole;
        self.burst.end()
    }

    fn spoil(&mut self) {
        self.burst.add(self.line.len() + 1);
        self.line.clear();
        self.began = Began::Spoilt;
    }

    fn end_line(&mut self, reports: &mut Vec<BoardReport>) {
        let line = std::mem::take(&mut self.line);
        let began = std::mem::replace(&mut self.began, Began::Whole);
        let Some(occupied) = read(&line, self.orientation) else {
            // The rest of a line whose beginning is missing does not count as unreadable.
            if began == Began::Whole && !line.is_empty() {
                self.burst.add(line.len() + 1);
            }
            return;
        };
        self.lines += 1;
        reports.extend(self.burst.end());
        if began == Began::Whole {
            self.first = None;
            reports.extend(self.seen(occupied));
        } else {
            self.first = Some(occupied);
        }
    }

    fn seen(&mut self, occupied: Bitboard) -> Option<BoardReport> {
        (self.last.replace(occupied) != Some(occupied)).then_some(BoardReport::Occupied(occupied))
    }
}

/// Returns the occupied squares in a line; `None` if the line is invalid.
fn read(line: &[u8], orientation: Orientation) -> Option<Bitboard> {
    let text = std::str::from_utf8(line).ok()?;
    let mut ranks = [0u8; 8];
    let mut numbers = text.split([' ', '\t', '\r', '\0']).filter(|number| !number.is_empty());
    for rank in &mut ranks {
        *rank = numbers.next()?.parse().ok()?;
    }
    if numbers.next().is_some() {
        return None;
    }
    // Here the highest bit is the eighth rank's a-file; in a bitboard it is h8.
    let occupied = Bitboard(u64::from_be_bytes(ranks.map(u8::reverse_bits)));
    Some(orientation.turn(occupied))
}

/// Encodes the line of such a board, for a simulated one.
pub fn encode(orientation: Orientation, occupied: Bitboard) -> Vec<u8> {
    let ranks = orientation.turn(occupied).0.to_be_bytes().map(|rank| rank.reverse_bits().to_string());
    format!("{}\r\n", ranks.join(" ")).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{Board, Square};
    use proptest::prelude::*;

    /// Creates a decoder that has received the beginning of a line.
    fn begun(orientation: Orientation) -> RowDecoder {
        let mut decoder = RowDecoder::new(orientation);
        assert_eq!(decoder.push(b"\r\n"), []);
        decoder
    }

    #[test]
    fn the_first_number_is_the_eighth_rank_and_its_highest_bit_the_a_file() {
        let one = |line: &str, orientation| match begun(orientation).push(line.as_bytes())[..] {
            [BoardReport::Occupied(occupied)] => occupied,
            ref other => panic!("{other:?}"),
        };
        assert_eq!(one("255 255 0 0 0 0 255 255\r\n", Orientation::Straight), Board::new().occupied());
        assert_eq!(
            one("128 0 0 0 0 0 0 2\n", Orientation::Straight),
            Bitboard::EMPTY.with(Square::A8).with(Square::G1)
        );
        assert_eq!(
            one("128 0 0 0 0 0 0 2\n", Orientation::Turned),
            Bitboard::EMPTY.with(Square::H1).with(Square::B8)
        );
        assert_eq!(encode(Orientation::Straight, Board::new().occupied()), b"255 255 0 0 0 0 255 255\r\n");
    }

    #[test]
    fn a_line_that_may_have_lost_its_beginning_waits_for_the_next_or_for_silence() {
        let mut decoder = RowDecoder::default();
        // The rest of `255`, which looks like a complete line.
        assert_eq!(decoder.push(b"55 255 0 0 0 0 255 255\r\n"), []);
        let start = BoardReport::Occupied(Board::new().occupied());
        assert_eq!(decoder.push(b"255 255 0 0 0 0 255 255\r\n"), std::slice::from_ref(&start));
        assert_eq!(decoder.quiet(), None);
        // A board that sends only changes.
        let mut decoder = RowDecoder::default();
        assert_eq!(decoder.push(b"255 255 0 0 0 0 255 255\r\n"), []);
        assert_eq!(decoder.quiet(), Some(start));
    }

    #[test]
    fn a_colon_shows_where_a_line_begins() {
        let mut decoder = RowDecoder::default();
        let start = BoardReport::Occupied(Board::new().occupied());
        assert_eq!(decoder.push(b"\0:255 255 0 0 0 0 255 255 \0\r\n"), [start]);
        assert_eq!(decoder.push(b":0 0 0 0 0 0 0 0\r\n"), [BoardReport::Occupied(Bitboard::EMPTY)]);
        // In the middle of a line these bytes are unreadable.
        let mut decoder = begun(Orientation::Straight);
        assert_eq!(decoder.push(b"255 255 0 0: 0 0 255 255\r\n"), []);
        assert_eq!(decoder.lines(), 0);
    }

    #[test]
    fn what_is_said_again_is_reported_once() {
        let mut decoder = begun(Orientation::Straight);
        let line = encode(Orientation::Straight, Board::new().occupied());
        assert_eq!(decoder.push(&line.repeat(5)).len(), 1);
        assert_eq!(decoder.lines(), 5);
    }

    #[test]
    fn wrong_lines_are_nonsense_told_once() {
        for wrong in
            ["255 255 0 0 0 0 255", "1 2 3 4 5 6 7 8 9", "256 0 0 0 0 0 0 0", "-1 0 0 0 0 0 0 0", "x"]
        {
            let mut decoder = begun(Orientation::Straight);
            assert_eq!(decoder.push(format!("{wrong}\n").as_bytes()), [], "{wrong}");
            let reports = decoder.push(b"0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0\n");
            let [BoardReport::Nonsense(bytes), BoardReport::Occupied(Bitboard::EMPTY)] = reports[..] else {
                panic!("{wrong}: {reports:?}");
            };
            assert!(bytes >= wrong.len(), "{wrong}: {bytes}");
        }
    }

    #[test]
    fn a_board_that_repeats_itself_is_gone_when_it_stops_and_another_never() {
        let line = encode(Orientation::Straight, Board::new().occupied());
        let mut driver = RowDriver::new(PortOpening::default());
        let said: usize = (0..20).map(|turn| driver.push(&line, Stamp(turn * 100)).len()).sum();
        assert_eq!((said, driver.is_understood()), (1, true));
        assert!(!driver.is_gone(Stamp(4899)));
        assert!(driver.is_gone(Stamp(4900)));
        // The board gets no request, and its first line can be incomplete.
        let mut driver = RowDriver::new(PortOpening::default());
        assert_eq!(driver.push(&line, Stamp(0)), []);
        assert_eq!((driver.silence(Stamp(999)), driver.is_understood()), (vec![], false));
        assert_eq!(driver.silence(Stamp(1000)), [BoardReport::Occupied(Board::new().occupied())]);
        assert_eq!(driver.next_request(Stamp(1000)), None);
        assert!(!driver.is_gone(Stamp(1_000_000)));
    }

    #[test]
    fn ten_megabytes_of_noise_cost_no_memory() {
        let mut decoder = RowDecoder::default();
        let mut dice = crate::hands::Dice::new(3);
        let mut nonsense = 0;
        for _ in 0..2560 {
            let bytes: Vec<u8> = (0..4096).map(|_| dice.roll() as u8).collect();
            nonsense += decoder.push(&bytes).len();
        }
        assert_eq!(nonsense, 1);
        assert!(decoder.line.capacity() <= 2 * LONGEST);
    }

    /// Random bytes never make a long line.
    #[test]
    fn a_line_without_end_costs_no_memory() {
        let mut decoder = RowDecoder::default();
        decoder.push(b":");
        for _ in 0..1000 {
            decoder.push(&b"12 ".repeat(300));
            assert!(decoder.line.capacity() <= 2 * LONGEST);
        }
    }

    proptest! {
        #[test]
        fn reads_back_what_was_written_however_it_is_cut(
            boards: Vec<u64>,
            turned: bool,
            sizes in prop::collection::vec(1usize..40, 1..20),
        ) {
            let orientation = if turned { Orientation::Turned } else { Orientation::Straight };
            let mut wanted: Vec<BoardReport> = boards.iter().map(|&b| BoardReport::Occupied(Bitboard(b))).collect();
            wanted.dedup();
            let stream: Vec<u8> = boards.iter().flat_map(|&b| encode(orientation, Bitboard(b))).collect();
            let mut decoder = begun(orientation);
            let (mut read, mut rest, mut sizes) = (Vec::new(), &stream[..], sizes.iter().cycle());
            while !rest.is_empty() {
                let (now, later) = rest.split_at(rest.len().min(*sizes.next().unwrap()));
                read.extend(decoder.push(now));
                rest = later;
            }
            prop_assert_eq!(read, wanted);
        }

        #[test]
        fn never_panics_and_the_second_line_after_noise_is_read(noise: Vec<u8>, squares: u64) {
            let mut decoder = RowDecoder::default();
            decoder.push(&noise);
            decoder.push(b"\n0 0 0 0 0 0 0 0\n");
            let line = encode(Orientation::Straight, Bitboard(squares | 1));
            let read = decoder.push(&line);
            prop_assert_eq!(read.last(), Some(&BoardReport::Occupied(Bitboard(squares | 1))));
        }
    }
}
