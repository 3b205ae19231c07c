//! `annabella review`: steps through a finished game by keys and by ear.

use super::play::Alphabet;
use super::solo::SoloArgs;
use crate::cli::common::answer::{print_lines, speak_in};
use crate::cli::common::games_folder::game_path;
use crate::cli::common::table::{Choice, STYLES};
use crate::cli::scores::games::{GameArgs, GamesError};
use crate::cli::scores::record::GameFile;
use crate::cli::scores::{games, tridim};
use crate::devices::platform::command_line::shell_word;
use crate::devices::terminal::Terminal;
use crate::devices::terminal::keyboard::Keyboard;
use crate::game::{Machine, MoveName, Review, Settings};
use crate::speech::failure::Failure;
use crate::speech::{Language, Message, QUOTED, Style, Worded, Words, excerpt};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
pub struct ReviewArgs {
    #[arg(value_parser = game_path)]
    pub game: PathBuf,
    #[arg(value_name = "MOVE")]
    pub from: Option<String>,
    #[arg(long, value_parser = Choice(&STYLES))]
    pub style: Option<Style>,
    #[arg(long)]
    pub damaged: bool,
    #[arg(long)]
    pub alphabet: Option<Alphabet>,
    #[command(flatten)]
    pub which: GameArgs,
    #[command(flatten)]
    pub solo: SoloArgs,
}

/// Steps through the game until the user quits.
pub(crate) fn run(args: &ReviewArgs, words: &Words, json: bool) -> Result<u8, Failure> {
    if tridim::is_one(&args.game).map_err(Failure::usage)? {
        return Err(Failure::usage(Message::new("review-one-board")));
    }
    let file = GameFile { path: &args.game, damaged: args.damaged, variant: None, game: &args.which };
    let loaded = match file.load(words) {
        Err(failure) if args.which.which.is_none() && !json => {
            // Who reviews by ear hears the list of the games, too.
            speak_list(args, words);
            return Err(failure);
        }
        loaded => loaded?,
    };
    let status = loaded.status();
    let interface = words.language();
    let settings = Settings {
        interface,
        // Moves here are answers, so they use the language of the answers.
        announce: interface,
        style: args.style.unwrap_or_default(),
        notation: vec![interface.into()],
        ..Settings::default()
    };
    let mut review = Review::new(loaded.record, settings).map_err(Failure::usage)?;
    if let Some(text) = &args.from {
        let place = MoveName::read(text).ok_or_else(|| no_place(text))?;
        review.go(place).map_err(Failure::usage)?;
    }
    let mut first = review.greeting();
    let mut keys = args.solo.keyboard(json)?;
    if args.solo.keys {
        keys.iter_mut().for_each(Keyboard::walk);
        first.extend(review.tell_keys());
    }
    let mut terminal = Terminal::new(interface, Language::default(), json);
    if args.alphabet == Some(Alphabet::Nato) {
        terminal = terminal.with_nato_alphabet();
    }
    let solo = args.solo.devices(terminal, keys.as_ref(), &[])?;
    solo.run(&mut review, first, keys, |_| {});
    if let Some(place) = review.place().filter(|_| !json) {
        print_lines(&[words.say(&Message::new("review-go-on").with("command", go_on(args, place)))]);
    }
    Ok(status)
}

/// Returns the command that continues the review of the same game at this place.
fn go_on(args: &ReviewArgs, place: MoveName) -> String {
    let side = place.side.map_or("", |side| side.fold_wb("", "..."));
    let file = shell_word(&args.game.display().to_string());
    let mut command = format!("annabella review {file} {}{side}", place.number);
    if let Some(which) = &args.which.which {
        command += &format!(" --game {}", shell_word(which));
    }
    if args.damaged {
        command += " --damaged";
    }
    command
}

/// Speaks the first games of a file with several.
fn speak_list(args: &ReviewArgs, words: &Words) {
    if let Err(error @ GamesError::Several { .. }) = games::choose(&args.game, None) {
        let GamesError::Several { listed, .. } = &error else { return };
        let mut messages: Vec<Message> = listed.iter().map(Worded::message).collect();
        messages.push(error.message());
        let (engine, rate) = (args.solo.voice.speech, args.solo.voice.rate);
        speak_in(words.language(), engine, rate, &messages);
    }
}

fn no_place(text: &str) -> Failure {
    Failure::usage(Message::new("review-no-place").with("text", excerpt(text, QUOTED)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use crate::cli::{Cli, Subcommand};
    use clap::Parser;

    fn parsed(words: &[&str]) -> ReviewArgs {
        let cli = Cli::try_parse_from(["annabella", "review"].iter().chain(words)).unwrap();
        let Some(Subcommand::Review(args)) = cli.command else { panic!("another command") };
        args
    }

    #[test]
    fn the_command_that_continues_a_review_opens_the_same_game() {
        let at = |side| MoveName { number: 12, side };
        for (words, side, command) in [
            (&["a.pgn"][..], None, "annabella review a.pgn 12"),
            (&["a.pgn", "--game", "1"], Some(Color::White), "annabella review a.pgn 12 --game 1"),
            (
                &["my games.pgn", "3", "--game", "de Vries"],
                Some(Color::Black),
                "annabella review 'my games.pgn' 12... --game 'de Vries'",
            ),
            (&["a.journal", "--damaged"], None, "annabella review a.journal 12 --damaged"),
        ] {
            let args = parsed(words);
            assert_eq!(go_on(&args, at(side)), command);
            // The names with spaces are split by the shell alone.
            if !command.contains('\'') {
                let again = parsed(&command.split(' ').skip(2).collect::<Vec<_>>());
                assert_eq!(
                    (again.game, again.which.which, again.damaged),
                    (args.game, args.which.which, args.damaged)
                );
            }
        }
    }
}
