//! The commands of one byte that a host sends to a DGT board.

/// A request of the host to the board, except for the byte that starts the boot loader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostCommand {
    /// Stop sending.
    Reset,
    /// Send the clock once.
    Clock,
    /// Send all pieces.
    Board,
    /// Send changes, and the clock at least every second.
    Update,
    /// Send changes only.
    UpdateBoard,
    /// Send changes, and the clock when it changes.
    UpdateNice,
    /// Send the serial number, five digits.
    Serial,
    /// Send the serial number, ten digits.
    LongSerial,
    /// Send the address on a bus of boards, which is the serial number.
    BusAddress,
    /// Send the trademark.
    Trademark,
    /// Send the moves stored in the board.
    Moves,
    /// Send the battery's state.
    Battery,
    /// Send the version.
    Version,
}

/// Every command with its byte.
const COMMANDS: [(HostCommand, u8); 13] = [
    (HostCommand::Reset, 0x40),
    (HostCommand::Clock, 0x41),
    (HostCommand::Board, 0x42),
    (HostCommand::Update, 0x43),
    (HostCommand::UpdateBoard, 0x44),
    (HostCommand::Serial, 0x45),
    (HostCommand::BusAddress, 0x46),
    (HostCommand::Trademark, 0x47),
    (HostCommand::Moves, 0x49),
    (HostCommand::UpdateNice, 0x4B),
    (HostCommand::Battery, 0x4C),
    (HostCommand::Version, 0x4D),
    (HostCommand::LongSerial, 0x55),
];

impl HostCommand {
    /// Returns the byte that the host sends.
    pub fn byte(self) -> u8 {
        COMMANDS.iter().find(|(command, _)| *command == self).map_or(0x40, |(_, byte)| *byte)
    }

    /// Returns the command of a byte.
    pub fn of(byte: u8) -> Option<HostCommand> {
        COMMANDS.iter().find(|(_, known)| *known == byte).map(|(command, _)| *command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_bytes_and_back() {
        for (command, byte) in COMMANDS {
            assert_eq!(command.byte(), byte);
            assert_eq!(HostCommand::of(byte), Some(command));
        }
        assert_eq!(HostCommand::of(0x4E), None);
    }
}
