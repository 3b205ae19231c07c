//! The position that a FEN gives.

use super::{CastlingMode, Chess, Fen};

/// No game has more moves than this.
const MOST_MOVES: u32 = 9999;

/// The position of a FEN: in standard chess, or else in Chess960. None where it is no FEN, no
/// position of either, or its counters are beyond any game.
pub fn from_fen(fen: &str) -> Option<Chess> {
    let fen: Fen = fen.trim().parse().ok()?;
    within_any_game(&fen).then_some(())?;
    let standard = fen.clone().into_position(CastlingMode::Standard).ok();
    standard.or_else(|| fen.into_position(CastlingMode::Chess960).ok())
}

/// Whether the counters of a FEN are not beyond any game.
pub(super) fn within_any_game(fen: &Fen) -> bool {
    fen.as_setup().halfmoves <= MOST_MOVES && fen.as_setup().fullmoves.get() <= MOST_MOVES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position;

    #[test]
    fn castling_rights_tell_which_chess_it_is() {
        let mode = |fen| from_fen(fen).unwrap().castles().mode();
        assert_eq!(mode("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), CastlingMode::Standard);
        assert_eq!(mode("1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1"), CastlingMode::Chess960);
        assert!(from_fen("8/8/8/8/8/8/8/8 w - - 0 1").is_none());
        assert!(from_fen("Dear arbiter").is_none());
    }

    #[test]
    fn counters_beyond_any_game_are_none() {
        let kings = |counters: &str| from_fen(&format!("4k3/8/8/8/8/8/8/4K3 w - - {counters}"));
        assert!(kings("99 9999").is_some());
        for counters in ["0 10000", "0 4294967295", "0 99999999999", "10000 1", "-1 1"] {
            assert!(kings(counters).is_none(), "{counters}");
        }
    }
}
