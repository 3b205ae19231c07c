//! `annabella announce`: the announcements of a sequence of moves.

use super::tridim;
use crate::chess::{Chess, FenReach, MoveError, Position, SanPlus, notation::Letters, read_fen};
use crate::cli::common::answer::{RATE, print_lines, speak_in};
use crate::cli::common::table::{Choice, ENGINES, RATES, STYLES};
use crate::cli::common::variant;
use crate::devices::storage::output_file::save;
use crate::devices::voice::{Engine, wav};
use crate::speech::failure::{DONE, Failure, NO, USAGE};
use crate::speech::{
    Announcement, FenSource, Language, Message, Style, Worded, Words, explain, fen_refused, read_move,
    unnumbered,
};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use serde_json::json;
use std::path::PathBuf;

#[derive(clap::Args, Clone, Debug)]
pub struct AnnounceArgs {
    #[arg(long, default_value = "full", value_delimiter = ',', value_parser = Choice(&STYLES))]
    pub style: Vec<Style>,
    #[arg(long, value_name = "LANGUAGE", default_value = "de", value_parser = PossibleValuesParser::new(Language::ALL.map(Language::tag)).map(language))]
    pub announce_language: Language,
    #[arg(long, default_value = "off", value_parser = Choice(&ENGINES))]
    pub speech: Engine,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
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

fn language(tag: String) -> Language {
    Language::from_tag(&tag).unwrap_or_default()
}

/// Prints the announcements, and speaks them or writes them as sound if requested.
pub(crate) fn run(args: &AnnounceArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    if let Some(status) = tridim::announce(args, words, as_json)? {
        return Ok(status);
    }
    let fen = variant::start(args.variant.as_deref(), args.fen.clone())?;
    let announced = announcements(&AnnounceArgs { fen, ..args.clone() }, words)?;
    deliver(args, &announced, as_json)
}

/// An announcement of a move.
#[derive(Clone, Debug)]
pub(super) struct Announced {
    /// The number of the move among the arguments, from 1.
    pub number: usize,
    /// The move in English letters.
    pub mv: String,
    pub style: Style,
    pub message: Message,
}

impl Announced {
    fn in_json(&self, words: &Words) -> String {
        let style = STYLES.iter().find(|(_, style)| *style == self.style).map(|(name, _)| *name);
        json!({
            "number": self.number, "move": self.mv, "style": style, "language": words.language().tag(),
            "words": words.say(&self.message),
        })
        .to_string()
    }
}

/// Prints announcements in their language, and speaks them or writes them as sound if requested.
pub(super) fn deliver(args: &AnnounceArgs, announced: &[Announced], as_json: bool) -> Result<u8, Failure> {
    let language = args.announce_language;
    let words = Words::new(language);
    let line = |announced: &Announced| match as_json {
        true => announced.in_json(&words),
        false => words.say(&announced.message),
    };
    print_lines(&announced.iter().map(line).collect::<Vec<_>>());
    let announced: Vec<Message> = announced.iter().map(|announced| announced.message.clone()).collect();
    if let Some(file) = &args.wav {
        let voiced = Words::voiced(language);
        let said: Vec<String> = announced.iter().map(|message| voiced.say(message)).collect();
        let sound = wav(&said, language, args.rate.unwrap_or(RATE)).map_err(Failure::device)?;
        save(file, &sound, args.force).map_err(Failure::usage)?;
    }
    speak_in(language, args.speech, args.rate, &announced);
    Ok(DONE)
}

/// Returns the announcements of the moves.
/// Moves may be in the announcement language or the interface language; move numbers are ignored.
///
/// # Errors
/// [`Failure`] for the first fault; its status distinguishes an illegal move from text that is not a move.
fn announcements(args: &AnnounceArgs, interface: &Words) -> Result<Vec<Announced>, Failure> {
    let mut position = start(args)?;
    let mut languages = vec![interface.language(), args.announce_language];
    languages.dedup();
    let letters: Vec<Letters> = languages.iter().map(|&language| language.into()).collect();
    let (mut announced, mut number) = (Vec::new(), 0);
    let style = args.style.first().copied().unwrap_or_default();
    for text in args.moves.iter().filter(|text| !unnumbered(text).is_empty()) {
        number += 1;
        let mv = read_move(text, &position, &letters, &languages).map_err(|error| {
            let reason = explain(&error, text, &position, style, &letters).message();
            let status = if matches!(error, MoveError::Illegal(_)) { NO } else { USAGE };
            let message = Message::new("announce-no-move").with("number", number);
            Failure { status, message: message.with("reason", reason) }
        })?;
        let san = SanPlus::from_move(position.clone(), mv).to_string();
        announced.extend(args.style.iter().map(|&style| {
            let message = Announcement::of(&position, mv, style).message();
            Announced { number, mv: san.clone(), style, message }
        }));
        position.play_unchecked(mv);
    }
    Ok(announced)
}

fn start(args: &AnnounceArgs) -> Result<Chess, Failure> {
    let declared = variant::of_fen(args.variant.as_deref())?;
    let Some(fen) = &args.fen else { return Ok(Chess::default()) };
    let position = read_fen(fen, declared, FenReach::Reachable);
    position.map_err(|fault| Failure::usage(fen_refused(fen, fault, FenSource::Option)))
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

    fn announced(line: &[&str]) -> Result<Vec<String>, Failure> {
        let line = Arguments::try_parse_from(std::iter::once(&"announce").chain(line)).unwrap();
        let words = Words::new(line.args.announce_language);
        let announced = announcements(&line.args, &Words::new(Language::En))?;
        Ok(announced.iter().map(|announced| words.say(&announced.message)).collect())
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
        let both = announced(&["--style", "short,full", "--announce-language", "en", "e4", "Nf6"]);
        let lines =
            ["Eva four", "pawn Eva two Eva four", "knight Felix six", "knight Gustav eight Felix six"];
        assert_eq!(both, Ok(lines.map(str::to_owned).to_vec()));
        let castling = announced(&["--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"]);
        assert_eq!(castling, Ok(vec!["Kurze Rochade".to_owned()]));
    }

    #[test]
    fn says_which_move_is_wrong_and_why() {
        let german = |line: &[&str]| {
            let error = announced(line).unwrap_err();
            (Words::new(Language::De).say(&error.message), error.status)
        };
        assert_eq!(
            german(&["e4", "e5", "Sf4"]),
            (
                "Zug 3 kann nicht angesagt werden. Springer Felix vier: Das ist hier kein regelgemäßer Zug."
                    .to_owned(),
                1
            )
        );
        assert_eq!(
            german(&["e4", "hallo"]),
            ("Zug 2 kann nicht angesagt werden. „hallo“ ist kein Zug.".to_owned(), 2)
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
