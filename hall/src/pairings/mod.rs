//! The file of players, rounds and boards: TRF16, TRF26, or PGN of a round.
//!
//! The Tournament Report File of FIDE (C.04 annex 2, TRF16) has fixed columns and a line for each player. Pairing
//! programs write it with the pairings of the running round. It is read as far as it can be: a [`TrfFault`] names
//! line and column of everything else. Written back, it has the results of the games, and otherwise the same
//! bytes.
//!
//! ```
//! use annabella_hall::pairings::{GameOver, GameResult, Table, Tournament};
//!
//! let player = |rank: usize, name: &str, cell: &str| {
//!     format!("001 {rank:>4}      {name:<33} 2100 GER             1980        0.0 {rank:>4}  {cell}\r\n")
//! };
//! let file = player(1, "Anders, Anna", "   2 w  ") + &player(2, "Berg, Björn", "   1 b  ");
//! let (mut tournament, faults) = Tournament::read(file.as_bytes()).unwrap();
//! assert!(faults.is_empty());
//! let pairing = tournament.pairings(1)[0];
//! assert_eq!((pairing.board, pairing.white, pairing.result), (1, 1, None));
//! assert_eq!(tournament.player(2).unwrap().name, "Berg, Björn");
//!
//! let over =
//!     GameOver { score: Some("0-1"), reason: Some("mate"), plies: 4, open_cases: 0, by_arbiter: false };
//! tournament.set_result(1, Table::Board(1), GameResult::of(&over).unwrap()).unwrap();
//! let written = String::from_utf8(tournament.write()).unwrap();
//! assert!(written.contains("   2 w 0\r\n") && written.contains("   1 b 1\r\n"));
//! ```

mod boards;
mod code;
mod columns;
mod event;
mod fault;
mod player;
mod ranks;
mod result;
mod seats;
#[cfg(test)]
mod tests;
mod text;
mod tournament;

pub use boards::{Pairing, Place};
pub use event::{Day, Team, TournamentInfo};
pub use fault::{Expected, TrfError, TrfFault, TrfFaultKind};
pub use player::Player;
pub use result::{GameKind, GameOver, GameResult, NotCounted, Points};
pub use tournament::{Crosstable, CrosstableRow, NoGame, ResultChange, RoundResult, Table, Tournament};
