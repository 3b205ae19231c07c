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

    pub use self::SleepHelper as Held;

    /// A helper of the system that waits for the end of its input.
    /// That comes with the end of this process, however it ends.
    #[derive(Debug)]
    pub struct SleepHelper(Child);

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
        helper.spawn().ok().map(SleepHelper)
    }

    impl Drop for SleepHelper {
        fn drop(&mut self) {
            drop(self.0.stdin.take());
            // The helper may hang if the message bus has gone; it must not outlive the game.
            let _ = self.0.kill();
            // Only the system could delay the end of a killed process.
            let _ = self.0.wait();
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
