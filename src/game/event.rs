//! What comes in: stamped by the devices, written to the journal, replayed.

use super::take::TakeState;
use crate::chess::{Bitboard, Color, Piece, Square, placement, serial};
use crate::clock::{Span, Stamp};
use crate::tactile::{BoardReport, Button, ClockFace};
use serde::{Deserialize, Serialize};

/// An input and when it came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When the device saw it.
    pub at: Stamp,
    /// What it was.
    #[serde(flatten)]
    pub input: Input,
}

/// Everything that can come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "input", rename_all = "lowercase")]
pub enum Input {
    /// A line was typed, with or without the name of who speaks.
    Line {
        /// As it was typed.
        text: String,
    },
    /// A board says all that stands on it.
    Dump {
        /// Whose board.
        #[serde(with = "serial::color")]
        board: Color,
        /// The placement, as in a FEN.
        placement: String,
    },
    /// A peg was placed or lifted.
    Peg {
        /// Whose board.
        #[serde(with = "serial::color")]
        board: Color,
        /// The aperture.
        #[serde(with = "serial::square")]
        square: Square,
        /// What stands there now.
        #[serde(with = "serial::aperture")]
        piece: Option<Piece>,
    },
    /// A board that senses no more says where anything stands.
    Occupied {
        /// Whose board.
        #[serde(with = "serial::color")]
        board: Color,
        /// Those squares.
        #[serde(with = "serial::squares")]
        squares: Bitboard,
    },
    /// A button beside a board was pressed.
    Button {
        /// Whose board.
        #[serde(with = "serial::color")]
        board: Color,
        /// Which one.
        button: Button,
    },
    /// What the chess clock beside a board shows.
    Clock {
        /// Whose board.
        #[serde(with = "serial::color")]
        board: Color,
        /// Times, lever and flags.
        #[serde(flatten)]
        face: ClockFace,
    },
    /// A board sent bytes that are no message.
    Nonsense {
        /// Whose board.
        #[serde(with = "serial::color")]
        board: Color,
        /// How many.
        bytes: usize,
    },
    /// A device came or went.
    Device {
        /// Which.
        device: Device,
        /// How it is now.
        state: DeviceState,
    },
    /// What became of a dictated move.
    Recording {
        /// Whose.
        #[serde(with = "serial::color")]
        side: Color,
        /// Which of that player's takes.
        take: usize,
        /// What became of it.
        state: TakeState,
        /// How long it is by now.
        length: Span,
        /// The system's sentence, where something failed; perhaps empty.
        why: String,
    },
    /// Time went by.
    Tick,
    /// The program was started again on this journal.
    Resumed {
        /// How long nothing ran, by the wall clock.
        gap: Span,
    },
}

/// A device that can come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// How a device is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeviceState {
    /// It is there.
    Ready,
    /// It is gone.
    Lost,
}

impl Device {
    /// That side's board.
    pub fn board(side: Color) -> Device {
        side.fold_wb(Device::WhiteBoard, Device::BlackBoard)
    }

    /// The device as messages select it, as in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Device::WhiteBoard => "white-board",
            Device::BlackBoard => "black-board",
            Device::Voice => "voice",
            Device::Sound => "sound",
            Device::Journal => "journal",
        }
    }
}

impl DeviceState {
    /// The state as messages select it, as in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            DeviceState::Ready => "ready",
            DeviceState::Lost => "lost",
        }
    }
}

impl Input {
    /// What a board's report means to a game; nothing, where it is only about the board itself.
    pub fn from_board(board: Color, report: BoardReport) -> Option<Input> {
        match report {
            BoardReport::Dump(pieces) => Some(Input::Dump { board, placement: placement(&pieces) }),
            BoardReport::Change { square, piece } => Some(Input::Peg { board, square, piece }),
            BoardReport::Occupied(squares) => Some(Input::Occupied { board, squares }),
            BoardReport::Button(button) => Some(Input::Button { board, button }),
            BoardReport::Clock(face) => Some(Input::Clock { board, face }),
            BoardReport::Nonsense(bytes) => Some(Input::Nonsense { board, bytes }),
            _ => None,
        }
    }
}
