//! Tests of whole files.

mod damaged;
mod reported;
mod words;

use super::*;

/// A tournament after two of five rounds. The third is paired.
const OPEN: &str = include_str!("../../tests/open.trf");

const WHITE_WINS: GameResult = GameResult { white: Points::One, black: Points::Zero, kind: GameKind::Rated };

/// Reads a file that must have no faults.
#[track_caller]
fn read(bytes: &[u8]) -> Tournament {
    let (tournament, faults) = Tournament::read(bytes).unwrap();
    assert_eq!(faults, []);
    tournament
}

/// Reads `OPEN` with other characters in the line of a player, from this column onwards.
#[track_caller]
fn damaged(rank: usize, column: usize, text: &str) -> (Tournament, Vec<TrfFault>) {
    let prefix = format!("001 {rank:>4} ");
    let lines = OPEN.split_inclusive("\r\n").map(|line| {
        if !line.starts_with(&prefix) {
            return line.to_owned();
        }
        let mut chars: Vec<char> = line.chars().collect();
        chars.splice(column - 1..column - 1 + text.chars().count(), text.chars());
        chars.into_iter().collect()
    });
    Tournament::read(lines.collect::<String>().as_bytes()).unwrap()
}

fn boards(tournament: &Tournament, round: usize) -> Vec<(u16, u16)> {
    tournament.pairings(round).iter().map(|pairing| (pairing.white, pairing.black)).collect()
}

#[test]
fn players_have_their_names_titles_ratings_and_numbers() {
    let tournament = read(OPEN.as_bytes());
    assert_eq!(tournament.players().count(), 11);
    let kathe = tournament.player(2).unwrap();
    assert_eq!(kathe.name, "Weißhaupt, Käthe");
    assert_eq!((kathe.title, kathe.rating, kathe.fide), (Some("WGM"), Some(2388), Some(94_600_029)));
    assert_eq!(kathe.federation.as_deref(), Some("GER"));
    let zoe = tournament.player(10).unwrap();
    assert_eq!((zoe.title, zoe.rating, zoe.fide), (None, None, None));
    assert_eq!(tournament.info().planned_rounds, Some(5));
    assert_eq!(tournament.day_of(3).map(Day::pgn).as_deref(), Some("2026.11.26"));
    assert_eq!(tournament.day_of(4), None);
    assert_eq!((tournament.rounds(), tournament.last_paired_round()), (3, 3));
}

#[test]
fn boards_are_in_the_order_of_fide() {
    let tournament = read(OPEN.as_bytes());
    assert_eq!(boards(&tournament, 1), [(1, 6), (7, 2), (3, 8), (9, 4), (5, 10)]);
    assert_eq!(boards(&tournament, 2), [(2, 1), (5, 9), (11, 3), (8, 7), (10, 6)]);
    assert_eq!(boards(&tournament, 3), [(9, 1), (2, 3), (8, 5), (11, 4), (6, 7)]);
    assert_eq!(boards(&tournament, 4), []);
    assert_eq!(boards(&tournament, 0), []);
}

#[test]
fn results_are_those_of_both_players() {
    let tournament = read(OPEN.as_bytes());
    let result = |round, board: usize| {
        let found = tournament.pairings(round)[board - 1].result?;
        Some((found.white, found.black, found.kind))
    };
    assert_eq!(result(1, 1), Some((Points::One, Points::Zero, GameKind::Rated)));
    assert_eq!(result(1, 3), Some((Points::Half, Points::Half, GameKind::Rated)));
    assert_eq!(result(1, 4), Some((Points::One, Points::Zero, GameKind::Forfeit)));
    assert_eq!(result(1, 5), Some((Points::One, Points::Zero, GameKind::Unrated)));
    assert_eq!(result(2, 5), Some((Points::Zero, Points::Zero, GameKind::Rated)));
    assert_eq!(result(3, 1), None);
}

#[test]
fn only_cells_and_points_of_the_players_change() {
    let mut tournament = read(OPEN.as_bytes());
    assert_eq!(tournament.write(), OPEN.as_bytes());
    let entered = tournament.set_result(3, Table::Board(1), WHITE_WINS);
    assert_eq!(entered, Ok(ResultChange::Entered));
    let written = String::from_utf8(tournament.write()).unwrap();
    assert_eq!(written.as_bytes(), tournament.write(), "written differently the second time");
    for (before, after) in OPEN.split("\r\n").zip(written.split("\r\n")) {
        let expected = match before.get(..8) {
            Some("001    1") => format!("{before} 0"),
            Some("001    9") => format!("{before} 1").replace(" 2.0 ", " 3.0 "),
            _ => before.to_owned(),
        };
        assert_eq!(after, expected);
    }
    let again = read(written.as_bytes());
    assert_eq!(again.pairings(3), tournament.pairings(3));
    assert_eq!(again.pairings(3)[0].result, Some(WHITE_WINS));
}

#[test]
fn results_can_be_replaced_and_withdrawn() {
    let mut tournament = read(OPEN.as_bytes());
    let table = Table::Players { white: 2, black: 3 };
    assert_eq!(tournament.set_result(3, table, WHITE_WINS), Ok(ResultChange::Entered));
    assert_eq!(tournament.set_result(3, Table::Board(2), WHITE_WINS), Ok(ResultChange::Same));
    let both_lose = GameResult { white: Points::Zero, ..WHITE_WINS };
    assert_eq!(tournament.set_result(3, table, both_lose), Ok(ResultChange::Replaced(WHITE_WINS)));
    assert_eq!(tournament.pairings(3)[1].result, Some(both_lose));
    tournament.withdraw_result(3, table).unwrap();
    assert_eq!(tournament.write(), OPEN.as_bytes());
    let error = NoGame::Board { round: 3, board: 6 };
    assert_eq!(tournament.set_result(3, Table::Board(6), WHITE_WINS), Err(error));
    let error = NoGame::Players { round: 3, white: 3, black: 2 };
    assert_eq!(tournament.set_result(3, Table::Players { white: 3, black: 2 }, WHITE_WINS), Err(error));
}

#[test]
fn a_late_result_of_an_earlier_round_renumbers_no_board() {
    let pending = OPEN.replace("   2 b =     9 b", "   2 b       9 b");
    let pending = pending.replace("   1 w =     3 w", "   1 w       3 w");
    let (mut tournament, _) = Tournament::read(pending.as_bytes()).unwrap();
    let before = boards(&tournament, 3);
    let won = GameResult { white: Points::Zero, black: Points::One, kind: GameKind::Rated };
    tournament.set_result(2, Table::Players { white: 2, black: 1 }, won).unwrap();
    assert_eq!(boards(&tournament, 3), before);
}

#[test]
fn forfeits_and_unusual_results_have_a_sign_for_each_player() {
    let forfeit = |white, black| GameResult { white, black, kind: GameKind::Forfeit };
    for (result, white, black) in [
        (forfeit(Points::Zero, Points::One), "-", "+"),
        (forfeit(Points::Zero, Points::Zero), "-", "-"),
        (forfeit(Points::Half, Points::Zero), "D", "-"),
        (GameResult { white: Points::Half, ..WHITE_WINS }, "=", "0"),
        (GameResult { kind: GameKind::Unrated, ..WHITE_WINS }, "W", "L"),
    ] {
        let mut tournament = read(OPEN.as_bytes());
        tournament.set_result(3, Table::Board(1), result).unwrap();
        let written = String::from_utf8(tournament.write()).unwrap();
        assert!(written.contains(&format!("   1 w {white}\r\n")), "{result:?}");
        assert!(written.contains(&format!("   9 b {black}\r\n")), "{result:?}");
        assert_eq!(read(written.as_bytes()).pairings(3)[0].result, Some(result));
    }
}

#[test]
fn no_result_is_written_into_displaced_columns() {
    let (mut tournament, _) = damaged(4, 118, "x");
    let error = NoGame::Displaced { line: 17, column: 119 };
    assert_eq!(tournament.set_result(3, Table::Board(4), WHITE_WINS), Err(error));
    assert_eq!(tournament.set_result(3, Table::Board(5), WHITE_WINS), Ok(ResultChange::Entered));
}

#[test]
fn points_are_left_alone_if_they_are_not_the_sum_of_the_results() {
    let three_points = OPEN.replace(" 2.0    1", " 6.0    1");
    let (mut tournament, faults) = Tournament::read(three_points.as_bytes()).unwrap();
    assert_eq!(faults.len(), 1);
    assert_eq!((faults[0].line, faults[0].column), (22, 81));
    tournament.set_result(3, Table::Board(1), WHITE_WINS).unwrap();
    let written = String::from_utf8(tournament.write()).unwrap();
    assert!(written.contains(" 6.0    1"));
}

#[test]
fn a_bad_column_is_named_and_everything_else_is_read() {
    let cases: [(usize, usize, &str, Expected); 12] = [
        (4, 10, "x", Expected::Sex),
        (4, 11, "xyz", Expected::Title),
        (4, 49, "22x0", Expected::Rating),
        (4, 54, "G3R", Expected::Federation),
        (4, 58, "9460-04", Expected::FideNumber),
        (4, 70, "yesterday", Expected::Date),
        (4, 81, "half", Expected::Points),
        (4, 86, "last", Expected::Place),
        (4, 112, "  1l", Expected::Opponent),
        (4, 117, "g", Expected::Colour),
        (4, 99, "?", Expected::Result),
        (4, 98, "-", Expected::Blank),
    ];
    for (rank, column, text, expected) in cases {
        let (tournament, faults) = damaged(rank, column, text);
        let [TrfFault { line: 17, column: at, kind: TrfFaultKind::Field { expected: found, .. } }] =
            faults[..]
        else {
            panic!("{expected:?}: {faults:?}")
        };
        assert_eq!((at, found), (column, expected), "{faults:?}");
        assert_eq!(tournament.players().count(), 11);
        let jorn = tournament.player(4).unwrap();
        assert_eq!(jorn.name, "Brüggemann, Jörn");
        assert_eq!(jorn.rating, if column == 49 { None } else { Some(2290) });
        assert_eq!(boards(&tournament, 3), boards(&read(OPEN.as_bytes()), 3), "{expected:?}");
    }
}

#[test]
fn a_player_without_a_rank_is_the_one_whom_others_name() {
    let (tournament, faults) = damaged(4, 5, "   x");
    let expected = TrfFault::field(17, 5, Expected::Rank, "x");
    assert_eq!(faults, [expected]);
    assert_eq!(tournament.player(4).unwrap().name, "Brüggemann, Jörn");
    assert_eq!(boards(&tournament, 3)[3], (11, 4));
    let (tournament, faults) = damaged(4, 5, "   5");
    assert_eq!(
        faults,
        [TrfFault { line: 18, column: 5, kind: TrfFaultKind::RankTaken { rank: 5, first: 17 } }]
    );
    assert_eq!(tournament.player(4).unwrap().name, "Brüggemann, Jörn");
    assert_eq!(boards(&tournament, 3)[2..4], [(8, 5), (11, 4)]);
}

#[test]
fn opponents_who_contradict_each_other_are_named() {
    let (_, faults) = damaged(4, 112, "  10");
    let kinds: Vec<&TrfFaultKind> = faults.iter().map(|fault| &fault.kind).collect();
    let differs = |opponent| TrfFaultKind::OpponentDiffers { round: 3, opponent };
    assert_eq!(kinds, [&differs(10), &differs(4)]);
    let (_, faults) = damaged(4, 112, "  44");
    assert_eq!(faults[0].kind, TrfFaultKind::NoOpponent { opponent: 44 });
    let (_, faults) = damaged(4, 117, "w");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].kind, TrfFaultKind::Colours { round: 3, opponent: 11 });
}

#[test]
fn every_usual_encoding_and_line_end_is_read_and_kept() {
    let latin: Vec<u8> = OPEN.chars().map(|char| u8::try_from(u32::from(char)).unwrap()).collect();
    let marked = [b"\xef\xbb\xbf", OPEN.as_bytes()].concat();
    let unix = OPEN.replace("\r\n", "\n").into_bytes();
    let by_the_description = OPEN.replace("\r\n", "\r").into_bytes();
    for bytes in [latin, marked, unix, by_the_description] {
        let mut tournament = read(&bytes);
        assert_eq!(tournament.player(1).unwrap().name, "Öztürk, Deniz");
        tournament.set_result(3, Table::Board(1), WHITE_WINS).unwrap();
        let written = tournament.write();
        assert_eq!(written.len(), bytes.len() + 4, "other bytes changed");
        tournament.withdraw_result(3, Table::Board(1)).unwrap();
        assert_eq!(tournament.write(), bytes);
        assert_eq!(read(&written).pairings(3)[0].result, Some(WHITE_WINS));
    }
}

#[test]
fn one_damaged_byte_spoils_one_character() {
    let mut bytes = OPEN.as_bytes().to_vec();
    let at = OPEN.find("ggemann").unwrap();
    bytes[at] = 0x84;
    let tournament = read(&bytes);
    assert_eq!(tournament.player(4).unwrap().name, "Brü\u{fffd}gemann, Jörn");
    assert_eq!(tournament.player(4).unwrap().rating, Some(2290));
    assert_eq!(tournament.write(), bytes);
}

#[test]
fn columns_counted_in_bytes_or_by_tab_stops_are_found() {
    let in_bytes: String = OPEN
        .split_inclusive("\r\n")
        .map(|line| match line.char_indices().nth(47) {
            Some((end, _)) if line.starts_with("001") => {
                let name = line[14..end].trim_end();
                format!("{}{name}{}{}", &line[..14], " ".repeat(33 - name.len()), &line[end..])
            }
            _ => line.to_owned(),
        })
        .collect();
    assert_ne!(in_bytes, OPEN);
    let mut tournament = read(in_bytes.as_bytes());
    assert_eq!(boards(&tournament, 3), [(9, 1), (2, 3), (8, 5), (11, 4), (6, 7)]);
    tournament.set_result(3, Table::Board(1), WHITE_WINS).unwrap();
    assert_eq!(read(&tournament.write()).pairings(3)[0].result, Some(WHITE_WINS));

    // The name ends in column 23; four tabs lead to column 49.
    let blanks = format!("Vogt, Zoë{:30}SUI", "");
    let tabbed = OPEN.replace(&blanks, "Vogt, Zoë\t\t\t\t     SUI");
    assert_ne!(tabbed, OPEN);
    let tournament = read(tabbed.as_bytes());
    assert_eq!(tournament.player(10).unwrap().federation.as_deref(), Some("SUI"));
}

#[test]
fn a_file_without_players_is_refused() {
    assert_eq!(Tournament::read(b"").unwrap_err(), TrfError::Empty);
    assert_eq!(Tournament::read(b"\xff\xfe0\x000\x001\x00").unwrap_err(), TrfError::Utf16);
    assert_eq!(Tournament::read(b"012 Open\r\n\r\n").unwrap_err(), TrfError::NoPlayers);
    let (short, faults) = Tournament::read(b"001    1").unwrap();
    assert_eq!(short.players().count(), 1);
    assert_eq!(faults, [TrfFault::field(1, 15, Expected::Name, "")]);
}
