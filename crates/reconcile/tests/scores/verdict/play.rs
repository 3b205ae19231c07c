//! A simulated game: two players, their sheets and their boards.

use super::misexecution::{execute, misexecute};
use annabella_chess::notation::Letters;
use annabella_chess::{Board, Chess, Color, Line, Move, Position, SanPlus};

/// A repeatable source of small random numbers.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) as usize) % sides.max(1)
    }

    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        let index = self.roll(among.len());
        among.get(index)
    }
}

/// Returns the index of a side among boards and sheets.
pub fn index(side: Color) -> usize {
    side.fold_wb(0, 1)
}

/// A game on two boards and two sheets, White's first.
pub struct Play {
    /// The position on each scoresheet.
    pub told: [Chess; 2],
    /// The position actually meant.
    pub truth: Chess,
    pub boards: [Board; 2],
    /// Moves on each sheet, with their positions.
    pub moves: [Vec<(Chess, Move)>; 2],
    pub letters: [Letters; 2],
    pub long: [bool; 2],
    /// Whether the game has left the original moves.
    pub apart: bool,
}

impl Play {
    pub fn new(dice: &mut Dice, game: &Line) -> Play {
        let start = game.start().clone();
        let board = start.board().clone();
        Play {
            told: [start.clone(), start.clone()],
            truth: start,
            boards: [board.clone(), board],
            moves: [Vec::new(), Vec::new()],
            letters: [Letters::ALL[dice.roll(2)], Letters::ALL[dice.roll(2)]],
            long: [dice.roll(4) == 0, dice.roll(4) == 0],
            apart: false,
        }
    }

    /// Returns a move possible in all positions and on both boards, preferably the original game's.
    pub fn common(&self, dice: &mut Dice, game: &Line) -> Option<Move> {
        let by = self.truth.turn();
        let possible = |mv: &Move| {
            self.told.iter().chain([&self.truth]).all(|position| position.is_legal(*mv))
                && self.boards.iter().all(|board| execute(&mut board.clone(), *mv, by))
        };
        let own = game.plies().get(self.moves[0].len()).map(|ply| ply.mv);
        if let Some(mv) = own.filter(|mv| !self.apart && possible(mv)) {
            return Some(mv);
        }
        let moves: Vec<Move> = self.truth.legal_moves().into_iter().filter(possible).collect();
        dice.pick(&moves).copied()
    }

    /// Returns another legal move, usually of the same piece.
    pub fn another(&mut self, dice: &mut Dice, mv: Move) -> Option<Move> {
        self.apart = true;
        let others: Vec<Move> = self.truth.legal_moves().into_iter().filter(|&other| other != mv).collect();
        let alike: Vec<Move> = others.iter().copied().filter(|other| other.from() == mv.from()).collect();
        let any = alike.is_empty() || dice.roll(3) == 0;
        dice.pick(if any { &others } else { &alike }).copied()
    }

    /// Writes a move on each sheet; if they are the same, it is the real one.
    pub fn write(&mut self, moves: [Move; 2]) -> Option<()> {
        for (side, mv) in moves.into_iter().enumerate() {
            if !self.told[side].is_legal(mv) {
                return None;
            }
            self.moves[side].push((self.told[side].clone(), mv));
            self.told[side].play_unchecked(mv);
        }
        if moves[0] == moves[1] && self.truth.is_legal(moves[0]) {
            self.truth.play_unchecked(moves[0]);
        } else {
            self.truth = self.told[0].clone();
        }
        Some(())
    }

    pub fn execute(&mut self, moves: [Move; 2], by: Color) -> Option<()> {
        let done = self.boards.iter_mut().zip(moves).all(|(board, mv)| execute(board, mv, by));
        done.then_some(())
    }

    /// Plays a move without a mishap.
    pub fn both(&mut self, mv: Move) -> Option<()> {
        let by = self.truth.turn();
        self.write([mv, mv])?;
        self.execute([mv, mv], by)
    }

    /// Plays a move that both write correctly, executed wrongly on the board of `side`.
    pub fn misexecuted(&mut self, dice: &mut Dice, side: Color, mv: Move) -> Option<()> {
        let before = self.truth.clone();
        let wrong = misexecute(dice, &self.boards[index(side)], &before, mv)?;
        self.both(mv)?;
        self.boards[index(side)] = wrong;
        Some(())
    }

    /// Returns the cells of each sheet.
    pub fn cells(&self) -> [Vec<String>; 2] {
        [0, 1].map(|side| {
            let (letters, long) = (self.letters[side], self.long[side]);
            let write = |(position, mv): &(Chess, Move)| match long {
                true => letters.long(*mv).replace(' ', ""),
                false => letters.write_plus(&SanPlus::from_move(position.clone(), *mv)),
            };
            self.moves[side].iter().map(write).collect()
        })
    }

    /// Returns a king's move that cannot be legal at `ply`.
    pub fn illegal(&self, ply: usize) -> Option<String> {
        let (position, _) = self.moves[0].get(ply - 1)?;
        let king = position.board().king_of(position.turn())?;
        let rank = if u32::from(king.rank()) < 4 { '6' } else { '3' };
        Some(format!("K{}{rank}", king.file().char()))
    }
}

/// Writes the text of a sheet with these cells.
pub fn rows(cells: &[String]) -> String {
    let row = |(index, pair): (usize, &[String])| format!("{}. {}\n", index + 1, pair.join(" "));
    cells.chunks(2).enumerate().map(row).collect()
}
