//! The command `post`: reads the journal, and keeps the broker's copy equal to it.

use super::board_names::BoardNames;
use super::board_program::BoardProgram;
use super::delay::Delay;
use super::follower::{Follower, JournalNews};
use super::journal_file::{JournalChange, JournalFile};
use super::link::LinkNews;
use super::publisher::Publisher;
use crate::cli::{Broker, BrokerArgs, DONE, Failure, complain};
use crate::clock::{local_offset, now_ms};
use crate::topics::{BoardKey, EventKey, Phase};
use annabella_files::input_file::open;
use annabella_files::sole_writer::is_written;
use annabella_game::EventSettings;
use annabella_journal::{Entry, Header, LONGEST_HEADER};
use annabella_speech::{Language, Message, Words};
use clap::Args;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::time::MissedTickBehavior;

/// The interval between looks at the journal: most of the time from a press to the page.
const LOOK: Duration = Duration::from_millis(20);

/// The number of looks at the journal between two at its lock: one a second.
const LOOKS_AT_LOCK: u32 = 50;

/// The time since its last entry in which a game counts as running: longer than a player thinks.
const RECENT: Duration = Duration::from_secs(3600);

/// The size in bytes up to which a file without a line feed may become a journal.
const HEADER: usize = 1 << 20;

/// The options of `annabella-hall post`.
#[derive(Args, Clone, Debug)]
pub struct PostArgs {
    /// The journal, or the folder whose newest journal is followed.
    pub journal: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub broker: BrokerArgs,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub names: BoardNames,
    /// The delay for spectators: `5moves` or `15min`.
    #[arg(long, value_name = "DELAY")]
    pub delay: Option<Delay>,
}

/// Publishes a game until it is interrupted.
///
/// # Errors
/// [`Failure`], if the options are not usable.
pub fn run(args: &PostArgs, language: Language) -> Result<u8, Failure> {
    let broker = args.broker.read()?;
    let file = JournalFile::new(args.journal.clone(), {
        let args = args.clone();
        move |path| header(path).is_some_and(|header| args.names.of(&header.settings.event).is_some())
    });
    let follower = Follower::new(args.delay.unwrap_or_default(), local_offset).with_names(args.names.clone());
    let mut post = Post {
        args,
        language,
        broker,
        file,
        follower,
        publisher: None,
        said: None,
        has_begun: false,
        program: BoardProgram::default(),
        looks: 0,
        has_grown: false,
    };
    runtime()?.block_on(async {
        // Before the first game, the organiser sees whether the board can publish.
        if let Some((name, key)) = args.names.of(&EventSettings::default()) {
            post.publish_as(&name, key);
        }
        let mut looks = tokio::time::interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut end = std::pin::pin!(interrupted());
        loop {
            tokio::select! {
                _ = &mut end => break,
                news = post.news() => post.tell(&news),
                _ = looks.tick() => post.look(),
            }
        }
        post.leave().await;
    });
    Ok(DONE)
}

/// Creates the runtime of one thread in which boards are published.
///
/// # Errors
/// [`Failure`] of the system.
pub fn runtime() -> Result<Runtime, Failure> {
    let made = tokio::runtime::Builder::new_current_thread().enable_all().build();
    made.map_err(|error| Failure::device(Message::new("hall-no-runtime").with("cause", error.to_string())))
}

/// Waits for an interruption, or for the request to end.
pub async fn interrupted() {
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
    language: Language,
    broker: Broker,
    file: JournalFile,
    follower: Follower,
    publisher: Option<Publisher>,
    /// The last message about the journal.
    said: Option<&'static str>,
    has_begun: bool,
    program: BoardProgram,
    /// The number of looks at the journal since the last at its lock.
    looks: u32,
    /// Whether the journal was written since then.
    has_grown: bool,
}

impl Post<'_> {
    /// Waits for the next event of the connection; for ever while no board is known.
    async fn news(&mut self) -> LinkNews {
        match &mut self.publisher {
            Some(publisher) => publisher.next().await,
            None => std::future::pending().await,
        }
    }

    /// Reads what has changed in the journal, and publishes it.
    fn look(&mut self) {
        // What its program wrote before it ended is read afterwards.
        self.looks = (self.looks + 1) % LOOKS_AT_LOCK;
        let is_written = (self.looks == 0).then(|| is_written(self.file.path()));
        let news = self.changed();
        self.has_grown |= news.is_some();
        if news == Some(JournalNews::NewGame) {
            self.program = BoardProgram::default();
            self.follower.note_program(false);
        }
        if let Some(is_written) = is_written {
            let has_grown = std::mem::take(&mut self.has_grown);
            let has_ended = self.program.note(is_written, has_grown, self.follower.time_runs());
            self.follower.note_program(has_ended);
        }
        if self.follower.is_damaged() {
            self.say("hall-post-damaged");
        }
        match news {
            Some(JournalNews::NoGame) => self.say("hall-post-no-journal"),
            Some(JournalNews::NewGame) => self.begin(),
            Some(JournalNews::Same | JournalNews::Unfitting) | None => {}
        }
        if let Some(publisher) = &mut self.publisher {
            publisher.publish(&mut self.follower, now_ms());
        }
    }

    fn changed(&mut self) -> Option<JournalNews> {
        let mut change = self.file.look();
        if let JournalChange::Appended(bytes) = &change {
            let news = self.follower.take_more(bytes);
            if news != JournalNews::Unfitting {
                return Some(news);
            }
            self.file.doubt();
            change = self.file.look();
        }
        match change {
            // A journal that is being created has no whole line yet.
            JournalChange::Whole(bytes) if !bytes.contains(&b'\n') && bytes.len() < HEADER => {
                self.follower.lose();
                self.say("hall-post-missing");
                None
            }
            JournalChange::Whole(bytes) => {
                let name = self.file.path().file_name().unwrap_or_default();
                self.follower.name(name.to_string_lossy().into_owned());
                Some(self.follower.take_whole(&bytes))
            }
            JournalChange::Missing => {
                self.follower.lose();
                self.say("hall-post-missing");
                None
            }
            JournalChange::Appended(_) | JournalChange::None => None,
        }
    }

    /// Publishes another game, as the board that its journal or the options name.
    fn begin(&mut self) {
        if !std::mem::replace(&mut self.has_begun, true) {
            self.publish_ended();
        }
        self.said = None;
        let named = self.follower.header().map(|header| self.args.names.of(&header.settings.event));
        match named.flatten() {
            Some((name, key)) => self.publish_as(&name, key),
            None => {
                self.part();
                self.say("hall-post-no-board");
            }
        }
    }

    /// Publishes the other games of the folder that have ended, perhaps while this program was not running.
    fn publish_ended(&self) {
        let event_of = |header: &Header| self.args.names.of(&header.settings.event);
        let Some((event, now)) = self.follower.header().and_then(event_of) else { return };
        for path in self.file.others() {
            let Some(bytes) = JournalFile::other(&path) else { continue };
            let mut ended = Follower::new(self.args.delay.unwrap_or_default(), local_offset)
                .with_names(self.args.names.clone());
            ended.take_whole(&bytes);
            let named = ended.header().and_then(event_of).filter(|(name, _)| *name == event);
            let live = ended.device().map(|device| device.live);
            let runs = live.as_ref().is_some_and(|live| matches!(live.phase, Phase::Playing | Phase::Halted));
            if named.as_ref().is_some_and(|(_, key)| *key == now) && runs && may_run(&path) {
                let message = Message::new("hall-post-two-games").with("other", path.display().to_string());
                self.report(&message.with("path", self.file.path().display().to_string()));
            }
            let is_over = live.is_some_and(|live| live.result.is_some());
            if let Some((name, key)) = named.filter(|(_, key)| *key != now && is_over) {
                let mut publisher = Publisher::new(self.broker.clone(), EventKey::of(&name), key);
                publisher.publish(&mut ended, now_ms());
                tokio::spawn(publisher.finish(ended.end()));
            }
        }
    }

    /// Publishes as this board, and no longer as another.
    fn publish_as(&mut self, name: &str, key: BoardKey) {
        let event = EventKey::of(name);
        if self.publisher.as_ref().is_some_and(|publisher| publisher.is_of(&event, key)) {
            return;
        }
        self.part();
        let message = Message::new("hall-post-board").with("event", name);
        let message = message.with("round", usize::from(key.round)).with("board", usize::from(key.board));
        self.report(&message);
        self.publisher = Some(Publisher::new(self.broker.clone(), event, key));
    }

    /// Reports a condition of the journal, unless it was the last that was reported.
    fn say(&mut self, id: &'static str) {
        if self.said != Some(id) {
            self.said = Some(id);
            let path = self.args.journal.display().to_string();
            self.report(&Message::new(id).with("path", path));
        }
    }

    /// Prints a message. Its words are made for it: messages are rare, and words need memory.
    fn report(&self, message: &Message) {
        complain(&Words::new(self.language).say(message));
    }

    fn tell(&self, news: &LinkNews) {
        if let Some(message) = news.message() {
            self.report(&message);
        }
    }

    /// Publishes the rest of the earlier game, while another starts.
    fn part(&mut self) {
        if let Some(publisher) = self.publisher.take() {
            tokio::spawn(publisher.finish(self.follower.take_earlier()));
        }
    }

    /// Signs the board off.
    async fn leave(&mut self) {
        if let Some(mut publisher) = self.publisher.take() {
            publisher.leave(now_ms()).await;
        }
    }
}

/// Whether an unfinished game may be running: a program writes its journal, or may do so on a system that does not say, and has
/// written it lately.
fn may_run(path: &Path) -> bool {
    if let Some(is_written) = is_written(path) {
        return is_written;
    }
    let changed = path.metadata().and_then(|data| data.modified()).ok();
    changed.is_some_and(|changed| changed.elapsed().is_ok_and(|since| since < RECENT))
}

/// Reads the header of a journal, if it has one.
fn header(path: &Path) -> Option<Header> {
    let mut first = Vec::new();
    let file = open(path).ok()?.take(LONGEST_HEADER);
    BufReader::new(file).read_until(b'\n', &mut first).ok()?;
    annabella_journal::read::<Header, Entry>(&first).ok().map(|contents| contents.header)
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_files::sole_writer::claim;

    #[test]
    fn a_game_runs_while_a_program_writes_its_journal() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.journal");
        std::fs::write(&path, "just written").unwrap();
        assert!(!may_run(&path), "an abandoned game");
        let program = claim(&path).unwrap();
        assert!(may_run(&path));
        drop(program);
        assert!(!may_run(&path));
        assert!(!may_run(&folder.path().join("gone.journal")));
    }
}
