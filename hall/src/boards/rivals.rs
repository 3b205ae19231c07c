//! Two running games that publish under one board number, for example because one names a wrong round.

use crate::topics::{Device, Player, State, WallMs};

/// The time after which a game that publishes nothing is forgotten as a rival: longer than a player thinks.
const FORGOTTEN_AFTER_MS: u64 = 60 * 60_000;
/// The maximum number of games kept for a board.
const MOST: usize = 4;

/// A game that a board has published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishedGame {
    /// Its id in the state.
    pub game: String,
    /// White.
    pub white: Player,
    /// Black.
    pub black: Player,
    /// The name of its journal's file; empty where only spectators' messages are read.
    pub file: String,
    is_over: bool,
    heard_ms: WallMs,
}

/// The games that a board has published, in the order in which they were first heard.
#[derive(Clone, Debug, Default)]
pub(super) struct PublishedGames {
    games: Vec<PublishedGame>,
    /// The game heard last.
    last: String,
    /// The pairs of games of which one has published again after the other.
    resumed: Vec<[String; 2]>,
    /// The two games that publish in turn, and are not over.
    rivals: Option<[String; 2]>,
}

impl PublishedGames {
    /// Notes what a board has just published for arbiters. Returns whether two games now publish in turn.
    ///
    /// A game that replaces another is a new one of that board. Two games are rivals once each has published again after
    /// the other: a game started by mistake comes once.
    pub fn note(&mut self, device: &Device, now: WallMs) -> bool {
        self.note_state(&device.live, &device.file, now)
    }

    /// Notes a state with the name of the journal's file, if that is known.
    pub fn note_state(&mut self, live: &State, file: &str, now: WallMs) -> bool {
        let is_known = self.games.iter().any(|known| known.game == live.game);
        let before = std::mem::replace(&mut self.last, live.game.clone());
        self.games.retain(|known| known.game != live.game);
        if self.games.len() >= MOST {
            self.games.remove(0);
        }
        self.games.push(PublishedGame {
            game: live.game.clone(),
            white: live.white.clone(),
            black: live.black.clone(),
            file: file.to_owned(),
            is_over: live.result.is_some(),
            heard_ms: now,
        });
        if is_known && before != live.game {
            let mut rivals = [before, live.game.clone()];
            rivals.sort();
            if self.resumed.contains(&rivals) {
                self.rivals = Some(rivals);
            } else {
                // Games that are forgotten cannot be rivals.
                self.resumed
                    .retain(|pair| pair.iter().all(|id| self.games.iter().any(|game| game.game == *id)));
                self.resumed.push(rivals);
            }
        }
        self.rivals(now).is_some()
    }

    /// Returns the two games that publish in turn.
    pub fn rivals(&self, now: WallMs) -> Option<[&PublishedGame; 2]> {
        let [one, other] = self.rivals.as_ref()?;
        let runs =
            |game: &&PublishedGame| !game.is_over && now.saturating_sub(game.heard_ms) < FORGOTTEN_AFTER_MS;
        let of = |id: &String| self.games.iter().find(|known| known.game == *id).filter(runs);
        Some([of(one)?, of(other)?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::topics::GameResult;
    use annabella_laws::Reason;

    /// Plays messages such as `a`, or `a!` for a game that is over, one a minute. Returns the rivals' files.
    fn rivals(messages: &str, minutes_after: u64) -> Option<String> {
        let mut games = PublishedGames::default();
        let mut now = 0;
        for message in messages.split(' ') {
            now += 60_000;
            let game = message.trim_end_matches('!').to_owned();
            let result = GameResult { score: "1-0".to_owned(), reason: Reason::Resignation };
            let result = message.ends_with('!').then_some(result);
            let live = State { game: game.clone(), result, ..State::default() };
            games.note(&Device { live, file: format!("{game}.journal"), ..Device::default() }, now);
        }
        let rivals = games.rivals(now + minutes_after * 60_000)?;
        Some(rivals.map(|game| game.file.as_str()).join(" "))
    }

    #[test]
    fn games_in_turn_are_rivals_with_both_journals() {
        assert_eq!(rivals("a b a b", 0).as_deref(), Some("a.journal b.journal"));
        assert_eq!(rivals("b a a b b a", 0).as_deref(), Some("a.journal b.journal"));
        assert_eq!(rivals("a b a b b b", 58).as_deref(), None, "a has been silent for an hour");
        assert_eq!(rivals("c! a b a b", 0).as_deref(), Some("a.journal b.journal"));
        assert_eq!(rivals("a b c a b c a", 0).as_deref(), Some("a.journal c.journal"));
    }

    #[test]
    fn a_game_after_another_has_no_rival() {
        for messages in [
            "a",
            "a a a",
            "a b",
            "a a! b b",
            "a b c d e f",
            "a b a! b",
            "a b a b! a",
            "a b a",
            "b a a b",
            "a b a a c b",
        ] {
            assert_eq!(rivals(messages, 0), None, "{messages}");
        }
    }
}
