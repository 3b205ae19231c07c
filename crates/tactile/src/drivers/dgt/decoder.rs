//! Decodes the bytes that a DGT board sends.

use super::clock::ClockAnswer;
use super::codes::{APERTURES, DOUBT, Garbled, SAMPLE_MS, SAMPLES, button_of, id, piece_of};
use crate::drivers::burst::Burst;
use crate::pegs::FULL;
use crate::{BoardReport, ClockFace, Orientation};
use annabella_chess::{Board, Piece, Square};
use annabella_clock::Span;

/// A flag is shown, or the clock shows one while blocked at zero.
const FLAG: u8 = 0x50;

/// The maximum length of a trademark, in bytes. A list of stored moves may have any length.
const LONGEST: usize = 1024;
/// The number of unreadable bytes after which a burst is reported before its end.
const LOUD: usize = 256;

/// Decodes a board's bytes, received in pieces of any size, and resumes after unreadable bytes.
///
/// A change can come in the middle of another message. It is newer than a dump that it interrupts, so the
/// report of that dump includes it.
#[derive(Clone, Debug, Default)]
pub struct DgtDecoder {
    orientation: Orientation,
    /// The message being read, from its first byte.
    message: Vec<u8>,
    /// A change being read inside that message.
    change: Vec<u8>,
    /// The changes received inside the message being read.
    meanwhile: Vec<(Square, Option<Piece>)>,
    /// Answers of the clock not taken yet.
    clock_answers: Vec<ClockAnswer>,
    /// The unreadable bytes since the last complete message.
    burst: Burst,
    /// The number of bytes and changes read, counting each reading.
    #[cfg(test)]
    steps: usize,
}

impl DgtDecoder {
    /// Creates a decoder for a board with this orientation.
    pub fn new(orientation: Orientation) -> DgtDecoder {
        DgtDecoder { orientation, ..DgtDecoder::default() }
    }

    /// Returns the reports that these bytes complete.
    /// A burst of unreadable bytes is reported once: at the next complete message, or when it has become
    /// long.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<BoardReport> {
        let mut reports = Vec::new();
        for &byte in bytes {
            self.take(byte, &mut reports);
            reports.extend(self.burst.report_from(LOUD));
        }
        reports
    }

    /// Ends an incomplete message and a burst of unreadable bytes.
    /// Call it when the line has been silent for a long time.
    pub fn quiet(&mut self) -> Option<BoardReport> {
        self.burst.add(self.message.len() + self.change.len());
        self.message.clear();
        self.change.clear();
        self.burst.end()
    }

    /// Removes and returns the clock's answers to commands.
    pub fn take_clock_answers(&mut self) -> Vec<ClockAnswer> {
        std::mem::take(&mut self.clock_answers)
    }

    fn take(&mut self, byte: u8, reports: &mut Vec<BoardReport>) {
        #[cfg(test)]
        {
            self.steps += 1;
        }
        if byte == id::CHANGE {
            self.burst.add(self.change.len());
            self.change.clear();
            self.change.push(byte);
        } else if byte >= 0x80 {
            self.burst.add(self.message.len() + self.change.len());
            self.change.clear();
            self.message.clear();
            self.meanwhile.clear();
            self.message.push(byte);
        } else if !self.change.is_empty() {
            self.change.push(byte);
        } else if !self.message.is_empty() {
            self.message.push(byte);
        } else {
            self.burst.add(1);
            return;
        }
        if !self.change.is_empty() {
            self.read_change(reports);
        } else {
            self.read_message(reports);
        }
    }

    fn read_change(&mut self, reports: &mut Vec<BoardReport>) {
        if !lengths_fit(&self.change) {
            self.burst.add(self.change.len());
            self.change.clear();
        } else if let [_, _, _, field, code] = self.change[..] {
            let change = std::mem::take(&mut self.change);
            let (Ok(square), Ok(piece)) = (self.square(field), piece_of(code)) else {
                self.burst.add(change.len());
                return;
            };
            // Noise can start a message that stays incomplete for long: only the newest changes are kept.
            if !self.message.is_empty() {
                #[cfg(test)]
                {
                    self.steps += self.meanwhile.len();
                }
                self.meanwhile.retain(|(changed, _)| *changed != square);
                self.meanwhile.push((square, piece));
            }
            reports.extend(self.burst.end());
            reports.push(BoardReport::Change { square, piece });
        }
    }

    fn read_message(&mut self, reports: &mut Vec<BoardReport>) {
        if !lengths_fit(&self.message) {
            self.burst.add(self.message.len());
            self.message.clear();
        } else if length(&self.message) == Some(self.message.len()) {
            let message = std::mem::take(&mut self.message);
            #[cfg(test)]
            {
                self.steps += message.len() + self.meanwhile.len();
            }
            match self.read(message[0], &message[3..]) {
                Ok(report) => {
                    reports.extend(self.burst.end());
                    reports.extend(report);
                }
                Err(Garbled) => self.burst.add(message.len()),
            }
        }
    }

    fn read(&mut self, id: u8, data: &[u8]) -> Result<Option<BoardReport>, Garbled> {
        let text = || String::from_utf8_lossy(data).trim().to_owned();
        Ok(Some(match (id, data) {
            (id::DUMP, _) => {
                let mut board = Board::empty();
                for (field, &code) in (0..).zip(data) {
                    put(&mut board, self.square(field)?, piece_of(code)?);
                }
                for (square, piece) in self.meanwhile.drain(..) {
                    put(&mut board, square, piece);
                }
                BoardReport::Dump(board)
            }
            (id::CLOCK, &[b3, b4, b5, b6, b7, b8, b9]) => {
                return match clock([b3, b4, b5, b6, b7, b8, b9])? {
                    ClockMessage::Reports(report) => Ok(Some(report)),
                    ClockMessage::Answers(answer) => {
                        self.clock_answers.push(answer);
                        Ok(None)
                    }
                    ClockMessage::Nothing => Ok(None),
                };
            }
            (id::TRADEMARK, _) => BoardReport::Trademark(text()),
            (id::SERIAL | id::LONG_SERIAL, _) => BoardReport::Serial(text()),
            (id::BUS_ADDRESS, &[high, low]) => {
                BoardReport::Serial(format!("{:05}", u16::from(high) << 7 | u16::from(low)))
            }
            (id::VERSION, &[major, minor]) => BoardReport::Version(major, minor),
            (id::MOVES, _) => BoardReport::Kept(data.to_vec()),
            (id::SETTING, &[which, high, low]) if which >= APERTURES => {
                let reading = Some(u16::from(high) << 7 | u16::from(low)).filter(|&it| it <= FULL);
                let square = self.square(which - APERTURES)?;
                BoardReport::Measured { square, reading: reading.ok_or(Garbled)? }
            }
            (id::SETTING, &[DOUBT, field, doubtful @ 0..=1]) => {
                BoardReport::Aperture { square: self.square(field)?, readable: doubtful == 0 }
            }
            (id::SETTING, &[DOUBT, ..]) => return Err(Garbled),
            (id::SETTING, &[SAMPLES, high, low]) => {
                let samples = u64::from(high) << 7 | u64::from(low);
                BoardReport::Debounce(Span(SAMPLE_MS * samples))
            }
            (id::SETTING, _) => return Ok(None),
            (id::BATTERY, &[percent, ..]) => BoardReport::Battery((percent <= 100).then_some(percent)),
            _ => return Err(Garbled),
        }))
    }

    fn square(&self, field: u8) -> Result<Square, Garbled> {
        self.orientation.square(field).ok_or(Garbled)
    }
}

/// Returns the length that a message states, once it is received.
fn length(message: &[u8]) -> Option<usize> {
    match message {
        [_, high, low, ..] => Some(usize::from(*high) << 7 | usize::from(*low)),
        _ => None,
    }
}

/// Whether a message can begin with these bytes.
fn lengths_fit(message: &[u8]) -> bool {
    let fixed = match message[0] {
        id::DUMP => 67,
        id::CLOCK => 10,
        id::CHANGE | id::VERSION | id::BUS_ADDRESS => 5,
        id::SERIAL => 8,
        id::LONG_SERIAL => 13,
        id::BATTERY => 12,
        id::SETTING => 6,
        id::MOVES => return length(message).is_none_or(|length| length >= 3),
        id::TRADEMARK => return length(message).is_none_or(|length| (3..=LONGEST).contains(&length)),
        _ => return false,
    };
    length(message).is_none_or(|length| length == fixed)
}

fn put(board: &mut Board, square: Square, piece: Option<Piece>) {
    match piece {
        Some(piece) => board.set_piece_at(square, piece),
        None => board.discard_piece_at(square),
    }
}

/// The meaning of a message of the clock.
enum ClockMessage {
    Reports(BoardReport),
    Answers(ClockAnswer),
    /// No clock is connected, or it is in a mode that this program does not use.
    Nothing,
}

/// Decodes the times of the clock, or its answer to a command.
///
/// An answer has four bytes, whose top bits are in the bytes of the hours.
fn clock([b3, b4, b5, b6, b7, b8, b9]: [u8; 7]) -> Result<ClockMessage, Garbled> {
    if b3 & 0x0F == 0x0A || b6 & 0x0F == 0x0A {
        let ack0 = b4 & 0x7F | (b6 << 3) & 0x80;
        let ack1 = b5 & 0x7F | (b6 << 2) & 0x80;
        let ack3 = b8 & 0x7F | (b3 << 2) & 0x80;
        return Ok(match ack1 {
            0x88 => button_of(ack3)
                .map_or(ClockMessage::Nothing, |button| ClockMessage::Reports(BoardReport::Button(button))),
            0x80.. => ClockMessage::Nothing,
            command => ClockMessage::Answers(ClockAnswer { command, understood: ack0 == 0x10 }),
        });
    }
    let absent = b9 & 0x20 != 0 || [b3, b4, b5, b6, b7, b8, b9] == [0; 7];
    if absent {
        return Ok(ClockMessage::Nothing);
    }
    Ok(ClockMessage::Reports(BoardReport::Clock(ClockFace {
        left_ms: time(b6, b7, b8)?,
        right_ms: time(b3, b4, b5)?,
        running: b9 & 0x01 != 0,
        right_is_up: b9 & 0x02 != 0,
        left_flag: b6 & FLAG != 0,
        right_flag: b3 & FLAG != 0,
        battery_low: b9 & 0x04 != 0,
    })))
}

fn time(hours: u8, minutes: u8, seconds: u8) -> Result<u64, Garbled> {
    let decimal = |byte: u8, below: u64| {
        let (tens, ones) = (u64::from(byte >> 4), u64::from(byte & 0x0F));
        if ones < 10 && tens * 10 + ones < below { Ok(tens * 10 + ones) } else { Err(Garbled) }
    };
    let hours = decimal(hours & 0x0F, 10)?;
    Ok(((hours * 60 + decimal(minutes, 60)?) * 60 + decimal(seconds, 60)?) * 1000)
}

#[cfg(test)]
mod tests;
