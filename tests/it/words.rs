//! The wording of messages, pages and comments: native phrases, one word for a thing, short sentences.
//!
//! The lists are in `tests/data/words`.

use annabella::speech::Language;
use fancy_regex::Regex;
use fluent_syntax::ast;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Maximum number of words of a spoken sentence.
const SPOKEN_WORDS: usize = 15;

/// Maximum length of the first line of a doc comment, in characters.
const FIRST_LINE: usize = 100;

/// Locale files with sentences that are only printed.
const PRINTED: [&str; 4] = ["usage.ftl", "install.ftl", "report.ftl", "voice.ftl"];

/// Words that do not begin a doc comment.
const FIRST_WORDS: [&str; 10] = ["That", "It", "What", "Who", "So", "Of", "Not", "Nothing", "None", "There"];

/// A line of text, and where it is.
struct Line {
    path: String,
    number: usize,
    text: String,
}

impl Line {
    fn place(&self) -> String {
        format!("{}:{}", self.path, self.number)
    }
}

/// A pattern of a list, and what to write instead.
struct Pattern {
    /// A level, or a language.
    label: String,
    regex: Regex,
    instead: String,
}

impl Pattern {
    fn matches(&self, text: &str) -> usize {
        self.regex.find_iter(text).filter(|found| found.is_ok()).count()
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the lines of a list without its comments.
fn list(name: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join("tests/data/words").join(name)).unwrap();
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::to_owned).collect()
}

fn patterns(name: &str) -> Vec<Pattern> {
    let pattern = |line: String| {
        let (label, rest) = line.split_once(' ').unwrap();
        let (pattern, instead) = rest.rsplit_once(" => ").unwrap();
        let regex = Regex::new(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        Pattern { label: label.to_owned(), regex, instead: instead.to_owned() }
    };
    list(name).into_iter().map(pattern).collect()
}

/// The files with one of these extensions in a folder, or the file itself.
fn files(path: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let wanted = |path: &Path| path.extension().is_some_and(|own| extensions.iter().any(|one| own == *one));
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let mut found: Vec<PathBuf> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    let below = found.into_iter().filter(|path| !path.ends_with("target"));
    below
        .flat_map(|path| if path.is_dir() || wanted(&path) { files(&path, extensions) } else { Vec::new() })
        .collect()
}

/// The lines of all files below these paths that `keep` makes a text of.
fn lines(paths: &[&str], extensions: &[&str], keep: fn(&str) -> Option<&str>) -> Vec<Line> {
    let mut lines = Vec::new();
    for path in paths.iter().flat_map(|path| files(&root().join(path), extensions)) {
        let text = fs::read_to_string(&path).unwrap();
        let path = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
        for (index, line) in text.lines().enumerate() {
            if let Some(text) = keep(line) {
                lines.push(Line { path: path.clone(), number: index + 1, text: text.to_owned() });
            }
        }
    }
    assert!(lines.len() > 100, "{paths:?}");
    lines
}

/// The names in a line of a locale that nobody reads: variables, references and keys.
fn names() -> Regex {
    Regex::new(r"\$[\w-]+|\{ ?[a-z][\w-]* ?\}|^\s*\*?\[[\w-]+\]").unwrap()
}

/// The words of a line of a locale, without its id, comments and other words of commands.
fn message(line: &str) -> Option<&str> {
    let words = line.trim_start();
    if words.starts_with('#')
        || [".heard", ".otherwise", ".elsewhere"].iter().any(|list| words.starts_with(list))
    {
        return None;
    }
    match line.split_once(" =") {
        Some((id, words)) if id.chars().all(|ch| ch.is_ascii_alphanumeric() || ch == '-') => Some(words),
        _ => Some(line),
    }
}

/// The text of a comment, if the line has one.
fn comment(line: &str) -> Option<&str> {
    let whole = line.trim_start().strip_prefix("//");
    let text = whole.or_else(|| line.split_once(" // ").map(|(_, text)| text))?;
    Some(text.trim_start_matches(['/', '!']))
}

const ENGLISH_PAGES: [&str; 7] = [
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs",
    "hardware",
    "tests/scripts/README.md",
];

const GERMAN_PAGES: [&str; 2] = ["README.de.md", "docs/manual/de"];

/// Returns the lines of the English pages, without commands, fields and other code in them.
fn english_pages() -> Vec<Line> {
    let code = Regex::new("`[^`]*`").unwrap();
    let pages = lines(&ENGLISH_PAGES, &["md"], |line| Some(line)).into_iter();
    let english = pages.filter(|line| !line.path.starts_with("docs/manual/de"));
    english.map(|line| Line { text: code.replace_all(&line.text, "").into_owned(), ..line }).collect()
}

/// The lines of a locale, with the words that are read.
fn messages(folder: &str) -> Vec<Line> {
    let names = names();
    let words = |line: Line| Line { text: names.replace_all(&line.text, "").into_owned(), ..line };
    lines(&[folder], &["ftl"], message).into_iter().map(words).collect()
}

/// The texts in English, tree by tree, as counts.txt names them.
fn trees() -> BTreeMap<&'static str, Vec<Line>> {
    BTreeMap::from([
        ("locales", messages("locales/en")),
        ("pages", english_pages()),
        ("comments", lines(&["src", "crates"], &["rs"], comment)),
        ("tests", lines(&["tests", "benches", "fuzz", "examples"], &["rs"], comment)),
    ])
}

#[test]
fn english_texts_are_not_german_in_english_words() {
    let patterns = patterns("calques.txt");
    let quotations = list("quotations.txt");
    let wanted: BTreeMap<String, usize> = list("counts.txt")
        .iter()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(tree, count)| (tree.to_owned(), count.parse().unwrap()))
        .collect();
    let mut faults = Vec::new();
    for (tree, lines) in trees() {
        let mut hits = Vec::new();
        for line in lines.iter().filter(|line| !quotations.iter().any(|part| line.text.contains(part))) {
            for pattern in &patterns {
                let count = pattern.matches(&line.text);
                let hit = || format!("{}: {} (write: {})", line.place(), line.text.trim(), pattern.instead);
                match pattern.label.as_str() {
                    "E" if count > 0 => faults.push(hit()),
                    "E" => {}
                    _ => hits.extend((0..count).map(|_| hit())),
                }
            }
        }
        let wanted = wanted[tree];
        match hits.len() {
            fewer if fewer < wanted => {
                faults.push(format!("{tree}: {fewer} hits are fewer: write this number into counts.txt"));
            }
            more if more > wanted => {
                faults.push(format!("{tree}: {more} hits, counts.txt allows {wanted}:\n{}", hits.join("\n")));
            }
            _ => {}
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn one_word_stands_for_a_thing() {
    let patterns = patterns("terms.txt");
    let quotations = list("quotations.txt");
    let german = messages("locales/de").into_iter();
    let german: Vec<Line> = german.chain(lines(&GERMAN_PAGES, &["md"], |line| Some(line))).collect();
    let english: Vec<Line> = messages("locales/en").into_iter().chain(english_pages()).collect();
    let mut faults = Vec::new();
    for (language, lines) in [("de", german), ("en", english)] {
        for line in lines.iter().filter(|line| !quotations.iter().any(|part| line.text.contains(part))) {
            let hits = patterns
                .iter()
                .filter(|pattern| pattern.label == language && pattern.matches(&line.text) > 0);
            faults.extend(
                hits.map(|hit| format!("{}: {} (write: {})", line.place(), line.text.trim(), hit.instead)),
            );
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_doc_comment_begins_with_what_it_describes() {
    let mut faults = Vec::new();
    for path in ["src", "crates", "tests", "benches", "fuzz", "examples"] {
        for path in files(&root().join(path), &["rs"]) {
            let text = fs::read_to_string(&path).unwrap();
            let mut inside = false;
            for (index, line) in text.lines().enumerate() {
                let doc = ["///", "//!"].iter().find_map(|mark| line.trim_start().strip_prefix(mark));
                let (Some(doc), false) = (doc, inside) else {
                    inside = doc.is_some();
                    continue;
                };
                inside = true;
                let doc = doc.trim();
                let first = doc.split(|ch: char| !ch.is_alphanumeric()).next().unwrap_or_default();
                let long = doc.chars().count() > FIRST_LINE;
                if FIRST_WORDS.contains(&first) || long {
                    let path = path.strip_prefix(root()).unwrap().display();
                    faults.push(format!("{path}:{}: {doc}", index + 1));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// All texts that a pattern can become, with a word in place of each variable; a few of each selector.
fn texts(pattern: &ast::Pattern<String>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            ast::PatternElement::TextElement { value } => vec![value.clone()],
            ast::PatternElement::Placeable { expression } => match expression {
                ast::Expression::Select { variants, .. } => {
                    variants.iter().flat_map(|variant| texts(&variant.value)).take(8).collect()
                }
                ast::Expression::Inline(_) => vec!["X".to_owned()],
            },
        };
        all = all
            .iter()
            .flat_map(|text| next.iter().map(move |next| format!("{text}{next}")))
            .take(64)
            .collect();
    }
    all
}

#[test]
fn spoken_sentences_are_short() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let folder = root().join("locales").join(language.tag());
        for path in
            files(&folder, &["ftl"]).iter().filter(|path| !PRINTED.iter().any(|file| path.ends_with(file)))
        {
            let resource = fluent_syntax::parser::parse(fs::read_to_string(path).unwrap()).unwrap();
            for entry in &resource.body {
                let ast::Entry::Message(ast::Message { id, value: Some(value), .. }) = entry else {
                    continue;
                };
                let texts = texts(value);
                let sentences = texts.iter().flat_map(|text| text.split(['.', ':', ';', '?', '!', '\n']));
                let longest = sentences.max_by_key(|sentence| sentence.split_whitespace().count());
                let longest = longest.unwrap_or_default().trim();
                if longest.split_whitespace().count() > SPOKEN_WORDS {
                    faults.push(format!("{} {}: {longest}", language.tag(), id.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}
