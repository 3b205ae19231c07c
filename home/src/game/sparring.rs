//! A game of `annabella` and an engine, as one machine for a table.
//!
//! The game receives every input and is replayed without the engine. The engine's lines come through the table, so
//! that they are in the journal.

use super::partner::{Handicap, Partner, Wish};
use super::phrases::{HomePhrase, Said};
use crate::engine::Engine;
use annabella::chess::Color;
use annabella::cli::playing::play::Companion;
use annabella::clock::Stamp;
use annabella::devices::tables::signal::{News, SignalSender};
use annabella::game::{Concealed, Effect, Event, Fact, Input, Machine, ReadAs, Secret, State};
use annabella::scoresheet::pgn::Record;
use annabella::speech::{Audience, Message, Priority, Speaker, Utterance};
use std::collections::VecDeque;

/// The reason with which a game refuses a hint.
const NO_ADVICE: &str = "no-advice";

/// An engine that takes part in a game.
pub struct Opponent {
    /// The engine.
    pub engine: Engine,
    /// Its side.
    pub side: Color,
    /// Its strength and the person's advantage.
    pub handicap: Handicap,
}

impl Companion for Opponent {
    fn join(self: Box<Self>, game: Box<dyn Machine>, sender: SignalSender) -> Box<dyn Machine> {
        let waker = sender.clone();
        self.engine.wake_by(move || {
            // Fails only if the table has ended.
            waker.send(News::Companion(Input::Tick));
        });
        Box::new(Sparring {
            game,
            partner: Partner::new(self.side, self.handicap),
            engine: self.engine,
            sender,
            sent: VecDeque::new(),
        })
    }
}

/// A game and its engine.
struct Sparring {
    game: Box<dyn Machine>,
    partner: Partner,
    engine: Engine,
    sender: SignalSender,
    /// The engine's lines that are on their way.
    sent: VecDeque<String>,
}

impl Sparring {
    /// Follows an event with its effects. Returns what is said about it.
    fn follow(&mut self, event: &Event, effects: &mut Vec<Effect>) {
        let mut wishes = Vec::new();
        let Some(state) = self.game.state() else { return };
        let is_its_line = matches!(&event.input, Input::Line { text } if self.sent.front() == Some(text));
        if is_its_line {
            self.sent.pop_front();
            if is_refused(effects, None) {
                self.partner.is_refused(state);
            }
        } else if is_refused(effects, Some(NO_ADVICE)) {
            // At home, advice is what the person wants.
            effects.retain(|effect| !matches!(effect, Effect::Say { .. } | Effect::Report { .. }));
            wishes.extend(self.partner.hint(state));
        }
        let proposal = effects.iter().find_map(|effect| match effect {
            Effect::Report { report: Fact::TakebackOffered { by, .. }, .. } => Some(*by),
            _ => None,
        });
        if let Some(by) = proposal {
            wishes.extend(self.partner.takeback(by));
            // The question is answered already.
            effects.retain(|effect| !matches!(effect, Effect::Say { .. }) || wishes.is_empty());
        }
        while let Some(report) = self.engine.report() {
            wishes.extend(self.partner.report(report, state));
        }
        let is_waiting = |wish: &Wish| matches!(wish, Wish::Line(_));
        if self.sent.is_empty() && !wishes.iter().any(is_waiting) {
            wishes.extend(self.partner.follow(state));
        }
        effects.extend(wishes.into_iter().filter_map(|wish| self.carry_out(wish)));
    }

    /// Carries out a wish; words are returned as an effect.
    fn carry_out(&mut self, wish: Wish) -> Option<Effect> {
        match wish {
            Wish::Search(search) => self.engine.search(search),
            Wish::Cancel => self.engine.cancel(),
            Wish::Restart => self.engine.restart(),
            Wish::Line(text) => {
                // Fails only if the table has ended.
                self.sender.send(News::Companion(Input::Line { text: text.clone() }));
                self.sent.push_back(text);
            }
            Wish::Say(said) => return Some(say(&said)),
        }
        None
    }

    /// Names the engine at the start.
    fn introduction(&self) -> Effect {
        let (side, engine) = (self.partner.side().other(), self.engine.name().to_owned());
        say(&Said::Phrase(HomePhrase::Opponent { side, engine }))
    }
}

/// Whether an input was refused, for this reason if one is given.
fn is_refused(effects: &[Effect], wanted: Option<&str>) -> bool {
    effects.iter().any(|effect| {
        let Effect::Report { report: Fact::Refused { reason, .. }, .. } = effect else { return false };
        wanted.is_none_or(|wanted| wanted == reason)
    })
}

fn say(said: &Said) -> Effect {
    let utterance = Utterance {
        phrases: said.messages(),
        ..Utterance::new(Speaker::Program, Audience::Room, Priority::Message, &Message::new("home-hint-off"))
    };
    Effect::Say { utterance, aloud: true }
}

impl Machine for Sparring {
    fn greeting(&mut self) -> Vec<Effect> {
        let mut effects = vec![self.introduction()];
        effects.extend(self.game.greeting());
        effects.push(say(&Said::Phrase(HomePhrase::How)));
        // The first act of the engine needs an input.
        self.sender.send(News::Companion(Input::Tick));
        effects
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let (mut effects, act) = self.game.handle_as(event, read);
        if let Input::Resumed { .. } = event.input {
            effects.insert(0, self.introduction());
        }
        self.follow(event, &mut effects);
        (effects, act)
    }

    fn secret(&self) -> Option<Secret> {
        self.game.secret()
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        self.game.conceals(line)
    }

    fn understands(&self, line: &str) -> bool {
        self.game.understands(line)
    }

    fn without_pin(&self, line: &str, sure: bool) -> (Input, ReadAs) {
        self.game.without_pin(line, sure)
    }

    fn is_for_the_game(&self, text: &str) -> bool {
        self.game.is_for_the_game(text)
    }

    fn sealed_in_words(&self, text: &str) -> Option<Message> {
        self.game.sealed_in_words(text)
    }

    fn asks(&self, line: &str) -> bool {
        self.game.asks(line)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.game.next_deadline()
    }

    fn now(&self) -> Stamp {
        self.game.now()
    }

    fn time_runs(&self) -> bool {
        self.game.time_runs()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn is_adjourned(&self) -> bool {
        self.game.is_adjourned()
    }

    fn keeps_score(&self) -> bool {
        self.game.keeps_score()
    }

    fn sheet_form(&self) -> &'static str {
        self.game.sheet_form()
    }

    fn score(&self) -> Option<Record> {
        self.game.score()
    }

    fn state(&self) -> Option<&State> {
        self.game.state()
    }

    fn overview(&self) -> Vec<Effect> {
        self.game.overview()
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        self.game.label(ply)
    }
}
