//! Facts, recorded and put into words.

pub(crate) mod book;
pub(crate) mod record;
pub(crate) mod words;
