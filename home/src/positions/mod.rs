//! Positions to solve: [`problem`] is one of them, [`file`](mod@file) reads them, [`session`] trains them, and [`results`] keeps
//! what was solved.

pub mod file;
pub mod judge;
pub mod problem;
pub mod results;
pub mod session;
