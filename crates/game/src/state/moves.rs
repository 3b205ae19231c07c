//! The store of the moves made and the move in progress.

mod illegal_entry;
mod touching;

pub(crate) use illegal_entry::{IllegalEntry, IllegalKind, promotion};

use annabella_chess::{Bitboard, ByColor, Color, Line, Move, PlayedMove, Ply, Position, Square};
use annabella_clock::Stamp;
use annabella_laws::Edition;
use annabella_laws::touch::{Obligation, Touches, obligation};
use annabella_speech::{Message, Worded};
use annabella_tactile::ContactLoss;
use annabella_tridim as tridim;
use touching::Adjusting;

/// The ply in progress.
#[derive(Clone, Debug, Default)]
struct Turn {
    /// The announced move, while it has not been executed.
    announced: Option<Move>,
    /// The illegal entry, kept until the press in tournament play.
    illegal: Option<IllegalEntry>,
    touches: Touches,
    adjusting: Adjusting,
    /// The touch obligation that the player last heard.
    reminded: Option<Obligation>,
    /// Pieces whose touch no lost contact explains: someone reported it, or they were lifted for longer.
    certain: Bitboard,
    /// Pieces that a contact alone may have lost, each with the number of touches recorded before.
    losses: Vec<(ContactLoss, usize)>,
    /// Pieces whose touch declines an offer, once it lasts longer than a contact may lose a piece.
    declining: Vec<(Square, Stamp)>,
}

/// A move just made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub side: Color,
    pub ply: Ply,
    pub san: String,
    /// The player's previous move, if this one completes it (2023 6.2.1.2).
    pub completes: Option<Ply>,
}

/// A change of the position without a move on the boards, which they must then show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Changed {
    /// Moves were taken back or restored, or an illegal move no longer counts.
    Position,
    /// The last move was replaced or opened. The opponent of its player must still execute it.
    LastMove,
}

/// The moves of the game and the move in progress.
#[derive(Clone, Debug)]
pub(crate) struct MoveStore {
    line: Line,
    /// The moves of a game of three-dimensional chess; `line` is then empty and unused.
    tridim: Option<tridim::MoveSequence>,
    turn: Turn,
    /// Whether the side has made a move that is not completed by a press (2023 6.2.1).
    uncompleted: ByColor<bool>,
    /// Number of earlier moves that are also uncompleted, in an edition where only the press completes.
    also_uncompleted: ByColor<usize>,
    /// Whether the opponent has repeated the last move, or need not.
    repeated: bool,
    /// The ply of a dismissed claim: its move cannot be changed (2023 9.2.1).
    claimed_ply: Option<Ply>,
    /// The pieces touched for the last move.
    touched_before: Touches,
    /// The player who made the last move, and the touch obligation that it broke.
    touch_broken: Option<(Color, Message)>,
    /// The pieces that a contact may have lost before the last move, which a touch would have forbidden.
    losses_before: Vec<ContactLoss>,
    /// The losses noted before it, which count again if its announcement is corrected (2023 D.2.8).
    noted_before: Vec<(ContactLoss, usize)>,
    /// The player who made the last move, apparently with two hands.
    two_hands: Option<Color>,
    /// Number of moves made so far, those taken back included.
    made: usize,
    /// The last change of the position without a move on the boards, until they are compared with it.
    changed: Option<Changed>,
}

impl MoveStore {
    /// Creates a game that begins with the position and moves of `line`.
    pub fn new(line: Line, tridim: Option<tridim::MoveSequence>) -> MoveStore {
        MoveStore {
            line,
            tridim,
            turn: Turn::default(),
            uncompleted: ByColor::default(),
            also_uncompleted: ByColor::default(),
            repeated: true,
            claimed_ply: None,
            touched_before: Touches::default(),
            touch_broken: None,
            losses_before: Vec::new(),
            noted_before: Vec::new(),
            two_hands: None,
            made: 0,
            changed: None,
        }
    }

    /// Returns the number of moves made so far, those taken back included.
    pub fn made(&self) -> usize {
        self.made
    }

    /// Returns the moves made.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Returns the moves made, in a game of three-dimensional chess.
    pub fn tridim(&self) -> Option<&tridim::MoveSequence> {
        self.tridim.as_ref()
    }

    /// Returns the number of plies made.
    pub fn plies(&self) -> usize {
        self.tridim.as_ref().map_or(self.line.len(), |moves| moves.moves().len())
    }

    /// Returns the number of the first move, and its side.
    pub fn first(&self) -> (usize, Color) {
        let start = self.line.position_after(0);
        match self.tridim.as_ref().and_then(|moves| moves.position_after(0)) {
            Some(start) => (usize::from(start.number()), start.turn()),
            None => (start.fullmoves().get() as usize, start.turn()),
        }
    }

    /// Returns the side that makes a ply. Plies count from 1.
    pub fn mover(&self, ply: usize) -> Color {
        let (_, first) = self.first();
        if ply.is_multiple_of(2) { first.other() } else { first }
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.mover(self.plies() + 1)
    }

    /// Returns the side that made the last ply.
    pub fn last_by(&self) -> Option<Color> {
        Some(self.plies()).filter(|&plies| plies > 0).map(|plies| self.mover(plies))
    }

    /// Returns the number of plies made by `side`.
    pub fn made_by(&self, side: Color) -> usize {
        (1..=self.plies()).filter(|&ply| self.mover(ply) == side).count()
    }

    /// Returns the announced move, while it has not been executed.
    pub fn announced(&self) -> Option<Move> {
        self.turn.announced
    }

    /// Returns the illegal entry kept until the press in tournament play.
    pub fn illegal(&self) -> Option<&IllegalEntry> {
        self.turn.illegal.as_ref()
    }

    /// Returns the pieces touched by the player to move.
    pub fn touches(&self) -> &Touches {
        &self.turn.touches
    }

    /// Returns the pieces touched for the last move.
    pub fn touched_before(&self) -> &Touches {
        &self.touched_before
    }

    /// Whether `side` has made a move that is not completed by a press.
    pub fn uncompleted(&self, side: Color) -> bool {
        *self.uncompleted.get(side)
    }

    /// Whether the opponent has repeated the last move, or need not.
    pub fn repeated(&self) -> bool {
        self.repeated
    }

    /// Returns the ply of a dismissed claim.
    pub fn claimed_ply(&self) -> Option<Ply> {
        self.claimed_ply
    }

    /// Returns the obligation of the touched pieces on the player to move, in this edition.
    pub fn obligation(&self, laws: Edition) -> Obligation {
        obligation(laws, self.line.position(), &self.turn.touches)
    }

    /// Records an announced move, which must still be executed.
    pub fn announce(&mut self, mv: Move) {
        self.turn.announced = Some(mv);
    }

    /// Makes a legal move. `clocked`: only a press completes it.
    pub fn make(&mut self, mv: Move, laws: Edition, clocked: bool) -> Made {
        let bound = self.obligation(laws);
        let broken = (!bound.allows(mv)).then(|| (self.turn(), bound.message()));
        let losses = self.losses_against(mv, laws);
        let noted = std::mem::take(&mut self.turn.losses);
        let touched = std::mem::take(&mut self.turn.touches);
        let (side, ply, completes) = self.ply_made(laws, clocked);
        self.touch_broken = broken;
        (self.losses_before, self.noted_before) = (losses, noted);
        self.touched_before = touched;
        let san = self.line.push(mv).san.clone();
        Made { side, ply, san, completes }
    }

    /// Makes an illegal move, which stands once the opponent has replied.
    pub fn make_illegal(&mut self, mv: Move, laws: Edition, clocked: bool) -> Made {
        let made = self.make(mv, laws, clocked);
        // The case about the illegal move is also about the touched pieces.
        self.touch_broken = None;
        made
    }

    /// Makes a legal move of three-dimensional chess. `san`: its notation.
    pub fn make_tridim(&mut self, mv: tridim::Move, san: String, laws: Edition, clocked: bool) -> Made {
        let (side, ply, completes) = self.ply_made(laws, clocked);
        if let Some(moves) = &mut self.tridim {
            moves.push(mv);
        }
        Made { side, ply, san, completes }
    }

    /// Prepares the store for a ply about to be made.
    /// Returns its side, the ply, and the earlier ply it completes.
    fn ply_made(&mut self, laws: Edition, clocked: bool) -> (Color, Ply, Option<Ply>) {
        let side = self.turn();
        self.made += 1;
        self.changed = self.changed.map(|_| Changed::LastMove);
        self.turn = Turn::default();
        let before_uncompleted = *self.uncompleted.get(side);
        // In older editions only the press completes: the previous move stays uncompleted too.
        let ply = Ply::after(self.plies());
        let own_before = ply.before().checked_sub(2).map(Ply::after).filter(|_| before_uncompleted);
        let completes = own_before.filter(|_| laws.next_move_completes());
        if own_before.is_some() && completes.is_none() {
            *self.also_uncompleted.get_mut(side) += 1;
        }
        *self.uncompleted.get_mut(side) = clocked;
        self.repeated = false;
        (side, ply, completes)
    }

    /// Completes the last move of `side` without a press, for example at the end of the game.
    pub fn complete_last(&mut self, side: Color) {
        *self.uncompleted.get_mut(side) = false;
    }

    /// Completes the last move of `side` by a press.
    ///
    /// Also completes earlier moves after which it did not press (2005 6.8a). Returns their plies in the
    /// order played.
    pub fn complete(&mut self, side: Color) -> Vec<Ply> {
        *self.uncompleted.get_mut(side) = false;
        let earlier = std::mem::take(self.also_uncompleted.get_mut(side));
        let Some(last) = (0..self.plies()).rfind(|&before| self.mover(before + 1) == side) else {
            return Vec::new();
        };
        (0..=earlier).rev().filter_map(|back| last.checked_sub(2 * back)).map(Ply::after).collect()
    }

    /// Takes back the last ply.
    ///
    /// The touches made for it count again if the ply broke the touch-move rule (2023 7.5.1); otherwise they
    /// are dropped.
    pub fn unmake(&mut self, laws: Edition) {
        let mut touches = std::mem::take(&mut self.touched_before);
        if let Some(PlayedMove { mv, by, .. }) = self.line.pop() {
            self.ply_unmade(by);
            if obligation(laws, self.line.position(), &touches).allows(mv) {
                touches = Touches::default();
            }
        }
        self.turn = Turn::default();
        self.bind(touches);
        (self.touch_broken, self.two_hands) = (None, None);
        self.losses_before.clear();
        self.noted_before.clear();
        self.repeated = true;
        self.claimed_ply = None;
        self.change();
    }

    /// Takes back the last ply of three-dimensional chess.
    pub fn unmake_tridim(&mut self) {
        let by = self.last_by();
        if self.tridim.as_mut().and_then(tridim::MoveSequence::pop).is_some() {
            by.into_iter().for_each(|by| self.ply_unmade(by));
        }
        self.turn = Turn::default();
        self.repeated = true;
        self.claimed_ply = None;
    }

    fn ply_unmade(&mut self, by: Color) {
        let earlier = self.also_uncompleted.get_mut(by);
        *self.uncompleted.get_mut(by) = *earlier > 0;
        *earlier = earlier.saturating_sub(1);
    }

    /// Takes back the last ply because its announcement was a slip of the tongue (2023 D.2.8).
    ///
    /// The touches made for it count again.
    pub fn unmake_slip(&mut self, laws: Edition) {
        let (touches, losses) = (self.touched_before.clone(), std::mem::take(&mut self.noted_before));
        self.unmake(laws);
        self.bind(touches);
        self.turn.losses = losses;
    }

    /// Ends the right to castle with these rooks (2023 A.5.1.2).
    pub fn bar_castling(&mut self, rooks: Bitboard) {
        self.line.bar_castling(rooks);
    }

    /// Records that the opponent has repeated the last move. Returns false if that was not needed.
    pub fn repeat(&mut self) -> bool {
        !std::mem::replace(&mut self.repeated, true)
    }

    /// Bases a claim on the ply made next: its move cannot be changed.
    pub fn rest_claim(&mut self) {
        self.claimed_ply = Some(Ply::after(self.plies()));
    }

    /// Keeps an illegal move until the press, without either player hearing that it is illegal.
    pub fn keep_illegal(&mut self, illegal: IllegalEntry) {
        self.turn.illegal = Some(illegal);
    }

    /// Drops the illegal move: another move was typed, or the entry was taken back.
    pub fn drop_illegal(&mut self) -> Option<IllegalEntry> {
        self.turn.illegal.take()
    }

    /// Drops the illegal move by a ruling. The pegs may still show it.
    pub fn withdraw_illegal(&mut self) -> Option<IllegalEntry> {
        self.change();
        self.drop_illegal()
    }

    /// Records that the position has changed without a move on the boards.
    pub fn change(&mut self) {
        self.changed = Some(Changed::Position);
    }

    /// Removes and returns the last change of the position without a move on the boards.
    pub fn take_changed(&mut self) -> Option<Changed> {
        self.changed.take()
    }

    /// Completes the illegal move by a press: the arbiter must now decide.
    pub fn press_illegal(&mut self) -> Option<&IllegalEntry> {
        let illegal = self.turn.illegal.as_mut()?;
        illegal.pressed = true;
        Some(illegal)
    }

    /// Returns the obligation that the last move broke, if `side` made it. Only once.
    pub fn take_touch_broken(&mut self, side: Color) -> Option<Message> {
        self.touch_broken.take_if(|(by, _)| *by == side).map(|(_, why)| why)
    }

    /// Removes and returns the pieces that a contact may have lost before the last move, if `side` made it.
    pub fn take_losses(&mut self, side: Color) -> Vec<ContactLoss> {
        if self.last_by() == Some(side) { std::mem::take(&mut self.losses_before) } else { Vec::new() }
    }

    /// Records the side that made the last move, apparently with two hands (2023 4.1), or `None`.
    pub fn note_hands(&mut self, side: Option<Color>) {
        self.two_hands = side;
    }

    /// Whether `side` apparently made the last move with two hands. True only once.
    pub fn take_two_hands(&mut self, side: Color) -> bool {
        self.two_hands.take_if(|by| *by == side).is_some()
    }
}
