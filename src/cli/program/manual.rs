//! `annabella manual`: the manual, one topic for each kind of reader, printed or read aloud.

use crate::cli::common::answer::{AnswerLine, RATE, print_lines, print_messages, speak};
use crate::cli::common::table::{Choice, ENGINES, RATES};
use crate::devices::storage::output_file::save;
use crate::devices::voice::{Engine, wav};
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Language, Message, Words, spoken::fold};
use clap::Args;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde_json::{Value, json};
use std::path::PathBuf;

/// A part of the manual, for one kind of reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// For the visually impaired player.
    Player,
    /// For the assistant.
    Assistant,
    /// For the arbiter.
    Arbiter,
    /// For the organiser.
    Organiser,
    /// For a person who builds or tests a board.
    Maker,
    /// For a chess association, to sign.
    Association,
    /// For a player whose announcements the program recognises.
    Hearing,
}

macro_rules! source {
    ($chapter:expr, $tag:literal: $($variant:ident $file:literal)*) => {
        match $chapter {
            $(Chapter::$variant => include_str!(concat!("../../../docs/manual/", $tag, "/", $file, ".md")),)*
        }
    };
    ($chapter:expr, $tag:literal) => {
        source!($chapter, $tag: Player "player" Assistant "assistant" Arbiter "arbiter" Organiser "organiser"
            Maker "maker" Association "association" Hearing "hearing")
    };
}

impl Chapter {
    /// All topics in the order of the manual.
    pub const ALL: [Chapter; 7] = [
        Chapter::Player,
        Chapter::Assistant,
        Chapter::Arbiter,
        Chapter::Organiser,
        Chapter::Maker,
        Chapter::Association,
        Chapter::Hearing,
    ];

    /// Returns the topic's name in files and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Chapter::Player => "player",
            Chapter::Assistant => "assistant",
            Chapter::Arbiter => "arbiter",
            Chapter::Organiser => "organiser",
            Chapter::Maker => "maker",
            Chapter::Association => "association",
            Chapter::Hearing => "hearing",
        }
    }

    /// Returns the id of the word that requests the topic.
    fn word_id(self) -> &'static str {
        match self {
            Chapter::Player => "manual-player",
            Chapter::Assistant => "manual-assistant",
            Chapter::Arbiter => "manual-arbiter",
            Chapter::Organiser => "manual-organiser",
            Chapter::Maker => "manual-maker",
            Chapter::Association => "manual-association",
            Chapter::Hearing => "manual-hearing",
        }
    }

    /// Returns the topic's word in a language.
    pub fn word(self, words: &Words) -> String {
        words.named(self.word_id()).unwrap_or_default()
    }

    /// Returns the topic's text in Markdown, in German or otherwise in English.
    pub fn source(self, language: Language) -> &'static str {
        match language {
            Language::De => source!(self, "de"),
            _ => source!(self, "en"),
        }
    }

    /// Returns the topic with the name `word` in any language.
    fn of(word: &str) -> Option<Chapter> {
        let is = |topic: &Chapter| {
            let named = |language| topic.word(&Words::new(language)).eq_ignore_ascii_case(word);
            topic.name().eq_ignore_ascii_case(word) || Language::ALL.into_iter().any(named)
        };
        Chapter::ALL.into_iter().find(is)
    }
}

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ManualArgs {
    #[arg(value_name = "TOPIC")]
    pub topic: Option<String>,
    #[arg(long, default_value = "off", value_parser = Choice(&ENGINES))]
    pub speech: Engine,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
    #[arg(long, value_name = "FILE", requires = "topic")]
    pub wav: Option<PathBuf>,
    #[arg(long, requires = "wav")]
    pub force: bool,
}

/// Prints a topic or the list of topics, and reads it aloud if requested; or writes it as sound.
pub(crate) fn run(args: &ManualArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let spoken = |text: String| Message::new("manual-line").with("text", text);
    let lines: Vec<Message> = match &args.topic {
        None => {
            let line = |topic: Chapter| {
                let text = plain(topic, words.language());
                let title = text.into_iter().next().unwrap_or_default();
                Message::new("manual-topic").with("topic", topic.word(words)).with("title", title)
            };
            std::iter::once(Message::new("manual-topics")).chain(Chapter::ALL.map(line)).collect()
        }
        Some(word) => {
            let found = match Chapter::of(word) {
                Some(topic) => plain(topic, words.language()),
                None => sections_on(word, words.language()),
            };
            if found.is_empty() {
                let topics: Vec<String> = Chapter::ALL.map(|topic| topic.word(words)).to_vec();
                let message = Message::new("manual-no-topic").with("topic", word.clone());
                return Err(Failure::usage(message.with("topics", topics)));
            }
            found.into_iter().map(spoken).collect()
        }
    };
    if let Some(file) = &args.wav {
        let voiced = Words::voiced(words.language());
        let spoken: Vec<String> = lines.iter().map(|line| voiced.say(line)).collect();
        let spoken: Vec<String> = spoken.into_iter().filter(|line| !line.is_empty()).collect();
        let sound = wav(&spoken, words.language(), args.rate.unwrap_or(RATE));
        let sound = sound.map_err(Failure::device)?;
        save(file, &sound, args.force).map_err(Failure::usage)?;
        return Ok(DONE);
    }
    match (as_json, &args.topic) {
        (false, _) => print_messages(&lines, words),
        (true, None) => print_lines(&Chapter::ALL.map(|topic| in_json(topic, words).to_string())),
        (true, Some(topic)) => {
            let lines: Vec<String> = lines.iter().map(|line| words.say(line)).collect();
            print_lines(&[json!({"topic": topic, "lines": lines}).to_string()]);
        }
    }
    let said: Vec<AnswerLine> =
        lines.into_iter().filter(|line| !words.say(line).is_empty()).map(AnswerLine::Said).collect();
    speak(args.speech, args.rate, &said, words);
    Ok(DONE)
}

/// Returns the word for a topic and its title.
fn in_json(topic: Chapter, words: &Words) -> Value {
    let title = plain(topic, words.language()).into_iter().next();
    json!({"topic": topic.word(words), "title": title})
}

/// Returns the lines of a topic without markup.
/// Each paragraph or item is a line; an empty line comes before each paragraph and heading. Text to type is
/// in quotation marks.
pub fn plain(topic: Chapter, language: Language) -> Vec<String> {
    lines_of(topic.source(language), quotes(language))
}

/// Returns the sections, from all topics, whose heading contains the words sought, such as `windows`.
fn sections_on(sought: &str, language: Language) -> Vec<String> {
    let sought = fold(sought);
    let sections = Chapter::ALL.into_iter().flat_map(|topic| topic.source(language).split("\n## ").skip(1));
    let about = sections.filter(|section| {
        let heading = fold(section.lines().next().unwrap_or_default());
        !sought.is_empty() && heading.windows(sought.len()).any(|words| words == sought)
    });
    let lines: Vec<String> =
        about.flat_map(|section| lines_of(&format!("## {section}"), quotes(language))).collect();
    // The first heading has no empty line before it.
    lines.into_iter().skip_while(String::is_empty).collect()
}

fn quotes(language: Language) -> [char; 2] {
    match language {
        Language::De => ['„', '“'],
        _ => ['"', '"'],
    }
}

fn lines_of(markdown: &str, [opening, closing]: [char; 2]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut in_item = 0;
    let mut in_code = false;
    let mut in_head = false;
    let mut numbers: Vec<Option<u64>> = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            // A row of a table is an item: its first cell, a colon, and the others.
            Event::Start(Tag::Table(_)) => lines.push(String::new()),
            Event::Start(Tag::TableHead) => in_head = true,
            Event::End(TagEnd::TableHead) => {
                in_head = false;
                line.clear();
            }
            Event::End(TagEnd::TableCell) if !in_head => line.push_str(": "),
            Event::End(TagEnd::TableRow) => {
                lines.push(format!("- {}", line.trim_end_matches(": ")));
                line.clear();
            }
            Event::Start(Tag::Heading { level, .. }) if level != HeadingLevel::H1 => {
                lines.push(String::new())
            }
            Event::Start(Tag::Paragraph) if in_item == 0 => lines.push(String::new()),
            Event::Start(Tag::List(first)) => {
                if in_item == 0 {
                    lines.push(String::new());
                }
                numbers.push(first);
            }
            Event::End(TagEnd::List(_)) => {
                numbers.pop();
            }
            Event::Start(Tag::Item) => {
                in_item += 1;
                line = match numbers.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "- ".to_owned(),
                };
            }
            Event::Start(Tag::CodeBlock(_)) => {
                in_code = true;
                lines.push(String::new());
            }
            Event::End(TagEnd::CodeBlock) => {
                in_code = false;
                let block = std::mem::take(&mut line);
                lines.extend(block.lines().map(|row| format!("    {row}")));
            }
            Event::End(TagEnd::Item) => {
                in_item -= 1;
                lines.extend(Some(std::mem::take(&mut line)).filter(|line| !line.is_empty()));
            }
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_)) => lines.push(std::mem::take(&mut line)),
            Event::Text(text) => line.push_str(&text),
            Event::Code(text) => line.extend([opening].into_iter().chain(text.chars()).chain([closing])),
            Event::SoftBreak | Event::HardBreak => line.push(if in_code { '\n' } else { ' ' }),
            _ => {}
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_becomes_lines() {
        let text =
            "# Title\n\nOne *line*\nof `code`.\n\n## Next\n\n- a\n- b\n\n1. x\n2. y\n\n    annabella play\n";
        let lines = ["Title", "", "One line of \"code\".", "", "Next", "", "- a", "- b", "", "1. x", "2. y"];
        assert_eq!(lines_of(text, ['"', '"'])[..lines.len()], lines);
        let table = "| key | does |\n|---|---|\n| arrows | go |\n| `?` | explains |\n";
        assert_eq!(lines_of(table, ['"', '"']), ["", "- arrows: go", "- \"?\": explains"]);
        let code = ["", "Do:", "", "    annabella play"];
        assert_eq!(lines_of("Do:\n\n    annabella play\n", ['"', '"']), code);
    }

    #[test]
    fn sections_are_found_by_a_word_of_their_heading() {
        let on_windows = sections_on("windows", Language::De);
        assert_eq!(on_windows[0], "Unter Windows");
        assert!(!on_windows.iter().any(|line| line == "Was nicht ausprobiert ist"), "{on_windows:?}");
        let offers = sections_on("REMIS", Language::De);
        assert_eq!(offers[0], "Remis, Anträge, Aufgabe");
        let twice: Vec<String> = sections_on("board", Language::En);
        assert!(twice.len() > sections_on("a board that exists", Language::En).len(), "{twice:?}");
        assert_eq!(sections_on("nobody", Language::De), Vec::<String>::new());
        assert_eq!(sections_on(" ", Language::De), Vec::<String>::new());
    }

    #[test]
    fn a_topic_is_found_by_its_word_in_each_language() {
        for topic in Chapter::ALL {
            for language in Language::ALL {
                assert_eq!(Chapter::of(&topic.word(&Words::new(language))), Some(topic));
            }
        }
        assert_eq!(Chapter::of("nobody"), None);
    }
}
