//! `annabella report`: every kind of journal gives a report with the expected contents.

use crate::limited::{ChildInTime, CommandInTime};
use crate::program::PROGRAM;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn report(locale: &str, arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(["--locale", locale, "report"]).args(arguments).output_in_time().unwrap()
}

fn text(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Plays a game from these lines, and returns its journal.
pub fn played(directory: &Path, options: &[&str], lines: &str) -> PathBuf {
    let journal = directory.join("game.journal");
    let mut play = Command::new(PROGRAM)
        .args(["--locale", "en", "play", "--speech", "off", "--repetition", "off"])
        .args(options)
        .arg("--journal")
        .arg(&journal)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    play.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    assert!(play.wait_in_time().unwrap().success());
    journal
}

/// Returns the fault in the nesting of a page's elements.
pub fn fault_of(page: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1) {
        let (tag, _) = tag.split_once('>')?;
        let name = tag.trim_start_matches('/').split(|ch: char| !ch.is_alphanumeric()).next()?;
        match tag {
            _ if name.eq_ignore_ascii_case("doctype")
                || name == "meta"
                || tag.ends_with('/')
                || tag.starts_with('!') => {}
            _ if tag.starts_with('/') => {
                let last = open.pop();
                if last != Some(name) {
                    return Some(format!("</{name}> closes {last:?}"));
                }
            }
            _ => open.push(name),
        }
    }
    (!open.is_empty()).then(|| format!("never closed: {open:?}"))
}

#[test]
fn kept_journals_give_a_report_in_every_form_and_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals");
    let mut journals: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "journal"))
        .collect();
    journals.sort();
    for journal in &journals {
        let file = journal.to_str().unwrap();
        for locale in ["en", "de"] {
            let all = text(&report(locale, &[file, "--to", "txt,json,html"]));
            let json = all.lines().find(|line| line.starts_with('{')).unwrap();
            let json: Value = serde_json::from_str(json).unwrap();
            let page = &all[all.find("<!DOCTYPE html>").unwrap()..];
            assert_eq!(fault_of(page), None, "{file}");
            assert!(page.contains(&format!("<html lang=\"{locale}\">")));
            let occurrences = json["occurrences"].as_array().unwrap();
            assert_eq!(page.matches("<tr id=\"occurrence-").count(), occurrences.len(), "{file}");
            let pictures = page.matches("<figcaption><a href=\"#occurrence-").count();
            assert_eq!(pictures, json["disputes"].as_array().unwrap().len(), "{file}");
            let cases = occurrences.iter().filter(|row| row.get("position").is_some()).count();
            assert_eq!(page.matches("<article class=\"case\"").count(), cases, "{file}");
            let moved = json["clocks"].as_array().unwrap().len() > 1;
            assert_eq!(page.matches("<svg class=\"plot\"").count(), usize::from(moved), "{file}");
        }
    }
}

#[test]
fn what_was_ruled_claimed_and_called_stands_in_order_with_clause_reason_clocks_and_who() {
    let directory = tempfile::tempdir().unwrap();
    let options = [
        "--arbiter",
        "--time-control",
        "900+10",
        "--white-name",
        "Berg, <Anna>",
        "--white-impaired",
        "--round",
        "3.7",
    ];
    let lines = "arbiter: start\nwhite: e4\nwhite: press\nblack: e5\nblack: offer\nblack: press\nwhite: decline\n\
                 white: Ke3\nwhite: press\narbiter: halt illegal move\narbiter: add black 2:00 first illegal move\n\
                 arbiter: continue\nwhite: halt\narbiter: continue\nwhite: resign!\n";
    let journal = played(directory.path(), &options, lines);
    let file = journal.to_str().unwrap();
    let told = text(&report("en", &[file]));
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "Arbiter's report: Berg, <Anna> – Black, round 3, board 7");
    assert_eq!(lines[2..4], ["Summary", "The game: Berg, <Anna> – Black, round 3, board 7"]);
    let page = text(&report("en", &[file, "--to", "html"]));
    assert!(
        page.contains("<title>Arbiter's report: Berg, &lt;Anna&gt; – Black, round 3, board 7</title>"),
        "{page}"
    );
    assert!(told.contains("\nWhite: Berg, <Anna>, visually impaired\n"), "{told}");
    assert!(told.contains("\nRate of play: rapid chess\n"), "{told}");
    let json = text(&report("en", &[file, "--to", "json"]));
    let json: Value = serde_json::from_str(&json).unwrap();
    let occurrences = json["occurrences"].as_array().unwrap();
    let kinds: Vec<(&str, &str)> = occurrences
        .iter()
        .map(|occurrence| (occurrence["kind"].as_str().unwrap(), occurrence["event"].as_str().unwrap()))
        .collect();
    let expected = [
        ("start", "started"),
        ("claim", "offered"),
        ("claim", "declined"),
        ("irregularity", "irregularity"),
        ("ruling", "halted"),
        ("ruling", "added"),
        ("ruling", "continued"),
        ("call", "halted"),
        ("ruling", "continued"),
        ("result", "result"),
    ];
    assert_eq!(kinds, expected, "{told}");
    let added = &occurrences[5];
    assert_eq!(added["note"], "first illegal move");
    assert_eq!((&added["by"], &added["seat"]), (&Value::from("arbiter"), &Value::from("shared")));
    assert!(added["black_ms"].as_u64() > Some(900_000), "{added}");
    assert_eq!(occurrences[3]["clauses"].as_array().unwrap()[0], "7.5.1");
    assert_eq!(occurrences[7]["clauses"], serde_json::json!(["6.11.2"]));
    assert_eq!(json["result"], "0-1");
    assert_eq!(json["digest"].as_array().unwrap().len(), 10);
    let digest: Vec<&str> =
        json["digest"].as_array().unwrap().iter().map(|square| square.as_str().unwrap()).collect();
    assert!(told.contains(&format!("Fingerprint: {}", digest.join(" "))), "{told}");
    let verified = Command::new(PROGRAM)
        .args(["journal", "verify", file, "--digest"])
        .args(&digest)
        .output_in_time()
        .unwrap();
    assert_eq!(verified.status.code(), Some(0));
    let page = text(&report("de", &[file, "--to", "html"]));
    assert!(page.contains("Berg, &lt;Anna&gt;, sehbehindert"), "{page}");
    assert!(page.contains("Grund: first illegal move."), "{page}");
    let narrow = text(&report("de", &[file, "--width", "40"]));
    assert_eq!(narrow.lines().find(|line| line.chars().count() > 40), None);
}

/// The effects of a ruling are not separate rows in any of the three forms.
#[test]
fn a_ruling_is_told_whole_in_one_row_with_everything_that_it_did() {
    let directory = tempfile::tempdir().unwrap();
    let lines = "arbiter: start\nwhite: e4\nwhite: press\nblack: e5\nblack: press\nwhite: Ke3\nwhite: press\n\
                 arbiter: uphold\nwhite: Ke2\nwhite: press\narbiter: penalty black less 1:00 talking\narbiter: retract 2\n";
    let options = ["--arbiter", "--time-control", "900+10", "--supervision", "full"];
    let journal = played(directory.path(), &options, lines);
    let file = journal.to_str().unwrap();
    let json: Value = serde_json::from_str(&text(&report("en", &[file, "--to", "json"]))).unwrap();
    let occurrences = json["occurrences"].as_array().unwrap();
    let events: Vec<&str> = occurrences.iter().map(|one| one["event"].as_str().unwrap()).collect();
    assert_eq!(events, ["started", "irregularity", "ruled", "ruled", "retracted"]);
    let effects = |of: usize| -> Vec<&str> {
        occurrences[of]["effects"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["event"].as_str().unwrap())
            .collect()
    };
    assert!(effects(2).contains(&"added"), "{json:#}");
    assert_eq!(effects(3), ["set"]);
    assert_eq!((&json["supervision"], &json["moves"]), (&"full".into(), &serde_json::json!(["e4"])));
    let plain = text(&report("en", &[file]));
    assert!(plain.contains("\nSupervision: full\n") && plain.contains("\nThe moves\n1. e4\n"), "{plain}");
    let page = text(&report("en", &[file, "--to", "html"]));
    assert!(page.contains("<p>1. e4</p>"), "{page}");
    assert_eq!(page.matches("<tr id=\"occurrence-").count(), 5);
    let row =
        |of: &str| plain.lines().rfind(|line| line.contains(of)).unwrap_or_else(|| panic!("{of}: {plain}"));
    assert!(row("upheld: White, illegal move.").contains("The entered illegal move was removed."), "{plain}");
    assert!(row("Penalty for Black").contains("Black loses 1 minute."), "{plain}");
    // Each change of a clock is one sentence, with its times before and after.
    for sentence in ["Black's clock: from ", "The entered illegal move was removed.", "Black loses 1 minute."]
    {
        assert_eq!(plain.matches(sentence).count(), page.matches(sentence).count(), "{sentence}: {plain}");
    }
    assert!(!plain.contains("Black now has") && !plain.contains("Black's time was set to"), "{plain}");
}

#[test]
fn a_result_ruled_by_the_arbiter_names_what_it_upholds_and_a_dismissal_what_it_dismisses() {
    let directory = tempfile::tempdir().unwrap();
    let lines =
        "arbiter: start\nwhite: e4\nwhite: press\narbiter: absent black\narbiter: dismiss\narbiter: uphold\n";
    let options = ["--arbiter", "--time-control", "900", "--laws", "2023"];
    let journal = played(directory.path(), &options, lines);
    let told = text(&report("en", &[journal.to_str().unwrap(), "--to", "json"]));
    let told: Value = serde_json::from_str(&told).unwrap();
    let occurrences = told["occurrences"].as_array().unwrap();
    let of = |event: &str| occurrences.iter().find(|occurrence| occurrence["event"] == event).unwrap();
    let (late, dismissed) = (of("irregularity"), of("dismissed"));
    assert_eq!(late["settled"], "dismissed", "{told}");
    assert_eq!(late["settled_by"], dismissed["number"]);
    assert_eq!(dismissed["text"], format!("Number {}: dismissed.", late["number"]));
}

/// Commands that take a game, as the guide describes them.
#[test]
fn every_command_that_takes_a_game_takes_the_last_one() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("annabella");
    std::fs::create_dir(&folder).unwrap();
    played(
        &folder,
        &["--time-control", "900", "--white-name", "Berg, Anna"],
        "start\ne4\npress\ne5\npress\n",
    );
    for (command, has) in [
        (&["sheet", "last", "--to", "txt"][..], "1. e4 e5"),
        (&["report", "last"], "Berg, Anna"),
        (&["show", "last"], "white pawns"),
        (&["judge", "last"], "does not end the game"),
        (&["journal", "verify", "last"], "is intact"),
        (&["journal", "show", "last"], "900"),
        (&["dictation", "last"], "Nothing was recorded"),
        (&["games", "last"], "1: Berg, Anna"),
        (&["reconcile", "last", "last"], "agree to the end"),
        (&["review", "last"], "A game"),
    ] {
        let mut line = Command::new(PROGRAM);
        line.args(["--locale", "en"]).args(command).env("XDG_DATA_HOME", data.path()).stdin(Stdio::null());
        let output = line.output_in_time().unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(said.contains(has), "{command:?}: {said}");
    }
}

#[test]
fn without_a_form_the_ending_of_the_file_chooses_it() {
    let directory = tempfile::tempdir().unwrap();
    let journal = played(directory.path(), &["--time-control", "900"], "start\ne4\npress\n");
    let written = |name: &str, arguments: &[&str]| {
        let file = directory.path().join(name);
        let to = [journal.to_str().unwrap(), "--output", file.to_str().unwrap()];
        let output = report("en", &[&to, arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{name}");
        std::fs::read_to_string(file).unwrap()
    };
    assert!(written("a.HTML", &[]).starts_with("<!DOCTYPE html>"));
    assert!(written("a.htm", &[]).starts_with("<!DOCTYPE html>"));
    assert!(written("a.json", &[]).starts_with('{'));
    let text = written("a.txt", &[]);
    assert_eq!(written("report", &[]), text);
    assert_eq!(written("b.html", &["--to", "txt"]), text);
}

#[test]
fn what_is_no_journal_or_is_damaged_is_refused_with_one_sentence() {
    let directory = tempfile::tempdir().unwrap();
    let journal = played(directory.path(), &["--time-control", "900"], "start\ne4\npress\ne5\npress\n");
    let file = journal.to_str().unwrap();
    let refused = |output: &Output| {
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        String::from_utf8(output.stderr.clone()).unwrap()
    };
    let pgn = directory.path().join("game.pgn");
    std::fs::write(&pgn, "1. e4 *\n").unwrap();
    let said = refused(&report("en", &[pgn.to_str().unwrap()]));
    assert_eq!(said, format!("{}: not a journal. Give the journal of a game.\n", pgn.display()));
    let said = refused(&report("de", &[file, "--output", file, "--force"]));
    assert!(said.starts_with(file) && said.lines().count() == 1, "{said}");
    let said = refused(&report("en", &[file, "--to", "txt,html", "--output", "report.html"]));
    assert_eq!(said.lines().count(), 1, "{said}");
    let mut bytes = std::fs::read(&journal).unwrap();
    let middle = bytes.len() * 2 / 3;
    bytes[middle] ^= 0x01;
    std::fs::write(&journal, bytes).unwrap();
    let said = refused(&report("en", &[file]));
    assert!(said.contains("--damaged") && said.lines().count() == 1, "{said}");
    let told = text(&report("en", &[file, "--damaged"]));
    assert!(told.starts_with("Arbiter's report\n") && told.contains("\nDamage: "), "{told}");
    let told: Value =
        serde_json::from_str(&text(&report("en", &[file, "--damaged", "--to", "json"]))).unwrap();
    assert_eq!(told["whole"], false);
}
