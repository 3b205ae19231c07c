//! Programs that a test runs to their end, within a limit.

use std::io::Read;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest run of a program in a test.
pub const LIMIT: Duration = Duration::from_secs(60);

/// The time between two looks at a program that has closed its output.
const GLANCE: Duration = Duration::from_millis(2);

/// Runs a program to its end. Fails with its output if it runs longer than [`LIMIT`].
#[track_caller]
pub fn limited(command: &mut Command) -> Output {
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    ended(child)
}

/// Waits for the end of a running program, whose outputs are pipes.
#[track_caller]
pub fn ended(mut child: Child) -> Output {
    let until = Instant::now() + LIMIT;
    let (sender, pieces) = channel();
    let outputs: [Box<dyn Read + Send>; 2] =
        [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
    for (number, mut output) in outputs.into_iter().enumerate() {
        let sender = sender.clone();
        // Ends with the program, which is killed at the limit.
        thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut piece) {
                let _ = sender.send((number, piece[..count].to_vec()));
            }
        });
    }
    drop(sender);
    let mut texts = [Vec::new(), Vec::new()];
    let is_complete = loop {
        match pieces.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok((number, piece)) => texts[number].extend(piece),
            Err(RecvTimeoutError::Disconnected) => break true,
            Err(RecvTimeoutError::Timeout) => break false,
        }
    };
    let status = if is_complete { status(&mut child, until) } else { None };
    let [stdout, stderr] = texts;
    let Some(status) = status else {
        let _ = child.kill();
        let text = String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned();
        panic!("no end after {LIMIT:?}, only:\n{text}");
    };
    Output { status, stdout, stderr }
}

/// Returns the status of a program that ends by this time; `None` if it does not.
pub fn status(child: &mut Child, until: Instant) -> Option<ExitStatus> {
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return Some(status);
        }
        if Instant::now() >= until {
            return None;
        }
        thread::sleep(GLANCE);
    }
}

#[test]
fn a_program_without_an_end_is_reported_with_its_output() {
    let mut child = Command::new("/bin/sleep").arg("60").spawn().unwrap();
    let began = Instant::now();
    assert_eq!(status(&mut child, began + Duration::from_millis(20)), None);
    assert!(began.elapsed() < LIMIT);
    let _ = child.kill();
    assert!(status(&mut child, began + LIMIT).is_some());
    let output = limited(Command::new("/bin/sh").args(["-c", "echo out; echo error >&2; exit 3"]));
    assert_eq!((output.stdout, output.stderr), (b"out\n".to_vec(), b"error\n".to_vec()));
    assert_eq!(output.status.code(), Some(3));
}
