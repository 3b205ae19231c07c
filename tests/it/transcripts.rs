//! Transcripts and tables of pages: each is run in its situation and compared.
//!
//! `BLESS=1` writes what is printed now into the pages; read the difference.
//!
//! The paragraph before a transcript is its situation. A file name in code is followed by its lines, each in code; `annabella play` with
//! its options is the game. A line `$ annabella ...` is typed in a shell; in a game, what has no speaker is typed.

use crate::examples::{call, documents, folder};
use crate::limited::CommandInTime;
use std::fs::{self, File};
use std::path::Path;

/// The indentation of a transcript in Markdown.
const INDENT: &str = "    ";

/// First headers of tables of typed lines, each with the header of what everyone hears.
const TYPED: [(&str, Option<&str>); 3] =
    [("you type", Some("everyone hears, in German")), ("Sie tippen", Some("alle hören")), ("question", None)];

/// Reasons of refusals of a line that is not understood.
const NOT_UNDERSTOOD: [&str; 3] = ["unreadable", "argument", "no-command"];

/// Words between two ways to type the same.
const OR: [&str; 3] = [" or `", " oder `", " (`"];

/// The situation of a transcript or table, as the paragraph before it says.
#[derive(Debug, Default)]
struct Situation {
    /// Files and their contents.
    files: Vec<(String, String)>,
    /// The command that starts the game.
    game: Option<String>,
}

/// Returns the texts in code of a paragraph.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

impl Situation {
    /// Reads the paragraph that ends before line `end` of a page.
    fn before(lines: &[String], end: usize) -> Situation {
        let lines = &lines[..end];
        let last = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
        let first = lines[..last].iter().rposition(|line| line.is_empty()).map_or(0, |blank| blank + 1);
        let paragraph = lines[first..last].join(" ");
        let mut found = Situation::default();
        let mut is_in_file = false;
        for code in codes(&paragraph) {
            let is_file = !code.contains(' ') && [".txt", ".pgn"].iter().any(|end| code.ends_with(end));
            if code.starts_with("annabella play ") {
                found.game = Some(code.to_owned());
                is_in_file = false;
            } else if is_file {
                found.files.push((code.to_owned(), String::new()));
                is_in_file = true;
            } else if let Some((_, text)) = found.files.last_mut().filter(|_| is_in_file) {
                *text += &format!("{code}\n");
            }
        }
        // A table of questions comes after the paragraph about the game.
        let is_game = |code: &&str| code.starts_with("annabella play ");
        let of_page = || lines.iter().rev().find_map(|line| codes(line).find(is_game));
        found.game = found.game.or_else(|| of_page().map(str::to_owned));
        found
    }

    /// Runs a line in a folder of this situation. Returns its output, standard error included.
    fn printed(&self, line: &str, typed: &str) -> Vec<String> {
        let folder = folder(line);
        for (name, text) in &self.files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let shown = folder.path().join("shown");
        let screen = File::create(&shown).unwrap();
        let mut call = call(line, typed, folder.path());
        call.stdout(screen.try_clone().unwrap()).stderr(screen).status_in_time().unwrap();
        fs::read_to_string(shown).unwrap().lines().map(str::to_owned).collect()
    }
}

/// Whether a line of a game was printed: its speaker is named first, for example `Clock to White: `.
fn has_speaker(line: &str) -> bool {
    line.starts_with(char::is_uppercase)
        && line.split_once(": ").is_some_and(|(speaker, _)| {
            speaker.split(' ').count() <= 3 && speaker.chars().all(|ch| ch.is_alphabetic() || ch == ' ')
        })
}

/// A game of a page: its command, in the language of the page.
fn game_of(page: &Path, situation: &Situation) -> String {
    let command = situation.game.as_deref();
    let command = command.unwrap_or_else(|| panic!("{}: no `annabella play` before a game", page.display()));
    let is_german =
        page.to_str().unwrap().contains(if page.ends_with("README.de.md") { ".de." } else { "/de/" });
    command.replacen(
        "annabella",
        if is_german { "annabella --locale de" } else { "annabella --locale en" },
        1,
    )
}

/// Returns a transcript as it is printed now.
fn transcript(page: &Path, situation: &Situation, block: &[String]) -> Vec<String> {
    let block: Vec<&str> = block.iter().map(|line| line.strip_prefix(INDENT).unwrap_or_default()).collect();
    let mut shown: Vec<String> = Vec::new();
    if block.iter().any(|line| line.starts_with("$ annabella ")) {
        for line in block.iter().filter(|line| line.starts_with("$ ")) {
            shown.push((*line).to_owned());
            shown.extend(situation.printed(&line[2..], ""));
        }
    } else {
        let game = game_of(page, situation);
        let typed: Vec<&str> = block.into_iter().filter(|line| !has_speaker(line)).collect();
        // Unless a screen reader reads the terminal, the fingerprint follows the last line.
        let is_digest =
            |line: &String| ["Fingerprint of", "Prüffelder der"].iter().any(|it| line.contains(it));
        let after = |count: usize| {
            let mut printed = situation.printed(&game, &(typed[..count].join("\n") + "\n"));
            printed.pop_if(|line| is_digest(line));
            printed
        };
        let mut before = situation.printed(&game, "").len();
        for (index, line) in typed.iter().enumerate() {
            shown.push((*line).to_owned());
            let printed = after(index + 1);
            shown.extend_from_slice(&printed[before..]);
            before = printed.len();
        }
    }
    shown.iter().map(|line| format!("{INDENT}{line}")).collect()
}

/// Returns the cells of a row, without the edges.
fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_matches('|').split('|').map(str::trim).collect()
}

/// Returns what a cell says to type, by the first or the last of several ways to say the same.
fn typed_in(cell: &str, is_last: bool) -> Vec<&str> {
    let steps = OR.iter().fold(cell.to_owned(), |cell, or| cell.replace(or, "\u{0}`"));
    let steps: Vec<(usize, usize)> = steps
        .split("`, ")
        .map(|step| step.matches('\u{0}').count() + 1)
        .scan(0, |first, count| {
            let range = (*first, *first + count);
            *first += count;
            Some(range)
        })
        .collect();
    let all: Vec<&str> = codes(cell).collect();
    steps.into_iter().map(|(first, end)| all[if is_last { end - 1 } else { first }]).collect()
}

/// Returns a table of what is typed in a game, with what everyone hears now.
fn table(page: &Path, situation: &Situation, rows: &[String], heard: Option<usize>) -> Vec<String> {
    let line = game_of(page, situation) + " --json";
    let mut shown = rows.to_vec();
    for is_last in [false, true] {
        let typed: Vec<&str> = rows[2..].iter().flat_map(|row| typed_in(cells(row)[0], is_last)).collect();
        let events: Vec<serde_json::Value> = situation
            .printed(&line, &(typed.join("\n") + "\n"))
            .iter()
            .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{}: {line}", page.display())))
            .collect();
        let is_refused = |event: &&serde_json::Value| {
            event["event"] == "refused" && NOT_UNDERSTOOD.iter().any(|reason| event["reason"] == *reason)
        };
        let refused: Vec<_> = events.iter().filter(is_refused).collect();
        assert!(refused.is_empty(), "{}: {refused:?}", page.display());
        let Some(heard) = heard else { continue };
        let announced = events.iter().filter(|event| {
            event["event"] == "said"
                && event["audience"] == "room"
                && ["white", "black"].iter().any(|side| event["by"] == *side)
        });
        let mut announced = announced.map(|event| event["words"].as_str().unwrap());
        for row in &mut shown[2..] {
            let mut cells = cells(row);
            if !cells[heard].is_empty() {
                cells[heard] = announced.next().unwrap_or("");
            }
            *row = format!("| {} |", cells.join(" | ")).replace("|  |", "| |");
        }
        assert_eq!(announced.next(), None, "{}: announced, and not in the table", page.display());
    }
    shown
}

/// Returns a page with what is printed now, and the number of its transcripts and tables.
fn printed_now(page: &Path) -> (String, usize) {
    let text = fs::read_to_string(page).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut count = 0;
    let mut first = 0;
    while first < lines.len() {
        let is_of_block = |line: &String| line.starts_with(INDENT);
        let is_of_table = |line: &String| line.starts_with('|');
        let end_of =
            |is: &dyn Fn(&String) -> bool| first + lines[first..].iter().take_while(|line| is(line)).count();
        let (end, new) = if is_of_block(&lines[first]) && first > 0 && lines[first - 1].is_empty() {
            let end = end_of(&is_of_block);
            let block = &lines[first..end];
            let is_printed = |line: &String| {
                let line = line.trim_start();
                line.starts_with("$ annabella ") || has_speaker(line)
            };
            let new = block.iter().any(is_printed);
            (end, new.then(|| transcript(page, &Situation::before(&lines, first), block)))
        } else if is_of_table(&lines[first]) {
            let end = end_of(&is_of_table);
            let header = cells(&lines[first]);
            let kind = TYPED.iter().find(|(typed, _)| header[0] == *typed);
            let is_typed = |_: &&(&str, Option<&str>)| cells(&lines[first + 2])[0].starts_with('`');
            let new = kind.filter(is_typed).map(|(_, heard)| {
                let heard = heard.map(|heard| header.iter().position(|cell| cell == &heard).unwrap());
                table(page, &Situation::before(&lines, first), &lines[first..end], heard)
            });
            (end, new)
        } else {
            (first + 1, None)
        };
        let Some(new) = new else {
            first = end;
            continue;
        };
        count += 1;
        let next = first + new.len();
        lines.splice(first..end, new);
        first = next;
    }
    (lines.join("\n") + "\n", count)
}

#[test]
fn every_transcript_and_table_of_a_page_is_what_is_printed() {
    let mut count = 0;
    for page in documents() {
        let (now, found) = printed_now(&page);
        count += found;
        if std::env::var_os("BLESS").is_some() {
            fs::write(&page, &now).unwrap();
        }
        let text = fs::read_to_string(&page).unwrap();
        for (line, (shown, now)) in text.lines().zip(now.lines()).enumerate() {
            assert_eq!(shown, now, "{}, line {}; BLESS=1 writes the page", page.display(), line + 1);
        }
        assert_eq!(text, now, "{}; BLESS=1 writes the page", page.display());
    }
    assert!(count >= 8, "{count}");
}
