//! Campaigns against the doors of `serve`: its pages and the broker's messages. After each, a board is shown as before,
//! answers come in their time, and memory and open files are as before.
//!
//! `ANNABELLA_CAMPAIGNS=whole` sends a hundred times as much.

use crate::broker::Broker;
use crate::program::{Program, get, page_with};
use annabella_hall::clock::now_ms;
use annabella_hall::samples;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The longest time for an answer.
const ANSWER: Duration = Duration::from_secs(5);
/// The most memory that a campaign may leave occupied, in MiB.
const GROWTH: usize = 60;

/// A server with one board, whose memory and open files are looked at.
struct Served {
    program: Program,
    host: String,
    memory: usize,
    files: usize,
}

fn times(few: usize) -> usize {
    let is_whole = std::env::var("ANNABELLA_CAMPAIGNS").is_ok_and(|value| value == "whole");
    if is_whole { few * 100 } else { few }
}

impl Served {
    fn start(broker: &Broker, client: &crate::broker::TestClient) -> Served {
        client.publish(7, "state", &samples::state("Anna", "Bella", now_ms()), true);
        client.publish(7, "cases", &samples::cases(&["flag"], now_ms()), true);
        let url = broker.url();
        let program =
            Program::start(&["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0"]);
        let host = program.host();
        page_with(&host, "/", "Bella");
        let mut served = Served { program, host, memory: 0, files: 0 };
        (served.memory, served.files) = (served.memory_now(), served.files_now());
        served
    }

    fn proc(&self, name: &str) -> PathBuf {
        PathBuf::from(format!("/proc/{}/{name}", self.program.id()))
    }

    /// Returns the resident memory in MiB.
    fn memory_now(&self) -> usize {
        let text = std::fs::read_to_string(self.proc("statm")).unwrap();
        text.split(' ').nth(1).unwrap().parse::<usize>().unwrap() / 256
    }

    fn files_now(&self) -> usize {
        std::fs::read_dir(self.proc("fd")).unwrap().count()
    }

    /// Asserts that everything is as before.
    fn is_as_before(&self, what: &str) {
        let began = Instant::now();
        let page = get(&self.host, "/board/3.7");
        assert!(page.status == 200 && page.body.contains("Bella"), "{what}: {page:?}");
        assert!(began.elapsed() < ANSWER, "{what}: {:?}", began.elapsed());
        let until = Instant::now() + Duration::from_secs(20);
        while self.files_now() > self.files + 2 {
            assert!(Instant::now() < until, "{what}: {} files, {} before", self.files_now(), self.files);
            std::thread::sleep(Duration::from_millis(20));
        }
        let memory = self.memory_now();
        println!("{what}: {} MiB before, {memory} after", self.memory);
        assert!(memory < self.memory + GROWTH, "{what}: {} MiB, {memory} after", self.memory);
    }
}

/// Returns a request, mostly of a page that exists, with something wrong in it.
fn request(random: &mut fastrand::Rng) -> Vec<u8> {
    let paths = [
        "/",
        "/board/3.7",
        "/board/3.7/pgn",
        "/board/3.7/taken",
        "/events",
        "/login",
        "/logout",
        "/../../etc/passwd",
    ];
    let methods = ["GET", "POST", "PUT", "HEAD", "OPTIONS", "CONNECT", "\u{0}"];
    let (path, method) = (paths[random.usize(..paths.len())], methods[random.usize(..methods.len())]);
    let hosts = ["localhost", "evil.example", "", "[::1", "127.0.0.1:x"];
    let host = hosts[random.usize(..hosts.len())];
    let fields =
        ["q=%00%ff", "round=99999", "board=3.7", "after=1-1", "token=x&seen=&action=back", "password=guess"];
    let form = fields[random.usize(..fields.len())];
    let length = [form.len(), 0, 1 << 40][random.usize(..3)];
    let more = "x".repeat(random.usize(..200)).repeat([1, 1, 1, 500][random.usize(..4)]);
    let mut bytes = format!(
        "{method} {path}?{form} HTTP/1.1\r\nHost: {host}\r\nX: {more}\r\nCookie: annabella-hall={more}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{form}"
    )
    .into_bytes();
    for _ in 0..random.usize(..4) {
        let place = random.usize(..bytes.len());
        bytes[place] = random.u8(..);
    }
    let end = [bytes.len(), random.usize(..bytes.len())][random.usize(..2)];
    bytes.truncate(end);
    bytes
}

#[test]
fn pages_answer_as_before_after_malformed_requests() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    let served = Served::start(&broker, &client);
    let mut random = fastrand::Rng::with_seed(70);
    for _ in 0..times(400) {
        let Ok(mut stream) = TcpStream::connect(&served.host) else { continue };
        stream.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
        let _ = stream.write_all(&request(&mut random));
        let mut answer = [0; 4096];
        let read = stream.read(&mut answer).unwrap_or(0);
        let answer = String::from_utf8_lossy(&answer[..read]);
        assert!(!answer.contains("root:") && !answer.contains("HTTP/1.1 5"), "{answer}");
    }
    served.is_as_before("requests");
    assert_eq!(client.taken.try_recv().ok(), None, "no forged form took the cases");
}

#[test]
fn pages_answer_as_before_after_hostile_messages_of_a_board() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    let served = Served::start(&broker, &client);
    let mut random = fastrand::Rng::with_seed(71);
    let samples = [
        samples::state("<b>", "\u{202e}", 1).to_string(),
        samples::cases(&["flag", "claim", "call"], 1).to_string(),
        samples::presence(true, 1).to_string(),
        "[White \"x\"]\n\n1. e4 *".repeat(300),
    ];
    for step in 0..times(2_000) {
        let kinds = ["state", "pgn", "cases", "taken", "confirmed", "device", "presence"];
        let (kind, sample) = (kinds[random.usize(..kinds.len())], &samples[random.usize(..samples.len())]);
        let mut text = sample.replace("case-", &format!("case-{step}-"));
        let place = random.usize(..text.len());
        if random.bool() && text.is_char_boundary(place) {
            text.truncate(place);
        }
        let round = [3, random.u16(1..)][random.usize(..2)];
        client.publish_to(&format!("annabella/open/{round}/9/{kind}"), &text, true);
    }
    client.publish(7, "state", &samples::state("Anna", "Bella the Last", now_ms()), true);
    page_with(&served.host, "/", "Bella the Last");
    served.is_as_before("messages");
    page_with(&served.host, "/", "Board 9: it publishes in more than 40 rounds");
}
