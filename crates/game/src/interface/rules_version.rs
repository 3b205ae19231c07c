//! The version of the rules by which an act is carried out.

use serde::{Deserialize, Serialize};

/// The version of the rules by which an act is carried out.
///
/// A journal keeps it with each act. Acts of earlier versions have none, and are carried out as then: an old
/// game stays the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct RulesVersion(u8);

impl RulesVersion {
    /// The rules for new acts.
    pub const LATEST: RulesVersion = RulesVersion(1);

    /// Whether these are the rules of acts that name none.
    pub fn is_first(&self) -> bool {
        *self == RulesVersion::default()
    }

    /// Whether no ruling, claim or press can lose a sealed move: its envelope is opened first (2023
    /// Guideline I.7).
    pub fn opens_envelopes(self) -> bool {
        self.0 >= 1
    }

    /// Whether an upheld case leaves the times that the arbiter has given since it arose (2023 6.10).
    pub fn keeps_given_times(self) -> bool {
        self.0 >= 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Later versions are read by the number, so that a program never mistakes them for the first one.
    #[test]
    fn a_version_is_written_as_its_number() {
        let written = serde_json::to_string(&RulesVersion::LATEST).unwrap();
        assert_eq!(written, "1");
        assert_eq!(serde_json::from_str::<RulesVersion>("0").unwrap(), RulesVersion::default());
    }
}
