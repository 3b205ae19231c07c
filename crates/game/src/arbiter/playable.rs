//! Tests of rulings: a move can follow each, one move is at most one offence, and `undo` restores.
//!
//! Over situations, editions, rates of play, supervision, positions, penalties, and who reports.

use crate::campaigns;
use crate::incidents::reported::TOLD;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input};
use crate::interface::fact::Fact;
use crate::interface::settings::Settings;
use crate::reporting::record::Game;
use annabella_chess::notation::Letters;
use annabella_chess::{Color, uci_in};
use annabella_clock::{Span, Stamp};
use annabella_laws::{Edition, Supervision};
use annabella_speech::{Language, Message, Words};

/// The moments at which something is reported: the initial position, and the lines before.
const SCENES: [(&str, Option<&str>, &[&str]); 8] = [
    ("legal moves", None, &["white: e4", "white: press", "black: e5", "black: press"]),
    ("a legal move without a press", None, &["white: e4", "white: press", "black: e5"]),
    ("an illegal move", None, &["white: Ra3", "white: press"]),
    ("an illegal move without a press", None, &["white: Ra3"]),
    ("an illegal move with a reply", None, &["white: Ra3", "white: press", "black: e5", "black: press"]),
    ("a king left in check", Some("4r1k1/5p2/8/8/8/8/4N3/4K2R w K - 0 1"), &["white: Nc3", "white: press"]),
    ("a pawn on the last rank", Some("8/P3k3/8/8/8/8/5p2/3K4 w - - 0 1"), &["white: a8", "white: press"]),
    ("a bare king's opponent", Some("8/8/4k3/8/8/8/8/R3K3 w Q - 0 1"), &["white: Rb3", "white: press"]),
];

/// The rulings on the case.
const RULINGS: [&str; 6] =
    ["uphold", "uphold 1 warning", "uphold 1 1:00", "uphold 1 none", "uphold! 1 loss", "dismiss 1"];

/// A game, and the last event's facts.
struct Played {
    game: Game,
    at: Stamp,
    facts: Vec<Fact>,
}

/// The parts of a game that a refused ruling does not change, and `undo` restores.
#[derive(Debug, PartialEq)]
struct Snapshot {
    position: String,
    plies: usize,
    left: [Option<Span>; 2],
    offences: [usize; 2],
    open: Vec<usize>,
    entry: bool,
}

impl Played {
    fn new(edition: Edition, control: &str, supervision: Supervision, fen: Option<&str>) -> Played {
        let settings = Settings {
            laws: edition,
            control: control.parse().ok(),
            supervision,
            arbiter: true,
            quickplay_finish: true,
            repetition: false,
            start: fen.map(str::to_owned),
            notation: vec![Letters::En],
            ..Settings::default()
        };
        let game = Game::new(settings).expect("a position");
        Played { game, at: Stamp(0), facts: Vec::new() }
    }

    fn say(&mut self, line: &str) {
        let input = Input::Line { text: line.to_owned() };
        let effects = self.game.handle(&Event { at: self.at, input });
        let fact = |effect| if let Effect::Report { report, .. } = effect { Some(report) } else { None };
        self.facts = effects.into_iter().filter_map(fact).collect();
    }

    /// Says a line half a second later.
    fn then(&mut self, line: &str) {
        self.at = self.at + Span(500);
        self.say(line);
    }

    fn snapshot(&self) -> Snapshot {
        let game = &self.game;
        Snapshot {
            position: game.position_text(),
            plies: game.moves.plies(),
            left: Color::ALL.map(|side| game.left(side)),
            offences: Color::ALL.map(|side| game.incidents.offences(side)),
            open: game.incidents.open().iter().map(|open| open.number).collect(),
            entry: game.moves.illegal().is_some(),
        }
    }

    /// Plays on for the side to move, after the arbiter's `continue` if needed.
    fn plays_on(&mut self) -> Result<(), String> {
        if self.game.clocks.is_over() {
            return Ok(());
        }
        if self.game.clocks.halted().is_some() {
            self.then("arbiter: continue");
        }
        let allowed = self.game.obligation().allowed().to_vec();
        let Some(&mv) = allowed.iter().find(|mv| !annabella_chess::captures_king(**mv)) else {
            return Ok(());
        };
        let side = self.game.to_move().fold_wb("white", "black");
        let line = format!("{side}: {}", uci_in(self.game.position(), mv));
        self.then(&line);
        let made = self.facts.iter().any(|fact| matches!(fact, Fact::Made { .. }));
        if made { Ok(()) } else { Err(format!("{line}: {:?}", self.facts)) }
    }
}

/// Plays a scene, a report and a ruling, and checks what the module says.
fn check(played: &mut Played, scene: &[&str], report: &str, ruling: &str) -> Result<(), String> {
    played.say("arbiter: start");
    scene.iter().for_each(|line| played.then(line));
    played.then(report);
    if played.game.clocks.is_over() {
        return Ok(());
    }
    let before = played.snapshot();
    played.say(&format!("arbiter: {ruling}"));
    let refused = played.facts.iter().any(|fact| matches!(fact, Fact::Refused { .. }));
    if refused && played.snapshot() != before {
        return Err(format!("refused, but changed: {before:?} to {:?}", played.snapshot()));
    }
    if !refused {
        let over = played.game.clocks.is_over();
        played.say("arbiter: undo");
        if played.snapshot() != before {
            return Err(format!("undone ({over}): {before:?} became {:?}", played.snapshot()));
        }
        played.say(&format!("arbiter: {ruling}"));
    }
    // The arbiter closes what is left.
    while let Some(number) = played.game.incidents.open().first().map(|open| open.number) {
        let upheld = played.game.incidents.offences(Color::White);
        played.then(&format!("arbiter: uphold {number} warning"));
        if played.game.incidents.numbered(number).is_some() {
            played.then(&format!("arbiter: dismiss {number}"));
        }
        if played.game.incidents.offences(Color::White) > upheld.max(1) {
            return Err("one move, two offences".to_owned());
        }
        if played.game.incidents.numbered(number).is_some_and(|open| !open.postponed) {
            return Err(format!("case {number} cannot be closed: {:?}", played.facts));
        }
        if played.game.incidents.numbered(number).is_some() {
            break;
        }
    }
    played.plays_on()
}

#[test]
fn whatever_is_ruled_play_goes_on() {
    let words = Words::new(Language::En);
    let mut turn = 0;
    let mut faults = Vec::new();
    for edition in Edition::ALL {
        for control in ["5400", "900", "180"] {
            for supervision in [Supervision::Full, Supervision::Partial] {
                for (id, situation) in TOLD {
                    for reporter in ["arbiter", "black"] {
                        for ruling in RULINGS {
                            // Each combination meets another scene, and each ruling meets each scene.
                            turn += 1;
                            // The short form tries every eleventh of the 420 combinations of an edition, a rate of play
                            // and a supervision.
                            if turn % campaigns::length(11, 1) != 0 {
                                continue;
                            }
                            let (name, fen, scene) = SCENES[turn / 2 % SCENES.len()];
                            let report =
                                format!("{reporter}: irregularity {} white", words.say(&Message::new(id)));
                            let mut played = Played::new(edition, control, supervision, fen);
                            if let Err(why) = check(&mut played, scene, &report, ruling) {
                                faults.push(format!(
                                    "{edition} {control} {supervision:?} {situation:?} by {reporter}, {ruling}, {name}: {why}"
                                ));
                            }
                        }
                    }
                }
            }
        }
    }
    let count = faults.len();
    faults.truncate(20);
    assert!(faults.is_empty(), "{count} of {turn}:\n{}", faults.join("\n"));
}

#[test]
fn a_flag_that_waits_ends_the_game_before_what_comes_later() {
    let mut played =
        Played::new(Edition::Laws2023, "60", Supervision::Full, Some("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    played.say("arbiter: start");
    for line in [
        "white: Kd1",
        "white: press",
        "black: Kd7",
        "black: press",
        "white: Ke1",
        "white: press",
        "white: offer",
    ] {
        played.then(line);
    }
    for _ in 0..70 {
        played.at = played.at + Span(1_000);
        played.game.handle(&Event { at: played.at, input: Input::Tick });
    }
    assert!(played.game.incidents.has_flag(Color::Black));
    played.then("black: accept!");
    assert!(!played.game.clocks.is_over() && played.game.pending.holds_outcome());
    played.then("arbiter: continue");
    assert!(played.game.clocks.halted().is_some(), "the flag comes first");
    played.then("arbiter: dismiss 1");
    assert!(
        played.game.outcome().is_some_and(|outcome| outcome.winner.is_none()),
        "the agreement then counts"
    );
    played.then("arbiter: undo");
    assert!(!played.game.clocks.is_over());
    played.then("arbiter: uphold 1");
    assert_eq!(played.game.outcome().and_then(|outcome| outcome.winner), Some(Color::White));
}
