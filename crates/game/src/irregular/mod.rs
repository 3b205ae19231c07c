//! Irregularities, the ends of a game, and what the edition of the Laws provides.

pub(crate) mod ending;
pub(crate) mod irregularities;
pub(crate) mod particulars;
pub(crate) mod provided;
pub(crate) mod solving;
