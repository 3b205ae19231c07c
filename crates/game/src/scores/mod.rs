//! Recordings and scoresheets: entries in them, and the comparison of two.

pub(crate) mod comparing;
pub(crate) mod dictation;
pub(crate) mod entries;
pub(crate) mod reconciling;
