//! Moves typed, touched, lifted and placed.

pub(crate) mod letting_go;
pub(crate) mod lifts;
pub(crate) mod looks;
pub(crate) mod missing;
pub(crate) mod moves;
pub(crate) mod pegs;
pub(crate) mod repeat;
pub(crate) mod touches;
