//! The state that all requests share: the hall, what has happened in it, and the way to publish.

use crate::boards::{Change, Notice};
use crate::clock::now_ms;
use crate::feed::{FeedEvent, Publisher};
use crate::hall::{Hall, Outgoing, Refusals};
use crate::pages::Role;
use crate::serve::connections::{CONNECTIONS, OF_A_PROXY};
use crate::serve::door::{Caller, Door};
use crate::serve::places::Places;
use crate::topics::{BoardKey, MessageFault, WallMs};
use annabella_speech::{Language, Message, Worded, Words};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

/// The number of events that a slow page may miss before it is sent everything again.
const BEHIND: usize = 512;

/// Something that has happened in the hall.
#[derive(Clone, Debug)]
pub enum Happened {
    /// The boards to show again.
    Boards(Vec<BoardKey>),
    /// New notices.
    Notices(Vec<Notice>),
    /// The broker is connected or lost, messages were ignored, or the pairings have another remark.
    Condition,
}

/// The settings of the pages.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The name of the event.
    pub event: String,
    /// Permission of the readers.
    pub role: Role,
    /// The name by which cases are taken, unless the reader has logged in with another.
    pub arbiter: String,
    /// The language of a reader whose browser names none that is complete.
    pub language: Language,
    /// Whether readers come through a proxy, which names their addresses.
    pub behind_proxy: bool,
}

/// The state that all requests share.
pub struct App {
    /// The settings.
    pub settings: Settings,
    /// The connections of readers.
    pub connections: Places<IpAddr>,
    /// The login; `None`: every reader of this computer may read.
    pub door: Option<Door>,
    /// Identifies this run of the server in the names of events.
    pub run: WallMs,
    /// The token that forms send back if no one has to log in.
    pub token: String,
    hall: Mutex<Hall>,
    /// Whether the pages say that no board has published.
    shown_empty: AtomicBool,
    /// The number of ignored messages that the pages show.
    shown_faults: AtomicU64,
    happened: broadcast::Sender<Happened>,
    words: Vec<Words>,
    publisher: Publisher,
}

impl App {
    /// Creates the state. `token`: random, so that no other site can know it.
    pub fn new(
        settings: Settings,
        door: Option<Door>,
        token: String,
        hall: Hall,
        publisher: Publisher,
    ) -> App {
        App {
            connections: Places::new(if settings.behind_proxy { OF_A_PROXY } else { CONNECTIONS }),
            settings,
            door,
            run: now_ms(),
            token,
            hall: Mutex::new(hall),
            shown_empty: AtomicBool::new(false),
            shown_faults: AtomicU64::new(0),
            happened: broadcast::channel(BEHIND).0,
            words: Language::whole().map(Words::new).collect(),
            publisher,
        }
    }

    /// Returns the hall, locked. It is never locked across a wait.
    pub fn hall(&self) -> MutexGuard<'_, Hall> {
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes to later events. Results, live PGN and push follow the hall in this way, too.
    pub fn follow(&self) -> broadcast::Receiver<Happened> {
        self.happened.subscribe()
    }

    /// Returns the words of a language, if it is complete.
    pub fn words(&self, language: Language) -> &Words {
        let found = self.words.iter().find(|words| words.language() == language.of_manual());
        // The complete languages include the one of the manual.
        found.unwrap_or(&self.words[0])
    }

    /// Changes the hall, and sends all readers what has changed.
    pub fn change(&self, change: impl FnOnce(&mut Hall) -> Change) -> Option<MessageFault> {
        let Change { boards, notices, fault, condition, .. } = change(&mut self.hall());
        if condition {
            self.tell(Happened::Condition);
        }
        if !boards.is_empty() {
            self.tell(Happened::Boards(boards));
        }
        if !notices.is_empty() {
            self.tell(Happened::Notices(notices));
        }
        fault
    }

    /// Notes what the server has refused, and returns what to report on standard error: each new power of ten.
    pub fn note_refusals(&self) -> Option<Message> {
        let (logins, caller) = self.door.as_ref().map(|door| door.waiting.refused()).unwrap_or_default();
        let (connections, address) = self.connections.refused();
        let stranger = caller.and_then(|caller| match caller {
            Caller::Stranger(address) => Some(address),
            Caller::Reader(_) => None,
        });
        let now = Refusals { connections, logins, last: address.or(stranger) };
        let before = self.hall().refuse(now);
        if before == now {
            return None;
        }
        self.tell(Happened::Condition);
        let digits = |refusals: Refusals| (refusals.connections + refusals.logins).checked_ilog10();
        (digits(before) != digits(now)).then(|| now.message())
    }

    /// Changes the hall by time alone, and returns what to report on standard error.
    ///
    /// Boards become silent, and the number of ignored messages or the lack of boards is shown.
    pub fn pass(&self) -> Option<Message> {
        self.change(|hall| hall.pass(now_ms()));
        let faults = self.hall().boards().faults().map(|(_, count)| count).sum();
        let is_empty = self.hall().is_empty(now_ms());
        let was_empty = self.shown_empty.swap(is_empty, Ordering::Relaxed);
        if self.shown_faults.swap(faults, Ordering::Relaxed) != faults || was_empty != is_empty {
            self.tell(Happened::Condition);
        }
        let event = self.settings.event.as_str();
        (is_empty && !was_empty).then(|| Message::new("hall-no-board-of-event").with("event", event))
    }

    /// Tells all readers that the broker is connected or lost, by which every board is shown differently.
    fn tell_broker(&self) {
        self.tell(Happened::Condition);
        let boards = self.hall().boards().all().map(|board| board.key).collect();
        self.tell(Happened::Boards(boards));
    }

    /// Takes an event of the subscription, and returns what to report on standard error.
    pub fn take(&self, event: FeedEvent) -> Option<Message> {
        match event {
            FeedEvent::Connected => {
                self.hall().connected(now_ms());
                self.tell_broker();
                self.publish_remarks();
                None
            }
            FeedEvent::Refused => Some(Message::new("hall-entry-refused")),
            FeedEvent::Lost(loss) => {
                self.hall().disconnected();
                self.tell_broker();
                Some(loss.message())
            }
            FeedEvent::Message { topic, payload, stored } => {
                let fault = self.change(|hall| hall.take(&topic, &payload, stored, now_ms()));
                fault.map(|fault| fault.message())
            }
        }
    }

    /// Publishes the remarks about the pairings for other arbiters. Spectators may not publish.
    pub fn publish_remarks(&self) {
        let message = self.hall().publish_remarks().filter(|_| self.settings.role == Role::Arbiter);
        // A queue that is full is one without a connection, after which they are published again.
        message.map(|message| self.publish(message));
    }

    /// Publishes a message; whether it could be queued.
    pub fn publish(&self, message: Outgoing) -> bool {
        self.publisher.publish(message)
    }

    fn tell(&self, what: Happened) {
        // Without a reader no one needs it.
        let _ = self.happened.send(what);
    }
}
