//! The outbox of a table: its journal, and the output that waits until it is saved.

use crate::devices::storage::disk::Disk;
use crate::devices::storage::journal::Writer;
use crate::devices::storage::live_pgn::LivePgn;
use crate::devices::storage::milestone::{Milestone, Milestones, Occasion};
use crate::devices::tables::listeners::Delivery;
use crate::game::Effect;
use crate::speech::Utterance;

/// Everything that leaves a table.
pub(super) struct Outbox {
    pub disk: Disk<Outgoing>,
    pub milestones: Milestones,
    /// The entry whose digest was announced last.
    pub last_digest: Option<Milestone>,
    /// The file that follows the game, if there is one.
    pub live_pgn: Option<LivePgn>,
}

/// Output of a table, released once the event that caused it is on disk.
pub(super) enum Outgoing {
    /// The effects of an event.
    Effects(Vec<Effect>),
    /// A notice of the table itself.
    Notice(Utterance, Delivery),
    /// Words for one player alone: the sealed move.
    Confided(Utterance, Delivery),
    /// The digest of an entry.
    Digest(Milestone),
    /// The present contents of the file that follows the game.
    LivePgn(String),
}

impl Outbox {
    pub fn new(writer: Writer, milestones: Milestones, live_pgn: Option<LivePgn>) -> Outbox {
        Outbox { disk: Disk::new(writer), milestones, last_digest: None, live_pgn }
    }

    /// The last entry, whose digest is announced on this occasion.
    pub fn new_milestone(&mut self, occasion: Occasion) -> Milestone {
        let (entry, digest) = (self.disk.entries(), self.disk.digest());
        *self.last_digest.insert(Milestone { occasion, entry, digest })
    }
}
