//! Serial ports by name: `/dev/ttyUSB0` and links to it, or `COM3`.

pub use system::{Line, device, is_away, is_unplugged, not_opened, shared};

/// An error in opening a port, with the system's message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotOpened {
    /// The kind of the error.
    pub reason: PortRefusal,
    /// The system's message.
    pub why: String,
}

/// The kinds of errors that the program distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortRefusal {
    /// The port does not exist.
    NotFound,
    /// The user has no permission to open the port.
    Denied,
    /// Another program is using the port.
    Busy,
    /// The path is not a port's.
    NotAPort,
    /// Another error.
    Failed,
}

#[cfg(unix)]
mod system {
    use super::{NotOpened, PortRefusal};
    use annabella_files::file_kind::without_waiting;
    use serialport::{Error, ErrorKind};
    use std::fs::File;
    use std::io::{self, IsTerminal};
    use std::os::unix::fs::FileTypeExt;
    use std::path::{Path, PathBuf};

    pub use serialport::TTYPort as Line;

    /// Returns the device at `path`, following links.
    ///
    /// # Errors
    /// The path leads nowhere, or to something that is not a device.
    pub fn device(path: &Path) -> Result<PathBuf, NotOpened> {
        let target = path.canonicalize().map_err(|error| of(&error.into()))?;
        match target.metadata().is_ok_and(|found| !found.file_type().is_char_device()) {
            true => Err(NotOpened { reason: PortRefusal::NotAPort, why: String::new() }),
            false => Ok(target),
        }
    }

    /// Determines why a device could not be opened.
    pub fn not_opened(device: &Path, error: &Error) -> NotOpened {
        // A line without a carrier must not hold the program.
        let opened = without_waiting(File::options().read(true)).open(device);
        match opened.is_ok_and(|opened| !opened.is_terminal()) {
            true => NotOpened { reason: PortRefusal::NotAPort, why: error.description.clone() },
            false => of(error),
        }
    }

    fn of(error: &Error) -> NotOpened {
        let reason = match error.kind() {
            ErrorKind::NoDevice => PortRefusal::Busy,
            ErrorKind::Io(io::ErrorKind::NotFound) => PortRefusal::NotFound,
            ErrorKind::Io(io::ErrorKind::PermissionDenied) => PortRefusal::Denied,
            _ => PortRefusal::Failed,
        };
        NotOpened { reason, why: error.description.clone() }
    }

    /// Gives up the exclusive mode of a pseudo-terminal.
    ///
    /// That mode would outlast a killed program for as long as the board's end stays open; the lock on the
    /// file does not. Returns whether the port is a pseudo-terminal, whose line settings have no effect.
    ///
    /// # Errors
    /// The port has gone.
    pub fn shared(line: &mut Line, device: &Path) -> serialport::Result<bool> {
        let is_pseudo = device.starts_with("/dev/pts");
        if is_pseudo {
            line.set_exclusive(false)?;
        }
        Ok(is_pseudo)
    }

    /// Whether the port may only be missing at the moment.
    /// Then it does not exist, but its path has a name that the system gives to serial ports, or is a broken
    /// link.
    pub fn is_away(path: &Path) -> bool {
        let named = ["/dev/tty", "/dev/rfcomm", "/dev/serial/"];
        let is_named = path.to_str().is_some_and(|path| named.iter().any(|name| path.starts_with(name)));
        !path.exists() && (is_named || path.is_symlink())
    }

    /// Whether an error of a port means that it was unplugged.
    pub fn is_unplugged(error: &io::Error) -> bool {
        matches!(
            error.kind(),
            io::ErrorKind::BrokenPipe | io::ErrorKind::NotFound | io::ErrorKind::UnexpectedEof
        )
    }
}

#[cfg(windows)]
mod system {
    use super::{NotOpened, PortRefusal};
    use serialport::Error;
    use std::fs::File;
    use std::io;
    use std::path::{Path, PathBuf};

    pub use serialport::COMPort as Line;

    /// The prefix for device names, independent of the current folder.
    const DEVICES: &str = r"\\.\";

    /// The error numbers for an open port whose device has gone.
    /// They mean: access denied, bad command, not functioning, operation aborted, not connected.
    const UNPLUGGED: [i32; 5] = [5, 22, 31, 995, 1167];

    /// Returns the device of a port's name, in capitals: `COM3`. This also finds ports above nine.
    ///
    /// # Errors
    /// The name is not a port's.
    pub fn device(path: &Path) -> Result<PathBuf, NotOpened> {
        let none = || NotOpened { reason: PortRefusal::NotAPort, why: String::new() };
        let name = path.to_str().ok_or_else(none)?.trim_end_matches(':').to_ascii_uppercase();
        let name = name.strip_prefix(DEVICES).unwrap_or(&name);
        let number = name.strip_prefix("COM").and_then(|number| number.parse::<u16>().ok());
        number.filter(|number| *number > 0).map(|_| PathBuf::from(name)).ok_or_else(none)
    }

    /// Determines why a device could not be opened.
    pub fn not_opened(device: &Path, error: &Error) -> NotOpened {
        let reason = match opened(device) {
            Err(io::ErrorKind::NotFound) => PortRefusal::NotFound,
            // A port opened by another program is reported as access denied.
            Err(io::ErrorKind::PermissionDenied) => PortRefusal::Busy,
            _ => PortRefusal::Failed,
        };
        NotOpened { reason, why: error.description.clone() }
    }

    fn opened(device: &Path) -> Result<(), io::ErrorKind> {
        File::open(format!("{DEVICES}{}", device.display())).map(drop).map_err(|error| error.kind())
    }

    /// Does nothing: on Windows a port is exclusive until its program ends.
    /// Returns false: line settings work.
    ///
    /// # Errors
    /// Never fails.
    pub fn shared(_line: &mut Line, _device: &Path) -> serialport::Result<bool> {
        Ok(false)
    }

    /// Whether the port may only be missing at the moment.
    pub fn is_away(path: &Path) -> bool {
        device(path).is_ok_and(|device| opened(&device) == Err(io::ErrorKind::NotFound))
    }

    /// Whether an error of a port means that it was unplugged.
    pub fn is_unplugged(error: &io::Error) -> bool {
        error.raw_os_error().is_some_and(|number| UNPLUGGED.contains(&number))
            || matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::UnexpectedEof)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[cfg(windows)]
    #[test]
    fn ports_are_known_by_their_names() {
        for (name, port) in [("COM3", "COM3"), ("com12", "COM12"), ("COM4:", "COM4"), (r"\\.\COM10", "COM10")]
        {
            assert_eq!(device(Path::new(name)), Ok(port.into()), "{name}");
        }
        assert!(is_away(Path::new("COM251")), "nobody has so many ports");
        for name in ["COM", "COM0", "LPT1", "/dev/ttyUSB0", r"C:\COM3", ""] {
            assert_eq!(device(Path::new(name)).unwrap_err().reason, PortRefusal::NotAPort, "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_leads_to_no_device_is_told() {
        let refused = |path: &str| device(Path::new(path)).unwrap_err().reason;
        assert_eq!(refused("/dev/ttyNONE0"), PortRefusal::NotFound);
        assert_eq!(refused("/etc/passwd"), PortRefusal::NotAPort);
        assert!(is_away(Path::new("/dev/ttyNONE0")) && !is_away(Path::new("/nowhere")));
    }
}
