//! The arbiter's desk: joins a game that goes on at another terminal.

use super::last_game::running_game;
use crate::cli::common::answer::{RATE, VOLUME};
use crate::cli::common::failure::{DONE, Failure, USAGE};
use crate::cli::common::table::{Prefix, SeatChoice, TableArgs};
use crate::clock::Stamp;
use crate::devices::platform::streams::complain;
use crate::devices::platform::timepiece::Timepiece;
use crate::devices::tables::desk::{DeskClient, DeskListener, DeskNews, DeskOutput, Incoming, ToDesk};
use crate::devices::tables::line_reader::LineReader;
use crate::devices::tables::signal::{News, SignalSender, TableId};
use crate::devices::terminal::Terminal;
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::voice::{Outlets, Voices};
use crate::game::leaves;
use crate::speech::routing::Seat;
use crate::speech::{Language, Message, Words};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How often a game is called that was there and is gone.
const AGAIN: Duration = Duration::from_millis(500);

/// How long the last answers may take, where the input is no terminal and has ended.
const LAST_ANSWERS: Duration = Duration::from_millis(700);

/// Listens for the arbiter's desk, where the system can. Without it the arbiter's lines begin with `arbiter:`.
pub(super) fn listen(
    journal: &Path,
    announce: Language,
    terminal: &Terminal,
    sender: &SignalSender,
) -> Option<DeskListener> {
    let opened = DeskListener::open(journal, announce, sender.clone());
    // Where the system has no such sockets, nobody expects one.
    if let Some(error) = opened.as_ref().err().filter(|error| error.kind() != io::ErrorKind::Unsupported) {
        terminal.complain(&Message::new("desk-no-door").with("cause", error.to_string()));
    }
    opened.ok()
}

/// How a game is called.
#[derive(Clone)]
struct Call {
    journal: PathBuf,
    language: Language,
    width: Option<usize>,
    short: bool,
}

impl Call {
    fn place(&self) -> io::Result<(DeskClient, Incoming)> {
        DeskClient::connect(&self.journal, self.language, self.width, self.short)
    }
}

/// The game, while it is there.
type SharedClient = Arc<Mutex<Option<DeskClient>>>;

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Joins the game with that journal; with an empty name, the last one that goes on.
pub(in crate::cli) fn run(
    args: &TableArgs,
    pause: Option<u32>,
    file: &Path,
    language: Language,
    json: bool,
) -> Result<u8, Failure> {
    if args.seat.is_some_and(|seat| seat != SeatChoice::Arbiter) {
        return Err(Failure::usage(Message::new("desk-seat")));
    }
    let journal = match file.as_os_str().is_empty() {
        true => running_game().ok_or_else(|| Failure::usage(Message::new("desk-no-game")))?,
        false => file.to_owned(),
    };
    let short = args.prefix == Some(Prefix::Short);
    let call = Call { journal, language, width: args.width.map(usize::from), short };
    let (client, mut called) = call.place().map_err(|error| match error.kind() {
        io::ErrorKind::Unsupported => Failure::usage(Message::new("desk-unsupported")),
        _ => not_there(&call.journal),
    })?;
    match called.next_message() {
        Some(ToDesk::Open) => {}
        Some(ToDesk::Refused(why)) => {
            complain(&why);
            return Ok(USAGE);
        }
        _ => return Err(not_there(&call.journal)),
    }
    let (sender, inbox) = channel();
    let sender = SignalSender::new(TableId::default(), Timepiece::starting_at(Stamp(0)), sender);
    let keys = match args.keys {
        true => Some(Keyboard::take(!json).map_err(|_| Failure::usage(Message::new("keys-no-terminal")))?),
        false => Keyboard::lines().ok(),
    };
    let typed = keys.is_some();
    let outlets =
        Outlets { room: args.arbiter_device.clone().or(args.room_device.clone()), ..Outlets::default() };
    let rate = args.rate.unwrap_or(RATE);
    let voices = Voices::open(args.speech.into(), outlets, rate, Seat::Arbiter, true, |_| {});
    let voices = voices.resting(pause.unwrap_or_default()).at_volume(args.volume.unwrap_or(VOLUME));
    let mute = Arc::new(AtomicBool::new(false));
    let fails = {
        let (mute, sender) = (Arc::clone(&mute), sender.clone());
        move || {
            mute.store(true, Ordering::SeqCst);
            sender.send(News::Leave);
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
    let words = Words::new(language);
    while let Ok((_, signal)) = inbox.recv() {
        match signal.news {
            _ if mute.load(Ordering::SeqCst) => break,
            News::Line(text) if leaves(&text) => break,
            News::Line(text) => {
                if let Some(reader) = lock(&reader).as_ref() {
                    reader.taken();
                }
                let sent = lock(&line).as_mut().is_some_and(|client| client.send(text).is_ok());
                if !sent {
                    complain(&words.say(&Message::new("desk-not-sent")));
                }
            }
            // The game goes on without the desk, which can be started again.
            News::Leave if typed => break,
            News::Leave => {}
            News::InputEnds if typed => break,
            News::InputEnds => {
                thread::sleep(LAST_ANSWERS);
                break;
            }
            News::Desk(_) => {
                if let Ok(hearing) = hearing {
                    let _ = hearing.join();
                }
                break;
            }
            _ => {}
        }
    }
    // The terminal is as it was; the one who hears may still wait for the game.
    *lock(&reader) = None;
    // An arbiter who cannot read what happens must not keep the seat: the next desk can have it.
    if mute.load(Ordering::SeqCst) {
        return Err(Failure::device(Message::new("desk-not-printed")));
    }
    Ok(DONE)
}

fn not_there(journal: &Path) -> Failure {
    Failure::usage(Message::new("desk-not-there").with("file", journal.display().to_string()))
}

/// What is heard, while somebody types.
struct Hearing {
    call: Call,
    line: SharedClient,
    reader: Arc<Mutex<Option<LineReader>>>,
    sender: SignalSender,
}

impl Hearing {
    /// Hears until the game has ended, and calls it again where it is gone.
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
        self.sender.send(News::Desk(DeskNews::Gone(0)));
    }

    fn hide(&self, hides: bool) {
        if let Some(reader) = lock(&self.reader).as_ref() {
            reader.hide(hides);
        }
    }

    /// Calls until the game answers and lets the desk in.
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
