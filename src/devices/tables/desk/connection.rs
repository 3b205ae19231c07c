//! The connection to the arbiter's desk: queues messages, and drops a desk that does not read them.

use super::message::{ToDesk, line};
use crate::clock::Stamp;
use crate::devices::platform::local_socket::LocalStream;
use crate::devices::terminal::{Prefix, Terminal};
use crate::game::{Effect, Fact, VoiceChange};
use crate::journal::Milestone;
use crate::speech::routing::{Routing, Seat};
use crate::speech::{Audience, Language, Message, Utterance, Worded};
use std::io::Write;
use std::net::Shutdown;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

/// The maximum number of messages queued for a desk.
/// A desk this far behind is dropped, and receives the state when it reconnects.
const AHEAD: usize = 1024;

/// The language and layout that a desk requests.
#[derive(Clone, Copy, Debug)]
pub(super) struct DeskPreferences {
    pub language: Language,
    pub width: Option<usize>,
    pub prefix: Prefix,
}

/// The arbiter's desk while it is connected. Dropping it disconnects once all messages are written.
pub struct DeskConnection {
    id: u64,
    stream: LocalStream,
    queue: Option<SyncSender<String>>,
    /// Closed once the last message is written.
    written: Receiver<()>,
    /// The converter of utterances to words for the desk, which prints nothing.
    terminal: Terminal,
    scripts: Terminal,
    routing: Routing,
    hides: bool,
    /// One message for each line read ahead.
    ahead: Receiver<()>,
}

impl DeskConnection {
    pub(super) fn new(
        id: u64,
        stream: LocalStream,
        preferences: DeskPreferences,
        announce: Language,
        ahead: Receiver<()>,
    ) -> std::io::Result<DeskConnection> {
        let terminal = Terminal::new(preferences.language, announce, false);
        let terminal = terminal.prefixed(preferences.prefix, Seat::Arbiter);
        let terminal = match preferences.width {
            Some(width) => terminal.narrow(width),
            None => terminal,
        };
        let (queue, inbox) = sync_channel::<String>(AHEAD);
        let (end, written) = channel::<()>();
        let mut out = stream.try_clone()?;
        thread::Builder::new().name("desk".to_owned()).spawn(move || {
            let _end = end;
            // If writing fails, the desk has gone, which its reader reports.
            let _ = inbox.iter().try_for_each(|line| out.write_all(line.as_bytes()));
            let _ = out.shutdown(Shutdown::Both);
        })?;
        let link = DeskConnection {
            id,
            stream,
            queue: Some(queue),
            written,
            terminal,
            scripts: Terminal::new(preferences.language, announce, true),
            routing: Routing::new(Seat::Arbiter, true, []),
            hides: false,
            ahead,
        };
        link.send(&ToDesk::Open);
        Ok(link)
    }

    /// Returns the connection's number.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Notes that a line was handled, so that another can be read.
    pub fn line_taken(&self) {
        let _ = self.ahead.try_recv();
    }

    /// Whether words for `audience` go to the arbiter.
    pub fn hears(&self, audience: Audience) -> bool {
        self.routing.prints(audience)
    }

    /// Takes over the numbering and marks of the game's terminal.
    pub fn follow(&mut self, terminal: &Terminal) {
        self.scripts.follow(terminal);
        self.terminal.follow(terminal);
    }

    /// Sends an utterance, with its spoken form if `aloud`.
    pub fn say(&self, at: Stamp, utterance: &Utterance, aloud: bool) {
        if !self.hears(utterance.audience) {
            return;
        }
        let effect = Effect::Say { utterance: utterance.clone(), aloud };
        self.send(&ToDesk::Said {
            json: self.scripts.json_line(at, &effect).unwrap_or_default(),
            lines: self.terminal.lines(utterance),
            voiced: aloud.then(|| self.terminal.voiced(utterance)),
            language: self.terminal.language(utterance.tongue).tag().to_owned(),
            priority: utterance.priority,
        });
    }

    /// Sends a fact.
    pub fn report(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) {
        if self.hears(audience) {
            self.send(&ToDesk::Fact(self.scripts.reported(at, audience, report, text)));
        }
    }

    /// Sends the fingerprint of an entry.
    pub fn digest(&self, at: Stamp, milestone: &Milestone) {
        self.send(&ToDesk::Fact(self.scripts.digest_line(at, milestone)));
    }

    /// Changes the desk's voice.
    pub fn change(&self, change: VoiceChange) {
        self.send(&ToDesk::Voice(change));
    }

    /// Hides the text typed at the desk, or shows it again.
    pub fn hide(&mut self, hides: bool) {
        if std::mem::replace(&mut self.hides, hides) != hides {
            self.send(&ToDesk::Hide(hides));
        }
    }

    /// Reports the end of the game, and waits up to `longest` until the report is written.
    pub fn finish(mut self, longest: Duration) {
        self.send(&ToDesk::Over);
        self.queue = None;
        let _ = self.written.recv_timeout(longest);
    }

    /// Queues a message. A desk that is too far behind is disconnected.
    fn send(&self, message: &ToDesk) {
        let full = self.queue.as_ref().is_some_and(|queue| queue.try_send(line(message)).is_err());
        if full {
            let _ = self.stream.shutdown(Shutdown::Both);
        }
    }
}

/// Refuses a desk with the reason, and disconnects it.
pub(super) fn refuse(mut stream: LocalStream, language: Language, why: &impl Worded) {
    let words = crate::speech::Words::new(language).say(&why.message());
    // The desk may already have gone.
    let _ = stream.write_all(line(&ToDesk::Refused(words)).as_bytes());
    let _ = stream.shutdown(Shutdown::Both);
}
