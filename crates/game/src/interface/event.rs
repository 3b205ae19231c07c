//! Events: inputs with their times, made by the devices, written to the journal, and replayed.

use crate::interface::listening::Recognised;
use crate::interface::recording::RecordingState;
use crate::interface::solver::SolverFinding;
use annabella_chess::{Bitboard, Color, Piece, Square, placement, serial};
use annabella_clock::{Span, Stamp};
use annabella_tactile::{BoardReport, Button, ClockFace};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use strum::IntoStaticStr;

/// An input and the time at which it came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When the device saw it.
    pub at: Stamp,
    /// The input.
    #[serde(flatten)]
    pub input: Input,
}

/// All inputs that devices give to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "input", rename_all = "lowercase")]
pub enum Input {
    /// A line was typed; it may name its speaker.
    Line {
        /// The line as typed.
        text: String,
    },
    /// A board reports all its pieces.
    Dump {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// The placement in FEN notation.
        placement: String,
    },
    /// A piece was placed on a board or lifted from it.
    Peg {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// The square.
        #[serde(with = "serial::square")]
        square: Square,
        /// The piece there now; `None` if it was lifted.
        #[serde(with = "serial::aperture")]
        piece: Option<Piece>,
    },
    /// A board that senses only occupied squares reports them.
    Occupied {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// The occupied squares.
        #[serde(with = "serial::squares")]
        squares: Bitboard,
    },
    /// A button next to a board was pressed.
    Button {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// Which button.
        button: Button,
    },
    /// The chess clock next to a board reports its display.
    Clock {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// The times, the lever and the flags.
        #[serde(flatten)]
        face: ClockFace,
    },
    /// A board cannot read an aperture, or can read it again.
    Aperture {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// The aperture.
        #[serde(with = "serial::square")]
        square: Square,
        /// Whether it can be read.
        readable: bool,
    },
    /// A board sent bytes that are not a message.
    Nonsense {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// Number of bytes.
        bytes: usize,
    },
    /// A board was opened at another port.
    Port {
        /// The side whose board it is.
        #[serde(with = "serial::color")]
        board: Color,
        /// The port.
        port: String,
    },
    /// A device became ready or was lost.
    Device {
        /// The device.
        device: Device,
        /// Its new state.
        state: DeviceState,
    },
    /// A recorder reports the state of a recording.
    Recording {
        /// The side whose recorder it is.
        #[serde(with = "serial::color")]
        side: Color,
        /// The number of the recording among the player's recordings, from 1.
        take: usize,
        /// The state of the recording.
        state: RecordingState,
        /// Its length so far.
        length: Span,
        /// The operating system's error message if something failed; may be empty.
        why: String,
    },
    /// The recogniser of announcements reports.
    Spoken {
        /// The side whose microphone it is.
        #[serde(with = "serial::color")]
        side: Color,
        /// The result.
        #[serde(flatten)]
        recognised: Recognised,
    },
    /// The arbiter's PIN was asked for.
    Pin {
        /// The answer.
        given: PinGiven,
    },
    /// The passphrase of a new envelope was asked for.
    Passphrase {
        /// Whether one was given.
        given: bool,
    },
    /// The passphrase of a closed envelope was asked for, to open it.
    Envelope {
        /// The result.
        #[serde(flatten)]
        found: Found,
    },
    /// The solver has found out who can still mate.
    Solved {
        /// The number of the question.
        question: usize,
        /// The finding about White.
        white: SolverFinding,
        /// The finding about Black.
        black: SolverFinding,
    },
    /// Time has passed without another event.
    Tick,
    /// The program was started again on this journal.
    Resumed {
        /// Time during which the program did not run, by the system's clock; zero if that clock was set.
        gap: Span,
        /// Minimum number of entries missing in a repaired journal; the game resumes before them.
        #[serde(default, skip_serializing_if = "serial::is_zero")]
        missing: usize,
        /// Whether the arbiter's PIN was set again, because no journal contains it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pin_set: bool,
    },
}

/// The answer to the question for the arbiter's PIN. The PIN itself is not kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum PinGiven {
    /// The correct PIN.
    Right,
    /// Anything else.
    Wrong,
    /// No answer.
    None,
}

/// The contents of an envelope, or the reason why it was not opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase", tag = "found", content = "move")]
#[strum(serialize_all = "kebab-case")]
pub enum Found {
    /// The sealed move, as it was typed.
    Move(String),
    /// The passphrase was wrong.
    Wrong,
    /// The envelope is missing.
    Missing,
    /// The envelope is damaged, or is a different one.
    Altered,
    /// No passphrase was given.
    None,
}

/// A line that only its owner may read: a terminal does not show it, and no journal keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Secret {
    /// The arbiter's PIN.
    Pin,
    /// The passphrase of a new envelope.
    Passphrase,
    /// The passphrase that opens this envelope.
    Opening(Commitment),
    /// Any line that may contain the move to seal.
    Move,
}

/// A device that can be lost and come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Device {
    /// White's tactile board.
    WhiteBoard,
    /// Black's tactile board.
    BlackBoard,
    /// The voice.
    Voice,
    /// A sound device.
    Sound,
    /// The journal's file.
    Journal,
}

/// The state of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum DeviceState {
    /// The device works.
    Ready,
    /// The device is gone, or the journal cannot be written.
    Lost,
    /// The journal's disk does not answer.
    Stalled,
    /// The journal's file was lost or changed by others, and has been written again.
    Renewed,
    /// The journal is almost as long as it can be.
    Filling,
    /// A contact of the board is unreliable.
    Flutters,
}

impl Device {
    /// Returns the board of `side`.
    pub fn board(side: Color) -> Device {
        side.fold_wb(Device::WhiteBoard, Device::BlackBoard)
    }
}

impl Input {
    /// Converts a board's report to an input; `None` for reports that concern only the board itself.
    pub fn from_board(board: Color, report: BoardReport) -> Option<Input> {
        match report {
            BoardReport::Dump(pieces) => Some(Input::Dump { board, placement: placement(&pieces) }),
            BoardReport::Change { square, piece } => Some(Input::Peg { board, square, piece }),
            BoardReport::Occupied(squares) => Some(Input::Occupied { board, squares }),
            BoardReport::Button(button) => Some(Input::Button { board, button }),
            BoardReport::Clock(face) => Some(Input::Clock { board, face }),
            BoardReport::Aperture { square, readable } => Some(Input::Aperture { board, square, readable }),
            BoardReport::Nonsense(bytes) => Some(Input::Nonsense { board, bytes }),
            _ => None,
        }
    }
}

/// The SHA-256 of an envelope's file. It identifies the envelope and does not reveal the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// A text that cannot be read as a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct NoCommitment;

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NoCommitment;

    fn from_str(text: &str) -> Result<Commitment, NoCommitment> {
        let digit = |byte: u8| (byte as char).to_digit(16).filter(|_| !byte.is_ascii_uppercase());
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let bytes: Option<Vec<u8>> =
            pairs.iter().map(|&[high, low]| Some((digit(high)? << 4 | digit(low)?) as u8)).collect();
        let whole = bytes.filter(|_| rest.is_empty()).and_then(|bytes| bytes.try_into().ok());
        whole.map(Commitment).ok_or(NoCommitment)
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Commitment, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The version of the rules by which an act is carried out.
///
/// A journal keeps it with each act. Acts of earlier versions have none, and are carried out as then: an old
/// game stays the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct RulesVersion(u8);

impl RulesVersion {
    /// The rules for new acts.
    pub const LATEST: RulesVersion = RulesVersion(2);

    /// Whether these are the rules of acts that name none.
    pub fn is_first(&self) -> bool {
        *self == RulesVersion::default()
    }

    /// Whether no ruling, claim or press can lose a sealed move: its envelope is opened first (2023
    /// Guideline I.7).
    pub fn opens_envelopes(self) -> bool {
        self.0 >= 1
    }

    /// Whether an upheld case leaves the times that the arbiter has given since it arose (2023 6.10).
    pub fn keeps_given_times(self) -> bool {
        self.0 >= 1
    }

    /// Whether a player who reports an own irregularity does not accuse the opponent.
    pub fn lets_players_report_themselves(self) -> bool {
        self.0 >= 2
    }

    /// Whether a player may appeal against any decision (2023 11.10).
    pub fn allows_every_appeal(self) -> bool {
        self.0 >= 2
    }

    /// Whether a press before the announcement is not an illegal move (2023 D.2.4).
    pub fn tells_unannounced_from_unmade(self) -> bool {
        self.0 >= 2
    }

    /// Whether the arbiter may record or cancel a touch while the clocks are stopped (2023 4.2.2).
    pub fn rules_on_touches_while_stopped(self) -> bool {
        self.0 >= 2
    }

    /// Whether a case in which no player is at fault allows no penalty.
    pub fn penalises_offenders_only(self) -> bool {
        self.0 >= 2
    }

    /// Whether the arbiter can open an envelope for an absent player (2023 Guideline I.10).
    pub fn opens_envelopes_for_absent(self) -> bool {
        self.0 >= 2
    }

    /// Whether a sighted player records in writing, and not by voice (2023 D.2.7, 8.1.1).
    pub fn records_sighted_in_writing(self) -> bool {
        self.0 >= 2
    }

    /// Whether rulings on claims and proposed losses have reasons, and those on appeals a number.
    pub fn takes_reasons_on_claims(self) -> bool {
        self.0 >= 2
    }

    /// Whether a second report of a case is refused, and a press belongs to the move that it completed.
    pub fn answers_second_reports(self) -> bool {
        self.0 >= 2
    }

    /// Whether a correction that comes too late, and a fine, must be confirmed.
    pub fn asks_before_late_corrections(self) -> bool {
        self.0 >= 2
    }

    /// Whether a move made instead of being sealed is the sealed move (2023 Guideline I.1.1).
    pub fn seals_moves_made(self) -> bool {
        self.0 >= 2
    }

    /// Whether the time of a player who has pressed runs while the player puts pieces back (2023 7.4.1).
    pub fn runs_time_of_restoring(self) -> bool {
        self.0 >= 2
    }

    /// Whether a legal move that is wrongly called a capture is refused, and not kept as an illegal one.
    pub fn refuses_capture_slips(self) -> bool {
        self.0 >= 2
    }

    /// Whether reported and cancelled touches are in the report.
    pub fn reports_touches(self) -> bool {
        self.0 >= 2
    }

    /// Whether requests for the scoresheet are counted (2023 A.4.3).
    pub fn counts_scoresheet_requests(self) -> bool {
        self.0 >= 2
    }

    /// Whether a takeback dismisses a claim, and players leave the arbiter's question open.
    pub fn keeps_claims_and_questions(self) -> bool {
        self.0 >= 2
    }

    /// Whether every move is announced when it is entered, also an illegal one (2023 D.2.1).
    pub fn announces_illegal_moves(self) -> bool {
        self.0 >= 2
    }

    /// Whether rulings, claims and reported touches name their consequences to those concerned.
    pub fn tells_what_follows(self) -> bool {
        self.0 >= 2
    }

    /// Whether the arbiter can call off an adjournment before a move is sealed.
    pub fn calls_off_adjournments(self) -> bool {
        self.0 >= 2
    }

    /// Whether a player confirms an absence that decides the game immediately (2023 6.7.1).
    pub fn asks_about_absence(self) -> bool {
        self.0 >= 2
    }

    /// Whether a claim is an offer only if a draw may be agreed (2023 5.2.3, 9.1.1).
    pub fn offers_by_allowed_claims(self) -> bool {
        self.0 >= 2
    }

    /// Whether `continue!` needs no envelope that is missing or damaged (2023 Guideline I.12).
    pub fn resumes_without_missing_envelopes(self) -> bool {
        self.0 >= 2
    }

    /// Whether only an announcement is corrected (2023 D.2.8), and no made move (2023 4.7).
    pub fn corrects_announcements_only(self) -> bool {
        self.0 >= 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_in_hexadecimal_digits_and_read_again() {
        let commitment = Commitment(std::array::from_fn(|index| (index * 9) as u8));
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        let text = commitment.to_string();
        for wrong in [&text[1..], &text[2..], &text.to_uppercase(), &text.replace('9', "g"), ""] {
            assert_eq!(wrong.parse::<Commitment>(), Err(NoCommitment), "{wrong}");
        }
    }

    /// Later versions are read by the number, so that a program never mistakes them for the first one.
    #[test]
    fn a_version_is_written_as_its_number() {
        let written = serde_json::to_string(&RulesVersion::LATEST).unwrap();
        assert_eq!(written, "2");
        assert_eq!(serde_json::from_str::<RulesVersion>("0").unwrap(), RulesVersion::default());
    }
}
