//! The variant that `play` plays, and its starting position.

use super::arguments::PlayArgs;
use crate::chess::chess960;
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

/// Whether an option was given.
type IsGiven = fn(&PlayArgs) -> bool;

/// The options that do not apply to three-dimensional chess.
const NOT_TRIDIM: [(&str, IsGiven); 15] = [
    ("--laws", |args| args.rules.laws.is_some()),
    ("--white-board", |args| args.boards.white_board.is_some()),
    ("--black-board", |args| args.boards.black_board.is_some()),
    ("--white-turned", |args| args.boards.white_turned),
    ("--black-turned", |args| args.boards.black_turned),
    ("--set-clock", |args| args.boards.set_clock.is_some()),
    ("--sighted-press", |args| args.rules.sighted_press.is_some()),
    ("--debounce", |args| args.boards.debounce.is_some()),
    ("--quiet", |args| args.boards.quiet.is_some()),
    ("--rest", |args| args.boards.rest.is_some()),
    ("--let-go", |args| args.boards.let_go.is_some()),
    ("--white-peg-echo", |args| args.boards.white_peg_echo),
    ("--black-peg-echo", |args| args.boards.black_peg_echo),
    ("--white-hear", |args| args.white_hear.is_some()),
    ("--black-hear", |args| args.black_hear.is_some()),
];

/// Refuses options that do not apply to three-dimensional chess.
fn without_pegs(args: &PlayArgs) -> Result<(), Failure> {
    match NOT_TRIDIM.into_iter().find(|(_, is_given)| is_given(args)) {
        Some((option, _)) => Err(Failure::usage(Message::new("variant-no-option").with("option", option))),
        None => Ok(()),
    }
}

/// Whether an option applies to the named variant; a settings file may have options for every variant.
pub(in crate::cli) fn has_use_for(variant: &str, option: &str) -> bool {
    match variant::read(variant).unwrap_or_default().variant {
        Variant::Tridim => NOT_TRIDIM.iter().all(|(name, _)| *name != option),
        Variant::Chess960 => !["--laws", "--level-words"].contains(&option),
        Variant::Standard => option != "--level-words",
    }
}

/// Returns the edition of the Laws; Meder's rules are based on that of 1997.
pub(super) fn laws(args: &PlayArgs, variant: Variant) -> Edition {
    match variant {
        Variant::Tridim => Edition::Laws1997,
        Variant::Standard | Variant::Chess960 => args.rules.laws.unwrap_or_default(),
    }
}
