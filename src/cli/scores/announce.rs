//! `announce`: the announcements of a sequence of moves.

use crate::chess::{Chess, FenFault, FenReach, MoveError, Position, notation::Letters, read_fen};
use crate::cli::common::variant;
use crate::speech::{
    Announcement, FenSource, Language, Message, Style, Worded, Words, explain, fen_refused, read_move,
};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use std::path::PathBuf;

#[derive(clap::Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are in `locales/*/usage.ftl`.
pub struct AnnounceArgs {
    #[arg(long, default_value = "full", value_parser = PossibleValuesParser::new(["full", "short"]).map(style))]
    pub style: Style,
    #[arg(long, value_name = "LANGUAGE", default_value = "de", value_parser = PossibleValuesParser::new(Language::ALL.map(Language::tag)).map(language))]
    pub announce_language: Language,
    #[arg(long)]
    pub wav: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(required = true)]
    pub moves: Vec<String>,
}

fn style(name: String) -> Style {
    if name == "short" { Style::Short } else { Style::Full }
}

fn language(tag: String) -> Language {
    Language::from_tag(&tag).unwrap_or_default()
}

/// Why a sequence of moves cannot be announced.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum AnnounceError {
    /// The option `--variant` names no chess.
    #[error("no chess: {0:?}")]
    Variant(Message),
    /// A text gives no position of a game.
    #[error("{fen} gives no position: {fault:?}")]
    Fen {
        /// The text.
        fen: String,
        /// What is wrong with it.
        fault: FenFault,
    },
    /// One of the moves cannot be played.
    #[error("move {number} cannot be played: {error:?}")]
    Move {
        /// Which one, from 1.
        number: usize,
        /// Why it cannot be played.
        error: MoveError,
        /// The reason as a message.
        reason: Message,
    },
}

impl AnnounceError {
    /// The exit status: 1 for an illegal move, 2 for a text that is not one move.
    pub(crate) fn exit_status(&self) -> u8 {
        match self {
            AnnounceError::Move { error: MoveError::Illegal(_), .. } => 1,
            _ => 2,
        }
    }
}

impl Worded for AnnounceError {
    fn message(&self) -> Message {
        match self {
            AnnounceError::Variant(message) => message.clone(),
            AnnounceError::Fen { fen, fault } => fen_refused(fen, *fault, FenSource::Option),
            AnnounceError::Move { number, reason, .. } => {
                Message::new("announce-no-move").with("number", *number).with("reason", reason.clone())
            }
        }
    }
}

/// The announcements of the moves, a line each, in the language of announcements.
///
/// # Errors
/// As [`announcements`].
pub fn run(args: &AnnounceArgs, interface: &Words) -> Result<Vec<String>, AnnounceError> {
    let words = Words::new(args.announce_language);
    let announcements = announcements(args, interface)?;
    Ok(announcements.iter().map(|announcement| words.worded(announcement)).collect())
}

/// The announcements of the moves, which may be in the letters and words of the language of
/// announcements and of the interface. Move numbers are ignored.
///
/// # Errors
/// [`AnnounceError`] for the first fault, in which case nothing is announced.
pub fn announcements(args: &AnnounceArgs, interface: &Words) -> Result<Vec<Announcement>, AnnounceError> {
    let mut position = start(args)?;
    let mut languages = vec![interface.language(), args.announce_language];
    languages.dedup();
    let letters: Vec<Letters> = languages.iter().map(|&language| language.into()).collect();
    let mut announced = Vec::new();
    for text in args.moves.iter().map(|text| unnumbered(text)).filter(|text| !text.is_empty()) {
        let mv = read_move(text, &position, &letters, &languages).map_err(|error| {
            let reason = explain(&error, text, &position, args.style).message();
            AnnounceError::Move { number: announced.len() + 1, error, reason }
        })?;
        announced.push(Announcement::of(&position, mv, args.style));
        position.play_unchecked(mv);
    }
    Ok(announced)
}

fn start(args: &AnnounceArgs) -> Result<Chess, AnnounceError> {
    let declared = variant::of_fen(args.variant.as_deref());
    let declared = declared.map_err(|failure| AnnounceError::Variant(failure.message))?;
    let Some(fen) = &args.fen else { return Ok(Chess::default()) };
    let position = read_fen(fen, declared, FenReach::Reachable);
    position.map_err(|fault| AnnounceError::Fen { fen: fen.clone(), fault })
}

/// A move without the number before it (`12.Sf3`, `12...`).
fn unnumbered(text: &str) -> &str {
    let text = text.trim();
    match text.trim_start_matches(|ch: char| ch.is_ascii_digit()) {
        rest if rest.len() < text.len() && rest.starts_with('.') => rest.trim_start_matches('.').trim_start(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser as _;

    #[derive(clap::Parser)]
    struct Arguments {
        #[command(flatten)]
        args: AnnounceArgs,
    }

    fn announced(line: &[&str]) -> Result<Vec<String>, AnnounceError> {
        let line = Arguments::try_parse_from(std::iter::once(&"announce").chain(line)).unwrap();
        run(&line.args, &Words::new(Language::En))
    }

    #[test]
    fn announces_a_sequence() {
        assert_eq!(
            announced(&["1.", "Eva vier", "e5", "2.Nf3", "Sc6", "f1b5"]),
            Ok(vec![
                "Bauer Eva zwei Eva vier".to_owned(),
                "Bauer Eva sieben Eva fünf".to_owned(),
                "Springer Gustav eins Felix drei".to_owned(),
                "Springer Bella acht Cäsar sechs".to_owned(),
                "Läufer Felix eins Bella fünf".to_owned(),
            ])
        );
        let short = announced(&["--style", "short", "--announce-language", "en", "Nf3"]);
        assert_eq!(short, Ok(vec!["knight Felix three".to_owned()]));
        let castling = announced(&["--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"]);
        assert_eq!(castling, Ok(vec!["Kurze Rochade".to_owned()]));
    }

    #[test]
    fn says_which_move_is_wrong_and_why() {
        let german = |line: &[&str]| {
            let error = announced(line).unwrap_err();
            (Words::new(Language::De).worded(&error), error.exit_status())
        };
        assert_eq!(
            german(&["e4", "e5", "Sf4"]),
            ("Zug 3 kann nicht angesagt werden. Springer Felix vier: Das geht hier nicht.".to_owned(), 1)
        );
        assert_eq!(
            german(&["e4", "hallo"]),
            ("Zug 2 kann nicht angesagt werden. „hallo“ ist kein Zug, den ich lesen kann; lesbar sind etwa e2e4 und Springer Felix drei.".to_owned(), 2)
        );
        for (fen, part) in [("8/8", "acht Reihen"), ("8/8/8/8/8/8/8/8 w - - 0 1", "das Brett ist leer")] {
            let (said, status) = german(&["--fen", fen, "e4"]);
            assert!(
                said.starts_with(&format!("„{fen}“ ist keine Stellung: ")) && said.contains(part),
                "{said}"
            );
            assert_eq!(status, 2);
        }
    }
}
