//! The boards of a tournament hall on one page, over an existing MQTT broker.
//!
//! The program at the board opens no network socket. This program follows its journal, publishes what may be known about the
//! game, and shows all boards to arbiters, spectators and the pairing program. The journal is the source, the broker a copy.
//!
//! - [`topics`]: what boards publish;
//! - [`post`]: publishes one board from its journal;
//! - [`simulate`]: boards on which random games are played;
//! - [`boards`]: all boards as their messages describe them, and what an arbiter must hear;
//! - [`hall`]: the boards together with the connection to the broker;
//! - [`feed`]: the subscription to the broker;
//! - [`pages`]: the pages of the hall, rendered from the boards;
//! - [`serve`]: the server of these pages;
//! - [`watch`]: the boards in the terminal;
//! - [`pairings`]: the file of players, rounds and boards (TRF16), read and written back with results;
//! - [`players`]: whether a board plays the game of its pairing;
//! - [`round`]: the running round, its results and live PGN as files;
//! - [`broadcast`]: PGN files of the round, and their push to a server.

pub mod boards;
pub mod broadcast;
/// Checks for fuzz targets.
#[doc(hidden)]
pub mod checks;
pub mod cli;
pub mod clock;
pub mod feed;
pub mod hall;
pub mod pages;
pub mod pairings;
pub mod players;
pub mod post;
pub mod round;
/// Messages for tests, shared with the integration tests.
#[doc(hidden)]
pub mod samples;
pub mod serve;
pub mod simulate;
pub mod topics;
pub mod watch;
