//! `docs/laws.md`: every clause has a script, and every script named there exists.

use crate::scripts::all;
use std::collections::BTreeMap;

/// The clauses of 2023 that the page must have.
const CLAUSES: &str = "D.2.1 D.2.2 D.2.3 D.2.3.1 D.2.3.2 D.2.3.3 D.2.4 D.2.5 D.2.6.1 D.2.7 D.2.8 D.2.9 \
    D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2.11 \
    4.1 4.2.1 4.2.2 4.3.1 4.3.2 4.3.3 4.4.1 4.4.2 4.4.3 4.4.4 4.5 4.6.1 4.6.2 4.6.3 4.7 4.7.1 4.7.2 4.7.3 4.8 4.9 \
    6.1.1 6.2.1 6.2.1.1 6.2.1.2 6.2.2 6.2.4 6.2.5 6.3.1 6.3.2 6.4 6.6 6.7.1 6.7.2 6.8 6.9 6.10.1 6.10.2 6.11.1 6.11.2 6.11.3 6.12 7.5.1 7.5.2 7.5.4 \
    9.1.1 9.1.2.1 9.1.2.2 9.1.2.3 9.2.1 9.2.2 9.2.3.1 9.2.3.2 9.3.1 9.3.2 9.4 9.5.1 9.5.2 9.5.3 9.6.1 9.6.2";

/// Returns the page's lines: a clause, and the beginnings of the titles of its scripts.
fn page(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut edition = String::new();
    let mut clauses = BTreeMap::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            edition = heading.rsplit(", ").next().unwrap_or_default().to_owned();
        }
        let Some((clause, rest)) = line.strip_prefix("- ").and_then(|line| line.split_once(": ")) else {
            continue;
        };
        // In a section on several editions, each clause names its edition.
        let mut words = clause.split(' ');
        let first = words.next().unwrap_or_default();
        let clause = match edition.parse::<u32>() {
            Ok(year) => format!("{year} {first}"),
            Err(_) => format!("{first} {}", words.next().unwrap_or_default()),
        };
        let titles = rest.split('"').skip(1).step_by(2).map(str::to_owned).collect();
        assert_eq!(clauses.insert(clause, titles), None, "{line} is there twice");
    }
    clauses
}

/// Returns the faults of the page, given the titles of all scripts.
fn faults(text: &str, titles: &[String]) -> Vec<String> {
    let page = page(text);
    let missing = CLAUSES.split_whitespace().map(|clause| format!("2023 {clause}"));
    let missing = missing.filter(|clause| !page.contains_key(clause)).map(|clause| format!("no {clause}"));
    let without = page.iter().filter(|(_, begins)| begins.is_empty());
    let without = without.map(|(clause, _)| format!("{clause} has no script"));
    let unknown = page.iter().flat_map(|(clause, begins)| begins.iter().map(move |begin| (clause, begin)));
    let unknown = unknown.filter(|(_, begin)| !titles.iter().any(|title| title.starts_with(begin.as_str())));
    missing
        .chain(without)
        .chain(unknown.map(|(clause, begin)| format!("{clause}: no script {begin}")))
        .collect()
}

#[test]
fn every_clause_has_its_scripts() {
    let titles: Vec<String> = all().into_iter().map(|script| script.title).collect();
    let text = include_str!("../../docs/laws.md");
    assert_eq!(faults(text, &titles), Vec::<String>::new());
    // Planted faults are found.
    let title = "\"2023 D.2.7\"";
    assert_eq!(
        faults(&text.replace(title, "\"2023 D.2.70\""), &titles),
        ["2023 D.2.7: no script 2023 D.2.70"]
    );
    assert_eq!(faults(&text.replace(title, ""), &titles), ["2023 D.2.7 has no script"]);
    assert_eq!(faults(&text.replace("- D.2.7 ", "- D.2.77 "), &titles), ["no 2023 D.2.7"]);
}
