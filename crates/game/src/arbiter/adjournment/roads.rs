//! Tests of the ways from an adjournment to a running clock or an accepted move.
//!
//! Whatever is typed, a sealed move still waits, was made, or the game is over. It can always be made in the end.

#![cfg(test)]

use super::{Request, Sealing};
use crate::campaigns;
use crate::commands::act::{Intent, PlayerAction, ReadAs};
use crate::commands::command::Command;
use crate::commands::understood;
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Commitment, Event, Found, Input, RulesVersion};
use crate::interface::fact::Fact;
use crate::interface::settings::{Settings, Variant};
use crate::reporting::record::Game;
use annabella_chess::Color;
use annabella_chess::notation::Letters;
use annabella_clock::{Span, Stamp};
use annabella_laws::Edition;
use annabella_speech::routing::Seat;

const SEALED: &str = "Nf3";

/// The moves before the adjournment: White seals the next one.
const BEFORE: [&str; 5] = ["arbiter: start", "white: e4", "white: press", "black: e5", "black: press"];

/// The players who are absent when the game is resumed.
const ABSENT: [&[&str]; 4] = [
    &[],
    &["arbiter: absent black"],
    &["arbiter: absent white"],
    &["arbiter: absent white", "arbiter: absent black"],
];

/// Lines that might start a clock, make a move, or drop the sealed one. A number is a wait in minutes.
const ROADS: [&str; 35] = [
    "2",
    "7",
    "arbiter: continue",
    "arbiter: continue!",
    "arbiter: halt",
    "white: halt",
    "arbiter: dismiss",
    "arbiter: dismiss 1",
    "arbiter: uphold 1",
    "arbiter: uphold 1 none",
    "arbiter: undo",
    "arbiter: retract",
    "white: retract",
    "black: retract",
    "arbiter: arrived black",
    "arbiter: arrived white",
    "arbiter: absent black",
    "arbiter: add black 2:00",
    "arbiter: set white 1:00:00",
    "arbiter: penalty white warning",
    "arbiter: irregularity illegal black",
    "arbiter: irregularity boards white",
    "arbiter: irregularity displaced white",
    "arbiter: irregularity set-up white",
    "arbiter: postpone",
    "arbiter: adjourn",
    "white: claim threefold",
    "white: claim threefold Bc4",
    "white: claim normal",
    "white: Bc4",
    "black: Nc6",
    "white: press",
    "black: press",
    "black: correct d6",
    "resumed",
];

struct Played {
    game: Game,
    at: Stamp,
    facts: Vec<Fact>,
}

impl Played {
    fn new(settings: Settings) -> Played {
        let game = Game::new(settings).expect("the initial position");
        Played { game, at: Stamp(0), facts: Vec::new() }
    }

    fn take_as(&mut self, input: Input, read: &ReadAs) {
        self.at = self.at + Span(500);
        let effects = self.game.handle_as(&Event { at: self.at, input }, read).0;
        let fact = |effect| if let Effect::Report { report, .. } = effect { Some(report) } else { None };
        self.facts = effects.into_iter().filter_map(fact).collect();
    }

    fn take(&mut self, input: Input) {
        self.take_as(input, &ReadAs::Now);
    }

    /// Says a line, waits, or starts the program again.
    fn say(&mut self, line: &str) {
        match line.parse::<u64>() {
            Ok(minutes) => {
                for _ in 0..minutes * 40 {
                    self.at = self.at + Span(1_000);
                    self.take(Input::Tick);
                }
            }
            Err(_) if line == "resumed" => {
                self.take(Input::Resumed { gap: Span(1_000), missing: 0, pin_set: false });
            }
            Err(_) => self.take(Input::Line { text: line.to_owned() }),
        }
    }

    /// Says a line as a journal of an earlier version contains it.
    fn say_then(&mut self, line: &str) {
        let act = PlayerAction { rules: RulesVersion::default(), ..understood::read(&self.game, line) };
        let written = serde_json::to_value(&act).expect("an act");
        assert!(written.get("rules").is_none(), "{written}");
        let act = serde_json::from_value(written).expect("the same act");
        self.take_as(Input::Line { text: line.to_owned() }, &ReadAs::Act(Box::new(act)));
    }

    /// Seals White's move, and presses.
    fn seal(&mut self) {
        self.say("arbiter: adjourn");
        self.take(Input::Passphrase { given: true });
        let envelope = Request::Envelope(Sealing::Closed(Commitment([7; 32])));
        let intent = Intent::Obey(Command::Adjourn(envelope));
        let act = PlayerAction::new(Asker::player(Color::White), Seat::Shared, intent);
        self.take_as(Input::Line { text: "seal".to_owned() }, &ReadAs::Act(Box::new(act)));
        self.say("white: press");
        assert!(self.game.adjourned(), "the envelope is closed");
    }

    fn is_made(&self) -> bool {
        self.facts.iter().any(|fact| matches!(fact, Fact::Made { .. }))
    }

    /// Gives the passphrase if it is asked for. Returns whether the sealed move was made by it.
    fn opens(&mut self) -> bool {
        if !super::asks_to_open(&self.game) {
            return false;
        }
        self.take(Input::Envelope { found: Found::Move(SEALED.to_owned()) });
        self.facts.iter().any(|fact| matches!(fact, Fact::Made { san, .. } if san == SEALED))
    }

    /// Lets the players arrive and the arbiter rule until the envelope is opened.
    fn ends(&mut self) -> bool {
        for line in [
            "arbiter: arrived black",
            "arbiter: dismiss white",
            "arbiter: dismiss black",
            "arbiter: dismiss",
            "arbiter: continue",
        ] {
            self.say(line);
            if self.game.clocks.is_over() || self.opens() {
                return true;
            }
        }
        false
    }
}

fn settings(edition: Edition, variant: Variant, control: &str) -> Settings {
    Settings {
        laws: edition,
        variant,
        control: control.parse().ok(),
        arbiter: true,
        quickplay_finish: true,
        repetition: false,
        default_time: Some(Span::seconds(60)),
        notation: vec![Letters::En],
        ..Settings::default()
    }
}

/// Types these lines while the sealed move waits, and checks what the module says.
fn check(settings: &Settings, absent: &[&str], roads: &[&str]) {
    let mut played = Played::new(settings.clone());
    BEFORE.iter().for_each(|line| played.say(line));
    played.seal();
    let context = format!("{} {absent:?} {roads:?}", settings.laws);
    for line in absent.iter().chain(roads) {
        played.say(line);
        if played.game.clocks.is_over() || played.opens() {
            return;
        }
        assert!(!played.is_made(), "{context}: {line} made a move: {:?}", played.facts);
        assert!(played.game.adjourned(), "{context}: {line} lost the envelope: {:?}", played.facts);
    }
    assert!(played.ends(), "{context}: no way to the sealed move: {:?}", played.facts);
}

#[test]
fn no_two_lines_lose_a_sealed_move() {
    for edition in [Edition::Laws2023, Edition::Laws2001] {
        let settings = settings(edition, Variant::Standard, "300");
        for absent in ABSENT {
            for (number, first) in ROADS.into_iter().enumerate() {
                // The short form tries every fifth line after each.
                let tried = campaigns::share(ROADS.into_iter().skip(number % campaigns::length(5, 1)));
                tried.for_each(|second| check(&settings, absent, &[first, second]));
            }
        }
    }
}

/// A dismissed loss by the default time, in every order of arrival, ruling and resumption.
#[test]
fn no_dismissed_default_loses_a_sealed_move() {
    let settings = settings(Edition::Laws2023, Variant::Standard, "300");
    let roads = ["arbiter: continue", "2", "arbiter: arrived black", "arbiter: dismiss", "arbiter: halt"];
    let all = roads.map(|first| {
        let rest = roads.map(|second| roads.map(|third| [first, second, third]));
        rest.into_iter().flatten()
    });
    for [first, second, third] in all.into_iter().flatten() {
        for fourth in ["arbiter: dismiss", "arbiter: continue", "resumed", "white: Bc4", "arbiter: undo"] {
            check(&settings, &["arbiter: absent black"], &[first, second, third, fourth]);
        }
    }
}

/// Earlier rulings cannot be undone during the adjournment, and earlier cases wait for the envelope.
#[test]
fn no_ruling_from_before_the_adjournment_loses_a_sealed_move() {
    for before in [
        "arbiter: add black 2:00",
        "arbiter: penalty black warning",
        "arbiter: irregularity illegal black",
        "arbiter: irregularity boards white",
        "arbiter: irregularity set-up white",
        "arbiter: irregularity displaced white",
        "arbiter: set white 1:00",
    ] {
        for edition in [Edition::Laws2023, Edition::Laws2005, Edition::Laws2001, Edition::Laws1997] {
            let settings = settings(edition, Variant::Standard, "300");
            for road in ROADS {
                let mut played = Played::new(settings.clone());
                BEFORE.iter().for_each(|line| played.say(line));
                played.say(before);
                played.seal();
                played.say(road);
                if played.game.clocks.is_over() || played.opens() {
                    continue;
                }
                assert!(played.game.adjourned(), "{edition} {before}, {road}: {:?}", played.facts);
                assert!(!played.is_made(), "{edition} {before}, {road}: {:?}", played.facts);
            }
        }
    }
}

/// In Chess960 and without a clock, too.
#[test]
fn no_line_loses_a_sealed_move_in_other_games() {
    let standard = [("", Variant::Standard), ("900+10", Variant::Standard), ("300", Variant::Chess960)];
    for (control, variant) in standard {
        let settings = settings(Edition::Laws2023, variant, control);
        for absent in ABSENT {
            for road in ROADS.into_iter().filter(|road| *road != "white: claim threefold Bc4") {
                check(&settings, absent, &[road]);
            }
        }
    }
}

/// A game of an earlier version stays the same: there, the ruling lost the sealed move.
#[test]
fn a_journal_of_an_earlier_version_replays_as_it_was_played() {
    for resumed in [false, true] {
        let mut played = Played::new(settings(Edition::Laws2023, Variant::Standard, "300"));
        BEFORE.iter().for_each(|line| played.say_then(line));
        played.seal();
        ["arbiter: absent black", "arbiter: continue"].iter().for_each(|line| played.say_then(line));
        played.say("2");
        ["arbiter: arrived black", "arbiter: dismiss"].iter().for_each(|line| played.say_then(line));
        assert!(!played.game.adjourned());
        if resumed {
            played.say("resumed");
            played.say("arbiter: continue");
        }
        played.say("white: Bc4");
        assert!(played.is_made(), "{:?}", played.facts);
    }
}
