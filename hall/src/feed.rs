//! The subscription to the broker.
//!
//! It reads messages, connects again after a loss, and publishes for arbiters.

use crate::cli::{Broker, BrokerCause, is_login_refused};
use crate::hall::Outgoing;
use annabella_speech::{Message, Worded};
use rumqttc::v5::mqttbytes::QoS;
use rumqttc::v5::mqttbytes::v5::{Filter, Packet, PubAckReason};
use rumqttc::v5::{AsyncClient, ConnectionError, Event, EventLoop};
use std::time::Duration;
use tokio::sync::mpsc;

/// The time before the first attempt to connect again; each attempt doubles it.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// The longest time between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// Messages that wait to be read.
const WAITING: usize = 1024;

/// The reason why the broker is not connected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It does not accept the user or the password.
    Refused {
        /// Its host and port.
        broker: String,
    },
    /// Any other cause.
    Other(BrokerCause),
}

impl Worded for Loss {
    fn message(&self) -> Message {
        match self {
            Loss::Refused { broker } => Message::new("hall-post-refused").with("broker", broker.as_str()),
            Loss::Other(cause) => Message::new("hall-broker-no-connection").with("cause", cause.message()),
        }
    }
}

/// An event of the subscription.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FeedEvent {
    /// The broker is connected; it sends its stored messages first.
    Connected,
    /// The broker is not connected. Reported once for each loss.
    Lost(Loss),
    /// The broker does not accept what this user has published. Reported once for each connection.
    Refused,
    /// A message.
    Message {
        /// The topic.
        topic: String,
        /// The content.
        payload: Vec<u8>,
        /// Whether the broker had kept it, so that it may be old.
        stored: bool,
    },
}

/// Publishes messages of arbiters.
#[derive(Clone, Debug)]
pub struct Publisher(AsyncClient);

impl Publisher {
    /// Publishes a message that the broker keeps; whether it could be queued.
    pub fn publish(&self, Outgoing { topic, payload }: Outgoing) -> bool {
        self.0.try_publish(topic, QoS::AtLeastOnce, true, payload).is_ok()
    }
}

/// Subscribes to topics, until the events are no longer read. `command`: part of the client's name.
pub fn subscribe(
    broker: &Broker,
    command: &str,
    filters: Vec<String>,
) -> (Publisher, mpsc::Receiver<FeedEvent>) {
    // A second client of the same name would disconnect the first.
    let name = format!("annabella-hall-{command}-{}-{}", std::process::id(), crate::clock::now_ms());
    let options = broker.options(&name);
    let (client, events) = AsyncClient::new(options, 64);
    let (sender, receiver) = mpsc::channel(WAITING);
    tokio::spawn(follow(client.clone(), events, filters, broker.address(), sender));
    (Publisher(client), receiver)
}

fn loss(error: &ConnectionError, broker: &str) -> Loss {
    if is_login_refused(error) {
        Loss::Refused { broker: broker.to_owned() }
    } else {
        Loss::Other(BrokerCause::of(error))
    }
}

async fn follow(
    client: AsyncClient,
    mut events: EventLoop,
    filters: Vec<String>,
    address: String,
    sender: mpsc::Sender<FeedEvent>,
) {
    let mut pause = FIRST_PAUSE;
    let mut is_lost = false;
    let mut is_refused = false;
    loop {
        let event = match events.poll().await {
            Ok(Event::Incoming(Packet::ConnAck(_))) => {
                (pause, is_lost, is_refused) = (FIRST_PAUSE, false, false);
                let filters = filters.iter().map(|filter| Filter::new(filter, QoS::AtLeastOnce));
                // A full queue is sent with the next connection, which subscribes again.
                let _ = client.try_subscribe_many(filters);
                FeedEvent::Connected
            }
            Ok(Event::Incoming(Packet::Publish(publish))) => FeedEvent::Message {
                topic: String::from_utf8_lossy(&publish.topic).into_owned(),
                payload: publish.payload.to_vec(),
                stored: publish.retain,
            },
            Ok(Event::Incoming(Packet::PubAck(ack))) if ack.reason == PubAckReason::NotAuthorized => {
                if std::mem::replace(&mut is_refused, true) {
                    continue;
                }
                FeedEvent::Refused
            }
            Ok(_) => continue,
            Err(error) => {
                let was_lost = std::mem::replace(&mut is_lost, true);
                if !was_lost && sender.send(FeedEvent::Lost(loss(&error, &address))).await.is_err() {
                    return;
                }
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
                continue;
            }
        };
        if sender.send(event).await.is_err() {
            return;
        }
    }
}
