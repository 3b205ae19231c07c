//! A game of `annabella` and an engine, as one machine for a table.
//!
//! The game receives every input and is replayed without the engine. The engine's lines come through the table, so
//! that they are in the journal.

use super::opening::{Opening, Step};
use super::partner::{Handicap, Partner, Wish};
use super::wording::{HomePhrase, Said, Wording, say};
use crate::engine::Engine;
use crate::help::is_word;
use annabella::chess::{Color, Position};
use annabella::cli::playing::play::Companion;
use annabella::clock::Stamp;
use annabella::devices::tables::signal::{DeviceEvent, SignalSender};
use annabella::game::{Concealed, Effect, Event, Fact, Game, Input, Machine, ReadAs, State, untagged};
use annabella::speech::spoken::without_courtesy;
use annabella::speech::{Message, Worded};
use std::collections::VecDeque;

/// The end of the line with which the engine presses its clock.
const PRESS: &str = ": press";

/// An engine that takes part in a game.
pub struct Opponent {
    /// The engine.
    pub engine: Engine,
    /// Its side.
    pub side: Color,
    /// Its strength and the person's advantage.
    pub handicap: Handicap,
    /// The opening with which the game starts, if there is one.
    pub opening: Option<FixedOpening>,
    /// The name of the game for a review, quoted for a shell.
    pub reviewed: String,
}

/// An opening, as a game starts with it.
pub enum FixedOpening {
    /// The game plays its moves.
    Played(Opening),
    /// The game starts in the position after it.
    SetUp(Opening),
}

impl Companion for Opponent {
    fn command(&self) -> &'static str {
        "annabella-home play"
    }

    fn strength(&self) -> Option<String> {
        Some(self.handicap.strength.to_string())
    }

    fn join(self: Box<Self>, game: Box<dyn Machine>, sender: SignalSender) -> Box<dyn Machine> {
        let waker = sender.clone();
        self.engine.wake_by(move || {
            // Fails only if the table has ended.
            waker.send(DeviceEvent::Companion(Input::Tick));
        });
        Box::new(Sparring {
            game,
            partner: Partner::new(self.side, self.handicap),
            engine: self.engine,
            sender,
            sent: VecDeque::new(),
            opening: self.opening,
            wording: Wording::new(self.reviewed),
        })
    }
}

/// A game and its engine.
struct Sparring {
    game: Box<dyn Machine>,
    partner: Partner,
    engine: Engine,
    sender: SignalSender,
    /// The engine's lines, and those of the opening, that are on their way.
    sent: VecDeque<String>,
    /// The opening that is not finished.
    opening: Option<FixedOpening>,
    wording: Wording,
}

impl Sparring {
    /// Follows an event with its effects, and adapts what is said about it.
    fn follow(&mut self, event: &Event, effects: &mut Vec<Effect>) {
        let Some(state) = self.game.state() else { return };
        let mut wishes = match &event.input {
            Input::Line { text } if self.sent.front() == Some(text) => {
                self.sent.pop_front();
                if is_refused(effects, None) {
                    self.partner.is_refused(state);
                    self.opening = None;
                } else if self.opening.is_some() {
                    // The moves of the opening are announced together.
                    effects.retain(|effect| !matches!(effect, Effect::Say { .. }));
                } else if text.ends_with(PRESS) {
                    Wording::of_press(effects);
                }
                Vec::new()
            }
            Input::Line { text } => line(&mut self.partner, text, state, effects),
            _ => Vec::new(),
        };
        if let Input::Line { text } = &event.input {
            self.wording.of_person(text, self.partner.side().other(), effects);
        }
        wishes.extend(proposal(&mut self.partner, effects));
        while let Some(report) = self.engine.report() {
            wishes.extend(self.partner.report(report, state));
        }
        let is_waiting = |wish: &Wish| matches!(wish, Wish::Line(_));
        if self.sent.is_empty() && !wishes.iter().any(is_waiting) {
            let step = opening_step(&mut self.opening, state);
            let is_played = matches!(step, Some(Wish::Line(_)));
            wishes.extend(step);
            if !is_played {
                wishes.extend(self.partner.follow(state));
            }
        }
        let own: Vec<Effect> = wishes.into_iter().filter_map(|wish| self.carry_out(wish)).collect();
        effects.extend(own.iter().cloned());
        if let Some(state) = self.game.state() {
            self.wording.note(&own, state, effects);
        }
    }

    /// Carries out a wish; words are returned as an effect.
    fn carry_out(&mut self, wish: Wish) -> Option<Effect> {
        match wish {
            Wish::Search(search) => self.engine.search(search),
            Wish::Cancel => self.engine.cancel(),
            Wish::Restart => self.engine.restart(),
            Wish::Line(text) => {
                // Fails only if the table has ended.
                self.sender.send(DeviceEvent::Companion(Input::Line { text: text.clone() }));
                self.sent.push_back(text);
            }
            Wish::Say(said) => return Some(say(&said)),
        }
        None
    }

    /// Names the engine at the start.
    fn introduction(&self) -> Effect {
        let (side, engine) = (self.partner.side().other(), self.engine.name().to_owned());
        let strength = self.partner.strength().message();
        say(&Said::Phrase(HomePhrase::Opponent { side, engine, strength }))
    }
}

/// Returns the next step of the opening; `None` if there is none, or none is possible now.
fn opening_step(opening: &mut Option<FixedOpening>, state: &State) -> Option<Wish> {
    let FixedOpening::Played(played) = opening.as_ref()? else { return None };
    match played.step(state) {
        Step::Line(line) => Some(Wish::Line(line)),
        Step::Wait => None,
        Step::Done => {
            let said = opening_words(played, state);
            *opening = None;
            Some(Wish::Say(said))
        }
        Step::Ended => {
            *opening = None;
            None
        }
    }
}

/// The words about the start of a game without a clock, in which an opening is played immediately.
const READY: &str = "play-ready-without-clock";

/// Names the side to move after the opening in the words about the start.
fn start_after(opening: &Opening, start: &mut [Effect]) {
    let said = start.iter_mut().filter_map(|effect| match effect {
        Effect::Say { utterance, .. } => Some(&mut utterance.phrases),
        _ => None,
    });
    for phrase in said.flatten().filter(|phrase| phrase.id == READY) {
        *phrase = Message::new(READY).with("side", opening.turn());
    }
}

fn opening_words(opening: &Opening, state: &State) -> Said {
    let moves = opening.notated(state.settings().interface.into());
    Said::Phrase(HomePhrase::Opening { moves, side: opening.turn() })
}

impl Machine for Sparring {
    fn greeting(&mut self) -> Vec<Effect> {
        let mut effects = vec![self.introduction()];
        if let Some(FixedOpening::SetUp(opening)) = &self.opening
            && let Some(state) = self.game.state()
        {
            effects.push(say(&opening_words(opening, state)));
            self.opening = None;
        }
        let mut start = self.game.greeting();
        if let Some(FixedOpening::Played(opening)) = &self.opening {
            start_after(opening, &mut start);
        }
        effects.extend(start);
        effects.push(say(&Said::Phrase(HomePhrase::How)));
        // The first act of the engine needs an input.
        self.sender.send(DeviceEvent::Companion(Input::Tick));
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

    fn game(&self) -> Option<&Game> {
        self.game.game()
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.game.next_deadline()
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        self.game.conceals(line)
    }

    fn reads(&self, line: &str) -> bool {
        self.game.reads(line)
    }

    fn is_for_the_game(&self, text: &str) -> bool {
        self.game.is_for_the_game(text)
    }

    fn sealed_in_words(&self, text: &str) -> Option<Message> {
        self.game.sealed_in_words(text)
    }
}

/// The reason with which a game refuses a hint.
const NO_ADVICE: &str = "no-advice";

/// The reason with which a game refuses a resignation without a side.
const NO_SIDE: &str = "resigns-unnamed";

/// The reason with which a game refuses to take back the partner's move without a side.
const NO_MOVER: &str = "takeback-unnamed";

/// Returns what the partner does about a line of the person, whose effects in the game are adapted.
pub fn line(partner: &mut Partner, text: &str, state: &State, effects: &mut Vec<Effect>) -> Vec<Wish> {
    let person = partner.side().other();
    if is_refused(effects, Some(NO_ADVICE)) {
        silence(effects);
        // A question such as `who is better` does not use up the steps of a hint.
        return match is_word("command-hint", without_courtesy(untagged(text))) {
            true => partner.hint(state),
            false => vec![Wish::Say(Said::Phrase(HomePhrase::HintWord))],
        };
    }
    if is_refused(effects, Some(NO_SIDE)) {
        // No one else is at this terminal.
        silence(effects);
        return vec![Wish::Line(format!("{person}: resign!"))];
    }
    // Without a number, a move of the person is meant: after the engine's reply, both are taken back.
    let is_bare = is_word("command-retract", untagged(text));
    let is_refused = is_refused(effects, Some(NO_MOVER));
    let is_meant = is_refused || proposed(effects).is_some();
    if is_bare && is_meant && state.line().position().turn() == person && state.plies() > 1 {
        silence(effects);
        return vec![Wish::Line(format!("{person}: retract 2"))];
    }
    if is_refused {
        silence(effects);
        return vec![Wish::Line(format!("{}: retract 1", person.other()))];
    }
    Vec::new()
}

/// Consents to a takeback that the person has proposed.
pub fn proposal(partner: &mut Partner, effects: &mut Vec<Effect>) -> Vec<Wish> {
    let Some(by) = proposed(effects) else { return Vec::new() };
    let wishes = partner.takeback(by);
    if !wishes.is_empty() {
        // The question is answered already.
        effects.retain(|effect| !matches!(effect, Effect::Say { .. }));
    }
    wishes
}

/// Whether an input was refused, for this reason if one is given.
pub fn is_refused(effects: &[Effect], wanted: Option<&str>) -> bool {
    effects.iter().any(|effect| {
        let Effect::Report { report: Fact::Refused { reason, .. }, .. } = effect else { return false };
        wanted.is_none_or(|wanted| wanted == reason)
    })
}

/// Returns the side for which a takeback was proposed.
fn proposed(effects: &[Effect]) -> Option<Color> {
    effects.iter().find_map(|effect| match effect {
        Effect::Report { report: Fact::TakebackOffered { by, .. }, .. } => Some(*by),
        _ => None,
    })
}

fn silence(effects: &mut Vec<Effect>) {
    effects.retain(|effect| !matches!(effect, Effect::Say { .. } | Effect::Report { .. }));
}
