//! The files of `hardware` from which the reference board is made: its circuit,
//! its geometry, and what is heard of it when it was assembled wrongly.

mod assembly;
mod circuit;
mod expressions;
mod geometry;
mod named;
