//! Calls with a limit, for libraries that wait forever for a service that hangs.

use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// Calls a function in another thread, which remains if the function does not return in time.
pub fn within<T: Send + 'static>(longest: Duration, call: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (sender, result) = channel();
    let named = thread::Builder::new().name("limited-call".into());
    // Fails only if the result is no longer needed.
    named.spawn(move || drop(sender.send(call()))).ok()?;
    result.recv_timeout(longest).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_that_never_returns_has_no_result() {
        assert_eq!(within(Duration::from_secs(60), || 1), Some(1));
        assert_eq!(within(Duration::from_millis(1), thread::park), None);
    }
}
