//! Commands: every room's, by the words that a line begins with.

use super::ask::{self, Given, Row, Word};
use super::asker::Asker;
use super::record::Game;
use super::refusal::{CommandError, Refusal};
use super::vocabulary::{Leading, Vocabulary};
use super::{
    adjournment, attendance, claims, dictation, guiding, missing, moves, offers, pegs, queries, reconciling,
    repeat, rulings, touches,
};
use crate::chess::Color;
use crate::speech::Speaker;
use std::sync::LazyLock;

/// A line, read: who says it, if it says so, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedLine {
    /// Who speaks, where the line begins with it.
    pub speaker: Option<Speaker>,
    /// Whose assistant that is, where the line says so (`white-assistant:`).
    pub of: Option<Color>,
    /// What is wanted.
    pub command: Command,
}

/// Everything that a line can ask for: of one room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Ask(queries::Ask),
    Missing(missing::Ask),
    Move(moves::Ask),
    Repeat(repeat::Ask),
    Touch(touches::Ask),
    Guide(guiding::Ask),
    Peg(pegs::Ask),
    Offer(offers::Ask),
    Claim(claims::Ask),
    Rule(rulings::Ask),
    Adjourn(adjournment::Ask),
    Attend(attendance::Ask),
    Dictate(dictation::Ask),
    Reconcile(reconciling::Ask),
}

/// A word of any room, without what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    id: &'static str,
    letters: &'static str,
    key: Option<char>,
}

/// Every word of every room, in the order in which they are listed to people.
static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let mut entries = Vec::new();
    list(&mut entries, queries::WORDS);
    list(&mut entries, moves::WORDS);
    list(&mut entries, repeat::WORDS);
    list(&mut entries, missing::WORDS);
    list(&mut entries, touches::WORDS);
    list(&mut entries, guiding::WORDS);
    list(&mut entries, pegs::WORDS);
    list(&mut entries, offers::WORDS);
    list(&mut entries, claims::WORDS);
    list(&mut entries, rulings::WORDS);
    list(&mut entries, adjournment::WORDS);
    list(&mut entries, attendance::WORDS);
    list(&mut entries, dictation::WORDS);
    list(&mut entries, reconciling::WORDS);
    entries
});

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| Vocabulary::new(ids()));

fn list<A>(entries: &mut Vec<Entry>, words: &[Word<A>]) {
    entries.extend(words.iter().map(|&Word { id, letters, key, .. }| Entry { id, letters, key }));
}

/// The messages whose words are commands, each once.
pub(super) fn ids() -> Vec<&'static str> {
    let mut ids: Vec<&'static str> = Vec::new();
    for entry in ENTRIES.iter() {
        if !ids.contains(&entry.id) {
            ids.push(entry.id);
        }
    }
    ids
}

/// The lines that keys stand for: the first for F1, and so on; each also for its letter with Alt.
pub fn keys() -> Vec<(char, String)> {
    let line = |entry: &Entry| entry.id.trim_start_matches("command-").to_owned();
    ENTRIES.iter().filter_map(|entry| Some((entry.key?, line(entry)))).collect()
}

/// The command's word that a mistyped line most likely begins with, if it is near to any.
pub(super) fn nearest(line: &str) -> Option<&'static str> {
    VOCABULARY.nearest(line)
}

impl Command {
    /// What is settled of it, whatever it asks for in particular.
    pub fn row(&self) -> Row {
        match self {
            Command::Ask(ask) => queries::row(ask),
            Command::Missing(ask) => missing::row(ask),
            Command::Move(ask) => moves::row(ask),
            Command::Repeat(ask) => repeat::row(ask),
            Command::Touch(ask) => touches::row(ask),
            Command::Guide(ask) => guiding::row(ask),
            Command::Peg(ask) => pegs::row(ask),
            Command::Offer(ask) => offers::row(ask),
            Command::Claim(ask) => claims::row(ask),
            Command::Rule(ask) => rulings::row(ask),
            Command::Adjourn(ask) => adjournment::row(ask),
            Command::Attend(ask) => attendance::row(ask),
            Command::Dictate(ask) => dictation::row(ask),
            Command::Reconcile(ask) => reconciling::row(ask),
        }
    }

    /// Does what is asked for, or says why not.
    pub fn obey(self, game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
        match self {
            Command::Ask(ask) => queries::obey(game, asker, ask),
            Command::Missing(ask) => missing::obey(game, asker, ask),
            Command::Move(ask) => moves::obey(game, asker, ask),
            Command::Repeat(ask) => repeat::obey(game, asker, ask),
            Command::Touch(ask) => touches::obey(game, asker, ask),
            Command::Guide(ask) => guiding::obey(game, asker, ask),
            Command::Peg(ask) => pegs::obey(game, asker, ask),
            Command::Offer(ask) => offers::obey(game, asker, ask),
            Command::Claim(ask) => claims::obey(game, asker, ask),
            Command::Rule(ask) => rulings::obey(game, asker, ask),
            Command::Adjourn(ask) => adjournment::obey(game, asker, ask),
            Command::Attend(ask) => attendance::obey(game, asker, ask),
            Command::Dictate(ask) => dictation::obey(game, asker, ask),
            Command::Reconcile(ask) => reconciling::obey(game, asker, ask),
        }
    }

    /// What a word of that message asks for, with what stands behind it.
    fn of(id: &str, given: &Given) -> Option<Command> {
        fn asked<A>(words: &[Word<A>], id: &str, given: &Given) -> Option<A> {
            words.iter().filter(|word| word.id == id).find_map(|word| (word.read)(given))
        }
        let all: [&dyn Fn() -> Option<Command>; 14] = [
            &|| asked(queries::WORDS, id, given).map(Command::Ask),
            &|| asked(missing::WORDS, id, given).map(Command::Missing),
            &|| asked(moves::WORDS, id, given).map(Command::Move),
            &|| asked(repeat::WORDS, id, given).map(Command::Repeat),
            &|| asked(touches::WORDS, id, given).map(Command::Touch),
            &|| asked(guiding::WORDS, id, given).map(Command::Guide),
            &|| asked(pegs::WORDS, id, given).map(Command::Peg),
            &|| asked(offers::WORDS, id, given).map(Command::Offer),
            &|| asked(claims::WORDS, id, given).map(Command::Claim),
            &|| asked(rulings::WORDS, id, given).map(Command::Rule),
            &|| asked(adjournment::WORDS, id, given).map(Command::Adjourn),
            &|| asked(attendance::WORDS, id, given).map(Command::Attend),
            &|| asked(dictation::WORDS, id, given).map(Command::Dictate),
            &|| asked(reconciling::WORDS, id, given).map(Command::Reconcile),
        ];
        all.iter().find_map(|room| room())
    }
}

/// Reads a line. What is no command is taken for a move.
///
/// # Errors
/// [`CommandError`] for an empty line and for a command with a wrong argument.
pub(super) fn read(text: &str) -> Result<TypedLine, CommandError> {
    let (speaker, of, rest) = ask::speaker(text.trim());
    if rest.is_empty() {
        return Err(CommandError::Empty);
    }
    let slash = rest.starts_with('/');
    let bare = rest.strip_prefix('/').unwrap_or(rest).trim();
    let command = match command(bare, slash)? {
        Some(command) => command,
        None => Command::Move(moves::Ask::Enter(bare.to_owned())),
    };
    Ok(TypedLine { speaker, of, command })
}

fn command(text: &str, slash: bool) -> Result<Option<Command>, CommandError> {
    let Some(Leading { id, typed, rest }) = VOCABULARY.leading(text).or_else(|| letter(text, slash)) else {
        return Ok(None);
    };
    let given = Given { argument: &rest, sure: typed.ends_with('!') };
    let named =
        if typed.chars().count() == 1 { &id["command-".len()..] } else { typed.trim_end_matches('!') };
    match Command::of(id, &given) {
        Some(command) => Ok(Some(command)),
        None => Err(CommandError::Argument { command: named.to_owned(), argument: rest.clone() }),
    }
}

/// A letter alone may be a command; with something behind it, it could be a move, and needs the
/// slash.
fn letter(text: &str, slash: bool) -> Option<Leading> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (rest, mut chars) = (rest.trim(), first.chars());
    let (letter, None) = (chars.next()?.to_ascii_lowercase(), chars.next()) else { return None };
    if !slash && !rest.is_empty() {
        return None;
    }
    let entry = ENTRIES.iter().find(|entry| entry.letters.contains(letter))?;
    Some(Leading { id: entry.id, typed: first.to_owned(), rest: rest.to_owned() })
}
