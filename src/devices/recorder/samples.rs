//! The sound that comes from a microphone, whatever it is opened by.

/// Samples a second where the device can be asked for them: enough for speech.
pub const RATE: u32 = 22_050;

/// Sound, or why there is no more of it.
pub type Samples = Result<Vec<i16>, String>;
