//! The rules of touching pieces, and where each edition has them.

use super::Edition;

/// What a clause is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    OwnTouched,
    OpponentsTouched,
    BothTouched,
    CastlingTouched,
    RookFirst,
    CastlingIllegal,
    Promotion,
    NoneCan,
    Released,
    KingReleased,
}

impl Rule {
    /// The clause in that edition. 1997 has no rule for touching king and rook to castle, and
    /// neither 1997 nor 2001 has one for the new piece of a promotion: they are not applied there.
    pub(super) const fn number(self, edition: Edition) -> &'static str {
        edition.of(match self {
            Rule::OwnTouched => ["4.3.1", "4.3a", "4.3a", "4.3a"],
            Rule::OpponentsTouched => ["4.3.2", "4.3b", "4.3a", "4.3a"],
            Rule::BothTouched => ["4.3.3", "4.3c", "4.3b", "4.3b"],
            Rule::CastlingTouched => ["4.4.1", "4.4a", "4.4a", "4.3a"],
            Rule::RookFirst => ["4.4.2", "4.4b", "4.4b", "4.4a"],
            Rule::CastlingIllegal => ["4.4.3", "4.4c", "4.4c", "4.4b"],
            Rule::Promotion => ["4.4.4", "4.4d", "4.7", "4.7"],
            Rule::NoneCan => ["4.5", "4.5", "4.5", "4.5"],
            Rule::Released => ["4.7", "4.6", "4.7", "4.7"],
            Rule::KingReleased => ["4.7.2", "4.6b", "4.7", "4.7"],
        })
    }
}
