//! The FIDE Laws by edition: provisions for each situation, results, touch-move, and draw claims.
//!
//! ```
//! use annabella_laws::{Edition, Rate, Situation, Supervision, regulation};
//! let edition = Edition::Laws2023;
//! let rule = regulation(edition, Situation::IllegalMove, Rate::Standard, Supervision::Partial);
//! let provision = rule.provision().unwrap();
//! assert_eq!(provision.cited(edition), ["2023 7.5.1", "2023 7.5.5", "2023 7.1"]);
//! ```

mod claim;
mod edition;
mod helpmate;
mod outcome;
mod power;
mod procedure;
mod provision;
mod quick_mate;
mod rapid;
mod rate;
mod sanctions;
mod situation;
pub mod touch;
pub mod tridim;
mod winnable;
mod winning;

pub use claim::{Ground, Penalty};
pub use edition::Edition;
pub use helpmate::Helpmate;
pub use outcome::{Outcome, Reason};
pub use outcome::{after_flag, after_resignation, ending, ending_at_once};
pub use power::{Power, Score};
pub use procedure::Procedure;
pub use provision::{
    Initiative, LegalEffect, PositionChange, Provision, Regulation, Sanction, Taken, TimeChange, Until,
};
pub use rapid::{regulation, scoresheet_requests};
pub use rate::{Rate, Supervision};
pub use situation::Situation;
pub use winnable::{CanMate, Winnability, at_once, can_mate, winnability, winnability_while};
pub use winning::can_win;

annabella_speech::codes! { CanMate, Ground, Reason, Situation }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_situation_is_read_by_its_code() {
        for situation in Situation::ALL {
            assert_eq!(serde_json::to_value(situation).unwrap(), situation.code());
            assert_eq!(situation.code().parse(), Ok(*situation));
        }
        assert_eq!(serde_json::to_value(Reason::FlagCannotMate).unwrap(), Reason::FlagCannotMate.code());
    }
}
