//! The recipe for a new spoken query in the architecture page names the right files.
//!
//! The parts of existing queries must be in these files and in no other.

use crate::code;
use annabella::speech::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const QUERIES: &str = "crates/game/src/asking/queries.rs";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Returns the program's files and its words, by their paths from the root, without tests.
/// Incomplete locales are not required to translate the query.
fn files() -> Vec<(String, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { walk(&path, found) } else { found.push(path) }
        }
    }
    let mut paths = Vec::new();
    let whole = Language::whole().map(|language| format!("locales/{}", language.tag()));
    whole.for_each(|folder| walk(&root().join(folder), &mut paths));
    let words = paths.into_iter().map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(root()).unwrap().to_string_lossy().into_owned(), text)
    });
    code::files().into_iter().map(|file| (file.path, file.text)).chain(words).collect()
}

/// Returns the files that the page lists for a new query: the first path of each numbered line.
fn recipe() -> Vec<String> {
    let page = read("ARCHITECTURE.md");
    let section = page.split("\n## ").find(|section| section.starts_with("To add a spoken query")).unwrap();
    let numbered = section.lines().filter(|line| line.starts_with(|ch: char| ch.is_ascii_digit()));
    numbered.map(|line| line.split('`').nth(1).expect("a path").to_owned()).collect()
}

/// Returns the strings in the tables of commands and phrases.
fn strings(code: &str) -> BTreeSet<String> {
    let in_quotes = code.split('"').skip(1).step_by(2);
    let is_id =
        |text: &&str| text.contains('-') && text.chars().all(|ch| ch.is_ascii_lowercase() || ch == '-');
    in_quotes.filter(is_id).map(str::to_owned).collect()
}

#[test]
fn a_query_is_in_the_files_that_the_page_names() {
    let recipe = recipe();
    assert!(recipe.len() <= 4, "{recipe:?}");
    assert!(recipe.iter().all(|path| root().join(path).is_file()), "{recipe:?}");
    let (files, queries) = (files(), read(QUERIES));
    let (table, after) = queries.split_once("/// The requests to this topic.").unwrap();
    let words = after.split_once("pub(crate) const WORDS").unwrap().1.split_once("];").unwrap().0;
    let ids = &strings(table) | &strings(words);
    assert!(ids.len() > 30, "{ids:?}");
    // Words with another meaning as an argument, or with one. Excluded are the spellings for voices,
    // three-dimensional chess with its special answers about squares, the menu of settings, which has a
    // voice, too, and the words recognised by ear.
    let others = ["voice.ftl", "settings/menu/words.rs", "crates/hearing/src/unit.rs"];
    let other = |path: &str| {
        others.iter().any(|end| path.ends_with(end)) || path.starts_with("crates/game/src/machines/tridim/")
    };
    let shared = ["command-moves", "command-repeat", "command-piece"];
    for id in ids.iter().filter(|id| !shared.contains(&id.as_str())) {
        let (named, worded) = (format!("\"{id}\""), format!("\n{id} ="));
        for (path, text) in files.iter().filter(|(path, _)| !other(path)) {
            // Other topics may also say a phrase, but a command is named only here.
            let is_here = id.starts_with("command-") && text.contains(&named) || text.contains(&worded);
            assert!(!is_here || recipe.contains(path), "{id} is in {path}");
        }
    }
}

/// Only buttons and two commands name a query elsewhere.
///
/// Buttons mean two queries, keys at the cursor seven, `repeat` means one if there is no move to repeat, and the
/// overview for an arbiter consists of two. A review takes the times of moves
/// and the time control from its file.
#[test]
fn only_buttons_and_keys_name_a_query_elsewhere() {
    let mut named = BTreeSet::new();
    for (path, text) in files().iter().filter(|(path, _)| path != QUERIES) {
        for after in text.split("queries::Request::").skip(1) {
            let name: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
            named.insert(format!("{path}: {name}"));
        }
    }
    let expected = [
        "commands/at_cursor.rs: Board",
        "commands/at_cursor.rs: Clock",
        "commands/at_cursor.rs: Last",
        "commands/at_cursor.rs: Opponent",
        "commands/at_cursor.rs: Permission",
        "commands/at_cursor.rs: SquareColor",
        "commands/at_cursor.rs: Time",
        "commands/typed_line.rs: Again",
        "commands/understood.rs: Again",
        "commands/understood.rs: Time",
        "lessons/review.rs: Control",
        "lessons/review.rs: Times",
        "machines/alone.rs: Again",
        "machines/machine.rs: Clock",
        "machines/machine.rs: Last",
    ];
    assert_eq!(named, expected.map(|place| format!("crates/game/src/{place}")).into());
}
