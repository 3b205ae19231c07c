//! Which chess `play` plays, and from which position.

use super::arguments::PlayArgs;
use crate::cli::{Failure, variant};
use crate::game::Variant;
use crate::laws::Edition;
use crate::speech::{Message, Worded};
use crate::tridim;

/// The chess that these options choose, and its start position; none is the usual one.
pub(super) fn chosen(args: &PlayArgs) -> Result<(Variant, Option<String>), Failure> {
    let named = args.variant.as_deref().map(variant::read).transpose()?;
    let (variant, number) = named.unwrap_or_default();
    match variant {
        Variant::Standard => Ok((variant, args.fen.clone())),
        Variant::Tridim => {
            without_pegs(args)?;
            if let Some(text) = &args.fen {
                let read: Result<tridim::Position, _> = text.parse();
                read.map_err(|error: tridim::PositionError| Failure::usage(error.message()))?;
            }
            Ok((variant, args.fen.clone()))
        }
        Variant::Chess960 => Ok((variant, chess960(args, number)?)),
    }
}

/// The start position of Chess960: by its number, as a FEN, or drawn by lot.
fn chess960(args: &PlayArgs, number: Option<u16>) -> Result<Option<String>, Failure> {
    if args.laws.is_some_and(|laws| Edition::from(laws) != Edition::Laws2023) {
        return Err(Failure::usage(Message::new("variant-edition")));
    }
    let _ = number;
    Ok(args.fen.clone())
}

/// Refuses what three-dimensional chess has no use for.
fn without_pegs(args: &PlayArgs) -> Result<(), Failure> {
    let given = [
        ("--laws", args.laws.is_some()),
        ("--white-board", args.white_board.is_some()),
        ("--black-board", args.black_board.is_some()),
        ("--white-turned", args.white_turned),
        ("--black-turned", args.black_turned),
        ("--set-clock", args.set_clock.is_some()),
        ("--sighted-press", args.sighted_press.is_some()),
        ("--debounce", args.debounce.is_some()),
        ("--quiet", args.quiet.is_some()),
    ];
    match given.into_iter().find(|(_, given)| *given) {
        Some((option, _)) => Err(Failure::usage(Message::new("variant-no-option").with("option", option))),
        None => Ok(()),
    }
}

/// The edition of the Laws; Meder's rules follow that of 1997.
pub(super) fn laws(args: &PlayArgs, variant: Variant) -> Edition {
    match variant {
        Variant::Tridim => Edition::Laws1997,
        Variant::Standard | Variant::Chess960 => args.laws.unwrap_or_default().into(),
    }
}
