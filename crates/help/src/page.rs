//! The layout of `-h` and `--help` in lines that fit a terminal.
//!
//! An option and its text share a line where they fit. Otherwise the text is on indented lines below, in the order of reading. No word is
//! broken, because a broken word is not understood when it is heard.

use crate::ProgramHelp;
use annabella_speech::{Message, Words};
use clap::{Arg, Command};
use std::ffi::OsString;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// Maximum number of lines of `-h`: the height of a usual terminal.
const SCREEN: usize = 24;

/// Smallest width that help is laid out for: the cells of a small Braille display.
const LEAST_WIDTH: usize = 20;

/// Width of the longest option that the texts of a group are aligned to, in characters.
const COLUMN: usize = 30;

/// Width below which lines are indented less, so that every option fits one.
const NARROW: usize = 30;

/// How much of a command's help is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// `-h`: what fits a screen.
    Screen,
    /// `--help`: everything.
    Whole,
}

impl ProgramHelp {
    /// Returns the help that a command line asks for, in lines of at most `width` characters.
    ///
    /// `root`: the program with its texts.
    pub fn page(&self, mut root: Command, line: &[OsString], words: &Words, width: usize) -> String {
        root.build();
        let texts: Vec<&str> = line.iter().skip(1).filter_map(|word| word.to_str()).collect();
        let mut extent = if texts.contains(&"--help") { Extent::Whole } else { Extent::Screen };
        let (mut path, mut called) = called_by(&root, &texts);
        if called.get_name() == "help" && !texts.contains(&"-h") && extent == Extent::Screen {
            // `annabella help play` is `annabella play --help`.
            extent = Extent::Whole;
            let place = texts.iter().position(|text| root.find_subcommand(text).is_some()).unwrap_or(0);
            (path, called) = called_by(&root, &texts[place + 1..]);
        }
        let width = width.max(LEAST_WIDTH);
        let page = HelpPage { program: self, command: called, path: &path, words, width };
        page.lines(extent).join("\n") + "\n"
    }
}

/// The command that a line calls, with the words that call it.
fn called_by<'a>(root: &'a Command, line: &[&str]) -> (String, &'a Command) {
    let start = (root.get_name().to_owned(), root);
    line.iter().fold(start, |(path, command), word| match command.find_subcommand(word) {
        Some(sub) => (format!("{path} {}", sub.get_name()), sub),
        None => (path, command),
    })
}

/// An option or a command, and its text.
struct Entry {
    term: String,
    text: String,
}

/// Entries below a heading.
struct Section {
    heading: String,
    entries: Vec<Entry>,
}

/// The help of one command.
struct HelpPage<'a> {
    program: &'a ProgramHelp,
    command: &'a Command,
    path: &'a str,
    words: &'a Words,
    width: usize,
}

impl HelpPage<'_> {
    fn lines(&self, extent: Extent) -> Vec<String> {
        let mut lines = self.wrapped(&plain(self.command.get_about()), "", "");
        lines.push(String::new());
        let usage = self.command.clone().render_usage().to_string();
        // Clap puts its own English word before it.
        let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage);
        lines.extend(self.wrapped(&format!("{} {usage}", self.named("usage-heading")), "", "  "));
        let sections = self.sections();
        match extent {
            Extent::Screen => self.add_what_fits(&mut lines, &sections),
            Extent::Whole => self.add_all(&mut lines, &sections),
        }
        lines
    }

    fn add_all(&self, lines: &mut Vec<String>, sections: &[Section]) {
        for section in sections {
            lines.push(String::new());
            lines.extend(self.wrapped(&section.heading, "", " "));
            let column = self.column(section);
            lines.extend(section.entries.iter().flat_map(|entry| self.entry(entry, column)));
        }
        let examples = (self.program.examples)(self.path);
        if !examples.is_empty() {
            lines.extend([String::new(), self.heading("usage-examples-heading")]);
            let indent = self.indent();
            let below = if self.width < NARROW { " " } else { "    " };
            lines.extend(examples.iter().flat_map(|example| self.wrapped(example, indent, below)));
        }
    }

    /// Adds the most used options, as many as the screen has lines for, and where the others are.
    fn add_what_fits(&self, lines: &mut Vec<String>, sections: &[Section]) {
        if let Some(example) = (self.program.examples)(self.path).first() {
            let example = format!("{} {example}", self.named("usage-example-heading"));
            lines.extend(self.wrapped(&example, "", "  "));
        }
        let more = self.words.say(&Message::new("usage-more").with("command", self.path));
        let more: Vec<String> = self.wrapped(&more, "", "  ");
        let [section, ..] = sections else { return };
        let column = self.column(section);
        lines.push(String::new());
        lines.extend(self.wrapped(&section.heading, "", " "));
        for entry in section.entries.iter().filter(|entry| !self.is_seldom(entry)) {
            let entry = self.entry(entry, column);
            if lines.len() + entry.len() + 1 + more.len() > SCREEN {
                break;
            }
            lines.extend(entry);
        }
        lines.push(String::new());
        lines.extend(more);
    }

    fn is_seldom(&self, entry: &Entry) -> bool {
        self.program.seldom.contains(&entry.term.as_str())
    }

    /// The commands, then the options, group by group.
    fn sections(&self) -> Vec<Section> {
        let mut sections = Vec::new();
        let entry = |sub: &Command| Entry { term: sub.get_name().to_owned(), text: plain(sub.get_about()) };
        let entries: Vec<Entry> = self.command.get_subcommands().map(entry).collect();
        if !entries.is_empty() {
            sections.push(Section { heading: self.heading("usage-commands"), entries });
        }
        let mut last: Option<(&str, &Arg)> = None;
        for (group, id) in (self.program.grouped)(self.command) {
            let Some(arg) = self.command.get_arguments().find(|arg| arg.get_id().as_str() == id) else {
                continue;
            };
            let before = last.filter(|(of_last, _)| *of_last == group).map(|(_, before)| before);
            match (before, sections.last_mut()) {
                (Some(before), Some(section)) => match section.entries.last_mut() {
                    // White and Black have the same options: one text for both.
                    Some(entry) if is_pair(before, arg) => self.join(entry, before, arg),
                    _ => section.entries.push(entry_of(arg)),
                },
                _ => {
                    let entries = vec![entry_of(arg)];
                    sections.push(Section { heading: self.heading(group), entries });
                }
            }
            last = Some((group, arg));
        }
        sections
    }

    /// Makes one entry of the options for White and for Black.
    fn join(&self, entry: &mut Entry, white: &Arg, black: &Arg) {
        entry.term = term(&format!("{}, {}", names(white), names(black)), black);
        let id = (self.program.text_of_both)(self.command.get_name(), black.get_id().as_str());
        let of_white = plain(white.get_help());
        let values = of_white.find(" [").map_or("", |at| &of_white[at..]);
        if let Some(text) = id.and_then(|id| self.words.named(&id)) {
            entry.text = text + values;
        }
    }

    /// An option and its text: on one line if they fit, otherwise the text on lines of its own.
    fn entry(&self, entry: &Entry, column: usize) -> Vec<String> {
        let indent = self.indent();
        let Entry { term, text } = entry;
        let one = format!("{indent}{term:<column$}  {text}");
        if one.chars().count() <= self.width {
            return vec![one];
        }
        let below = if self.width < NARROW { " " } else { "    " };
        let mut lines = self.wrapped(term, indent, below);
        lines.extend(self.wrapped(text, below, below));
        lines
    }

    /// The width of the column of options in a section, in characters.
    fn column(&self, section: &Section) -> usize {
        let widths = section.entries.iter().map(|entry| entry.term.chars().count());
        widths.filter(|width| *width <= COLUMN).max().unwrap_or(0)
    }

    fn indent(&self) -> &'static str {
        if self.width < NARROW { "" } else { "  " }
    }

    fn wrapped(&self, text: &str, first: &str, others: &str) -> Vec<String> {
        let options = Options::new(self.width)
            .initial_indent(first)
            .subsequent_indent(others)
            .break_words(false)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation)
            .wrap_algorithm(WrapAlgorithm::FirstFit);
        textwrap::wrap(text, options).into_iter().map(|line| line.into_owned()).collect()
    }

    fn heading(&self, id: &str) -> String {
        format!("{}:", self.named(id))
    }

    fn named(&self, id: &str) -> String {
        self.words.named(id).unwrap_or_default()
    }
}

fn plain(text: Option<&clap::builder::StyledStr>) -> String {
    text.map(ToString::to_string).unwrap_or_default()
}

fn entry_of(arg: &Arg) -> Entry {
    Entry { term: term(&names(arg), arg), text: plain(arg.get_help()) }
}

/// Whether two options are the same thing, for White and for Black.
fn is_pair(white: &Arg, black: &Arg) -> bool {
    let (white, black) = (white.get_id().as_str(), black.get_id().as_str());
    white.strip_prefix("white_").is_some_and(|what| black.strip_prefix("black_") == Some(what))
}

/// The names of an option with its value: `--rate <NUMBER>`.
fn term(names: &str, arg: &Arg) -> String {
    let values = arg.get_value_names().filter(|_| arg.get_action().takes_values()).unwrap_or_default();
    let values: Vec<String> = values.iter().map(|value| format!("<{value}>")).collect();
    let optional = !arg.is_positional() && arg.get_num_args().is_some_and(|range| range.min_values() == 0);
    let value = if optional { format!("[{}]", values.join(" ")) } else { values.join(" ") };
    [names, &value].into_iter().filter(|part| !part.is_empty() && *part != "[]").collect::<Vec<_>>().join(" ")
}

fn names(arg: &Arg) -> String {
    let short = arg.get_short().map(|short| format!("-{short}"));
    let long = arg.get_long().map(|long| format!("--{long}"));
    short.into_iter().chain(long).collect::<Vec<_>>().join(", ")
}
