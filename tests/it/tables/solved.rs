//! The solver next to a table: the table never waits for it.
//! The journal contains its answer, and a replay does not ask it.

use super::{Came, Tables, in_time, of_settings};
use crate::scripts;
use annabella::clock::{Span, Stamp};
use annabella::devices::tables::signal::{DeviceEvent, TableId};
use annabella::game::{Effect, Event, Input, Machine, Settings, SolverQuestion};

/// A position that takes the solver about a second.
const LONG: &str = "8/8/1b6/4k2B/8/4p1p1/4P1P1/5BRK w - - 0 1";

/// A position in which, after h5, neither side can mate.
const WALLS: &str = "8/8/3k3p/1p1p1p2/1P1P1P1P/3K4/8/8 b - - 0 1";

fn settings(fen: &str) -> Settings {
    let words = ["--locale", "en", "play", "--time-control", "300", "--repetition", "off", "--fen", fen];
    scripts::settings(&words.map(str::to_owned)).unwrap()
}

/// Plays these lines at a table, all of them typed before it starts to answer.
fn played(settings: &Settings, lines: &[&str]) -> Came {
    let (id, mut tables) = (TableId(0), Tables::new());
    tables.lay(id, settings, of_settings(settings));
    for (at, line) in (1..).zip(lines) {
        tables.send(id, Stamp(at * 10), DeviceEvent::Line((*line).to_owned()));
    }
    tables.send(id, Stamp(1_000), DeviceEvent::InputEnds);
    let (_, mut came) = tables.run();
    came.remove(&id).unwrap()
}

fn replayed(settings: &Settings, events: &[Event]) -> Box<dyn Machine> {
    let mut game = of_settings(settings);
    game.greeting();
    events.iter().for_each(|event| drop(game.handle(event)));
    game
}

fn solved(event: &Event) -> bool {
    matches!(event.input, Input::Solved { .. })
}

#[test]
fn no_answer_waits_for_the_solver_and_its_result_stands_in_the_journal() {
    in_time(|| {
        let settings = settings(LONG);
        let Came { printed, events } =
            played(&settings, &["start", "white: resign!", "white: Bf3", "black: offer", "black: time"]);
        let at = |words: &str| {
            let found = printed.iter().position(|line| line.contains(words));
            found.unwrap_or_else(|| panic!("{words}: {printed:#?}"))
        };
        let told = [
            at(r#""event":"result-awaited""#),
            at(r#""reason":"result-awaited""#),
            at("5 minutes left"),
            at(r#""event":"result""#),
        ];
        assert!(told.is_sorted(), "{printed:#?}");
        assert_eq!(printed.iter().filter(|line| line.contains(r#""reason":"result-awaited""#)).count(), 2);
        // The input ended before the answer came, and the table waited for it.
        assert_eq!(events.iter().filter(|event| solved(event)).count(), 1);
        assert!(events.last().is_some_and(solved));
        assert!(replayed(&settings, &events).is_over());
        let before = &events[..events.len() - 1];
        assert!(!replayed(&settings, before).is_over());
    });
}

/// After a kill while the solver worked, the program asks it again.
#[test]
fn what_has_no_answer_is_asked_again_after_a_resume() {
    let settings = settings(LONG);
    let mut game = of_settings(&settings);
    game.greeting();
    let line = |at, text: &str| Event { at: Stamp(at), input: Input::Line { text: text.to_owned() } };
    game.handle(&line(10, "start"));
    let asked = questions(&game.handle(&line(20, "white: resign!")));
    assert_eq!(asked.len(), 1);
    let resumed = Input::Resumed { gap: Span(5_000), missing: 0, pin_set: false };
    assert_eq!(questions(&game.handle(&Event { at: Stamp(30), input: resumed })), asked);
    let answer = asked[0].unanswered().expect("it was asked");
    game.handle(&Event { at: Stamp(40), input: answer });
    assert!(game.is_over());
}

fn questions(effects: &[Effect]) -> Vec<SolverQuestion> {
    let question = |effect: &Effect| match effect {
        Effect::Solve(question) => Some(question.clone()),
        _ => None,
    };
    effects.iter().filter_map(question).collect()
}

#[test]
fn a_dead_position_ends_the_game_when_the_solver_has_found_it() {
    in_time(|| {
        let settings = settings(WALLS);
        let Came { printed, events } = played(&settings, &["start", "black: h5"]);
        assert!(printed.iter().any(|line| line.contains(r#""reason":"dead-position""#)), "{printed:#?}");
        assert!(events.last().is_some_and(solved));
        // A position that is not dead adds no entry to the journal.
        let Came { events, .. } = played(&settings, &["start", "black: Ke6"]);
        assert!(!events.iter().any(solved));
    });
}
