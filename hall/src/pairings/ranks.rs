//! The starting ranks of the players, if a line lacks one or two lines have the same.

use super::boards::Lines;
use super::code::Opponent;
use super::fault::{TrfFault, TrfFaultKind};
use super::player::PlayerLine;
use std::collections::BTreeSet;

/// Collects lines by their starting ranks.
///
/// A line without a rank, or with one that two lines have, gets the rank by which its opponents name it. If
/// they name none, it gets a free rank after all others, so that the player is at least shown.
pub(super) fn by_rank(players: Vec<PlayerLine>, faults: &mut Vec<TrfFault>) -> Lines {
    let (mut lines, mut without) = unique(players, faults);
    let named = named_without_line(lines.values().chain(&without), &lines);
    let mut free = named.clone();
    while let Some((index, rank)) = best_fit(&lines, &without, &free) {
        free.remove(&rank);
        insert(&mut lines, without.remove(index), rank);
    }
    for line in without {
        let last = lines.keys().chain(&named).max().copied().unwrap_or(0);
        if let Some(rank) = last.checked_add(1) {
            insert(&mut lines, line, rank);
        }
    }
    lines
}

fn insert(lines: &mut Lines, mut line: PlayerLine, rank: u16) {
    line.player.rank = rank;
    lines.insert(rank, line);
}

/// Separates the lines that have a rank of their own from those without.
fn unique(players: Vec<PlayerLine>, faults: &mut Vec<TrfFault>) -> (Lines, Vec<PlayerLine>) {
    let (mut lines, mut without) = (Lines::new(), Vec::new());
    let mut taken = BTreeSet::new();
    for line in players {
        let rank = line.player.rank;
        if rank == 0 {
            without.push(line);
        } else if let Some(first) = lines.insert(rank, line) {
            let Some(line) = lines.insert(rank, first) else { continue };
            let first = lines.get(&rank).map_or(0, |first| first.index + 1);
            let kind = TrfFaultKind::RankTaken { rank, first };
            faults.push(TrfFault { line: line.index + 1, column: 5, kind });
            taken.insert(rank);
            without.push(line);
        }
    }
    without.extend(taken.iter().filter_map(|rank| lines.remove(rank)));
    without.sort_by_key(|line| line.index);
    (lines, without)
}

/// Returns the ranks of opponents without a line.
fn named_without_line<'a>(players: impl Iterator<Item = &'a PlayerLine>, lines: &Lines) -> BTreeSet<u16> {
    let cells = players.flat_map(|line| &line.cells);
    let ranks = cells.filter_map(|cell| match cell.opponent {
        Opponent::Player(rank) => Some(rank),
        Opponent::Nobody | Opponent::Unreadable => None,
    });
    ranks.filter(|rank| !lines.contains_key(rank)).collect()
}

/// Returns the line and the rank for which most opponents speak.
fn best_fit(lines: &Lines, without: &[PlayerLine], free: &BTreeSet<u16>) -> Option<(usize, u16)> {
    let mut best: Option<(usize, usize, u16)> = None;
    for (index, line) in without.iter().enumerate() {
        for rank in free {
            let count = mutual(lines, line, *rank);
            if count > best.map_or(0, |(most, ..)| most) {
                best = Some((count, index, *rank));
            }
        }
    }
    best.map(|(_, index, rank)| (index, rank))
}

/// Counts the rounds in which the opponents of a line name `rank`.
fn mutual(lines: &Lines, line: &PlayerLine, rank: u16) -> usize {
    let names = |(index, cell): &(usize, &super::code::Cell)| {
        let Opponent::Player(opponent) = cell.opponent else { return false };
        lines.get(&opponent).is_some_and(|other| other.cell(index + 1).opponent == Opponent::Player(rank))
    };
    line.cells.iter().enumerate().filter(names).count()
}
