//! The state before each ruling, so that a ruling can be taken back.

use crate::state::State;

/// The most rulings that can be taken back.
const MOST: usize = 20;

/// The states before the last rulings, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Past(Vec<State>);

impl Past {
    /// A ruling follows.
    pub fn keep(&mut self, before: &State) {
        if self.0.len() == MOST {
            self.0.remove(0);
        }
        self.0.push(before.clone());
    }

    /// The state before the last ruling.
    pub fn last(&self) -> Option<&State> {
        self.0.last()
    }

    /// The last ruling is taken back, or was none.
    pub fn drop_last(&mut self) -> Option<State> {
        self.0.pop()
    }
}
