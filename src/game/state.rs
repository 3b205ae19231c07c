//! Everything that is so at one moment: the desks together, and questions across them.

use super::asker::Asker;
use super::boards::{TableBoard, TableBoards};
use super::clocks::{Clocks, Phase};
use super::course::Course;
use super::matters::Matters;
use super::papers::Papers;
use super::refusal::Refusal;
use super::settings::{Settings, StartError};
use super::take::Take;
use crate::chess::notation::Letters;
use crate::chess::{Chess, Color, Line, Move, MoveError, Piece, Ply, Position, Square};
use crate::clock::{Span, Stamp};
use crate::laws::Outcome;
use crate::laws::touch::Obligation;
use crate::scoresheet::Scoresheet;
use crate::speech::{self, All, Announcement, Message, Notated, Speaker, Worded, phrases};
use crate::tactile::{Difference, Reading};

phrases! {
    /// Parts of what several rooms say.
    pub(super) enum StatePart {
        ReadyToStart => "play-ready-to-start",
        ReadyWithoutClock => "play-ready-without-clock",
        /// 2023 D.2.10.4.
        OfSide { side: Color, answer: Message } => "play-of-side",
        Should { square: Square, piece: Piece } => "play-should",
        ShouldBeEmpty { square: Square } => "play-should-be-empty",
        ShouldMore { squares: usize } => "play-should-more",
    }
}

/// More squares than this are not read out: the board is then set up anew, peg by peg.
pub(super) const MOST_SQUARES: usize = 4;

/// What is so at one moment of a game. It can be asked anything and says nothing.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) settings: Settings,
    pub(super) now: Stamp,
    pub(super) clocks: Clocks,
    pub(super) course: Course,
    pub(super) matters: Matters,
    pub(super) boards: TableBoards,
    pub(super) papers: Papers,
}

impl State {
    pub(super) fn new(settings: Settings) -> Result<State, StartError> {
        Ok(State {
            now: Stamp::default(),
            clocks: Clocks::new(&settings),
            course: Course::new(settings.line()?),
            matters: Matters::default(),
            boards: TableBoards::new(&settings),
            papers: Papers::default(),
            settings,
        })
    }

    /// Time has passed until then.
    pub(super) fn pass_to(&mut self, at: Stamp) {
        self.now = at;
    }

    /// The last event's stamp.
    pub fn now(&self) -> Stamp {
        self.now
    }

    /// The settings it is played under.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The moves made.
    pub fn line(&self) -> &Line {
        self.course.line()
    }

    /// The scoresheet of that side.
    pub fn score(&self, side: Color) -> &Scoresheet {
        self.papers.scores().of(side)
    }

    /// What that player has dictated.
    pub fn dictated(&self, side: Color) -> &[Take] {
        self.papers.takes(side)
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.clocks.outcome()
    }

    /// The time left to that side, in a game with a clock.
    pub fn left(&self, side: Color) -> Option<Span> {
        self.clocks.left(side, self.now)
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clocks.running()
    }

    /// What the player on move must do, having touched what was touched.
    pub fn obligation(&self) -> Obligation {
        self.course.obligation(self.settings.laws)
    }

    /// The number of the move that a ply belongs to, played or taken back; 0 before the first.
    pub fn move_number(&self, ply: usize) -> usize {
        let start = self.line().position_after(0);
        let first = start.fullmoves().get() as usize;
        ply.checked_sub(1).map_or(0, |before| first + (before + usize::from(start.turn().is_black())) / 2)
    }

    /// Whose move a ply is.
    pub fn mover(&self, ply: usize) -> Color {
        let first = self.line().position_after(0).turn();
        if ply.is_multiple_of(2) { first.other() } else { first }
    }

    pub(super) fn position(&self) -> &Chess {
        self.line().position()
    }

    pub(super) fn to_move(&self) -> Color {
        self.position().turn()
    }

    /// The last ply made, where the opponent of that side has made it.
    pub(super) fn last_of_other(&self, side: Color) -> Option<Move> {
        self.line().plies().last().filter(|last| last.by != side).map(|last| last.mv)
    }

    /// The position before the last ply.
    pub(super) fn position_before(&self) -> &Chess {
        self.line().position_after(self.line().len().saturating_sub(1))
    }

    /// The last ply made.
    pub(super) fn last_ply(&self) -> Option<Ply> {
        Ply::last_of(self.line().len())
    }

    /// The announcement of a ply that was made.
    pub(super) fn announcement(&self, ply: Ply) -> Announcement {
        let before = self.line().position_after(ply.before());
        Announcement::of(before, self.line().plies()[ply.before()].mv, self.settings.style)
    }

    /// How a ply that was made is written in scores; plies not made are nothing.
    pub(super) fn notated(&self, ply: Ply) -> Notated {
        let played = &self.line()[ply];
        Notated::played(&played.before, played.mv, self.own_letters())
    }

    /// The announcement of a legal move not made yet.
    pub(super) fn upcoming(&self, mv: Move) -> Announcement {
        Announcement::of(self.position(), mv, self.settings.style)
    }

    pub(super) fn read_move(&self, text: &str, position: &Chess) -> Result<Move, MoveError> {
        let languages = [self.settings.announce, self.settings.interface];
        speech::read_move(text, position, &self.settings.notation, &languages)
    }

    /// Why a text is no move in that position.
    pub(super) fn unplayable(&self, error: &MoveError, text: &str, position: &Chess) -> speech::Unplayable {
        speech::explain(error, text, position, self.settings.style)
    }

    /// The letters that the scores are written in.
    pub(super) fn own_letters(&self) -> Letters {
        self.settings.notation.first().copied().unwrap_or(Letters::De)
    }

    /// How many moves that side has made, as it was played here and counted by the arbiter.
    pub(super) fn moves_made(&self, side: Color) -> usize {
        let played = self.line().plies().iter().filter(|ply| ply.by == side).count();
        usize::try_from(played as i64 + self.clocks.counted(side)).unwrap_or_default()
    }

    /// Whether the opponent's announcement must be repeated before the own move.
    pub(super) fn repetition_owed(&self) -> bool {
        self.settings.repetition && !self.course.repeated()
    }

    /// The announcement that must be repeated before the own move.
    pub(super) fn to_repeat(&self) -> Option<Announcement> {
        self.last_ply().filter(|_| self.repetition_owed()).map(|ply| self.announcement(ply))
    }

    /// Whether an illegal move was completed by a press, so that the arbiter has the word.
    pub(super) fn arbiter_decides(&self) -> bool {
        self.course.illegal().is_some_and(|illegal| illegal.pressed)
    }

    /// Whether in a tournament somebody else than the arbiter asks.
    pub(super) fn is_not_arbiter(&self, asker: &Asker) -> bool {
        self.settings.arbiter && !asker.is_arbiter()
    }

    /// Whether the asker may rule: the arbiter, and anybody where there is none.
    pub(super) fn may_rule(&self, asker: &Asker) -> Result<(), Refusal> {
        if self.is_not_arbiter(asker) { Err(Refusal::ArbiterOnly) } else { Ok(()) }
    }

    /// Whether the game is not over.
    pub(super) fn is_open(&self) -> Result<(), Refusal> {
        if self.clocks.is_over() { Err(Refusal::Over) } else { Ok(()) }
    }

    /// The clocks stand, and who lets them run on.
    pub(super) fn halted(&self, asker: &Asker) -> Refusal {
        let by = if self.is_not_arbiter(asker) { "arbiter" } else { "asker" };
        Refusal::Halted { by: by.to_owned() }
    }

    /// For which side the asker plays, in a game that has begun and is not over.
    pub(super) fn side_that_plays(&self, asker: &Asker) -> Result<Color, Refusal> {
        match self.clocks.phase() {
            Phase::Over(_) => Err(Refusal::Over),
            Phase::Before => Err(Refusal::NotStarted),
            Phase::Running | Phase::Halted(_) => asker.side.ok_or(Refusal::NoSide),
        }
    }

    /// For which side the asker may make a move now.
    pub(super) fn may_move(&self, asker: &Asker) -> Result<Color, Refusal> {
        let side = self.to_move();
        match (self.clocks.phase(), asker.side) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (Phase::Halted(_), _) => Err(self.halted(asker)),
            (Phase::Before, _) if self.clocks.are_used() => Err(Refusal::NotStarted),
            (_, None) => Err(Refusal::NoSide),
            (Phase::Before, _) if self.settings.lacks_assistant() => Err(Refusal::AssistantOwed),
            // Of either side: the clock of the one runs, the move is the other's.
            _ if self.arbiter_decides() => Err(Refusal::ArbiterDecides),
            (_, Some(asking)) if asking != side => Err(Refusal::NotYourMove { side }),
            _ if let Some(mv) = self.to_repeat() => Err(Refusal::RepeatFirst { mv }),
            _ if self.matters.adjournment().is_some() => Err(Refusal::SealFirst { side }),
            _ => self.board_behind(side).map_or(Ok(side), Err),
        }
    }

    /// Whether anybody can touch or adjust a piece now.
    pub(super) fn may_touch(&self, asker: &Asker) -> Result<(), Refusal> {
        match self.clocks.phase() {
            Phase::Before if self.clocks.are_used() => Err(Refusal::NotStarted),
            Phase::Running | Phase::Before => Ok(()),
            Phase::Halted(_) => Err(self.halted(asker)),
            Phase::Over(_) => Err(Refusal::Over),
        }
    }

    /// Why touched pieces forbid that legal move, if they do.
    pub(super) fn touch_forbids(&self, mv: Move) -> Option<Message> {
        let bound = self.obligation();
        (!bound.allows(mv)).then(|| bound.message())
    }

    /// Why that side's board cannot show a move of its own, if it cannot: it is not where the
    /// game is.
    pub(super) fn board_behind(&self, side: Color) -> Option<Refusal> {
        let board = self.boards.get(side).filter(|board| !board.is_lost())?;
        if !board.is_connected() {
            return Some(Refusal::BoardAway);
        }
        let squares = || self.squares_that_differ(side);
        (!board.is_synced()).then(|| Refusal::BoardDiffers { side, squares: squares() })
    }

    /// Whether it is that side's move, with the opponent's executed on its board.
    pub(super) fn on_move_with_pegs(&self, side: Color) -> bool {
        let on_move = side == self.to_move() && self.clocks.is_running();
        on_move && self.boards.connected(side).is_some_and(TableBoard::is_synced)
    }

    /// Whether that side's lifts are the Laws' business: an impaired player's, on move
    /// (2023 D.2.2).
    pub(super) fn counts_lifts(&self, side: Color) -> bool {
        self.clocks.is_running() && self.lifts_matter(side)
    }

    /// The same, whether or not the game runs.
    pub(super) fn lifts_matter(&self, side: Color) -> bool {
        // Who is guided to the position puts pegs right.
        let guided = self.boards.connected(side).is_none_or(TableBoard::is_guided);
        side == self.to_move() && self.settings.side(side).impaired && !guided
    }

    /// The legal move that the pegs of that side show whole.
    pub(super) fn whole_on_pegs(&self, side: Color) -> Option<Move> {
        match self.boards.connected(side)?.reading(self.position()) {
            Reading::Whole(mv) => Some(mv),
            _ => None,
        }
    }

    /// Whether the pegs of that side no longer show the position before its move; without a board,
    /// an entry has moved them.
    pub(super) fn moved_on_pegs(&self, side: Color) -> bool {
        let board = self.boards.connected(side);
        board.is_none_or(|board| board.placement() != self.position().board())
    }

    /// Whether that side has entered an illegal move, and moved something on a board of its own:
    /// an announcement alone is not to be pressed (2023 D.2.4).
    pub(super) fn illegal_to_press(&self, side: Color) -> bool {
        let entered = self.course.illegal().is_some_and(|illegal| !illegal.pressed);
        entered && side == self.to_move() && self.moved_on_pegs(side)
    }

    /// Whether a whole move on quiet pegs of that side is announced without being asked.
    pub(super) fn is_auto(&self, side: Color) -> bool {
        self.settings.announces_itself()
            && self.clocks.is_running()
            && side == self.to_move()
            && self.course.announced().is_none()
            && !self.repetition_owed()
            && self.boards.connected(side).is_some_and(TableBoard::is_synced)
    }

    /// Where a board is not as in the game, in words.
    pub(super) fn squares_that_differ(&self, side: Color) -> All {
        let Some(board) = self.boards.get(side) else { return All(Vec::new()) };
        let differences = board.differences(self.position().board());
        // One more is named as soon as it is counted.
        if differences.len() <= MOST_SQUARES + 1 {
            return squares(&differences);
        }
        let mut named = squares(&differences[..MOST_SQUARES]);
        named.0.push(StatePart::ShouldMore { squares: differences.len() - MOST_SQUARES }.message());
        named
    }

    /// How long a player who is not there is waited for (2023 6.7.1).
    pub(super) fn default_time(&self) -> Span {
        self.settings.default_time.unwrap_or(self.settings.laws.default_time())
    }

    /// What is said of how the game begins.
    pub(super) fn ready(&self) -> StatePart {
        if self.clocks.are_used() { StatePart::ReadyToStart } else { StatePart::ReadyWithoutClock }
    }

    /// An answer on times or moves, for an assistant with whose they are: to be passed on when the
    /// player wants to know (2023 D.2.10.4).
    pub(super) fn named_for_assistant(&self, asker: &Asker, answer: Message) -> Message {
        match (asker.speaker, asker.side) {
            (Speaker::Assistant, Some(side)) => StatePart::OfSide { side, answer }.message(),
            _ => answer,
        }
    }
}

/// What should stand on these squares, in words.
pub(super) fn squares(differences: &[Difference]) -> All {
    All(differences.iter().map(|difference| should(difference).message()).collect())
}

fn should(difference: &Difference) -> StatePart {
    let square = difference.square;
    match difference.wants {
        Some(piece) => StatePart::Should { square, piece },
        None => StatePart::ShouldBeEmpty { square },
    }
}
