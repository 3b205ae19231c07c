//! Hears announced moves: samples in, candidates out.
//!
//! A person first enrols every [`Unit`] of a language twice, and ten whole announcements ([`Enroller`]). A
//! [`Recogniser`] then compares speech with the announcements of the legal moves, and rejects speech without a clear
//! match. It proposes, and never decides: a player confirms each move, from which it learns. Another program that
//! knows English can give a [`SecondOpinion`].

mod acceptance;
mod align;
mod candidate;
mod decode;
mod endpointer;
mod enroller;
mod enrolment;
mod enrolment_text;
mod features;
mod free;
mod grammar;
mod hesitation;
mod learnt;
mod model;
mod pcm;
mod random;
mod recogniser;
mod sentences;
mod signs;
mod spectrum;
#[doc(hidden)]
#[allow(missing_docs)] // Only used by the bench.
pub mod trial;
mod unit;

pub use acceptance::{Doubt, Heard, Why};
pub use candidate::{Candidate, UnitIndex, candidates};
pub use endpointer::{Endpointer, Phase};
pub use enroller::{Enroller, Step, Tested, Verdict};
pub use enrolment::{Enrolment, TRIES};
pub use enrolment_text::EnrolmentFault;
pub use grammar::{DICTIONARY, Grammars, SecondOpinion};
pub use pcm::{Pcm, RATE, RATES};
pub use recogniser::Recogniser;
pub use sentences::SENTENCES;
pub use unit::{Command, Meaning, Unit, vocabulary};
