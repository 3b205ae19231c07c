//! Editions of the Laws.

use serde::{Deserialize, Serialize};
use std::fmt;

/// An edition of the FIDE Laws of Chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 January 2023.
    #[default]
    #[serde(rename = "2023")]
    Laws2023,
    /// In force from 1 July 2005.
    #[serde(rename = "2005")]
    Laws2005,
    /// In force from 1 July 2001.
    #[serde(rename = "2001")]
    Laws2001,
    /// In force from 1997.
    #[serde(rename = "1997")]
    Laws1997,
}

impl Edition {
    /// All editions, the newest first.
    pub const ALL: [Edition; 4] =
        [Edition::Laws2023, Edition::Laws2005, Edition::Laws2001, Edition::Laws1997];

    /// Returns this edition's cell of a row, whose cells are in the order of [`Edition::ALL`].
    pub const fn of<T: Copy>(self, row: [T; 4]) -> T {
        row[self as usize]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.of(["2023", "2005", "2001", "1997"]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn journals_write_the_year() {
        for edition in Edition::ALL {
            let written = serde_json::to_string(&edition).unwrap();
            assert_eq!(written, format!("\"{edition}\""));
            assert_eq!(serde_json::from_str::<Edition>(&written).unwrap(), edition);
        }
        assert!(serde_json::from_str::<Edition>("\"2018\"").is_err());
    }
}
