//! Moves typed, touched, lifted and placed.

pub(crate) mod letting_go;
pub(crate) mod lifts;
pub(crate) mod looks;
pub(crate) mod made;
pub(crate) mod missing;
pub(crate) mod moves;
pub(crate) mod pegs;
pub(crate) mod press;
pub(crate) mod repeat;
pub(crate) mod touches;
