//! Waiting for standard input.

pub use system::wait_for_input;

#[cfg(unix)]
mod system {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    use std::io;

    /// Waits until something can be read: another program may have made it so that reading does not wait.
    ///
    /// # Errors
    /// The system cannot wait for it.
    pub fn wait_for_input() -> io::Result<()> {
        let input = io::stdin();
        let mut waits = [PollFd::new(&input, PollFlags::IN)];
        match poll(&mut waits, None) {
            Ok(_) | Err(Errno::INTR) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

#[cfg(windows)]
mod system {
    use std::io;
    use std::thread::sleep;
    use std::time::Duration;

    /// Waits a moment: reading itself waits here, for all that is known.
    ///
    /// # Errors
    /// None.
    pub fn wait_for_input() -> io::Result<()> {
        sleep(Duration::from_millis(10));
        Ok(())
    }
}
