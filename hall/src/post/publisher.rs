//! A board's topics at the broker.

use super::follower::Follower;
use super::link::{Link, LinkNews};
use crate::cli::Broker;
use crate::topics::{BoardKey, EventKey, Kind, MAX_BYTES, Presence, Topic, VERSION, WallMs};
use serde::Serialize;

/// The interval between signs of presence, in milliseconds.
const PRESENCE_MS: u64 = 3_000;

/// The room that the broker's protocol needs in the largest message, in bytes.
const ROOM: usize = 1024;

/// Publishes a followed game as one board.
pub struct Publisher {
    link: Link,
    event: EventKey,
    board: BoardKey,
    presence_due: WallMs,
}

impl Publisher {
    /// Creates a publisher, which connects when it is first asked for news.
    pub fn new(broker: Broker, event: EventKey, board: BoardKey) -> Publisher {
        let will = Topic::new(&event, board, Kind::Presence);
        let link = Link::new(broker, will.to_string(), presence(false, 0));
        Publisher { link, event, board, presence_due: 0 }
    }

    /// Whether it publishes this board.
    pub fn is_of(&self, event: &EventKey, board: BoardKey) -> bool {
        self.event == *event && self.board == board
    }

    /// Waits for the next event of the connection.
    pub async fn next(&mut self) -> LinkNews {
        let news = self.link.next().await;
        if matches!(news, LinkNews::Connected { .. }) {
            // The broker may still have the sign that the board was lost.
            self.presence_due = 0;
        }
        news
    }

    /// Hands everything to the broker that differs from its copy.
    pub fn publish(&mut self, follower: &mut Follower, now: WallMs) {
        let Some(shown) = follower.snapshot(now) else { return };
        self.set(Kind::State, json(&shown.state));
        if let Some(pgn) = shown.pgn {
            self.set(Kind::Pgn, pgn.into_bytes());
        }
        if let Some(cases) = follower.cases(MAX_BYTES - ROOM) {
            self.set(Kind::Cases, json(&cases));
        }
        if let Some(device) = follower.device() {
            self.set(Kind::Device, json(&device));
        }
        // The computer's clock may have been set back.
        if now >= self.presence_due || self.presence_due > now + 2 * PRESENCE_MS {
            self.presence_due = now + PRESENCE_MS;
            self.set(Kind::Presence, presence(true, now));
        }
        self.link.send();
    }

    /// Signs off.
    pub async fn leave(&mut self, now: WallMs) {
        self.set(Kind::Presence, presence(false, now));
        self.link.leave().await;
    }

    fn set(&mut self, kind: Kind, payload: Vec<u8>) {
        self.link.set(kind, &Topic::new(&self.event, self.board, kind), payload);
    }
}

fn presence(online: bool, at_ms: WallMs) -> Vec<u8> {
    json(&Presence { version: VERSION, online, at_ms })
}

fn json(value: &impl Serialize) -> Vec<u8> {
    // All contents have a JSON form.
    serde_json::to_vec(value).unwrap_or_default()
}
