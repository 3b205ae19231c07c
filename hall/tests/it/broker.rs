//! A broker that runs with the files of `hall/broker`, and a reader of its messages.

use annabella_hall::boards::Boards;
use annabella_hall::topics::EventKey;
use rumqttc::v5::mqttbytes::QoS;
use rumqttc::v5::mqttbytes::v5::Packet;
use rumqttc::v5::{Client, Event, MqttOptions};
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The time after which something that should happen has not happened.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The users, whose passwords are `<user>-secret`.
const USERS: [&str; 5] = ["arbiters", "spectators", "simulation", "3", "4"];

/// A running mosquitto, killed when dropped.
pub struct Broker {
    folder: TempDir,
    child: Child,
    pub port: u16,
    pub tls_port: u16,
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn run(program: &str, arguments: &[&str], folder: &Path) {
    let done = Command::new(program).args(arguments).current_dir(folder).output().unwrap();
    assert!(done.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
}

/// Returns the main file of a broker in `folder`, with the settings of Debian's, which the example is included from.
fn main_file(folder: &Path) -> String {
    let folder = folder.display();
    // Started as root, it would run as another user, who cannot read this folder.
    format!(
        "user root\n\
         pid_file {folder}/mosquitto.pid\n\
         persistence_location {folder}/\n\
         log_dest file {folder}/log\n\
         include_dir {folder}/conf.d\n"
    )
}

impl Broker {
    /// Starts a broker with the example's users, access list and certificates.
    pub fn start() -> Broker {
        Broker::start_with(|acl| acl)
    }

    /// Starts a broker with a changed access list.
    pub fn start_with(changed: impl Fn(String) -> String) -> Broker {
        Broker::start_as(changed, "")
    }

    /// Starts a broker with one more line in its configuration.
    pub fn start_limited(line: &str) -> Broker {
        Broker::start_as(|acl| acl, line)
    }

    fn start_as(changed: impl Fn(String) -> String, line: &str) -> Broker {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("broker");
        let acl = fs::read_to_string(example.join("acl")).unwrap();
        fs::write(path.join("acl"), changed(acl)).unwrap();
        for (index, user) in USERS.iter().enumerate() {
            let create: &[&str] = if index == 0 { &["-c"] } else { &[] };
            let password = format!("{user}-secret");
            run("mosquitto_passwd", &[create, &["-b", "passwords", user, &password]].concat(), path);
        }
        let key = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
        let ca = [&key[..], &["-subj", "/CN=test", "-keyout", "ca.key", "-out", "ca.crt"]].concat();
        run("openssl", &ca, path);
        let request = ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
        let names =
            ["-subj", "/CN=hall", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:192.0.2.1"];
        let files = ["-keyout", "broker.key", "-out", "broker.csr"];
        run("openssl", &[&request[..], &names, &files].concat(), path);
        let sign =
            ["x509", "-req", "-in", "broker.csr", "-CA", "ca.crt", "-CAkey", "ca.key", "-copy_extensions"];
        run("openssl", &[&sign[..], &["copy", "-out", "broker.crt"]].concat(), path);
        let (port, tls_port) = (free_port(), free_port());
        let conf = fs::read_to_string(example.join("mosquitto.conf")).unwrap();
        let conf = conf.replace("/etc/mosquitto/annabella", &path.display().to_string());
        let conf = conf.replace("listener 1883 127.0.0.1", &format!("listener {port} 127.0.0.1"));
        let conf = conf.replace("listener 8883", &format!("listener {tls_port}"));
        // Retained messages are lost with the broker: the harder case.
        let conf = conf.replace("persistence true", "persistence false");
        fs::create_dir(path.join("conf.d")).unwrap();
        fs::write(path.join("conf.d/annabella.conf"), conf).unwrap();
        fs::write(path.join("conf"), main_file(path) + line + "\n").unwrap();
        let child = Broker::spawn(path);
        let broker = Broker { folder, child, port, tls_port };
        broker.wait();
        broker
    }

    /// Removes the further line from its configuration; it counts once the broker starts again.
    pub fn unlimit(&self) {
        let path = self.folder.path();
        fs::write(path.join("conf"), main_file(path)).unwrap();
    }

    fn spawn(folder: &Path) -> Child {
        let log = fs::File::options().append(true).create(true).open(folder.join("log")).unwrap();
        let mut command = Command::new("mosquitto");
        command.arg("-c").arg(folder.join("conf")).stdout(Stdio::null()).stderr(log);
        command.spawn().expect("mosquitto is installed")
    }

    fn wait(&self) {
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "no broker: {log}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Kills it with all messages that it keeps, and starts it again.
    pub fn kill(&mut self) {
        self.stop();
        self.start_again();
    }

    /// Kills it with all messages that it keeps.
    pub fn stop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it after [`Broker::stop`].
    pub fn start_again(&mut self) {
        self.child = Broker::spawn(self.folder.path());
        self.wait();
    }

    /// Writes a file that only its owner may read, and returns its path.
    pub fn secret(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        run("chmod", &["600", name], self.folder.path());
        path
    }

    /// Returns the certificate of its authority.
    pub fn ca(&self) -> PathBuf {
        self.folder.path().join("ca.crt")
    }

    /// Returns the arguments that connect a program as `user`.
    pub fn login(&self, user: &str) -> Vec<String> {
        let password = self.secret(&format!("password-{user}"), &format!("{user}-secret\n"));
        let broker = format!("mqtt://127.0.0.1:{}", self.port);
        ["--broker", &broker, "--user", user, "--password-file", &password.display().to_string()]
            .map(str::to_owned)
            .to_vec()
    }

    /// Returns the options of a client, with the user's password.
    pub fn options(&self, user: Option<&str>) -> MqttOptions {
        let name = format!("{user:?}-{:?}-{}", thread::current().id(), free_port());
        let mut options = MqttOptions::new(name, "127.0.0.1", self.port);
        options.set_clean_start(true).set_max_packet_size(Some(1 << 20));
        if let Some(user) = user {
            options.set_credentials(user, format!("{user}-secret"));
        }
        options
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A received message.
#[derive(Clone, Debug, PartialEq)]
pub struct Received {
    pub topic: String,
    pub payload: Vec<u8>,
    pub stored: bool,
}

/// What a reader has received.
pub struct Seen {
    pub messages: Vec<Received>,
    /// The boards of the event `Open`, as the messages describe them.
    pub boards: Boards,
    /// The keys of all notices, in the order given.
    pub notices: Vec<String>,
}

impl Seen {
    fn take(&mut self, message: Received) {
        let Received { topic, payload, stored } = &message;
        let change = self.boards.take(topic, payload, *stored, 1_000);
        self.notices.extend(change.notices.into_iter().map(|notice| notice.key));
        self.messages.push(message);
    }
}

/// A reader of all messages, which connects again when the broker is killed.
pub struct Reader {
    shared: Arc<(Mutex<Seen>, Condvar)>,
    client: Client,
}

impl Reader {
    /// Reads the topics of a filter as `user`.
    pub fn of(broker: &Broker, user: &str, filter: &str) -> Reader {
        let (client, mut connection) = Client::new(broker.options(Some(user)), 100);
        let boards = Boards::new(EventKey::of("Open"));
        let seen = Seen { messages: Vec::new(), boards, notices: Vec::new() };
        let shared = Arc::new((Mutex::new(seen), Condvar::new()));
        let (copy, again, filter) = (Arc::clone(&shared), client.clone(), filter.to_owned());
        let (ready, subscribed) = std::sync::mpsc::channel();
        thread::spawn(move || {
            for event in connection.iter() {
                match event {
                    Ok(Event::Incoming(Packet::ConnAck(_))) => {
                        again.try_subscribe(filter.as_str(), QoS::AtLeastOnce).unwrap();
                    }
                    Ok(Event::Incoming(Packet::SubAck(_))) => {
                        let _ = ready.send(());
                    }
                    Ok(Event::Incoming(Packet::Publish(publish))) => {
                        let topic = String::from_utf8(publish.topic.to_vec()).unwrap();
                        let payload = publish.payload.to_vec();
                        let received = Received { topic, payload, stored: publish.retain };
                        copy.0.lock().unwrap().take(received);
                        copy.1.notify_all();
                    }
                    Ok(Event::Outgoing(rumqttc::Outgoing::Disconnect)) => return,
                    Ok(_) => {}
                    Err(_) => thread::sleep(Duration::from_millis(20)),
                }
            }
        });
        subscribed.recv_timeout(PATIENCE).expect("a subscription");
        Reader { shared, client }
    }

    /// Waits until what was received satisfies a condition, and returns what it found.
    pub fn wait<T>(&self, what: &str, found: impl Fn(&Seen) -> Option<T>) -> T {
        let (seen, arrived) = &*self.shared;
        let began = Instant::now();
        let mut seen = seen.lock().unwrap();
        loop {
            if let Some(found) = found(&seen) {
                return found;
            }
            let left = PATIENCE.saturating_sub(began.elapsed());
            let last: Vec<_> = seen.messages.iter().rev().take(4).map(|message| &message.topic).collect();
            assert!(!left.is_zero(), "not received: {what}; the last of {}: {last:?}", seen.messages.len());
            seen = arrived.wait_timeout(seen, left).unwrap().0;
        }
    }

    /// Returns all messages so far.
    pub fn all(&self) -> Vec<Received> {
        self.shared.0.lock().unwrap().messages.clone()
    }

    /// Returns the keys of all notices so far.
    pub fn notices(&self) -> Vec<String> {
        self.shared.0.lock().unwrap().notices.clone()
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        let _ = self.client.try_disconnect();
    }
}

/// A running `annabella-hall`, killed when dropped.
pub struct Hall(Child);

impl Hall {
    /// Starts the program in a network namespace.
    pub fn start_in(namespace: &str, arguments: &[String]) -> Hall {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", namespace, env!("CARGO_BIN_EXE_annabella-hall")]).args(arguments);
        Hall(command.args(["--locale", "en"]).spawn().unwrap())
    }

    /// Starts the program; its messages go to the output of the test.
    pub fn start<S: AsRef<std::ffi::OsStr>>(arguments: &[S]) -> Hall {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella-hall"));
        Hall(command.args(arguments).args(["--locale", "en"]).spawn().unwrap())
    }

    /// Ends it as a service manager does, and returns whether it ended well.
    pub fn end(mut self) -> bool {
        run("kill", &["-TERM", &self.0.id().to_string()], Path::new("/"));
        self.0.wait().unwrap().success()
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
