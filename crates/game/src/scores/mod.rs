//! Recorded scoresheets, and the comparison of two scoresheets.

pub(crate) mod dictation;
pub(crate) mod reconciling;
