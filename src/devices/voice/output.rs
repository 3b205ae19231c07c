//! An open sound device, kept open so that no first syllable is lost, and reopened if it fails.

use super::espeak::with_cause;
use super::spoken::{Progress, Silence, Spoken, Volume};
#[cfg(target_os = "linux")]
use super::stream::Stream;
use super::{Outlets, Pcm};
use crate::devices::platform::limited_call::within;
use crate::speech::routing::Outlet;
use crate::speech::{Message, Value, Worded};
#[cfg(target_os = "linux")]
use rodio::cpal::HostId;
use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::cpal::{self, BufferSize, Device, ErrorKind, Host};
use rodio::mixer::Mixer;
use rodio::{DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink};
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::Duration;

/// The number of frames that a device without a sound server requests at a time.
/// Small, because every answer is delayed by a multiple of it; with half as many, words have gaps on a busy
/// machine.
const FRAMES: u32 = 480;
/// The time between two attempts to open a failed device.
const AGAIN: Duration = Duration::from_secs(2);
/// The time between two checks whether the device still accepts sound.
const LOOK: Duration = Duration::from_millis(250);
/// The number of consecutive checks without accepted sound after which the device has failed.
const PATIENCE: u32 = 8;

/// The reason why a device cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutputError {
    /// No device has this name, or several match it.
    #[error("no sound device {name:?}; available: {}", there.join(", "))]
    Unknown {
        /// The requested name.
        name: String,
        /// The names of the existing devices.
        there: Vec<String>,
    },
    /// No sound device exists.
    #[error("no sound device")]
    NoDevice,
    /// The device serves another listener, who would overhear.
    #[error("the sound device {name:?} is the {} one", by.name())]
    Taken {
        /// The device.
        name: String,
        /// The listener that it serves.
        by: Outlet,
    },
    /// The system knows the device, but it is disconnected.
    #[error("the sound device {0:?} is not connected")]
    Absent(String),
    /// The device cannot be opened.
    #[error("the sound device {name:?} cannot be opened: {why}")]
    Refused {
        /// The device.
        name: String,
        /// The message of the operating system.
        why: String,
    },
}

impl Worded for OutputError {
    fn message(&self) -> Message {
        match self {
            OutputError::Unknown { name, there } => Message::new("sound-unknown")
                .with("name", name.as_str())
                .with("count", there.len())
                .with("there", there.clone()),
            OutputError::NoDevice => Message::new("sound-none"),
            OutputError::Taken { name, by } => {
                Message::new("sound-taken").with("name", name.as_str()).with("by", by.name())
            }
            OutputError::Absent(name) => Message::new("sound-absent").with("name", name.as_str()),
            OutputError::Refused { name, why } => {
                Message::new("sound-refused").with("name", name.as_str()).with("why", why.as_str())
            }
        }
    }
}

impl From<OutputError> for Value {
    fn from(error: OutputError) -> Value {
        error.message().into()
    }
}

/// The state of a device to keep open.
pub(super) enum Opening {
    /// The device accepts sound; the string is its name.
    Open(OutputLine, String),
    /// The device could not be opened; attempts continue.
    Failed(OutputError),
    /// The open device has failed; attempts to reopen it continue.
    Lost(String),
}

/// A guard that keeps a device open in the background until dropped.
#[derive(Debug)]
pub(super) struct Keeper {
    _alive: Sender<()>,
}

impl Keeper {
    pub(super) fn new(outlet: Outlet, outlets: Outlets, tell: impl Fn(Opening) + Send + 'static) -> Keeper {
        let (alive, dropped) = channel::<()>();
        let name = format!("sound-{}", outlet.name());
        let keep = move || {
            loop {
                match Output::open(outlet, &outlets) {
                    Ok(output) => {
                        tell(Opening::Open(output.line.clone(), output.name.clone()));
                        let why = output.watch(&dropped);
                        // Closing a stream to a dead sound server may block.
                        let _ = thread::Builder::new().spawn(move || drop(output));
                        match why {
                            Some(why) => tell(Opening::Lost(why)),
                            None => return,
                        }
                    }
                    Err(error) => tell(Opening::Failed(error)),
                }
                if dropped.recv_timeout(AGAIN) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
            }
        };
        // Without a thread nothing is ever reported, as with a device that hangs.
        let _ = thread::Builder::new().name(name).spawn(keep);
        Keeper { _alive: alive }
    }
}

/// The maximum time for an answer of the sound system: a sound server that hangs gives none.
pub const SYSTEM_LIMIT: Duration = Duration::from_secs(5);

/// Returns the names of the sound devices, as far as the sound system answers.
pub fn sound_devices() -> Vec<String> {
    let listed = within(SYSTEM_LIMIT, || {
        hush_alsa();
        let devices = cpal::default_host().output_devices();
        devices.map(|all| all.map(|device| name_of(&device)).collect())
    });
    listed.and_then(Result::ok).unwrap_or_default()
}

/// The way in which a device receives words.
#[derive(Clone)]
pub(super) enum OutputLine {
    /// Through the mixer that feeds the device.
    Mixer(Mixer),
    /// As a whole, to a sound server.
    #[cfg(target_os = "linux")]
    Stream(Stream),
}

impl OutputLine {
    /// Says words; nothing else may be playing.
    pub(super) fn say(&self, pcm: Arc<Pcm>, volume: Volume) -> Progress {
        let (spoken, progress) = Spoken::new(pcm, volume);
        match self {
            OutputLine::Mixer(mixer) => {
                mixer.add(spoken);
                progress
            }
            #[cfg(target_os = "linux")]
            OutputLine::Stream(stream) => stream.say(spoken),
        }
    }

    /// Silences `words`.
    pub(super) fn cut(&self, words: &Progress) {
        words.cut();
        #[cfg(target_os = "linux")]
        if let OutputLine::Stream(stream) = self {
            stream.cut();
        }
    }
}

struct Output {
    line: OutputLine,
    name: String,
    /// A count that increases while the device accepts sound.
    taken: Arc<AtomicU64>,
    /// The channel for the reason if the device fails.
    errors: Receiver<String>,
    /// The sink that keeps the device open.
    _sink: Option<MixerDeviceSink>,
}

impl Output {
    fn open(outlet: Outlet, outlets: &Outlets) -> Result<Output, OutputError> {
        hush_alsa();
        let host = cpal::default_host();
        let device = find(&host, outlets.name(outlet))?;
        let name = name_of(&device);
        for other in Outlet::ALL.into_iter().take_while(|other| *other != outlet) {
            let used = other == Outlet::Room || outlets.name(other).is_some();
            if used && find(&host, outlets.name(other)).is_ok_and(|other| name_of(&other) == name) {
                return Err(OutputError::Taken { name, by: other });
            }
        }
        let refused = |why| OutputError::Refused { name: name.clone(), why };
        #[cfg(target_os = "linux")]
        if device.id().is_ok_and(|id| id.host() == HostId::PulseAudio) {
            let (stream, health) = Stream::open(&name).map_err(|error| refused(error.to_string()))?;
            return Ok(Output {
                line: OutputLine::Stream(stream),
                name,
                taken: health.beats,
                errors: health.broken,
                _sink: None,
            });
        }
        let (sink, errors) = stream(&device, BufferSize::Fixed(FRAMES))
            .or_else(|_| stream(&device, BufferSize::Default))
            .map_err(|error| match is_absent(&error) {
                true => OutputError::Absent(name.clone()),
                false => refused(with_cause(&error)),
            })?;
        let taken = Arc::new(AtomicU64::new(0));
        let config = sink.config();
        sink.mixer().add(Silence {
            channels: config.channel_count(),
            rate: config.sample_rate(),
            taken: taken.clone(),
        });
        Ok(Output { line: OutputLine::Mixer(sink.mixer().clone()), name, taken, errors, _sink: Some(sink) })
    }

    /// Waits until the device has failed, and returns the reason; `None` once it is no longer needed.
    fn watch(&self, dropped: &Receiver<()>) -> Option<String> {
        let mut before = self.taken.load(Ordering::Relaxed);
        let mut still = 0;
        loop {
            if dropped.recv_timeout(LOOK) != Err(RecvTimeoutError::Timeout) {
                return None;
            }
            if let Ok(error) = self.errors.try_recv() {
                return Some(error);
            }
            let now = self.taken.load(Ordering::Relaxed);
            still = if now == before { still + 1 } else { 0 };
            before = now;
            if still == PATIENCE {
                return Some(String::new());
            }
        }
    }
}

/// Whether an error means that the device is disconnected.
fn is_absent(error: &DeviceSinkError) -> bool {
    let cause = error.source().and_then(|cause| cause.downcast_ref::<cpal::Error>());
    cause.is_some_and(|cause| cause.kind() == ErrorKind::DeviceNotAvailable)
}

fn stream(
    device: &Device,
    buffer: BufferSize,
) -> Result<(MixerDeviceSink, Receiver<String>), DeviceSinkError> {
    // Only the first error is kept: a broken device can report thousands a second.
    let (tell, errors) = sync_channel(1);
    let config = device.default_output_config().map_err(DeviceSinkError::DefaultSinkConfigError)?;
    let mut sink = DeviceSinkBuilder::default()
        .with_device(device.clone())
        .with_supported_config(&config)
        .with_buffer_size(buffer)
        .with_error_callback(move |error: cpal::Error| {
            if let ErrorKind::StreamInvalidated | ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable =
                error.kind()
            {
                let _ = tell.try_send(error.to_string());
            }
        })
        .open_stream()?;
    sink.log_on_drop(false);
    Ok((sink, errors))
}

/// Finds the default device, or the one called `name`.
/// That is the one with exactly this name, otherwise the only one whose name contains it.
fn find(host: &Host, name: Option<&str>) -> Result<Device, OutputError> {
    let Some(name) = name else {
        return host.default_output_device().ok_or(OutputError::NoDevice);
    };
    let mut devices: Vec<Device> = host.output_devices().map(Iterator::collect).unwrap_or_default();
    let names: Vec<[String; 2]> = devices.iter().map(|d| [name_of(d), title_of(d)]).collect();
    match choose(name, &names) {
        Some(index) => Ok(devices.swap_remove(index)),
        None => Err(OutputError::Unknown {
            name: name.to_owned(),
            there: names.into_iter().map(|[name, _]| name).collect(),
        }),
    }
}

pub(in crate::devices) fn choose(name: &str, names: &[[String; 2]]) -> Option<usize> {
    let exact = names.iter().position(|both| both.iter().any(|one| one == name));
    let wanted = name.to_lowercase();
    let holds = |both: &[String; 2]| both.iter().any(|one| one.to_lowercase().contains(&wanted));
    exact.or_else(|| {
        let mut like = (0..names.len()).filter(|index| holds(&names[*index]));
        like.next().filter(|_| like.next().is_none())
    })
}

/// Returns the system's name for a device.
pub(in crate::devices) fn name_of(device: &Device) -> String {
    device.id().map(|id| id.id().to_owned()).unwrap_or_default()
}

/// Returns the human-readable name of a device.
pub(in crate::devices) fn title_of(device: &Device) -> String {
    device.description().map(|description| description.name().to_owned()).unwrap_or_default()
}

/// Keeps alsa-lib from writing error messages to the terminal.
#[cfg(target_os = "linux")]
pub(in crate::devices) fn hush_alsa() {
    use std::ffi::{c_char, c_int};
    use std::sync::Once;

    type Handler = unsafe extern "C" fn(*const c_char, c_int, *const c_char, c_int, *const c_char);
    unsafe extern "C" fn ignore(_: *const c_char, _: c_int, _: *const c_char, _: c_int, _: *const c_char) {}

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let program = libloading::os::unix::Library::this();
        // SAFETY: this is alsa-lib's declaration of the function. The handler is called with further
        // arguments, which it can ignore under C's calling convention.
        unsafe {
            if let Ok(set) =
                program.get::<unsafe extern "C" fn(Option<Handler>) -> c_int>(b"snd_lib_error_set_handler")
            {
                set(Some(ignore));
            }
        }
    });
}

#[cfg(not(target_os = "linux"))]
pub(in crate::devices) fn hush_alsa() {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::{Language, Words};

    fn names(all: &[(&str, &str)]) -> Vec<[String; 2]> {
        all.iter().map(|(name, title)| [(*name).to_owned(), (*title).to_owned()]).collect()
    }

    #[test]
    fn a_device_is_chosen_by_its_name_or_title() {
        let all = names(&[("alsa_output.usb", "USB Headset"), ("hdmi", "HDMI"), ("hdmi.2", "HDMI 2")]);
        assert_eq!(choose("alsa_output.usb", &all), Some(0));
        assert_eq!(choose("HDMI", &all), Some(1));
        assert_eq!(choose("hdmi.2", &all), Some(2));
        assert_eq!(choose("headset", &all), Some(0));
    }

    #[test]
    fn a_part_that_two_names_have_chooses_none() {
        let all = names(&[("one.sink", "One"), ("two.sink", "Two")]);
        assert_eq!(choose("sink", &all), None);
        assert_eq!(choose("three", &all), None);
        assert_eq!(choose("", &[]), None);
    }

    #[test]
    fn an_unknown_name_is_told_with_what_there_is() {
        let error = OutputError::Unknown { name: "x".into(), there: vec!["a".into(), "b".into()] };
        assert_eq!(error.to_string(), r#"no sound device "x"; available: a, b"#);
        let told = Words::new(Language::En).worded(&error);
        assert_eq!(told, "Sound device x: not found, or not unique. Choose one of: a, b.");
    }
}
