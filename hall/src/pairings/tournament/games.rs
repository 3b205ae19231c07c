//! The pairings of a round as PGN, for example from broadcast programs: a game for each pair, with its board.

use super::Tournament;
use crate::pairings::TournamentInfo;
use crate::pairings::boards::{Lines, Pair, Place};
use crate::pairings::code::{Cell, CellResult, Opponent};
use crate::pairings::columns::Counting;
use crate::pairings::fault::{TrfError, TrfFault, TrfFaultKind};
use crate::pairings::player::{Player, PlayerLine, title, within};
use crate::pairings::text::Text;
use annabella_chess::Color;
use annabella_scoresheet::file::Games;
use annabella_scoresheet::pgn::Tags;
use annabella_speech::name_parts;
use std::collections::{BTreeMap, BTreeSet};

/// The last round and board that a game can name.
const MOST: usize = 9999;

/// Whether a file is PGN: it starts with a tag, which no tournament file does.
pub(super) fn is_pgn(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    text.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'[')
}

/// Returns the round of a game, 1 without a number, and its board. `Round "3.7"` is board 7 unless `Board` names another.
fn place_of(tags: &Tags) -> (usize, Option<usize>) {
    let numbers = |tag: &str| -> Vec<usize> {
        let text = tags.get(tag).unwrap_or_default().trim();
        text.split('.').map_while(|number| within(number, 1..=MOST)).collect()
    };
    let round = numbers("Round");
    let board = numbers("Board").first().copied().or(round.get(1).copied());
    (round.first().copied().unwrap_or(1), board)
}

/// Returns a player of a game, without a starting rank; `None` without a name.
fn player_of(tags: &Tags, side: Color) -> Option<Player> {
    let tag = |name: &str| {
        let text = tags.get(&format!("{}{name}", side.fold_wb("White", "Black")))?.trim();
        (!matches!(text, "" | "?" | "-")).then_some(text)
    };
    Some(Player {
        rank: 0,
        name: tag("").filter(|name| !name_parts(name).is_empty())?.to_owned(),
        title: tag("Title").and_then(title),
        rating: tag("Elo").and_then(|text| within(text, 1..=9999)),
        federation: None,
        fide: tag("FideId").and_then(|text| within(text, 1..=u32::MAX)),
    })
}

/// The players of a file, each with a starting rank in the order in which they appear.
#[derive(Default)]
struct Players {
    ranks: BTreeMap<(Option<u32>, Vec<String>), u16>,
    lines: Lines,
}

impl Players {
    /// Returns the starting rank of a player; `None` if there are too many.
    fn rank(&mut self, player: Player) -> Option<u16> {
        let parts = if player.fide.is_some() { Vec::new() } else { name_parts(&player.name) };
        let next = u16::try_from(self.ranks.len() + 1).ok().filter(|next| usize::from(*next) <= MOST)?;
        let rank = *self.ranks.entry((player.fide, parts)).or_insert(next);
        self.lines.entry(rank).or_insert_with(|| PlayerLine {
            // Such a file has no line of a player, into which results are written.
            index: usize::MAX,
            counting: Counting::Characters,
            player: Player { rank, ..player },
            half_points: None,
            cells: Vec::new(),
        });
        Some(rank)
    }

    /// Enters an opponent into a player's cell of a round.
    fn pair(&mut self, round: usize, rank: u16, opponent: u16, colour: Color) {
        let Some(line) = self.lines.get_mut(&rank) else { return };
        if line.cells.len() < round {
            line.cells.resize(round, Cell::ABSENT);
        }
        let cell =
            Cell { opponent: Opponent::Player(opponent), colour: Some(colour), result: CellResult::Blank };
        if let Some(found) = line.cells.get_mut(round - 1) {
            *found = cell;
        }
    }
}

impl Tournament {
    /// Reads the pairings of PGN. A game that names no board, or not both players, is left out with a fault.
    pub(super) fn read_games(bytes: &[u8]) -> Result<(Tournament, Vec<TrfFault>), TrfError> {
        let mut games = Games::open(bytes).ok().flatten().ok_or(TrfError::NoPlayers)?;
        let mut info = TournamentInfo::default();
        let (mut players, mut rounds, mut faults) = (Players::default(), Vec::new(), Vec::new());
        let mut seated: BTreeSet<(usize, u16)> = BTreeSet::new();
        let mut has_game = false;
        while let Ok(Some(game)) = games.next_game() {
            has_game = true;
            let mut fault = |kind| faults.push(TrfFault { line: game.place.line.max(1), column: 1, kind });
            let (round, board) = place_of(&game.tags);
            let Some(board) = board else {
                fault(TrfFaultKind::NoBoard);
                continue;
            };
            let [white, black] = Color::ALL.map(|side| player_of(&game.tags, side));
            let (Some(white), Some(black)) = (white, black) else {
                fault(TrfFaultKind::NoNames { board });
                continue;
            };
            let Some((white, black)) = players.rank(white).zip(players.rank(black)) else { continue };
            let again = [white, black].into_iter().find(|rank| seated.contains(&(round, *rank)));
            if white == black || again.is_some() {
                fault(TrfFaultKind::SeatedTwice { board, round });
                continue;
            }
            if rounds.len() < round {
                rounds.resize(round, Vec::<Place>::new());
            }
            let Some(places) = rounds.get_mut(round - 1) else { continue };
            if places.iter().any(|place| place.board == board) {
                fault(TrfFaultKind::BoardTaken { board, round });
                continue;
            }
            seated.extend([(round, white), (round, black)]);
            let mut ranks = vec![white, black];
            ranks.sort_unstable();
            places.push(Place { board, players: ranks, pair: Some(Pair { white, black }) });
            players.pair(round, white, black, Color::White);
            players.pair(round, black, white, Color::Black);
            if info.name.is_empty() {
                info.name = game.tags.get("Event").filter(|name| *name != "?").unwrap_or_default().to_owned();
            }
        }
        if rounds.is_empty() {
            return Err(if has_game { TrfError::NoBoards } else { TrfError::NoPlayers });
        }
        rounds.iter_mut().for_each(|places| places.sort_by_key(|place| place.board));
        let text = Text::read(bytes);
        let tournament = Tournament {
            text,
            info,
            lines: players.lines,
            rounds,
            results: BTreeMap::new(),
            points_are_sums: false,
            is_of_games: true,
        };
        Ok((tournament, faults))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(round: &str, board: &str, white: &str, black: &str) -> String {
        let board = if board.is_empty() { String::new() } else { format!("[Board \"{board}\"]\n") };
        format!(
            "[Event \"Open\"]\n[Round \"{round}\"]\n{board}[White \"{white}\"]\n[Black \"{black}\"]\n[WhiteElo \"2100\"]\n[WhiteTitle \"wfm\"]\n[Result \"*\"]\n\n*\n\n"
        )
    }

    fn seats(tournament: &Tournament, round: usize) -> Vec<String> {
        let name = |rank| tournament.player(rank).unwrap().name.clone();
        let pairings = tournament.pairings(round).into_iter();
        pairings.map(|pair| format!("{} {} {}", pair.board, name(pair.white), name(pair.black))).collect()
    }

    #[test]
    fn games_give_each_pair_its_board() {
        let text = [
            game("3", "7", "Berg, B", "Anders, A"),
            game("3.2", "", "Cohn, C", "Dietz, D"),
            game("2.1", "", "Anders, A", "Cohn, C"),
        ];
        let (tournament, faults) = Tournament::read(text.concat().as_bytes()).unwrap();
        assert_eq!(faults, []);
        assert_eq!(tournament.last_paired_round(), 3);
        assert_eq!(seats(&tournament, 3), ["2 Cohn, C Dietz, D", "7 Berg, B Anders, A"]);
        assert_eq!(seats(&tournament, 2), ["1 Anders, A Cohn, C"]);
        let first = tournament.player(1).unwrap();
        assert_eq!((first.title, first.rating), (Some("WFM"), Some(2100)));
        assert!(tournament.is_of_games());
    }

    #[test]
    fn a_game_without_board_or_names_or_with_a_seat_twice_is_named() {
        let text = [
            game("1", "1", "Berg, B", "Anders, A"),
            game("1", "", "Cohn, C", "Dietz, D"),
            game("1", "2", "?", "Dietz, D"),
            game("1", "3", "Berg, B", "Dietz, D"),
            game("1", "1", "Cohn, C", "Dietz, D"),
        ];
        let (tournament, faults) = Tournament::read(text.concat().as_bytes()).unwrap();
        assert_eq!(seats(&tournament, 1), ["1 Berg, B Anders, A"]);
        let kinds: Vec<_> = faults.into_iter().map(|fault| (fault.line, fault.kind)).collect();
        let expected = [
            (12, TrfFaultKind::NoBoard),
            (22, TrfFaultKind::NoNames { board: 2 }),
            (33, TrfFaultKind::SeatedTwice { board: 3, round: 1 }),
            (44, TrfFaultKind::BoardTaken { board: 1, round: 1 }),
        ];
        assert_eq!(kinds, expected);
        let without = Tournament::read(game("1", "", "Cohn, C", "Dietz, D").as_bytes());
        assert_eq!(without.unwrap_err(), TrfError::NoBoards);
    }
}
