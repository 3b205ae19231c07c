//! A machine that answers one line slowly.

use annabella::chess::Color;
use annabella::clock::Stamp;
use annabella::game::{Effect, Event, Input, Machine, ReadAs};
use std::thread;
use std::time::Duration;

/// A machine that takes three seconds for the line `clock`, like a slow disk for an entry.
pub struct Slow(pub Box<dyn Machine>);

impl Machine for Slow {
    fn greeting(&mut self) -> Vec<Effect> {
        self.0.greeting()
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        if event.input == (Input::Line { text: "clock".to_owned() }) {
            thread::sleep(Duration::from_secs(3));
        }
        self.0.handle_as(event, read)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.0.next_deadline()
    }

    fn now(&self) -> Stamp {
        self.0.now()
    }

    fn time_runs(&self) -> bool {
        self.0.time_runs()
    }

    fn is_adjourned(&self) -> bool {
        self.0.is_adjourned()
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn keeps_score(&self) -> bool {
        self.0.keeps_score()
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        self.0.label(ply)
    }
}
