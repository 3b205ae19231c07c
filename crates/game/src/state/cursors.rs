//! The cursors on the board, one for each person who moves one by keys.

use annabella_speech::Audience;

/// A cursor on squares of one board, or of three levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cursor<S> {
    /// The square at the cursor.
    pub square: S,
    /// The square of the piece picked up to move.
    pub picked: Option<S>,
    /// Whether the next key is explained instead of obeyed.
    pub explains: bool,
}

impl<S> Cursor<S> {
    /// Creates a cursor on a square.
    pub fn at(square: S) -> Cursor<S> {
        Cursor { square, picked: None, explains: false }
    }
}

/// All cursors. They belong to the people who hear the answers.
#[derive(Clone, Debug)]
pub(crate) struct Cursors<S>(Vec<(Audience, Cursor<S>)>);

impl<S> Default for Cursors<S> {
    fn default() -> Cursors<S> {
        Cursors(Vec::new())
    }
}

impl<S: Copy> Cursors<S> {
    /// Returns a person's cursor, if it has been used.
    pub fn of(&self, audience: Audience) -> Option<Cursor<S>> {
        self.0.iter().find(|(owner, _)| *owner == audience).map(|(_, cursor)| *cursor)
    }

    /// Keeps a person's cursor.
    pub fn keep(&mut self, audience: Audience, cursor: Cursor<S>) {
        self.0.retain(|(owner, _)| *owner != audience);
        self.0.push((audience, cursor));
    }
}
