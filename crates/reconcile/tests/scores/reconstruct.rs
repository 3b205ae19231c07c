//! Reconstruction from two scoresheets: with random errors, real ones, and noise.

use crate::disturbed::{Dice, Disturbance};
use annabella_chess::{ByColor, Chess, Color, DeclaredChess, FenReach, Position, San, Square, read_fen};
use annabella_clock::Stamp;
use annabella_reconcile::{
    CellReading, Degree, Doubt, Evidence, Handwriting, OtherEvidence, Reconstruction, Search, Slip, Why,
    prove, reconstruct,
};
use annabella_scoresheet::{Cell, Scoresheet, Scoresheets, pgn};
use annabella_speech::{Language, Worded, Words};
use proptest::prelude::*;
use std::fs;
use std::path::Path;

pub fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(name);
    fs::read_to_string(path).unwrap()
}

pub fn sheet<'a>(owner: Color, cells: impl IntoIterator<Item = &'a str>) -> Scoresheet {
    let mut sheet = Scoresheet::new(owner);
    cells.into_iter().for_each(|cell| sheet.push(Cell::written(cell, None, Stamp(0))));
    sheet
}

/// Returns the sheets of a real pair.
pub fn pair(name: &str) -> [Scoresheet; 2] {
    [(Color::White, "a"), (Color::Black, "b")].map(|(owner, which)| {
        let text = data(&format!("scoresheets/{name}-{which}.txt"));
        let mut cells: Vec<&str> = text.lines().flat_map(|line| line.split_whitespace().skip(1)).collect();
        while cells.last() == Some(&"--") {
            cells.pop();
        }
        sheet(owner, cells)
    })
}

/// Reads two sheets with these cells, without other evidence.
fn read_cells(white: &str, black: &str) -> Reconstruction {
    let sheets = [sheet(Color::White, white.split(' ')), sheet(Color::Black, black.split(' '))];
    read(&sheets, &Evidence::default())
}

pub fn read(sheets: &[Scoresheet; 2], evidence: &Evidence) -> Reconstruction {
    let read = reconstruct(&Chess::default(), &sheets[0], &sheets[1], evidence);
    nothing_is_silent(&read, sheets);
    read
}

/// Asserts that every discrepancy has a message in every language.
///
/// Also asserts that every cell that clearly names a move other than the one read is reported.
fn nothing_is_silent(read: &Reconstruction, sheets: &[Scoresheet; 2]) {
    let words = Language::ALL.map(Words::new);
    for discrepancy in &read.discrepancies {
        for words in &words {
            assert!(words.try_say(&discrepancy.message()).is_ok(), "{discrepancy:?}");
        }
    }
    assert_eq!(read.plies.len(), read.line.len());
    let hands = [0, 1].map(|index: usize| Handwriting::of(&sheets[index]));
    for (index, ply) in read.plies.iter().enumerate() {
        let position = read.line.position_after(index);
        for (sheet, hand) in hands.iter().enumerate() {
            let Some(cell) = ply.cells[sheet].and_then(|cell| sheets[sheet].cells().get(cell)) else {
                continue;
            };
            let reading = CellReading::of(&cell.text, position, hand);
            let said =
                reading == CellReading::Blank || reading.moves().contains(&read.line.plies()[index].mv);
            let told = read.discrepancies.iter().any(|discrepancy| discrepancy.ply.before() == index);
            assert!(said || told, "ply {}: {} in silence", index + 1, cell.text);
        }
    }
}

#[test]
fn a_search_in_steps_finds_what_one_in_one_go_finds() {
    let record = pgn::read(data("games.pgn").as_bytes()).unwrap().into_iter().next().unwrap();
    let mut dice = Dice::new(5);
    let sheets = Color::ALL.map(|owner| Disturbance::of(0.08).score(owner, &record.line, &mut dice).sheet);
    let whole = read(&sheets, &Evidence::default());
    let mut search = Search::new(record.line.start(), &sheets[0], &sheets[1], &Evidence::default());
    let mut steps = 1;
    while !search.step(500) {
        steps += 1;
    }
    assert!(steps > record.line.len(), "{steps} steps");
    let stepped = search.finish();
    assert_eq!(stepped.moves(), whole.moves());
    assert_eq!(stepped.plies, whole.plies);
}

#[test]
fn an_exchange_of_two_moves_of_one_player_is_told_as_one() {
    let white = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 Re1 d6 c3 O-O";
    // Black wrote 4. Re1 and 5. O-O; only the other order is legal.
    let black = "e4 e5 Nf3 Nc6 Bc4 Bc5 Re1 Nf6 O-O d6 c3 O-O";
    let told = read_cells(white, black);
    assert_eq!(told.moves(), white.split(' ').collect::<Vec<_>>());
    let slips: Vec<(usize, Why)> = told.discrepancies.iter().map(|own| (own.ply.number(), own.why)).collect();
    assert_eq!(slips, [(7, Why::Slip(Slip::SwapsMoves(Color::Black)))]);
    // The two moves themselves are agreed: both sheets have them.
    assert_eq!([6, 8].map(|at: usize| told.plies[at].degree), [Degree::Agreed; 2]);
}

#[test]
fn two_orders_that_are_both_legal_leave_the_moves_open() {
    let told = read_cells("e4 e5 a3 Nc6 h3 Nf6 Nc3 Bc5", "e4 e5 h3 Nc6 a3 Nf6 Nc3 Bc5");
    let san = |mv| San::from_move(told.line.position_after(2), mv).to_string();
    let rivals: Vec<String> = told.plies[2].rivals.iter().map(|rival| san(rival.mv)).collect();
    assert_eq!((told.plies[2].degree, told.plies[4].degree), (Degree::Open, Degree::Open));
    let both = [told.moves()[2].clone(), rivals[0].clone()];
    assert!(both == ["a3", "h3"] || both == ["h3", "a3"], "{both:?}");
}

/// Both scoresheets seem to have 8. h3.
///
/// But White may have exchanged 8. c3 and 9. h3 where Black left out the row of 8. c3.
#[test]
fn two_sheets_that_may_both_get_out_of_order_at_one_ply_leave_its_moves_open() {
    let white =
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 h3 O-O c3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4 cxd4";
    let black = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 h3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4 cxd4";
    let read = read_cells(white, black);
    assert_eq!(read.line.len(), 25);
    let degrees = read.degrees();
    assert_eq!((degrees[14], degrees[16]), (Degree::Open, Degree::Open));
    assert!(read.plies[14].rivals.iter().any(|rival| rival.mv.to() == Square::C3), "{:?}", read.plies[14]);
}

/// A result or a signature may follow the last move, but a cell with a move belongs to the game.
#[test]
fn the_last_move_is_read_where_one_sheet_has_a_slip_in_it() {
    for (white, black) in [("Qxd5", "Qe6"), ("Qc5", "Qxd5")] {
        let cells = |last| format!("e4 d5 exd5 {last}");
        let (white, black) = (cells(white), cells(black));
        let read = read_cells(&white, &black);
        assert_eq!(read.moves(), ["e4", "d5", "exd5", "Qxd5"], "{white} {black}");
        assert!(read.complete, "{white} {black}");
    }
}

/// The moves before and after are as sure as elsewhere.
///
/// A wider search finds what was dropped on the way.
#[test]
fn the_same_slip_on_both_sheets_leaves_open_only_what_hangs_on_it() {
    let cells = "d4 g6 c4 Bg7 Nc3 a5 Nf3 cxd4 Nxd4 Nc6 e3 Nf6 Be2 O-O O-O a6 Bf3 Ne5 Be2 d6";
    let read = read_cells(cells, cells);
    assert_eq!(read.moves()[5], "c5");
    let open: Vec<usize> = (0..read.plies.len()).filter(|&at| !read.plies[at].is_sure()).collect();
    assert!(open.contains(&5) && open.len() <= 2, "{open:?}");
}

/// One player may have copied from the other, so both are one witness: later moves must show the move
/// played.
#[test]
fn the_same_slip_on_both_sheets_is_deduced_where_later_moves_bear_it_out() {
    let told = |cells: &str| {
        let read = read(&Color::ALL.map(|owner| sheet(owner, cells.split(' '))), &Evidence::default());
        (read.moves()[6].clone(), read.plies[6].degree, read.plies[6].doubt)
    };
    // Black recaptures the bishop on c6.
    let taken = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc5 dxc6 O-O Bg4 h3 Bh5 d3 Bd6";
    assert_eq!(told(taken), ("Bxc6".to_owned(), Degree::Deduced, None));
    let went = "e4 e5 Nf3 Nc6 d4 exd4 Bb6 Nf6 O-O a6";
    let (_, degree, doubt) = told(went);
    assert_eq!((degree, doubt), (Degree::Open, Some(Doubt::SameSlip)));
}

/// A choice may seem strange, but two players seldom write the same other move.
#[test]
fn strange_moves_are_agreed_where_both_cells_name_them() {
    let cells = "e4 e5 d4 d5 Qd3 Qd6 Qa3 Qa6 h3 h6".split(' ');
    let read = read(&Color::ALL.map(|owner| sheet(owner, cells.clone())), &Evidence::default());
    assert!(read.plies[6].probability < 0.9975, "{}", read.plies[6].probability);
    assert_eq!(read.degrees(), [Degree::Agreed; 10]);
}

#[test]
fn a_check_written_as_a_capture_is_no_other_move() {
    let cells = "e4 e5 Qh5 Nc6 Bc4 g6 Qf3 Nd4 Qxf7x";
    let read = read_cells(cells, cells);
    assert_eq!(read.moves().last().map(String::as_str), Some("Qxf7"));
    let cells = "e4 e5 Nf3 d6 Bb5x c6";
    let read = read_cells(cells, cells);
    assert_eq!((read.moves()[4].as_str(), read.degrees()[4]), ("Bb5", Degree::Agreed));
    assert!(read.discrepancies.is_empty(), "{:?}", read.discrepancies);
}

#[test]
fn a_blank_cell_is_no_witness() {
    let (white, black) = ("e4 c5 Nf3 Nc6 d3 g6 Nc3 Bg7", "e4 c5 Nf3 Nc6 d3 g6 -- Bg7");
    let told = read_cells(white, black);
    assert_eq!((told.plies[6].degree, told.plies[6].named), (Degree::Open, 1));
    // Both have the moves around it.
    assert_eq!((told.plies[5].degree, told.plies[7].degree), (Degree::Agreed, Degree::Agreed));
    // A later move that only this one allows confirms it.
    let later = |cells: &str| format!("{cells} Nd5 e6 Nc7+ Qxc7");
    let [white, black] = [white, black].map(later);
    let told = read_cells(&white, &black);
    assert_eq!(told.plies[6].degree, Degree::Deduced, "{:?}", told.plies[6]);
}

/// Only one sheet has the knight's move to b5.
///
/// The next move is on both, but it is not surer that the knight came from b5 than that it moved there.
#[test]
fn which_piece_made_a_move_is_no_surer_than_how_it_came_there() {
    let told = |cell| {
        let cells = |cell| format!("Nc3 e6 {cell} h6 Nd6+ Bxd6 e4 Nf6 d4 O-O");
        let (white, black) = (cells("Nb5"), cells(cell));
        let told = read_cells(&white, &black);
        assert_eq!((told.moves()[2].as_str(), told.moves()[4].as_str()), ("Nb5", "Nd6"));
        [2, 4].map(|at: usize| (told.plies[at].degree, told.plies[at].doubt))
    };
    assert_eq!(told("Nb5"), [(Degree::Agreed, None); 2]);
    let [(came, _), (went, doubt)] = told("--");
    assert_eq!((came, went, doubt), (Degree::Open, Degree::Open, Some(Doubt::Elsewhere)));
}

/// If two knights can go to d2, and both players wrote `Nd2`, only the choice of moves decides.
#[test]
fn a_text_that_fits_two_moves_is_only_likely_for_one_unless_later_moves_decide() {
    let told = |cells: &str| {
        let told = read_cells(cells, cells);
        let ply = &told.plies[told.moves().iter().position(|mv| mv == "Nbd2").unwrap()];
        (ply.degree, ply.doubt, ply.rivals.iter().map(|rival| rival.mv.from()).collect::<Vec<_>>())
    };
    let likely = (Degree::Likely, Some(Doubt::Prior), vec![Some(Square::F3)]);
    // The other knight protects the queen from the bishop, and Black does not take her.
    assert_eq!(told("e4 e5 Nf3 d6 d3 Bg4 Nd2 Nf6 h3 Bh5 g3 Be7"), likely);
    // There is little to choose between two sound moves.
    assert_eq!(told("d4 d5 Nf3 Nf6 Nd2 e6 e3 Be7 Bd3 O-O O-O b6").0, Degree::Open);
    // The knight of f3 moves to e5 next.
    let sure = (Degree::Agreed, None, Vec::new());
    assert_eq!(told("d4 d5 Nf3 Nf6 Nd2 e6 e3 Be7 Ne5 O-O Bd3 b6"), sure);
}

/// White wrote that one knight moved, Black that the other did, and both moves are as strange.
#[test]
fn of_two_moves_that_each_player_wrote_differently_none_is_sure() {
    let cells = |mv| format!("Nf3 d5 d4 Nf6 Nbd2 e6 Nb3 Be7 e3 O-O Bd3 b6 O-O Bb7 {mv} c5 c3 Nc6");
    for (white, black) in [("Nfd2", "Nbd2"), ("Nbd2", "Nfd2")] {
        let told = read_cells(&cells(white), &cells(black));
        assert!(!told.plies[14].is_sure(), "{white} {black}: {:?}", told.plies[14]);
        assert!(told.discrepancies.iter().any(|own| own.ply.number() == 15 && !own.sure && own.is_open()));
        // On both boards is what their players wrote.
        let board = |mv| {
            let cells = cells(mv);
            Some(read_cells(&cells, &cells).line.position().board().clone())
        };
        let found = OtherEvidence {
            boards: ByColor { white: board(white), black: board(black) },
            ..OtherEvidence::default()
        };
        let [white, black] = [(Color::White, white), (Color::Black, black)]
            .map(|(owner, mv)| sheet(owner, cells(mv).split(' ')));
        let (told, by_both) = prove(&Chess::default(), &Scoresheets { white, black }, found);
        assert!(by_both.certainty >= Degree::Likely && !told.plies[14].is_sure(), "{by_both:?}");
    }
}

#[test]
fn degrees_and_probabilities_agree_with_what_is_sure() {
    let read = read(&pair("033"), &Evidence::default());
    let degrees = read.degrees();
    assert_eq!(degrees.iter().map(|own| *own <= Degree::Deduced).collect::<Vec<_>>(), read.sure());
    for (ply, probability) in read.plies.iter().zip(read.probabilities()) {
        assert!((0.0..=1.0).contains(&probability), "{probability}");
        assert!(ply.degree != Degree::Agreed || ply.named == 2, "{ply:?}");
        assert!(ply.degree == Degree::Open || probability > 0.99, "{ply:?}");
    }
}

#[test]
fn cells_that_fit_no_game_are_not_read() {
    let read = read_cells("Nd4 a3 Nc2+ Kb3 Nxa3 Kxa3 Kxf6", "Nd4 a3 Nc2+ Kb5 Nxa3 Kxa3");
    assert!(!read.complete && !read.plies.iter().any(|ply| ply.is_sure()), "{:?}", read.moves());
    assert_eq!(read.discrepancies.last().map(|last| last.why), Some(Why::Lost));
}

#[test]
fn an_answer_decides_the_moves_that_depend_on_it() {
    let white = "e4 e5 Nf3 Nc6 -- d6 d3 Nf6".split(' ');
    let sheets = [sheet(Color::White, white.clone()), sheet(Color::Black, white)];
    let open = read(&sheets, &Evidence::default());
    let question = open.question.clone().unwrap();
    assert_eq!(question.ply.number(), 5);
    let answer = question.choices[1];
    let mut known = vec![None; 5];
    known[4] = Some(answer);
    let told = read(&sheets, &Evidence { known, ..Evidence::default() });
    assert_eq!(told.line.plies()[4].mv, answer);
    assert!(told.plies[4].is_sure());
}

#[test]
fn empty_cells_and_text_after_the_last_move_are_no_moves() {
    let game = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7";
    let white = format!("{game} -- -- -- --");
    let told = read_cells(&white, game);
    assert_eq!((told.line.len(), told.complete, told.discrepancies.len()), (10, true, 0));
    let mate = "f3 e5 g4 Qh4#";
    let white = format!("{mate} Kf2");
    let told = read_cells(&white, mate);
    let last = told.discrepancies.last().unwrap();
    assert_eq!(
        (last.why, last.ply.number(), last.white.as_deref()),
        (Why::LeftOver, 5, Some("Kf2")),
        "{last:?}"
    );
}

#[test]
fn one_sheet_alone_makes_nothing_sure() {
    let shuffle: Vec<&str> = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(200).collect();
    let mut four = vec!["e4", "e6", "d4", "d5"];
    four.extend(["--"; 196]);
    let mut stops = shuffle[..20].to_vec();
    stops.extend(["--"; 180]);
    for (short, known) in [(four, 0), (stops, 20)] {
        let sheets = [sheet(Color::White, short), sheet(Color::Black, shuffle.iter().copied())];
        let told = read(&sheets, &Evidence::default());
        let sure = told.plies.iter().rposition(|ply| ply.is_sure()).map_or(0, |last| last + 1);
        assert!(sure <= known, "{sure} of {}", told.plies.len());
        assert_eq!(told.doubt == Some(Doubt::TwoGames), known == 0);
    }
}

#[test]
fn a_short_english_sheet_has_rooks_and_no_french_kings() {
    let cells = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O Re1 Re8 Bg5 Rf8";
    let told = read_cells(cells, cells);
    assert!(told.discrepancies.is_empty(), "{:?}", told.discrepancies);
    let short = sheet(Color::Black, "Nf3 Rf8".split(' '));
    let position =
        read_fen("r5k1/8/8/8/8/8/8/4K3 b - - 0 1", DeclaredChess::Standard, FenReach::Any).unwrap();
    assert!(matches!(CellReading::of("Rf8", &position, &Handwriting::of(&short)), CellReading::Move(_)));
}

#[test]
fn long_games_and_sheets_of_noise_end_in_bounded_time() {
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let long = Color::ALL.map(|owner| sheet(owner, shuffle.iter().copied().cycle().take(600)));
    let game = reconstruct(&Chess::default(), &long[0], &long[1], &Evidence::default());
    assert_eq!(game.line.len(), 600);
    let mut dice = Dice::new(7);
    let signs: Vec<char> = "abcdefgh12345678NSTRKQDLBx+-=?zq0O".chars().collect();
    let mut noise = || -> Vec<String> {
        let mut cell = || (0..4).map(|_| signs[dice.below(signs.len())]).collect();
        (0..1200).map(|_| cell()).collect()
    };
    let cells = [noise(), noise()];
    let sheets = [0, 1].map(|index: usize| sheet(Color::ALL[index], cells[index].iter().map(String::as_str)));
    let read = reconstruct(&Chess::default(), &sheets[0], &sheets[1], &Evidence::default());
    assert!(!read.complete);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_cell_is_read_without_a_panic(text in any::<String>()) {
        let _ = CellReading::of(&text, &Chess::default(), &Handwriting::default());
    }

    #[test]
    fn anything_like_a_cell_names_only_legal_moves(text in "[KQRBNDTLSPa-h1-8x:=()+# e.pO0-]{0,10}") {
        let position = Chess::default();
        let reading = CellReading::of(&text, &position, &Handwriting::default());
        prop_assert!(reading.moves().iter().all(|mv| position.is_legal(*mv)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn any_two_sheets_give_a_legal_game(
        white in prop::collection::vec("[KNSa-h1-8x+?-]{0,4}", 0..12),
        black in prop::collection::vec("\\PC{0,6}", 0..12),
    ) {
        let sheets = [
            sheet(Color::White, white.iter().map(String::as_str)),
            sheet(Color::Black, black.iter().map(String::as_str)),
        ];
        let read = read(&sheets, &Evidence::default());
        let mut position = Chess::default();
        for ply in read.line.plies() {
            prop_assert!(position.is_legal(ply.mv));
            position.play_unchecked(ply.mv);
        }
    }
}

#[test]
fn a_move_whose_piece_another_open_move_may_have_brought_is_open() {
    // White wrote g4 for Re7, and Black's cell is unreadable, so two rooks may have moved to e8.
    let played = "e4 e5 Nc3 Nc6 Bc4 Nf6 d3 Na5 Bb3 Bc5 Nf3 d6 Na4 Bb6 Nxb6 axb6 Ba4+ Bd7 Bxd7+ Qxd7 O-O O-O c4 Qe6 h3 Nc6 \
        Ng5 Qe7 f4 exf4 Bxf4 Nd7 Qd2 h6 Nf3 f5 Rae1 Rxa2 exf5 Qf6 d4 Qxf5 Bxh6 gxh6 d5 Nd8 Nd4 Qg6 Rxf8+ Nxf8 Qf2 Qf7 \
        Nf5 Qf6 Re7 Kh8 Re8 Rxb2 Qd4 Rb1+ Kh2 Qxd4 Rxf8+ Kh7 Nxd4 Rb4 Rxd8 Rxc4 Rd7+ Kg6 Nb5 Rc5 Nxc7";
    let moves: Vec<&str> = played.split(' ').collect();
    let open = moves.iter().position(|mv| *mv == "Re7").unwrap();
    let sheets = [(Color::White, "g4"), (Color::Black, "~mu")].map(|(side, slip)| {
        let cells = moves.iter().enumerate().map(|(index, mv)| if index == open { slip } else { mv });
        sheet(side, cells)
    });
    let told = read(&sheets, &Evidence::default());
    let degrees = told.degrees();
    let open: Vec<&str> =
        (0..moves.len()).filter(|index| degrees[*index] == Degree::Open).map(|index| moves[index]).collect();
    // If a king moved instead, it could also be the one that moves to h2.
    assert_eq!(open, ["Re7", "Re8", "Kh2"]);
}
