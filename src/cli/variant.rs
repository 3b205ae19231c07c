//! The chess that an option names: `--variant chess960:518`.

use super::Failure;
use crate::game::Variant;
use crate::speech::{Message, QUOTED, excerpt};

/// How many start positions Chess960 has.
pub(super) const STARTS: u16 = 960;

/// The chess of that name, and the number of its start position if one is named.
///
/// # Errors
/// [`Failure`] for a name that is none, and for a number that no start position has.
pub(super) fn read(text: &str) -> Result<(Variant, Option<u16>), Failure> {
    let (name, number) = text.split_once(':').map_or((text, None), |(name, number)| (name, Some(number)));
    let all = [Variant::Standard, Variant::Chess960, Variant::Tridim];
    let unknown = || Failure::usage(Message::new("variant-unknown").with("variant", excerpt(text, QUOTED)));
    let variant = all.into_iter().find(|variant| variant.name() == name).ok_or_else(unknown)?;
    let Some(number) = number else { return Ok((variant, None)) };
    if variant != Variant::Chess960 {
        return Err(unknown());
    }
    let start = number.parse().ok().filter(|&number| number < STARTS);
    let wrong = || Failure::usage(Message::new("variant-number").with("number", excerpt(number, QUOTED)));
    start.map(|start| (variant, Some(start))).ok_or_else(wrong)
}
