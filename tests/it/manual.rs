//! The manual: every command line, option and word in it exists, in each language.
//!
//! Its forms are made from the same text.

use crate::help::{split, understand};
use annabella::cli::command;
use annabella::cli::program::manual::{Chapter, plain};
use annabella::clock::Stamp;
use annabella::game::{Effect, Event as GameEvent, Fact, Input, Machine, Settings, SideSettings, machine};
use annabella::speech::Language;
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use std::collections::BTreeSet;

/// Returns the typed parts of a topic: inline code, and lines of code blocks.
fn typed(source: &str) -> Vec<String> {
    let (mut found, mut in_code) = (Vec::new(), false);
    for event in Parser::new(source) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Code(code) => found.push(code.replace('\n', " ")),
            Event::Text(text) if in_code => found.extend(text.lines().map(str::to_owned)),
            _ => {}
        }
    }
    found
}

/// Collects every option of every command.
fn options(command: &clap::Command, names: &mut BTreeSet<String>) {
    names.extend(command.get_arguments().filter_map(|arg| arg.get_long()).map(|long| format!("--{long}")));
    command.get_subcommands().for_each(|sub| options(sub, names));
}

/// Returns two games of visually impaired players.
/// One has an arbiter and a clock, the other a running clock and no arbiter.
fn games(interface: Language) -> Vec<Box<dyn Machine>> {
    let side = SideSettings { impaired: true, ..SideSettings::default() };
    let settings = |arbiter| Settings {
        interface,
        announce: Language::De,
        notation: vec![interface.into(), Language::De.into()],
        control: Some("900+10".parse().unwrap()),
        white: side.clone(),
        black: side.clone(),
        arbiter,
        ..Settings::default()
    };
    [true, false]
        .into_iter()
        .map(|arbiter| {
            let mut machine = machine(settings(arbiter)).unwrap();
            machine.greeting();
            machine
        })
        .collect()
}

/// Whether a game understands a line, whatever the answer.
fn is_a_line(text: &str, language: Language) -> bool {
    let understood = |mut game: Box<dyn Machine>| {
        let input = Input::Line { text: text.to_owned() };
        let effects = game.handle(&GameEvent { at: Stamp(10), input });
        !effects.iter().any(|effect| {
            let Effect::Report { report: Fact::Refused { reason, .. }, .. } = effect else { return false };
            let reason = reason.as_str();
            ["no-command", "argument", "unreadable"].contains(&reason)
        })
    };
    games(language).into_iter().any(understood)
}

/// Commands of a review, which no game has.
const REVIEWED: [&str; 7] =
    ["next", "comment", "variation 1", "main", "kommentar", "variante 1", "hauptvariante"];

#[test]
fn every_command_and_option_that_the_manual_names_exists() {
    let mut known = BTreeSet::new();
    options(&command(), &mut known);
    for language in Language::whole() {
        let mut tried = (0, 0, 0);
        for topic in Chapter::ALL {
            let place = format!("{} {}", language.tag(), topic.name());
            for text in typed(topic.source(language)) {
                // The page names the tracer together with the traced line.
                let text = match text.strip_prefix("strace ") {
                    Some(traced) => traced[traced.find("annabella").unwrap()..].to_owned(),
                    None => text,
                };
                if text.starts_with("sudo ") {
                    continue;
                }
                if text.starts_with("annabella ") {
                    understand(&split(&text)).unwrap_or_else(|error| panic!("{place}: {text}: {error}"));
                    tried.0 += 1;
                } else if text.starts_with("--") {
                    for word in text.split(' ').filter(|word| word.starts_with("--")) {
                        assert!(known.contains(word), "{place}: {word}");
                        tried.1 += 1;
                    }
                } else if !REVIEWED.contains(&text.as_str()) {
                    assert!(is_a_line(&text, language), "{place}: {text}");
                    tried.2 += 1;
                }
            }
        }
        assert!(tried.0 > 20 && tried.1 > 20 && tried.2 > 40, "{tried:?}");
    }
    // Nonexistent words are found.
    assert!(!is_a_line("frobnicate", Language::En));
    assert!(understand(&split("annabella play --frobnicate")).is_err());
}

/// The German manual says the same as the English one, in the same order.
#[test]
fn every_topic_has_the_same_shape_in_each_language() {
    for topic in Chapter::ALL {
        let shape = |language| {
            let mark = |event| match event {
                Event::Start(Tag::Heading { level, .. }) => Some(level.to_string()),
                Event::Start(Tag::Item) => Some("item".to_owned()),
                Event::Start(Tag::CodeBlock(_)) => Some("code".to_owned()),
                _ => None,
            };
            Parser::new(topic.source(language)).filter_map(mark).collect::<Vec<String>>()
        };
        assert_eq!(shape(Language::De), shape(Language::En), "{}", topic.name());
    }
}

#[test]
fn every_line_of_the_manual_can_be_read_alone() {
    for language in Language::whole() {
        for topic in Chapter::ALL {
            let lines = plain(topic, language);
            assert!(lines[0].len() > 10, "{lines:?}");
            for line in &lines {
                assert!(!line.contains(['`', '*', '#']), "{line}");
                assert_eq!(line.trim_end(), line);
            }
        }
    }
}
