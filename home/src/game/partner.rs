//! The engine as a player: what it does in a game, and what the program says about it.
//!
//! A pure function of the game and of the engine's reports. It returns wishes, which [`sparring`](super::sparring)
//! carries out.

use super::manners::{Manner, Manners};
use super::odds::Odds;
use super::opening::notated;
use super::wording::{HomePhrase, Said};
use crate::engine::strength::Abilities;
use crate::engine::{EngineFault, Limit, Report, Search, Strength, Thought};
use annabella::chess::{Chess, Color, Position, uci_in};
use annabella::clock::{Bonus, Span};
use annabella::game::State;
use annabella::speech::{Announcement, Style, Worded};

/// The time for a hint.
const HINT: Span = Span::seconds(1);

/// The number of moves of a line that is read out.
const LINE: usize = 6;

/// The number of moves among which the time that is left is divided.
const MOVES_LEFT: u64 = 30;

/// The least time for a move.
const LEAST: Span = Span(50);

/// The maximum number of restarts in a game.
const MOST_RESTARTS: usize = 5;

/// A wish of the partner.
#[derive(Clone, Debug)]
pub enum Wish {
    /// The engine searches.
    Search(Search),
    /// The engine stops.
    Cancel,
    /// The engine is started again.
    Restart,
    /// A line for the engine's side, as a person would type it.
    Line(String),
    /// The program says this to the person.
    Say(Said),
}

/// The engine's strength and advantage.
#[derive(Clone, Debug)]
pub struct Handicap {
    /// The strength.
    pub strength: Strength,
    /// The abilities of the engine.
    pub abilities: Abilities,
    /// The advantage of the person, if there is one.
    pub odds: Option<Odds>,
}

/// A search in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Task {
    id: u64,
    /// Number of plies before the move.
    plies: usize,
    purpose: Purpose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Move,
    Hint,
}

/// A hint for a position.
#[derive(Clone, Debug)]
struct Hint {
    position: Chess,
    thought: Thought,
    /// Number of times that it was given.
    given: usize,
}

/// The facts of a game on which the engine's next act depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    plies: usize,
    running: Option<Color>,
    is_halted: bool,
}

/// The engine as a player.
#[derive(Debug)]
pub struct Partner {
    side: Color,
    handicap: Handicap,
    manners: Manners,
    task: Option<Task>,
    hint: Option<Hint>,
    last_id: u64,
    is_on: bool,
    /// Whether it was restarted since its last move.
    is_restarted: bool,
    restarts: usize,
    /// The moment at which the game refused the engine's line.
    refused: Option<Moment>,
    is_time_set: bool,
}

impl Partner {
    /// Creates the partner that plays `side`.
    pub fn new(side: Color, handicap: Handicap) -> Partner {
        Partner {
            side,
            handicap,
            manners: Manners::default(),
            task: None,
            hint: None,
            last_id: 0,
            is_on: true,
            is_restarted: false,
            restarts: 0,
            refused: None,
            is_time_set: false,
        }
    }

    /// Returns the side of the engine.
    pub fn side(&self) -> Color {
        self.side
    }

    /// Returns the strength of the engine.
    pub fn strength(&self) -> Strength {
        self.handicap.strength
    }

    /// Follows the game after an event.
    pub fn follow(&mut self, state: &State) -> Vec<Wish> {
        if !self.is_on {
            return Vec::new();
        }
        let mut wishes = Vec::new();
        if self.task.is_some_and(|task| task.plies != state.plies() || !is_played(state)) {
            self.task = None;
            wishes.push(Wish::Cancel);
        }
        if self.refused == Some(moment(state)) {
            return wishes;
        }
        wishes.extend(self.next_act(state));
        wishes
    }

    fn next_act(&mut self, state: &State) -> Option<Wish> {
        let standing = state.standing();
        if state.outcome().is_some() {
            return None;
        }
        if let Some(awaits) = standing.halted {
            let is_last = *awaits.get(self.side) && !*awaits.get(self.side.other());
            return is_last.then(|| self.line("continue"));
        }
        if let Some(line) = self.time_odds(state) {
            return Some(line);
        }
        let has_clock = state.settings().control.is_some();
        if has_clock && *standing.uncompleted.get(self.side) && state.running() == Some(self.side) {
            return Some(self.line("press"));
        }
        let is_its_turn = state.line().position().turn() == self.side;
        let has_its_time = !has_clock || state.running() == Some(self.side);
        if !is_its_turn || !has_its_time || self.task.is_some() {
            return None;
        }
        if state.settings().repetition
            && !standing.repeated
            && let Some(last) = state.line().plies().last()
        {
            let before = state.line().position_after(state.plies().saturating_sub(1));
            return Some(self.line(&format!("repeat {}", uci_in(before, last.mv))));
        }
        let limit = self.handicap.abilities.limit(self.handicap.strength, self.time_for_a_move(state));
        Some(self.search(state, Purpose::Move, limit))
    }

    /// Handles a report of the engine.
    pub fn report(&mut self, report: Report, state: &State) -> Vec<Wish> {
        match report {
            Report::Ready(_) => Vec::new(),
            Report::Starting => vec![Wish::Say(Said::Phrase(HomePhrase::Starting))],
            Report::Fault(fault) => self.fault(fault, state),
            Report::Refused { id, fault } => match self.task {
                Some(task) if task.id == id => self.fault(fault, state),
                // The failure was known before, and another search was requested after it.
                _ => Vec::new(),
            },
            Report::Thought { id, thought } => match self.task.take_if(|task| task.id == id) {
                Some(Task { plies, .. }) if plies != state.plies() || !is_played(state) => Vec::new(),
                Some(Task { purpose: Purpose::Move, .. }) => self.play(&thought, state),
                Some(Task { purpose: Purpose::Hint, .. }) => {
                    let position = state.line().position().clone();
                    self.hint = Some(Hint { position, thought, given: 0 });
                    self.next_hint(state).into_iter().collect()
                }
                None => Vec::new(),
            },
        }
    }

    /// Consents to a takeback that the person has typed, in the name of the side that was not named.
    ///
    /// An untagged line counts as that of the side that moved last, which can be the engine's.
    pub fn takeback(&mut self, by: Color) -> Vec<Wish> {
        self.manners.forget();
        if self.is_on { vec![Wish::Line(format!("{}: yes", by.other()))] } else { Vec::new() }
    }

    /// Gives a hint, or the next part of it.
    pub fn hint(&mut self, state: &State) -> Vec<Wish> {
        let say = |phrase| vec![Wish::Say(Said::Phrase(phrase))];
        if !self.is_on {
            return say(HomePhrase::HintOff);
        }
        if state.line().position().turn() == self.side || !is_played(state) {
            return say(HomePhrase::HintNotNow);
        }
        if let Some(wish) = self.next_hint(state) {
            return vec![wish];
        }
        match self.task {
            Some(_) => Vec::new(),
            None => vec![Wish::Search(self.request(state, Purpose::Hint, Limit::time(HINT), true))],
        }
    }

    /// Notes that the game has refused the engine's line. It waits until something changes.
    pub fn is_refused(&mut self, state: &State) {
        self.refused = Some(moment(state));
    }

    fn next_hint(&mut self, state: &State) -> Option<Wish> {
        let position = state.line().position();
        let hint = self.hint.as_mut().filter(|hint| hint.position == *position)?;
        hint.given += 1;
        let best = hint.thought.best;
        let phrase = match (hint.given, best.from()) {
            (1, Some(square)) => match position.board().piece_at(square) {
                Some(piece) => HomePhrase::HintPiece { piece, square },
                None => HomePhrase::HintOff,
            },
            (1 | 2, _) => {
                HomePhrase::HintMove { r#move: Announcement::of(position, best, Style::Full).message() }
            }
            _ => HomePhrase::HintLine {
                moves: notated(
                    position,
                    hint.thought.moves.iter().copied().take(LINE),
                    state.settings().interface.into(),
                ),
            },
        };
        Some(Wish::Say(Said::Phrase(phrase)))
    }

    fn play(&mut self, thought: &Thought, state: &State) -> Vec<Wish> {
        self.is_restarted = false;
        let plies = state.plies();
        let is_offered = state.standing().offer == Some(self.side.other());
        if is_offered && Manners::accepts(thought.score, plies) {
            return vec![self.line("accept!")];
        }
        let mv = self.line(&uci_in(state.line().position(), thought.best));
        match self.manners.of(thought.score, plies) {
            Manner::Move => vec![mv],
            Manner::Offer => vec![mv, self.line("offer")],
            Manner::Resign => vec![self.line("resign!")],
        }
    }

    fn fault(&mut self, fault: EngineFault, state: &State) -> Vec<Wish> {
        self.task = None;
        if !self.is_restarted && self.restarts < MOST_RESTARTS && fault != EngineFault::NotStarted {
            self.is_restarted = true;
            self.restarts += 1;
            return vec![Wish::Restart, Wish::Say(Said::Fault(fault, HomePhrase::Restarted))];
        }
        self.is_on = false;
        let next = match state.settings().control {
            Some(_) => HomePhrase::OffWithClock,
            None => HomePhrase::Off,
        };
        vec![Wish::Say(Said::Fault(fault, next))]
    }

    /// Sets the engine's clock before the game, if it has less time.
    fn time_odds(&mut self, state: &State) -> Option<Wish> {
        if self.is_time_set || state.standing().started {
            return None;
        }
        self.is_time_set = true;
        let left = self.handicap.odds?.part(state.left(self.side)?)?;
        let (minutes, seconds) = (left.0 / 60_000, left.0 / 1000 % 60);
        let side = self.side;
        Some(self.line(&format!("set {side} {minutes}:{seconds:02}")))
    }

    fn time_for_a_move(&self, state: &State) -> Option<Span> {
        let left = state.left(self.side)?;
        let bonus = state.settings().control.as_ref().and_then(|control| control.periods().first());
        let bonus = match bonus.map(|period| &period.bonus) {
            Some(Bonus::Increment(span) | Bonus::Delay(span) | Bonus::Bronstein(span)) => *span,
            _ => Span::ZERO,
        };
        let time = Span(left.0 / MOVES_LEFT + bonus.0 / 2);
        // The clock also runs while the move is announced and saved.
        Some(time.min(Span(left.0 / 4)).max(LEAST))
    }

    fn search(&mut self, state: &State, purpose: Purpose, limit: Limit) -> Wish {
        Wish::Search(self.request(state, purpose, limit, false))
    }

    fn request(&mut self, state: &State, purpose: Purpose, limit: Limit, full_strength: bool) -> Search {
        self.last_id += 1;
        self.task = Some(Task { id: self.last_id, plies: state.plies(), purpose });
        Search { id: self.last_id, line: state.line().clone(), limit, full_strength }
    }

    fn line(&self, text: &str) -> Wish {
        Wish::Line(format!("{}: {text}", self.side))
    }
}

/// Whether moves can be made now.
fn is_played(state: &State) -> bool {
    state.outcome().is_none() && state.standing().halted.is_none()
}

fn moment(state: &State) -> Moment {
    Moment { plies: state.plies(), running: state.running(), is_halted: state.standing().halted.is_some() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{EngineScore, Level};
    use annabella::clock::Stamp;
    use annabella::game::{Event, Game, Input, Settings};

    /// A game against the engine, which has Black.
    struct Board {
        game: Game,
        partner: Partner,
    }

    impl Board {
        fn new(control: Option<&str>) -> Board {
            let control = control.map(|text| text.parse().unwrap());
            let mut game = Game::new(Settings { control, repetition: false, ..Settings::default() }).unwrap();
            game.greeting();
            let strength = Strength::Level(Level::Full);
            let handicap = Handicap { strength, abilities: Abilities::default(), odds: None };
            Board { game, partner: Partner::new(Color::Black, handicap) }
        }

        /// Types a line, and returns what the engine wishes after it.
        fn types(&mut self, line: &str) -> Vec<Wish> {
            self.game.handle(&Event { at: Stamp(1000), input: Input::Line { text: line.to_owned() } });
            self.partner.follow(&self.game)
        }

        /// Lets the engine find a move, and returns what it wishes.
        fn finds(&mut self, mv: &str, value: i32) -> Vec<Wish> {
            let position = self.game.line().position();
            let mv: annabella::chess::UciMove = mv.parse().unwrap();
            let best = mv.to_move(position).unwrap();
            let thought = Thought { best, moves: vec![best], score: Some(EngineScore::Pawns(value)) };
            self.partner.report(Report::Thought { id: self.partner.last_id, thought }, &self.game)
        }

        fn fails(&mut self) -> Vec<Wish> {
            self.partner.report(Report::Fault(EngineFault::Silent), &self.game)
        }
    }

    fn text(wish: &Wish) -> &str {
        if let Wish::Line(line) = wish { line } else { "" }
    }

    /// Returns the lines among wishes.
    fn lines(wishes: &[Wish]) -> Vec<&str> {
        wishes.iter().map(text).filter(|line| !line.is_empty()).collect()
    }

    #[test]
    fn it_thinks_on_its_move_only_and_with_a_clock_after_the_press() {
        let mut board = Board::new(None);
        assert!(board.types("time").is_empty(), "White has not moved");
        assert!(matches!(board.types("e4")[..], [Wish::Search(_)]));
        assert_eq!(lines(&board.finds("e7e5", 0)), ["black: e7e5"]);
        let mut board = Board::new(Some("300"));
        board.types("start");
        assert!(board.types("e4").is_empty());
        assert!(matches!(board.types("press")[..], [Wish::Search(_)]));
        board.finds("e7e5", 0);
        assert_eq!(lines(&board.types("black: e7e5")), ["black: press"]);
    }

    #[test]
    fn it_is_started_again_once_for_a_move() {
        let mut board = Board::new(Some("300"));
        board.types("start");
        board.types("e4");
        board.types("press");
        let Wish::Say(said) = &board.fails()[1] else { panic!("nothing is said") };
        assert_eq!(*said, Said::Fault(EngineFault::Silent, HomePhrase::Restarted));
        assert!(matches!(board.types("time")[..], [Wish::Search(_)]), "it thinks again");
        let off = Said::Fault(EngineFault::Silent, HomePhrase::OffWithClock);
        assert!(matches!(&board.fails()[..], [Wish::Say(said)] if *said == off));
        assert!(board.types("time").is_empty());
    }

    #[test]
    fn a_search_ends_when_its_move_is_taken_back_and_a_late_move_is_ignored() {
        let mut board = Board::new(None);
        board.types("e4");
        board.types("white: retract 1");
        assert_eq!(lines(&board.partner.takeback(Color::White)), ["black: yes"]);
        assert!(matches!(board.types("black: yes")[..], [Wish::Cancel]));
        board.types("d4");
        let late = board.partner.last_id - 1;
        let thought =
            Thought { best: board.game.line().position().legal_moves()[0], moves: vec![], score: None };
        assert!(board.partner.report(Report::Thought { id: late, thought }, &board.game).is_empty());
    }

    #[test]
    fn a_hint_belongs_to_its_position() {
        let mut board = Board::new(None);
        assert!(matches!(board.partner.hint(&board.game)[..], [Wish::Search(_)]));
        let piece = board.finds("e2e4", 0);
        assert!(matches!(piece[..], [Wish::Say(Said::Phrase(HomePhrase::HintPiece { .. }))]));
        let mv = board.partner.hint(&board.game);
        assert!(matches!(mv[..], [Wish::Say(Said::Phrase(HomePhrase::HintMove { .. }))]));
        board.types("e4");
        assert!(matches!(
            board.partner.hint(&board.game)[..],
            [Wish::Say(Said::Phrase(HomePhrase::HintNotNow))]
        ));
    }
}
