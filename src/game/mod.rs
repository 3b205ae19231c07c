//! The chess game as a machine, and the clock alone as another: stamped events in, effects out.
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
//! A module may use those before it in this list, and none that follow; a test holds that.
//!
//! | modules | hold |
//! |---|---|
//! | `duties` `settings` `take` `event` | what is settled, and what comes in |
//! | `fact` `refusal` `effect` | what happened, why not, and what goes out |
//! | `clocks` `course` `matters` `boards` `papers` | the desks: each changes its own fields, and nobody else does |
//! | `asker` `state` `words` `book` `record` | who asks; the desks together; facts in words; the book of what goes out |
//! | `lexicon` `ask` `roles` | the words of commands, what stands behind them, and whose they are |
//! | `losses` `attendance` `ending` `guiding` `offers` `touches` `time` `envelope` `begin` `missing` | rooms: what moves bring about |
//! | `moves` `pegs` `repeat` `looks` | rooms: moves, entered and on pegs |
//! | `adjournment` `rulings` `claims` `reconciling` `dictation` `lever` `queries` `help` `resume` | rooms: everything else that is done or asked |
//! | `command` `obey` `stages` `standing` | lines into what is asked of a room; an event's stages; what others see of a game |
//! | `alone` `machine` | the clock alone; what a table drives |
//!
//! A room **checks** (a question to the [`State`], which can say nothing), **does** (a verb of a desk) and
//! **tells** (`Game::record` puts the fact out and says its words). Why not is a [`Refusal`], and `obey`
//! says it.

mod adjournment;
mod alone;
mod ask;
mod asker;
mod attendance;
mod begin;
mod boards;
mod book;
mod claims;
mod clocks;
mod command;
mod course;
mod dictation;
mod duties;
mod effect;
mod ending;
mod envelope;
mod event;
mod fact;
mod guiding;
mod help;
mod lever;
mod lexicon;
mod looks;
mod losses;
mod machine;
mod matters;
mod missing;
mod moves;
mod obey;
mod offers;
mod papers;
mod pegs;
mod queries;
mod reconciling;
mod record;
mod refusal;
mod repeat;
mod resume;
mod roles;
mod rulings;
mod settings;
mod stages;
mod standing;
mod state;
mod take;
mod time;
mod touches;
mod words;

pub use alone::ClockAlone;
pub use clocks::Moment;
pub use command::keys;
pub use duties::{Duties, Duty, DutyError};
pub use effect::{Effect, VoiceChange};
pub use event::{Device, DeviceState, Event, Input};
pub use fact::{ClaimGround, Fact, HaltReason, Irregular, WaivedRule};
pub use machine::{Machine, machine};
pub use record::Game;
pub use refusal::{CommandError, Refusal};
pub use settings::{AnnounceBy, AssistantError, Settings, SideSettings, StartError, Turned};
pub use standing::{BoardStanding, Standing};
pub use state::State;
pub use take::{RecorderOrder, Take, TakeState};
