//! Points in time and lengths of time, in whole milliseconds.

use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign, Sub};

/// A point in a game's time: milliseconds since its journal was created.
///
/// It advances during suspend, and stops only while no program runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stamp(pub u64);

/// A length of time in milliseconds, never negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(pub u64);

impl Span {
    /// No time.
    pub const ZERO: Span = Span(0);

    /// Creates a span of whole seconds.
    pub const fn seconds(seconds: u64) -> Span {
        Span(seconds * 1000)
    }

    /// Returns the number of milliseconds.
    pub fn millis(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }

    /// Returns the difference, or no time if `other` is longer.
    pub const fn saturating_sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl Stamp {
    /// Returns the time since `earlier`; zero if this is not after it.
    pub const fn since(self, earlier: Stamp) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Span> for Stamp {
    type Output = Stamp;
    fn add(self, span: Span) -> Stamp {
        Stamp(self.0.saturating_add(span.0))
    }
}

impl Add for Span {
    type Output = Span;
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl Sub for Span {
    type Output = Span;
    fn sub(self, other: Span) -> Span {
        self.saturating_sub(other)
    }
}
