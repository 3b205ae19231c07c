//! A microphone of a PulseAudio server (or of PipeWire in its place). cpal lets the server buffer only
//! one piece of sound, so that a busy machine loses some; this stream buffers all of it.

use super::samples::{RATE, Samples};
use futures::executor::block_on;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, ChannelPosition, RecordStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{Client, ClientError, RecordStream};
use std::ffi::CString;
use std::sync::mpsc::Sender;

/// Milliseconds of sound that are delivered at a time.
const PIECE: u32 = 20;

/// A stream from the server; dropping it closes it.
pub(super) struct ServerStream {
    _stream: RecordStream,
    _client: Client,
}

impl ServerStream {
    /// Opens the source of that name. The channel is closed when the server is gone.
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
            // If this fails, nobody listens any more.
            let _ = sender.send(Ok(samples.collect()));
            odd.drain(..whole);
        };
        let stream = block_on(client.create_record_stream(params, heard))?;
        Ok(ServerStream { _stream: stream, _client: client })
    }
}
