//! The files of a round: the tournament file is read again when it changes; results and live PGN are written.

use super::args::{RoundArgs, RoundFault};
use super::standings::Round;
use crate::boards::Boards;
use crate::broadcast::{LiveFault, LiveFolder, Overwrite, Pace, Pusher, TimeLimits};
use crate::hall::Paired;
use crate::pairings::Tournament;
use crate::topics::BoardKey;
use annabella_speech::{Message, Worded};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The files of the running round.
pub struct RoundFiles {
    pairings: PathBuf,
    wanted: Option<u16>,
    changed: Option<SystemTime>,
    round: Round,
    live: Option<LiveFolder>,
    results: Option<PathBuf>,
    written: Option<Vec<u8>>,
    /// Whether the last attempt to write the results failed, and was reported.
    is_behind: bool,
    unreadable: Vec<LiveFault>,
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
        let (changed, round, faults) = read(&pairings, args.round)?;
        faults.into_iter().for_each(&report);
        let overwrite = if args.force { Overwrite::Any } else { Overwrite::Own };
        let live = args.live.as_ref().map(|folder| LiveFolder::new(folder.clone(), overwrite));
        let pusher = args.target()?.map(|(target, token)| {
            let host = target.host().to_owned();
            let told = move |news: crate::broadcast::PushReport| report(news.message(&host));
            let started = Pusher::start(target, token, Pace::default(), TimeLimits::default(), told);
            started.map_err(|error| RoundFault::NotWritten(pairings.clone(), error))
        });
        Ok(Some(RoundFiles {
            wanted: args.round,
            changed,
            round,
            live,
            results: args.results.clone(),
            written: None,
            is_behind: false,
            unreadable: Vec::new(),
            pusher: pusher.transpose()?,
            pairings,
        }))
    }

    /// Returns the boards of the round with their players.
    pub fn paired(&self) -> Vec<(BoardKey, Paired)> {
        self.round.paired()
    }

    /// Reads the tournament file again if it has changed. Returns the boards of the round then, and what to report.
    pub fn look(&mut self) -> (Vec<(BoardKey, Paired)>, Vec<Message>) {
        let changed = fs::metadata(&self.pairings).and_then(|data| data.modified()).ok();
        if changed.is_none() || changed == self.changed {
            return Default::default();
        }
        // A file that is half written now is whole at the next look, which its time of change tells.
        self.changed = changed;
        match read(&self.pairings, self.wanted) {
            Ok((changed, round, faults)) => {
                (self.changed, self.round) = (changed, round);
                (self.round.paired(), faults)
            }
            Err(fault) => (Vec::new(), vec![fault.message()]),
        }
    }

    /// Writes and pushes what the boards have published since the last call. Returns what to report.
    pub fn update(&mut self, boards: &Boards) -> Vec<Message> {
        let faults = self.round.take(boards);
        let new = faults.iter().filter(|fault| !self.unreadable.contains(fault));
        let mut messages: Vec<Message> = new.map(|fault| fault.message()).collect();
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

/// A tournament file as read: the time of its last change, the round, and the faults in words.
type ReadRound = (Option<SystemTime>, Round, Vec<Message>);

fn read(file: &Path, round: Option<u16>) -> Result<ReadRound, RoundFault> {
    let unread = |error| RoundFault::File(file.into(), error);
    let changed = fs::metadata(file).map_err(unread)?.modified().ok();
    let bytes = fs::read(file).map_err(unread)?;
    let (tournament, faults) =
        Tournament::read(&bytes).map_err(|error| RoundFault::NoTournament(file.into(), error))?;
    let name = file.display().to_string();
    let faults = faults.iter().map(|fault| fault.message(&name)).collect();
    let round = round.map_or_else(|| tournament.last_paired_round(), usize::from);
    let found = Round::new(tournament, round);
    Ok((changed, found.ok_or_else(|| RoundFault::NoPairings { file: file.into(), round })?, faults))
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
