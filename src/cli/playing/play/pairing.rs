//! `play --pairing`: players, event, round and board from the PGN of a round or a board.

use super::arguments::{EventArgs, PlayArgs, PlayerArgs, TITLES};
use crate::scoresheet::file::Games;
use crate::scoresheet::pgn::Tags;
use crate::speech::failure::Failure;
use crate::speech::{Message, Worded};
use annabella_files::FileError;
use annabella_files::input_file::bounded;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The maximum size of a file in bytes.
const LONGEST: u64 = 16 << 20;

/// The reason why a file names no players for the board.
#[derive(Debug, Error)]
enum PairingFault {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file has no game.
    #[error("{}: no game", .0.display())]
    NoGame(PathBuf),
    /// The file has several games, and `--round` does not name the board.
    #[error("{}: several games", .0.display())]
    Several(PathBuf),
    /// The file has no game of this round and board.
    #[error("{}: another round", .0.display())]
    NoBoard(PathBuf, String),
    /// The file has no such game, and the one in this line does not name its round and board.
    #[error("{}: another round, and a damaged game in line {}", .0.display(), .2)]
    Damaged(PathBuf, String, usize),
    /// The game does not name both players.
    #[error("{}: no names", .0.display())]
    NoNames(PathBuf),
}

impl Worded for PairingFault {
    fn message(&self) -> Message {
        let of = |id, file: &Path| Message::new(id).with("file", file.display().to_string());
        match self {
            PairingFault::File(error) => error.message(),
            PairingFault::NoGame(file) => of("pairing-no-game", file),
            PairingFault::Several(file) => of("pairing-several", file),
            PairingFault::NoBoard(file, round) => of("pairing-no-board", file).with("round", round.as_str()),
            PairingFault::Damaged(file, round, line) => {
                of("pairing-damaged", file).with("round", round.as_str()).with("line", *line)
            }
            PairingFault::NoNames(file) => of("pairing-no-names", file),
        }
    }
}

/// Returns the options with those that the game of `--pairing` gives.
///
/// The file has priority, because other options can be settings that apply to every game.
///
/// # Errors
/// [`Failure`] of usage if the file cannot be read, or does not say who plays at this board.
pub(super) fn with_pairing(args: &PlayArgs) -> Result<PlayArgs, Failure> {
    let mut args = args.clone();
    let Some(file) = args.event.pairing.take() else { return Ok(args) };
    let tags = game_of(&file, args.event.round.as_deref()).map_err(Failure::usage)?;
    let tag = |name: &str| {
        let text = tags.get(name)?.trim();
        (!matches!(text, "" | "?" | "-")).then(|| text.to_owned())
    };
    let number = |name: &str| tag(name)?.parse::<u32>().ok().filter(|number| *number > 0);
    let elo = |name: &str| number(name).and_then(|elo| u16::try_from(elo).ok()).filter(|elo| *elo <= 4000);
    let title = |name: &str| {
        let text = tag(name)?;
        TITLES.iter().find(|(title, _)| title.eq_ignore_ascii_case(&text)).map(|(_, title)| *title)
    };
    let (Some(white), Some(black)) = (tag("White"), tag("Black")) else {
        return Err(Failure::usage(PairingFault::NoNames(file)));
    };
    let PlayerArgs {
        white_name,
        black_name,
        white_elo,
        black_elo,
        white_fide_id,
        black_fide_id,
        white_title,
        black_title,
        ..
    } = &mut args.players;
    *white_name = Some(white);
    *black_name = Some(black);
    *white_elo = elo("WhiteElo").or(*white_elo);
    *black_elo = elo("BlackElo").or(*black_elo);
    *white_fide_id = number("WhiteFideId").or(*white_fide_id);
    *black_fide_id = number("BlackFideId").or(*black_fide_id);
    *white_title = title("WhiteTitle").or(*white_title);
    *black_title = title("BlackTitle").or(*black_title);
    let EventArgs { event, site, round, .. } = &mut args.event;
    *event = tag("Event").or_else(|| event.take());
    *site = tag("Site").or_else(|| site.take());
    *round = round_of(&tags).or_else(|| round.take());
    Ok(args)
}

/// Returns the round of a game with its board: `3.7`.
fn round_of(tags: &Tags) -> Option<String> {
    let round = tags.get("Round").filter(|round| !matches!(*round, "" | "?" | "-"))?;
    match tags.get("Board").filter(|board| !board.is_empty() && !round.contains('.')) {
        Some(board) => Some(format!("{round}.{board}")),
        None => Some(round.to_owned()),
    }
}

/// Whether a game names its round and, in the round of `wanted` with a board, its board.
fn names_place(tags: &Tags, wanted: &str) -> bool {
    let (round, has_board) = wanted.split_once('.').map_or((wanted, false), |(round, _)| (round, true));
    round_of(tags).is_some_and(|found| found.contains('.') || !has_board || found != round)
}

/// Returns the tags of the only game, or of the one of `--round`.
fn game_of(file: &Path, round: Option<&str>) -> Result<Tags, PairingFault> {
    let bytes = bounded(file, LONGEST)?;
    let failed = |error| FileError::Io(file.into(), error);
    let mut games = Vec::new();
    let mut damaged = None;
    if let Some(mut read) = Games::open(bytes.as_slice()).map_err(failed)? {
        while let Some(game) = read.next_game().map_err(failed)? {
            if round.is_some_and(|round| !names_place(&game.tags, round)) {
                damaged = damaged.or(Some(game.place.line.max(1)));
            }
            games.push(game.tags);
        }
    }
    if games.is_empty() {
        return Err(PairingFault::NoGame(file.into()));
    }
    let Some(round) = round else {
        return match games.pop() {
            Some(only) if games.is_empty() => Ok(only),
            _ => Err(PairingFault::Several(file.into())),
        };
    };
    // `--round 3` is enough for a file of one game of round 3.
    let is_of = |tags: &Tags| {
        round_of(tags).is_some_and(|found| found == round || found.split('.').next() == Some(round))
    };
    games.retain(is_of);
    match games.len() {
        0 => Err(match damaged {
            Some(line) => PairingFault::Damaged(file.into(), round.to_owned(), line),
            None => PairingFault::NoBoard(file.into(), round.to_owned()),
        }),
        1 => Ok(games.remove(0)),
        _ => Err(PairingFault::Several(file.into())),
    }
}
