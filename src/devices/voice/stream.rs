//! A stream to a `PulseAudio` server, or to `PipeWire` in its place, that receives words as a whole.
//! The server starts them immediately, and a delay of this program makes no gap in them.
//!
//! The stream stays open between words, so that the device does not go to sleep, but is empty then, so that
//! no silence delays the next word. cpal does not support this: its streams are fed continuously in short
//! pieces.

use super::spoken::{Progress, Spoken};
use futures::executor::block_on;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, ChannelPosition, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{Client, ClientError, PlaybackSource, PlaybackStream};
use rodio::source::UniformSourceIterator;
use rodio::{ChannelCount, SampleRate};
use std::ffi::CString;
use std::num::NonZero;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::{Duration, Instant};

/// The sampling rate of espeak in samples per second; the server converts it.
const RATE: SampleRate = NonZero::new(22_050).unwrap();
/// The number of bytes in a single-channel sample.
const SAMPLE: u32 = 2;
/// The length of the sound that the server buffers, in milliseconds.
const AHEAD: u32 = 2_000;
/// The length of the sound that the server passes to the device at a time, in milliseconds.
/// The server derives it from the difference between its buffer and twice the minimum request length.
const PIECE: u32 = 30;
/// The time between two checks whether the server still answers.
const LOOK: Duration = Duration::from_millis(100);
/// The maximum time that a device may keep playing after its last sample was taken.
const TAIL: Duration = Duration::from_secs(1);

/// The stream as used by the thread that says words.
#[derive(Clone)]
pub(super) struct Stream {
    feed: Arc<Mutex<Feed>>,
    wake: Sender<()>,
}

/// The state of the server.
pub(super) struct Health {
    /// A count that increases while the server answers and plays.
    pub(super) beats: Arc<AtomicU64>,
    /// The channel for the reason if the stream fails.
    pub(super) broken: Receiver<String>,
}

/// The words on their way to the server.
#[derive(Default)]
struct Feed {
    words: Option<UniformSourceIterator<Spoken>>,
    /// The progress of the current words, until they have been heard.
    progress: Option<Progress>,
    /// Whether the server still has to drop sound before it can receive more.
    stale: bool,
    /// The waker of the thread that writes to the server.
    writer: Option<Waker>,
}

impl Stream {
    /// Opens a stream to the given sink.
    pub(super) fn open(sink: &str) -> Result<(Stream, Health), ClientError> {
        let client = Client::from_env(c"annabella")?;
        let feed = Arc::new(Mutex::new(Feed::default()));
        let bytes = |milliseconds: u32| RATE.get() * milliseconds / 1000 * SAMPLE;
        let params = PlaybackStreamParams {
            sink_name: CString::new(sink).ok(),
            sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE.get() },
            channel_map: ChannelMap::new([ChannelPosition::Mono]),
            buffer_attr: BufferAttr {
                max_length: u32::MAX,
                target_length: bytes(AHEAD),
                // Playback starts with the first sample.
                pre_buffering: SAMPLE,
                minimum_request_length: bytes((AHEAD - PIECE) / 2),
                ..BufferAttr::default()
            },
            flags: StreamFlags::default(),
            ..PlaybackStreamParams::default()
        };
        let stream = block_on(client.create_playback_stream(params, Source(feed.clone())))?;
        let (wake, woken) = channel();
        let (tell, broken) = sync_channel(1);
        let beats = Arc::new(AtomicU64::new(0));
        let mut attendant = Attendant {
            _client: client,
            stream,
            feed: feed.clone(),
            beats: beats.clone(),
            played: 0,
            end: None,
        };
        thread::Builder::new().name("sound-server".into()).spawn(move || attendant.run(&woken, &tell))?;
        Ok((Stream { feed, wake }, Health { beats, broken }))
    }

    /// Says words, replacing those being said.
    pub(super) fn say(&self, words: Spoken) -> Progress {
        let progress = Progress::default();
        let mut feed = lock(&self.feed);
        feed.stale |= feed.progress.is_some();
        feed.words = Some(UniformSourceIterator::new(words, ChannelCount::MIN, RATE));
        feed.progress = Some(progress.clone());
        feed.write();
        let _ = self.wake.send(());
        progress
    }

    /// Silences the stream immediately.
    pub(super) fn cut(&self) {
        let mut feed = lock(&self.feed);
        feed.words = None;
        if feed.progress.take().is_some() {
            feed.stale = true;
            let _ = self.wake.send(());
        }
    }
}

impl Feed {
    /// Marks words as heard to their end.
    fn heard(&mut self, words: &Progress) {
        words.end();
        // Other words may have arrived in the meantime.
        if self.progress.as_ref().is_some_and(Progress::ended) {
            self.progress = None;
        }
    }

    fn write(&self) {
        if let Some(writer) = &self.writer {
            writer.wake_by_ref();
        }
    }
}

fn lock(feed: &Mutex<Feed>) -> MutexGuard<'_, Feed> {
    feed.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

struct Source(Arc<Mutex<Feed>>);

impl PlaybackSource for Source {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut [u8]) -> Poll<usize> {
        let mut feed = lock(&self.0);
        feed.writer = Some(context.waker().clone());
        let stale = feed.stale;
        let Some(words) = feed.words.as_mut().filter(|_| !stale) else { return Poll::Pending };
        let mut written = 0;
        for (place, sample) in buffer.chunks_exact_mut(SAMPLE as usize).zip(words) {
            let sample = (sample * 32_768.0).clamp(-32_768.0, 32_767.0) as i16;
            place.copy_from_slice(&sample.to_le_bytes());
            written += place.len();
        }
        if written < buffer.len() {
            feed.words = None;
        }
        // Zero would mean the end of the stream.
        if written == 0 { Poll::Pending } else { Poll::Ready(written) }
    }
}

/// The thread that queries the server, which may never answer.
struct Attendant {
    _client: Client,
    stream: PlaybackStream,
    feed: Arc<Mutex<Feed>>,
    beats: Arc<AtomicU64>,
    /// The server's playback position at the last query, in bytes.
    played: i64,
    /// The time when all sound already played by the server will have been heard.
    end: Option<Instant>,
}

impl Attendant {
    /// Runs until the stream is no longer needed, or fails.
    fn run(&mut self, woken: &Receiver<()>, tell: &SyncSender<String>) {
        let mut wait = LOOK;
        while woken.recv_timeout(wait) != Err(RecvTimeoutError::Disconnected) {
            match self.attend() {
                Ok(next) => wait = next.min(LOOK),
                Err(error) => {
                    let _ = tell.try_send(error.to_string());
                    return;
                }
            }
        }
    }

    /// Performs the due work. Returns the time until more work is due.
    fn attend(&mut self) -> Result<Duration, ClientError> {
        if lock(&self.feed).stale {
            block_on(self.stream.flush())?;
            let mut feed = lock(&self.feed);
            feed.stale = false;
            feed.write();
        }
        // Sound handed over before the query is counted in the answer.
        let handed_over = {
            let feed = lock(&self.feed);
            feed.progress.clone().filter(|_| feed.words.is_none() && !feed.stale)
        };
        let timing = block_on(self.stream.timing_info())?;
        let left = timing.write_offset - timing.read_offset;
        if left <= 0 || timing.read_offset != self.played {
            self.beats.fetch_add(1, Ordering::Relaxed);
        }
        self.played = timing.read_offset;
        if let Some(progress) = handed_over
            && left <= 0
        {
            let tail = Duration::from_micros(timing.sink_usec).min(TAIL);
            let end = *self.end.get_or_insert_with(|| Instant::now() + tail);
            let still = end.saturating_duration_since(Instant::now());
            if still.is_zero() {
                self.end = None;
                lock(&self.feed).heard(&progress);
                return Ok(LOOK);
            }
            return Ok(still);
        }
        self.end = None;
        let bytes_a_second = u64::from(RATE.get() * SAMPLE);
        // At least a millisecond, so that a late server is not queried without pause.
        let left = u64::try_from(left).ok().filter(|left| *left > 0);
        Ok(left.map_or(LOOK, |left| Duration::from_micros((left * 1_000_000 / bytes_a_second).max(1000))))
    }
}
