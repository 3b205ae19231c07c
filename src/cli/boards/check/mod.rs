//! `board check`: a guided test of all 64 apertures and 32 pieces, in print and by voice.

mod assembly;
mod course;
mod fault;
mod plan;
mod results;
mod word;

use crate::chess::{Bitboard, Square};
use crate::cli::common::answer;
use crate::cli::common::answer::{RATE, print_lines};
use crate::cli::common::table::{Choice, ENGINES, RATES};
use crate::clock::Span;
use crate::devices::boards::serial::{BoardNews, Link, PortError};
use crate::devices::voice::{Engine, Outlets, Voices};
use crate::speech::failure::{DONE, Failure, NO};
use crate::speech::{Audience, Message, Priority, Worded, Words, routing::Seat};
use crate::tactile::{BoardReport, Button, Orientation};
use plan::{Peg, Plan};
use results::Margins;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use word::CheckWord;

/// The maximum duration of the last words.
const LAST_WORDS: Duration = Duration::from_secs(60);

/// The arguments of `board check`.
#[derive(Clone, Debug, clap::Args)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct CheckArgs {
    #[arg(value_name = "PORT")]
    pub port: PathBuf,
    #[arg(long)]
    pub turned: bool,
    #[arg(long, value_name = "SQUARE")]
    pub from: Option<String>,
    #[arg(long)]
    pub assembly: bool,
    #[arg(long, default_value = "espeak", value_parser = Choice(&ENGINES))]
    pub speech: Engine,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
}

/// An input of the test.
#[derive(Clone, Debug)]
pub enum TestInput {
    /// A typed line.
    Line(String),
    /// The input has ended.
    End,
    /// News from the board.
    Board(BoardNews),
}

/// Guides the user through the test.
/// Returns the exit status: 0 if everything is good, 1 if something is not or was skipped.
///
/// # Errors
/// The port cannot be opened, or `--from` is not a square.
pub fn run(args: &CheckArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let (sender, told) = channel();
    type_to(sender.clone());
    let rate = args.rate.unwrap_or(RATE);
    let voices = Voices::open(args.speech, Outlets::default(), rate, Seat::Shared, false, |_| {});
    let voiced = Words::voiced(words.language());
    let say = |messages: &[Message]| {
        print_lines(
            &messages.iter().map(|message| answer::line(message, words, as_json)).collect::<Vec<_>>(),
        );
        // New words interrupt outdated ones.
        voices.stop(Audience::Room);
        for message in messages {
            voices.say(
                voiced.sequence(std::slice::from_ref(message)),
                words.language(),
                Priority::Text,
                Audience::Room,
            );
        }
    };
    let status = check(args, sender, &told, &say)?;
    voices.finish(LAST_WORDS);
    Ok(status)
}

/// Runs the test like `run`, but with typed lines and the board's news from `told`.
///
/// # Errors
/// The same as those of [`run()`].
pub fn check(
    args: &CheckArgs,
    sender: Sender<TestInput>,
    told: &Receiver<TestInput>,
    say: &dyn Fn(&[Message]),
) -> Result<u8, Failure> {
    let no_square = |text: &String| Failure::usage(Message::new("check-no-square").with("value", &**text));
    let from = args.from.as_ref().map(|text| text.parse::<Square>().map_err(|_| no_square(text)));
    let from = from.transpose()?;
    let orientation = if args.turned { Orientation::Turned } else { Orientation::Straight };
    // Fails only if the test has ended.
    let news = move |news| drop(sender.send(TestInput::Board(news)));
    let opened = Link::open(&args.port, orientation, news);
    let link = opened.map_err(Failure::device::<PortError>)?;
    if args.assembly {
        return Ok(assembly::assemble(args, from, &link, told, say));
    }
    let plan = from.map_or_else(Plan::new, Plan::from);
    let mut test = Test {
        plan,
        occupied: None,
        begun: false,
        margins: Margins::default(),
        measure: Bitboard::EMPTY,
        debounce: None,
    };
    for told in told {
        let (messages, over) = match told {
            TestInput::Board(news) => (test.board(news), false),
            TestInput::Line(line) => test.line(line.trim()),
            TestInput::End => (Vec::new(), true),
        };
        link.light(test.asked_for());
        if test.measure.any() {
            link.measure(std::mem::take(&mut test.measure));
        }
        if let Some(debounce) = test.debounce.take() {
            link.set_debounce(debounce);
        }
        if !messages.is_empty() {
            say(&messages);
        }
        if over || (test.begun && test.plan.square().is_none()) {
            break;
        }
    }
    link.light(Bitboard::EMPTY);
    say(&test.account(&args.port));
    Ok(if test.plan.is_good() { DONE } else { NO })
}

/// The state of the test.
struct Test {
    plan: Plan,
    /// The last occupied squares, for boards that cannot identify pieces.
    occupied: Option<Bitboard>,
    /// Whether the pieces on the board are known.
    begun: bool,
    margins: Margins,
    /// The apertures to measure next, on boards that measure.
    measure: Bitboard,
    /// The new debounce time, if the user has just typed one.
    debounce: Option<Span>,
}

impl Test {
    fn line(&mut self, line: &str) -> (Vec<Message>, bool) {
        if line.is_empty() {
            return (self.plan.prompt().into_iter().collect(), false);
        }
        match CheckWord::alone(line) {
            Some(CheckWord::Again) => (self.plan.prompt().into_iter().collect(), false),
            Some(CheckWord::Skip) => (self.skip(), false),
            Some(CheckWord::Quit) => (Vec::new(), true),
            _ if let Some(debounce) = debounce(line) => {
                self.debounce = Some(debounce);
                (Vec::new(), false)
            }
            _ => (vec![Message::new("check-help")], false),
        }
    }

    fn skip(&mut self) -> Vec<Message> {
        self.plan.skip();
        self.plan.prompt().into_iter().collect()
    }

    fn board(&mut self, news: BoardNews) -> Vec<Message> {
        let report = match news {
            BoardNews::Report(report) => report,
            BoardNews::Lost { why } => return vec![why.message(), Message::new("board-lost")],
            BoardNews::Back => return vec![Message::new("board-back")],
            BoardNews::Opened { .. } | BoardNews::ClockNotSet | BoardNews::Port(_) => return Vec::new(),
        };
        match report {
            BoardReport::Dump(board) => {
                if !self.begun {
                    self.measure = board.occupied();
                }
                let before = self.plan.square();
                self.plan.dump(&board);
                self.begin(before)
            }
            BoardReport::Occupied(squares) => match self.occupied.replace(squares) {
                None => {
                    self.plan.rows(squares);
                    self.begin(None)
                }
                Some(before) => {
                    let emptied = (before & !squares).into_iter().map(|square| (square, None));
                    let filled = (squares & !before).into_iter().map(|square| (square, Some(Peg::Unknown)));
                    emptied.chain(filled).flat_map(|(square, now)| self.plan.change(square, now)).collect()
                }
            },
            BoardReport::Change { square, piece } if self.begun => {
                if piece.is_some() {
                    self.measure.add(square);
                }
                self.plan.change(square, piece.map(Peg::Piece))
            }
            BoardReport::Measured { square, reading } => {
                self.margins.record(square, self.plan.piece_at(square), reading);
                Vec::new()
            }
            BoardReport::Debounce(span) => {
                vec![Message::new("check-debounce").with("millis", span.0 as usize)]
            }
            BoardReport::Aperture { square, readable: false } => {
                vec![Message::new("play-unreadable").with("square", square)]
            }
            BoardReport::Button(Button::Again) => self.plan.prompt().into_iter().collect(),
            BoardReport::Button(Button::Press) => self.skip(),
            BoardReport::Nonsense(_) => vec![Message::new("board-nonsense")],
            _ => Vec::new(),
        }
    }

    /// Returns the results, and how to continue an unfinished test.
    fn account(&self, port: &Path) -> Vec<Message> {
        let mut account = self.plan.account();
        account.extend(self.margins.account());
        account.extend(self.plan.square().map(|square| {
            let continued = Message::new("check-go-on").with("port", port.display().to_string());
            continued.with("square", square.to_string())
        }));
        account
    }

    /// Returns the aperture under test.
    fn asked_for(&self) -> Bitboard {
        self.plan.square().filter(|_| self.begun).map_or(Bitboard::EMPTY, Bitboard::from)
    }

    /// Returns the first prompt. Later dumps produce words only if they advance the test.
    fn begin(&mut self, before: Option<Square>) -> Vec<Message> {
        let first = !std::mem::replace(&mut self.begun, true);
        let mut said = Vec::new();
        if first {
            said.push(Message::new("check-begin"));
        }
        if first || self.plan.square() != before {
            said.extend(self.plan.prompt());
        }
        said
    }
}

/// Parses a debounce time: the word and milliseconds.
fn debounce(line: &str) -> Option<Span> {
    let Some((CheckWord::Debounce, millis)) = CheckWord::leading(line) else { return None };
    let millis = millis.parse().ok()?;
    (5..=500).contains(&millis).then_some(Span(millis))
}

fn type_to(sender: Sender<TestInput>) {
    std::thread::spawn(move || {
        crate::devices::platform::standard_input::read_lines(|line| {
            sender.send(TestInput::Line(line)).is_ok()
        });
        let _ = sender.send(TestInput::End);
    });
}
