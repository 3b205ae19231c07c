//! The machines that a table can run: chess, the clock alone, three-dimensional chess.

pub(crate) mod alone;
pub(crate) mod as_pgn;
pub(crate) mod machine;
pub(crate) mod stages;
pub(crate) mod tridim;
