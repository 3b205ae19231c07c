//! All integration tests, in one program.

mod hearing;
mod pulse;
mod sound;
