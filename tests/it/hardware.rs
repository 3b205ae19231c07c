//! The files of `hardware` from which the reference board is made: its circuit.

mod circuit;
mod expressions;
