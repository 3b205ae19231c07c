//! The running program, its pages and its events.

use crate::broker::PATIENCE;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A running program; it is killed when dropped.
pub struct Program {
    process: Child,
    input: Option<ChildStdin>,
    printed: Arc<Mutex<Vec<String>>>,
    errors: Arc<Mutex<Vec<String>>>,
}

impl Program {
    /// Starts the program.
    pub fn start(arguments: &[&str]) -> Program {
        let mut process = command(arguments).spawn().unwrap();
        let printed = collected(process.stdout.take().unwrap());
        let errors = collected(process.stderr.take().unwrap());
        let input = process.stdin.take();
        Program { process, input, printed, errors }
    }

    /// Returns the number of the process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Types a line.
    pub fn type_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Waits for a printed line that fulfils the condition.
    pub fn wait_for(&self, meant: impl Fn(&str) -> bool) -> String {
        wait_in(&self.printed, meant)
    }

    /// Waits for such a line on standard error.
    pub fn wait_for_error(&self, meant: impl Fn(&str) -> bool) -> String {
        wait_in(&self.errors, meant)
    }

    /// Returns all printed lines.
    pub fn printed(&self) -> Vec<String> {
        self.printed.lock().unwrap().clone()
    }

    /// Returns all lines on standard error.
    pub fn errors(&self) -> Vec<String> {
        self.errors.lock().unwrap().clone()
    }

    /// Waits for the end and returns the exit status.
    pub fn status(&mut self) -> Option<i32> {
        self.process.wait().unwrap().code()
    }

    /// Returns the host and port that the server has printed.
    pub fn host(&self) -> String {
        let line = self.wait_for(|line| line.contains("://"));
        line.split("://").nth(1).unwrap().split('/').next().unwrap().to_owned()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns the program with these arguments, in English.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella-hall"));
    command.args(arguments).env("LC_ALL", "C.UTF-8").env("TZ", "UTC").env("USER", "tester");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Writes the hash that `annabella-hall password` makes of a line.
pub fn hash(dir: &Path, password: &str) -> PathBuf {
    let mut child = command(&["password"]).spawn().unwrap();
    writeln!(child.stdin.take().unwrap(), "{password}").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let file = dir.join("hash");
    std::fs::write(&file, output.stdout).unwrap();
    file
}

fn collected(output: impl Read + Send + 'static) -> Arc<Mutex<Vec<String>>> {
    let lines = Arc::new(Mutex::new(Vec::new()));
    let shared = Arc::clone(&lines);
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            shared.lock().unwrap().push(line);
        }
    });
    lines
}

fn wait_in(lines: &Mutex<Vec<String>>, meant: impl Fn(&str) -> bool) -> String {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if let Some(line) = lines.lock().unwrap().iter().find(|line| meant(line)) {
            return line.clone();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it was never printed: {:#?}", lines.lock().unwrap());
}

/// An answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// The lines of its head.
    pub head: Vec<String>,
    pub body: String,
}

impl Answer {
    /// Returns the value of a header; empty without it.
    pub fn header(&self, name: &str) -> &str {
        let named =
            |line: &&String| line.split_once(": ").is_some_and(|(found, _)| found.eq_ignore_ascii_case(name));
        self.head.iter().find(named).and_then(|line| line.split_once(": ")).map_or("", |(_, value)| value)
    }
}

/// Sends a request with further headers, one a line, and a form.
pub fn request(host: &str, method: &str, path: &str, headers: &[&str], form: &str) -> Answer {
    request_over(TcpStream::connect(host).unwrap(), host, method, path, headers, form)
}

/// Sends a request over a connection.
pub fn request_over(
    stream: TcpStream,
    host: &str,
    method: &str,
    path: &str,
    headers: &[&str],
    form: &str,
) -> Answer {
    let mut stream = send(stream, host, method, path, headers, form);
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let head: Vec<String> = head.lines().map(str::to_owned).collect();
    let status = head.first().and_then(|line| line.split(' ').nth(1)).unwrap_or("0").parse().unwrap();
    Answer { status, head, body: body.to_owned() }
}

/// Returns a page.
pub fn get(host: &str, path: &str) -> Answer {
    request(host, "GET", path, &[], "")
}

fn send(
    mut stream: TcpStream,
    host: &str,
    method: &str,
    path: &str,
    headers: &[&str],
    form: &str,
) -> TcpStream {
    let mut head = format!("{method} {path} HTTP/1.1\r\n");
    if !headers.iter().any(|header| header.starts_with("Host:")) {
        head += &format!("Host: {host}\r\n");
    }
    for header in headers {
        head += &format!("{header}\r\n");
    }
    let length = form.len();
    head += "Connection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    write!(stream, "{head}Content-Length: {length}\r\n\r\n{form}").unwrap();
    stream
}

/// Waits for a page with a text, and returns it.
pub fn page_with(host: &str, path: &str, text: &str) -> String {
    let until = Instant::now() + PATIENCE;
    loop {
        let Answer { body, .. } = get(host, path);
        if body.contains(text) {
            return body;
        }
        assert!(Instant::now() < until, "{path} never had {text}:\n{body}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Returns the value of an attribute after a text in a page.
pub fn value_after<'a>(page: &'a str, text: &str) -> &'a str {
    let start = page.find(text).unwrap_or_else(|| panic!("{text} is missing:\n{page}")) + text.len();
    page[start..].split('"').next().unwrap()
}

/// The events of a page.
pub struct Events {
    lines: std::io::Lines<BufReader<TcpStream>>,
}

/// An event.
#[derive(Debug)]
pub struct PageEvent {
    pub name: String,
    pub id: String,
    pub data: Value,
}

impl Events {
    /// Opens the events of a page.
    pub fn open(host: &str, path: &str, headers: &[&str]) -> Events {
        let stream = send(TcpStream::connect(host).unwrap(), host, "GET", path, headers, "");
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        Events { lines: BufReader::new(stream).lines() }
    }

    /// Returns the next event.
    pub fn next(&mut self) -> PageEvent {
        let mut event = PageEvent { name: String::new(), id: String::new(), data: Value::Null };
        loop {
            let line = self.lines.next().expect("the events have ended").unwrap();
            match line.split_once(": ") {
                Some(("event", name)) => event.name = name.to_owned(),
                Some(("id", id)) => event.id = id.to_owned(),
                Some(("data", data)) => event.data = serde_json::from_str(data).unwrap(),
                _ if line.is_empty() && !event.name.is_empty() => return event,
                _ => {}
            }
        }
    }

    /// Waits for an event that fulfils the condition. The events before it go to `passed`.
    pub fn wait_for(&mut self, passed: &mut Vec<PageEvent>, meant: impl Fn(&PageEvent) -> bool) -> PageEvent {
        let until = Instant::now() + PATIENCE;
        loop {
            let event = self.next();
            if meant(&event) {
                return event;
            }
            assert!(Instant::now() < until, "it never came: {passed:#?}");
            passed.push(event);
        }
    }
}
