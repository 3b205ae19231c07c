//! The game of chess, and the clock alone, as state machines: events with their times in, effects out.
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
//! Each folder uses only those before it in this table; a test checks that. Files of one folder can refer to each
//! other.
//!
//! | folder | contents |
//! |---|---|
//! | `interface` | inputs, effects, facts, refusals, settings |
//! | `state` | the state in stores, each changed only by its own methods |
//! | `telling` | facts, recorded and put into words |
//! | `grammar` | command words, their arguments, and who may give them |
//! | `irregular` | irregularities, ends of a game, and what the edition of the Laws provides |
//! | `session` | how a game starts, pauses, resumes and is left |
//! | `moving` | moves typed, touched, lifted and placed |
//! | `asking` | what a player can ask and try |
//! | `arbiter` | what is put to the arbiter, and what the arbiter decides |
//! | `scores` | recordings, and the comparison of two scoresheets |
//! | `commands` | all commands: read, attributed to a speaker, carried out |
//! | `machines` | what a table can run: chess, the clock alone, three-dimensional chess |
//! | `lessons` | review of a finished game, and lessons |
//!
//! A *topic* is a module that carries out the commands of one subject. It first **checks** with questions to the
//! [`State`], which have no effects, then **does** it with methods of the stores, and **tells** it with
//! `Game::record`, which reports the fact and says its words. If a check fails, the topic returns a [`Refusal`].

mod arbiter;
mod asking;
mod commands;
mod grammar;
mod interface;
mod irregular;
mod lessons;
mod machines;
mod moving;
mod scores;
mod session;
mod state;
mod telling;

pub use commands::act::{Act, ReadAs};
pub use commands::command::keys;
pub use commands::concealed::Concealed;
pub use commands::typed_line::{answers, leaves};
pub use commands::understood::{is_typed_in_games, untagged};
pub use interface::commitment::Commitment;
pub use interface::duties::{Duties, Duty, DutyError};
pub use interface::effect::{Effect, SecretAsked, VoiceChange, VoiceWanted};
pub use interface::event::{Device, DeviceState, Event, Found, Input, PinGiven, Secret};
pub use interface::fact::{
    ClaimGround, Fact, HaltReason, IncidentCounters, IncidentFact, IncidentTimes, Irregular, Ruling,
    WaivedRule,
};
pub use interface::measure::Measure;
pub use interface::recording::{RecorderOrder, Recording, RecordingState};
pub use interface::refusal::{CommandError, Refusal};
pub use interface::settings::{
    AnnounceBy, ArbiterPin, AssistantError, EventSettings, Settings, SideSettings, StartError, Turned,
    Variant,
};
pub use interface::solver::{SolverFinding, SolverQuestion, SolverTopic};
pub use lessons::learning::{ChapterEntry, Learning, LessonProgress};
pub use lessons::review::{MoveName, Review};
pub use machines::machine::{Machine, machine};
pub use machines::tridim::Tridim;
pub use session::begin::control_in_words;
pub use state::State;
pub use state::clocks::Moment;
pub use state::standing::{BoardStanding, Standing};
pub use telling::record::Game;
