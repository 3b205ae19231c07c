//! BRLTTY with a virtual display.

use crate::limited::ChildInTime;
use crate::pulse::wait_until;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The cells of the usual display.
pub const CELLS: usize = 40;

/// The port of `BrlAPI`'s host number 0.
const FIRST_PORT: u16 = 4101;

/// The display, BRLTTY, and a client that writes to it; all are stopped when dropped.
pub struct Display {
    brltty: Child,
    api: TcpStream,
    cells: usize,
    /// The last content, as characters and as cells.
    shown: Arc<Mutex<(String, String)>>,
    _display: UnixStream,
    _dir: TempDir,
}

impl Display {
    /// Starts a display with a text table of BRLTTY, on private sockets.
    pub fn start(table: &str) -> Display {
        Display::of_cells(table, CELLS)
    }

    /// Starts a display with a text table of BRLTTY and this many cells.
    pub fn of_cells(table: &str, cells: usize) -> Display {
        // BRLTTY opens a port by its number, which another process can take first.
        (0..10).find_map(|_| Display::try_start(table, cells)).expect("a port of one's own")
    }

    /// Tries to start; `None` if the port is taken.
    fn try_start(table: &str, cells: usize) -> Option<Display> {
        let dir = tempfile::tempdir().unwrap();
        let door = dir.path().join("display");
        let listener = UnixListener::bind(&door).unwrap();
        let port = loop {
            let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            if free > FIRST_PORT {
                break free;
            }
        };
        let brltty = Command::new("brltty")
            .args(["-q", "-n", "-e", "-f", "/dev/null", "-x", "no", "-s", "no", "-b", "vr", "-t", table])
            .args(["-d", &format!("client:{}", door.display())])
            .args(["-A", &format!("auth=none,host=127.0.0.1:{}", port - FIRST_PORT)])
            .arg("-P")
            .arg(dir.path().join("pid"))
            .arg("-U")
            .arg(dir.path())
            .arg("-W")
            .arg(dir.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("brltty");
        let (mut display, _) = listener.accept().unwrap();
        writeln!(display, "cells {cells} 1").unwrap();
        let shown = Arc::new(Mutex::new((String::new(), String::new())));
        let (theirs, lines) = (shown.clone(), BufReader::new(display.try_clone().unwrap()).lines());
        std::thread::spawn(move || {
            let mut visual = String::new();
            for line in lines.map_while(Result::ok) {
                let quoted =
                    |name| line.strip_prefix(name).map(|rest| rest.trim_matches(['"', ' ']).to_owned());
                if let Some(text) = quoted("Visual \"") {
                    visual = text;
                } else if let Some(cells) = line.strip_prefix("Braille \"") {
                    *theirs.lock().unwrap() = (visual.clone(), patterns(cells.trim_end_matches('"')));
                }
            }
        });
        let door = ("127.0.0.1", port);
        wait_until("BRLTTY's interface answers", || TcpStream::connect(door).is_ok());
        let api = TcpStream::connect(door).unwrap();
        let mut display = Display { brltty, api, cells, shown, _display: display, _dir: dir };
        display.greet()?;
        // Check that the port leads to this display and not to another one.
        let probe = format!("display {}", display.brltty.id());
        display.write(&probe);
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(10) {
            if display.shown.lock().unwrap().0 == probe {
                return Some(display);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        None
    }

    /// Sends the protocol's version and enters a terminal; `None` if another client has it.
    fn greet(&mut self) -> Option<()> {
        let answers = |kind| move |answer: &u8| *answer == kind;
        self.receive().filter(answers(b'v'))?;
        self.send(b'v', &8_u32.to_be_bytes());
        // The server must require no authorisation.
        self.receive().filter(answers(b'a'))?;
        self.send(b't', &[&1_u32.to_be_bytes()[..], &1_u32.to_be_bytes(), &[0]].concat());
        self.receive().filter(answers(b'A')).map(|_| ())
    }

    fn send(&mut self, kind: u8, content: &[u8]) {
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        // A failure shows later, by a missing answer or content.
        let _ = self.api.write_all(&[&length[..], &[0, 0, 0, kind], content].concat());
    }

    /// Returns the kind of the next packet.
    fn receive(&mut self) -> Option<u8> {
        self.api.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut head = [0; 8];
        self.api.read_exact(&mut head).ok()?;
        let length = u64::from(u32::from_be_bytes([head[0], head[1], head[2], head[3]]));
        std::io::copy(&mut (&self.api).take(length), &mut std::io::sink()).ok()?;
        Some(head[7])
    }

    /// Shows a line and returns the cells on the display, without empty cells at the end.
    pub fn show(&mut self, line: &str) -> String {
        self.write(line);
        let is_there = || self.shown.lock().unwrap().0 == line.trim_matches(' ');
        wait_until(&format!("the display shows {line}"), is_there);
        self.shown.lock().unwrap().1.clone()
    }

    fn write(&mut self, line: &str) {
        let length = line.chars().count();
        assert!(length <= self.cells, "{line} is longer than the display");
        let text = line.to_owned() + &" ".repeat(self.cells - length);
        let number = |number: usize| u32::try_from(number).unwrap().to_be_bytes();
        // A region, its text, no cursor, the charset.
        let mut content = number(0x02 | 0x04 | 0x20 | 0x40).to_vec();
        for part in [1, self.cells, text.len()] {
            content.extend(number(part));
        }
        content.extend(text.as_bytes());
        content.extend(number(0));
        content.push(5);
        content.extend(b"UTF-8");
        self.send(b'w', &content);
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.brltty.kill();
        let _ = self.brltty.wait_in_time();
    }
}

/// Converts cells in the form `124|3456| |1` to Unicode's patterns.
fn patterns(cells: &str) -> String {
    let cell = |dots: &str| {
        let bits = dots.chars().filter_map(|dot| dot.to_digit(10)).map(|dot| 1 << (dot - 1)).sum::<u32>();
        char::from_u32(0x2800 + bits).unwrap()
    };
    let all: String = cells.split('|').map(cell).collect();
    all.trim_end_matches('⠀').to_owned()
}
