//! All commands: read, attributed to a speaker, carried out.

pub(crate) mod act;
pub(crate) mod command;
pub(crate) mod concealed;
pub(crate) mod meant;
pub(crate) mod obey;
pub(crate) mod pin;
pub(crate) mod typed_line;
pub(crate) mod understood;
