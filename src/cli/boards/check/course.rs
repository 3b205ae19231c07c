//! The course of the test of a new board: empty, a white pawn in each square, then every piece.

use super::fault::AssemblyFault;
use super::results::{AssemblyResults, Readings, between, distance};
use crate::chess::{Bitboard, Color, Rank, Square};
use crate::speech::{Message, Worded};
use crate::tactile::pegs::{self, Meaning};

/// The difference to the empty board above which a reading shows a peg.
const TELLING: u16 = 12;
/// The difference up to which two readings count as equal.
const STEADY: u16 = 6;
/// The number of equal readings required; longer than any contact bounce.
const SETTLED: u32 = 3;
/// A request by the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssemblyStep {
    /// The step is done: judge the readings now.
    Done,
    /// Repeat the last instruction.
    Again,
    /// Continue with the next fault, square or piece.
    Skip,
    /// Continue with the next rank or kind of piece.
    SkipRank,
    /// The board is empty: measure it again as at the start.
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AssemblyPhase {
    /// Waiting until the board is empty.
    Empty,
    /// Judging the empty board by the next readings.
    Looking,
    /// Reporting the faults of the empty board, currently the one with this index.
    Telling(usize),
    /// The user must put the white pawn into this square (a1 is 0, b1 is 1).
    Pawn(u32),
    /// The user must put in the piece with this index.
    Pieces(usize),
    Over,
}

/// The state of the test of a new board.
#[derive(Clone, Debug)]
pub struct AssemblyCourse {
    phase: AssemblyPhase,
    first: Square,
    /// The readings of the empty board.
    empty: Readings,
    /// The squares that already appear occupied on the empty board.
    ignored: Bitboard,
    /// The faults of the empty board.
    found: Vec<AssemblyFault>,
    /// The results of the tested squares and pieces.
    results: AssemblyResults,
    /// Reported squares to measure in addition.
    also: Bitboard,
    last: Readings,
    same: u32,
    judged: bool,
    /// Whether the user has said that the peg is in.
    done: bool,
}

impl AssemblyCourse {
    /// Starts a course at the square `first`; a1 for all of it.
    pub fn new(first: Square) -> AssemblyCourse {
        AssemblyCourse {
            phase: AssemblyPhase::Empty,
            first,
            empty: [None; 64],
            ignored: Bitboard::EMPTY,
            found: Vec::new(),
            results: AssemblyResults::new(),
            also: Bitboard::EMPTY,
            last: [None; 64],
            same: 0,
            judged: false,
            done: false,
        }
    }

    /// Returns the squares to measure now, as often as possible.
    pub fn wanted(&self) -> Bitboard {
        match self.phase {
            AssemblyPhase::Pawn(at) => {
                let at = Square::new(at);
                Bitboard::from(at.rank()) | Bitboard::from(at.file()) | self.also
            }
            AssemblyPhase::Pieces(_) => {
                self.results.tray().map_or(Bitboard::EMPTY, |at| Bitboard::from(at.rank()))
            }
            AssemblyPhase::Looking => Bitboard::FULL,
            // One reading is enough to show that the board measures.
            AssemblyPhase::Empty | AssemblyPhase::Telling(_) | AssemblyPhase::Over => {
                Bitboard::from(Square::A1)
            }
        }
    }

    /// Whether the course is finished.
    pub fn is_over(&self) -> bool {
        self.phase == AssemblyPhase::Over
    }

    /// Returns the instruction for the current step.
    pub fn prompt(&self) -> Vec<Message> {
        match self.phase {
            AssemblyPhase::Empty => vec![Message::new("assembly-empty")],
            AssemblyPhase::Telling(index) => self.found.get(index).map(Worded::message).into_iter().collect(),
            AssemblyPhase::Pawn(at) => {
                let prompt = Message::new("check-piece").with("piece", Color::White.pawn());
                vec![prompt.with("square", Square::new(at))]
            }
            AssemblyPhase::Pieces(index) => {
                let (piece, _) = self.results.pieces[index];
                let nth = self.results.pieces[..=index].iter().filter(|(other, _)| *other == piece).count();
                let all = self.results.pieces.iter().filter(|(other, _)| *other == piece).count();
                let prompt = Message::new("assembly-piece").with("piece", piece);
                vec![prompt.with("nth", nth).with("all", all)]
            }
            AssemblyPhase::Looking | AssemblyPhase::Over => Vec::new(),
        }
    }

    /// Notes a reported change on `square`, so that it is measured too.
    pub fn reported(&mut self, square: Square) {
        self.also.add(square);
    }

    /// Handles a request by the user, which discards earlier readings.
    pub fn act(&mut self, act: AssemblyStep) -> Vec<Message> {
        match (act, self.phase) {
            (AssemblyStep::Again, _) => self.prompt(),
            (AssemblyStep::Empty, _)
            | (AssemblyStep::Done, AssemblyPhase::Empty | AssemblyPhase::Telling(_)) => {
                self.go(AssemblyPhase::Looking)
            }
            (AssemblyStep::Done, AssemblyPhase::Pawn(_) | AssemblyPhase::Pieces(_)) => {
                self.done = true;
                Vec::new()
            }
            (_, AssemblyPhase::Empty | AssemblyPhase::Looking | AssemblyPhase::Over) => self.prompt(),
            (_, AssemblyPhase::Telling(index)) if index + 1 < self.found.len() => {
                self.go(AssemblyPhase::Telling(index + 1))
            }
            (_, AssemblyPhase::Telling(_)) => self.begin_pawn(),
            (AssemblyStep::Skip, AssemblyPhase::Pawn(at)) => self.go_to_square(at + 1),
            (_, AssemblyPhase::Pawn(at)) => self.go_to_square((at / 8 + 1) * 8),
            (AssemblyStep::Skip, AssemblyPhase::Pieces(index)) => self.go_to_piece(index + 1),
            (_, AssemblyPhase::Pieces(index)) => {
                let next = self.results.pieces[index..]
                    .iter()
                    .position(|(piece, _)| *piece != self.results.pieces[index].0);
                self.go_to_piece(next.map_or(self.results.pieces.len(), |after| index + after))
            }
        }
    }

    /// Handles new readings of the wanted squares.
    pub fn measured(&mut self, now: &Readings) -> Vec<Message> {
        match self.phase {
            AssemblyPhase::Looking => return self.look(now),
            AssemblyPhase::Pawn(_) | AssemblyPhase::Pieces(_) => {}
            AssemblyPhase::Empty | AssemblyPhase::Telling(_) | AssemblyPhase::Over => return Vec::new(),
        }
        let seen = self.seen(now);
        let before = std::mem::replace(&mut self.last, *now);
        if seen.is_empty() {
            self.same = 0;
            return match (std::mem::take(&mut self.judged), std::mem::take(&mut self.done)) {
                (true, _) => self.lifted(),
                (false, true) => self.unseen(),
                (false, false) => Vec::new(),
            };
        }
        let steady = self.seen(&before) == seen
            && seen.into_iter().all(|at| distance(&before, now, at).is_some_and(|moved| moved <= STEADY));
        self.same = if steady { self.same + 1 } else { 0 };
        if self.judged || self.same + 1 < SETTLED {
            return Vec::new();
        }
        (self.judged, self.done) = (true, false);
        match self.phase {
            AssemblyPhase::Pawn(at) => {
                let at = Square::new(at);
                let result = self.results.judge_square(at, seen, now);
                self.results.record_square(at, result)
            }
            AssemblyPhase::Pieces(index) => {
                let result = self.results.judge_piece(self.results.pieces[index].0, now);
                self.results.record_piece(index, result)
            }
            _ => Vec::new(),
        }
    }

    /// Returns the squares with a peg that the empty board did not have.
    fn seen(&self, now: &Readings) -> Bitboard {
        let wanted = self.wanted() & !self.ignored;
        let differs = |at: &Square| distance(&self.empty, now, *at).is_some_and(|by| by > TELLING);
        wanted.into_iter().filter(differs).collect()
    }

    /// Judges the empty board.
    fn look(&mut self, now: &Readings) -> Vec<Message> {
        self.empty = *now;
        self.found.clear();
        let taken = |at: &Square| now[usize::from(*at)].is_some_and(|code| code < pegs::EMPTY_FROM);
        self.ignored = Square::ALL.into_iter().filter(taken).collect();
        for rank in Rank::ALL {
            let here = self.ignored & Bitboard::from(rank);
            let leak = |at: Square| between(now[usize::from(at)].unwrap_or(0)).unwrap_or(0);
            if here.count() == 8 {
                let most = here.into_iter().map(leak).max().unwrap_or(0);
                self.found.push(AssemblyFault::RankLeaks { rank, ohms: most });
                continue;
            }
            self.found.extend(here.into_iter().map(
                |square| match now[usize::from(square)].map(pegs::meaning) {
                    Some(Meaning::Grounded) => AssemblyFault::Grounded(square),
                    _ => AssemblyFault::Leaks { square, ohms: leak(square) },
                },
            ));
        }
        if self.found.is_empty() {
            return [vec![Message::new("assembly-empty-good")], self.begin_pawn()].concat();
        }
        let count = Message::new("assembly-faults").with("count", self.found.len());
        [vec![count], self.go(AssemblyPhase::Telling(0))].concat()
    }

    fn go(&mut self, phase: AssemblyPhase) -> Vec<Message> {
        (self.phase, self.also, self.same) = (phase, Bitboard::EMPTY, 0);
        (self.judged, self.done) = (false, false);
        self.prompt()
    }

    fn begin_pawn(&mut self) -> Vec<Message> {
        let untried = |at: &u32| self.results.squares[*at as usize].is_none();
        let first = (u32::from(self.first)..64).find(untried);
        match first {
            Some(at) => self.go_to_square(at),
            None => self.go_to_piece(0),
        }
    }

    fn go_to_square(&mut self, at: u32) -> Vec<Message> {
        if at < 64 {
            return self.go(AssemblyPhase::Pawn(at));
        }
        let Some(tray) = self.results.tray() else {
            self.phase = AssemblyPhase::Over;
            return vec![Message::new("assembly-no-square")];
        };
        [vec![Message::new("assembly-pieces").with("square", tray)], self.go_to_piece(0)].concat()
    }

    fn go_to_piece(&mut self, index: usize) -> Vec<Message> {
        let over = index >= self.results.pieces.len() || self.results.tray().is_none();
        self.go(if over { AssemblyPhase::Over } else { AssemblyPhase::Pieces(index) })
    }

    /// Handles the removal of a peg: continues if its result was good, otherwise prompts again.
    fn lifted(&mut self) -> Vec<Message> {
        match self.phase {
            AssemblyPhase::Pawn(at) if matches!(self.results.squares[at as usize], Some(Ok(()))) => {
                self.go_to_square(at + 1)
            }
            AssemblyPhase::Pieces(index) if self.results.pieces[index].1 == Some(Ok(())) => {
                self.go_to_piece(index + 1)
            }
            _ => self.prompt(),
        }
    }

    /// Records a fault when the user says that the peg is in, but no reading shows it.
    fn unseen(&mut self) -> Vec<Message> {
        match self.phase {
            AssemblyPhase::Pawn(at) => {
                let at = Square::new(at);
                let fault = self.results.silence(at);
                self.results.record_square(at, Err(fault))
            }
            AssemblyPhase::Pieces(index) => {
                let fault = AssemblyFault::PieceOpen(self.results.pieces[index].0);
                self.results.record_piece(index, Err(fault))
            }
            _ => self.prompt(),
        }
    }

    /// Whether everything was tested and is good.
    pub fn is_good(&self) -> bool {
        let squares = self.results.squares[usize::from(self.first)..].iter();
        self.found.is_empty()
            && squares.clone().all(|result| matches!(result, Some(Ok(()))))
            && self.results.pieces.iter().all(|(_, result)| *result == Some(Ok(())))
    }

    /// Returns the first untested square of an interrupted course.
    pub fn rest(&self) -> Option<Square> {
        match self.phase {
            AssemblyPhase::Pawn(at) => Some(Square::new(at)),
            _ => None,
        }
    }

    /// Returns the results, each fault once.
    pub fn account(&self) -> Vec<Message> {
        let good = self.results.squares.iter().filter(|result| matches!(result, Some(Ok(())))).count();
        let all = 64 - usize::from(self.first);
        let mut account = vec![Message::new("check-squares").with("good", good).with("all", all)];
        let pieces = self.results.pieces.iter().filter(|(_, result)| *result == Some(Ok(()))).count();
        account
            .push(Message::new("check-pieces").with("good", pieces).with("all", self.results.pieces.len()));
        let squares = self.results.squares.iter().flatten().filter_map(|result| result.as_ref().err());
        let of_pieces = self.results.pieces.iter().filter_map(|(_, result)| result.as_ref()?.as_ref().err());
        let mut told: Vec<&AssemblyFault> = Vec::new();
        for fault in self.found.iter().chain(squares).chain(of_pieces) {
            if !told.iter().any(|other| other.is_like(fault)) {
                told.push(fault);
                account.push(fault.message());
            }
        }
        account
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        /// Whatever is read and whatever the user says, there is a prompt or the course is over.
        #[test]
        fn anything_may_be_read(steps: Vec<(u8, Vec<u16>)>) {
            let mut course = AssemblyCourse::new(Square::G8);
            let mut now: Readings = [Some(pegs::FULL); 64];
            for (act, readings) in steps {
                for (at, reading) in readings.iter().enumerate() {
                    now[(usize::from(act) + at * 7) % 64] = Some(reading % 1200);
                }
                let acts = [AssemblyStep::Done, AssemblyStep::Again, AssemblyStep::Skip, AssemblyStep::SkipRank, AssemblyStep::Empty];
                if let Some(act) = acts.get(usize::from(act) % 8) {
                    course.act(*act);
                }
                for _ in 0..4 {
                    course.measured(&now);
                }
                proptest::prop_assert!(!course.wanted().is_empty());
                proptest::prop_assert!(course.account().len() >= 2);
            }
        }
    }
}
