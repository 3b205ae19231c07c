//! The end of a table: how players leave it, and which work must finish before it closes.

use super::session::{Exit, ResumedBy};
use super::{Table, no_outside};
use crate::clock::{Span, Stamp};
use crate::devices::platform::command_line::shell_word;
use crate::devices::platform::timepiece::disk_patience;
use crate::devices::recorder::TakeNews;
use crate::devices::storage::journal::SLOW;
use crate::devices::tables::listeners::Delivery;
use crate::devices::tables::signal::{DeviceEvent, Signal};
use crate::game::{Input, Machine};
use crate::scoresheet::pgn;
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance};
use std::io::{Error, ErrorKind};
use std::time::{Duration, Instant};

/// The maximum duration of queued speech at the end; enough for a whole game typed in one go.
const MAX_SPEECH: Duration = Duration::from_secs(300);

/// The maximum time to write the last recordings and the last messages to the desk.
const MAX_RECORDING: Duration = Duration::from_secs(3);

/// The maximum time to write the last entries.
const MAX_WRITING: Duration = Duration::from_secs(60);

/// The time between two checks whether the last entries are written.
const POLL: Duration = Duration::from_millis(25);

/// A deadline at most this far ahead belongs to an answer that the machine has not finished.
const SAME_ANSWER: Span = Span(1);

impl Table {
    /// Whether the table is still running.
    pub(super) fn is_running(&self) -> bool {
        match self.session.exit {
            Exit::None => true,
            Exit::InputEnded => self.lines.are_held() || self.solver.is_busy(),
            Exit::Left => false,
        }
    }

    /// Ends the input. Returns false if the table has ended too, because nothing is pending.
    pub(in crate::devices::tables) fn input_ends(&mut self) -> bool {
        self.session.end_input();
        self.is_running()
    }

    /// Handles a request to leave by a key, which must be confirmed unless the game is over.
    pub(super) fn request_to_leave(&mut self, at: Stamp) {
        let confirmed = self.session.request_to_leave(at);
        if confirmed || self.session.over || self.outbox.disk.entries() == 0 {
            return self.leave(at);
        }
        let command = self.command();
        let named = if self.session.resumed_by == ResumedBy::File { "yes" } else { "no" }.to_owned();
        self.say(at, &Phrase::LeaveAsked { command, named });
    }

    /// Leaves the table, and announces how to resume an unfinished game.
    pub(super) fn leave(&mut self, at: Stamp) {
        self.session.exit = Exit::Left;
        self.outbox.disk.closes();
        if self.session.over || self.outbox.disk.entries() == 0 {
            return;
        }
        let command = self.command();
        match self.session.resumed_by {
            ResumedBy::Command => self.say(at, &Phrase::GoOnBy { command }),
            // Printed only, because a path is tedious to listen to.
            ResumedBy::File => {
                let file = shell_word(&self.file());
                self.print(at, &Phrase::GoOnByFile { command, file });
            }
        }
    }

    /// Returns the command that resumes the game.
    fn command(&self) -> String {
        self.session.command.to_owned()
    }

    /// Announces what users can do after the game.
    pub(super) fn announce_end(&self, at: Stamp) {
        let say = |phrase: &Phrase, delivery| {
            let utterance = Utterance::new(Speaker::Program, Audience::Room, Priority::Notification, phrase);
            self.listeners.say(at, &utterance, delivery);
        };
        if self.outbox.disk.is_saved() {
            say(&Phrase::OverSaved, Delivery::PrintedAndSpoken);
        }
        if self.machine.keeps_score() && !self.listeners.voices.are_read() {
            let form = self.machine.sheet_form().to_owned();
            say(&Phrase::OverScore { file: shell_word(&self.file()), form }, Delivery::Printed);
        }
        if self.session.stays_when_over {
            say(&Phrase::OverStays, Delivery::PrintedAndSpoken);
        }
    }

    /// Disconnects the boards and ends running recordings.
    pub(in crate::devices::tables) fn stop(&mut self) {
        self.outbox.disk.closes();
        self.finish_answer();
        self.boards.close();
        self.recorder.finish(MAX_RECORDING);
    }

    /// Lets the machine finish an answer that takes several events but no time.
    fn finish_answer(&mut self) {
        let soon =
            |machine: &dyn Machine| machine.next_deadline().filter(|&due| due <= machine.now() + SAME_ANSWER);
        while let Some(due) = soon(self.machine.as_ref()) {
            self.handle(self.time().max(due), Input::Tick);
        }
    }

    /// Journals the last news of a recording; other signals are ignored at the end.
    pub(in crate::devices::tables) fn last(&mut self, signal: Signal) {
        if let DeviceEvent::Take(TakeNews { side, take, state, length, why }) = signal.event {
            self.handle(signal.at, Input::Recording { side, take, state, length, why });
        }
    }

    /// Closes the table once everything is spoken. Returns whether the whole journal is saved.
    pub fn close(mut self) -> bool {
        if self.outbox.disk.entries() > 0 {
            let occasion = self.outbox.milestones.at_the_end(self.machine.as_ref());
            self.publish_digest(self.machine.now(), occasion);
        }
        let saved = self.save_the_rest();
        if !self.secrets.sealer.finish(MAX_WRITING) {
            self.listeners.complain(&no_outside(Error::from(ErrorKind::TimedOut).to_string()));
        }
        if let Some(desk) = self.listeners.desk.take() {
            desk.finish(MAX_RECORDING);
        }
        if let Some(live) = self.outbox.live_pgn.take() {
            live.finish(MAX_WRITING);
        }
        self.listeners.voices.finish(MAX_SPEECH);
        saved
    }

    /// Waits for the disk, and reports entries lost because they could not be written.
    fn save_the_rest(&mut self) -> bool {
        let started = Instant::now();
        let mut reported = false;
        let saved = loop {
            let saved = self.outbox.disk.finish(POLL);
            self.let_out();
            if saved.is_some() || started.elapsed() >= MAX_WRITING {
                break saved == Some(true);
            }
            if !reported && started.elapsed() >= disk_patience(SLOW) {
                reported = true;
                self.listeners.complain(&Message::new("journal-awaited").with("file", self.file()));
            }
        };
        if !saved {
            self.rescue();
        }
        self.outbox.disk.gives_up();
        self.let_out();
        saved
    }

    /// Saves the journal in another place; where there is none, prints the moves and clocks alone.
    fn rescue(&mut self) {
        if let Some(why) = self.outbox.disk.failure() {
            self.listeners.complain(why);
        }
        let lost = Message::new("journal-not-saved").with("file", self.file());
        self.listeners.complain(&lost.with("entries", self.outbox.disk.unsaved()));
        if let Some(copy) = self.outbox.disk.rescue(&self.rescue_folders) {
            let (command, file) = (self.command(), copy.display().to_string());
            self.say(self.machine.now(), &Phrase::Rescued { command, file });
            return;
        }
        let Some(record) = self.machine.score().filter(|record| !record.line.is_empty()) else { return };
        self.listeners.complain(&Message::new("journal-write-down"));
        // The tags with the names end with an empty line.
        let text = pgn::write(&record);
        let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
        for line in moves.lines() {
            self.listeners.complain(&Message::new("manual-line").with("text", line));
        }
    }
}
