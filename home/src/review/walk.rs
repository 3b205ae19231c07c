//! A review of `annabella` with turning points, which one word reaches.

use super::analysis::TurningPoint;
use crate::engine::{EngineFault, EngineScore};
use crate::help::{HelpRequest, OF_REVIEWS, is_word, requested};
use annabella::chess::{Color, Position};
use annabella::clock::Stamp;
use annabella::game::{Effect, Event, Input, Machine, MoveName, ReadAs, Review, Settings, StartError};
use annabella::scoresheet::file::Note;
use annabella::scoresheet::pgn::Record;
use annabella::speech::{
    Announcement, Audience, Message, Priority, Speaker, Style, Utterance, Worded, Words, phrases,
};

phrases! {
    /// Words about turning points.
    enum TurnPhrase {
        Count { count: usize } => "home-review-count",
        Last => "home-review-last",
        Unjudged { judged: usize, positions: usize } => "home-review-unjudged",
        Comment { better: Message, before: Message, after: Message } => "home-review-comment",
        Mate { side: Color, moves: usize } => "home-review-mate",
    }
}

/// The glyph of a turning point: a blunder.
const BLUNDER: u16 = 4;

/// The message that a move has comments.
const COMMENTED: &str = "review-commented";

/// The findings of an engine in a game.
pub struct Findings<'a> {
    /// The turning points.
    pub points: &'a [TurningPoint],
    /// The failure of the engine, and the number of positions judged before it.
    pub fault: Option<(EngineFault, usize)>,
}

/// A review and its turning points.
pub struct Walk {
    review: Review,
    /// The sentences about an engine that has failed.
    unjudged: Vec<Message>,
    /// The indices of the moves.
    turns: Vec<usize>,
}

impl Walk {
    /// Creates the review. Each turning point has a comment in the language of `words`.
    ///
    /// # Errors
    /// [`StartError`] as for a review of `annabella`.
    pub fn new(
        mut record: Record,
        findings: &Findings,
        settings: Settings,
        words: &Words,
    ) -> Result<Walk, StartError> {
        let Findings { points, fault } = *findings;
        let positions = record.line.len() + 1;
        let unjudged = fault.map_or_else(Vec::new, |(fault, judged)| {
            vec![fault.message(), TurnPhrase::Unjudged { judged, positions }.message()]
        });
        record.notes.resize(record.notes.len().max(record.line.len()), Vec::new());
        for point in points {
            let position = record.line.position_after(point.index);
            let phrase = TurnPhrase::Comment {
                better: Announcement::of(position, point.better, Style::Short).message(),
                before: judgement(point.before, position.turn()),
                after: judgement(point.after, position.turn()),
            };
            if let Some(notes) = record.notes.get_mut(point.index) {
                notes.push(Note::Glyph(BLUNDER));
                notes.push(Note::Comment(words.say(&phrase.message())));
            }
        }
        let turns = points.iter().map(|point| point.index).collect();
        Ok(Walk { review: Review::new(record, settings)?, unjudged, turns })
    }

    /// Announces the keys that step through the game.
    pub fn tell_keys(&mut self) -> Vec<Effect> {
        self.review.tell_keys()
    }

    /// Goes to the next turning point, and reads its comment.
    fn turn(&mut self, at: Stamp) -> Vec<Effect> {
        let shown = self.review.state().map_or(0, |state| state.line().len());
        let Some(index) = self.turns.iter().copied().find(|index| index + 1 > shown) else {
            return vec![say(&TurnPhrase::Last.message())];
        };
        let (number, side) = self.review.label(index + 1);
        if let Err(missing) = self.review.go(MoveName { number, side: Some(side) }) {
            return vec![say(&missing)];
        }
        // The move itself is read by its number, its comment by the review's word.
        let mut effects = Vec::new();
        let dots = side.fold_wb(".", "...");
        for line in [format!("{number}{dots}"), "comment".to_owned()] {
            effects.extend(self.review.handle(&Event { at, input: Input::Line { text: line } }));
        }
        // The comment has just been read.
        for effect in &mut effects {
            if let Effect::Say { utterance, .. } = effect {
                utterance.phrases.retain(|phrase| phrase.id != COMMENTED);
            }
        }
        effects.retain(
            |effect| !matches!(effect, Effect::Say { utterance, .. } if utterance.phrases.is_empty()),
        );
        effects
    }
}

/// Words a judgement for `mover`; a mate names its side and its number of moves.
fn judgement(score: EngineScore, mover: Color) -> Message {
    let EngineScore::Mate(moves) = score else { return score.message() };
    let side = if moves > 0 { mover } else { mover.other() };
    TurnPhrase::Mate { side, moves: moves.unsigned_abs() as usize }.message()
}

fn say(message: &Message) -> Effect {
    let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, message);
    Effect::Say { utterance, aloud: true }
}

impl Machine for Walk {
    fn greeting(&mut self) -> Vec<Effect> {
        let mut effects = self.review.greeting();
        effects.extend(self.unjudged.iter().map(say));
        // Without the whole judgement, the program cannot know that there is none.
        if self.unjudged.is_empty() || !self.turns.is_empty() {
            effects.push(say(&TurnPhrase::Count { count: self.turns.len() }.message()));
        }
        effects
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        match &event.input {
            Input::Line { text } if is_word("home-word-turn", text) => (self.turn(event.at), ReadAs::Now),
            Input::Line { text } => match requested(text, OF_REVIEWS) {
                Some(HelpRequest::On(help)) => (vec![say(&help)], ReadAs::Now),
                Some(HelpRequest::Topics) => {
                    let (mut effects, read) = self.review.handle_as(event, read);
                    effects.extend(OF_REVIEWS.iter().map(|(_, id)| say(&Message::new(id))));
                    (effects, read)
                }
                None => self.review.handle_as(event, read),
            },
            _ => self.review.handle_as(event, read),
        }
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.review.next_deadline()
    }

    fn now(&self) -> Stamp {
        self.review.now()
    }

    fn is_over(&self) -> bool {
        self.review.is_over()
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        self.review.label(ply)
    }
}
