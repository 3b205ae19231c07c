//! Three-dimensional chess as a machine: the desks and most rooms of a game, with rooms of its own.
//!
//! A module may use only modules that come before it in this table; a test checks that.
//!
//! | modules | hold |
//! |---|---|
//! | `played` | the moves made, and the position |
//! | `moves` | room: moves, entered, repeated and corrected |
//! | `claims` `sealed` `scores` | rooms: claims with a move, sealed moves, both scores |
//! | `queries` `question` | answers about three levels; the lines that only this machine knows |
//! | `commands` `stages` | all commands; the machine, and the stages of an event |

mod claims;
mod commands;
mod moves;
mod played;
mod queries;
mod question;
mod scores;
mod sealed;
mod stages;

pub use stages::Tridim;
