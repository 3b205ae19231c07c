//! A portion of an utterance, and how long one listens at once.

/// How long somebody listens at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Listening {
    /// To what was not asked for.
    Unasked,
    /// To an answer.
    Asked,
}

impl Listening {
    /// The longest that a whole text is said, in seconds at the default rate.
    pub(super) const fn longest(self) -> f64 {
        match self {
            Listening::Unasked => 5.4,
            Listening::Asked => 15.0,
        }
    }

    /// The longest that a portion takes behind which the way to the next is told.
    pub(super) const fn with_more(self) -> f64 {
        match self {
            Listening::Unasked => 4.3,
            Listening::Asked => 12.0,
        }
    }
}

/// A portion of an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Portion {
    /// Its number, from 0.
    pub number: usize,
    /// How long it may take.
    pub listening: Listening,
}
