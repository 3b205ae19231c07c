//! Quota left in a journal, announced before it is used up.

use super::file::longest;

/// The part of the largest size that is left at the announcement: weeks of play.
const PART: u64 = 8;

/// Quota left up to the largest size of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quota {
    left: u64,
    /// The room at which the end is announced; `None` if it has been.
    announce_at: Option<u64>,
}

impl Quota {
    /// Returns the room after this number of bytes.
    pub fn after(bytes: u64) -> Quota {
        Quota { left: longest().saturating_sub(bytes), announce_at: Some(longest() / PART) }
    }

    /// Notes that bytes are written.
    pub fn take(&mut self, bytes: usize) {
        self.left = self.left.saturating_sub(bytes as u64);
    }

    /// Whether to announce now that the room runs out. True once.
    pub fn is_to_announce(&mut self) -> bool {
        self.announce_at.take_if(|at| self.left <= *at).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the room in mebibytes at each announcement, if lines of this length are written.
    fn announced(mut room: Quota, line: usize) -> Vec<u64> {
        let mut announced = Vec::new();
        while room.left > 0 {
            room.take(line);
            if room.is_to_announce() {
                announced.push(room.left >> 20);
            }
        }
        announced
    }

    #[test]
    fn the_end_is_announced_once_with_an_eighth_of_the_room_left() {
        assert_eq!(announced(Quota::after(0), 128), [32]);
        // A game resumed late.
        assert_eq!(announced(Quota::after(longest() - (3 << 20)), 128), [2]);
        assert!(!Quota::after(longest() / 2).is_to_announce());
    }
}
