//! Ctrl-C and the system's other requests to end the program.

pub use system::listen;

/// A request to end the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interrupt {
    /// Ctrl-C was pressed.
    Key,
    /// The terminal or the session ends, or another program wants this one to end.
    End,
}

#[cfg(unix)]
mod system {
    use super::Interrupt;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::io;
    use std::thread;

    /// Asks at each interrupt, in a thread of its own, whether the program continues. If not, it
    /// ends as it would by default.
    ///
    /// # Errors
    /// The system has no thread left, or no way to tell.
    pub fn listen(mut continues: impl FnMut(Interrupt) -> bool + Send + 'static) -> io::Result<()> {
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
        thread::Builder::new().name("terminal".to_owned()).spawn(move || {
            for signal in signals.forever() {
                if !continues(if signal == SIGINT { Interrupt::Key } else { Interrupt::End }) {
                    let _ = emulate_default_handler(signal);
                }
            }
        })?;
        Ok(())
    }
}

#[cfg(windows)]
mod system {
    use super::Interrupt;
    use std::io;
    use std::sync::{Mutex, PoisonError};
    use windows_sys::Win32::Foundation::{FALSE, TRUE};
    use windows_sys::Win32::System::Console::{CTRL_C_EVENT, SetConsoleCtrlHandler};
    use windows_sys::core::BOOL;

    type Continues = Box<dyn FnMut(Interrupt) -> bool + Send>;

    /// The function that is asked: the last one, which owns the keyboard.
    static ASKED: Mutex<Option<Continues>> = Mutex::new(None);

    /// Called by the system in a thread of its own. An interrupt that it does not accept ends the
    /// program.
    unsafe extern "system" fn handle(event: u32) -> BOOL {
        let interrupt = if event == CTRL_C_EVENT { Interrupt::Key } else { Interrupt::End };
        let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
        match asked.as_mut().is_some_and(|continues| continues(interrupt)) {
            true => TRUE,
            false => FALSE,
        }
    }

    /// Asks at each interrupt, in a thread of its own, whether the program continues. If not, it
    /// ends as it would by default.
    ///
    /// # Errors
    /// The system has no way to tell.
    pub fn listen(continues: impl FnMut(Interrupt) -> bool + Send + 'static) -> io::Result<()> {
        let before = ASKED.lock().unwrap_or_else(PoisonError::into_inner).replace(Box::new(continues));
        if before.is_some() {
            return Ok(());
        }
        // SAFETY: the function is of the type that the system calls, and is there as long as the program.
        match unsafe { SetConsoleCtrlHandler(Some(handle), TRUE) } {
            0 => Err(io::Error::last_os_error()),
            _ => Ok(()),
        }
    }
}
