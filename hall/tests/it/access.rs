//! The access list of `hall/broker`: who may read and write what.

use crate::broker::{Broker, Hall, PATIENCE, Reader};
use crate::copies::settings;
use annabella_hall::simulate::SimulatedGame;
use rumqttc::v5::mqttbytes::QoS;
use rumqttc::v5::mqttbytes::v5::{Packet, PubAckReason};
use rumqttc::v5::{Client, ConnectionError, Event, RecvTimeoutError};
use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

/// Publishes as `user`, and returns whether the broker accepts it.
fn is_accepted(broker: &Broker, user: &str, topic: &str) -> bool {
    let (client, mut connection) = Client::new(broker.options(Some(user)), 10);
    client.publish(topic, QoS::AtLeastOnce, true, "{}").unwrap();
    loop {
        match connection.recv_timeout(PATIENCE) {
            Ok(Ok(Event::Incoming(Packet::PubAck(ack)))) => {
                return match ack.reason {
                    PubAckReason::Success | PubAckReason::NoMatchingSubscribers => true,
                    PubAckReason::NotAuthorized => false,
                    other => panic!("{other:?}"),
                };
            }
            Ok(Ok(_)) => {}
            Ok(Err(error)) => panic!("{error}"),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => panic!("no answer"),
        }
    }
}

#[test]
fn a_board_writes_its_own_topics_only() {
    let broker = Broker::start();
    for kind in ["state", "pgn", "cases", "device", "presence"] {
        assert!(is_accepted(&broker, "3", &format!("annabella/open/1/3/{kind}")), "{kind}");
        for user in ["4", "spectators", "arbiters", "simulation"] {
            assert!(!is_accepted(&broker, user, &format!("annabella/open/1/3/{kind}")), "{user} {kind}");
        }
    }
    assert!(is_accepted(&broker, "arbiters", "annabella/open/1/3/taken"));
    for user in ["3", "4", "spectators"] {
        assert!(!is_accepted(&broker, user, "annabella/open/1/3/taken"), "{user}");
    }
    assert!(is_accepted(&broker, "arbiters", "annabella/open/pairings"));
    for user in ["3", "spectators", "simulation"] {
        assert!(!is_accepted(&broker, user, "annabella/open/pairings"), "{user}");
    }
}

#[test]
fn a_user_who_is_not_a_board_has_no_board_of_its_name() {
    let broker = Broker::start();
    for user in ["spectators", "arbiters", "simulation"] {
        for kind in ["state", "pgn", "cases", "device", "presence"] {
            assert!(!is_accepted(&broker, user, &format!("annabella/open/1/{user}/{kind}")), "{user} {kind}");
        }
    }
    assert!(is_accepted(&broker, "simulation", "annabella/simulation/1/3/state"));
}

/// Returns the access list that `event-acl` makes.
fn limited(acl: &str, event: &str, rounds: &str) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("broker/event-acl");
    let mut command = Command::new("sh");
    let command = command.arg(script).args([event, rounds]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(acl.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn a_limited_list_gives_a_board_the_rounds_of_one_event() {
    let broker = Broker::start_with(|acl| limited(&acl, "open", "9"));
    for kind in ["state", "pgn", "cases", "device", "presence"] {
        assert!(is_accepted(&broker, "3", &format!("annabella/open/9/3/{kind}")), "{kind}");
        for topic in ["open/10/3", "open/x/3", "other/1/3", "open/9/4"] {
            assert!(!is_accepted(&broker, "3", &format!("annabella/{topic}/{kind}")), "{topic} {kind}");
        }
    }
    assert!(is_accepted(&broker, "arbiters", "annabella/open/1/3/taken"));
    assert!(!is_accepted(&broker, "spectators", "annabella/open/1/spectators/state"));
}

#[test]
fn all_stored_messages_of_a_large_hall_reach_a_reader() {
    let broker = Broker::start();
    let (client, mut connection) = Client::new(broker.options(Some("simulation")), 10);
    let published = std::thread::spawn(move || {
        let is_ack = |event: &Event| matches!(event, Event::Incoming(Packet::PubAck(_)));
        connection.iter().filter_map(Result::ok).filter(is_ack).take(3_000).count()
    });
    for board in 1..=3_000 {
        client
            .publish(format!("annabella/simulation/1/{board}/state"), QoS::AtLeastOnce, true, "{}")
            .unwrap();
    }
    assert_eq!(published.join().unwrap(), 3_000);
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    reader.wait("all boards", |seen| (seen.messages.len() >= 3_000).then_some(()));
}

#[test]
fn cases_devices_and_who_has_taken_them_are_read_by_arbiters_only() {
    let broker = Broker::start();
    for kind in ["state", "pgn", "cases", "device", "presence"] {
        assert!(is_accepted(&broker, "3", &format!("annabella/open/1/3/{kind}")));
    }
    for kind in ["taken", "confirmed"] {
        assert!(is_accepted(&broker, "arbiters", &format!("annabella/open/1/3/{kind}")));
        assert!(!is_accepted(&broker, "3", &format!("annabella/open/1/3/{kind}")));
    }
    let read = |user: &str, count: usize| {
        let reader = Reader::of(&broker, user, "annabella/#");
        reader
            .wait(&format!("{count} topics for {user}"), |seen| (seen.messages.len() >= count).then_some(()));
        // The last topic in the broker's order is not the last that it sends: this one comes after all stored ones.
        assert!(is_accepted(&broker, "3", "annabella/open/2/3/presence"));
        reader.wait("the end", |seen| {
            seen.messages
                .iter()
                .any(|message| message.topic == "annabella/open/2/3/presence" && !message.stored)
                .then_some(())
        });
        let mut kinds: Vec<String> = reader
            .all()
            .iter()
            .filter(|message| message.stored)
            .map(|message| message.topic.rsplit('/').next().unwrap().to_owned())
            .collect();
        kinds.sort();
        kinds.dedup();
        kinds
    };
    assert_eq!(read("spectators", 3), ["pgn", "presence", "state"]);
    assert_eq!(read("arbiters", 7), ["cases", "confirmed", "device", "pgn", "presence", "state", "taken"]);
}

#[test]
fn without_a_password_nobody_connects() {
    let broker = Broker::start();
    let (_client, mut connection) = Client::new(broker.options(None), 10);
    let refused = connection.recv_timeout(PATIENCE).unwrap();
    assert!(matches!(refused, Err(ConnectionError::ConnectionRefused(_))), "{refused:?}");
}

#[test]
fn a_password_is_sent_over_tls_or_not_at_all() {
    let broker = Broker::start();
    let password = broker.secret("password", "3-secret\n");
    let post = |journal: &Path, url: &str, password: &Path| {
        let [journal, password] = [journal, password].map(|path| path.display().to_string());
        let ca = broker.ca().display().to_string();
        ["post", &journal, "--user", "3", "--broker", url, "--password-file", &password, "--ca", &ca]
            .map(str::to_owned)
    };
    let refused = |arguments: &[String]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella-hall"));
        let done = command.args(["--locale", "en"]).args(arguments).output().unwrap();
        assert_eq!(done.status.code(), Some(2));
        String::from_utf8(done.stderr).unwrap()
    };
    let none = Path::new("none");
    let said = refused(&post(none, "mqtt://192.0.2.1", &password));
    assert_eq!(said, "mqtt://192.0.2.1: a password would be sent unencrypted. Write mqtts:// instead.\n");
    let open = broker.secret("open", "3-secret\n");
    fs::set_permissions(&open, Permissions::from_mode(0o644)).unwrap();
    let said = refused(&post(none, "mqtts://localhost", &open));
    let open = open.display();
    assert_eq!(said, format!("{open}: other users can read it. Type chmod 600 {open}.\n"));
    // With TLS, and the certificate of the broker's authority, the game arrives.
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("game.journal");
    fs::write(&journal, SimulatedGame::new(settings(3), 1_000_000, 1).unwrap().take_lines()).unwrap();
    let _post = Hall::start(&post(&journal, &format!("mqtts://localhost:{}", broker.tls_port), &password));
    reader.wait("a game over TLS", |seen| seen.boards.all().next().and_then(|board| board.state.clone()));
}
