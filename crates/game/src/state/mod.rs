//! The state of a game in stores, each changed only by its own methods.

mod adjourning;
pub(crate) mod board_reading;
pub(crate) mod boards;
pub(crate) mod clock_beside;
pub(crate) mod clocks;
pub(crate) mod incidents;
pub(crate) mod moves;
pub(crate) mod pegs;
pub(crate) mod pending;
mod permissions;
pub(crate) mod questions;
pub(crate) mod scoresheets;
pub(crate) mod standing;

use crate::interface::asker::Asker;
use crate::interface::recording::Recording;
use crate::interface::settings::{Settings, StartError};
use crate::state::boards::PlayerBoards;
use crate::state::clocks::Clocks;
use crate::state::incidents::Incidents;
use crate::state::moves::MoveStore;
use crate::state::pending::Pending;
use crate::state::questions::Questions;
use crate::state::scoresheets::ScoresheetStore;
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, EnPassantMode, Fen, Line, Move, MoveError, Ply};
use annabella_clock::{Span, Stamp};
use annabella_laws::touch::Obligation;
use annabella_laws::{self as laws, Outcome};
use annabella_scoresheet::{Cell, Scoresheet};
use annabella_speech::{self as speech, Announcement, Message, Notated, Speaker, Worded, phrases};
use annabella_tridim as tridim;

phrases! {
    /// Parts of what several rooms say.
    pub(crate) enum StatePart {
        ReadyToStart { side: Color } => "play-ready-to-start",
        ReadyTridim { side: Color } => "tridim-ready-to-start",
        ReadyTridimWithoutClock { side: Color } => "tridim-ready-without-clock",
        ReadyWithoutClock { side: Color } => "play-ready-without-clock",
        /// 2023 D.2.10.4.
        OfSide { side: Color, answer: Message } => "play-of-side",
    }
}

/// The state of a game at one moment. Questions to it have no effects.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) settings: Settings,
    pub(crate) now: Stamp,
    pub(crate) clocks: Clocks,
    pub(crate) moves: MoveStore,
    pub(crate) pending: Pending,
    pub(crate) incidents: Incidents,
    pub(crate) questions: Questions,
    pub(crate) boards: PlayerBoards,
    pub(crate) scoresheets: ScoresheetStore,
}

impl State {
    pub(crate) fn new(settings: Settings) -> Result<State, StartError> {
        Ok(State {
            now: Stamp::default(),
            clocks: Clocks::new(&settings),
            moves: MoveStore::new(settings.line()?, settings.tridim()?),
            pending: Pending::default(),
            incidents: Incidents::default(),
            questions: Questions::default(),
            boards: PlayerBoards::new(&settings),
            scoresheets: ScoresheetStore::default(),
            settings,
        })
    }

    /// Shows the position after these moves, which both scores have, with the offers at those plies.
    pub(crate) fn show(&mut self, line: Line, offered: impl Fn(Ply) -> bool) {
        self.moves = MoveStore::new(line, None);
        self.scoresheets.truncate(0);
        for ply in (0..self.line().len()).map(Ply::after) {
            let cell = Cell::written(&self.notated(ply).text, Some(self.line()[ply].mv), self.now);
            self.scoresheets.push(&Cell { offer: offered(ply), ..cell });
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
        self.moves.line()
    }

    /// The moves made, as a score in those letters has them.
    pub fn written(&self, letters: Letters) -> Vec<String> {
        match self.moves.tridim() {
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
        self.scoresheets.scores().of(side)
    }

    /// The takes of that player, in the order dictated.
    pub fn dictated(&self, side: Color) -> &[Recording] {
        self.scoresheets.takes(side)
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

    /// The obligation of the player to move by the pieces touched so far.
    pub fn obligation(&self) -> Obligation {
        self.moves.obligation(self.settings.laws)
    }

    /// The number of the move that a ply belongs to, whether or not it is made; 0 before the first
    /// ply. Plies count from 1.
    pub fn move_number(&self, ply: usize) -> usize {
        let (number, first) = self.moves.first();
        ply.checked_sub(1).map_or(0, |before| number + (before + usize::from(first.is_black())) / 2)
    }

    /// Whose move a ply is.
    pub fn mover(&self, ply: usize) -> Color {
        self.moves.mover(ply)
    }

    pub(crate) fn position(&self) -> &Chess {
        self.line().position()
    }

    pub(crate) fn to_move(&self) -> Color {
        self.moves.turn()
    }

    /// The number of the move to come.
    pub(crate) fn next_number(&self) -> usize {
        self.move_number(self.moves.plies() + 1)
    }

    /// The position as text: FEN, or that of `docs/tridim.md`.
    pub(crate) fn position_text(&self) -> String {
        match self.moves.tridim() {
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
        Ply::last_of(self.moves.plies())
    }

    /// The announcement of a ply that was made.
    pub(crate) fn announcement(&self, ply: Ply) -> Announcement {
        let before = self.line().position_after(ply.before());
        Announcement::of(before, self.line().plies()[ply.before()].mv, self.settings.style)
    }

    /// How a ply that was made is written in scores.
    pub(crate) fn notated(&self, ply: Ply) -> Notated {
        let played = &self.line()[ply];
        Notated::played(&played.before, played.mv, self.settings.own_letters())
    }

    /// The announcement of a legal move that is not made yet.
    pub(crate) fn upcoming(&self, mv: Move) -> Announcement {
        Announcement::of(self.position(), mv, self.settings.style)
    }

    /// Why a text is no move in that position.
    pub(crate) fn unplayable(&self, error: &MoveError, text: &str, position: &Chess) -> speech::Unplayable {
        speech::explain(error, text, position, self.settings.style)
    }

    /// Number of moves that side has made, including those that the arbiter has counted in addition.
    pub(crate) fn moves_made(&self, side: Color) -> usize {
        let played = self.moves.made_by(side);
        usize::try_from(played as i64 + self.clocks.counted(side)).unwrap_or_default()
    }

    /// Whether the player to move must first repeat the opponent's announcement.
    pub(crate) fn repetition_owed(&self) -> bool {
        self.settings.repetition && !self.moves.repeated()
    }

    /// The announcement that the player to move must first repeat.
    pub(crate) fn to_repeat(&self) -> Option<Message> {
        self.last_ply().filter(|_| self.repetition_owed()).map(|ply| self.announced(ply))
    }

    /// The announcement of a ply that was made, in words.
    pub(crate) fn announced(&self, ply: Ply) -> Message {
        let tridim = || {
            let moves = self.moves.tridim()?;
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
        self.moves.illegal().is_some_and(|illegal| illegal.pressed)
    }

    /// Why the touched pieces do not allow that legal move; none if they do.
    pub(crate) fn touch_forbids(&self, mv: Move) -> Option<Message> {
        let bound = self.obligation();
        (!bound.allows(mv)).then(|| bound.message())
    }

    /// The default time: how long an absent player is waited for (2023 6.7.1).
    pub(crate) fn default_time(&self) -> Span {
        self.settings.default_time.unwrap_or(self.settings.laws.default_time())
    }

    /// Messages about how the game begins.
    pub(crate) fn ready(&self) -> StatePart {
        let side = self.to_move();
        match (self.moves.tridim().is_some(), self.clocks.are_used()) {
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
