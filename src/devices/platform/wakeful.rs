//! Keeps the computer from going to sleep while a game is played, if the system allows it.

/// Sleep is prevented while this lives.
#[derive(Debug)]
pub struct Wakeful {
    _held: Option<system::Held>,
}

impl Wakeful {
    /// Prevents sleep; does nothing if the system cannot.
    pub fn hold(why: &str) -> Wakeful {
        Wakeful { _held: system::held(why) }
    }
}

/// The crates for this speak with the message bus of Linux themselves, by some sixty others, and also where it is
/// reached over a network; the system's helper is one line.
#[cfg(unix)]
mod system {
    use std::process::{Child, Command, Stdio};

    pub use self::SleepHelper as Held;

    /// A helper of the system, which waits for the end of its input: that comes with the end of this process,
    /// however it ends.
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
            // The helper may hang on a message bus that is gone; it must not outlive the game.
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }
}

#[cfg(windows)]
mod system {
    use windows_sys::Win32::System::Power::{ES_CONTINUOUS, ES_SYSTEM_REQUIRED, SetThreadExecutionState};

    pub use self::WakefulThread as Held;

    /// The thread by which the system is asked to stay awake; it is so until the thread ends.
    #[derive(Debug)]
    pub struct WakefulThread;

    /// Asks for it; nobody is told why.
    pub fn held(_why: &str) -> Option<WakefulThread> {
        // SAFETY: plain numbers.
        let before = unsafe { SetThreadExecutionState(ES_CONTINUOUS | ES_SYSTEM_REQUIRED) };
        (before != 0).then_some(WakefulThread)
    }

    impl Drop for WakefulThread {
        fn drop(&mut self) {
            // SAFETY: plain numbers.
            unsafe { SetThreadExecutionState(ES_CONTINUOUS) };
        }
    }
}
