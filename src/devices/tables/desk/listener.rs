//! The listener for desks: reads how each wants its words, and admits one at a time.

use super::connection::{DeskConnection, DeskPreferences, refuse};
use super::message::{FromDesk, VERSION};
use crate::devices::platform::local_socket::{LocalListener, LocalStream, listen, make_private, user};
use crate::devices::platform::standard_input::lines_of;
use crate::devices::tables::signal::{DeviceEvent, SignalSender};
use crate::speech::{Language, Message};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum number of a desk's lines read ahead. A desk that floods delays only itself.
const AHEAD: usize = 4;

/// The maximum time for a new connection to introduce itself.
const HELLO: Duration = Duration::from_secs(2);

/// Maximum number of accepted connections that are not admitted yet.
/// The others wait in the system, so that a burst takes neither the files nor the threads that the game needs.
const MOST_WAITING: usize = 8;

/// Time until the next attempt to accept a connection if the system has no file or thread for it.
const AGAIN: Duration = Duration::from_millis(200);

/// The maximum length of the first line in bytes.
const LONGEST: u64 = 4096;

/// News of desks for the event loop, with the number of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskNews {
    /// A desk has connected.
    Came(u64),
    /// A line was typed at the desk.
    Line(u64, String),
    /// The desk has disconnected.
    Gone(u64),
}

/// A connected desk that has not been admitted yet.
struct Arrival {
    stream: BufReader<Caller>,
    preferences: DeskPreferences,
    same_version: bool,
    _place: Place,
}

/// The place of a connection that waits to be admitted. Dropping it frees the place.
struct Place(Sender<()>);

impl Drop for Place {
    fn drop(&mut self) {
        // The listener may already have ended.
        let _ = self.0.send(());
    }
}

/// A connection that must introduce itself before a point in time, however slowly its bytes come.
struct Caller {
    stream: LocalStream,
    until: Option<Instant>,
}

impl Read for Caller {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if let Some(until) = self.until {
            let left = until.saturating_duration_since(Instant::now());
            // The system refuses a limit of zero, so an introduction that is late ends here.
            self.stream.set_read_timeout(Some(left))?;
        }
        self.stream.read(bytes)
    }
}

/// The arrivals by number.
#[derive(Clone, Default)]
struct Arrivals(Arc<Mutex<BTreeMap<u64, Arrival>>>);

impl Arrivals {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, Arrival>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The socket of a game. Dropping it removes the socket.
pub struct DeskListener {
    path: PathBuf,
    arrivals: Arrivals,
    announce: Language,
    sender: SignalSender,
}

impl DeskListener {
    /// Listens for desks of the game with this journal.
    ///
    /// # Errors
    /// [`io::Error`] if the system has no such sockets, or the socket cannot be created.
    pub fn open(journal: &Path, announce: Language, sender: SignalSender) -> io::Result<DeskListener> {
        let path = address(journal)?;
        let listener = listen(&path)?;
        let arrivals = Arrivals::default();
        let (theirs, to) = (arrivals.clone(), sender.clone());
        let accepting = move || accept_all(&listener, &theirs, &to);
        thread::Builder::new().name("door".to_owned()).spawn(accepting)?;
        Ok(DeskListener { path, arrivals, announce, sender })
    }

    /// Admits the desk `id` and starts reading its lines, unless `taken`: the arbiter has a desk already.
    /// A refused desk gets the reason.
    pub fn admit(&self, id: u64, taken: bool) -> Option<DeskConnection> {
        let Arrival { stream, preferences, same_version, .. } = self.arrivals.lock().remove(&id)?;
        let refusal = match (same_version, taken) {
            (false, _) => Some("desk-other-version"),
            (true, true) => Some("desk-taken"),
            (true, false) => None,
        };
        if let Some(why) = refusal {
            refuse(stream.into_inner().stream, preferences.language, &Message::new(why));
            return None;
        }
        let (read, ahead) = sync_channel(AHEAD);
        let out = stream.get_ref().stream.try_clone().ok()?;
        let sender = self.sender.clone();
        let reading = move || read_lines(id, stream, &read, &sender);
        thread::Builder::new().name("desk lines".to_owned()).spawn(reading).ok()?;
        DeskConnection::new(id, out, preferences, self.announce, ahead).ok()
    }
}

impl Drop for DeskListener {
    fn drop(&mut self) {
        // A desk still waiting for admission must not wait any longer.
        self.arrivals.lock().clear();
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Accepts connections. A separate thread reads each one's introduction, so that none delays others.
fn accept_all(listener: &LocalListener, arrivals: &Arrivals, sender: &SignalSender) {
    let (free, places) = channel();
    (0..MOST_WAITING).for_each(|_| drop(Place(free.clone())));
    for id in 1.. {
        // A place becomes free at the end of an introduction, which has a limit.
        if places.recv().is_err() {
            return;
        }
        let place = Place(free.clone());
        let stream = accept_next(listener);
        let (arrivals, sender) = (arrivals.clone(), sender.clone());
        let hearing = thread::Builder::new().name("hello".to_owned()).spawn(move || {
            if let Ok(Some(arrival)) = introduced(stream, place) {
                arrivals.lock().insert(id, arrival);
                sender.send(DeviceEvent::Desk(DeskNews::Came(id)));
            }
        });
        if hearing.is_err() {
            // The connection is closed, and a desk can try again.
            thread::sleep(AGAIN);
        }
    }
}

/// Waits for the next connection. An error, such as too many open files, passes.
fn accept_next(listener: &LocalListener) -> LocalStream {
    loop {
        match listener.accept() {
            Ok((stream, _)) => return stream,
            Err(_) => thread::sleep(AGAIN),
        }
    }
}

/// Reads the introduction of a desk; `None` if the other end is not a desk.
fn introduced(stream: LocalStream, place: Place) -> io::Result<Option<Arrival>> {
    let mut stream = BufReader::new(Caller { stream, until: Some(Instant::now() + HELLO) });
    let mut first = String::new();
    Read::by_ref(&mut stream).take(LONGEST).read_line(&mut first)?;
    stream.get_mut().until = None;
    stream.get_ref().stream.set_read_timeout(None)?;
    let Ok(FromDesk::Hello { version, language, width, prefix }) = serde_json::from_str(&first) else {
        return Ok(None);
    };
    let language = Language::from_tag(&language).unwrap_or_default();
    let preferences = DeskPreferences { language, width, prefix };
    Ok(Some(Arrival { stream, preferences, same_version: version == VERSION, _place: place }))
}

/// Reads the lines of a desk until it disconnects.
fn read_lines(id: u64, stream: BufReader<Caller>, read: &SyncSender<()>, sender: &SignalSender) {
    lines_of(stream, |line| {
        let at = sender.timepiece().now();
        match serde_json::from_str(&line) {
            // Blocks while the event loop is too far behind.
            Ok(FromDesk::Line(text)) => {
                read.send(()).is_ok() && sender.send_of(at, DeviceEvent::Desk(DeskNews::Line(id, text)))
            }
            _ => true,
        }
    });
    sender.send(DeviceEvent::Desk(DeskNews::Gone(id)));
}

/// The number of hash bytes in a socket's name: socket paths must be short.
const NAMED: usize = 10;

/// Returns the name of the socket of the game with this journal.
fn name(journal: &Path) -> io::Result<String> {
    let journal = journal.canonicalize()?;
    let hash = Sha256::digest(journal.as_os_str().as_encoded_bytes());
    let digits: String = hash.iter().take(NAMED).map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{digits}.desk"))
}

/// Returns the folder of the sockets, in the user's runtime directory or else the temporary directory.
fn folder() -> PathBuf {
    match std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).filter(|folder| folder.is_absolute()) {
        Some(folder) => folder.join("annabella"),
        None => std::env::temp_dir().join(format!("annabella-{}", user())),
    }
}

/// Returns the path of the socket of the game with this journal.
///
/// # Errors
/// [`io::Error`] if the journal does not exist, or other users can access the folder.
pub(super) fn address(journal: &Path) -> io::Result<PathBuf> {
    let folder = folder();
    make_private(&folder)?;
    Ok(folder.join(name(journal)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn two_journals_have_two_sockets_and_a_short_path() {
        let directory = tempfile::tempdir().unwrap();
        let named = |file: &str| {
            let path = directory.path().join(file);
            fs::write(&path, "").unwrap();
            name(&path).unwrap()
        };
        assert_ne!(named("a.journal"), named("b.journal"));
        assert!(named("a.journal").len() < 30);
    }
}
