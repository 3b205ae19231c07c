//! All integration tests, in one program.

#[cfg(feature = "system-voice")]
mod dispatcher;
mod hearing;
mod pulse;
mod sound;
