//! The words of messages, pages and comments, by the lists in `tests/data/words`.

use regex::{Regex, RegexSet};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Maximum length of the first line of a doc comment, in characters.
const FIRST_LINE: usize = 100;

/// First words that a doc comment must not have.
const FIRST_WORDS: [&str; 10] = ["That", "It", "What", "Who", "So", "Of", "Not", "Nothing", "None", "There"];

/// The texts, as counts.txt names them: their folders and the extension of their files.
const TREES: [(&str, &[&str], &str); 6] = [
    ("locales", &["locales/en"], "ftl"),
    ("pages", &["", "docs", "hardware", "tests/scripts"], "md"),
    ("comments", &["src", "crates"], "rs"),
    ("tests", &["tests", "benches", "fuzz", "examples"], "rs"),
    ("german", &["locales/de"], "ftl"),
    ("german pages", &["README.de.md", "docs/manual/de"], "md"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the lines of a list without its comments.
fn list(name: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join("tests/data/words").join(name)).unwrap();
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::to_owned).collect()
}

/// Returns a file, or the files with an extension below a folder; of the root only its own.
fn files(path: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    if path.is_file() {
        return found.push(path.to_owned());
    }
    for path in fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() && !path.ends_with("target") && path.parent() != Some(root()) {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
}

/// Returns the lines of a tree as `path:number` and their words.
fn lines(tree: &str, folders: &[&str], extension: &str) -> Vec<(String, String)> {
    let names = Regex::new(r"\$[\w-]+|\{ ?[a-z][\w-]* ?\}|^\s*\*?\[[\w-]+\]").unwrap();
    let code = Regex::new("`[^`]*`").unwrap();
    let words = |line: &str| match extension {
        "ftl" => message(line).map(|words| names.replace_all(words, "").into_owned()),
        "rs" => comment(line).map(str::to_owned),
        _ => Some(code.replace_all(line, "").into_owned()),
    };
    let mut found = Vec::new();
    folders.iter().for_each(|folder| files(&root().join(folder), extension, &mut found));
    let of = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let place = |index: usize| format!("{}:{}", path.strip_prefix(root()).unwrap().display(), index + 1);
        let lines = text.lines().enumerate();
        lines.filter_map(|(index, line)| Some((place(index), words(line)?))).collect::<Vec<_>>()
    };
    let german =
        |path: &Path| path.ends_with("README.de.md") || path.starts_with(root().join("docs/manual/de"));
    // What people ask is in their own words.
    found.retain(|path| !path.ends_with("questions.ftl") && !path.ends_with("concepts.ftl"));
    found.retain(|path| extension != "md" || german(path) == tree.starts_with("german"));
    found.iter().flat_map(of).collect()
}

/// The words of a line of a locale, without its id, comments and other words of commands.
fn message(line: &str) -> Option<&str> {
    let words = line.trim_start();
    if ["#", ".heard", ".otherwise", ".elsewhere"].iter().any(|start| words.starts_with(start)) {
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

/// The number of hits that a failure shows.
const SHOWN: usize = 30;

/// Returns when the file of a hit was changed.
fn changed(hit: &str) -> Option<SystemTime> {
    let (path, _) = hit.split_once(':')?;
    fs::metadata(root().join(path)).ok()?.modified().ok()
}

#[test]
fn texts_use_native_phrases_and_one_word_for_a_thing() {
    let pattern = |line: &String| {
        let (label, rest) = line.split_once(' ').unwrap();
        let (pattern, instead) = rest.rsplit_once(" => ").unwrap();
        let (pattern, right) =
            pattern.split_once(" unless ").map_or((pattern, None), |(one, other)| (one, Some(other)));
        let right = right.map(|right| Regex::new(right).unwrap());
        (label.to_owned(), Regex::new(pattern).unwrap(), right, instead.to_owned())
    };
    let patterns: Vec<_> = [list("calques.txt"), list("terms.txt")].concat().iter().map(pattern).collect();
    let quotations = list("quotations.txt");
    let counts = list("counts.txt");
    let wanted: BTreeMap<&str, usize> = counts
        .iter()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(tree, count)| (tree, count.parse().unwrap()))
        .collect();
    let mut faults = Vec::new();
    for (tree, folders, extension) in TREES {
        let lines = lines(tree, folders, extension);
        assert!(lines.len() > 100, "{tree}");
        let applies = |label: &str| match label {
            "de" => tree.starts_with("german"),
            "en" => ["locales", "pages"].contains(&tree),
            _ => !tree.starts_with("german"),
        };
        let own = patterns.iter().filter(|(label, ..)| applies(label)).collect::<Vec<_>>();
        // One search excludes most lines.
        let any = RegexSet::new(own.iter().map(|(_, regex, ..)| regex.as_str())).unwrap();
        let mut hits = Vec::new();
        for (place, text) in
            lines.iter().filter(|(_, text)| !quotations.iter().any(|part| text.contains(part)))
        {
            for index in any.matches(text) {
                let (label, regex, right, instead) = own[index];
                let is_right = |hit: &str| right.as_ref().is_some_and(|right| right.is_match(hit));
                for _ in regex.find_iter(text).filter(|hit| !is_right(hit.as_str())) {
                    let hit = format!("{place}: {} (write: {instead})", text.trim());
                    if label == "W" { hits.push(hit) } else { faults.push(hit) }
                }
            }
        }
        let wanted = wanted.get(tree).copied().unwrap_or_default();
        match hits.len() {
            fewer if fewer < wanted => faults.push(format!("{tree}: write {fewer} into counts.txt")),
            more if more > wanted => {
                // Files with the latest changes contain the new one.
                hits.sort_by_key(|hit| std::cmp::Reverse(changed(hit)));
                hits.truncate(SHOWN);
                faults.push(format!("{tree}: {more}, not {wanted}, newest files first:\n{}", hits.join("\n")))
            }
            _ => {}
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_doc_comment_begins_with_what_it_describes() {
    let mut paths = Vec::new();
    let folders = ["src", "crates", "tests", "benches", "fuzz", "examples"];
    folders.iter().for_each(|folder| files(&root().join(folder), "rs", &mut paths));
    let mut faults = Vec::new();
    for path in paths {
        let mut inside = false;
        for (index, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            let doc =
                ["///", "//!"].iter().find_map(|mark| line.trim_start().strip_prefix(mark)).map(str::trim);
            let first = doc.filter(|_| !inside);
            inside = doc.is_some();
            let word =
                |doc: &str| doc.split(|ch: char| !ch.is_alphanumeric()).next().unwrap_or_default().to_owned();
            let is_fault =
                |doc: &&str| FIRST_WORDS.contains(&word(doc).as_str()) || doc.chars().count() > FIRST_LINE;
            faults
                .extend(first.filter(is_fault).map(|doc| format!("{}:{}: {doc}", path.display(), index + 1)));
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}
