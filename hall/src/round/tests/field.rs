//! A tournament file of 60 players before its third round, and the ways in which a pair in it is spoilt.

use crate::pairings::Tournament;
use std::cmp::Reverse;

/// The players, of whom two have a bye in the third round.
const PLAYERS: usize = 60;
/// The first column of the cell of the third round, from 0.
const CELL: usize = 111;

/// A player while the file is made.
struct Entry {
    rank: usize,
    halves: usize,
    cells: String,
}

fn name(rank: usize) -> String {
    const FIRST: [&str; 5] = ["Änne", "Björn", "Chloé", "Dag", "Eva María"];
    format!("Spieler{rank:02}, {}", FIRST[rank % FIRST.len()])
}

/// Returns the lines of the file: after two rounds, and with the pairs of the third.
pub fn lines() -> Vec<String> {
    let entry = |rank| Entry { rank, halves: 0, cells: String::new() };
    let mut players: Vec<Entry> = (1..=PLAYERS).map(entry).collect();
    for round in 1..=3 {
        players.sort_by_key(|player| (Reverse(player.halves), player.rank));
        let byes = if round == 3 { 2 } else { 0 };
        for (player, code) in players.iter_mut().rev().take(byes).zip(["U", "H"]) {
            player.cells += &format!("  0000 - {code}");
            player.halves += if code == "U" { 2 } else { 1 };
        }
        // In the second half of a score group are the opponents of the first.
        for first in (0..PLAYERS - byes).step_by(4) {
            let size = (PLAYERS - byes - first).min(4);
            for index in 0..size / 2 {
                let (one, other) = (first + index, first + index + size / 2);
                let (white, black) = if (index + round) % 2 == 0 { (one, other) } else { (other, one) };
                let halves = [2, 1, 0][(first + 2 * index + round) % 3];
                let sign = |halves: usize| if round == 3 { " " } else { ["0", "=", "1"][halves] };
                let (white_rank, black_rank) = (players[white].rank, players[black].rank);
                players[white].cells += &format!("  {black_rank:>4} w {}", sign(halves));
                players[black].cells += &format!("  {white_rank:>4} b {}", sign(2 - halves));
                if round < 3 {
                    players[white].halves += halves;
                    players[black].halves += 2 - halves;
                }
            }
        }
    }
    players.sort_by_key(|player| player.rank);
    let line = |Entry { rank, halves, cells }: &Entry| {
        // Half of them have no FIDE number.
        let fide = if rank % 2 == 0 { (94_600_000 + rank).to_string() } else { String::new() };
        let points = format!("{}.{}", halves / 2, halves % 2 * 5);
        let (name, rating) = (name(*rank), 2500 - 10 * rank);
        format!(
            "001 {rank:>4} m    {name:<33} {rating:>4} GER {fide:>11} {:10} {points:>4} {rank:>4}{cells}",
            ""
        )
    };
    players.iter().map(line).collect()
}

/// Returns the file with these lines of players.
pub fn file(lines: &[String]) -> Vec<u8> {
    format!("012 Open\r\nXXR 9\r\n{}\r\n", lines.join("\r\n")).into_bytes()
}

/// Returns the file without a fault.
pub fn clean() -> Tournament {
    let (tournament, faults) = Tournament::read(&file(&lines())).unwrap();
    assert_eq!(faults, []);
    tournament
}

/// What is known about the other pairs when a pair is spoilt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Every other pair keeps its board, also if the file was never read whole.
    Keeps,
    /// The file no longer says where the pair was; in a running round the others keep their boards.
    KeepsWhileRunning,
    /// The file is not used in a running round.
    Refused,
}

/// A way to spoil a pair: lines, White's and Black's index in them, and those of another pair.
type Spoil = fn(&mut Vec<String>, [usize; 2], [usize; 2]);

/// Every way, with its name.
pub const WAYS: [(&str, Rest, Spoil); 22] = [
    ("White names another player", Rest::Keeps, |lines, [white, _], [other, _]| {
        opponent(lines, white, other + 1)
    }),
    ("Black names another player", Rest::Keeps, |lines, [_, black], [_, other]| {
        opponent(lines, black, other + 1)
    }),
    ("both name other players", Rest::Keeps, |lines, [white, black], [one, other]| {
        opponent(lines, white, one + 1);
        opponent(lines, black, other + 1);
    }),
    ("both are White", Rest::Keeps, |lines, [_, black], _| cell(lines, black, 5, "w")),
    ("both are Black", Rest::Keeps, |lines, [white, _], _| cell(lines, white, 5, "b")),
    ("neither has a colour", Rest::Keeps, |lines, pair, _| {
        pair.iter().for_each(|at| cell(lines, *at, 5, "-"))
    }),
    ("White's opponent is not in the file", Rest::Keeps, |lines, [white, _], _| opponent(lines, white, 999)),
    ("neither opponent is in the file", Rest::Keeps, |lines, pair, _| {
        pair.iter().for_each(|at| opponent(lines, *at, 999));
    }),
    ("Black plays against themselves", Rest::Keeps, |lines, [_, black], _| opponent(lines, black, black + 1)),
    ("White's opponent is unreadable, Black's another", Rest::Keeps, |lines, [white, black], [other, _]| {
        cell(lines, white, 0, " 1x1");
        opponent(lines, black, other + 1);
    }),
    ("both opponents are unreadable", Rest::Keeps, |lines, pair, _| {
        pair.iter().for_each(|at| cell(lines, *at, 0, "?  7"));
    }),
    ("White has a bye", Rest::Keeps, |lines, [white, _], _| cell(lines, white, 0, "0000 - U")),
    ("Black's cell is blank", Rest::Keeps, |lines, [_, black], _| cell(lines, black, 0, "        ")),
    ("Black's line is displaced", Rest::Keeps, |lines, [_, black], _| {
        let at = place(lines, black, 0);
        lines[black].insert(at, '_');
    }),
    ("White names a player with a bye", Rest::Keeps, |lines, [white, _], _| {
        let bye = lines.iter().position(|line| line.ends_with("- U")).unwrap();
        opponent(lines, white, bye + 1);
    }),
    ("both name players with a bye", Rest::Keeps, |lines, [white, black], _| {
        let byes: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].contains(" 0000 - ")).collect();
        opponent(lines, white, byes[0] + 1);
        opponent(lines, black, byes[1] + 1);
    }),
    ("White has the starting rank of another", Rest::Keeps, |lines, [white, _], [other, _]| {
        lines[white].replace_range(4..8, &format!("{:>4}", other + 1));
    }),
    ("Black has a starting rank that no one names", Rest::Keeps, |lines, [_, black], _| {
        lines[black].replace_range(4..8, " 777");
    }),
    ("an earlier result is damaged", Rest::Keeps, |lines, [white, _], _| {
        let at = place(lines, white, 0) - 3;
        lines[white].replace_range(at..=at, "?");
    }),
    ("the pair is gone", Rest::KeepsWhileRunning, |lines, pair, _| {
        pair.iter().for_each(|at| cell(lines, *at, 0, "0000 - Z"));
    }),
    ("White's line was cut off", Rest::KeepsWhileRunning, |lines, [white, _], _| {
        let at = place(lines, white, 0) - 40;
        lines[white].truncate(at);
    }),
    ("White's line is missing", Rest::Refused, |lines, [white, _], _| drop(lines.remove(white))),
];

/// Returns the byte of a column of the cell of the third round.
fn place(lines: &[String], at: usize, column: usize) -> usize {
    // Names have letters of two bytes.
    let wide = lines[at].len() - lines[at].chars().count();
    CELL + wide + column
}

/// Writes into the cell of the third round.
fn cell(lines: &mut [String], at: usize, column: usize, text: &str) {
    let start = place(lines, at, column);
    lines[at].replace_range(start..start + text.len(), text);
}

fn opponent(lines: &mut [String], at: usize, rank: usize) {
    cell(lines, at, 0, &format!("{rank:>4}"));
}
