//! The game of chess, and the clock alone, as state machines: events with their times in, effects out.
//!
//! ```
//! use annabella::clock::Stamp;
//! use annabella::game::{Effect, Event, Fact, Game, Input, Settings};
//! let mut game = Game::new(Settings::default()).unwrap();
//! let line = Input::Line { text: "Eva vier".to_owned() };
//! let effects = game.handle(&Event { at: Stamp(10), input: line });
//! assert!(effects.iter().any(|effect| matches!(effect, Effect::Report { report: Fact::Made { .. }, .. })));
//! ```
//!
//! A module may use only modules that come before it in this table; a test checks that. A *desk* holds a part
//! of the state, which only its own methods change. A *room* carries out the commands of one subject, and what
//! follows from them.
//!
//! | modules | hold |
//! |---|---|
//! | `duties` `settings` `take` `commitment` `solver` `event` `typed` `measure` | settings and inputs, what the solver has found; moves as they are typed |
//! | `fact` `refusal` `solver_question` `effect` | what happened, why a command is refused, what the solver is asked, and outputs |
//! | `sensed` | what a board reports |
//! | `clocks` `course` `matters` `incidents` `boards` `papers` | the desks |
//! | `asker` `questions` `state` `words` `past` `provided` `book` `proving` `record` | the person who asks; the desk of what the solver is asked; all desks together; facts in words; the outputs of an event; scores being read; the state before each ruling; the table of the Laws, asked for this game |
//! | `lexicon` `ask` `roles` | the words of commands, their arguments, and who may give them |
//! | `ending` `solving` `particulars` `irregularities` `losses` `attendance` `guiding` `offers` `letting_go` `touches` `time` `envelope` `begin` `missing` `lifts` | rooms that moves depend on |
//! | `moves` `pegs` `repeat` `looks` | rooms: moves, entered and on pegs |
//! | `leaving` `adjournment` `rulings` `penalties` `waiting` `deciding` `judging` `last_minutes` `takeback` `claims` `reconciling` `dictation` `lever` `queries` `exploring` `practice` `help` `resume` | rooms: all other commands and inputs |
//! | `command` `meant` `act` `obey` `concealed` `standing` `overview` `machine` `stages` `as_pgn` | commands of all rooms; who has done what at which seat; the interface of a game to a table; lines that tell a sealed move; a game as others see it, and as an arbiter who comes to it; the stages of an event; as PGN |
//! | `alone` `tridim` `kinds` | the clock alone; three-dimensional chess; the machine that the settings ask for |
//! | `review` `learning` | a finished game that is walked through; lessons around a game |
//!
//! A room first **checks** with questions to the [`State`], which have no effects, then **does** it with methods
//! of the desks, and **tells** it with `Game::record`, which reports the fact and says its words. If a check
//! fails, the room returns a [`Refusal`], which `obey` says.

mod act;
mod adjournment;
mod alone;
mod as_pgn;
mod ask;
mod asker;
mod attendance;
mod begin;
mod boards;
mod book;
mod claims;
mod clocks;
mod command;
mod commitment;
mod concealed;
mod course;
mod deciding;
mod dictation;
mod duties;
mod effect;
mod ending;
mod envelope;
mod event;
mod exploring;
mod fact;
mod guiding;
mod help;
mod incidents;
mod irregularities;
mod judging;
mod kinds;
mod last_minutes;
mod learning;
mod leaving;
mod letting_go;
mod lever;
mod lexicon;
mod lifts;
mod looks;
mod losses;
mod machine;
mod matters;
mod meant;
mod measure;
mod missing;
mod moves;
mod obey;
mod offers;
mod overview;
mod papers;
mod particulars;
mod past;
mod pegs;
mod penalties;
mod practice;
mod provided;
mod proving;
mod queries;
mod questions;
mod reconciling;
mod record;
mod refusal;
mod repeat;
mod resume;
mod review;
mod roles;
mod rulings;
mod sensed;
mod settings;
mod solver;
mod solver_question;
mod solving;
mod stages;
mod standing;
mod state;
mod take;
mod takeback;
mod time;
mod touches;
mod tridim;
mod typed;
mod waiting;
mod words;

pub use act::{Act, ReadAs};
pub use begin::control_in_words;
pub use clocks::Moment;
pub use command::{answers, keys, leaves};
pub use commitment::Commitment;
pub use concealed::Concealed;
pub use duties::{Duties, Duty, DutyError};
pub use effect::{Effect, SecretAsked, VoiceChange, VoiceWanted};
pub use event::{Device, DeviceState, Event, Found, Input, PinGiven, Secret};
pub use fact::{ClaimGround, Fact, HaltReason, IncidentFact, Irregular, Ruling, WaivedRule};
pub use kinds::machine;
pub use learning::{Learning, LessonProgress};
pub use machine::Machine;
pub use measure::Measure;
pub use obey::{is_typed_in_games, untagged};
pub use record::Game;
pub use refusal::{CommandError, Refusal};
pub use review::{MoveName, Review};
pub use settings::{
    AnnounceBy, ArbiterPin, AssistantError, EventSettings, PegRules, Settings, SideSettings, StartError,
    Turned, Variant,
};
pub use solver::SolverFinding;
pub use solver_question::{SolverQuestion, SolverTopic};
pub use standing::{BoardStanding, Standing};
pub use state::State;
pub use take::{RecorderOrder, Take, TakeState};
pub use tridim::Tridim;
