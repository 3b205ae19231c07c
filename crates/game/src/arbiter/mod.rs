//! Questions put to the arbiter, and the decisions.

pub(crate) mod adjournment;
pub(crate) mod claims;
pub(crate) mod deciding;
pub(crate) mod judging;
pub(crate) mod last_minutes;
pub(crate) mod penalties;
mod remedies;
pub(crate) mod rulings;
pub(crate) mod takeback;
pub(crate) mod waiting;
