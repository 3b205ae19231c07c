//! Recorded traces of boards are decoded as they were when they were recorded.

use annabella::chess::placement;
use annabella::tactile::dgt::{self, Lie};
use annabella::tactile::trace::{Trace, Way};
use annabella::tactile::{BoardReport, rows};
use std::fs;
use std::path::{Path, PathBuf};

const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/hardware/traces");

fn traces() -> Vec<PathBuf> {
    let files = fs::read_dir(TRACES).unwrap().map(|entry| entry.unwrap().path());
    let mut traces: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|e| e == "trace")).collect();
    traces.sort();
    traces
}

/// One line for a report.
fn line(report: &BoardReport) -> String {
    match report {
        BoardReport::Dump(board) => format!("dump {}", placement(board)),
        BoardReport::Change { square, piece: Some(piece) } => format!("place {} {square}", piece.char()),
        BoardReport::Change { square, piece: None } => format!("lift {square}"),
        BoardReport::Occupied(squares) => format!("occupied {:016x}", squares.0),
        BoardReport::Nonsense(_) => "nonsense".to_owned(),
        other => format!("{other:?}"),
    }
}

/// The reports of both decoders for the board's side of a trace; the decoder of the other format
/// must not report anything.
fn read(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let trace: Trace = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (mut dgt, mut rows) = (dgt::Decoder::new(Lie::Straight), rows::Decoder::new(Lie::Straight));
    let mut lines = Vec::new();
    for piece in trace.pieces.iter().filter(|piece| piece.way == Way::FromBoard) {
        lines.extend(dgt.push(&piece.bytes).iter().map(|report| format!("dgt {}", line(report))));
        lines.extend(rows.push(&piece.bytes).iter().map(|report| format!("rows {}", line(report))));
    }
    lines.extend(dgt.quiet().iter().map(|report| format!("dgt {}", line(report))));
    lines.extend(rows.quiet().iter().map(|report| format!("rows {}", line(report))));
    lines.join("\n") + "\n"
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
        assert_eq!(read, fs::read_to_string(&expected).unwrap(), "{}", path.display());
    }
}

#[test]
fn the_page_names_every_trace() {
    let page = fs::read_to_string(Path::new(TRACES).join("README.md")).unwrap();
    for path in traces() {
        let name = format!("| `{}` |", path.file_stem().unwrap().to_string_lossy());
        assert!(page.contains(&name), "{name}");
    }
}
