//! The listening time of messages at the default rate.
//!
//! `cargo test --test it length -- --nocapture` prints the times of the most common answers.

use crate::scripts::{self, Played};
use annabella::clock::Stamp;
use annabella::devices::terminal::Terminal;
use annabella::devices::voice::wav;
use annabella::game::{Effect, Event, Input, machine};
use annabella::speech::{
    Language, LanguageRole, Listening, Message, Portion, Priority, Utterance, Words, cutting,
};
use std::collections::BTreeMap;
use std::fs;

/// The default rate, in words a minute.
const RATE: u32 = 175;

/// Maximum length of an utterance that was not requested, in seconds.
const UNASKED: f64 = 4.0;

/// Maximum length of an answer up to its first stop, in seconds.
const ANSWER: f64 = 6.0;

/// Difference between versions of espeak, in seconds.
const TOLERANCE: f64 = 0.2;

/// Maximum length of what the table itself says when a game starts, is resumed or left, in seconds.
///
/// The table says no portions, since only a game knows what is still to be said.
const TABLE: f64 = 6.0;

/// Number of characters a second that is surely spoken in time; espeak speaks about fourteen.
const SURELY_SHORT: f64 = 12.0;

/// Returns the time that espeak needs for a text, in seconds, without the silence at its ends.
fn seconds(text: &str, language: Language) -> f64 {
    let sound = wav(&[text.to_owned()], language, RATE).expect("espeak speaks");
    let samples: Vec<i16> =
        sound[44..].chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])).collect();
    let rate = u32::from_le_bytes([sound[24], sound[25], sound[26], sound[27]]);
    let loud = |sample: &i16| sample.unsigned_abs() > 64;
    let first = samples.iter().position(loud).unwrap_or(0);
    let last = samples.iter().rposition(loud).unwrap_or(0);
    (last - first) as f64 / f64::from(rate)
}

/// Returns the effects of the scripts, with the language of the interface.
fn effects() -> impl Iterator<Item = (&'static Effect, Language)> {
    let of_game = |played: &'static Played| {
        played.effects.iter().flatten().map(|effect| (effect, played.settings.interface))
    };
    scripts::played().iter().flat_map(move |(_, played)| of_game(played))
}

/// Whether an utterance is said in more than one portion.
fn is_cut(utterance: &Utterance, interface: Language) -> bool {
    let count = |portion: Portion| cutting::count(utterance, interface, portion.listening);
    utterance.portion.is_some_and(|portion| count(portion) > 1)
}

/// Returns the utterances of the scripts, by the ids of their messages and whether they are answers.
///
/// Announcements of moves, and what is read out on request, take as long as they take.
fn spoken() -> BTreeMap<(String, bool), Vec<Utterance>> {
    let mut spoken: BTreeMap<(String, bool), Vec<Utterance>> = BTreeMap::new();
    for (effect, interface) in effects() {
        let Effect::Say { utterance, aloud: true } = effect else { continue };
        let read_out = utterance.portion.is_some_and(|portion| is_list(portion.listening))
            && is_cut(utterance, interface);
        let later = utterance.portion.is_some_and(|portion| portion.number > 0);
        if utterance.tongue == LanguageRole::Announcement || read_out || later {
            continue;
        }
        let ids: Vec<&str> = utterance.phrases.iter().map(|phrase| phrase.id).collect();
        // The arbiter asks for the verdict.
        let asked = utterance.priority == Priority::Text || ids.iter().any(|id| id.starts_with("verdict-"));
        let others: &mut Vec<Utterance> = spoken.entry((ids.join(" "), asked)).or_default();
        if !others.iter().any(|other| other.phrases == utterance.phrases) {
            others.push(utterance.clone());
        }
    }
    spoken
}

/// Whether lists are cut, so that a portion may end inside a sentence.
fn is_list(listening: Listening) -> bool {
    matches!(listening, Listening::List | Listening::ReadOut)
}

/// Maximum length of a part that is read out, in seconds; the estimate is less than one off.
const READ_OUT: f64 = 16.0;

/// Lists are read out in parts, though the limits of answers do not apply to them.
#[test]
fn what_is_read_out_is_cut_after_a_quarter_of_a_minute_and_words_after_six_seconds() {
    const LISTS: [&str; 6] = [
        "play-square-has",
        "play-square-empty",
        "play-piece-at",
        "explore-empty",
        "play-score-line",
        "play-help-words",
    ];
    let words = Words::voiced(Language::En);
    let effects = scripts::played().iter().flat_map(|(_, played)| played.effects.iter().flatten());
    let answers = effects.filter_map(|effect| match effect {
        Effect::Say { utterance, aloud: true } if utterance.tongue == LanguageRole::Interface => {
            Some(utterance)
        }
        _ => None,
    });
    let lists = answers.filter(|answer| answer.phrases.iter().any(|phrase| LISTS.contains(&phrase.id)));
    let texts = lists.map(|utterance| {
        let whole = words.sequence(&utterance.phrases);
        let text = whole.text();
        let said = utterance.portion.map_or(text, |portion| cutting::portion(text, text, portion));
        let of_words = utterance.phrases.iter().any(|phrase| phrase.id == "play-help-words");
        (said.to_owned(), if of_words { ANSWER } else { READ_OUT })
    });
    let long: Vec<(String, f64)> =
        texts.filter(|(text, limit)| *limit == ANSWER || text.chars().count() > 200).collect();
    assert!([ANSWER, READ_OUT].iter().all(|limit| long.iter().any(|(_, of)| of == limit)), "{long:?}");
    for (text, limit) in &long {
        let seconds = seconds(text, Language::En);
        assert!(seconds < limit + TOLERANCE, "{seconds:.1} s: {text}");
    }
}

/// Returns the spoken text up to the first stop: its first sentence.
fn until_first_stop(utterance: &Utterance, words: &Words) -> String {
    let whole = words.sequence(&utterance.phrases);
    let text = whole.text();
    let ends = [". ", "? ", "! "].iter().filter_map(|end| text.find(end));
    text[..ends.min().map_or(text.len(), |at| at + 1)].to_owned()
}

#[test]
fn nothing_takes_longer_than_a_listener_bears() {
    let exceptions = fs::read_to_string("tests/data/words/long.txt").unwrap();
    let exceptions: Vec<&str> = exceptions.lines().filter(|line| !line.starts_with('#')).collect();
    let spoken = spoken();
    assert!(spoken.len() > 400, "{}", spoken.len());
    let mut faults = Vec::new();
    for language in Language::ALL {
        let words = Words::voiced(language);
        let mut timed = Vec::new();
        for ((ids, asked), utterances) in &spoken {
            if ids.split(' ').any(|id| exceptions.contains(&id)) {
                continue;
            }
            let texts = utterances.iter().map(|utterance| until_first_stop(utterance, &words));
            let Some(text) = texts.max_by_key(|text| text.chars().count()) else { continue };
            let limit = if *asked { ANSWER } else { UNASKED };
            if text.chars().count() as f64 > SURELY_SHORT * limit {
                timed.push((seconds(&text, language), limit, ids, text));
            }
        }
        // The longest first, by their share of the limit.
        timed.sort_by(|a, b| (b.0 / b.1).total_cmp(&(a.0 / a.1)));
        let lines: Vec<String> = timed
            .iter()
            .map(|(seconds, limit, ids, text)| {
                format!("{} {seconds:.1} s of {limit}: {ids}: {text}", language.tag())
            })
            .collect();
        lines.iter().take(20).for_each(|line| println!("{line}"));
        let over = timed.iter().zip(lines).filter(|((seconds, limit, ..), _)| *seconds > limit + TOLERANCE);
        faults.extend(over.map(|(_, line)| line));
    }
    assert!(faults.is_empty(), "{} take too long:\n{}", faults.len(), faults.join("\n"));
}

/// Messages of the table itself when a game starts, is resumed or ends; no script plays these.
#[test]
fn what_the_table_tells_unasked_takes_no_more() {
    let of_table = [
        Message::new("keys-are"),
        Message::new("keys-talk"),
        Message::new("voice-shared"),
        Message::new("play-over-stays"),
        Message::new("resume-many-not-counting").with("count", 5_usize),
    ];
    for language in Language::whole() {
        let words = Words::voiced(language);
        for message in &of_table {
            let text = words.say(message);
            let seconds = seconds(&text, language);
            assert!(seconds < TABLE, "{seconds:.1} s: {text}");
        }
    }
}

/// Returns an answer spoken in portions: the whole as printed, and each portion as given to a voice.
fn in_portions(locale: &str, question: &str, more: &str) -> (String, Vec<String>) {
    let settings = scripts::settings(&["--locale", locale, "play"].map(str::to_owned)).unwrap();
    let mut game = machine(settings.clone()).unwrap();
    game.greeting();
    let terminal = Terminal::new(settings.interface, settings.announce, true);
    let mut told = |at: u64, line: &str| {
        let input = Input::Line { text: line.to_owned() };
        let effects = game.handle(&Event { at: Stamp(at), input });
        let mut answers = effects.into_iter().filter_map(|effect| match effect {
            Effect::Say { utterance, aloud: true } => Some(utterance),
            _ => None,
        });
        let said = answers.next_back().expect("it is answered");
        (terminal.written(&said).text().to_owned(), terminal.voiced(&said).text().to_owned())
    };
    let (whole, first) = told(0, question);
    let mut portions = vec![first];
    while portions.last().is_some_and(|last| last.contains(more)) {
        portions.push(told(2_000, more).1);
        assert!(portions.len() < 10, "{portions:?}");
    }
    (whole, portions)
}

#[test]
fn an_answer_that_takes_long_is_told_in_portions_and_nothing_is_lost() {
    for (locale, question, more) in [("de", "brett", "mehr"), ("en", "board", "more")] {
        let language = Language::from_tag(locale).unwrap();
        let (whole, portions) = in_portions(locale, question, more);
        assert!(portions.len() > 1, "{portions:?}");
        for portion in &portions {
            let seconds = seconds(portion, language);
            assert!(seconds < READ_OUT, "{seconds:.1} s: {portion}");
        }
        let words = |text: &str| text.split_whitespace().count();
        let told: usize = portions.iter().map(|portion| words(portion)).sum();
        // Each portion except the last says how to hear the next.
        let hint = if locale == "de" { "Weiter: Befehl mehr." } else { "Type more." };
        assert_eq!(told - (portions.len() - 1) * words(hint), words(&whole), "{portions:?}");
        assert!(portions[0].ends_with(hint), "{portions:?}");
    }
}

/// Rulings, claims, offers and questions to a player are never cut.
#[test]
fn only_answers_are_told_in_portions() {
    let mut cut = 0;
    for (effect, interface) in effects() {
        let Effect::Say { utterance, .. } = effect else { continue };
        if utterance.portion.is_some() {
            assert_eq!(utterance.priority, Priority::Text, "{utterance:?}");
            cut += usize::from(is_cut(utterance, interface));
        }
    }
    assert!(cut > 10, "{cut}");
}
