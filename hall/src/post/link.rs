//! The connection of a publishing board: the broker's copy of its topics, kept equal to what they should contain.

use crate::cli::{Broker, BrokerCause, is_login_refused};
use crate::topics::{Kind, Topic};
use annabella_speech::{Message, Worded};
use rumqttc::v5::StateError;
use rumqttc::v5::mqttbytes::v5::{DisconnectReasonCode, LastWill, Packet, PubAckReason};
use rumqttc::v5::mqttbytes::{Error as MqttError, QoS};
use rumqttc::v5::{AsyncClient, ConnectionError, Event, EventLoop, MqttOptions};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// The times between attempts to connect: doubled up to the longest.
const RETRY: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(5)];

/// The number of messages that may wait to be sent.
const WAITING: usize = 64;

/// The time that signing off may take.
const LEAVING: Duration = Duration::from_secs(2);

/// A change of the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkNews {
    /// It exists.
    Connected {
        /// The broker.
        address: String,
    },
    /// It is lost, or could not be made.
    Lost {
        /// The broker.
        address: String,
        /// The cause.
        cause: BrokerCause,
        /// Whether this was already reported.
        again: bool,
    },
    /// The broker does not accept user and password.
    Refused {
        /// The broker.
        address: String,
        /// Whether this was already reported.
        again: bool,
    },
    /// The broker does not accept the messages of this user: the board is another's.
    Forbidden {
        /// The topic.
        topic: String,
    },
    /// The broker does not accept messages as long as this one, which is left out.
    TooLong {
        /// The broker.
        address: String,
        /// The topic.
        topic: String,
        /// The length of its message in bytes.
        bytes: usize,
    },
    /// Nothing to report.
    Quiet,
}

impl LinkNews {
    /// Returns the message, if there is something new to report.
    pub fn message(&self) -> Option<Message> {
        match self {
            LinkNews::Connected { address } => {
                Some(Message::new("hall-post-connected").with("broker", address.as_str()))
            }
            LinkNews::Lost { address, cause, again: false } => Some(
                Message::new("hall-post-lost")
                    .with("broker", address.as_str())
                    .with("cause", cause.message()),
            ),
            LinkNews::Refused { address, again: false } => {
                Some(Message::new("hall-post-refused").with("broker", address.as_str()))
            }
            LinkNews::Forbidden { topic } => {
                Some(Message::new("hall-post-forbidden").with("topic", topic.as_str()))
            }
            LinkNews::TooLong { address, topic, bytes } => {
                let message = Message::new("hall-post-too-long").with("broker", address.as_str());
                Some(message.with("topic", topic.as_str()).with("bytes", *bytes))
            }
            LinkNews::Lost { .. } | LinkNews::Refused { .. } | LinkNews::Quiet => None,
        }
    }
}

/// A topic with its content: what it should be, and what was handed to the broker since it connected.
#[derive(Debug, Default)]
struct Copy {
    topic: String,
    wanted: Vec<u8>,
    sent: Option<Vec<u8>>,
}

impl Copy {
    fn is_sent(&self) -> bool {
        self.sent.as_ref() == Some(&self.wanted)
    }

    fn is_too_long(&self, limit: Option<usize>) -> bool {
        limit.is_some_and(|limit| self.wanted.len() >= limit)
    }
}

/// A connection in a task of its own.
///
/// A connection that is being made must not be dropped whenever its caller looks elsewhere.
struct Made {
    client: AsyncClient,
    events: mpsc::Receiver<Result<Event, ConnectionError>>,
    task: JoinHandle<()>,
}

impl Made {
    fn new(options: MqttOptions) -> Made {
        let (client, connection) = AsyncClient::new(options, WAITING);
        let (sender, events) = mpsc::channel(WAITING);
        Made { client, events, task: tokio::spawn(poll(connection, sender)) }
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Passes on the events of a connection until its end.
async fn poll(mut connection: EventLoop, sender: mpsc::Sender<Result<Event, ConnectionError>>) {
    loop {
        let event = connection.poll().await;
        let is_over = event.is_err();
        if sender.send(event).await.is_err() || is_over {
            return;
        }
    }
}

/// Whether a connection ended because a message was longer than the broker accepts.
///
/// Brokers say so in three ways: when the connection is made, at the end of it, or in an answer whose reason the protocol does not
/// provide for such answers.
fn is_too_long(error: &ConnectionError) -> bool {
    const PACKET_TOO_LARGE: u8 = 0x95;
    let ConnectionError::MqttState(state) = error else { return false };
    match state {
        StateError::OutgoingPacketTooLarge { .. }
        | StateError::Deserialization(MqttError::OutgoingPacketTooLarge { .. }) => true,
        StateError::ServerDisconnect { reason_code, .. } => {
            *reason_code == DisconnectReasonCode::PacketTooLarge
        }
        StateError::Deserialization(MqttError::InvalidConnectReturnCode(code)) => *code == PACKET_TOO_LARGE,
        _ => false,
    }
}

/// The connection of a board. It never blocks, and makes itself again.
pub struct Link {
    broker: Broker,
    client: String,
    /// What the broker publishes when the connection ends without a word.
    will: (String, Vec<u8>),
    made: Option<Made>,
    is_connected: bool,
    has_reported: bool,
    retry: Duration,
    due: Instant,
    copies: BTreeMap<Kind, Copy>,
    /// The number of messages that the broker has not answered.
    unanswered: usize,
    /// Whether it was reported that the broker does not accept them.
    is_forbidden: bool,
    /// The length of the shortest message that the broker has not accepted because of its length.
    ///
    /// `None` again after a loss of the connection for another reason: the broker may have restarted with another limit.
    too_long: Option<usize>,
    /// The topics whose messages were reported as too long.
    reported_long: BTreeSet<String>,
}

/// Returns a name of its own for a connection: the broker ends an older connection of the same name.
fn client_name() -> String {
    static MADE: AtomicU64 = AtomicU64::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    format!("annabella-{}-{}-{number}", std::process::id(), crate::clock::now_ms())
}

impl Link {
    /// Creates a connection that is not made yet. `topic`, `payload`: what the broker publishes when it ends without a word.
    pub fn new(broker: Broker, topic: String, payload: Vec<u8>) -> Link {
        Link {
            broker,
            client: client_name(),
            will: (topic, payload),
            made: None,
            is_connected: false,
            has_reported: false,
            retry: RETRY[0],
            due: Instant::now(),
            copies: BTreeMap::new(),
            unanswered: 0,
            is_forbidden: false,
            too_long: None,
            reported_long: BTreeSet::new(),
        }
    }

    /// Sets what a topic should contain.
    pub fn set(&mut self, kind: Kind, topic: &Topic, payload: Vec<u8>) {
        let copy = self.copies.entry(kind).or_default();
        if copy.topic.is_empty() {
            copy.topic = topic.to_string();
        }
        copy.wanted = payload;
    }

    /// Hands everything to the connection that the broker has not received since it connected.
    pub fn send(&mut self) {
        let Some(Made { client, .. }) = self.made.as_ref().filter(|_| self.is_connected) else { return };
        for copy in self.copies.values_mut() {
            if copy.is_sent() || copy.is_too_long(self.too_long) {
                continue;
            }
            if client.try_publish(copy.topic.as_str(), QoS::AtLeastOnce, true, copy.wanted.clone()).is_err() {
                // Too much waits: the rest is sent at the next look.
                return;
            }
            copy.sent = Some(copy.wanted.clone());
            self.unanswered += 1;
        }
    }

    /// Whether the broker has answered everything.
    pub fn is_settled(&self) -> bool {
        let is_done = |copy: &Copy| copy.is_sent() || copy.is_too_long(self.too_long);
        self.is_connected && self.unanswered == 0 && self.copies.values().all(is_done)
    }

    /// Waits for the next event of the connection, which it makes if there is none.
    ///
    /// It can be dropped at any time and called again.
    pub async fn next(&mut self) -> LinkNews {
        if self.made.is_none() {
            let (topic, payload) = self.will.clone();
            tokio::time::sleep_until(self.due).await;
            let mut options = self.broker.options(&self.client);
            options.set_last_will(LastWill::new(topic, payload, QoS::AtLeastOnce, true, None));
            self.made = Some(Made::new(options));
        }
        let Some(Made { events, .. }) = self.made.as_mut() else { return LinkNews::Quiet };
        match events.recv().await.unwrap_or(Err(ConnectionError::RequestsDone)) {
            Ok(Event::Incoming(Packet::ConnAck(_))) => {
                self.is_connected = true;
                self.has_reported = false;
                for copy in self.copies.values_mut() {
                    copy.sent = None;
                }
                self.unanswered = 0;
                self.send();
                LinkNews::Connected { address: self.broker.address() }
            }
            Ok(Event::Incoming(Packet::PubAck(answer))) => {
                self.unanswered = self.unanswered.saturating_sub(1);
                self.send();
                if self.is_settled() {
                    // A broker that ends each connection is not asked again immediately.
                    self.retry = RETRY[0];
                }
                let is_new = answer.reason == PubAckReason::NotAuthorized && !self.is_forbidden;
                self.is_forbidden |= is_new;
                if is_new { LinkNews::Forbidden { topic: self.will.0.clone() } } else { LinkNews::Quiet }
            }
            Ok(_) => LinkNews::Quiet,
            Err(error) => self.lose(&error),
        }
    }

    /// Notes the end of a connection. What it had not sent is dropped: the copies know it.
    fn lose(&mut self, error: &ConnectionError) -> LinkNews {
        (self.made, self.is_connected) = (None, false);
        self.due = Instant::now() + self.retry;
        self.retry = (self.retry * 2).min(RETRY[1]);
        let again = std::mem::replace(&mut self.has_reported, true);
        let address = self.broker.address();
        if let Some((topic, bytes)) = is_too_long(error).then(|| self.leave_out()).flatten() {
            return match self.reported_long.insert(topic.clone()) {
                true => LinkNews::TooLong { address, topic, bytes },
                false => LinkNews::Quiet,
            };
        }
        self.too_long = None;
        if is_login_refused(error) {
            LinkNews::Refused { address, again }
        } else {
            LinkNews::Lost { address, cause: BrokerCause::of(error), again }
        }
    }

    /// Leaves out the longest message, which ended the connection. Returns its topic and length.
    fn leave_out(&mut self) -> Option<(String, usize)> {
        let sent = self.copies.values().filter(|copy| !copy.is_too_long(self.too_long));
        let longest = sent.max_by_key(|copy| copy.wanted.len())?;
        let (topic, bytes) = (longest.topic.clone(), longest.wanted.len());
        self.too_long = Some(bytes);
        Some((topic, bytes))
    }

    /// Sends what waits, signs off, and ends the connection.
    pub async fn leave(&mut self) {
        self.send();
        let Some(mut made) = self.made.take().filter(|_| self.is_connected) else { return };
        let _ = made.client.try_disconnect();
        // The broker closes the connection. Closed here with answers unread, it could lose the sign-off on the way.
        let closed = async { while let Some(Ok(_)) = made.events.recv().await {} };
        let _ = tokio::time::timeout(LEAVING, closed).await;
    }
}
