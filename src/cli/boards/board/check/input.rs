//! What comes in during the guided test of a board.

use crate::devices::boards::serial::BoardNews;

/// An input of the test.
#[derive(Clone, Debug)]
pub enum TestInput {
    /// A typed line.
    Line(String),
    /// The input has ended.
    End,
    /// News of the board.
    Board(BoardNews),
}
