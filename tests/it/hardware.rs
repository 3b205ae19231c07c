//! The files of `hardware` from which the reference board is made: its circuit and its geometry.

mod circuit;
mod expressions;
mod geometry;
