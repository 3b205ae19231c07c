//! The answer to whether a side can still mate.

use annabella_chess::Move;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Whether a side can still mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum CanMate {
    /// Some series of legal moves ends in mate by that side.
    Yes,
    /// None does.
    No,
    /// It could not be decided; the arbiter is told so.
    Undetermined,
}

/// Whether a side can still mate, and the proof where it can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winnability {
    /// Whether it can.
    pub can: CanMate,
    /// Where it can, legal moves of both sides that end in mate; else nothing.
    pub line: Vec<Move>,
}

impl Winnability {
    /// It cannot.
    pub(super) const NO: Winnability = Winnability { can: CanMate::No, line: Vec::new() };
    /// It could not be decided.
    pub(super) const UNDETERMINED: Winnability = Winnability { can: CanMate::Undetermined, line: Vec::new() };
}
