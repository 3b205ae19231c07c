//! A microphone, open while a player dictates.

#[cfg(target_os = "linux")]
use self::server::ServerStream;
use crate::devices::voice::{choose, hush_alsa, name_of, title_of};
#[cfg(target_os = "linux")]
use rodio::cpal::HostId;
use rodio::cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use rodio::cpal::{
    self, BufferSize, Data, Device, ErrorKind, SampleFormat, Stream, StreamConfig, SupportedStreamConfig,
};
use std::sync::mpsc::{Receiver, Sender, channel};

/// The number of samples per second, if the device supports it: enough for speech.
const RATE: u32 = 22_050;

/// Sound samples, or the reason why the sound ended.
pub type Samples = Result<Vec<i16>, String>;

/// The number of frames per delivery; without a fixed number some devices lose or stretch sound.
const FRAMES: u32 = 480;

/// An open microphone; dropping it closes it.
pub struct Microphone {
    rate: u32,
    samples: Receiver<Samples>,
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
    /// The microphone cannot be opened.
    #[error("the microphone cannot be opened: {0}")]
    Refused(String),
}

impl MicrophoneError {
    /// Returns the requested name, or the message of the operating system.
    pub fn why(&self) -> String {
        match self {
            MicrophoneError::Unknown { name } => name.clone(),
            MicrophoneError::NoDevice => String::new(),
            MicrophoneError::Refused(why) => why.clone(),
        }
    }
}

/// Returns the names of the microphones.
pub fn microphones() -> Vec<String> {
    hush_alsa();
    let devices = cpal::default_host().input_devices();
    devices.map(|all| all.map(|device| name_of(&device)).collect()).unwrap_or_default()
}

impl Microphone {
    /// Opens the default microphone, or the one called `name`.
    /// That is the one with exactly this name, otherwise the only one whose name contains it.
    ///
    /// # Errors
    /// There is no such microphone, or it cannot be opened.
    pub fn open(name: Option<&str>) -> Result<Microphone, MicrophoneError> {
        hush_alsa();
        let device = find(name)?;
        #[cfg(target_os = "linux")]
        if device.id().is_ok_and(|id| id.host() == HostId::PulseAudio) {
            let (sender, samples) = channel();
            let stream = ServerStream::open(&name_of(&device), sender)
                .map_err(|error| MicrophoneError::Refused(error.to_string()))?;
            return Ok(Microphone { rate: RATE, samples, _open: OpenStream::Server { _stream: stream } });
        }
        let refused = |error: cpal::Error| MicrophoneError::Refused(error.to_string());
        let supported = wanted(&device).map_err(refused)?;
        let config = |buffer_size| StreamConfig { buffer_size, ..supported.config() };
        let open = |config| {
            let (sender, samples) = channel();
            let stream = listen(&device, config, supported.sample_format(), sender)?;
            stream.play()?;
            Ok((stream, samples))
        };
        let (stream, samples) = open(config(BufferSize::Fixed(FRAMES)))
            .or_else(|_| open(config(BufferSize::Default)))
            .map_err(refused)?;
        Ok(Microphone {
            rate: supported.sample_rate(),
            samples,
            _open: OpenStream::Stream { _stream: stream },
        })
    }

    /// Returns the number of samples per second.
    pub fn rate(&self) -> u32 {
        self.rate
    }

    /// Returns the single-channel sound.
    pub fn samples(&self) -> &Receiver<Samples> {
        &self.samples
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
    sender: Sender<Samples>,
) -> Result<Stream, cpal::Error> {
    let channels = usize::from(config.channels.max(1));
    let errors = sender.clone();
    let heard = move |data: &Data, _: &cpal::InputCallbackInfo| {
        let whole = match data.sample_format() {
            SampleFormat::I16 => data.as_slice::<i16>().map(<[i16]>::to_vec),
            SampleFormat::I32 => {
                data.as_slice::<i32>().map(|all| all.iter().map(|sample| (sample >> 16) as i16).collect())
            }
            SampleFormat::F32 => data.as_slice::<f32>().map(|all| {
                let short = |sample: &f32| (sample * 32_768.0).clamp(-32_768.0, 32_767.0) as i16;
                all.iter().map(short).collect()
            }),
            _ => None,
        };
        let samples = whole.map(|all| mixed(&all, channels)).ok_or_else(|| format.to_string());
        // Fails only if the receiver no longer exists.
        let _ = sender.send(samples);
    };
    let failed = move |error: cpal::Error| {
        if let ErrorKind::StreamInvalidated | ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable =
            error.kind()
        {
            let _ = errors.send(Err(error.to_string()));
        }
    };
    device.build_input_stream_raw(config, format, heard, failed, None)
}

/// Mixes all channels into one.
fn mixed(samples: &[i16], channels: usize) -> Vec<i16> {
    let mean = |frame: &[i16]| {
        let sum: i64 = frame.iter().map(|sample| i64::from(*sample)).sum();
        (sum / frame.len() as i64) as i16
    };
    samples.chunks(channels).map(mean).collect()
}

/// A microphone of a `PulseAudio` server (or of `PipeWire` in its place).
/// With cpal the server can buffer only one piece of sound, so a busy machine loses some; this stream buffers
/// all of it.
#[cfg(target_os = "linux")]
mod server {
    use super::{RATE, Samples};
    use futures::executor::block_on;
    use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
    use pulseaudio::protocol::{ChannelMap, ChannelPosition, RecordStreamParams, SampleFormat, SampleSpec};
    use pulseaudio::{Client, ClientError, RecordStream};
    use std::ffi::CString;
    use std::sync::mpsc::Sender;

    /// The length of the sound delivered at a time, in milliseconds.
    const PIECE: u32 = 20;

    /// A stream from the server; dropping it closes it.
    pub(super) struct ServerStream {
        _stream: RecordStream,
        _client: Client,
    }

    impl ServerStream {
        /// Opens the given source. The channel is closed when the server has gone.
        pub(super) fn open(source: &str, sender: Sender<Samples>) -> Result<ServerStream, ClientError> {
            let client = Client::from_env(c"annabella")?;
            let params = RecordStreamParams {
                source_name: CString::new(source).ok(),
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
            let mut odd = Vec::new();
            let heard = move |bytes: &[u8]| {
                odd.extend_from_slice(bytes);
                let whole = odd.len() / 2 * 2;
                let samples = odd[..whole].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
                // Fails only if the receiver no longer exists.
                let _ = sender.send(Ok(samples.collect()));
                odd.drain(..whole);
            };
            let stream = block_on(client.create_record_stream(params, heard))?;
            Ok(ServerStream { _stream: stream, _client: client })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_mixed() {
        assert_eq!(mixed(&[1, 3, -4, -8, 32_767, 32_767], 2), [2, -6, 32_767]);
        assert_eq!(mixed(&[5, -5], 1), [5, -5]);
    }
}
