//! The boards of each round, counted as they come, so that the running round is known without looking at every board.

use crate::topics::BoardKey;
use std::collections::{BTreeMap, BTreeSet};

/// The number of boards of each round.
#[derive(Clone, Debug, Default)]
pub(super) struct Rounds {
    counts: BTreeMap<u16, Count>,
    /// The rounds by their counts.
    ranked: BTreeSet<(Count, u16)>,
    /// The number of rounds of each board.
    of_board: BTreeMap<u16, usize>,
}

/// The boards of a round: connected, and all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Count {
    online: usize,
    all: usize,
}

impl Rounds {
    /// Adds a board that is not connected.
    pub fn add(&mut self, key: BoardKey) {
        *self.of_board.entry(key.board).or_default() += 1;
        self.change(key.round, |count| count.all += 1);
    }

    /// Notes that a board of a round is connected, or no longer.
    pub fn set_online(&mut self, key: BoardKey, is_online: bool) {
        self.change(key.round, |count| {
            count.online = if is_online { count.online + 1 } else { count.online.saturating_sub(1) };
        });
    }

    fn change(&mut self, round: u16, change: impl FnOnce(&mut Count)) {
        let count = self.counts.entry(round).or_default();
        self.ranked.remove(&(*count, round));
        change(count);
        self.ranked.insert((*count, round));
    }

    /// Returns the round with the most connected boards; of equal ones that with the most boards, then the latest.
    pub fn running(&self) -> Option<u16> {
        self.ranked.last().map(|(_, round)| *round)
    }

    /// Returns the number of rounds of a board.
    pub fn of_board(&self, board: u16) -> usize {
        self.of_board.get(&board).copied().unwrap_or(0)
    }
}
