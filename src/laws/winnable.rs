//! Whether a side can still mate, by any series of legal moves (2023 5.1.2, 5.2.2, 6.9).

use crate::chess::{Chess, Color, EnPassantMode, Fen, Position, chess960};
use std::str::FromStr;

/// Whether a side can still mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CanMate {
    /// Some series of legal moves ends in mate by that side.
    Yes,
    /// None does.
    No,
    /// It could not be decided; the arbiter is told so.
    Undetermined,
}

/// Whether that side can still mate the other.
pub fn can_mate(position: &Chess, side: Color) -> CanMate {
    // After mate or stalemate nobody can mate any more, whatever the material.
    if position.is_checkmate() {
        return if position.turn() == side { CanMate::No } else { CanMate::Yes };
    }
    if position.is_stalemate() {
        return CanMate::No;
    }
    let Some(board) = board(position) else { return CanMate::Undetermined };
    match chasolver::winnability(&board, color(side)) {
        Some(chasolver::Winnability::Winnable { .. }) => CanMate::Yes,
        Some(chasolver::Winnability::Unwinnable) => CanMate::No,
        None => CanMate::Undetermined,
    }
}

/// Whether neither side can mate, as far as a quick proof reaches (2023 5.2.2).
pub(super) fn dead(position: &Chess) -> bool {
    if position.is_insufficient_material() {
        return true;
    }
    let Some(board) = board(position) else { return false };
    [Color::White, Color::Black].into_iter().all(|side| chasolver::is_unwinnable_fast(&board, color(side)))
}

/// None in Chess960 while a castling is left that standard chess does not have.
fn board(position: &Chess) -> Option<chess::Board> {
    if chess960::castles_otherwise(position) {
        return None;
    }
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    chess::Board::from_str(&fen).ok()
}

fn color(side: Color) -> chess::Color {
    side.fold_wb(chess::Color::White, chess::Color::Black)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::from_fen;

    #[test]
    fn castling_from_elsewhere_leaves_it_undetermined() {
        let start = chess960::position(&chess960::start_fen(0).unwrap()).unwrap();
        assert_eq!(can_mate(&start, Color::White), CanMate::Undetermined);
        let lost = chess960::position("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1").unwrap();
        assert_ne!(can_mate(&lost, Color::White), CanMate::No);
        assert!(!dead(&start));
    }

    fn position(fen: &str) -> Chess {
        from_fen(fen).unwrap()
    }

    #[test]
    fn a_bare_king_cannot_mate() {
        let position = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assert_eq!(can_mate(&position, Color::White), CanMate::Yes);
        assert_eq!(can_mate(&position, Color::Black), CanMate::No);
        assert!(!dead(&position));
    }

    #[test]
    fn a_blocked_position_is_dead_whatever_the_material() {
        let walls = position("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1");
        assert!(dead(&walls));
        assert_eq!(can_mate(&walls, Color::White), CanMate::No);
        assert!(!dead(&Chess::default()));
    }
}
