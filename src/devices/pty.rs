//! Pseudo-terminals in place of serial ports, and a plug that can be pulled.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::io::Errno;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use std::ffi::OsStr;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// The board's end of a pseudo-terminal; the host opens the other end by its path.
#[derive(Debug)]
pub struct Pty {
    master: OwnedFd,
    path: PathBuf,
}

impl Pty {
    /// Opens a new one in raw mode: bytes are not changed.
    ///
    /// # Errors
    /// The system has no free pseudo-terminal.
    pub fn open() -> io::Result<Pty> {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC)?;
        grantpt(&master)?;
        unlockpt(&master)?;
        fcntl_setfl(&master, OFlags::NONBLOCK)?;
        let mut settings = tcgetattr(&master)?;
        settings.make_raw();
        tcsetattr(&master, OptionalActions::Now, &settings)?;
        let name = ptsname(&master, Vec::new())?;
        Ok(Pty { path: PathBuf::from(OsStr::from_bytes(name.as_bytes())), master })
    }

    /// The path that the host opens.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads what the host has sent, without waiting; empty if it has sent nothing or has not opened
    /// it.
    ///
    /// # Errors
    /// The pseudo-terminal fails.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let mut buffer = [0; 1024];
        match rustix::io::read(&self.master, &mut buffer) {
            Ok(count) => Ok(buffer[..count].to_vec()),
            // The host has not opened it, or has sent nothing.
            Err(Errno::IO | Errno::AGAIN | Errno::INTR) => Ok(Vec::new()),
            Err(errno) => Err(errno.into()),
        }
    }

    /// Sends bytes. As on a serial line, they are lost if the host has not opened the port, or if it
    /// has left a full buffer unread for a fifth of a second.
    ///
    /// # Errors
    /// The pseudo-terminal fails.
    pub fn write(&self, mut bytes: &[u8]) -> io::Result<()> {
        let patience = Timespec { tv_sec: 0, tv_nsec: 200_000_000 };
        while !bytes.is_empty() {
            let mut ready = [PollFd::new(&self.master, PollFlags::OUT)];
            let count = match poll(&mut ready, Some(&patience)) {
                Err(Errno::INTR) => continue,
                result => result?,
            };
            if count == 0 || ready[0].revents().contains(PollFlags::HUP) {
                return Ok(());
            }
            match rustix::io::write(&self.master, bytes) {
                Ok(count) => bytes = &bytes[count..],
                Err(Errno::AGAIN | Errno::INTR) => {}
                Err(Errno::IO) => return Ok(()),
                Err(errno) => return Err(errno.into()),
            }
        }
        Ok(())
    }
}

/// A place where a pseudo-terminal is plugged in and pulled out. With a link it keeps one name: the
/// link then leads to the present pseudo-terminal, which is a new one after each plugging.
#[derive(Debug, Default)]
pub struct Plug {
    link: Option<PathBuf>,
    pty: Option<Pty>,
}

impl Plug {
    /// A place with nothing plugged in; [`Plug::plug`] makes the link.
    pub fn new(link: Option<PathBuf>) -> Plug {
        Plug { link, pty: None }
    }

    /// The pseudo-terminal that is plugged in.
    pub fn pty(&self) -> Option<&Pty> {
        self.pty.as_ref()
    }

    /// Plugs in a new pseudo-terminal, replacing a present one, and returns its path.
    ///
    /// # Errors
    /// There is no free pseudo-terminal, or the link cannot be made. A file that is no link is never
    /// replaced.
    pub fn plug(&mut self) -> io::Result<&Path> {
        self.unplug();
        let pty = Pty::open()?;
        if let Some(link) = &self.link {
            if link.symlink_metadata().is_ok_and(|found| !found.file_type().is_symlink()) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            // The new link is made beside the old one and renamed, so that the name always exists.
            let mut beside = link.clone().into_os_string();
            beside.push(format!(".{}", std::process::id()));
            std::os::unix::fs::symlink(pty.path(), &beside)?;
            std::fs::rename(&beside, link)?;
        }
        Ok(self.pty.insert(pty).path())
    }

    /// Pulls it out: the host loses the line. The link is kept.
    pub fn unplug(&mut self) {
        self.pty = None;
    }
}

impl Drop for Plug {
    fn drop(&mut self) {
        if let (Some(link), Some(pty)) = (&self.link, &self.pty)
            && std::fs::read_link(link).is_ok_and(|target| target == pty.path())
        {
            let _ = std::fs::remove_file(link);
        }
    }
}
