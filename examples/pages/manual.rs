//! The manual in every language: one HTML page, plain text, and one man page per topic.

use crate::pages::Page;
use annabella::cli::program::manual::{Chapter, plain};
use annabella::speech::Language;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd, html};

/// A plain style that respects the reader's settings: only a width, and bold for typed text.
const STYLE: &str = "body{max-width:42em;margin:auto;padding:1em;line-height:1.5}pre{white-space:pre-wrap;padding-left:2em}\
     code{font-weight:bold}";

/// Returns all forms of the manual.
pub fn all() -> Vec<Page> {
    Language::whole()
        .flat_map(|language| [page(language), text(language)].into_iter().chain(man(language)))
        .collect()
}

fn titles(language: Language) -> Vec<(Chapter, String)> {
    let title = |topic| (topic, plain(topic, language).into_iter().next().unwrap_or_default());
    Chapter::ALL.map(title).to_vec()
}

/// Creates one page, with landmarks and a list of its topics.
fn page(language: Language) -> Page {
    let (name, topics) = match language {
        Language::De => ("annabella: Handbuch", "Themen"),
        _ => ("annabella: manual", "Topics"),
    };
    let tag = language.tag();
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{name}</title>\n<style>{STYLE}</style>\n\
         </head>\n<body>\n<header><h1>{name}</h1></header>\n<nav aria-label=\"{topics}\">\n<ul>\n"
    );
    for (topic, title) in titles(language) {
        text += &format!("<li><a href=\"#{}\">{}</a></li>\n", topic.name(), escaped(&title));
    }
    text += "</ul>\n</nav>\n<main>\n";
    for topic in Chapter::ALL {
        text += &format!("<section id=\"{}\">\n", topic.name());
        // The page has a separate first heading.
        let lower = |event| match event {
            Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                Event::Start(Tag::Heading { level: below(level), id, classes, attrs })
            }
            Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(below(level))),
            event => event,
        };
        html::push_html(&mut text, Parser::new(topic.source(language)).map(lower));
        text += "</section>\n";
    }
    text += "</main>\n</body>\n</html>\n";
    Page { path: format!("doc/annabella/manual/{tag}.html"), text: text.into_bytes() }
}

fn below(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 => HeadingLevel::H2,
        _ => HeadingLevel::H3,
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Creates the whole manual as plain text.
fn text(language: Language) -> Page {
    let mut lines: Vec<String> = Vec::new();
    for topic in Chapter::ALL {
        lines.extend(plain(topic, language));
        lines.extend([String::new(), String::new()]);
    }
    let path = format!("doc/annabella/manual/{}.txt", language.tag());
    Page { path, text: (lines.join("\n").trim_end().to_owned() + "\n").into_bytes() }
}

/// Creates one man page per topic.
fn man(language: Language) -> Vec<Page> {
    let place = if language == Language::En { String::new() } else { format!("{}/", language.tag()) };
    let page = |(topic, title): (Chapter, String)| {
        let name = format!("annabella-{}", topic.name());
        let mut text = format!(
            ".TH {name} 7 \"\" \"annabella {}\"\n.SH NAME\n{} \\- {}\n",
            env!("CARGO_PKG_VERSION"),
            name.replace('-', "\\-"),
            roff(&title)
        );
        let description = if language == Language::De { "BESCHREIBUNG" } else { "DESCRIPTION" };
        text += &body(Parser::new(topic.source(language)), description);
        Page { path: format!("man/{place}man7/{name}.7"), text: text.into_bytes() }
    };
    titles(language).into_iter().map(page).collect()
}

/// Converts a text to roff, without its first heading, which is the page's name.
fn body<'a>(events: impl Iterator<Item = Event<'a>>, description: &str) -> String {
    let mut text = String::new();
    let (mut in_title, mut in_item) = (false, 0);
    let mut numbers: Vec<Option<u64>> = Vec::new();
    let mut first = false;
    for event in events {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => in_title = true,
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => {
                in_title = false;
                // The text before the next heading needs a heading.
                text += &format!(".SH {description}\n");
                first = true;
            }
            _ if in_title => {}
            Event::Start(Tag::Heading { .. }) => text += "\n.SH \"",
            Event::End(TagEnd::Heading(_)) => {
                text += "\"\n";
                first = true;
            }
            // The first paragraph under a heading needs no mark.
            Event::Start(Tag::Paragraph) if in_item == 0 && !std::mem::take(&mut first) => text += "\n.PP\n",
            Event::Start(Tag::List(number)) => numbers.push(number),
            Event::End(TagEnd::List(_)) => {
                numbers.pop();
                text.push('\n');
            }
            Event::Start(Tag::Item) => {
                in_item += 1;
                first = false;
                let mark = match numbers.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}.", *number - 1)
                    }
                    _ => "\\(bu".to_owned(),
                };
                text += &format!("\n.IP {mark} 3\n");
            }
            Event::End(TagEnd::Item) => in_item -= 1,
            Event::Start(Tag::CodeBlock(_)) => {
                text += "\n.PP\n.RS\n.nf\n";
            }
            Event::End(TagEnd::CodeBlock) => text += ".fi\n.RE\n",
            Event::Text(words) => text += &begun(&text, roff(&words)),
            Event::Code(words) => text += &begun(&text, format!("\\fB{}\\fR", roff(&words))),
            Event::SoftBreak | Event::HardBreak => text.push('\n'),
            _ => {}
        }
    }
    text.trim_end().to_owned() + "\n"
}

/// Escapes text for roff.
fn roff(text: &str) -> String {
    text.replace('\\', "\\(rs").replace('-', "\\-").replace('\'', "\\(aq")
}

/// Protects the beginning of a line that roff would read as a request.
fn begun(before: &str, words: String) -> String {
    match before.ends_with('\n') && words.starts_with(['.', '\'']) {
        true => format!("\\&{words}"),
        false => words,
    }
}
