//! The running round with a tournament file in which each pair in turn is spoilt.

mod field;

use super::*;
use crate::boards::{Board, Boards};
use crate::pairings::{GameOver, GameResult, Pairing, Table, Tournament};
use crate::players::Paired;
use crate::topics::{BoardKey, EventKey};
use annabella_speech::{Language, Words};
use field::{Rest, WAYS, clean, file, lines};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

const ROUND: usize = 3;
/// Results of boards, White's first, with the signs in the file.
const RESULTS: [(&str, char, char); 3] = [("1-0", '1', '0'), ("0-1", '0', '1'), ("1/2-1/2", '=', '=')];

fn result(board: usize) -> (&'static str, char, char) {
    RESULTS[board % RESULTS.len()]
}

/// The names of the players of each board, as the clean file has them.
fn seating() -> BTreeMap<usize, [String; 2]> {
    let clean = clean();
    let name = |rank| clean.player(rank).unwrap().name.clone();
    let pairings = clean.pairings(ROUND).into_iter();
    pairings.map(|pairing| (pairing.board, [name(pairing.white), name(pairing.black)])).collect()
}

/// Surname last, as boards write it.
fn spoken(name: &str) -> String {
    let (surname, first) = name.split_once(", ").unwrap();
    format!("{first} {surname}")
}

/// The boards of the round, each with the game of its players, which is over.
fn hall(seating: &BTreeMap<usize, [String; 2]>) -> Vec<Board> {
    let mut boards = Boards::new(EventKey::of("Open"));
    for (board, [white, black]) in seating {
        let (score, ..) = result(*board);
        let mut state = crate::samples::state(&spoken(white), &spoken(black), 5);
        state["result"] = serde_json::json!({"score": score, "reason": "resignation"});
        let pgn =
            format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{score}\"]\n\n1. e4 Nf6 {score}\n");
        for (kind, payload) in [("state", state.to_string()), ("pgn", pgn)] {
            let topic = format!("annabella/open/{ROUND}/{board}/{kind}");
            assert_eq!(boards.take(&topic, payload.as_bytes(), false, 5).fault, None);
        }
    }
    boards.all().cloned().collect()
}

/// The folder with the files of a round.
struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, lines: &[String]) {
        fs::write(self.path("open.trf"), file(lines)).unwrap();
    }

    fn open(&self) -> RoundFiles {
        let args = RoundArgs {
            pairings: Some(self.path("open.trf")),
            round: None,
            results: Some(self.path("results.trf")),
            live: Some(self.path("live")),
            ..RoundArgs::default()
        };
        RoundFiles::open(&args, drop).unwrap().unwrap()
    }

    /// Asserts that no file gives a result or a game to players who did not play it. Returns the boards whose result is written.
    fn results(&self, seating: &BTreeMap<usize, [String; 2]>, what: &str) -> Vec<usize> {
        live_games(&self.path("live"), seating, what);
        let [read, written] = ["open.trf", "results.trf"].map(|name| fs::read(self.path(name)).unwrap());
        self::written(&read, &written, seating, what)
    }
}

/// Asserts that each result in a file is that of its players. Returns the boards whose result is written.
fn written(read: &[u8], written: &[u8], seating: &BTreeMap<usize, [String; 2]>, what: &str) -> Vec<usize> {
    let [read, written] = [read, written].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    let mut boards = Vec::new();
    for (before, after) in read.lines().zip(written.lines()) {
        let sign = |line: &str| line.chars().nth(118).unwrap_or(' ');
        if !after.starts_with("001") || sign(before) == sign(after) {
            continue;
        }
        let player = |(_, names): &(&usize, &[String; 2])| names.iter().any(|name| after.contains(name));
        let (board, [white, _]) = seating.iter().find(player).unwrap_or_else(|| panic!("{what}: {after}"));
        let (_, of_white, of_black) = result(*board);
        let expected = if after.contains(white) { of_white } else { of_black };
        assert_eq!(sign(after), expected, "{what}, board {board}: {after}");
        boards.push(*board);
    }
    boards.sort_unstable();
    assert!(boards.chunk_by(|one, other| one == other).all(|both| both.len() == 2), "{what}: {boards:?}");
    boards.dedup();
    boards
}

/// Asserts that each live game has the players of its board, and its result if it has moves.
fn live_games(folder: &Path, seating: &BTreeMap<usize, [String; 2]>, what: &str) {
    for (board, [white, black]) in seating {
        let Ok(text) = fs::read_to_string(folder.join(format!("round-3-board-{board:02}.pgn"))) else {
            continue;
        };
        let players = format!("[White \"{white}\"]\n[Black \"{black}\"]\n");
        if text.contains("1. e4") {
            assert!(text.contains(&players), "{what}, board {board}: {text}");
            assert!(
                text.contains(&format!("[Result \"{}\"]", result(*board).0)),
                "{what}, board {board}: {text}"
            );
        }
    }
}

/// Returns the number of each board by the players whom the pairings give it.
fn numbers(paired: &[(BoardKey, Paired)]) -> BTreeMap<String, usize> {
    let named = paired
        .iter()
        .filter_map(|(key, players)| Some((players.white.name.clone()?, usize::from(key.board))));
    named.collect()
}

/// Spoils the pair of a board.
fn spoilt(board: usize, way: fn(&mut Vec<String>, [usize; 2], [usize; 2])) -> Vec<String> {
    static PAIRINGS: LazyLock<Vec<Pairing>> = LazyLock::new(|| clean().pairings(ROUND));
    let pairings = &*PAIRINGS;
    let at = |board: usize| {
        let pairing = pairings[board - 1];
        [pairing.white, pairing.black].map(|rank| usize::from(rank) - 1)
    };
    let mut lines = lines();
    // The other pair is far away, and neither of the same number of points.
    way(&mut lines, at(board), at((board + 11) % pairings.len() + 1));
    lines
}

#[test]
fn a_spoilt_pair_costs_that_pair_alone_when_the_file_is_first_read() {
    let seating = seating();
    // Without the games, which the next test has, it is much quicker.
    let mut boards = hall(&seating);
    boards.iter_mut().for_each(|board| board.pgn = None);
    for (what, rest, way) in WAYS {
        for board in 1..=seating.len() {
            let what = format!("{what}, board {board}");
            let read = file(&spoilt(board, way));
            let (tournament, _) = Tournament::read(&read).unwrap();
            let mut round = Round::new(tournament, ROUND).unwrap();
            let numbers = numbers(&round.paired());
            round.take(&boards);
            let results = written(&read, &round.results(), &seating, &what);
            for (other, [white, _]) in seating.iter().filter(|(other, _)| **other != board) {
                assert!(rest != Rest::Keeps || numbers.get(white) == Some(other), "{what}: {other}");
                assert!(rest != Rest::Keeps || results.contains(other), "{what}: {other}");
            }
        }
    }
}

#[test]
fn a_spoilt_pair_costs_that_pair_alone_when_the_file_changes_while_the_round_runs() {
    let (seating, words) = (seating(), Words::new(Language::En));
    assert_eq!(seating.len(), 29);
    let (boards, desk) = (hall(&seating), Desk::new());
    desk.write(&lines());
    let mut files = desk.open();
    files.update(&boards);
    assert_eq!(desk.results(&seating, "whole").len(), seating.len());
    for (index, (what, rest, way)) in WAYS.into_iter().enumerate() {
        // Every way has its fifth of the boards, and every board at least four ways.
        for board in (1..=seating.len()).filter(|board| (board + index) % 5 == 0) {
            let what = format!("{what}, board {board}");
            desk.write(&spoilt(board, way));
            assert!(files.look().is_none(), "{what}: it may still be written");
            let is_refused = files.look().is_none();
            assert_eq!(is_refused, rest == Rest::Refused, "{what}");
            let read = numbers(&files.paired());
            files.update(&boards);
            if is_refused {
                desk.write(&lines());
            }
            let results = desk.results(&seating, &what);
            for (other, [white, _]) in seating.iter().filter(|(other, _)| **other != board) {
                assert_eq!(read.get(white), Some(other), "{what}");
                assert!(results.contains(other), "{what}: {results:?}");
            }
            let remarks: Vec<String> = files.remarks().iter().map(|remark| words.say(remark)).collect();
            let number = format!("Board {board}");
            let is_named =
                remarks.iter().any(|remark| remark.starts_with(&number) || remark.contains("line "));
            assert!(is_named || is_refused && remarks.len() == 1, "{what}: {remarks:?}");
            // It is corrected: the pair is where it was.
            desk.write(&lines());
            files.look();
            files.look();
            files.update(&boards);
            assert_eq!(desk.results(&seating, &what).len(), seating.len(), "{what}");
            assert!(files.remarks().is_empty(), "{what}: {:?}", files.remarks());
        }
    }
}

/// Reads another file in a running round, and returns the numbers of its boards.
fn running_with(lines: &[String]) -> (BTreeMap<String, usize>, Vec<usize>) {
    let (seating, desk) = (seating(), Desk::new());
    let boards = hall(&seating);
    desk.write(&field::lines());
    let mut files = desk.open();
    files.update(&boards);
    desk.write(lines);
    files.look();
    files.look();
    files.update(&boards);
    (numbers(&files.paired()), desk.results(&seating, "changed"))
}

#[test]
fn a_running_round_keeps_its_boards_when_the_file_gives_another_order() {
    let seating = seating();
    let expected: BTreeMap<String, usize> =
        seating.iter().map(|(board, [white, _])| (white.clone(), *board)).collect();
    // Sorted otherwise; an earlier result corrected, which changes the order; and a starting rank for a late player.
    let mut sorted = lines();
    sorted.reverse();
    let mut corrected = lines();
    let won = corrected.iter().position(|line| line.contains(" w 1  ")).unwrap();
    corrected[won] = corrected[won].replacen(" w 1  ", " w 0  ", 1);
    let renumbered: Vec<String> = lines().iter().map(|line| shifted(line)).collect();
    let mut superfluous = lines();
    superfluous[4] += "     9 w  ";
    for (what, lines) in [
        ("sorted", sorted),
        ("corrected", corrected),
        ("renumbered", renumbered),
        ("superfluous", superfluous),
    ] {
        let (found, results) = running_with(&lines);
        assert_eq!(found, expected, "{what}");
        assert_eq!(results.len(), seating.len(), "{what}");
    }
}

/// Returns a player's line with all starting ranks one higher.
fn shifted(line: &str) -> String {
    let chars: Vec<char> = line.chars().collect();
    let field = |from: usize| chars[from..from + 4].iter().collect::<String>();
    let higher = |text: &str| match text.trim().parse::<usize>() {
        Ok(rank) if rank > 0 => format!("{:>4}", rank + 1),
        _ => text.to_owned(),
    };
    let mut text = line.to_owned();
    let wide = line.len() - chars.len();
    for column in [4, 91, 101, 111] {
        let at = if column > 40 { column + wide } else { column };
        text.replace_range(at..at + 4, &higher(&field(column)));
    }
    text
}

#[test]
fn a_file_that_has_lost_the_round_or_players_is_not_used() {
    let (seating, desk) = (seating(), Desk::new());
    let boards = hall(&seating);
    desk.write(&field::lines());
    let mut files = desk.open();
    files.update(&boards);
    let without: Vec<String> = lines().iter().map(|line| line.chars().take(109).collect()).collect();
    for (lines, reason) in [
        (without, "has lost the pairings of round 3."),
        (lines()[..40].to_vec(), "has fewer players than before."),
    ] {
        desk.write(&lines);
        assert!(files.look().is_none() && files.look().is_none());
        files.update(&boards);
        let remarks: Vec<String> =
            files.remarks().iter().map(|remark| Words::new(Language::En).say(remark)).collect();
        assert!(remarks.len() == 1 && remarks[0].contains(reason), "{remarks:?}");
        assert_eq!(numbers(&files.paired()).len(), seating.len());
    }
    fs::remove_file(desk.path("open.trf")).unwrap();
    files.look();
    assert!(Words::new(Language::En).say(&files.remarks()[0]).contains("is gone"));
    desk.write(&field::lines());
    files.look();
    assert!(files.look().is_some(), "it is back");
    files.update(&boards);
    assert_eq!(files.remarks(), []);
}

#[test]
fn a_new_pairing_of_a_round_that_has_not_started_has_its_own_boards() {
    let desk = Desk::new();
    desk.write(&field::lines());
    let mut files = desk.open();
    files.update(&[]);
    let (_, _, gone) = WAYS.into_iter().find(|(what, ..)| *what == "the pair is gone").unwrap();
    desk.write(&spoilt(1, gone));
    files.look();
    files.look();
    let seating = seating();
    let found = numbers(&files.paired());
    assert_eq!(found.get(&seating[&2][0]), Some(&1), "board 2 is the first now");
}

#[test]
fn the_log_next_to_the_results_has_every_remark_and_follows_no_link() {
    let desk = Desk::new();
    desk.write(&field::lines());
    let mut files = desk.open();
    files.log(&["Board 1: one.".to_owned()], 0);
    files.log(&["Board 2: two.".to_owned()], 0);
    let log = desk.path("results.trf.log");
    let text = fs::read_to_string(&log).unwrap();
    let lines: Vec<&str> = text.lines().map(|line| &line[20..]).collect();
    assert_eq!(lines, ["Board 1: one.", "Board 2: two."]);
    fs::remove_file(&log).unwrap();
    let foreign = desk.path("foreign");
    fs::write(&foreign, "theirs").unwrap();
    std::os::unix::fs::symlink(&foreign, &log).unwrap();
    files.log(&["Board 3: three.".to_owned()], 0);
    assert_eq!(fs::read_to_string(&foreign).unwrap(), "theirs");
    assert!(files.is_behind() && files.remarks().len() == 1);
    fs::remove_file(&log).unwrap();
    files.log(&[], 0);
    assert!(!files.is_behind() && files.remarks().is_empty());
    assert!(fs::read_to_string(&log).unwrap().ends_with("Board 3: three.\n"));
}

#[test]
fn every_remark_has_words_in_both_languages() {
    let (file, cause) = (PathBuf::from("open.trf"), "full".to_owned());
    let reason = crate::pairings::NoGame::Displaced { line: 3, column: 119 };
    let names = || ["Anna".to_owned(), "Bela".to_owned()];
    let [white, black] = names();
    let remarks = [
        Remark::Contradictory { board: 7, players: names().into() },
        Remark::OtherPlayers { board: 7 },
        Remark::Unnamed { board: 7, white, black },
        Remark::NotPaired { board: 7 },
        Remark::Unreadable(crate::broadcast::LiveFault::Unreadable { board: 7, cause }),
        Remark::NotEntered { board: 7, reason },
    ];
    let lost = RoundFault::LostPairings { file, round: 3 };
    use annabella_speech::Worded;
    for language in [Language::De, Language::En] {
        let words = Words::new(language);
        for message in remarks.iter().map(Worded::message).chain([lost.message()]) {
            let said = words.try_say(&message).unwrap();
            assert!(said.contains('7') || said.contains("open.trf"), "{said}");
        }
    }
}

/// The data of another program: a pair of each file contradicts itself or not, and the others keep boards and names.
#[test]
fn files_of_other_programs_keep_all_boards() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/field");
    let expected = [(1, "Becker", "Adler"), (2, "Faust", "Conrad"), (3, "Götz", "Dörr")];
    for (name, left_out) in [
        ("25a-plain", 0),
        ("25b-latin1-crlf", 0),
        ("25c-superfluous-round", 0),
        ("25d-cp437", 0),
        ("25e-bom-no-last-newline", 0),
        ("25g-points-ahead", 0),
        ("25h-trimmed", 0),
        ("25m-lower-case-and-blank-lines", 0),
        ("25f-sorted-by-rank", 0),
        ("25i-tabs", 0),
        ("25k-trf26", 0),
        ("25n-no-opponent-back", 1),
        ("25o-both-white", 1),
    ] {
        let bytes = fs::read(folder.join(format!("{name}.trf"))).unwrap();
        let (tournament, _) = Tournament::read(&bytes).unwrap();
        let contradictory = tournament.places(3).iter().filter(|place| place.is_contradictory());
        assert_eq!(contradictory.count(), left_out, "{name}");
        let surname = |rank| tournament.player(rank).unwrap().name.split(',').next().unwrap().to_owned();
        let found: Vec<_> = tournament
            .pairings(3)
            .iter()
            .map(|pairing| (pairing.board, surname(pairing.white), surname(pairing.black)))
            .collect();
        let expected = expected.map(|(board, white, black)| (board, white.to_owned(), black.to_owned()));
        assert_eq!(found, expected[left_out..], "{name}");
    }
}

/// Every other program's file is written back with a result in two lines, which are read again.
#[test]
fn files_of_other_programs_get_results() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/field");
    let names =
        ["25a-plain", "25b-latin1-crlf", "25d-cp437", "25i-tabs", "25k-trf26", "25n-no-opponent-back"];
    for name in names {
        let bytes = fs::read(folder.join(format!("{name}.trf"))).unwrap();
        let (mut tournament, faults) = Tournament::read(&bytes).unwrap();
        let over = GameOver {
            score: Some("0-1"),
            reason: Some("mate"),
            plies: 40,
            open_cases: 0,
            by_arbiter: false,
        };
        let result = GameResult::of(&over).unwrap();
        tournament.set_result(3, Table::Players { white: 6, black: 3 }, result).unwrap();
        let written = tournament.write();
        let lines = |bytes: &[u8]| bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>();
        let (before, after) = (lines(&bytes), lines(&written));
        let changed = before.iter().zip(&after).filter(|(before, after)| before != after).count();
        assert_eq!((before.len(), changed), (after.len(), 2), "{name}");
        let (again, faults_again) = Tournament::read(&written).unwrap();
        assert_eq!(faults_again.len(), faults.len(), "{name}: {faults_again:?}");
        let pairing = again.pairings(3).into_iter().find(|pairing| pairing.white == 6).unwrap();
        assert_eq!(pairing.result, Some(result), "{name}");
    }
}

/// A round without pairings does not count, and an incomplete line costs its own board alone.
#[test]
fn a_missing_pairing_costs_its_board_alone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/field");
    let read = |name: &str| Tournament::read(&fs::read(folder.join(name)).unwrap()).unwrap();
    let (unpaired, faults) = read("25l-no-pairing-yet.trf");
    assert_eq!((unpaired.last_paired_round(), unpaired.pairings(3).len(), faults.len()), (2, 0, 0));
    let (cut, faults) = read("25j-half-written.trf");
    let boards: Vec<usize> = cut.pairings(3).iter().map(|pairing| pairing.board).collect();
    assert_eq!(boards, [1, 2]);
    assert!(faults.iter().any(|fault| fault.line == 18 || fault.line == 15), "{faults:?}");
}
