//! What arbiters enter about a board: who has taken its cases, and who plays there.

use super::{Hall, Outgoing};
use crate::boards::Board;
use crate::players::{Identity, Paired};
use crate::topics::{BoardKey, Case, Confirmed, Kind, Taken, Topic, VERSION, WallMs};

impl Hall {
    /// Returns the arbiter who has taken the open cases of the board's present game.
    ///
    /// It counts while one of those cases is open, so that a new case does not appear as taken.
    pub fn taken<'a>(&self, board: &'a Board) -> Option<&'a Taken> {
        let (game, open) = (game_of(board), board.open());
        let is_of_game = |taken: &&Taken| game.is_none_or(|game| taken.game == game);
        // Older senders do not name the cases.
        let is_open = |taken: &&Taken| match taken.cases.as_slice() {
            [] => !open.is_empty(),
            keys => open.iter().any(|case| keys.contains(&case.key)),
        };
        board.taken.as_ref().filter(is_of_game).filter(is_open)
    }

    /// Returns the arbiter who has taken one of the open cases.
    pub fn taken_case<'a>(&self, board: &'a Board, case: &Case) -> Option<&'a Taken> {
        self.taken(board).filter(|taken| taken.cases.is_empty() || taken.cases.contains(&case.key))
    }

    /// Whether the broker has sent back a message about taken cases, or a confirmation.
    pub fn has_echo(&self, key: BoardKey, sent: &Outgoing) -> bool {
        let board = self.boards.get(key);
        if sent.topic == self.topic(key, Kind::Confirmed) {
            let confirmed = board.and_then(|board| board.confirmed.as_ref());
            return confirmed == serde_json::from_slice(&sent.payload).ok().as_ref();
        }
        let taken = board.and_then(|board| board.taken.as_ref());
        taken == serde_json::from_slice(&sent.payload).ok().as_ref()
    }

    /// Returns the message by which an arbiter takes the cases of a board.
    pub fn take_cases(&self, key: BoardKey, by: &str, now: WallMs) -> Outgoing {
        let board = self.boards.get(key);
        let game = board.and_then(game_of).unwrap_or_default().to_owned();
        let cases = board.map(|board| board.open().iter().map(|case| case.key.clone()).collect());
        let cases = cases.unwrap_or_default();
        let taken = Taken { version: VERSION, game, by: by.to_owned(), at_ms: now, cases };
        Outgoing {
            topic: self.topic(key, Kind::Taken),
            payload: serde_json::to_vec(&taken).unwrap_or_default(),
        }
    }

    /// Returns the pairing that an arbiter must confirm, because the board plays a game without the names of both players; with
    /// the confirmation, once there is one.
    pub fn to_confirm(&self, board: &Board) -> Option<(&Paired, Option<Confirmed>)> {
        let paired = self.paired.get(&board.key)?;
        let has_names = paired.white.name.is_some() && paired.black.name.is_some();
        let is_open = board.latest().is_some() && Identity::of(board.players(), paired) == Identity::Unnamed;
        (has_names && is_open).then(|| (paired, board.confirmation(paired).cloned()))
    }

    /// Returns the message by which an arbiter confirms that a board plays its pairing; `None` if there is nothing to confirm.
    pub fn confirm(&self, key: BoardKey, by: &str, now: WallMs) -> Option<Outgoing> {
        let board = self.boards.get(key)?;
        let (paired, _) = self.to_confirm(board)?;
        let confirmed = Confirmed {
            version: VERSION,
            game: board.latest()?.game.clone(),
            white: paired.white.name.clone()?,
            black: paired.black.name.clone()?,
            by: by.to_owned(),
            at_ms: now,
        };
        let payload = serde_json::to_vec(&confirmed).unwrap_or_default();
        Some(Outgoing { topic: self.topic(key, Kind::Confirmed), payload })
    }

    /// Returns the message by which a confirmation is withdrawn.
    pub fn withdraw(&self, key: BoardKey) -> Outgoing {
        Outgoing { topic: self.topic(key, Kind::Confirmed), payload: Vec::new() }
    }

    /// Returns the message by which the cases of a board are given back.
    pub fn give_back(&self, key: BoardKey) -> Outgoing {
        Outgoing { topic: self.topic(key, Kind::Taken), payload: Vec::new() }
    }

    fn topic(&self, key: BoardKey, kind: Kind) -> String {
        Topic::new(self.boards.event(), key, kind).to_string()
    }
}

/// Returns the name of the game that a board plays.
fn game_of(board: &Board) -> Option<&str> {
    let latest = board.latest().map(|state| state.game.as_str());
    let of_cases = board.cases.as_ref().map(|cases| cases.game.as_str()).filter(|game| !game.is_empty());
    latest.or(of_cases)
}
