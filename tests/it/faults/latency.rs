//! The delay of messages to people, whatever the disk does.

use super::disk::Disk;
use super::run::Run;
use serde_json::Value;
use std::path::Path;
use std::time::{Duration, Instant};

/// A message.
pub struct PlayerReport {
    /// The kind of message.
    pub what: &'static str,
    /// The delay after its due time.
    pub after: Duration,
    /// Whether it was marked as not saved yet.
    pub unsaved: bool,
}

const PATIENCE: Duration = Duration::from_secs(20);

fn is(event: &'static str) -> impl Fn(&Value) -> bool {
    move |object| object["event"] == event
}

fn told(what: &'static str, time: Instant, came: Option<(Instant, Value)>) -> PlayerReport {
    let (at, object) = came.unwrap_or_else(|| panic!("{what} was never told"));
    PlayerReport { what, after: at.saturating_duration_since(time), unsaved: object["unsaved"] == true }
}

/// Plays on a disk with slow syncs, once the journal exists.
///
/// White has four seconds, is warned at two, and loses on time.
pub fn on_a_disk_that_takes(folder: &Path, sync_ms: u64) -> Vec<PlayerReport> {
    let disk = Disk::new(folder);
    let journal = folder.join(format!("{sync_ms}.journal"));
    let journal = journal.to_str().unwrap();
    let arguments = ["play", "--speech", "off", "--time-control", "4", "--warn", "2", "--journal", journal];
    let mut run = Run::start(&disk.environment(), &arguments);
    run.wait_for(is("said"), PATIENCE).unwrap();
    run.wait_for(is("said"), PATIENCE).unwrap();
    disk.set(sync_ms, None);

    let mut all = Vec::new();
    let start = run.type_line("start");
    all.push(told("start", start, run.wait_for(is("started"), PATIENCE)));
    std::thread::sleep(Duration::from_millis(200));
    let time = run.type_line("e4");
    all.push(told("move", time, run.wait_for(is("made"), PATIENCE)));
    std::thread::sleep(Duration::from_millis(100));
    let time = run.type_line("white: time");
    let answer = |object: &Value| object["event"] == "said" && object["audience"] == "white";
    all.push(told("answer", time, run.wait_for(answer, PATIENCE)));
    if sync_ms >= 500 {
        let stalled = |object: &Value| object["event"] == "device" && object["state"] == "stalled";
        all.push(told("the disk does not answer", start, run.find(0, stalled, PATIENCE)));
    }
    // Stamps count whole milliseconds, from before the line was typed.
    let warning = told("warning", start + Duration::from_secs(2), run.find(0, is("warned"), PATIENCE));
    all.push(warning);
    all.push(told("flag", start + Duration::from_secs(4), run.find(0, is("flag"), PATIENCE)));
    disk.set(0, None);
    let (status, _) = run.finish();
    assert_eq!(status, Some(0));
    super::whole(Path::new(journal));
    all
}
