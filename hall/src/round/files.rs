//! The files of a round: the tournament file is read again when it changes; results and live PGN are written.

use super::args::{RoundArgs, RoundFault};
use super::standings::Round;
use crate::boards::Boards;
use crate::broadcast::{LiveFault, LiveFolder, Overwrite, Pace, Pusher, TimeLimits};
use crate::hall::Paired;
use crate::pairings::Tournament;
use crate::topics::BoardKey;
use annabella_speech::{Message, Worded};
use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The files of the running round.
pub struct RoundFiles {
    pairings: PathBuf,
    wanted: Option<u16>,
    /// The tournament file that was read, and the one at the last look.
    read: Option<Seen>,
    seen: Option<Seen>,
    is_gone: bool,
    round: Round,
    live: Option<LiveFolder>,
    results: Option<PathBuf>,
    written: Option<Vec<u8>>,
    /// Whether the last attempt to write the results failed, and was reported.
    is_behind: bool,
    unreadable: Vec<LiveFault>,
    /// The boards whose players are not those of the pairings, as reported.
    strangers: HashSet<BoardKey>,
    pusher: Option<Pusher>,
}

impl RoundFiles {
    /// Reads the tournament file, and starts the push; `None` without a tournament file. `report` takes messages about them, at once
    /// and later.
    ///
    /// # Errors
    /// [`RoundFault`].
    pub fn open(
        args: &RoundArgs,
        report: impl Fn(Message) + Send + Clone + 'static,
    ) -> Result<Option<RoundFiles>, RoundFault> {
        let Some(pairings) = args.pairings.clone() else { return Ok(None) };
        if let Some(results) = args.results.as_ref().filter(|results| is_same(results, &pairings)) {
            return Err(RoundFault::SameFile(results.clone()));
        }
        if let Some(live) = &args.live {
            let cause =
                |error: io::Error| LiveFault::NotWritten { file: live.clone(), cause: error.to_string() };
            fs::create_dir_all(live).map_err(cause)?;
        }
        let (seen, round, faults) = read(&pairings, args.round)?;
        faults.into_iter().for_each(&report);
        let overwrite = if args.force { Overwrite::Any } else { Overwrite::Own };
        let live = args.live.as_ref().map(|folder| LiveFolder::new(folder.clone(), overwrite));
        let pusher = args.target()?.map(|(target, token)| {
            let host = target.host().to_owned();
            let report_push = move |news: crate::broadcast::PushReport| report(news.message(&host));
            let started = Pusher::start(target, token, Pace::default(), TimeLimits::default(), report_push);
            started.map_err(RoundFault::NoThread)
        });
        Ok(Some(RoundFiles {
            wanted: args.round,
            read: seen,
            seen,
            is_gone: false,
            round,
            live,
            results: args.results.clone(),
            written: None,
            is_behind: false,
            unreadable: Vec::new(),
            strangers: HashSet::new(),
            pusher: pusher.transpose()?,
            pairings,
        }))
    }

    /// Returns the boards of the round with their players.
    pub fn paired(&self) -> Vec<(BoardKey, Paired)> {
        self.round.paired()
    }

    /// Reads the tournament file again if it has changed. Returns the boards of the round then, and what to report.
    ///
    /// A file that is being written is left until two looks find it unchanged. One that lacks players was cut off: the pairings
    /// stay as they were.
    pub fn look(&mut self) -> (Vec<(BoardKey, Paired)>, Vec<Message>) {
        let seen = Seen::of(&self.pairings);
        let was_gone = std::mem::replace(&mut self.is_gone, seen.is_none());
        if self.is_gone && !was_gone {
            return (Vec::new(), vec![RoundFault::Gone(self.pairings.clone()).message()]);
        }
        let is_settled = std::mem::replace(&mut self.seen, seen) == seen;
        if !is_settled || seen.is_none() || seen == self.read {
            return Default::default();
        }
        self.read = seen;
        match read(&self.pairings, self.wanted) {
            Ok((_, round, _)) if round.players() < self.round.players() => {
                (Vec::new(), vec![RoundFault::FewerPlayers(self.pairings.clone()).message()])
            }
            Ok((seen, round, faults)) => {
                (self.read, self.round) = (seen, round);
                (self.round.paired(), faults)
            }
            Err(fault) => (Vec::new(), vec![fault.message()]),
        }
    }

    /// Whether something could not be written, and should be tried again soon.
    pub fn is_behind(&self) -> bool {
        self.is_behind || self.live.as_ref().is_some_and(LiveFolder::is_behind)
    }

    /// Writes and pushes what the boards have published since the last call. Returns what to report.
    pub fn update(&mut self, boards: &Boards) -> Vec<Message> {
        let (faults, strangers) = self.round.take(boards);
        let new = faults.iter().filter(|fault| !self.unreadable.contains(fault));
        let mut messages: Vec<Message> = new.map(|fault| fault.message()).collect();
        for stranger in strangers {
            let message = RoundFault::OtherPlayers(stranger).message();
            if self.strangers.insert(stranger) {
                messages.push(message);
            }
        }
        self.unreadable = faults;
        if let Some(live) = &mut self.live {
            messages.extend(live.write(&self.round.live_files()).iter().map(Worded::message));
        }
        if let Some(pusher) = &self.pusher {
            pusher.set_games(self.round.games());
        }
        messages.extend(self.write_results());
        messages
    }

    fn write_results(&mut self) -> Option<Message> {
        let path = self.results.as_ref()?;
        let text = self.round.results();
        if self.written.as_ref() == Some(&text) {
            return None;
        }
        match replace(path, &text) {
            Ok(()) => {
                (self.written, self.is_behind) = (Some(text), false);
                None
            }
            Err(_) if self.is_behind => None,
            Err(error) => {
                self.is_behind = true;
                Some(RoundFault::NotWritten(path.clone(), error).message())
            }
        }
    }
}

/// A tournament file as read: what identifies it, the round, and the faults in words.
type ReadRound = (Option<Seen>, Round, Vec<Message>);

fn read(file: &Path, round: Option<u16>) -> Result<ReadRound, RoundFault> {
    let unread = |error| RoundFault::File(file.into(), error);
    let seen = Seen::of(file);
    let bytes = fs::read(file).map_err(unread)?;
    let (tournament, faults) =
        Tournament::read(&bytes).map_err(|error| RoundFault::NoTournament(file.into(), error))?;
    let name = file.display().to_string();
    let faults = faults.iter().map(|fault| fault.message(&name)).collect();
    let round = round.map_or_else(|| tournament.last_paired_round(), usize::from);
    let found = Round::new(tournament, round);
    Ok((seen, found.ok_or_else(|| RoundFault::NoPairings { file: file.into(), round })?, faults))
}

/// What identifies the contents of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    length: u64,
    changed: Option<SystemTime>,
}

impl Seen {
    fn of(file: &Path) -> Option<Seen> {
        let data = fs::metadata(file).ok()?;
        Some(Seen { length: data.len(), changed: data.modified().ok() })
    }
}

/// Whether two paths name the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    one == other
        || fs::canonicalize(one)
            .ok()
            .zip(fs::canonicalize(other).ok())
            .is_some_and(|(one, other)| one == other)
}

/// Replaces a file: at every moment it is whole, as it was or as it will be.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
    name.push(".new");
    let new = path.with_file_name(name);
    let mut file = fs::File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(new, path)
}
