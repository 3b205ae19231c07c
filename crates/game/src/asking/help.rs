//! Help by ear: topics, and one sentence at a time on what can be done now; the words of every command in
//! every language.

use crate::grammar::ask::{CommandRow, CommandWord};
use crate::grammar::lexicon::Lexicon;
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::telling::book::PutBy;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_speech::routing::Seat;
use annabella_speech::{All, Language, Message, Phrase, Speaker, Value, Worded, Words, excerpt, phrases};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

phrases! {
    /// What is said around the sentences.
    pub(crate) enum HelpPhrase {
        Topics { topics: All, one: Message } => "play-help",
        End => "play-help-end",
        Nothing => "play-help-nothing",
        Keys => "play-help-keys",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// The topics.
    Help,
    /// The words of every command in every language.
    Words,
    /// What the keys do.
    Keys,
    /// Help on a topic or a command, as typed.
    On(String),
    /// The next sentence.
    More,
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-help", |given| {
        Some(match given.argument {
            "" => Ask::Help,
            text if TOPIC_WORDS.named(text) == Some(WORD_LIST) => Ask::Words,
            text if TOPIC_WORDS.named(text) == Some(KEY_LIST) => Ask::Keys,
            text => Ask::On(text.to_owned()),
        })
    })
    .letters("h?")
    .key(1, 'h'),
    CommandWord::alone("command-more", |_| Some(Ask::More)),
];

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Help | Ask::Words | Ask::Keys | Ask::On(_) | Ask::More => CommandRow::question(),
    }
}

/// The topic that is no sentence, but the list of words.
const WORD_LIST: &str = "help-topic-words";

/// The topic that the words at the start of a game with keys name; other games do not name it.
const KEY_LIST: &str = "help-topic-keys";

/// A sentence of help: the id of its message, the games in which it holds, and whether it does now.
type Sentence = (&'static str, Games, fn(&State, &Asker) -> bool);

/// The games in which a sentence holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Games {
    /// Chess on one board.
    OneBoard,
    /// Three-dimensional chess.
    Levels,
    /// Both.
    Chess,
    /// Both, and the clock alone.
    All,
}

use Games::{Chess, Levels, OneBoard};

/// The topics in the order in which they are named, with their sentences.
const TOPICS: &[(&str, &[Sentence])] = &[
    (
        "help-topic-start",
        &[("play-help-setup", OneBoard, before), ("play-help-start", Games::All, may_start)],
    ),
    (
        "help-topic-moving",
        &[
            ("play-help-moving", OneBoard, announces),
            ("tridim-help-moving", Levels, announces),
            ("play-help-say", OneBoard, has_board),
            ("play-help-press", Games::All, presses),
            ("play-help-repeat", Chess, announces),
            ("play-help-missing", Chess, open),
        ],
    ),
    ("help-topic-touching", &[("play-help-touch", OneBoard, open), ("play-help-object", OneBoard, plays)]),
    (
        "help-topic-draw",
        &[
            ("play-help-offer", Chess, plays),
            ("play-help-claim", Chess, plays),
            ("play-help-resign", Chess, plays),
            ("play-help-resign-opponent", Chess, plays_alone),
        ],
    ),
    (
        "help-topic-clock",
        &[
            ("play-help-times", Games::All, informs),
            ("play-help-halt", Games::All, halts),
            ("play-help-flag", Games::All, claims_time),
        ],
    ),
    (
        "help-topic-board",
        &[
            ("play-help-position", OneBoard, explores),
            ("play-help-exploring", OneBoard, explores),
            ("play-help-walking", OneBoard, walks),
            ("play-help-practice", OneBoard, practises),
            ("tridim-help-squares", Levels, explores),
            ("tridim-help-levels", Levels, explores),
        ],
    ),
    (
        "help-topic-score",
        &[
            ("play-help-last", Chess, always),
            ("play-help-dictation", OneBoard, writes),
            ("tridim-help-dictation", Levels, writes),
        ],
    ),
    ("help-topic-voice", &[("play-help-voice", Games::All, always)]),
    (
        "help-topic-arbiter",
        &[
            ("play-help-set", Games::All, sets),
            ("play-help-retract", Games::All, retracts),
            ("play-help-rule", Chess, rules),
            ("play-help-open", Chess, arbitrates),
            ("play-help-irregularity", Chess, arbitrates),
            ("play-help-penalty", Chess, arbitrates),
            ("play-help-last-minutes", Chess, has_last_minutes),
            ("play-help-compare", Chess, rules),
            ("play-help-absent", Chess, rules),
        ],
    ),
    (
        "help-topic-leaving",
        &[
            ("play-help-back", Games::All, takes_back),
            ("play-help-adjourn", Chess, adjourns),
            ("play-help-quit", Games::All, always),
            ("play-help-answers", Games::All, under_way_for),
        ],
    ),
    (
        "help-topic-speakers",
        &[
            ("play-help-who", Games::All, always),
            ("play-help-opponent", Chess, always),
            ("play-help-languages", Games::All, always),
        ],
    ),
];

static TOPIC_WORDS: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::new(TOPICS.iter().map(|(topic, _)| *topic).chain([WORD_LIST, KEY_LIST])));

/// Answers a request for help. `lexicon` holds the words of all commands.
pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask, lexicon: &Lexicon) -> Result<(), Refusal> {
    let audience = asker.audience();
    let mut incident = None;
    let mut sentences = match &ask {
        Ask::Help => {
            game.book.put_by(audience, PutBy::Sentences(everything(game, asker)));
            let topics: Vec<Message> = topics(game, asker).into_iter().map(Message::new).collect();
            let one = topics.first().cloned().unwrap_or_else(|| Message::new(WORD_LIST));
            let phrase = HelpPhrase::Topics { topics: All(topics), one };
            game.book.answer(Speaker::Program, asker, &[phrase]);
            return Ok(());
        }
        Ask::Words => {
            game.book.answer_at_length(Speaker::Program, asker, &[words(game, lexicon)]);
            return Ok(());
        }
        Ask::Keys => {
            game.book.answer(Speaker::Program, asker, &[HelpPhrase::Keys]);
            return Ok(());
        }
        Ask::On(text) => on(game, asker, text, lexicon)
            .ok_or_else(|| Refusal::NoTopic { text: excerpt(text, MOST_QUOTED) })?,
        Ask::More => match game.book.fetch(audience) {
            // What has changed meanwhile is left out.
            Some(PutBy::Sentences(mut sentences)) => {
                let still = everything(game, asker);
                sentences.retain(|sentence| still.contains(sentence));
                sentences
            }
            // What is decided needs no more words.
            Some(PutBy::Incident(number, sentences)) if game.incidents.numbered(number).is_some() => {
                incident = Some(number);
                sentences
            }
            Some(PutBy::Portion(utterance)) => {
                game.book.go_on(asker, utterance);
                return Ok(());
            }
            Some(PutBy::Incident(..)) | None => Vec::new(),
        },
    };
    if sentences.is_empty() {
        let phrase = if ask == Ask::More { HelpPhrase::End } else { HelpPhrase::Nothing };
        game.book.answer(Speaker::Program, asker, &[phrase]);
        return Ok(());
    }
    let rest = sentences.split_off(1);
    if !rest.is_empty() {
        sentences.push(Phrase::MoreFollows.message());
    }
    let rest = match incident {
        Some(number) => PutBy::Incident(number, rest),
        None => PutBy::Sentences(rest),
    };
    game.book.put_by(audience, rest);
    game.book.answer(Speaker::Program, asker, &sentences);
    Ok(())
}

/// The most characters of an unknown topic that are quoted.
const MOST_QUOTED: usize = 30;

/// The sentences of a topic, or that on a command; none if the text is neither.
fn on(state: &State, asker: &Asker, text: &str, lexicon: &Lexicon) -> Option<Vec<Message>> {
    if let Some(topic) = TOPIC_WORDS.named(text) {
        let sentences = TOPICS.iter().find(|(id, _)| *id == topic)?.1;
        return Some(now(state, asker, sentences));
    }
    let id = lexicon.leading(text).filter(|leading| leading.rest.is_empty())?.id;
    let sentences: Vec<Sentence> = TOPICS.iter().flat_map(|(_, sentences)| *sentences).copied().collect();
    let naming: Vec<Sentence> = sentences.into_iter().filter(|(sentence, ..)| names(sentence, id)).collect();
    Some(now(state, asker, &naming))
}

/// Whether a sentence names that command.
fn names(sentence: &str, command: &str) -> bool {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));
    let (Some(sentence), Some(word)) = (ENGLISH.named(sentence), ENGLISH.named(command)) else {
        return false;
    };
    sentence.split(|ch: char| !ch.is_alphanumeric()).any(|other| other == word)
}

/// What of these sentences holds now.
fn now(state: &State, asker: &Asker, sentences: &[Sentence]) -> Vec<Message> {
    let levels = state.moves.tridim().is_some();
    let of_game = |games: Games| match games {
        Games::All => true,
        Games::Chess => !state.settings.clock_only,
        Games::Levels => levels,
        Games::OneBoard => !levels && !state.settings.clock_only,
    };
    let holds = |(_, games, when): &&Sentence| of_game(*games) && when(state, asker);
    sentences.iter().filter(holds).map(|(id, ..)| Message::new(id)).collect()
}

/// The topics that have a sentence now, and the list of words.
fn topics(state: &State, asker: &Asker) -> Vec<&'static str> {
    let has =
        |(_, sentences): &&(&'static str, &'static [Sentence])| !now(state, asker, sentences).is_empty();
    TOPICS.iter().filter(has).map(|(topic, _)| *topic).chain([WORD_LIST]).collect()
}

/// Every sentence that holds now.
fn everything(state: &State, asker: &Asker) -> Vec<Message> {
    TOPICS.iter().flat_map(|(_, sentences)| now(state, asker, sentences)).collect()
}

/// The words of every command, first in the interface's language, then in the others.
fn words(state: &State, lexicon: &Lexicon) -> Message {
    let words = lexicon.named_in(state.settings.interface).map(|names| names.join(" "));
    Message::new("play-help-words").with("words", Value::Texts(words.collect()))
}

fn always(_: &State, _: &Asker) -> bool {
    true
}

fn before(state: &State, _: &Asker) -> bool {
    state.clocks.is_before()
}

fn open(state: &State, _: &Asker) -> bool {
    !state.clocks.is_over()
}

/// Not before a clock was started, nor after the end.
fn under_way(state: &State) -> bool {
    open(state, &Asker::arbiter()) && !(state.clocks.is_before() && state.clocks.are_used())
}

fn under_way_for(state: &State, asker: &Asker) -> bool {
    under_way(state) && asker.assists.is_none()
}

/// Whether an assistant has that duty; everybody else needs none.
fn has_duty(state: &State, asker: &Asker, duty: Duty) -> bool {
    let of = asker.assists.map(|side| &state.settings.side(side).assistant);
    of.is_none_or(|duties| duties.as_ref().is_some_and(|duties| duties.has(duty)))
}

fn may_start(state: &State, asker: &Asker) -> bool {
    before(state, asker) && state.clocks.are_used() && has_duty(state, asker, Duty::Clock)
}

fn announces(state: &State, asker: &Asker) -> bool {
    open(state, asker) && asker.side.is_some() && has_duty(state, asker, Duty::Announce)
}

fn has_board(state: &State, asker: &Asker) -> bool {
    announces(state, asker) && asker.side.is_some_and(|side| state.boards.get(side).is_some())
}

fn presses(state: &State, asker: &Asker) -> bool {
    let mine = asker.side.is_some() && has_duty(state, asker, Duty::Clock);
    mine && open(state, asker) && state.clocks.are_used()
}

/// What only a player may do.
fn plays(state: &State, asker: &Asker) -> bool {
    under_way(state) && asker.side.is_some() && asker.assists.is_none()
}

/// At a terminal of one player.
fn plays_alone(state: &State, asker: &Asker) -> bool {
    plays(state, asker) && matches!(state.settings.seat, Seat::White | Seat::Black)
}

fn informs(state: &State, asker: &Asker) -> bool {
    state.clocks.are_used() && has_duty(state, asker, Duty::Inform)
}

fn halts(state: &State, asker: &Asker) -> bool {
    under_way(state) && state.clocks.are_used() && asker.assists.is_none()
}

fn explores(state: &State, asker: &Asker) -> bool {
    let own = asker.own_side().is_some_and(|side: Color| state.boards.get(side).is_some());
    own || state.may_explore(asker).is_ok()
}

fn walks(state: &State, asker: &Asker) -> bool {
    state.may_explore(asker).is_ok()
}

fn practises(state: &State, _: &Asker) -> bool {
    state.settings.practice
}

fn writes(state: &State, asker: &Asker) -> bool {
    open(state, asker) && asker.side.is_some() && has_duty(state, asker, Duty::Score)
}

fn rules(state: &State, asker: &Asker) -> bool {
    open(state, asker) && !state.is_not_arbiter(asker) && asker.assists.is_none()
}

/// Only where there is an arbiter's desk.
fn arbitrates(state: &State, asker: &Asker) -> bool {
    rules(state, asker) && state.settings.arbiter
}

/// Where the last period has no increments.
fn has_last_minutes(state: &State, asker: &Asker) -> bool {
    arbitrates(state, asker) && state.clocks.are_used()
}

fn sets(state: &State, asker: &Asker) -> bool {
    rules(state, asker) && state.clocks.are_used()
}

fn claims_time(state: &State, asker: &Asker) -> bool {
    under_way(state) && state.clocks.are_used() && has_duty(state, asker, Duty::Claims)
}

fn retracts(state: &State, asker: &Asker) -> bool {
    state.settings.arbiter && asker.is_arbiter() && open(state, asker)
}

fn takes_back(state: &State, asker: &Asker) -> bool {
    !state.settings.arbiter && under_way(state) && asker.assists.is_none()
}

fn adjourns(state: &State, asker: &Asker) -> bool {
    under_way(state) && has_duty(state, asker, Duty::Adjourn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::command;
    use std::collections::BTreeSet;

    #[test]
    fn no_topic_means_two_things() {
        assert_eq!(TOPIC_WORDS.faults(), [""; 0]);
    }

    /// What three-dimensional chess refuses.
    const OF_ONE_BOARD: [&str; 16] = [
        "command-setup",
        "command-turn",
        "command-say",
        "command-touch",
        "command-adjust",
        "command-must",
        "command-pawns",
        "command-lines",
        "command-captured",
        "command-material",
        "command-check",
        "command-empty",
        "command-after",
        "command-previous",
        "command-next",
        "command-attackers",
    ];

    /// What the clock alone answers and does.
    const OF_THE_CLOCK: [&str; 24] = [
        "command-again",
        "command-add",
        "command-clock",
        "command-continue",
        "command-deeper",
        "command-faster",
        "command-flag",
        "command-halt",
        "command-higher",
        "command-louder",
        "command-moves",
        "command-no",
        "command-press",
        "command-quit",
        "command-retract",
        "command-set",
        "command-slower",
        "command-softer",
        "command-start",
        "command-stop",
        "command-voice",
        "command-time",
        "command-used",
        "command-whose",
    ];

    /// Help itself is named by the greeting, and by `help`; advice is only refused, and the arbiter is
    /// called by the word for halting too.
    const UNTOLD: [&str; 4] = ["command-help", "command-more", "command-hint", "command-arbiter"];

    #[test]
    fn each_command_is_in_a_sentence_of_each_game_that_has_it() {
        let all = || command::ids().into_iter().filter(|id| !UNTOLD.contains(id));
        let told = |games: &[Games], words: &Words| -> BTreeSet<String> {
            let sentences = TOPICS.iter().flat_map(|(_, sentences)| *sentences);
            let of = sentences.filter(|(_, of, _)| games.contains(of));
            let texts = of.map(|(id, ..)| words.named(id).expect("it has words"));
            texts
                .flat_map(|text| text.split([' ', ',', ';', '.', ':']).map(str::to_owned).collect::<Vec<_>>())
                .collect()
        };
        for language in Language::ALL {
            let words = Words::new(language);
            let word = |id: &str| words.named(id).expect("it has words");
            let (chess, clock) = (told(&[OneBoard, Chess, Games::All], &words), told(&[Games::All], &words));
            let levels = told(&[Levels, Chess, Games::All], &words);
            for id in all() {
                let word = word(id);
                assert!(chess.contains(&word), "{word}");
                assert_eq!(levels.contains(&word), !OF_ONE_BOARD.contains(&id), "{word}");
                assert!(clock.contains(&word) || !OF_THE_CLOCK.contains(&id), "{word}");
            }
        }
    }
}
