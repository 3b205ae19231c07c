//! Draw claims: their grounds, and the cost of a wrong one (2023 9.2 to 9.5).
//!
//! ```
//! use annabella_chess::Line;
//! use annabella_laws::Ground;
//! assert!(!Ground::Threefold.holds(&Line::default()));
//! ```

use super::Reason;
use super::provision::{Sanction, Taken};
use annabella_chess::{Line, Move, Position};
use annabella_clock::Span;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Ground for a draw claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum Ground {
    /// The same position for the third time (2023 9.2).
    Threefold,
    /// Fifty moves by each player without a capture or a pawn move (2023 9.3).
    Fifty,
}

/// The cost of a wrong claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Time given to the opponent.
    pub to_opponent: Span,
    /// The claimant's time afterwards.
    pub left: Span,
}

impl Ground {
    /// Returns the reason of a draw by this claim.
    pub const fn reason(self) -> Reason {
        match self {
            Ground::Threefold => Reason::ThreefoldClaim,
            Ground::Fifty => Reason::FiftyClaim,
        }
    }

    /// Returns the count that decides the claim.
    ///
    /// It counts occurrences of the position, or moves by each player without a capture or a pawn move.
    pub fn count(self, line: &Line) -> usize {
        match self {
            Ground::Threefold => line.repetitions(),
            Ground::Fifty => line.position().halfmoves() as usize / 2,
        }
    }

    /// Whether the claim is correct for the position on the board.
    pub fn holds(self, line: &Line) -> bool {
        match self {
            Ground::Threefold => self.count(line) >= 3,
            Ground::Fifty => self.count(line) >= 50,
        }
    }

    /// Returns the count after a legal move, and whether the claim is correct then (2023 9.2.1, 9.3.1).
    pub fn after(self, line: &Line, mv: Move) -> (usize, bool) {
        let mut line = line.clone();
        line.push(mv);
        (self.count(&line), self.holds(&line))
    }
}

impl Sanction {
    /// Returns the cost to a claimant who has `left`, if this is the sanction for a wrong claim.
    pub fn claim_cost(self, left: Span) -> Option<Penalty> {
        let Sanction::ClaimCost(to_opponent, taken) = self else { return None };
        let (minute, three) = (Span::seconds(60), Span::seconds(180));
        let half_off = left.saturating_sub(Span(left.0 / 2).min(three));
        let left = match taken {
            Taken::Nothing => left,
            Taken::Half => half_off,
            Taken::HalfButAMinute if left > Span::seconds(120) => half_off,
            Taken::HalfButAMinute => left.min(minute),
        };
        Some(Penalty { to_opponent, left })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sanctions::standard;
    use crate::{Edition, Situation};
    use annabella_chess::San;
    use annabella_chess::samples::line;

    #[test]
    fn a_claim_holds_at_the_third_occurrence_or_for_the_move_that_brings_it() {
        let nearly = line("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        assert!(!Ground::Threefold.holds(&nearly));
        let back = "Ng8".parse::<San>().unwrap().to_move(nearly.position()).unwrap();
        assert_eq!(Ground::Threefold.after(&nearly, back), (3, true));
        let on = "e5".parse::<San>().unwrap().to_move(nearly.position()).unwrap();
        assert_eq!(Ground::Threefold.after(&nearly, on), (1, false));
        assert!(Ground::Threefold.holds(&line("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8")));
    }

    #[test]
    fn a_wrong_claim_costs_what_the_edition_says() {
        let penalty = |edition, left| {
            standard(edition, Situation::WrongClaim).provision()?.sanction(1).claim_cost(left)
        };
        let costs = |edition, seconds| {
            let Penalty { to_opponent, left } = penalty(edition, Span::seconds(seconds)).unwrap();
            (to_opponent.0 / 1000, left.0 / 1000)
        };
        assert_eq!(costs(Edition::Laws2023, 30), (120, 30));
        for (left, then) in [(600, 420), (300, 150), (121, 60), (120, 60), (61, 60), (60, 60), (59, 59)] {
            assert_eq!(costs(Edition::Laws2005, left), (180, then), "{left}");
        }
        assert_eq!(costs(Edition::Laws1997, 600), (180, 420));
        assert_eq!(costs(Edition::Laws1997, 30), (180, 15));
        assert_eq!(penalty(Edition::Laws2001, Span::seconds(600)), None);
    }
}
