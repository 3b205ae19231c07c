//! Two scores and two boards of one game: what was played, and which board must be corrected (2023
//! D.2.9).
//!
//! ```
//! use annabella_chess::{Chess, Color};
//! use annabella_clock::Stamp;
//! use annabella_reconcile::{Evidence, reconstruct};
//! use annabella_scoresheet::{Cell, Scoresheet};
//!
//! let sheet = |owner, cells: &str| {
//!     let mut sheet = Scoresheet::new(owner);
//!     cells.split(' ').for_each(|cell| sheet.push(Cell::written(cell, None, Stamp(0))));
//!     sheet
//! };
//! let white = sheet(Color::White, "e4 e5 Sf3 Sc6 Lc4 Lc5 c3");
//! let black = sheet(Color::Black, "e4 e5 Nf3 Nc6 Be4 Bc5 c3");
//! let game = reconstruct(&Chess::default(), &white, &black, &Evidence::default());
//! assert_eq!(game.line.plies()[4].san, "Bc4");
//! assert_eq!(game.discrepancies[0].ply.number(), 5);
//! ```

mod agreement;
mod alignment;
mod allows;
mod beam;
mod by_both;
mod cell_reading;
mod certainty;
mod channel;
mod correction;
mod costs;
mod degree;
mod deviation;
mod discrepancy;
mod doubt;
mod earlier_board;
mod evidence;
mod execution;
#[cfg(test)]
mod few_readings;
mod handwriting;
mod hypothesis;
mod lattice;
mod other_evidence;
mod place;
mod ply_name;
mod ply_read;
mod question;
mod read_score;
mod reconstruction;
mod search;
mod shifting;
mod slip;
mod told;
pub mod tridim;
mod uncertain;
mod verdict;
mod walk;
mod whole_board;
mod writing;

pub use agreement::{Agreement, Conflict, ConflictKind};
pub use alignment::{Alignment, Shift, ShiftKind};
pub use allows::Allows;
pub use by_both::{ByBoth, PenSlip, Proof, prove};
pub use cell_reading::CellReading;
pub use correction::{Correction, corrections};
pub use degree::Degree;
pub use deviation::{Cause, Deviation, Further};
pub use discrepancy::{Discrepancy, Why};
pub use doubt::Doubt;
pub use evidence::Evidence;
pub use handwriting::Handwriting;
pub use other_evidence::OtherEvidence;
pub use ply_name::ply_message;
pub use ply_read::{PlyRead, Rival};
pub use question::Question;
pub use read_score::ReadScore;
pub use reconstruction::Reconstruction;
pub use search::{Search, reconstruct};
pub use slip::Slip;
pub use told::{Told, steps, told, told_by_both};
pub use uncertain::Uncertain;
pub use verdict::{Boards, Finding, Undecided, Verdict, find};
pub use whole_board::WholeBoard;
