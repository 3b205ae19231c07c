//! A machine that does not play chess: it counts typed lines.

use annabella::clock::{Span, Stamp};
use annabella::game::{Effect, Event, Input, Machine, ReadAs};
use annabella::speech::{Audience, Phrase, Priority, Speaker, Utterance};

/// Counts the lines until `enough`, and announces their number after a pause.
pub struct Tally {
    pause: Span,
    now: Stamp,
    lines: usize,
    told: usize,
    over: bool,
}

impl Tally {
    /// Creates a machine that announces the number of lines `pause` milliseconds after a line.
    pub fn new(pause: u64) -> Box<Tally> {
        Box::new(Tally { pause: Span(pause), now: Stamp(0), lines: 0, told: 0, over: false })
    }

    fn count(&self) -> Effect {
        let phrase = Phrase::MovesMade { moves: self.lines };
        let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, &phrase);
        Effect::Say { utterance, aloud: true }
    }
}

impl Machine for Tally {
    fn greeting(&mut self) -> Vec<Effect> {
        vec![self.count()]
    }

    fn handle_as(&mut self, event: &Event, _: &ReadAs) -> (Vec<Effect>, ReadAs) {
        self.now = event.at.max(self.now);
        let effects = match &event.input {
            Input::Line { text } if text == "enough" => {
                self.over = true;
                vec![Effect::Over]
            }
            Input::Line { .. } => {
                self.lines += 1;
                Vec::new()
            }
            Input::Tick if self.lines > self.told => {
                self.told = self.lines;
                vec![self.count()]
            }
            _ => Vec::new(),
        };
        (effects, ReadAs::Now)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        (self.lines > self.told).then(|| self.now + self.pause)
    }

    fn now(&self) -> Stamp {
        self.now
    }

    fn is_over(&self) -> bool {
        self.over
    }
}
