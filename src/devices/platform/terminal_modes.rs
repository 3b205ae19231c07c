//! The modes of standard input's terminal: whether it waits for whole lines, and whether it echoes.

pub use system::{Modes, Watcher, by_keys, columns, is_in_foreground, present, restore, unseen};

#[cfg(unix)]
mod system {
    use rustix::process::getpgrp;
    use rustix::termios::{
        LocalModes, OptionalActions, SpecialCodeIndex, tcgetattr, tcgetpgrp, tcgetwinsize, tcsetattr,
    };
    use std::io::{self, Write};
    use std::process::{Child, Command, Stdio};

    pub use self::WatchingScript as Watcher;
    pub use rustix::termios::Termios as Modes;

    /// A shell script that runs alongside this program.
    /// If the program ends without restoring the terminal, for example because it was killed, the script
    /// restores it.
    const WATCH: &str = r#"trap '' INT QUIT HUP TERM TTOU; read -r word || exec stty "$1" </dev/tty"#;

    /// Returns the current modes.
    ///
    /// # Errors
    /// Standard input is not a terminal.
    pub fn present() -> io::Result<Modes> {
        Ok(tcgetattr(io::stdin())?)
    }

    /// Whether this program may change the terminal: a shell stops a background job that does.
    pub fn is_in_foreground() -> bool {
        tcgetpgrp(io::stdin()).is_ok_and(|group| group == getpgrp())
    }

    /// Passes on every key immediately, without echo; only Ctrl-C interrupts the program.
    /// Output is unchanged.
    ///
    /// # Errors
    /// The terminal has gone.
    pub fn by_keys(modes: &Modes) -> io::Result<()> {
        let mut keys = modes.clone();
        keys.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
        // Ctrl-Z must not suspend a game by accident.
        keys.special_codes[SpecialCodeIndex::VSUSP] = 0;
        keys.special_codes[SpecialCodeIndex::VMIN] = 1;
        keys.special_codes[SpecialCodeIndex::VTIME] = 0;
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, &keys)?)
    }

    /// Passes on whole lines, without echo.
    pub fn unseen(modes: &Modes) {
        let mut unseen = modes.clone();
        unseen.local_modes -= LocalModes::ECHO;
        // The line end is echoed, so that the answer begins on a new line.
        unseen.local_modes |= LocalModes::ECHONL;
        restore(&unseen);
    }

    /// Restores these modes. If the terminal has gone, nothing needs restoring.
    pub fn restore(modes: &Modes) {
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, modes);
    }

    /// Returns the number of characters in a row of the terminal; 0 if unknown.
    pub fn columns() -> usize {
        tcgetwinsize(io::stdin()).map_or(0, |size| usize::from(size.ws_col))
    }

    /// The script that runs alongside this program.
    pub struct WatchingScript(Child);

    impl WatchingScript {
        /// Starts the script. Without it, only a signal that cannot be caught leaves the terminal changed.
        pub fn start() -> Option<WatchingScript> {
            let modes =
                Command::new("stty").arg("-g").stdin(Stdio::inherit()).stderr(Stdio::null()).output().ok()?;
            let modes = String::from_utf8(modes.stdout).ok().filter(|_| modes.status.success())?;
            let script = Command::new("sh")
                .args(["-c", WATCH, "sh", modes.trim()])
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn();
            script.ok().map(WatchingScript)
        }

        /// Ends the script after the terminal was restored.
        pub fn end(mut self) {
            if let Some(input) = &mut self.0.stdin {
                let _ = input.write_all(b"done\n");
            }
            // It has read its line, or has ended before.
            let _ = self.0.wait();
        }
    }
}

#[cfg(windows)]
mod system {
    use std::io;
    use std::os::windows::io::AsRawHandle;
    use windows_sys::Win32::System::Console::{
        ENABLE_ECHO_INPUT, ENABLE_LINE_INPUT, ENABLE_PROCESSED_INPUT, GetConsoleMode, SetConsoleMode,
    };

    pub use self::NoWatcher as Watcher;
    pub use windows_sys::Win32::System::Console::CONSOLE_MODE as Modes;

    /// Returns the current modes.
    ///
    /// # Errors
    /// Standard input is not a console.
    pub fn present() -> io::Result<Modes> {
        let mut modes = 0;
        // SAFETY: the handle is that of standard input, and the number outlives the call.
        match unsafe { GetConsoleMode(io::stdin().as_raw_handle(), &raw mut modes) } {
            0 => Err(io::Error::last_os_error()),
            _ => Ok(modes),
        }
    }

    /// Whether this program may change the console, as every program on Windows may.
    pub fn is_in_foreground() -> bool {
        true
    }

    /// Passes on every key immediately, without echo; only Ctrl-C interrupts the program.
    /// Output is unchanged.
    ///
    /// # Errors
    /// The console has gone.
    pub fn by_keys(modes: &Modes) -> io::Result<()> {
        set(modes & !(ENABLE_LINE_INPUT | ENABLE_ECHO_INPUT) | ENABLE_PROCESSED_INPUT)
    }

    /// Passes on whole lines, without echo.
    pub fn unseen(modes: &Modes) {
        let _ = set(modes & !ENABLE_ECHO_INPUT);
    }

    /// Restores these modes. If the console has gone, nothing needs restoring.
    pub fn restore(modes: &Modes) {
        let _ = set(*modes);
    }

    fn set(modes: Modes) -> io::Result<()> {
        // SAFETY: the handle is that of standard input.
        match unsafe { SetConsoleMode(io::stdin().as_raw_handle(), modes) } {
            0 => Err(io::Error::last_os_error()),
            _ => Ok(()),
        }
    }

    /// Returns the number of characters in a row of the console; 0 if unknown.
    pub fn columns() -> usize {
        crossterm::terminal::size().map_or(0, |(columns, _)| usize::from(columns))
    }

    /// A type without values: shells on Windows set their modes again before each line.
    pub enum NoWatcher {}

    impl NoWatcher {
        /// Starts nothing.
        pub fn start() -> Option<NoWatcher> {
            None
        }

        /// Never called: the type has no values.
        pub fn end(self) {}
    }
}
