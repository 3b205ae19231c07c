//! Commands that messages name, each typed by its hearer in the situation of the message.

use crate::scripts::{self, Played};
use annabella::clock::Stamp;
use annabella::game::{Effect, Event, Fact, Input, machine};
use annabella::speech::routing::Seat;
use annabella::speech::{Audience, Language, LanguageRole, Utterance, Words};
use std::collections::{BTreeMap, BTreeSet};

/// Reasons why a command alone is refused that works with the move or square that the sentence adds.
const ACCEPTED: [&str; 3] = ["argument-missing", "argument", "seal-first"];

/// Messages that name a command for a later moment or for others, or need the number of a case.
///
/// `refused-argument` names help that does not exist for the attack boards of three-dimensional chess.
const EXCEPTIONS: [&str; 4] =
    ["play-board-offers", "refused-choose-penalty", "refused-no-draw-barred", "refused-argument"];

/// Words before a command in a sentence.
const BEFORE: [&str; 4] = ["Type ", "type ", "Answer ", "answer "];

/// Returns the English words of all commands.
fn command_words() -> BTreeSet<String> {
    let english = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let files = std::fs::read_dir(english).unwrap().map(|file| file.unwrap().path());
    let text: String = files.map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let word = |line: &str| Some(line.strip_prefix("command-")?.split_once(" = ")?.1.to_owned());
    text.lines().filter_map(word).collect()
}

/// Returns the commands that an English sentence names after `Type` or `Answer`.
fn named(text: &str, words: &BTreeSet<String>) -> Vec<String> {
    let mut commands = Vec::new();
    for start in BEFORE {
        for (at, _) in text.match_indices(start) {
            let rest = &text[at + start.len()..];
            let end = rest.find(['.', ';', ',', '?', '“', '"', '\'']).unwrap_or(rest.len());
            for part in rest[..end].split(" or ") {
                let part = part.trim().trim_start_matches("for example ").trim_end_matches(" again");
                let after = [" to ", " for ", " if ", " before ", " in ", " and "];
                let end = after.iter().filter_map(|word| part.find(word)).min().unwrap_or(part.len());
                let command = part[..end].trim();
                if command.split(' ').next().is_some_and(|word| words.contains(word)) {
                    commands.push(command.to_owned());
                }
            }
        }
    }
    commands
}

/// Returns the tag with which this hearer speaks at a shared terminal.
fn tag(audience: Audience) -> Option<&'static str> {
    match audience {
        Audience::White => Some("white: "),
        Audience::Black => Some("black: "),
        Audience::Arbiter => Some("arbiter: "),
        _ => None,
    }
}

/// Types a command for `hearer` after the first `count` events, and returns the reasons of refusals.
fn refusals(played: &Played, count: usize, hearer: Audience, command: &str) -> Vec<String> {
    let mut game = machine(played.settings.clone()).expect("it was played");
    game.greeting();
    let mut now = Stamp(0);
    for (event, act) in played.events.iter().zip(&played.acts).take(count) {
        game.handle_as(event, act);
        now = event.at;
    }
    let text = format!("{}{command}", tag(hearer).unwrap_or_default());
    let effects = game.handle(&Event { at: now, input: Input::Line { text } });
    let reason = |effect: Effect| match effect {
        Effect::Report { report: Fact::Refused { reason, .. }, .. } => Some(reason),
        _ => None,
    };
    effects.into_iter().filter_map(reason).collect()
}

#[test]
fn a_named_command_works_when_its_hearer_types_it() {
    let (words, commands) = (Words::new(Language::En), command_words());
    let mut first: BTreeMap<(String, String), (usize, usize, Audience)> = BTreeMap::new();
    for (number, (_, played)) in scripts::played().iter().enumerate() {
        // Only a shared terminal hears all its players, and a PIN would be asked for.
        if played.settings.seat != Seat::Shared || played.settings.pin.is_some() {
            continue;
        }
        for (at, effects) in played.effects.iter().enumerate() {
            for effect in effects {
                let Effect::Say { utterance: Utterance { audience, phrases, tongue, .. }, .. } = effect
                else {
                    continue;
                };
                if tag(*audience).is_none() || *tongue != LanguageRole::Interface {
                    continue;
                }
                // Help explains commands for all situations.
                let sentences = phrases.iter().filter(|phrase| !phrase.id.contains("-help-"));
                for phrase in sentences {
                    for command in named(&words.say(phrase), &commands) {
                        let key = (phrase.id.to_owned(), command);
                        first.entry(key).or_insert((number, at + 1, *audience));
                    }
                }
            }
        }
    }
    assert!(first.len() > 100, "{}", first.len());
    let mut wrong = Vec::new();
    for ((id, command), (number, count, hearer)) in &first {
        let (script, played) = &scripts::played()[*number];
        let refused = refusals(played, *count, *hearer, command);
        let works = |reason: &String| ACCEPTED.contains(&reason.as_str());
        if !refused.iter().all(works) && !EXCEPTIONS.contains(&id.as_str()) {
            wrong.push(format!(
                "{id}: {command}: {refused:?} ({hearer:?}, {}: {})",
                script.file, script.title
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {} do not work:\n{}", wrong.len(), first.len(), wrong.join("\n"));
}
