//! Serial ports by their names: `/dev/ttyUSB0` and links to it, or `COM3`.

pub use system::{Line, device, is_away, is_unplugged, not_opened, shared};

/// Why a port could not be opened, and the words of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotOpened {
    /// Which of the reasons that are told apart.
    pub reason: PortRefusal,
    /// What the system says.
    pub why: String,
}

/// The reasons that are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortRefusal {
    /// There is none of that name.
    NotFound,
    /// It may not be opened by this person.
    Denied,
    /// Another program has it.
    Busy,
    /// It is something else than a port.
    NotAPort,
    /// Anything else.
    Failed,
}

#[cfg(unix)]
mod system {
    use super::{NotOpened, PortRefusal};
    use serialport::{Error, ErrorKind};
    use std::fs::File;
    use std::io::{self, IsTerminal};
    use std::os::unix::fs::FileTypeExt;
    use std::path::{Path, PathBuf};

    pub use serialport::TTYPort as Line;

    /// The device to which a path leads, links followed.
    ///
    /// # Errors
    /// It leads nowhere, or to something that is no device.
    pub fn device(path: &Path) -> Result<PathBuf, NotOpened> {
        let target = path.canonicalize().map_err(|error| of(&error.into()))?;
        match target.metadata().is_ok_and(|found| !found.file_type().is_char_device()) {
            true => Err(NotOpened { reason: PortRefusal::NotAPort, why: String::new() }),
            false => Ok(target),
        }
    }

    /// Why a device could not be opened.
    pub fn not_opened(device: &Path, error: &Error) -> NotOpened {
        match File::open(device).is_ok_and(|opened| !opened.is_terminal()) {
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

    /// Gives up the exclusive mode of a pseudo-terminal: it would outlast a program that is killed, for as long as the
    /// board's end stays open. The lock on the file does not. Returns whether it is one: its line settings have no
    /// effect.
    ///
    /// # Errors
    /// The port is gone.
    pub fn shared(line: &mut Line, device: &Path) -> serialport::Result<bool> {
        let is_pseudo = device.starts_with("/dev/pts");
        if is_pseudo {
            line.set_exclusive(false)?;
        }
        Ok(is_pseudo)
    }

    /// Whether a port of that path may only be away: it does not exist, but has a name that the system gives to
    /// serial ports, or is a link to a port that has gone.
    pub fn is_away(path: &Path) -> bool {
        let named = ["/dev/tty", "/dev/rfcomm", "/dev/serial/"];
        let is_named = path.to_str().is_some_and(|path| named.iter().any(|name| path.starts_with(name)));
        !path.exists() && (is_named || path.is_symlink())
    }

    /// Whether an error of a port says that it was pulled out.
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

    /// Stands before a name that is that of a device whatever folder this is.
    const DEVICES: &str = r"\\.\";

    /// The numbers by which the system says that the device behind an open port has gone: no access,
    /// no command, not working, ended, not there.
    const UNPLUGGED: [i32; 5] = [5, 22, 31, 995, 1167];

    /// The device of a port's name, in capitals: `COM3`. Ports above nine are found by it too.
    ///
    /// # Errors
    /// No port is called so.
    pub fn device(path: &Path) -> Result<PathBuf, NotOpened> {
        let none = || NotOpened { reason: PortRefusal::NotAPort, why: String::new() };
        let name = path.to_str().ok_or_else(none)?.trim_end_matches(':').to_ascii_uppercase();
        let name = name.strip_prefix(DEVICES).unwrap_or(&name);
        let number = name.strip_prefix("COM").and_then(|number| number.parse::<u16>().ok());
        number.filter(|number| *number > 0).map(|_| PathBuf::from(name)).ok_or_else(none)
    }

    /// Why a device could not be opened.
    pub fn not_opened(device: &Path, error: &Error) -> NotOpened {
        let reason = match opened(device) {
            Err(io::ErrorKind::NotFound) => PortRefusal::NotFound,
            // Whoever has a port has it alone, and the system says no more to others.
            Err(io::ErrorKind::PermissionDenied) => PortRefusal::Busy,
            _ => PortRefusal::Failed,
        };
        NotOpened { reason, why: error.description.clone() }
    }

    fn opened(device: &Path) -> Result<(), io::ErrorKind> {
        File::open(format!("{DEVICES}{}", device.display())).map(drop).map_err(|error| error.kind())
    }

    /// A port is opened by one program alone, until that ends. Returns whether its line settings have no effect.
    ///
    /// # Errors
    /// None.
    pub fn shared(_line: &mut Line, _device: &Path) -> serialport::Result<bool> {
        Ok(false)
    }

    /// Whether a port of that name may only be away.
    pub fn is_away(path: &Path) -> bool {
        device(path).is_ok_and(|device| opened(&device) == Err(io::ErrorKind::NotFound))
    }

    /// Whether an error of a port says that it was pulled out.
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
