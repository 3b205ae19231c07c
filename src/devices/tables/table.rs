//! A table: stamps, handles and journals the inputs of its devices, and only then answers them.

mod arbiter;
mod board_reports;
pub(super) mod boards;
mod closing;
mod effects;
mod lines;
mod outbox;
pub mod secrets;
mod session;
mod typed;

use self::boards::ConnectedBoards;
use self::lines::TypedLines;
use self::outbox::{Outbox, Outgoing};
use self::secrets::Secrets;
pub use self::session::ResumedBy;
use self::session::Session;
use super::desk::DeskListener;
use super::line_reader::LineReader;
use super::links::Links;
use super::listeners::{Delivery, Listeners};
use super::sealer::{Passphrases, Sealer};
use super::signal::{DeviceEvent, Signal, SignalSender};
use super::solver::Solver;
use crate::clock::Stamp;
use crate::devices::hearing::Hearing;
use crate::devices::recorder::Recorder;
use crate::devices::storage::disk::{DiskNews, renewed};
use crate::devices::storage::journal::{Journal, JournalError, Writer, entry_now};
use crate::devices::storage::live_pgn::LivePgn;
use crate::devices::tables::table::secrets::Guard;
use crate::game::{Device, DeviceState, Effect, Event, Input, Machine, ReadAs};
use crate::journal::{Milestones, Occasion};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The time between two ticks, well below the gap that stops the clocks.
const TICK: Duration = Duration::from_millis(250);

/// A game, its journal, and its devices.
pub struct Table {
    machine: Box<dyn Machine>,
    /// All output of the table, which waits until its cause is saved.
    outbox: Outbox,
    listeners: Listeners,
    recorder: Recorder,
    hearing: Hearing,
    boards: ConnectedBoards,
    lines: TypedLines,
    secrets: Secrets,
    /// The listener for the arbiter's desk, if this game allows one.
    desk_listener: Option<DeskListener>,
    solver: Solver,
    session: Session,
    ticker: Ticker,
    sender: SignalSender,
    /// Whether players were warned that private answers use the loudspeaker.
    warned_of_shared_voice: bool,
    rescue_folders: Vec<PathBuf>,
}

/// The parts of a table.
pub struct TableParts {
    /// The game, new or replayed.
    pub machine: Box<dyn Machine>,
    /// The journal of the game.
    pub journal: Journal,
    /// The detector of entries whose fingerprint is announced.
    pub milestones: Milestones,
    /// The terminal and the voices.
    pub listeners: Listeners,
    /// The recorders of the players.
    pub recorder: Recorder,
    /// The recognisers of the players' announcements.
    pub hearing: Hearing,
    /// The live PGN file, if there is one.
    pub live_pgn: Option<LivePgn>,
    /// The sender of the devices' signals.
    pub sender: SignalSender,
    /// The links to the boards.
    pub links: Links,
    /// Standard input, if this table uses it.
    pub reader: Option<LineReader>,
    /// The listener for the arbiter's desk, if this game allows one.
    pub desk_listener: Option<DeskListener>,
    /// The guard of the arbiter's commands at a shared terminal.
    pub guard: Guard,
    /// The source of passphrases for envelopes.
    pub passphrases: Passphrases,
    /// Whether the table stays open after the game, for questions by a user at the keyboard.
    pub stays_when_over: bool,
    /// The command that resumes the game, without options.
    pub command: &'static str,
    /// The way to resume the game.
    pub resumed_by: ResumedBy,
    /// Whether players were warned at the start that private answers use the loudspeaker.
    pub sharing_known: bool,
    /// The folders for a copy of the journal, if its own is gone at the end.
    pub rescue_folders: Vec<PathBuf>,
}

impl Table {
    /// Sets up the table; its time starts to run.
    ///
    /// # Errors
    /// [`JournalError::Io`] if no thread can be started to write the journal.
    pub fn new(parts: TableParts) -> Result<Table, JournalError> {
        let sender = parts.sender;
        let sealer = Sealer::new(parts.journal.path(), parts.passphrases);
        let theirs = sender.clone();
        let writer = Writer::start(parts.journal, move |news| {
            // If sending fails, the event loop has ended; `Table::close` asks the writer itself.
            theirs.send(DeviceEvent::Journal(news));
        })?;
        let over = parts.machine.is_over();
        Ok(Table {
            machine: parts.machine,
            outbox: Outbox::new(writer, parts.milestones, parts.live_pgn),
            listeners: parts.listeners,
            recorder: parts.recorder,
            hearing: parts.hearing,
            boards: ConnectedBoards::new(parts.links),
            lines: TypedLines::new(parts.reader),
            secrets: Secrets::new(parts.guard, sealer),
            desk_listener: parts.desk_listener,
            solver: Solver::default(),
            session: Session::new(over, parts.stays_when_over, parts.command, parts.resumed_by),
            ticker: Ticker::start(sender.clone()),
            sender,
            warned_of_shared_voice: parts.sharing_known,
            rescue_folders: parts.rescue_folders,
        })
    }

    /// Starts with the input `first`, otherwise with the greeting of the game.
    pub fn begin(&mut self, first: Option<Input>) {
        self.name_the_journal();
        self.name_the_keys();
        match first {
            // The input has the time of the last event: starting the program must not cost a player time.
            Some(input) => self.handle(self.machine.now(), input),
            None => {
                self.session.opening = true;
                let greeting = self.machine.greeting();
                self.put_out(self.machine.now(), Outgoing::Effects(greeting));
            }
        }
        if self.session.over && self.session.stays_when_over {
            self.say(self.time(), &Phrase::OverStays);
        }
    }

    fn name_the_journal(&mut self) {
        let file = self.file();
        // Printed only, because a path is tedious to listen to; a screen reader would read it.
        if !self.listeners.voices.are_read() {
            self.print(self.time(), &Phrase::JournalAt { file });
        }
    }

    fn name_the_keys(&mut self) {
        if self.lines.has_keys() {
            // A listener hears only the key that leads to all others, because the game waits.
            self.say_aloud(&Phrase::KeysHelp);
            self.print(self.time(), &Phrase::KeysAre);
            if self.machine.keeps_score() {
                self.print(self.time(), &Phrase::KeysTalk);
            }
        }
    }

    /// Ends what is spoken for the users of this terminal, who have pressed a key or typed a line.
    ///
    /// They need no more of an answer, nor of the greeting before the game's first input. All else of a game is
    /// spoken to its end.
    fn cancel_speech(&self) {
        let up_to = if self.session.opening { Priority::Message } else { Priority::Text };
        self.listeners.voices.cancel_speech(up_to);
    }

    /// Returns the current time at this table.
    pub(super) fn time(&self) -> Stamp {
        self.sender.timepiece().now()
    }

    /// Returns the time until something is due; `None` if nothing is.
    pub(super) fn wait(&self) -> Option<Duration> {
        let due = self.machine.next_deadline().into_iter().chain(self.boards.debounced.due()).min();
        let due = due.map(|due| self.sender.timepiece().real(due.since(self.time())));
        due.into_iter().chain(self.outbox.disk.wait()).chain(self.solver.wait()).min()
    }

    /// Handles the passing of time. Returns false if the table has ended.
    pub(super) fn pass_time(&mut self, at: Stamp) -> bool {
        self.tick(at);
        for undetermined in self.solver.overdue() {
            self.handle(at, undetermined);
        }
        self.check_disk(at);
        self.is_running()
    }

    /// Handles a signal. Returns false if the table has ended.
    pub(super) fn signal(&mut self, Signal { at, event }: Signal) -> bool {
        match event {
            DeviceEvent::Key => self.cancel_speech(),
            DeviceEvent::Echo(typed) => self.listeners.echo(&typed),
            DeviceEvent::Line(text) => {
                self.cancel_speech();
                self.line(at, text);
            }
            DeviceEvent::Leave => self.request_to_leave(at),
            DeviceEvent::AwaitsDisk => self.outbox.disk.begins_beside(),
            DeviceEvent::DiskAnswered => {
                let news = self.outbox.disk.ends_beside();
                self.disk_news(at, news);
            }
            DeviceEvent::Sealed(closed) => self.sealed(at, closed),
            DeviceEvent::Found(found) => self.envelope_read(at, found),
            DeviceEvent::NoOutside(cause) => self.complain_of_outside(cause),
            DeviceEvent::Board(side, news) => self.board(at, side, news),
            DeviceEvent::Voice(news) => self.voice(at, &news),
            DeviceEvent::Take(news) => self.recording_news(at, news),
            DeviceEvent::Heard(news) => self.hearing_news(at, news),
            DeviceEvent::Journal(news) => {
                let news = self.outbox.disk.heard(news);
                self.disk_news(at, news);
            }
            DeviceEvent::Desk(news) => self.desk(at, news),
            DeviceEvent::LivePgn(why) => self.listeners.complain(&why),
            DeviceEvent::Solved(topic, found) => {
                if let Some(found) = self.solver.ended(topic, found, &self.sender) {
                    self.handle(at, found);
                }
            }
            DeviceEvent::Companion(input) => self.handle(at.max(self.machine.now()), input),
            DeviceEvent::Tick => self.tick(at),
            DeviceEvent::InputEnds => {}
        }
        self.check_disk(at);
        self.is_running()
    }

    fn tick(&mut self, at: Stamp) {
        self.settle_boards(at);
        if self.machine.next_deadline().is_some_and(|due| at >= due) {
            self.handle(at, Input::Tick);
        }
    }

    /// Handles an input. Its effects are carried out once it is saved, or if the disk takes too long.
    fn handle(&mut self, at: Stamp, input: Input) {
        self.handle_as(at, input, &ReadAs::Now);
    }

    fn handle_as(&mut self, at: Stamp, input: Input, read: &ReadAs) {
        self.session.opening = false;
        let event = Event { at, input };
        let (effects, act) = self.machine.handle_as(&event, read);
        // A second without a tick would count as a gap.
        self.ticker.switch(self.machine.time_runs());
        self.follow_question(&effects);
        let sealed_move = self.sealed_move_for(&effects);
        self.secrets.forget_sealed(self.machine.secret());
        if let Err(error) = self.outbox.disk.append(&entry_now(event, act)) {
            self.listeners.complain(&error.message());
        }
        self.boards.follow_sealing(self.machine.as_ref());
        self.act_before_saving(&effects);
        self.listeners.prepare(&effects);
        self.publish(effects, sealed_move);
    }

    /// Carries out the effects that no one perceives, so that they need not wait for the disk.
    fn act_before_saving(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Over => self.session.over = true,
                Effect::Solve(question) => self.solver.ask(question.clone(), &self.sender),
                _ => {}
            }
        }
    }

    /// Puts out the effects of the last event. `sealed_move`: the answer to an order to read it back.
    fn publish(&mut self, mut effects: Vec<Effect>, sealed_move: Option<Outgoing>) {
        let now = self.machine.now();
        let occasion = self.outbox.milestones.of(&effects);
        let live = self.outbox.live_pgn.as_mut();
        let live = live.and_then(|live| live.changed(self.machine.as_ref(), &effects));
        let leaves = effects.contains(&Effect::Leave);
        if let Some((at, sealed_move)) = effects.iter().position(is_read_back).zip(sealed_move) {
            let rest = effects.split_off(at);
            self.put_out(now, Outgoing::Effects(effects));
            self.put_out(now, sealed_move);
            effects = rest;
        }
        self.put_out(now, Outgoing::Effects(effects));
        if let Some(text) = live {
            self.put_out(now, Outgoing::LivePgn(text));
        }
        self.publish_digest(now, occasion);
        if leaves {
            self.leave(now);
        }
    }

    /// Puts out the fingerprint of the last entry, if there is an occasion for it.
    fn publish_digest(&mut self, at: Stamp, occasion: Option<Occasion>) {
        if let Some(occasion) = occasion {
            let milestone = self.outbox.new_milestone(occasion);
            self.put_out(at, Outgoing::Digest(milestone));
        }
    }

    /// Reports an unresponsive disk or an almost full journal.
    /// Releases output that need not wait any longer.
    fn check_disk(&mut self, at: Stamp) {
        let news = self.outbox.disk.stalls();
        self.disk_news(at, news);
        let news = self.outbox.disk.fills();
        self.disk_news(at, news);
        self.let_out();
    }

    fn disk_news(&mut self, at: Stamp, news: Option<DiskNews>) {
        let Some(news) = news else { return };
        let state = match news {
            DiskNews::Stalled => DeviceState::Stalled,
            DiskNews::Back => DeviceState::Ready,
            DiskNews::Filling => DeviceState::Filling,
            DiskNews::Failed(why) => {
                self.listeners.complain(&why);
                DeviceState::Lost
            }
            DiskNews::Renewed(renewal) => {
                self.listeners.complain(&renewed(&self.file(), &renewal));
                DeviceState::Renewed
            }
        };
        // The table's time may be ahead of the device's.
        let at = at.max(self.machine.now());
        self.handle(at, Input::Device { device: Device::Journal, state });
    }

    fn file(&self) -> String {
        self.outbox.disk.path().display().to_string()
    }

    /// Announces something about the table itself to everyone, even if more announcements follow.
    pub fn notify(&mut self, phrase: &Phrase) {
        self.announce(self.time(), Priority::Message, phrase, Delivery::PrintedAndSpoken);
    }

    /// Speaks to everyone a text that is already on the terminal.
    pub fn say_aloud(&mut self, phrase: &Phrase) {
        self.announce(self.time(), Priority::Message, phrase, Delivery::Spoken);
    }

    /// Prints and speaks a notification for everyone.
    fn say(&mut self, at: Stamp, phrase: &Phrase) {
        self.announce(at, Priority::Notification, phrase, Delivery::PrintedAndSpoken);
    }

    /// Prints a notification for everyone.
    fn print(&mut self, at: Stamp, phrase: &Phrase) {
        self.announce(at, Priority::Notification, phrase, Delivery::Printed);
    }

    fn announce(&mut self, at: Stamp, priority: Priority, phrase: &Phrase, delivery: Delivery) {
        let utterance = Utterance::new(Speaker::Program, Audience::Room, priority, phrase);
        self.put_out(at, Outgoing::Notice(utterance, delivery));
    }

    /// Queues output after all pending output.
    fn put_out(&mut self, at: Stamp, output: Outgoing) {
        self.outbox.disk.hold(at, output);
        self.let_out();
    }
}

fn is_read_back(effect: &Effect) -> bool {
    matches!(effect, Effect::ReadSealed { .. })
}

/// Creates the program's answer to a request.
fn reply(audience: Audience, words: &impl Worded) -> Utterance {
    Utterance::new(Speaker::Program, audience, Priority::Text, words)
}

/// Returns the message that the outside of an envelope could not be written.
fn no_outside(cause: String) -> Message {
    Message::new("envelope-no-outside").with("cause", cause)
}

/// A source of ticks while a clock runs, until it is dropped.
/// It uses a separate thread, so that an event loop delayed by a disk does not look like a suspended
/// computer.
struct Ticker {
    on: Arc<AtomicBool>,
}

impl Ticker {
    /// Starts a ticker, switched off.
    fn start(sender: SignalSender) -> Ticker {
        let on = Arc::new(AtomicBool::new(false));
        let switch = Arc::downgrade(&on);
        thread::spawn(move || {
            loop {
                thread::sleep(TICK);
                let Some(on) = switch.upgrade() else { return };
                if on.load(Ordering::Relaxed) && !sender.send(DeviceEvent::Tick) {
                    return;
                }
            }
        });
        Ticker { on }
    }

    fn switch(&self, on: bool) {
        self.on.store(on, Ordering::Relaxed);
    }
}
