//! The touches of the player to move, and the obligation that follows from them, in words.

use super::Edition;
use annabella_chess::{Chess, Color, Move, Piece, Position, Role, Side, Square};
use annabella_speech::{Message, Value, Worded};
use std::fmt;

/// A clause of an edition: `2023 4.3.1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    /// The edition.
    pub edition: Edition,
    /// The clause as the edition numbers it.
    pub number: &'static str,
}

/// A requirement on the touched pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// Move this piece of the player. Castling is a move of the king.
    Move(Touched),
    /// Capture this piece of the opponent, with any piece that can.
    Capture(Touched),
    /// Capture the one with the other.
    CaptureWith {
        /// The player's piece.
        own: Touched,
        /// The opponent's piece.
        target: Touched,
    },
    /// Castle to this side.
    Castle(Side),
}

/// The obligation of the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The player to move.
    pub side: Color,
    /// Requirements of which one must be met; if empty, any move will do.
    ///
    /// There are several only if pieces were touched at the same time.
    pub requirements: Vec<Requirement>,
    /// Forbidden legal castlings, because the rook was touched first.
    pub barred: Vec<Side>,
    /// A released piece of the player that must stay, and its new square.
    pub stays: Option<(Touched, Square)>,
    /// New piece of a promotion, if the choice is final.
    pub becomes: Option<Role>,
    /// Square on which the new piece was released and must stay.
    pub promotes_on: Option<Square>,
    /// Clauses from which the obligation follows, those of the requirements first.
    pub clauses: Vec<Clause>,
    pub(super) allowed: Vec<Move>,
}

impl Requirement {
    /// Whether a legal move meets the requirement.
    pub fn allows(self, mv: Move) -> bool {
        match self {
            Requirement::Move(own) => mv.from() == Some(own.square) || only_moves_the_rook(mv, own.square),
            Requirement::Capture(target) => captured(mv) == Some(target.square),
            Requirement::CaptureWith { own, target } => {
                Requirement::Move(own).allows(mv) && Requirement::Capture(target).allows(mv)
            }
            Requirement::Castle(side) => mv.castling_side() == Some(side),
        }
    }
}

/// Whether in this castling only the rook on `square` moves (2023 Guidelines II.3.2.4).
///
/// This happens in Chess960. A player who touches this rook need not touch the king.
pub(super) fn only_moves_the_rook(mv: Move, square: Square) -> bool {
    let stays = |king: Square, side: Side| king.file() == side.king_to_file();
    match (mv, mv.castling_side()) {
        (Move::Castle { king, rook }, Some(side)) => rook == square && stays(king, side),
        _ => false,
    }
}

impl Obligation {
    /// Whether a legal move may be made.
    pub fn allows(&self, mv: Move) -> bool {
        self.allowed.contains(&mv)
    }

    /// Returns the legal moves that may be made: at least one if there is a legal move.
    pub fn allowed(&self) -> &[Move] {
        &self.allowed
    }

    /// Whether every legal move may be made.
    pub fn is_free(&self) -> bool {
        self.requirements.is_empty()
            && self.barred.is_empty()
            && self.stays.is_none()
            && self.becomes.is_none()
    }
}

/// Returns the square of the captured piece.
fn captured(mv: Move) -> Option<Square> {
    match mv {
        Move::Normal { capture: Some(_), to, .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => None,
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.edition, self.number)
    }
}

fn piece(id: &'static str, touched: Touched) -> Message {
    Message::new(id).with("piece", touched.piece.role).with("square", touched.square)
}

impl Worded for Requirement {
    fn message(&self) -> Message {
        match *self {
            Requirement::Move(own) => Message::new("touch-move").with("own", piece("touch-piece", own)),
            Requirement::Capture(target) => {
                Message::new("touch-capture").with("target", piece("touch-piece", target))
            }
            Requirement::CaptureWith { own, target } => Message::new("touch-capture-with")
                .with("target", piece("touch-piece", target))
                .with("own", piece("touch-piece-with", own)),
            Requirement::Castle(side) => Message::new("touch-castle").with("side", keyword(side)),
        }
    }
}

fn keyword(side: Side) -> &'static str {
    match side {
        Side::KingSide => "short",
        Side::QueenSide => "long",
    }
}

impl Worded for Obligation {
    fn message(&self) -> Message {
        let first = if self.requirements.is_empty() {
            Message::new("touch-free")
        } else {
            let requirements: Vec<Message> = self.requirements.iter().map(Worded::message).collect();
            Message::new("touch-must").with("side", self.side).with("duties", requirements)
        };
        let barred = match *self.barred.as_slice() {
            [] => "none",
            [side] => keyword(side),
            _ => "both",
        };
        let choice = |is: bool| Value::from(if is { "yes" } else { "no" });
        let mut message = Message::new("touch-obligation")
            .with("first", first)
            .with("barred", barred)
            .with("stays", choice(self.stays.is_some()))
            .with(
                "becomes",
                if self.promotes_on.is_some() {
                    "there"
                } else if self.becomes.is_some() {
                    "yes"
                } else {
                    "no"
                },
            );
        if let Some((own, to)) = self.stays {
            message = message.with("piece", own.piece.role).with("from", own.square).with("to", to);
        }
        if let Some(role) = self.becomes {
            message = message.with("promotion", role);
        }
        if let Some(square) = self.promotes_on {
            message = message.with("square", square);
        }
        message
    }
}

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

    /// Removes the touch of the piece on `square`, which no hand touched.
    /// Returns its mark for [`Touches::noted_since`].
    pub fn remove(&mut self, square: Square) -> usize {
        let is_it = |step: &HandAction| matches!(step, HandAction::Touched(pieces) if pieces.iter().any(|touched| touched.square == square));
        let place = self.steps.iter().position(is_it).unwrap_or(self.steps.len());
        for step in &mut self.steps {
            if let HandAction::Touched(pieces) = step {
                pieces.retain(|touched| touched.square != square);
            }
        }
        self.steps.retain(|step| !matches!(step, HandAction::Touched(pieces) if pieces.is_empty()));
        place
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
