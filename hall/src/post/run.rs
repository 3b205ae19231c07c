//! The command `post`: reads the journal, and keeps the broker's copy equal to it.

use super::delay::Delay;
use super::follower::{Follower, JournalNews};
use super::journal_file::{JournalChange, JournalFile};
use super::link::{Link, LinkNews};
use crate::cli::{BrokerArgs, DONE, Failure};
use crate::topics::{BoardKey, EventKey, Kind, MAX_BYTES, Presence, Topic, VERSION, WallMs};
use annabella_journal::Header;
use annabella_speech::{Message, Words};
use clap::Args;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The interval between looks at the journal: most of the time from a press to the page.
const LOOK: Duration = Duration::from_millis(20);

/// The interval between signs of presence.
const PRESENCE: Duration = Duration::from_secs(3);

/// The options of `annabella-hall post`.
#[derive(Args, Clone, Debug)]
pub struct PostArgs {
    /// The journal, or the folder whose newest journal is followed.
    pub journal: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub broker: BrokerArgs,
    /// The event, if it is not the journal's.
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    /// The round, if it is not the journal's.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub round: Option<u16>,
    /// The number of the board, if it is not the journal's.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub board: Option<u16>,
    /// The delay for spectators: `5moves` or `15min`.
    #[arg(long, value_name = "DELAY")]
    pub delay: Option<Delay>,
}

/// Returns the system's clock, in milliseconds since 1970.
pub fn wall_ms() -> WallMs {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Returns the number of seconds that local time was east of Greenwich at a moment.
fn local_offset(wall_ms: WallMs) -> i32 {
    let ms = i64::try_from(wall_ms).unwrap_or(i64::MAX);
    let stamp = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX);
    TimeZone::system().to_offset(stamp).seconds()
}

/// Publishes a game until it is interrupted.
///
/// # Errors
/// [`Failure`], if the options are not usable.
pub fn run(args: &PostArgs, words: &Words) -> Result<u8, Failure> {
    let broker = args.broker.read()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime
        .map_err(|error| Failure::device(Message::new("hall-no-runtime").with("cause", error.to_string())))?;
    let mut post = Post {
        args,
        words,
        file: JournalFile::new(args.journal.clone()),
        follower: Follower::new(args.delay.unwrap_or_default(), local_offset),
        board: None,
        said: None,
        presence_due: 0,
    };
    runtime.block_on(async {
        let mut link = Link::new(broker);
        let mut looks = tokio::time::interval(LOOK);
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut end = std::pin::pin!(interrupted());
        loop {
            tokio::select! {
                _ = &mut end => break,
                news = link.next() => post.tell(&news),
                _ = looks.tick() => {
                    post.look();
                    post.publish(&mut link);
                }
            }
        }
        post.leave(&mut link).await;
    });
    Ok(DONE)
}

/// Waits for an interruption, or for the request to end.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

struct Post<'a> {
    args: &'a PostArgs,
    words: &'a Words,
    file: JournalFile,
    follower: Follower,
    board: Option<(EventKey, BoardKey)>,
    /// The last message about the journal.
    said: Option<&'static str>,
    presence_due: WallMs,
}

impl Post<'_> {
    /// Reads what has changed in the journal.
    fn look(&mut self) {
        let mut change = self.file.look();
        if let JournalChange::Appended(bytes) = &change {
            if self.follower.take_more(bytes) != JournalNews::Unfitting {
                return;
            }
            self.file.doubt();
            change = self.file.look();
        }
        match change {
            JournalChange::Whole(bytes) => match self.follower.take_whole(&bytes) {
                JournalNews::NoGame => self.say("hall-post-no-journal", Message::new("hall-post-no-journal")),
                JournalNews::NewGame => self.begin(),
                JournalNews::Same | JournalNews::Unfitting => {}
            },
            JournalChange::Missing => {
                self.follower.lose();
                self.say("hall-post-missing", Message::new("hall-post-missing"));
            }
            JournalChange::Appended(_) | JournalChange::None => {}
        }
    }

    fn begin(&mut self) {
        self.said = None;
        let Some(header) = self.follower.header() else { return };
        match board(self.args, header) {
            Some((name, key)) => {
                let message = Message::new("hall-post-board").with("event", name.as_str());
                let message =
                    message.with("round", usize::from(key.round)).with("board", usize::from(key.board));
                eprintln!("{}", self.words.say(&message));
                self.board = Some((EventKey::of(&name), key));
            }
            None => {
                self.board = None;
                self.say("hall-post-no-board", Message::new("hall-post-no-board"));
            }
        }
    }

    /// Reports a condition of the journal, unless it was the last that was reported.
    fn say(&mut self, id: &'static str, message: Message) {
        if self.said != Some(id) {
            self.said = Some(id);
            let path = self.args.journal.display().to_string();
            eprintln!("{}", self.words.say(&message.with("path", path)));
        }
    }

    fn tell(&mut self, news: &LinkNews) {
        if matches!(news, LinkNews::Connected { .. }) {
            self.presence_due = 0;
        }
        if let Some(message) = news.message() {
            eprintln!("{}", self.words.say(&message));
        }
    }

    /// Hands everything to the broker that differs from its copy.
    fn publish(&mut self, link: &mut Link) {
        let Some((event, key)) = self.board.clone() else { return };
        let now = wall_ms();
        let topic = |kind| Topic::new(&event, key, kind);
        link.expect(&topic(Kind::Presence), &presence(false, 0));
        let Some(shown) = self.follower.snapshot(now) else { return };
        link.set(topic(Kind::State), json(&shown.state));
        if let Some(pgn) = shown.pgn {
            link.set(topic(Kind::Pgn), pgn.into_bytes());
        }
        if let Some(cases) = self.follower.cases(MAX_BYTES - 1024) {
            link.set(topic(Kind::Cases), json(&cases));
        }
        if let Some(device) = self.follower.device() {
            link.set(topic(Kind::Device), json(&device));
        }
        // The computer's clock may have been set back.
        if now >= self.presence_due || self.presence_due > now + 2 * PRESENCE.as_millis() as u64 {
            self.presence_due = now + PRESENCE.as_millis() as u64;
            link.set(topic(Kind::Presence), presence(true, now));
        }
        link.send();
    }

    /// Signs off.
    async fn leave(&mut self, link: &mut Link) {
        if let Some((event, key)) = &self.board {
            link.set(Topic::new(event, *key, Kind::Presence), presence(false, wall_ms()));
            link.leave().await;
        }
    }
}

/// Returns the event's name and the board: from the options, then from the journal.
fn board(args: &PostArgs, header: &Header) -> Option<(String, BoardKey)> {
    let event = &header.settings.event;
    let name = args.event.clone().or_else(|| event.name.clone())?;
    let written = event.round.as_deref().unwrap_or_default();
    let (round, board) =
        written.split_once('.').map_or((written, None), |(round, board)| (round, Some(board)));
    let round = args.round.or_else(|| round.parse().ok())?;
    let board = args.board.or_else(|| board?.parse().ok())?;
    (round > 0 && board > 0).then_some((name, BoardKey { round, board }))
}

fn presence(online: bool, at_ms: WallMs) -> Vec<u8> {
    json(&Presence { version: VERSION, online, at_ms })
}

fn json(value: &impl Serialize) -> Vec<u8> {
    // All contents have a JSON form.
    serde_json::to_vec(value).unwrap_or_default()
}
