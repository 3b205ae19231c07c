//! The chess that an option names: `--variant chess960:518`.

use super::failure::Failure;
use crate::chess::{DeclaredChess, chess960};
use crate::game::Variant;
use crate::speech::{Message, QUOTED, excerpt};
use std::path::Path;

/// The chess that an option names.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NamedVariant {
    pub variant: Variant,
    /// The number of its starting position, if one is named.
    pub number: Option<u16>,
}

/// Reads the chess of that name.
///
/// # Errors
/// [`Failure`] for an unknown name, and for the number of no starting position.
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

/// The chess that `--variant` names, if it is given.
///
/// # Errors
/// As of [`read`].
pub(crate) fn given(option: Option<&str>) -> Result<Option<NamedVariant>, Failure> {
    option.map(read).transpose()
}

/// The chess of a FEN on the command line: standard chess unless `--variant` names another.
///
/// # Errors
/// As of [`read`].
pub(crate) fn of_fen(variant: Option<&str>) -> Result<DeclaredChess, Failure> {
    Ok(given(variant)?.map_or(DeclaredChess::Standard, |named| named.variant.declared()))
}

/// The chess of a file that declares none itself.
///
/// # Errors
/// As of [`read`].
pub(crate) fn of_file(variant: Option<&str>) -> Result<DeclaredChess, Failure> {
    Ok(given(variant)?.map_or(DeclaredChess::Undeclared, |named| named.variant.declared()))
}

/// Refuses a file that declares another chess than the option does.
///
/// # Errors
/// [`Failure`] for such a file.
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

/// The starting position that `--variant` names by number, as FEN, or the one given.
///
/// # Errors
/// [`Failure`] where both are given, as of [`read`], and for three-dimensional chess.
pub(crate) fn start(variant: Option<&str>, fen: Option<String>) -> Result<Option<String>, Failure> {
    let Some(NamedVariant { variant, number }) = given(variant)? else { return Ok(fen) };
    match (number, fen) {
        _ if variant == Variant::Tridim => Err(Failure::usage(Message::new("variant-chess-alone"))),
        (Some(_), Some(_)) => Err(Failure::usage(Message::new("variant-two-starts"))),
        (Some(number), None) => Ok(chess960::start_fen(number)),
        (None, fen) => Ok(fen),
    }
}
