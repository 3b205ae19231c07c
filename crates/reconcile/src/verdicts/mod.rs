//! Verdicts on two scoresheets and two boards (2023 D.2.9), and their words.

pub(crate) mod agreement;
pub(crate) mod by_both;
pub(crate) mod hypothesis;
pub(crate) mod reconstruction;
pub(crate) mod search;
pub(crate) mod told;
pub mod tridim;
pub(crate) mod uncertain;
pub(crate) mod verdict;
