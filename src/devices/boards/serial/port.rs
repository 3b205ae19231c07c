//! A serial port, and the reasons why it cannot be used.

use crate::devices::platform::serial_line::{Line, NotOpened, PortRefusal, device, not_opened, shared};
use crate::speech::{Message, Worded};
use crate::tactile::drivers::{Character, DRIVERS, Framing};
use crate::tactile::trace::Direction;
use serialport::{ClearBuffer, DataBits, Parity, SerialPort};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The maximum time for one read; also for the answer to a command before the next one.
pub const PATIENCE: Duration = Duration::from_millis(50);

/// A function called with all bytes on the line.
pub type Tap = Box<dyn FnMut(Direction, &[u8]) + Send>;

/// The reason why a port cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PortError {
    /// The path does not exist.
    #[error("no such port: {0}")]
    NotFound(String),
    /// Another program has opened the port.
    #[error("the port {0} is in use by another program")]
    Busy(String),
    /// The user has no permission to open the port.
    #[error("the port {0} may not be opened by this user")]
    Denied(String),
    /// The path leads to something that is not a serial port.
    #[error("{0} is not a serial port")]
    NotAPort(String),
    /// The board was unplugged, or the path now leads to another port.
    #[error("the board on {0} was unplugged")]
    Gone(String),
    /// The port is open, but the board does not answer, or no longer does.
    #[error("the board on {0} does not answer")]
    Silent(String),
    /// The port is open, but accepts no bytes.
    #[error("the device on {0} accepts no commands")]
    Stuck(String),
    /// Any other error of the operating system.
    #[error("the port {port} does not work: {why}")]
    Failed {
        /// The port.
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

/// An open port, and the device its path led to when it was opened.
#[derive(Debug)]
pub struct Port {
    /// The open line.
    pub line: Line,
    /// The device that the path led to.
    pub target: PathBuf,
    /// Whether the line settings have no effect.
    is_pseudo: bool,
}

impl Port {
    /// Opens a port with the line settings of the first make of board.
    ///
    /// # Errors
    /// [`PortError`], according to the system's error.
    pub fn open(path: &Path) -> Result<Port, PortError> {
        let name = path.display().to_string();
        let refused = |refused: NotOpened| match refused.reason {
            PortRefusal::Busy => PortError::Busy(name.clone()),
            PortRefusal::NotFound => PortError::NotFound(name.clone()),
            PortRefusal::Denied => PortError::Denied(name.clone()),
            PortRefusal::NotAPort => PortError::NotAPort(name.clone()),
            PortRefusal::Failed => PortError::Failed { port: name.clone(), why: refused.why },
        };
        let target = device(path).map_err(refused)?;
        // The resolved path is opened: later checks compare it.
        let framing = DRIVERS[0].framing;
        let (data, parity) = bits(framing);
        let builder = serialport::new(target.to_string_lossy(), framing.baud);
        let builder = builder.data_bits(data).parity(parity).timeout(PATIENCE);
        let failed = |error: serialport::Error| refused(not_opened(&target, &error));
        let mut line = builder.open_native().map_err(failed)?;
        let is_pseudo = shared(&mut line, &target).map_err(failed)?;
        line.clear(ClearBuffer::All).map_err(failed)?;
        Ok(Port { line, target, is_pseudo })
    }

    /// Changes the line settings; bytes received with other settings are dropped.
    ///
    /// # Errors
    /// The port has gone.
    pub fn set_framing(&mut self, framing: Framing) -> io::Result<()> {
        let (data, parity) = bits(framing);
        self.line.set_baud_rate(framing.baud)?;
        self.line.set_data_bits(data)?;
        self.line.set_parity(parity)?;
        // If the settings have no effect, received bytes are valid.
        if !self.is_pseudo {
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
    /// Discards unsent bytes.
    /// Otherwise closing would wait up to half a minute for the board to accept them.
    fn drop(&mut self) {
        let _ = self.line.clear(ClearBuffer::Output);
    }
}
