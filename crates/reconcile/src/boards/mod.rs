//! Boards compared with the record: how moves were executed, and what corrects a board.

pub(crate) mod correction;
pub(crate) mod deviation;
pub(crate) mod earlier_board;
pub(crate) mod execution;
pub(crate) mod whole_board;
