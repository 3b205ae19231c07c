//! The tournament file, and what the boards of a round have published.

use super::remark::Remark;
use crate::boards::Board;
use crate::broadcast::{LiveFile, LiveRound, players_in};
use crate::pairings::{Crosstable, GameOver, GameResult, Pairing, Place, Table, Tournament};
use crate::players::{Identity, Paired};
use crate::topics::{BoardKey, Player};
use annabella_laws::Reason;
use annabella_speech::name_parts;
use std::collections::{BTreeMap, BTreeSet};

/// A round of a tournament.
#[derive(Clone, Debug)]
pub struct Round {
    pub(super) tournament: Tournament,
    pub(super) round: usize,
    pub(super) live: LiveRound,
    /// Whether a board has published the game of its pairing, so that the boards keep their numbers.
    pub(super) is_running: bool,
    /// The boards that are publishing the game of their pairing, or have published its end: they keep their numbers.
    pub(super) played: BTreeSet<usize>,
    /// The boards of earlier readings whose players have no place in this one, with their starting ranks.
    pub(super) gone: Vec<(usize, BTreeSet<u16>)>,
    /// The players whom the PGN of each board names, with that PGN.
    named: BTreeMap<BoardKey, (String, [Player; 2])>,
    /// The boards whose results count because an arbiter has confirmed their players.
    confirmed: BTreeSet<usize>,
}

impl Round {
    /// Creates the round of a tournament; `None` if it has no pairings.
    pub fn new(tournament: Tournament, round: usize) -> Option<Round> {
        if tournament.pairings(round).is_empty() {
            return None;
        }
        let live = LiveRound::new(&tournament, round);
        let (played, gone, named, confirmed) = Default::default();
        Some(Round { tournament, round, live, is_running: false, played, gone, named, confirmed })
    }

    /// Returns the number of the round.
    pub fn number(&self) -> usize {
        self.round
    }

    /// Returns the number of rounds that the event can have, played or planned.
    pub fn rounds(&self) -> usize {
        self.tournament.rounds().max(self.tournament.info().planned_rounds.unwrap_or(0))
    }

    /// Whether the pairings were read from PGN, which has no place for results.
    pub fn is_of_games(&self) -> bool {
        self.tournament.is_of_games()
    }

    pub(super) fn player(&self, rank: u16) -> Player {
        self.tournament.player(rank).map_or_else(Player::default, |player| Player {
            name: Some(player.name.clone()).filter(|name| !name.is_empty()),
            title: player.title.map(str::to_owned),
            elo: player.rating,
            fide_id: player.fide,
        })
    }

    /// Returns the boards of the round with their players; without players if their lines contradict each other.
    pub fn paired(&self) -> Vec<(BoardKey, Paired)> {
        let contradictory = self.contradictory().map(|place| (place.board, Paired::default()));
        let pairings = self.tournament.pairings(self.round).into_iter();
        let boards = pairings.map(|pairing| (pairing.board, self.players_of(&pairing))).chain(contradictory);
        boards.filter_map(|(board, players)| Some((self.key(board)?, players))).collect()
    }

    fn contradictory(&self) -> impl Iterator<Item = &Place> {
        self.tournament.places(self.round).iter().filter(|place| place.is_contradictory())
    }

    fn players_of(&self, pairing: &Pairing) -> Paired {
        Paired { white: self.player(pairing.white), black: self.player(pairing.black) }
    }

    /// Whether a file is of this event: it has the same name, or most of the same players.
    pub fn is_of_event(&self, other: &Tournament) -> bool {
        let (own, of_other) = (self.tournament.info(), other.info());
        if !own.name.is_empty() && name_parts(&own.name) == name_parts(&of_other.name) {
            return true;
        }
        let known: BTreeSet<Vec<String>> =
            self.tournament.players().map(|player| name_parts(&player.name)).collect();
        let shared = other.players().filter(|player| known.contains(&name_parts(&player.name))).count();
        shared * 2 > known.len()
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.tournament.players().count()
    }

    /// Takes what the boards of the round have published. Returns the remarks about them.
    ///
    /// TRF16 has no board numbers: a pair can sit at another board than the order says. A game and its result count only if the board
    /// names the players of its pairing.
    pub fn take(&mut self, boards: &[Board]) -> Vec<Remark> {
        let boards = boards.iter().filter(|board| usize::from(board.key.round) == self.round);
        let mut boards: BTreeMap<usize, &Board> =
            boards.map(|board| (usize::from(board.key.board), board)).collect();
        let mut remarks: Vec<Remark> = self.contradictory().map(|place| self.contradiction(place)).collect();
        for place in self.contradictory() {
            boards.remove(&place.board);
        }
        self.played.clear();
        for pairing in self.tournament.pairings(self.round) {
            let Some(board) = boards.remove(&pairing.board).filter(|board| board.has_game()) else {
                continue;
            };
            remarks.extend(self.take_board(&pairing, board));
        }
        let others = boards.into_iter().filter(|(_, board)| board.has_game());
        remarks.extend(others.map(|(board, _)| Remark::NotPaired { board }));
        remarks
    }

    fn contradiction(&self, place: &Place) -> Remark {
        let names = place.players.iter().map(|rank| self.name(*rank)).collect();
        Remark::Contradictory { board: place.board, players: names }
    }

    /// Returns a player's name, or the starting rank.
    fn name(&self, rank: u16) -> String {
        self.player(rank).name.unwrap_or_else(|| rank.to_string())
    }

    /// Takes the game of a board, if it is that of the pairing.
    fn take_board(&mut self, pairing: &Pairing, board: &Board) -> Vec<Remark> {
        let number = pairing.board;
        let of_pgn = self.named_in_pgn(board);
        let named = board.players().chain(of_pgn.iter().map(|[white, black]| [white, black]));
        match board.identity_with(&self.players_of(pairing), named) {
            Identity::Confirmed => {
                self.is_running = true;
                let is_over = board.latest().is_some_and(|state| state.result.is_some());
                if board.is_online() || is_over {
                    self.played.insert(number);
                }
                if board.confirmed.is_some() {
                    self.confirmed.insert(number);
                }
            }
            Identity::Others => return vec![Remark::OtherPlayers { board: number }],
            Identity::Unnamed => {
                if self.confirmed.remove(&number) && board.confirmed.is_none() {
                    // An arbiter has withdrawn the players, so that the result was never theirs.
                    let table = Table::Players { white: pairing.white, black: pairing.black };
                    let _ = self.tournament.withdraw_result(self.round, table);
                }
                let (white, black) = (self.name(pairing.white), self.name(pairing.black));
                return vec![Remark::Unnamed { board: number, white, black }];
            }
        }
        let mut remarks = Vec::new();
        if let Some(Err(fault)) = board.pgn.as_deref().map(|pgn| self.live.set(number, pgn)) {
            remarks.push(Remark::Unreadable(fault));
        }
        let table = Table::Players { white: pairing.white, black: pairing.black };
        let entered = match result(board) {
            Some(result) => self.tournament.set_result(self.round, table, result).map(|_| ()),
            None => self.tournament.withdraw_result(self.round, table),
        };
        remarks.extend(entered.err().map(|reason| Remark::NotEntered { board: number, reason }));
        remarks
    }

    /// Returns the players whom the PGN of a board names. Its text is read when it changes.
    fn named_in_pgn(&mut self, board: &Board) -> Option<[Player; 2]> {
        let pgn = board.pgn.as_deref()?;
        let (read, players) = self.named.entry(board.key).or_default();
        if read != pgn {
            (*read, *players) = (pgn.to_owned(), players_in(pgn));
        }
        Some(players.clone())
    }

    /// Returns the points and results up to this round; `None` if the pairings were read from PGN, which has only this round.
    pub fn crosstable(&self) -> Option<Crosstable> {
        (!self.is_of_games()).then(|| self.tournament.crosstable(self.round))
    }

    /// Returns all games as PGN.
    pub fn pgn(&self) -> String {
        self.live.text()
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
    use crate::boards::Boards;
    use crate::round::Seating;
    use crate::samples;
    use crate::topics::{EventKey, GameResult as Published, State, VERSION};

    const FILE: &[u8] = include_bytes!("../../tests/open.trf");

    fn round() -> Round {
        let (tournament, _) = Tournament::read(FILE).unwrap();
        Round::new(tournament, 3).unwrap()
    }

    fn named(name: &str) -> Player {
        Player { name: Some(name.into()), ..Player::default() }
    }

    fn take(boards: &mut Boards, kind: &str, payload: &[u8]) {
        let change = boards.take(&format!("annabella/open/3/2/{kind}"), payload, false, 1_000);
        assert_eq!(change.fault, None);
    }

    fn look(round: &mut Round, boards: &Boards) -> Vec<Remark> {
        round.take(&boards.all().cloned().collect::<Vec<_>>())
    }

    fn ended(boards: &mut Boards, [white, black]: [Player; 2], is_over: bool) {
        let result = is_over.then(|| Published { score: "1-0".into(), reason: Reason::Mate });
        let state = State { version: VERSION, plies: 40, result, white, black, ..State::default() };
        take(boards, "state", &serde_json::to_vec(&state).unwrap());
    }

    /// The players of board 2, by name and by number.
    fn of_board_two() -> [Player; 2] {
        [named("käthe weißhaupt"), Player { fide_id: Some(94_600_037), ..Player::default() }]
    }

    #[test]
    fn a_result_is_written_when_it_counts_and_withdrawn_when_it_is_undone() {
        let (mut round, mut boards) = (round(), Boards::new(EventKey::of("Open")));
        let before = round.results();
        assert_eq!(before, FILE);
        let cases = |kinds: &[&str]| samples::cases(kinds, 5).to_string().into_bytes();
        take(&mut boards, "cases", &cases(&["irregularity"]));
        ended(&mut boards, of_board_two(), true);
        assert_eq!(look(&mut round, &boards), []);
        assert_eq!(round.results(), before, "a case is open");
        take(&mut boards, "cases", &cases(&[]));
        look(&mut round, &boards);
        let after = round.results();
        assert_ne!(after, before);
        look(&mut round, &boards);
        assert_eq!(round.results(), after, "twice the same");
        ended(&mut boards, of_board_two(), false);
        look(&mut round, &boards);
        assert_eq!(round.results(), before);
    }

    #[test]
    fn a_result_counts_only_for_the_players_whom_the_board_names() {
        let [white, black] = of_board_two();
        let other = named("Anders, Anna");
        let others = vec![Remark::OtherPlayers { board: 2 }];
        let unnamed = || {
            let (white, black) = ("Weißhaupt, Käthe".to_owned(), "Ñandú, José María".to_owned());
            vec![Remark::Unnamed { board: 2, white, black }]
        };
        for (players, expected) in [
            ([white.clone(), other.clone()], others.clone()),
            ([black.clone(), white.clone()], others.clone()),
            ([white.clone(), Player::default()], unnamed()),
            (Default::default(), unnamed()),
        ] {
            let (mut round, mut boards) = (round(), Boards::new(EventKey::of("Open")));
            ended(&mut boards, players.clone(), true);
            let pgn = "1. e4 Nf6 1-0\n";
            take(&mut boards, "pgn", pgn.as_bytes());
            assert_eq!(look(&mut round, &boards), expected, "{players:?}");
            assert_eq!(round.results(), FILE, "{players:?}");
            assert!(round.games().is_empty(), "{players:?}");
            ended(&mut boards, of_board_two(), true);
            assert_eq!(look(&mut round, &boards), []);
            assert_ne!(round.results(), FILE);
            assert_eq!(round.games().len(), 1);
        }
    }

    #[test]
    fn a_pgn_that_names_other_players_than_the_state_counts_for_no_one() {
        let (mut round, mut boards) = (round(), Boards::new(EventKey::of("Open")));
        ended(&mut boards, of_board_two(), true);
        take(&mut boards, "pgn", b"[White \"Anders, Anna\"]\n\n1. e4 Nf6 1-0\n");
        assert_eq!(look(&mut round, &boards), [Remark::OtherPlayers { board: 2 }]);
        assert!(round.games().is_empty() && round.results() == FILE);
        let device = serde_json::json!({"version": 1, "journal": "whole",
            "live": samples::state("Anders, Anna", "Ñandú, José María", 5)});
        take(&mut boards, "pgn", b"1. e4 Nf6 1-0\n");
        take(&mut boards, "device", &serde_json::to_vec(&device).unwrap());
        assert_eq!(look(&mut round, &boards), [Remark::OtherPlayers { board: 2 }], "nor the state now");
    }

    #[test]
    fn a_board_that_the_pairings_lack_is_named() {
        let (mut round, mut boards) = (round(), Boards::new(EventKey::of("Open")));
        let state = samples::state("Anna", "Bela", 5).to_string();
        boards.take("annabella/open/3/6/state", state.as_bytes(), false, 5);
        boards.take("annabella/open/2/6/state", state.as_bytes(), false, 5);
        assert_eq!(look(&mut round, &boards), [Remark::NotPaired { board: 6 }]);
    }

    #[test]
    fn the_boards_of_the_round_have_the_players_of_the_file() {
        let paired = round().paired();
        assert_eq!(paired[1].0, BoardKey { round: 3, board: 2 });
        assert_eq!(paired[1].1.white.name.as_deref(), Some("Weißhaupt, Käthe"));
    }

    #[test]
    fn fixed_boards_come_first_and_the_others_follow_in_order() {
        let mut round = round();
        let seats = |round: &Round| -> Vec<(u16, String)> {
            let paired = round.paired().into_iter();
            paired.map(|(key, paired)| (key.board, paired.white.name.unwrap_or_default())).collect()
        };
        let before = seats(&round);
        assert!(before.len() > 3, "{before:?}");
        // Board 1 gets board 40 by a name with the surname last, board 3 gets board 1 by its pairing.
        let paired = round.paired();
        let [first, third] = [0, 2].map(|index: usize| &paired[index].1);
        let name = |player: &Player| player.name.clone().unwrap();
        let (surname, other) =
            name(&first.black).split_once(", ").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        let text =
            format!("# fixed\n40 {other} {surname}\n1: {} - {}\n", name(&third.black), name(&third.white));
        assert_eq!(round.seat(&Seating::read(&text)), []);
        let after = seats(&round);
        assert_eq!(after[0], (1, before[2].1.clone()));
        assert_eq!(after[1], (2, before[1].1.clone()));
        assert_eq!(after[2], (3, before[3].1.clone()));
        assert_eq!(after.last().unwrap(), &(40, before[0].1.clone()));
        // Once the round runs, the file changes only the boards that it names.
        round.is_running = true;
        assert_eq!(round.seat(&Seating::read(&format!("41 {}\n", before[1].1))), []);
        let moved = seats(&round);
        assert_eq!(moved.last().unwrap(), &(41, before[1].1.clone()));
        assert!(after.iter().filter(|seat| seat.0 != 2).all(|seat| moved.contains(seat)), "{moved:?}");
    }

    #[test]
    fn a_game_that_is_played_keeps_its_board_until_it_is_no_longer_published_there() {
        let (mut round, mut boards) = (round(), Boards::new(EventKey::of("Open")));
        let name = round.paired()[1].1.white.name.clone().unwrap();
        let board_of = |round: &Round| {
            let paired = round.paired().into_iter();
            let of_player = |(_, paired): &(BoardKey, Paired)| paired.white.name.as_ref() == Some(&name);
            paired.filter(of_player).map(|(key, _)| key.board).collect::<Vec<_>>()
        };
        let read_again = |round: &Round, text: &str| {
            let mut next = Round::new(round.tournament.clone(), 3).unwrap();
            next.follow(round);
            let faults = next.seat(&Seating::read(text));
            (next, faults.len())
        };
        take(&mut boards, "presence", samples::presence(true, 5).to_string().as_bytes());
        ended(&mut boards, of_board_two(), false);
        assert_eq!(look(&mut round, &boards), []);
        let (next, faults) = read_again(&round, &format!("41 {name}\n"));
        assert_eq!((board_of(&next), faults), (vec![2], 1));
        // No other game gets its board, and a line that agrees is not a fault.
        let other = round.paired()[0].1.white.name.clone().unwrap();
        let (next, faults) = read_again(&round, &format!("2 {other}\n2 {name}\n"));
        assert_eq!((board_of(&next), faults), (vec![2], 1));
        take(&mut boards, "presence", samples::presence(false, 0).to_string().as_bytes());
        look(&mut round, &boards);
        let (next, faults) = read_again(&round, &format!("41 {name}\n"));
        assert_eq!((board_of(&next), faults), (vec![41], 0));
    }

    #[test]
    fn a_line_that_fixes_nothing_is_named() {
        let mut round = round();
        let names: Vec<String> =
            round.paired().iter().map(|(_, paired)| paired.white.name.clone().unwrap()).collect();
        let text = format!("x\n7\n0 {0}\n5 Nobody\n5 {0}\n5 {1}\n6 {0}\n94600037 - \n", names[0], names[1]);
        let words = annabella_speech::Words::new(annabella_speech::Language::En);
        let faults = round.seat(&Seating::read(&text));
        let said: Vec<String> =
            faults.iter().map(|fault| words.try_say(&fault.message("f")).unwrap()).collect();
        let lines: Vec<&str> = said.iter().map(|line| line.split(':').next().unwrap()).collect();
        assert_eq!(lines, [1, 2, 3, 4, 6, 7, 8].map(|line| format!("f, line {line}")), "{said:?}");
        assert_eq!(round.paired().iter().filter(|(key, _)| key.board == 5).count(), 1);
    }

    #[test]
    fn a_round_without_pairings_is_none() {
        let (tournament, _) = Tournament::read(FILE).unwrap();
        assert!(Round::new(tournament, 99).is_none());
    }
}
