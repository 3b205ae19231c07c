//! Help: the commands that can be used now, and the words of every command in every language.

use super::ask::{CommandRow, CommandWord};
use super::asker::Asker;
use super::clocks::Phase;
use super::lexicon::Lexicon;
use super::practice::Practised;
use super::record::Game;
use super::state::State;
use crate::speech::{Message, Speaker, Value, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Help on commands.
    pub(super) enum HelpPhrase {
        Before => "play-help-before",
        Playing => "play-help-playing",
        Questions => "play-help-questions",
        Exploring => "play-help-exploring",
        Dictation => "play-help-dictation",
        Arbiter => "play-help-arbiter",
        Who => "play-help-who",
        LevelBefore => "tridim-help-before",
        LevelPlaying => "tridim-help-playing",
        LevelQuestions => "tridim-help-questions",
        LevelDictation => "tridim-help-dictation",
        LevelArbiter => "tridim-help-arbiter",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ask {
    /// Help on the commands that can be used now.
    Help,
    /// The words of every command in every language.
    Words,
}

pub(super) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-help", |given| given.argument.is_empty().then_some(Ask::Help)).key(1, 'h'),
    CommandWord::new("command-help", |_| Some(Ask::Words)),
];

pub(super) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Help | Ask::Words => CommandRow::question(),
    }
}

/// Answers a request for help. `lexicon` holds the words of all commands.
pub(super) fn obey(game: &mut Game, asker: &Asker, ask: &Ask, lexicon: &Lexicon) {
    let phrases = match ask {
        Ask::Help => by_situation(game, asker),
        Ask::Words => vec![words(game, lexicon)],
    };
    game.book.answer(Speaker::Program, asker, &phrases);
}

/// Help on the commands that can be used now.
fn by_situation(state: &State, asker: &Asker) -> Vec<Message> {
    let (questions, [before, playing, dictation, arbiter]) = match state.course.tridim() {
        None => (
            vec![HelpPhrase::Questions, HelpPhrase::Exploring],
            [HelpPhrase::Before, HelpPhrase::Playing, HelpPhrase::Dictation, HelpPhrase::Arbiter],
        ),
        Some(_) => (
            vec![HelpPhrase::LevelQuestions],
            [
                HelpPhrase::LevelBefore,
                HelpPhrase::LevelPlaying,
                HelpPhrase::LevelDictation,
                HelpPhrase::LevelArbiter,
            ],
        ),
    };
    let practises = state.settings.practice && state.course.tridim().is_none();
    let mut phrases = match state.clocks.phase() {
        Phase::Before => vec![before],
        Phase::Running | Phase::Halted(_) => vec![playing],
        Phase::Over(_) => Vec::new(),
    };
    phrases.extend(questions);
    phrases.push(dictation);
    let practice = practises.then(|| Practised::PracticeHelp.message());
    if !state.is_not_arbiter(asker) {
        phrases.push(arbiter);
    }
    phrases.push(HelpPhrase::Who);
    phrases.iter().map(Worded::message).chain(practice).collect()
}

/// The words of every command, first in the interface's language, then in the others.
fn words(state: &State, lexicon: &Lexicon) -> Message {
    let words = lexicon.named_in(state.settings.interface).map(|names| names.join(" "));
    Message::new("play-help-words").with("words", Value::Texts(words.collect()))
}
