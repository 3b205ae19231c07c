//! The console in which the program runs.

pub use system::speak_utf8;

#[cfg(unix)]
mod system {
    /// Nothing: terminals take UTF-8.
    pub fn speak_utf8() {}
}

#[cfg(windows)]
mod system {
    use windows_sys::Win32::Globalization::CP_UTF8;
    use windows_sys::Win32::System::Console::SetConsoleOutputCP;

    /// What is written is UTF-8, also where another program of the console prints it.
    pub fn speak_utf8() {
        // SAFETY: a plain number. Without a console it does nothing.
        unsafe { SetConsoleOutputCP(CP_UTF8) };
    }
}
