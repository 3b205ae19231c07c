//! Two scoresheets and two boards of one game: the moves played, and the board to correct (2023 D.2.9).
//!
//! ```
//! use annabella_chess::{Chess, Color};
//! use annabella_reconcile::{Evidence, reconstruct};
//! use annabella_scoresheet::{Cell, Scoresheet};
//! let mut sheets = Color::ALL.map(Scoresheet::new);
//! for (sheet, cells) in sheets.iter_mut().zip(["e4 e5 Sf3 Sc6 Lc4 Lc5 c3", "e4 e5 Nf3 Nc6 Be4 Bc5 c3"]) {
//!     cells.split(' ').for_each(|cell| sheet.push(Cell::written(cell, None, Default::default())));
//! }
//! let game = reconstruct(&Chess::default(), &sheets[0], &sheets[1], &Evidence::default());
//! assert_eq!(game.line.plies()[4].san, "Bc4");
//! assert_eq!(game.discrepancies[0].ply.number(), 5);
//! ```

// Each folder uses only those above it.

pub mod choice;

/// One sheet: the writing in its cells, and the hand that wrote it.
mod cells {
    pub(crate) mod cell_reading;
    pub(crate) mod channel;
    pub(crate) mod confusion;
    mod descriptive;
    pub(crate) mod handwriting;
    pub(crate) mod place;
    pub(crate) mod read_score;
    pub(crate) mod writing;
}

/// The games that two sheets may record: cells aligned with plies, and the search for games.
mod lines {
    pub(crate) mod alignment;
    pub(crate) mod allows;
    pub(crate) mod beam;
    pub(crate) mod breaches;
    pub(crate) mod costs;
    pub(crate) mod expansion;
    #[cfg(test)]
    pub(crate) mod few_readings;
    pub(crate) mod lattice;
    pub(crate) mod next_layer;
    pub(crate) mod slip;
    pub(crate) mod walk;
}

/// The certainty of each move read, and the doubts about it.
mod doubts {
    pub(crate) mod certainty;
    pub(crate) mod comparison;
    pub(crate) mod discrepancy;
    pub(crate) mod ply_read;
    pub(crate) mod question;
}

/// Boards compared with the recorded game: how moves were executed, and how to correct a board.
mod boards {
    pub(crate) mod deviation;
    pub(crate) mod execution;
    pub(crate) mod explain;
    pub(crate) mod hand_errors;
    pub(crate) mod hand_outcomes;
    pub(crate) mod hand_steps;
    pub(crate) mod whole_board;
}

/// Verdicts on two scoresheets and two boards (2023 D.2.9), and their messages.
mod verdicts {
    pub(crate) mod agreement;
    pub(crate) mod answer;
    pub(crate) mod by_both;
    pub(crate) mod hypothesis;
    pub(crate) mod reconstruction;
    pub(crate) mod report;
    pub(crate) mod search;
    pub(crate) mod sheet_remark;
    pub mod tridim;
    pub(crate) mod uncertain;
    pub(crate) mod under_laws;
    pub(crate) mod verdict;
}

pub use boards::deviation::{Deviation, DeviationCause, HandError, LastMove, Way};
pub use boards::execution::PieceMove;
pub use boards::hand_errors::{HAND_ERRORS, HandErrorKind};
pub use boards::hand_steps::{Correction, HandStep, corrections, hand_steps};
pub use boards::whole_board::WholeBoard;
pub use cells::cell_reading::CellReading;
pub use cells::handwriting::Handwriting;
pub use cells::read_score::ReadScore;
pub use doubts::discrepancy::{Discrepancy, Why};
pub use doubts::ply_read::{Degree, PlyRead, Rival};
pub use doubts::question::{Doubt, Question};
pub use lines::alignment::{Alignment, Shift, ShiftKind, ply_message};
pub use lines::allows::Allows;
pub use lines::beam::Work;
pub use lines::breaches::{BREACHES, Breach};
pub use lines::lattice::Evidence;
pub use lines::slip::Slip;
pub use verdicts::agreement::{Agreement, Conflict, ConflictKind};
pub use verdicts::answer::{Alternative, BoardEvent, ByBoth, IllegalMove, PenSlip, Remedy};
pub use verdicts::by_both::{OtherEvidence, Proof, prove};
pub use verdicts::reconstruction::Reconstruction;
pub use verdicts::report::{VerdictReport, correction_lines, report, report_with_both};
pub use verdicts::search::{Search, reconstruct};
pub use verdicts::sheet_remark::{RemarkKind, SheetRemark};
pub use verdicts::tridim;
pub use verdicts::uncertain::Uncertain;
pub use verdicts::under_laws::UnderLaws;
pub use verdicts::verdict::{Boards, Decision, Finding, Undecided, Verdict, WhichBoards, find};
