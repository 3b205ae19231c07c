//! The state of a game in stores, each changed only by its own methods.

pub(crate) mod adjournment;
pub(crate) mod arbiter_here;
pub(crate) mod boards;
pub(crate) mod clock_beside;
pub(crate) mod clocks;
pub(crate) mod cursors;
pub(crate) mod incidents;
pub(crate) mod listening;
pub(crate) mod moves;
pub(crate) mod pegs;
pub(crate) mod pending;
pub(crate) mod permissions;
pub(crate) mod questions;
pub(crate) mod scoresheets;
pub(crate) mod standing;

use crate::interface::asker::Asker;
use crate::interface::event::RulesVersion;
use crate::interface::recording::Recording;
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::state::boards::PlayerBoards;
use crate::state::clocks::{Clocks, Moment};
use crate::state::cursors::Cursors;
use crate::state::incidents::Incidents;
use crate::state::listening::ListeningStore;
use crate::state::moves::{IllegalEntry, MoveStore};
use crate::state::pending::Pending;
use crate::state::questions::Questions;
use crate::state::scoresheets::ScoresheetStore;
use annabella_chess::notation::Letters;
use annabella_chess::{
    ByColor, Chess, Color, EnPassantMode, Fen, File, Line, Move, MoveError, Pattern, Ply, Position, Role,
    Square,
};
use annabella_clock::{Span, Stamp};
use annabella_laws::touch::Obligation;
use annabella_laws::{self as laws, Outcome};
use annabella_scoresheet::Scoresheet;
use annabella_speech::{self as speech, Announcement, Message, Notated, Speaker, Worded, phrases};
use annabella_tridim as tridim;

phrases! {
    /// Messages that several topics use.
    pub(crate) enum StatePart {
        ReadyToStart { arbiter: bool } => "play-ready-to-start",
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
    /// The rules of the act that is being carried out.
    pub(crate) rules: RulesVersion,
    pub(crate) clocks: Clocks,
    pub(crate) moves: MoveStore,
    pub(crate) pending: Pending,
    pub(crate) incidents: Incidents,
    pub(crate) questions: Questions,
    pub(crate) boards: PlayerBoards,
    pub(crate) scoresheets: ScoresheetStore,
    pub(crate) listening: ListeningStore,
    pub(crate) cursors: Cursors<Square>,
    /// The cursors in three-dimensional chess.
    pub(crate) level_cursors: Cursors<tridim::Square>,
    /// Number of the arbiter's rulings in force: an undone one no longer counts.
    pub(crate) rulings: usize,
}

impl State {
    pub(crate) fn new(settings: Settings) -> Result<State, StartError> {
        Ok(State {
            now: Stamp::default(),
            rules: RulesVersion::LATEST,
            clocks: Clocks::new(&settings),
            moves: MoveStore::new(settings.line()?, settings.tridim()?),
            pending: Pending::default(),
            incidents: Incidents::default(),
            questions: Questions::default(),
            boards: PlayerBoards::new(&settings),
            scoresheets: ScoresheetStore::default(),
            listening: ListeningStore::new(!settings.arbiter),
            cursors: Cursors::default(),
            level_cursors: Cursors::default(),
            rulings: 0,
            settings,
        })
    }

    /// Returns the times after `plies` plies, in a game with a clock.
    pub fn moment(&self, plies: usize) -> Option<Moment> {
        self.clocks.moment(plies)
    }

    /// Returns both times at an earlier point of a game with a clock, with what rulings have given since.
    pub(crate) fn times_after(&self, plies: usize) -> Option<ByColor<Span>> {
        let moment = self.moment(plies)?;
        Some(match self.rules.keeps_given_times() {
            true => self.clocks.with_given_since(&moment),
            false => ByColor { white: moment.white, black: moment.black },
        })
    }

    /// Returns the time that the mover used for a move, in a game with a clock.
    pub(crate) fn elapsed(&self, ply: Ply) -> Option<Span> {
        let mover = self.moves.mover(ply.number());
        let used = |plies: usize| {
            let moment = self.moment(plies)?;
            Some(mover.fold_wb(moment.white_used, moment.black_used))
        };
        // The mover's time last ran until the mover's previous move; before the first it may also have run.
        let before = ply.number().checked_sub(2).map_or(Some(Span::ZERO), used);
        used(ply.number()).zip(before).map(|(after, before)| after.saturating_sub(before))
    }

    /// Returns the number of the arbiter's rulings in force, by which a report finds the undone ones.
    pub fn rulings(&self) -> usize {
        self.rulings
    }

    /// Restores an earlier state, with the clocks stopped.
    /// The boards, the microphones, the time, and cases and offers that have arrived since stay as they are.
    /// `gave_ms`: the time that the ruling had given each side.
    pub(crate) fn go_back(&mut self, mut before: State, gave_ms: ByColor<i64>) {
        if before.clocks.is_running() {
            before.clocks.halt(before.now);
        }
        (before.now, before.rules) = (self.now, self.rules);
        before.incidents.keep_later(&self.incidents, gave_ms);
        std::mem::swap(&mut before.boards, &mut self.boards);
        std::mem::swap(&mut before.questions, &mut self.questions);
        std::mem::swap(&mut before.listening, &mut self.listening);
        before.moves.change();
        let offer = self.pending.offer().filter(|_| before.pending.offer().is_none());
        if let Some(by) = offer.filter(|_| self.rules.keeps_claims_and_questions()) {
            before.pending.keep_offer(by);
        }
        *self = before;
    }

    /// Returns the time of the last event.
    pub fn now(&self) -> Stamp {
        self.now
    }

    /// Returns the settings of the game.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the moves made.
    pub fn line(&self) -> &Line {
        self.moves.line()
    }

    /// Returns the moves made, as written in a scoresheet with these letters.
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

    /// Returns the scoresheet of `side`.
    pub fn score(&self, side: Color) -> &Scoresheet {
        self.scoresheets.scores().of(side)
    }

    /// Returns the recordings of `side`, in the order dictated.
    pub fn dictated(&self, side: Color) -> &[Recording] {
        self.scoresheets.takes(side)
    }

    /// Returns the result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.clocks.outcome()
    }

    /// Returns the time left to `side`; `None` in a game without a clock.
    pub fn left(&self, side: Color) -> Option<Span> {
        self.clocks.left(side, self.now)
    }

    /// Returns the time left to `side` at a later moment, if nothing happens until then.
    pub fn left_at(&self, side: Color, at: Stamp) -> Option<Span> {
        self.clocks.left(side, at)
    }

    /// Returns the number of illegal moves, or offences that count as one, upheld against `side`.
    pub fn offences(&self, side: Color) -> usize {
        self.incidents.offences(side)
    }

    /// Returns the side whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clocks.running()
    }

    /// Returns the obligation that the touched pieces put on the player to move.
    pub fn obligation(&self) -> Obligation {
        self.moves.obligation(self.settings.laws)
    }

    /// Returns the number of the move that a ply belongs to, made or not; 0 before the first ply.
    ///
    /// Plies count from 1.
    pub fn move_number(&self, ply: usize) -> usize {
        let (number, first) = self.moves.first();
        ply.checked_sub(1).map_or(0, |before| number + (before + usize::from(first.is_black())) / 2)
    }

    /// Returns the side that makes a ply.
    pub fn mover(&self, ply: usize) -> Color {
        self.moves.mover(ply)
    }

    pub(crate) fn position(&self) -> &Chess {
        self.line().position()
    }

    pub(crate) fn to_move(&self) -> Color {
        self.moves.turn()
    }

    /// Returns the number of the next move.
    pub(crate) fn next_number(&self) -> usize {
        self.move_number(self.moves.plies() + 1)
    }

    /// Returns the position as text: FEN, or the form in `docs/tridim.md`.
    pub fn position_text(&self) -> String {
        match self.moves.tridim() {
            Some(moves) => moves.position().to_string(),
            None => Fen::from_position(self.position(), EnPassantMode::Legal).to_string(),
        }
    }

    /// Returns the outcome if the last move has ended the game, as far as known immediately.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        laws::ending_at_once(self.settings.laws, self.line())
    }

    /// Returns the last ply made, if the opponent of `side` made it.
    pub(crate) fn last_of_other(&self, side: Color) -> Option<Move> {
        self.line().plies().last().filter(|last| last.by != side).map(|last| last.mv)
    }

    /// Returns the position before the last ply.
    pub(crate) fn position_before(&self) -> &Chess {
        self.line().position_after(self.line().len().saturating_sub(1))
    }

    /// Returns the last ply made.
    pub(crate) fn last_ply(&self) -> Option<Ply> {
        Ply::last_of(self.moves.plies())
    }

    /// Returns the announcement of a made ply.
    pub(crate) fn announcement(&self, ply: Ply) -> Announcement {
        let before = self.line().position_after(ply.before());
        Announcement::of(before, self.line().plies()[ply.before()].mv, self.settings.style)
    }

    /// Returns a made ply as written in scoresheets.
    pub(crate) fn notated(&self, ply: Ply) -> Notated {
        let played = &self.line()[ply];
        Notated::played(&played.before, played.mv, self.settings.own_letters())
    }

    /// Returns the announcement of a legal move that is not made yet.
    pub(crate) fn upcoming(&self, mv: Move) -> Announcement {
        Announcement::of(self.position(), mv, self.settings.style)
    }

    /// Explains why `text` is not a move in `position`.
    pub(crate) fn unplayable(&self, error: &MoveError, text: &str, position: &Chess) -> speech::Unplayable {
        let why = speech::explain(error, text, position, self.settings.style, &self.settings.notation);
        match error {
            // An example would be a move, and so advice (2023 11.3.1).
            MoveError::Unreadable => {
                let message = Message::new("refused-unreadable").with("why", why.message());
                speech::Unplayable::of(why.code, message)
            }
            MoveError::Illegal(pattern) if why.code == "illegal-no-piece" => {
                let missing = missing_pawn(pattern, position);
                missing.map_or(why, |file| {
                    speech::Unplayable::of("illegal-no-pawn", no_pawn(file, pattern, position))
                })
            }
            _ => why,
        }
    }

    /// Returns the number of moves made by `side`, including those added by the arbiter.
    pub(crate) fn moves_made(&self, side: Color) -> usize {
        let played = self.moves.made_by(side);
        usize::try_from(played as i64 + self.clocks.counted(side)).unwrap_or_default()
    }

    /// Whether the player to move must first repeat the opponent's announcement.
    pub(crate) fn repetition_owed(&self) -> bool {
        self.settings.repetition && !self.moves.repeated()
    }

    /// Returns the announcement that the player to move must first repeat.
    pub(crate) fn to_repeat(&self) -> Option<Message> {
        self.last_ply().filter(|_| self.repetition_owed()).map(|ply| self.announced(ply))
    }

    /// Returns the announcement of a made ply, in words.
    pub(crate) fn announced(&self, ply: Ply) -> Message {
        let tridim = || {
            let moves = self.moves.tridim()?;
            let (before, mv) = (moves.position_after(ply.before())?, moves.moves().get(ply.before())?);
            Some(self.said_of(before, *mv))
        };
        tridim().unwrap_or_else(|| self.announcement(ply).message())
    }

    /// Returns the announcement of a legal move of three-dimensional chess.
    pub(crate) fn said_of(&self, before: &tridim::Position, mv: tridim::Move) -> Message {
        speech::tridim::announcement(before, mv, self.settings.style, &self.settings.level_words)
    }

    /// Returns the announcement of an illegal move, as far as it was named.
    pub(crate) fn said_of_illegal(&self, illegal: &IllegalEntry) -> Message {
        illegal.mv.map_or_else(|| illegal.named.clone(), |mv| self.upcoming(mv).message())
    }

    /// Returns the refusal of a move while the arbiter decides about an illegal one.
    pub(crate) fn arbiter_deciding(&self) -> Option<Refusal> {
        let illegal = self.moves.illegal().filter(|illegal| illegal.pressed)?;
        Some(Refusal::ArbiterDecides { side: self.to_move(), mv: self.said_of_illegal(illegal) })
    }

    /// Whether an illegal move was completed by a press, so that the arbiter must decide.
    pub(crate) fn arbiter_decides(&self) -> bool {
        self.moves.illegal().is_some_and(|illegal| illegal.pressed)
    }

    /// Returns the reason why the touched pieces do not allow a legal move; `None` if they do.
    pub(crate) fn touch_forbids(&self, mv: Move) -> Option<Message> {
        let bound = self.obligation();
        (!bound.allows(mv)).then(|| bound.message())
    }

    /// Returns the default time: how long the game waits for an absent player (2023 6.7.1).
    pub(crate) fn default_time(&self) -> Span {
        self.settings.default_time.unwrap_or(self.settings.laws.default_time())
    }

    /// Returns the message about how the game starts.
    pub(crate) fn ready(&self) -> StatePart {
        let side = self.to_move();
        match (self.moves.tridim().is_some(), self.clocks.are_used()) {
            (false, true) => StatePart::ReadyToStart { arbiter: self.settings.arbiter },
            (false, false) => StatePart::ReadyWithoutClock { side },
            (true, true) => StatePart::ReadyTridim { side },
            (true, false) => StatePart::ReadyTridimWithoutClock { side },
        }
    }

    /// Whether the pegs show the announced promotion with another piece.
    ///
    /// It has touched the square and been released, and can no longer be changed (2023 4.4.4, 2001 4.7).
    pub(crate) fn is_final_piece(&self, announced: Move, pegs: Move) -> bool {
        let same = (announced.from(), announced.to()) == (pegs.from(), pegs.to());
        same && announced.promotion() != pegs.promotion()
    }

    /// Returns an answer about times or moves.
    /// For an assistant, it names the player to whom the assistant may pass it (2023 D.2.10.4).
    pub(crate) fn named_for_assistant(&self, asker: &Asker, answer: Message) -> Message {
        match (asker.speaker, asker.side) {
            (Speaker::Assistant, Some(side)) => StatePart::OfSide { side, answer }.message(),
            _ => answer,
        }
    }
}

/// Returns the file of a pawn's move on which the side to move has no pawn, although it has others.
fn missing_pawn(pattern: &Pattern, position: &Chess) -> Option<File> {
    let Pattern::Piece { role: None | Some(Role::Pawn), from_file, to, .. } = *pattern else { return None };
    let pawns = position.board().by_piece(position.turn().pawn());
    let file = from_file.unwrap_or(to.file());
    (pawns.any() && !pawns.into_iter().any(|square| square.file() == file)).then_some(file)
}

/// Says that there is no pawn on the file of the move.
fn no_pawn(file: File, pattern: &Pattern, position: &Chess) -> Message {
    let named = speech::named(pattern, position.board());
    Message::new("move-illegal-no-pawn-file").with("move", named).with("file", file)
}
