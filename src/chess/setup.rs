//! The position that a FEN gives.

use super::{CastlingMode, Chess, Fen};

/// The position of a FEN: in standard chess, or else in Chess960. None where it is no FEN, or no
/// position of either.
pub fn from_fen(fen: &str) -> Option<Chess> {
    let fen: Fen = fen.trim().parse().ok()?;
    let standard = fen.clone().into_position(CastlingMode::Standard).ok();
    standard.or_else(|| fen.into_position(CastlingMode::Chess960).ok())
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
}
