//! The rim: the event loop and everything that touches the world.

pub mod voice;
