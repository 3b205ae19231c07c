//! A broker on a free port, and a client that publishes what boards would.

use rumqttc::v5::mqttbytes::QoS;
use rumqttc::v5::mqttbytes::v5::Packet;
use rumqttc::v5::{Client, Event, MqttOptions};
use serde_json::Value;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest time that a test waits for anything.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A running broker; it is killed when dropped.
pub struct Broker {
    process: Child,
    port: u16,
    dir: TempDir,
}

impl Broker {
    /// Starts a broker; prints why and returns `None` if mosquitto is not installed.
    pub fn start() -> Option<Broker> {
        Broker::start_with("allow_anonymous true")
    }

    /// Starts one that accepts no one.
    pub fn start_closed() -> Option<Broker> {
        let broker = Broker::start_with("allow_anonymous false")?;
        let until = Instant::now() + PATIENCE;
        while TcpStream::connect(("127.0.0.1", broker.port)).is_err() {
            assert!(Instant::now() < until, "the broker does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(broker)
    }

    fn start_with(access: &str) -> Option<Broker> {
        let dir = TempDir::new().unwrap();
        let port = free_port();
        let file = dir.path().join("conf");
        std::fs::write(&file, format!("listener {port} 127.0.0.1\nmax_queued_messages 0\n{access}\n"))
            .unwrap();
        let Some(process) = run(&file) else {
            println!("skipped: mosquitto is not installed");
            return None;
        };
        Some(Broker { process, port, dir })
    }

    /// Kills the broker.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Starts a killed broker again on its port. It has forgotten all messages.
    pub fn restart(&mut self) {
        self.process = run(&self.dir.path().join("conf")).unwrap();
    }

    /// Returns its address for the program.
    pub fn url(&self) -> String {
        format!("mqtt://127.0.0.1:{}", self.port)
    }

    /// Connects the client of a test.
    pub fn client(&self) -> TestClient {
        let until = Instant::now() + PATIENCE;
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(Instant::now() < until, "the broker does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        let name = format!("test-{}", free_port());
        let (client, mut connection) = Client::new(MqttOptions::new(name, "127.0.0.1", self.port), 64);
        client.subscribe("annabella/open/+/+/taken", QoS::AtLeastOnce).unwrap();
        let (sender, taken) = channel();
        std::thread::spawn(move || {
            for event in connection.iter() {
                match event {
                    Ok(Event::Incoming(Packet::Publish(publish))) => {
                        let text = String::from_utf8(publish.payload.to_vec()).unwrap();
                        if sender.send(text).is_err() {
                            return;
                        }
                    }
                    Ok(_) => {}
                    Err(_) => return,
                }
            }
        });
        TestClient { client, taken }
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn run(file: &std::path::Path) -> Option<Child> {
    // Debian installs it where users do not always look.
    ["mosquitto", "/usr/sbin/mosquitto"].iter().find_map(|program| {
        Command::new(program).arg("-c").arg(file).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()
    })
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A client that publishes as boards do, and reads who has taken cases.
pub struct TestClient {
    client: Client,
    pub taken: Receiver<String>,
}

impl TestClient {
    /// Publishes JSON about a board of round 3.
    pub fn publish(&self, board: u16, kind: &str, json: &Value, stored: bool) {
        self.publish_text(board, kind, &json.to_string(), stored);
    }

    /// Publishes a text about a board of round 3.
    pub fn publish_text(&self, board: u16, kind: &str, text: &str, stored: bool) {
        self.publish_to(&format!("annabella/open/3/{board}/{kind}"), text, stored);
    }

    /// Publishes a text to any topic.
    pub fn publish_to(&self, topic: &str, text: &str, stored: bool) {
        self.client.publish(topic, QoS::AtLeastOnce, stored, text.to_owned()).unwrap();
    }

    /// Waits for the next message about taken cases.
    pub fn taken(&self) -> String {
        self.taken.recv_timeout(PATIENCE).expect("nothing was published")
    }
}
