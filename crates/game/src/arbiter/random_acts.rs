//! Tests of random games with random acts of the arbiter, each of which can be continued or ended.
//!
//! No claim ends without a ruling, no envelope stays closed once play continues, and after a ruling the clocks show
//! what its facts say.

#![cfg(test)]

use super::adjournment::{Request, Sealing};
use crate::commands::act::{Intent, PlayerAction, ReadAs};
use crate::commands::command::Command;
use crate::incidents::reported::TOLD;
use crate::interface::asker::Asker;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::effect::Effect;
use crate::interface::event::{Commitment, Event, Found, Input};
use crate::interface::fact::Fact;
use crate::interface::settings::{Settings, SideSettings};
use crate::reporting::record::Game;
use crate::state::pending::DrawClaim;
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Position, captures_king, uci_in};
use annabella_clock::{Span, Stamp};
use annabella_laws::{Edition, Reason, Supervision};
use annabella_speech::routing::Seat;
use annabella_speech::{Language, Message, Words};
use fastrand::Rng;

/// Games, and acts in each.
const GAMES: u64 = 400;
const ACTS: usize = 45;

/// Lines of players and arbiters, apart from moves, with places for a side, a situation and a case.
const LINES: &[&str] = &[
    "SIDE: press",
    "SIDE: press",
    "SIDE: offer",
    "SIDE: accept!",
    "SIDE: decline",
    "SIDE: halt",
    "SIDE: claim threefold",
    "SIDE: claim fifty",
    "SIDE: claim normal",
    "SIDE: claim increment",
    "SIDE: flag",
    "SIDE: irregularity WORD",
    "SIDE: retract",
    "SIDE: appeal it is unfair",
    "arbiter: irregularity WORD SIDE",
    "arbiter: irregularity WORD SIDE",
    "arbiter: halt",
    "arbiter: continue",
    "arbiter: continue SIDE",
    "arbiter: continue he is back",
    "arbiter: uphold",
    "arbiter: uphold N",
    "arbiter: uphold N",
    "arbiter: uphold N warning",
    "arbiter: uphold N 1:00",
    "arbiter: uphold N none",
    "arbiter: uphold SIDE",
    "arbiter: uphold because it is right",
    "arbiter: dismiss",
    "arbiter: dismiss N",
    "arbiter: dismiss SIDE",
    "arbiter: postpone",
    "arbiter: undo",
    "arbiter: undo a mistake",
    "arbiter: retract",
    "arbiter: retract 2",
    "arbiter: set SIDE 0:20",
    "arbiter: set SIDE 3 minutes",
    "arbiter: set SIDE moves 30",
    "arbiter: add SIDE 2:00",
    "arbiter: penalty SIDE 1:00",
    "arbiter: penalty SIDE less 0:10",
    "arbiter: penalty SIDE points 1/2",
    "arbiter: set control! 25 min + 5 s",
    "arbiter: set increment! 10",
    "arbiter: assistant SIDE all",
    "arbiter: assistant SIDE none",
    "arbiter: annul!",
    "arbiter: touch e2",
    "arbiter: touch none it was an accident",
    "arbiter: absent SIDE",
    "arbiter: arrived SIDE",
    "arbiter: adjourn",
    "arbiter: continue!",
    "arbiter: yes",
    "arbiter: no",
];

struct Played {
    game: Game,
    at: Stamp,
    facts: Vec<Fact>,
    random: Rng,
    lines: Vec<String>,
}

impl Played {
    fn new(seed: u64) -> Played {
        let mut random = Rng::with_seed(seed);
        let fens =
            [None, None, Some("8/P3k3/8/8/8/8/5p2/3K4 w - - 0 1"), Some("8/8/4k3/8/8/8/8/R3K3 w Q - 0 1")];
        let impaired = |impaired| SideSettings { impaired, ..SideSettings::default() };
        let settings = Settings {
            laws: Edition::ALL[random.usize(..Edition::ALL.len())],
            control: ["5400+30", "40/60:30", "900+10", "180+2", "120"][random.usize(..5)].parse().ok(),
            supervision: if random.bool() { Supervision::Full } else { Supervision::Partial },
            white: impaired(random.bool()),
            black: impaired(random.bool()),
            arbiter: true,
            quickplay_finish: random.bool(),
            start: fens[random.usize(..fens.len())].map(str::to_owned),
            notation: vec![Letters::En],
            ..Settings::default()
        };
        let game = Game::new(settings).expect("a position");
        Played { game, at: Stamp(0), facts: Vec::new(), random, lines: Vec::new() }
    }

    fn take(&mut self, input: Input, read: &ReadAs) {
        let effects = self.game.handle_as(&Event { at: self.at, input }, read).0;
        let fact = |effect| if let Effect::Report { report, .. } = effect { Some(report) } else { None };
        self.facts = effects.into_iter().filter_map(fact).collect();
    }

    fn say(&mut self, line: &str) {
        self.at = self.at + Span(300);
        self.lines.push(line.to_owned());
        self.take(Input::Line { text: line.to_owned() }, &ReadAs::Now);
        self.lines.push(format!("    {:?}", self.facts));
    }

    fn wait(&mut self, seconds: u64) {
        self.lines.push(format!("@{seconds}"));
        for _ in 0..seconds {
            self.at = self.at + Span(1_000);
            self.take(Input::Tick, &ReadAs::Now);
        }
    }

    fn is_made(&self) -> bool {
        self.facts.iter().any(|fact| matches!(fact, Fact::Made { .. }))
    }

    fn seal(&mut self) {
        self.take(Input::Passphrase { given: true }, &ReadAs::Now);
        let side = self.game.to_move();
        let sealing = if self.random.bool() { Sealing::Closed } else { Sealing::Made };
        let envelope = Request::Envelope(sealing(Commitment([7; 32])));
        let intent = Intent::Obey(Command::Adjourn(envelope));
        let act = PlayerAction::new(Asker::player(side), Seat::Shared, intent);
        self.lines.push("seal".to_owned());
        self.take(Input::Line { text: "seal".to_owned() }, &ReadAs::Act(Box::new(act)));
    }

    /// Gives the passphrase of a closed envelope, if it is asked for.
    fn open(&mut self) {
        if super::adjournment::asks_to_open(&self.game) {
            let moves = self.game.position().legal_moves();
            let mv = moves[self.random.usize(..moves.len())];
            let text = uci_in(self.game.position(), mv).to_string();
            self.lines.push(format!("opened: {text}"));
            self.take(Input::Envelope { found: Found::Move(text) }, &ReadAs::Now);
        }
    }

    /// Types a legal move of the side to move that the touched pieces allow.
    fn moves(&mut self) {
        let allowed = self.game.obligation().allowed().to_vec();
        let allowed: Vec<_> = allowed.into_iter().filter(|mv| !captures_king(*mv)).collect();
        if let Some(mv) = self.random.choice(&allowed) {
            let side = self.game.to_move().fold_wb("white", "black");
            let line = format!("{side}: {}", uci_in(self.game.position(), *mv));
            self.say(&line);
        }
    }

    fn act(&mut self, words: &[String]) {
        match self.random.u8(..20) {
            0..6 => self.moves(),
            6 => {
                let side = self.game.to_move().fold_wb("white", "black");
                self.say(&format!("{side}: Ra5"));
            }
            7 => {
                let seconds = self.random.u64(1..100);
                self.wait(seconds);
            }
            8 if self.game.seals() => self.seal(),
            9 => self.open(),
            _ => {
                let line = self.random.choice(LINES).expect("lines");
                let numbers: Vec<usize> = self.game.incidents.open().iter().map(|open| open.number).collect();
                let number = self.random.choice(&numbers).copied().unwrap_or(1).to_string();
                let side = if self.random.bool() { "white" } else { "black" };
                let word = self.random.choice(words).expect("words").clone();
                self.say(&line.replace("SIDE", side).replace("WORD", &word).replace('N', &number));
            }
        }
    }

    /// Returns the claim and the losses that wait for a ruling.
    fn waiting(&self) -> (Option<DrawClaim>, Vec<(Color, Reason)>) {
        (self.game.pending.claim(), self.game.pending.losses().to_vec())
    }

    /// Checks that no claim or loss went without a ruling, and that the clocks show what was said.
    fn check(&self, before: &(Option<DrawClaim>, Vec<(Color, Reason)>)) -> Result<(), String> {
        let (claim, losses) = self.waiting();
        let gone = before.0.is_some() && claim.is_none() || losses.len() < before.1.len();
        let ruled = self.facts.iter().any(|fact| {
            let undone =
                matches!(fact, Fact::Ruled(RuledFact { ruling: Ruling::Undone | Ruling::NewGame, .. }));
            let ended =
                matches!(fact, Fact::Result { .. } | Fact::ResultHeld { .. } | Fact::Attendance { .. });
            undone || ended || matches!(fact, Fact::Dismissed { .. } | Fact::Declined { .. })
        });
        if gone && !ruled {
            return Err(format!("a claim or a loss went without a ruling: {before:?}, {:?}", self.facts));
        }
        for side in Color::ALL {
            let said = self.facts.iter().rev().find_map(|fact| match fact {
                Fact::Set { side: of, left_ms, .. } | Fact::Added { side: of, left_ms, .. }
                    if *of == side =>
                {
                    Some(*left_ms)
                }
                _ => None,
            });
            let again = self.facts.iter().any(|fact| {
                matches!(fact, Fact::Completed { .. } | Fact::Control { .. } | Fact::Retracted { .. })
            });
            if !again && said.is_some_and(|said| self.game.left(side) != Some(said)) {
                return Err(format!("{side}: {said:?} said, {:?} left", self.game.left(side)));
            }
        }
        Ok(())
    }

    /// Rules on everything that waits, until the game is over or a move can be made and completed.
    fn finish(&mut self) -> Result<(), String> {
        for _ in 0..30 {
            if self.game.clocks.is_over() || self.game.questions.awaits_result() {
                return Ok(());
            }
            if let Some(open) = self.game.incidents.open().first().cloned() {
                self.say(&format!("arbiter: dismiss! {}", open.number));
                if self.game.incidents.numbered(open.number).is_some() {
                    self.say(&format!("arbiter: uphold {}", open.number));
                }
                if self.game.incidents.numbered(open.number).is_some() {
                    self.say(&format!("arbiter: uphold! {} loss", open.number));
                }
                if self.game.incidents.numbered(open.number).is_some_and(|left| !left.postponed)
                    && !self.game.has_sealed()
                {
                    return Err(format!("case {open:?} cannot be closed: {:?}", self.facts));
                }
            }
            if self.game.pending.claim().is_some() || !self.game.pending.losses().is_empty() {
                self.say("arbiter: dismiss");
            }
            if self.game.clocks.is_before() {
                self.say("arbiter: start!");
            }
            for side in ["white", "black"] {
                self.say(&format!("arbiter: arrived {side}"));
                self.say(&format!("arbiter: add {side} 2:00"));
            }
            self.say("arbiter: continue");
            if self.game.seals() {
                let side = self.game.to_move().fold_wb("white", "black");
                self.say(&format!("arbiter: continue {side}"));
                self.seal();
                self.say(&format!("{side}: press"));
                self.say("arbiter: continue");
            }
            self.open();
            let side = self.game.to_move().fold_wb("white", "black");
            if self.game.to_repeat().is_some() {
                self.say(&format!("{side}: repeat {}", self.last_move()));
            }
            if self.game.obligation().allowed().iter().all(|mv| captures_king(*mv)) {
                return Ok(());
            }
            self.moves();
            if !self.is_made() {
                continue;
            }
            if self.game.pending.adjournment().is_some() && !self.game.clocks.is_over() {
                return Err("a move was made while an envelope is closed".to_owned());
            }
            self.say(&format!("arbiter: continue {side}"));
            self.say(&format!("{side}: press"));
            let completed = self.facts.iter().any(|fact| matches!(fact, Fact::Completed { .. }));
            if completed || self.game.clocks.is_over() {
                return Ok(());
            }
        }
        Err(format!("no way on: {:?}", self.facts))
    }

    fn last_move(&self) -> String {
        let Some(last) = self.game.line().plies().last() else { return String::new() };
        uci_in(self.game.position_before(), last.mv).to_string()
    }
}

fn play(seed: u64, words: &[String]) -> Result<usize, String> {
    let mut played = Played::new(seed);
    played.say("arbiter: start!");
    let mut rulings = 0;
    for _ in 0..ACTS {
        let before = played.waiting();
        played.act(words);
        let outcome = played.check(&before);
        rulings += played.facts.iter().filter(|fact| matches!(fact, Fact::Ruled(_))).count();
        outcome.map_err(|why| format!("{seed}: {why}\n{}", played.lines.join("\n")))?;
    }
    played.finish().map_err(|why| format!("{seed}: {why}\n{}", played.lines.join("\n")))?;
    Ok(rulings)
}

#[test]
fn every_random_game_can_be_continued_or_ended() {
    let words = Words::new(Language::En);
    let words = TOLD.map(|(id, _)| words.say(&Message::new(id)));
    let played: Vec<Result<usize, String>> = (0..GAMES).map(|seed| play(seed, &words)).collect();
    let rulings: usize = played.iter().flatten().sum();
    let mut faults: Vec<String> = played.into_iter().filter_map(Result::err).collect();
    let count = faults.len();
    faults.truncate(3);
    assert!(faults.is_empty(), "{count} of {GAMES}:\n{}", faults.join("\n\n"));
    assert!(rulings > GAMES as usize, "{rulings} rulings in {GAMES} games");
}
