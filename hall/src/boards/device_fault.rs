//! What is wrong with the devices of a board.

use crate::topics::{Device, JournalCondition, TactileBoard};
use annabella_chess::Color;
use annabella_speech::{Message, Worded};

/// A fault of a board's devices that an arbiter must hear.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DeviceFault {
    /// A player's tactile board is not connected.
    Tactile(Color),
    /// A device has failed, by its name in JSON.
    Failed(String),
    /// The journal is damaged.
    JournalDamaged,
    /// The journal was repaired, and a part is missing.
    JournalRepaired,
    /// The journal cannot be read.
    JournalMissing,
    /// The program at the board has ended without ending the game.
    ProgramEnded,
}

impl DeviceFault {
    /// Returns the faults of a board's devices.
    pub fn of(device: &Device) -> Vec<DeviceFault> {
        let sides = [(Color::White, device.white_board), (Color::Black, device.black_board)];
        let is_lost = |board: Option<TactileBoard>| board.is_some_and(|board| !board.connected);
        let tactile = sides.into_iter().filter(|(_, board)| is_lost(*board));
        let mut faults: Vec<DeviceFault> = tactile.map(|(side, _)| DeviceFault::Tactile(side)).collect();
        faults.extend(device.lost.iter().cloned().map(DeviceFault::Failed));
        faults.extend(match device.journal {
            JournalCondition::Whole => None,
            JournalCondition::Damaged => Some(DeviceFault::JournalDamaged),
            JournalCondition::Repaired => Some(DeviceFault::JournalRepaired),
            JournalCondition::Missing => Some(DeviceFault::JournalMissing),
        });
        faults.extend(device.ended.then_some(DeviceFault::ProgramEnded));
        faults
    }
}

impl Worded for DeviceFault {
    fn message(&self) -> Message {
        match self {
            DeviceFault::Tactile(side) => Message::new("hall-tactile-lost").with("side", *side),
            DeviceFault::Failed(name) => {
                Message::new("hall-devices-lost").with("devices", vec![name.clone()])
            }
            DeviceFault::JournalDamaged => Message::new("hall-journal-damaged"),
            DeviceFault::JournalRepaired => Message::new("hall-journal-repaired"),
            DeviceFault::JournalMissing => Message::new("hall-journal-missing"),
            DeviceFault::ProgramEnded => Message::new("hall-program-ended"),
        }
    }
}
