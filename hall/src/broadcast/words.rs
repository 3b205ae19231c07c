//! The words of every fault and report, in every language of the program.

use super::*;
use annabella_files::FileError;
use annabella_speech::{Language, Message, Worded, Words};
use std::path::PathBuf;
use std::time::Duration;

/// Asserts that every language has the words of a message.
#[track_caller]
fn has_words(message: &Message) {
    for language in Language::whole() {
        Words::new(language).try_say(message).unwrap();
    }
}

#[test]
fn every_fault_has_words() {
    let (file, cause) = (PathBuf::from("round-3-games.pgn"), "disk full".to_owned());
    let live = [
        LiveFault::NoBoard { board: 9 },
        LiveFault::Unreadable { board: 9, cause: cause.clone() },
        LiveFault::Foreign { file: file.clone() },
        LiveFault::NotWritten { file: file.clone(), cause: cause.clone() },
    ];
    let token = [
        TokenError::Unreadable(FileError::Missing(file.clone()).message()),
        TokenError::Shared { file: file.clone() },
        TokenError::Empty { file: file.clone() },
        TokenError::NoToken { file },
    ];
    let host = || "lichess.org".to_owned();
    let target = [
        TargetError::NoAddress { text: "x".to_owned() },
        TargetError::NotEncrypted { host: host() },
        TargetError::WithUser { host: host() },
    ];
    live.iter().for_each(|fault| has_words(&fault.message()));
    token.iter().for_each(|fault| has_words(&fault.message()));
    target.iter().for_each(|fault| has_words(&fault.message()));
}

#[test]
fn every_report_has_words() {
    let text = || "reset".to_owned();
    for report in [
        PushReport::Accepted { games: 1, moves: 1 },
        PushReport::Accepted { games: 2, moves: 40 },
        PushReport::GameRefused { board: 9, error: text() },
        PushReport::Refused { status: 401, error: text() },
        PushReport::Refused { status: 401, error: String::new() },
        PushReport::Throttled { wait: Duration::from_secs(60) },
        PushReport::Failed(Failure::NoConnection { cause: text() }),
        PushReport::Failed(Failure::TimedOut),
        PushReport::Failed(Failure::Cut { cause: text() }),
        PushReport::Failed(Failure::ServerFault { status: 502 }),
        PushReport::Recovered,
        PushReport::AnswerUnreadable,
    ] {
        has_words(&report.message("lichess.org"));
    }
}
