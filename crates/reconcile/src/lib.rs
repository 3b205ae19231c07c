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

mod boards;
mod cells;
mod doubts;
mod lines;
mod verdicts;

pub use boards::correction::{Correction, corrections};
pub use boards::deviation::{Cause, Deviation, Further};
pub use boards::whole_board::WholeBoard;
pub use cells::cell_reading::CellReading;
pub use cells::handwriting::Handwriting;
pub use cells::read_score::ReadScore;
pub use doubts::discrepancy::{Discrepancy, Why};
pub use doubts::doubt::Doubt;
pub use doubts::ply_read::{Degree, PlyRead, Rival};
pub use doubts::question::Question;
pub use lines::alignment::{Alignment, Shift, ShiftKind};
pub use lines::allows::Allows;
pub use lines::lattice::Evidence;
pub use lines::ply_message;
pub use lines::slip::Slip;
pub use verdicts::agreement::{Agreement, Conflict, ConflictKind};
pub use verdicts::by_both::{ByBoth, OtherEvidence, PenSlip, Proof, prove};
pub use verdicts::reconstruction::Reconstruction;
pub use verdicts::search::{Search, reconstruct};
pub use verdicts::told::{Told, steps, told, told_by_both};
pub use verdicts::tridim;
pub use verdicts::uncertain::Uncertain;
pub use verdicts::verdict::{Boards, Finding, Undecided, Verdict, find};
