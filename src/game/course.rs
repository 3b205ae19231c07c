//! The course desk: the moves made, the move under way, and what was touched for them.

use crate::chess::{Color, Line, Move, PlayedMove, Ply, Position, Role, Square};
use crate::clock::Stamp;
use crate::laws::Edition;
use crate::laws::touch::{Obligation, Touches, obligation};
use crate::speech::{Message, Worded};
use crate::tactile::{Lift, Timing};
use shakmaty::ByColor;

/// An illegal move as it was entered.
#[derive(Clone, Debug)]
pub(super) struct Illegal {
    pub entry: String,
    pub why: Message,
    /// It was completed by a press, so that the arbiter decides.
    pub pressed: bool,
}

/// Adjusting that was announced without naming a square: of the next peg lifted, and of others
/// in one go with it (2023 4.2.1).
#[derive(Clone, Debug, Default)]
struct Adjusting {
    /// Until when a lift belongs to it.
    until: Option<Stamp>,
    /// What was lifted to be adjusted and is not back, and how much had been touched by then.
    out: Vec<(Lift, usize)>,
}

impl Adjusting {
    fn covers(&self, at: Stamp) -> bool {
        self.until.is_some_and(|until| at <= until)
    }

    /// A peg is back on its square; once all are, the hand must go on soon.
    fn back(&mut self, square: Square, now: Stamp) {
        let before = self.out.len();
        self.out.retain(|(lift, _)| lift.square != square);
        if self.out.is_empty() && before > 0 && self.until.is_some() {
            self.until = Some(now + Timing::ADJUSTING);
        }
    }
}

/// What is known of the ply that the side to move is about to make.
#[derive(Clone, Debug, Default)]
struct Turn {
    /// The move announced, where its execution is still to come.
    announced: Option<Move>,
    /// An illegal entry, kept for the press in tournament play.
    illegal: Option<Illegal>,
    touches: Touches,
    adjusting: Adjusting,
    /// What touched pieces leave, where the player has been told.
    reminded: Option<Obligation>,
}

/// A move just made.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub side: Color,
    pub ply: Ply,
    pub san: String,
    /// The player's move before it, where this one completes that (2023 6.2.1.2).
    pub completes: Option<Ply>,
}

/// The moves of the game and the one under way.
#[derive(Clone, Debug)]
pub(super) struct Course {
    line: Line,
    turn: Turn,
    /// A side has made a move and not pressed (2023 6.2.1).
    uncompleted: ByColor<bool>,
    /// How many moves before that one, too, in an edition by which only the press completes.
    also_uncompleted: ByColor<usize>,
    /// The last move made has been repeated by the opponent, or need not be.
    repeated: bool,
    /// The ply that a dismissed claim rested on: its move cannot be changed (2023 9.2.1).
    claimed_ply: Option<Ply>,
    /// What the player who made the last move had touched for it.
    touched_before: Touches,
    /// That move, where it is not what the touched pieces left: by whom, and what they left.
    touch_broken: Option<(Color, Message)>,
}

impl Course {
    pub fn new(line: Line) -> Course {
        Course {
            line,
            turn: Turn::default(),
            uncompleted: ByColor::default(),
            also_uncompleted: ByColor::default(),
            repeated: true,
            claimed_ply: None,
            touched_before: Touches::default(),
            touch_broken: None,
        }
    }

    /// The moves made.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The move announced, where its execution is still to come.
    pub fn announced(&self) -> Option<Move> {
        self.turn.announced
    }

    /// An illegal entry, kept for the press in tournament play.
    pub fn illegal(&self) -> Option<&Illegal> {
        self.turn.illegal.as_ref()
    }

    /// What the player on move has touched.
    pub fn touches(&self) -> &Touches {
        &self.turn.touches
    }

    /// What the player who made the last move had touched for it.
    pub fn touched_before(&self) -> &Touches {
        &self.touched_before
    }

    /// Whether that side has made a move and not pressed.
    pub fn uncompleted(&self, side: Color) -> bool {
        *self.uncompleted.get(side)
    }

    /// Whether the last move made was repeated by the opponent, or need not be.
    pub fn repeated(&self) -> bool {
        self.repeated
    }

    /// The ply that a dismissed claim rested on.
    pub fn claimed_ply(&self) -> Option<Ply> {
        self.claimed_ply
    }

    /// What the player on move must do, having touched what was touched.
    pub fn obligation(&self, laws: Edition) -> Obligation {
        obligation(laws, self.line.position(), &self.turn.touches)
    }

    /// A move is announced, and its execution is still to come.
    pub fn announce(&mut self, mv: Move) {
        self.turn.announced = Some(mv);
    }

    /// The move is made. `clocked`: it is completed by a press.
    pub fn make(&mut self, mv: Move, laws: Edition, clocked: bool) -> Made {
        let side = self.line.position().turn();
        let bound = self.obligation(laws);
        self.touch_broken = (!bound.allows(mv)).then(|| (side, bound.message()));
        self.touched_before = std::mem::take(&mut self.turn).touches;
        let before_uncompleted = *self.uncompleted.get(side);
        // In the older editions only the press completes, and then it completes both.
        let ply = Ply::after(self.line.len());
        let own_before = ply.before().checked_sub(2).map(Ply::after).filter(|_| before_uncompleted);
        let completes = own_before.filter(|_| laws.next_move_completes());
        if own_before.is_some() && completes.is_none() {
            *self.also_uncompleted.get_mut(side) += 1;
        }
        *self.uncompleted.get_mut(side) = clocked;
        self.repeated = false;
        let san = self.line.push(mv).san.clone();
        Made { side, ply, san, completes }
    }

    /// The end of the game completes its last move.
    pub fn complete_last(&mut self, side: Color) {
        *self.uncompleted.get_mut(side) = false;
    }

    /// A press completes that side's last move, and those that the press was forgotten after
    /// (2005 6.8a): their plies, the last one last.
    pub fn complete(&mut self, side: Color) -> Vec<Ply> {
        *self.uncompleted.get_mut(side) = false;
        let earlier = std::mem::take(self.also_uncompleted.get_mut(side));
        let Some(last) = self.line.plies().iter().rposition(|ply| ply.by == side) else { return Vec::new() };
        (0..=earlier).rev().filter_map(|back| last.checked_sub(2 * back)).map(Ply::after).collect()
    }

    /// Takes the last ply back. What was touched for it binds on where the ply was against it
    /// (2023 7.5.1).
    pub fn unmake(&mut self, laws: Edition) {
        let mut touches = std::mem::take(&mut self.touched_before);
        if let Some(PlayedMove { mv, by, .. }) = self.line.pop() {
            let earlier = self.also_uncompleted.get_mut(by);
            *self.uncompleted.get_mut(by) = *earlier > 0;
            *earlier = earlier.saturating_sub(1);
            if obligation(laws, self.line.position(), &touches).allows(mv) {
                touches = Touches::default();
            }
        }
        self.turn = Turn { touches, ..Turn::default() };
        self.touch_broken = None;
        self.repeated = true;
        self.claimed_ply = None;
    }

    /// The last move was a slip of the tongue: it is taken back, and what was touched for it stays
    /// touched.
    pub fn unmake_slip(&mut self, laws: Edition) {
        let touches = self.touched_before.clone();
        self.unmake(laws);
        self.turn.touches = touches;
    }

    /// The opponent has repeated the last move. Whether that is new.
    pub fn repeat(&mut self) -> bool {
        !std::mem::replace(&mut self.repeated, true)
    }

    /// A claim rests on the ply that is made next: its move cannot be changed.
    pub fn rest_claim(&mut self) {
        self.claimed_ply = Some(Ply::after(self.line.len()));
    }

    /// An illegal move is kept in silence: neither player is to be helped.
    pub fn keep_illegal(&mut self, entry: String, why: Message) {
        self.turn.illegal = Some(Illegal { entry, why, pressed: false });
    }

    /// Another move was entered instead, or the entry is taken back.
    pub fn drop_illegal(&mut self) -> Option<Illegal> {
        self.turn.illegal.take()
    }

    /// The illegal move that was kept is completed by a press.
    pub fn press_illegal(&mut self) -> Option<&Illegal> {
        let illegal = self.turn.illegal.as_mut()?;
        illegal.pressed = true;
        Some(illegal)
    }

    /// The move that touched pieces did not allow, if that side has made it and nobody was told.
    pub fn take_touch_broken(&mut self, side: Color) -> Option<Message> {
        self.touch_broken.take_if(|(by, _)| *by == side).map(|(_, why)| why)
    }

    /// Pegs have left their apertures, at most two at once. What was announced as adjusting is
    /// not touched by that, nor what was touched before; the rest is, and is returned.
    pub fn touch_pegs(&mut self, lifts: &[Lift]) -> Vec<Lift> {
        let position = self.line.position();
        let Turn { touches, adjusting, .. } = &mut self.turn;
        let is_known = |touches: &Touches, lift: &Lift| touches.pieces().any(|it| it.square == lift.square);
        let new: Vec<Lift> = lifts.iter().filter(|lift| !is_known(touches, lift)).copied().collect();
        let noted = touches.noted();
        for lift in &new {
            if adjusting.covers(lift.at) {
                touches.adjust(Some(lift.square));
            }
        }
        match *new.as_slice() {
            [one, other] => touches.touch_both(position, [one.square, other.square]),
            _ => new.iter().for_each(|lift| touches.touch(position, lift.square)),
        }
        let (touched, adjusted): (Vec<Lift>, Vec<Lift>) =
            new.into_iter().partition(|lift| is_known(touches, lift));
        adjusting.out.extend(adjusted.into_iter().map(|lift| (lift, noted)));
        touched
    }

    /// A piece lifted to be adjusted was moved or captured instead: with that adjusting is over,
    /// and what is out was touched, as it left; lifts within `at_once` of each other together.
    pub fn touch_after_all(
        &mut self,
        moved: impl Fn(&Lift) -> bool,
        at_once: impl Fn(Stamp) -> Stamp,
    ) -> Vec<Lift> {
        let mut all = Vec::new();
        if !self.turn.adjusting.out.iter().any(|(lift, _)| moved(lift)) {
            return all;
        }
        let mut out = std::mem::take(&mut self.turn.adjusting).out.into_iter().peekable();
        let mut more = 0;
        while let Some((first, noted)) = out.next() {
            let until = at_once(first.at);
            let second = out.next_if(|(lift, _)| lift.at <= until).map(|(lift, _)| lift);
            let lifts: Vec<Lift> = [Some(first), second].into_iter().flatten().collect();
            let later = self.turn.touches.noted_since(noted + more);
            all.extend(self.touch_pegs(&lifts));
            more = self.turn.touches.noted() - noted;
            self.turn.touches.go_on(later);
        }
        all
    }

    /// A peg that was lifted is back on its square.
    pub fn put_back(&mut self, square: Square, now: Stamp) {
        self.turn.adjusting.back(square, now);
    }

    /// The new piece of a promotion stands on that square (2023 4.4.4).
    pub fn place(&mut self, role: Role, square: Square) {
        self.turn.touches.place(role, square);
    }

    /// Somebody reports a touch. Whether it is one: what was announced as adjusting is none.
    pub fn touch(&mut self, square: Square, now: Stamp) -> bool {
        let Turn { touches, adjusting, .. } = &mut self.turn;
        if adjusting.covers(now) {
            touches.adjust(Some(square));
        }
        touches.touch(self.line.position(), square);
        touches.pieces().any(|touched| touched.square == square)
    }

    /// Adjusting is announced, of that square or of any (2023 4.2.1); `by_peg`: of those that pegs
    /// leave next.
    pub fn adjust(&mut self, square: Option<Square>, by_peg: bool) {
        match square {
            None if by_peg => self.turn.adjusting.until = Some(Stamp(u64::MAX)),
            _ => self.turn.touches.adjust(square),
        }
    }

    /// What was touched is struck out (2023 4.2.2).
    pub fn strike_out_touches(&mut self) {
        self.turn.touches = Touches::default();
        self.turn.reminded = None;
    }

    /// The player is to be told what touched pieces leave. Whether that is new.
    pub fn remind(&mut self, bound: &Obligation) -> bool {
        self.turn.reminded.replace(bound.clone()).as_ref() != Some(bound)
    }
}
