//! Prevention of sleep while a game is played, if the system allows it.

/// A guard that prevents sleep until it is dropped.
#[derive(Debug)]
pub struct SleepInhibitor {
    _held: Option<system::Held>,
}

impl SleepInhibitor {
    /// Prevents sleep; does nothing if the system cannot.
    pub fn hold(why: &str) -> SleepInhibitor {
        SleepInhibitor { _held: system::held(why) }
    }
}

/// Prevention of sleep by the system's helper, which takes one line of code.
///
/// Crates for this purpose use the message bus of Linux, with some sixty dependencies, even if the bus is
/// reached over a network.
#[cfg(unix)]
mod system {
    use std::process::{Child, Command, Stdio};
    use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
    use std::thread::{self, JoinHandle};
    use std::time::Duration;

    pub use self::SleepHelper as Held;

    /// The times between looks at the helper, which may have failed: doubled up to the longest.
    const LOOKS: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(60)];

    /// A helper of the system that waits for the end of its input.
    /// That comes with the end of this process, however it ends.
    #[derive(Debug)]
    pub struct SleepHelper {
        /// Ends the thread that waits for the helper, so that a failed one does not remain as a zombie.
        end: Option<Sender<()>>,
        waits: Option<JoinHandle<()>>,
    }

    /// Starts the helper, if there is one.
    pub fn held(why: &str) -> Option<SleepHelper> {
        let mut helper = match cfg!(target_os = "macos") {
            true => Command::new("caffeinate"),
            false => Command::new("systemd-inhibit"),
        };
        match cfg!(target_os = "macos") {
            true => helper.arg("-i"),
            false => helper
                .args(["--what=sleep:idle", "--who=annabella", "--mode=block"])
                .arg(format!("--why={why}")),
        };
        helper.arg("cat").stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        start(helper)
    }

    fn start(mut helper: Command) -> Option<SleepHelper> {
        let child = helper.spawn().ok()?;
        let (end, ended) = channel();
        let waits =
            thread::Builder::new().name("sleep".to_owned()).spawn(move || wait(child, &ended)).ok()?;
        Some(SleepHelper { end: Some(end), waits: Some(waits) })
    }

    /// Waits for the end of the helper, or ends it with the game.
    fn wait(mut helper: Child, ended: &Receiver<()>) {
        let mut pause = LOOKS[0];
        while ended.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
            if !matches!(helper.try_wait(), Ok(None)) {
                return;
            }
            pause = (pause * 2).min(LOOKS[1]);
        }
        drop(helper.stdin.take());
        // The helper may hang if the message bus has gone; it must not outlive the game.
        let _ = helper.kill();
        // Only the system could delay the end of a killed process.
        let _ = helper.wait();
    }

    impl Drop for SleepHelper {
        fn drop(&mut self) {
            drop(self.end.take());
            let _ = self.waits.take().map(JoinHandle::join);
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use std::time::Instant;

        #[test]
        fn a_helper_that_fails_leaves_no_zombie_and_one_that_hangs_ends_with_the_game() {
            let failed = start(Command::new("false")).unwrap();
            let until = Instant::now() + Duration::from_secs(30);
            while !failed.waits.as_ref().unwrap().is_finished() {
                assert!(Instant::now() < until, "it was never waited for");
                thread::yield_now();
            }
            let mut hangs = Command::new("sleep");
            hangs.arg("1000").stdin(Stdio::piped());
            drop(start(hangs).unwrap());
            assert!(Instant::now() < until, "it outlived the game");
        }
    }
}

#[cfg(windows)]
mod system {
    use windows_sys::Win32::System::Power::{ES_CONTINUOUS, ES_SYSTEM_REQUIRED, SetThreadExecutionState};

    pub use self::AwakeThread as Held;

    /// The thread that keeps the system awake until it ends.
    #[derive(Debug)]
    pub struct AwakeThread;

    /// Prevents sleep; Windows accepts no reason.
    pub fn held(_why: &str) -> Option<AwakeThread> {
        // SAFETY: the arguments are plain numbers.
        let before = unsafe { SetThreadExecutionState(ES_CONTINUOUS | ES_SYSTEM_REQUIRED) };
        (before != 0).then_some(AwakeThread)
    }

    impl Drop for AwakeThread {
        fn drop(&mut self) {
            // SAFETY: the argument is a plain number.
            unsafe { SetThreadExecutionState(ES_CONTINUOUS) };
        }
    }
}
