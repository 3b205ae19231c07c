//! Lines with every number of four digits, at two tables whose PINs differ.
//! All answers, audiences, times and entries are the same, so that no line shows whether it contains the PIN.

use super::*;
use crate::campaigns;
use annabella::game::{ArbiterPin, Device};
use std::fs;

/// The numbers of four digits.
const NUMBERS: std::ops::Range<u16> = 0..10_000;

/// The number of PINs tried with every command in the whole campaign.
const TRIED: usize = 12;

/// The number of lines at a table: more would wait for the disk.
const AT_A_TABLE: usize = 200;

/// The number of times that the lines are played until the disk answers in time.
const TRIES: usize = 8;

/// The longest time between two lines that is not a pause of the computer, in milliseconds.
const STEP: u64 = 100;

/// Returns the first name of every command.
fn commands() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let mut names = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let of_commands = text.lines().filter(|line| line.starts_with("command-"));
        names.extend(of_commands.filter_map(|line| Some(line.split_once(" = ")?.1.to_owned())));
    }
    names.sort();
    assert!(names.len() > 80, "{names:?}");
    names
}

/// Returns the words before a number: every command by every speaker, and none.
fn before() -> Vec<String> {
    let mut before =
        vec![String::new(), "pin ".to_owned(), "/".to_owned(), "strat ".to_owned(), "?".to_owned()];
    before.extend(commands().into_iter().map(|command| format!("{command} ")));
    before.push("claim threefold ".to_owned());
    before.push("set white 5:00 ".to_owned());
    before.push("set white ".to_owned());
    let by = |speaker: &'static str| before.iter().map(move |words| format!("{speaker}{words}"));
    ["", "white: ", "black: ", "arbiter: "].into_iter().flat_map(by).collect()
}

/// Returns a number and its likenesses: a digit more, less or other, or within another text.
fn alike(number: &str) -> Vec<String> {
    let mut texts = vec![
        number.to_owned(),
        format!("{number}{number}"),
        format!("x{number}y"),
        format!("{number}."),
        format!("no {number} here"),
        number[..3].to_owned(),
        number[1..].to_owned(),
        format!("{number}0"),
        format!("{} {}", &number[..2], &number[2..]),
        format!("{}{}", &number[2..], &number[..2]),
    ];
    let other = |at: usize| {
        let digit = (number.as_bytes()[at] - b'0' + 1) % 10;
        format!("{}{digit}{}", &number[..at], &number[at + 1..])
    };
    texts.extend((0..number.len()).map(other));
    texts
}

/// Returns the output, and the entries without the time of day, of tables with this PIN.
///
/// A disk that does not answer in time is announced, so the lines are then played again.
fn answers(pin: &str, lines: &[String]) -> (Vec<String>, Vec<String>) {
    let (mut printed, mut entries) = (Vec::new(), Vec::new());
    for lines in lines.chunks(AT_A_TABLE) {
        let mut tries = (0..TRIES).map(|_| played(pin, lines));
        let answers = tries.find_map(|answers| answers).expect("a disk that answers");
        printed.extend(answers.0);
        entries.extend(answers.1);
    }
    (printed, entries)
}

/// Plays the lines. `None` if the disk did not answer in time.
fn played(pin: &str, lines: &[String]) -> Option<(Vec<String>, Vec<String>)> {
    let mut tables = Tables::new();
    if let Ok(in_memory) = TempDir::new_in("/dev/shm") {
        tables.dir = in_memory;
    }
    let id = TableId(1);
    let line = "play --locale en --time-control 36000 --arbiter --white-impaired --event Club";
    let settings = Settings { pin: Some(ArbiterPin { kept: Span::seconds(1) }), ..settings(line) };
    let journal = Journal::create(&tables.file(id), &header_now(settings.clone())).unwrap();
    tables.lay_changed(id, journal, of_settings(&settings), None, |places| {
        places.guard = Guard::new(pin);
    });
    let mut at = 0;
    let mut send = |text: &str| {
        at += STEP;
        tables.send(id, Stamp(at), DeviceEvent::Line(text.to_owned()));
    };
    ["arbiter: start", pin, "white: e4"].iter().for_each(|text| send(text));
    for line in lines {
        send(line);
        // A question for the PIN gets no answer, so that no line is given as the PIN.
        send("");
    }
    tables.send(id, Stamp(0), DeviceEvent::InputEnds);
    while let Some((_, table)) = tables.driven.next_ended() {
        assert!(table.close());
    }
    let entries = journal::read::<Header, Entry>(&tables.file(id)).unwrap().entries;
    let of_disk = |entry: &Entry| matches!(entry.event.input, Input::Device { device: Device::Journal, .. });
    if entries.iter().any(of_disk) {
        return None;
    }
    let entries = entries.into_iter().map(|entry| format!("{:?} {:?}", entry.event, entry.act)).collect();
    Some((tables.came(id, &tables.papers[&id]).printed, entries))
}

/// Plays the lines with both PINs, and compares everything. Returns the number of withheld lines.
fn compare(first: &str, second: &str, lines: &[String]) -> usize {
    let (one, other) = (answers(first, lines), answers(second, lines));
    let differs = one.0.iter().zip(&other.0).find(|(one, other)| one != other);
    assert_eq!(differs, None, "{first} and {second}");
    assert_eq!(one.0.len(), other.0.len());
    let differs = one.1.iter().zip(&other.1).find(|(one, other)| one != other);
    assert_eq!(differs, None, "{first} and {second}");
    assert_eq!(one.1.len(), other.1.len());
    one.0.iter().filter(|printed| printed.contains("may-hold-pin")).count()
}

/// Returns the PINs to try with every command, and for each one that has another digit in each place.
fn pins() -> Vec<(String, String)> {
    let step = NUMBERS.len() / campaigns::length(1, TRIED);
    let other =
        |number: &str| number.bytes().map(|digit| char::from(b'0' + (digit - b'0' + 5) % 10)).collect();
    let pin = |number: u16| {
        let number = format!("{number:04}");
        let other = other(&number);
        (number, other)
    };
    NUMBERS.skip(123).step_by(step).map(pin).collect()
}

/// Tries every command by every speaker, with the PIN and its likenesses.
///
/// The short form tries one PIN.
#[test]
fn no_command_with_the_pin_is_answered_otherwise_than_with_another_number() {
    let before = before();
    let mut withheld = 0;
    for (pin, other) in pins() {
        let texts = alike(&pin);
        let of_texts = |words: &String| texts.iter().map(|text| format!("{words}{text}")).collect::<Vec<_>>();
        let lines: Vec<String> = before.iter().flat_map(of_texts).collect();
        withheld += compare(&pin, &other, &lines);
    }
    assert!(withheld > pins().len() * before.len(), "{withheld}");
}

/// Tries all ten thousand numbers, each with the commands in turn.
///
/// The short form tries every fifth.
#[test]
fn none_of_ten_thousand_numbers_shows_the_pin() {
    let before = before();
    let turns = before.iter().cycle().step_by(7);
    // 4815, the PIN, is one of every fifth.
    let numbers: Vec<u16> = campaigns::share(NUMBERS).collect();
    let asked = numbers.iter().zip(turns).map(|(number, words)| format!("{words}{number:04}"));
    let lines: Vec<String> = numbers.iter().map(|number| format!("help {number:04}")).chain(asked).collect();
    let withheld = compare("4815", "9037", &lines);
    assert!(withheld > numbers.len(), "{withheld}");
}
