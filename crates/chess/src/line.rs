//! The moves of one game from its start, their numbers, and the positions between them.

use super::captures_king;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::san::SanPlus;
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, FromSetup, Move, Position, PositionError};
use std::fmt;
use std::ops::Index;

/// A move of a game.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// The position before the move.
    pub before: Chess,
    /// The move.
    pub mv: Move,
    /// Its short algebraic form in English letters, with check and mate.
    pub san: String,
    /// Side that moved.
    pub by: Color,
}

impl PlayedMove {
    /// Whether the move is legal. An illegal one can stand (2023 A.5.2).
    pub fn is_legal(&self) -> bool {
        self.before.is_legal(self.mv) && !captures_king(self.mv)
    }
}

/// A starting position and the moves played from it.
#[derive(Clone, Debug, Default)]
pub struct Line {
    plies: Vec<PlayedMove>,
    position: Chess,
    /// The rooks with which castling is no longer allowed.
    barred: Bitboard,
}

impl Line {
    /// Creates an empty line from `start`.
    pub fn new(start: Chess) -> Line {
        Line { plies: Vec::new(), position: start, barred: Bitboard::EMPTY }
    }

    /// Returns the number of plies played.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no ply has been played yet.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Returns the starting position of the game.
    pub fn start(&self) -> &Chess {
        self.position_after(0)
    }

    /// Returns the current position.
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// Returns the position after this number of `plies`; 0 is the start.
    ///
    /// Past the end it is the current one: a game of another chess counts its moves elsewhere.
    pub fn position_after(&self, plies: usize) -> &Chess {
        self.plies.get(plies).map_or(&self.position, |played| &played.before)
    }

    /// Returns the position in which `ply` is played.
    pub fn position_before(&self, ply: Ply) -> &Chess {
        self.position_after(ply.before())
    }

    /// Returns the plies played, ply 1 first.
    pub fn plies(&self) -> &[PlayedMove] {
        &self.plies
    }

    /// Returns the plies played, each with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (Ply, &PlayedMove)> {
        self.plies.iter().enumerate().map(|(index, played)| (Ply::after(index), played))
    }

    /// Returns the number of the next ply.
    pub fn next_ply(&self) -> Ply {
        Ply::after(self.len())
    }

    /// Plays a legal move.
    pub fn push(&mut self, mv: Move) -> &PlayedMove {
        let mut next = self.position.clone();
        let by = next.turn();
        let san = SanPlus::from_move_and_play_unchecked(&mut next, mv).to_string();
        let before = std::mem::replace(&mut self.position, next);
        self.plies.push(PlayedMove { before, mv, san, by });
        &self.plies[self.plies.len() - 1]
    }

    /// Takes back and returns the last ply.
    pub fn pop(&mut self) -> Option<PlayedMove> {
        let last = self.plies.pop()?;
        self.position.clone_from(&last.before);
        self.bar_castling(self.barred);
        Some(last)
    }

    /// Ends the right to castle with these rooks, from the current position onwards (2023 A.5.1.2).
    pub fn bar_castling(&mut self, rooks: Bitboard) {
        self.barred |= rooks;
        let mode = self.position.castles().mode();
        let mut setup = self.position.to_setup(EnPassantMode::Always);
        if (setup.castling_rights & rooks).any() {
            setup.castling_rights &= !rooks;
            let changed = Chess::from_setup(setup, mode);
            let changed = changed.or_else(PositionError::ignore_too_much_material);
            if let Ok(changed) = changed.or_else(PositionError::ignore_impossible_check) {
                self.position = changed;
            }
        }
    }

    /// Counts how often the current position has occurred, this time included (2023 9.2.3).
    pub fn repetitions(&self) -> usize {
        let key = |position: &Chess| {
            let setup = position.clone().to_setup(EnPassantMode::Legal);
            (setup.board, setup.turn, setup.castling_rights, setup.ep_square)
        };
        let now = key(&self.position);
        let earlier = self.plies.iter().rev().map(|played| &played.before);
        let reversible = self.position.halfmoves() as usize;
        1 + earlier.take(reversible).filter(|position| key(position) == now).count()
    }
}

/// # Panics
/// Past the end of the line.
impl Index<Ply> for Line {
    type Output = PlayedMove;

    fn index(&self, ply: Ply) -> &PlayedMove {
        &self.plies[ply.before()]
    }
}

/// A ply of a game, counted from 1 as on a scoresheet.
///
/// A count of plies and the index in a list that begins with ply 1 stay plain numbers: the ply
/// [after](Ply::after) three plies is ply 4, and its index is 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply {
    before: usize,
}

impl Ply {
    /// Returns the ply that follows this number of `plies`, which is also its index.
    pub const fn after(plies: usize) -> Ply {
        Ply { before: plies }
    }

    /// Returns the last of this number of `plies`; `None` for zero.
    pub fn last_of(plies: usize) -> Option<Ply> {
        plies.checked_sub(1).map(Ply::after)
    }

    /// Returns the number of earlier plies: its index in a list that begins with ply 1.
    pub const fn before(self) -> usize {
        self.before
    }

    /// Returns its number, from 1: the number of plies once it has been played.
    pub const fn number(self) -> usize {
        self.before + 1
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// Written as its number.
impl Serialize for Ply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

/// Read from its number.
impl<'de> Deserialize<'de> for Ply {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ply, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Ply::last_of(number).ok_or_else(|| D::Error::custom("plies count from 1"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::from_fen;
    use shakmaty::Square;
    use shakmaty::san::San;

    fn play(line: &mut Line, moves: &str) {
        for san in moves.split_whitespace() {
            let san: San = san.parse().unwrap();
            let mv = san.to_move(line.position()).unwrap();
            line.push(mv);
        }
    }

    #[test]
    fn barred_castling_stays_barred_when_moves_are_taken_back() {
        let castles = |line: &Line| line.position().legal_moves().iter().filter(|mv| mv.is_castle()).count();
        let mut line = Line::new(from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap());
        line.bar_castling(Bitboard::from(Square::A1) | Bitboard::from(Square::H8));
        assert_eq!(castles(&line), 1);
        play(&mut line, "Rb1");
        assert_eq!(castles(&line), 1);
        line.pop();
        assert_eq!(castles(&line), 1);
    }

    #[test]
    fn counts_a_position_that_comes_back() {
        let mut line = Line::default();
        assert_eq!(line.repetitions(), 1);
        play(&mut line, "Nf3 Nf6 Ng1 Ng8");
        assert_eq!(line.repetitions(), 2);
        play(&mut line, "Nf3 Nf6 Ng1 Ng8");
        assert_eq!(line.repetitions(), 3);
        line.pop();
        assert_eq!(line.repetitions(), 2);
    }

    /// Plays d2-d4 past a black pawn on e4, then `circuit` twice, and returns the repetitions after each.
    fn returns_after_double_step(fen: &str, circuit: &str) -> [usize; 2] {
        let mut line = Line::new(from_fen(fen).unwrap());
        play(&mut line, "d4");
        assert_eq!(line.repetitions(), 1);
        [(); 2].map(|()| {
            play(&mut line, circuit);
            line.repetitions()
        })
    }

    /// 2023 9.2.3.2: positions differ if a pawn could have been captured en passant in the first one.
    #[test]
    fn position_with_legal_en_passant_capture_is_another() {
        let counts = returns_after_double_step("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "Ke7 Ke2 Ke8 Ke1");
        assert_eq!(counts, [1, 2]);
    }

    #[test]
    fn pinned_pawn_that_cannot_capture_en_passant_makes_no_difference() {
        let counts = returns_after_double_step("4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1", "Ke7 Kb1 Ke8 Ka1");
        assert_eq!(counts, [2, 3]);
    }

    #[test]
    fn a_ply_counts_from_one_and_its_index_from_zero() {
        let fourth = Ply::after(3);
        assert_eq!((fourth.number(), fourth.before()), (4, 3));
        assert_eq!((Ply::last_of(4), Ply::last_of(0)), (Some(fourth), None));
        assert_eq!((fourth.to_string(), serde_json::to_string(&fourth).unwrap()), ("4".into(), "4".into()));
    }
}
