//! The outbox of a table: its journal, and the output that waits until its cause is saved.

use crate::devices::storage::disk::Disk;
use crate::devices::storage::journal::Writer;
use crate::devices::storage::live_pgn::LivePgn;
use crate::devices::tables::listeners::Delivery;
use crate::game::Effect;
use crate::journal::{Milestone, Milestones, Occasion};
use crate::speech::Utterance;

/// All output of a table.
pub(super) struct Outbox {
    pub disk: Disk<Outgoing>,
    pub milestones: Milestones,
    /// The entry whose fingerprint was announced last.
    pub last_digest: Option<Milestone>,
    /// The live PGN file, if there is one.
    pub live_pgn: Option<LivePgn>,
}

/// Output of a table, released once the event that caused it is saved.
pub(super) enum Outgoing {
    /// The effects of an event.
    Effects(Vec<Effect>),
    /// A notice of the table itself.
    Notice(Utterance, Delivery),
    /// Words for one player alone: the sealed move.
    Confided(Utterance, Delivery),
    /// The fingerprint of an entry.
    Digest(Milestone),
    /// The current contents of the live PGN file.
    LivePgn(String),
}

impl Outbox {
    pub fn new(writer: Writer, milestones: Milestones, live_pgn: Option<LivePgn>) -> Outbox {
        Outbox { disk: Disk::new(writer), milestones, last_digest: None, live_pgn }
    }

    /// Returns the last entry as a new milestone, whose fingerprint is announced on this occasion.
    pub fn new_milestone(&mut self, occasion: Occasion) -> Milestone {
        let (entry, digest) = (self.disk.entries(), self.disk.digest());
        *self.last_digest.insert(Milestone { occasion, entry, digest })
    }
}
