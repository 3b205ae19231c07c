//! The integration tests of annabella-home: the program with fake and real engines.

mod engines;
mod games;
mod pegs;
mod training;
mod world;
