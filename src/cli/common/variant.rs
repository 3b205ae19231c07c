//! The variant of chess that an option names, for example `--variant chess960:518`.

use crate::chess::{DeclaredChess, chess960};
use crate::game::Variant;
use crate::speech::failure::Failure;
use crate::speech::{Message, QUOTED, excerpt};
use std::path::Path;

/// A variant of chess with an optional starting position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NamedVariant {
    pub variant: Variant,
    /// The number of the starting position, if given.
    pub number: Option<u16>,
}

/// Parses the name of a variant.
///
/// # Errors
/// [`Failure`] for an unknown name or number.
pub(crate) fn read(text: &str) -> Result<NamedVariant, Failure> {
    let (name, number) = text.split_once(':').map_or((text, None), |(name, number)| (name, Some(number)));
    let all = [Variant::Standard, Variant::Chess960, Variant::Tridim];
    let unknown = || Failure::usage(Message::new("variant-unknown").with("variant", excerpt(text, QUOTED)));
    let variant = all.into_iter().find(|variant| variant.code() == name).ok_or_else(unknown)?;
    let Some(number) = number else { return Ok(NamedVariant { variant, number: None }) };
    if variant != Variant::Chess960 {
        return Err(unknown());
    }
    let start = number.parse().ok().filter(|&number| number < chess960::STARTS);
    let wrong = || Failure::usage(Message::new("variant-number").with("number", excerpt(number, QUOTED)));
    start.map(|_| NamedVariant { variant, number: start }).ok_or_else(wrong)
}

/// Returns the variant that `--variant` names, if given.
///
/// # Errors
/// The same as those of [`read`].
pub(crate) fn given(option: Option<&str>) -> Result<Option<NamedVariant>, Failure> {
    option.map(read).transpose()
}

/// Returns the variant of a FEN on the command line: standard chess unless `--variant` names another.
///
/// # Errors
/// The same as those of [`read`].
pub(crate) fn of_fen(variant: Option<&str>) -> Result<DeclaredChess, Failure> {
    Ok(given(variant)?.map_or(DeclaredChess::Standard, |named| named.variant.declared()))
}

/// Returns the variant of a file that declares none.
///
/// # Errors
/// The same as those of [`read`].
pub(crate) fn of_file(variant: Option<&str>) -> Result<DeclaredChess, Failure> {
    Ok(given(variant)?.map_or(DeclaredChess::Undeclared, |named| named.variant.declared()))
}

/// Refuses a file that declares a variant other than the option's.
///
/// # Errors
/// [`Failure`] if they differ.
pub(crate) fn must_agree(path: &Path, option: DeclaredChess, file: DeclaredChess) -> Result<(), Failure> {
    let named = match file {
        DeclaredChess::Undeclared => return Ok(()),
        DeclaredChess::Standard => Variant::Standard,
        DeclaredChess::Chess960 => Variant::Chess960,
    };
    if option == DeclaredChess::Undeclared || option == file {
        return Ok(());
    }
    let another = Message::new("variant-another").with("file", path.display().to_string());
    Err(Failure::usage(another.with("variant", named.code())))
}

/// Returns the starting position that `--variant` gives by number, as FEN; otherwise `fen`.
///
/// # Errors
/// [`Failure`] if both are given, for three-dimensional chess, and as in [`read`].
pub(crate) fn start(variant: Option<&str>, fen: Option<String>) -> Result<Option<String>, Failure> {
    let Some(NamedVariant { variant, number }) = given(variant)? else { return Ok(fen) };
    match (number, fen) {
        _ if variant == Variant::Tridim => Err(Failure::usage(Message::new("variant-chess-alone"))),
        (Some(_), Some(_)) => Err(Failure::usage(Message::new("variant-two-starts"))),
        (Some(number), None) => Ok(chess960::start_fen(number)),
        (None, fen) => Ok(fen),
    }
}
