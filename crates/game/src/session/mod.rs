//! How a game starts, pauses, resumes and is left.

pub(crate) mod attendance;
pub(crate) mod begin;
pub(crate) mod envelope;
pub(crate) mod guiding;
pub(crate) mod leaving;
pub(crate) mod lever;
pub(crate) mod offers;
pub(crate) mod resume;
pub(crate) mod time;
