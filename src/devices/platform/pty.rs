//! Pseudo-terminals in place of serial ports.

pub use system::{Pty, link};

#[cfg(unix)]
mod system {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::fs::{OFlags, fcntl_setfl};
    use rustix::io::{Errno, FdFlags, fcntl_setfd};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
    use std::ffi::OsStr;
    use std::io;
    use std::os::fd::OwnedFd;
    use std::os::unix::ffi::OsStrExt;
    use std::path::{Path, PathBuf};

    pub use self::UnixPty as Pty;

    /// The flags for opening; systems other than Linux set the flag against inheritance afterwards.
    #[cfg(target_os = "linux")]
    const OPENED: OpenptFlags = OpenptFlags::RDWR.union(OpenptFlags::NOCTTY).union(OpenptFlags::CLOEXEC);
    #[cfg(not(target_os = "linux"))]
    const OPENED: OpenptFlags = OpenptFlags::RDWR.union(OpenptFlags::NOCTTY);

    /// The board's end of a pseudo-terminal; the host opens the other end by its path.
    #[derive(Debug)]
    pub struct UnixPty {
        master: OwnedFd,
        path: PathBuf,
    }

    impl UnixPty {
        /// Opens a new pseudo-terminal in raw mode: bytes are not changed.
        ///
        /// # Errors
        /// The system has no free pseudo-terminal.
        pub fn open() -> io::Result<UnixPty> {
            let master = openpt(OPENED)?;
            fcntl_setfd(&master, FdFlags::CLOEXEC)?;
            grantpt(&master)?;
            unlockpt(&master)?;
            fcntl_setfl(&master, OFlags::NONBLOCK)?;
            let mut settings = tcgetattr(&master)?;
            settings.make_raw();
            tcsetattr(&master, OptionalActions::Now, &settings)?;
            let name = ptsname(&master, Vec::new())?;
            Ok(UnixPty { path: PathBuf::from(OsStr::from_bytes(name.as_bytes())), master })
        }

        /// Returns the path for the host to open.
        pub fn path(&self) -> &Path {
            &self.path
        }

        /// Reads the bytes that the host has sent, without waiting.
        /// Empty if there are none or the host has not opened the port.
        ///
        /// # Errors
        /// The pseudo-terminal fails.
        pub fn read(&self) -> io::Result<Vec<u8>> {
            let mut buffer = [0; 1024];
            match rustix::io::read(&self.master, &mut buffer) {
                Ok(count) => Ok(buffer[..count].to_vec()),
                // The host has not opened the port, or has sent nothing.
                Err(Errno::IO | Errno::AGAIN | Errno::INTR) => Ok(Vec::new()),
                Err(errno) => Err(errno.into()),
            }
        }

        /// Sends bytes.
        /// As on a serial line, they are lost if the host has not opened the port, or has left a full buffer
        /// unread for a fifth of a second.
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

    /// Creates a link at the new `path` to `target`.
    ///
    /// # Errors
    /// The link cannot be created.
    pub fn link(target: &Path, path: &Path) -> io::Result<()> {
        std::os::unix::fs::symlink(target, path)
    }
}

#[cfg(windows)]
mod system {
    use std::io;
    use std::path::Path;

    pub use self::NoPty as Pty;

    /// A type without values: on Windows, no program can offer a port to others.
    #[derive(Debug)]
    pub enum NoPty {}

    impl NoPty {
        /// Always fails: Windows has no pseudo-terminals.
        ///
        /// # Errors
        /// [`io::ErrorKind::Unsupported`], always.
        pub fn open() -> io::Result<NoPty> {
            Err(io::ErrorKind::Unsupported.into())
        }

        /// Returns the path for the host to open.
        pub fn path(&self) -> &Path {
            match *self {}
        }

        /// Reads the bytes that the host has sent.
        ///
        /// # Errors
        /// Never called: the type has no values.
        pub fn read(&self) -> io::Result<Vec<u8>> {
            match *self {}
        }

        /// Sends bytes.
        ///
        /// # Errors
        /// Never called: the type has no values.
        pub fn write(&self, _bytes: &[u8]) -> io::Result<()> {
            match *self {}
        }
    }

    /// Creates no link.
    ///
    /// # Errors
    /// [`io::ErrorKind::Unsupported`], always.
    pub fn link(_target: &Path, _path: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}
