//! `annabella-hall watch`: the boards in the terminal, in appended plain lines.

mod command;
mod lines;
pub mod session;
mod speech;

use crate::cli::{BrokerArgs, DEVICE, DONE, Failure, arbiter_name, complain};
use crate::clock::now_ms;
use crate::feed::{Publisher, subscribe};
use crate::topics::{EventKey, Topic};
use annabella_speech::{Message, Words};
use clap::Args;
use session::{Output, Session};
use speech::Voice;
use std::io::{self, BufRead, Write};
use std::time::Duration;
use tokio::sync::mpsc;

/// The interval at which boards are checked for silence.
const PASS: Duration = Duration::from_millis(500);

/// The options of `watch`.
#[derive(Args, Clone, Debug)]
pub struct WatchArgs {
    /// The broker.
    #[command(flatten)]
    pub broker: BrokerArgs,
    /// The name of the event.
    #[arg(long, value_name = "NAME")]
    pub event: String,
    /// The name by which cases are taken.
    #[arg(long, value_name = "NAME")]
    pub arbiter_name: Option<String>,
    /// Whether lines are spoken, too.
    #[arg(long)]
    pub speak: bool,
}

/// Watches the boards until `quit` or the end of the input.
///
/// # Errors
/// A [`Failure`] of usage in the options of the broker.
pub fn run(args: &WatchArgs, words: &Words) -> Result<u8, Failure> {
    let broker = args.broker.read()?;
    let arbiter = arbiter_name(args.arbiter_name.as_deref())?;
    let language = words.language();
    let session = Session::new(&args.event, &arbiter, Words::new(language));
    let voice = if args.speak { Voice::start(language) } else { None };
    if args.speak && voice.is_none() {
        complain(&words.say(&Message::new("hall-watch-no-voice")));
    }
    let unstarted = |error: io::Error| Failure {
        message: Message::new("hall-watch-failed").with("cause", error.to_string()),
        status: DEVICE,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(unstarted)?;
    runtime.block_on(async {
        let (publisher, feed) = subscribe(&broker, "watch", Topic::filters(&EventKey::of(&args.event), true));
        follow(session, feed, Terminal { publisher, voice }).await;
    });
    Ok(DONE)
}

async fn follow(
    mut session: Session,
    mut feed: mpsc::Receiver<crate::feed::FeedEvent>,
    mut terminal: Terminal,
) {
    let mut lines = typed_lines();
    let mut pass = tokio::time::interval(PASS);
    let mut passed = now_ms();
    let mut out = session.greeting();
    while terminal.show(&out) {
        out = tokio::select! {
            event = feed.recv() => match event {
                Some(event) => session.feed(event, now_ms()),
                None => return,
            },
            line = lines.recv() => match line {
                Some(line) => {
                    terminal.cancel_speech();
                    session.typed(&line, now_ms())
                }
                None => return,
            },
            _ = pass.tick() => {
                let before = std::mem::replace(&mut passed, now_ms());
                session.note_gap(before, passed);
                session.pass(passed)
            }
        };
    }
}

/// Reads lines in a thread of its own: standard input cannot be waited for otherwise.
fn typed_lines() -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel(16);
    std::thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.blocking_send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

/// The terminal, the voice, and the way to the broker.
struct Terminal {
    publisher: Publisher,
    voice: Option<Voice>,
}

impl Terminal {
    /// Does what the session asks for; whether the program continues.
    fn show(&mut self, out: &[Output]) -> bool {
        for output in out {
            match output {
                Output::Line(line) => {
                    // A closed terminal ends the program.
                    if writeln!(io::stdout(), "{line}").is_err() {
                        return false;
                    }
                    if let Some(voice) = &self.voice {
                        voice.say(line);
                    }
                }
                Output::Report(line) => complain(line),
                // A message that cannot be queued is not confirmed, which the session says.
                Output::Publish(message) => drop(self.publisher.publish(message.clone())),
                Output::Quit => return false,
            }
        }
        true
    }

    fn cancel_speech(&self) {
        if let Some(voice) = &self.voice {
            voice.cancel_speech();
        }
    }
}
