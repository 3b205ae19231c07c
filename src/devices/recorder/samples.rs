//! Sound as a microphone delivers it, however it is opened.

/// Samples per second, if the device supports it: enough for speech.
pub const RATE: u32 = 22_050;

/// Sound, or why it ended.
pub type Samples = Result<Vec<i16>, String>;
