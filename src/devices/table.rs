//! A table: inputs of its devices are stamped, handled and journaled, and only then answered.

use super::journal::{Journal, JournalError};
use super::line_reader::LineReader;
use super::links::Links;
use super::listeners::Listeners;
use super::pin::Guard;
use super::record::Entry;
use super::recorder::{self, Label, Recorder, TakeNews};
use super::serial::BoardNews;
use super::signal::{News, Signal, SignalSender};
use super::ticker::Ticker;
use super::timepiece::Timepiece;
use super::voice::VoiceNews;
use crate::chess::Color;
use crate::clock::{Span, Stamp};
use crate::game::{
    Device, DeviceState, Effect, Event, Input, Machine, PinGiven, ReadAs, RecorderOrder, Secret, TakeState,
};
use crate::speech::{Audience, Phrase, Priority, Speaker, Utterance, Worded};
use std::time::Duration;

/// The longest time that queued speech may take at the end: a whole game typed at once is still
/// spoken.
const LAST_WORDS: Duration = Duration::from_secs(300);

/// The longest time that the last takes may need to be written at the end.
const LAST_TAKES: Duration = Duration::from_secs(3);

/// Who wants to leave again within so long means it.
const MEANT: Span = Span::seconds(10);

/// How often writing is tried again after the journal could not be written.
const RETRY: Span = Span::seconds(1);

/// A table: a game, its journal, and the devices around it.
pub struct Table {
    machine: Box<dyn Machine>,
    journal: Journal,
    /// When writing the journal is tried again.
    retry: Option<Stamp>,
    listeners: Listeners,
    recorder: Recorder,
    timepiece: Timepiece,
    ticker: Ticker,
    links: Links,
    reader: Option<LineReader>,
    guard: Guard,
    sender: SignalSender,
    /// When somebody wanted to leave.
    asked_to_leave: Option<Stamp>,
    /// Lines that came while a PIN is compared.
    held: Option<Vec<Signal>>,
    leave_when_over: bool,
    over: bool,
}

/// The parts of a table.
pub struct Places {
    /// The game, new or replayed.
    pub machine: Box<dyn Machine>,
    /// Its journal.
    pub journal: Journal,
    /// The terminal and the voices.
    pub listeners: Listeners,
    /// The recorders of the players.
    pub recorder: Recorder,
    /// Where the devices send their signals.
    pub sender: SignalSender,
    /// The links to the boards.
    pub links: Links,
    /// Standard input, if it is this table's.
    pub reader: Option<LineReader>,
    /// What guards the arbiter's words at a shared terminal.
    pub guard: Guard,
    /// Whether the table ends with the game; not if a pipe may still ask something.
    pub leave_when_over: bool,
}

impl Table {
    /// Sets the table up; from now on time passes.
    pub fn lay(places: Places) -> Table {
        let Places { machine, journal, listeners, recorder, sender, links, reader, guard, leave_when_over } =
            places;
        Table {
            over: machine.is_over(),
            machine,
            journal,
            retry: None,
            listeners,
            recorder,
            timepiece: sender.timepiece(),
            ticker: Ticker::start(sender.clone()),
            links,
            reader,
            guard,
            sender,
            asked_to_leave: None,
            held: None,
            leave_when_over,
        }
    }

    /// Begins with this input, or else with the greeting of the game.
    pub fn begin(&mut self, first: Option<Input>) {
        self.name_the_journal();
        self.name_the_keys();
        match first {
            // The input has the time of the last event: starting the program takes no player's time.
            Some(input) => self.take(self.machine.now(), input),
            None => {
                let effects = self.machine.greeting();
                self.carry_out(self.machine.now(), effects);
            }
        }
    }

    /// How long until the table must be told that time has passed; none if never.
    pub(super) fn wait(&self) -> Option<Duration> {
        let due = self.due()?;
        Some(Duration::from_millis(due.since(self.timepiece.now()).0))
    }

    fn due(&self) -> Option<Stamp> {
        self.machine.next_deadline().into_iter().chain(self.retry).min()
    }

    /// The present time at this table.
    pub(super) fn time(&self) -> Stamp {
        self.timepiece.now()
    }

    /// Tells the table that it is that time. Returns false if the table has ended.
    pub(super) fn pass_time(&mut self, at: Stamp) -> bool {
        self.due().is_none_or(|due| at < due) || self.signal(Signal { at, news: News::Tick })
    }

    /// Takes a signal. Returns false if the table has ended.
    pub(super) fn signal(&mut self, signal: Signal) -> bool {
        let Signal { at, news } = signal;
        match news {
            News::Line(text) => {
                if let Some(reader) = &self.reader {
                    reader.taken();
                }
                self.line(at, text);
            }
            News::Leave => return !self.leaves(at),
            News::Pin(given) => self.pin(at, given),
            News::Board(side, news) => self.board(at, side, news),
            News::Voice(news) => self.voice(at, &news),
            News::Take(news) => self.take_told(at, news),
            News::Tick => self.tick(at),
            News::InputEnds => {}
        }
        !(self.over && self.leave_when_over)
    }

    /// Closes the links to the boards, and ends running takes.
    pub(super) fn stop(&mut self) {
        self.links = Links::default();
        self.recorder.finish(LAST_TAKES);
    }

    /// Journals the news of a take; all other signals are ignored at the end.
    pub(super) fn last(&mut self, signal: Signal) {
        if let News::Take(TakeNews { side, take, state, length, why }) = signal.news {
            self.take(signal.at, Input::Recording { side, take, state, length, why });
        }
    }

    /// Ends the table once everything is said. Returns whether the whole journal is on disk.
    pub fn close(mut self) -> bool {
        let saved = self.save_the_rest();
        self.listeners.voices.finish(LAST_WORDS);
        saved
    }

    /// Reports entries that could not be written, which are now lost.
    fn save_the_rest(&mut self) -> bool {
        let saved = self.journal.retry();
        if let Err(error) = &saved {
            self.listeners.complain(&error.message());
        }
        saved.is_ok()
    }

    /// Tells everybody something about the table itself.
    pub fn notify(&self, phrase: &Phrase) {
        self.listeners.notify(self.timepiece.now(), phrase, true);
    }

    fn name_the_journal(&self) {
        let file = self.journal.path().display().to_string();
        // Printed only: a path is tedious to listen to.
        self.listeners.notify(self.timepiece.now(), &Phrase::JournalAt { file }, false);
    }

    fn name_the_keys(&self) {
        if self.reader.as_ref().is_some_and(LineReader::has_keys) {
            let dictate = self.machine.keeps_score().then_some(Phrase::KeysTalk);
            for phrase in [Phrase::KeysAre].into_iter().chain(dictate) {
                self.listeners.notify(self.timepiece.now(), &phrase, true);
            }
        }
    }

    /// Somebody wants to leave. Of a game that is not over they are asked once more, and told how to go on.
    /// Returns whether they leave.
    fn leaves(&mut self, at: Stamp) -> bool {
        let asked = self.asked_to_leave.replace(at).is_some_and(|asked| at.since(asked) < MEANT);
        let asks = !asked && !self.over && !self.journal.is_empty();
        if asks {
            let file = self.journal.path().display().to_string();
            self.listeners.notify(at, &Phrase::LeaveAsked { file }, false);
        }
        !asks
    }

    /// Takes a line: it is for the game, or the answer to the question for a PIN.
    fn line(&mut self, at: Stamp, text: String) {
        if let Some(held) = &mut self.held {
            held.push(Signal { at, news: News::Line(text) });
        } else if self.machine.secret() == Some(Secret::Pin) {
            self.compare(text);
        } else {
            self.take(at, Input::Line { text });
            // A pipe has been asked already.
            if let Some(given) = self.guard.known.filter(|_| self.machine.secret() == Some(Secret::Pin)) {
                self.take(at, Input::Pin { given });
            }
        }
    }

    /// Compares what was typed with the arbiter's PIN, in a thread of its own: that takes a while by
    /// design. Lines wait for it.
    fn compare(&mut self, text: String) {
        let (guard, sender) = (self.guard.clone(), self.sender.clone());
        let compare = move || {
            // If this fails, the event loop has ended.
            sender.send(News::Pin(guard.given(text.trim())));
        };
        match std::thread::Builder::new().name("pin".to_owned()).spawn(compare) {
            Ok(_) => self.held = Some(Vec::new()),
            Err(_) => self.pin(self.timepiece.now(), PinGiven::None),
        }
    }

    fn pin(&mut self, at: Stamp, given: PinGiven) {
        self.take(at, Input::Pin { given });
        for Signal { at, news } in self.held.take().into_iter().flatten() {
            if let News::Line(text) = news {
                self.line(at, text);
            }
        }
    }

    fn tick(&mut self, at: Stamp) {
        if self.retry.is_some_and(|due| at >= due) {
            match self.journal.retry() {
                Ok(()) => self.journal_came_back(at),
                Err(_) => self.retry = Some(at + RETRY),
            }
        }
        if self.machine.next_deadline().is_some_and(|due| at >= due) {
            self.take(at, Input::Tick);
        }
    }

    fn board(&mut self, at: Stamp, side: Color, news: BoardNews) {
        let device = Device::board(side);
        match news {
            BoardNews::Report(report) => {
                if let Some(input) = Input::from_board(side, report) {
                    self.take(at, input);
                }
            }
            BoardNews::Lost { .. } => self.take(at, Input::Device { device, state: DeviceState::Lost }),
            BoardNews::Opened { .. } | BoardNews::Back => {
                self.take(at, Input::Device { device, state: DeviceState::Ready });
            }
            BoardNews::ClockNotSet => {
                let (from, phrase) = (Speaker::Clock, Phrase::ClockNotSet);
                self.listeners.say(
                    at,
                    &Utterance::new(from, Audience::Room, Priority::Message, &phrase),
                    true,
                );
            }
        }
    }

    fn voice(&mut self, at: Stamp, news: &VoiceNews) {
        let phrase = news.message();
        let utterance = Utterance {
            from: Speaker::Program,
            audience: Audience::Room,
            priority: Priority::Notification,
            tongue: crate::speech::Tongue::Interface,
            phrases: vec![phrase],
        };
        let aloud = matches!(news, VoiceNews::Shared);
        if !matches!(news, VoiceNews::Open { .. }) {
            self.listeners.say(at, &utterance, aloud);
        }
        let state = if news.is_bad() { DeviceState::Lost } else { DeviceState::Ready };
        if news.is_bad() || matches!(news, VoiceNews::Back { .. }) {
            self.take(at, Input::Device { device: Device::Sound, state });
        }
    }

    /// Handles an input: it is written to disk before its effects are carried out.
    fn take(&mut self, at: Stamp, input: Input) {
        let event = Event { at, input };
        let (effects, act) = self.machine.handle_as(&event, &ReadAs::Now);
        // Done before writing, which may take long: a second without a tick would count as a gap.
        self.ticker.switch(self.machine.time_runs());
        let kept = self.journal.append(&Entry::now(event, act));
        if let Some(reader) = &self.reader {
            reader.hide(self.machine.secret().is_some());
        }
        self.carry_out(self.machine.now(), effects);
        match kept {
            Ok(()) if self.retry.is_some() => self.journal_came_back(at),
            Ok(()) => {}
            Err(error) => self.journal_failed(at, &error),
        }
    }

    fn journal_failed(&mut self, at: Stamp, error: &JournalError) {
        if self.retry.replace(at + RETRY).is_none() {
            self.listeners.complain(&error.message());
            self.take(at, Input::Device { device: Device::Journal, state: DeviceState::Lost });
        }
    }

    fn journal_came_back(&mut self, at: Stamp) {
        self.retry = None;
        self.take(at, Input::Device { device: Device::Journal, state: DeviceState::Ready });
    }

    fn carry_out(&mut self, at: Stamp, effects: Vec<Effect>) {
        for effect in effects {
            self.listeners.terminal.count(std::slice::from_ref(&effect));
            match effect {
                Effect::Say { utterance, aloud } => self.listeners.say(at, &utterance, aloud),
                Effect::Report { audience, report, text } => {
                    self.listeners.report(at, audience, &report, text.as_ref());
                }
                Effect::Voice(change) => self.listeners.voices.change(change),
                Effect::Recorder(order) => self.record(at, order),
                Effect::SetClock { white, black, running } => {
                    self.links.set_clocks(white, black, running);
                }
                Effect::Over => self.end(at),
            }
        }
    }

    fn record(&mut self, at: Stamp, order: RecorderOrder) {
        match order {
            RecorderOrder::Begin { side, take, ply } => {
                let (number, mover) = self.machine.label(ply);
                self.recorder.begin(Label { side, take, number, mover });
            }
            RecorderOrder::End { side } => self.recorder.end(side),
            RecorderOrder::Play { side, takes } => {
                let sounds = takes.iter().filter_map(|take| self.recorder.sound(side, *take)).collect();
                // Played one after the other; a new order does not interrupt an earlier one.
                if !self.listeners.voices.play(sounds, Priority::Message, side.into()) {
                    let phrase = Phrase::DictationNoDevice;
                    let utterance = Utterance::new(Speaker::Program, side.into(), Priority::Text, &phrase);
                    self.listeners.say(at, &utterance, false);
                }
            }
        }
    }

    fn take_told(&mut self, at: Stamp, news: TakeNews) {
        let TakeNews { side, take, state, length, why } = news;
        self.take(at, Input::Recording { side, take, state, length, why });
        let tone = match state {
            TakeState::Running => recorder::begins(),
            TakeState::Kept => recorder::ends(),
            _ => return,
        };
        self.listeners.voices.play(vec![tone], Priority::Text, side.into());
    }

    fn end(&mut self, at: Stamp) {
        self.over = true;
        if self.machine.keeps_score() {
            let file = self.journal.path().display().to_string();
            self.listeners.notify(at, &Phrase::OverScore { file }, false);
        }
    }
}
