//! The number of a ply in a game.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// A ply of a game, counted from 1 as on a scoresheet.
///
/// A count of plies and the index in a list that begins with ply 1 stay plain numbers: the ply
/// [after](Ply::after) three plies is ply 4, and its index is 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply {
    before: usize,
}

impl Ply {
    /// Returns the ply that follows this number of `plies`, which is also its index.
    pub const fn after(plies: usize) -> Ply {
        Ply { before: plies }
    }

    /// Returns the last of this number of `plies`; `None` for zero.
    pub fn last_of(plies: usize) -> Option<Ply> {
        plies.checked_sub(1).map(Ply::after)
    }

    /// Returns the number of earlier plies: its index in a list that begins with ply 1.
    pub const fn before(self) -> usize {
        self.before
    }

    /// Returns its number, from 1: the number of plies once it has been played.
    pub const fn number(self) -> usize {
        self.before + 1
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// Written as its number.
impl Serialize for Ply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

/// Read from its number.
impl<'de> Deserialize<'de> for Ply {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ply, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Ply::last_of(number).ok_or_else(|| D::Error::custom("plies count from 1"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ply_counts_from_one_and_its_index_from_zero() {
        let fourth = Ply::after(3);
        assert_eq!((fourth.number(), fourth.before()), (4, 3));
        assert_eq!((Ply::last_of(4), Ply::last_of(0)), (Some(fourth), None));
        assert_eq!((fourth.to_string(), serde_json::to_string(&fourth).unwrap()), ("4".into(), "4".into()));
    }
}
