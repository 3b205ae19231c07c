//! The continuations of readings by one more move.

use crate::cells::cell_reading::Candidate;
use crate::cells::place::Advance;
use annabella_chess::Move;

/// A continuation that may be worth following.
#[derive(Clone, Copy)]
pub(crate) struct Child {
    pub from: u32,
    pub mv: u32,
    pub steps: [Advance; 2],
    /// Cost so far, and its part for the choice of this move.
    pub cost: f32,
    pub choice: f32,
    /// Cost including the estimate for the cells left.
    pub rank: f32,
}

/// The readings of a layer while they are being continued.
pub(crate) struct Expansion {
    /// Nodes with their estimated costs, best first, and the next one to continue.
    pub order: Vec<(f32, u32)>,
    pub next: usize,
    /// The known move of this ply.
    pub known: Option<Move>,
    /// Minimum estimated cost, including readings that have ended.
    pub least: f32,
    /// Excess over the minimum above which continuations are not worthwhile.
    pub margin: f32,
    /// Cost above which continuations would not be kept.
    pub cut: f32,
    pub children: Vec<Child>,
}

impl Expansion {
    pub fn is_worth(&self, rank: f32) -> bool {
        rank <= self.cut.min(self.least + self.margin)
    }

    /// Whether the known move differs from the candidate.
    pub fn contradicts(&self, candidate: Option<&Candidate>) -> bool {
        self.known.is_some() && self.known != candidate.map(|candidate| candidate.mv)
    }

    pub fn push(&mut self, child: Child) {
        self.least = self.least.min(child.rank);
        self.children.push(child);
    }

    /// Drops all but the best `most` continuations once there are twice as many.
    pub fn keep_best(&mut self, most: usize) {
        if self.children.len() > 2 * most {
            let by_rank = |left: &Child, right: &Child| left.rank.total_cmp(&right.rank);
            let (_, last, _) = self.children.select_nth_unstable_by(most, by_rank);
            self.cut = last.rank;
            self.children.truncate(most);
        }
    }

    /// Returns the continuations worth following, best first.
    pub fn best(&mut self) -> Vec<Child> {
        let mut children = std::mem::take(&mut self.children);
        children.retain(|child| child.rank <= self.least + self.margin);
        children.sort_unstable_by(|left, right| left.rank.total_cmp(&right.rank));
        children
    }
}
