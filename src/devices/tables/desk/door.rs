//! Where desks come to a game: each says how it wants its words, and one at a time stays.

use super::link::{DeskLink, Wishes, refuse};
use super::message::{FromDesk, VERSION};
use super::news::DeskNews;
use super::socket::{accept, address};
use crate::devices::platform::local_socket::{DeskStream, listen};
use crate::devices::tables::signal::{News, SignalSender};
use crate::devices::terminal::lines_of;
use crate::speech::{Language, Message};
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How many lines of a desk are read ahead. One that floods waits, and nobody else does.
const AHEAD: usize = 4;

/// How long one that comes may take to say who it is.
const HELLO: Duration = Duration::from_secs(2);

/// The longest first line, in bytes.
const LONGEST: u64 = 4096;

/// One that has come and not been let in yet.
struct Arrival {
    stream: BufReader<DeskStream>,
    wishes: Wishes,
    ours: bool,
}

type Arrivals = Arc<Mutex<BTreeMap<u64, Arrival>>>;

/// The socket of a game. Dropping it removes it.
pub struct Door {
    path: PathBuf,
    arrivals: Arrivals,
    announce: Language,
    sender: SignalSender,
}

impl Door {
    /// Opens the door of the game with that journal.
    ///
    /// # Errors
    /// [`io::Error`] if the system has no such sockets, or the socket cannot be made.
    pub fn open(journal: &Path, announce: Language, sender: SignalSender) -> io::Result<Door> {
        let path = address(journal)?;
        let listener = listen(&path)?;
        let arrivals = Arrivals::default();
        let (theirs, to) = (Arc::clone(&arrivals), sender.clone());
        thread::Builder::new().name("door".to_owned()).spawn(move || {
            for id in 1.. {
                let Ok(stream) = accept(&listener) else { return };
                let (arrivals, to) = (Arc::clone(&theirs), to.clone());
                // One that says nothing holds nobody up.
                let asked = thread::Builder::new().name("hello".to_owned()).spawn(move || {
                    if let Ok(Some(arrival)) = asked(stream) {
                        arrivals.lock().unwrap_or_else(PoisonError::into_inner).insert(id, arrival);
                        to.send(News::Desk(DeskNews::Came(id)));
                    }
                });
                if asked.is_err() {
                    return;
                }
            }
        })?;
        Ok(Door { path, arrivals, announce, sender })
    }

    /// Lets in who has come under that number, unless the arbiter has a desk already, and begins to read. None if
    /// there is nobody, who is told why.
    pub fn admit(&self, id: u64, taken: bool) -> Option<DeskLink> {
        let arrival = self.arrivals.lock().unwrap_or_else(PoisonError::into_inner).remove(&id)?;
        let Arrival { stream, wishes, ours } = arrival;
        let why = match (ours, taken) {
            (false, _) => Some("desk-other-version"),
            (true, true) => Some("desk-taken"),
            (true, false) => None,
        };
        if let Some(why) = why {
            refuse(stream.into_inner(), wishes.language, &Message::new(why));
            return None;
        }
        let (read, ahead) = sync_channel(AHEAD);
        let out = stream.get_ref().try_clone().ok()?;
        let sender = self.sender.clone();
        let reading = move || reads(id, stream, &read, &sender);
        thread::Builder::new().name("desk lines".to_owned()).spawn(reading).ok()?;
        DeskLink::new(id, out, wishes, self.announce, ahead).ok()
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        // Who has not been let in is not kept waiting.
        self.arrivals.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let _ = std::fs::remove_file(&self.path);
    }
}

/// What one that comes says first; none if it is no desk.
fn asked(stream: DeskStream) -> io::Result<Option<Arrival>> {
    stream.set_read_timeout(Some(HELLO))?;
    let mut stream = BufReader::new(stream);
    let mut first = String::new();
    Read::by_ref(&mut stream).take(LONGEST).read_line(&mut first)?;
    stream.get_ref().set_read_timeout(None)?;
    let Ok(FromDesk::Hello { version, language, width, short }) = serde_json::from_str(&first) else {
        return Ok(None);
    };
    let language = Language::from_tag(&language).unwrap_or_default();
    Ok(Some(Arrival { stream, wishes: Wishes { language, width, short }, ours: version == VERSION }))
}

/// Reads the lines of a desk until it is gone.
fn reads(id: u64, stream: BufReader<DeskStream>, read: &SyncSender<()>, sender: &SignalSender) {
    lines_of(stream, |line| {
        let at = sender.timepiece().now();
        match serde_json::from_str(&line) {
            // This blocks while the event loop is too far behind.
            Ok(FromDesk::Line(text)) => {
                read.send(()).is_ok() && sender.send_of(at, News::Desk(DeskNews::Line(id, text)))
            }
            _ => true,
        }
    });
    sender.send(News::Desk(DeskNews::Gone(id)));
}
