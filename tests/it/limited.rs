//! Programs that end in time: a test stops one after a limit, and shows its output.

use std::fmt::Debug;
use std::io;
use std::process::{Child, Command, ExitStatus, Output};
use std::sync::mpsc::channel;
use std::time::Duration;

/// The longest time that a program of a test may take. None takes a tenth of it on an idle machine.
pub const LIMIT: Duration = Duration::from_secs(60);

/// A command that ends in time.
pub trait CommandInTime {
    /// Like [`Command::output`].
    ///
    /// # Panics
    /// If the program does not end within a minute, with what it has printed.
    fn output_in_time(&mut self) -> io::Result<Output>;

    /// Like [`Command::status`].
    ///
    /// # Panics
    /// If the program does not end within a minute.
    #[allow(dead_code)] // Not needed by annabella-home.
    fn status_in_time(&mut self) -> io::Result<ExitStatus>;
}

/// A program that ends in time.
pub trait ChildInTime {
    /// Like [`Child::wait_with_output`].
    ///
    /// # Panics
    /// If the program does not end within a minute, with what it has printed.
    fn output_in_time(self) -> io::Result<Output>;

    /// Like [`Child::wait`].
    ///
    /// # Panics
    /// If the program does not end within a minute.
    fn wait_in_time(&mut self) -> io::Result<ExitStatus>;
}

impl CommandInTime for Command {
    #[track_caller]
    fn output_in_time(&mut self) -> io::Result<Output> {
        in_time(LIMIT, None, || self.output()).unwrap_or_else(|late| panic!("{late}"))
    }

    #[track_caller]
    fn status_in_time(&mut self) -> io::Result<ExitStatus> {
        in_time(LIMIT, None, || self.status()).unwrap_or_else(|late| panic!("{late}"))
    }
}

impl ChildInTime for Child {
    #[track_caller]
    fn output_in_time(self) -> io::Result<Output> {
        in_time(LIMIT, Some(self.id()), || self.wait_with_output()).unwrap_or_else(|late| panic!("{late}"))
    }

    #[track_caller]
    fn wait_in_time(&mut self) -> io::Result<ExitStatus> {
        in_time(LIMIT, Some(self.id()), || self.wait()).unwrap_or_else(|late| panic!("{late}"))
    }
}

/// Runs `wait`, which waits for the process `child` or starts one.
///
/// After the limit, ends the process and its children, so that `wait` returns, and says what it returned.
fn in_time<T: Send + Debug>(
    limit: Duration,
    child: Option<u32>,
    wait: impl FnOnce() -> T + Send,
) -> Result<T, String> {
    let (sender, ended) = channel();
    let (thread, its_name) = channel();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // Linux lists the children of each thread.
            let _ = thread.send(std::fs::read_link("/proc/thread-self"));
            let _ = sender.send(wait());
        });
        if let Ok(result) = ended.recv_timeout(limit) {
            return Ok(result);
        }
        let children = its_name.try_recv().ok().and_then(Result::ok).map(|name| children_of(&name));
        child.into_iter().chain(children.unwrap_or_default()).for_each(end);
        let printed = format!("{:?}", ended.recv()).replace("\\n", "\n");
        Err(format!("a program did not end within {limit:?}: {printed}"))
    })
}

/// Returns the processes that a thread, such as `12/task/13`, has started.
fn children_of(thread: &std::path::Path) -> Vec<u32> {
    let listed = std::path::Path::new("/proc").join(thread).join("children");
    let listed = std::fs::read_to_string(listed).unwrap_or_default();
    listed.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

/// Ends a process and those that it has started, which could keep its output open.
fn end(process: u32) {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let children: Vec<u32> = threads.flat_map(|thread| children_of(&thread.path())).collect();
    #[cfg(unix)]
    if let Some(process) = i32::try_from(process).ok().and_then(rustix::process::Pid::from_raw) {
        // Fails only if it has just ended.
        let _ = rustix::process::kill_process(process, rustix::process::Signal::KILL);
    }
    children.into_iter().for_each(end);
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_does_not_end_is_stopped_with_those_that_it_has_started() {
    let mut command = Command::new("sh");
    command.args(["-c", "echo before; sleep 600 & sleep 600"]);
    let began = std::time::Instant::now();
    let late = in_time(Duration::from_secs(1), None, || command.output()).unwrap_err();
    assert!(late.contains("did not end within 1s") && late.contains("before"), "{late}");
    assert!(began.elapsed() < Duration::from_secs(30));
}
