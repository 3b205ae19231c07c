//! `board watch`: prints everything a board reports, until interrupted.

use crate::chess::{Bitboard, placement};
use crate::clock::{Span, Stamp};
use crate::devices::boards::serial::{BoardNews, Link, PortError, Tap};
use crate::devices::platform::private_file::private;
use crate::devices::platform::streams;
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Message, Phrase, Worded};
use crate::tactile::drivers::Senses;
use crate::tactile::trace::Chunk;
use crate::tactile::{BoardReport, Button, HandAction, Orientation, Tracker};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Instant;

/// The arguments of `board watch`.
#[derive(Clone, Debug, clap::Args)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct WatchArgs {
    #[arg(value_name = "PORT")]
    pub port: PathBuf,
    #[arg(long)]
    pub turned: bool,
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// Prints the reports of the board until it is interrupted or the output has no reader.
///
/// # Errors
/// The port cannot be opened, or the trace cannot be written.
pub fn run(args: &WatchArgs, words: &dyn Fn(&Message) -> String) -> Result<u8, Failure> {
    watch(args, words, &mut |line| {
        if streams::print(line) { Ok(()) } else { Err(io::ErrorKind::BrokenPipe.into()) }
    })
}

/// Watches like `run`, passing the lines to `print` until that fails.
///
/// # Errors
/// The port cannot be opened, or the trace cannot be written.
pub fn watch(
    args: &WatchArgs,
    words: &dyn Fn(&Message) -> String,
    print: &mut dyn FnMut(&str) -> io::Result<()>,
) -> Result<u8, Failure> {
    let (sender, news) = mpsc::channel();
    let orientation = if args.turned { Orientation::Turned } else { Orientation::Straight };
    let hear = move |news| drop(sender.send(news));
    let link = match &args.record {
        None => Link::open(&args.port, orientation, hear),
        Some(file) => Link::tapped(&args.port, orientation, recorder(file)?, hear),
    };
    let link = link.map_err(Failure::device::<PortError>)?;
    let mut narrator = Narrator::default();
    for news in news {
        // A recording is made for others to examine, so the board is asked for everything it can report about
        // itself.
        if args.record.is_some() && matches!(news, BoardNews::Opened { senses: Some(_), .. }) {
            link.inquire();
        }
        for message in narrator.tell(&news) {
            if print(&words(&message)).is_err() {
                return Ok(DONE);
            }
        }
    }
    Ok(DONE)
}

/// Opens a new file for recording all traffic on the line.
fn recorder(path: &Path) -> Result<Tap, Failure> {
    let unwritten = |error: io::Error| {
        let message = Message::new("board-no-record").with("file", path.display().to_string());
        Failure::usage(message.with("why", error.to_string()))
    };
    // The recording contains a game, so it is private like a journal.
    let mut file = private(OpenOptions::new().write(true).create_new(true)).open(path).map_err(unwritten)?;
    writeln!(file, "# {}", concat!("annabella ", env!("CARGO_PKG_VERSION"), " board watch"))
        .map_err(unwritten)?;
    let began = Instant::now();
    Ok(Box::new(move |way, bytes| {
        let at = Span(u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX));
        // A full disk ends the recording, but not the watching.
        let _ = write!(file, "{}", Chunk { at, way, bytes: bytes.to_vec() });
    }))
}

/// A converter of a board's news to words, without repetitions.
#[derive(Debug, Default)]
pub struct Narrator {
    tracker: Tracker,
    /// Whether all pieces have been printed.
    described: bool,
    /// The last occupied squares, for boards that cannot identify pieces.
    occupied: Option<Bitboard>,
    /// The trademark and version printed last.
    name: (Option<String>, Option<(u8, u8)>),
}

impl Narrator {
    /// Returns the sentences for a piece of news.
    pub fn tell(&mut self, news: &BoardNews) -> Vec<Message> {
        match news {
            BoardNews::Opened { senses: Some(Senses::Occupancy), .. } => {
                vec![Message::new("board-opened-rows")]
            }
            BoardNews::Opened { trademark, version, .. } => {
                self.name = (trademark.clone(), *version);
                vec![opened(trademark.as_deref(), *version)]
            }
            BoardNews::Lost { why } => vec![why.message(), Message::new("board-lost")],
            BoardNews::Back => vec![Message::new("board-back")],
            BoardNews::ClockNotSet => vec![Phrase::ClockNotSet.message()],
            BoardNews::Report(report) => self.report(report),
            BoardNews::Port(_) => Vec::new(),
        }
    }

    fn report(&mut self, report: &BoardReport) -> Vec<Message> {
        let hands = match report {
            BoardReport::Dump(board) => self.tracker.show(Stamp::default(), board),
            BoardReport::Change { square, piece } => self.tracker.change(Stamp::default(), *square, *piece),
            _ => Vec::new(),
        };
        match report {
            BoardReport::Dump(board) if !self.described => {
                self.described = true;
                let count = board.occupied().count();
                let stands = Message::new("board-stands").with("count", count);
                vec![stands.with("placement", placement(board))]
            }
            BoardReport::Dump(_) | BoardReport::Change { .. } => hands.into_iter().map(hand).collect(),
            BoardReport::Occupied(squares) => match self.occupied.replace(*squares) {
                None => vec![Message::new("board-occupied").with("count", squares.count())],
                Some(before) => {
                    let emptied = (before & !*squares).into_iter().map(|square| ("board-emptied", square));
                    let filled = (*squares & !before).into_iter().map(|square| ("board-filled", square));
                    let told = emptied.chain(filled);
                    told.map(|(id, square)| Message::new(id).with("square", square)).collect()
                }
            },
            BoardReport::Button(button) => vec![pressed(*button)],
            BoardReport::Clock(face) => {
                let id = if face.running { "board-clock-runs" } else { "board-clock-stands" };
                vec![Message::new(id).with("left", Span(face.left_ms)).with("right", Span(face.right_ms))]
            }
            // A board asked several times while it started may answer several times.
            BoardReport::Trademark(name) if self.name.0.as_ref() == Some(name) => Vec::new(),
            BoardReport::Version(major, minor) if self.name.1 == Some((*major, *minor)) => Vec::new(),
            BoardReport::Trademark(name) => {
                self.name.0 = Some(name.clone());
                vec![opened(Some(name), None)]
            }
            BoardReport::Version(major, minor) => {
                self.name.1 = Some((*major, *minor));
                vec![opened(None, Some((*major, *minor)))]
            }
            BoardReport::Serial(number) => vec![Message::new("board-serial").with("number", &**number)],
            BoardReport::Battery(Some(percent)) => {
                vec![Message::new("board-battery").with("percent", i64::from(*percent))]
            }
            BoardReport::Battery(None) => vec![Message::new("board-no-battery")],
            BoardReport::Kept(bytes) if bytes.is_empty() => vec![Message::new("board-kept-nothing")],
            BoardReport::Kept(bytes) => vec![Message::new("board-kept").with("bytes", bytes.len())],
            // This command requests no readings.
            BoardReport::Measured { .. } => Vec::new(),
            BoardReport::Debounce(span) => {
                vec![Message::new("check-debounce").with("millis", span.0 as usize)]
            }
            BoardReport::Aperture { square, readable: false } => {
                vec![Message::new("play-unreadable").with("square", *square)]
            }
            BoardReport::Aperture { square, readable: true } => {
                vec![Message::new("board-readable").with("square", *square)]
            }
            BoardReport::Nonsense(_) => vec![Message::new("board-nonsense")],
        }
    }
}

fn opened(trademark: Option<&str>, version: Option<(u8, u8)>) -> Message {
    let number = |(major, minor): (u8, u8)| format!("{major}.{minor}");
    match (trademark, version.map(number)) {
        (Some(name), Some(version)) => {
            Message::new("board-opened").with("name", name).with("version", version)
        }
        (Some(name), None) => Message::new("board-opened-name").with("name", name),
        (None, Some(version)) => Message::new("board-opened-version").with("version", version),
        (None, None) => Message::new("board-opened-silent"),
    }
}

fn hand(hand: HandAction) -> Message {
    let (id, square, piece) = match hand {
        HandAction::Lift { square, piece } => ("board-lifted", square, piece),
        HandAction::Place { square, piece } => ("board-placed", square, piece),
    };
    Message::new(id).with("piece", piece).with("square", square)
}

fn pressed(button: Button) -> Message {
    Message::new(match button {
        Button::Again => "board-button-again",
        Button::Time => "board-button-time",
        Button::Press => "board-button-press",
        Button::Arbiter => "board-button-arbiter",
        Button::Say => "board-button-say",
    })
}
