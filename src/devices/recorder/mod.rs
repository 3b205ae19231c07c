//! Recording devices (2023 D.2.7): each player's microphone, and the takes that are dictated.
//!
//! ```no_run
//! use annabella::chess::Color;
//! use annabella::devices::recorder::{Label, Microphones, Recorder};
//! use std::path::Path;
//!
//! let tell = |news| println!("{news:?}");
//! let mut recorder = Recorder::new(Path::new("game.journal"), Microphones::default(), tell);
//! recorder.begin(Label { side: Color::White, take: 1, number: 12, mover: Color::Black });
//! // The player speaks.
//! recorder.end(Color::White);
//! ```
//!
//! A take is a WAV file of one channel of 16 bits in a directory beside the journal. It is written and
//! synced to disk four times a second, including its header, so that little is lost if the program or
//! the power fails. No method fails or waits; the state of a take is reported as news.

mod microphone;
mod samples;
#[cfg(target_os = "linux")]
mod server;
mod take;
mod tone;

pub use microphone::{Microphone, MicrophoneError, microphones};
pub use take::{Label, TakeFile, files, joined, read};
pub use tone::{begins, ends};

use crate::chess::Color;
use crate::clock::Span;
use crate::devices::voice::Pcm;
use crate::game::TakeState;
use shakmaty::ByColor;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

/// How often a take is written; it is synced to disk as soon as the sync before has ended.
const WRITE: Duration = Duration::from_millis(250);
/// How long recording goes on after the player has ended a take, for the last syllable.
const TAIL: Duration = Duration::from_millis(200);
/// A microphone that delivers nothing for this long, not even silence, has failed.
const PATIENCE: Duration = Duration::from_secs(3);
/// The longest take; a longer one has been forgotten by its player.
const LONGEST: Span = Span(10 * 60 * 1000);
/// How often recording checks whether the take is to end.
const LOOK: Duration = Duration::from_millis(20);

/// The names of the microphones; none for the system's default.
pub type Microphones = ByColor<Option<String>>;

/// News of a take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeNews {
    /// Whose take it is.
    pub side: Color,
    /// Its number among that player's takes, from 1.
    pub take: usize,
    /// Its state.
    pub state: TakeState,
    /// Its length so far.
    pub length: Span,
    /// The message of the operating system, or the name of a missing microphone; may be empty.
    pub why: String,
}

type Tell = Arc<dyn Fn(TakeNews) + Send + Sync>;
type Unsaved = Arc<Mutex<Vec<TakeFile>>>;

/// The recorders of both players.
pub struct Recorder {
    dir: PathBuf,
    microphones: Microphones,
    running: ByColor<Option<Sender<()>>>,
    /// Held by each thread that has not reported the end of its take.
    working: Arc<()>,
    unsaved: Unsaved,
    tell: Tell,
}

impl Recorder {
    /// Recorders for the game with that journal. News are reported from their own threads.
    pub fn new(
        journal: &Path,
        microphones: Microphones,
        tell: impl Fn(TakeNews) + Send + Sync + 'static,
    ) -> Recorder {
        Recorder {
            dir: directory(journal),
            microphones,
            running: ByColor::default(),
            working: Arc::new(()),
            unsaved: Unsaved::default(),
            tell: Arc::new(tell),
        }
    }

    /// Begins a take; a running one is ended.
    pub fn begin(&mut self, label: Label) {
        let (stop, stopped) = channel();
        *self.running.get_mut(label.side) = Some(stop);
        let microphone = self.microphones.get(label.side).clone();
        let (dir, unsaved, tell) = (self.dir.clone(), self.unsaved.clone(), self.tell.clone());
        let working = self.working.clone();
        let record = move || {
            let recording = Recording { label, stopped, unsaved, tell };
            let microphone = recording.record(&dir, microphone.as_deref());
            // All news is reported by then; closing a stream to a dead sound server may block.
            drop(working);
            drop(microphone);
        };
        let thread = thread::Builder::new().name(format!("recorder-{}", label.side)).spawn(record);
        if let Err(error) = thread {
            let (side, take) = (label.side, label.take);
            let why = error.to_string();
            (self.tell)(TakeNews { side, take, state: TakeState::NoMicrophone, length: Span(0), why });
        }
    }

    /// Ends that player's take.
    pub fn end(&mut self, side: Color) {
        *self.running.get_mut(side) = None;
    }

    /// The sound of a take, if it has any.
    pub fn sound(&self, side: Color, take: usize) -> Option<Pcm> {
        let unsaved = lock(&self.unsaved);
        let mut found = files(&self.dir).into_iter().filter(|file| (file.side, file.take) == (side, take));
        let saved = found.next_back().and_then(|file| read(&file.path).ok());
        match unsaved.iter().find(|file| (file.label().side, file.label().take) == (side, take)) {
            Some(file) => Some(file.sound(saved)),
            None => saved,
        }
    }

    /// Ends all takes, and waits until that is reported, at most for `longest`.
    pub fn finish(&mut self, longest: Duration) {
        self.running = ByColor::default();
        let began = Instant::now();
        while Arc::strong_count(&self.working) > 1 && began.elapsed() < longest {
            thread::sleep(LOOK);
        }
        save_all(&self.unsaved, &self.tell);
    }
}

/// The directory of a game's takes.
pub fn directory(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".takes");
    name.into()
}

/// One take that is being recorded.
struct Recording {
    label: Label,
    /// Is closed when the player ends it.
    stopped: Receiver<()>,
    unsaved: Unsaved,
    tell: Tell,
}

impl Recording {
    /// Records until the take ends, and reports that. The caller must close the microphone that is
    /// returned.
    fn record(&self, dir: &Path, name: Option<&str>) -> Option<Microphone> {
        let microphone = match Microphone::open(name) {
            Ok(microphone) => microphone,
            Err(error) => {
                let state = match error {
                    MicrophoneError::Unknown { .. } => TakeState::UnknownMicrophone,
                    _ => TakeState::NoMicrophone,
                };
                self.tell(state, Span(0), error.why());
                return None;
            }
        };
        let mut file = TakeFile::new(dir, self.label, microphone.rate());
        let lost = self.listen(&microphone, &mut file);
        let saved = file.save();
        let length = file.length();
        match (saved, lost) {
            (Err(error), _) => {
                lock(&self.unsaved).push(file);
                self.tell(TakeState::NotWritten, length, error.to_string());
            }
            (Ok(()), Some(why)) => self.tell(TakeState::MicrophoneLost, length, why),
            (Ok(()), None) => self.tell(TakeState::Kept, length, String::new()),
        }
        save_all(&self.unsaved, &self.tell);
        Some(microphone)
    }

    /// Records until the player ends it, or it is too long. Returns why the microphone failed, if it
    /// did.
    fn listen(&self, microphone: &Microphone, file: &mut TakeFile) -> Option<String> {
        let (mut heard, mut written) = (Instant::now(), Instant::now());
        let disk = syncing();
        let mut ended = None;
        loop {
            match microphone.samples().recv_timeout(LOOK) {
                Ok(Ok(samples)) => {
                    if file.is_empty() && !samples.is_empty() {
                        self.tell(TakeState::Running, Span(0), String::new());
                    }
                    heard = Instant::now();
                    file.push(&samples);
                }
                Ok(Err(why)) => return Some(why),
                Err(RecvTimeoutError::Timeout) if heard.elapsed() < PATIENCE => {}
                Err(_) => return Some(String::new()),
            }
            if written.elapsed() >= WRITE {
                // What cannot be written now is written later. While a sync is running, no other is
                // started.
                if let Ok(file) = file.write().and_then(File::try_clone) {
                    let _ = disk.try_send(file);
                }
                written = Instant::now();
            }
            if ended.is_none() && self.stopped.try_recv() == Err(TryRecvError::Disconnected) {
                ended = Some(Instant::now());
            }
            if ended.is_some_and(|ended| ended.elapsed() >= TAIL) || file.length() >= LONGEST {
                return None;
            }
        }
    }

    fn tell(&self, state: TakeState, length: Span, why: String) {
        let Label { side, take, .. } = self.label;
        (self.tell)(TakeNews { side, take, state, length, why });
    }
}

/// Starts a thread that syncs files, so that recording does not wait for the disk.
fn syncing() -> SyncSender<File> {
    let (sender, files) = sync_channel::<File>(0);
    let sync = move || files.iter().for_each(|file| drop(file.sync_data()));
    // Without the thread, the take is synced at its end.
    let _ = thread::Builder::new().name("recorder-disk".to_owned()).spawn(sync);
    sender
}

/// Tries again to write takes that could not be written.
fn save_all(unsaved: &Unsaved, tell: &Tell) {
    lock(unsaved).retain_mut(|file| {
        let failed = file.save().is_err();
        if !failed {
            let Label { side, take, .. } = file.label();
            let (state, length) = (TakeState::Kept, file.length());
            tell(TakeNews { side, take, state, length, why: String::new() });
        }
        failed
    });
}

fn lock(unsaved: &Unsaved) -> MutexGuard<'_, Vec<TakeFile>> {
    unsaved.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
