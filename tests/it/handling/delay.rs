//! A histogram of delays, for median and worst.

use annabella::chess::{Move, Role};
use std::collections::BTreeMap;

/// Counts of delays by length. The test counts them, the bench prints them.
#[derive(Debug, Default)]
pub struct Delays {
    counts: Vec<u64>,
    worst: usize,
}

#[allow(dead_code)] // Only the bench prints them.
impl Delays {
    /// The longest delay counted separately; longer ones count as this.
    const MOST: usize = 20_000;

    pub fn add(&mut self, length: u64) {
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let index = length.min(Delays::MOST);
        if self.counts.len() <= index {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += 1;
        self.worst = self.worst.max(length);
    }

    pub fn merge(&mut self, other: &Delays) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        self.counts.iter_mut().zip(&other.counts).for_each(|(own, other)| *own += other);
        self.worst = self.worst.max(other.worst);
    }

    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    pub fn median(&self) -> usize {
        self.of_a_thousand(500)
    }

    /// Returns the delay that this many of a thousand do not exceed.
    pub fn of_a_thousand(&self, part: u64) -> usize {
        let half = (self.count() * part).div_ceil(1000);
        let mut seen = 0;
        let reaches = |count: &u64| {
            seen += count;
            seen >= half
        };
        self.counts.iter().position(reaches).unwrap_or_default()
    }

    pub fn worst(&self) -> usize {
        self.worst
    }
}

/// The delays for a player at the board.
#[derive(Debug, Default)]
pub struct Waits {
    /// Milliseconds on the board's stamps from a peg lifted to `touched`.
    pub touched: Delays,
    /// The same if the program must wait, because the peg had just been placed or adjusting was announced.
    pub touched_late: Delays,
    /// Microseconds of the game's computing for it.
    pub touched_own: Delays,
    /// Milliseconds on the board's stamps from the last peg to `made`, announced beforehand.
    pub made: Delays,
    /// The same if the program announces automatically, once no longer move is possible.
    pub made_auto: Delays,
    /// The same by kind of move, see [`kind_of`].
    pub made_auto_by_kind: BTreeMap<&'static str, Delays>,
    /// Microseconds of the game's computing for a move made by the pegs.
    pub made_own: Delays,
}

impl Waits {
    pub fn merge(&mut self, other: &Waits) {
        self.touched.merge(&other.touched);
        self.touched_late.merge(&other.touched_late);
        self.touched_own.merge(&other.touched_own);
        self.made.merge(&other.made);
        self.made_auto.merge(&other.made_auto);
        for (kind, delays) in &other.made_auto_by_kind {
            self.made_auto_by_kind.entry(kind).or_default().merge(delays);
        }
        self.made_own.merge(&other.made_own);
    }
}

/// Returns the kind of a move, by what hands do for it: each can wait for other continuations.
pub fn kind_of(mv: Move) -> &'static str {
    match mv {
        Move::Castle { .. } => "castling",
        Move::EnPassant { .. } => "en passant",
        Move::Normal { promotion: Some(_), .. } => "promotion",
        Move::Normal { capture: Some(_), .. } => "capture",
        Move::Normal { role: Role::Pawn, .. } => "quiet, pawn",
        Move::Normal { role: Role::Knight, .. } => "quiet, knight",
        Move::Normal { role: Role::King, .. } => "quiet, king",
        Move::Normal { .. } | Move::Put { .. } => "quiet, queen, rook or bishop",
    }
}
