//! The thread that sends games over the network.

use super::answer::{Answer, Failure};
use super::queue::{Pace, PushQueue, Step};
use super::report::PushReport;
use super::target::PushTarget;
use super::token::Token;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use ureq::Agent;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// Maximum length of an answer, in bytes.
const LONGEST_ANSWER: u64 = 1 << 20;

/// The time limits of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// Finding the server and connecting to it.
    pub connect: Duration,
    /// Sending the games and receiving the answer.
    pub answer: Duration,
}

impl Default for TimeLimits {
    fn default() -> TimeLimits {
        TimeLimits { connect: Duration::from_secs(10), answer: Duration::from_secs(20) }
    }
}

/// Sends the games of a round in a thread of its own.
///
/// If it is dropped, the thread sends what waits and ends, unless the server fails.
pub struct Pusher {
    sender: Sender<Vec<(usize, String)>>,
    thread: JoinHandle<()>,
}

impl Pusher {
    /// Starts the thread. It calls `report` with each report, never with the token.
    ///
    /// # Errors
    /// [`io::Error`] if the system starts no thread.
    pub fn start(
        target: PushTarget,
        token: Token,
        pace: Pace,
        limits: TimeLimits,
        report: impl FnMut(PushReport) + Send + 'static,
    ) -> io::Result<Pusher> {
        let (sender, receiver) = channel();
        let thread = thread::Builder::new().name("push".to_owned()).spawn(move || {
            let client = Client { agent: agent(&target, limits), target, token };
            run(&client, PushQueue::new(pace), &receiver, report);
        })?;
        Ok(Pusher { sender, thread })
    }

    /// Sets games by their boards. Unchanged ones are not sent again.
    pub fn set_games(&self, games: Vec<(usize, String)>) {
        // The thread ends only after this sender, unless it panics.
        let _ = self.sender.send(games);
    }

    /// Sends what waits, and ends the thread. If the server fails, the rest is not sent.
    pub fn finish(self) {
        drop(self.sender);
        // A thread that panicked has sent what it could.
        // Without a sender it sends what is due, each time within the limits of the client, and ends at a failure.
        let _ = self.thread.join();
    }
}

/// Follows the queue until the sender is dropped and nothing more can be sent soon.
fn run(
    client: &Client,
    mut queue: PushQueue,
    receiver: &Receiver<Vec<(usize, String)>>,
    mut report: impl FnMut(PushReport),
) {
    let start = Instant::now();
    let mut open = true;
    loop {
        while let Ok(games) = receiver.try_recv() {
            games.into_iter().for_each(|(board, text)| queue.set(board, text));
        }
        let received = match queue.step(start.elapsed()) {
            Step::Send(batch) => {
                let answer = client.send(&batch.body());
                queue.answered(start.elapsed(), answer).into_iter().for_each(&mut report);
                continue;
            }
            Step::WaitUntil(time) if open => receiver.recv_timeout(time.saturating_sub(start.elapsed())),
            Step::WaitUntil(_) if queue.is_failing() => return,
            Step::WaitUntil(time) => {
                thread::sleep(time.saturating_sub(start.elapsed()));
                continue;
            }
            // Nothing waits; `finish` closes the channel.
            Step::Idle if open => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Step::Idle => return,
        };
        match received {
            Ok(games) => games.into_iter().for_each(|(board, text)| queue.set(board, text)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => open = false,
        }
    }
}

/// The connection to the server.
struct Client {
    agent: Agent,
    target: PushTarget,
    token: Token,
}

impl Client {
    fn send(&self, body: &str) -> Answer {
        let request = self
            .agent
            .post(self.target.uri())
            .header("Content-Type", "text/plain; charset=utf-8")
            .header("Authorization", self.token.authorization());
        match request.send(body) {
            Ok(response) => self.read(response),
            Err(error) => Answer::Failed(self.failure(&error)),
        }
    }

    fn read(&self, mut response: ureq::http::Response<ureq::Body>) -> Answer {
        let header = response.headers().get("Retry-After").and_then(|value| value.to_str().ok());
        let retry_after = header.and_then(|value| value.trim().parse().ok()).map(Duration::from_secs);
        let status = response.status().as_u16();
        let read = response.body_mut().with_config().limit(LONGEST_ANSWER).lossy_utf8(true).read_to_string();
        // The server has decided, even if its words are cut off.
        let body = self.token.hidden_in(&read.unwrap_or_default());
        Answer::Response { status, retry_after, body }
    }

    fn failure(&self, error: &ureq::Error) -> Failure {
        let cause = match error {
            ureq::Error::Io(error) => error.to_string(),
            error => error.to_string(),
        };
        let cause = self.token.hidden_in(&cause);
        match error {
            ureq::Error::Timeout(ureq::Timeout::Resolve | ureq::Timeout::Connect) => {
                Failure::NoConnection { cause }
            }
            ureq::Error::Timeout(_) => Failure::TimedOut,
            // Invalid data: a certificate that is not trusted.
            ureq::Error::Io(error)
                if matches!(error.kind(), io::ErrorKind::ConnectionRefused | io::ErrorKind::InvalidData) =>
            {
                Failure::NoConnection { cause }
            }
            ureq::Error::Io(_) | ureq::Error::Protocol(_) => Failure::Cut { cause },
            _ => Failure::NoConnection { cause },
        }
    }
}

/// Creates the client of HTTP. It follows no redirect: the token is for this server only.
fn agent(target: &PushTarget, limits: TimeLimits) -> Agent {
    let config = Agent::config_builder()
        .user_agent(concat!("annabella-hall/", env!("CARGO_PKG_VERSION")))
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .timeout_resolve(Some(limits.connect))
        .timeout_connect(Some(limits.connect))
        .timeout_send_request(Some(limits.answer))
        .timeout_send_body(Some(limits.answer))
        .timeout_recv_response(Some(limits.answer))
        .timeout_recv_body(Some(limits.answer));
    // The token must not go through a proxy without TLS.
    let config = if target.is_local() { config.proxy(None) } else { config };
    let config = if target.is_encrypted() { config.https_only(true).tls_config(tls()) } else { config };
    config.build().new_agent()
}

/// Trusts the certificates that the operating system trusts.
fn tls() -> TlsConfig {
    let trusted = rustls_native_certs::load_native_certs().certs;
    let roots: Vec<_> =
        trusted.iter().map(|certificate| Certificate::from_der(certificate).to_owned()).collect();
    TlsConfig::builder()
        .root_certs(RootCerts::from(roots))
        .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .build()
}
