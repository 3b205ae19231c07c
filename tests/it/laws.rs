//! The last section of `docs/laws.md`: every clause of `tests/data/clauses.txt` has its scripts.
//!
//! `BLESS=1` writes it.

use crate::scripts::all;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/laws.md");
const BEGIN: &str = "<!-- The clauses: written by `BLESS=1 cargo test --test it laws::`. -->\n";

/// Whether a title, such as `2023 D.2.2, D.2.5: …`, names a clause of an edition before its colon.
fn names(title: &str, edition: &str, clause: &str) -> bool {
    let named = title.split(':').next().and_then(|head| head.strip_prefix(edition));
    named.is_some_and(|named| named.split([' ', ',']).any(|word| word == clause))
}

/// Returns a line a clause, with the number of scripts in each file.
fn printed(clauses: &str, titles: &[(String, String)]) -> Result<String, String> {
    let mut text = String::new();
    for line in clauses.lines().filter(|line| !line.starts_with('#')) {
        let [edition, clause, subject] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            return Err(format!("{line}: not an edition, a clause and a subject"));
        };
        let (clause, named) = clause.split_once('=').unwrap_or((clause, clause));
        let mut files = BTreeMap::<&str, usize>::new();
        for (file, _) in titles.iter().filter(|(_, title)| names(title, edition, named)) {
            *files.entry(file.trim_end_matches(".txt")).or_default() += 1;
        }
        if files.is_empty() {
            return Err(format!("{edition} {clause} has no script"));
        }
        let files: Vec<String> = files.iter().map(|(file, count)| format!("{file} ({count})")).collect();
        let _ = writeln!(text, "- {edition} {clause} {subject}: {}", files.join(", "));
    }
    Ok(text)
}

#[test]
fn every_clause_has_its_scripts() {
    let titles: Vec<_> = all().into_iter().map(|script| (script.file, script.title)).collect();
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (before, on_page) = page.split_once(BEGIN).expect("the page has the mark");
    let clauses = include_str!("../data/clauses.txt");
    let due = printed(clauses, &titles).unwrap();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(PAGE, format!("{before}{BEGIN}{due}")).unwrap();
    } else {
        assert_eq!(on_page, due, "BLESS=1 writes the page");
    }
    let planted = clauses.replace("2023 D.2.7 ", "2023 D.2.70 ");
    assert_eq!(printed(&planted, &titles), Err("2023 D.2.70 has no script".to_owned()));
}
