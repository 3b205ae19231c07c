//! The rows of `annabella report`: their articles by edition and rate, what undone rulings leave, equal
//! events, and the page. Games are played as scripts, with simulated time.

use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::report::fault_of;
use crate::scripts::{Played, Script, played, read};
use annabella::devices::storage::journal::{Journal, Writer};
use annabella::devices::storage::journal::{entry_now, header_now};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Writes the journal of a played game.
pub fn journal_of(directory: &Path, game: &Played) -> PathBuf {
    let path = directory.join("game.journal");
    std::fs::remove_file(&path).ok();
    let journal = Journal::create(&path, &header_now(game.settings.clone())).expect("a journal");
    let mut journal = Writer::start(journal, drop).expect("a thread");
    for (event, act) in game.events.iter().zip(&game.acts) {
        journal.append(&entry_now(event.clone(), act.clone())).expect("an entry");
    }
    assert_eq!(journal.finish(Duration::from_secs(60)), Some(true));
    path
}

pub fn report(journal: &Path, locale: &str, form: &str) -> String {
    let arguments = ["--locale", locale, "report", journal.to_str().unwrap(), "--to", form];
    let output = Command::new(PROGRAM).args(arguments).output_in_time().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The report of a game.
pub struct Report {
    directory: tempfile::TempDir,
    pub json: Value,
}

impl Report {
    /// Plays a game with an arbiter from these lines, each with its time.
    pub fn of(options: &str, lines: &str) -> Report {
        Report::played(&format!("--arbiter {options}"), lines)
    }

    pub fn played(options: &str, lines: &str) -> Report {
        let lines: String = lines.split("; ").map(|line| format!("{}\n", line.trim())).collect();
        let off = if options.contains("--repetition") { "" } else { "--repetition off" };
        let text = format!("# A game\nplay --locale en {off} {options}\n{lines}");
        let scripts: Vec<Script> = read("report", &text).unwrap();
        let directory = tempfile::tempdir().unwrap();
        let journal = journal_of(directory.path(), &Played::new(&scripts[0]).unwrap());
        let json = serde_json::from_str(&report(&journal, "en", "json")).unwrap();
        Report { directory, json }
    }

    pub fn rows(&self) -> &[Value] {
        self.json["occurrences"].as_array().unwrap()
    }

    /// Returns the row of this event, which must be the only one of its kind with these words.
    #[track_caller]
    pub fn row(&self, event: &str, words: &str) -> &Value {
        let is_it = |row: &&Value| row["event"] == event && row["text"].as_str().unwrap().contains(words);
        let found: Vec<&Value> = self.rows().iter().filter(is_it).collect();
        assert_eq!(found.len(), 1, "{event} {words}: {:#}", self.json["occurrences"]);
        found[0]
    }

    #[track_caller]
    pub fn articles(&self, event: &str, words: &str) -> String {
        articles(self.row(event, words))
    }

    pub fn in_form(&self, locale: &str, form: &str) -> String {
        report(&self.directory.path().join("game.journal"), locale, form)
    }
}

pub fn articles(row: &Value) -> String {
    let clauses = row["clauses"].as_array().unwrap().iter().map(|clause| clause.as_str().unwrap());
    clauses.collect::<Vec<&str>>().join(", ")
}

/// Two knight moves by each side, after which the position has occurred twice.
pub const SHUFFLE: &str = "0:00 press; 0:01 white: Nf3; 0:02 white: press; 0:03 black: Nf6; 0:04 black: press; \
     0:05 white: Ng1; 0:06 white: press; 0:07 black: Ng8; 0:08 black: press";

#[test]
fn a_flag_names_the_articles_under_which_the_game_is_lost_and_whose_flag_was_claimed() {
    let lines = "0:00 press; 0:05 arbiter: set white 0:03; 0:10 wait; 0:11 black: flag; 0:12 arbiter: uphold";
    for (options, expected) in [
        ("--laws 2023 --time-control 5400", "6.9, 6.8"),
        ("--laws 2023 --time-control 900", "6.9, 6.8, A.5.3, A.5.5"),
        ("--laws 2023 --time-control 300", "6.9, 6.8, B.3, A.5.3, A.5.5"),
        ("--laws 2005 --time-control 5400", "6.10, 6.9"),
        ("--laws 2005 --time-control 900", "B7, B8, 6.10"),
        ("--laws 2005 --time-control 300", "B7, B8, 6.10"),
        ("--laws 2001 --time-control 5400", "6.9, 6.8"),
        ("--laws 1997 --time-control 5400", "6.9, 6.8"),
        ("--laws 1997 --time-control 900", "B6, B7, 6.9"),
    ] {
        let report = Report::of(options, lines);
        let flag = report.row("flag", "White's flag has fallen.");
        assert_eq!(articles(flag), expected, "{options}");
        let claim = report.row("ruled", "Black claimed White's fallen flag");
        let of = format!("Number {} (case {}): ", flag["number"], flag["case"]);
        assert!(claim["text"].as_str().unwrap().starts_with(&of), "{claim}");
        assert_eq!(report.articles("ruled", "upheld: White, flag fallen."), expected, "{options}");
        assert_eq!(report.articles("result", ""), expected, "{options}");
        assert_eq!((&report.json["result"], &flag["settled"]), (&"0-1".into(), &"upheld".into()));
    }
}

/// Both flags are down: the claim and the ruling are about the one that fell first.
#[test]
fn of_two_flags_the_first_is_the_case() {
    let lines = "0:00 press; 0:01 arbiter: set white 0:03; 0:02 arbiter: set black 0:05; 0:04.500 wait; \
                 0:05 white: e4; 0:06 white: press; 0:13 wait; 0:14 black: flag; 0:15 arbiter: uphold";
    let report = Report::of("--laws 1997 --time-control 5400", lines);
    let (white, black) = (report.row("flag", "White's"), report.row("flag", "Black's"));
    let claim = report.row("ruled", "claimed");
    let (number, case) = (&white["number"], &white["case"]);
    let told = format!("Number {number} (case {case}): Black claimed White's fallen flag.");
    assert_eq!(claim["text"], told);
    assert_eq!(white["settled"], "upheld", "{:#}", report.json["occurrences"]);
    assert_eq!(black.get("settled"), None);
}

#[test]
fn a_press_before_the_move_names_the_appendix_only_for_a_visually_impaired_player() {
    let lines = "0:00 press; 0:01 white: press; 0:02 arbiter: dismiss";
    for (options, expected) in [
        ("--laws 2023 --time-control 5400", "7.5.3, 7.5.5"),
        ("--laws 2023 --time-control 900", "7.5.3, 7.5.5, A.5.2, A.3"),
        ("--laws 2023 --time-control 5400 --black-impaired", "7.5.3, 7.5.5"),
        ("--laws 2023 --time-control 5400 --white-impaired", "D.2.4, 7.5.3, 7.5.5"),
        ("--laws 2005 --time-control 5400", "6.8a"),
        ("--laws 2005 --time-control 5400 --white-impaired", "F2.3"),
        ("--laws 2001 --time-control 5400", "6.7a"),
        ("--laws 1997 --time-control 5400", "6.7a"),
    ] {
        let report = Report::of(options, lines);
        assert_eq!(report.articles("irregularity", ""), expected, "{options}");
    }
}

#[test]
fn boards_that_differ_name_the_appendix_only_with_a_visually_impaired_player() {
    let lines = "0:00 white-board dump rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR; 0:00 press; \
                 0:01 white-board lift a7; 0:09 wait; 0:10 arbiter: reconcile";
    for (options, expected) in
        [("", "7.6, 7.1"), ("--white-impaired", "D.2.9"), ("--laws 2005 --white-impaired", "F2.7, F2.8")]
    {
        let report = Report::of(&format!("--time-control 5400 --white-board test {options}"), lines);
        for row in report.rows().iter().filter(|row| row["kind"] == "difference") {
            assert!(articles(row).starts_with(expected), "{options}: {row}");
        }
        assert!(report.rows().iter().any(|row| row["kind"] == "difference"), "{:#}", report.json);
    }
}

#[test]
fn a_wrong_claim_is_dismissed_under_its_own_article_and_names_its_move() {
    let lines = format!(
        "{SHUFFLE}; 0:09 white: claim threefold; 0:10 arbiter: dismiss; \
                         0:11 white: claim threefold Nf3; 0:12 arbiter: dismiss"
    );
    for (options, without, with, dismissed) in [
        ("--laws 2023 --time-control 5400", "9.2.2", "9.2.1", "9.5.3"),
        ("--laws 2023 --time-control 900", "9.2.2", "9.2.1", "9.5.3, A.3"),
        ("--laws 2023 --time-control 300", "9.2.2", "9.2.1", "9.5.3, B.3, A.3"),
        ("--laws 2005 --time-control 5400", "9.2b", "9.2a", "9.5b"),
        ("--laws 2001 --time-control 5400", "9.2b", "9.2a", "9.5"),
        ("--laws 1997 --time-control 900", "9.2b", "9.2a", "9.5b"),
    ] {
        let report = Report::of(options, &lines);
        let claims: Vec<&Value> = report.rows().iter().filter(|row| row["event"] == "claimed").collect();
        assert_eq!([articles(claims[0]), articles(claims[1])], [without, with], "{options}");
        assert_eq!((claims[0].get("move"), &claims[1]["move"]), (None, &"Nf3".into()));
        assert!(claims[1]["text"].as_str().unwrap().ends_with("The move: Nf3."), "{}", claims[1]);
        for claim in claims {
            let number = &claim["number"];
            let row = report.row("dismissed", &format!("Number {number}: dismissed."));
            assert_eq!(articles(row), dismissed, "{options}");
            assert_eq!(&claim["settled_by"], &row["number"]);
        }
        let german = report.in_form("de", "txt");
        assert!(german.contains("Angekündigter Zug: Sf3."), "{german}");
    }
}

/// Without an arbiter a wrong claim is answered immediately, and its move made.
#[test]
fn a_claim_shows_the_position_before_its_move() {
    let lines = format!("{SHUFFLE}; 0:09 white: claim threefold Nf3");
    let report = Report::played("--time-control 5400", &lines);
    let claim = report.row("claimed", "The move: Nf3.");
    assert_eq!(claim["position"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3");
    assert_eq!(report.json["moves"].as_array().unwrap().len(), 5);
}

#[test]
fn a_correct_claim_names_the_article_that_grants_it() {
    let lines = format!(
        "{SHUFFLE}; 0:09 white: Nf3; 0:10 white: press; 0:11 black: Nf6; 0:12 black: press; \
                         0:13 white: Ng1; 0:14 white: press; 0:15 black: claim threefold Ng8; 0:16 arbiter: uphold"
    );
    for (laws, expected) in
        [("2023", "9.2, 9.5.2"), ("2005", "9.2, 9.5a"), ("2001", "9.2, 9.5"), ("1997", "9.2, 9.5a")]
    {
        let report = Report::of(&format!("--laws {laws} --time-control 5400"), &lines);
        assert_eq!(report.articles("result", ""), expected, "{laws}");
        assert_eq!(report.row("claimed", "")["settled"], "upheld");
        assert_eq!(report.row("claimed", "")["move"], "Ng8");
    }
}

#[test]
fn a_claim_in_the_last_two_minutes_names_one_article_for_each_step() {
    let claimed = "0:00 press; 0:01 arbiter: set white 1:00; 0:02 white: claim normal";
    for (options, claim, granted, refused) in [
        ("--laws 2023 --time-control 5400", "III.5", "III.5.1", "III.5.3"),
        ("--laws 2023 --time-control 900", "III.5", "III.5.1", "III.5.3"),
        ("--laws 2005 --time-control 5400", "10.2", "10.2a", "10.2c"),
    ] {
        let options = format!("{options} --quickplay-finish");
        let report = Report::of(&options, &format!("{claimed}; 0:03 arbiter: dismiss"));
        assert_eq!(report.articles("claimed", ""), claim, "{options}");
        assert_eq!(report.articles("ruled", ": dismissed."), refused, "{options}");
        let report = Report::of(&options, &format!("{claimed}; 0:03 arbiter: uphold"));
        assert_eq!(report.articles("ruled", ", upheld: "), granted, "{options}");
    }
}

#[test]
fn illegal_moves_name_the_articles_of_their_edition() {
    let illegal = "white: Ke3; 0:02 white: press; 0:03 arbiter: uphold";
    for (options, expected) in [
        ("--laws 2023 --time-control 5400", "7.5.1, 7.5.5, 7.1"),
        ("--laws 2005 --time-control 5400", "7.4a, 7.4b, 6.14"),
        ("--laws 2001 --time-control 5400", "7.4, 6.13, 10.3"),
        ("--laws 1997 --time-control 40/5400:1800", "7.4, 6.13"),
    ] {
        let report = Report::of(options, &format!("0:00 press; 0:01 {illegal}"));
        assert_eq!(report.articles("irregularity", ""), expected, "{options}");
        // The move was only entered: nothing was taken back.
        report.row("ruled", "The entered illegal move was removed.");
        let mut ruled: Vec<&str> = expected.split(", ").collect();
        let found = report.articles("ruled", "");
        ruled.retain(|clause| !found.contains(clause));
        assert!(ruled.is_empty(), "{options}: {found}");
    }
}

#[test]
fn a_result_that_waits_for_a_flag_names_the_flag() {
    let lines = "0:00 press; 0:01 arbiter: set white 0:03; 0:02 white: e4; 0:03 white: offer; 0:10 wait; \
                 0:11 black: accept!; 0:12 arbiter: uphold";
    let report = Report::of("--laws 2005 --time-control 5400", lines);
    let flag = &report.row("flag", "White's flag has fallen.")["number"];
    report.row(
        "result-held",
        &format!("Result 1/2-1/2: it waits for the ruling. Number {flag} (case 1) comes"),
    );
    assert_eq!(report.json["result"], "0-1");
}

#[test]
fn a_chosen_penalty_names_its_clause_and_not_the_list_of_all() {
    let lines = "0:00 press; 0:01 arbiter: irregularity clock white; 0:02 arbiter: uphold warning";
    for (laws, case, ruling) in
        [("2023", "6.2.4, 12.9", "6.2.4, 12.9.1"), ("2005", "6.8c, 13.4", "6.8c, 13.4a")]
    {
        let report = Report::of(&format!("--laws {laws} --time-control 5400"), lines);
        assert_eq!(report.articles("incident", ""), case, "{laws}");
        assert_eq!(report.articles("ruled", ""), ruling, "{laws}");
    }
}

#[test]
fn an_undone_result_is_no_result_and_its_case_is_open_again() {
    let lines =
        "0:00 press; 0:05 arbiter: set white 0:03; 0:10 wait; 0:12 arbiter: uphold!; 0:13 arbiter: undo";
    let report = Report::of("--time-control 5400", lines);
    assert_eq!((report.json.get("result"), report.json.get("reason")), (None, None));
    assert_eq!(report.row("result", "")["settled"], "taken-back");
    let ruled = report.row("ruled", ", upheld: ");
    assert_eq!(ruled["settled"], "taken-back");
    assert_eq!(report.row("flag", "").get("settled"), None);
    report.row("ruled", &format!("Number {}: undone.", ruled["number"]));
    assert!(report.in_form("en", "txt").contains("\nThe game is not over.\n"));
    assert!(report.in_form("de", "html").contains("Die Partie ist nicht zu Ende."));
}

/// Undoing a dismissed claim, a set time, a result: each takes back its own ruling and no other.
#[test]
fn undo_takes_back_the_last_ruling_whatever_it_was() {
    let lines = format!(
        "{SHUFFLE}; 0:09 white: claim threefold; 0:10 arbiter: dismiss; 0:11 arbiter: undo; \
                         0:12 arbiter: uphold!; 0:13 arbiter: undo; 0:14 arbiter: dismiss; \
                         0:15 arbiter: add black 1:00; 0:16 arbiter: undo; 0:17 arbiter: result 1-0; \
                         0:18 arbiter: result 0-1"
    );
    let report = Report::of("--time-control 5400", &lines);
    let settled = |row: &Value| row["settled"].as_str().unwrap_or("-").to_owned();
    let of = |event: &str| -> Vec<String> {
        report.rows().iter().filter(|row| row["event"] == event).map(settled).collect()
    };
    assert_eq!(of("dismissed"), ["taken-back", "-"]);
    assert_eq!(of("claimed"), ["dismissed"]);
    assert_eq!(of("added"), ["taken-back"]);
    assert_eq!(of("result"), ["taken-back", "-", "-"], "{:#}", report.json["occurrences"]);
    assert_eq!(report.json["result"], "0-1");
}

#[test]
fn equal_events_in_a_row_are_one_row_with_their_number() {
    let presses: String = (1..=8).map(|second| format!("0:0{second} white: press; ")).collect();
    let lines = format!("0:00 press; {presses}0:20 white: e4; 0:21 white: press; 0:22 black: press");
    let report = Report::of("--time-control 5400", &lines);
    let rows: Vec<&Value> = report.rows().iter().filter(|row| row["event"] == "irregularity").collect();
    assert_eq!(rows.len(), 2, "{:#}", report.json["occurrences"]);
    assert_eq!((&rows[0]["times"], rows[1].get("times")), (&8.into(), None));
    let told = report.in_form("en", "txt");
    assert!(told.contains("before the move was made. 8 times, the last at "), "{told}");
}

#[test]
fn the_page_shows_each_case_with_its_position_and_both_clocks_over_the_game() {
    let lines = "0:00 press; 0:10 white: e4; 0:20 white: press; 0:30 black: e5; 0:40 black: press; \
                 0:50 white: Ke3; 0:55 white: press; 1:00 arbiter: uphold; 1:10 white: Ke2; 1:20 white: press; \
                 1:30 arbiter: penalty black less 1:00 talking";
    let report = Report::of("--time-control 5400+30", lines);
    let case = report.row("irregularity", "");
    assert_eq!(case["position"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let clocks = report.json["clocks"].as_array().unwrap();
    assert_eq!(clocks.len(), 4, "{clocks:?}");
    assert_eq!((&clocks[0]["white_ms"], &clocks[1]["white_ms"]), (&5_430_000.into(), &5_440_000.into()));
    for (locale, white, move_named) in [
        ("en", "White's clock: 1:30:30 at the start", "White to move."),
        ("de", "Uhr von Weiß: am Anfang 1:30:30", "Weiß ist am Zug."),
    ] {
        let page = report.in_form(locale, "html");
        assert_eq!(fault_of(&page), None);
        let number = &case["number"];
        assert!(page.contains(&format!("<a href=\"#case-{number}\">{number}</a>")), "{page}");
        let article = page.split("<article").nth(1).unwrap().split("</article>").next().unwrap();
        assert!(article.contains(move_named), "{article}");
        // The words come first, and the board is for the eye only.
        let (words, board) = article.split_once("<svg").unwrap();
        assert!(words.contains("7.5.1, 7.5.5, 7.1") && board.contains("aria-hidden=\"true\""), "{article}");
        assert_eq!(board.matches('\u{265f}').count(), 16, "{board}");
        assert_eq!(
            board.matches("fill=\"#ffffff\" stroke").count(),
            16,
            "White's pieces are filled: {board}"
        );
        let clocks = page.split("id=\"clocks\"").nth(1).unwrap().split("</section>").next().unwrap();
        assert!(clocks.contains(white), "{clocks}");
        assert_eq!(clocks.matches("<polyline").count(), 2);
        // Both rulings are marked, and in the table.
        for ruling in report.rows().iter().filter(|row| row["event"] == "ruled") {
            let number = &ruling["number"];
            assert!(clocks.contains(&format!(">{number}</text>")), "{number}: {clocks}");
            assert!(clocks.contains(&format!("<a href=\"#occurrence-{number}\">")), "{number}: {clocks}");
        }
        assert!(!page.contains("<script") && page.contains("prefers-color-scheme:dark"));
    }
}

/// In all games of the scripts about rulings, whatever the edition and rate.
///
/// One game in three is enough for the test. `ROWS=file` takes all, and writes the rows to a file, to be read
/// by a person.
#[test]
fn every_row_of_every_game_names_articles_of_its_edition() {
    let directory = tempfile::tempdir().unwrap();
    let mut faults = Vec::new();
    let (mut rows, mut listed) = (0, String::new());
    let about = ["casebook", "cells", "claims", "last-minutes", "rulings", "desk", "ends", "tournament"];
    let games = played().iter().filter(|(script, _)| about.iter().any(|name| script.file.starts_with(name)));
    let listing = std::env::var_os("ROWS");
    for (script, game) in games.step_by(if listing.is_some() { 1 } else { 3 }) {
        let json = report(&journal_of(directory.path(), game), "en", "json");
        let json: Value = serde_json::from_str(&json).unwrap();
        let impaired = json["white"]["impaired"] == true || json["black"]["impaired"] == true;
        for row in json["occurrences"].as_array().unwrap() {
            rows += 1;
            let told = articles(row);
            let text = row["text"].as_str().unwrap();
            let (laws, control) = (&json["laws"], &json["time_control"]);
            listed += &format!("{laws} {control} {}: {told}: {text}\n", row["event"]);
            let mut require = |holds: bool, why: &str| {
                if !holds {
                    faults.push(format!("{}: {}: {why}: {told}: {text}", script.file, script.title));
                }
            };
            let appendix =
                told.split(", ").any(|clause| clause.starts_with("D.2.") || clause.starts_with("F2."));
            // An arbiter may name the situation of the appendix in any game.
            let named = script.title.starts_with("Cell boards-differ") || row["event"] == "waived";
            require(!appendix || impaired || named, "Appendix D, both players sighted");
            require(!told.split(", ").any(|clause| clause == "6.4" || clause == "6.3"), "6.3 or 6.4");
            let ruled =
                row["event"] == "dismissed" || text.contains(", upheld: ") || text.contains(": dismissed.");
            require(!ruled || !told.is_empty(), "a ruling on a case or a claim without an article");
            require(row["event"] != "flag" || told.contains("6.9") || told.contains("6.10"), "a flag");
            require(!(ruled && told == "6.11.3"), "the article about resuming play");
        }
    }
    if let Some(path) = listing {
        std::fs::write(path, listed).unwrap();
    }
    assert!(rows > 700, "{rows}");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
