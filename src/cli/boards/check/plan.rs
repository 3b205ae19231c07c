//! The steps of the guided test, and their results.

use crate::chess::{Board, Color, Piece, Rank, Square};
use crate::speech::Message;

/// The test of one board: 32 pieces on their squares, then any piece in each aperture between them.
#[derive(Clone, Debug)]
pub struct Plan {
    steps: Vec<TestStep>,
    at: usize,
    /// The pegs as the board reports them.
    pegs: [Option<Peg>; 64],
    /// Whether the board can identify pieces.
    senses_pieces: bool,
}

/// A peg in an aperture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peg {
    /// A piece that the board identified.
    Piece(Piece),
    /// A piece that the board cannot identify.
    Unknown,
}

impl Peg {
    fn piece(self) -> Option<Piece> {
        match self {
            Peg::Piece(piece) => Some(piece),
            Peg::Unknown => None,
        }
    }
}

#[derive(Clone, Debug)]
struct TestStep {
    square: Square,
    /// The piece to place; `None` for any.
    piece: Option<Piece>,
    found: StepResult,
}

/// The result of a step so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StepResult {
    Nothing,
    Good,
    /// The board reported another piece.
    Mistaken(Piece),
    /// Another aperture reported the piece.
    Elsewhere(Square),
    /// The aperture still reported the piece after it was lifted.
    Stuck,
}

impl Plan {
    /// Creates the whole test.
    pub fn new() -> Plan {
        let start = Board::new();
        let homes = [Color::White, Color::Black].into_iter().flat_map(|color| start.by_color(color));
        let apertures = [Rank::Third, Rank::Fourth, Rank::Fifth, Rank::Sixth];
        let between = apertures.into_iter().flat_map(crate::chess::Bitboard::from);
        let steps = homes.chain(between);
        let step = |square| TestStep { square, piece: start.piece_at(square), found: StepResult::Nothing };
        Plan { steps: steps.map(step).collect(), at: 0, pegs: [None; 64], senses_pieces: true }
    }

    /// Creates a test that starts at `square`.
    pub fn from(square: Square) -> Plan {
        let mut plan = Plan::new();
        let first = plan.steps.iter().position(|step| step.square == square);
        plan.steps.drain(..first.unwrap_or(0));
        plan
    }

    /// Returns the square of the current step; `None` at the end.
    pub fn square(&self) -> Option<Square> {
        self.steps.get(self.at).map(|step| step.square)
    }

    /// Returns the piece that the board identified in an aperture.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pegs[usize::from(square)].and_then(Peg::piece)
    }

    /// Records all pieces on the board, before the test or after a reconnection.
    /// Pieces already on their squares need not be placed again.
    pub fn dump(&mut self, board: &Board) {
        self.pegs = Square::ALL.map(|square| board.piece_at(square).map(Peg::Piece));
        self.pass_over();
    }

    /// Records the pegs of a board that cannot identify pieces: each must be placed again.
    pub fn rows(&mut self, occupied: crate::chess::Bitboard) {
        self.senses_pieces = false;
        self.pegs = Square::ALL.map(|square| occupied.contains(square).then_some(Peg::Unknown));
    }

    fn pass_over(&mut self) {
        while let Some(step) = self.steps.get_mut(self.at) {
            let right =
                step.piece.is_some() && self.pegs[usize::from(step.square)] == step.piece.map(Peg::Piece);
            if !right {
                return;
            }
            step.found = StepResult::Good;
            self.at += 1;
        }
    }

    /// Returns the instruction for the current step.
    pub fn prompt(&self) -> Option<Message> {
        let step = self.steps.get(self.at)?;
        let square = step.square;
        if self.pegs[usize::from(square)].is_some() {
            return Some(Message::new("check-lift").with("square", square));
        }
        Some(match step.piece {
            Some(piece) => Message::new("check-piece").with("piece", piece).with("square", square),
            None => Message::new("check-aperture").with("square", square),
        })
    }

    /// Records a change of one aperture, and returns the words about it.
    pub fn change(&mut self, square: Square, now: Option<Peg>) -> Vec<Message> {
        let before = std::mem::replace(&mut self.pegs[usize::from(square)], now);
        let piece = now.and_then(Peg::piece);
        let home = piece.and_then(|piece| self.home(square, piece));
        let Some(step) = self.steps.get_mut(self.at) else { return Vec::new() };
        if now.is_none() {
            // The peg was lifted because it was in the way, or in order to place it again.
            let lifted = before.is_some() && step.square == square;
            return if lifted { self.prompt().into_iter().collect() } else { Vec::new() };
        }
        match home {
            // A piece of an earlier step was lifted and put back.
            Some(home) if home < self.at => return Vec::new(),
            // The right piece of a later step: either the wanted piece is on a wrong square, or the wires of
            // two apertures are swapped.
            Some(home) if home > self.at && step.piece != piece => {
                return [Message::new("check-good")].into_iter().chain(self.prompt()).collect();
            }
            _ => {}
        }
        if square != step.square {
            step.found = StepResult::Elsewhere(square);
            return vec![Message::new("check-elsewhere").with("square", square)];
        }
        if let (Some(wanted), Some(piece)) = (step.piece, piece)
            && piece != wanted
        {
            step.found = StepResult::Mistaken(piece);
            return vec![Message::new("check-mistaken").with("piece", piece)];
        }
        step.found = StepResult::Good;
        let mut said = Vec::from_iter(self.stuck());
        let first_between = |plan: &Plan| plan.steps.get(plan.at).is_some_and(|step| step.piece.is_none());
        let between = first_between(self);
        self.at += 1;
        self.pass_over();
        said.push(Message::new("check-good"));
        if !between && first_between(self) {
            said.push(Message::new("check-between"));
        }
        said.extend(self.prompt());
        said
    }

    /// Returns the step in which `piece` belongs on `square`, if any.
    fn home(&self, square: Square, piece: Piece) -> Option<usize> {
        self.steps.iter().position(|step| (step.square, step.piece) == (square, Some(piece)))
    }

    /// Returns a message if the previous aperture still reports the peg after it was moved here.
    fn stuck(&mut self) -> Option<Message> {
        let before = self.steps.get_mut(self.at.checked_sub(1)?)?;
        let stuck = before.piece.is_none() && self.pegs[usize::from(before.square)].is_some();
        if !stuck {
            return None;
        }
        before.found = StepResult::Stuck;
        Some(Message::new("check-stuck").with("square", before.square))
    }

    /// Skips the current step.
    pub fn skip(&mut self) {
        self.at = (self.at + 1).min(self.steps.len());
        self.pass_over();
    }

    /// Whether every step was done without a fault.
    pub fn is_good(&self) -> bool {
        self.steps.iter().all(|step| step.found == StepResult::Good)
    }

    /// Returns the results of the test, with each fault.
    pub fn account(&self) -> Vec<Message> {
        let good = |steps: &mut dyn Iterator<Item = &TestStep>| {
            let found: Vec<bool> = steps.map(|step| step.found == StepResult::Good).collect();
            (found.iter().filter(|good| **good).count(), found.len())
        };
        let (squares, of_squares) = good(&mut self.steps.iter());
        let (pieces, of_pieces) = good(&mut self.steps.iter().filter(|step| step.piece.is_some()));
        let mut account = vec![Message::new("check-squares").with("good", squares).with("all", of_squares)];
        if self.senses_pieces && of_pieces > 0 {
            account.push(Message::new("check-pieces").with("good", pieces).with("all", of_pieces));
        }
        account.extend(self.steps[..self.at].iter().filter_map(fault));
        let rest = self.steps.len() - self.at;
        if rest > 0 {
            account.push(Message::new("check-rest").with("count", rest));
        }
        account
    }
}

fn fault(step: &TestStep) -> Option<Message> {
    let fault = match step.found {
        StepResult::Good => return None,
        StepResult::Nothing => Message::new("check-fault-nothing"),
        StepResult::Mistaken(piece) => Message::new("check-fault-mistaken").with("as", piece),
        StepResult::Elsewhere(square) => Message::new("check-fault-elsewhere").with("at", square),
        StepResult::Stuck => Message::new("check-fault-stuck"),
    };
    let what = match step.piece {
        Some(piece) => Message::new("check-piece").with("piece", piece).with("square", step.square),
        None => Message::new("check-aperture").with("square", step.square),
    };
    Some(Message::new("check-fault").with("what", what).with("fault", fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(messages: &[Message]) -> Vec<&'static str> {
        messages.iter().map(|message| message.id).collect()
    }

    /// Does every step as prompted.
    fn finish(plan: &mut Plan) -> usize {
        let start = Board::new();
        let mut steps = 0;
        while let Some(square) = plan.square() {
            let piece = start.piece_at(square).unwrap_or(Color::White.pawn());
            plan.change(square, Some(Peg::Piece(piece)));
            if start.piece_at(square).is_none() {
                plan.change(square, None);
            }
            steps += 1;
        }
        steps
    }

    #[test]
    fn every_aperture_and_every_piece_is_asked_for_once() {
        let mut plan = Plan::new();
        assert_eq!(finish(&mut plan), 64);
        assert!(plan.is_good());
        assert_eq!(ids(&plan.account()), ["check-squares", "check-pieces"]);
    }

    #[test]
    fn what_stands_right_is_passed_over_and_a_square_names_where_to_go_on() {
        let mut plan = Plan::new();
        plan.dump(&Board::new());
        assert_eq!(plan.square(), Some(Square::A3));
        let mut plan = Plan::from(Square::H6);
        assert_eq!((finish(&mut plan), plan.is_good()), (1, true));
        assert_eq!(ids(&plan.account()), ["check-squares"]);
    }

    #[test]
    fn faults_are_told_at_once_and_again_at_the_end() {
        let mut plan = Plan::new();
        let knight = Color::White.knight();
        assert_eq!(ids(&plan.change(Square::A1, Some(Peg::Piece(knight)))), ["check-mistaken"]);
        assert_eq!(ids(&Vec::from_iter(plan.prompt())), ["check-lift"]);
        assert_eq!(ids(&plan.change(Square::A1, None)), ["check-piece"]);
        plan.skip();
        assert_eq!(ids(&plan.change(Square::C1, Some(Peg::Piece(knight)))), ["check-elsewhere"]);
        plan.change(Square::C1, None);
        plan.skip();
        plan.skip();
        let account = plan.account();
        let faults = ["check-fault", "check-fault", "check-fault", "check-rest"];
        assert_eq!(ids(&account[2..]), faults);
        assert!(!plan.is_good());
        // A fault corrected immediately does not count.
        let mut plan = Plan::new();
        plan.change(Square::A1, Some(Peg::Piece(knight)));
        plan.change(Square::A1, None);
        finish(&mut plan);
        assert!(plan.is_good());
    }

    #[test]
    fn a_contact_that_stays_closed_is_found() {
        let mut plan = Plan::from(Square::A3);
        let pawn = Some(Peg::Piece(Color::White.pawn()));
        plan.change(Square::A3, pawn);
        assert_eq!(ids(&plan.change(Square::B3, pawn)), ["check-stuck", "check-good", "check-aperture"]);
        plan.change(Square::B3, None);
        finish(&mut plan);
        assert!(!plan.is_good());
    }

    #[test]
    fn pieces_may_come_before_their_turn_and_be_put_back() {
        let mut plan = Plan::new();
        let piece = |letter| Piece::from_char(letter).map(Peg::Piece);
        assert_eq!(ids(&plan.change(Square::A1, piece('R'))), ["check-good", "check-piece"]);
        assert_eq!(ids(&plan.change(Square::E8, piece('k'))), ["check-good", "check-piece"]);
        assert_eq!(plan.square(), Some(Square::B1));
        assert_eq!(plan.change(Square::A1, None), []);
        assert_eq!(plan.change(Square::A1, piece('R')), []);
        // The wanted knight, on the square of the other one: the wires may be swapped.
        assert_eq!(ids(&plan.change(Square::G1, piece('N'))), ["check-elsewhere"]);
    }

    #[test]
    fn a_board_that_knows_no_pieces_is_tested_for_its_squares() {
        let mut plan = Plan::new();
        plan.rows(crate::chess::Bitboard::EMPTY);
        while let Some(square) = plan.square() {
            plan.change(square, Some(Peg::Unknown));
            plan.change(square, None);
        }
        assert_eq!(ids(&plan.account()), ["check-squares"]);
        assert!(plan.is_good());
    }
}
