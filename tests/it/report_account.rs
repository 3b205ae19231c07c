//! `annabella report` as a chief arbiter reads it: origins, offences, moves owed, clocks, open appeals.

use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::report_rows::{Report, SHUFFLE, articles, journal_of, report};
use crate::scripts::played;
use regex::Regex;
use serde_json::{Value, json};
use std::process::Command;

/// Two illegal moves by White, one moved with the king, which then must move.
const TWICE: &str = "0:00 press; 0:01 white: e4; 0:02 white: press; 0:03 black: e5; 0:04 black: press; \
     0:10 white: Ke3; 0:15 white: press; 0:20 arbiter: uphold; 0:25 white: Ke2; 0:26 white: press; \
     0:27 black: Nc6; 0:28 black: press; 0:29 white: Kd4; 0:30 white: press; 0:31 arbiter: uphold";

/// Returns the line of the text form that contains `words`.
#[track_caller]
fn line<'a>(text: &'a str, words: &str) -> &'a str {
    text.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{words}: {text}"))
}

/// The part of a page about one occurrence.
#[track_caller]
fn row<'a>(page: &'a str, number: &Value) -> &'a str {
    let start = page.split(&format!("<tr id=\"occurrence-{number}\"")).nth(1).unwrap();
    start.split("</tr>").next().unwrap()
}

#[test]
fn a_ruling_names_the_number_of_the_offence_and_the_move_owed_and_played() {
    let report = Report::of("--laws 2023 --time-control 5400", TWICE);
    let rulings: Vec<&Value> = report.rows().iter().filter(|row| row["event"] == "ruled").collect();
    assert_eq!(rulings.len(), 2, "{:#}", report.json["occurrences"]);
    for (ruling, number) in rulings.iter().zip(1..) {
        assert_eq!((&ruling["offender"], &ruling["offence"]), (&"white".into(), &number.into()), "{ruling}");
    }
    assert_eq!((&rulings[0]["must"], &rulings[0]["played"]), (&json!(["Ke2"]), &"Ke2".into()));
    assert_eq!(rulings[0]["met"], true);
    assert_eq!(rulings[1].get("met"), None, "the game is over");
    let (text, german) = (report.in_form("en", "txt"), report.in_form("de", "txt"));
    for told in [&text, &report.in_form("en", "html")] {
        assert!(
            told.contains("It counts as White&#39;s first") || told.contains("It counts as White's first")
        );
        assert!(told.contains("It counts as White's second illegal move."), "{told}");
        assert!(told.contains("Possible: Ke2. The obligation was met: White played Ke2."), "{told}");
    }
    assert!(german.contains("Das zählt als zweiter regelwidriger Zug von Weiß."), "{german}");
    assert!(german.contains("Die Pflicht wurde erfüllt: Weiß spielte Ke2."), "{german}");
}

#[test]
fn a_move_against_the_obligation_is_reported_as_such_and_an_uncounted_one_as_uncounted() {
    let lines = "0:00 press; 0:01 white: e4; 0:02 white: press; 0:03 black: claim touch g1; 0:04 arbiter: uphold; \
                 0:05 white: d4; 0:06 white: press; 0:07 arbiter: dismiss";
    let report = Report::of("--laws 2023 --time-control 5400", lines);
    let ruling = report.row("ruled", "upheld");
    assert_eq!(ruling["must"], json!(["Nf3", "Nh3"]), "{ruling}");
    let case = report.rows().iter().find(|row| row["event"] == "irregularity").unwrap();
    assert_eq!(case["must"], json!(["Nf3", "Nh3"]));
    assert_eq!((&ruling["played"], &ruling["met"]), (&"d4".into(), &false.into()));
    assert_eq!(ruling.get("offence"), None);
    let text = report.in_form("en", "txt");
    assert!(text.contains("Possible: Nf3, Nh3. The obligation was not met: White played d4."), "{text}");
    assert!(text.contains("Possible instead: Nf3, Nh3."), "{text}");
    // Before the press an illegal move is not an offence.
    let lines = "0:00 press; 0:01 white: Ke3; 0:02 arbiter: irregularity illegal white; 0:03 arbiter: uphold";
    let report = Report::of("--laws 2023 --time-control 5400", lines);
    let ruling = report.row("ruled", "upheld");
    assert_eq!((&ruling["offender"], ruling.get("offence")), (&"white".into(), None), "{ruling}");
    assert!(report.in_form("en", "txt").contains("It does not count as an illegal move."));
    assert_eq!(report.json["summary"]["white_illegal_moves"], 0);
}

#[test]
fn a_ruling_on_time_names_both_clocks_before_and_after_it_and_why() {
    let lines = "0:00 press; 0:10 arbiter: set white 1:00:00 the lamp broke; 0:20 arbiter: add black 2:00; \
                 0:30 arbiter: penalty black less 1:00 talking; 0:40 arbiter: undo";
    let report = Report::of("--time-control 5400", lines);
    let clock = |event: &str, words: &str, clock: &str| {
        let change = &report.row(event, words)[clock];
        let part = |name: &str| change[name].clone();
        (part("before_ms"), part("after_ms"), part("reasons"))
    };
    let change = |before: u64, after: u64, reasons: &[&str]| (json!(before), json!(after), json!(reasons));
    assert_eq!(clock("set", "", "white_clock"), change(5_390_000, 3_600_000, &["set"]));
    assert_eq!(clock("set", "", "black_clock"), change(5_400_000, 5_400_000, &[]));
    assert_eq!(clock("added", "", "black_clock"), change(5_400_000, 5_520_000, &["added"]));
    assert_eq!(clock("ruled", "Penalty", "black_clock"), change(5_520_000, 5_460_000, &["penalty"]));
    assert_eq!(clock("ruled", "undone", "black_clock"), change(5_460_000, 5_520_000, &["undone"]));
    for form in ["txt", "html"] {
        let told = report.in_form("en", form);
        let white = "White's clock: from 1:29:50 to 1:00:00 (time set). Black's clock: 1:30:00, unchanged.";
        assert!(told.contains(white), "{told}");
        assert!(told.contains("Black's clock: from 1:32:00 to 1:31:00 (penalty)."), "{told}");
        assert!(told.contains("Reason: the lamp broke."), "{told}");
    }
    let german = report.in_form("de", "txt");
    assert!(german.contains("Uhr von Weiß: von 1:29:50 auf 1:00:00 (Zeit eingestellt)."), "{german}");
}

#[test]
fn times_restored_and_a_penalty_are_two_reasons() {
    let report = Report::of("--time-control 5400+30", TWICE);
    let ruling = report.rows().iter().find(|row| row["event"] == "ruled").unwrap();
    // White's increment and the time since the press are taken back; Black gets two minutes.
    assert_eq!(ruling["white_clock"]["reasons"], json!(["taken-back"]), "{ruling}");
    assert_eq!(ruling["black_clock"]["reasons"], json!(["restored", "penalty"]), "{ruling}");
    let (before, after) = (&ruling["black_clock"]["before_ms"], &ruling["black_clock"]["after_ms"]);
    assert_eq!(after.as_u64().unwrap() - before.as_u64().unwrap(), 125_000, "{ruling}");
    let text = report.in_form("en", "txt");
    assert!(text.contains("(time before the irregularity restored and penalty)"), "{text}");
}

#[test]
fn a_row_says_who_noticed_it_and_not_who_made_the_mistake() {
    let lines = "0:00 press; 0:01 white: e4; 0:02 white: press; 0:03 black: e5; 0:04 black: press; \
                 0:05 white: Ke3; 0:06 white: press; 0:07 arbiter: uphold; 0:08 arbiter: irregularity hands white; \
                 0:09 black: irregularity disturbing; 0:10 arbiter: halt";
    let report = Report::of("--time-control 5400", lines);
    let of = |event: &str, words: &str| {
        let row = report.row(event, words);
        (row["noticed"].clone(), row["by"].clone())
    };
    assert_eq!(of("irregularity", ""), ("detected".into(), "program".into()));
    assert_eq!(report.row("irregularity", "").get("seat"), None);
    assert_eq!(of("ruled", "upheld"), ("entered".into(), "arbiter".into()));
    assert_eq!(of("incident", "two hands"), ("entered".into(), "arbiter".into()));
    assert_eq!(of("incident", "disturbed"), ("claimed".into(), "black".into()));
    let page = report.in_form("en", "html");
    for (event, words, source) in [
        ("irregularity", "", "Detected by the program."),
        ("incident", "disturbed", "Claimed by Black"),
        ("incident", "two hands", "Entered by the arbiter"),
    ] {
        assert!(row(&page, &report.row(event, words)["number"]).contains(source), "{source}: {page}");
        assert!(report.in_form("en", "txt").contains(source), "{source}");
    }
    assert!(report.in_form("de", "txt").contains("Vorgebracht von Schwarz"));
}

/// "Number 4 (case 2)" must be the row of case 2, in every text and page of the scripts about rulings.
#[test]
fn every_reference_names_the_row_of_its_case() {
    let directory = tempfile::tempdir().unwrap();
    let reference = Regex::new(r"Number (\d+) \(case (\d+)\)").unwrap();
    let about = ["casebook", "rulings", "desk", "last-minutes", "claims"];
    let games = played().iter().filter(|(script, _)| about.iter().any(|name| script.file.starts_with(name)));
    let mut found = 0;
    for (script, game) in games.step_by(5) {
        let journal = journal_of(directory.path(), game);
        let json: Value = serde_json::from_str(&report(&journal, "en", "json")).unwrap();
        let rows = json["occurrences"].as_array().unwrap();
        for form in ["txt", "html", "json"] {
            let told = report(&journal, "en", form);
            for named in reference.captures_iter(&told) {
                let number = |group: usize| named[group].parse::<usize>().unwrap();
                let row = &rows[number(1) - 1];
                assert_eq!(row["case"], number(2), "{}: {}: {told}", script.file, script.title);
                found += 1;
            }
            // No other numbering is left.
            for other in ["Case {", " is closed", "is dismissed."] {
                assert!(!told.contains(other), "{}: {}: {told}", script.file, script.title);
            }
        }
    }
    assert!(found > 100, "{found}");
}

#[test]
fn a_lapsed_case_is_closed_by_the_program_with_the_reason() {
    let lines = "0:00 press; 0:01 white: e4; 0:02 white: press; 0:03 black: e5; 0:04 black: press; \
                 0:05 white: Ke3; 0:06 white: press; 0:07 black: Nc6; 0:08 black: press";
    let report = Report::of("--time-control 300 --laws 2023 --supervision partial", lines);
    let closed = report.rows().iter().find(|row| row["kind"] == "closed");
    let closed = closed.unwrap_or_else(|| panic!("{:#}", report.json["occurrences"]));
    assert_eq!((&closed["noticed"], &closed["by"]), (&"detected".into(), &"program".into()));
    let text = closed["text"].as_str().unwrap();
    assert!(
        text.contains("(case 1): closed by the program without a ruling, because the opponent has"),
        "{text}"
    );
}

#[test]
fn an_appeal_is_open_and_comes_first_until_its_decision_is_confirmed() {
    let lines = "0:00 press; 0:01 arbiter: set white 1:00; 0:02 white: claim normal; 0:03 arbiter: dismiss; \
                 0:05 white: appeal he only shuffles; 0:06 arbiter: dismiss 2";
    let report = Report::of("--time-control 5400 --quickplay-finish", lines);
    let appeal = report.row("ruled", "appeals");
    assert_eq!((&appeal["appeal"], &appeal["settled"]), (&"open".into(), &Value::Null), "{appeal}");
    assert_eq!(report.json["summary"]["open_appeals"], json!([appeal["number"]]));
    assert_eq!(report.json["summary"]["open_cases"], json!([]));
    let text = report.in_form("en", "txt");
    let (head, course) = text.split_once("\nCourse of the game\n").unwrap();
    let first = head.lines().skip(1).find(|line| !line.is_empty() && *line != "Summary").unwrap();
    assert_eq!(first, "Open appeals to the chief arbiter or the appeals committee:");
    let decided = line(course, "White appeals.");
    assert!(decided.contains("The appeal is open"), "{decided}");
    let page = report.in_form("de", "html");
    assert!(page.contains("Der Protest ist offen"), "{page}");
    let first = page.split("<dt>").nth(1).unwrap();
    assert!(first.starts_with("Offene Proteste"), "{first}");
    assert!(first.contains(&format!("<a href=\"#occurrence-{}\">", appeal["number"])), "{first}");
    let decided =
        Report::of("--time-control 5400 --quickplay-finish", &format!("{lines}; 0:07 arbiter: yes"));
    let appeal = decided.row("ruled", "appeals");
    assert_eq!((&appeal["appeal"], &appeal["settled"]), (&Value::Null, &"dismissed".into()), "{appeal}");
    assert_eq!(decided.json["summary"]["open_appeals"], json!([]));
    // Guidelines are named like articles.
    assert!(text.contains("\nGuideline III.5. "), "{text}");
    assert!(!text.contains("Article III") && !text.contains("Articles III"), "{text}");
    assert!(head.contains("\nGuideline III: in force for both players, set before the game\n"), "{head}");
}

#[test]
fn refused_entries_around_a_case_are_rows_and_no_others() {
    let lines = "0:00 press; 0:01 white: Qh5; 0:02 white: e4; 0:03 white: press; 0:05 black: e5; 0:06 black: press; \
                 0:07 black: Nc6; 0:08 black: Nc6; 0:09 white: Ke3; 0:10 white: press; 0:11 black: Nc6; \
                 0:12 arbiter: uphold; 0:13 black: press; 0:14 white: Ke2; 0:15 white: press";
    let report = Report::of("--time-control 5400", lines);
    let refused: Vec<&Value> = report.rows().iter().filter(|row| row["kind"] == "refused").collect();
    let told: Vec<(&str, u64)> = refused
        .iter()
        .map(|row| (row["reason"].as_str().unwrap(), row["times"].as_u64().unwrap_or(1)))
        .collect();
    let (before, after) = (refused.first().unwrap(), refused.last().unwrap());
    assert_eq!(before["times"], 2, "{told:?}");
    assert!(before["text"].as_str().unwrap().starts_with("Refused entry by Black: \"black: Nc6\"."));
    let ruling = &report.row("ruled", "upheld")["number"];
    assert!(after["number"].as_u64() < ruling.as_u64(), "{told:?}");
    let without = Report::of("--time-control 5400", "0:00 press; 0:01 black: e5; 0:02 white: e4");
    assert!(without.rows().iter().all(|row| row["kind"] != "refused"), "no case, no refusals");
}

#[test]
fn a_wrong_repetition_before_a_case_is_a_row() {
    let lines = "0:00 press; 0:01 white: e4; 0:02 white: press; 0:03 black: repeat d4; 0:04 black: halt; \
                 0:05 arbiter: irregularity disturbing white; 0:06 arbiter: dismiss";
    let report = Report::of("--time-control 5400 --repetition required --black-impaired", lines);
    let row = report.row("refused", "Refused entry by Black");
    assert_eq!(row["reason"], "repetition-differs");
}

#[test]
fn the_text_shows_the_position_of_a_case_in_words_and_as_fen() {
    let report = Report::of("--time-control 5400", TWICE);
    let case = report.row("irregularity", "king Eva three");
    let text = report.in_form("en", "txt");
    let after = text.split("king Eva three").nth(1).unwrap();
    let fen = format!("\nFEN: {}\n", case["position"].as_str().unwrap());
    assert!(after.split_once(&fen).is_some_and(|(words, _)| words.contains("White to move.")), "{text}");
    assert!(report.in_form("en", "html").contains(fen.trim()), "the page has it, too");
}

#[test]
fn the_summary_counts_what_the_rows_contain() {
    let lines = format!("{TWICE}; 0:32 arbiter: undo; 0:33 black: halt");
    let report = Report::of("--time-control 5400", &lines);
    let summary = &report.json["summary"];
    assert_eq!((&summary["white_illegal_moves"], &summary["black_illegal_moves"]), (&1.into(), &0.into()));
    let rulings = summary["rulings"].as_array().unwrap();
    let first = report.rows().iter().find(|row| row["event"] == "ruled").unwrap();
    assert_eq!(rulings, &[first["number"].clone()], "{summary}");
    let open = report.rows().iter().rfind(|row| row["event"] == "irregularity").unwrap();
    assert_eq!(summary["open_cases"], json!([open["number"]]));
    let text = report.in_form("en", "txt");
    assert!(text.starts_with("Arbiter's report\n\nSummary\nResult: The game is not over.\nOpen cases:\n"));
    assert!(text.contains("\nIllegal moves counted: White 1, Black 0\n"), "{text}");
    assert!(text.contains("\nRulings in force:\n"), "{text}");
}

/// However many rulings are at one move.
#[test]
fn the_plot_of_the_clocks_has_the_number_of_every_ruling() {
    let added: String = (4..10).map(|second| format!("; 0:0{second} arbiter: add white 0:10")).collect();
    let lines = format!("0:00 press; 0:01 white: e4; 0:02 white: press; 0:03 arbiter: halt{added}");
    let report = Report::of("--time-control 5400", &lines);
    let page = report.in_form("en", "html");
    let numbers = report.json["summary"]["rulings"].as_array().unwrap();
    assert_eq!(numbers.len(), 6, "{page}");
    for number in numbers {
        assert_eq!(
            page.matches(&format!("text-anchor=\"middle\">{number}</text>")).count(),
            1,
            "{number}: {page}"
        );
    }
}

#[test]
fn a_game_without_moves_shows_both_clocks_and_says_so_only_if_no_move_was_made() {
    let report = Report::of("--time-control 5400", "0:00 press; 0:10 arbiter: set white 1:00:00");
    let text = report.in_form("en", "txt");
    assert!(text.contains("\nClocks\nWhite's clock: 1:30:00 at the start, 1:00:00 at the end"), "{text}");
    assert!(text.contains("\nNo move was made.\n"), "{text}");
    let page = report.in_form("en", "html");
    assert!(page.contains("<h2 id=\"clocks\">") && !page.contains("<svg class=\"plot\""), "{page}");
    let lines = "0:00 press; 0:01 white: e4; 0:02 white: press; 0:03 arbiter: retract 1";
    let text = Report::of("--time-control 5400", lines).in_form("en", "txt");
    assert!(text.contains("\nAll moves were taken back.\n") && !text.contains("No move was made"), "{text}");
}

#[test]
fn each_cell_of_the_tables_has_a_label_for_narrow_screens() {
    let report = Report::of("--time-control 5400", TWICE);
    let page = report.in_form("en", "html");
    for (table, columns) in [("events", 8), ("times", 4)] {
        let start = page.split(&format!("<table class=\"{table} cards\"")).nth(1);
        let body = start.unwrap().split("<tbody").nth(1).unwrap().split("</table>").next().unwrap();
        let rows = body.matches("<tr").count();
        assert!(rows > 2, "{body}");
        assert_eq!(body.matches(" data-label=\"").count(), columns * rows, "{body}");
        assert_eq!(body.matches("<td").count() + body.matches("<th").count(), columns * rows, "{body}");
    }
}

#[test]
fn the_report_names_the_version_of_the_game_and_its_own() {
    let report = Report::of("--time-control 5400", "0:00 press");
    let version = Command::new(PROGRAM).arg("--version").output_in_time().unwrap();
    let version = String::from_utf8(version.stdout).unwrap();
    let version = version.split_whitespace().nth(1).unwrap().to_owned();
    let named = format!("annabella {version}");
    assert_eq!((&report.json["program"], &report.json["reported_by"]), (&json!(named), &json!(named)));
    let text = report.in_form("en", "txt");
    assert!(
        text.contains(&format!("\nGame recorded by: {named}\nReport written by: {named}\nEntries: ")),
        "{text}"
    );
    // A kept journal names no version.
    let old = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals/rulings-02.journal");
    let text = crate::report_rows::report(&old, "en", "txt");
    assert!(
        text.contains("\nVersions: The journal does not name the version that recorded the game."),
        "{text}"
    );
}

#[test]
fn a_draw_claim_names_the_moves_on_which_it_rests() {
    let lines = format!(
        "{SHUFFLE}; 0:09 white: Nf3; 0:10 white: press; 0:11 black: Nf6; 0:12 black: press; \
         0:13 white: Ng1; 0:14 white: press; 0:15 black: claim threefold Ng8"
    );
    let report = Report::of("--time-control 5400", &lines);
    let claim = report.row("claimed", "");
    assert_eq!(claim["repeated_after"], json!([0, 4]), "{claim}");
    let told = "The position occurred 3 times: at the start, after Black's move 2 and with the move claimed.";
    for form in ["txt", "html"] {
        assert!(report.in_form("en", form).contains(told), "{}", report.in_form("en", form));
    }
    let german =
        "Die Stellung kam 3-mal vor: am Anfang, nach dem 2. Zug von Schwarz und mit dem angekündigten Zug.";
    assert!(report.in_form("de", "txt").contains(german), "{}", report.in_form("de", "txt"));
    let start = "8/8/8/4k3/8/8/4K2R/8 w - - 98 80";
    let fifty = "0:00 press; 0:01 white: claim fifty";
    let report = Report::of(&format!("--time-control 5400 --fen \"{start}\""), fifty);
    assert_eq!(report.row("claimed", "")["repeated_after"], json!([0]));
}

/// The program itself upholds a case whose next move is completed (2023 A.5.4).
#[test]
fn a_case_upheld_by_the_next_move_is_closed_and_detected_by_the_program() {
    let lines = "0:00 press; 0:01 white: a8; 0:02 white: press; 0:03 black: Kg7; 0:04 black: press; \
                 0:05 arbiter: irregularity both kings white; 0:07 arbiter: uphold; 0:08 white: Kg1; 0:09 white: press";
    let report = Report::of("--time-control 900 --fen \"8/P6k/8/8/8/8/r7/5K2 w - - 0 1\"", lines);
    let upheld = report.rows().iter().rfind(|row| row["event"] == "ruled").unwrap();
    assert_eq!((&upheld["noticed"], &upheld["by"]), (&"detected".into(), &"program".into()), "{upheld}");
    let text = upheld["text"].as_str().unwrap();
    assert!(text.contains(", upheld: White, both kings in check"), "{text}");
    assert_eq!(report.json["summary"]["open_cases"], json!([]), "{:#}", report.json["occurrences"]);
}

#[test]
fn an_observation_that_is_no_case_belongs_to_the_open_one_and_its_position_is_described_once() {
    let lines =
        "0:00 press; 0:01 white: press; 0:02 white: touch none; 0:03 white: press; 0:04 arbiter: dismiss";
    let report = Report::of("--time-control 5400", lines);
    let rows: Vec<&Value> = report.rows().iter().filter(|row| row["event"] == "irregularity").collect();
    assert_eq!(rows.len(), 2, "{:#}", report.json["occurrences"]);
    assert_eq!((&rows[1]["part_of"], rows[1].get("position")), (&rows[0]["number"], None));
    assert_eq!(report.json["summary"]["irregularities"], 1);
    let text = report.in_form("en", "txt");
    assert!(text.contains(&format!("Belongs to: Number {} (case 1).", rows[0]["number"])), "{text}");
    let lines = "0:00 press; 0:01 white: press; 0:02 arbiter: dismiss; 0:03 arbiter: irregularity boards; \
                 0:04 arbiter: dismiss";
    let text = Report::of("--time-control 5400 --white-impaired", lines).in_form("en", "txt");
    assert_eq!(text.matches("\nFEN: ").count(), 1, "{text}");
    assert!(text.contains("\nPosition: as at number 3.\n"), "{text}");
    // A dismissal names its matter in the summary.
    let summary = text.split("\nThe game\n").next().unwrap();
    assert!(summary.contains(": dismissed. White pressed the clock before the move was made."), "{summary}");
}

#[test]
fn a_new_game_after_a_case_restores_the_initial_times_and_takes_all_moves_back() {
    let lines = "0:00 press; 0:01 white: e4; 0:02 white: press; 10:00 arbiter: irregularity colours white; \
                 10:01 arbiter: uphold! new game";
    let report = Report::of("--time-control 7200 --laws 2005", lines);
    let ruling = report.row("ruled", ", upheld: colours swapped.");
    assert_eq!(
        ruling["white_clock"],
        json!({"before_ms": 7_198_000, "after_ms": 7_200_000, "reasons": ["new-game"]})
    );
    assert_eq!((&ruling["black_clock"]["after_ms"], articles(ruling)), (&7_200_000.into(), "7.2".to_owned()));
    let text = report.in_form("en", "txt");
    assert!(text.contains("The game is cancelled. Play a new one."), "{text}");
    assert!(text.contains("\nAll moves were taken back.\n"), "{text}");
}

#[test]
fn an_opened_envelope_is_a_row_with_its_move_and_lateness_for_a_resumption_has_its_guideline() {
    let adjourned = "0:00 arbiter: start; 0:01 white: e4; 0:02 white: press; 0:03 black: e5; 0:04 black: press; \
                     0:05 arbiter: adjourn; 0:06 white: seal Nf3; 0:07 white: press; 0:08 arbiter: absent black; \
                     0:09 arbiter: continue; 2:00 arbiter: arrived black; 2:01 arbiter: dismiss";
    let report = Report::of("--time-control 5400 --default-time 1", adjourned);
    let opened = report.row("continued", "The envelope was opened. The sealed move: Nf3.");
    assert!(opened["text"].as_str().unwrap().contains("Black's clock is running."), "{opened}");
    assert_eq!(report.articles("attendance", "Black arrived"), "I.10");
    report.row("irregularity", "Black was absent when the default time ended.");
}

#[test]
fn the_summary_has_the_last_result_and_the_clocks_begin_with_the_first_time_control() {
    let results = "0:00 arbiter: start; 0:01 arbiter: set control 25 min + 10 s; 0:02 arbiter: yes; \
                   0:03 arbiter: result 1-0 signed; 0:04 arbiter: result 0-1 signed wrongly";
    let report = Report::of("--time-control 5400+30", results);
    let text = report.in_form("en", "txt");
    let in_force: Vec<&str> = text.lines().filter(|line| line.contains("determines the result")).collect();
    assert!(in_force[0].contains("Black wins.") && in_force[0].contains("signed wrongly"), "{in_force:?}");
    assert!(text.contains("White's clock: 1:30:30 at the start"), "{text}");
}

#[test]
fn a_case_about_conduct_needs_no_position() {
    let report =
        Report::of("", "0:00 arbiter: start; 0:01 arbiter: irregularity phone white; 0:02 arbiter: dismiss");
    assert!(!report.in_form("en", "txt").contains("position in question"));
    let case = report.row("incident", "device or telephone");
    assert!(case["position"].is_string(), "scripts keep it: {case}");
}
