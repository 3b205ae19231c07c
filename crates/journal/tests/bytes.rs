//! Journals as bytes: complete, torn, changed, rearranged and repaired.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.

use annabella_journal::{
    Chain, Contents, Head, JournalFault, LineFault, Repair, Segment, Trust, proven, read,
};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    white: String,
    black: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
enum Entry {
    Line { wall_ms: u64, words: String },
    Press,
}

fn header() -> Header {
    Header { white: "Anna".into(), black: "Bella".into() }
}

fn entries() -> Vec<Entry> {
    vec![
        Entry::Line { wall_ms: 1, words: "Springer Gustav eins Felix drei".into() },
        Entry::Press,
        Entry::Line { wall_ms: 3, words: "fünf\nZeilen \"nicht\"".into() },
        Entry::Press,
    ]
}

/// Returns the lines of a journal of these entries, each with its line feed.
fn lines_of(entries: &[Entry]) -> Vec<Vec<u8>> {
    let mut chain = Chain::default();
    let mut lines = vec![chain.encode(&Head::new(header())).unwrap()];
    lines.extend(entries.iter().map(|entry| chain.encode(entry).unwrap()));
    lines
}

fn journal(entries: &[Entry]) -> Vec<u8> {
    lines_of(entries).concat()
}

fn contents(bytes: &[u8]) -> Result<Contents<Header, Entry>, JournalFault> {
    read(bytes)
}

/// Returns the number and the fault of the bad line in an otherwise readable journal.
#[track_caller]
fn faulty_line(bytes: &[u8]) -> (usize, LineFault) {
    match contents(bytes).expect("a header").fault.expect("a fault") {
        JournalFault::Line { line, fault } => (line, fault),
        other => panic!("{other}"),
    }
}

/// Returns the fault after rearranging the lines of a journal.
#[track_caller]
fn rearranged(change: impl Fn(&mut Vec<Vec<u8>>)) -> (usize, LineFault) {
    let mut lines = lines_of(&entries());
    change(&mut lines);
    faulty_line(&lines.concat())
}

#[test]
fn bytes_that_are_no_journal_are_refused() {
    assert_eq!(contents(b"").unwrap_err(), JournalFault::Empty);
    for bytes in [&b"dear Anna\n"[..], b"00000000 {}\n", b"\n\n", b"\0\xff\xfe", b"1. e4 e5 *"] {
        assert_eq!(contents(bytes).unwrap_err(), JournalFault::NoJournal, "{bytes:?}");
        assert_eq!(Repair::of(bytes, None).unwrap_err(), JournalFault::NoJournal, "{bytes:?}");
    }
    let other = String::from_utf8(journal(&[])).unwrap().replace("\"version\":3", "\"version\":4");
    assert_eq!(contents(other.as_bytes()).unwrap_err(), JournalFault::Version { found: 4 });
    assert_eq!(Repair::of(other.as_bytes(), None).unwrap_err(), JournalFault::Version { found: 4 });
}

#[test]
fn an_unknown_entry_is_a_fault_with_its_cause() {
    let mut chain = Chain::default();
    let mut bytes = chain.encode(&Head::new(header())).unwrap();
    bytes.extend(chain.encode(&serde_json::json!({ "what": "dance" })).unwrap());
    let (line, fault) = faulty_line(&bytes);
    assert!(matches!(&fault, LineFault::Meaning(cause) if cause.contains("dance")), "{fault}");
    assert_eq!(line, 2);
}

#[test]
fn a_journal_cut_at_any_byte_keeps_its_complete_entries() {
    let whole = journal(&entries());
    let first = lines_of(&[])[0].len();
    for len in 0..=whole.len() {
        let read = contents(&whole[..len]);
        if len < first {
            assert!(matches!(read, Err(JournalFault::Empty | JournalFault::NoJournal)), "{len}");
            continue;
        }
        let read = read.unwrap();
        let lines = whole[..len].iter().filter(|&&byte| byte == b'\n').count();
        let valid = whole[..len].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
        assert_eq!(read.entries, entries()[..lines - 1], "at byte {len}");
        let torn = read.torn.map(|torn| (torn.line, torn.bytes));
        assert_eq!(torn, (valid < len).then_some((lines + 1, len - valid)), "at byte {len}");
    }
}

/// A changed byte in the last line can look like a line that was being written.
#[test]
fn any_changed_byte_is_found() {
    let whole = journal(&entries());
    for at in 0..whole.len() {
        for flip in [0x01, 0x20, 0x80, 0xff] {
            let mut bytes = whole.clone();
            bytes[at] ^= flip;
            let Ok(read) = contents(&bytes) else { continue };
            assert!(read.fault.is_some() || read.torn.is_some(), "byte {at}");
            assert_eq!(read.entries, entries()[..read.entries.len()], "byte {at}");
        }
    }
}

#[test]
fn removed_swapped_and_doubled_lines_are_found() {
    for line in 1..4 {
        let removed = rearranged(|lines| drop(lines.remove(line)));
        let number = LineFault::Number { expected: line as u64, found: line as u64 + 1 };
        assert_eq!(removed, (line + 1, number.clone()));
        assert_eq!(rearranged(|lines| lines.swap(line, line + 1)), (line + 1, number));
    }
    for line in 0..=4 {
        let number = LineFault::Number { expected: line as u64 + 1, found: line as u64 };
        assert_eq!(rearranged(|lines| lines.insert(line, lines[line].clone())), (line + 2, number));
    }
    let headless = lines_of(&entries())[1..].concat();
    assert_eq!(contents(&headless).unwrap_err(), JournalFault::NoJournal);
}

/// Even a line with the right number is found.
#[test]
fn a_line_of_another_journal_is_found() {
    let mut other = entries();
    other[0] = Entry::Line { wall_ms: 7, words: "d4".into() };
    let other = lines_of(&other);
    assert_eq!(rearranged(|lines| lines[2] = other[2].clone()), (3, LineFault::Changed));
}

#[test]
fn entries_before_a_fault_are_returned() {
    let changed = String::from_utf8(journal(&entries())).unwrap().replace("fünf", "acht");
    let read = contents(changed.as_bytes()).unwrap();
    assert_eq!(read.entries, entries()[..2]);
    assert_eq!((read.numbers, read.digests.len()), (vec![1, 2], 2));
    assert_eq!(read.fault, Some(JournalFault::Line { line: 4, fault: LineFault::Changed }));
}

/// One wrong bit anywhere is corrected, as the checksum proves, even in a line feed.
#[test]
fn a_wrong_bit_is_corrected_wherever_it_is() {
    let whole = journal(&entries());
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut bytes = whole.clone();
            bytes[at] ^= 1 << bit;
            let repair = Repair::of(&bytes, None).unwrap();
            assert!(repair.bytes() == whole, "byte {at}, bit {bit}");
            assert_eq!((repair.proven, repair.gap.as_ref()), (4, None), "byte {at}, bit {bit}");
            assert_eq!(repair.corrected.len(), 1, "byte {at}, bit {bit}");
            assert!(!repair.is_whole());
        }
    }
    assert!(Repair::of(&whole, None).unwrap().is_whole());
}

#[test]
fn a_lost_line_becomes_a_gap_with_the_rest_as_evidence() {
    let mut lines = lines_of(&entries());
    let evidence: Vec<String> =
        lines[3..].iter().map(|line| String::from_utf8_lossy(line).trim_end().to_owned()).collect();
    lines.remove(2);
    let repair = Repair::of(&lines.concat(), None).unwrap();
    let gap = repair.gap.clone().expect("a gap");
    assert_eq!((repair.proven, repair.evidence), (1, 2));
    assert_eq!((gap.line, gap.first, gap.last, gap.least()), (3, 2, Some(2), 1));
    let read = contents(repair.bytes()).unwrap();
    assert_eq!((read.fault, read.torn), (None, None));
    assert_eq!(read.entries, entries()[..1]);
    let [part] = &read.missing[..] else { panic!("{:?}", read.missing) };
    assert_eq!((part.after, &part.gap, &part.evidence), (1, &gap, &evidence));
}

/// Returns what is known about segments of entries, with the numbers of their first and last.
fn known(segments: &[Segment]) -> Vec<(Trust, u64, Option<u64>)> {
    segments.iter().map(|segment| (segment.trust, segment.first, segment.last)).collect()
}

/// A chain after a gap proves nothing by itself, unlike the fingerprint of one of its entries.
#[test]
fn entries_after_a_gap_are_proven_by_a_fingerprint_and_never_replayed() {
    let all = [entries(), entries()].concat();
    let (mut lines, digests) = (lines_of(&all), contents(&journal(&all)).unwrap().digests);
    lines[3][70] ^= 3;
    let damaged = lines.concat();
    let read = contents(&damaged).unwrap();
    assert_eq!(read.entries, all[..2]);
    use Trust::{Chained, Legible, Lost};
    assert_eq!(known(&read.after), [(Lost, 3, Some(3)), (Chained, 4, Some(8))]);
    for (at, digest) in digests.iter().enumerate() {
        let number = at as u64 + 1;
        let expected = (number > 3).then_some(4..=number);
        assert_eq!(proven(&read.after, *digest), expected, "{number}");
        let repair = Repair::of(&damaged, Some(*digest)).unwrap();
        assert_eq!((repair.bound, repair.proven, repair.evidence), (expected.clone(), 2, 6), "{number}");
        let read = contents(Repair::of(&damaged, Some(*digest)).unwrap().bytes()).unwrap();
        assert_eq!((read.entries.len(), read.missing[0].proven()), (2, expected), "{number}");
    }
    // Without its line, the next entry is not proven by the chain either.
    lines.remove(3);
    let read = contents(&lines.concat()).unwrap();
    let expected = [(Lost, 3, Some(3)), (Legible, 4, Some(4)), (Chained, 5, Some(8))];
    assert_eq!(known(&read.after), expected);
    // Changed evidence is no longer proven.
    let place = lines[5].len() - 4;
    lines[5][place] ^= 1;
    let read = contents(&lines.concat()).unwrap();
    assert_eq!(proven(&read.after, digests[7]), Some(7..=8));
    assert_eq!(proven(&read.after, digests[5]), None, "{:?}", known(&read.after));
    lines.truncate(3);
    // A damaged last line is one that was not written whole.
    lines.extend([0, 1].map(|_| [vec![0; 500], b"\n".to_vec()].concat()));
    assert_eq!(known(&contents(&lines.concat()).unwrap().after), [(Lost, 3, None)]);
    assert_eq!(proven(&[], digests[7]), None);
}

/// The search for wrong bits ends after a number of steps that grows with the length and no faster.
#[test]
fn damage_of_any_shape_is_searched_in_linear_work() {
    let seal = "0123456789abcdef".repeat(4);
    let line = lines_of(&entries())[1].clone();
    let shapes: [Vec<u8>; 6] = [
        vec![0],
        b"\n".to_vec(),
        b" ".to_vec(),
        b"\0\n".to_vec(),
        format!("{seal} {{}}\n").into_bytes(),
        line,
    ];
    for shape in shapes {
        for head in [String::new(), format!("{seal} ")] {
            for len in [1 << 14, 1 << 16, 1 << 18] {
                let damage = [head.as_bytes(), &shape.repeat(len / shape.len())].concat();
                let damaged = [journal(&entries()), damage].concat();
                let repair = Repair::of(&damaged, None).unwrap();
                let most = (1 << 27) + 16 * damaged.len() as u64;
                assert!(repair.search_steps() <= most, "{shape:?}: {}", repair.search_steps());
                assert!(repair.proven >= 4 && repair.gap.is_some(), "{shape:?}");
            }
        }
    }
}

fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        (any::<u64>(), any::<String>()).prop_map(|(wall_ms, words)| Entry::Line { wall_ms, words }),
        Just(Entry::Press),
    ]
}

proptest! {
    #[test]
    fn any_entries_are_read_back(entries in prop::collection::vec(entry(), 0..8)) {
        let read = contents(&journal(&entries)).unwrap();
        prop_assert_eq!((read.entries, read.fault, read.torn), (entries, None, None));
    }

    #[test]
    fn any_bytes_after_a_journal_change_no_entry(bytes in prop::collection::vec(any::<u8>(), 1..200)) {
        let read = contents(&[journal(&entries()), bytes].concat()).unwrap();
        prop_assert!(read.fault.is_some() || read.torn.is_some());
        prop_assert_eq!(read.entries, entries());
    }

    #[test]
    fn any_bytes_are_read_and_repaired_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(contents(&bytes).is_err());
        prop_assert!(Repair::of(&bytes, None).is_err());
    }

    /// Whatever overwrites part of a journal, the repaired one is faultless and has only true entries.
    #[test]
    fn a_repaired_journal_has_no_fault_and_no_invented_entry(
        at in 0_usize..400, bytes in prop::collection::vec(any::<u8>(), 1..60),
    ) {
        let mut damaged = journal(&entries());
        let at = at % damaged.len();
        let end = (at + bytes.len()).min(damaged.len());
        damaged.splice(at..end, bytes);
        let Ok(repair) = Repair::of(&damaged, None) else { return Ok(()) };
        let read = contents(repair.bytes()).unwrap();
        prop_assert_eq!((read.fault, read.torn), (None, None));
        prop_assert_eq!(&read.entries[..], &entries()[..repair.proven]);
    }
}
