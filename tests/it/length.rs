//! The listening time of messages at the default rate.
//!
//! `cargo test --test it length -- --nocapture` prints the times of the most common answers.

use crate::scripts::{self, Played};
use annabella::clock::Stamp;
use annabella::devices::terminal::Terminal;
use annabella::devices::voice::wav;
use annabella::game::{Effect, Event, Input, machine};
use annabella::speech::{Audience, Language, Message, Priority, Words};
use serde_json::Value;
use std::collections::BTreeMap;

/// The default rate, in words per minute.
const RATE: u32 = 170;

/// The maximum length of an unrequested message, in seconds.
const UNASKED: f64 = 6.0;

/// The maximum time to the first stop of a help text, in seconds.
const HELP: f64 = 15.0;

/// The number of characters below which a text is surely shorter.
/// Espeak speaks about fourteen a second.
const SURELY_SHORT: usize = 50;

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

/// Returns the unrequested utterances of a script, with their languages.
/// A comparison of scoresheets is requested by the arbiter.
fn unasked(played: &Played) -> Vec<(String, Language)> {
    let lines = played.json();
    let mut compared = false;
    let said = lines.iter().filter_map(|line| {
        let line: Value = serde_json::from_str(line).unwrap();
        let asked = std::mem::replace(&mut compared, line["event"] == "reconciled");
        let spoken = line["event"] == "said" && line["priority"] != "text" && !asked;
        let text = line["voiced"].as_str().filter(|_| spoken)?.to_owned();
        Some((text, Language::from_tag(line["language"].as_str()?)?))
    });
    said.collect()
}

#[test]
fn nothing_that_is_told_unasked_takes_more_than_a_few_seconds() {
    let mut texts: BTreeMap<(String, &str), Language> = BTreeMap::new();
    for (_, played) in scripts::played() {
        texts.extend(unasked(played).into_iter().map(|(text, language)| ((text, language.tag()), language)));
    }
    assert!(texts.len() > 500, "{}", texts.len());
    let long = texts.into_iter().filter(|((text, _), _)| text.chars().count() > SURELY_SHORT);
    let timed = long.map(|((text, _), language)| (seconds(&text, language), text));
    let mut timed: Vec<(f64, String)> = timed.filter(|(seconds, _)| *seconds > UNASKED).collect();
    timed.sort_by(|a, b| b.0.total_cmp(&a.0));
    let list: Vec<String> = timed.iter().map(|(seconds, text)| format!("{seconds:.1} s: {text}")).collect();
    assert!(list.is_empty(), "{} are longer than {UNASKED} s:\n{}", list.len(), list.join("\n"));
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
            assert!(seconds < UNASKED, "{seconds:.1} s: {text}");
        }
    }
}

/// Returns a message spoken in portions: the whole as printed, and each portion as given to a voice.
fn in_portions(locale: &str, claim: &str, more: &str) -> (String, Vec<String>) {
    let arguments = ["--locale", locale, "play", "--time-control", "900", "--arbiter", "--laws", "1997"];
    let settings = scripts::settings(&arguments.map(str::to_owned)).unwrap();
    let mut game = machine(settings.clone()).unwrap();
    game.greeting();
    let terminal = Terminal::new(settings.interface, settings.announce, true);
    let mut told = |at: u64, line: &str| {
        let input = Input::Line { text: line.to_owned() };
        let effects = game.handle(&Event { at: Stamp(at), input });
        let mut to_arbiter = effects.into_iter().filter_map(|effect| match effect {
            Effect::Say { utterance, aloud: true } if utterance.audience == Audience::Arbiter => {
                Some(utterance)
            }
            _ => None,
        });
        to_arbiter
            .next_back()
            .map(|said| (terminal.written(&said).text().to_owned(), terminal.voiced(&said).text().to_owned()))
    };
    told(0, if locale == "de" { "schiedsrichter: starten" } else { "arbiter: start" });
    let (whole, first) = told(1_000, claim).expect("the claim is told to the arbiter");
    let mut portions = vec![first];
    while portions.last().is_some_and(|last| last.contains(more)) {
        portions.push(told(2_000, &format!("arbiter: {more}")).unwrap().1);
        assert!(portions.len() < 10, "{portions:?}");
    }
    (whole, portions)
}

#[test]
fn what_takes_long_is_told_in_portions_of_a_few_seconds() {
    for (locale, claim, more) in [("de", "beantragen dreimal", "mehr"), ("en", "claim threefold", "more")] {
        let language = Language::from_tag(locale).unwrap();
        let (whole, portions) = in_portions(locale, claim, more);
        assert!(portions.len() > 2, "{portions:?}");
        for portion in &portions {
            let seconds = seconds(portion, language);
            assert!(seconds < UNASKED, "{seconds:.1} s: {portion}");
        }
        let words = |text: &str| text.replace("Remie", "remis").split_whitespace().count();
        let told: usize = portions.iter().map(|portion| words(portion)).sum();
        // Each portion except the last says how to hear the next.
        let hint = if locale == "de" { "Weiteres mit mehr." } else { "more goes on." };
        assert_eq!(told - (portions.len() - 1) * words(hint), words(&whole), "{portions:?}");
        assert!(portions[0].ends_with(hint), "{portions:?}");
    }
}

/// Returns the answers to these lines in a game under way, with their lengths in seconds.
fn answers(locale: &str, lines: &[&str]) -> Vec<(String, f64)> {
    let arguments = [
        "--locale",
        locale,
        "play",
        "--announce-language",
        locale,
        "--time-control",
        "5400+30",
        "--white-impaired",
    ];
    let settings = scripts::settings(&arguments.map(str::to_owned)).unwrap();
    let mut game = machine(settings.clone()).unwrap();
    game.greeting();
    let terminal = Terminal::new(settings.interface, settings.announce, true);
    let before = [
        "start",
        "e4",
        "press",
        "repeat e4",
        "e5",
        "press",
        "repeat e5",
        "Nf3",
        "press",
        "repeat Nf3",
        "Nc6",
        "press",
    ];
    let mut answer = |at: u64, line: &str| {
        let input = Input::Line { text: line.to_owned() };
        let effects = game.handle(&Event { at: Stamp(at), input });
        effects.into_iter().find_map(|effect| match effect {
            Effect::Say { utterance, .. } if utterance.priority == Priority::Text => {
                Some(terminal.voiced(&utterance).text().to_owned())
            }
            _ => None,
        })
    };
    for (at, line) in (1..).zip(before) {
        let line = if locale == "de" { line.replace('N', "S") } else { line.to_owned() };
        answer(at * 1_500, &line);
    }
    let said = lines.iter().map(|line| {
        let text = answer(20_000, line).unwrap_or_else(|| panic!("{line} has no answer"));
        let time = seconds(&text, settings.interface);
        (text, time)
    });
    said.collect()
}

#[test]
fn help_comes_to_its_first_stop_soon() {
    let lines =
        ["time", "clock", "whose", "last", "moves", "repeat", "missing", "square e4", "board 4", "help"];
    for locale in ["en", "de"] {
        for (line, (text, seconds)) in lines.iter().zip(answers(locale, &lines)) {
            println!("| {locale} | {line} | {seconds:.1} | {text} |");
            assert!(*line != "help" || seconds < HELP, "{line}: {seconds:.1} s: {text}");
        }
    }
}
