//! A microphone, open while a player dictates.

#[cfg(target_os = "linux")]
use self::server::ServerStream;
use crate::devices::platform::limited_call::within;
use crate::devices::voice::{SYSTEM_LIMIT, choose, hush_alsa, name_of, title_of};
#[cfg(target_os = "linux")]
use rodio::cpal::HostId;
use rodio::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use rodio::cpal::{
    self, BufferSize, Data, Device, ErrorKind, SampleFormat, Stream, StreamConfig, SupportedStreamConfig,
};
use rtrb::{Consumer, Producer, RingBuffer};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// The number of samples per second, if the device supports it: enough for speech.
const RATE: u32 = 22_050;

/// The number of frames per delivery; without a fixed number some devices lose or stretch sound.
const FRAMES: u32 = 480;

/// The length of the buffer for sound that is not taken, in seconds. Later sound is lost.
const BUFFERED: u32 = 10;

/// An open microphone; dropping it closes it.
pub struct Microphone {
    rate: u32,
    sound: Consumer<i16>,
    failure: Receiver<String>,
    _open: OpenStream,
}

/// The stream that keeps the microphone open.
enum OpenStream {
    Stream {
        _stream: Stream,
    },
    #[cfg(target_os = "linux")]
    Server {
        _stream: ServerStream,
    },
}

/// The reason why a microphone cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MicrophoneError {
    /// No microphone has this name, or several match it.
    #[error("no microphone {name:?}")]
    Unknown {
        /// The requested name.
        name: String,
    },
    /// No microphone exists.
    #[error("no microphone")]
    NoDevice,
    /// The sound system does not answer.
    #[error("the sound system does not answer")]
    NoAnswer,
    /// The microphone cannot be opened.
    #[error("the microphone cannot be opened: {0}")]
    Refused(String),
}

impl MicrophoneError {
    /// Returns the requested name, or the message of the operating system.
    pub fn why(&self) -> String {
        match self {
            MicrophoneError::Unknown { name } => name.clone(),
            MicrophoneError::NoDevice | MicrophoneError::NoAnswer => String::new(),
            MicrophoneError::Refused(why) => why.clone(),
        }
    }
}

/// Returns the names of the microphones, as far as the sound system answers.
pub fn microphones() -> Vec<String> {
    let listed = within(SYSTEM_LIMIT, || {
        hush_alsa();
        let devices = cpal::default_host().input_devices();
        devices.map(|all| all.map(|device| name_of(&device)).collect())
    });
    listed.and_then(Result::ok).unwrap_or_default()
}

impl Microphone {
    /// Opens the default microphone, or the one called `name`.
    /// That is the one with exactly this name, otherwise the only one whose name contains it.
    ///
    /// # Errors
    /// There is no such microphone, it cannot be opened, or the sound system does not answer.
    pub fn open(name: Option<&str>) -> Result<Microphone, MicrophoneError> {
        let name = name.map(str::to_owned);
        within(SYSTEM_LIMIT, move || Microphone::open_by(name.as_deref()))
            .unwrap_or(Err(MicrophoneError::NoAnswer))
    }

    fn open_by(name: Option<&str>) -> Result<Microphone, MicrophoneError> {
        #[cfg(target_os = "linux")]
        if let Some(source) = server::known(name)
            && let Ok(microphone) = Microphone::on_server(source.as_deref())
        {
            return Ok(microphone);
        }
        hush_alsa();
        let device = find(name)?;
        #[cfg(target_os = "linux")]
        if device.id().is_ok_and(|id| id.host() == HostId::PulseAudio) {
            let source = name_of(&device);
            let microphone = Microphone::on_server(Some(&source));
            let microphone = microphone.map_err(|error| MicrophoneError::Refused(error.to_string()))?;
            server::remember(name, source);
            return Ok(microphone);
        }
        let refused = |error: cpal::Error| MicrophoneError::Refused(error.to_string());
        let supported = wanted(&device).map_err(refused)?;
        let rate = supported.sample_rate();
        let config = |buffer_size| StreamConfig { buffer_size, ..supported.config() };
        let open = |config| {
            let (inlet, sound, failure) = Inlet::new(rate);
            let stream = listen(&device, config, supported.sample_format(), inlet)?;
            stream.play()?;
            Ok((stream, sound, failure))
        };
        let (stream, sound, failure) = open(config(BufferSize::Fixed(FRAMES)))
            .or_else(|_| open(config(BufferSize::Default)))
            .map_err(refused)?;
        Ok(Microphone { rate, sound, failure, _open: OpenStream::Stream { _stream: stream } })
    }

    /// Opens a source of the sound server, or its default source.
    #[cfg(target_os = "linux")]
    fn on_server(source: Option<&str>) -> Result<Microphone, server::Fault> {
        let (inlet, sound, failure) = Inlet::new(RATE);
        let stream = ServerStream::open(source, inlet)?;
        Ok(Microphone { rate: RATE, sound, failure, _open: OpenStream::Server { _stream: stream } })
    }

    /// Returns the number of samples per second.
    pub fn rate(&self) -> u32 {
        self.rate
    }

    /// Appends the single-channel sound since the last call to `samples`.
    ///
    /// # Errors
    /// The microphone has failed, with the message of the operating system, which may be empty.
    pub fn take(&mut self, samples: &mut Vec<i16>) -> Result<(), String> {
        let failure = self.failure.try_recv();
        let gone = self.sound.is_abandoned();
        if let Ok(chunk) = self.sound.read_chunk(self.sound.slots()) {
            samples.extend(chunk);
        }
        match failure {
            Ok(why) => Err(why),
            Err(_) if gone => Err(String::new()),
            Err(_) => Ok(()),
        }
    }
}

/// The place where a sound system delivers samples, which allocates nothing.
struct Inlet {
    sound: Producer<i16>,
    failure: SyncSender<String>,
}

impl Inlet {
    fn new(rate: u32) -> (Inlet, Consumer<i16>, Receiver<String>) {
        let (sound, taken) = RingBuffer::new((rate * BUFFERED) as usize);
        let (failure, failures) = sync_channel(1);
        (Inlet { sound, failure }, taken, failures)
    }

    /// Delivers one sample. It is lost if the buffer is full.
    fn deliver(&mut self, sample: i16) {
        let _ = self.sound.push(sample);
    }

    /// Delivers frames of several channels, mixed into one.
    fn mix<S: Copy>(&mut self, frames: &[S], channels: usize, short: impl Fn(S) -> i16) {
        for frame in frames.chunks(channels) {
            let sum: i64 = frame.iter().map(|sample| i64::from(short(*sample))).sum();
            self.deliver((sum / frame.len() as i64) as i16);
        }
    }
}

fn find(name: Option<&str>) -> Result<Device, MicrophoneError> {
    let host = cpal::default_host();
    let Some(name) = name else { return host.default_input_device().ok_or(MicrophoneError::NoDevice) };
    let mut devices: Vec<Device> = host.input_devices().map(Iterator::collect).unwrap_or_default();
    let names: Vec<[String; 2]> = devices.iter().map(|d| [name_of(d), title_of(d)]).collect();
    match choose(name, &names) {
        Some(index) => Ok(devices.swap_remove(index)),
        None => Err(MicrophoneError::Unknown { name: name.to_owned() }),
    }
}

/// Returns a single channel at the speech rate if the device supports it, otherwise its default.
fn wanted(device: &Device) -> Result<SupportedStreamConfig, cpal::Error> {
    let mut ranges = device.supported_input_configs().into_iter().flatten();
    let speech = ranges.find(|range| {
        let rates = range.min_sample_rate()..=range.max_sample_rate();
        range.channels() == 1 && range.sample_format() == SampleFormat::I16 && rates.contains(&RATE)
    });
    match speech {
        Some(range) => Ok(range.with_sample_rate(RATE)),
        None => device.default_input_config(),
    }
}

fn listen(
    device: &Device,
    config: StreamConfig,
    format: SampleFormat,
    mut inlet: Inlet,
) -> Result<Stream, cpal::Error> {
    let channels = usize::from(config.channels.max(1));
    let failure = inlet.failure.clone();
    let heard = move |data: &Data, _: &cpal::InputCallbackInfo| match data.sample_format() {
        SampleFormat::I16 => inlet.mix(data.as_slice().unwrap_or_default(), channels, |sample: i16| sample),
        SampleFormat::I32 => {
            inlet.mix(data.as_slice().unwrap_or_default(), channels, |sample: i32| (sample >> 16) as i16);
        }
        SampleFormat::F32 => {
            let short = |sample: f32| (sample * 32_768.0).clamp(-32_768.0, 32_767.0) as i16;
            inlet.mix(data.as_slice().unwrap_or_default(), channels, short);
        }
        // The same failure may already have been reported.
        other => drop(inlet.failure.try_send(other.to_string())),
    };
    let failed = move |error: cpal::Error| {
        if let ErrorKind::StreamInvalidated | ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable =
            error.kind()
        {
            let _ = failure.try_send(error.to_string());
        }
    };
    device.build_input_stream_raw(config, format, heard, failed, None)
}

/// A microphone of a `PulseAudio` server (or of `PipeWire` in its place).
/// With cpal the server can buffer only one piece of sound, so a busy machine loses some; this stream buffers
/// all of it.
///
/// One connection serves all microphones: the library never closes a connection, and a server allows only 64.
/// Looking for a device by cpal opens another, so the source of each name is remembered.
#[cfg(target_os = "linux")]
mod server {
    use super::{Inlet, RATE};
    use futures::executor::block_on;
    use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
    use pulseaudio::protocol::{ChannelMap, ChannelPosition, RecordStreamParams, SampleFormat, SampleSpec};
    use pulseaudio::{Client, RecordStream};
    use std::ffi::CString;
    use std::sync::{Mutex, MutexGuard};

    pub(super) use pulseaudio::ClientError as Fault;

    /// The length of the sound delivered at a time, in milliseconds.
    const PIECE: u32 = 20;

    /// The connection, and the source of each requested name; no name is the server's default source.
    static SERVER: Mutex<Server> = Mutex::new(Server { client: None, sources: Vec::new() });

    struct Server {
        client: Option<Client>,
        sources: Vec<(Option<String>, String)>,
    }

    fn server() -> MutexGuard<'static, Server> {
        SERVER.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Returns the source of a name opened before; `Some(None)` is the default source of the server.
    pub(super) fn known(name: Option<&str>) -> Option<Option<String>> {
        let server = server();
        let (_, source) = server.sources.iter().find(|(known, _)| known.as_deref() == name)?;
        Some(name.is_some().then(|| source.clone()))
    }

    /// Remembers the source of a name.
    pub(super) fn remember(name: Option<&str>, source: String) {
        let mut server = server();
        server.sources.retain(|(known, _)| known.as_deref() != name);
        server.sources.push((name.map(str::to_owned), source));
    }

    /// A stream from the server; dropping it closes it.
    pub(super) struct ServerStream {
        _stream: RecordStream,
    }

    impl ServerStream {
        /// Opens the given source, or the default source. The inlet is dropped when the server has gone.
        pub(super) fn open(source: Option<&str>, mut inlet: Inlet) -> Result<ServerStream, Fault> {
            let kept = server().client.clone();
            let client = match kept {
                Some(client) => client,
                None => Client::from_env(c"annabella")?,
            };
            let params = RecordStreamParams {
                source_name: source.and_then(|source| CString::new(source).ok()),
                sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
                channel_map: ChannelMap::new([ChannelPosition::Mono]),
                buffer_attr: BufferAttr {
                    max_length: u32::MAX,
                    fragment_size: RATE * 2 * PIECE / 1000,
                    ..BufferAttr::default()
                },
                flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
                ..RecordStreamParams::default()
            };
            // The first byte of a sample whose second byte has not been delivered.
            let mut half = None;
            let heard = move |bytes: &[u8]| {
                for &byte in bytes {
                    match half.take() {
                        None => half = Some(byte),
                        Some(low) => inlet.deliver(i16::from_le_bytes([low, byte])),
                    }
                }
            };
            let opened = block_on(client.create_record_stream(params, heard));
            // A server that refuses a source is still connected.
            let connected = matches!(opened, Ok(_) | Err(Fault::ServerError(_)));
            server().client = connected.then_some(client);
            Ok(ServerStream { _stream: opened? })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn delivered(deliver: impl FnOnce(&mut Inlet)) -> Vec<i16> {
        let (mut inlet, mut sound, _) = Inlet::new(8);
        deliver(&mut inlet);
        let chunk = sound.read_chunk(sound.slots()).unwrap();
        chunk.into_iter().collect()
    }

    #[test]
    fn channels_are_mixed() {
        let same = |sample: i16| sample;
        let stereo = [1, 3, -4, -8, 32_767, 32_767];
        assert_eq!(delivered(|inlet| inlet.mix(&stereo, 2, same)), [2, -6, 32_767]);
        assert_eq!(delivered(|inlet| inlet.mix(&[5, -5], 1, same)), [5, -5]);
    }

    #[test]
    fn sound_that_nothing_takes_is_lost_and_nothing_waits() {
        let all = delivered(|inlet| (0..100).for_each(|sample| inlet.deliver(sample)));
        assert_eq!(all, (0..80).collect::<Vec<i16>>());
    }
}
