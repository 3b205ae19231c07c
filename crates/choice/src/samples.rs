//! Positions and moves for tests.

use shakmaty::{CastlingMode, Chess, Move, fen::Fen, uci::UciMove};

pub(crate) fn from_fen(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

pub(crate) fn uci(mv: Move) -> String {
    UciMove::from_standard(mv).to_string()
}
