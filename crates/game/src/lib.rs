//! Runs a game of chess, or the chess clock alone, as a state machine: timed events in, effects out.
//!
//! ```
//! use annabella_clock::Stamp;
//! use annabella_game::{Effect, Event, Fact, Game, Input, Settings};
//! let mut game = Game::new(Settings::default()).unwrap();
//! let line = Input::Line { text: "Eva vier".to_owned() };
//! let effects = game.handle(&Event { at: Stamp(10), input: line });
//! assert!(effects.iter().any(|effect| matches!(effect, Effect::Report { report: Fact::Made { .. }, .. })));
//! ```
//!
//! Each folder uses only those above it in this file; a test checks that. Files of one folder can refer to
//! each other.
//!
//! A *topic* is a module that carries out the commands of one subject. It first **checks** with questions to
//! the [`State`], which have no effects, then **does** it with methods of the stores, and **tells** it with
//! `Game::record`, which reports the fact and words its message. If a check fails, the topic returns a
//! [`Refusal`]. Its line `Writes:` names the stores that it changes; a test checks that, too.

/// Inputs, effects, facts, refusals, settings.
mod interface;

/// The state in stores, each changed only by its own methods.
mod state;

/// Recorded facts, and their words.
mod reporting {
    pub(crate) mod effect_queue;
    pub(crate) mod fact_row;
    mod fact_rows;
    pub(crate) mod record;
    pub(crate) mod words;
}

/// Command words, their arguments, and who may give them.
mod grammar {
    pub(crate) mod arguments;
    pub(crate) mod concept;
    pub(crate) mod declaration;
    pub(crate) mod lexicon;
    pub(crate) mod meanings;
    pub(crate) mod natural;
    pub(crate) mod questions;
    pub(crate) mod reasons;
    pub(crate) mod roles;
    pub(crate) mod times;
    pub(crate) mod vocabulary;
}

/// Irregularities, the end of a game, and the provisions of the edition of the Laws.
mod incidents {
    pub(crate) mod case_details;
    pub(crate) mod ending;
    pub(crate) mod irregularities;
    pub(crate) mod next_move;
    pub(crate) mod observation;
    pub(crate) mod provision;
    pub(crate) mod reported;
    pub(crate) mod solving;
}

/// Start, pause, resumption and end of a session.
mod session {
    pub(crate) mod attendance;
    pub(crate) mod begin;
    pub(crate) mod envelope;
    pub(crate) mod guiding;
    pub(crate) mod leaving;
    pub(crate) mod lever;
    pub(crate) mod offers;
    pub(crate) mod settling;
    pub(crate) mod time;
}

/// Moves typed, touched, lifted and placed.
mod moves {
    pub(crate) mod entering;
    pub(crate) mod lifts;
    pub(crate) mod listening;
    pub(crate) mod looks;
    pub(crate) mod made;
    pub(crate) mod missing;
    pub(crate) mod pegs;
    pub(crate) mod press;
    pub(crate) mod release;
    pub(crate) mod repeat;
    pub(crate) mod touches;
}

/// Questions of a player, exploring, practice, help.
mod queries {
    pub(crate) mod board;
    pub(crate) mod cursor;
    pub(crate) mod cursor_keys;
    pub(crate) mod exploring;
    pub(crate) mod general;
    pub(crate) mod help;
    mod help_conditions;
    pub(crate) mod history;
    pub(crate) mod level_cursor;
    pub(crate) mod practice;
    pub(crate) mod scoresheet;
    mod sentences;
}

/// Questions put to the arbiter, and the decisions.
mod arbiter {
    pub(crate) mod adjournment;
    mod asking;
    pub(crate) mod claims;
    pub(crate) mod clock_times;
    pub(crate) mod conditions;
    mod consequences;
    pub(crate) mod deciding;
    mod given_times;
    pub(crate) mod judging;
    pub(crate) mod last_minutes;
    pub(crate) mod penalties;
    #[cfg(test)]
    mod playable;
    mod random_acts;
    mod remedies;
    pub(crate) mod retracting;
    pub(crate) mod rulings;
    pub(crate) mod takeback;
    mod upholding;
    pub(crate) mod waiting;
}

/// Recordings, and the comparison of two scoresheets.
mod scores {
    pub(crate) mod comparing;
    pub(crate) mod dictation;
    pub(crate) mod entries;
    pub(crate) mod reconciling;
}

/// All commands: read, attributed to a speaker, carried out.
mod commands {
    pub(crate) mod act;
    mod at_cursor;
    mod choice;
    pub(crate) mod command;
    pub(crate) mod concealed;
    pub(crate) mod meant;
    pub(crate) mod obey;
    pub(crate) mod pin;
    pub(crate) mod pin_shape;
    mod slip;
    pub(crate) mod typed_line;
    mod typed_question;
    pub(crate) mod understood;
}

/// The machines that a table can run: chess, the clock alone, three-dimensional chess.
mod machines {
    pub(crate) mod alone;
    pub(crate) mod as_pgn;
    pub(crate) mod machine;
    pub(crate) mod stages;
    pub(crate) mod tridim;
}

#[cfg(test)]
#[path = "../../../tests/it/campaigns.rs"]
mod campaigns;

/// Review of a finished game, and lessons.
mod lessons {
    mod annotated;
    pub(crate) mod learning;
    mod recorded;
    pub(crate) mod review;
    pub(crate) mod review_step;
}

pub use arbiter::waiting::OpenMatter;
pub use commands::act::{PlayerAction, ReadAs};
pub use commands::command::keys;
pub use commands::concealed::Concealed;
pub use commands::pin::Suspicion;
pub use commands::pin_shape::{FEWEST_DIGITS, is_pin_shaped};
pub use commands::typed_line::{answers, asks_again, leaves, prepare_vocabularies, said_to_voice, seals};
pub use commands::understood::{is_typed_in_games, untagged};
pub use interface::case_fact::{IncidentCounters, IncidentFact, IncidentTimes, RuledFact, Ruling};
pub use interface::command_error::CommandError;
pub use interface::duties::{Duties, Duty, DutyError};
pub use interface::effect::{DeviceAnswer, Effect, SecretAsked, VoiceChange, VoiceWanted};
pub use interface::event::{Commitment, Device, DeviceState, Event, Found, Input, PinGiven, Secret};
pub use interface::fact::{ClaimGround, Fact, HaltReason, Irregular, WaivedRule};
pub use interface::listening::{
    ListenUntil, ListeningOrder, ListeningState, MicrophoneFault, Recognised, Sayable, SpokenRequest, Unsure,
};
pub use interface::measure::Measure;
pub use interface::recording::{RecorderOrder, Recording, RecordingState};
pub use interface::refusal::Refusal;
pub use interface::settings::{
    AnnounceBy, ArbiterPin, AssistantError, EventSettings, Settings, SideSettings, StartError, Turned,
    Variant,
};
pub use interface::solver::{SolverFinding, SolverQuestion, SolverTopic};
pub use lessons::learning::{ChapterEntry, Learning, LessonProgress};
pub use lessons::review::Review;
pub use lessons::review_step::MoveName;
pub use machines::machine::{Machine, machine};
pub use machines::tridim::Tridim;
pub use reporting::fact_row::{Clauses, FactRow, Manner, Matter, OccurrenceKind, Origin, ReportRow};
pub use reporting::record::Game;
pub use session::begin::control_in_words;
pub use state::State;
pub use state::clocks::Moment;
pub use state::standing::{BoardStanding, Standing};
