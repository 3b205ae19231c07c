//! One board: what its messages say, and what that means now.

use super::device_fault::DeviceFault;
use super::rivals::{PublishedGame, PublishedGames};
use crate::players::{Agreement, Identity, Paired};
use crate::topics::{
    BoardKey, Case, CaseKind, Cases, Clocks, Confirmed, Device, Phase, Player, Presence, State, Taken, WallMs,
};
use annabella_chess::Color;
use annabella_clock::Span;
use std::collections::HashMap;

/// The time without a message after which a board's condition is unknown.
///
/// A board sends its presence every three seconds, so that two lost messages change nothing.
pub const SILENT_AFTER_MS: u64 = 10_000;

/// The connection to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// It publishes.
    Connected,
    /// It was to publish, and has been silent for [`SILENT_AFTER_MS`]: its condition is unknown.
    Silent,
    /// It has signed off, or the broker has lost it.
    Offline,
    /// It publishes, but the program at the board has ended without ending the game.
    Ended,
    /// It has never published; only the pairings name it.
    Never,
}

/// The clocks of a board now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownClocks {
    /// The time left to White.
    pub white: Span,
    /// The time left to Black.
    pub black: Span,
    /// The side whose time runs.
    pub running: Option<Color>,
    /// Whether a time was counted down here since the last message.
    pub is_counted: bool,
}

/// A board with its messages.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its round and number.
    pub key: BoardKey,
    /// The state that everyone may know.
    pub state: Option<State>,
    /// The game as PGN.
    pub pgn: Option<String>,
    /// Cases and rulings; `None` for a spectator, and until they have been received.
    pub cases: Option<Cases>,
    /// The arbiter who has taken the cases.
    pub taken: Option<Taken>,
    /// The confirmation that it plays the game of its pairing.
    pub confirmed: Option<Box<Confirmed>>,
    /// Clocks and devices; `None` for a spectator.
    pub device: Option<Device>,
    /// The last position that can be shown, of the present game.
    pub last_position: Option<(String, String)>,
    /// The number of times that each device has failed.
    pub(super) failures: HashMap<DeviceFault, u32>,
    /// The games that have published as this board.
    pub(super) games: PublishedGames,
    /// The last sign of presence.
    pub(super) presence: Option<Presence>,
    /// The time here of the last message that was sent just now, not stored by the broker.
    pub(super) heard_ms: Option<WallMs>,
    /// The difference between the clock here and the board's, in milliseconds; `None` before a message just sent.
    pub(super) offset_ms: Option<i64>,
}

impl Board {
    pub(super) fn new(key: BoardKey) -> Board {
        Board {
            key,
            state: None,
            pgn: None,
            cases: None,
            taken: None,
            confirmed: None,
            device: None,
            last_position: None,
            failures: HashMap::new(),
            games: PublishedGames::default(),
            presence: None,
            heard_ms: None,
            offset_ms: None,
        }
    }

    /// Returns the latest state that the reader may know: for arbiters the state now, otherwise the published one.
    pub fn latest(&self) -> Option<&State> {
        self.device.as_ref().map(|device| &device.live).or(self.state.as_ref())
    }

    /// Returns the latest PGN that the reader may know; none that names other players than the state.
    pub fn latest_pgn(&self) -> Option<&str> {
        self.published_pgn().filter(|_| !self.names_others())
    }

    /// Whether the latest PGN names other players than the latest state: then it is of another game.
    pub fn names_others(&self) -> bool {
        let (Some(state), Some(pgn)) = (self.latest(), self.published_pgn()) else { return false };
        let tags = pgn.lines().skip_while(|line| line.is_empty()).take_while(|line| line.starts_with('['));
        tags.filter_map(|tag| tag.split_once(' ')).any(|(tag, name)| {
            let player = match tag {
                "[White" => &state.white,
                "[Black" => &state.black,
                _ => return false,
            };
            let named = Player { name: Some(name.to_owned()), ..Player::default() };
            Agreement::of(&named, player) == Agreement::Differ
        })
    }

    /// Returns the two running games that publish in turn as this board.
    pub fn rivals(&self, now: WallMs) -> Option<[&PublishedGame; 2]> {
        self.games.rivals(now)
    }

    fn published_pgn(&self) -> Option<&str> {
        self.device.as_ref().and_then(|device| device.pgn.as_deref()).or(self.pgn.as_deref())
    }

    /// Whether it was connected at its last sign of presence.
    pub fn is_online(&self) -> bool {
        self.presence.is_some_and(|presence| presence.online)
    }

    /// Whether it has published a game.
    pub fn has_game(&self) -> bool {
        self.latest().is_some() || self.pgn.is_some()
    }

    /// Returns the players whom its states name, White first, each time that they name them.
    pub fn players(&self) -> impl Iterator<Item = [&Player; 2]> {
        let live = self.device.as_ref().map(|device| &device.live);
        self.state.iter().chain(live).map(|state| [&state.white, &state.black])
    }

    /// Returns whether it plays the game of a pairing: as it names the players, or as an arbiter has confirmed.
    pub fn identity(&self, paired: &Paired) -> Identity {
        self.identity_with(paired, self.players())
    }

    /// Returns the same for the named players, White first, wherever that is.
    pub fn identity_with<'a>(
        &self,
        paired: &Paired,
        named: impl Iterator<Item = [&'a Player; 2]>,
    ) -> Identity {
        match Identity::of(named, paired) {
            Identity::Unnamed if self.confirmation(paired).is_some() => Identity::Confirmed,
            identity => identity,
        }
    }

    /// Returns the confirmation that its present game is that of a pairing.
    pub fn confirmation(&self, paired: &Paired) -> Option<&Confirmed> {
        let is_of = |confirmed: &&Confirmed| {
            self.latest().is_some_and(|state| state.game == confirmed.game)
                && paired.white.name.as_ref() == Some(&confirmed.white)
                && paired.black.name.as_ref() == Some(&confirmed.black)
        };
        self.confirmed.as_deref().filter(is_of)
    }

    /// Returns the connection at the time `now`.
    pub fn link(&self, now: WallMs) -> Link {
        match (self.presence, self.heard_ms) {
            (None, _) => Link::Never,
            (Some(Presence { online: false, .. }), _) => Link::Offline,
            (Some(_), Some(heard)) if now.saturating_sub(heard) < SILENT_AFTER_MS => {
                let has_ended = self.device.as_ref().is_some_and(|device| device.ended);
                if has_ended { Link::Ended } else { Link::Connected }
            }
            (Some(_), _) => Link::Silent,
        }
    }

    /// Returns the clocks at the time `now`, counted down from their last message.
    ///
    /// `None` without clocks, and while a time may run, or stopped clocks may have been started, but the board's condition is unknown.
    pub fn clocks(&self, now: WallMs) -> Option<ShownClocks> {
        let clocks: Clocks = self.latest()?.clocks?;
        let Clocks { white_ms, black_ms, running, .. } = clocks;
        if running.is_none() && self.may_change() && matches!(self.link(now), Link::Silent | Link::Offline) {
            return None;
        }
        if running.is_none() {
            return Some(ShownClocks { white: white_ms, black: black_ms, running, is_counted: false });
        }
        if self.link(now) != Link::Connected {
            return None;
        }
        let there = now.saturating_add_signed(-self.offset_ms?);
        let left = |side| clocks.left(side, there);
        let (white, black) = (left(Color::White), left(Color::Black));
        Some(ShownClocks { white, black, running, is_counted: true })
    }

    /// Whether its clocks can run again: they cannot after the end, and not at an adjournment.
    pub fn may_change(&self) -> bool {
        let ends = |state: &State| matches!(state.phase, Phase::Over | Phase::Adjourned);
        !self.latest().is_some_and(|state| state.result.is_some() || ends(state))
    }

    /// Returns the open cases, oldest first.
    pub fn open(&self) -> &[Case] {
        self.cases.as_ref().map(|cases| cases.open.as_slice()).unwrap_or_default()
    }

    /// Whether a flag waits for the arbiter.
    pub fn has_flag(&self) -> bool {
        self.open().iter().any(|case| case.kind == CaseKind::Flag)
    }

    /// Whether the game is over and no case is open, so that its result counts.
    pub fn is_settled(&self) -> bool {
        self.latest().is_some_and(|state| state.result.is_some()) && self.open().is_empty()
    }
}
