//! The wire format of Millennium's boards with a `ChessLink`, which identify each piece.
//!
//! Such a board (38400 baud, 7O1) answers requests. A message is a letter, its contents, and the exclusive or of
//! these characters as two hexadecimal digits. `S` requests the pieces; the answer `s` has 64 letters as in a FEN,
//! a dot for an empty square, starting at a8. That is known from public programs; no board was at hand. Its lights
//! are not used.

use super::burst::Burst;
use super::driver::SILENCE;
use super::{Character, Driver, Framing, Make, PortOpening, Senses};
use crate::{BoardReport, Orientation};
use annabella_chess::{Board, Piece, Square};
use annabella_clock::{Span, Stamp};

/// The boards with a `ChessLink`.
pub const MAKE: Make = Make {
    name: "chesslink",
    framing: Framing { baud: 38_400, character: Character::SevenBitsOdd },
    senses: Senses::Pieces,
    usb: &[],
    driver: |opening| Box::new(ChessLinkDriver::new(opening)),
};

/// The request for the pieces, with its check.
const REQUEST: &[u8] = b"S53";
/// The first character of the answer.
const ANSWER: u8 = b's';
/// The length of an answer: its letter, the squares, the check.
const LENGTH: usize = 1 + 64 + 2;
/// The letters of the squares.
const LETTERS: &[u8] = b".PNBRQKpnbrqk";
/// The number of unreadable bytes after which a burst is reported before its end.
const LOUD: usize = 2 * LENGTH;
/// The interval between two requests.
const POLL: Span = Span(200);
/// The interval while an answer is missing.
const AGAIN: Span = Span(500);
/// The silence after which the board is gone.
const STOPPED: Span = Span(3000);
/// The largest number of squares that hands change between two answers.
const MOST_CHANGES: usize = 6;

/// The driver of boards with a `ChessLink`.
#[derive(Clone, Debug, Default)]
pub struct ChessLinkDriver {
    orientation: Orientation,
    /// The answer being read; empty before one starts.
    answer: Vec<u8>,
    /// The pieces in the last answer.
    last: Option<Board>,
    /// The times of the last byte, of the last valid answer and of the last request.
    heard: Option<Stamp>,
    understood: Option<Stamp>,
    asked: Option<Stamp>,
    is_owed: bool,
    /// The unreadable bytes since the last valid answer.
    burst: Burst,
}

impl ChessLinkDriver {
    /// Creates a driver that has received no bytes.
    pub fn new(opening: PortOpening) -> ChessLinkDriver {
        ChessLinkDriver { orientation: opening.orientation, ..ChessLinkDriver::default() }
    }

    fn take(&mut self, byte: u8, now: Stamp, reports: &mut Vec<BoardReport>) {
        let fits = match self.answer.len() {
            0 => byte == ANSWER,
            1..=64 => LETTERS.contains(&byte),
            _ => byte.is_ascii_hexdigit(),
        };
        if !fits {
            self.spoil();
            match byte {
                ANSWER => self.answer.push(byte),
                _ => self.burst.add(1),
            }
        } else {
            self.answer.push(byte);
            if self.answer.len() == LENGTH {
                self.end_answer(now, reports);
            }
        }
        reports.extend(self.burst.report_from(LOUD));
    }

    /// Counts an incomplete answer as unreadable.
    fn spoil(&mut self) {
        self.burst.add(self.answer.len());
        self.answer.clear();
    }

    fn end_answer(&mut self, now: Stamp, reports: &mut Vec<BoardReport>) {
        let Some(board) = read(&self.answer, self.orientation) else { return self.spoil() };
        self.answer.clear();
        reports.extend(self.burst.end());
        self.is_owed = false;
        self.understood = Some(now);
        match self.last.replace(board.clone()) {
            Some(last) => reports.extend(changes(&last, &board)),
            None => reports.push(BoardReport::Dump(board)),
        }
    }
}

impl Driver for ChessLinkDriver {
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
            self.spoil();
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
        let wait = if self.is_owed { AGAIN } else { POLL };
        if self.asked.is_some_and(|asked| now.since(asked) < wait) {
            return None;
        }
        (self.asked, self.is_owed) = (Some(now), true);
        Some(REQUEST.to_vec())
    }
}

/// Returns the pieces in an answer; `None` if its check is wrong.
fn read(answer: &[u8], orientation: Orientation) -> Option<Board> {
    let (message, check) = answer.split_at_checked(LENGTH - 2)?;
    let check = u8::from_str_radix(std::str::from_utf8(check).ok()?, 16).ok()?;
    if message.iter().fold(0, |sum, byte| sum ^ byte) != check {
        return None;
    }
    let mut board = Board::empty();
    for (field, &letter) in (0..).zip(message.get(1..)?) {
        if letter != b'.' {
            board.set_piece_at(orientation.square(field)?, Piece::from_char(letter.into())?);
        }
    }
    Some(board)
}

/// Returns the changes between two answers: lifts first, because a hand lifts before it places.
/// Too many of them are reported as all pieces.
fn changes(before: &Board, after: &Board) -> Vec<BoardReport> {
    let differ = |square: &Square| before.piece_at(*square) != after.piece_at(*square);
    let mut squares: Vec<Square> = Square::ALL.into_iter().filter(differ).collect();
    if squares.len() > MOST_CHANGES {
        return vec![BoardReport::Dump(after.clone())];
    }
    squares.sort_by_key(|square| after.piece_at(*square).is_some());
    squares.into_iter().map(|square| BoardReport::Change { square, piece: after.piece_at(square) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Encodes the answer of a board with these pieces.
    fn encode(orientation: Orientation, board: &Board) -> Vec<u8> {
        let letter = |field: u8| board.piece_at(orientation.square(field).unwrap()).map_or('.', Piece::char);
        let mut answer: Vec<u8> = vec![ANSWER];
        answer.extend((0..64).map(|field| letter(field) as u8));
        let check = answer.iter().fold(0, |sum, byte| sum ^ byte);
        answer.extend(format!("{check:02X}").into_bytes());
        answer
    }

    fn driver(orientation: Orientation) -> ChessLinkDriver {
        ChessLinkDriver::new(PortOpening { orientation, ..PortOpening::default() })
    }

    fn lifted(square: Square) -> Board {
        let mut board = Board::new();
        board.discard_piece_at(square);
        board
    }

    #[test]
    fn the_first_letter_is_a8_and_on_a_turned_board_h1() {
        for (orientation, square) in [(Orientation::Straight, Square::A8), (Orientation::Turned, Square::H1)]
        {
            let mut board = Board::empty();
            board.set_piece_at(square, Piece::from_char('q').unwrap());
            let answer = encode(orientation, &board);
            assert_eq!(answer[1], b'q');
            assert_eq!(driver(orientation).push(&answer, Stamp(0)), [BoardReport::Dump(board)]);
        }
    }

    #[test]
    fn a_lift_and_a_placement_are_told_and_a_repeated_answer_is_not() {
        let mut driver = driver(Orientation::Straight);
        let told = |driver: &mut ChessLinkDriver, board: &Board| {
            driver.push(&encode(Orientation::Straight, board), Stamp(0))
        };
        told(&mut driver, &Board::new());
        assert_eq!(told(&mut driver, &Board::new()), []);
        let change = |square, piece| BoardReport::Change { square, piece };
        assert_eq!(told(&mut driver, &lifted(Square::E2)), [change(Square::E2, None)]);
        let pawn = Piece::from_char('P');
        let mut moved = lifted(Square::E2);
        moved.set_piece_at(Square::E4, pawn.unwrap());
        assert_eq!(told(&mut driver, &moved), [change(Square::E4, pawn)]);
        assert_eq!(told(&mut driver, &Board::new()), [change(Square::E4, None), change(Square::E2, pawn)]);
        assert_eq!(told(&mut driver, &Board::empty()), [BoardReport::Dump(Board::empty())]);
    }

    #[test]
    fn an_answer_with_a_wrong_check_is_no_answer() {
        let mut driver = driver(Orientation::Straight);
        let mut answer = encode(Orientation::Straight, &Board::new());
        answer[10] = b'q';
        assert_eq!(driver.push(&answer, Stamp(0)), []);
        assert!(!driver.is_understood());
        assert_eq!(driver.silence(Stamp(2000)), [BoardReport::Nonsense(LENGTH)]);
    }

    #[test]
    fn a_board_is_asked_again_and_again_and_is_gone_if_it_stops() {
        let mut driver = driver(Orientation::Straight);
        assert_eq!(driver.next_request(Stamp(0)), Some(b"S53".to_vec()));
        assert_eq!(driver.next_request(Stamp(499)), None);
        assert_eq!(driver.next_request(Stamp(500)), Some(b"S53".to_vec()));
        driver.push(&encode(Orientation::Straight, &Board::new()), Stamp(600));
        assert_eq!(driver.next_request(Stamp(699)), None);
        assert!(driver.next_request(Stamp(700)).is_some());
        assert!(!driver.is_gone(Stamp(3599)));
        assert!(driver.is_gone(Stamp(3600)));
    }

    proptest! {
        #[test]
        fn reads_back_the_pieces_after_any_noise(noise: Vec<u8>, e2: bool, turned: bool) {
            let orientation = if turned { Orientation::Turned } else { Orientation::Straight };
            let mut driver = driver(orientation);
            driver.push(&noise, Stamp(0));
            driver.silence(Stamp(2000));
            let board = if e2 { lifted(Square::E2) } else { Board::new() };
            let reports = driver.push(&encode(orientation, &board), Stamp(2050));
            prop_assert_eq!(reports.last(), Some(&BoardReport::Dump(board)));
        }
    }
}
