//! The workspace's code, for tests that read it as text, and the rule checked that way.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Modules of the standard library that the core must not name.
const IMPURE: [&str; 6] = ["fs", "net", "thread", "process", "env", "os"];

/// A file of code.
pub struct CodeFile {
    /// Its path from the root of the workspace.
    pub path: String,
    /// Its text up to its unit tests.
    pub text: String,
}

/// Returns all files of the program, its crates, the hall and the program at home.
pub fn files() -> Vec<CodeFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    walk(&root.join("src"), &mut paths);
    walk(&root.join("hall/src"), &mut paths);
    walk(&root.join("home/src"), &mut paths);
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        let folder = entry.unwrap().path().join("src");
        if folder.is_dir() {
            walk(&folder, &mut paths);
        }
    }
    paths.sort();
    let file = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        // Tests, whether a part of a file or all of it, may use everything.
        let text = match text.contains("\n#![cfg(test)]\n") {
            true => String::new(),
            false => text.split("#[cfg(test)]\nmod tests").next().unwrap().to_owned(),
        };
        CodeFile { path: path.strip_prefix(root).unwrap().to_string_lossy().into_owned(), text }
    };
    paths.into_iter().map(file).collect()
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            walk(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Returns the standard library's names in a text.
/// They are the path after `std::`, or each path of a group in braces.
fn named(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for after in text.split("std::").skip(1) {
        let group = after.strip_prefix('{').and_then(|group| group.split_once(';'));
        let paths = group.map_or(after, |(group, _)| group).split(|ch: char| ch == ',' || ch.is_whitespace());
        let take = if group.is_some() { usize::MAX } else { 1 };
        found.extend(paths.filter(|path| !path.is_empty()).take(take).map(str::to_owned));
    }
    found
}

/// Whether the core may not use this path.
fn is_impure(path: &str) -> bool {
    let first = path.split("::").next().unwrap_or_default().trim_matches(|ch: char| !ch.is_alphanumeric());
    IMPURE.contains(&first) || first == "time" && !path.starts_with("time::Duration")
}

#[test]
fn the_core_names_no_file_socket_thread_process_environment_or_clock() {
    let beside = ["crates/files/", "crates/help/", "crates/voice-box/"];
    let core = |file: &CodeFile| {
        file.path.starts_with("crates/") && !beside.iter().any(|other| file.path.starts_with(other))
    };
    let files: Vec<CodeFile> = files().into_iter().filter(core).collect();
    assert!(files.len() > 200, "{} files", files.len());
    for file in &files {
        let impure: Vec<String> = named(&file.text).into_iter().filter(|path| is_impure(path)).collect();
        assert!(impure.is_empty(), "{}: {impure:?}", file.path);
    }
    for impure in [
        "use std::fs;",
        "std::time::Instant::now()",
        "use std::{fmt, env};",
        "use std::{\n    io::Write,\n    thread,\n};",
    ] {
        assert!(named(impure).iter().any(|path| is_impure(path)), "{impure}");
    }
    assert!(
        !named("use std::time::Duration; use std::{fmt, str::FromStr};").iter().any(|path| is_impure(path))
    );
}

/// A source root, and its folders in dependency order: each uses only those before it.
struct FolderOrder {
    root: &'static str,
    /// The path of the module that contains the folders.
    module: &'static str,
    folders: &'static [&'static str],
    /// The minimum number of paths in these folders that begin with `module`.
    /// It prevents the test from passing without reading anything.
    paths: usize,
}

const FOLDER_ORDERS: [FolderOrder; 4] = [
    FolderOrder {
        root: "crates/game/src/",
        module: "crate::",
        folders: &[
            "interface",
            "state",
            "reporting",
            "grammar",
            "incidents",
            "session",
            "moves",
            "queries",
            "arbiter",
            "scores",
            "commands",
            "machines",
            "lessons",
        ],
        paths: 500,
    },
    FolderOrder {
        root: "crates/reconcile/src/",
        module: "crate::",
        folders: &["choice", "cells", "lines", "doubts", "boards", "verdicts"],
        paths: 80,
    },
    FolderOrder {
        root: "src/devices/",
        module: "crate::devices::",
        folders: &["platform", "storage", "voice", "recorder", "hearing", "boards", "terminal", "tables"],
        paths: 60,
    },
    FolderOrder {
        root: "src/cli/",
        module: "crate::cli::",
        folders: &["common", "scores", "boards", "playing", "reporting", "program"],
        paths: 80,
    },
];

impl FolderOrder {
    fn place(&self, name: &str) -> Option<usize> {
        self.folders.iter().position(|folder| *folder == name)
    }

    /// Returns the number of paths in these folders that begin with `module`, and those that lead upward.
    fn paths(&self, files: &[CodeFile]) -> (usize, Vec<String>) {
        let (mut seen, mut upward) = (0, Vec::new());
        for file in files {
            let Some((folder, _)) = file.path.strip_prefix(self.root).and_then(|path| path.split_once('/'))
            else {
                continue;
            };
            let own = self.place(folder).unwrap_or_else(|| panic!("{} is in no known folder", file.path));
            for named in file.text.split(self.module).skip(1) {
                let name: String =
                    named.chars().take_while(|ch| ch.is_alphanumeric() || *ch == '_').collect();
                seen += 1;
                if self.place(&name).is_some_and(|other| other > own) {
                    upward.push(format!("{}: {}{name}", file.path, self.module));
                }
            }
        }
        (seen, upward)
    }
}

#[test]
fn a_folder_uses_only_those_before_it() {
    let files = files();
    for order in &FOLDER_ORDERS {
        let (seen, upward) = order.paths(&files);
        assert!(seen > order.paths, "{}: {seen} paths", order.root);
        assert_eq!(upward, [""; 0]);
    }
}

/// Returns the stores of the game that a topic changes, and those that its documentation declares.
///
/// A `Game` dereferences to its state for reading only, so code that changes a store names it after `.state.`.
/// A mutable reference to the whole state is a store that no topic may declare.
fn stores_changed(text: &str) -> [BTreeSet<String>; 2] {
    let path = |text: &str| -> String {
        text.chars().take_while(|ch| ch.is_alphanumeric() || ['_', '.'].contains(ch)).collect()
    };
    let code: String = text.split_whitespace().collect();
    // In the range `..state.line()`, the state is a variable.
    let code = code.replace("..", "");
    let stores = code.split(".state.").skip(1).map(|after| path(after).split('.').next().unwrap().to_owned());
    let whole =
        code.split("mut").skip(1).map(path).filter(|place| place == "State" || place.ends_with(".state"));
    let declared = text.lines().find_map(|line| line.strip_prefix("//! Writes: "));
    let declared = declared.into_iter().flat_map(|stores| stores.split(", "));
    [stores.chain(whole).collect(), declared.map(|store| store.replace(['`', '.'], "")).collect()]
}

#[test]
fn a_topic_declares_the_stores_that_it_changes() {
    let outside = ["interface/", "state/", "reporting/"].map(|folder| format!("crates/game/src/{folder}"));
    let is_topic = |file: &CodeFile| {
        file.path.starts_with("crates/game/src/")
            && !outside.iter().any(|folder| file.path.starts_with(folder))
    };
    let topics: Vec<CodeFile> = files().into_iter().filter(is_topic).collect();
    let mut found = 0;
    for topic in &topics {
        let [changed, declared] = stores_changed(&topic.text);
        assert_eq!(changed, declared, "{}: add or correct its line `//! Writes: …`", topic.path);
        found += changed.len();
    }
    assert!(found > 80, "{found} stores of {} topics", topics.len());
    for (code, changed) in [
        ("game\n.state\n.clocks.halt(now)", "clocks"),
        ("make(&mut game.state.moves, true)", "moves"),
        ("let State { boards, .. } = &mut game.state;", "game.state"),
        ("fn halt(state: &mut State)", "State"),
        ("(0..state.line().len()) + game.clocks.used()", ""),
    ] {
        assert_eq!(stores_changed(code)[0].first().map_or("", String::as_str), changed, "{code}");
    }
}
