//! Pseudo-terminals that stand in for a serial port, and a plug that can be pulled.

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

/// The board's end of a pseudo-terminal; the other end is opened by its path.
#[derive(Debug)]
pub struct Pty {
    master: OwnedFd,
    path: PathBuf,
}

impl Pty {
    /// A new one, raw: no byte is changed on the way.
    ///
    /// # Errors
    /// Where the system has none left.
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

    /// What the other end opens.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the other end has sent, at once; empty where it has sent nothing or is not open.
    ///
    /// # Errors
    /// Where the pseudo-terminal itself fails.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let mut buffer = [0; 1024];
        match rustix::io::read(&self.master, &mut buffer) {
            Ok(count) => Ok(buffer[..count].to_vec()),
            // Nobody has it open, or nothing has come.
            Err(Errno::IO | Errno::AGAIN | Errno::INTR) => Ok(Vec::new()),
            Err(errno) => Err(errno.into()),
        }
    }

    /// Sends bytes. As on a serial line, what nobody has the port open for is lost, and so is
    /// what the other end leaves unread for a fifth of a second while its buffer is full.
    ///
    /// # Errors
    /// Where the pseudo-terminal itself fails.
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

/// A place where a pseudo-terminal is plugged in and pulled out, with a name of its own if it
/// has a link: each plugging makes a new one, and the link then leads to that.
#[derive(Debug, Default)]
pub struct Plug {
    link: Option<PathBuf>,
    pty: Option<Pty>,
}

impl Plug {
    /// A place without anything plugged in yet; `link` is made by [`Plug::plug`].
    pub fn new(link: Option<PathBuf>) -> Plug {
        Plug { link, pty: None }
    }

    /// What is plugged in.
    pub fn pty(&self) -> Option<&Pty> {
        self.pty.as_ref()
    }

    /// Plugs a new pseudo-terminal in, in place of one that is there, and says its path.
    ///
    /// # Errors
    /// Where there is none, or the link cannot be made: a file that is no link is never
    /// replaced.
    pub fn plug(&mut self) -> io::Result<&Path> {
        self.unplug();
        let pty = Pty::open()?;
        if let Some(link) = &self.link {
            if link.symlink_metadata().is_ok_and(|found| !found.file_type().is_symlink()) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            // Made beside it and moved there: at no time is the name without a meaning.
            let mut beside = link.clone().into_os_string();
            beside.push(format!(".{}", std::process::id()));
            std::os::unix::fs::symlink(pty.path(), &beside)?;
            std::fs::rename(&beside, link)?;
        }
        Ok(self.pty.insert(pty).path())
    }

    /// Pulls it out: the other end loses its line. The link is kept.
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
