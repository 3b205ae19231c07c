//! Help by ear: topics, the sentences about them one at a time, and the words of all commands.

use crate::asking::sentences::{KEY_LIST, TOPIC_WORDS, WORD_LIST, everything, on, topics};
use crate::grammar::declaration::{CommandRow, CommandWord};
use crate::grammar::lexicon::Lexicon;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::telling::book::PutBy;
use crate::telling::record::Game;
use annabella_speech::{All, Each, Listening, Message, Phrase, Speaker, Value, Worded, excerpt, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Phrases around the sentences.
    enum HelpPhrase {
        Topics { topics: Each } => "play-help",
        End => "play-help-end",
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
        Some(match given.argument {
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

pub(crate) const fn row(request: &Request) -> CommandRow {
    match request {
        Request::Help | Request::Words | Request::Keys | Request::On(_) | Request::More => {
            CommandRow::question()
        }
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
            game.book.answer_at_length(Speaker::Program, asker, Listening::ReadOut, &[words(game, lexicon)]);
        }
        Request::Keys => game.book.answer(Speaker::Program, asker, &[HelpPhrase::Keys]),
        Request::On(text) => {
            let sentences = on(game, asker, &text, lexicon);
            let sentences = sentences.ok_or_else(|| Refusal::NoTopic { text: excerpt(&text, MAX_QUOTED) })?;
            say_first(game, asker, sentences, &HelpPhrase::Nothing, PutBy::Sentences);
        }
        Request::More => more(game, asker),
    }
    Ok(())
}

/// Lists the topics; `more` then says the sentences of all of them.
fn list_topics(game: &mut Game, asker: &Asker) {
    game.book.put_by(asker.audience(), PutBy::Sentences(everything(game, asker)));
    let topics: Vec<Message> = topics(game, asker).into_iter().map(Message::new).collect();
    let group = |topics: &[Message]| Message::new("list-group").with("items", All(topics.to_vec()));
    let phrase = HelpPhrase::Topics { topics: Each(topics.chunks(TOPICS_AT_ONCE).map(group).collect()) };
    game.book.answer(Speaker::Program, asker, &[phrase]);
}

/// Says the next part of the text that the asker has not heard yet.
fn more(game: &mut Game, asker: &Asker) {
    match game.book.fetch(asker.audience()) {
        Some(PutBy::Sentences(mut sentences)) => {
            // Sentences that are no longer true are left out.
            let still = everything(game, asker);
            sentences.retain(|sentence| still.contains(sentence));
            say_first(game, asker, sentences, &HelpPhrase::End, PutBy::Sentences);
        }
        // A decided case needs no more words.
        Some(PutBy::Incident(number, sentences)) if game.incidents.numbered(number).is_some() => {
            say_first(game, asker, sentences, &HelpPhrase::End, |rest| PutBy::Incident(number, rest));
        }
        Some(PutBy::Portion(utterance)) => game.book.say_more(asker, utterance),
        Some(PutBy::Incident(..)) | None => {
            game.book.answer(Speaker::Program, asker, &[HelpPhrase::End]);
        }
    }
}

/// Says the first sentence, or `otherwise` without any, and keeps the rest for `more`.
fn say_first(
    game: &mut Game,
    asker: &Asker,
    mut sentences: Vec<Message>,
    otherwise: &HelpPhrase,
    rest_of: impl Fn(Vec<Message>) -> PutBy,
) {
    if sentences.is_empty() {
        game.book.answer(Speaker::Program, asker, &[otherwise.message()]);
        return;
    }
    let rest = sentences.split_off(1);
    if !rest.is_empty() {
        sentences.push(Phrase::MoreFollows.message());
    }
    game.book.put_by(asker.audience(), rest_of(rest));
    game.book.answer(Speaker::Program, asker, &sentences);
}

/// Returns the words of every command, first in the interface's language, then in the others.
fn words(state: &State, lexicon: &Lexicon) -> Message {
    let words = lexicon.named_in(state.settings.interface).map(|names| names.join(" "));
    Message::new("play-help-words").with("words", Value::Texts(words.collect()))
}
