//! Drills by ear, without a board.
//!
//! [`question`] is one question of them, [`answer`] reads what a person types, [`question`] finds the ways of a knight,
//! and [`session`] asks the questions and times the answers.

pub mod answer;
pub mod question;
pub mod session;
