//! Command words, their arguments, and who may give them.

pub(crate) mod arguments;
pub(crate) mod declaration;
pub(crate) mod lexicon;
pub(crate) mod roles;
pub(crate) mod speakers;
