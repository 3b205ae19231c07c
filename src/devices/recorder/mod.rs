//! Recording devices (2023 D.2.7): each player's microphone, and the recordings.
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
//! A recording is a single-channel 16-bit WAV file in a directory next to the journal. It is written and
//! synced to disk four times a second, including its header, so that little is lost if the program or the
//! power fails. No method fails or blocks; the state of a recording is reported as news.

mod microphone;
mod take;

pub use microphone::{Microphone, MicrophoneError, microphones};
pub use take::{Label, TakeFile, files, joined, read};

use crate::chess::{ByColor, Color};
use crate::clock::Span;
use crate::devices::voice::Pcm;
use crate::game::RecordingState;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two writes of a recording; each is synced once the previous sync has ended.
const WRITE: Duration = Duration::from_millis(250);
/// The time for which recording continues after its end, to keep the last syllable.
const TAIL: Duration = Duration::from_millis(200);
/// The time after which a microphone has failed if it delivers nothing, not even silence.
const PATIENCE: Duration = Duration::from_secs(3);
/// The maximum length of a recording; its player has forgotten a longer one.
const LONGEST: Span = Span(10 * 60 * 1000);
/// The time between two checks whether a recording must end.
const POLL: Duration = Duration::from_millis(20);

/// The number of samples per second of the tones.
const TONE_RATE: u32 = 22_050;
/// The length of each note of a tone, in seconds.
const NOTE: f32 = 0.07;
/// The lower note, in hertz.
const LOW: f32 = 587.0;
const HIGH: f32 = 880.0;
/// The peak amplitude, where 1 is the maximum: 6 dB below it.
const PEAK: f32 = 0.5;

/// The names of the microphones; `None` for the system's default.
pub type Microphones = ByColor<Option<String>>;

/// News of a recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeNews {
    /// The player who makes the recording.
    pub side: Color,
    /// The number among the player's recordings, from 1.
    pub take: usize,
    /// The state of the recording.
    pub state: RecordingState,
    /// The length so far.
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
    /// Held by each thread that has not reported the end of its recording.
    working: Arc<()>,
    unsaved: Unsaved,
    tell: Tell,
}

impl Recorder {
    /// Creates the recorders for the game with this journal. News is reported from their threads.
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

    /// Starts a recording, and ends one still running.
    pub fn begin(&mut self, label: Label) {
        let (stop, stopped) = channel();
        *self.running.get_mut(label.side) = Some(stop);
        let microphone = self.microphones.get(label.side).clone();
        let (dir, unsaved, tell) = (self.dir.clone(), self.unsaved.clone(), self.tell.clone());
        let working = self.working.clone();
        let record = move || {
            let recording = Recording { label, stopped, unsaved, tell };
            let microphone = recording.record(&dir, microphone.as_deref());
            // All news has been reported by now; closing a stream to a dead sound server may block.
            drop(working);
            drop(microphone);
        };
        let thread = thread::Builder::new().name(format!("recorder-{}", label.side)).spawn(record);
        if let Err(error) = thread {
            let (side, take) = (label.side, label.take);
            let why = error.to_string();
            (self.tell)(TakeNews { side, take, state: RecordingState::NoMicrophone, length: Span(0), why });
        }
    }

    /// Ends a player's recording.
    pub fn end(&mut self, side: Color) {
        *self.running.get_mut(side) = None;
    }

    /// Returns the sound of a recording, if it has any.
    pub fn sound(&self, side: Color, take: usize) -> Option<Pcm> {
        let unsaved = lock(&self.unsaved);
        let mut found = files(&self.dir).into_iter().filter(|file| (file.side, file.take) == (side, take));
        let saved = found.next_back().and_then(|file| read(&file.path).ok());
        match unsaved.iter().find(|file| (file.label().side, file.label().take) == (side, take)) {
            Some(file) => Some(file.sound(saved)),
            None => saved,
        }
    }

    /// Ends all recordings, and waits at most `longest` until the ends are reported.
    pub fn finish(&mut self, longest: Duration) {
        self.running = ByColor::default();
        let began = Instant::now();
        while Arc::strong_count(&self.working) > 1 && began.elapsed() < longest {
            thread::sleep(POLL);
        }
        save_all(&self.unsaved, &self.tell);
    }
}

/// Returns the directory of a game's recordings.
pub fn directory(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".takes");
    name.into()
}

/// A recording in progress.
struct Recording {
    label: Label,
    /// Closed when the player ends the recording.
    stopped: Receiver<()>,
    unsaved: Unsaved,
    tell: Tell,
}

impl Recording {
    /// Records until the end of the recording, and reports it.
    /// The caller must close the returned microphone.
    fn record(&self, dir: &Path, name: Option<&str>) -> Option<Microphone> {
        let mut microphone = match Microphone::open(name) {
            Ok(microphone) => microphone,
            Err(error) => {
                let state = match error {
                    MicrophoneError::Unknown { .. } => RecordingState::UnknownMicrophone,
                    _ => RecordingState::NoMicrophone,
                };
                self.tell(state, Span(0), error.why());
                return None;
            }
        };
        let mut file = TakeFile::new(dir, self.label, microphone.rate());
        let lost = self.listen(&mut microphone, &mut file);
        let saved = file.save();
        let length = file.length();
        match (saved, lost) {
            (Err(error), _) => {
                lock(&self.unsaved).push(file);
                self.tell(RecordingState::NotWritten, length, error.to_string());
            }
            (Ok(()), Some(why)) => self.tell(RecordingState::MicrophoneLost, length, why),
            (Ok(()), None) => self.tell(RecordingState::Kept, length, String::new()),
        }
        save_all(&self.unsaved, &self.tell);
        Some(microphone)
    }

    /// Records until the player ends the recording, or it is too long.
    /// Returns the reason if the microphone failed.
    fn listen(&self, microphone: &mut Microphone, file: &mut TakeFile) -> Option<String> {
        let (mut heard, mut written) = (Instant::now(), Instant::now());
        let disk = syncing();
        let mut ended = None;
        let mut samples = Vec::new();
        loop {
            let taken = microphone.take(&mut samples);
            if !samples.is_empty() {
                if file.is_empty() {
                    self.tell(RecordingState::Running, Span(0), String::new());
                }
                heard = Instant::now();
                file.push(&samples);
                samples.clear();
            }
            match taken {
                Err(why) => return Some(why),
                Ok(()) if heard.elapsed() < PATIENCE => thread::sleep(POLL),
                Ok(()) => return Some(String::new()),
            }
            if written.elapsed() >= WRITE {
                // Sound that cannot be written now is written later. A new sync starts only after the
                // previous one.
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

    fn tell(&self, state: RecordingState, length: Span, why: String) {
        let Label { side, take, .. } = self.label;
        (self.tell)(TakeNews { side, take, state, length, why });
    }
}

/// Starts a thread that syncs files, so that recording does not wait for the disk.
fn syncing() -> SyncSender<File> {
    let (sender, files) = sync_channel::<File>(0);
    let sync = move || files.iter().for_each(|file| drop(file.sync_data()));
    // Without the thread, the recording is synced at its end.
    let _ = thread::Builder::new().name("recorder-disk".to_owned()).spawn(sync);
    sender
}

/// Retries writing recordings that could not be written.
fn save_all(unsaved: &Unsaved, tell: &Tell) {
    lock(unsaved).retain_mut(|file| {
        let failed = file.save().is_err();
        if !failed {
            let Label { side, take, .. } = file.label();
            let (state, length) = (RecordingState::Kept, file.length());
            tell(TakeNews { side, take, state, length, why: String::new() });
        }
        failed
    });
}

fn lock(unsaved: &Unsaved) -> MutexGuard<'_, Vec<TakeFile>> {
    unsaved.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Returns the rising tone for the start of recording.
pub fn begins() -> Pcm {
    notes([LOW, HIGH])
}

/// Returns the falling tone for a saved recording.
pub fn ends() -> Pcm {
    notes([HIGH, LOW])
}

/// Returns the short tone that confirms an act.
pub fn confirms() -> Pcm {
    notes([HIGH])
}

fn notes<const COUNT: usize>(hertz: [f32; COUNT]) -> Pcm {
    let length = (TONE_RATE as f32 * NOTE) as usize;
    let note = |hertz: f32| {
        (0..length).map(move |at| {
            // Each note rises from silence and falls to silence, to avoid clicks.
            let swell = (std::f32::consts::PI * at as f32 / length as f32).sin();
            let wave = (std::f32::consts::TAU * hertz * at as f32 / TONE_RATE as f32).sin();
            (wave * swell * PEAK * f32::from(i16::MAX)) as i16
        })
    };
    Pcm { rate: TONE_RATE, samples: hertz.into_iter().flat_map(note).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_short_and_told_apart() {
        for tone in [begins(), ends()] {
            let milliseconds = tone.samples.len() * 1000 / tone.rate as usize;
            assert!((80..=220).contains(&milliseconds), "{milliseconds}");
            let peak = tone.samples.iter().map(|sample| sample.unsigned_abs()).max();
            assert!(peak.is_some_and(|peak| (14_000..=16_400).contains(&peak)), "{peak:?}");
        }
        let crossings =
            |samples: &[i16]| samples.windows(2).filter(|two| (two[0] < 0) != (two[1] < 0)).count();
        let (first, second) = (begins(), ends());
        let half = first.samples.len() / 2;
        assert!(crossings(&first.samples[..half]) < crossings(&first.samples[half..]));
        assert!(crossings(&second.samples[..half]) > crossings(&second.samples[half..]));
    }
}
