//! The tournament file, and what the boards of a round have published.

use crate::boards::{Board, Boards};
use crate::broadcast::{LiveFault, LiveFile, LiveRound};
use crate::hall::Paired;
use crate::pairings::{GameOver, GameResult, Table, Tournament};
use crate::topics::{BoardKey, Player};
use annabella_laws::Reason;
use std::collections::BTreeMap;

/// A round of a tournament.
#[derive(Clone, Debug)]
pub struct Round {
    tournament: Tournament,
    round: usize,
    live: LiveRound,
}

impl Round {
    /// Creates the round of a tournament; `None` if it has no pairings.
    pub fn new(tournament: Tournament, round: usize) -> Option<Round> {
        if tournament.pairings(round).is_empty() {
            return None;
        }
        let live = LiveRound::new(&tournament, round);
        Some(Round { tournament, round, live })
    }

    /// Returns the boards of the round with their players.
    pub fn paired(&self) -> Vec<(BoardKey, Paired)> {
        let player = |rank: u16| {
            self.tournament.player(rank).map_or_else(Player::default, |player| Player {
                name: Some(player.name.clone()).filter(|name| !name.is_empty()),
                title: player.title.map(str::to_owned),
                elo: player.rating,
                fide_id: player.fide,
            })
        };
        let pairings = self.tournament.pairings(self.round).into_iter();
        pairings
            .filter_map(|pairing| {
                let key = self.key(pairing.board)?;
                Some((key, Paired { white: player(pairing.white), black: player(pairing.black) }))
            })
            .collect()
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.tournament.players().count()
    }

    /// Takes what the boards have published. Returns the games that cannot be read, and the boards with other players.
    ///
    /// TRF16 has no board numbers: a pair can sit at another board than the order says, and its result is not that of the pair
    /// that should sit there.
    pub fn take(&mut self, boards: &Boards) -> (Vec<LiveFault>, Vec<BoardKey>) {
        let paired: BTreeMap<BoardKey, Paired> = self.paired().into_iter().collect();
        let (mut faults, mut strangers) = (Vec::new(), Vec::new());
        for number in 1..=self.tournament.pairings(self.round).len() {
            let Some(board) = self.key(number).and_then(|key| boards.get(key)) else { continue };
            if paired.get(&board.key).is_some_and(|paired| are_others(board, paired)) {
                strangers.push(board.key);
                continue;
            }
            if let Some(Err(fault)) = board.pgn.as_deref().map(|pgn| self.live.set(number, pgn)) {
                faults.push(fault);
            }
            let table = Table::Board(number);
            // Every pairing has a table; a line whose columns are displaced was reported when it was read.
            let _ = match result(board) {
                Some(result) => self.tournament.set_result(self.round, table, result).map(|_| ()),
                None => self.tournament.withdraw_result(self.round, table),
            };
        }
        (faults, strangers)
    }

    /// Returns the files of live PGN.
    pub fn live_files(&self) -> Vec<LiveFile> {
        self.live.files()
    }

    /// Returns the games that boards have published, with their numbers.
    pub fn games(&self) -> Vec<(usize, String)> {
        self.live.published().map(|(board, text)| (board, text.to_owned())).collect()
    }

    /// Returns the tournament file with the results.
    pub fn results(&self) -> Vec<u8> {
        self.tournament.write()
    }

    fn key(&self, board: usize) -> Option<BoardKey> {
        Some(BoardKey { round: u16::try_from(self.round).ok()?, board: u16::try_from(board).ok()? })
    }
}

/// Whether a board names players, and one of them is not the one of the pairings.
fn are_others(board: &Board, paired: &Paired) -> bool {
    let differ = |published: &Player, paired: &Player| match (published.fide_id, paired.fide_id) {
        (Some(published), Some(paired)) => published != paired,
        _ => match (&published.name, &paired.name) {
            (Some(published), Some(paired)) => folded(published) != folded(paired),
            _ => false,
        },
    };
    board
        .latest()
        .is_some_and(|state| differ(&state.white, &paired.white) || differ(&state.black, &paired.black))
}

/// Returns a name without commas, case and the order of its parts: `Berg, Björn` is `björn berg`.
fn folded(name: &str) -> Vec<String> {
    let mut parts: Vec<String> = name
        .split(|ch: char| !ch.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(str::to_lowercase)
        .collect();
    parts.sort();
    parts
}

/// Returns the result that counts: of a game that is over without an open case, or that the arbiter determined.
fn result(board: &Board) -> Option<GameResult> {
    let state = board.latest()?;
    let result = state.result.as_ref()?;
    GameResult::of(&GameOver {
        score: Some(&result.score),
        reason: Some(result.reason.code()),
        plies: state.plies,
        open_cases: board.open().len(),
        by_arbiter: result.reason == Reason::Ruling,
    })
    .ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use crate::topics::{EventKey, GameResult as Published, State, VERSION};

    const FILE: &[u8] = include_bytes!("../../tests/open.trf");

    fn round() -> Round {
        let (tournament, _) = Tournament::read(FILE).unwrap();
        Round::new(tournament, 3).unwrap()
    }

    fn take(boards: &mut Boards, kind: &str, payload: &[u8]) {
        let change = boards.take(&format!("annabella/open/3/2/{kind}"), payload, false, 1_000);
        assert_eq!(change.fault, None);
    }

    fn ended(boards: &mut Boards, reason: Reason, is_over: bool) {
        let result = is_over.then(|| Published { score: "1-0".into(), reason });
        let state = State { version: VERSION, plies: 40, result, ..State::default() };
        take(boards, "state", &serde_json::to_vec(&state).unwrap());
    }

    #[test]
    fn a_result_is_written_when_it_counts_and_withdrawn_when_it_is_undone() {
        let (mut round, mut boards) = (round(), Boards::new(EventKey::of("Open")));
        let before = round.results();
        assert_eq!(before, FILE);
        let cases = |kinds: &[&str]| samples::cases(kinds, 5).to_string().into_bytes();
        take(&mut boards, "cases", &cases(&["irregularity"]));
        ended(&mut boards, Reason::Mate, true);
        round.take(&boards);
        assert_eq!(round.results(), before, "a case is open");
        take(&mut boards, "cases", &cases(&[]));
        round.take(&boards);
        let after = round.results();
        assert_ne!(after, before);
        round.take(&boards);
        assert_eq!(round.results(), after, "twice the same");
        ended(&mut boards, Reason::Mate, false);
        round.take(&boards);
        assert_eq!(round.results(), before);
    }

    #[test]
    fn a_result_of_other_players_does_not_count_and_their_board_is_named() {
        let (mut round, mut boards) = (round(), Boards::new(EventKey::of("Open")));
        let result = Some(Published { score: "1-0".into(), reason: Reason::Mate });
        let named = |name: &str| Player { name: Some(name.into()), ..Player::default() };
        let [white, black] = ["käthe weißhaupt", "Anders, Anna"].map(named);
        let state = State { version: VERSION, plies: 40, result, white, black, ..State::default() };
        take(&mut boards, "state", &serde_json::to_vec(&state).unwrap());
        assert_eq!(round.take(&boards).1, [BoardKey { round: 3, board: 2 }]);
        assert_eq!(round.results(), FILE);
        let state = State { black: Player::default(), ..state };
        take(&mut boards, "state", &serde_json::to_vec(&state).unwrap());
        assert_eq!(round.take(&boards).1, []);
        assert_ne!(round.results(), FILE);
    }

    #[test]
    fn the_boards_of_the_round_have_the_players_of_the_file() {
        let paired = round().paired();
        assert_eq!(paired[1].0, BoardKey { round: 3, board: 2 });
        assert_eq!(paired[1].1.white.name.as_deref(), Some("Weißhaupt, Käthe"));
    }

    #[test]
    fn a_round_without_pairings_is_none() {
        let (tournament, _) = Tournament::read(FILE).unwrap();
        assert!(Round::new(tournament, 99).is_none());
    }
}
