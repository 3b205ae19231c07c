//! The touches of the player to move, in order.

use super::Edition;
use annabella_chess::{Chess, Piece, Position, Role, Square};

/// A touched piece, as it was before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Touched {
    /// Its square in the position before the move.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// One action of the player's hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum HandAction {
    /// Pieces of one side were touched together, without a first one.
    Touched(Vec<Touched>),
    /// A piece of the player was released on another square.
    Released { from: Square, to: Square },
    /// The new piece of a promotion was put on its square, perhaps without being released.
    Placed { role: Role, to: Square, released: bool },
}

/// The deliberate touches of the player to move during one move.
///
/// The methods expect the position before the move. Touching an empty square or a touched piece adds nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touches {
    pub(super) steps: Vec<HandAction>,
    adjusting: Vec<Option<Square>>,
    adjusted: bool,
}

impl Touches {
    /// Records an announcement of adjusting (2023 4.2.1).
    ///
    /// The next touch of `square`, or of any square if it is `None`, does not count. Earlier touches still
    /// count.
    pub fn adjust(&mut self, square: Option<Square>) {
        self.adjusting.push(square);
    }

    /// Records a touch of the piece on `square`.
    pub fn touch(&mut self, position: &Chess, square: Square) {
        self.touch_all(position, &[square]);
    }

    /// Records two touches at the same time, or in an unclear order.
    ///
    /// Of two colours, the player's own piece counts as first (2023 4.3.3). A king counts as first before a
    /// rook, since the rook was not clearly first (4.4.2). Otherwise neither is first.
    pub fn touch_both(&mut self, position: &Chess, squares: [Square; 2]) {
        self.touch_all(position, &squares);
    }

    /// Records the release of a piece of the player on another square (2023 4.7), which implies a touch.
    pub fn release(&mut self, position: &Chess, from: Square, to: Square) {
        let own = position.board().piece_at(from).is_some_and(|piece| piece.color == position.turn());
        if own && from != to {
            self.record(position, &[from]);
            self.steps.push(HandAction::Released { from, to });
        }
    }

    /// Records that the new piece of a promotion touches `to` (2023 4.4.4).
    pub fn place(&mut self, role: Role, to: Square) {
        self.steps.push(HandAction::Placed { role, to, released: false });
    }

    /// Records the release of the new piece of a promotion on `to`.
    pub fn release_new(&mut self, role: Role, to: Square) {
        self.steps.push(HandAction::Placed { role, to, released: true });
    }

    /// Returns the number of recorded actions, as a mark for [`Touches::noted_since`].
    pub fn noted(&self) -> usize {
        self.steps.len()
    }

    /// Removes and returns the actions after a mark.
    ///
    /// Earlier actions can then be recorded before [`Touches::append`] adds these again.
    pub fn noted_since(&mut self, noted: usize) -> Touches {
        Touches { steps: self.steps.split_off(noted.min(self.steps.len())), ..Touches::default() }
    }

    /// Appends later actions.
    pub fn append(&mut self, later: Touches) {
        self.steps.extend(later.steps);
    }

    /// Returns the touched pieces in order.
    pub fn pieces(&self) -> impl Iterator<Item = Touched> + '_ {
        self.steps
            .iter()
            .flat_map(|step| match step {
                HandAction::Touched(pieces) => pieces.as_slice(),
                HandAction::Released { .. } | HandAction::Placed { .. } => &[],
            })
            .copied()
    }

    /// Whether the player has lost the right to complain about the opponent's move.
    ///
    /// It is lost by touching a piece to move or capture it (2023 4.8), in the older editions by any
    /// deliberate touch, including adjusting (2005 4.7, 2001 and 1997 4.6).
    pub fn complaint_lost(&self, edition: Edition) -> bool {
        self.pieces().next().is_some() || (self.adjusted && edition.adjusting_loses_complaint())
    }

    fn touch_all(&mut self, position: &Chess, squares: &[Square]) {
        let mut touched = Vec::new();
        for &square in squares {
            if position.board().piece_at(square).is_some() && !self.adjusts(square) {
                touched.push(square);
            }
        }
        self.record(position, &touched);
    }

    /// Whether this touch was announced as adjusting.
    fn adjusts(&mut self, square: Square) -> bool {
        let named = self.adjusting.iter().position(|&of| of == Some(square));
        let Some(index) = named.or_else(|| self.adjusting.iter().position(Option::is_none)) else {
            return false;
        };
        self.adjusting.remove(index);
        self.adjusted = true;
        true
    }

    fn record(&mut self, position: &Chess, squares: &[Square]) {
        let mut new: Vec<Touched> = Vec::new();
        for &square in squares {
            let Some(piece) = position.board().piece_at(square) else { continue };
            if self.pieces().chain(new.iter().copied()).all(|touched| touched.square != square) {
                new.push(Touched { square, piece });
            }
        }
        // The player's pieces count as first, the king before a rook; otherwise the order is open.
        let turn = position.turn();
        new.sort_by_key(|touched| (touched.piece.color != turn, touched.piece.role != Role::King));
        let apart = match new.as_slice() {
            [one, other] => {
                one.piece.color != other.piece.color || (one.piece, other.piece) == (turn.king(), turn.rook())
            }
            _ => false,
        };
        if apart {
            self.steps.extend(new.into_iter().map(|touched| HandAction::Touched(vec![touched])));
        } else if !new.is_empty() {
            self.steps.push(HandAction::Touched(new));
        }
    }
}
