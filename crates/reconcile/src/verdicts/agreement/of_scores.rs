//! How far two scores agree, rule by rule on short ones.

use super::*;
use crate::lines::few_readings::{TwoSheets, after};
use crate::lines::lattice::Evidence;
use crate::verdicts::search::reconstruct;

/// What is found: `2 of 5` are the plies agreed and the plies written, `known 5` the plies of the one game that fits;
/// `unclear`, `parted`, `illegal`, `unknown` and `first` name plies.
fn found(white: &str, black: &str) -> String {
    let [white, black] = TwoSheets::of(white, black).sheets;
    let sheets = Scoresheets { white, black };
    let start = Chess::default();
    let found = Agreement::of(&sheets, &start);
    let mut told = vec![format!("{} of {}", found.agreed_plies, found.plies)];
    told.push(format!("known {}", found.line.len()));
    let plies =
        |plies: &[Ply]| plies.iter().map(|ply| ply.number().to_string()).collect::<Vec<_>>().join(" ");
    if !found.unclear.is_empty() {
        told.push(format!("unclear {}", plies(&found.unclear)));
    }
    if let Some(conflict) = found.conflict {
        let kind = match conflict.kind {
            ConflictKind::Moves => "parted",
            ConflictKind::Illegal => "illegal",
            ConflictKind::Unknown => "unknown",
        };
        told.push(format!("{kind} {} from {}", conflict.ply.number(), found.at_conflict.len()));
    }
    told.extend(found.first_difference.map(|ply| format!("first {}", ply.number())));
    let counts = [("slips", found.slips), ("ends", found.ends.len())];
    told.extend(
        counts.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| format!("{what} {count}")),
    );
    let flags =
        [("agree", found.agree), ("apart", found.apart.is_some()), ("shifted", found.perhaps_shifted)];
    told.extend(flags.into_iter().filter(|(_, is)| *is).map(|(what, _)| what.to_string()));
    told.join(", ")
}

#[test]
fn agree_as_far_as_both_name_the_same_moves() {
    let cases = [
        // One stops: what only the other names is known, but not agreed.
        ("e4 c5 Nf3 e6 d4", "e4 c5", "2 of 5, known 5, unclear 3 4 5, ends 1, agree"),
        ("e4 c5", "e4 c5 Nf3 e6", "2 of 4, known 4, unclear 3 4, ends 1, agree"),
        // They part, and where one stops, the other goes on alone.
        ("d4 d6 c4", "d4 h5", "1 of 3, known 1, parted 2 from 1, first 2, apart"),
        ("e4", "Nf3 g6", "0 of 2, known 0, parted 1 from 1, first 1, apart"),
        ("e4 c5 Na3 Qb6", "e4 c5 Bb5", "2 of 4, known 2, parted 3 from 1, first 3, apart"),
        // Black's Zz is no slip at a position that both have: the scores have parted before.
        ("d4 Nf6 c4 e6 g4", "d4 f6 c4 e6 Zz", "1 of 5, known 1, parted 2 from 1, first 2, apart"),
        // White's last move cannot be read after 1. b4: no position is told for the end.
        ("b4 e5 Nf3 Nc6 b3 Bc5 c3", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3", "0 of 7, known 0, parted 1 from 1, first 1"),
        // Together again by another order; what counts is where they part for good.
        (
            "Nf3 d5 g3 g6 c4 dxc4 Na3 Bh6 Nxc4",
            "Nf3 d5 c4 g6 g3 dxc4 Na3 Bg7 Nxc4",
            "7 of 9, known 7, parted 8 from 1, first 3, apart",
        ),
        // The second move of White's score is no legal one: a slip, not the first difference.
        (
            "d4 Nf6 c8 b6 c8 b6",
            "d4 Zz c4 e6",
            "1 of 6, known 3, unclear 2 3, parted 4 from 1, first 4, slips 1",
        ),
        // After a slip alone, nothing more is known.
        (
            "e4 c5 Nf3 g6 d4 cxd1 d4 cxd1",
            "e4 c5 Nf3",
            "3 of 8, known 5, unclear 4 5, illegal 6 from 1, slips 1, agree",
        ),
        // Neither names two plies: what is not known begins at the first of them.
        ("d4 Nf6 c4 -- -- d5", "d4 Nf6 c4 -- -- d5", "3 of 6, known 3, unknown 4 from 1, agree"),
        // A blank is filled by the other score, a move that is none as well; a legal one is not.
        (
            "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4",
            "e4 Nc6 -- e7 Bb5 Nf6 O-O Nxe4",
            "1 of 8, known 1, parted 2 from 1, first 2",
        ),
    ];
    for (white, black, expected) in cases {
        assert_eq!(found(white, black), expected, "{white} | {black}");
    }
}

#[test]
fn rows_are_shifted_where_the_rest_then_agrees() {
    let cases = [
        // Two rows in another order, and one row twice: proved by the rest.
        ("e4 e5 Nf3 Nc6 Bb5", "Nf3 Nc6 e4 e5 Bb5", "5 of 5, known 5, ends 1, agree"),
        (
            "e4 c5 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3",
            "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 c3",
            "8 of 9, known 8, parted 9 from 1, first 9, apart",
        ),
        // Too little agrees afterwards to prove it: the arbiter is asked.
        (
            "e4 c5 Nf3 e6 d4 cxd4 Bd2",
            "e4 c5 d4 b6 Nf3 e6 Bb5",
            "2 of 7, known 2, parted 3 from 1, first 3, agree, apart, shifted",
        ),
        (
            "e4 c5 Nf3 d6 d4 cxd4 Nxd4",
            "e4 c5 Nf3 -- Nf3 -- d4 cxd4 Nxd4",
            "3 of 9, known 7, unclear 4 5 6 7, illegal 5 from 1, slips 3, agree, shifted",
        ),
        (
            "e4 c5 Nc3 a6 Nc3 a6 g3 --",
            "e4 a6 Nc3 c5 g3 b5",
            "4 of 8, known 6, unclear 5 6, illegal 5 from 1, first 2, slips 3, agree, shifted",
        ),
        ("e4 e5 Nf3 Nb6 Bb5", "Nf3 Nc6 Bb5", "0 of 5, known 0, parted 1 from 1, first 1, agree, shifted"),
        (
            "Nf3 d5 c4 e6 g3 dxc4 e3 Nd7",
            "c4 b5 g3 dxc4 Nf3",
            "0 of 8, known 0, parted 1 from 1, first 1, slips 1, agree, shifted",
        ),
        ("d4 d5 Ke2", "e4 c6 d4", "0 of 3, known 0, parted 1 from 1, first 1, agree, shifted"),
        // A slip before the position on which both stand last is not where they part.
        (
            "Nf3 Nc6 e4 e5 Bb8 Nf6 O-O Nxe4 Re1",
            "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 O-O Nxe4 Re1",
            "8 of 11, known 9, unclear 5 9, illegal 9 from 1, first 1, slips 3, agree, shifted",
        ),
        // Both first moves are slips: of the readings that are left some bring the scores together.
        (
            "e1 c5 Nf3 e6 d4 Nf6",
            "Nf2 e6 e4 c5",
            "0 of 6, known 0, unclear 1 2 3 4 5 6, first 2, slips 1, ends 3, agree, shifted",
        ),
        // Two shifts, of which the second is not proved.
        (
            "e4 e6 d4 d5 Nd2 c5 Ngf3 cxd4 exd5 Qxd5 exd5 xd5 Bc4 Qd6 O-O",
            "e4 e6 Nd2 c5 d4 d5 Ngf3 cxd4 exd5 Qxd5 Bc4 Qd6 O-O",
            "10 of 15, known 13, unclear 11 12 13, illegal 11 from 1, slips 4, agree, shifted",
        ),
        // A row that White left out, or that Black has too many: different games.
        ("c4 e6 g3 d5", "d4 Nf6 c4 e6 g3 d5", "0 of 6, known 0, parted 1 from 1, first 1, agree, shifted"),
        // So here, though more agrees if the row was left out.
        (
            "d4 Nf6 Bf4 d6 Nf3 c5 d5 Qa5 Nd2",
            "d4 Nf6 Bf4 d6 Nc3 Nbd7 Nf3 c5 d5 Qa5 Nd2",
            "4 of 11, known 4, parted 5 from 1, first 5, agree, shifted",
        ),
        // After a slip four plies of eight agree as they stand.
        (
            "d4 Nf6 c4 e6 Nc3 Bb4 e3",
            "Nb6 e6 d4 Nf6 Nc3 Bb4 e3",
            "7 of 7, known 7, unclear 1 3, first 2, slips 2, ends 1",
        ),
        // Near the end one ply more is enough for a shift of one row, and of nothing else.
        ("e4 Nf6 e5 Nd5 d4", "e4 e5 Nf6", "1 of 5, known 1, parted 2 from 1, first 2"),
        // No shift makes more of it agree.
        ("e4 e6 Nf3 e5 d4", "e4 c5 Nf3 e6 d4", "1 of 5, known 1, parted 2 from 1, first 2, apart"),
        ("f3 e5 e4 Nc6 Bb5", "Nf3 Nc6 Bb5", "0 of 5, known 0, parted 1 from 1, first 1, slips 1"),
        (
            "c4 e6 g3 d5 Nf3 dxc4 Nf3 dxc4 Bg2",
            "c4 e6 Nf3 d5 g3 dxc4 Bg2",
            "6 of 9, known 7, unclear 7, illegal 7 from 1, first 3, slips 2",
        ),
    ];
    for (white, black, expected) in cases {
        assert_eq!(found(white, black), expected, "{white} | {black}");
    }
}

/// After how many plies more than are written a game of these scores has that board.
fn leads(moves: &str, further: &str) -> Option<usize> {
    let [white, black] = TwoSheets::of(moves, moves).sheets;
    let sheets = Scoresheets { white, black };
    let board = after(&format!("{moves} {further}"));
    Agreement::of(&sheets, &Chess::default()).leads_to(&board)
}

#[test]
fn up_to_three_plies_after_the_scores_lead_to_a_board_both_castlings_among_them() {
    let moves = "e4 e5 Nf3 Nf6 Bc4 Bc5";
    assert_eq!(leads(moves, "O-O"), Some(1));
    assert_eq!(leads(moves, "O-O O-O"), Some(2));
    assert_eq!(leads(moves, "O-O O-O d3"), Some(3));
    assert_eq!(leads(moves, "O-O O-O d3 d6"), None);
}

#[test]
fn a_board_is_led_to_by_the_moves_of_either_score_and_by_no_others() {
    let [white, black] = TwoSheets::of("e4 e5 Nf3 Nc6 Bb5", "e4 e5 Nf3 Nc6 Bc4").sheets;
    let (sheets, start) = (Scoresheets { white, black }, Chess::default());
    let found = Agreement::of(&sheets, &start);
    let leads = |last: &str| found.leads_to(&after(&format!("e4 e5 Nf3 Nc6 {last}")));
    assert_eq!(["Bb5", "Bc4", "Nc3"].map(leads), [Some(0), Some(0), None]);
}

/// Whether the most probable game of these scores leads to the board after those moves.
fn probably_leads(white: &str, black: &str, moves: &str) -> bool {
    let [white, black] = TwoSheets::of(white, black).sheets;
    let sheets = Scoresheets { white, black };
    let start = Chess::default();
    let read = reconstruct(&start, &sheets.white, &sheets.black, &Evidence::default());
    Agreement::of(&sheets, &start).probably_leads_to(&after(moves), &read)
}

#[test]
fn the_most_probable_game_leads_to_a_board_only_with_every_cell_that_is_no_row_written_twice() {
    let game = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 O-O";
    assert!(probably_leads(game, game, game));
    assert!(probably_leads(&format!("{game} Bg5 O-O"), game, game), "the last row twice");
    assert!(probably_leads(&format!("{game} Bg5 O-O Bg5 O-O"), game, game), "and once more");
    let short = "e4 c5 Nf3";
    assert!(probably_leads(&format!("{short} c5"), short, short), "half a row twice");
    assert!(!probably_leads(&format!("{game} Qxg9"), game, game), "a move that was written and not made");
    assert!(!probably_leads(game, game, "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7"), "another board");
}
