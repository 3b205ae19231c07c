//! The certainty of each move that was read, and the doubts about it.

pub(crate) mod certainty;
pub(crate) mod discrepancy;
pub(crate) mod doubt;
pub(crate) mod ply_read;
pub(crate) mod question;
