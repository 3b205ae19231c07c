//! The sentences shared by the text and the HTML form of a report.

use super::game_report::GameReport;
use super::occurrence::{DuePly, Occurrence, OccurrenceKind};
use super::settling::Settlement;
use crate::chess::Color;
use crate::clock::Span;
use crate::devices::platform::timepiece::local_offset;
use crate::game::{Variant, control_in_words};
use crate::journal::calendar;
use crate::laws::{Edition, Rate, Supervision};
use crate::speech::{Message, Words};

/// A fact about the game: its label and its value.
pub(super) type Labelled = (String, String);

/// The program that writes the report, with its version. The header of a journal has the same form.
pub(super) const REPORTED_BY: &str = concat!("annabella ", env!("CARGO_PKG_VERSION"));

/// The number of full moves in a line.
const MOVES: usize = 10;

/// An account in words.
pub(super) struct Sentences<'a> {
    pub account: &'a GameReport,
    pub words: &'a Words,
}

impl Sentences<'_> {
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    pub fn label(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// Returns the title, with the players, the round and the board as far as they are known.
    pub fn title(&self) -> String {
        let title = self.label("report-title");
        match self.game() {
            Some(game) => {
                self.say(&Message::new("report-title-of-game").with("title", title).with("game", game))
            }
            None => title,
        }
    }

    /// Returns the players, the round and the board; `None` if the journal does not name them.
    pub fn game(&self) -> Option<String> {
        let settings = &self.account.header.settings;
        let name = |side: Color| settings.side(side).name.clone();
        let or_side = |side: Color| {
            name(side).unwrap_or_else(|| self.label(side.fold_wb("report-white", "report-black")))
        };
        let players = Message::new("report-players").with("white", or_side(Color::White));
        let players = players.with("black", or_side(Color::Black));
        let is_named = Color::ALL.into_iter().any(|side| name(side).is_some());
        let round = settings.event.round.as_deref().map(|round| match round.split_once('.') {
            Some((round, board)) => {
                Message::new("report-round-and-board").with("round", round).with("board", board)
            }
            None => Message::new("report-round-alone").with("round", round),
        });
        let parts: Vec<String> =
            is_named.then_some(players).iter().chain(&round).map(|part| self.say(part)).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// Returns the heading data of the game.
    pub fn head(&self) -> Vec<Labelled> {
        let settings = &self.account.header.settings;
        let named = |id, value: String| (self.label(id), value);
        let mut head: Vec<Labelled> = match settings.clock_only {
            true => Vec::new(),
            false => Color::ALL
                .map(|side| named(side.fold_wb("report-white", "report-black"), self.player(side)))
                .into(),
        };
        let event = &settings.event;
        for (id, value) in
            [("report-event", &event.name), ("report-site", &event.site), ("report-round", &event.round)]
        {
            head.extend(value.clone().map(|value| named(id, value)));
        }
        let (wall_ms, offset) = (self.account.header.wall_ms, self.offset());
        let (date, time) =
            (calendar::date(wall_ms, offset).replace('.', "-"), calendar::hour_and_minute(wall_ms, offset));
        head.push(named("report-begun", format!("{date}, {time}")));
        let control = match &settings.control {
            Some(control) => self.say(&control_in_words(control)) + &format!(" ({control})"),
            None => self.label("report-no-clock"),
        };
        head.push(named("report-control", control));
        if let Some(last) =
            self.account.control.as_ref().filter(|last| settings.control.as_ref() != Some(last))
        {
            head.push(named(
                "report-control-at-end",
                self.say(&control_in_words(last)) + &format!(" ({last})"),
            ));
        }
        if let Some(rate) = self.rate() {
            let id = match rate {
                Rate::Standard => "report-rate-standard",
                Rate::Rapid => "report-rate-rapid",
                Rate::Blitz => "report-rate-blitz",
            };
            head.push(named("report-rate", self.label(id)));
        }
        if self.rate_supervised().is_some() {
            let id = match settings.supervision {
                Supervision::Full => "report-supervision-full",
                Supervision::Partial => "report-supervision-partial",
            };
            head.push(named("report-supervision", self.label(id)));
        }
        let laws = match settings.variant {
            Variant::Standard | Variant::Chess960 => settings.laws.to_string(),
            Variant::Tridim => self.label("report-laws-tridim"),
        };
        head.push(named("report-laws", laws));
        if settings.quickplay_finish && settings.laws == Edition::Laws2023 {
            head.push(named("report-guideline-three", self.label("report-guideline-in-force")));
        }
        let chess = match settings.variant {
            Variant::Standard => None,
            Variant::Chess960 => Some("report-chess960"),
            Variant::Tridim => Some("report-tridim"),
        };
        head.extend(chess.map(|id| named("report-chess", self.label(id))));
        head.extend(settings.start.clone().map(|start| named("report-start", start)));
        let arbiter = if settings.arbiter { "report-with-arbiter" } else { "report-without-arbiter" };
        head.push(named("report-arbiter", self.label(arbiter)));
        head
    }

    /// Returns the rate of play, if the Laws define it.
    fn rate(&self) -> Option<Rate> {
        let settings = &self.account.header.settings;
        let rate = self.account.control.as_ref().and_then(|control| Rate::of(settings.laws, control));
        rate.filter(|_| settings.variant != Variant::Tridim && !settings.clock_only)
    }

    /// Returns the rate, if the Laws depend on the event's supervision (2023 A.4, A.5, B.2, B.3).
    pub fn rate_supervised(&self) -> Option<Rate> {
        let settings = &self.account.header.settings;
        let counts = settings.arbiter && settings.laws == Edition::Laws2023;
        self.rate().filter(|rate| counts && *rate != Rate::Standard)
    }

    /// Returns the moves, [`MOVES`] full moves a line.
    pub fn moves(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line: Vec<String> = Vec::new();
        for (place, made) in self.account.moves.iter().enumerate() {
            match made.by {
                Color::White => line.push(format!("{}.", made.number)),
                Color::Black if place == 0 => line.push(format!("{}...", made.number)),
                Color::Black => {}
            }
            line.push(made.text.clone());
            if made.by == Color::Black && made.number % MOVES == 0 {
                lines.push(std::mem::take(&mut line).join(" "));
            }
        }
        lines.extend((!line.is_empty()).then(|| line.join(" ")));
        lines
    }

    /// Describes a player.
    fn player(&self, side: Color) -> String {
        let player = self.account.header.settings.side(side);
        let mut parts = vec![player.name.clone().unwrap_or_else(|| self.label("report-no-name"))];
        parts.extend(player.title.clone());
        parts.extend(player.elo.map(|elo| format!("Elo {elo}")));
        parts.extend(player.fide_id.map(|id| format!("FIDE {id}")));
        let marks = [
            (player.impaired, "report-impaired"),
            (player.deaf, "report-deaf"),
            (player.board.is_some(), "report-board"),
            (player.assistant.is_some(), "report-assistant"),
            (player.hear.is_some(), "report-hears"),
        ];
        parts.extend(marks.into_iter().filter(|(is, _)| *is).map(|(_, id)| self.label(id)));
        parts.join(", ")
    }

    pub fn offset(&self) -> i32 {
        let header = &self.account.header;
        header.offset_s.unwrap_or_else(|| local_offset(header.wall_ms))
    }

    /// Returns the result of the game.
    pub fn result(&self) -> String {
        match &self.account.result {
            Some((outcome, words)) => format!("{}. {}", outcome.score(), self.say(words)),
            None => self.label("report-not-over"),
        }
    }

    /// Returns the last move.
    pub fn progress(&self) -> Option<String> {
        let (number, side) = self.account.next;
        let last = match side {
            Color::White => (number.saturating_sub(1), Color::Black),
            Color::Black => (number, Color::White),
        };
        Some(match self.account.plies? {
            0 if self.account.has_moved => self.label("report-all-taken-back"),
            0 => self.label("report-no-move"),
            _ => self.say(&Message::new("report-last-move").with("number", last.0).with("side", last.1)),
        })
    }

    /// Returns the numbers of occurrences of the kinds that an arbiter looks for first.
    pub fn counts(&self) -> String {
        let count = |kind| self.account.count(kind);
        let dismissed = |occurrence: &&Occurrence| {
            occurrence.kind == OccurrenceKind::Irregularity
                && occurrence.settled.is_some_and(|settled| settled.how == Settlement::Dismissed)
        };
        let rulings = self.account.decisions();
        let message = Message::new("report-numbers")
            .with("rulings", rulings)
            .with("undone", rulings - self.account.rulings_in_force().len())
            .with("irregularities", count(OccurrenceKind::Irregularity))
            .with("dismissed", self.account.occurrences.iter().filter(dismissed).count())
            .with("claims", count(OccurrenceKind::Claim))
            .with("calls", count(OccurrenceKind::Call));
        self.say(&message)
    }

    /// Returns the time of day of an occurrence.
    pub fn time(&self, occurrence: &Occurrence) -> String {
        self.time_of_day(occurrence.wall_ms)
    }

    /// Returns a time of day, after its date if that is not the date on which the game started.
    pub(super) fn time_of_day(&self, wall_ms: u64) -> String {
        let (time, date) =
            (calendar::time_of_day(wall_ms, self.offset()), calendar::date(wall_ms, self.offset()));
        match date == calendar::date(self.account.header.wall_ms, self.offset()) {
            true => time,
            false => format!("{} {time}", date.replace('.', "-")),
        }
    }

    /// Returns the move at which an occurrence happened.
    pub fn place(&self, occurrence: &Occurrence) -> Option<String> {
        let DuePly { number, side, .. } = occurrence.ply?;
        Some(self.say(&Message::new("verdict-ply").with("side", side).with("number", number)))
    }

    /// Returns the facts about the journal: number of entries, fingerprint, damage.
    pub fn record(&self) -> Vec<Labelled> {
        let account = self.account;
        let recorded = &account.header.program;
        let mut record = vec![
            (self.label("report-program"), recorded.clone()),
            (self.label("report-reported-by"), REPORTED_BY.to_owned()),
        ];
        if recorded != REPORTED_BY {
            let named = recorded.contains(' ');
            let id = if named { "report-versions-differ" } else { "report-version-unknown" };
            record.push((self.label("report-versions"), self.label(id)));
        }
        record.extend([(self.label("report-entries"), account.entries.to_string())]);
        record.extend(account.digest.map(|told| (self.label("report-digest"), told.digest.to_string())));
        let damage = account.damage.iter().map(|damage| (self.label("report-damage"), self.say(damage)));
        record.extend(damage);
        record
    }
}

/// Formats a time as clocks show it.
pub(super) fn clock_face(left: Span) -> String {
    let seconds = left.0 / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
