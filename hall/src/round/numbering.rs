//! The numbers of the boards of a round: as earlier readings of its file had them, or as the organiser has fixed them.

use super::running::Round;
use super::seating::{Seating, SeatingFault};
use crate::broadcast::LiveRound;
use crate::players::Agreement;
use annabella_speech::name_parts;
use std::collections::{BTreeMap, BTreeSet};

impl Round {
    /// Keeps the numbers of the boards of an earlier reading of the file, if the round was running then.
    ///
    /// The file has no board numbers, and a correction of earlier results or of a pair gives another order; the players stay where they
    /// are. A new pair gets the board of one of its players, or the next number.
    pub fn follow(&mut self, before: &Round) {
        if !before.is_running || before.round != self.round {
            return;
        }
        self.is_running = true;
        let renamed = self.ranks_since(before);
        let now = |rank: &u16| renamed.get(rank).copied().unwrap_or(*rank);
        let places = before.tournament.places(self.round).iter();
        let places = places.map(|place| (place.board, place.players.iter().map(now).collect()));
        let gone = before.gone.iter().map(|(board, players)| (*board, players.iter().map(now).collect()));
        let old: Vec<(usize, BTreeSet<u16>)> = places.chain(gone).collect();
        let places = self.tournament.places(self.round);
        let mut boards: Vec<Option<usize>> = vec![None; places.len()];
        let mut taken = BTreeSet::new();
        for least in [2, 1] {
            for (place, board) in places.iter().zip(&mut boards).filter(|(_, board)| board.is_none()) {
                let shares = |players: &BTreeSet<u16>| {
                    place.players.iter().filter(|rank| players.contains(rank)).count()
                };
                let same = old.iter().find(|(old, players)| shares(players) >= least && !taken.contains(old));
                *board = same.map(|(old, _)| *old);
                taken.extend(*board);
            }
        }
        let last = old.iter().map(|(board, _)| *board).max().unwrap_or(0);
        let mut next = last + 1..;
        let boards: Vec<usize> =
            boards.into_iter().filter_map(|board| board.or_else(|| next.next())).collect();
        self.tournament.renumber(self.round, &boards);
        let is_same = |board: usize, players: &BTreeSet<u16>| {
            let found = self.tournament.places(self.round).iter().find(|place| place.board == board);
            found.is_some_and(|place| place.players.iter().copied().eq(players.iter().copied()))
        };
        let played =
            old.iter().filter(|(board, players)| before.played.contains(board) && is_same(*board, players));
        self.played = played.map(|(board, _)| *board).collect();
        self.gone = old.into_iter().filter(|(board, _)| !boards.contains(board)).collect();
        self.live = LiveRound::new(&self.tournament, self.round);
    }

    /// Gives players and pairings the boards that the organiser has fixed, and returns the faults of that file.
    ///
    /// A game that is being played keeps its board, which its program has published; a fault says so. The other
    /// boards of a running round stay, unless one of them is given away; otherwise they are numbered in the order
    /// of the pairings, without the fixed numbers.
    pub fn seat(&mut self, seating: &Seating) -> Vec<SeatingFault> {
        let places = self.tournament.places(self.round);
        let (mut boards, faults) = seating.fixed(&self.tournament, places, &self.played);
        let mut taken: BTreeSet<usize> = boards.iter().flatten().copied().collect();
        if self.is_running || self.tournament.is_of_games() {
            for (place, board) in places.iter().zip(&mut boards) {
                if board.is_none() && taken.insert(place.board) {
                    *board = Some(place.board);
                }
            }
        }
        let mut free = (1..).filter(|board| !taken.contains(board));
        let boards: Vec<usize> =
            boards.into_iter().filter_map(|board| board.or_else(|| free.next())).collect();
        self.tournament.renumber(self.round, &boards);
        self.live = LiveRound::new(&self.tournament, self.round);
        faults
    }

    /// Returns the starting ranks that players have in this file, by those that they had before.
    ///
    /// Pairing programs renumber all players when one is added.
    fn ranks_since(&self, before: &Round) -> BTreeMap<u16, u16> {
        let mut ranks: BTreeMap<Vec<String>, Vec<u16>> = BTreeMap::new();
        for player in self.tournament.players() {
            ranks.entry(name_parts(&player.name)).or_default().push(player.rank);
        }
        let renamed = before.tournament.players().filter_map(|old| {
            let is_same =
                |rank: &u16| Agreement::of(&self.player(*rank), &before.player(old.rank)) == Agreement::Same;
            // Of two players with one name, each keeps the rank.
            if is_same(&old.rank) {
                return Some((old.rank, old.rank));
            }
            let found = ranks.get(&name_parts(&old.name)).into_iter().flatten().find(|rank| is_same(rank));
            found.map(|rank| (old.rank, *rank))
        });
        renamed.collect()
    }
}
