//! Article 3 and Article 5 by examples: legal and illegal moves of pieces and boards.

use super::setting::set_up;
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Role, Side};
use annabella_tridim::notation::{read, write};
use annabella_tridim::{Action, BoardBar, CastlingBar, Ending, MoveSequence, Pin, Position, Rules};

/// The attack boards in the initial position.
const HOME: &str = "DP1w DP6b KP1w KP6b";

/// Returns the destinations of the piece on a square, in alphabetical order.
#[track_caller]
fn goes(position: &Position, from: &str) -> String {
    let mut to: Vec<String> = position
        .legal_moves()
        .iter()
        .filter_map(|mv| match mv.action {
            Action::Piece { from: own, to, .. } if own.to_string() == from => Some(to.to_string()),
            _ => None,
        })
        .collect();
    to.sort();
    to.dedup();
    to.join(" ")
}

/// Returns the legal moves of boards, in German letters.
fn boards(position: &Position) -> Vec<String> {
    let mut all: Vec<String> = position
        .legal_moves()
        .iter()
        .filter_map(|mv| match mv.action {
            Action::Board { from, to, .. } => Some(format!("{from}-{to}")),
            _ => None,
        })
        .collect();
    all.dedup();
    all
}

fn pin(name: &str) -> Pin {
    Pin::all().find(|pin| pin.to_string() == name).unwrap()
}

#[track_caller]
fn play(position: &mut Position, text: &str) {
    let mv = read(text, Letters::De).unwrap().resolve(position);
    position.play_unchecked(mv.unwrap_or_else(|error| panic!("{text}: {error:?} in {position}")));
}

#[test]
fn article_3_1_columns_block_at_every_level() {
    // A white pawn on c4W blocks the column, but c4N next to it can be reached; no square beyond it.
    let position = set_up(HOME, "Kz1DP1 ke9KP6 Ra4W Pc4W", "w");
    let rank = goes(&position, "a4W");
    assert!(rank.contains("b4N") && rank.contains("b4W") && rank.contains("c4N"), "{rank}");
    assert!(!rank.contains("c4W") && !rank.contains("d4"), "{rank}");
    // 3.1(d): not to a4N above, but along the file over all levels, to the square before the last.
    assert!(!rank.contains("a4N") && rank.contains("a5S") && rank.contains("a8DP6"), "{rank}");
    // An opposing piece there can be captured on its level or passed above; it also blocks.
    let position = set_up(HOME, "Kz1DP1 ke9KP6 Rc4W na4N", "w");
    let rank = goes(&position, "c4W");
    assert!(rank.contains("a4N") && rank.contains("a4W") && rank.contains("b4W"), "{rank}");
    // A piece above the moving one does not block it.
    let above = set_up(HOME, "Kz1DP1 ke9KP6 Rc4W nc4N", "w");
    assert!(goes(&above, "c4W").contains("c8S"));
    assert!(!goes(&above, "c4W").contains("c4N"));
}

#[test]
fn article_2_8_lines_run_through_squares_that_are_not_there() {
    let position = set_up(HOME, "Kz1DP1 kz8DP6 Ra0DP1", "w");
    assert_eq!(
        goes(&position, "a0DP1"),
        "a1DP1 a1W a2W a3N a3W a4N a4W a5N a5S a6N a6S a7S a8DP6 a8S a9DP6 d0KP1 e0KP1 z0DP1"
    );
    // Without the attack board, the line has no square to end on.
    let position = set_up("DP1w DP6b KP2w KP6b", "Kz1DP1 kz8DP6 Ba0DP1", "w");
    assert_eq!(goes(&position, "a0DP1"), "b1W c2W d3N d3W e4KP2");
}

#[test]
fn article_3_3_knights_land_on_any_level() {
    let position = set_up("DP1w DP2b KP1w KP6b", "Kz1DP1 kz5DP2 Nb2W", "w");
    assert_eq!(goes(&position, "b2W"), "a0DP1 a4DP2 a4N a4W c4N c4W d1KP1 d1W d3N d3W");
}

#[test]
fn article_3_4_pawns() {
    // Over another pawn, one square or two, unless the first is blocked at any level.
    let pawn = "Kz0DP1 kz8DP6 Pc2W nc3N";
    assert_eq!(goes(&set_up(HOME, pawn, "w"), "c2W"), "c3W");
    assert_eq!(goes(&set_up(HOME, "Kz0DP1 kz8DP6 Pc2W nc4N", "w"), "c2W"), "c3N c3W c4W");
    // A pawn cannot pass a missing square: z1 advances only if an attack board is before it.
    assert_eq!(goes(&set_up(HOME, "Kz0DP1 kz8DP6 Pz1DP1", "w"), "z1DP1"), "");
    let on = set_up("DP1w DP3b KP1w KP6b", "Kz0DP1 ke8KP6 Pz1DP1", "w");
    assert_eq!(goes(&on, "z1DP1"), "z2DP3 z3DP3");
    // 3.4(b): a pawn carried away and back has lost its double step.
    let mut ridden = set_up("DP3b DP6w KP1w KP6b", "Kb1W ke9KP6 Pd1KP1", "w");
    for text in ["KP1-DP1", "Ke8KP6", "DP1-KP1", "Ke9KP6"] {
        play(&mut ridden, text);
    }
    assert_eq!(ridden.to_string().split(' ').nth(3), Some("d1KP1"));
    assert_eq!(goes(&ridden, "d1KP1"), "d2W");
}

#[test]
fn article_3_4_d_in_passing_on_a_level_of_choice() {
    let mut position = set_up("DP3w DP6b KP1w KP6b", "Ke0KP1 ke9KP6 Pa2W pb4W", "w");
    play(&mut position, "a4N");
    let taking: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| position.is_en_passant(mv.action))
        .map(|mv| write(mv, &position, Letters::De))
        .collect();
    assert_eq!(taking, ["bWxa3We.p.", "bWxa3Ne.p.", "bWxa3DP3e.p."]);
    // Only immediately.
    play(&mut position, "Ke8KP6");
    play(&mut position, "Ke1KP1");
    assert!(!goes(&position, "b4W").contains('a'));
    // Both pawns leave the rank: 3.5(b) forbids it.
    let mut free = set_up("DP2w DP6b KP1w KP6b", "Ke0KP1 kd4W Pa2W pb4W", "w");
    play(&mut free, "a4W");
    assert_eq!(goes(&free, "b4W"), "a3N a3W b3N b3W");
    let mut pinned = set_up("DP2w DP6b KP1w KP6b", "Ke0KP1 kd4W Pa2W pb4W Rz4DP2", "w");
    play(&mut pinned, "a4W");
    assert_eq!(goes(&pinned, "b4W"), "b3N b3W");
}

#[test]
fn article_3_4_e_the_farthest_rank_depends_on_file_and_boards() {
    let promotes = |boards: &str, from: &str, to: &str| {
        let position = set_up(boards, &format!("Kc1W kc6N P{from}"), "w");
        let moves = position.legal_moves();
        let those: Vec<Option<Role>> = moves
            .iter()
            .filter_map(|mv| match mv.action {
                Action::Piece { to: own, promotion, .. } if own.to_string() == to => Some(promotion),
                _ => None,
            })
            .collect();
        match those.as_slice() {
            [None] => false,
            [Some(_), Some(_), Some(_), Some(_)] => true,
            _ => panic!("{those:?}"),
        }
    };
    assert!(promotes(HOME, "b7S", "b8S"));
    assert!(!promotes(HOME, "a7S", "a8S"));
    assert!(!promotes(HOME, "a7S", "a8DP6"));
    assert!(promotes(HOME, "a8S", "a9DP6"));
    assert!(promotes("DP1w DP5b KP1w KP6b", "a7S", "a8S"));
    assert!(!promotes("DP1w DP5b KP1w KP6b", "d7S", "d8S"));
    assert!(promotes(HOME, "e8KP6", "e9KP6"));
    assert!(promotes(HOME, "z8DP6", "z9DP6"));
}

#[test]
fn article_3_4_e_iii_a_board_that_leaves_its_corner() {
    // White's attack board leaves: White's pawn is promoted with the move.
    let own = set_up("DP1w DP6w KP1b KP6b", "Kc1W kc3W Pa8S", "w");
    let promotions = |position: &Position, to: &str| {
        position.legal_moves().iter().filter(|mv| matches!(mv.action, Action::Board { from, to: own, promotion: Some(_) } if from == pin("DP6") && own == pin(to))).count()
    };
    assert_eq!((promotions(&own, "DP5"), promotions(&own, "DP4")), (4, 4));
    // Black's board leaves: White promotes the pawn before the next move, which may be the new piece's.
    let mut left = set_up("DP1w DP6b KP1b KP6w", "Kc1W kc3W Pa8S", "b");
    play(&mut left, "DP5");
    assert_eq!(left.due(Color::White).map(|square| square.to_string()), Some("a8S".to_owned()));
    assert!(left.legal_moves().iter().all(|mv| mv.late.is_some()));
    assert_eq!(left.halfmoves(), 1);
    play(&mut left, "(a8SS)Sc7S");
    assert_eq!((left.halfmoves(), left.due(Color::White)), (0, None));
    // Black may not leave if the new piece could give check, even only as queen or as knight.
    for (king, barred) in [("c8S", true), ("c7S", true), ("c3W", false), ("d8S", true), ("c5N", false)] {
        let position = set_up("DP1w DP6b KP1b KP4w", &format!("Kc1W k{king} Pa8S"), "b");
        let may = boards(&position).iter().any(|board| board.starts_with("DP6-"));
        assert_eq!(may, !barred, "king on {king}");
    }
    // A column between blocks the check.
    let blocked = set_up("DP1w DP6b KP1b KP4w", "Kc1W kd8S Pa8S nb8S", "b");
    assert!(boards(&blocked).contains(&"DP6-DP5".to_owned()));
}

#[test]
fn article_3_4_e_a_carried_pawn() {
    let pieces = "Kc1W kc3W Pa5DP5";
    let carried = set_up("DP1w DP5w KP1b KP6b", pieces, "w");
    let mut promoted = carried.clone();
    play(&mut promoted, "DP6D");
    assert_eq!(promoted.piece("a9DP6".parse().unwrap()).map(|piece| piece.role), Some(Role::Queen));
    assert_eq!(promoted.halfmoves(), 0);
    // The switch.
    let rules = Rules { carried_pawns_promote: false, ..Rules::default() };
    let mut stays = Position::parse(&carried.to_string(), rules).unwrap();
    play(&mut stays, "DP6");
    assert_eq!(stays.piece("a9DP6".parse().unwrap()).map(|piece| piece.role), Some(Role::Pawn));
    assert_eq!(stays.halfmoves(), 1);
    assert_eq!(Position::parse(&stays.to_string(), rules), Ok(stays.clone()));
    assert!(stays.to_string().parse::<Position>().is_err());
    // A pawn that stayed a pawn remains one, even if leaving the corner promotes another pawn.
    let both = "W:4/2k1/4/2K1,N:4/4/4/4,S:3P/4/4/4,DP1w:2/2,DP5w:2/2,KP1b:2/2,KP6b:1P/2 w - - - 0 9";
    let mut both = Position::parse(both, rules).unwrap();
    play(&mut both, "DP6D");
    let stands = |square: &str| both.piece(square.parse().unwrap()).map(|piece| piece.role);
    assert_eq!((stands("d8S"), stands("a9DP6")), (Some(Role::Queen), Some(Role::Pawn)));
    // A pawn of the lower rank comes to rank 8 and remains a pawn.
    let mut lower = set_up("DP1w DP4w KP1b KP6b", "Kc1W kc3W Pa6DP4", "w");
    play(&mut lower, "DP6");
    assert_eq!(lower.halfmoves(), 1);
    let rules = Rules { carried_pawns_count: true, ..Rules::default() };
    let mut anew = Position::parse(
        "W:4/2k1/4/2K1,N:4/4/4/4,S:4/4/4/4,DP1w:2/2,DP4w:2/1P,KP1b:2/2,KP6b:2/2 w - - - 7 9",
        rules,
    )
    .unwrap();
    play(&mut anew, "DP6");
    assert_eq!(anew.halfmoves(), 0);
}

#[test]
fn article_3_5_castling() {
    let text = |boards: &str, rest: &str| -> Position {
        format!("W:4/4/4/4,N:4/4/4/4,S:2k1/4/4/4,{boards} {rest}").parse().unwrap()
    };
    let free = "DP1w:2/R1,DP6b:2/2,KP1w:2/KR,KP6b:2/2";
    let stands =
        |position: &Position, square: &str| position.piece(square.parse().unwrap()).map(|piece| piece.role);
    let mut short = text(free, "w KQ - - 0 2");
    let mut long = short.clone();
    play(&mut short, "0-0");
    assert_eq!((stands(&short, "e0KP1"), stands(&short, "d0KP1")), (Some(Role::King), Some(Role::Rook)));
    play(&mut long, "0-0-0");
    assert_eq!(
        (stands(&long, "a0DP1"), stands(&long, "d0KP1"), stands(&long, "z0DP1")),
        (Some(Role::King), Some(Role::Rook), None)
    );
    for position in [&short, &long] {
        assert_eq!(position.to_string().split(' ').nth(2), Some("-"));
    }
    use CastlingBar::{Attacked, Between, FirstMove, Moved};
    for (boards, rest, bars) in [
        (free, "w KQ - - 0 1", [Some(FirstMove), Some(FirstMove)]),
        (free, "w K - - 0 2", [None, Some(Moved)]),
        ("DP1w:2/RQ,DP6b:2/2,KP1w:2/KR,KP6b:2/2", "w KQ - - 0 2", [None, Some(Between)]),
        (free, "w KQ - - 0 2", [None, None]),
        ("DP1w:2/R1,DP6b:2/2,KP1w:2/KR,KP6b:1r/2", "w KQ - - 0 2", [Some(Attacked), None]),
        // The king is in check.
        ("DP1w:2/R1,DP6b:2/2,KP1w:2/KR,KP6b:r1/2", "w KQ - - 0 2", [Some(Attacked), Some(Attacked)]),
        // a0 is attacked by the rook on the file; z0, which the king does not cross, may be attacked.
        ("DP1w:2/R1,DP6b:1r/2,KP1w:2/KR,KP6b:2/2", "w KQ - - 0 2", [None, Some(Attacked)]),
        ("DP1w:2/R1,DP6b:r1/2,KP1w:2/KR,KP6b:2/2", "w KQ - - 0 2", [None, None]),
    ] {
        let position = text(boards, rest);
        assert_eq!(
            [Side::KingSide, Side::QueenSide].map(|side| position.castling_bar(side)),
            bars,
            "{position}"
        );
    }
}

#[test]
fn article_3_6_boards() {
    // The example of the rules themselves.
    let empty = set_up("DP2b DP3w KP5b KP6w", "Kb1W kc8S", "w");
    let from_three: Vec<String> =
        boards(&empty).into_iter().filter(|board| board.starts_with("DP3")).collect();
    assert_eq!(from_three, ["DP3-DP1", "DP3-DP4", "DP3-DP5", "DP3-KP3"]);
    assert_eq!(empty.board_bar(pin("DP3"), pin("DP2")), Some(BoardBar::Taken));
    let black = set_up("DP3w DP6b KP1w KP5b", "Kb1W kc6N nz9DP6", "b");
    let from_six: Vec<String> = boards(&black).into_iter().filter(|board| board.starts_with("DP6")).collect();
    assert_eq!(from_six, ["DP6-DP4", "DP6-DP5", "DP6-KP6"]);
    // An occupied board does not move backward. It belongs to the side of its piece, whoever had it first.
    let occupied = set_up("DP3b DP6w KP1w KP5b", "Kb1W kc6N Nz2DP3 nz9DP6", "w");
    let own: Vec<String> = boards(&occupied);
    assert_eq!(own, ["DP3-DP2", "DP3-DP4", "DP3-DP5", "DP3-KP3", "KP1-DP1", "KP1-KP2", "KP1-KP3"]);
    assert_eq!(occupied.owner(pin("DP6")), Some(Color::Black));
    assert_eq!(occupied.board_bar(pin("DP3"), pin("DP1")), Some(BoardBar::Backward));
    // With two pieces aboard, it cannot be moved.
    let laden = set_up("DP3w DP6b KP1w KP5b", "Kb1W kc6N Nz2DP3 na3DP3", "w");
    assert_eq!(laden.board_bar(pin("DP3"), pin("DP4")), Some(BoardBar::Laden));
}

#[test]
fn article_3_5_b_checks_are_discovered_by_boards() {
    // The rook's file opens when the board with the knight moves.
    let mut position = set_up("DP3w DP6b KP1w KP5b", "Kc1W ka8S Ra1W Na2DP3", "w");
    play(&mut position, "DP3-KP3");
    assert!(position.is_check());
    // A board that covers its king may only move to where it still covers it.
    let pinned = set_up("DP3b DP6b KP1w KP5w", "Ka1W kc8S Na2DP3 ra8S", "w");
    let going: Vec<String> = boards(&pinned).into_iter().filter(|board| board.starts_with("DP3")).collect();
    assert_eq!(going, ["DP3-DP2", "DP3-DP4", "DP3-DP5"]);
    // The king may ride out of check, but not into another.
    let riding = set_up("DP3w DP6b KP1w KP5b", "Kz2DP3 kc8S rz9DP6", "w");
    assert!(riding.is_check() && boards(&riding).contains(&"DP3-KP3".to_owned()));
    let riding = set_up("DP3w DP6b KP1w KP5b", "Kz2DP3 kc8S rz9DP6 rd7S", "w");
    assert!(riding.is_check() && !boards(&riding).contains(&"DP3-KP3".to_owned()));
}

#[test]
fn article_5_endings() {
    let mut position = set_up(HOME, "Kb2W ke9KP6 pd8KP6 Nc7S Rd1KP1 Qa4N", "w");
    assert_eq!(position.ending(), None);
    play(&mut position, "Da9DP6");
    assert_eq!(position.ending(), Some(Ending::Mate(Color::White)));
    // Bare kings.
    assert_eq!(set_up(HOME, "Kb2W ke9KP6", "w").ending(), Some(Ending::Dead));
    assert_eq!(set_up(HOME, "Kb2W ke9KP6 Nb1W", "w").ending(), None);
    // A king above the other takes away all its squares, and a knight is enough.
    let mut above = set_up("DP2w DP6b KP1w KP6b", "Ka4DP2 ka4W Nd7S", "w");
    play(&mut above, "Sc5N");
    assert_eq!(above.ending(), Some(Ending::Mate(Color::White)));
    // Fifty moves.
    let mut line = MoveSequence::new(
        "W:4/4/4/4,N:4/4/4/4,S:4/4/4/4,DP1w:2/R1,DP6b:2/2,KP1w:2/K1,KP6b:k1/2 w - - - 98 80".parse().unwrap(),
    );
    for text in ["Ta0DP1", "Kd8KP6"] {
        assert!(!line.position().is_fifty_moves());
        let mv = read(text, Letters::De).unwrap().resolve(line.position()).unwrap();
        line.push(mv);
    }
    assert!(line.position().is_fifty_moves());
}

#[test]
fn article_5_2_a_side_that_can_move_a_board_is_not_stalemated() {
    let cornered = |boards: &str, more: &str| set_up(boards, &format!("Kb1W kz9DP6 pz8DP6 Ra1W{more}"), "b");
    let free = cornered("DP1w DP6b KP1w KP6b", "");
    assert_eq!(free.ending(), None);
    assert_eq!(boards(&free), ["KP6-KP4", "KP6-KP5"]);
    assert_eq!(free.legal_moves().len(), 2);
    // A knight makes the last of Black's boards White's.
    let held = cornered("DP1w DP6b KP1b KP6w", " Ne0KP1");
    assert_eq!(held.ending(), Some(Ending::Stalemate));
}
