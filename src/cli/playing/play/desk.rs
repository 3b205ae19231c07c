//! The arbiter's desk: joins a game running at another terminal.

use super::TableOrder;
use super::last_game::running_game;
use crate::clock::Stamp;
use crate::devices::platform::streams::complain;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::tables::desk::{DeskClient, DeskListener, DeskNews, DeskOutput, Incoming, ToDesk};
use crate::devices::tables::line_reader::LineReader;
use crate::devices::tables::signal::{DeviceEvent, Signal, SignalSender, TableId};
use crate::devices::terminal::echo::Echo;
use crate::devices::terminal::{Prefix, Terminal};
use crate::devices::voice::Outlets;
use crate::game::leaves;
use crate::speech::failure::{DONE, Failure, USAGE};
use crate::speech::routing::Seat;
use crate::speech::{Audience, Language, Message, Priority, Words};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The time between two attempts to reconnect to a lost game.
const AGAIN: Duration = Duration::from_millis(500);

/// The maximum time to wait for answers after non-terminal input has ended.
const LAST_ANSWERS: Duration = Duration::from_millis(700);

/// Listens for the arbiter's desk, if the system can.
/// Without it the arbiter types `arbiter:` before a line.
pub(super) fn listen(
    journal: &Path,
    announce: Language,
    terminal: &Terminal,
    sender: &SignalSender,
) -> Option<DeskListener> {
    let opened = DeskListener::open(journal, announce, sender.clone());
    // On a system without such sockets, no desk is expected.
    if let Some(error) = opened.as_ref().err().filter(|error| error.kind() != io::ErrorKind::Unsupported) {
        terminal.complain(&Message::new("desk-no-door").with("cause", error.to_string()));
    }
    opened.ok()
}

/// The parameters for connecting a desk to a game.
#[derive(Clone)]
struct Call {
    journal: PathBuf,
    language: Language,
    width: Option<usize>,
    prefix: Prefix,
}

impl Call {
    fn place(&self) -> io::Result<(DeskClient, Incoming)> {
        DeskClient::connect(&self.journal, self.language, self.width, self.prefix)
    }

    /// Connects for the first time; `None` if the game has refused the desk and given the reason.
    fn join(&self) -> Result<Option<(DeskClient, Incoming)>, Failure> {
        let (client, mut called) = self.place().map_err(|error| match error.kind() {
            io::ErrorKind::Unsupported => Failure::usage(Message::new("desk-unsupported")),
            _ => not_there(&self.journal),
        })?;
        match called.next_message() {
            Some(ToDesk::Open) => Ok(Some((client, called))),
            Some(ToDesk::Refused(why)) => {
                complain(&why);
                Ok(None)
            }
            _ => Err(not_there(&self.journal)),
        }
    }
}

/// The connection to the game; `None` while it is lost.
type SharedClient = Arc<Mutex<Option<DeskClient>>>;

/// The reader of typed lines; `None` after the desk is closed.
type SharedReader = Arc<Mutex<Option<LineReader>>>;

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Joins the game with this journal, or the last running game if `file` is empty.
pub(super) fn run(order: TableOrder, file: &Path) -> Result<u8, Failure> {
    let (TableOrder { args, interface: language, json }, table) = (order, &order.args.table);
    if table.seat.is_some_and(|seat| seat != Seat::Arbiter) {
        return Err(Failure::usage(Message::new("desk-seat")));
    }
    let journal = match file.as_os_str().is_empty() {
        true => running_game().ok_or_else(|| Failure::usage(Message::new("desk-no-game")))?,
        false => file.to_owned(),
    };
    let prefix = table.terminal.prefix.unwrap_or_default();
    let call = Call { journal, language, width: table.terminal.width.map(usize::from), prefix };
    let Some((client, called)) = call.join()? else { return Ok(USAGE) };
    let (sender, inbox) = channel();
    let sender = SignalSender::new(TableId::default(), Timepiece::starting_at(Stamp(0)), sender);
    let headphones = &table.seat_voices.arbiter_device;
    if table.terminal.echo.is_some_and(|echo| echo != Echo::Off) && headphones.is_none() {
        return Err(Failure::usage(Message::new("echo-without-headphones")));
    }
    let keys = table.terminal.keyboard(json)?;
    let typed = keys.is_some();
    let room = headphones.clone().or(table.voices.room_device.clone());
    let outlets = Outlets { room, ..Outlets::default() };
    let voices = table.voices.open(outlets, Seat::Arbiter, true, |_| {});
    let voices = voices.resting(args.announcing.pause.unwrap_or_default());
    let cancel_speech = Box::new(voices.speech_canceller(Priority::Text));
    let echo = Box::new(voices.sayer(language, Audience::Room));
    let mute = Arc::new(AtomicBool::new(false));
    let fails = {
        let (mute, sender) = (Arc::clone(&mute), sender.clone());
        move || {
            mute.store(true, Ordering::SeqCst);
            sender.send(DeviceEvent::Leave);
        }
    };
    let output = DeskOutput::new(voices, language, json, fails);
    if let Some(keyboard) = keys.as_ref().filter(|keyboard| keyboard.by_keys()) {
        output.print_above(keyboard.half_typed());
    }
    let line = Arc::new(Mutex::new(Some(client)));
    let reader = Arc::new(Mutex::new(Some(LineReader::start(sender.clone(), keys))));
    let hears = Hearing { call, line: Arc::clone(&line), reader: Arc::clone(&reader), sender };
    let hearing = thread::Builder::new().name("desk".to_owned()).spawn(move || hears.run(called, output));
    let desk = TypingDesk { typed, mute, cancel_speech, echo, line, reader, words: Words::new(language) };
    desk.run(&inbox, hearing.ok())
}

/// The sending half of the desk.
struct TypingDesk {
    /// Whether a person types the lines.
    typed: bool,
    /// Whether the output can no longer be printed.
    mute: Arc<AtomicBool>,
    /// Ends answers that are being spoken.
    cancel_speech: Box<dyn Fn()>,
    /// Says what is typed in the arbiter's headphones.
    echo: Box<dyn Fn(&Message)>,
    line: SharedClient,
    reader: SharedReader,
    words: Words,
}

impl TypingDesk {
    /// Sends lines until the arbiter leaves or the game is over.
    fn run(
        self,
        inbox: &Receiver<(TableId, Signal)>,
        hearing: Option<JoinHandle<()>>,
    ) -> Result<u8, Failure> {
        // The arbiter types at any time; the end of the game, of the input and of the output are signals, too.
        while let Ok((_, signal)) = inbox.recv() {
            match signal.event {
                _ if self.is_mute() => break,
                DeviceEvent::Line(text) if leaves(&text) => break,
                DeviceEvent::Key => (self.cancel_speech)(),
                DeviceEvent::Echo(typed) => (self.echo)(&typed),
                DeviceEvent::Line(text) => {
                    (self.cancel_speech)();
                    self.send(text);
                }
                // The game continues without the desk, which can be restarted.
                DeviceEvent::Leave if self.typed => break,
                DeviceEvent::Leave => {}
                DeviceEvent::InputEnds if self.typed => break,
                DeviceEvent::InputEnds => {
                    thread::sleep(LAST_ANSWERS);
                    break;
                }
                DeviceEvent::Desk(_) => {
                    let _ = hearing.map(JoinHandle::join);
                    break;
                }
                _ => {}
            }
        }
        // Restores the terminal; the hearing thread may still be waiting for the game.
        *lock(&self.reader) = None;
        // An arbiter who cannot read the messages must not keep the seat: another desk can have it.
        if self.is_mute() {
            return Err(Failure::device(Message::new("desk-not-printed")));
        }
        Ok(DONE)
    }

    fn is_mute(&self) -> bool {
        self.mute.load(Ordering::SeqCst)
    }

    fn send(&self, text: String) {
        if let Some(reader) = lock(&self.reader).as_ref() {
            reader.taken();
        }
        let sent = lock(&self.line).as_mut().is_some_and(|client| client.send(text).is_ok());
        if !sent {
            complain(&self.words.say(&Message::new("desk-not-sent")));
        }
    }
}

fn not_there(journal: &Path) -> Failure {
    Failure::usage(Message::new("desk-not-there").with("file", journal.display().to_string()))
}

/// The receiving half of the desk.
struct Hearing {
    call: Call,
    line: SharedClient,
    reader: SharedReader,
    sender: SignalSender,
}

impl Hearing {
    /// Receives messages until the game is over, and reconnects if the game is lost.
    fn run(self, mut called: Incoming, mut output: DeskOutput) {
        loop {
            match called.next_message() {
                Some(ToDesk::Over) => break output.tell(&Message::new("desk-over")),
                Some(ToDesk::Hide(hides)) => self.hide(hides),
                Some(message) => output.handle(message),
                None => {
                    *lock(&self.line) = None;
                    self.hide(false);
                    output.tell(&Message::new("desk-lost"));
                    called = self.again();
                }
            }
        }
        output.finish();
        self.sender.send(DeviceEvent::Desk(DeskNews::Gone(0)));
    }

    fn hide(&self, hides: bool) {
        if let Some(reader) = lock(&self.reader).as_ref() {
            reader.hide(hides);
        }
    }

    /// Tries to connect until the game accepts the desk.
    fn again(&self) -> Incoming {
        loop {
            thread::sleep(AGAIN);
            let Ok((client, mut called)) = self.call.place() else { continue };
            if called.next_message() == Some(ToDesk::Open) {
                *lock(&self.line) = Some(client);
                return called;
            }
        }
    }
}
