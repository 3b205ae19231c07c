//! A network that is cut for a minute, between two network namespaces. Needs root and iproute2:
//!
//!     unshare --net sh -c "ip link set lo up; cargo test --test it cut:: -- --ignored"

use crate::broker::{Broker, Hall, Reader};
use crate::copies::{final_pgn, settings, sheet};
use annabella_hall::simulate::SimulatedGame;
use std::fs::File;
use std::io::Write;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

/// How long the network is cut: longer than the broker and the board take to notice it.
const CUT: Duration = Duration::from_secs(60);

/// A network namespace with one cable to this one, removed when dropped.
struct Namespace(&'static str);

fn ip(line: &str) {
    let done = Command::new("ip").args(line.split(' ')).output().unwrap();
    assert!(done.status.success(), "ip {line}: {}", String::from_utf8_lossy(&done.stderr));
}

impl Namespace {
    fn new() -> Namespace {
        let namespace = Namespace("hall-cut");
        ip("netns add hall-cut");
        ip("link add hall-cut-0 type veth peer name hall-cut-1 netns hall-cut");
        ip("address add 192.0.2.1/24 dev hall-cut-0");
        ip("link set hall-cut-0 up");
        ip("-n hall-cut address add 192.0.2.2/24 dev hall-cut-1");
        ip("-n hall-cut link set hall-cut-1 up");
        namespace
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        let _ = Command::new("ip").args(["netns", "delete", self.0]).status();
        let _ = Command::new("ip").args(["link", "delete", "hall-cut-0"]).status();
    }
}

#[test]
#[ignore = "needs root, and takes more than a minute"]
fn a_network_that_is_cut_for_a_minute_loses_nothing() {
    let broker = Broker::start();
    let namespace = Namespace::new();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.journal");
    let mut game = SimulatedGame::new(settings(3), 1_000_000, 5).unwrap();
    let mut file = File::create(&path).unwrap();
    let password = broker.secret("password-3", "3-secret\n");
    let url = format!("mqtts://192.0.2.1:{}", broker.tls_port);
    let paths = [&path, &password, &broker.ca()].map(|path| path.display().to_string());
    let [journal, password, ca] = paths;
    let arguments =
        ["post", &journal, "--broker", &url, "--user", "3", "--password-file", &password, "--ca", &ca];
    let _post = Hall::start_in(namespace.0, &arguments.map(str::to_owned));
    let reader = Reader::of(&broker, "arbiters", "annabella/#");
    let mut now = 1_000_000;
    let mut step = |file: &mut File| {
        now += 700;
        game.act(now);
        file.write_all(&game.take_lines()).unwrap();
        !game.is_over()
    };
    (0..20).for_each(|_| assert!(step(&mut file)));
    reader.wait("the game before the cut", |seen| {
        (seen.boards.all().next()?.state.as_ref()?.plies > 5).then_some(())
    });
    ip("link set hall-cut-0 down");
    (0..20).for_each(|_| assert!(step(&mut file)));
    sleep(CUT);
    ip("link set hall-cut-0 up");
    while step(&mut file) {}
    final_pgn(&reader, 3, &sheet(&path));
    let mut known = reader.notices();
    known.retain(|notice| !notice.contains(" lost "));
    let count = known.len();
    known.sort();
    known.dedup();
    assert_eq!(known.len(), count, "no case twice");
}
