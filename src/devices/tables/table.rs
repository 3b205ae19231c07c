//! A table: inputs of its devices are stamped, handled and journaled, and only then answered.

mod arbiter;
mod secrets;

use super::desk::Door;
use super::line_reader::LineReader;
use super::links::Links;
use super::listeners::Listeners;
use super::pin::Guard;
use super::places::{Places, ResumedBy};
use super::sealer::Sealer;
use super::signal::{News, Signal, SignalSender};
use super::solver::Solver;
use super::ticker::Ticker;
use crate::chess::Color;
use crate::clock::{Span, Stamp};
use crate::devices::boards::calmed_boards::CalmedBoards;
use crate::devices::boards::serial::BoardNews;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::recorder::{self, Label, Recorder, TakeNews};
use crate::devices::storage::disk::{Disk, DiskNews, Due, renewed};
use crate::devices::storage::journal::{JournalError, SLOW, Writer};
use crate::devices::storage::live_pgn::LivePgn;
use crate::devices::storage::milestone::{Milestone, Milestones, Occasion};
use crate::devices::storage::record::entry_now;
use crate::devices::voice::VoiceNews;
use crate::game::{
    Commitment, Device, DeviceState, Effect, Event, Input, Machine, ReadAs, RecorderOrder, Secret,
    SecretAsked, TakeState,
};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};
use crate::tactile::BoardReport;
use std::time::{Duration, Instant};

/// The longest time that queued speech may take at the end: a whole game typed at once is still
/// spoken.
const LAST_WORDS: Duration = Duration::from_secs(300);

/// The longest time that the last takes may need to be written at the end.
const LAST_TAKES: Duration = Duration::from_secs(3);

/// Who wants to leave again within so long means it.
const MEANT: Span = Span::seconds(10);

/// The longest time that the last entries may need to be written at the end.
const LAST_ENTRIES: Duration = Duration::from_secs(60);

/// How often it is looked at the end whether they are.
const LOOK: Duration = Duration::from_millis(25);

/// Where a machine wants its next event so soon, it has not finished an answer.
const AT_ONCE: Span = Span(1);

/// A table: a game, its journal, and the devices around it.
pub struct Table {
    machine: Box<dyn Machine>,
    disk: Disk<Outgoing>,
    calmed: CalmedBoards,
    milestones: Milestones,
    /// The digest that was told last.
    told: Option<Milestone>,
    listeners: Listeners,
    recorder: Recorder,
    live_pgn: Option<LivePgn>,
    timepiece: Timepiece,
    ticker: Ticker,
    links: Links,
    reader: Option<LineReader>,
    door: Option<Door>,
    /// What was asked for that only its owner may read was asked for at the arbiter's desk.
    asked_at_desk: bool,
    guard: Guard,
    /// The line in which the arbiter's PIN is looked for, and as what it is to be read.
    looked_through: Option<(Stamp, String, ReadAs)>,
    sender: SignalSender,
    /// When somebody wanted to leave.
    asked_to_leave: Option<Stamp>,
    sealer: Sealer,
    solver: Solver,
    /// Lines that came while a PIN is compared, or an envelope closed or opened.
    held: Option<Vec<Signal>>,
    /// Pegs moved while a move was being sealed.
    pegs_unseen: bool,
    /// The input has ended.
    ended: bool,
    /// Somebody has left.
    left: bool,
    /// Nothing ends the game any more but who leaves it.
    stays: bool,
    over: bool,
    resumed_by: ResumedBy,
    /// That private words come from the room's device was said when the game began.
    sharing_known: bool,
}

/// What goes out of a table, once the event that brought it about is on disk.
enum Outgoing {
    /// The effects of an event.
    Effects(Vec<Effect>),
    /// A notice of the table itself, and whether it is said.
    Notice(Utterance, bool),
    /// A notice that stands on the terminal already.
    Aloud(Utterance),
    /// Words for one player alone: the sealed move. Whether a voice says them.
    Confided(Utterance, bool),
    /// The digest of an entry.
    Digest(Milestone),
    /// The score as it is now.
    LivePgn(String),
}

impl Table {
    /// Sets the table up; from now on time passes.
    ///
    /// # Errors
    /// [`JournalError::Io`] if the journal cannot be written in a thread of its own.
    pub fn lay(places: Places) -> Result<Table, JournalError> {
        let sender = places.sender;
        let sealer = Sealer::new(places.journal.path(), places.passphrases);
        let theirs = sender.clone();
        let writer = Writer::start(places.journal, move |news| {
            // If this fails, the event loop has ended; Table::close asks the writer itself.
            theirs.send(News::Journal(news));
        })?;
        Ok(Table {
            over: places.machine.is_over(),
            machine: places.machine,
            disk: Disk::new(writer),
            calmed: CalmedBoards::default(),
            milestones: places.milestones,
            told: None,
            listeners: places.listeners,
            recorder: places.recorder,
            live_pgn: places.live_pgn,
            timepiece: sender.timepiece(),
            ticker: Ticker::start(sender.clone()),
            links: places.links,
            reader: places.reader,
            door: places.door,
            asked_at_desk: false,
            guard: places.guard,
            looked_through: None,
            sender,
            asked_to_leave: None,
            sealer,
            solver: Solver::default(),
            held: None,
            pegs_unseen: false,
            ended: false,
            left: false,
            stays: places.stays_when_over,
            resumed_by: places.resumed_by,
            sharing_known: places.sharing_known,
        })
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
                self.put_out(self.machine.now(), Outgoing::Effects(effects));
            }
        }
        if self.over && self.stays {
            self.tell(self.timepiece.now(), &Phrase::OverStays, true);
        }
    }

    /// How long until the table must be told that time has passed; none if never.
    pub(super) fn wait(&self) -> Option<Duration> {
        let due = self.due();
        let due = due.map(|due| Duration::from_millis(due.since(self.timepiece.now()).0));
        due.into_iter().chain(self.disk.wait()).chain(self.solver.wait()).min()
    }

    fn due(&self) -> Option<Stamp> {
        self.machine.next_deadline().into_iter().chain(self.calmed.due()).min()
    }

    /// The present time at this table.
    pub(super) fn time(&self) -> Stamp {
        self.timepiece.now()
    }

    /// Tells the table that it is that time. Returns false if the table has ended.
    pub(super) fn pass_time(&mut self, at: Stamp) -> bool {
        self.tick(at);
        for undetermined in self.solver.overdue() {
            self.take(at, undetermined);
        }
        self.look_after_disk(at);
        self.goes_on()
    }

    /// Takes a signal. Returns false if the table has ended.
    pub(super) fn signal(&mut self, signal: Signal) -> bool {
        let Signal { at, news } = signal;
        match news {
            News::Line(text) => self.line(at, text),
            News::Leave => self.leaves(at),
            News::Pin(given) => {
                self.compared(at, given);
                self.release();
            }
            News::LookedForPin(suspicion) => self.pin_looked_for(suspicion),
            News::AwaitsDisk(true) => self.disk.begins_beside(),
            News::AwaitsDisk(false) => {
                if let Some(news) = self.disk.ends_beside() {
                    self.disk_told(at, news);
                }
            }
            News::Sealed(closed) => self.sealed(at, closed),
            News::Found(found) => self.found(at, found),
            News::NoOutside(cause) => {
                self.listeners.complain(&Message::new("envelope-no-outside").with("cause", cause));
            }
            News::Board(side, news) => {
                self.links.taken(side);
                self.board(at, side, news);
            }
            News::Voice(news) => self.voice(at, &news),
            News::Take(news) => self.take_told(at, news),
            News::Journal(news) => {
                if let Some(news) = self.disk.heard(news) {
                    self.disk_told(at, news);
                }
            }
            News::Desk(news) => self.desk(at, news),
            News::LivePgn(why) => self.listeners.complain(&why),
            News::Solved(topic, found) => {
                if let Some(found) = self.solver.ended(topic, found, &self.sender) {
                    self.take(at, found);
                }
            }
            News::Tick => self.tick(at),
            News::InputEnds => {}
        }
        self.look_after_disk(at);
        self.goes_on()
    }

    fn goes_on(&self) -> bool {
        let ends = self.ended && self.held.is_none() && !self.solver.is_busy();
        !(ends || self.left)
    }

    /// The input has ended. Returns false if the table has too: lines may still wait.
    pub(super) fn input_ends(&mut self) -> bool {
        self.ended = true;
        self.goes_on()
    }

    /// Closes the links to the boards, and ends running takes.
    pub(super) fn stop(&mut self) {
        self.answer();
        self.links = Links::default();
        self.recorder.finish(LAST_TAKES);
    }

    /// Lets the machine finish an answer for which it needs more events but no time.
    fn answer(&mut self) {
        let soon =
            |machine: &dyn Machine| machine.next_deadline().filter(|&due| due <= machine.now() + AT_ONCE);
        while let Some(due) = soon(self.machine.as_ref()) {
            self.take(self.time().max(due), Input::Tick);
        }
    }

    /// Journals the news of a take; all other signals are ignored at the end.
    pub(super) fn last(&mut self, signal: Signal) {
        if let News::Take(TakeNews { side, take, state, length, why }) = signal.news {
            self.take(signal.at, Input::Recording { side, take, state, length, why });
        }
    }

    /// Ends the table once everything is said. Returns whether the whole journal is on disk.
    pub fn close(mut self) -> bool {
        if self.disk.entries() > 0 {
            self.tell_digest(self.machine.now(), self.milestones.at_the_end(self.machine.as_ref()));
        }
        let saved = self.save_the_rest();
        if !self.sealer.finish(LAST_ENTRIES) {
            let cause = std::io::Error::from(std::io::ErrorKind::TimedOut).to_string();
            self.listeners.complain(&Message::new("envelope-no-outside").with("cause", cause));
        }
        if let Some(desk) = self.listeners.desk.take() {
            desk.finish(LAST_TAKES);
        }
        if let Some(live) = self.live_pgn.take() {
            live.finish(LAST_ENTRIES);
        }
        self.listeners.voices.finish(LAST_WORDS);
        saved
    }

    /// Waits for the disk, and reports if entries could not be written, which are now lost.
    fn save_the_rest(&mut self) -> bool {
        let began = Instant::now();
        let mut said = false;
        let saved = loop {
            let saved = self.disk.finish(LOOK);
            self.let_out();
            if saved.is_some() || began.elapsed() >= LAST_ENTRIES {
                break saved == Some(true);
            }
            if !said && began.elapsed() >= SLOW {
                said = true;
                self.listeners.complain(&Message::new("journal-awaited").with("file", self.file()));
            }
        };
        if !saved {
            if let Some(why) = self.disk.failure() {
                self.listeners.complain(why);
            }
            let lost = Message::new("journal-not-saved").with("file", self.file());
            self.listeners.complain(&lost.with("entries", self.disk.unsaved()));
        }
        saved
    }

    /// Tells everybody something about the table itself, whatever is told behind it.
    pub fn notify(&mut self, phrase: &Phrase) {
        self.tell_as(Priority::Message, self.timepiece.now(), phrase, true);
    }

    /// Says something to everybody that stands on the terminal already.
    pub fn say_aloud(&mut self, phrase: &Phrase) {
        let (from, audience, priority) = (Speaker::Program, Audience::Room, Priority::Message);
        let utterance = Utterance::new(from, audience, priority, phrase);
        self.put_out(self.timepiece.now(), Outgoing::Aloud(utterance));
    }

    fn file(&self) -> String {
        self.disk.path().display().to_string()
    }

    fn name_the_journal(&mut self) {
        let file = self.file();
        // Printed only: a path is tedious to listen to.
        self.tell(self.timepiece.now(), &Phrase::JournalAt { file }, false);
    }

    fn name_the_keys(&mut self) {
        if self.reader.as_ref().is_some_and(LineReader::has_keys) {
            let at = self.timepiece.now();
            // As messages: of hints only the newest is spoken, and the greeting follows at once.
            self.tell_as(Priority::Message, at, &Phrase::KeysAre, true);
            if self.machine.keeps_score() {
                self.tell_as(Priority::Message, at, &Phrase::KeysTalk, true);
            }
        }
    }

    /// Somebody wants to leave by a key. Of a game that is not over they are asked once more.
    fn leaves(&mut self, at: Stamp) {
        let asked = self.asked_to_leave.replace(at).is_some_and(|asked| at.since(asked) < MEANT);
        if !asked && !self.over && self.disk.entries() > 0 {
            let command = self.command();
            let named = if matches!(self.resumed_by, ResumedBy::File) { "yes" } else { "no" }.to_owned();
            return self.tell(at, &Phrase::LeaveAsked { command, named }, true);
        }
        self.leave(at);
    }

    /// Leaves, and tells how to go on with what is not over. A path is tedious to listen to.
    fn leave(&mut self, at: Stamp) {
        self.left = true;
        if self.over || self.disk.entries() == 0 {
            return;
        }
        let command = self.command();
        match self.resumed_by {
            ResumedBy::Command => self.tell(at, &Phrase::GoOnBy { command }, true),
            ResumedBy::File => {
                let file = self.file();
                self.tell(at, &Phrase::GoOnByFile { command, file }, false);
            }
        }
    }

    /// The command by which such a machine is run.
    fn command(&self) -> String {
        if self.machine.keeps_score() { "play" } else { "clock" }.to_owned()
    }

    fn tell(&mut self, at: Stamp, phrase: &Phrase, aloud: bool) {
        self.tell_as(Priority::Notification, at, phrase, aloud);
    }

    fn tell_as(&mut self, priority: Priority, at: Stamp, phrase: &Phrase, aloud: bool) {
        let (from, audience) = (Speaker::Program, Audience::Room);
        self.put_out(at, Outgoing::Notice(Utterance::new(from, audience, priority, phrase), aloud));
    }

    fn tick(&mut self, at: Stamp) {
        self.settle(at);
        if self.machine.next_deadline().is_some_and(|due| at >= due) {
            self.take(at, Input::Tick);
        }
    }

    fn board(&mut self, at: Stamp, side: Color, news: BoardNews) {
        let device = Device::board(side);
        match news {
            BoardNews::Report(report) => {
                self.settle(at);
                if let Some(report) = self.calmed.push(side, report, at) {
                    self.sensed(at, side, report);
                }
                if let Some(square) = self.calmed.flutters(side, at) {
                    self.is_restless(at, side, &Phrase::Flutters { square });
                }
                if self.calmed.floods(side, at) {
                    self.is_restless(at, side, &Phrase::Floods);
                }
            }
            BoardNews::Lost { .. } => self.take(at, Input::Device { device, state: DeviceState::Lost }),
            BoardNews::Opened { .. } | BoardNews::Back => {
                self.take(at, Input::Device { device, state: DeviceState::Ready });
            }
            BoardNews::ClockNotSet => {
                let (from, phrase) = (Speaker::Clock, Phrase::ClockNotSet);
                let utterance = Utterance::new(from, Audience::Room, Priority::Message, &phrase);
                self.put_out(at, Outgoing::Notice(utterance, true));
            }
        }
    }

    fn sensed(&mut self, at: Stamp, side: Color, report: BoardReport) {
        let Some(input) = Input::from_board(side, report) else { return };
        let pegs = matches!(input, Input::Dump { .. } | Input::Peg { .. } | Input::Occupied { .. });
        // A hand may show the move that is being sealed: nobody hears of it, and the journal does not tell it.
        if pegs && matches!(self.machine.secret(), Some(Secret::Passphrase | Secret::Move)) {
            self.pegs_unseen = true;
        } else {
            self.take(at, input);
        }
    }

    /// Takes what has lasted long enough on fluttering squares.
    fn settle(&mut self, now: Stamp) {
        while let Some((due, side, report)) = self.calmed.next_due(now) {
            // Other events may have been handled since then.
            self.sensed(due.max(self.machine.now()), side, report);
        }
    }

    /// Tells of a board that changes faster than hands do, and how.
    fn is_restless(&mut self, at: Stamp, side: Color, how: &Phrase) {
        let device = Device::board(side);
        self.take(at, Input::Device { device, state: DeviceState::Flutters });
        let utterance = Utterance::new(Speaker::Board, side.into(), Priority::Notification, how);
        self.put_out(at, Outgoing::Notice(utterance, true));
    }

    fn voice(&mut self, at: Stamp, news: &VoiceNews) {
        let phrase = news.message();
        let utterance = Utterance {
            from: Speaker::Program,
            audience: Audience::Room,
            priority: Priority::Notification,
            tongue: crate::speech::Tongue::Interface,
            phrases: vec![phrase],
            portion: None,
        };
        let aloud = matches!(news, VoiceNews::Shared) && !self.sharing_known;
        if !matches!(news, VoiceNews::Open { .. }) {
            self.put_out(at, Outgoing::Notice(utterance, aloud));
        }
        let state = if news.is_bad() { DeviceState::Lost } else { DeviceState::Ready };
        if news.is_bad() || matches!(news, VoiceNews::Back { .. }) {
            self.take(at, Input::Device { device: Device::Sound, state });
        }
    }

    /// Handles an input. Its effects are carried out once it is on disk, or if the disk takes long.
    fn take(&mut self, at: Stamp, input: Input) {
        self.take_as(at, input, &ReadAs::Now);
    }

    fn take_as(&mut self, at: Stamp, input: Input, read: &ReadAs) {
        let event = Event { at, input };
        let (effects, act) = self.machine.handle_as(&event, read);
        // A second without a tick would count as a gap.
        self.ticker.switch(self.machine.time_runs());
        self.hide(&effects);
        let back = effects.iter().position(|effect| matches!(effect, Effect::ReadSealed { .. }));
        let back = back.and_then(|at| Some((at, self.read_back(&effects[at])?)));
        // A question for the arbiter's PIN interrupts the sealing and does not end it.
        if !matches!(self.machine.secret(), Some(Secret::Passphrase | Secret::Move | Secret::Pin)) {
            self.sealer.forget();
        }
        if let Err(error) = self.disk.append(&entry_now(event, act)) {
            self.listeners.complain(&error.message());
        }
        if self.pegs_unseen && self.machine.time_runs() {
            self.pegs_unseen = false;
            self.links.inquire();
        }
        // Nothing more is taken, even if the effects still wait for the disk.
        self.over |= effects.contains(&Effect::Over);
        let leaves = effects.contains(&Effect::Leave);
        for effect in &effects {
            // Nobody hears of it, so it need not wait for the disk.
            if let Effect::Solve(question) = effect {
                self.solver.ask(question.clone(), &self.sender);
            }
        }
        let occasion = self.milestones.of(&effects);
        let now = self.machine.now();
        let live = self.live_pgn.as_mut();
        let live = live.and_then(|live| live.changed(self.machine.as_ref(), &effects));
        match back {
            Some((at, back)) => {
                let mut before = effects;
                let after = before.split_off(at);
                self.put_out(now, Outgoing::Effects(before));
                self.put_out(now, back);
                self.put_out(now, Outgoing::Effects(after));
            }
            None => self.put_out(now, Outgoing::Effects(effects)),
        }
        if let Some(text) = live {
            self.put_out(now, Outgoing::LivePgn(text));
        }
        self.tell_digest(now, occasion);
        if leaves {
            self.leave(now);
        }
    }

    /// Tells the digest of the last entry, if there is an occasion to.
    fn tell_digest(&mut self, at: Stamp, occasion: Option<Occasion>) {
        if let Some(occasion) = occasion {
            let (entry, digest) = (self.disk.entries(), self.disk.digest());
            let milestone = Milestone { occasion, entry, digest };
            self.told = Some(milestone);
            self.put_out(at, Outgoing::Digest(milestone));
        }
    }

    /// Says if the disk does not answer, and lets out what has waited for it.
    fn look_after_disk(&mut self, at: Stamp) {
        if let Some(news) = self.disk.stalls() {
            self.disk_told(at, news);
        }
        self.let_out();
    }

    fn disk_told(&mut self, at: Stamp, news: DiskNews) {
        let state = match news {
            DiskNews::Stalled => DeviceState::Stalled,
            DiskNews::Back => DeviceState::Ready,
            DiskNews::Failed(why) => {
                self.listeners.complain(&why);
                DeviceState::Lost
            }
            DiskNews::Renewed(renewal) => {
                self.listeners.complain(&renewed(&self.file(), &renewal));
                DeviceState::Renewed
            }
        };
        // The time of the table may be ahead of the device's.
        let at = at.max(self.machine.now());
        self.take(at, Input::Device { device: Device::Journal, state });
    }

    /// Lets something out, behind everything that waits.
    fn put_out(&mut self, at: Stamp, output: Outgoing) {
        self.disk.hold(at, output);
        self.let_out();
    }

    fn let_out(&mut self) {
        while let Some(Due { at, output, unsaved }) = self.disk.next_due() {
            self.listeners.mark(unsaved);
            match output {
                Outgoing::Effects(effects) => self.carry_out(at, effects),
                Outgoing::Notice(utterance, aloud) => self.listeners.say(at, &utterance, aloud),
                Outgoing::Aloud(utterance) => self.listeners.say_aloud(at, &utterance),
                Outgoing::Confided(utterance, aloud) => self.listeners.confide(at, &utterance, aloud),
                Outgoing::Digest(milestone) => self.listeners.tell_digest(at, &milestone),
                Outgoing::LivePgn(text) => {
                    if let Some(live) = &self.live_pgn {
                        live.write(text);
                    }
                }
            }
        }
    }

    fn carry_out(&mut self, at: Stamp, effects: Vec<Effect>) {
        // What one loudspeaker has said to one audience, it need not say to another.
        let mut spoken: Vec<(Vec<Message>, Audience)> = Vec::new();
        for effect in effects {
            self.listeners.count(&effect);
            match effect {
                Effect::Say { utterance, aloud } => {
                    let same = |(phrases, audience): &(Vec<Message>, Audience)| {
                        *phrases == utterance.phrases
                            && self.listeners.voices.reach(*audience, utterance.audience)
                    };
                    let again = spoken.iter().any(same);
                    self.listeners.print_and_say(at, &utterance, aloud, !again);
                    if aloud {
                        spoken.push((utterance.phrases, utterance.audience));
                    }
                }
                Effect::Ask { utterance, what } => {
                    let answered = match what {
                        SecretAsked::Pin => self.guard.known().is_some(),
                        SecretAsked::Passphrase => self.sealer.has_file(),
                    };
                    if !answered {
                        self.listeners.say(at, &utterance, true);
                    }
                }
                Effect::Report { audience, report, text } => {
                    self.listeners.report(at, audience, &report, text.as_ref());
                }
                Effect::ReadDigest { audience } => {
                    let (from, priority) = (Speaker::Program, Priority::Text);
                    let told = match &self.told {
                        Some(told) => Utterance::new(from, audience, priority, told),
                        None => Utterance::new(from, audience, priority, &Phrase::NoDigest),
                    };
                    self.listeners.say(at, &told, true);
                }
                Effect::Voice(change) => {
                    if let Some((audience, phrase)) = self.listeners.change(change) {
                        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, &phrase);
                        self.listeners.say(at, &utterance, true);
                    }
                }
                Effect::Recorder(order) => self.record(at, order),
                Effect::SetClock { white, black, running } => {
                    self.links.set_clocks(white, black, running);
                }
                Effect::Envelope { envelope, outside } => self.write_outside(at, envelope, &outside),
                Effect::Over => self.end(at),
                // The table has done it when it took the event.
                Effect::Leave | Effect::Solve(_) | Effect::ReadSealed { .. } => {}
            }
        }
    }

    fn write_outside(&mut self, at: Stamp, envelope: Commitment, outside: &[Message]) {
        let words = self.listeners.terminal.words();
        let text: String = outside.iter().map(|line| words.say(line) + "\n").collect();
        self.sealer.write_outside(envelope, text, &self.sender);
        let file = self.sealer.file_of(&envelope).display().to_string();
        self.tell(at, &Phrase::EnvelopeAt { file }, false);
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
        if self.machine.keeps_score() {
            let form = self.machine.sheet_form().to_owned();
            let phrase = Phrase::OverScore { file: self.file(), form };
            let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Notification, &phrase);
            self.listeners.say(at, &utterance, false);
        }
        if self.stays {
            let (audience, priority) = (Audience::Room, Priority::Notification);
            let stays = Utterance::new(Speaker::Program, audience, priority, &Phrase::OverStays);
            self.listeners.say(at, &stays, true);
        }
    }
}
