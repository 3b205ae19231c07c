//! The plug of a simulated board: in a pseudo-terminal, or in one port of a pair connected by a cable.

use super::serial::{Port, PortError};
use crate::devices::platform::pty::{Pty, link};
use crate::speech::{Message, Worded};
use serialport::SerialPort;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The reason why a board cannot be plugged in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlugError {
    /// The system has no pseudo-terminals.
    #[error("pseudo-terminals are not available")]
    NoPty,
    /// The port cannot be opened.
    #[error(transparent)]
    Port(#[from] PortError),
    /// The system has no free pseudo-terminal or cannot create the link, with its message.
    #[error("a port cannot be simulated: {0}")]
    Failed(String),
}

impl From<io::Error> for PlugError {
    fn from(error: io::Error) -> PlugError {
        match error.kind() {
            io::ErrorKind::Unsupported => PlugError::NoPty,
            _ => PlugError::Failed(error.to_string()),
        }
    }
}

impl Worded for PlugError {
    fn message(&self) -> Message {
        match self {
            PlugError::NoPty => Message::new("simulate-no-pty"),
            PlugError::Port(error) => error.message(),
            PlugError::Failed(why) => Message::new("simulate-no-port").with("why", &**why),
        }
    }
}

/// The place where a board is plugged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Socket {
    /// A new pseudo-terminal each time, and an optional link that always leads to it.
    Pty(Option<PathBuf>),
    /// A port of a pair; the host uses the other one.
    Port(PathBuf),
}

/// The board's end of a line.
#[derive(Debug)]
enum LineEnd {
    Pty(Pty),
    Port(Port),
}

/// A board's plug, in or out.
#[derive(Debug)]
pub struct Plug {
    socket: Socket,
    end: Option<LineEnd>,
}

impl Plug {
    /// Creates an unplugged plug; [`Plug::plug`] connects it.
    pub fn new(socket: Socket) -> Plug {
        Plug { socket, end: None }
    }

    /// Returns the path for the host to open, or the board's port; `None` while unplugged.
    pub fn path(&self) -> Option<&Path> {
        self.end.as_ref().map(|end| match end {
            LineEnd::Pty(pty) => pty.path(),
            LineEnd::Port(port) => &port.target,
        })
    }

    /// Reads the bytes that the host has sent, without waiting; empty while unplugged.
    ///
    /// # Errors
    /// The line fails.
    pub fn read(&mut self) -> io::Result<Vec<u8>> {
        match &mut self.end {
            None => Ok(Vec::new()),
            Some(LineEnd::Pty(pty)) => pty.read(),
            Some(LineEnd::Port(port)) => {
                let waiting = port.line.bytes_to_read()?;
                let mut bytes = vec![0; usize::try_from(waiting).unwrap_or_default()];
                let read = if bytes.is_empty() { 0 } else { port.line.read(&mut bytes)? };
                bytes.truncate(read);
                Ok(bytes)
            }
        }
    }

    /// Sends bytes, which are lost while unplugged or while the host does not read.
    ///
    /// # Errors
    /// The line fails.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match &mut self.end {
            None => Ok(()),
            Some(LineEnd::Pty(pty)) => pty.write(bytes),
            Some(LineEnd::Port(port)) => match port.line.write_all(bytes) {
                Err(error) if error.kind() == io::ErrorKind::TimedOut => Ok(()),
                written => written,
            },
        }
    }

    /// Plugs the board in again, and returns [`Plug::path`].
    ///
    /// # Errors
    /// There is no free pseudo-terminal, or the link cannot be created, or the port cannot be opened. A file
    /// that is not a link is never replaced.
    pub fn plug(&mut self) -> Result<PathBuf, PlugError> {
        self.unplug();
        let end = match &self.socket {
            Socket::Port(path) => LineEnd::Port(Port::open(path)?),
            Socket::Pty(name) => {
                let pty = Pty::open()?;
                if let Some(name) = name {
                    lead(name, pty.path())?;
                }
                LineEnd::Pty(pty)
            }
        };
        self.end = Some(end);
        Ok(self.path().unwrap_or(Path::new("")).to_owned())
    }

    /// Unplugs the board: the host loses the line. The link stays.
    pub fn unplug(&mut self) {
        self.end = None;
    }
}

/// Makes `name` a link to `target`.
/// The new link is created next to the old one and then renamed, so that the name always exists.
fn lead(name: &Path, target: &Path) -> io::Result<()> {
    if name.symlink_metadata().is_ok_and(|found| !found.file_type().is_symlink()) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let mut new = name.to_owned().into_os_string();
    new.push(format!(".{}", std::process::id()));
    link(target, Path::new(&new))?;
    std::fs::rename(&new, name)
}

impl Drop for Plug {
    fn drop(&mut self) {
        if let (Socket::Pty(Some(link)), Some(LineEnd::Pty(pty))) = (&self.socket, &self.end)
            && std::fs::read_link(link).is_ok_and(|target| target == pty.path())
        {
            let _ = std::fs::remove_file(link);
        }
    }
}
