//! The conversation with an engine as a state machine: its lines and the time in, lines and reports out.

use super::answer::{self, Info, is_answer, is_word};
use super::search::{EngineScore, Search, Thought};
use super::strength::{Abilities, Strength};
use annabella::clock::{Span, Stamp};
use annabella::speech::{Message, Worded};
use shakmaty_uci::UciMessage;
use strum::IntoStaticStr;

/// The maximum time until a started engine is ready.
///
/// An engine reads large files at its start, perhaps from a slow disk, and while other programs run, so this limit is longer than
/// that of an answer; the person hears after [`STARTING`] why nothing happens.
const START: Span = Span::seconds(10);

/// The time after which an engine that is not ready is reported as still starting.
const STARTING: Span = Span::seconds(3);

/// The time after the end of a search until the engine is told to stop.
const STOP: Span = Span(500);

/// The maximum time for an answer after that.
///
/// Engines answer `stop` in milliseconds. With [`STOP`], the person hears of one that hangs 2.5 s after the end of its
/// thinking time.
const ANSWER: Span = Span::seconds(2);

/// The maximum number of lines before an answer.
const MOST_LINES: usize = 20_000;

/// An order to the process of an engine, or a report about it.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Write this line.
    Write(String),
    /// End the process.
    Kill,
    /// Report this.
    Report(Report),
}

/// News from an engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// The engine is ready, with these abilities.
    Ready(Abilities),
    /// The engine is still starting, and has more time for it.
    Starting,
    /// The engine has found a move.
    Thought {
        /// The number of the request.
        id: u64,
        /// The move.
        thought: Thought,
    },
    /// The engine has failed, and its process was ended. No thought follows for its search.
    Fault(EngineFault),
    /// A search was requested from an engine that had failed before.
    Refused {
        /// The number of the request.
        id: u64,
        /// The failure.
        fault: EngineFault,
    },
}

/// The state of the conversation.
#[derive(Clone, Debug)]
enum State {
    /// The engine names its abilities.
    Naming { due: Stamp },
    /// The engine prepares itself.
    Preparing { due: Stamp },
    /// The engine waits.
    Idle,
    /// The engine searches.
    Searching(Box<Searching>),
    /// The engine was told to stop; its answer is ignored.
    Stopping { due: Stamp },
    /// The engine has failed.
    Dead(EngineFault),
}

/// A search in progress.
#[derive(Clone, Debug)]
struct Searching {
    search: Search,
    /// The time at which the engine is told to stop; `None` after that.
    stop: Option<Stamp>,
    /// The time at which it must have answered.
    due: Stamp,
    line: Vec<String>,
    score: Option<EngineScore>,
}

/// The conversation with one process.
#[derive(Clone, Debug)]
pub struct Protocol {
    state: State,
    strength: Strength,
    abilities: Abilities,
    /// The search to start when the engine is idle.
    next: Option<Search>,
    /// The time at which it is reported as still starting.
    starting: Option<Stamp>,
    at_full_strength: bool,
    /// Whether the engine was set to Chess960.
    at_chess960: bool,
    /// Number of lines since the last answer.
    lines: usize,
    actions: Vec<Action>,
}

impl Protocol {
    /// Starts the conversation with a process started at this time.
    pub fn new(strength: Strength, now: Stamp) -> Protocol {
        let mut protocol = Protocol {
            state: State::Naming { due: now + START },
            strength,
            abilities: Abilities::default(),
            next: None,
            starting: Some(now + STARTING),
            at_full_strength: false,
            at_chess960: false,
            lines: 0,
            actions: Vec::new(),
        };
        protocol.write(&UciMessage::Uci);
        protocol
    }

    /// Returns the actions so far, and forgets them.
    pub fn take_actions(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.actions)
    }

    /// Returns the time at which [`Protocol::time`] must be called; `None` if nothing is due.
    pub fn next_due(&self) -> Option<Stamp> {
        match &self.state {
            State::Naming { due } | State::Preparing { due } => Some(self.starting.unwrap_or(*due)),
            State::Stopping { due } => Some(*due),
            State::Searching(searching) => Some(searching.stop.unwrap_or(searching.due)),
            State::Idle | State::Dead(_) => None,
        }
    }

    /// Handles the passing of time.
    pub fn time(&mut self, now: Stamp) {
        if self.next_due().is_none_or(|due| now < due) {
            return;
        }
        if let State::Naming { .. } | State::Preparing { .. } = self.state
            && self.starting.take().is_some()
        {
            return self.actions.push(Action::Report(Report::Starting));
        }
        if let State::Searching(searching) = &mut self.state
            && searching.stop.take().is_some()
        {
            return self.write(&UciMessage::Stop);
        }
        self.fail(EngineFault::Silent);
    }

    /// Handles a process that could not be started.
    pub fn not_started(&mut self) {
        self.fail(EngineFault::NotStarted);
    }

    /// Handles the end of the process.
    pub fn ended(&mut self) {
        self.fail(EngineFault::Exited);
    }

    /// Handles a line that is longer than any that an engine needs.
    pub fn long_line(&mut self) {
        self.fail(EngineFault::LongLine);
    }

    /// Requests a search. An earlier one ends without a report. An engine that has failed refuses it at once.
    pub fn search(&mut self, search: Search, now: Stamp) {
        if let State::Dead(fault) = self.state {
            return self.actions.push(Action::Report(Report::Refused { id: search.id, fault }));
        }
        self.cancel(now);
        self.next = Some(search);
        self.start_next(now);
    }

    /// Ends the search without a report.
    pub fn cancel(&mut self, now: Stamp) {
        self.next = None;
        if let State::Searching(_) = self.state {
            self.write(&UciMessage::Stop);
            self.state = State::Stopping { due: now + ANSWER };
        }
    }

    /// Handles a line of the engine.
    pub fn line(&mut self, line: &str, now: Stamp) {
        if matches!(self.state, State::Dead(_)) {
            return;
        }
        self.lines += 1;
        if self.lines > MOST_LINES {
            return self.fail(EngineFault::Flood);
        }
        let line = line.trim();
        match &mut self.state {
            State::Naming { due } if is_word(line, "uciok") => {
                let due = *due;
                self.abilities.settings(self.strength).iter().for_each(|setting| self.write(setting));
                self.write(&UciMessage::UciNewGame);
                self.write(&UciMessage::IsReady);
                self.state = State::Preparing { due };
            }
            State::Naming { .. } => match line.parse() {
                Ok(UciMessage::Id { name: Some(name), .. }) => self.abilities.name = Some(name),
                Ok(UciMessage::Option(option)) => self.abilities.note(&option),
                _ => {}
            },
            State::Preparing { .. } if is_word(line, "readyok") => {
                self.actions.push(Action::Report(Report::Ready(self.abilities.clone())));
                self.rest(now);
            }
            State::Searching(searching) if is_answer(line) => {
                let id = searching.search.id;
                match searching.answered(line) {
                    Ok(thought) => {
                        self.actions.push(Action::Report(Report::Thought { id, thought }));
                        self.rest(now);
                    }
                    Err(fault) => self.fail(fault),
                }
            }
            State::Searching(searching) => {
                if let Some(info) = Info::read(line) {
                    searching.note(info);
                }
            }
            State::Stopping { .. } if is_answer(line) => self.rest(now),
            _ => {}
        }
    }

    fn rest(&mut self, now: Stamp) {
        self.lines = 0;
        self.state = State::Idle;
        self.start_next(now);
    }

    fn start_next(&mut self, now: Stamp) {
        if !matches!(self.state, State::Idle) {
            return;
        }
        let Some(search) = self.next.take() else { return };
        if self.at_full_strength != search.full_strength
            && let Some(setting) = self.abilities.switch(self.strength, search.full_strength)
        {
            self.at_full_strength = search.full_strength;
            self.write(&setting);
        }
        if self.at_chess960 != search.is_chess960()
            && let Some(setting) = self.abilities.variant(search.is_chess960())
        {
            self.at_chess960 = search.is_chess960();
            self.write(&setting);
        }
        self.write(&search.position_message());
        self.write(&search.go_message());
        let stop = now + search.limit.time + STOP;
        self.lines = 0;
        self.state = State::Searching(Box::new(Searching {
            search,
            stop: Some(stop),
            due: stop + ANSWER,
            line: Vec::new(),
            score: None,
        }));
    }

    fn fail(&mut self, fault: EngineFault) {
        if !matches!(self.state, State::Dead(_)) {
            self.state = State::Dead(fault);
            self.actions.extend([Action::Kill, Action::Report(Report::Fault(fault))]);
        }
    }

    fn write(&mut self, message: &UciMessage) {
        self.actions.push(Action::Write(message.to_string()));
    }
}

impl Searching {
    /// Notes the expected moves and the judgement of the first of several lines.
    fn note(&mut self, info: Info) {
        if info.number.is_some_and(|number| number > 1) || info.line.is_empty() {
            return;
        }
        if let Some(score) = info.score {
            self.score = Some(score);
            self.line = info.line.into_iter().map(str::to_owned).collect();
        }
    }

    /// Returns the result with the move in this line.
    fn answered(&self, line: &str) -> Result<Thought, EngineFault> {
        let position = self.search.position();
        let best = answer::best_move(line, position)?;
        let moves = answer::legal_moves(position, &self.line);
        let moves = if moves.first() == Some(&best) { moves } else { vec![best] };
        Ok(Thought { best, moves, score: self.score })
    }
}

/// The failure of an engine that was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EngineFault {
    /// The process has ended.
    #[error("the engine has ended")]
    Exited,
    /// The process could not be started again.
    #[error("the engine did not start")]
    NotStarted,
    /// No answer came in time.
    #[error("the engine gives no answer")]
    Silent,
    /// Its move is not legal, or not one of the side to move.
    #[error("the engine's move is illegal")]
    Illegal,
    /// The answer has nothing that could be a move, in a position that has one.
    #[error("the engine answered without a move")]
    NoMove,
    /// Too many lines came.
    #[error("the engine sends too many lines")]
    Flood,
    /// A line without an end came.
    #[error("the engine sends an endless line")]
    LongLine,
}

impl EngineFault {
    /// Returns the name of the fault in the locales.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl Worded for EngineFault {
    fn message(&self) -> Message {
        Message::new("home-engine-fault").with("fault", self.code())
    }
}

#[cfg(test)]
mod tests;
