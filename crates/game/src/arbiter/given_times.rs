//! Tests of the times after a ruling: as the case proposed them, and as the arbiter set them.

#![cfg(test)]

use crate::commands::act::{PlayerAction, ReadAs};
use crate::commands::understood;
use crate::incidents::case_details::proposed_times;
use crate::incidents::reported::TOLD;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input, RulesVersion};
use crate::interface::fact::Fact;
use crate::interface::settings::Settings;
use crate::reporting::record::Game;
use annabella_chess::Color;
use annabella_chess::notation::Letters;
use annabella_clock::{Span, Stamp};
use annabella_laws::{Edition, Provision};

const MINUTE: u64 = 60;

/// The arbiter's acts before the ruling, with the seconds that they give to White and to Black.
const ACTS: [(&str, [i64; 2]); 5] = [
    ("arbiter: add white 2:00", [120, 0]),
    ("arbiter: add black 2 minutes", [0, 120]),
    ("arbiter: penalty white 1:00", [0, 60]),
    ("arbiter: penalty white less 0:30", [-30, 0]),
    ("arbiter: penalty black warning", [0, 0]),
];

/// The moves before a report, and the side against which it is.
const SCENES: [(&[&str], &str); 3] = [
    (&["white: e4", "white: press", "black: e5", "black: press"], "black"),
    (&["white: e4", "white: press", "black: e5"], "white"),
    (&["white: Ra3", "white: press"], "white"),
];

struct Played {
    game: Game,
    at: Stamp,
    refused: bool,
}

impl Played {
    fn new(laws: Edition, control: &str) -> Played {
        let settings = Settings {
            laws,
            control: control.parse().ok(),
            arbiter: true,
            repetition: false,
            notation: vec![Letters::En],
            ..Settings::default()
        };
        Played { game: Game::new(settings).expect("the initial position"), at: Stamp(0), refused: false }
    }

    fn take(&mut self, input: Input) {
        let effects = self.game.handle(&Event { at: self.at, input });
        let refused = |effect: &Effect| matches!(effect, Effect::Report { report: Fact::Refused { .. }, .. });
        self.refused = effects.iter().any(refused);
    }

    fn say(&mut self, line: &str) {
        self.take(Input::Line { text: line.to_owned() });
    }

    /// Says lines, each a second after the last.
    fn play(&mut self, lines: &[&str]) {
        for line in lines {
            self.at = self.at + Span(1_000);
            self.say(line);
        }
    }

    fn left(&self) -> [Span; 2] {
        Color::ALL.map(|side| self.game.left(side).expect("a clock"))
    }

    /// Returns the newest open case, its provision, and the times that it proposes.
    fn proposal(&self) -> Option<(usize, Provision, Option<[Span; 2]>)> {
        let incident = self.game.incidents.open().last()?;
        let provision = self.game.provision(incident.situation).ok()?;
        let times = proposed_times(&self.game, incident, &provision);
        Some((incident.number, provision, times.map(|times| [times.white, times.black])))
    }
}

/// Plays a scene, reports a situation, and stops the clocks.
fn reported(
    laws: Edition,
    control: &str,
    (scene, side): (&[&str], &str),
    word: &'static str,
) -> Option<Played> {
    let mut played = Played::new(laws, control);
    played.play(&["arbiter: start"]);
    played.play(scene);
    let text = annabella_speech::Words::new(annabella_speech::Language::En).heard(word).remove(0);
    played.play(&[&format!("arbiter: irregularity {text} {side}")]);
    (!played.refused && !played.game.clocks.is_over()).then_some(played)
}

/// Calls a function with each accepted report: situation, edition, rate of play and scene.
fn each_report(mut check: impl FnMut(Played, &str)) {
    for laws in [Edition::Laws2023, Edition::Laws2005, Edition::Laws2001, Edition::Laws1997] {
        for control in ["5400+30", "900+10", "180+2"] {
            for scene in SCENES {
                for (word, situation) in TOLD {
                    if let Some(played) = reported(laws, control, scene, word) {
                        check(played, &format!("{laws} {control} {scene:?} {situation:?}"));
                    }
                }
            }
        }
    }
}

fn moved(left: [Span; 2], by: [i64; 2]) -> [Span; 2] {
    let one = |Span(ms): Span, seconds: i64| Span(ms.saturating_add_signed(seconds * 1_000));
    [one(left[0], by[0]), one(left[1], by[1])]
}

#[test]
fn a_ruling_gives_the_times_that_it_proposed_with_what_was_given_since() {
    let mut compared = 0;
    each_report(|mut played, context| {
        played.play(&["arbiter: halt"]);
        let Some((number, _, Some(before))) = played.proposal() else { return };
        let (act, gives) = ACTS[compared % ACTS.len()];
        played.play(&[act]);
        let Some((_, _, Some(proposed))) = played.proposal() else { return };
        if !played.refused {
            assert_eq!(proposed, moved(before, gives), "{context}, {act}");
        }
        let until_then = played.left();
        played.say(&format!("arbiter: uphold {number}"));
        if played.refused || played.game.clocks.is_over() {
            return;
        }
        assert_eq!(played.left(), proposed, "{context}, {act}");
        played.say("arbiter: undo");
        assert_eq!(played.left(), until_then, "{context}, {act}, undone");
        compared += 1;
    });
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_time_that_the_arbiter_has_set_stays() {
    let (hour, half) = (Span::seconds(60 * MINUTE), Span::seconds(30 * MINUTE));
    let mut compared = 0;
    each_report(|mut played, context| {
        played.play(&["arbiter: halt", "arbiter: set white 1:00:00", "arbiter: set black 30 minutes"]);
        let Some((number, _, Some(proposed))) = played.proposal() else { return };
        played.say(&format!("arbiter: uphold {number} none"));
        if played.refused || played.game.clocks.is_over() {
            return;
        }
        assert_eq!(played.left(), [hour, half], "{context}");
        // Only a penalty changes what the arbiter has set.
        assert!(proposed[0] >= hour && proposed[1] >= half, "{context}: {proposed:?}");
        compared += 1;
    });
    assert!(compared > 100, "{compared}");
}

/// No ruling gives back the time used after the correction (2023 6.10.1, 6.10.2).
#[test]
fn no_time_is_given_back_that_was_used_after_the_correction() {
    for (laws, situation) in [
        (Edition::Laws2023, "times"),
        (Edition::Laws2023, "defect"),
        (Edition::Laws2005, "defect"),
        (Edition::Laws2001, "defect"),
        (Edition::Laws1997, "defect"),
    ] {
        for lines in [
            &["arbiter: set white 1:00:00", "white: Nf3", "white: press", "black: Nc6", "black: press"][..],
            &["white: Nf3", "white: press", "black: Nc6", "black: press"],
            &["arbiter: set white 1:00:00", "arbiter: set black 1:00:00"],
        ] {
            let mut played = Played::new(laws, "5400");
            played.play(&["arbiter: start", "white: e4", "white: press", "black: e5", "black: press"]);
            played.play(&[&format!("arbiter: irregularity {situation}")]);
            played.play(lines);
            let before = played.left();
            played.say("arbiter: uphold");
            assert_eq!(played.left(), before, "{laws} {situation} {lines:?}");
        }
    }
}

/// An earlier bonus (2023 7.5.5) and a corrected clock belong to the times before a move, too.
#[test]
fn a_case_about_an_earlier_move_keeps_what_was_given_since() {
    for (given, gives) in [
        ("arbiter: add black 2:00", [0, 120]),
        ("arbiter: penalty black 2:00", [120, 0]),
        ("arbiter: penalty white less 1:00", [-60, 0]),
    ] {
        let times = |given: Option<&str>| {
            let mut played = Played::new(Edition::Laws2023, "5400+30");
            played.play(&["arbiter: start", "white: e4", "white: press", "black: e5", "black: press"]);
            played.play(&[given.unwrap_or("white: last")]);
            played.play(&["white: Nf3", "white: press", "black: Nc6", "black: press"]);
            played.play(&["arbiter: irregularity illegal black move 1"]);
            let (number, _, proposed) = played.proposal().expect("a case");
            played.say(&format!("arbiter: uphold {number} none"));
            assert_eq!(Some(played.left()), times_without_penalty(proposed), "{given:?}");
            played.left()
        };
        assert_eq!(times(Some(given)), moved(times(None), gives), "{given}");
    }
}

/// Returns proposed times without the two minutes of 7.5.5 for White.
fn times_without_penalty(proposed: Option<[Span; 2]>) -> Option<[Span; 2]> {
    proposed.map(|[white, black]| [white.saturating_sub(Span::seconds(2 * MINUTE)), black])
}

/// After an act is taken back, a case that arose after it does not bring its time back.
#[test]
fn an_undone_act_gives_nothing_to_a_later_case() {
    for act in ["arbiter: add black 10:00", "arbiter: set black 10:00", "arbiter: penalty black less 5:00"] {
        let mut played = Played::new(Edition::Laws2023, "5400");
        played.play(&["arbiter: start", "white: e4", "white: press", "arbiter: halt"]);
        let before = played.left();
        played.play(&[act, "arbiter: irregularity times", "arbiter: undo"]);
        assert_eq!(played.left(), before, "{act}");
        played.say("arbiter: uphold");
        assert!(!played.refused);
        assert_eq!(played.left(), before, "{act}");
    }
}

/// Rulings of earlier versions restore the times and end the game without a question, as then.
#[test]
fn a_journal_of_an_earlier_version_replays_as_it_was_played() {
    let rule = |played: &mut Played, line: &str| {
        let act = PlayerAction { rules: RulesVersion::default(), ..understood::read(&played.game, line) };
        let mut written = serde_json::to_value(&act).expect("an act");
        if let Some(uphold) = written.pointer_mut("/obey/decide/uphold").and_then(|it| it.as_object_mut()) {
            uphold.remove("sure");
        }
        let act = serde_json::from_value(written).expect("an act without the new fields");
        let input = Input::Line { text: line.to_owned() };
        played.game.handle_as(&Event { at: played.at, input }, &ReadAs::Act(Box::new(act)));
    };
    let mut played = Played::new(Edition::Laws2023, "5400");
    played.play(&[
        "arbiter: start",
        "white: e4",
        "white: press",
        "arbiter: halt",
        "arbiter: irregularity times",
    ]);
    let arisen = played.left();
    rule(&mut played, "arbiter: set white 1:00:00");
    rule(&mut played, "arbiter: uphold 1");
    assert_eq!(played.left(), arisen);
    played.play(&["arbiter: irregularity device white"]);
    rule(&mut played, "arbiter: uphold 2 expulsion");
    assert!(played.game.clocks.is_over());
}

/// After a restart, the proposed times can be corrected, and a case from before leaves them.
#[test]
fn times_set_after_a_restart_stay() {
    for situation in ["times", "defect", "illegal"] {
        let mut played = Played::new(Edition::Laws2023, "5400");
        played.play(&["arbiter: start", "white: e4", "white: press"]);
        played.play(&[&format!("arbiter: irregularity {situation} white")]);
        played.take(Input::Resumed { gap: Span(60_000), missing: 0, pin_set: false });
        played.play(&["arbiter: set white 1:20:00", "arbiter: set black 1:21:00"]);
        played.say("arbiter: uphold 1 none");
        let set = [80, 81].map(|minutes| Span::seconds(minutes * MINUTE));
        assert_eq!(played.left(), set, "{situation}");
    }
}
