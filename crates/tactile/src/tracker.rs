//! A player's board as the program knows it: its pieces, and the actions of hands.
//!
//! ```
//! use annabella_chess::{Chess, Position, Square};
//! use annabella_clock::Stamp;
//! use annabella_tactile::{Reading, Tracker};
//! let base = Chess::default();
//! let mut board = Tracker::new(base.board().clone());
//! let knight = base.board().piece_at(Square::G1);
//! board.change(Stamp(900), Square::G1, None);
//! assert!(matches!(board.reading(&base), Reading::Unfinished { candidates } if candidates.len() == 2));
//! board.change(Stamp(1700), Square::F3, knight);
//! assert!(matches!(board.reading(&base), Reading::Whole(mv) if mv.to() == Square::F3));
//! ```

use super::{ContactLoss, Contacts, Difference, HandAction, Lift, Lifts, Reading, Timing};
use annabella_chess::{Bitboard, Board, Chess, Color, Piece, Square};
use annabella_clock::{Span, Stamp};

/// A player's board: its pieces, and the order in which hands changed them.
///
/// The game decides whether a lift is a touch.
#[derive(Clone, Debug)]
pub struct Tracker {
    placement: Board,
    log: Vec<(Stamp, HandAction)>,
    /// The times of changes that came with a report of all pieces, since the last ply.
    shown: Vec<Stamp>,
    lifts: Lifts,
    contacts: Contacts,
    connected: bool,
}

impl Default for Tracker {
    /// Creates an empty board, until its pieces are known.
    fn default() -> Tracker {
        Tracker::new(Board::empty())
    }
}

impl Tracker {
    /// Creates a board with these pieces, not connected yet.
    pub fn new(placement: Board) -> Tracker {
        Tracker {
            placement,
            log: Vec::new(),
            shown: Vec::new(),
            lifts: Lifts::default(),
            contacts: Contacts::default(),
            connected: false,
        }
    }

    /// Creates an empty board with other times for its pegs.
    pub fn timed(timing: Timing) -> Tracker {
        Tracker { lifts: Lifts::new(timing), contacts: Contacts::new(timing), ..Tracker::default() }
    }

    /// Returns the squares whose contacts were lost repeatedly.
    pub fn unsteady_squares(&self) -> Bitboard {
        self.contacts.unsteady_squares()
    }

    /// Returns the contacts of its squares.
    pub fn contacts(&mut self) -> &mut Contacts {
        &mut self.contacts
    }

    /// Returns the longest loss of the peg on `square` since [`Tracker::rebase`].
    /// `None` if a hand has lifted it longer than a contact may lose it, or there was no loss.
    pub fn loss(&self, square: Square) -> Option<ContactLoss> {
        let lifted = self.log.iter().filter(|(_, hand)| hand.square() == square);
        let hands: Vec<(Stamp, HandAction)> = lifted.copied().collect();
        let (pairs, rest) = hands.as_chunks::<2>();
        let length = |[(lost, lift), (back, place)]: &[(Stamp, HandAction); 2]| match (lift, place) {
            (HandAction::Lift { piece, .. }, HandAction::Place { piece: same, .. }) if piece == same => {
                Some(back.since(*lost)).filter(|&length| self.contacts.may_lose_for(length))
            }
            _ => None,
        };
        let lengths: Option<Vec<Span>> = pairs.iter().map(length).collect();
        let longest = lengths.filter(|_| rest.is_empty())?.into_iter().max()?;
        Some(ContactLoss { square, length: longest })
    }

    /// Returns the pieces.
    pub fn placement(&self) -> &Board {
        &self.placement
    }

    /// Returns the actions of hands since [`Tracker::rebase`], in order, without bounces.
    pub fn log(&self) -> &[(Stamp, HandAction)] {
        &self.log
    }

    /// Returns the pieces placed since [`Tracker::rebase`] that are still there, each with its time.
    pub fn placed(&self) -> Vec<(Stamp, Square, Piece)> {
        let mut seen = Bitboard::EMPTY;
        let mut standing = Vec::new();
        for &(at, hand) in self.log.iter().rev() {
            let square = hand.square();
            if seen.contains(square) {
                continue;
            }
            seen.add(square);
            if let HandAction::Place { piece, .. } = hand
                && self.placement.piece_at(square) == Some(piece)
            {
                standing.push((at, square, piece));
            }
        }
        standing
    }

    /// Whether hands lifted, or placed, pieces of two of these squares within the span `within`.
    ///
    /// Only actions since [`Tracker::rebase`] count. A replaced piece was not lifted on its own; changes that
    /// came with a report of all pieces can have happened at any time.
    pub fn at_once(&self, squares: &[Square], within: Span) -> bool {
        let of_move = |(at, hand): &&(Stamp, HandAction)| {
            squares.contains(&hand.square()) && !self.shown.contains(at) && !self.is_replaced(*at, *hand)
        };
        let hands: Vec<(Stamp, HandAction)> = self.log.iter().filter(of_move).copied().collect();
        let is_lift = |hand: HandAction| matches!(hand, HandAction::Lift { .. });
        hands.iter().enumerate().any(|(index, &(at, hand))| {
            hands[index + 1..].iter().any(|&(later, other)| {
                later.since(at) <= within
                    && hand.square() != other.square()
                    && is_lift(hand) == is_lift(other)
            })
        })
    }

    /// Whether a lift only means that another piece was placed on its square.
    fn is_replaced(&self, at: Stamp, hand: HandAction) -> bool {
        let HandAction::Lift { square, .. } = hand else { return false };
        self.log.iter().any(|&(when, other)| {
            when == at && matches!(other, HandAction::Place { square: on, .. } if on == square)
        })
    }

    /// Returns the lifts whose outcome is still open.
    pub fn lifts(&mut self) -> &mut Lifts {
        &mut self.lifts
    }

    /// Returns the time at which the next lifts will count.
    pub fn due(&self) -> Option<Stamp> {
        self.lifts.due()
    }

    /// Whether the board is connected.
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// Records that the board was connected or lost. Its pieces are kept until it reports them again.
    pub fn set_connected(&mut self, connected: bool) {
        self.connected = connected;
    }

    /// Starts with steady contacts: another board is connected, or the squares have other names.
    pub fn restart_contacts(&mut self) {
        self.contacts.restart();
        self.lifts.set_unsteady(Bitboard::EMPTY);
    }

    /// Forgets all actions of hands.
    pub fn forget(&mut self) {
        self.log.clear();
        self.lifts.restart(Vec::new());
    }

    /// Continues from `base`, which the board shows except for pieces that are off it: these stay lifted.
    pub fn rebase(&mut self, base: &Board) {
        let mut out: Vec<Lift> = Vec::new();
        for &(at, hand) in &self.log {
            let HandAction::Lift { square, piece } = hand else { continue };
            let still = self.placement.piece_at(square) != Some(piece);
            out.retain(|lift| lift.square != square);
            if still && base.piece_at(square) == Some(piece) {
                out.push(Lift { at, square, piece });
            }
        }
        let lifted = |lift: &Lift| (lift.at, HandAction::Lift { square: lift.square, piece: lift.piece });
        self.log = out.iter().map(lifted).collect();
        self.shown.clear();
        self.lifts.restart(out);
    }

    /// Reads the board turned by 180 degrees after this call.
    pub fn turn(&mut self) {
        self.placement.rotate_180();
        self.restart_contacts();
        self.forget();
    }

    /// Replaces the pieces by better-known ones; no hand has changed anything.
    pub fn stand(&mut self, placement: Board) {
        self.placement = placement;
        self.forget();
    }

    /// Processes a change of one square. Returns the actions that it implies; empty if nothing changed.
    pub fn change(&mut self, at: Stamp, square: Square, piece: Option<Piece>) -> Vec<HandAction> {
        let (lifted, placed) = self.changed(square, piece);
        self.act(at, lifted.into_iter().chain(placed).collect())
    }

    /// Processes all pieces. Returns the actions that the changes imply, lifts first.
    pub fn show(&mut self, at: Stamp, placement: &Board) -> Vec<HandAction> {
        let changes = Square::ALL.map(|square| self.changed(square, placement.piece_at(square)));
        if changes.iter().any(|changed| *changed != (None, None)) {
            self.shown.push(at);
        }
        let lifted = changes.iter().filter_map(|(lifted, _)| *lifted);
        self.act(at, lifted.chain(changes.iter().filter_map(|(_, placed)| *placed)).collect())
    }

    fn act(&mut self, at: Stamp, hands: Vec<HandAction>) -> Vec<HandAction> {
        for &hand in &hands {
            hand.act_on(&mut self.placement);
            self.note(at, hand, &hands);
        }
        hands
    }

    /// Records an action, or removes the lift that it undoes.
    fn note(&mut self, at: Stamp, hand: HandAction, all: &[HandAction]) {
        // A piece placed on a square with another of its colour: the other was not lifted by hand.
        let beside = |other: &HandAction| match (hand, *other) {
            (HandAction::Lift { square, piece }, HandAction::Place { square: on, piece: by }) => {
                square == on && piece.color == by.color
            }
            _ => false,
        };
        if all.iter().any(beside) {
            return;
        }
        if let HandAction::Place { square, piece } = hand {
            self.note_contact(at, square, piece);
        }
        let square = hand.square();
        let lifted_at =
            self.log.iter().rfind(|(_, of)| of.square() == square).map(|(lifted_at, _)| *lifted_at);
        let is_evidence = lifted_at.is_some_and(|lost| self.contacts.is_evidence(square, at.since(lost)));
        if self.lifts.note(at, hand) && !is_evidence {
            let HandAction::Place { square, piece } = hand else { return };
            let lifted = HandAction::Lift { square, piece };
            if let Some(index) = self.log.iter().rposition(|(_, hand)| *hand == lifted) {
                self.log.remove(index);
            }
        } else {
            self.log.push((at, hand));
        }
    }

    /// Records that a contact has a peg again: the one that it lost, or one placed by a hand.
    fn note_contact(&mut self, at: Stamp, square: Square, piece: Piece) {
        match self.log.iter().rfind(|(_, hand)| hand.square() == square) {
            Some((lost, HandAction::Lift { piece: of, .. })) if *of == piece => {
                self.contacts.peg_is_back(square, *lost, at);
            }
            _ => self.contacts.peg_is_placed(square, at),
        }
        self.lifts.set_unsteady(self.contacts.unsteady_squares());
    }

    fn changed(&self, square: Square, now: Option<Piece>) -> (Option<HandAction>, Option<HandAction>) {
        let before = self.placement.piece_at(square);
        if before == now {
            return (None, None);
        }
        let lifted = before.map(|piece| HandAction::Lift { square, piece });
        (lifted, now.map(|piece| HandAction::Place { square, piece }))
    }

    /// Compares the pegs with the legal moves in `base`.
    pub fn reading(&self, base: &Chess) -> Reading {
        Reading::of(&self.placement, base)
    }

    /// Returns the squares on which the pegs differ from `target`.
    /// They are sorted by file from a to h, then by rank from 1 up.
    pub fn differences(&self, target: &Board) -> Vec<Difference> {
        Difference::between(&self.placement, target)
    }

    /// Returns the next action that brings the pegs closer to `target`; `None` if they show it.
    ///
    /// Wrong pieces are lifted first. Then the missing ones are placed, rank by rank from the player's edge
    /// of the board, left to right as the player sees it.
    pub fn next_step(&self, target: &Board, side: Color) -> Option<HandAction> {
        let mut differences = self.differences(target);
        differences.sort_by_key(|difference| {
            let square = u32::from(difference.square);
            side.fold_wb(square, 63 - square)
        });
        let lift = |it: &Difference| Some(HandAction::Lift { square: it.square, piece: it.has? });
        let place = |it: &Difference| Some(HandAction::Place { square: it.square, piece: it.wants? });
        differences.iter().find_map(lift).or_else(|| differences.iter().find_map(place))
    }
}

#[cfg(test)]
mod tests;
