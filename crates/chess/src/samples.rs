//! Games and positions that several tests start from.
#![allow(clippy::unwrap_used)] // Only used by tests.

use super::{Chess, DeclaredChess, FenReach, Line, San, read_fen};

/// Positions with moves that are hard to distinguish: promotions, many pieces of a kind, Chess960.
pub const RICH: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbq1bnr/P1P1P1Pk/8/8/8/8/p1p1p1pK/RNBQ1BNR w - - 0 1",
    "N1N1N3/8/N3N3/8/2N1N3/7k/8/K7 w - - 0 1",
    "1k6/8/8/3Q1Q2/8/3Q1Q2/8/K7 w - - 0 1",
    "1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1",
];

/// Plays these moves (`Nf3 Nf6`) from the initial position.
pub fn line(moves: &str) -> Line {
    let mut line = Line::default();
    for san in moves.split_whitespace() {
        let mv = san.parse::<San>().unwrap().to_move(line.position()).unwrap();
        line.push(mv);
    }
    line
}

/// Reads a FEN of standard chess or Chess960; `None` if it is neither.
pub fn from_fen(fen: &str) -> Option<Chess> {
    read_fen(fen, DeclaredChess::Undeclared, FenReach::Reachable).ok()
}
