//! PGN of the running round, for spectators elsewhere.
//!
//! [`LiveRound`] has the games of a round with the tags of the tournament file. [`LiveFolder`] writes them as files
//! for a program that watches a folder, and [`Pusher`] sends the changed ones to a server, such as a Lichess
//! broadcast.
//!
//! ```
//! use annabella_hall::broadcast::LiveRound;
//! use annabella_hall::pairings::Tournament;
//!
//! let file = include_bytes!("../../tests/open.trf");
//! let (tournament, _) = Tournament::read(file).unwrap();
//! let mut round = LiveRound::new(&tournament, 3);
//! assert!(round.set(2, "1. e4 {[%clk 1:30:12]} *").unwrap());
//! let (_, game) = round.games().nth(1).unwrap();
//! assert!(game.contains("[Round \"3.2\"]") && game.contains("[White \"Weißhaupt, Käthe\"]"));
//! assert!(game.ends_with("\n\n1. e4 {[%clk 1:30:12]} *\n"));
//! ```

mod live;
mod push;
#[cfg(test)]
mod words;

pub use live::{
    LiveFault, LiveFile, LiveFolder, LiveRound, Overwrite, Tag, completed, expected, players_in, tags_of,
};
pub use push::{
    Answer, Batch, Failure, MAX_GAMES, Pace, PushQueue, PushReport, PushTarget, Pushed, Pusher, Step,
    TargetError, TimeLimits, Token, TokenError,
};
