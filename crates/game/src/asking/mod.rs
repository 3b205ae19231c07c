//! What a player can ask and try: queries, exploring, practice, help.

pub(crate) mod board;
pub(crate) mod exploring;
pub(crate) mod help;
pub(crate) mod practice;
pub(crate) mod queries;
pub(crate) mod scoresheet;
mod sentences;
