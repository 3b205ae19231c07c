//! The terminal of an arbiter, pure: typed lines, messages and times in; lines and messages out.

use super::command::{Command, Named, Unread, Vocabulary};
use super::lines;
use crate::boards::Change;
use crate::feed::FeedEvent;
use crate::hall::{CasesKnown, Hall, Outgoing};
use crate::pages::{Reader, Role};
use crate::topics::{BoardKey, EventKey, WallMs};
use annabella_speech::{Message, Worded, Words, excerpt, plain};

/// The time after which an entry counts as not confirmed by the broker.
const ECHO_MS: u64 = 2_000;
/// The most characters of a typed line that an answer quotes.
const QUOTED: usize = 40;

/// Something to do for the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// A line to print, and to speak.
    Line(String),
    /// A line for standard error.
    Report(String),
    /// A message to publish.
    Publish(Outgoing),
    /// The end of the program.
    Quit,
}

/// An entry that the broker has not sent back yet.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pending {
    board: BoardKey,
    /// The arbiter who has the cases afterwards.
    by: Option<String>,
    message: Outgoing,
    until: WallMs,
}

/// The terminal of an arbiter.
pub struct Session {
    hall: Hall,
    words: Words,
    vocabulary: Vocabulary,
    event: String,
    arbiter: String,
    pending: Option<Pending>,
    /// The board that another arbiter has taken, and that the last line asked for.
    refused: Option<BoardKey>,
    was_lost: bool,
    /// Whether it was said that no board has published.
    was_empty: bool,
}

impl Session {
    /// Creates the terminal of `arbiter` for an event.
    pub fn new(event: &str, arbiter: &str, words: Words) -> Session {
        Session {
            hall: Hall::new(EventKey::of(event)),
            words,
            vocabulary: Vocabulary::default(),
            event: event.to_owned(),
            arbiter: arbiter.to_owned(),
            pending: None,
            refused: None,
            was_lost: false,
            was_empty: false,
        }
    }

    /// Returns the first line.
    pub fn greeting(&self) -> Vec<Output> {
        vec![self.line(&Message::new("hall-watch-ready").with("event", self.event.as_str()))]
    }

    /// Takes an event of the subscription.
    pub fn feed(&mut self, event: FeedEvent, now: WallMs) -> Vec<Output> {
        match event {
            FeedEvent::Connected => {
                self.hall.connected(now);
                let was_lost = std::mem::take(&mut self.was_lost);
                was_lost.then(|| self.line(&Message::new("hall-broker-back"))).into_iter().collect()
            }
            FeedEvent::Lost(loss) => {
                self.hall.disconnected();
                self.was_lost = true;
                let report = Output::Report(self.words.say(&loss.message()));
                vec![self.line(&Message::new("hall-broker-lost")), report]
            }
            FeedEvent::Refused => vec![self.line(&Message::new("hall-entry-refused"))],
            FeedEvent::Message { topic, payload, stored } => {
                let change = self.hall.take(&topic, &payload, stored, now);
                let mut out = self.changed(&change, now);
                out.extend(self.confirmed());
                out
            }
        }
    }

    /// Notes the time between two passes, as [`Hall::note_gap`] does.
    pub fn note_gap(&mut self, before: WallMs, now: WallMs) {
        self.hall.note_gap(before, now);
    }

    /// Takes the time: boards become silent, and an entry stays without an answer.
    pub fn pass(&mut self, now: WallMs) -> Vec<Output> {
        let change = self.hall.pass(now);
        let mut out = self.changed(&change, now);
        if self.hall.is_empty(now) && !std::mem::replace(&mut self.was_empty, true) {
            let event = self.event.as_str();
            out.push(self.line(&Message::new("hall-no-board-of-event").with("event", event)));
        }
        if self.pending.as_ref().is_some_and(|pending| now >= pending.until) {
            self.pending = None;
            out.push(self.line(&Message::new("hall-not-published")));
        }
        out
    }

    /// Takes a typed line.
    pub fn typed(&mut self, line: &str, now: WallMs) -> Vec<Output> {
        let refused = self.refused.take();
        let command = match self.vocabulary.read(line) {
            Ok(command) => command,
            Err(Unread::Empty) => return Vec::new(),
            Err(Unread::Unknown) => return vec![self.not_understood("hall-watch-unknown", line)],
            Err(Unread::NoBoard) => return vec![self.no_number(line)],
        };
        match command {
            Command::Boards => self.answer(lines::boards(&self.hall, &self.reader(now))),
            Command::Cases => self.answer(lines::cases(&self.hall, &self.reader(now))),
            Command::Help => self.answer(lines::help(&self.words)),
            Command::Quit => vec![Output::Quit],
            Command::Board(named) => self.on(named, |session, key| {
                let board = session.hall.boards().get(key);
                let lines = board.map(|board| lines::board(&session.hall, board, &session.reader(now)));
                session.answer(lines.unwrap_or_default())
            }),
            Command::Position(named) => self.on(named, |session, key| {
                let board = session.hall.boards().get(key);
                let lines = board.map(|board| lines::position(&session.hall, board, &session.reader(now)));
                session.answer(lines.unwrap_or_default())
            }),
            Command::Take(named) => self.on(named, |session, key| session.take(key, refused, now)),
            Command::Back(named) => self.on(named, |session, key| session.give_back(key, now)),
        }
    }

    /// Acts on a named board, or says that there is no such board.
    fn on(&mut self, named: Named, act: impl FnOnce(&mut Session, BoardKey) -> Vec<Output>) -> Vec<Output> {
        let key = match named {
            Named::Whole(key) => key,
            Named::Number(board) => BoardKey { round: self.hall.boards().round(), board },
        };
        match self.hall.boards().get(key) {
            Some(_) => act(self, key),
            None => vec![self.line(&Message::new("hall-watch-no-board").with("board", self.short(key)))],
        }
    }

    /// Takes the cases of a board. If another arbiter has them, the line must be typed twice.
    fn take(&mut self, key: BoardKey, refused: Option<BoardKey>, now: WallMs) -> Vec<Output> {
        let board = self.hall.boards().get(key);
        let taken = board.and_then(|board| self.hall.taken(board));
        match taken {
            _ if board.is_none_or(|board| board.open().is_empty()) => {
                let is_known = |board| self.hall.cases_known(board, now) == CasesKnown::Known;
                if let Some(board) = board.filter(|board| !is_known(board)) {
                    let sentence = self.reader(now).no_cases(&self.hall, board);
                    return self.answer(sentence.into_iter().collect());
                }
                vec![self.line(&Message::new("hall-no-case-to-take").with("board", self.short(key)))]
            }
            Some(taken) if taken.by == self.arbiter => {
                vec![self.taken_line(key, Some(self.arbiter.clone()))]
            }
            Some(taken) if refused != Some(key) => {
                let sentence = Message::new("hall-watch-taken-by-other").with("board", self.short(key));
                let sentence = sentence.with("name", taken.by.as_str());
                self.refused = Some(key);
                vec![self.line(&sentence)]
            }
            _ => {
                let message = self.hall.take_cases(key, &self.arbiter, now);
                self.publish(key, Some(self.arbiter.clone()), message, now)
            }
        }
    }

    fn give_back(&mut self, key: BoardKey, now: WallMs) -> Vec<Output> {
        let is_own = self.taken_by(key).is_some_and(|by| by == self.arbiter);
        if !is_own {
            return vec![self.line(&Message::new("hall-watch-not-yours").with("board", self.short(key)))];
        }
        self.publish(key, None, self.hall.give_back(key), now)
    }

    fn publish(
        &mut self,
        board: BoardKey,
        by: Option<String>,
        message: Outgoing,
        now: WallMs,
    ) -> Vec<Output> {
        let until = now + ECHO_MS;
        self.pending = Some(Pending { board, by, message: message.clone(), until });
        vec![Output::Publish(message)]
    }

    /// Returns the line of an entry that the broker has sent back.
    fn confirmed(&mut self) -> Option<Output> {
        let is_sent_back = |pending: &mut Pending| self.hall.has_echo(pending.board, &pending.message);
        let Pending { board, by, .. } = self.pending.take_if(is_sent_back)?;
        Some(self.taken_line(board, by))
    }

    fn taken_by(&self, key: BoardKey) -> Option<String> {
        let board = self.hall.boards().get(key)?;
        self.hall.taken(board).map(|taken| taken.by.clone())
    }

    fn taken_line(&self, key: BoardKey, by: Option<String>) -> Output {
        let board = self.short(key);
        self.line(&match by {
            Some(name) => Message::new("hall-watch-taken").with("board", board).with("name", name),
            None => Message::new("hall-watch-given-back").with("board", board),
        })
    }

    /// Returns a line for each notice, and reports a fault.
    fn changed(&self, change: &Change, now: WallMs) -> Vec<Output> {
        let own = change.notices.iter().filter(|notice| notice.is_for(&self.arbiter));
        let notices = own.map(|notice| {
            let line = Message::new("hall-watch-notice")
                .with("board", self.reader(0).named_with_players(&self.hall, notice));
            self.line(&line.with("what", self.reader(now).matter(&notice.kind)))
        });
        let fault = change.fault.map(|fault| Output::Report(self.words.say(&fault.message())));
        let remarks = change.remarks.iter();
        let remarks = remarks.map(|remark| Output::Line(plain(self.reader(now).worded(remark))));
        notices.chain(fault).chain(remarks).collect()
    }

    fn answer(&self, lines: Vec<String>) -> Vec<Output> {
        lines.iter().map(|line| Output::Line(plain(line))).collect()
    }

    fn line(&self, message: &Message) -> Output {
        Output::Line(self.words.say(message))
    }

    fn not_understood(&self, id: &'static str, line: &str) -> Output {
        self.line(&Message::new(id).with("line", excerpt(line, QUOTED)))
    }

    /// Returns what to type after a command without a board's number.
    fn no_number(&self, line: &str) -> Output {
        let command = line.split_whitespace().next().unwrap_or_default();
        let message = Message::new("hall-watch-no-number-of").with("line", excerpt(line, QUOTED));
        self.line(&message.with("command", excerpt(command, QUOTED)))
    }

    fn short(&self, key: BoardKey) -> String {
        // A name does not depend on the time.
        self.reader(0).short(&self.hall, key)
    }

    fn reader(&self, now: WallMs) -> Reader<'_> {
        let (role, event) = (Role::Arbiter, self.event.as_str());
        Reader { words: &self.words, role, event, now, token: "", name: &self.arbiter, logged_in: None }
    }
}

#[cfg(test)]
mod tests;
