//! Ctrl-C and the system's other requests to end the program.

pub use system::listen;

/// A request to end the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interrupt {
    /// Ctrl-C was pressed.
    Key,
    /// The terminal or the session is ending, or another program asks this one to end.
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

    /// Calls `continues` at each interrupt, in a separate thread.
    /// If it returns false, the program ends as it would by default.
    ///
    /// # Errors
    /// The system has no thread left, or cannot report interrupts.
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

    /// The function to call: the last one registered, which belongs to the keyboard.
    static ASKED: Mutex<Option<Continues>> = Mutex::new(None);

    /// Handles an event, called by the system in a separate thread. Returning `FALSE` ends the program.
    unsafe extern "system" fn handle(event: u32) -> BOOL {
        let interrupt = if event == CTRL_C_EVENT { Interrupt::Key } else { Interrupt::End };
        let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
        match asked.as_mut().is_some_and(|continues| continues(interrupt)) {
            true => TRUE,
            false => FALSE,
        }
    }

    /// Calls `continues` at each interrupt, in a separate thread.
    /// If it returns false, the program ends as it would by default.
    ///
    /// # Errors
    /// The system cannot report interrupts.
    pub fn listen(continues: impl FnMut(Interrupt) -> bool + Send + 'static) -> io::Result<()> {
        let before = ASKED.lock().unwrap_or_else(PoisonError::into_inner).replace(Box::new(continues));
        if before.is_some() {
            return Ok(());
        }
        // SAFETY: the function has the type that the system calls, and exists as long as the program.
        match unsafe { SetConsoleCtrlHandler(Some(handle), TRUE) } {
            0 => Err(io::Error::last_os_error()),
            _ => Ok(()),
        }
    }
}
