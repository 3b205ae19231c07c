//! How certain a move of the reconstructed game is.

use serde::{Deserialize, Serialize};

/// How certain it is that a move was played, the most certain first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Degree {
    /// Both scores have it, and nothing casts doubt on it.
    Agreed,
    /// No other reading explains both scores nearly as well.
    Deduced,
    /// Other moves may have been played.
    Open,
}

impl Degree {
    /// As JSON has it, and as messages select it.
    pub const fn code(self) -> &'static str {
        match self {
            Degree::Agreed => "agreed",
            Degree::Deduced => "deduced",
            Degree::Open => "open",
        }
    }

    /// The degree of a move without doubt that so many of the two scores have.
    pub(super) fn of(sure: bool, named: usize) -> Degree {
        match (sure, named) {
            (false, _) => Degree::Open,
            (true, 2) => Degree::Agreed,
            (true, _) => Degree::Deduced,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_without_doubt_is_agreed_only_where_both_scores_have_it() {
        let degrees =
            [(true, 2), (true, 1), (true, 0), (false, 2)].map(|(sure, named)| Degree::of(sure, named));
        assert_eq!(degrees, [Degree::Agreed, Degree::Deduced, Degree::Deduced, Degree::Open]);
    }
}
