//! The variant that `play` plays, and its starting position.

use super::arguments::PlayArgs;
use crate::chess::chess960;
use crate::cli::common::options::{OPTIONS, OptionRow};
use crate::cli::common::variant::{self, NamedVariant};
use crate::devices::platform::timepiece::wall_ms;
use crate::game::Variant;
use crate::laws::Edition;
use crate::speech::Message;
use crate::speech::failure::Failure;
use crate::tridim;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

/// A variant and its starting position.
#[derive(Clone, Debug, Default)]
pub(super) struct Chosen {
    /// The variant.
    pub variant: Variant,
    /// The starting position; `None` for the standard one.
    pub start: Option<String>,
    /// The lot that drew the position.
    pub lot: Option<String>,
}

/// Returns the variant that the options select.
pub(super) fn chosen(args: &PlayArgs) -> Result<Chosen, Failure> {
    let named = variant::given(args.chess.variant.as_deref())?;
    let NamedVariant { variant, number } = named.unwrap_or_default();
    let start = args.chess.fen.clone();
    if variant != Variant::Chess960 && args.chess.lot.is_some() {
        return Err(Failure::usage(Message::new("variant-no-lot")));
    }
    if variant != Variant::Tridim && args.chess.level_words.is_some() && args.table.files.resume.is_none() {
        return Err(Failure::usage(Message::new("variant-no-levels")));
    }
    match variant {
        Variant::Standard => {}
        Variant::Tridim => {
            without_pegs(args)?;
            if let Some(text) = &start {
                let read: Result<tridim::Position, _> = text.parse();
                read.map_err(Failure::usage::<tridim::PositionError>)?;
            }
        }
        Variant::Chess960 => return chess960(args, number),
    }
    Ok(Chosen { variant, start, lot: None })
}

/// Returns Chess960 from a FEN, by number, or drawn by a lot: the one given or a random one.
fn chess960(args: &PlayArgs, number: Option<u16>) -> Result<Chosen, Failure> {
    if args.rules.laws.is_some_and(|laws| laws != Edition::Laws2023) {
        return Err(Failure::usage(Message::new("variant-edition")));
    }
    let chosen = Chosen { variant: Variant::Chess960, ..Chosen::default() };
    if [args.chess.fen.is_some(), number.is_some(), args.chess.lot.is_some()]
        .iter()
        .filter(|given| **given)
        .count()
        > 1
    {
        return Err(Failure::usage(Message::new("variant-two-starts")));
    }
    if args.table.files.resume.is_some() || args.chess.fen.is_some() {
        return Ok(Chosen { start: args.chess.fen.clone(), ..chosen });
    }
    let (number, lot) = match number {
        Some(number) => (number, None),
        None => {
            let lot = args.chess.lot.clone().unwrap_or_else(own_lot);
            (chess960::drawn(&lot), Some(lot))
        }
    };
    Ok(Chosen { start: chess960::start_fen(number), lot, ..chosen })
}

/// Creates an unpredictable lot of sixteen hexadecimal digits.
fn own_lot() -> String {
    format!("{:016x}", RandomState::new().hash_one(wall_ms()))
}

/// Refuses options that do not apply to three-dimensional chess.
fn without_pegs(args: &PlayArgs) -> Result<(), Failure> {
    let is_refused =
        |row: &&OptionRow| row.unused_in.contains(&Variant::Tridim) && args.table.given.has(row.id);
    match OPTIONS.iter().find(is_refused) {
        Some(row) => Err(Failure::usage(Message::new("variant-no-option").with("option", row.name()))),
        None => Ok(()),
    }
}

/// Returns the edition of the Laws; Meder's rules are based on that of 1997.
pub(super) fn laws(args: &PlayArgs, variant: Variant) -> Edition {
    match variant {
        Variant::Tridim => Edition::Laws1997,
        Variant::Standard | Variant::Chess960 => args.rules.laws.unwrap_or_default(),
    }
}
