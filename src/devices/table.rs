//! The event loop of a game: inputs are stamped, journaled, handled, and only then heard of.

use super::board_clocks;
use super::journal::{Journal, JournalError};
use super::keyboard::Keyboard;
use super::keys::read_keys;
use super::record::Entry;
use super::recorder::{self, Label, Recorder, TakeNews};
use super::serial::{BoardNews, Link, PortError};
use super::terminal::{Terminal, read_lines};
use super::timepiece::Timepiece;
use super::voice::{VoiceNews, Voices};
use crate::chess::Color;
use crate::clock::Stamp;
use crate::game::{
    Device, DeviceState, Effect, Event, Game, Input, Recorder as Dictating, TakeState, VoiceChange,
};
use crate::speech::{Audience, Phrase, Priority, Speaker, Utterance, Worded};
use crate::tactile::dgt::{Hand, Lie};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// So many lines are read ahead: those of a pipe without an end would fill the memory.
const AHEAD: usize = 256;
/// How often the ticker looks: well under the gap that halts the clocks.
const TICKER: Duration = Duration::from_millis(250);

/// How long queued speech may take at the end: a whole game typed at once is heard to its end.
const LAST_WORDS: Duration = Duration::from_secs(300);

/// How long the last takes may need to come to disk at the end.
const LAST_TAKES: Duration = Duration::from_secs(3);

/// How often a journal that cannot be written is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// What the devices send to the loop, stamped where it was seen.
pub enum Signal {
    /// A typed line.
    Line(Stamp, String),
    /// Nobody types any more.
    InputEnds,
    /// A board.
    Board(Stamp, Color, BoardNews),
    /// A voice.
    Voice(Stamp, VoiceNews),
    /// A recorder.
    Take(Stamp, TakeNews),
    /// Time goes by.
    Tick(Stamp),
}

/// The table a game is played at: the game, its journal, and the devices around it.
pub struct Table {
    game: Game,
    journal: Journal,
    journal_lost: bool,
    terminal: Terminal,
    voices: Voices,
    recorder: Recorder,
    rate: u32,
    volume: u32,
    timepiece: Timepiece,
    inbox: Receiver<Signal>,
    /// One for each line that was read ahead.
    ahead: Receiver<()>,
    /// A clock runs, so the ticker is to be heard.
    ticking: Arc<AtomicBool>,
    links: Vec<Link>,
    /// On which side of a clock beside a board White sits, where such a clock is to be set.
    white_sits: Option<Hand>,
    /// The terminal's keyboard, where keys are read one by one.
    keys: Option<Keyboard>,
    /// Whether the game's end ends the program: not while a pipe may still ask something.
    leave_when_over: bool,
    over: bool,
}

/// What a table is laid with.
pub struct Places {
    /// The game, new or replayed.
    pub game: Game,
    /// Its journal.
    pub journal: Journal,
    /// The terminal.
    pub terminal: Terminal,
    /// The voices.
    pub voices: Voices,
    /// The recorders of the players.
    pub recorder: Recorder,
    /// Words a minute.
    pub rate: u32,
    /// Where stamps come from.
    pub timepiece: Timepiece,
    /// Where the devices send their signals.
    pub sender: Sender<Signal>,
    /// Where they come in.
    pub inbox: Receiver<Signal>,
    /// The boards, open already.
    pub links: Vec<Link>,
    /// On which side of a clock beside a board White sits, where such a clock is to be set.
    pub white_sits: Option<Hand>,
    /// Whether a person sits at a keyboard.
    pub keyboard: bool,
    /// That keyboard, where its keys are read one by one.
    pub keys: Option<Keyboard>,
}

/// Opens the boards at these ports. In a game that goes on, one that cannot be opened now is a
/// board that was lost: the game does not need it.
///
/// # Errors
/// [`PortError`] for the first port that cannot be opened when a game begins.
pub fn open_boards(
    boards: &[(Color, String)],
    goes_on: bool,
    sender: &Sender<Signal>,
    timepiece: Timepiece,
) -> Result<Vec<Link>, PortError> {
    let open = |(side, port): &(Color, String)| {
        let (side, sender) = (*side, sender.clone());
        let news = move |news| {
            // The loop has ended where nobody takes it.
            let _ = sender.send(Signal::Board(timepiece.now(), side, news));
        };
        if goes_on { Link::find(port, Lie::default(), news) } else { Link::open(port, Lie::default(), news) }
    };
    boards.iter().map(open).collect()
}

impl Table {
    /// Lays the table: from now on, lines are read and time goes by.
    pub fn lay(places: Places) -> Table {
        let Places {
            game,
            journal,
            terminal,
            voices,
            recorder,
            rate,
            timepiece,
            sender,
            inbox,
            links,
            white_sits,
            keyboard,
            keys,
        } = places;
        let ticking = Arc::new(AtomicBool::new(false));
        let (read, ahead) = sync_channel(AHEAD);
        start_reading(sender.clone(), read, timepiece, keys.as_ref().map(Keyboard::reader));
        start_ticking(sender, timepiece, Arc::clone(&ticking));
        Table {
            game,
            journal,
            journal_lost: false,
            terminal,
            voices,
            recorder,
            rate,
            volume: 100,
            timepiece,
            inbox,
            ahead,
            ticking,
            links,
            white_sits,
            keys,
            leave_when_over: keyboard,
            over: false,
        }
    }

    /// Plays until the input ends, or the game does at a keyboard. Whether all of it is on disk.
    pub fn play(mut self, first: Option<Input>) -> bool {
        self.over = self.game.outcome().is_some();
        self.name_the_journal();
        self.name_the_keys();
        match first {
            // Stamped as the last event was: what a start takes is nobody's thinking time.
            Some(input) => self.take(self.game.now(), input),
            None => {
                let effects = self.game.greeting();
                self.carry_out(self.game.now(), effects);
            }
        }
        while let Some(signal) = self.next_signal() {
            self.signal(signal);
            if self.over && self.leave_when_over {
                break;
            }
        }
        self.links.clear();
        self.end_takes();
        let saved = self.save_the_rest();
        self.voices.finish(LAST_WORDS);
        saved
    }

    /// What is not on disk by now is lost: that is said.
    fn save_the_rest(&mut self) -> bool {
        let saved = self.journal.retry();
        if let Err(error) = &saved {
            eprintln!("{}", self.terminal.words().say(&error.message()));
        }
        saved.is_ok()
    }

    fn name_the_journal(&mut self) {
        let at = self.timepiece.now();
        let file = self.journal.path().display().to_string();
        let phrase = Phrase::JournalAt { file };
        // Printed only: a path is no pleasure to hear.
        let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Notification, &phrase);
        self.say(at, &utterance, false);
    }

    fn name_the_keys(&mut self) {
        if self.keys.is_none() {
            return;
        }
        let (from, audience) = (Speaker::Program, Audience::Room);
        let in_a_game = (!self.game.settings().clock_only).then_some(Phrase::KeysTalk);
        for phrase in [Phrase::KeysAre].into_iter().chain(in_a_game) {
            let utterance = Utterance::new(from, audience, Priority::Notification, &phrase);
            self.say(self.timepiece.now(), &utterance, true);
        }
    }

    /// The next signal, or a tick when the game wants one; none when nobody types any more.
    fn next_signal(&mut self) -> Option<Signal> {
        let now = self.timepiece.now();
        let deadline = self.game.next_deadline().map(|due| Duration::from_millis(due.since(now).0));
        let wait =
            if self.journal_lost { Some(deadline.map_or(RETRY, |due| due.min(RETRY))) } else { deadline };
        let signal = match wait {
            None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(wait) => self.inbox.recv_timeout(wait),
        };
        match signal {
            Ok(Signal::InputEnds) | Err(RecvTimeoutError::Disconnected) => None,
            Ok(signal) => Some(signal),
            Err(RecvTimeoutError::Timeout) => Some(Signal::Tick(self.timepiece.now())),
        }
    }

    fn signal(&mut self, signal: Signal) {
        match signal {
            Signal::Line(at, text) => {
                let _ = self.ahead.try_recv();
                self.take(at, Input::Line { text });
            }
            Signal::Board(at, side, news) => self.board(at, side, news),
            Signal::Voice(at, news) => self.voice(at, &news),
            Signal::Take(at, news) => self.take_told(at, news),
            Signal::Tick(at) => {
                if self.journal_lost && self.journal.retry().is_ok() {
                    self.journal_came_back(at);
                }
                if self.game.next_deadline().is_some_and(|due| at >= due) {
                    self.take(at, Input::Tick);
                }
            }
            Signal::InputEnds => {}
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
                self.say(at, &Utterance::new(from, Audience::Room, Priority::Message, &phrase), true);
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
            self.say(at, &utterance, aloud);
        }
        let state = if news.is_bad() { DeviceState::Lost } else { DeviceState::Ready };
        if news.is_bad() || matches!(news, VoiceNews::Back { .. }) {
            self.take(at, Input::Device { device: Device::Sound, state });
        }
    }

    /// Handles an input: on disk first, then heard.
    fn take(&mut self, at: Stamp, input: Input) {
        let event = Event { at, input };
        let effects = self.game.handle(&event);
        let order = self.white_sits.and_then(|side| board_clocks::order(side, &event.input, &effects));
        // Before the disk may make the loop wait: a second without a tick would be a gap.
        self.ticking.store(self.game.running().is_some(), Ordering::Relaxed);
        let kept = self.journal.append(&Entry::now(event));
        if let Some(order) = order {
            self.links.iter().for_each(|link| link.set_clock(order.clone()));
        }
        self.carry_out(self.game.now(), effects);
        match kept {
            Ok(()) if self.journal_lost => self.journal_came_back(at),
            Ok(()) => {}
            Err(error) => self.journal_failed(at, &error),
        }
    }

    fn journal_failed(&mut self, at: Stamp, error: &JournalError) {
        if !std::mem::replace(&mut self.journal_lost, true) {
            eprintln!("{}", self.terminal.words().say(&error.message()));
            self.take(at, Input::Device { device: Device::Journal, state: DeviceState::Lost });
        }
    }

    fn journal_came_back(&mut self, at: Stamp) {
        self.journal_lost = false;
        self.take(at, Input::Device { device: Device::Journal, state: DeviceState::Ready });
    }

    fn carry_out(&mut self, at: Stamp, effects: Vec<Effect>) {
        for effect in effects {
            self.terminal.count(std::slice::from_ref(&effect));
            match effect {
                Effect::Say { utterance, aloud } => self.say(at, &utterance, aloud),
                Effect::Report { audience, report, text } => {
                    if self.voices.routing().prints(audience) {
                        self.terminal.report(at, audience, &report, text.as_ref());
                    }
                }
                Effect::Voice(change) => self.change_voice(change),
                Effect::Recorder(order) => self.record(at, order),
                Effect::Over => self.end(at),
            }
        }
    }

    fn record(&mut self, at: Stamp, order: Dictating) {
        match order {
            Dictating::Begin { side, take, ply } => {
                let (number, mover) = (self.game.move_number(ply), self.game.mover(ply));
                self.recorder.begin(Label { side, take, number, mover });
            }
            Dictating::End { side } => self.recorder.end(side),
            Dictating::Play { side, takes } => {
                let sounds = takes.iter().filter_map(|take| self.recorder.sound(side, *take)).collect();
                // One after the other; what is being answered newly replaces none of them.
                if !self.voices.play(sounds, Priority::Message, side.into()) {
                    let phrase = Phrase::DictationNoDevice;
                    let utterance = Utterance::new(Speaker::Program, side.into(), Priority::Text, &phrase);
                    self.say(at, &utterance, false);
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
        self.voices.play(vec![tone], Priority::Text, side.into());
    }

    /// Ends the takes that are running, and journals what became of them.
    fn end_takes(&mut self) {
        self.recorder.finish(LAST_TAKES);
        while let Ok(signal) = self.inbox.try_recv() {
            if let Signal::Take(at, news) = signal {
                let TakeNews { side, take, state, length, why } = news;
                self.take(at, Input::Recording { side, take, state, length, why });
            }
        }
    }

    fn end(&mut self, at: Stamp) {
        self.over = true;
        let file = self.journal.path().display().to_string();
        let phrase = Phrase::OverScore { file };
        let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Notification, &phrase);
        self.say(at, &utterance, false);
    }

    fn say(&mut self, at: Stamp, utterance: &Utterance, aloud: bool) {
        let voiced = aloud && (self.voices.speak() || self.terminal.prints_voiced());
        let voiced = voiced.then(|| self.terminal.voiced(utterance));
        if self.voices.routing().prints(utterance.audience) {
            self.terminal.say(at, utterance, voiced.as_ref());
        }
        if let Some(voiced) = voiced {
            let language = self.terminal.language(utterance.tongue);
            self.voices.say(voiced, language, utterance.priority, utterance.audience);
        }
    }

    fn change_voice(&mut self, change: VoiceChange) {
        // A seventh more or less is a step that is heard; there is no upper end (see the design).
        match change {
            VoiceChange::Stop(audience) => return self.voices.stop(audience),
            VoiceChange::Faster => self.rate += self.rate / 7,
            VoiceChange::Slower => self.rate = (self.rate - self.rate / 8).max(60),
            VoiceChange::Louder => self.volume = (self.volume + 20).min(200),
            VoiceChange::Softer => self.volume = self.volume.saturating_sub(20).max(20),
        }
        self.voices.set_rate(self.rate);
        self.voices.set_volume(self.volume);
    }
}

/// Reads lines, each once it may stand in `read`, which is full where the loop is far behind.
fn start_reading(sender: Sender<Signal>, read: SyncSender<()>, timepiece: Timepiece, keys: Option<Keyboard>) {
    thread::spawn(move || {
        let take = |line| {
            let at = timepiece.now();
            read.send(()).is_ok() && sender.send(Signal::Line(at, line)).is_ok()
        };
        match keys {
            Some(keyboard) => read_keys(&keyboard, take),
            None => read_lines(take),
        }
        let _ = sender.send(Signal::InputEnds);
    });
}

/// Ticks come from a thread of their own, so that a disk which makes the loop wait is not taken
/// for a machine that slept.
fn start_ticking(sender: Sender<Signal>, timepiece: Timepiece, ticking: Arc<AtomicBool>) {
    thread::spawn(move || {
        loop {
            thread::sleep(TICKER);
            if ticking.load(Ordering::Relaxed) && sender.send(Signal::Tick(timepiece.now())).is_err() {
                return;
            }
        }
    });
}
