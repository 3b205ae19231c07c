//! Illegal moves that both players took for legal ones.

use super::*;

/// White castles through the bishop's attack on f1.
const BEFORE_CASTLING: &str = "e4 b6 Nf3 Ba6 g3 e6 Bg2 Nf6";

#[test]
fn an_illegal_move_of_both_players_is_named_and_taken_back() {
    let moves = format!("{BEFORE_CASTLING} O-O Bxf1 Bxf1 Be7 d3");
    let castled = but(BEFORE_CASTLING, "e1-g1 -h1");
    let mut end = castled.clone();
    for (from, to) in [("g2", "f1"), ("f8", "e7"), ("d2", "d3")] {
        let piece = end.remove_piece_at(from.parse().unwrap()).unwrap();
        end.set_piece_at(to.parse().unwrap(), piece);
    }
    end.discard_piece_at(annabella_chess::Square::A6);
    let judged = |laws: UnderLaws, white: &Board, black: &Board| {
        let found =
            OtherEvidence { boards: boards(Some(white), Some(black)), laws, ..OtherEvidence::default() };
        prove(&Chess::default(), &scores(&moves, &moves), found)
    };
    let (read, said) = judged(UnderLaws::default(), &end, &end);
    let illegal = said.illegal.as_ref().unwrap();
    assert_eq!((illegal.ply, illegal.breach.code), (Ply::after(8), "castled-through-check"));
    assert_eq!((said.verdict, illegal.clause, read.line.len()), (Some(Verdict::Retrace), Some("7.5.1"), 8));
    for side in Color::ALL {
        let mut board = end.clone();
        for step in said.corrections.get(side) {
            match *step {
                Correction::Remove { square, .. } => board.discard_piece_at(square),
                Correction::Place { square, piece } => board.set_piece_at(square, piece),
            }
        }
        assert_eq!(board, after(BEFORE_CASTLING));
    }
    assert!(said.alternatives.is_empty());
    // A wrong board competes with it.
    let mut wrong = end.clone();
    let knight = wrong.remove_piece_at(annabella_chess::Square::F6).unwrap();
    wrong.set_piece_at(annabella_chess::Square::G6, knight);
    let (_, said) = judged(UnderLaws::default(), &wrong, &end);
    let verdicts: Vec<_> = said.alternatives.iter().map(|own| (own.verdict, own.clause)).collect();
    let expected = [(Verdict::Retrace, Some("7.5.1")), (Verdict::CorrectWhiteBoard, Some("D.2.9"))];
    assert_eq!(verdicts, expected);
    // In a rapid game with partial supervision it stands once it is answered.
    let rapid = UnderLaws { rate: Rate::Rapid, ..UnderLaws::default() };
    let (_, said) = judged(rapid, &end, &end);
    let illegal = said.illegal.unwrap();
    assert_eq!(
        (said.verdict, illegal.remedy, illegal.clause),
        (Some(Verdict::BoardsMatch), Remedy::Stands, Some("A.5.2"))
    );
}

#[test]
fn a_slip_of_both_pens_is_no_illegal_move() {
    // Both wrote a knight's move that no knight can make; the boards show another.
    let moves = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 O-O e3";
    let written = moves.replace("Nc3", "Nc4");
    let end = after(moves);
    let found = OtherEvidence { boards: boards(Some(&end), Some(&end)), ..OtherEvidence::default() };
    let (_, said) = prove(&Chess::default(), &scores(&written, &written), found);
    assert!(said.illegal.is_none());
}

/// Judges two equal scoresheets by two equal boards.
fn judged(moves: &str, board: &Board) -> (Option<Verdict>, Option<IllegalMove>) {
    let found = OtherEvidence { boards: boards(Some(board), Some(board)), ..OtherEvidence::default() };
    let (_, said) = prove(&Chess::default(), &scores(moves, moves), found);
    (said.verdict, said.illegal)
}

/// Plays moves from the board after `moves`, whatever the rules say.
fn moved(moves: &str, hands: &[&str]) -> Board {
    let mut board = after(moves);
    for hand in hands {
        let (from, to) = (hand[..2].parse().unwrap(), hand[2..].parse().unwrap());
        let piece = board.remove_piece_at(from).unwrap();
        board.set_piece_at(to, piece);
    }
    board
}

#[test]
fn every_rule_that_can_be_broken_is_named_with_its_ply() {
    // The moves before, those written after them, and how hands execute these.
    let cases: &[(&str, &str, &str, &[&str])] = &[
        ("castled-in-check", "d4 e6 Nf3 b6 g3 Bb7 Bg2 Bb4+", "O-O a6 h3", &["e1g1", "h1f1", "a7a6", "h2h3"]),
        (
            "castled-after-move",
            "e4 e5 Ke2 d6 Ke1 a6 Nf3 b6 Be2 c6",
            "O-O h6 d3",
            &["e1g1", "h1f1", "h7h6", "d2d3"],
        ),
        ("king-into-check", "e4 e6 f4 Qh4+ Ke2 a6", "Kf2 b6", &["e2f2", "b7b6"]),
        ("left-in-check", "e4 e6 d4 Bb4+", "a4 a6 c3", &["a2a4", "a7a6", "c2c3"]),
        ("late-en-passant", "e4 a6 e5 d5 h3 h6", "exd6 Nc6 d4", &["e5d6", "b8c6", "d2d4"]),
        ("pawn-two-squares", "e3 e6 d3 d6", "e5 a6 h3", &["e3e5", "a7a6", "h2h3"]),
        ("pawn-captured-ahead", "e4 e5 d3 d6", "exe5 a6 h3", &["e4e5", "a7a6", "h2h3"]),
        ("pawn-sideways", "e4 e5 d3 d6", "f5 a6 h3", &["e4f5", "a7a6", "h2h3"]),
        ("not-promoted", "a4 b5 axb5 a6 bxa6 e6 a7 d6", "axb8 h6 h3", &["a7b8", "h7h6", "h2h3"]),
        ("pawn-backward", "e4 e5 d3 d6", "e3 a6 h3", &["e4e3", "a7a6", "h2h3"]),
        ("jumped", "e4 e5 d3 d6", "Ra4 a6 h3", &["a1a4", "a7a6", "h2h3"]),
        ("moved-wrongly", "e4 e5 d3 d6", "Ng5 a6 h3", &["g1g5", "a7a6", "h2h3"]),
    ];
    let mut wrong = Vec::new();
    for (code, before, written, hands) in cases {
        let plies = before.split(' ').count();
        let mut board = moved(before, hands);
        if *code == "late-en-passant" {
            board.discard_piece_at("d5".parse().unwrap());
        }
        let (verdict, illegal) = judged(&format!("{before} {written}"), &board);
        let named = illegal.map(|illegal| (illegal.breach.code, illegal.ply.before()));
        if (named, verdict) != (Some((*code, plies)), Some(Verdict::Retrace)) {
            wrong.push((*written, named, verdict));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn a_player_who_moved_twice_is_named_where_both_left_the_cell_blank() {
    let before = "d4 d5 Nf3 Nf6 e3 e6 Bd3 Nbd7";
    let written = format!("{before} -- b6 O-O Bb7");
    let (verdict, illegal) = judged(&written, &moved(before, &["b7b6", "e1g1", "h1f1", "c8b7"]));
    let illegal = illegal.unwrap();
    assert_eq!((illegal.breach.code, illegal.ply.before()), ("moved-twice", 8));
    assert_eq!((illegal.mv.to_string(), verdict), ("b6".to_owned(), Some(Verdict::Retrace)));
    // Boards with a move there show that both only forgot to write it.
    let (verdict, illegal) = judged(&written, &moved(before, &["a2a3", "b7b6", "e1g1", "h1f1", "c8b7"]));
    assert!(illegal.is_none() && verdict == Some(Verdict::BoardsMatch), "{verdict:?}");
}

#[test]
fn a_pawn_left_on_the_last_rank_becomes_a_queen_unless_the_opponent_has_replied() {
    let before = "a4 b5 axb5 a6 bxa6 e6 a7 d6";
    let said = |written: &str, hands: &[&str], laws: UnderLaws| {
        let board = moved(before, hands);
        let found =
            OtherEvidence { boards: boards(Some(&board), Some(&board)), laws, ..OtherEvidence::default() };
        let moves = format!("{before} {written}");
        prove(&Chess::default(), &scores(&moves, &moves), found).1
    };
    let now = said("axb8", &["a7b8"], UnderLaws::default());
    let illegal = now.illegal.unwrap();
    assert_eq!((illegal.remedy, illegal.clause, illegal.answered), (Remedy::Queen, Some("7.5.2"), false));
    assert_eq!(now.verdict, Some(Verdict::CorrectBothBoards));
    let queen = Correction::Place { square: "b8".parse().unwrap(), piece: Color::White.queen() };
    assert!(now.corrections.iter().all(|steps| steps.contains(&queen)), "{:?}", now.corrections);
    let late = said("axb8 h6", &["a7b8", "h7h6"], UnderLaws::default());
    let clauses: Vec<_> = late.alternatives.iter().map(|own| (own.verdict, own.clause)).collect();
    assert_eq!(late.illegal.unwrap().remedy, Remedy::Retrace);
    assert_eq!(clauses, [(Verdict::Retrace, Some("7.5.1")), (Verdict::CorrectBothBoards, Some("7.5.2"))]);
    // The Laws of 2005 take such a move back.
    let laws = UnderLaws { edition: annabella_laws::Edition::Laws2005, ..UnderLaws::default() };
    assert_eq!(said("axb8", &["a7b8"], laws).illegal.unwrap().remedy, Remedy::Retrace);
}
