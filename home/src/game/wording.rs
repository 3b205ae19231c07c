//! The words of a game, as one person alone with an engine hears them.
//!
//! A game speaks to two players and an audience. This module leaves out what no one needs here, and adds the words of
//! this program.

use crate::engine::EngineFault;
use crate::help::{HelpRequest, OF_GAMES, requested};
use annabella::chess::{Color, Piece, Square};
use annabella::game::{Effect, Fact, State, asks_again};
use annabella::speech::{Audience, Message, Notated, Priority, Speaker, Utterance, Worded, phrases};

/// The words that the person has heard last.
#[derive(Clone, Debug, Default)]
pub struct Wording {
    /// Those of this program, if nothing was said after them.
    last: Vec<Message>,
    is_over: bool,
    /// The name of the game for a review.
    reviewed: String,
}

impl Wording {
    /// Creates the wording of a game that a review calls by this name.
    pub fn new(reviewed: String) -> Wording {
        Wording { reviewed, ..Wording::default() }
    }

    /// Adapts the words of an input that the person has typed.
    pub fn of_person(&self, line: &str, person: Color, effects: &mut Vec<Effect>) {
        match requested(line, OF_GAMES) {
            Some(HelpRequest::Topics) => effects.push(say(&Said::Phrase(HomePhrase::How))),
            Some(HelpRequest::On(help)) => replace(effects, vec![help]),
            None => {}
        }
        if asks_again(line) && !self.last.is_empty() {
            replace(effects, self.last.clone());
        }
        let offers = |effect: &Effect| matches!(effect, Effect::Report { report: Fact::Offered { by }, .. } if *by == person);
        if effects.iter().any(offers) {
            // No one else is there to answer.
            effects.retain(|effect| !matches!(effect, Effect::Say { .. }));
            effects.push(say(&Said::Phrase(HomePhrase::Offered)));
        }
    }

    /// Leaves out the notice that the engine has pressed its clock: it does so with each move.
    pub fn of_press(effects: &mut Vec<Effect>) {
        let is_notice = |utterance: &Utterance| {
            utterance.from == Speaker::Clock && utterance.priority == Priority::Notification
        };
        effects.retain(|effect| !matches!(effect, Effect::Say { utterance, .. } if is_notice(utterance)));
    }

    /// Notes what is said after an input, and adds what follows the end of the game.
    pub fn note(&mut self, own: &[Effect], state: &State, effects: &mut Vec<Effect>) {
        let phrases = |effect: &Effect| match effect {
            Effect::Say { utterance, .. } => utterance.phrases.clone(),
            _ => Vec::new(),
        };
        if own.iter().any(|effect| matches!(effect, Effect::Say { .. })) {
            self.last = own.iter().flat_map(phrases).collect();
        } else if effects.iter().any(|effect| matches!(effect, Effect::Say { .. }))
            && effects.iter().flat_map(phrases).ne(self.last.iter().cloned())
        {
            self.last.clear();
        }
        let is_over = state.outcome().is_some();
        if is_over && !std::mem::replace(&mut self.is_over, is_over) {
            effects.push(say(&Said::Phrase(HomePhrase::Over { game: self.reviewed.clone() })));
        }
        self.is_over = is_over;
    }
}

/// Says these words instead of those of the game.
fn replace(effects: &mut Vec<Effect>, phrases: Vec<Message>) {
    effects.retain(|effect| !matches!(effect, Effect::Say { .. } | Effect::Report { .. }));
    effects.push(said(phrases));
}

/// Says something to the person.
pub fn say(what: &Said) -> Effect {
    said(what.messages())
}

fn said(phrases: Vec<Message>) -> Effect {
    let utterance = Utterance {
        phrases,
        ..Utterance::new(Speaker::Program, Audience::Room, Priority::Message, &HomePhrase::How.message())
    };
    Effect::Say { utterance, aloud: true }
}

phrases! {
    /// Words of the program in a game against an engine.
    pub enum HomePhrase {
        Opponent { side: Color, engine: String, strength: Message } => "home-opponent",
        How => "home-how",
        Offered => "home-offered",
        Over { game: String } => "home-over",
        Opening { moves: Notated, side: Color } => "home-opening",
        HintPiece { piece: Piece, square: Square } => "home-hint-piece",
        HintMove { r#move: Message } => "home-hint-move",
        HintLine { moves: Notated } => "home-hint-line",
        HintNotNow => "home-hint-not-now",
        HintOff => "home-hint-off",
        HintWord => "home-hint-word",
        Starting => "home-engine-starting",
        Restarted => "home-engine-restarted",
        OffWithClock => "home-engine-off-clock",
        Off => "home-engine-off",
    }
}

/// Something that the program says.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// A phrase.
    Phrase(HomePhrase),
    /// A fault of the engine, and what follows from it.
    Fault(EngineFault, HomePhrase),
}

impl Said {
    /// Returns the sentences.
    pub fn messages(&self) -> Vec<Message> {
        match self {
            Said::Phrase(phrase) => vec![phrase.message()],
            Said::Fault(fault, next) => vec![fault.message(), next.message()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella::clock::Stamp;
    use annabella::game::{Event, Game, Input, Settings};

    fn words(effects: &[Effect]) -> Vec<&'static str> {
        let said = effects.iter().filter_map(|effect| match effect {
            Effect::Say { utterance, .. } => Some(utterance.phrases.iter().map(|phrase| phrase.id)),
            _ => None,
        });
        said.flatten().collect()
    }

    fn types(game: &mut Game, wording: &mut Wording, line: &str, own: &[Effect]) -> Vec<&'static str> {
        let input = Input::Line { text: line.to_owned() };
        let mut effects = game.handle(&Event { at: Stamp(1000), input });
        wording.of_person(line, Color::White, &mut effects);
        effects.extend(own.iter().cloned());
        wording.note(own, game, &mut effects);
        words(&effects)
    }

    #[test]
    fn the_last_words_of_this_program_are_repeated_until_the_game_says_more() {
        let mut game = Game::new(Settings { repetition: false, ..Settings::default() }).unwrap();
        let mut wording = Wording::default();
        game.greeting();
        let hint = [say(&Said::Phrase(HomePhrase::HintNotNow))];
        types(&mut game, &mut wording, "white: e4", &hint);
        assert_eq!(types(&mut game, &mut wording, "again", &[]), ["home-hint-not-now"]);
        assert_eq!(types(&mut game, &mut wording, "again", &[]), ["home-hint-not-now"]);
        types(&mut game, &mut wording, "whose", &[]);
        assert_ne!(types(&mut game, &mut wording, "again", &[]), ["home-hint-not-now"]);
    }

    #[test]
    fn an_offer_and_the_end_have_words_for_one_person() {
        let mut game = Game::new(Settings { repetition: false, ..Settings::default() }).unwrap();
        let mut wording = Wording::default();
        game.greeting();
        for line in ["white: e4", "black: e5", "white: Nf3"] {
            types(&mut game, &mut wording, line, &[]);
        }
        assert_eq!(types(&mut game, &mut wording, "white: offer", &[]), ["home-offered"]);
        let end = types(&mut game, &mut wording, "black: accept!", &[]);
        assert_eq!(end.last(), Some(&"home-over"));
        assert!(!types(&mut game, &mut wording, "last", &[]).contains(&"home-over"), "it is said once");
    }
}
