//! The doubt about a move.

use annabella_speech::{Message, Worded};
use strum::IntoStaticStr;

/// Reason why a move, or a whole game, is uncertain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Doubt {
    /// Other moves explain both sheets nearly as well.
    Rivals,
    /// Other moves fit too, though far less well.
    Unlikely,
    /// Other moves fit the sheets nearly as well, and only what players choose more often decides.
    Prior,
    /// The moved piece depends on another, open ply.
    Elsewhere,
    /// Only one cell names the move, and it may be a writing error.
    OneWitness,
    /// Both cells name the move, but both may be writing errors.
    TwoSlips,
    /// Neither cell names the move.
    Unnamed,
    /// Both cells have the same text, and it does not name the move.
    SameSlip,
    /// The number of earlier plies is uncertain.
    Count,
    /// A sheet gets out of order nearby.
    Order,
    /// Too many cells around it name something else.
    Contradicted,
    /// The sheets are so careless that certainty requires more.
    Careless,
    /// The sheets contradict the reading too often to prove anything.
    NoProof,
    /// The sheets agree so rarely that they may be of two games.
    TwoGames,
}

impl Doubt {
    /// Returns the code used in JSON.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Whether the doubt is about the sheets as a whole and not reported for each move.
    pub(crate) fn is_of_all(self) -> bool {
        matches!(self, Doubt::Careless | Doubt::NoProof | Doubt::TwoGames)
    }
}

impl Worded for Doubt {
    fn message(&self) -> Message {
        Message::new(match self {
            Doubt::Rivals | Doubt::Unlikely => "reconcile-doubt-rivals",
            Doubt::Prior => "reconcile-doubt-prior",
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
