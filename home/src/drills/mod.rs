//! Drills by ear, without a board.
//!
//! [`question`] is one question of them, [`answer`] reads what a person types, [`routes`] finds the ways of a knight,
//! and [`session`] asks the questions and times the answers.

pub mod answer;
pub mod question;
pub mod routes;
pub mod session;
