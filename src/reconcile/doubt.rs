//! Why a move that was read is not sure.

use crate::speech::{Message, Worded};

/// What stands in the way of being sure of a move, or of a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Other moves explain both sheets nearly as well.
    Rivals,
    /// Other moves fit too, though far less well.
    Unlikely,
    /// Which piece moved hangs on another place that is open.
    Elsewhere,
    /// Only one cell names the move, and were that a slip, it would be another.
    OneWitness,
    /// Both cells name it, and yet slips in both would make it another.
    TwoSlips,
    /// Neither cell names it.
    Unnamed,
    /// Both have the same writing, and it is not the move.
    SameSlip,
    /// It is open how many plies there were before.
    Count,
    /// A sheet gets out of order nearby.
    Order,
    /// Too many cells around it name something else.
    Contradicted,
    /// Only one cell names it, and these sheets are too careless for one to be enough.
    Careless,
    /// The sheets contradict what was read so often that they prove nothing.
    NoProof,
    /// What both wrote is so rarely the same that they may be of two games.
    TwoGames,
}

impl Doubt {
    /// Whether it is about the sheets as they are, and so need not be said of each move.
    pub fn is_of_all(self) -> bool {
        matches!(self, Doubt::Careless | Doubt::NoProof | Doubt::TwoGames)
    }
}

impl Worded for Doubt {
    fn message(&self) -> Message {
        Message::new(match self {
            Doubt::Rivals | Doubt::Unlikely => "reconcile-doubt-rivals",
            Doubt::Elsewhere => "reconcile-doubt-elsewhere",
            Doubt::OneWitness => "reconcile-doubt-one-witness",
            Doubt::TwoSlips => "reconcile-doubt-two-slips",
            Doubt::Unnamed => "reconcile-doubt-unnamed",
            Doubt::SameSlip => "reconcile-doubt-same-slip",
            Doubt::Count => "reconcile-doubt-count",
            Doubt::Order => "reconcile-doubt-order",
            Doubt::Contradicted => "reconcile-doubt-contradicted",
            Doubt::Careless => "reconcile-doubt-careless",
            Doubt::NoProof => "reconcile-doubt-no-proof",
            Doubt::TwoGames => "reconcile-doubt-two-games",
        })
    }
}
