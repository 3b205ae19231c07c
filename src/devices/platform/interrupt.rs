//! Ctrl-C, and the system's other ways to tell a program to end.

pub use system::listen;

/// What a program is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interrupt {
    /// Somebody has pressed Ctrl-C.
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

    /// Asks at each interrupt whether the program goes on, in a thread of its own. If not, it ends as it would have
    /// without this.
    ///
    /// # Errors
    /// The system has no thread left, or no way to tell.
    pub fn listen(mut goes_on: impl FnMut(Interrupt) -> bool + Send + 'static) -> io::Result<()> {
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
        thread::Builder::new().name("terminal".to_owned()).spawn(move || {
            for signal in signals.forever() {
                if !goes_on(if signal == SIGINT { Interrupt::Key } else { Interrupt::End }) {
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

    type GoesOn = Box<dyn FnMut(Interrupt) -> bool + Send>;

    /// Who is asked: whoever came last, as the keyboard is theirs.
    static ASKED: Mutex<Option<GoesOn>> = Mutex::new(None);

    /// Is called by the system in a thread of its own. Whatever is not taken ends the program.
    unsafe extern "system" fn told(event: u32) -> BOOL {
        let interrupt = if event == CTRL_C_EVENT { Interrupt::Key } else { Interrupt::End };
        let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
        match asked.as_mut().is_some_and(|goes_on| goes_on(interrupt)) {
            true => TRUE,
            false => FALSE,
        }
    }

    /// Asks at each interrupt whether the program goes on, in a thread of its own. If not, it ends as it would have
    /// without this.
    ///
    /// # Errors
    /// The system has no way to tell.
    pub fn listen(goes_on: impl FnMut(Interrupt) -> bool + Send + 'static) -> io::Result<()> {
        let before = ASKED.lock().unwrap_or_else(PoisonError::into_inner).replace(Box::new(goes_on));
        if before.is_some() {
            return Ok(());
        }
        // SAFETY: the function is of the type that the system calls, and is there as long as the program.
        match unsafe { SetConsoleCtrlHandler(Some(told), TRUE) } {
            0 => Err(io::Error::last_os_error()),
            _ => Ok(()),
        }
    }
}
