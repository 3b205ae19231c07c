//! The connection of a publishing board: the broker's copy of its topics, kept equal to what they should contain.

use crate::cli::Broker;
use crate::topics::Topic;
use annabella_speech::Message;
use rumqttc::Outgoing;
use rumqttc::v5::mqttbytes::QoS;
use rumqttc::v5::mqttbytes::v5::{ConnectReturnCode, LastWill, Packet};
use rumqttc::v5::{AsyncClient, ConnectionError, Event, EventLoop, Incoming};
use std::collections::BTreeMap;
use std::time::Duration;
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
        /// The cause, in the system's words.
        cause: String,
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
    /// Nothing to report.
    Quiet,
}

impl LinkNews {
    /// Returns the message, if there is something new to report.
    pub fn message(&self) -> Option<Message> {
        match self {
            LinkNews::Connected { address } => {
                Some(Message::new("hall-link-connected").with("broker", address.as_str()))
            }
            LinkNews::Lost { address, cause, again: false } => Some(
                Message::new("hall-link-lost").with("broker", address.as_str()).with("cause", cause.as_str()),
            ),
            LinkNews::Refused { address, again: false } => {
                Some(Message::new("hall-link-refused").with("broker", address.as_str()))
            }
            LinkNews::Lost { .. } | LinkNews::Refused { .. } | LinkNews::Quiet => None,
        }
    }
}

/// A topic's content: what it should be, and what was handed to the broker since it connected.
#[derive(Debug, Default)]
struct Copy {
    wanted: Vec<u8>,
    sent: Option<Vec<u8>>,
}

/// The connection of a board. It never blocks, and makes itself again.
pub struct Link {
    broker: Broker,
    client: String,
    will: Option<(String, Vec<u8>)>,
    made: Option<(AsyncClient, EventLoop)>,
    is_connected: bool,
    has_reported: bool,
    retry: Duration,
    due: Instant,
    copies: BTreeMap<String, Copy>,
    /// The order in which topics were first set.
    order: Vec<String>,
}

impl Link {
    /// Creates a connection that is not made yet.
    pub fn new(broker: Broker) -> Link {
        Link {
            broker,
            client: format!("annabella-{}-{}", std::process::id(), super::run::wall_ms()),
            will: None,
            made: None,
            is_connected: false,
            has_reported: false,
            retry: RETRY[0],
            due: Instant::now(),
            copies: BTreeMap::new(),
            order: Vec::new(),
        }
    }

    /// Sets what the broker publishes when the connection ends without a word. Another board needs a new connection.
    pub fn expect(&mut self, topic: &Topic, payload: &[u8]) {
        let will = Some((topic.to_string(), payload.to_vec()));
        if self.will != will {
            self.will = will;
            (self.made, self.is_connected) = (None, false);
            self.copies.clear();
            self.order.clear();
        }
    }

    /// Sets what a topic should contain.
    pub fn set(&mut self, topic: Topic, payload: Vec<u8>) {
        let name = topic.to_string();
        if !self.copies.contains_key(&name) {
            self.order.push(name.clone());
        }
        self.copies.entry(name).or_default().wanted = payload;
    }

    /// Hands everything to the connection that the broker has not received since it connected.
    pub fn send(&mut self) {
        let Some((client, _)) = self.made.as_ref().filter(|_| self.is_connected) else { return };
        for name in &self.order {
            let Some(copy) = self.copies.get_mut(name) else { continue };
            if copy.sent.as_ref() == Some(&copy.wanted) {
                continue;
            }
            if client.try_publish(name.as_str(), QoS::AtLeastOnce, true, copy.wanted.clone()).is_err() {
                // Too much waits: the rest is sent at the next look.
                return;
            }
            copy.sent = Some(copy.wanted.clone());
        }
    }

    /// Waits for the next event of the connection, which it makes if there is none.
    pub async fn next(&mut self) -> LinkNews {
        if self.made.is_none() {
            let Some((topic, payload)) = self.will.clone() else { return std::future::pending().await };
            tokio::time::sleep_until(self.due).await;
            let mut options = self.broker.options(&self.client);
            options.set_last_will(LastWill::new(topic, payload, QoS::AtLeastOnce, true, None));
            self.made = Some(AsyncClient::new(options, WAITING));
        }
        let Some((_, events)) = self.made.as_mut() else { return LinkNews::Quiet };
        match events.poll().await {
            Ok(Event::Incoming(Packet::ConnAck(_))) => {
                self.is_connected = true;
                self.has_reported = false;
                self.retry = RETRY[0];
                for copy in self.copies.values_mut() {
                    copy.sent = None;
                }
                self.send();
                LinkNews::Connected { address: self.broker.address() }
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
        match error {
            ConnectionError::ConnectionRefused(
                ConnectReturnCode::NotAuthorized | ConnectReturnCode::BadUserNamePassword,
            ) => LinkNews::Refused { address, again },
            _ => LinkNews::Lost { address, cause: error.to_string(), again },
        }
    }

    /// Sends what waits, signs off, and ends the connection.
    pub async fn leave(&mut self) {
        self.send();
        let Some((client, mut events)) = self.made.take().filter(|_| self.is_connected) else { return };
        let _ = client.try_disconnect();
        let sent = async {
            loop {
                match events.poll().await {
                    Ok(Event::Outgoing(Outgoing::Disconnect)) | Err(_) => return,
                    Ok(Event::Incoming(Incoming::Disconnect(_))) => return,
                    Ok(_) => {}
                }
            }
        };
        let _ = tokio::time::timeout(LEAVING, sent).await;
    }
}
