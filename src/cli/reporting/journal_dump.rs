//! A journal as readable text: time, author, input and result of each entry.

use crate::chess::Color;
use crate::clock::{Span, Stamp};
use crate::devices::storage::journal::{Entry, Header};
use crate::devices::terminal::{Terminal, speaker_id};
use crate::game::{Effect, Input, Machine, PlayerAction, ReadAs, Recognised, machine};
use crate::journal::calendar::{date, time_of_day};
use crate::laws::Edition;
use crate::speech::routing::Seat;
use crate::speech::{Message, Speaker, Words, excerpt, interruption, plain};
use std::cell::RefCell;

/// A replay of a journal's game, entry by entry, to show the program's answers too.
pub(crate) struct JournalDump<'a> {
    words: &'a Words,
    replayed: RefCell<Option<(Box<dyn Machine>, Terminal)>>,
}

impl<'a> JournalDump<'a> {
    /// Creates a dump in the language of `words`.
    pub(crate) fn new(words: &'a Words) -> JournalDump<'a> {
        JournalDump { words, replayed: RefCell::new(None) }
    }

    /// Returns the lines for the settings of the game and its first announcements.
    pub(crate) fn header(&self, header: &Header) -> String {
        let settings = &header.settings;
        let mut lines = vec![
            Message::new("journal-header")
                .with("program", header.program.as_str())
                .with("date", date(header.wall_ms, 0))
                .with("clock", time_of(header.wall_ms))
                .with("control", settings.control.as_ref().map_or("-".to_owned(), ToString::to_string)),
        ];
        if let Some(start) = &settings.start {
            lines.push(Message::new("journal-start").with("start", start.as_str()));
        }
        if settings.laws != Edition::default() {
            lines.push(Message::new("journal-laws").with("laws", settings.laws.to_string()));
        }
        if settings.arbiter {
            lines.push(Message::new("journal-arbiter"));
        }
        for side in [Color::White, Color::Black] {
            let of = settings.side(side);
            if let Some(name) = &of.name {
                lines.push(Message::new("journal-name").with("side", side).with("name", name.as_str()));
            }
            if of.impaired {
                lines.push(Message::new("journal-impaired").with("side", side));
            }
            if of.deaf {
                lines.push(Message::new("journal-deaf").with("side", side));
            }
            if let Some(assistant) = &of.assistant {
                let duties: Vec<String> = assistant.each().map(|duty| duty.code().to_owned()).collect();
                let line = Message::new("journal-assistant").with("side", side);
                lines.push(line.with("duties", duties));
            }
        }
        let mut told: Vec<String> = lines.iter().map(|line| self.words.say(line)).collect();
        if let Ok(mut game) = machine(settings.clone()) {
            let terminal = Terminal::new(self.words.language(), settings.announce, false);
            told.extend(self.outcome(&terminal, &game.greeting()));
            self.replayed.replace(Some((game, terminal)));
        }
        told.join("\n")
    }

    /// Returns the lines for one entry and its results; empty for a tick of the clock without results.
    pub(crate) fn entry(&self, entry: &Entry) -> String {
        let mut replayed = self.replayed.borrow_mut();
        let Some((game, terminal)) = replayed.as_mut() else { return String::new() };
        let (effects, act) = game.handle_as(&entry.event, &entry.act);
        terminal.count(&effects);
        let what = self.what(entry, &act);
        if matches!(entry.event.input, Input::Tick | Input::Clock { .. }) && effects.is_empty() {
            return String::new();
        }
        let line = Message::new("journal-line").with("time", game_time(entry.event.at)).with("what", what);
        let mut told = vec![self.words.say(&line)];
        told.extend(self.outcome(terminal, &effects));
        // In a tournament an illegal entry gets no answer.
        if effects.is_empty() && matches!(entry.event.input, Input::Line { .. }) {
            told.push(indented(&self.words.say(&Message::new("journal-silence"))));
        }
        told.join("\n")
    }

    /// Returns the line for an entry after a gap: the input without its results.
    pub(crate) fn evidence(&self, line: &str) -> String {
        let json = line.split_once(' ').map_or(line, |(_, json)| json);
        let replayed = self.replayed.borrow();
        let read = serde_json::from_str::<Entry>(json).ok().filter(|_| replayed.is_some());
        let message = match read {
            Some(entry) => {
                let what = match &entry.event.input {
                    // The speaker is known only if the line names one.
                    Input::Line { text } => Message::new("journal-written").with("text", plain(text)),
                    _ => self.what(&entry, &entry.act),
                };
                Message::new("journal-line").with("time", game_time(entry.event.at)).with("what", what)
            }
            None => Message::new("journal-evidence-unreadable").with("text", excerpt(line, 80)),
        };
        self.words.say(&Message::new("journal-evidence").with("line", self.words.say(&message)))
    }

    /// Returns the input and its author. `act`: the meaning of the input.
    fn what(&self, entry: &Entry, act: &ReadAs) -> Message {
        let board = |side: Color| Message::new("journal-board").with("side", side);
        match &entry.event.input {
            Input::Line { text } => {
                let act = act.act();
                let by = act.map_or(Speaker::Program, PlayerAction::by);
                let seat = act.map_or(Seat::Shared, PlayerAction::seat);
                Message::new("journal-typed")
                    .with("speaker", Message::new(speaker_id(by)))
                    .with("seat", seat.code())
                    .with("text", plain(text))
            }
            Input::Pin { given } => Message::new("journal-pin").with("given", given.code()),
            Input::Passphrase { given } => Message::new("journal-passphrase").with("given", *given),
            Input::Envelope { found } => Message::new("journal-envelope").with("found", found.code()),
            Input::Dump { board: side, placement } => {
                Message::new("journal-dump").with("board", board(*side)).with("placement", placement.as_str())
            }
            Input::Peg { board: side, square, piece: Some(piece) } => Message::new("journal-placed")
                .with("board", board(*side))
                .with("square", *square)
                .with("piece", *piece),
            Input::Peg { board: side, square, piece: None } => {
                Message::new("journal-lifted").with("board", board(*side)).with("square", *square)
            }
            Input::Occupied { board: side, squares } => {
                Message::new("journal-occupied").with("board", board(*side)).with("count", squares.count())
            }
            Input::Button { board: side, button } => Message::new("journal-button")
                .with("board", board(*side))
                .with("button", format!("{button:?}").to_lowercase()),
            Input::Aperture { board: side, square, readable } => {
                let id = if *readable { "journal-readable" } else { "journal-unreadable" };
                Message::new(id).with("board", board(*side)).with("square", *square)
            }
            Input::Nonsense { board: side, bytes } => {
                Message::new("journal-nonsense").with("board", board(*side)).with("bytes", *bytes)
            }
            Input::Port { board: side, port } => {
                Message::new("journal-port").with("board", board(*side)).with("port", plain(port))
            }
            Input::Clock { board: side, face } => Message::new("journal-board-clock")
                .with("board", board(*side))
                .with("left", Span(face.left_ms))
                .with("right", Span(face.right_ms)),
            Input::Device { device, state } => {
                Message::new("journal-device").with("device", device.code()).with("state", state.code())
            }
            Input::Recording { side, take, state, length, why } => Message::new("journal-recording")
                .with("side", *side)
                .with("take", *take)
                .with("state", state.code())
                .with("length", *length)
                .with("why", plain(why)),
            Input::Spoken { side, recognised } => spoken(*side, recognised),
            Input::Solved { white, black, .. } => {
                Message::new("journal-solved").with("white", white.can.code()).with("black", black.can.code())
            }
            Input::Tick => Message::new("journal-tick"),
            Input::Resumed { gap, .. } => Message::new("journal-resumed")
                .with("clock", time_of(entry.wall_ms))
                .with("gap", interruption(*gap)),
        }
    }

    /// Returns the printed lines, and sentences for reports without any: touches, presses, clock times.
    fn outcome(&self, terminal: &Terminal, effects: &[Effect]) -> Vec<String> {
        let told = effects.iter().flat_map(|effect| match effect {
            Effect::Say { utterance, .. } | Effect::Ask { utterance, .. } => terminal.lines(utterance),
            Effect::Report { report, .. } => {
                report.row().journal.iter().map(|message| self.words.say(message)).collect()
            }
            Effect::Voice { .. }
            | Effect::Tell { .. }
            | Effect::Recorder(_)
            | Effect::Listen(_)
            | Effect::SetClock { .. }
            | Effect::OpenBoard { .. }
            | Effect::Envelope { .. }
            | Effect::ReadSealed { .. }
            | Effect::Solve(_)
            | Effect::Over
            | Effect::Leave => Vec::new(),
        });
        told.map(|line| indented(&line)).collect()
    }
}

/// Returns the words of the recogniser's report.
fn spoken(side: Color, recognised: &Recognised) -> Message {
    let (what, uci) = match recognised {
        Recognised::Open => ("open", ""),
        Recognised::Muted => ("muted", ""),
        Recognised::Move { uci, likely: true, .. } => ("likely", uci.as_str()),
        Recognised::Move { request, uci, .. } => (request.code(), uci.as_str()),
        Recognised::Again => ("again", ""),
        Recognised::Unsure { why } => (why.code(), ""),
        Recognised::Failed { fault, .. } => (fault.code(), ""),
        Recognised::Closed => ("closed", ""),
    };
    Message::new("journal-spoken").with("side", side).with("what", what).with("uci", uci)
}

fn indented(line: &str) -> String {
    format!("  {line}")
}

/// Formats a wall clock's time in UTC.
fn time_of(wall_ms: u64) -> String {
    time_of_day(wall_ms, 0)
}

/// Formats the time since the start of the journal.
fn game_time(at: Stamp) -> String {
    let ms = at.0;
    format!("{}:{:02}:{:02}.{:03}", ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60, ms % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Control;
    use crate::game::{Event, Settings};
    use crate::speech::Language;

    fn told(settings: Settings, lines: &[&str]) -> Vec<String> {
        let words = Words::new(Language::En);
        let journal_dump = JournalDump::new(&words);
        let header = Header {
            program: "annabella".into(),
            wall_ms: 1_000_000_000_000,
            offset_s: None,
            private_in_room: false,
            engine: false,
            engine_strength: None,
            settings,
        };
        let mut told = vec![journal_dump.header(&header)];
        for (second, line) in (1..).zip(lines) {
            let at = Stamp(second * 1000);
            let input = match *line {
                "" => Input::Tick,
                text => Input::Line { text: text.to_owned() },
            };
            let act = ReadAs::Now;
            told.push(journal_dump.entry(&Entry { event: Event { at, input }, act, wall_ms: 0 }));
        }
        told
    }

    #[test]
    fn shows_who_spoke_and_the_answer() {
        let control: Control = "60".parse().unwrap();
        let settings = Settings { control: Some(control), ..Settings::default() };
        let told = told(settings, &["start", "", "Eva vier", "e5", "press"]);
        assert!(told[0].starts_with("annabella, 2001.09.09, 01:46:40 UTC, time control 60\n  Clock: "));
        assert!(told[1].starts_with("0:00:01.000 White types: start\n  "), "{}", told[1]);
        assert_eq!(told[2], "");
        assert_eq!(
            told[3],
            "0:00:03.000 White types: Eva vier\n  White: Bauer Eva zwei Eva vier\n  White has moved: e4"
        );
        assert!(told[5].contains("\n  Clock: White "), "{}", told[5]);
    }

    #[test]
    fn an_illegal_entry_is_shown_as_it_was_announced() {
        let told = told(Settings { arbiter: true, ..Settings::default() }, &["white: Eva fünf"]);
        assert_eq!(told[1], "0:00:01.000 White types: white: Eva fünf\n  White: Bauer Eva zwei Eva fünf");
    }
}
