//! The sentences of help, by topic.

use crate::grammar::lexicon::Lexicon;
use crate::interface::asker::Asker;
use crate::queries::help_conditions::{
    adjourns, allows_listening, always, announces, arbitrates, before, claims_time, explores, halts,
    has_board, has_last_minutes, informs, is_recognised, may_allow_draw, may_start, open, plays, plays_alone,
    practises, presses, retracts, rules, sets, takes_back, under_way_for, walks, writes,
};
use crate::state::State;
use annabella_speech::tridim::{level_named, pin_named};
use annabella_speech::{Language, Message, Words};
use annabella_tridim::{Level, Pin, Wing};
use std::sync::LazyLock;

/// The topic with the list of words.
pub(super) const WORD_LIST: &str = "help-topic-words";

/// The topic about keys, which only the greeting of a game with keys mentions.
pub(super) const KEY_LIST: &str = "help-topic-keys";

/// The sentences with the words for levels and pins, which the arbiter can choose.
const LEVEL_WORDS: &str = "tridim-help-level-words";
const PIN_WORDS: &str = "tridim-help-pin-words";
const LEVEL_LETTERS: &str = "tridim-help-level-letters";

/// A topic of help.
struct HelpTopic {
    /// The id of the message with its words.
    id: &'static str,
    sentences: &'static [Sentence],
}

/// A sentence of help.
struct Sentence {
    /// The id of its message.
    id: &'static str,
    games: Games,
    /// Whether it applies now, for this asker.
    when: fn(&State, &Asker) -> bool,
}

/// The games to which a sentence applies.
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

use Games::{All, Chess, Levels, OneBoard};

const fn topic(id: &'static str, sentences: &'static [Sentence]) -> HelpTopic {
    HelpTopic { id, sentences }
}

const fn sentence(id: &'static str, games: Games, when: fn(&State, &Asker) -> bool) -> Sentence {
    Sentence { id, games, when }
}

/// The topics, in the order of the list.
const TOPICS: &[HelpTopic] = &[
    topic(
        "help-topic-start",
        &[sentence("play-help-setup", OneBoard, before), sentence("play-help-start", All, may_start)],
    ),
    topic(
        "help-topic-moving",
        &[
            sentence("play-help-moving", OneBoard, announces),
            sentence("tridim-help-moving", Levels, announces),
            sentence("play-help-say", OneBoard, has_board),
            sentence("play-help-listen", OneBoard, is_recognised),
            sentence("play-help-press", All, presses),
            sentence("play-help-repeat", OneBoard, announces),
            sentence("tridim-help-repeat", Levels, announces),
            sentence("play-help-correct", Chess, announces),
            sentence("play-help-missing", Chess, open),
        ],
    ),
    topic(
        "help-topic-touching",
        &[
            sentence("play-help-touch", OneBoard, open),
            sentence("play-help-must", OneBoard, sets),
            sentence("play-help-object", OneBoard, plays),
        ],
    ),
    topic(
        "help-topic-draw",
        &[
            sentence("play-help-offer", Chess, plays),
            sentence("play-help-claim", Chess, plays),
            sentence("play-help-resign", Chess, plays),
            sentence("play-help-resign-opponent", Chess, plays_alone),
        ],
    ),
    topic(
        "help-topic-clock",
        &[
            sentence("play-help-times", All, informs),
            sentence("play-help-halt", All, halts),
            sentence("play-help-flag", All, claims_time),
        ],
    ),
    topic(
        "help-topic-board",
        &[
            sentence("play-help-position", OneBoard, explores),
            sentence("play-help-exploring", OneBoard, explores),
            sentence("play-help-walking", OneBoard, walks),
            sentence("play-help-cursor", OneBoard, explores),
            sentence("play-help-practice", OneBoard, practises),
            sentence("tridim-help-squares", Levels, explores),
            sentence("tridim-help-levels", Levels, explores),
            sentence("tridim-help-cursor", Levels, explores),
        ],
    ),
    topic(
        "help-topic-levels",
        &[
            sentence(LEVEL_WORDS, Levels, always),
            sentence(PIN_WORDS, Levels, always),
            sentence(LEVEL_LETTERS, Levels, always),
        ],
    ),
    topic(
        "help-topic-score",
        &[
            sentence("play-help-last", Chess, always),
            sentence("play-help-history", OneBoard, always),
            sentence("play-help-dictation", OneBoard, writes),
            sentence("tridim-help-dictation", Levels, writes),
        ],
    ),
    topic("help-topic-voice", &[sentence("play-help-voice", All, always)]),
    topic(
        "help-topic-arbiter",
        &[
            sentence("play-help-set", All, sets),
            sentence("play-help-control", All, arbitrates),
            sentence("play-help-assistant", Chess, arbitrates),
            sentence("play-help-announce-language", Chess, arbitrates),
            sentence("play-help-allow-draw", Chess, may_allow_draw),
            sentence("play-help-retract", All, retracts),
            sentence("play-help-rule", Chess, rules),
            sentence("play-help-open", Chess, arbitrates),
            sentence("play-help-judge", OneBoard, arbitrates),
            sentence("play-help-listen-arbiter", OneBoard, allows_listening),
            sentence("play-help-irregularity", Chess, arbitrates),
            sentence("play-help-irregularity-moves", OneBoard, arbitrates),
            sentence("play-help-irregularity-moves-more", OneBoard, arbitrates),
            sentence("play-help-irregularity-boards", OneBoard, arbitrates),
            sentence("play-help-irregularity-clock", OneBoard, arbitrates),
            sentence("play-help-irregularity-clock-more", OneBoard, arbitrates),
            sentence("play-help-irregularity-conduct", OneBoard, arbitrates),
            sentence("play-help-irregularity-conduct-more", OneBoard, arbitrates),
            sentence("play-help-irregularity-outside", OneBoard, arbitrates),
            sentence("play-help-penalty", Chess, arbitrates),
            sentence("play-help-last-minutes", Chess, has_last_minutes),
            sentence("play-help-compare", Chess, rules),
            sentence("play-help-absent", Chess, rules),
        ],
    ),
    topic(
        "help-topic-leaving",
        &[
            sentence("play-help-back", All, takes_back),
            sentence("play-help-adjourn", Chess, adjourns),
            sentence("play-help-quit", All, always),
            sentence("play-help-answers", All, under_way_for),
        ],
    ),
    topic(
        "help-topic-speakers",
        &[
            sentence("play-help-who", All, always),
            sentence("play-help-opponent", Chess, always),
            sentence("play-help-languages", All, always),
        ],
    ),
];

pub(super) static TOPIC_WORDS: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::new(TOPICS.iter().map(|topic| topic.id).chain([WORD_LIST, KEY_LIST])));

impl HelpTopic {
    /// Returns the sentences that apply now.
    fn now(&self, state: &State, asker: &Asker) -> Vec<Message> {
        let now = self.sentences.iter().filter(|sentence| sentence.holds(state, asker));
        now.map(|sentence| sentence.message(state)).collect()
    }
}

impl Sentence {
    /// Returns the sentence with the words of this game.
    fn message(&self, state: &State) -> Message {
        let words = &state.settings.level_words;
        let level = |level| level_named(level, words);
        let first =
            |wing| Pin::new(wing, 1).map(|pin| pin_named(pin, words)).unwrap_or_else(|| level(Level::White));
        let message = Message::new(self.id);
        match self.id {
            LEVEL_WORDS | PIN_WORDS | LEVEL_LETTERS => message
                .with("low", level(Level::White))
                .with("middle", level(Level::Neutral))
                .with("high", level(Level::Black))
                .with("queen", first(Wing::Queen))
                .with("king", first(Wing::King)),
            _ => message,
        }
    }

    fn holds(&self, state: &State, asker: &Asker) -> bool {
        let levels = state.moves.tridim().is_some();
        let of_game = match self.games {
            All => true,
            Chess => !state.settings.clock_only,
            Levels => levels,
            OneBoard => !levels && !state.settings.clock_only,
        };
        of_game && (self.when)(state, asker)
    }
}

/// Returns the sentences on a topic or a command; `None` if the text is neither.
pub(super) fn on(state: &State, asker: &Asker, text: &str, lexicon: &Lexicon) -> Option<Vec<Message>> {
    if let Some(topic) = TOPIC_WORDS.named(text) {
        let topic = TOPICS.iter().find(|known| known.id == topic)?;
        return Some(topic.now(state, asker));
    }
    let id = lexicon.leading(text).filter(|leading| leading.rest.is_empty())?.id;
    let sentences = TOPICS.iter().flat_map(|topic| topic.sentences);
    let naming = sentences.filter(|sentence| names(sentence.id, id) && sentence.holds(state, asker));
    let mut naming: Vec<&Sentence> = naming.collect();
    // The sentence about the command itself comes before those that also use its word.
    let own = id.replacen("command-", "play-help-", 1);
    naming.sort_by_key(|sentence| sentence.id != own);
    Some(naming.into_iter().map(|sentence| sentence.message(state)).collect())
}

/// Whether a text is a topic or a command, which help can explain.
pub(super) fn is_explained(text: &str, lexicon: &Lexicon) -> bool {
    TOPIC_WORDS.named(text).is_some() || lexicon.leading(text).is_some_and(|leading| leading.rest.is_empty())
}

/// Whether a sentence mentions a command.
fn names(sentence: &str, command: &str) -> bool {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));
    let (Some(sentence), Some(word)) = (ENGLISH.named(sentence), ENGLISH.named(command)) else {
        return false;
    };
    sentence.split(|ch: char| !ch.is_alphanumeric()).any(|other| other == word)
}

/// Returns the topics that have a sentence now, and the list of words.
pub(super) fn topics(state: &State, asker: &Asker) -> Vec<&'static str> {
    let has = |topic: &&HelpTopic| !topic.now(state, asker).is_empty();
    TOPICS.iter().filter(has).map(|topic| topic.id).chain([WORD_LIST]).collect()
}

/// Returns every sentence that applies now.
pub(super) fn everything(state: &State, asker: &Asker) -> Vec<Message> {
    TOPICS.iter().flat_map(|topic| topic.now(state, asker)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::act::ReadAs;
    use crate::commands::command::{self, Command};
    use crate::grammar::declaration::CommandArgs;
    use crate::interface::effect::Effect;
    use crate::interface::event::{Event, Input};
    use crate::interface::fact::Fact;
    use crate::interface::refusal::Refusal;
    use crate::interface::settings::{Settings, Variant};
    use crate::machines::machine::machine;
    use annabella_clock::Stamp;
    use std::collections::BTreeSet;

    #[test]
    fn no_topic_means_two_things() {
        assert_eq!(TOPIC_WORDS.faults(), [""; 0]);
    }

    /// Arguments, of which every command takes one or none.
    const ARGUMENTS: [&str; 17] = [
        "",
        "e4",
        "e",
        "2",
        "white",
        "knight",
        "next",
        "off",
        "white 5:00",
        "white warning",
        "two hands white",
        "threefold",
        "0-0",
        "english",
        "e4 e5",
        "300",
        "anything",
    ];

    /// The refusals of a command that belongs to another game.
    const OF_ANOTHER_GAME: [Refusal; 4] =
        [Refusal::ClockOnly, Refusal::NoLevelPegs, Refusal::OneBoardOnly, Refusal::TouchByArbiter];

    /// Returns the commands of a game: its machine does not refuse all of their lines as another game's.
    fn commands_of(settings: &Settings) -> BTreeSet<&'static str> {
        let words = Words::new(Language::En);
        let is_read = |id: &str, argument| {
            Command::of(id, &CommandArgs { text: argument, confirmed: false, colon: false }).is_some()
        };
        let is_refused = |id: &str, argument| {
            let text = format!("{} {argument}", words.named(id).expect("it has words"));
            let event = Event { at: Stamp(0), input: Input::Line { text } };
            let (effects, _) = machine(settings.clone()).unwrap().handle_as(&event, &ReadAs::Now);
            effects.iter().any(|effect| match effect {
                Effect::Report { report: Fact::Refused { reason, .. }, .. } => {
                    OF_ANOTHER_GAME.iter().any(|refusal| refusal.code() == reason)
                }
                _ => false,
            })
        };
        let is_had = |id: &&str| {
            let read: Vec<&str> = ARGUMENTS.into_iter().filter(|argument| is_read(id, argument)).collect();
            assert!(!read.is_empty(), "no argument of {id}");
            read.into_iter().any(|argument| !is_refused(id, argument))
        };
        command::ids().into_iter().filter(is_had).collect()
    }

    /// Commands without a sentence.
    /// The greeting and `help` mention help itself; advice and withdrawals are only refused; and the arbiter is also
    /// called by the word for halting.
    const UNTOLD: [&str; 7] = [
        "command-help",
        "command-more",
        "command-hint",
        "command-repetitions",
        "command-withdraw",
        "command-withdraw-draw",
        "command-arbiter",
    ];

    #[test]
    fn each_command_is_in_a_sentence_of_each_game_that_has_it() {
        let all = || command::ids().into_iter().filter(|id| !UNTOLD.contains(id));
        let told = |games: &[Games], words: &Words| -> BTreeSet<String> {
            let sentences = TOPICS.iter().flat_map(|topic| topic.sentences);
            let of = sentences.filter(|sentence| games.contains(&sentence.games));
            let texts = of.map(|sentence| words.named(sentence.id).expect("it has words"));
            texts
                .flat_map(|text| text.split([' ', ',', ';', '.', ':']).map(str::to_owned).collect::<Vec<_>>())
                .collect()
        };
        let on_levels = commands_of(&Settings { variant: Variant::Tridim, ..Settings::default() });
        let on_clock = commands_of(&Settings {
            clock_only: true,
            arbiter: true,
            control: Some("900".parse().unwrap()),
            ..Settings::default()
        });
        for language in Language::ALL {
            let words = Words::new(language);
            let word = |id: &str| words.named(id).expect("it has words");
            let (chess, clock) = (told(&[OneBoard, Chess, All], &words), told(&[All], &words));
            let levels = told(&[Levels, Chess, All], &words);
            for id in all() {
                let word = word(id);
                assert!(chess.contains(&word), "{word} in the help of chess");
                let in_help = levels.contains(&word);
                assert_eq!(in_help, on_levels.contains(id), "{word} in the help of three-dimensional chess");
                // On the clock alone, `repeat` means `again`.
                let is_told = clock.contains(&word) || id == "command-repeat";
                assert!(is_told || !on_clock.contains(id), "{word} in the help of the clock alone");
            }
        }
    }
}
