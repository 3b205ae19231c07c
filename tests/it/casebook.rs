//! `docs/casebook.md`: its questions are the titles of the casebook's scripts.
//!
//! `BLESS=1` writes them.

use crate::scripts::{Script, What, all};
use annabella::game::Input;
use std::fmt::Write as _;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/casebook.md");
const BEGIN: &str = "<!-- The questions: written by `BLESS=1 cargo test --test it casebook::`. -->\n";
const END: &str = "\n<!-- End of the questions. -->\n";

/// Whether a word is a number such as `c04a` or `f12`.
fn is_number(word: &str) -> bool {
    word.starts_with(['c', 'f']) && word[1..].starts_with(|ch: char| ch.is_ascii_digit())
}

/// Returns the number in the title of a script, and whether the script is a variant of the question.
fn number(title: &str) -> Option<(&str, bool)> {
    let rest = title.strip_prefix("casebook ")?;
    let end = rest.find([':', ','])?;
    is_number(&rest[..end]).then(|| (&rest[..end], rest[end..].starts_with(',')))
}

/// Returns a heading for each file, and a line for each of its questions.
fn printed(scripts: &[Script]) -> String {
    let mut text = String::new();
    let mut last = "";
    for script in scripts.iter().filter(|script| matches!(number(&script.title), Some((_, false)))) {
        if script.file != last {
            let name = script.file.trim_end_matches(".txt").trim_start_matches("casebook-").replace('-', " ");
            let (first, rest) = name.split_at(1);
            let _ = write!(text, "\n## {}{rest}\n\n", first.to_uppercase());
            last = &script.file;
        }
        let _ = writeln!(text, "- {}", script.title.trim_start_matches("casebook "));
    }
    text
}

#[test]
fn every_question_is_on_the_page() {
    let scripts = all();
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (before, rest) = page.split_once(BEGIN).expect("the page has the mark of the questions");
    let (on_page, after) = rest.split_once(END).expect("the page has the mark of their end");
    let due = printed(&scripts);
    assert!(due.matches("\n- ").count() > 80, "{due}");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(PAGE, [before, BEGIN, &due, END, after].concat()).unwrap();
    } else {
        assert_eq!(on_page, due, "BLESS=1 writes the page");
    }
}

/// Maximum number of rulings in a row between `open` and the next line of a player.
const LINES: usize = 2;

/// Returns the largest number of the arbiter's lines in a row after `open`, without questions.
fn lines_after_open(script: &Script) -> usize {
    let (mut opened, mut lines, mut most) = (false, 0, 0);
    for step in &script.steps {
        let What::Input(Input::Line { text }) = &step.what else { continue };
        let Some(typed) = text.strip_prefix("arbiter: ") else {
            (opened, lines) = (false, 0);
            continue;
        };
        match typed.split(' ').next() {
            Some("open") => (opened, lines) = (true, 0),
            Some("must" | "clock" | "continue") => {}
            _ => lines += usize::from(opened),
        }
        most = most.max(lines);
    }
    most
}

#[test]
fn every_question_is_ruled_with_two_lines() {
    let casebook = all().into_iter().filter(|script| number(&script.title).is_some());
    let long: Vec<String> =
        casebook.filter(|script| lines_after_open(script) > LINES).map(|script| script.title).collect();
    assert_eq!(long, Vec::<String>::new());
}
