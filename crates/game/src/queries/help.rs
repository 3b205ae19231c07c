//! Help by ear: topics, the sentences about them one at a time, and the words of all commands.

use crate::grammar::declaration::{CommandPolicy, CommandWord};
use crate::grammar::lexicon::Lexicon;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::queries::sentences::{KEY_LIST, TOPIC_WORDS, WORD_LIST, everything, is_explained, on, topics};
use crate::reporting::effect_queue::Continuation;
use crate::reporting::record::Game;
use crate::state::State;
use annabella_chess::Color;
use annabella_speech::routing::Seat;
use annabella_speech::{All, Audience, Listening, Message, Phrase, Speaker, Value, Worded, excerpt, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Phrases around the sentences.
    enum HelpPhrase {
        Topics { topics: Message } => "play-help",
        LastTopics { topics: Message } => "play-help-topics",
        Nothing => "play-help-nothing",
        Keys => "play-help-keys",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// The topics.
    Help,
    /// The words of every command in every language.
    Words,
    /// The meaning of the keys.
    Keys,
    /// Help on a topic or a command, as typed.
    On(String),
    /// The next sentence.
    More,
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-help", |given| {
        Some(match given.text {
            "" => Request::Help,
            text if TOPIC_WORDS.named(text) == Some(WORD_LIST) => Request::Words,
            text if TOPIC_WORDS.named(text) == Some(KEY_LIST) => Request::Keys,
            text => Request::On(text.to_owned()),
        })
    })
    .letters("h?")
    .key(1, 'h'),
    CommandWord::alone("command-more", |_| Some(Request::More)),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Help | Request::Words | Request::Keys | Request::On(_) | Request::More => {
            CommandPolicy::question()
        }
    }
}

impl Request {
    /// Whether it asks about a text that help does not know, and would quote.
    pub fn is_unknown(&self, lexicon: &Lexicon) -> bool {
        matches!(self, Request::On(text) if !is_explained(text, lexicon))
    }
}

/// Number of topics in a sentence: a listener hears a stop after six seconds at most.
const TOPICS_AT_ONCE: usize = 6;

/// Maximum number of characters quoted from an unknown topic.
const MAX_QUOTED: usize = 30;

/// Answers a request for help. `lexicon` contains the words of all commands.
pub(crate) fn obey(
    game: &mut Game,
    asker: &Asker,
    request: Request,
    lexicon: &Lexicon,
) -> Result<(), Refusal> {
    match request {
        Request::Help => list_topics(game, asker),
        Request::Words => {
            game.queue.answer_at_length(Speaker::Program, asker, Listening::List, &[words(game, lexicon)]);
        }
        Request::Keys => game.queue.help(asker, &[HelpPhrase::Keys.message()], Vec::new()),
        Request::On(text) => {
            let sentences = on(game, asker, &text, lexicon);
            let sentences = sentences.ok_or_else(|| Refusal::NoTopic { text: excerpt(&text, MAX_QUOTED) })?;
            say_help(game, asker, sentences, &HelpPhrase::Nothing);
        }
        Request::More => more(game, asker),
    }
    Ok(())
}

/// Lists the topics in portions; `more` then says the sentences of all of them.
fn list_topics(game: &mut Game, asker: &Asker) {
    let topics: Vec<Message> = topics(game, asker).into_iter().map(Message::new).collect();
    // Only the last group ends with "and", so that a listener hears that the list continues.
    let full = topics.len().saturating_sub(1) / TOPICS_AT_ONCE * TOPICS_AT_ONCE;
    let alone = full > 0 && topics.len() == full + 1;
    let (earlier, last) = topics.split_at(full - usize::from(alone));
    let mut groups: Vec<Message> = earlier.chunks(TOPICS_AT_ONCE).filter_map(in_a_row).collect();
    groups.push(Message::new("list-group").with("items", All(last.to_vec())));
    say_topics(game, asker, groups);
}

/// Says the next group of topics, and keeps the others for `more`.
fn say_topics(game: &mut Game, asker: &Asker, mut groups: Vec<Message>) {
    if groups.is_empty() {
        return;
    }
    let later = groups.split_off(1);
    let topics = groups.remove(0);
    let (phrases, rest) = match later.is_empty() {
        true => (
            vec![HelpPhrase::LastTopics { topics }.message()],
            Continuation::Sentences(everything(game, asker)),
        ),
        false => (
            vec![HelpPhrase::Topics { topics }.message(), Phrase::MoreFollows.message()],
            Continuation::Topics(later),
        ),
    };
    game.queue.answer(Speaker::Program, asker, &phrases);
    game.queue.store_rest(asker.audience(), rest);
}

/// Returns the items one after another, without "and".
fn in_a_row(items: &[Message]) -> Option<Message> {
    let join =
        |rest: Message, first: Message| Message::new("list-more").with("first", first).with("rest", rest);
    items.iter().rev().cloned().reduce(join)
}

/// Says the next part of the text that the asker has not heard yet.
fn more(game: &mut Game, asker: &Asker) {
    let asker = &reader(game, asker);
    match game.queue.take_rest(asker.audience()) {
        Some(Continuation::Sentences(sentences)) => {
            let sentences = still_true(game, asker, sentences);
            say_help(game, asker, sentences, &Phrase::NothingMore);
        }
        Some(Continuation::Topics(groups)) => say_topics(game, asker, groups),
        // A decided case needs no more words.
        Some(Continuation::Incident(number, sentences)) if game.incidents.numbered(number).is_some() => {
            say_of_incident(game, asker, number, sentences);
        }
        Some(Continuation::Portion(utterance, then)) => {
            let then = still_true(game, asker, then);
            game.queue.say_more(asker.audience(), utterance, then);
        }
        Some(Continuation::Incident(..)) | None => {
            game.queue.answer(Speaker::Program, asker, &[Phrase::NothingMore]);
        }
    }
}

/// Returns the person who hears the next part.
/// At a shared terminal, this is the only person with a rest to hear.
fn reader(game: &Game, asker: &Asker) -> Asker {
    let other = game.queue.only_reader().filter(|_| game.settings.seat == Seat::Shared);
    match other {
        _ if asker.is_arbiter() && game.settings.arbiter => asker.clone(),
        Some(Audience::White) => Asker::player(Color::White),
        Some(Audience::Black) => Asker::player(Color::Black),
        _ => asker.clone(),
    }
}

/// Leaves out the sentences that are no longer true.
fn still_true(game: &Game, asker: &Asker, mut sentences: Vec<Message>) -> Vec<Message> {
    let still = everything(game, asker);
    sentences.retain(|sentence| still.contains(sentence));
    sentences
}

/// Says the first sentence of help, or `otherwise` without any, and keeps the rest for `more`.
fn say_help(game: &mut Game, asker: &Asker, mut sentences: Vec<Message>, otherwise: &impl Worded) {
    if sentences.is_empty() {
        return game.queue.answer(Speaker::Program, asker, &[otherwise.message()]);
    }
    let rest = sentences.split_off(1);
    if !rest.is_empty() {
        sentences.push(Phrase::MoreFollows.message());
    }
    game.queue.help(asker, &sentences, rest);
}

/// Says the next sentence about a case, and keeps the rest for `more`.
fn say_of_incident(game: &mut Game, asker: &Asker, number: usize, mut sentences: Vec<Message>) {
    if sentences.is_empty() {
        return game.queue.answer(Speaker::Program, asker, &[Phrase::NothingMore.message()]);
    }
    let rest = sentences.split_off(1);
    if !rest.is_empty() {
        sentences.push(Phrase::MoreFollows.message());
    }
    game.queue.answer(Speaker::Program, asker, &sentences);
    game.queue.store_rest(asker.audience(), Continuation::Incident(number, rest));
}

/// Returns the words of every command, first in the interface's language, then in the others.
fn words(state: &State, lexicon: &Lexicon) -> Message {
    let words = lexicon.named_in(state.settings.interface).map(|names| names.join(" "));
    Message::new("play-help-words").with("words", Value::Texts(words.collect()))
}
