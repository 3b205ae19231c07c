//! The time from a press at a board to the changed row, with its parts, and what the programs need.
//!
//! `ANNABELLA=PATH cargo bench --bench boards -- [--boards 40] [--seconds 60] [--rate 10] [--browser]`, with the program in a release
//! build. Needs mosquitto; `--browser` needs Chromium, Node and the packages of `tests/browser`. Each board is a real game,
//! typed into `annabella play`; its moves are random. The parts of one move are measured by one clock, that of this computer.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

use annabella_chess::{CastlingMode, Chess, Position};
use rumqttc::v5::mqttbytes::QoS;
use rumqttc::v5::mqttbytes::v5::Packet;
use rumqttc::v5::{Client, Event, MqttOptions};
use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// When something was seen of a board, in milliseconds since 1970.
type Times = Arc<Mutex<HashMap<(&'static str, u16), Vec<f64>>>>;

fn now_ms() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64() * 1000.0
}

fn note(times: &Times, what: &'static str, board: u16, at: f64) {
    times.lock().unwrap().entry((what, board)).or_default().push(at);
}

/// A program that is killed when dropped.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Running {
        Running(command.spawn().unwrap())
    }

    /// Returns its resident memory in KiB and its processor time in seconds.
    fn needs(&self) -> (f64, f64) {
        let read = |name| fs::read_to_string(format!("/proc/{}/{name}", self.0.id())).unwrap();
        let status = read("status");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        let resident = resident.trim().trim_end_matches(" kB").parse().unwrap();
        let stat = read("stat");
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        // Fields 14 and 15 of proc(5), counted after the name: ticks of 10 ms.
        let ticks = fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap();
        (resident, ticks / 100.0)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn option(name: &str, default: u64) -> u64 {
    let mut arguments = std::env::args().skip_while(|argument| argument != name);
    arguments.nth(1).map_or(default, |value| value.parse().unwrap())
}

fn quantile(sorted: &[f64], part: f64) -> f64 {
    sorted
        .get(((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1)))
        .copied()
        .unwrap_or(f64::NAN)
}

fn report(what: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    let (median, most, longest) = (quantile(&values, 0.5), quantile(&values, 0.95), quantile(&values, 1.0));
    println!(
        "{what}: median {median:.1} ms, 95% within {most:.1} ms, longest {longest:.1} ms, {} times",
        values.len()
    );
}

/// A game at a board, and its random moves.
struct Board {
    number: u16,
    input: ChildStdin,
    position: Chess,
    _program: Running,
    post: Running,
}

fn main() {
    let annabella = PathBuf::from(std::env::var_os("ANNABELLA").expect("ANNABELLA names the program"));
    let (boards, seconds, rate) =
        (option("--boards", 40) as u16, option("--seconds", 60), option("--rate", 10));
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let conf = folder.path().join("conf");
    fs::write(&conf, format!("listener {port} 127.0.0.1\nallow_anonymous true\n")).unwrap();
    let broker = Running::start(Command::new("mosquitto").arg("-c").arg(&conf).stderr(Stdio::null()));
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        thread::sleep(Duration::from_millis(5));
    }
    let url = format!("mqtt://127.0.0.1:{port}");
    let hall = env!("CARGO_BIN_EXE_annabella-hall");
    let page = free_port();
    let mut serve = Command::new(hall);
    serve.args([
        "serve",
        "--event",
        "Bench",
        "--broker",
        &url,
        "--arbiter-name",
        "Bench",
        "--listen",
        &format!("127.0.0.1:{page}"),
    ]);
    let serve = Running::start(serve.stdout(Stdio::null()));
    let times = Times::default();
    let pings = subscribe(port, &times);
    let mut games: Vec<Board> =
        (1..=boards).map(|number| start(&annabella, hall, &url, folder.path(), number)).collect();
    for board in &mut games {
        board.input.write_all(b"arbiter: start\n").unwrap();
    }
    thread::sleep(Duration::from_secs(3));
    events(page, &times);
    let browser = std::env::args().any(|argument| argument == "--browser").then(|| browser(page, &times));
    let needed: Vec<f64> = games.iter().map(|board| board.post.needs().1).collect();
    let (serve_before, began) = (serve.needs().1, Instant::now());
    let mut random = fastrand::Rng::with_seed(1);
    let between = Duration::from_secs(1) / u32::try_from(rate).unwrap();
    for turn in 0..(seconds * rate) as usize {
        let count = games.len();
        make_move(&mut games[turn % count], &mut random, &times);
        if turn % rate as usize == 0 {
            pings.publish("ping", QoS::AtLeastOnce, false, now_ms().to_string()).unwrap();
        }
        thread::sleep((between * (turn as u32 + 1)).saturating_sub(began.elapsed()));
    }
    thread::sleep(Duration::from_secs(2));
    let ran = began.elapsed().as_secs_f64();
    let load = fs::read_to_string("/proc/loadavg").unwrap();
    println!("{boards} boards, {rate} moves a second in all, {seconds} s, load {}", load.trim());
    print_times(&times);
    let (memory, processor): (Vec<f64>, Vec<f64>) = games.iter().map(|board| board.post.needs()).unzip();
    let most = memory.iter().copied().fold(0.0, f64::max);
    let used: f64 = processor.iter().zip(&needed).map(|(after, before)| after - before).sum();
    println!(
        "post: at most {most:.0} KiB resident, {:.2} % of a core each",
        used / f64::from(boards) / ran * 100.0
    );
    let (memory, processor) = serve.needs();
    println!("serve: {memory:.0} KiB resident, {:.2} % of a core", (processor - serve_before) / ran * 100.0);
    let (memory, processor) = broker.needs();
    println!("mosquitto: {memory:.0} KiB resident, {processor:.2} s of processor time");
    drop(browser);
}

/// Starts the game of a board, and what publishes it.
fn start(annabella: &std::path::Path, hall: &str, url: &str, folder: &std::path::Path, number: u16) -> Board {
    let journal = folder.join(format!("{number}.journal"));
    let mut play = Command::new(annabella);
    play.args([
        "play",
        "--arbiter",
        "--speech",
        "off",
        "--time-control",
        "5400+30",
        "--event",
        "Bench",
        "--round",
    ]);
    play.arg(format!("1.{number}")).arg("--journal").arg(&journal);
    let mut program = Running::start(play.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()));
    let input = program.0.stdin.take().unwrap();
    let mut post = Command::new(hall);
    let post = Running::start(post.arg("post").arg(&journal).args(["--broker", url]).stderr(Stdio::null()));
    Board { number, input, position: Chess::default(), _program: program, post }
}

fn make_move(board: &mut Board, random: &mut fastrand::Rng, times: &Times) {
    let moves = board.position.legal_moves();
    let Some(&chosen) = moves.get(random.usize(0..moves.len().max(1))) else { return };
    let side = board.position.turn().fold_wb("white", "black");
    let line = format!("{side}: {}\n{side}: press\n", chosen.to_uci(CastlingMode::Standard));
    note(times, "press", board.number, now_ms());
    board.input.write_all(line.as_bytes()).unwrap();
    board.position.play_unchecked(chosen);
}

/// Subscribes to everything as an independent reader, and returns a client that publishes.
fn subscribe(port: u16, times: &Times) -> Client {
    let mut options = MqttOptions::new("reader", "127.0.0.1", port);
    options.set_max_packet_size(Some(1 << 20));
    let (client, mut connection) = Client::new(options, 100);
    client.subscribe("#", QoS::AtLeastOnce).unwrap();
    let times = Arc::clone(times);
    thread::spawn(move || {
        for event in connection.iter().flatten() {
            let Event::Incoming(Packet::Publish(publish)) = event else { continue };
            let (at, topic) = (now_ms(), String::from_utf8_lossy(&publish.topic).into_owned());
            if topic == "ping" {
                let sent: f64 = std::str::from_utf8(&publish.payload).unwrap().parse().unwrap();
                note(&times, "ping", 0, at - sent);
            } else if let Some(board) = topic.strip_suffix("/state") {
                note(&times, "broker", board.rsplit('/').next().unwrap().parse().unwrap(), at);
            }
        }
    });
    client
}

/// Follows the events of the page.
fn events(port: u16, times: &Times) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    write!(stream, "GET /events HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n").unwrap();
    let times = Arc::clone(times);
    thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            let board = line.split("\"board\":\"1.").nth(1).and_then(|rest| rest.split('"').next());
            if let Some(board) = board.and_then(|board| board.parse().ok()) {
                note(&times, "event", board, now_ms());
            }
        }
    });
}

/// Opens the page in a browser, which is closed when the returned program is dropped.
fn browser(port: u16, times: &Times) -> Running {
    let mut node = Command::new("node");
    node.arg("tests/browser/rows.mjs").arg(format!("http://127.0.0.1:{port}/"));
    let mut running = Running::start(node.stdin(Stdio::piped()).stdout(Stdio::piped()));
    let mut lines = BufReader::new(running.0.stdout.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), "open");
    let times = Arc::clone(times);
    thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            let mut words = line.split(' ').skip(1);
            let board =
                words.next().and_then(|key| key.strip_prefix("1.")).and_then(|board| board.parse().ok());
            if let Some((board, at)) = board.zip(words.next().and_then(|at| at.parse().ok())) {
                note(&times, "row", board, at);
            }
        }
    });
    running
}

/// Prints how long after a press each later part was first seen.
fn print_times(times: &Times) {
    let times = times.lock().unwrap();
    report("mosquitto alone, publish to subscriber", times.get(&("ping", 0)).cloned().unwrap_or_default());
    let parts = [
        ("broker", "press to an independent subscriber of the broker"),
        ("event", "press to the event of the page"),
        ("row", "press to the changed row in Chromium"),
    ];
    for (part, words) in parts {
        let mut after = Vec::new();
        for ((what, board), presses) in times.iter().filter(|((what, _), _)| *what == "press") {
            assert_eq!(*what, "press");
            let Some(seen) = times.get(&(part, *board)) else { continue };
            for (index, press) in presses.iter().enumerate() {
                let next = presses.get(index + 1).copied().unwrap_or(f64::INFINITY);
                // Rows carry whole milliseconds.
                after.extend(seen.iter().find(|at| **at + 1.0 >= *press && **at < next).map(|at| at - press));
            }
        }
        if !after.is_empty() {
            report(words, after);
        }
    }
    let presses: usize = times.iter().filter(|((what, _), _)| *what == "press").map(|(_, at)| at.len()).sum();
    println!("{presses} presses");
}
