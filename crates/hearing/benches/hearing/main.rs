//! Measures how well announced moves are recognised, on recordings that are not part of the repository.
//!
//! `cargo bench --bench hearing -- FOLDER [ROW]` prints the rows with names that start so, all by default.
//! `FOLDER` has the unpacked data sets `arabic` (Arabic Speech Commands), `fsdd` (Free Spoken Digit Dataset) and
//! `gujarati` (Spoken Digits in Gujarati); docs/hearing.md says where they come from.
//!
//! Other rows: `connected` prints how voices of programs that join words are recognised,
//! `learn-projection` and `learn-acceptance` write the constants of the crate, `tuning` prints rows of
//! the speakers that they are learnt from, `time` prints milliseconds, `club-script TAG` prints what a club reads
//! out in a language, and `club` measures the recordings of a club in `FOLDER`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)] // The core touches no file; this bench does.
#![allow(missing_docs)]

mod bounds;
mod club;
mod connected;
mod corpus;
mod learn;
mod learn_acceptance;
mod linear;
mod positions;
mod random;
mod row;
mod rows;
mod simulate;
mod synthetic;
mod time;

use annabella_speech::Language;
use positions::{Wording, positions};
use row::{Row, Voices, report};
use std::path::Path;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let Some(folder) = arguments.first().map(Path::new) else {
        println!("The bench hearing needs a folder with recordings: see docs/hearing.md.");
        return;
    };
    let wanted = arguments.get(1).map_or("", String::as_str);
    match wanted {
        "learn-projection" => {
            return learn::write("projection.txt", &learn::projection(&corpus::arabic(folder, 1, 10)));
        }
        "club" => return club::run(folder),
        _ if wanted.starts_with("connected") => return connected::run(folder, wanted),
        "club-script" => {
            let tag = arguments.get(2).map_or("de", String::as_str);
            return club::print_script(Language::from_tag(tag).expect("the tag of a language"));
        }
        "time" => {
            let speakers = corpus::arabic(folder, 11, 12);
            return time::print(&speakers[0], &[&speakers[1]]);
        }
        _ => {}
    }
    let positions = positions();
    let voices =
        |name, speakers, wording| Voices { name, speakers, wording, positions: &positions, synthetic: false };
    let set = |name: &str| wanted.is_empty() || wanted.starts_with(name) || name.starts_with(wanted);
    if wanted == "learn-acceptance" {
        learn_acceptance::learn(&voices("learning", corpus::arabic(folder, 1, 10), Wording::Announced));
        return;
    }
    if set("tuning") && wanted.starts_with("tuning") {
        print_rows(
            &voices("tuning", corpus::arabic(folder, 1, 10), Wording::Announced),
            rows::arabic(),
            wanted,
        );
    }
    if set("arabic") {
        print_rows(
            &voices("arabic", corpus::arabic(folder, 11, 30), Wording::Announced),
            rows::arabic(),
            wanted,
        );
    }
    if set("fsdd") {
        print_rows(&voices("fsdd", corpus::fsdd(folder), Wording::Digits), rows::rooms(40), wanted);
    }
    if set("gujarati") {
        print_rows(&voices("gujarati", corpus::gujarati(folder), Wording::Digits), rows::rooms(20), wanted);
    }
    if set("german") {
        let german = Voices { synthetic: true, ..voices("german", synthetic::german(), Wording::Announced) };
        print_rows(&german, rows::rooms(21), wanted);
    }
}

fn print_rows(voices: &Voices, rows: Vec<(String, Row)>, wanted: &str) {
    for (name, row) in rows {
        let name = format!("{}-{name}", voices.name);
        if name.starts_with(wanted) {
            report(&name, &voices.run(&row));
        }
    }
}
