//! Compares `docs/json.md` with the JSON of the program on all scripts.

use crate::limited::{ChildInTime, CommandInTime};
use crate::scripts::played;
use annabella::devices::storage::journal::{Journal, Writer};
use annabella::devices::storage::record::{entry_now, header_now};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

type Object = Map<String, Value>;

/// The fields and codes named on the page.
struct Page {
    /// Fields by heading: `## section` or `## section/name`.
    fields: BTreeMap<String, Vec<Field>>,
    /// Codes of a section: list items that are not fields.
    codes: BTreeMap<String, BTreeSet<String>>,
}

struct Field {
    name: String,
    kind: String,
}

impl Page {
    fn read(text: &str) -> Page {
        let mut page = Page { fields: BTreeMap::new(), codes: BTreeMap::new() };
        let (mut section, mut heading) = (String::new(), String::new());
        // List items continue in indented lines.
        let text = text.replace("\n  ", " ");
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("## ") {
                section = name.to_owned();
                heading = name.to_owned();
            } else if let Some(name) = line.strip_prefix("### ") {
                heading = format!("{section}/{}", name.trim_matches('`'));
                page.fields.entry(heading.clone()).or_default();
            } else if let Some(item) = line.strip_prefix("- `") {
                let (name, rest) = item.split_once('`').expect("a name between backticks");
                let field = rest.strip_prefix(" (").and_then(|rest| rest.split_once("):"));
                match field {
                    Some((kind, _)) => page
                        .fields
                        .entry(heading.clone())
                        .or_default()
                        .push(Field { name: name.to_owned(), kind: kind.to_owned() }),
                    None => assert!(
                        page.codes.entry(section.clone()).or_default().insert(name.to_owned()),
                        "{name} is there twice"
                    ),
                }
            }
        }
        page
    }

    /// Returns the names under a section.
    fn names(&self, section: &str) -> BTreeSet<String> {
        let prefix = format!("{section}/");
        self.fields.keys().filter_map(|key| key.strip_prefix(&prefix)).map(str::to_owned).collect()
    }

    /// Returns the fault of an object that must have exactly the common fields and those of its heading.
    fn fault(&self, common: &str, section: &str, name: &str, object: &Object) -> Option<String> {
        match self.fields.get(&format!("{section}/{name}")) {
            Some(own) => Page::fault_in(self.fields.get(common).into_iter().flatten().chain(own), object),
            None => Some(format!("{name} has no heading")),
        }
    }

    /// Returns the fault of an object that must have exactly the fields of a section.
    fn fault_of(&self, section: &str, object: &Object) -> Option<String> {
        Page::fault_in(self.fields[section].iter(), object)
    }

    fn fault_in<'a>(fields: impl Iterator<Item = &'a Field>, object: &Object) -> Option<String> {
        let mut left: BTreeSet<&str> = object.keys().map(String::as_str).collect();
        for Field { name, kind } in fields {
            left.remove(name.as_str());
            match object.get(name) {
                None if kind.ends_with(", optional") => {}
                None => return Some(format!("{name} is missing")),
                Some(value) if is(value, kind.trim_end_matches(", optional")) => {}
                Some(value) => return Some(format!("{name} is {value}, not {kind}")),
            }
        }
        (!left.is_empty()).then(|| format!("not on the page: {left:?}"))
    }
}

fn is(value: &Value, kind: &str) -> bool {
    let colour = || matches!(value.as_str(), Some("white" | "black"));
    match kind {
        "string" => value.is_string(),
        "number" => value.is_u64(),
        "boolean" => value.is_boolean(),
        "object" => value.is_object(),
        "object or string" => value.is_object() || value.is_string(),
        "null" => value.is_null(),
        "colour" => colour(),
        "numbers" => value.as_array().is_some_and(|items| items.iter().all(Value::is_u64)),
        "objects" => value.as_array().is_some_and(|items| items.iter().all(Value::is_object)),
        "strings" => value.as_array().is_some_and(|items| items.iter().all(Value::is_string)),
        "booleans" => value.as_array().is_some_and(|items| items.iter().all(Value::is_boolean)),
        "shares" => value.as_array().is_some_and(|items| {
            items.iter().all(|item| item.as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)))
        }),
        _ if kind.ends_with(" or null") => {
            let kind = kind.trim_end_matches(" or null").trim_end_matches(',');
            value.is_null() || is(value, kind)
        }
        "list" => {
            value.as_array().is_some_and(|items| !items.is_empty() && items.iter().all(Value::is_string))
        }
        _ => {
            let values = kind.strip_prefix("one of ").unwrap_or_else(|| panic!("no such kind: {kind}"));
            values.split(", ").any(|known| value.as_str() == Some(known.trim_matches('`')))
        }
    }
}

fn page() -> Page {
    Page::read(include_str!("../../docs/json.md"))
}

fn object(text: &str) -> Object {
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => object,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn the_page_and_the_objects_of_play_name_the_same() {
    let page = page();
    let (mut events, mut refusals, mut results) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, played) in played() {
        for (index, line) in played.json().iter().enumerate() {
            let object = object(line);
            let event = object["event"].as_str().expect("an event is named").to_owned();
            let fault = page.fault("Every object", "Events", &event, &object);
            assert_eq!(fault, None, "{line}");
            assert_eq!(object["seq"], index as u64 + 1, "{line}");
            let reason = || object["reason"].as_str().expect("a reason is named").to_owned();
            match event.as_str() {
                "refused" => drop(refusals.insert(reason())),
                "result" => drop(results.insert(reason())),
                _ => {}
            }
            events.insert(event);
        }
    }
    assert_eq!(events, page.names("Events"));
    assert_eq!(refusals, page.codes["Reasons of refusals"]);
    assert_eq!(results, page.codes["Reasons of results"]);
}

/// Returns the fault of an object of `reconcile --json`, including its parts.
fn reconcile_fault(page: &Page, name: &str, object: &Object) -> Option<String> {
    let parts: &[(&str, &str)] = match name {
        "answer" => &[
            ("corrections", "corrections"),
            ("since", "since"),
            ("by_both", "by_both"),
            ("differences", "difference"),
            ("reconstruction", "reconstruction"),
            ("proposed", "proposed"),
        ],
        "three-dimensional" => &[("differences", "apart")],
        "by_both" => &[("corrections", "corrections"), ("whole", "whole"), ("slips", "slip")],
        "corrections" => &[("white", "step"), ("black", "step")],
        _ => &[],
    };
    let within = |(field, part): &(&str, &str)| match object.get(*field) {
        Some(Value::Object(own)) => reconcile_fault(page, part, own),
        Some(Value::Array(all)) => {
            all.iter().filter_map(Value::as_object).find_map(|own| reconcile_fault(page, part, own))
        }
        _ => None,
    };
    page.fault("", "Reconcile", name, object).or_else(|| parts.iter().find_map(within))
}

#[test]
fn the_page_and_the_answer_of_reconcile_name_the_same() {
    let page = page();
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(dir.path().join(name), text).unwrap();
    write("white.txt", "1. d4 Sf6\n2. c4 e6\n3. Sf3 d5\n4. Sc3 Le7\n");
    write("black.txt", "1. d4 Nf6\n2. c4 e6\n3. Nf4 d5\n4. Nc3 Be7\n");
    let play = ["--locale", "de", "play", "--repetition", "off", "--speech", "off", "--time-control", "900"];
    let mut play = std::process::Command::new(crate::program::PROGRAM)
        .current_dir(dir.path())
        .args(play)
        .args(["--journal", "game.journal"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut play.stdin.take().unwrap(), b"start\nd4\npress\n").unwrap();
    assert!(play.wait_in_time().unwrap().success());
    let astray = "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N4N/PP2PPPP/R1BQKB1R";
    let boards = ["--white-board", astray, "--black-board", "8/8/8/8/8/8/8/8"];
    for more in [&[][..], &boards, &["--journal", "game.journal"]] {
        let output = std::process::Command::new(crate::program::PROGRAM)
            .current_dir(dir.path())
            .args(["reconcile", "white.txt", "black.txt", "--json"])
            .args(more)
            .output_in_time()
            .unwrap();
        let answer = object(&String::from_utf8(output.stdout).unwrap());
        assert_eq!(reconcile_fault(&page, "answer", &answer), None, "{answer:?}");
    }
    write("white-3d.txt", "1. Sb3N Sb6N\n2. a3W a6S\n3. xx Sa5N\n");
    write("black-3d.txt", "1. Nb3N Nb6N\n2. a3W --\n3. yy Na5N\n");
    let output = std::process::Command::new(crate::program::PROGRAM)
        .current_dir(dir.path())
        .args(["reconcile", "white-3d.txt", "black-3d.txt", "--variant", "tridim", "--json"])
        .output_in_time()
        .unwrap();
    let answer = object(&String::from_utf8(output.stdout).unwrap());
    assert_eq!(reconcile_fault(&page, "three-dimensional", &answer), None, "{answer:?}");
    let kinds: Vec<&Value> =
        answer["differences"].as_array().unwrap().iter().map(|own| &own["kind"]).collect();
    assert_eq!(kinds, ["only-white", "neither"]);
    assert!(reconcile_fault(&page, "since", &object(r#"{"white":1}"#)).is_some());
}

fn answer(dir: &std::path::Path, arguments: &[&str]) -> Object {
    let output = std::process::Command::new(crate::program::PROGRAM)
        .current_dir(dir)
        .arg("--json")
        .args(arguments)
        .output_in_time()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1, "{arguments:?}: {text}");
    object(&text)
}

#[test]
fn the_page_and_the_answer_of_settings_name_the_same() {
    let page = page();
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("settings.toml");
    std::fs::write(&file, include_str!("../../docs/settings.toml")).unwrap();
    let output = std::process::Command::new(crate::program::PROGRAM)
        .env("ANNABELLA_SETTINGS", &file)
        .args(["--json", "settings"])
        .output_in_time()
        .unwrap();
    let listed = object(&String::from_utf8(output.stdout).unwrap());
    assert_eq!(page.fault("", "Settings", "settings-listed", &listed), None);
    let each = |of: &Value, name: &str| {
        for item in of.as_array().unwrap() {
            assert_eq!(page.fault("", "Settings", name, item.as_object().unwrap()), None, "{item}");
        }
    };
    each(&listed["settings"], "setting-listed");
    each(&listed["presets"], "preset-listed");
    for preset in listed["presets"].as_array().unwrap() {
        each(&preset["settings"], "setting-listed");
    }
}

#[test]
fn the_page_and_the_report_name_the_same() {
    let page = page();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals");
    let mut met = BTreeSet::new();
    for name in
        ["reconcile-01", "arbiter-04", "appendix-d-15", "clock-01", "offers-01", "ends-01", "rulings-02"]
    {
        let report = answer(&folder, &["report", &format!("{name}.journal")]);
        assert_eq!(page.fault("", "Report", "report", &report), None, "{report:?}");
        for (field, part) in [("occurrences", "occurrence"), ("disputes", "dispute")] {
            for each in report[field].as_array().unwrap() {
                assert_eq!(page.fault("", "Report", part, each.as_object().unwrap()), None, "{each}");
                met.insert(part);
            }
        }
        for side in ["white", "black"] {
            assert_eq!(page.fault("", "Report", "player", report[side].as_object().unwrap()), None);
        }
        let summary = report["summary"].as_object().unwrap();
        assert_eq!(page.fault("", "Report", "summary", summary), None, "{summary:?}");
        for each in report["occurrences"].as_array().unwrap() {
            for clock in ["white_clock", "black_clock"] {
                if let Some(change) = each.get(clock).and_then(Value::as_object) {
                    assert_eq!(page.fault("", "Report", "clock-change", change), None, "{each}");
                    met.insert("clock-change");
                }
            }
        }
    }
    assert_eq!(met, BTreeSet::from(["clock-change", "occurrence", "dispute"]));
}

#[test]
fn the_page_and_the_answer_of_show_name_the_same() {
    let page = page();
    let dir = tempfile::tempdir().unwrap();
    let rook = "r3k3/8/8/3pP3/8/8/8/R3K2R w KQq d6 0 12";
    for (arguments, position, last) in [
        (&["show", rook, "--locale", "en"][..], rook, "A pawn may be captured en passant on David six."),
        (
            &["show", "8/8/8/4k3/8/4R3/4P3/4K3 b - - 0 1", "--locale", "de"],
            "8/8/8/4k3/8/4R3/4P3/4K3 b - - 0 1",
            "Schwarz steht im Schach.",
        ),
        (
            &["show", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--locale", "de"],
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "Weiß kann noch kurz rochieren.",
        ),
        (&["show", "--variant", "tridim", "--locale", "en"], annabella::tridim::START, "White to move."),
    ] {
        let shown = answer(dir.path(), arguments);
        assert_eq!(page.fault("", "Show", "shown", &shown), None, "{shown:?}");
        assert_eq!(shown["position"], position);
        assert_eq!(shown["words"].as_array().unwrap().last().unwrap(), last, "{shown:?}");
    }
}

#[test]
fn the_page_and_the_answer_of_judge_name_the_same() {
    let page = page();
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("mated.pgn"), "1. f3 e5 2. g4 Qh4# 0-1\n").unwrap();
    let bare = "W:4/4/4/4,N:4/4/4/4,S:4/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:2/K1,KP6b:k1/2 w - - - 0 1";
    let castles = "1k1r4/8/8/8/8/8/8/1K1R4 w Dd - 0 1";
    for (arguments, status, turn, can_mate) in [
        (&["judge"][..], "ongoing", "white", ["yes", "yes"]),
        (&["judge", "8/8/8/8/8/5k2/6q1/7K w - - 0 1"], "mate", "white", ["no", "yes"]),
        (&["judge", "7K/5k2/6q1/8/8/8/8/8 w - - 0 1"], "stalemate", "white", ["no", "no"]),
        (&["judge", "8/8/8/8/8/5k2/8/7K b - - 0 1"], "dead", "black", ["no", "no"]),
        (&["judge", "--variant", "chess960:0"], "ongoing", "white", ["undetermined"; 2]),
        (&["judge", "--variant", "tridim"], "ongoing", "white", ["undetermined"; 2]),
        (&["judge", "--variant", "tridim", bare], "dead", "white", ["no", "no"]),
        (&["judge", "mated.pgn"], "mate", "white", ["no", "yes"]),
        (&["judge", "mated.pgn", "3"], "ongoing", "black", ["yes", "yes"]),
        // No game has three knights besides eight pawns, but White can mate all the same.
        (&["judge", "4k3/8/8/8/8/8/PPPPPPPP/1NNN2K1 w - - 0 1"], "ongoing", "white", ["yes", "no"]),
        // After a castling that standard chess does not allow, the solver decides.
        (&["judge", "--variant", "chess960", castles], "ongoing", "white", ["undetermined"; 2]),
        (&["judge", "--variant", "chess960", castles, "--budget", "500"], "ongoing", "white", ["yes"; 2]),
    ] {
        let judged = answer(dir.path(), arguments);
        for side in ["white", "black"] {
            let proven = !judged[&format!("{side}_mates")].as_array().unwrap().is_empty();
            let can = judged[&format!("{side}_can_mate")] == "yes" && status != "mate";
            assert_eq!(proven, can, "{arguments:?}: {judged:?}");
        }
        assert_eq!(page.fault("", "Judge", "judged", &judged), None, "{judged:?}");
        let is = |field: &str, value: &str| assert_eq!(judged[field], value, "{arguments:?}: {judged:?}");
        is("status", status);
        is("turn", turn);
        is("white_can_mate", can_mate[0]);
        is("black_can_mate", can_mate[can_mate.len() - 1]);
    }
}

#[test]
fn the_page_and_the_answer_of_reconcile_on_three_levels_name_the_same() {
    let page = page();
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, rows: &str| {
        std::fs::write(dir.path().join(name), format!("[Variant \"tridim\"]\n{rows}")).unwrap();
    };
    write("white.txt", "1. Sb3N --\n2. a4W Sa6N");
    write("black.txt", "1. -- Sb6N\n2. a4W Sc6S");
    let compared = answer(dir.path(), &["reconcile", "white.txt", "black.txt"]);
    let section = "Reconcile in three-dimensional chess";
    assert_eq!(page.fault("", section, "compared", &compared), None, "{compared:?}");
    let differences = compared["differences"].as_array().unwrap();
    assert!(differences.len() >= 2, "{compared:?}");
    for difference in differences {
        let difference = difference.as_object().unwrap();
        assert_eq!(page.fault("", section, "unlike", difference), None, "{compared:?}");
    }
}

#[test]
fn the_page_and_the_lines_of_a_journal_name_the_same() {
    let page = page();
    let folder = tempfile::tempdir().expect("a folder");
    let (mut inputs, mut fields) = (BTreeSet::new(), BTreeSet::new());
    // The games of one file share a journal, because each journal waits for the disk.
    for (number, games) in played().chunk_by(|one, next| one.0.file == next.0.file).enumerate() {
        let path = folder.path().join(format!("{number}.journal"));
        let journal = Journal::create(&path, &header_now(games[0].1.settings.clone())).expect("a journal");
        // As in a game, many entries are synced together.
        let mut journal = Writer::start(journal, drop).expect("a thread");
        for (event, act) in games.iter().flat_map(|(_, game)| game.events.iter().zip(&game.acts)) {
            journal.append(&entry_now(event.clone(), act.clone())).expect("an entry");
        }
        assert_eq!(journal.finish(Duration::from_secs(60)), Some(true));
        let text = std::fs::read_to_string(&path).expect("UTF-8");
        let mut before = [0; 32];
        for (n, line) in text.lines().enumerate() {
            let (checksum, json) = line.split_once(' ').expect("a checksum");
            before = Sha256::digest([&before[..], json.as_bytes()].concat()).into();
            let digits: String = before.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(checksum, digits, "{line}");
            let object = object(json);
            assert_eq!(object["n"], n as u64);
            if n == 0 {
                let names: Vec<&str> = object.keys().map(String::as_str).collect();
                assert_eq!(names, ["journal", "n", "offset_s", "program", "settings", "version", "wall_ms"]);
                assert_eq!((&object["journal"], &object["version"]), (&"annabella".into(), &3.into()));
                continue;
            }
            let input = object["input"].as_str().expect("an input is named").to_owned();
            assert_eq!(page.fault("The journal", "Inputs", &input, &object), None, "{line}");
            if let Some(act) = object.get("act") {
                let act = act.as_object().expect("an object");
                assert_eq!(page.fault_of("Acts", act), None, "{line}");
                fields.extend(act.keys().cloned());
            }
            inputs.insert(input);
        }
    }
    assert_eq!(inputs, page.names("Inputs"));
    let named: BTreeSet<String> = page.fields["Acts"].iter().map(|field| field.name.clone()).collect();
    assert_eq!(fields, named);
}

#[test]
fn fields_missing_from_the_page_are_found() {
    let page = page();
    let fault = |text: &str| page.fault("Every object", "Events", "flag", &object(text));
    let right = r#"{"seq":1,"at_ms":0,"audience":"room","event":"flag","side":"white"}"#;
    assert_eq!(fault(right), None);
    for (from, to) in [
        (r#","side":"white""#, ""),
        (r#""side":"white""#, r#""side":"green""#),
        (r#""side":"white""#, r#""side":"white","other":1"#),
        (r#""seq":1"#, r#""seq":"1""#),
        ("room", "hall"),
        (r#""flag""#, "1"),
    ] {
        let wrong = right.replace(from, to);
        assert_ne!(wrong, right);
        assert!(fault(&wrong).is_some(), "{wrong}");
    }
    assert!(page.fault("Every object", "Events", "no-such", &object(right)).is_some());
}

/// Runs a command with `--json` and returns its lines on standard output and on standard error.
fn lines(dir: &std::path::Path, arguments: &[&str]) -> [Vec<String>; 2] {
    let output = std::process::Command::new(crate::program::PROGRAM)
        .current_dir(dir)
        .env("HOME", dir)
        .env("XDG_DATA_HOME", dir)
        .args(["--json", "--locale", "en"])
        .args(arguments)
        .stdin(std::process::Stdio::null())
        .output_in_time()
        .unwrap();
    [output.stdout, output.stderr]
        .map(|text| String::from_utf8(text).unwrap().lines().map(str::to_owned).collect())
}

#[test]
fn every_command_prints_objects_that_the_page_names() {
    let page = page();
    let dir = tempfile::tempdir().unwrap();
    let kept = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals/clock-01.journal");
    let kept = kept.to_str().unwrap();
    std::fs::write(
        dir.path().join("flawed.pgn"),
        "[White \"Berg\"]\n\n1. e4 {good} e5 2. Nf3 xyzzy 3. Bb5 *\n",
    )
    .unwrap();
    std::fs::write(dir.path().join("other.pgn"), "1. e4 e5 2. Nf3 *\n").unwrap();
    std::fs::write(dir.path().join("level.txt"), "[Variant \"tridim\"]\n1. Nb3N Nb6N\n").unwrap();
    let mut met = BTreeSet::new();
    let mut check = |section: &'static str, name: &'static str, found: &[Object]| {
        assert!(!found.is_empty(), "{section} {name}");
        for object in found {
            assert_eq!(page.fault("", section, name, object), None, "{object:?}");
        }
        met.insert((section, name));
    };
    let all = |lines: &[String]| lines.iter().map(|line| object(line)).collect::<Vec<_>>();
    let run = |arguments: &[&str]| lines(dir.path(), arguments).map(|lines| all(&lines));
    let [said, _] = run(&["announce", "--style", "full,short", "e4", "Nf6"]);
    check("Announce", "announcement", &said);
    assert_eq!(said.len(), 4);
    assert_eq!((&said[3]["move"], &said[3]["style"]), (&"Nf6".into(), &"short".into()));
    check("Announce", "announcement", &run(&["announce", "--variant", "tridim", "Nb3N"])[0]);

    let [sheet, none] = run(&["sheet", "flawed.pgn", "--to", "pgn,txt,longhand,braille,brf"]);
    check("Sheet", "sheet", &sheet);
    assert_eq!((sheet.len(), none.len()), (1, 0), "{none:?}");
    assert_eq!(sheet[0]["moves"], serde_json::json!(["e4", "e5", "Nf3"]));
    assert_eq!(sheet[0]["texts"].as_object().unwrap().len(), 5);
    let remarks: Vec<Object> = sheet[0]["remarks"]
        .as_array()
        .unwrap()
        .iter()
        .map(|remark| remark.as_object().unwrap().clone())
        .collect();
    check("Remarks on files", "file-remark", &remarks);
    assert_eq!((&remarks[0]["line"], &remarks[0]["text"]), (&3.into(), &"xyzzy".into()));
    check("Sheet", "sheet", &run(&["sheet", "level.txt", "--to", "txt"])[0]);
    for more in [
        &["show", "flawed.pgn"][..],
        &["judge", "flawed.pgn"],
        &["review", "flawed.pgn"],
        &["reconcile", "flawed.pgn", "other.pgn"],
    ] {
        let [_, told] = run(more);
        let told: Vec<Object> = told.into_iter().filter(|object| object.contains_key("kind")).collect();
        check("Remarks on files", "file-remark", &told);
    }

    check("Games", "game-of-file", &run(&["games", "flawed.pgn"])[0]);
    let games = dir.path().join("annabella");
    std::fs::create_dir_all(&games).unwrap();
    std::fs::copy(kept, games.join("2026-01-01-1200.journal")).unwrap();
    check("Games", "own-game", &run(&["games"])[0]);

    check("Show a journal", "part", &run(&["journal", "show", kept])[0]);
    check("Sentences", "sentence", &run(&["journal", "verify", kept])[0]);
    check("Manual", "topic", &run(&["manual"])[0]);
    check("Manual", "chapter", &run(&["manual", "player"])[0]);
    check("Sentences", "sentence", &run(&["doctor"])[0]);
    check("Sentences", "sentence", &run(&["board", "list", "/dev/none"])[0]);
    for fault in [
        &["board", "watch", "/dev/none"][..],
        &["board", "check", "/dev/none"],
        &["dictation", kept],
        &["dictation", "none"],
        &["journal", "show", "none"],
        &["manual", "nobody"],
        &["sheet", "flawed.pgn", "--to", "wav"],
        &["announce", "e5"],
        &["show", "none"],
        &["board", "simulate", "--fen", "x"],
    ] {
        let [printed, told] = lines(dir.path(), fault);
        assert!(printed.is_empty(), "{fault:?}: {printed:?}");
        // An error stays a sentence.
        assert!(told.len() == 1 && !told[0].starts_with('{'), "{fault:?}: {told:?}");
    }
    #[cfg(unix)]
    {
        let [printed, _] = run(&["board", "simulate"]);
        check("Sentences", "line", &printed[..1]);
    }
    let sections =
        ["Sentences", "Remarks on files", "Announce", "Sheet", "Games", "Show a journal", "Manual"];
    for section in sections {
        for name in page.names(section) {
            assert!(cfg!(not(unix)) || met.contains(&(section, name.as_str())), "{section} {name}");
        }
    }
}
