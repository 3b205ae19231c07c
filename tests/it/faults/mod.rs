//! Faults of everything around a game.
//!
//! [`strike`] plays a scripted game with one of the [`kinds`] of faults at one of its steps, and says what was
//! announced, saved and lost. The other modules harm the journal in ways that need no game, or many. The tests
//! do a little of what the bench `record` does many times.

pub mod chatter;
pub mod checks;
pub mod damage;
pub mod disk;
pub mod hours;
pub mod kills;
pub mod kinds;
pub mod latency;
pub mod run;
pub mod scripted;
pub mod stage;

use annabella::devices::storage::journal::{self, Contents};
use annabella::devices::storage::journal::{Entry, Header};
use annabella::tactile::hands::Dice;
use checks::{Outcome, outcome};
use disk::Disk;
use kinds::{End, Kind};
use stage::{Around, STEPS, Stage};
use std::path::Path;
use std::time::Duration;

pub use crate::program::PROGRAM;

/// Returns a valid journal's contents.
pub fn whole(path: &Path) -> Contents<Header, Entry> {
    let contents = journal::read::<Header, Entry>(path).unwrap_or_else(|error| panic!("{error}"));
    assert!(contents.fault.is_none() && contents.torn.is_none(), "{:?} {:?}", contents.fault, contents.torn);
    contents
}

/// A place in the game for a fault.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The number of the step during which it happens.
    pub step: usize,
    /// The time after the start of the step.
    pub after: Duration,
}

impl Place {
    /// Returns a place by chance.
    pub fn any(dice: &mut Dice) -> Place {
        let step = dice.below(STEPS.len() as u64 - 2) as usize;
        Place { step, after: Duration::from_micros(dice.below(8_000)) }
    }
}

/// Plays a game with this fault at each of some `places`, in `folder`.
///
/// Prints the numbers, and returns the faults found.
pub fn strikes(kind: &Kind, places: u64, seed: u64, folder: &Path, disk: &Disk) -> Vec<String> {
    if kind.shifts_clocks && !cfg!(debug_assertions) {
        println!("{}: left out, it needs a debug build", kind.name);
        return Vec::new();
    }
    let mut dice = Dice::new(seed);
    let mut all = Outcome::default();
    for number in 0..places {
        let place = Place::any(&mut dice);
        // Sockets have short paths without blanks.
        let name: String = kind.name.chars().filter(char::is_ascii_alphabetic).collect();
        let folder = folder.join(format!("{name}{number}"));
        let mut outcome = strike(kind, place, &folder, disk);
        outcome.wrong.iter_mut().for_each(|wrong| *wrong = format!("{} at {place:?}: {wrong}", kind.name));
        all.add(outcome);
        std::fs::remove_dir_all(folder).unwrap();
    }
    println!(
        "{}: {places} places; {} lines announced as saved, {} marked as not saved yet, {} entries kept; {} wrong",
        kind.name,
        all.told,
        all.marked,
        all.kept,
        all.wrong.len()
    );
    all.wrong
}

/// Plays the game in a new `folder` with a fault at this place. `disk` lends its library.
fn strike(kind: &Kind, place: Place, folder: &Path, disk: &Disk) -> Outcome {
    let mut stage = Stage::start(kind.around, folder, disk);
    let steps = stage.steps();
    // A line typed at a killed terminal can be lost.
    let first = usize::from(kind.around == Around::Desk);
    let last = steps.len() - 1;
    // Lost lines are noticed with the next ones.
    let latest = if kind.end == End::Unseen { last - 4 } else { last - 1 };
    let at = place.step.clamp(first, latest);
    for (number, step) in steps.into_iter().enumerate() {
        stage.begin(step);
        if number == at {
            std::thread::sleep(place.after);
            (kind.strike)(&mut stage);
            if matches!(kind.end, End::Ended | End::Killed) {
                break;
            }
        }
        if number == at + 2 {
            (kind.mend)(&mut stage);
        }
        stage.answered(step);
        if number == last && at + 2 > last {
            (kind.mend)(&mut stage);
        }
    }
    outcome(stage, kind.end)
}
