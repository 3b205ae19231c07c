//! The JSON of the program: `docs/json-objects.md` lists it, and `docs/json.md` names it.
//!
//! The list has the sentences of refusals, so the page need not name their reasons.
//! `BLESS=1` writes the list.

use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::scripts::played;
use annabella::devices::storage::journal::{Journal, Writer};
use annabella::devices::storage::journal::{entry_now, header_now};
use annabella::speech::Language;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/json-objects.md");

/// Fields with any text.
const TEXTS: [&str; 24] = [
    "text",
    "words",
    "voiced",
    "note",
    "entry",
    "cell",
    "why",
    "id",
    "name",
    "white",
    "black",
    "event",
    "written",
    "san",
    "title",
    "topic",
    "lines",
    "place",
    "remove",
    "site",
    "letters",
    "piece",
    "value",
    "placement",
];

/// Fields with objects that are not listed: settings, values by name, commands, events of `play`.
const OPAQUE: [&str; 9] =
    ["settings", "values", "tags", "texts", "obey", "unread", "turned", "ask-pin", "effects"];

/// A field, as it was seen.
#[derive(Default)]
struct Field {
    count: usize,
    types: BTreeSet<&'static str>,
    codes: BTreeSet<String>,
    is_text: bool,
}

/// A kind of object: how many there were, and their fields.
type Kind = (usize, BTreeMap<String, Field>);

/// All seen objects.
#[derive(Default)]
struct Seen {
    /// The kinds by their section and name.
    kinds: BTreeMap<(&'static str, String), Kind>,
    /// The shortest English sentence given with each reason of a refusal.
    refusals: BTreeMap<String, String>,
}

impl Seen {
    /// Adds an object without the fields of a list, and the objects in it.
    /// An object of Black is of the same kind as White's.
    fn add(&mut self, section: &'static str, name: &str, object: &Value, without: &[&str]) {
        let object: &Map<String, Value> = object.as_object().unwrap_or_else(|| panic!("{section}: {object}"));
        let kind = self.kinds.entry((section, name.replace("black", "white"))).or_default();
        kind.0 += 1;
        for (name, value) in object.iter().filter(|(name, _)| !without.contains(&name.as_str())) {
            kind.1.entry(name.clone()).or_default().add(name, value);
        }
        for (name, value) in object.iter().filter(|(name, _)| !OPAQUE.contains(&name.as_str())) {
            let parts = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
            for part in parts.iter().filter(|part| part.is_object()) {
                self.add(section, name, part, &[]);
            }
        }
    }

    /// Keeps the sentence that followed a refusal, if it is the shortest so far.
    fn add_refusal(&mut self, refused: &Value, said: &Value) {
        let (Some(reason), Some(words)) = (refused["reason"].as_str(), said["words"].as_str()) else {
            return;
        };
        let kept = self.refusals.entry(reason.to_owned()).or_insert_with(|| words.to_owned());
        if (words.len(), words) < (kept.len(), kept.as_str()) {
            words.clone_into(kept);
        }
    }

    /// Returns the page: a heading for each object, and a line for each field.
    fn printed(&self) -> String {
        let mut text = "# JSON objects\n\nPrinted by `BLESS=1 cargo test --test it json::` from all scripts. [json.md](json.md) says what the \
             names mean. A field is optional if\nsome objects lack it. An object within another is listed by the name of its field, and one of Black by that of White.\n"
            .to_owned();
        let mut last = "";
        for ((section, name), (count, fields)) in &self.kinds {
            if *section != last {
                let _ = write!(text, "\n## {section}\n");
                last = section;
            }
            let _ = write!(text, "\n### `{name}`\n\n");
            let is_refused = (*section, name.as_str()) == ("play", "refused");
            for (name, field) in fields {
                let optional = if field.count < *count { ", optional" } else { "" };
                let printed =
                    if is_refused && name == "reason" { "a code below".to_owned() } else { field.printed() };
                let _ = writeln!(text, "- `{name}`: {printed}{optional}");
            }
            if is_refused {
                text += "\nEach `reason`, with one of its sentences:\n\n";
                for (reason, words) in &self.refusals {
                    let _ = writeln!(text, "- `{reason}`: `{words}`");
                }
            }
        }
        text
    }
}

impl Field {
    fn add(&mut self, name: &str, value: &Value) {
        self.count += 1;
        match value {
            Value::Null => drop(self.types.insert("null")),
            Value::Bool(_) => drop(self.types.insert("boolean")),
            Value::Number(_) => drop(self.types.insert("number")),
            Value::Object(_) => drop(self.types.insert("object")),
            Value::Array(items) => {
                self.types.insert(match items.first() {
                    None => "list",
                    Some(Value::Object(_)) => "objects",
                    Some(Value::String(_)) => "strings",
                    Some(Value::Bool(_)) => "booleans",
                    Some(_) => "numbers",
                });
            }
            Value::String(text) => {
                let is_code = text.chars().all(|ch| ch.is_ascii_lowercase() || ch == '-') && !text.is_empty();
                self.is_text |= !is_code || TEXTS.contains(&name);
                self.codes.insert(text.clone());
            }
        }
    }

    fn printed(&self) -> String {
        let mut types: Vec<String> = self.types.iter().map(|name| (*name).to_owned()).collect();
        // An empty list is one of the other lists.
        if types.iter().any(|name| name.ends_with('s')) {
            types.retain(|name| name != "list");
        }
        match self.is_text {
            true => types.push("string".to_owned()),
            false => types.extend(self.codes.iter().map(|code| format!("`{code}`"))),
        }
        types.join(", ")
    }
}

/// Runs a command with `--json` and returns its objects on standard output and on standard error.
fn run(folder: &Path, arguments: &[&str]) -> [Vec<Value>; 2] {
    let output = Command::new(PROGRAM)
        .current_dir(folder)
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .env("ANNABELLA_SETTINGS", folder.join("settings.toml"))
        .args(["--json", "--locale", "en"])
        .args(arguments)
        .stdin(Stdio::null())
        .output_in_time()
        .unwrap();
    let objects = |text: Vec<u8>| {
        let lines = String::from_utf8(text).unwrap();
        lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    };
    [objects(output.stdout), objects(output.stderr)]
}

/// Adds the output of every script.
fn add_games(seen: &mut Seen) {
    for (_, played) in played() {
        for (index, line) in played.json().iter().enumerate() {
            let object: Value = serde_json::from_str(line).unwrap();
            assert_eq!(object["seq"], index as u64 + 1, "{line}");
            let common = ["seq", "at_ms", "audience", "unsaved", "event", "text"];
            seen.add("play", object["event"].as_str().unwrap(), &object, &common);
        }
        let english: Vec<Value> =
            played.json_in(Language::En).iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        for pair in english.windows(2).filter(|pair| pair[0]["event"] == "refused") {
            seen.add_refusal(&pair[0], &pair[1]);
        }
    }
}

/// Adds the journal of every script, and compares its checksums with those that the page describes.
fn add_journals(seen: &mut Seen) {
    let folder = tempfile::tempdir().unwrap();
    // The games of one file share a journal, because each journal waits for the disk.
    for (number, games) in played().chunk_by(|one, next| one.0.file == next.0.file).enumerate() {
        let path = folder.path().join(format!("{number}.journal"));
        let journal = Journal::create(&path, &header_now(games[0].1.settings.clone())).unwrap();
        let mut journal = Writer::start(journal, drop).unwrap();
        for (event, act) in games.iter().flat_map(|(_, game)| game.events.iter().zip(&game.acts)) {
            journal.append(&entry_now(event.clone(), act.clone())).unwrap();
        }
        assert_eq!(journal.finish(Duration::from_secs(60)), Some(true));
        let mut before = [0; 32];
        for (n, line) in std::fs::read_to_string(&path).unwrap().lines().enumerate() {
            let (checksum, json) = line.split_once(' ').unwrap();
            before = Sha256::digest([&before[..], json.as_bytes()].concat()).into();
            let digits: String = before.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(checksum, digits, "{line}");
            let object: Value = serde_json::from_str(json).unwrap();
            assert_eq!(object["n"], n as u64);
            let input = object["input"].as_str().unwrap_or("header").to_owned();
            seen.add("journal", &input, &object, &["n", "at", "wall_ms", "input", "act"]);
            if let Some(act) = object.get("act") {
                seen.add("journal", "act", act, &[]);
            }
        }
    }
}

/// Adds the answers of the other commands.
fn add_commands(seen: &mut Seen) {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("settings.toml", include_str!("../../docs/settings.toml"));
    write("white.txt", "1. d4 Sf6\n2. c4 e6\n3. Sf3 d5\n4. Sc3 Le7\n");
    write("black.txt", "1. d4 Nf6\n2. c4 e6\n3. Nf4 d5\n4. Nc3 Be7\n");
    write("white-3d.txt", "[Variant \"tridim\"]\n1. Sb3N --\n2. a4W Sa6N\n");
    write("black-3d.txt", "[Variant \"tridim\"]\n1. -- Sb6N\n2. a4W Sc6S\n");
    write("level.txt", "[Variant \"tridim\"]\n1. Nb3N Nb6N\n");
    write("flawed.pgn", "[White \"Berg\"]\n\n1. e4 {good} e5 2. Nf3 xyzzy 3. Bb5 *\n");
    write("other.pgn", "1. e4 e5 2. Nf3 *\n");
    write("mated.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals");
    let kept = |name: &str| journals.join(name).to_str().unwrap().to_owned();
    let journal = kept("clock-01.journal");
    std::fs::create_dir_all(folder.path().join("annabella")).unwrap();
    std::fs::copy(&journal, folder.path().join("annabella/2026-01-01-1200.journal")).unwrap();
    let mut add = |section: &'static str, name: &str, arguments: &[&str]| {
        let [found, remarks] = run(folder.path(), arguments);
        assert!(!found.is_empty(), "{arguments:?}");
        found.iter().for_each(|object| seen.add(section, name, object, &[]));
        // Of a journal there are sentences.
        let remarks = remarks.iter().filter(|remark| remark.get("kind").is_some());
        remarks.for_each(|remark| seen.add("remarks on files", "remarks", remark, &[]));
    };
    add("announce", "announcement", &["announce", "--style", "full,short", "e4", "Nf6"]);
    add("announce", "announcement", &["announce", "--variant", "tridim", "Nb3N"]);
    add("sheet", "sheet", &["sheet", "flawed.pgn", "--to", "pgn,txt,longhand,braille,brf"]);
    add("sheet", "sheet", &["sheet", "level.txt", "--to", "txt"]);
    add("sheet", "sheet", &["sheet", &journal, "--to", "pgn", "--output", "game.pgn"]);
    add("games", "a game of a file", &["games", "flawed.pgn"]);
    add("games", "a game of your own", &["games"]);
    let rook = "r3k3/8/8/3pP3/8/8/8/R3K2R w KQq d6 0 12";
    for game in [&["flawed.pgn"][..], &["mated.pgn", "3"], &["--variant", "tridim"], &["--", rook]] {
        add("judge", "judged", &[&["judge"], game].concat());
        add("show", "shown", &[&["show"], game].concat());
    }
    let astray = ["--white-board", "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N4N/PP2PPPP/R1BQKB1R"];
    let boards = [&astray[..], &["--black-board", "8/8/8/8/8/8/8/8"]].concat();
    for more in [&[][..], &boards, &["--journal", &journal]] {
        add("reconcile", "answer", &[&["reconcile", "white.txt", "black.txt"], more].concat());
    }
    add("reconcile", "answer", &["reconcile", "flawed.pgn", "other.pgn"]);
    let levels = "answer in three-dimensional chess";
    add("reconcile in three-dimensional chess", levels, &["reconcile", "white-3d.txt", "black-3d.txt"]);
    add("settings", "answer", &["settings"]);
    add("journal show", "part", &["journal", "show", &journal]);
    add("manual", "topic", &["manual"]);
    add("manual", "chapter", &["manual", "player"]);
    for command in [&["journal", "verify", &journal][..], &["doctor"], &["board", "list", "/dev/none"]] {
        add("sentences", "sentence", command);
    }
    #[cfg(unix)]
    add("board simulate", "answer", &["board", "simulate"]);
    for name in
        ["reconcile-01", "arbiter-04", "appendix-d-15", "clock-01", "offers-01", "ends-01", "rulings-02"]
    {
        add("report", "report", &["report", &kept(&format!("{name}.journal"))]);
    }
    for fault in [&["board", "watch", "/dev/none"][..], &["journal", "show", "none"], &["announce", "e5"]] {
        let [printed, told] = run(folder.path(), fault);
        assert!(printed.is_empty() && told.is_empty(), "{fault:?}: an error stays a sentence");
    }
}

/// Returns the names between backticks.
fn names(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_object_is_listed_and_named() {
    let mut seen = Seen::default();
    add_games(&mut seen);
    add_journals(&mut seen);
    add_commands(&mut seen);
    let due = seen.printed();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(LIST, &due).unwrap();
    }
    assert_eq!(std::fs::read_to_string(LIST).unwrap(), due, "BLESS=1 writes the page");

    let page = include_str!("../../docs/json.md");
    let named = names(page);
    let of = |event: &str| &seen.kinds[&("play", event.to_owned())].1["reason"].codes;
    let unsaid: Vec<&String> =
        of("refused").iter().filter(|reason| !seen.refusals.contains_key(*reason)).collect();
    assert_eq!(unsaid, Vec::<&String>::new(), "reasons of refusals without a sentence");
    let reasons = of("result");
    let fields = seen.kinds.values().flat_map(|(_, fields)| fields.keys());
    let events =
        seen.kinds.keys().filter(|(section, _)| ["play", "journal"].contains(section)).map(|(_, name)| name);
    let missing: Vec<&String> =
        fields.chain(events).chain(reasons).filter(|name| !named.contains(name.as_str())).collect();
    assert_eq!(missing, Vec::<&String>::new(), "names that docs/json.md lacks");
    // Every event and reason of a result in its tables occurs.
    let parts = page.split("\n#").map(|part| part.trim_start_matches(['#', ' ']));
    let tables = parts.filter(|part| part.starts_with("Events") || part.starts_with("Reasons"));
    let first_cells =
        tables.flat_map(str::lines).filter_map(|line| line.strip_prefix("| `")?.split_once(" |"));
    let codes =
        first_cells.flat_map(|(cell, _)| cell.split(", ")).map(|code| code.trim_matches('`').to_owned());
    let unknown: Vec<String> = codes
        .filter(|code| !reasons.contains(code) && !seen.kinds.contains_key(&("play", code.clone())))
        .collect();
    assert_eq!(unknown, Vec::<String>::new(), "names of docs/json.md that do not occur");
}
