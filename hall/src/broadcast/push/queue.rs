//! The decision what to send and when. It reads no clock and opens no connection.

use super::answer::{Answer, Failure, Pushed, reason, results};
use super::report::PushReport;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Maximum number of games in a request.
pub const MAX_GAMES: usize = 64;

/// Statuses of HTTP that can be due to one game of several.
const DUE_TO_A_GAME: [u16; 3] = [400, 413, 422];

/// The times between requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The least time between two requests, in which changes are collected.
    pub least: Duration,
    /// The time after the first failure. It doubles with each further one.
    pub first_retry: Duration,
    /// The longest time after a failure.
    pub longest_retry: Duration,
    /// The time after the status 429 if the server names none.
    pub throttled: Duration,
    /// The longest time that a server can demand.
    pub longest_wait: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            least: Duration::from_secs(1),
            first_retry: Duration::from_secs(1),
            longest_retry: Duration::from_secs(60),
            throttled: Duration::from_secs(60),
            longest_wait: Duration::from_secs(3600),
        }
    }
}

/// The next step of a push.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// These games must be sent. [`PushQueue::answered`] takes the answer.
    Send(Batch),
    /// Games wait until this time.
    WaitUntil(Duration),
    /// No step is due until a game changes, or the answer comes.
    Idle,
}

/// Games for one request, in the order of the boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Boards and their games.
    pub games: Vec<(usize, String)>,
}

impl Batch {
    /// Returns the text of the request.
    pub fn body(&self) -> String {
        let games: Vec<&str> = self.games.iter().map(|(_, text)| text.trim_end()).collect();
        games.join("\n\n") + "\n"
    }
}

/// The games of a round, and how far the server has them.
///
/// Times are durations since any fixed moment.
///
/// ```
/// use annabella_hall::broadcast::{Answer, Pace, PushQueue, Step};
/// use std::time::Duration;
///
/// let mut queue = PushQueue::new(Pace::default());
/// queue.set(7, "1. e4 *");
/// let Step::Send(batch) = queue.step(Duration::ZERO) else { panic!() };
/// assert_eq!(batch.body(), "1. e4 *\n");
/// let body = r#"{"games":[{"moves":1}]}"#.to_owned();
/// queue.answered(Duration::ZERO, Answer::Response { status: 200, retry_after: None, body });
/// queue.set(7, "1. e4 *");
/// assert_eq!(queue.step(Duration::from_secs(9)), Step::Idle);
/// ```
#[derive(Debug)]
pub struct PushQueue {
    pace: Pace,
    games: BTreeMap<usize, Game>,
    in_flight: Option<Batch>,
    /// The next request must not start earlier.
    not_before: Duration,
    /// Failures since the last accepted request.
    failures: u32,
    /// Maximum number of games in the next request.
    limit: usize,
    /// Reported troubles since the last accepted request.
    reported: BTreeSet<Trouble>,
    /// Whether an unreadable answer was reported.
    unreadable_reported: bool,
    /// Number of changes so far.
    changes: u64,
}

/// A game, and how far the server has it.
#[derive(Debug)]
struct Game {
    text: String,
    /// The text that the server certainly has.
    accepted: Option<String>,
    /// The text that the server has refused last.
    refused: Option<Refused>,
    /// The reported error, until the server accepts the game.
    error: Option<String>,
    /// The change since which it waits: games are sent in this order, so that none waits forever.
    since: u64,
}

/// A text that the server has refused, and that is not sent again.
#[derive(Debug)]
struct Refused {
    text: String,
    /// Whether the server refused all games: it is sent again when the server accepts any.
    with_all: bool,
}

/// A trouble of which one report is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Trouble {
    Failing,
    Throttled,
    Refused(u16),
}

impl Game {
    fn new(text: String, since: u64) -> Game {
        Game { text, accepted: None, refused: None, error: None, since }
    }

    /// Whether the text must be sent.
    fn waits(&self) -> bool {
        let is_refused = self.refused.as_ref().is_some_and(|refused| refused.text == self.text);
        self.accepted.as_ref() != Some(&self.text) && !is_refused
    }
}

impl PushQueue {
    /// Creates an empty queue.
    pub fn new(pace: Pace) -> PushQueue {
        PushQueue {
            pace,
            games: BTreeMap::new(),
            in_flight: None,
            not_before: Duration::ZERO,
            failures: 0,
            limit: MAX_GAMES,
            reported: BTreeSet::new(),
            unreadable_reported: false,
            changes: 0,
        }
    }

    /// Sets the game of a board. Only the newest text is sent.
    pub fn set(&mut self, board: usize, text: impl Into<String>) {
        let text = text.into();
        self.changes += 1;
        match self.games.get_mut(&board) {
            Some(game) => {
                if !game.waits() {
                    game.since = self.changes;
                }
                game.text = text;
            }
            None => {
                self.games.insert(board, Game::new(text, self.changes));
            }
        }
    }

    /// Returns the next step. Only one request is under way at a time.
    pub fn step(&mut self, now: Duration) -> Step {
        if self.in_flight.is_some() {
            return Step::Idle;
        }
        let mut waiting: Vec<(u64, usize)> = self
            .games
            .iter()
            .filter(|(_, game)| game.waits())
            .map(|(board, game)| (game.since, *board))
            .collect();
        if waiting.is_empty() {
            return Step::Idle;
        }
        if now < self.not_before {
            return Step::WaitUntil(self.not_before);
        }
        waiting.sort_unstable();
        let mut boards: Vec<usize> = waiting.into_iter().take(self.limit).map(|(_, board)| board).collect();
        boards.sort_unstable();
        let text = |board| self.games.get(&board).map(|game| (board, game.text.clone()));
        let batch = Batch { games: boards.into_iter().filter_map(text).collect() };
        self.in_flight = Some(batch.clone());
        Step::Send(batch)
    }

    /// Whether the last request failed.
    pub fn is_failing(&self) -> bool {
        !self.reported.is_empty()
    }

    /// Takes the answer to the request under way. Returns what must be reported.
    pub fn answered(&mut self, now: Duration, answer: Answer) -> Vec<PushReport> {
        let Some(batch) = self.in_flight.take() else { return Vec::new() };
        match answer {
            Answer::Response { status: 200..=299, body, .. } => self.accepted(now, &batch, &body),
            Answer::Response { status: 429, retry_after, .. } => self.throttled(now, retry_after),
            Answer::Response { status: status @ (408 | 425 | 500..), retry_after, .. } => {
                self.failed(now, &batch, Failure::ServerFault { status }, retry_after)
            }
            Answer::Response { status, body, .. } => self.refused(now, &batch, status, &body),
            Answer::Failed(failure) => self.failed(now, &batch, failure, None),
        }
    }

    fn accepted(&mut self, now: Duration, batch: &Batch, body: &str) -> Vec<PushReport> {
        let mut reports = Vec::new();
        if !self.reported.is_empty() {
            self.reported.clear();
            reports.push(PushReport::Recovered);
        }
        for game in self.games.values_mut() {
            game.refused.take_if(|refused| refused.with_all);
        }
        let results = results(body);
        if results.is_none() && !self.unreadable_reported {
            self.unreadable_reported = true;
            reports.push(PushReport::AnswerUnreadable);
        }
        reports.extend(self.note_results(batch, results.unwrap_or_default()));
        self.failures = 0;
        self.limit = (self.limit * 2).min(MAX_GAMES);
        self.not_before = now + self.pace.least;
        reports
    }

    /// Notes the result of each game. A game without a result is accepted.
    fn note_results(&mut self, batch: &Batch, results: Vec<Pushed>) -> Vec<PushReport> {
        let mut reports = Vec::new();
        let mut results = results.into_iter();
        let (mut games, mut moves) = (0, 0_u32);
        for (board, text) in &batch.games {
            let Some(game) = self.games.get_mut(board) else { continue };
            match results.next() {
                Some(Pushed::Refused { error }) => {
                    game.refused = Some(Refused { text: text.clone(), with_all: false });
                    if game.error.as_ref() != Some(&error) {
                        game.error = Some(error.clone());
                        reports.push(PushReport::GameRefused { board: *board, error });
                    }
                }
                taken => {
                    games += 1;
                    (game.accepted, game.error) = (Some(text.clone()), None);
                    if let Some(Pushed::Taken { moves: more }) = taken {
                        moves = moves.saturating_add(more);
                    }
                }
            }
        }
        if games > 0 {
            reports.push(PushReport::Accepted { games, moves });
        }
        reports
    }

    fn throttled(&mut self, now: Duration, retry_after: Option<Duration>) -> Vec<PushReport> {
        let wait =
            retry_after.unwrap_or(self.pace.throttled).max(self.pace.least).min(self.pace.longest_wait);
        self.not_before = now + wait;
        self.report_once(Trouble::Throttled, PushReport::Throttled { wait })
    }

    fn failed(
        &mut self,
        now: Duration,
        batch: &Batch,
        failure: Failure,
        retry_after: Option<Duration>,
    ) -> Vec<PushReport> {
        // The server may have taken some of the games, so that an older text must be sent again as well.
        for (board, _) in &batch.games {
            if let Some(game) = self.games.get_mut(board) {
                game.accepted = None;
            }
        }
        let wait = self.next_retry().max(retry_after.unwrap_or_default()).min(self.pace.longest_wait);
        self.not_before = now + wait;
        self.report_once(Trouble::Failing, PushReport::Failed(failure))
    }

    fn refused(&mut self, now: Duration, batch: &Batch, status: u16, body: &str) -> Vec<PushReport> {
        let results = results(body);
        if let Some(results) = results.as_ref().filter(|results| results.len() == batch.games.len()) {
            // Lichess names the error of each game if it accepts none.
            self.not_before = now + self.next_retry();
            return self.note_results(batch, results.clone());
        }
        let due_to_a_game = DUE_TO_A_GAME.contains(&status) && results.is_none();
        if due_to_a_game && batch.games.len() > 1 {
            // One bad game must not hold back the others: half as many are tried, until it is alone.
            self.limit = batch.games.len() / 2;
            self.not_before = now + self.pace.least;
            return Vec::new();
        }
        for (board, text) in &batch.games {
            if let Some(game) = self.games.get_mut(board) {
                game.refused = Some(Refused { text: text.clone(), with_all: !due_to_a_game });
            }
        }
        self.not_before = now + self.next_retry();
        self.report_once(Trouble::Refused(status), PushReport::Refused { status, error: reason(body) })
    }

    /// Returns the time after one more failure.
    fn next_retry(&mut self) -> Duration {
        let doublings = self.failures.min(16);
        self.failures += 1;
        (self.pace.first_retry * 2_u32.pow(doublings)).min(self.pace.longest_retry)
    }

    fn report_once(&mut self, trouble: Trouble, report: PushReport) -> Vec<PushReport> {
        if self.reported.insert(trouble) { vec![report] } else { Vec::new() }
    }
}
