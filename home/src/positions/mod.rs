//! Positions to solve: [`problem`] is one of them, [`file`](mod@file) reads them, and [`session`] trains them.

pub mod file;
pub mod problem;
pub mod session;
