//! The state of a game in stores, each changed only by its own methods.

pub(crate) mod boards;
pub(crate) mod clocks;
pub(crate) mod course;
pub(crate) mod incidents;
pub(crate) mod matters;
pub(crate) mod papers;
pub(crate) mod past;
pub(crate) mod questions;
pub(crate) mod sensed;
pub(crate) mod standing;

use crate::interface::asker::Asker;
use crate::interface::event::Secret;
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::interface::take::Take;
use crate::interface::typed::TypedMove;
use crate::state::boards::{TableBoard, TableBoards};
use crate::state::clocks::{Clocks, Phase};
use crate::state::course::Course;
use crate::state::incidents::Incidents;
use crate::state::matters::{Matters, Passphrase};
use crate::state::papers::Papers;
use crate::state::questions::Questions;
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, Fen, Line, Move, MoveError, Piece, Ply, Position, Square};
use annabella_clock::{Span, Stamp};
use annabella_laws::touch::Obligation;
use annabella_laws::{self as laws, Outcome};
use annabella_scoresheet::{Cell, Scoresheet};
use annabella_speech::{self as speech, All, Announcement, Message, Notated, Speaker, Worded, phrases};
use annabella_tactile::{Difference, Reading};
use annabella_tridim as tridim;
use shakmaty::EnPassantMode;

phrases! {
    /// Parts of what several rooms say.
    pub(crate) enum StatePart {
        ReadyToStart { side: Color } => "play-ready-to-start",
        ReadyTridim { side: Color } => "tridim-ready-to-start",
        ReadyTridimWithoutClock { side: Color } => "tridim-ready-without-clock",
        ReadyWithoutClock { side: Color } => "play-ready-without-clock",
        /// 2023 D.2.10.4.
        OfSide { side: Color, answer: Message } => "play-of-side",
        Should { square: Square, piece: Piece } => "play-should",
        ShouldBeEmpty { square: Square } => "play-should-be-empty",
        ShouldMore { squares: usize } => "play-should-more",
        /// A board cannot tell which peg is there.
        Unreadable { square: Square } => "play-unreadable",
    }
}

/// If more squares than this differ, the others are only counted.
pub(crate) const MOST_SQUARES: usize = 4;

/// The state of a game at one moment. Questions to it have no effects.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) settings: Settings,
    pub(crate) now: Stamp,
    pub(crate) clocks: Clocks,
    pub(crate) course: Course,
    pub(crate) matters: Matters,
    pub(crate) incidents: Incidents,
    pub(crate) questions: Questions,
    pub(crate) boards: TableBoards,
    pub(crate) papers: Papers,
}

impl State {
    pub(crate) fn new(settings: Settings) -> Result<State, StartError> {
        Ok(State {
            now: Stamp::default(),
            clocks: Clocks::new(&settings),
            course: Course::new(settings.line()?, settings.tridim()?),
            matters: Matters::default(),
            incidents: Incidents::default(),
            questions: Questions::default(),
            boards: TableBoards::new(&settings),
            papers: Papers::default(),
            settings,
        })
    }

    /// Shows the position after these moves, which both scores have, with the offers at those plies.
    pub(crate) fn show(&mut self, line: Line, offered: impl Fn(Ply) -> bool) {
        self.course = Course::new(line, None);
        self.papers.truncate(0);
        for ply in (0..self.line().len()).map(Ply::after) {
            let cell = Cell::written(&self.notated(ply).text, Some(self.line()[ply].mv), self.now);
            self.papers.push(&Cell { offer: offered(ply), ..cell });
        }
    }

    /// Sets the time to that of an event.
    pub(crate) fn pass_to(&mut self, at: Stamp) {
        self.now = at;
    }

    /// Everything is as it was before, and the clocks stand if they ran then. Boards, the time, and what has come
    /// to wait since stay as they are.
    pub(crate) fn go_back(&mut self, mut before: State) {
        if before.clocks.is_running() {
            before.clocks.halt(before.now);
        }
        before.now = self.now;
        before.incidents.keep_later(&self.incidents);
        std::mem::swap(&mut before.boards, &mut self.boards);
        std::mem::swap(&mut before.questions, &mut self.questions);
        *self = before;
    }

    /// The time of the last event.
    pub fn now(&self) -> Stamp {
        self.now
    }

    /// The settings of the game.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The moves made.
    pub fn line(&self) -> &Line {
        self.course.line()
    }

    /// The moves made, as a score in those letters has them.
    pub fn written(&self, letters: Letters) -> Vec<String> {
        match self.course.tridim() {
            Some(made) => {
                let written = |(plies, mv): (usize, &tridim::Move)| {
                    Some(tridim::notation::write(*mv, made.position_after(plies)?, letters))
                };
                made.moves().iter().enumerate().filter_map(written).collect()
            }
            None => {
                let plies = self.line().plies().iter();
                plies.map(|ply| Notated::played(&ply.before, ply.mv, letters).text).collect()
            }
        }
    }

    /// The scoresheet of that side.
    pub fn score(&self, side: Color) -> &Scoresheet {
        self.papers.scores().of(side)
    }

    /// The takes of that player, in the order dictated.
    pub fn dictated(&self, side: Color) -> &[Take] {
        self.papers.takes(side)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.clocks.outcome()
    }

    /// The time left to that side; none in a game without a clock.
    pub fn left(&self, side: Color) -> Option<Span> {
        self.clocks.left(side, self.now)
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clocks.running()
    }

    /// What the player to move must do with the pieces touched so far.
    pub fn obligation(&self) -> Obligation {
        self.course.obligation(self.settings.laws)
    }

    /// The number of the move that a ply belongs to, whether or not it is made; 0 before the first
    /// ply. Plies count from 1.
    pub fn move_number(&self, ply: usize) -> usize {
        let (number, first) = self.course.first();
        ply.checked_sub(1).map_or(0, |before| number + (before + usize::from(first.is_black())) / 2)
    }

    /// Whose move a ply is.
    pub fn mover(&self, ply: usize) -> Color {
        self.course.mover(ply)
    }

    pub(crate) fn position(&self) -> &Chess {
        self.line().position()
    }

    pub(crate) fn to_move(&self) -> Color {
        self.course.turn()
    }

    /// The number of the move to come.
    pub(crate) fn next_number(&self) -> usize {
        self.move_number(self.course.plies() + 1)
    }

    /// The position as text: FEN, or that of `docs/tridim.md`.
    pub(crate) fn position_text(&self) -> String {
        match self.course.tridim() {
            Some(moves) => moves.position().to_string(),
            None => Fen::from_position(self.position(), EnPassantMode::Legal).to_string(),
        }
    }

    /// How the last move has ended the game, as far as that is told at once.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        laws::ending_at_once(self.settings.laws, self.line())
    }

    /// The last ply made, if that side's opponent made it.
    pub(crate) fn last_of_other(&self, side: Color) -> Option<Move> {
        self.line().plies().last().filter(|last| last.by != side).map(|last| last.mv)
    }

    /// The position before the last ply.
    pub(crate) fn position_before(&self) -> &Chess {
        self.line().position_after(self.line().len().saturating_sub(1))
    }

    /// The last ply made.
    pub(crate) fn last_ply(&self) -> Option<Ply> {
        Ply::last_of(self.course.plies())
    }

    /// The announcement of a ply that was made.
    pub(crate) fn announcement(&self, ply: Ply) -> Announcement {
        let before = self.line().position_after(ply.before());
        Announcement::of(before, self.line().plies()[ply.before()].mv, self.settings.style)
    }

    /// How a ply that was made is written in scores.
    pub(crate) fn notated(&self, ply: Ply) -> Notated {
        let played = &self.line()[ply];
        Notated::played(&played.before, played.mv, self.own_letters())
    }

    /// The announcement of a legal move that is not made yet.
    pub(crate) fn upcoming(&self, mv: Move) -> Announcement {
        Announcement::of(self.position(), mv, self.settings.style)
    }

    pub(crate) fn read_move(&self, text: &str, position: &Chess) -> Result<Move, MoveError> {
        let languages = [self.settings.announce, self.settings.interface];
        speech::read_move(text, position, &self.settings.notation, &languages)
    }

    /// The move that a text names, as far as it names it, whether or not it is legal; `None` if it names no move.
    pub(crate) fn as_written(&self, text: &str, position: &Chess) -> Option<Message> {
        let languages = [self.settings.announce, self.settings.interface];
        speech::as_written(text, position, &self.settings.notation, &languages)
    }

    /// How a text can be read as a move of three-dimensional chess.
    pub(crate) fn tridim_readings(&self, text: &str) -> Vec<tridim::notation::WrittenMove> {
        let Settings { announce, interface, notation, level_words, .. } = &self.settings;
        speech::tridim::written(text, notation, &[*announce, *interface], level_words)
    }

    /// What a typed move was read as, or is read as now.
    pub(crate) fn read_typed(&self, typed: &TypedMove, position: &Chess) -> Result<Move, MoveError> {
        typed.reading(position).unwrap_or_else(|| self.read_move(&typed.text, position))
    }

    /// Why a text is no move in that position.
    pub(crate) fn unplayable(&self, error: &MoveError, text: &str, position: &Chess) -> speech::Unplayable {
        speech::explain(error, text, position, self.settings.style)
    }

    /// The letters used in the scores.
    pub(crate) fn own_letters(&self) -> Letters {
        self.settings.notation.first().copied().unwrap_or(Letters::De)
    }

    /// What the next line must be, if it is something that only its owner may read.
    pub(crate) fn secret(&self) -> Option<Secret> {
        if self.matters.asked_pin_for().is_some() {
            return Some(Secret::Pin);
        }
        let adjournment = self.matters.adjournment()?;
        match (adjournment.passphrase, &adjournment.sealed) {
            (Passphrase::AskedToClose, _) => Some(Secret::Passphrase),
            (Passphrase::AskedToOpen, Some(envelope)) => Some(Secret::Opening(*envelope)),
            _ => (!adjournment.closed).then_some(Secret::Move),
        }
    }

    /// Whether the game is adjourned, and its envelope closed.
    pub(crate) fn adjourned(&self) -> bool {
        self.matters.adjournment().is_some_and(|adjournment| adjournment.closed)
    }

    /// Whether a move is to be sealed, and no envelope closed yet.
    pub(crate) fn seals(&self) -> bool {
        self.matters.adjournment().is_some_and(|adjournment| !adjournment.closed)
    }

    /// Why no move is made while the game is being adjourned: that side's next one is to be sealed, or is.
    pub(crate) fn to_seal(&self, side: Color) -> Refusal {
        let is_sealed = self.matters.adjournment().is_some_and(|adjournment| adjournment.sealed.is_some());
        match is_sealed {
            _ if self.awaits_passphrase() => {
                let keeper = if self.settings.arbiter { "arbiter" } else { "players" };
                Refusal::PassphraseFirst { keeper }
            }
            true => Refusal::AlreadySealed,
            false => Refusal::SealFirst { side },
        }
    }

    /// Whether the passphrase of a new envelope is asked for.
    pub(crate) fn awaits_passphrase(&self) -> bool {
        self.matters
            .adjournment()
            .is_some_and(|adjournment| adjournment.passphrase == Passphrase::AskedToClose)
    }

    /// How many moves that side has made, including those that the arbiter has counted in addition.
    pub(crate) fn moves_made(&self, side: Color) -> usize {
        let played = self.course.made_by(side);
        usize::try_from(played as i64 + self.clocks.counted(side)).unwrap_or_default()
    }

    /// Whether the player to move must first repeat the opponent's announcement.
    pub(crate) fn repetition_owed(&self) -> bool {
        self.settings.repetition && !self.course.repeated()
    }

    /// The announcement that the player to move must first repeat.
    pub(crate) fn to_repeat(&self) -> Option<Message> {
        self.last_ply().filter(|_| self.repetition_owed()).map(|ply| self.announced(ply))
    }

    /// What was announced of a ply that was made.
    pub(crate) fn announced(&self, ply: Ply) -> Message {
        let tridim = || {
            let moves = self.course.tridim()?;
            let (before, mv) = (moves.position_after(ply.before())?, moves.moves().get(ply.before())?);
            Some(self.said_of(before, *mv))
        };
        tridim().unwrap_or_else(|| self.announcement(ply).message())
    }

    /// The announcement of a legal move of three-dimensional chess.
    pub(crate) fn said_of(&self, before: &tridim::Position, mv: tridim::Move) -> Message {
        speech::tridim::announcement(before, mv, self.settings.style, &self.settings.level_words)
    }

    /// Whether an illegal move was completed by a press, so that the arbiter must decide.
    pub(crate) fn arbiter_decides(&self) -> bool {
        self.course.illegal().is_some_and(|illegal| illegal.pressed)
    }

    /// Whether there is an arbiter and the asker is somebody else.
    pub(crate) fn is_not_arbiter(&self, asker: &Asker) -> bool {
        self.settings.arbiter && !asker.is_arbiter()
    }

    /// Refuses to tell a player in tournament play where the pieces of the game stand, until it is over.
    pub(crate) fn may_explore(&self, asker: &Asker) -> Result<(), Refusal> {
        let hidden = self.is_not_arbiter(asker) && !self.clocks.is_over();
        if hidden { Err(Refusal::NotInTournament) } else { Ok(()) }
    }

    /// Refuses anybody but the arbiter, if there is one.
    pub(crate) fn may_rule(&self, asker: &Asker) -> Result<(), Refusal> {
        if self.is_not_arbiter(asker) { Err(Refusal::ArbiterOnly) } else { Ok(()) }
    }

    /// Refuses if the game is over.
    pub(crate) fn is_open(&self) -> Result<(), Refusal> {
        if self.clocks.is_over() { Err(Refusal::Over) } else { Ok(()) }
    }

    /// The refusal while the clocks are halted; it says who resumes play.
    pub(crate) fn halted(&self, asker: &Asker) -> Refusal {
        let by = if self.is_not_arbiter(asker) { "arbiter" } else { "asker" };
        Refusal::Halted { by }
    }

    /// The side that the asker plays for, in a game that has begun and is not over.
    pub(crate) fn side_that_plays(&self, asker: &Asker) -> Result<Color, Refusal> {
        match self.clocks.phase() {
            Phase::Over(_) => Err(Refusal::Over),
            Phase::Before => Err(Refusal::NotStarted),
            Phase::Running | Phase::Halted(_) => asker.side.ok_or(Refusal::NoSide),
        }
    }

    /// The side to move, if the asker plays it.
    pub(crate) fn require_to_move(&self, asker: &Asker) -> Result<Color, Refusal> {
        let side = self.to_move();
        match asker.side {
            None => Err(Refusal::NoSide),
            Some(asking) if asking != side => Err(Refusal::NotYourMove { side }),
            Some(_) => Ok(side),
        }
    }

    /// The side for which the asker may make a move now.
    pub(crate) fn may_move(&self, asker: &Asker) -> Result<Color, Refusal> {
        let side = self.to_move();
        match (self.clocks.phase(), asker.side) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (Phase::Halted(_), _) => Err(self.halted(asker)),
            (Phase::Before, _) if self.clocks.are_used() => Err(Refusal::NotStarted),
            (_, None) => Err(Refusal::NoSide),
            (Phase::Before, _) if self.settings.lacks_assistant() => Err(Refusal::AssistantOwed),
            // Refused to both sides: after the press of an illegal move one side's clock runs while
            // the other is to move.
            _ if self.arbiter_decides() => Err(Refusal::ArbiterDecides),
            // To both sides: who is to reply may be waited for.
            _ if self.adjourned() => Err(Refusal::OpenFirst),
            (_, Some(asking)) if asking != side => Err(Refusal::NotYourMove { side }),
            _ if let Some(mv) = self.to_repeat() => Err(Refusal::RepeatFirst { mv }),
            _ if self.matters.adjournment().is_some() => Err(self.to_seal(side)),
            _ => self.board_behind(side).map_or(Ok(side), Err),
        }
    }

    /// Refuses if no piece can be touched or adjusted now.
    pub(crate) fn may_touch(&self, asker: &Asker) -> Result<(), Refusal> {
        match self.clocks.phase() {
            Phase::Before if self.clocks.are_used() => Err(Refusal::NotStarted),
            Phase::Running | Phase::Before => Ok(()),
            Phase::Halted(_) => Err(self.halted(asker)),
            Phase::Over(_) => Err(Refusal::Over),
        }
    }

    /// Why the touched pieces do not allow that legal move; none if they do.
    pub(crate) fn touch_forbids(&self, mv: Move) -> Option<Message> {
        let bound = self.obligation();
        (!bound.allows(mv)).then(|| bound.message())
    }

    /// Why that side's board cannot show a move now: it is not connected or does not show the position
    /// of the game.
    pub(crate) fn board_behind(&self, side: Color) -> Option<Refusal> {
        let board = self.boards.get(side).filter(|board| !board.is_lost())?;
        if !board.is_connected() {
            return Some(Refusal::BoardAway);
        }
        let squares = || self.squares_that_differ(side);
        (!board.is_synced()).then(|| Refusal::BoardDiffers { side, squares: squares() })
    }

    /// Whether that side is to move and has a connected board that shows the position of the game.
    pub(crate) fn on_move_with_pegs(&self, side: Color) -> bool {
        let on_move = side == self.to_move() && self.clocks.is_running();
        on_move && self.boards.connected(side).is_some_and(TableBoard::is_synced)
    }

    /// Whether lifts on that side's board count as touches now: the game runs, and a visually impaired
    /// player is to move (2023 D.2.2).
    pub(crate) fn counts_lifts(&self, side: Color) -> bool {
        self.clocks.is_running() && self.lifts_matter(side)
    }

    /// Like `counts_lifts`, but also while the game does not run.
    pub(crate) fn lifts_matter(&self, side: Color) -> bool {
        // A player who is guided to the position only sets up pegs.
        let guided = self.boards.connected(side).is_none_or(TableBoard::is_guided);
        side == self.to_move() && self.settings.side(side).impaired && !guided
    }

    /// The legal move that the pegs of that side show completely.
    pub(crate) fn whole_on_pegs(&self, side: Color) -> Option<Move> {
        match self.boards.connected(side)?.reading(self.position()) {
            Reading::Whole(mv) => Some(mv),
            _ => None,
        }
    }

    /// Whether the pegs of that side no longer show the position before its move. True without a
    /// connected board, where entering a move counts as executing it.
    pub(crate) fn moved_on_pegs(&self, side: Color) -> bool {
        let board = self.boards.connected(side);
        board.is_none_or(|board| board.placement() != self.position().board())
    }

    /// Whether that side has entered an illegal move that a press would complete: it must also be
    /// begun on the side's board, if it has one (2023 D.2.4).
    pub(crate) fn illegal_to_press(&self, side: Color) -> bool {
        let entered = self.course.illegal().is_some_and(|illegal| !illegal.pressed);
        entered && side == self.to_move() && self.moved_on_pegs(side)
    }

    /// Whether the program announces, without being asked, a whole move that the pegs of that side
    /// show.
    pub(crate) fn is_auto(&self, side: Color) -> bool {
        self.settings.announces_itself()
            && self.clocks.is_running()
            && side == self.to_move()
            && self.course.announced().is_none()
            && !self.repetition_owed()
            && self.boards.connected(side).is_some_and(TableBoard::is_synced)
    }

    /// The squares on which that side's board differs from the game, in words.
    pub(crate) fn squares_that_differ(&self, side: Color) -> All {
        let Some(board) = self.boards.get(side) else { return All(Vec::new()) };
        let mut differences = board.differences(self.position().board());
        // The opponent's move that is still to be executed comes first.
        let last = self.line().plies().last().filter(|last| last.by != side).map(|last| last.mv);
        let of_last = |square: Square| last.is_some_and(|mv| mv.from() == Some(square) || mv.to() == square);
        differences.sort_by_key(|difference| !of_last(difference.square));
        // One square more is named, because counting it would take as many words.
        if differences.len() <= MOST_SQUARES + 1 {
            return squares(&differences);
        }
        let mut named = squares(&differences[..MOST_SQUARES]);
        named.0.push(StatePart::ShouldMore { squares: differences.len() - MOST_SQUARES }.message());
        named
    }

    /// The default time: how long an absent player is waited for (2023 6.7.1).
    pub(crate) fn default_time(&self) -> Span {
        self.settings.default_time.unwrap_or(self.settings.laws.default_time())
    }

    /// What is said about how the game begins.
    pub(crate) fn ready(&self) -> StatePart {
        let side = self.to_move();
        match (self.course.tridim().is_some(), self.clocks.are_used()) {
            (false, true) => StatePart::ReadyToStart { side },
            (false, false) => StatePart::ReadyWithoutClock { side },
            (true, true) => StatePart::ReadyTridim { side },
            (true, false) => StatePart::ReadyTridimWithoutClock { side },
        }
    }

    /// An answer about times or moves. For an assistant it names the player, to whom it may be passed
    /// on (2023 D.2.10.4).
    pub(crate) fn named_for_assistant(&self, asker: &Asker, answer: Message) -> Message {
        match (asker.speaker, asker.side) {
            (Speaker::Assistant, Some(side)) => StatePart::OfSide { side, answer }.message(),
            _ => answer,
        }
    }
}

/// What should be on these squares, in words.
pub(crate) fn squares(differences: &[Difference]) -> All {
    All(differences.iter().map(|difference| should(difference).message()).collect())
}

fn should(difference: &Difference) -> StatePart {
    let square = difference.square;
    match difference.wants {
        Some(piece) => StatePart::Should { square, piece },
        None => StatePart::ShouldBeEmpty { square },
    }
}
