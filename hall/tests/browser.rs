//! The pages in a browser: see `tests/browser/README.md`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "serve/broker.rs"]
#[allow(dead_code)]
mod broker;
#[path = "serve/program.rs"]
#[allow(dead_code)]
mod program;

use annabella_hall::clock::now_ms;
use annabella_hall::samples;
use broker::Broker;
use program::{Program, hash, page_with};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const BOARDS: u16 = 12;
/// A round for the standings. Its players are not those of the boards, which remarks say.
const PAIRINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/field/25a-plain.trf");

#[test]
#[ignore = "needs Chromium, Node and npm"]
fn both_pages_work_by_keyboard_and_with_a_screen_reader() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    assert!(folder.join("node_modules").is_dir(), "first run: npm install --prefix tests/browser");
    let shots = tempfile::tempdir().unwrap();
    let shots = std::env::var_os("SHOTS").map_or(shots.path().to_owned(), Into::into);
    let Some(broker) = Broker::start() else { return };
    let client = Arc::new(Mutex::new(broker.client()));
    let url = broker.url();
    let serve = |listen: &str| {
        let fixed = ["serve", "--event", "Open", "--broker", &url, "--arbiter-name", "Ines", "--listen"];
        Program::start(&[&fixed[..], &[listen, "--pairings", PAIRINGS]].concat())
    };
    let mut program = Some(serve("127.0.0.1:0"));
    let host = program.as_ref().map(Program::host).unwrap();
    let dir = tempfile::tempdir().unwrap();
    let password = hash(dir.path(), "correct horse").display().to_string();
    let fixed =
        ["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0", "--page-password-file"];
    let guarded = Program::start(&[&fixed[..], &[&password]].concat());
    let publish = |board: u16, kind: &str, json: &serde_json::Value| {
        client.lock().unwrap().publish(board, kind, json, true);
    };
    for board in 1..=BOARDS {
        let players = (format!("White{board}, Anna"), format!("Black{board}, Bella"));
        publish(board, "state", &samples::state(&players.0, &players.1, now_ms()));
        client.lock().unwrap().publish_text(board, "pgn", samples::PGN, true);
    }
    publish(9, "cases", &samples::cases(&["call", "claim"][..1], now_ms()));
    let silent = Arc::new(AtomicU16::new(0));
    let (heartbeat, quiet) = (Arc::clone(&client), Arc::clone(&silent));
    std::thread::spawn(move || {
        loop {
            for board in (1..=BOARDS).filter(|board| *board != quiet.load(Ordering::SeqCst)) {
                heartbeat.lock().unwrap().publish(
                    board,
                    "presence",
                    &samples::presence(true, now_ms()),
                    true,
                );
            }
            std::thread::sleep(Duration::from_secs(2));
        }
    });
    page_with(&host, "/", "White's case 1.");
    let mut script = Command::new("node")
        .arg(folder.join("check.mjs"))
        .arg(format!("http://{host}"))
        .arg(&shots)
        .arg(format!("http://{}", guarded.host()))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    for line in BufReader::new(script.stdout.take().unwrap()).lines().map_while(Result::ok) {
        match line.as_str() {
            "do: case 5" => publish(5, "cases", &samples::cases(&["flag"], now_ms())),
            "do: case 5 again" => publish(5, "cases", &samples::cases(&["flag", "claim"], now_ms())),
            "do: silence 4" => silent.store(4, Ordering::SeqCst),
            "do: stop" => drop(program.take()),
            "do: start" => program = Some(serve(&host)),
            line => println!("{line}"),
        }
    }
    assert!(script.wait().unwrap().success(), "see above");
}
