//! A game in which one or two acts made a board wrong, and which plies they can have happened at.

use crate::acts::{Act, Acts, Kind, Person, assert_kings};
use crate::disturbed::Dice;
use crate::ears::Tongue;
use crate::story::{Story, executed};
use annabella::chess::{Bitboard, Board, ByColor, Color, Move, Position, Role};

/// The first ply at which a game can be cut.
pub const SHORTEST: usize = 10;

/// An act of one player during one ply (from 1).
#[derive(Clone, Debug)]
pub struct Fault {
    pub owner: Color,
    pub person: Person,
    pub ply: usize,
    pub kind: Kind,
    pub heard: Option<Move>,
}

/// Result that an act must have had.
struct Goal<'a> {
    /// Number of plies executed until then.
    plies: usize,
    board: &'a Board,
}

/// The moves before the end of the game during which hands can have erred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    AnyTime,
    /// One of the last three moves.
    JustNow,
}

impl When {
    /// Returns the first of these moves in a game cut after `cut` of them.
    fn first(self, cut: usize) -> usize {
        match self {
            When::AnyTime => 1,
            When::JustNow => cut.saturating_sub(2).max(1),
        }
    }
}

/// A game and its two boards, both up to the moment when the arbiter is called.
#[derive(Clone, Debug)]
pub struct Situation {
    pub story: Story,
    pub tongue: Tongue,
    pub faults: Vec<Fault>,
    /// Each board after each ply; without the last one where the player could not execute it.
    pub courses: ByColor<Vec<Board>>,
    /// Whether only the mover wrote the last move, which the opponent could not execute.
    pub mover_only: bool,
}

impl Situation {
    /// Draws a situation, if the drawn acts are possible in this game and leave a trace.
    pub fn draw(games: &[Story], when: When, dice: &mut Dice) -> Option<Situation> {
        let persons = Color::ALL.map(|_| if dice.chance(0.5) { Person::Drops } else { Person::Mirrors });
        let tongue = Tongue::ALL[dice.below(Tongue::ALL.len())];
        let side = if dice.chance(0.5) { Color::White } else { Color::Black };
        let person = |owner: Color| persons[owner.fold_wb(0, 1)];
        let kind = drawn_kind(person(side), dice);
        let form = dice.below(16);
        // Rare moves are looked for in many games, so that the kinds are as frequent as their weights.
        for _ in 0..400 {
            let game = &games[dice.below(games.len())];
            let cut = SHORTEST + dice.below(game.len() - SHORTEST + 1);
            let from = when.first(cut);
            let drawing = Drawing { story: game, tongue, cut };
            let Some(first) = drawing.act(side, person(side), kind, from, dice) else { continue };
            let mut situation = Situation {
                story: game.cut(cut),
                tongue,
                faults: Vec::new(),
                courses: ByColor { white: game.boards[..=cut].to_vec(), black: game.boards[..=cut].to_vec() },
                mover_only: dice.chance(0.5),
            };
            situation.happen(first);
            let second = match form {
                0 => Some(side),
                1 => Some(!side),
                _ => None,
            };
            if let Some(owner) = second {
                situation.happen_again(owner, person(owner), from, dice);
            }
            return situation.stopped();
        }
        None
    }

    /// Draws a game given, with one act on one board.
    pub fn with_one(story: &Story, dice: &mut Dice) -> Option<Situation> {
        let person = if dice.chance(0.5) { Person::Drops } else { Person::Mirrors };
        let side = if dice.chance(0.5) { Color::White } else { Color::Black };
        let tongue = Tongue::ALL[dice.below(Tongue::ALL.len())];
        let cut = story.len();
        let mut situation = Situation::right(story, tongue);
        let drawing = Drawing { story, tongue, cut };
        let drawn = (0..40).find_map(|_| {
            let kind = drawn_kind(person, dice);
            drawing.act(side, person, kind, 1, dice)
        })?;
        situation.happen(drawn);
        situation.stopped()
    }

    /// Returns a game with both boards right.
    pub fn right(story: &Story, tongue: Tongue) -> Situation {
        let courses = ByColor { white: story.boards.clone(), black: story.boards.clone() };
        Situation { story: story.clone(), tongue, faults: Vec::new(), courses, mover_only: false }
    }

    fn happen(&mut self, (fault, act): (Fault, Act)) {
        let course = self.courses.get_mut(fault.owner);
        course.truncate(fault.ply);
        course.extend(executed(&self.story, fault.owner, act.board, fault.ply));
        self.faults.push(fault);
    }

    /// A second act, later if it is on the same board.
    fn happen_again(&mut self, owner: Color, person: Person, from: usize, dice: &mut Dice) {
        let before = self.faults.iter().filter(|fault| fault.owner == owner).map(|fault| fault.ply + 1).max();
        let from = before.unwrap_or(from);
        let course = self.courses.get(owner).clone();
        let until = course.len() - 1;
        for _ in 0..40 {
            let kind = drawn_kind(person, dice);
            let story = Story { steps: self.story.steps.clone(), boards: course.clone() };
            let drawing = Drawing { story: &story, tongue: self.tongue, cut: until };
            if from <= until
                && let Some(second) = drawing.act(owner, person, kind, from, dice)
            {
                self.happen(second);
                return;
            }
        }
    }

    /// Ends the game where a player notices that the next move cannot be executed.
    ///
    /// `None` if both do, or if no board is wrong then.
    fn stopped(mut self) -> Option<Situation> {
        // A board that lacks the last ply has one fewer entry.
        let end =
            Color::ALL.into_iter().map(|side| self.courses.get(side).len()).min()?.min(self.story.len());
        self.story = self.story.cut(end);
        for side in Color::ALL {
            self.courses.get_mut(side).truncate(end + 1);
        }
        self.faults.retain(|fault| fault.ply <= end);
        let lack = |side: &Color| self.courses.get(*side).len() <= end;
        let equal = self.board(Color::White) == self.board(Color::Black);
        let wrong = Color::ALL.into_iter().any(|side| self.is_wrong(side));
        Color::ALL.into_iter().for_each(|side| assert_kings(self.board(side)));
        (!Color::ALL.iter().all(lack) && !equal && wrong && end > 0).then_some(self)
    }

    /// Returns the player whose board lacks the last move because it could not be executed.
    pub fn lacks_last(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|side| self.courses.get(*side).len() <= self.story.len())
    }

    pub fn board(&self, side: Color) -> &Board {
        let course = self.courses.get(side);
        &course[course.len() - 1]
    }

    pub fn is_wrong(&self, side: Color) -> bool {
        self.board(side) != self.story.last_board()
    }

    /// Returns the verdict that names the wrong boards.
    pub fn verdict(&self) -> &'static str {
        match Color::ALL.map(|side| self.is_wrong(side)) {
            [true, false] => "correct-white-board",
            [false, true] => "correct-black-board",
            [true, true] => "correct-both-boards",
            [false, false] => "boards-match",
        }
    }

    /// Returns the ply since which this board has been wrong without a break.
    pub fn since(&self, side: Color) -> Option<usize> {
        let pairs = self.courses.get(side).iter().zip(&self.story.boards);
        let last = pairs.enumerate().filter(|(_, (own, right))| own == right).map(|(plies, _)| plies).max();
        self.is_wrong(side).then_some(last? + 1)
    }

    /// Returns the acts on this board of which something is left, the first of them first.
    pub fn left(&self, side: Color) -> Vec<&Fault> {
        let since = self.since(side).unwrap_or(usize::MAX);
        self.faults.iter().filter(|fault| fault.owner == side && fault.ply >= since).collect()
    }

    /// Whether one of these kinds of acts at `ply` can have made this board what it is at the end.
    pub fn can_be_since(&self, side: Color, ply: usize, kinds: impl Fn(Kind) -> bool) -> bool {
        if !(1..=self.story.len()).contains(&ply) {
            return false;
        }
        let course = self.courses.get(side);
        let end = Goal { plies: course.len() - 1, board: self.board(side) };
        let mut goals = vec![end];
        if let [_, .., last] = self.left(side)[..] {
            goals.push(Goal { plies: last.ply - 1, board: &course[last.ply - 1] });
        }
        goals.iter().any(|goal| self.reaching(side, ply, goal).any(&kinds))
    }

    /// Returns whether one other act explains this board and is as likely within a factor of e².
    ///
    /// It is at another ply, another act at the same one, or on the other board.
    pub fn other_acts(&self, side: Color) -> [bool; 2] {
        let (Some(since), [fault]) = (self.since(side), &self.left(side)[..]) else { return [false; 2] };
        let goal = Goal { plies: self.courses.get(side).len() - 1, board: self.board(side) };
        let least = fault.kind.weight(fault.person) / 2.0_f64.exp();
        let likely = |kind: &Kind| kind.weight(fault.person) >= least;
        let at = |ply: usize| self.reaching(side, ply, &goal).filter(likely);
        let other_ply = (1..=self.story.len()).any(|ply| ply != since && at(ply).next().is_some());
        [other_ply, at(since).any(|kind| kind != fault.kind)]
    }

    /// Returns the kinds of the acts at `ply` that lead to a goal.
    ///
    /// What happens at any time can also have happened just before it.
    fn reaching(&self, side: Color, ply: usize, goal: &Goal) -> impl Iterator<Item = Kind> {
        let acts = Acts { story: &self.story, owner: side, tongue: self.tongue };
        let mut kinds = Vec::new();
        for done in [ply, ply - 1] {
            if done == 0 || done > goal.plies {
                continue;
            }
            let touched = self.touched(done, goal.plies);
            for act in acts.all(&self.story.boards[done - 1], done - 1) {
                let candidate = done == ply || act.kind.is_at_any_time();
                if !candidate || ((differing(&act.board, goal.board)) & !touched).any() {
                    continue;
                }
                let course = executed(&self.story, side, act.board, done);
                if course.get(goal.plies - done) == Some(goal.board) {
                    kinds.push(act.kind);
                }
            }
        }
        kinds.into_iter()
    }

    /// Returns the squares that plies after the first number, up to the second, change.
    fn touched(&self, after: usize, until: usize) -> Bitboard {
        let boards = &self.story.boards[after..=until];
        let of = |pair: &[Board]| differing(&pair[0], &pair[1]);
        let mut touched = boards.windows(2).map(of).fold(Bitboard::EMPTY, |all, own| all | own);
        for step in &self.story.steps[after..until] {
            touched.extend(step.mv.from().into_iter().chain([step.mv.to()]));
        }
        touched
    }

    /// Whether the wrong board is right in another game: one other move, and the rest as played.
    pub fn is_right_in_another_game(&self, side: Color) -> bool {
        let Some(since) = self.since(side).filter(|_| self.lacks_last().is_none()) else { return false };
        let step = &self.story.steps[since - 1];
        let others = step.before.legal_moves().into_iter().filter(|mv| *mv != step.mv);
        others.into_iter().any(|mv| {
            let mut position = step.before.clone();
            position.play_unchecked(mv);
            for step in &self.story.steps[since..] {
                if !position.is_legal(step.mv) {
                    return false;
                }
                position.play_unchecked(step.mv);
            }
            position.board() == self.board(side)
        })
    }

    /// Returns the squares on which this board is wrong.
    pub fn wrong_squares(&self, side: Color) -> Bitboard {
        differing(self.board(side), self.story.last_board())
    }
}

/// Returns the squares with different pieces.
pub fn differing(one: &Board, other: &Board) -> Bitboard {
    let roles = Role::ALL.into_iter().map(|role| one.by_role(role) ^ other.by_role(role));
    roles.fold(one.white() ^ other.white(), |all, own| all | own)
}

/// A game in which acts are drawn: `story.boards` are those of the player who acts.
struct Drawing<'a> {
    story: &'a Story,
    tongue: Tongue,
    cut: usize,
}

impl Drawing<'_> {
    /// Draws one of the plies from `from` up to the cut at which such an act is possible, and the act.
    fn act(
        &self,
        owner: Color,
        person: Person,
        kind: Kind,
        from: usize,
        dice: &mut Dice,
    ) -> Option<(Fault, Act)> {
        let acts = Acts { story: self.story, owner, tongue: self.tongue };
        let suits = |ply: &usize| kind.suits(&self.story.steps[ply - 1]);
        let mut plies: Vec<usize> = (from..=self.cut).filter(suits).collect();
        while !plies.is_empty() {
            let ply = plies.swap_remove(dice.below(plies.len()));
            let mut all = acts.all(&self.story.boards[ply - 1], ply - 1);
            all.retain(|act| act.kind == kind);
            if !all.is_empty() {
                let act = all.swap_remove(dice.below(all.len()));
                return Some((Fault { owner, person, ply, kind, heard: act.heard }, act));
            }
        }
        None
    }
}

fn drawn_kind(person: Person, dice: &mut Dice) -> Kind {
    let of = |kind: Kind| (10.0 * kind.weight(person)) as usize;
    let mut thrown = dice.below(Kind::ALL.into_iter().map(of).sum());
    for kind in Kind::ALL {
        match thrown.checked_sub(of(kind)) {
            Some(rest) => thrown = rest,
            None => return kind,
        }
    }
    Kind::NotExecuted
}
