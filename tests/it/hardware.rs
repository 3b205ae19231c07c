//! The files of `hardware` from which the reference board is made: circuit, geometry and assembly.

mod assembly;
mod circuit;
mod expressions;
mod geometry;
mod named;
