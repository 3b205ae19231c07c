//! The digests that a journal's game told.

use crate::devices::storage::journal::Contents;
use crate::devices::storage::milestone::{Milestone, Milestones, Occasion};
use crate::devices::storage::record::{Entry, Header};
use crate::game::{Input, machine};

/// All entries of a journal whose digest was told, or would be if the program stopped at its end.
pub(crate) fn milestones(contents: &Contents<Header, Entry>) -> Vec<Milestone> {
    let Contents { header, entries, numbers, digests, .. } = contents;
    let Ok(mut game) = machine(header.settings.clone()) else { return Vec::new() };
    game.greeting();
    let mut found = Vec::new();
    let mut told = |occasion: Option<Occasion>, count: usize| {
        let last = count.checked_sub(1).and_then(|last| Some((*numbers.get(last)?, *digests.get(last)?)));
        if let Some((occasion, (entry, digest))) = occasion.zip(last) {
            found.push(Milestone { occasion, entry, digest });
        }
    };
    let mut follow = Milestones::default();
    for (count, entry) in entries.iter().enumerate() {
        if matches!(entry.event.input, Input::Resumed { .. }) {
            told(follow.at_the_end(game.as_ref()), count);
        }
        let effects = game.handle_as(&entry.event, &entry.act).0;
        told(follow.of(&effects), count + 1);
    }
    told(follow.at_the_end(game.as_ref()), entries.len());
    found
}
