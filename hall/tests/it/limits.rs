//! Brokers that refuse long messages: what is too long is named and left out, and the board stays connected.

use crate::broker::{Broker, PATIENCE, Reader, Received};
use crate::copies::settings;
use annabella_hall::simulate::SimulatedGame;
use annabella_hall::topics::{Presence, State};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// Returns the journal of a game that is over.
fn long_game() -> Vec<u8> {
    let mut game = SimulatedGame::new(settings(3), 1_000_000, 5).unwrap();
    let mut lines = game.take_lines();
    let mut now = 1_000_000;
    while !game.is_over() {
        now += 700;
        game.act(now);
        lines.extend(game.take_lines());
    }
    lines
}

/// Publishes a long game through a broker with a limit. Returns what `post` says until the board is quiet.
fn said(limit: &str) -> Vec<String> {
    let broker = Broker::start_limited(limit);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    fs::write(&path, long_game()).unwrap();
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella-hall"));
    command.arg("post").arg(&path).args(broker.login("3")).args(["--locale", "en"]);
    let mut post = command.stderr(Stdio::piped()).spawn().unwrap();
    let errors = BufReader::new(post.stderr.take().unwrap());
    let (sender, lines) = mpsc::channel();
    std::thread::spawn(move || errors.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
    // What fits is published all the same.
    reader.wait("the end of the game", |seen| {
        let ended =
            |payload: &[u8]| serde_json::from_slice(payload).is_ok_and(|state: State| state.result.is_some());
        seen.messages
            .iter()
            .find(|message| message.topic.ends_with("/state") && ended(&message.payload))
            .map(drop)
    });
    let mut said = vec![lines.recv_timeout(PATIENCE).unwrap()];
    // Longer than the pauses between the first tries.
    while let Ok(line) = lines.recv_timeout(Duration::from_secs(4)) {
        said.push(line);
        assert!(said.len() < 40, "{said:?}");
    }
    let online =
        |payload: &[u8]| serde_json::from_slice(payload).is_ok_and(|presence: Presence| presence.online);
    let last = reader.all().into_iter().rfind(|message| message.topic.ends_with("/presence")).unwrap();
    assert!(online(&last.payload), "the board stays connected: {said:?}");
    post.kill().unwrap();
    post.wait().unwrap();
    said
}

#[test]
fn long_messages_are_named_and_left_out_by_every_kind_of_limit() {
    for limit in ["message_size_limit 1500", "max_packet_size 1500"] {
        let said = said(limit);
        let named: Vec<&String> = said.iter().filter(|line| line.contains("is left out")).collect();
        assert!(
            !named.is_empty() && named.iter().all(|line| line.contains("annabella/open/1/3/")),
            "{said:?}"
        );
        for line in &named {
            assert_eq!(said.iter().filter(|other| other == line).count(), 1, "named once: {said:?}");
        }
        assert!(said.len() < 12, "{limit}: {said:?}");
    }
}

/// A program that is stopped at the end of a test, also of one that fails.
struct Post(std::process::Child);

impl Drop for Post {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A broker that accepts longer messages after a restart receives them.
#[test]
fn what_was_left_out_is_published_once_the_broker_accepts_it() {
    let mut broker = Broker::start_limited("message_size_limit 1500");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    fs::write(&path, long_game()).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella-hall"));
    command.arg("post").arg(&path).args(broker.login("3")).args(["--locale", "en"]);
    let mut post = Post(command.stderr(Stdio::piped()).spawn().unwrap());
    let errors = BufReader::new(post.0.stderr.take().unwrap());
    let (sender, lines) = mpsc::channel();
    std::thread::spawn(move || errors.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
    let mut said = Vec::new();
    while !said.last().is_some_and(|line: &String| line.contains("is left out")) {
        said.push(lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("nothing was too long: {said:?}")));
    }
    broker.stop();
    broker.unlimit();
    broker.start_again();
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    reader.wait("a long message", |seen| {
        seen.messages.iter().find(|message: &&Received| message.payload.len() > 1500).map(drop)
    });
}

#[test]
fn nothing_is_left_out_without_a_limit() {
    let said = said("");
    assert!(said.iter().all(|line| !line.contains("is left out")), "{said:?}");
}
