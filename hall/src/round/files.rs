//! The files of a round: the tournament file is read again when it changes; results and live PGN are written.

use super::args::{RoundArgs, RoundFault};
use super::log::Log;
use super::running::Round;
use super::seating::Seating;
use crate::boards::Board;
use crate::broadcast::{LiveFault, LiveFolder, Overwrite, Pace, Pusher, TimeLimits};
use crate::hall::RunningRound;
use crate::pairings::Tournament;
use crate::players::Paired;
use crate::topics::{BoardKey, WallMs};
use annabella_files::input_file::bounded;
use annabella_files::output_file::{OutputFileError, Saved, keep};
use annabella_scoresheet::file::decoded;
use annabella_speech::{Message, Worded};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The longest tournament file in bytes.
const LONGEST: u64 = 64 << 20;
/// The longest file of boards in bytes.
const LONGEST_SEATING: u64 = 1 << 20;

/// The files of the running round.
pub struct RoundFiles {
    pairings: PathBuf,
    /// The file that names boards.
    boards: Option<PathBuf>,
    wanted: Option<u16>,
    /// The files that were read, and those at the last look.
    read: Option<Seen>,
    seen: Option<Seen>,
    round: Round,
    live: Option<LiveFolder>,
    results: Option<PathBuf>,
    overwrite: Overwrite,
    written: Option<Vec<u8>>,
    /// The faults of the tournament file that is in use.
    faults: Vec<Message>,
    /// The reason why the last change of the tournament file is not in use.
    unused: Option<Message>,
    /// The remarks about the boards.
    remarks: Vec<Message>,
    /// The reason why the last attempt to write the results failed.
    unwritten: Option<Message>,
    log: Option<Log>,
    /// The reason why the log could not be written.
    unlogged: Option<Message>,
    pusher: Option<Pusher>,
}

impl RoundFiles {
    /// Reads the tournament file, and starts the push; `None` without a tournament file. `report` takes messages about the push.
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
        let boards = args.boards.clone();
        let ReadRound { seen, mut round, mut faults, seating } =
            read(&pairings, boards.as_deref(), args.round)?;
        if let Some(results) = args.results.as_ref().filter(|_| round.is_of_games()) {
            return Err(RoundFault::ResultsOfGames(results.clone()));
        }
        faults.extend(seat(&mut round, seating));
        let overwrite = if args.force { Overwrite::Any } else { Overwrite::Own };
        // Whatever is there is refused before the first result, not after the last.
        if let Some(results) = &args.results
            && results.symlink_metadata().is_ok()
        {
            let text = round.results();
            write_results(results, &text, &round, overwrite).map_err(|error| unwritten(results, error))?;
        }
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
            round,
            live,
            results: args.results.clone(),
            overwrite,
            written: None,
            faults,
            unused: None,
            remarks: Vec::new(),
            unwritten: None,
            log: args.results.as_deref().map(Log::of),
            unlogged: None,
            pusher: pusher.transpose()?,
            pairings,
            boards,
        }))
    }

    /// Returns the boards of the round with their players.
    pub fn paired(&self) -> Vec<(BoardKey, Paired)> {
        self.round.paired()
    }

    /// Returns the round, as far as it is played.
    pub fn running(&self) -> RunningRound {
        RunningRound { number: self.round(), pgn: self.round.pgn(), crosstable: self.round.crosstable() }
    }

    /// Returns the number of the round.
    pub fn round(&self) -> u16 {
        u16::try_from(self.round.number()).unwrap_or(u16::MAX)
    }

    /// Returns the last round that the event can have.
    pub fn last_round(&self) -> u16 {
        u16::try_from(self.round.rounds().max(self.round.number())).unwrap_or(u16::MAX)
    }

    /// Reads the tournament file again if it has changed. Returns the boards of the round then.
    ///
    /// A file that is being written is left until two looks find it unchanged. One that lacks players, or the pairings of the round, was
    /// cut off: the pairings stay as they were.
    pub fn look(&mut self) -> Option<Vec<(BoardKey, Paired)>> {
        let seen = Seen::of(&self.pairings, self.boards.as_deref());
        let is_settled = std::mem::replace(&mut self.seen, seen) == seen;
        if seen.is_none() {
            self.read = None;
            self.unused = Some(RoundFault::Gone(self.pairings.clone()).message());
            return None;
        }
        if !is_settled || seen == self.read {
            return None;
        }
        self.read = seen;
        let found = read(&self.pairings, self.boards.as_deref(), self.wanted);
        match found.and_then(|found| self.checked(found)) {
            Ok(ReadRound { seen, mut round, mut faults, seating }) => {
                round.follow(&self.round);
                faults.extend(seat(&mut round, seating));
                (self.read, self.round, self.faults, self.unused) = (seen, round, faults, None);
                Some(self.round.paired())
            }
            Err(fault) => {
                self.unused = Some(fault.message());
                None
            }
        }
    }

    /// Refuses a file that was cut off.
    fn checked(&self, found: ReadRound) -> Result<ReadRound, RoundFault> {
        let ReadRound { round, .. } = &found;
        if let Some(results) = self.results.as_ref().filter(|_| round.is_of_games()) {
            return Err(RoundFault::ResultsOfGames(results.clone()));
        }
        if round.players() < self.round.players() {
            return Err(RoundFault::FewerPlayers(self.pairings.clone()));
        }
        if round.number() < self.round.number() {
            let (file, round) = (self.pairings.clone(), self.round.number());
            return Err(RoundFault::LostPairings { file, round });
        }
        Ok(found)
    }

    /// Whether something could not be written, and should be tried again soon.
    pub fn is_behind(&self) -> bool {
        self.unwritten.is_some()
            || self.live.as_ref().is_some_and(LiveFolder::is_behind)
            || self.log.as_ref().is_some_and(Log::is_behind)
    }

    /// Writes and pushes what the boards of the round have published since the last call.
    pub fn update(&mut self, boards: &[Board]) {
        self.remarks = self.round.take(boards).iter().map(Worded::message).collect();
        if let Some(live) = &mut self.live {
            live.write(&self.round.live_files());
        }
        if let Some(pusher) = &self.pusher {
            pusher.set_games(self.round.games());
        }
        self.write_results();
    }

    /// Returns everything that is wrong now: with the tournament file, with boards, and with the files that are written.
    pub fn remarks(&self) -> Vec<Message> {
        let of_live = self.live.iter().flat_map(LiveFolder::faults).map(Worded::message);
        let of_files = self.unused.iter().chain(&self.unwritten).chain(&self.unlogged).cloned();
        of_files
            .chain(of_live)
            .chain(self.remarks.iter().cloned())
            .chain(self.faults.iter().cloned())
            .collect()
    }

    /// Appends new remarks to the log of the results.
    pub fn log(&mut self, lines: &[String], now: WallMs) {
        let Some(log) = &mut self.log else { return };
        let failed = log.add(lines, now).err();
        self.unlogged = failed.map(|error| unwritten(log.path(), error).message());
    }

    fn write_results(&mut self) {
        let Some(path) = &self.results else { return };
        let text = self.round.results();
        if self.written.as_ref() == Some(&text) {
            return;
        }
        match write_results(path, &text, &self.round, self.overwrite) {
            Ok(()) => (self.written, self.unwritten) = (Some(text), None),
            Err(error) => self.unwritten = Some(unwritten(path, error).message()),
        }
    }
}

/// The files of a round as read.
struct ReadRound {
    /// What identifies them.
    seen: Option<Seen>,
    round: Round,
    /// The faults in words.
    faults: Vec<Message>,
    /// The boards that the organiser has fixed, and the name of their file.
    seating: Option<(Seating, String)>,
}

/// Gives the round the fixed boards. Returns the faults of their file in words.
fn seat(round: &mut Round, seating: Option<(Seating, String)>) -> Vec<Message> {
    let Some((seating, file)) = seating else { return Vec::new() };
    round.seat(&seating).iter().map(|fault| fault.message(&file)).collect()
}

fn read(file: &Path, boards: Option<&Path>, round: Option<u16>) -> Result<ReadRound, RoundFault> {
    let seen = Seen::of(file, boards);
    let seating = boards.map(|boards| {
        let text = bounded(boards, LONGEST_SEATING)?;
        Ok::<_, RoundFault>((
            Seating::read(&decoded(&text).unwrap_or_default()),
            boards.display().to_string(),
        ))
    });
    let seating = seating.transpose()?;
    let bytes = bounded(file, LONGEST)?;
    let (tournament, faults) =
        Tournament::read(&bytes).map_err(|error| RoundFault::NoTournament(file.into(), error))?;
    let name = file.display().to_string();
    let faults = faults.iter().map(|fault| fault.message(&name)).collect();
    let round = round.map_or_else(|| tournament.last_paired_round(), usize::from);
    let found = Round::new(tournament, round);
    let round = found.ok_or_else(|| RoundFault::NoPairings { file: file.into(), round })?;
    Ok(ReadRound { seen, round, faults, seating })
}

/// What identifies the contents of the tournament file and the file of boards: length and time of the last change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    pairings: (u64, Option<SystemTime>),
    boards: Option<(u64, Option<SystemTime>)>,
}

impl Seen {
    /// Returns `None` without a tournament file.
    fn of(pairings: &Path, boards: Option<&Path>) -> Option<Seen> {
        let found = |file: &Path| {
            let data = fs::metadata(file).ok()?;
            Some((data.len(), data.modified().ok()))
        };
        Some(Seen { pairings: found(pairings)?, boards: boards.and_then(found) })
    }
}

/// Returns why a file could not be written.
fn unwritten(path: &Path, error: OutputFileError) -> RoundFault {
    match error {
        OutputFileError::Io(_, error) => RoundFault::NotWritten(path.to_owned(), error),
        error => RoundFault::Foreign(error),
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

/// Writes the results. The file that is there must be of the same tournament, or `overwrite` permit another.
fn write_results(
    path: &Path,
    text: &[u8],
    round: &Round,
    overwrite: Overwrite,
) -> Result<(), OutputFileError> {
    keep(path, text, Saved::OnDisk, |found| {
        let mut there = Vec::new();
        Ok(overwrite == Overwrite::Any
            || found.take(LONGEST).read_to_end(&mut there).is_ok()
                && Tournament::read(&there).is_ok_and(|(found, _)| round.is_of_event(&found)))
    })
}
