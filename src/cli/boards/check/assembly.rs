//! `board check --assembly`: the guided test of a new board, which reports faults and their remedies.

use super::course::{AssemblyCourse, AssemblyStep};
use super::results::Readings;
use super::word::CheckWord;
use super::{CheckArgs, TestInput};
use crate::chess::{Bitboard, Square};
use crate::devices::boards::serial::{BoardNews, Link};
use crate::speech::{Message, Worded};
use crate::tactile::{BoardReport, Button};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// The time after which missing readings are requested again.
const PATIENCE: Duration = Duration::from_millis(500);
/// The number of unanswered requests after which a board is considered unable to measure.
const ASKED: u32 = 10;

/// Guides the user through the assembly test. Returns the exit status: 0 if the whole board is good.
pub(super) fn assemble(
    args: &CheckArgs,
    from: Option<Square>,
    link: &Link,
    told: &Receiver<TestInput>,
    say: &dyn Fn(&[Message]),
) -> u8 {
    let mut test = AssemblyTest {
        course: AssemblyCourse::new(from.unwrap_or(Square::A1)),
        readings: [None; 64],
        missing: Bitboard::EMPTY,
        asked: 0,
        heard: Instant::now(),
        begun: false,
    };
    while !test.course.is_over() {
        let told = told.recv_timeout(PATIENCE.saturating_sub(test.heard.elapsed()));
        let messages = match told {
            Ok(TestInput::Board(news)) => test.board(news, link),
            Ok(TestInput::Line(line)) => match test.line(line.trim(), link) {
                Some(messages) => messages,
                None => break,
            },
            Err(RecvTimeoutError::Timeout) => {
                test.heard = Instant::now();
                if test.begun && !test.ask_for(test.missing, link) {
                    say(&[Message::new("assembly-no-readings")]);
                    return 1;
                }
                Vec::new()
            }
            Ok(TestInput::End) | Err(RecvTimeoutError::Disconnected) => break,
        };
        if !messages.is_empty() {
            say(&messages);
        }
    }
    let mut account = test.course.account();
    if let Some(square) = test.course.rest() {
        let port = args.port.display().to_string();
        let on = Message::new("assembly-go-on").with("port", port);
        account.push(on.with("square", square.to_string()));
    }
    say(&account);
    u8::from(!test.course.is_good())
}

struct AssemblyTest {
    course: AssemblyCourse,
    readings: Readings,
    /// The squares whose readings are awaited.
    missing: Bitboard,
    /// The number of requests since the last reading.
    asked: u32,
    /// The time of the last reading or of the last repeated request.
    heard: Instant,
    /// Whether the board has answered.
    begun: bool,
}

impl AssemblyTest {
    /// Handles a typed line; `None` ends the test.
    fn line(&mut self, line: &str, link: &Link) -> Option<Vec<Message>> {
        let act = match CheckWord::alone(line) {
            _ if line.is_empty() => AssemblyStep::Done,
            Some(CheckWord::Again) => AssemblyStep::Again,
            Some(CheckWord::Skip) => AssemblyStep::Skip,
            Some(CheckWord::Rank) => AssemblyStep::SkipRank,
            Some(CheckWord::Empty) => AssemblyStep::Empty,
            Some(CheckWord::Quit) => return None,
            Some(CheckWord::Debounce) | None => return Some(vec![Message::new("assembly-help")]),
        };
        Some(self.act(act, link))
    }

    fn act(&mut self, act: AssemblyStep, link: &Link) -> Vec<Message> {
        let messages = self.course.act(act);
        self.ask(link);
        messages
    }

    fn board(&mut self, news: BoardNews, link: &Link) -> Vec<Message> {
        match news {
            BoardNews::Report(BoardReport::Measured { square, reading }) => {
                self.measured(square, reading, link)
            }
            BoardNews::Report(BoardReport::Change { square, piece: Some(_) }) => {
                self.course.reported(square);
                Vec::new()
            }
            BoardNews::Report(BoardReport::Button(button)) => {
                let act = match button {
                    Button::Say => AssemblyStep::Done,
                    Button::Again => AssemblyStep::Again,
                    Button::Press => AssemblyStep::Skip,
                    Button::Arbiter => AssemblyStep::SkipRank,
                    Button::Time => AssemblyStep::Empty,
                };
                self.act(act, link)
            }
            BoardNews::Report(BoardReport::Dump(_)) if !std::mem::replace(&mut self.begun, true) => {
                self.ask(link);
                [vec![Message::new("assembly-begin")], self.course.prompt()].concat()
            }
            BoardNews::Lost { why } => vec![why.message(), Message::new("board-lost")],
            BoardNews::Back => {
                self.ask(link);
                vec![Message::new("board-back")]
            }
            BoardNews::Report(_) | BoardNews::Opened { .. } | BoardNews::ClockNotSet | BoardNews::Port(_) => {
                Vec::new()
            }
        }
    }

    /// Requests all readings that the course needs now.
    fn ask(&mut self, link: &Link) {
        if self.begun {
            self.ask_for(self.course.wanted(), link);
        }
    }

    /// Requests these readings. Returns false if many requests have brought no reading at all.
    fn ask_for(&mut self, squares: Bitboard, link: &Link) -> bool {
        self.missing = squares;
        self.asked += 1;
        link.measure(squares);
        self.asked <= ASKED || self.readings.iter().any(Option::is_some)
    }

    fn measured(&mut self, square: Square, reading: u16, link: &Link) -> Vec<Message> {
        self.readings[usize::from(square)] = Some(reading);
        (self.asked, self.heard) = (0, Instant::now());
        self.missing.discard(square);
        if !self.missing.is_empty() {
            return Vec::new();
        }
        let messages = self.course.measured(&self.readings);
        self.ask(link);
        messages
    }
}
