//! What has been played at the table of this machine.

use crate::telling::record::Game;
use annabella_tridim::{MoveSequence, Position};
use std::sync::LazyLock;

/// The moves made.
pub(super) fn moves_of(table: &Game) -> &MoveSequence {
    static NONE: LazyLock<MoveSequence> = LazyLock::new(MoveSequence::default);
    table.moves.tridim().unwrap_or(&NONE)
}

/// The position on the board.
pub(super) fn position(table: &Game) -> &Position {
    moves_of(table).position()
}
