//! A game against an engine.
//!
//! The game itself, with its clock, boards, voice and journal, is that of `annabella`. [`partner`] decides what the
//! engine does in it, as a pure function of the game and of the engine's reports; [`sparring`] joins the two. The
//! engine's moves and answers are lines in the journal, as if a person had typed them for its side.

pub mod manners;
pub mod odds;
pub mod opening;
pub mod partner;
pub mod sparring;
pub mod wording;
