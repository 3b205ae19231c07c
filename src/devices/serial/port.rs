//! A serial port, and the reasons for which one cannot be used.

use crate::speech::{Message, Worded};
use crate::tactile::drivers::{Character, DRIVERS, Framing};
use crate::tactile::trace::Direction;
use serialport::{ClearBuffer, DataBits, ErrorKind, Parity, SerialPort, TTYPort};
use std::io;
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long one read waits; also how long a command waits until the one before is answered.
pub const PATIENCE: Duration = Duration::from_millis(50);

/// Is called with all bytes that go over the line, as they go.
pub type Tap = Box<dyn FnMut(Direction, &[u8]) + Send>;

/// Why a port cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PortError {
    /// The path does not exist.
    #[error("there is no port {0}")]
    NotFound(String),
    /// Another program has opened it.
    #[error("the port {0} is in use by another program")]
    Busy(String),
    /// This user may not open it.
    #[error("the port {0} may not be opened by this user")]
    Denied(String),
    /// The path leads to something that is no serial port.
    #[error("{0} is not a serial port")]
    NotAPort(String),
    /// The board was unplugged, or the path leads to another port now.
    #[error("the board on {0} was unplugged")]
    Gone(String),
    /// The port is open, and the board does not answer (any more).
    #[error("the board on {0} does not answer")]
    Silent(String),
    /// The port is open, and what is sent is not accepted.
    #[error("the device on {0} takes in nothing of what it is asked")]
    Stuck(String),
    /// Any other error of the operating system.
    #[error("the port {port} does not work: {why}")]
    Failed {
        /// Which port.
        port: String,
        /// The message of the operating system.
        why: String,
    },
}

impl Worded for PortError {
    fn message(&self) -> Message {
        let (id, port) = match self {
            PortError::NotFound(port) => ("port-not-found", port),
            PortError::Busy(port) => ("port-busy", port),
            PortError::Denied(port) => ("port-denied", port),
            PortError::NotAPort(port) => ("port-not-a-port", port),
            PortError::Gone(port) => ("port-gone", port),
            PortError::Silent(port) => ("port-silent", port),
            PortError::Stuck(port) => ("port-stuck", port),
            PortError::Failed { port, why } => {
                return Message::new("port-failed").with("port", port.clone()).with("why", why.clone());
            }
        };
        Message::new(id).with("port", port.clone())
    }
}

/// Whether that is a device to which no line settings can be given.
fn is_no_terminal(device: &Path) -> bool {
    std::fs::File::open(device).is_ok_and(|opened| !rustix::termios::isatty(opened))
}

/// Whether a port of that path may only be away: it does not exist, but has a name that the system gives to
/// serial ports, or is a link to a port that has gone.
pub fn is_away(path: &Path) -> bool {
    let named = ["/dev/tty", "/dev/rfcomm", "/dev/serial/"];
    let is_named = path.to_str().is_some_and(|path| named.iter().any(|name| path.starts_with(name)));
    !path.exists() && (is_named || path.is_symlink())
}

/// An open port, and the device that its path led to when it was opened.
pub struct Port {
    /// The open line.
    pub line: TTYPort,
    /// The device that its path led to.
    pub target: PathBuf,
}

impl Port {
    /// Opens it with the line settings of the first make of board.
    pub fn open(path: &Path) -> Result<Port, PortError> {
        let name = path.display().to_string();
        let failed = |error: serialport::Error| match error.kind() {
            ErrorKind::NoDevice => PortError::Busy(name.clone()),
            ErrorKind::Io(io::ErrorKind::NotFound) => PortError::NotFound(name.clone()),
            ErrorKind::Io(io::ErrorKind::PermissionDenied) => PortError::Denied(name.clone()),
            _ => PortError::Failed { port: name.clone(), why: error.description.clone() },
        };
        let target = path.canonicalize().map_err(|error| failed(error.into()))?;
        if target.metadata().is_ok_and(|found| !found.file_type().is_char_device()) {
            return Err(PortError::NotAPort(name));
        }
        // Opens the resolved path: the same path is compared later.
        let framing = DRIVERS[0].framing;
        let (data, parity) = bits(framing);
        let builder = serialport::new(target.to_string_lossy(), framing.baud);
        let builder = builder.data_bits(data).parity(parity).timeout(PATIENCE);
        let mut line = builder.open_native().map_err(|error| match is_no_terminal(&target) {
            true => PortError::NotAPort(name.clone()),
            false => failed(error),
        })?;
        // On a pseudo-terminal the exclusive mode would outlast a program that is killed, for as long
        // as the board's end stays open. The lock on the file does not.
        if target.starts_with("/dev/pts") {
            line.set_exclusive(false).map_err(failed)?;
        }
        line.clear(ClearBuffer::All).map_err(failed)?;
        Ok(Port { line, target })
    }

    /// Changes the line settings; bytes received with other settings are dropped.
    pub fn set_framing(&mut self, framing: Framing) -> io::Result<()> {
        let (data, parity) = bits(framing);
        self.line.set_baud_rate(framing.baud)?;
        self.line.set_data_bits(data)?;
        self.line.set_parity(parity)?;
        // On a pseudo-terminal the settings have no effect, and received bytes are valid.
        if !self.target.starts_with("/dev/pts") {
            self.line.clear(ClearBuffer::Input)?;
        }
        Ok(())
    }
}

fn bits(framing: Framing) -> (DataBits, Parity) {
    match framing.character {
        Character::EightBits => (DataBits::Eight, Parity::None),
        Character::SevenBitsOdd => (DataBits::Seven, Parity::Odd),
    }
}

impl Drop for Port {
    /// Drops unsent bytes: closing would wait for up to half a minute for the board to accept them.
    fn drop(&mut self) {
        let _ = self.line.clear(ClearBuffer::Output);
    }
}
