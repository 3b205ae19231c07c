//! Conclusions from a few readings of small sheets, rule by rule.

use super::*;
use crate::doubts::certainty::fits;
use crate::doubts::discrepancy::Why;
use crate::lines::few_readings::{Reading, TwoSheets};

const GAME: &str = "d4 d5 Nf3 Nf6 Bf4 e6 e3 Be7";
/// The same game with another last move.
const OTHER: &str = "d4 d5 Nf3 Nf6 Bf4 e6 e3 Bd6";

/// Concludes from a search that found these readings and dropped those that cost `room` more.
fn concluded(sheets: &TwoSheets, readings: &[Reading], room: f32, doubt: Option<Doubt>) -> Reconstruction {
    let given = sheets.given();
    let lattice = sheets.lattice(readings, room);
    let [white, black] = &sheets.sheets;
    conclude(&given, [white, black], (&lattice, &fits(&given, &lattice), doubt))
}

/// Reads the game from these sheets, if the other one costs `cost` more.
fn against_other(white: &str, black: &str, cost: f32) -> Reconstruction {
    let sheets = TwoSheets::of(white, black);
    let readings = [sheets.reading(GAME, 0.0), sheets.reading(OTHER, cost)];
    concluded(&sheets, &readings, f32::INFINITY, None)
}

/// Returns the degree and the doubt of a ply, counted from 0.
fn told(read: &Reconstruction, index: usize) -> (Degree, Option<Doubt>) {
    (read.plies[index].degree, read.plies[index].doubt)
}

#[test]
fn a_move_is_sure_if_it_is_likelier_than_all_its_rivals_by_what_is_required() {
    assert_eq!(told(&against_other(GAME, GAME, 4.1), 7), (Degree::Agreed, None));
    assert_eq!(told(&against_other(GAME, GAME, 3.95), 7), (Degree::Open, Some(Doubt::Unlikely)));
    let read = against_other(GAME, GAME, 3.0);
    assert_eq!(told(&read, 7), (Degree::Open, Some(Doubt::Rivals)));
    assert_eq!(read.probabilities()[6..], [1.0, 0.953]);
    // A dropped reading may have been likelier than any remaining rival.
    let sheets = TwoSheets::of(GAME, GAME);
    let room = |room| told(&concluded(&sheets, &[sheets.reading(GAME, 0.0)], room, None), 7);
    assert_eq!([3.9, 4.1].map(room), [(Degree::Open, Some(Doubt::TwoSlips)), (Degree::Agreed, None)]);
}

#[test]
fn a_move_is_only_likely_if_the_cells_alone_do_not_decide() {
    let sheets = TwoSheets::of(GAME, GAME);
    let read = |choice: f32| {
        let readings = [sheets.reading(GAME, 0.0), sheets.reading(OTHER, 20.0).chosen(choice)];
        concluded(&sheets, &readings, f32::INFINITY, None)
    };
    assert_eq!(told(&read(15.9), 7), (Degree::Agreed, None));
    assert!(read(15.9).plies[7].rivals.is_empty());
    assert_eq!(told(&read(16.1), 7), (Degree::Likely, Some(Doubt::Prior)));
    assert_eq!(read(17.0).plies[7].rivals.len(), 1, "the other move is named");
    assert_eq!(told(&read(30.0), 7), (Degree::Likely, Some(Doubt::Prior)));
    assert_eq!((read(16.1).choice, told(&read(16.1), 6)), (0.0, (Degree::Agreed, None)));
}

/// The search may drop the other reading for its choice of moves.
#[test]
fn a_move_is_only_likely_if_its_cells_fit_another_one_to_the_end_though_the_search_dropped_it() {
    let read = |cells: &str, fifth: &str| {
        let game = cells.replacen("Nd2", fifth, 1);
        let sheets = TwoSheets::of(cells, cells);
        concluded(&sheets, &[sheets.reading(&game, 0.0)], f32::INFINITY, None)
    };
    let rivals = |read: &Reconstruction, index: usize| {
        let origins = read.plies[index].rivals.iter().map(|rival| rival.mv.from().unwrap().to_string());
        origins.collect::<Vec<String>>()
    };
    let likely = (Degree::Likely, Some(Doubt::Prior));
    let either = read("d4 d5 Nf3 Nf6 Nd2 e6 e3 Be7", "Nbd2");
    assert_eq!((told(&either, 4), rivals(&either, 4)), (likely, vec!["f3".to_owned()]));
    assert_eq!(told(&either, 6), (Degree::Agreed, None));
    // Only the knight of f3 can reach e5.
    let one = read("d4 d5 Nf3 Nf6 Nd2 e6 Ne5 Be7", "Nbd2");
    assert_eq!([4, 6].map(|index| told(&one, index)), [(Degree::Agreed, None); 2]);
    // Either knight can have gone to d2 and on to b3.
    let both = read("d4 d5 Nf3 Nf6 Nd2 e6 Nb3 Be7", "Nbd2");
    assert_eq!([4, 6].map(|index| told(&both, index)), [likely, (Degree::Agreed, None)]);
    // A move known from elsewhere leaves no other.
    let mut sheets = TwoSheets::of("d4 d5 Nf3 Nf6 Nd2 e6 e3 Be7", "d4 d5 Nf3 Nf6 Nd2 e6 e3 Be7");
    let game = "d4 d5 Nf3 Nf6 Nbd2 e6 e3 Be7";
    sheets.evidence.known = sheets.moves(game)[..5].iter().copied().map(Some).collect();
    let known = concluded(&sheets, &[sheets.reading(game, 0.0)], f32::INFINITY, None);
    assert_eq!(told(&known, 4), (Degree::Agreed, None));
    // So does the board found at the end.
    sheets.evidence.known.clear();
    sheets.evidence.boards = vec![crate::lines::few_readings::after(game)];
    let shown = concluded(&sheets, &[sheets.reading(game, 0.0)], f32::INFINITY, None);
    assert_eq!(told(&shown, 4), (Degree::Agreed, None));
}

#[test]
fn rivals_are_listed_if_one_in_a_thousand_plays_them() {
    let sheets = TwoSheets::of(GAME, GAME);
    let moves = ["Bd6", "c5", "Nc6", "b6"].map(|last| format!("d4 d5 Nf3 Nf6 Bf4 e6 e3 {last}"));
    let costs = [3.0, 4.0, 6.0, 7.5];
    let mut readings = vec![sheets.reading(GAME, 0.0)];
    readings.extend(moves.iter().zip(costs).map(|(moves, cost)| sheets.reading(moves, cost)));
    let read = concluded(&sheets, &readings, f32::INFINITY, None);
    assert_eq!(read.plies[7].rivals.len(), 3);
}

#[test]
fn that_there_are_likely_rivals_is_told_before_another_doubt_and_unlikely_ones_are_not() {
    let black = "d4 d5 Nf3 Nf6 Bf4 e6 e3 --";
    let doubt = |cost| told(&against_other(GAME, black, cost), 7);
    assert_eq!(doubt(3.0), (Degree::Open, Some(Doubt::Rivals)));
    assert_eq!(doubt(6.0), (Degree::Open, Some(Doubt::OneWitness)));
    // One sign of White's cell may be wrong, and only the choice of moves speaks against it.
    assert_eq!(doubt(20.0), (Degree::Likely, Some(Doubt::Prior)));
}

#[test]
fn a_known_move_is_sure_whatever_the_odds() {
    let mut sheets = TwoSheets::of(GAME, GAME);
    sheets.evidence.known = vec![None; 7];
    sheets.evidence.known.push(sheets.moves(GAME).last().copied());
    let readings = [sheets.reading(GAME, 0.0), sheets.reading(OTHER, 0.1)];
    assert_eq!(told(&concluded(&sheets, &readings, f32::INFINITY, None), 7), (Degree::Agreed, None));
}

#[test]
fn of_sheets_of_two_games_only_what_both_name_from_the_start_is_known() {
    let mut sheets = TwoSheets::of(GAME, "d4 d5 c4 e5 g3 c5 h3 a5 Rh2 Ra6");
    let read = |sheets: &TwoSheets| {
        concluded(sheets, &[sheets.reading(GAME, 0.0)], f32::INFINITY, Some(Doubt::TwoGames))
    };
    assert_eq!(read(&sheets).line.len(), 2);
    sheets.evidence.known = sheets.moves(GAME)[..4].iter().copied().map(Some).collect();
    assert_eq!(read(&sheets).line.len(), 4);
}

#[test]
fn the_doubt_of_the_search_is_told_before_that_about_the_sheets() {
    let doubt = |black: &str, given| {
        let sheets = TwoSheets::of(GAME, black);
        concluded(&sheets, &[sheets.reading(GAME, 0.0)], f32::INFINITY, given).doubt
    };
    assert_eq!(doubt(GAME, None), None);
    assert_eq!(doubt(GAME, Some(Doubt::NoProof)), Some(Doubt::NoProof));
    assert_eq!(doubt("e4 c5 c4 e5 g3 d6 h3 a5", None), Some(Doubt::TwoGames));
}

#[test]
fn a_game_ends_where_the_sheets_support_it_no_longer_and_then_it_is_lost() {
    let noise = "d4 d5 Nf3 Nf6 Bf4 e6 zz9z qq7q zz8z qq9q zz7z qq8q";
    let sheets = TwoSheets::of(noise, noise);
    let reading = sheets.reading("d4 d5 Nf3 Nf6 Bf4 e6 e3 Be7 Bd3 O-O O-O b6", 0.0);
    let read = concluded(&sheets, &[reading], f32::INFINITY, None);
    assert_eq!((read.line.len(), read.complete), (6, false));
    assert!(read.discrepancies.iter().any(|own| own.why == Why::Lost));
}

#[test]
fn a_reading_that_leaves_more_than_two_cells_is_not_complete() {
    let with = |more: &str| {
        let sheets = TwoSheets::of(GAME, &format!("{GAME} {more}"));
        concluded(&sheets, &[sheets.reading(GAME, 0.0)], f32::INFINITY, None)
    };
    let read = with("Bd3 O-O O-O");
    assert_eq!((read.line.len(), read.complete), (8, false));
    assert!(read.discrepancies.iter().any(|own| own.why == Why::Lost));
    let read = with("Bd3 O-O");
    assert!(read.complete && read.discrepancies.iter().all(|own| own.why != Why::Lost));
}

#[test]
fn plies_at_the_end_that_nobody_wrote_are_no_part_of_the_game_unless_they_are_known() {
    let written = "d4 d5 Nf3 Nf6 Bf4 e6 -- --";
    let mut sheets = TwoSheets::of(written, written);
    let length =
        |sheets: &TwoSheets| concluded(sheets, &[sheets.reading(GAME, 0.0)], f32::INFINITY, None).line.len();
    assert_eq!(length(&sheets), 6);
    sheets.evidence.known = vec![None; 6];
    sheets.evidence.known.push(Some(sheets.moves(GAME)[6]));
    assert_eq!(length(&sheets), 7);
}

#[test]
fn cells_that_one_sheet_has_after_the_last_move_are_followed_as_open_while_they_are_clear() {
    let more = format!("{GAME} Bd3 O-O");
    for (sheet, [white, black]) in [(0, [more.as_str(), GAME]), (1, [GAME, more.as_str()])] {
        let sheets = TwoSheets::of(white, black);
        let read = concluded(&sheets, &[sheets.reading(GAME, 0.0)], f32::INFINITY, None);
        assert_eq!(read.line.len(), 10);
        assert_eq!(told(&read, 9), (Degree::Open, Some(Doubt::OneWitness)));
        assert_eq!((read.plies[9].named, read.plies[9].cells[sheet]), (1, Some(9)));
        assert_eq!(read.plies[9].cells[1 - sheet], None);
    }
    let length = |white: &str, black: &str| {
        let sheets = TwoSheets::of(&format!("{GAME} {white}"), &format!("{GAME} {black}"));
        let read = concluded(&sheets, &[sheets.reading(GAME, 0.0)], f32::INFINITY, None);
        (read.line.len(), read.discrepancies.iter().any(|own| own.why == Why::LeftOver))
    };
    assert_eq!(length("", "Bd3 Qh7"), (9, true));
    assert_eq!(length("Bd3", "Be2"), (8, true), "not where both go on");
}

#[test]
fn the_same_slip_on_both_sheets_is_weighed_as_one_cell() {
    // Both wrote Nh3 for Nf3 as White's move, or Nh6 for Nf6 as Black's.
    for (index, written, slip) in
        [(2, "d4 d5 Nh3 Nf6 Bf4 e6 e3 Be7", "Nh3"), (3, "d4 d5 Nf3 Nh6 Bf4 e6 e3 Be7", "Nh6")]
    {
        let sheets = TwoSheets::of(written, written);
        let given = sheets.given();
        let readings = [sheets.reading(GAME, 0.0), sheets.reading(written, 9.0)];
        let lattice = sheets.lattice(&readings, f32::INFINITY);
        let moves = sheets.moves(GAME);
        let mut line = Line::new(sheets.start.clone());
        for mv in &moves[..index] {
            line.push(*mv);
        }
        let legal = candidates(line.position());
        let cost = |sheet: usize, mv: Move| {
            let candidate = legal.iter().find(|own| own.mv == mv).unwrap();
            given.channels[sheet].cost(&Writing::of(slip), candidate, line.position().turn()).0
        };
        // Without one of the cells, less supports the text; the smaller support counts.
        let other = sheets.moves(written)[index];
        let by = [0, 1].map(|sheet| 9.0 + f64::from(cost(sheet, moves[index]) - cost(sheet, other)));
        assert!((by[0] - by[1]).abs() > 0.1);
        let odds = odds_by_one(&given, &lattice, index, line.position(), &lattice.shares(index));
        assert!((odds - by[0].min(by[1])).abs() < 1e-4, "{odds} {by:?}");
        let read = concluded(&sheets, &readings, f32::INFINITY, None);
        // The cells alone fit the text.
        assert_eq!(told(&read, index), (Degree::Likely, Some(Doubt::Prior)));
        // A move from another line fits the cell as badly as any text.
        let elsewhere = sheets.reading("e4 d5 Bc4 dxe4", 9.0);
        if index == 2 {
            let lattice = sheets.lattice(&[sheets.reading(GAME, 0.0), elsewhere], f32::INFINITY);
            let odds = odds_by_one(&given, &lattice, index, line.position(), &lattice.shares(index));
            let by = [0, 1].map(|sheet| 9.0 + f64::from(cost(sheet, moves[index]) - MAX_ODD_CELL_COST));
            assert!((odds - by[0].min(by[1])).abs() < 1e-4, "{odds} {by:?}");
        }
        // A dropped reading may have any move there, against which a cell supports most.
        let read = concluded(&sheets, &[sheets.reading(GAME, 0.0)], 14.0, None);
        assert_eq!(told(&read, index), (Degree::Open, Some(Doubt::SameSlip)));
        assert_eq!(told(&read, 7), (Degree::Agreed, None));
    }
}

/// Returns the degree and the doubt of the seventh ply, if the fifth is open and another game costs 6
/// more.
fn hanging(own: &str, other: &str, fifth: &str) -> (Degree, Option<Doubt>) {
    let black: Vec<&str> =
        own.split(' ').enumerate().map(|(at, cell)| if at == 4 { fifth } else { cell }).collect();
    let sheets = TwoSheets::of(own, &black.join(" "));
    let readings = [sheets.reading(own, 0.0), sheets.reading(other, 6.0)];
    let read = concluded(&sheets, &readings, f32::INFINITY, None);
    assert_eq!(read.plies[4].degree, Degree::Open);
    told(&read, 6)
}

#[test]
fn a_move_is_open_whose_piece_another_open_move_may_have_brought() {
    let elsewhere = (Degree::Open, Some(Doubt::Elsewhere));
    let own = "d4 d5 Nf3 Nf6 Nbd2 e6 Ne4 Be7";
    assert_eq!(hanging(own, "d4 d5 Nf3 Nf6 Nc3 e6 Ne4 Be7", "Nc3"), elsewhere);
    // Or which one stayed, if the open move was another.
    let own = "d4 d5 Nf3 Nf6 Nc3 e6 Nd2 Be7";
    assert_eq!(hanging(own, "d4 d5 Nf3 Nf6 h3 e6 Nbd2 Be7", "h3"), elsewhere);
}

#[test]
fn a_move_hangs_on_no_open_move_that_brought_another_kind_of_piece_or_brought_it_elsewhere() {
    let own = "d4 d5 Nf3 Nf6 Nbd2 e6 Ne4 Be7";
    let sure = (Degree::Agreed, None);
    assert_eq!(hanging(own, "d4 d5 Nf3 Nf6 Bf4 e6 Be5 Be7", "Bf4"), sure, "no other piece on that square");
    // The cells leave open whether the knight came from c3, but not the game that the search found.
    let likely = (Degree::Likely, Some(Doubt::Prior));
    assert_eq!(hanging(own, "d4 d5 Nf3 Nf6 Nc3 e6 Nb5 Be7", "Nc3"), likely, "another square");
    let (knight, bishop) = ("e3 e6 Nf3 Nf6 Nc3 d6 Ne4 Be7", "e3 e6 Nf3 Nf6 Bd3 d6 Be4 Be7");
    assert_eq!(hanging(knight, bishop, "Bd3"), sure, "another kind");
}

#[test]
fn a_move_hangs_on_no_open_move_that_has_not_to_do_with_its_piece() {
    let own = "d4 d5 Nf3 Nf6 Nbd2 e6 Ne4 Be7";
    // In the other game the knight moved to c3 with the third ply, which is sure.
    assert_eq!(hanging(own, "d4 d5 Nc3 Nf6 h3 e6 Ne4 Be7", "h3"), (Degree::Agreed, None));
    // The same if the fifth ply brings it there in a game that is much less likely.
    let black = "d4 d5 Nf3 Nf6 h3 e6 Ne4 Be7";
    let sheets = TwoSheets::of(own, black);
    let readings = [
        sheets.reading(own, 0.0),
        sheets.reading("d4 d5 Nc3 Nf6 h3 e6 Ne4 Be7", 6.0),
        sheets.reading("d4 d5 Nf3 Nf6 Nc3 e6 h3 Be7", 12.0),
    ];
    assert_eq!(told(&concluded(&sheets, &readings, f32::INFINITY, None), 6), (Degree::Agreed, None));
}

/// Returns the doubt about ply `index` of the first of these games.
///
/// White's sheet has this game, and Black's has `slip` at the open ply.
fn from_there(fen: &str, games: &[(&str, f32)], (open, slip): (usize, &str), index: usize) -> Option<Doubt> {
    let cells = games[0].0.replace("Nge4", "Ne4");
    let mut black: Vec<&str> = cells.split(' ').collect();
    black[open] = slip;
    let sheets = TwoSheets::from(annabella_chess::from_fen(fen).unwrap(), &cells, &black.join(" "));
    let readings: Vec<Reading> = games.iter().map(|(moves, cost)| sheets.reading(moves, *cost)).collect();
    let read = concluded(&sheets, &readings, f32::INFINITY, None);
    assert_eq!(read.plies[open].degree, Degree::Open);
    told(&read, index).1
}

#[test]
fn a_move_hangs_on_no_open_move_of_the_opponent() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let games = [
        ("d4 Nf6 Nd2 Nd5 h3 a5 Ne4 Nb6", 0.0),
        ("d4 Nf6 Nc3 Nd5 h3 h6 Ne4 Nb6", 6.0),
        ("d4 Nf6 Nc3 Nd5 h3 Nxc3 bxc3 h6", 6.0),
    ];
    assert_eq!(from_there(fen, &games, (5, "h6"), 6), None);
}

#[test]
fn a_move_hangs_on_no_open_move_that_may_have_brought_a_piece_to_promote_otherwise_or_a_king_that_did_not_castle()
 {
    let fen = "r3k3/p7/1P6/8/8/8/8/4K3 w - - 0 1";
    let games = [("b7 Kf7 bxa8=Q Ke7 Kd2 Kd7 Ke2 Kd6", 0.0), ("bxa7 Rd8 a8=N Ke7 Kf2 Ke6 Ke2 Ke7", 6.0)];
    assert_eq!(from_there(fen, &games, (0, "bxa7"), 2), None);
    let fen = "4k3/8/8/8/8/8/P7/4K2R w K - 0 1";
    let games = [("a3 Kd8 a4 Ke8 a5 Kd8 O-O Ke8", 0.0), ("Rh5 Kd7 Kf2 Kc7 Kg2 Kd7 Kh1 Ke7", 6.0)];
    assert_eq!(from_there(fen, &games, (4, "Kg2"), 6), None);
}

#[test]
fn a_move_hangs_on_no_open_move_that_is_the_same_in_the_other_game() {
    let fen = "3rk3/8/8/6N1/8/8/8/1N2K3 w - - 0 1";
    let games = [
        ("Nd2 Rxd2 Ne4 Rd7 Kf2 Rd8 Kf3 Rd7", 0.0),
        ("Nd2 Rd7 Nde4 Rd8 Kf2 Rd7 Kf3 Rd8", 6.0),
        ("Nc3 Rd7 Kf2 Rd8 Kg2 Rd7 Kf3 Rd8", 6.0),
    ];
    assert_eq!(from_there(fen, &games, (0, "Nc3"), 2), None);
}

#[test]
fn a_rival_that_is_legal_here_as_well_is_no_move_from_elsewhere() {
    let fen = "4k3/8/8/8/8/6N1/P7/1N2K3 w - - 0 1";
    let games = [("Nc3 Kd8 a3 Ke8 a4 Kd8 Nge4 Ke8", 0.0), ("a3 Kd8 Nc3 Ke8 a4 Kd8 Nce4 Ke8", 7.2)];
    // Both wrote Ne4, which either knight can reach.
    assert_eq!(from_there(fen, &games, (2, "Nc3"), 6), Some(Doubt::Prior));
}

#[test]
fn what_is_required_of_an_open_move_that_others_hang_on_is_at_most_that_of_one_witness() {
    // Only one sheet has the fifth ply, so it can never be sure.
    let own = "d4 d5 Nf3 Nf6 Nbd2 e6 Ne4 Be7";
    let sheets = TwoSheets::of(own, "d4 d5 Nf3 Nf6 e6 Ne4 Be7");
    let read = |cost| {
        let reading = |moves, cost| {
            let gap = crate::cells::place::SheetState::Gap(1);
            sheets.reading(moves, cost).with((1, 4), None, 4, gap).goes_on(1, 5, 4)
        };
        let readings = [reading(own, 0.0), reading("d4 d5 Nf3 Nf6 Nc3 e6 Ne4 Be7", cost)];
        let read = concluded(&sheets, &readings, f32::INFINITY, None);
        assert_eq!(read.plies[4].degree, Degree::Open);
        told(&read, 6)
    };
    assert_eq!(read(10.5), (Degree::Open, Some(Doubt::Elsewhere)));
    assert_eq!(read(11.5), (Degree::Agreed, None));
}

#[test]
fn rivals_from_another_line_are_told_as_open_elsewhere() {
    let own = "d4 d5 Nf3 Nf6 Nbd2 e6 Ne4 Be7";
    let sheets = TwoSheets::of(own, own);
    let other = |cost| {
        let readings = [sheets.reading(own, 0.0), sheets.reading("d4 d5 Nf3 Nf6 Nc3 e6 Ne4 Be7", cost)];
        let read = concluded(&sheets, &readings, f32::INFINITY, None);
        [4, 6].map(|index| told(&read, index).1)
    };
    assert_eq!(other(3.0), [Some(Doubt::Rivals), Some(Doubt::Elsewhere)]);
}
