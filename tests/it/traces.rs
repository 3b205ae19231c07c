//! Recorded traces of boards, which must decode as when they were recorded.

use annabella::chess::placement;
use annabella::clock::{Span, Stamp};
use annabella::devices::boards::serial::{BoardNews, Link};
use annabella::devices::platform::pty::Pty;
use annabella::tactile::drivers::{DRIVERS, PortOpening};
use annabella::tactile::trace::{Direction, Trace};
use annabella::tactile::{BoardReport, Orientation};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/hardware/traces");
/// A generous time limit.
const LIMIT: Duration = Duration::from_secs(30);

fn traces() -> Vec<PathBuf> {
    let files = fs::read_dir(TRACES).unwrap().map(|entry| entry.unwrap().path());
    let mut traces: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|e| e == "trace")).collect();
    traces.sort();
    traces
}

/// Formats a report as one line.
fn line(report: &BoardReport) -> String {
    match report {
        BoardReport::Dump(board) => format!("dump {}", placement(board)),
        BoardReport::Change { square, piece: Some(piece) } => format!("place {} {square}", piece.char()),
        BoardReport::Change { square, piece: None } => format!("lift {square}"),
        BoardReport::Occupied(squares) => format!("occupied {:016x}", squares.0),
        BoardReport::Aperture { square, readable: false } => format!("unreadable {square}"),
        BoardReport::Aperture { square, readable: true } => format!("readable {square}"),
        BoardReport::Nonsense(_) => "nonsense".to_owned(),
        other => format!("{other:?}"),
    }
}

fn trace(path: &Path) -> Trace {
    let text = fs::read_to_string(path).unwrap();
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the reports of the one make that understands the trace, after the name of the make.
/// Other makes must report only unreadable bytes.
fn read(path: &Path) -> String {
    let mut understood = Vec::new();
    for make in DRIVERS {
        let mut driver = (make.driver)(PortOpening { named: true, ..PortOpening::default() });
        let (mut reports, mut last) = (Vec::new(), Stamp(0));
        for chunk in trace(path).chunks.iter().filter(|chunk| chunk.way == Direction::FromBoard) {
            last = Stamp(chunk.at.0);
            reports.extend(driver.push(&chunk.bytes, last));
        }
        reports.extend(driver.silence(last + Span(60_000)));
        if driver.is_understood() {
            let lines = reports.iter().map(|report| format!("{} {}\n", make.name, line(report)));
            understood.push(lines.collect::<String>());
        } else {
            let sense = reports.iter().find(|report| !matches!(report, BoardReport::Nonsense(_)));
            assert_eq!(sense, None, "{}: {}", path.display(), make.name);
        }
    }
    assert_eq!(understood.len(), 1, "{} is understood by one make: {understood:?}", path.display());
    understood.concat()
}

#[test]
fn every_trace_is_decoded_as_before() {
    let traces = traces();
    assert!(!traces.is_empty());
    for path in traces {
        let (read, expected) = (read(&path), path.with_extension("expected"));
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expected, &read).unwrap();
        }
        let kept = fs::read_to_string(&expected).unwrap_or_default();
        assert_eq!(read, kept, "{}: BLESS=1 writes {}", path.display(), expected.display());
    }
}

/// Returns the makes with traces.
fn makes() -> BTreeSet<String> {
    let first = |path: PathBuf| {
        let expected = fs::read_to_string(path.with_extension("expected")).unwrap();
        expected.split_whitespace().next().unwrap().to_owned()
    };
    traces().into_iter().map(first).collect()
}

#[test]
fn every_make_has_a_trace() {
    assert_eq!(makes(), DRIVERS.iter().map(|make| make.name.to_owned()).collect());
}

/// Tries each trace on a port whose device is unknown, as in practice.
#[test]
fn on_a_port_every_trace_is_recognized_and_read_as_it_was() {
    std::thread::scope(|scope| {
        for path in traces() {
            scope.spawn(move || replay(&path));
        }
    });
}

/// The number of times that a trace is replayed, because a busy machine makes silences in it.
const REPLAYS: usize = 5;

fn replay(path: &Path) {
    let expected = fs::read_to_string(path.with_extension("expected")).unwrap();
    let lines: Vec<&str> = expected.lines().map(|line| line.split_once(' ').unwrap().1).collect();
    let is_right = (1..REPLAYS).any(|_| replayed(path, &expected) == lines);
    if !is_right {
        assert_eq!(replayed(path, &expected), lines, "{}", path.display());
    }
}

/// Replays a trace into a port. Returns its reports as lines, up to the loss of the board.
fn replayed(path: &Path, expected: &str) -> Vec<String> {
    let make = DRIVERS.iter().find(|make| expected.starts_with(make.name)).unwrap();
    let pty = Pty::open().unwrap();
    let (sender, news) = mpsc::channel();
    let _link = Link::open(pty.path(), Orientation::Straight, move |news| drop(sender.send(news))).unwrap();
    for chunk in trace(path).chunks.iter().filter(|chunk| chunk.way == Direction::FromBoard) {
        pty.write(&chunk.bytes).unwrap();
        // The requests of the program are not answered: the trace already has the answers.
        pty.read().unwrap();
        std::thread::sleep(Duration::from_millis(2));
    }
    let next = || news.recv_timeout(LIMIT).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let BoardNews::Opened { senses, trademark, version } = next() else { panic!("not opened") };
    assert_eq!(senses, Some(make.senses), "{}", path.display());
    // The name is reported with this news.
    let named = [
        trademark.map(|trademark| line(&BoardReport::Trademark(trademark))),
        version.map(|(major, minor)| line(&BoardReport::Version(major, minor))),
    ];
    let lines = expected.lines().map(|line| line.split_once(' ').unwrap().1);
    let reports = lines.map_while(|expected| match named.iter().flatten().find(|named| *named == expected) {
        Some(named) => Some(named.clone()),
        None => {
            let BoardNews::Report(report) = next() else { return None };
            Some(line(&report))
        }
    });
    reports.collect()
}

#[test]
fn the_page_names_every_trace() {
    let page = fs::read_to_string(Path::new(TRACES).join("README.md")).unwrap();
    for path in traces() {
        let name = format!("| `{}` |", path.file_stem().unwrap().to_string_lossy());
        assert!(page.contains(&name), "{name}");
    }
}
