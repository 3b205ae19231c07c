//! The chess that an option names: `--variant chess960:518`.

use super::failure::Failure;
use crate::chess::{DeclaredChess, chess960};
use crate::game::Variant;
use crate::speech::{Message, QUOTED, excerpt};
use std::path::Path;

/// The chess of that name, and the number of its start position if one is named.
///
/// # Errors
/// [`Failure`] for a name that is none, and for a number that no start position has.
pub(crate) fn read(text: &str) -> Result<(Variant, Option<u16>), Failure> {
    let (name, number) = text.split_once(':').map_or((text, None), |(name, number)| (name, Some(number)));
    let all = [Variant::Standard, Variant::Chess960, Variant::Tridim];
    let unknown = || Failure::usage(Message::new("variant-unknown").with("variant", excerpt(text, QUOTED)));
    let variant = all.into_iter().find(|variant| variant.code() == name).ok_or_else(unknown)?;
    let Some(number) = number else { return Ok((variant, None)) };
    if variant != Variant::Chess960 {
        return Err(unknown());
    }
    let start = number.parse().ok().filter(|&number| number < chess960::STARTS);
    let wrong = || Failure::usage(Message::new("variant-number").with("number", excerpt(number, QUOTED)));
    start.map(|start| (variant, Some(start))).ok_or_else(wrong)
}

/// The chess of a FEN on the command line: standard chess unless `--variant` names another.
///
/// # Errors
/// As of [`read`].
pub(crate) fn of_fen(variant: Option<&str>) -> Result<DeclaredChess, Failure> {
    Ok(variant.map(read).transpose()?.map_or(DeclaredChess::Standard, |(variant, _)| variant.declared()))
}

/// The chess of a file that declares none itself.
///
/// # Errors
/// As of [`read`].
pub(crate) fn of_file(variant: Option<&str>) -> Result<DeclaredChess, Failure> {
    Ok(variant.map(read).transpose()?.map_or(DeclaredChess::Undeclared, |(variant, _)| variant.declared()))
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

/// The start position that `--variant` names by number, as FEN, else the one given.
///
/// # Errors
/// [`Failure`] where both are given, as of [`read`], and for three-dimensional chess.
pub(crate) fn start(variant: Option<&str>, fen: Option<String>) -> Result<Option<String>, Failure> {
    match (variant.map(read).transpose()?, fen) {
        (Some((Variant::Tridim, _)), _) => Err(Failure::usage(Message::new("variant-chess-alone"))),
        (Some((_, Some(_))), Some(_)) => Err(Failure::usage(Message::new("variant-two-starts"))),
        (Some((_, Some(number))), None) => Ok(chess960::start_fen(number)),
        (_, fen) => Ok(fen),
    }
}
