//! A board's topics at the broker.

use super::delay::{Earlier, Snapshot};
use super::follower::Follower;
use super::link::{Link, LinkNews};
use crate::cli::Broker;
use crate::clock::now_ms;
use crate::topics::{BoardKey, EventKey, Kind, MAX_BYTES, Presence, Topic, VERSION, WallMs};
use serde::Serialize;
use std::time::Duration;

/// The interval between signs of presence, in milliseconds.
const PRESENCE_MS: u64 = 3_000;

/// The interval at which the rest of an earlier game is looked at.
const REST: Duration = Duration::from_secs(1);

/// The room that the broker's protocol needs in the largest message, in bytes.
const ROOM: usize = 1024;

/// Publishes a followed game as one board.
pub struct Publisher {
    link: Link,
    event: EventKey,
    board: BoardKey,
    presence_due: WallMs,
    /// The version of the game that was last handed over.
    published: Option<u64>,
}

impl Publisher {
    /// Creates a publisher, which connects when it is first asked for news.
    pub fn new(broker: Broker, event: EventKey, board: BoardKey) -> Publisher {
        let will = Topic::new(&event, board, Kind::Presence);
        let link = Link::new(broker, will.to_string(), presence(false, 0));
        Publisher { link, event, board, presence_due: 0, published: None }
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
        let version = Some(follower.version());
        if self.published != version || follower.is_waiting() {
            self.published = version;
            self.set_game(follower, now);
        }
        self.sign(now);
        self.link.send();
    }

    /// Shows that the board publishes.
    fn sign(&mut self, now: WallMs) {
        // The computer's clock may have been set back.
        if now >= self.presence_due || self.presence_due > now + 2 * PRESENCE_MS {
            self.presence_due = now + PRESENCE_MS;
            self.set(Kind::Presence, presence(true, now));
        }
    }

    /// Publishes what spectators may know.
    fn show(&mut self, shown: Snapshot) {
        self.set(Kind::State, json(&shown.state));
        // A game without PGN clears that of the game before it.
        self.set(Kind::Pgn, shown.pgn.unwrap_or_default().into_bytes());
    }

    fn set_game(&mut self, follower: &mut Follower, now: WallMs) {
        if let Some(shown) = follower.snapshot(now) {
            self.show(shown);
        }
        if let Some(cases) = follower.cases(MAX_BYTES - ROOM) {
            self.set(Kind::Cases, json(&cases));
        }
        if let Some(device) = follower.device() {
            self.set(Kind::Device, json(&device));
        }
    }

    /// Publishes the rest of a game, and what a connection has not taken yet, however long there is none, and signs off.
    pub async fn finish(mut self, mut rest: Earlier) {
        let mut looks = tokio::time::interval(REST);
        loop {
            let now = now_ms();
            if let Some(shown) = rest.at(None, now) {
                self.show(shown);
            }
            if rest.will_come() {
                self.sign(now);
            }
            self.link.send();
            if !rest.will_come() && self.link.is_settled() {
                break;
            }
            tokio::select! {
                _ = self.next() => {}
                _ = looks.tick() => {}
            }
        }
        self.leave(now_ms()).await;
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
