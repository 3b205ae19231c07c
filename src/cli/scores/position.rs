//! A position given on the command line: as text, by file, or by the number of a starting position.

use super::games::GameArgs;
use super::record::GameFile;
use super::{judge, tridim};
use crate::chess::{Chess, FenFault, FenReach, Line, chess960, read_fen, read_kept_fen};
use crate::cli::common::games_folder::game_path;
use crate::cli::common::variant::{self, NamedVariant};
use crate::game::{Settings, Variant};
use crate::laws::Edition;
use crate::speech::failure::Failure;
use crate::speech::tridim::LevelWords;
use crate::speech::{FenSource, Message, QUOTED, Words, excerpt, fen_refused};
use crate::tridim::{Position, PositionError};
use clap::Args;
use std::path::Path;

#[derive(Args, Clone, Debug)]
pub struct PositionArgs {
    #[arg(value_name = "POSITION")]
    pub position: Option<String>,
    #[arg(value_name = "PLY")]
    pub ply: Option<usize>,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[command(flatten)]
    pub game: GameArgs,
}

/// A position in one of the variants.
pub(crate) enum Named {
    /// Standard chess or Chess960: the moves up to the position, and the edition of the Laws.
    Chess(Box<Line>, Edition),
    /// Three-dimensional chess, with the names of its levels.
    Tridim(Box<Position>, LevelWords),
}

/// Returns the position that the arguments name.
///
/// # Errors
/// [`Failure`] if they name none.
pub(crate) fn named(args: &PositionArgs, words: &Words) -> Result<Named, Failure> {
    let NamedVariant { variant, number } = variant::given(args.variant.as_deref())?.unwrap_or_default();
    let Some(text) = args.position.as_deref() else {
        let start = || number.and_then(chess960::start_fen).and_then(|fen| chess960::position(&fen));
        return Ok(match variant {
            Variant::Tridim => Named::Tridim(Box::default(), LevelWords::default()),
            Variant::Standard | Variant::Chess960 => of_position(start().unwrap_or_default()),
        });
    };
    if number.is_some() {
        return Err(Failure::usage(Message::new("variant-two-starts")));
    }
    if variant == Variant::Tridim && !Path::new(text).exists() || text.starts_with("W:") {
        let position = text.parse().map_err(Failure::usage::<PositionError>)?;
        return Ok(Named::Tridim(Box::new(position), LevelWords::default()));
    }
    let fault = match read_fen(text, variant.declared(), FenReach::Any) {
        Ok(position) => return Ok(of_position(position)),
        Err(fault) => fault,
    };
    let Ok(path) = game_path(text);
    let path = path.as_path();
    if !path.exists() {
        return Err(Failure::usage(no_position(text, fault)));
    }
    if let Some((position, words)) = tridim::position(path, args.ply).map_err(Failure::usage)? {
        return Ok(Named::Tridim(Box::new(position), words));
    }
    let file = GameFile { path, damaged: false, variant: args.variant.as_deref(), game: &args.game };
    let loaded = file.load(words)?;
    let line = loaded.record.line;
    let plies = args.ply.unwrap_or(line.len());
    match plies <= line.len() {
        true => Ok(Named::Chess(Box::new(judge::first(&line, plies)), loaded.laws)),
        false => Err(Failure::usage(tridim::too_few(path, line.len()))),
    }
}

fn of_position(position: Chess) -> Named {
    Named::Chess(Box::new(Line::new(position)), Edition::default())
}

/// Returns the position that a game wrote as text; `None` if it cannot be set up.
pub(crate) fn from_text(text: &str, settings: &Settings) -> Option<Named> {
    match settings.variant {
        Variant::Tridim => Some(Named::Tridim(Box::new(text.parse().ok()?), settings.level_words.clone())),
        Variant::Standard | Variant::Chess960 => {
            let position = read_kept_fen(text, settings.variant.declared(), FenReach::Any).ok()?;
            Some(Named::Chess(Box::new(Line::new(position)), settings.laws))
        }
    }
}

/// Returns the refusal of a text that is not a file.
/// It reports a FEN fault if the text looks like a FEN.
fn no_position(text: &str, fault: FenFault) -> Message {
    let placement = text.split_whitespace().next().unwrap_or_default();
    let ranks = placement.split('/').count();
    let pieces = placement.chars().all(|ch| "pnbrqkPNBRQK12345678/".contains(ch));
    match ranks > 1 && pieces || ranks > 4 && !text.contains('.') {
        true => fen_refused(text, fault, FenSource::Option),
        false => Message::new("show-nothing").with("text", excerpt(text, QUOTED)),
    }
}
