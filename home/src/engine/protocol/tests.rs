//! Conversations with engines that answer, hang, lie and flood.

use super::*;
use crate::engine::search::Limit;
use crate::engine::strength::Level;
use annabella::chess::{Chess, Line, UciMove, uci};

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
    talk.says("info depth 3 score cp 25 pv e2e4 e7e5 e1e8").says("info string e2e4").says("bestmove e2e4");
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
    talk.after(1999);
    assert_eq!(talk.reports(), []);
    talk.after(1).fails_with(EngineFault::Silent);
}

#[test]
fn an_engine_that_never_starts_is_reported_and_then_given_up() {
    let mut talk = Talk::new();
    talk.after(STARTING.0 - 1);
    assert_eq!(talk.reports(), []);
    assert_eq!(talk.after(1).reports(), [Report::Starting]);
    talk.says("uciok").after(START.0 - STARTING.0).fails_with(EngineFault::Silent);
    let mut talk = Talk::new();
    talk.after(STARTING.0).after(START.0 - STARTING.0).fails_with(EngineFault::Silent);
}

#[test]
fn an_engine_that_starts_slowly_plays() {
    let mut talk = Talk::new();
    talk.search(7);
    talk.after(STARTING.0).says("uciok").after(START.0 - STARTING.0 - 1).says("readyok");
    let reports = talk.reports();
    assert!(matches!(reports[..], [Report::Starting, Report::Ready(_)]), "{reports:?}");
    assert_eq!(talk.says("bestmove e2e4").reports().len(), 1);
}

#[test]
fn words_after_a_sign_of_readiness_change_nothing() {
    let mut talk = Talk::new();
    talk.says("uciok 1.0").says("readyok (warm)\r");
    assert!(matches!(talk.reports()[..], [Report::Ready(_)]));
}

#[test]
fn a_search_ordered_from_a_dead_engine_is_refused_at_once() {
    type Failure = (fn(&mut Protocol), EngineFault);
    let faults: [Failure; 4] = [
        (Protocol::ended, EngineFault::Exited),
        (Protocol::long_line, EngineFault::LongLine),
        (Protocol::not_started, EngineFault::NotStarted),
        (|protocol| protocol.time(Stamp(60_000)), EngineFault::Silent),
    ];
    for (fail, fault) in faults {
        let mut talk = Talk::searching();
        // The time of a search passes twice: once to stop it.
        fail(&mut talk.protocol);
        fail(&mut talk.protocol);
        talk.fails_with(fault);
        for id in 8..10 {
            talk.search(id);
            assert_eq!(talk.reports(), [Report::Refused { id, fault }]);
        }
    }
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
