//! `annabella-hall simulate`: boards on which random games are played, to try a hall before the players come.
//!
//! Only the players are simulated: the games have journals, and are followed and published like any other.

mod game;
mod run;

pub use game::SimulatedGame;
pub use run::{SimulateArgs, run};
