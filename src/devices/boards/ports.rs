//! The serial ports of the system, and those that appear while a board is missing.

use crate::devices::platform::serial_line::device;
use serialport::{SerialPortInfo, SerialPortType};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folder where Linux lists possible serial ports.
const DEVICES: &str = "/sys/class/tty";

/// Returns the serial ports of the system.
///
/// # Errors
/// The operating system cannot list its ports; with its message.
pub fn available() -> Result<Vec<SerialPortInfo>, String> {
    // Where Linux shows no devices, for example in a container, serialport would panic.
    if cfg!(target_os = "linux") {
        std::fs::read_dir(DEVICES).map_err(|error| format!("{DEVICES}: {error}"))?;
    }
    serialport::available_ports().map_err(|error| error.description)
}

/// Whether the description of a port is that of a Braille display.
pub fn is_braille(port: &SerialPortInfo) -> bool {
    let SerialPortType::UsbPort(usb) = &port.port_type else { return false };
    let names = [&usb.manufacturer, &usb.product].into_iter().flatten();
    names.into_iter().any(|name| name.to_ascii_lowercase().contains("braille"))
}

/// The ports that appear while a board is missing.
#[derive(Debug)]
pub(super) struct NewPorts {
    /// The board's own port.
    own: PathBuf,
    /// The ports that existed before, or were returned.
    known: BTreeSet<String>,
    /// The ports seen for the first time at the last look: links to them may follow.
    seen: BTreeSet<String>,
}

impl NewPorts {
    /// Notes the ports that exist now, while the board at `own` is connected or counts as missing.
    pub fn from_now(own: &Path) -> NewPorts {
        NewPorts { own: own.to_owned(), known: ports_beside(own), seen: BTreeSet::new() }
    }

    /// Returns a port that has appeared, and that the last look found, too. Each port comes once.
    ///
    /// A port that vanishes counts as new when it is back. The port that the board's own path leads to never comes.
    pub fn next(&mut self) -> Option<String> {
        let mut now = ports_beside(&self.own);
        self.known.retain(|port| now.contains(port));
        let own = device(&self.own).ok();
        now.retain(|port| {
            !self.known.contains(port) && (own.is_none() || device(Path::new(port)).ok() != own)
        });
        let stayed = now.intersection(&self.seen).next().cloned();
        self.known.extend(stayed.clone());
        self.seen = now;
        stayed
    }
}

/// Returns the system's ports, and those in the folder of a port with the same name but its number.
///
/// The system does not list every port: a link, or one end of a cable that a program simulates.
fn ports_beside(own: &Path) -> BTreeSet<String> {
    let (braille, listed): (Vec<_>, Vec<_>) =
        available().unwrap_or_default().into_iter().partition(is_braille);
    let braille: Vec<_> = braille.iter().filter_map(|port| device(Path::new(&port.port_name)).ok()).collect();
    let mut ports: BTreeSet<String> = listed.into_iter().map(|port| port.port_name).collect();
    let stem = |path: &Path| {
        let name = path.file_name()?.to_str()?;
        Some(name.trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned())
    };
    let folder = own.parent().filter(|folder| folder.is_absolute());
    let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let beside = entries.map(|entry| entry.path()).filter(|path| {
        let is_alike = path != own && stem(path).is_some_and(|name| Some(name) == stem(own));
        is_alike && device(path).is_ok_and(|found| !braille.contains(&found))
    });
    ports.extend(beside.map(|path| path.display().to_string()));
    ports
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn a_port_that_appears_comes_once_and_never_the_own_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let appear = |name: &str| symlink("/dev/null", path(name)).unwrap();
        appear("board1");
        symlink("/dev/zero", path("board0")).unwrap();
        let mut ports = NewPorts::from_now(&path("board0"));
        let mut own = |_: &str| ports.next().filter(|port| port.starts_with(folder.path().to_str().unwrap()));
        assert_eq!(own("none is new"), None);
        std::fs::remove_file(path("board0")).unwrap();
        appear("board2");
        appear("other3");
        std::fs::write(path("board4"), "no device").unwrap();
        assert_eq!(own("seen once"), None);
        assert_eq!(own("seen twice"), Some(path("board2").display().to_string()));
        assert_eq!(own("returned"), None);
        // Back after it has vanished, it is new.
        std::fs::remove_file(path("board2")).unwrap();
        assert_eq!(own("vanished"), None);
        appear("board2");
        assert_eq!((own("seen once"), own("seen twice").is_some()), (None, true));
        // The board's own path leads to the new port.
        symlink("/dev/zero", path("board5")).unwrap();
        symlink("/dev/zero", path("board0")).unwrap();
        assert_eq!((own("seen once"), own("its own")), (None, None));
    }
}
