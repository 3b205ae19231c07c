//! The conversation with an engine as a state machine: its lines and the time in, lines and reports out.

use super::fault::EngineFault;
use super::score::EngineScore;
use super::search::{Search, Thought, legal_moves};
use super::strength::{Abilities, Strength};
use annabella::chess::Position;
use annabella::clock::{Span, Stamp};
use shakmaty_uci::{UciInfo, UciMessage, UciMove};

/// The maximum time until a started engine is ready.
const START: Span = Span::seconds(10);

/// The time after the end of a search until the engine is told to stop.
const STOP: Span = Span(500);

/// The maximum time for an answer after that.
const ANSWER: Span = Span::seconds(3);

/// The maximum number of lines before an answer.
const MOST_LINES: usize = 20_000;

/// The start of an answer, also of one without a readable move.
const ANSWER_WORD: &str = "bestmove";

/// An order to the process of an engine, or a report about it.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Write this line.
    Write(String),
    /// End the process.
    Kill,
    /// Report this.
    Report(Report),
}

/// News from an engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// The engine is ready, with these abilities.
    Ready(Abilities),
    /// The engine has found a move.
    Thought {
        /// The number of the request.
        id: u64,
        /// The move.
        thought: Thought,
    },
    /// The engine has failed, and its process was ended.
    Fault(EngineFault),
}

/// The state of the conversation.
#[derive(Clone, Debug)]
enum State {
    /// The engine names its abilities.
    Naming { due: Stamp },
    /// The engine prepares itself.
    Preparing { due: Stamp },
    /// The engine waits.
    Idle,
    /// The engine searches.
    Searching(Box<Searching>),
    /// The engine was told to stop; its answer is ignored.
    Stopping { due: Stamp },
    /// The engine has failed.
    Dead,
}

/// A search in progress.
#[derive(Clone, Debug)]
struct Searching {
    search: Search,
    /// The time at which the engine is told to stop; `None` after that.
    stop: Option<Stamp>,
    /// The time at which it must have answered.
    due: Stamp,
    line: Vec<UciMove>,
    score: Option<EngineScore>,
}

/// The conversation with one process.
#[derive(Clone, Debug)]
pub struct Protocol {
    state: State,
    strength: Strength,
    abilities: Abilities,
    /// The search to start when the engine is idle.
    next: Option<Search>,
    at_full_strength: bool,
    /// Whether the engine was set to Chess960.
    at_chess960: bool,
    /// Number of lines since the last answer.
    lines: usize,
    actions: Vec<Action>,
}

impl Protocol {
    /// Starts the conversation with a process started at this time.
    pub fn new(strength: Strength, now: Stamp) -> Protocol {
        let mut protocol = Protocol {
            state: State::Naming { due: now + START },
            strength,
            abilities: Abilities::default(),
            next: None,
            at_full_strength: false,
            at_chess960: false,
            lines: 0,
            actions: Vec::new(),
        };
        protocol.write(&UciMessage::Uci);
        protocol
    }

    /// Returns the actions so far, and forgets them.
    pub fn take_actions(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.actions)
    }

    /// Returns the time at which [`Protocol::time`] must be called; `None` if nothing is due.
    pub fn next_due(&self) -> Option<Stamp> {
        match &self.state {
            State::Naming { due } | State::Preparing { due } | State::Stopping { due } => Some(*due),
            State::Searching(searching) => Some(searching.stop.unwrap_or(searching.due)),
            State::Idle | State::Dead => None,
        }
    }

    /// Handles the passing of time.
    pub fn time(&mut self, now: Stamp) {
        if self.next_due().is_none_or(|due| now < due) {
            return;
        }
        if let State::Searching(searching) = &mut self.state
            && searching.stop.take().is_some()
        {
            return self.write(&UciMessage::Stop);
        }
        self.fail(EngineFault::Silent);
    }

    /// Handles the end of the process.
    pub fn ended(&mut self) {
        self.fail(EngineFault::Exited);
    }

    /// Handles a line that is longer than any that an engine needs.
    pub fn long_line(&mut self) {
        self.fail(EngineFault::LongLine);
    }

    /// Requests a search. An earlier one ends without a report.
    pub fn search(&mut self, search: Search, now: Stamp) {
        self.cancel(now);
        self.next = Some(search);
        self.start_next(now);
    }

    /// Ends the search without a report.
    pub fn cancel(&mut self, now: Stamp) {
        self.next = None;
        if let State::Searching(_) = self.state {
            self.write(&UciMessage::Stop);
            self.state = State::Stopping { due: now + ANSWER };
        }
    }

    /// Handles a line of the engine.
    pub fn line(&mut self, line: &str, now: Stamp) {
        if matches!(self.state, State::Dead) {
            return;
        }
        self.lines += 1;
        if self.lines > MOST_LINES {
            return self.fail(EngineFault::Flood);
        }
        let line = line.trim();
        let message = line.parse::<UciMessage>().ok();
        match (&mut self.state, message) {
            (State::Naming { .. }, Some(UciMessage::Id { name: Some(name), .. })) => {
                self.abilities.name = Some(name);
            }
            (State::Naming { .. }, Some(UciMessage::Option(option))) => self.abilities.note(&option),
            (State::Naming { .. }, Some(UciMessage::UciOk)) => {
                self.abilities.settings(self.strength).iter().for_each(|setting| self.write(setting));
                self.write(&UciMessage::UciNewGame);
                self.write(&UciMessage::IsReady);
                self.state = State::Preparing { due: now + START };
            }
            (State::Preparing { .. }, Some(UciMessage::ReadyOk)) => {
                self.actions.push(Action::Report(Report::Ready(self.abilities.clone())));
                self.rest(now);
            }
            (State::Searching(searching), Some(UciMessage::Info(info))) => searching.note(info),
            (State::Searching(searching), Some(UciMessage::BestMove { best_move, .. })) => {
                let (id, found) = (searching.search.id, searching.answered(&best_move));
                match found {
                    Ok(thought) => {
                        self.actions.push(Action::Report(Report::Thought { id, thought }));
                        self.rest(now);
                    }
                    Err(fault) => self.fail(fault),
                }
            }
            (State::Searching(_), None) if line.starts_with(ANSWER_WORD) => self.fail(EngineFault::NoMove),
            (State::Stopping { .. }, _) if line.starts_with(ANSWER_WORD) => self.rest(now),
            _ => {}
        }
    }

    fn rest(&mut self, now: Stamp) {
        self.lines = 0;
        self.state = State::Idle;
        self.start_next(now);
    }

    fn start_next(&mut self, now: Stamp) {
        if !matches!(self.state, State::Idle) {
            return;
        }
        let Some(search) = self.next.take() else { return };
        if self.at_full_strength != search.full_strength
            && let Some(setting) = self.abilities.switch(self.strength, search.full_strength)
        {
            self.at_full_strength = search.full_strength;
            self.write(&setting);
        }
        if self.at_chess960 != search.is_chess960()
            && let Some(setting) = self.abilities.variant(search.is_chess960())
        {
            self.at_chess960 = search.is_chess960();
            self.write(&setting);
        }
        self.write(&search.position_message());
        self.write(&search.go_message());
        let stop = now + search.limit.time + STOP;
        self.lines = 0;
        self.state = State::Searching(Box::new(Searching {
            search,
            stop: Some(stop),
            due: stop + ANSWER,
            line: Vec::new(),
            score: None,
        }));
    }

    fn fail(&mut self, fault: EngineFault) {
        if !matches!(self.state, State::Dead) {
            self.state = State::Dead;
            self.actions.extend([Action::Kill, Action::Report(Report::Fault(fault))]);
        }
    }

    fn write(&mut self, message: &UciMessage) {
        self.actions.push(Action::Write(message.to_string()));
    }
}

impl Searching {
    /// Notes the expected moves and the judgement of the first of several lines.
    fn note(&mut self, info: UciInfo) {
        if info.multi_pv.is_some_and(|number| number > 1) || info.pv.is_empty() {
            return;
        }
        if let Some(score) = info.score.as_ref().and_then(EngineScore::of) {
            self.score = Some(score);
            self.line = info.pv;
        }
    }

    /// Returns the result with this answer.
    fn answered(&self, best: &UciMove) -> Result<Thought, EngineFault> {
        let position = self.search.position();
        if *best == UciMove::Null {
            return Err(EngineFault::NoMove);
        }
        let best = best.to_move(position).map_err(|_| EngineFault::Illegal)?;
        debug_assert!(position.is_legal(best));
        let moves = legal_moves(position, &self.line);
        let moves = if moves.first() == Some(&best) { moves } else { vec![best] };
        Ok(Thought { best, moves, score: self.score })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::Limit;
    use crate::engine::strength::Level;
    use annabella::chess::{Chess, Line, uci};

    /// An engine's conversation under test, with its time.
    struct Talk {
        protocol: Protocol,
        now: Stamp,
    }

    impl Talk {
        fn new() -> Talk {
            Talk { protocol: Protocol::new(Strength::Level(Level::Beginner), Stamp(0)), now: Stamp(0) }
        }

        fn ready() -> Talk {
            let mut talk = Talk::new();
            talk.says("id name Test 1").says("uciok").says("readyok");
            assert!(matches!(talk.reports()[..], [Report::Ready(_)]));
            talk
        }

        fn searching() -> Talk {
            let mut talk = Talk::ready();
            talk.search(7);
            talk
        }

        fn search(&mut self, id: u64) {
            let line = Line::new(Chess::default());
            let limit = Limit::time(Span::seconds(1));
            self.protocol.search(Search { id, line, limit, full_strength: false }, self.now);
        }

        fn says(&mut self, line: &str) -> &mut Talk {
            self.protocol.line(line, self.now);
            self
        }

        fn after(&mut self, millis: u64) -> &mut Talk {
            self.now = self.now + Span(millis);
            self.protocol.time(self.now);
            self
        }

        fn reports(&mut self) -> Vec<Report> {
            let actions = self.protocol.take_actions();
            actions
                .into_iter()
                .filter_map(|action| match action {
                    Action::Report(report) => Some(report),
                    _ => None,
                })
                .collect()
        }

        fn written(&mut self) -> Vec<String> {
            let actions = self.protocol.take_actions();
            actions
                .into_iter()
                .filter_map(|action| match action {
                    Action::Write(line) => Some(line),
                    _ => None,
                })
                .collect()
        }

        #[track_caller]
        fn fails_with(&mut self, fault: EngineFault) {
            assert_eq!(self.protocol.take_actions().last(), Some(&Action::Report(Report::Fault(fault))));
            assert_eq!(self.protocol.next_due(), None, "nothing more is due");
            self.says("bestmove e2e4");
            assert_eq!(self.reports(), [], "a dead engine says nothing");
        }
    }

    #[test]
    fn a_search_gives_the_move_the_line_and_the_judgement() {
        let mut talk = Talk::searching();
        assert_eq!(talk.written(), ["position startpos", "go movetime 1000"]);
        talk.says("info depth 3 score cp 25 pv e2e4 e7e5 e1e8")
            .says("info string e2e4")
            .says("bestmove e2e4");
        let [Report::Thought { id: 7, thought }] = &talk.reports()[..] else { panic!("no move") };
        assert_eq!(uci(thought.best), "e2e4");
        assert_eq!(thought.moves.iter().map(|mv| uci(*mv)).collect::<Vec<_>>(), ["e2e4", "e7e5"]);
        assert_eq!(thought.score, Some(EngineScore::Pawns(25)));
    }

    #[test]
    fn a_silent_engine_is_stopped_and_then_given_up() {
        let mut talk = Talk::searching();
        talk.written();
        assert_eq!(talk.after(1499).written(), [""; 0]);
        assert_eq!(talk.after(1).written(), ["stop"]);
        talk.after(2999);
        assert_eq!(talk.reports(), []);
        talk.after(1).fails_with(EngineFault::Silent);
    }

    #[test]
    fn an_engine_that_never_starts_is_given_up() {
        Talk::new().after(START.0).fails_with(EngineFault::Silent);
        let mut talk = Talk::new();
        talk.says("uciok").after(START.0).fails_with(EngineFault::Silent);
    }

    #[test]
    fn an_engine_that_lies_is_given_up() {
        Talk::searching().says("bestmove e2e5").fails_with(EngineFault::Illegal);
        Talk::searching().says("bestmove e7e5").fails_with(EngineFault::Illegal);
        Talk::searching().says("bestmove (none)").fails_with(EngineFault::NoMove);
        Talk::searching().says("bestmove 0000").fails_with(EngineFault::NoMove);
        Talk::searching().says("bestmove").fails_with(EngineFault::NoMove);
    }

    #[test]
    fn an_engine_that_floods_is_given_up() {
        let mut talk = Talk::searching();
        for _ in 0..=MOST_LINES {
            talk.says("info string nothing");
        }
        talk.fails_with(EngineFault::Flood);
        let mut talk = Talk::searching();
        talk.protocol.long_line();
        talk.fails_with(EngineFault::LongLine);
    }

    #[test]
    fn a_cancelled_search_gives_no_move_and_the_next_one_waits_for_it() {
        let mut talk = Talk::searching();
        talk.written();
        talk.search(8);
        assert_eq!(talk.written(), ["stop"]);
        talk.says("bestmove e2e4");
        assert_eq!(talk.written(), ["position startpos", "go movetime 1000"]);
        talk.says("bestmove d2d4");
        assert!(matches!(talk.reports()[..], [Report::Thought { id: 8, .. }]));
    }

    #[test]
    fn chess960_is_set_once_and_castles_by_king_and_rook() {
        let mut talk = Talk::new();
        talk.says("option name UCI_Chess960 type check default false").says("uciok").says("readyok");
        talk.written();
        let start = "nqbbrnkr/pppppppp/8/8/8/8/PPPPPPPP/NQBBRNKR w KQkq - 0 1";
        let mut line = Line::new(annabella::chess::chess960::position(start).unwrap());
        let mut search = |talk: &mut Talk, moves: &str| {
            for text in moves.split_whitespace() {
                let mv = text.parse::<UciMove>().unwrap().to_move(line.position()).unwrap();
                line.push(mv);
            }
            let limit = Limit::time(Span::seconds(1));
            talk.protocol.search(Search { id: 1, line: line.clone(), limit, full_strength: false }, talk.now);
            talk.written()
        };
        let written = search(&mut talk, "");
        assert_eq!(written[0], "setoption name UCI_Chess960 value true");
        assert_eq!(written[1], format!("position fen {start}"));
        talk.says("bestmove f1g3");
        let written = search(&mut talk, "f1g3 f8g6 g1h1");
        assert_eq!(written[0], format!("position fen {start} moves f1g3 f8g6 g1h1"));
        talk.says("bestmove g8h8");
        let [Report::Thought { thought, .. }] = &talk.reports()[..] else { panic!("no move") };
        assert!(thought.best.is_castle());
        talk.search(2);
        assert_eq!(talk.written()[..2], ["setoption name UCI_Chess960 value false", "position startpos"]);
    }

    #[test]
    fn a_hint_uses_all_strength() {
        let mut talk = Talk::new();
        talk.says("option name UCI_LimitStrength type check default false");
        talk.says("option name UCI_Elo type spin default 1350 min 1350 max 2850").says("uciok");
        let set = "setoption name UCI_LimitStrength value true";
        assert_eq!(talk.written()[1..3], [set, "setoption name UCI_Elo value 1350"]);
        talk.says("readyok");
        let line = Line::new(Chess::default());
        let limit = Limit::time(Span::seconds(1));
        talk.protocol.search(Search { id: 1, line, limit, full_strength: true }, Stamp(0));
        assert!(talk.written().contains(&"setoption name UCI_LimitStrength value false".to_owned()));
        talk.says("bestmove e2e4");
        talk.search(2);
        assert!(talk.written().contains(&set.to_owned()));
    }
}
