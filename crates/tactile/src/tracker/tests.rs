use super::*;
use annabella_chess::{Position, Role, San, from_fen, uci};
use proptest::prelude::*;

fn position(fen: &str) -> Chess {
    from_fen(fen).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Parses a change as a board reports it: `-e2` lifted, `Pe4` a white pawn placed on e4.
fn change(word: &str) -> (Square, Option<Piece>) {
    let (first, name) = word.split_at(1);
    let piece = Piece::from_char(first.chars().next().unwrap());
    assert!(piece.is_some() || first == "-");
    (square(name), piece)
}

fn take(tracker: &mut Tracker, at: Stamp, word: &str) -> Vec<HandAction> {
    let (square, piece) = change(word);
    tracker.change(at, square, piece)
}

/// Returns the readings after each change.
/// Each is `base`, a complete move, `(candidates)`, or `?` with the squares that differ.
fn readings(base: &Chess, changes: &str) -> Vec<String> {
    let mut tracker = Tracker::new(base.board().clone());
    let read = |word: &str| {
        take(&mut tracker, Stamp(0), word);
        short(&tracker.reading(base))
    };
    changes.split(' ').map(read).collect()
}

fn short(reading: &Reading) -> String {
    match reading {
        Reading::AtBase => "base".to_owned(),
        Reading::Whole(mv) => uci(*mv),
        Reading::Unfinished { candidates } => {
            let mut names: Vec<String> = candidates.iter().map(|mv| uci(*mv)).collect();
            names.sort();
            format!("({})", names.join(" "))
        }
        Reading::Elsewhere { differences } => {
            let squares: Vec<String> = differences.iter().map(|d| d.square.to_string()).collect();
            format!("?{}", squares.join(" "))
        }
    }
}

const CASTLING: &str = "4k3/8/8/8/8/8/PP3PPP/RN2K2R w KQ - 0 1";

#[test]
fn castling_king_first_is_whole_only_with_the_rook() {
    assert_eq!(readings(&position(CASTLING), "-e1 Kg1 -h1 Rf1")[1..], ["(e1g1)", "(e1g1)", "e1g1"]);
}

#[test]
fn castling_rook_first_passes_through_a_rook_move() {
    let readings = readings(&position(CASTLING), "-h1 Rf1 -e1 Kg1");
    assert_eq!(readings, ["(e1g1 h1f1 h1g1)", "h1f1", "(e1g1)", "e1g1"]);
}

#[test]
fn castling_with_both_in_hand_in_either_order() {
    let base = position(CASTLING);
    for order in ["-e1 -h1 Kg1 Rf1", "-e1 -h1 Rf1 Kg1", "-h1 -e1 Kg1 Rf1", "-h1 -e1 Rf1 Kg1"] {
        let readings = readings(&base, order);
        assert_eq!(readings[1..], ["(e1g1)", "(e1g1)", "e1g1"], "{order}");
    }
}

#[test]
fn en_passant_in_all_three_orders() {
    let base = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert_eq!(readings(&base, "-e5 Pd6 -d5"), ["(e5d6 e5e6)", "(e5d6)", "e5d6"]);
    assert_eq!(readings(&base, "-d5 -e5 Pd6"), ["(e5d6)", "(e5d6)", "e5d6"]);
    assert_eq!(readings(&base, "-e5 -d5 Pd6"), ["(e5d6 e5e6)", "(e5d6)", "e5d6"]);
}

#[test]
fn captures_in_both_orders_and_without_an_empty_square_in_between() {
    let base = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(readings(&base, "-d5 -e4 Pd5"), ["(e4d5)", "(e4d5)", "e4d5"]);
    assert_eq!(readings(&base, "-e4 -d5 Pd5"), ["(e4d5 e4e5)", "(e4d5)", "e4d5"]);
    assert_eq!(readings(&base, "-e4 Pd5"), ["(e4d5 e4e5)", "e4d5"]);
    // Boards report the new square before the old one is emptied.
    assert_eq!(readings(&base, "Pd5 -e4"), ["(e4d5)", "e4d5"]);
}

#[test]
fn promotion_before_and_after_the_pawn_is_lifted() {
    let base = position("8/3P4/8/8/8/k7/8/4K3 w - - 0 1");
    let all = "(d7d8b d7d8n d7d8q d7d8r)";
    assert_eq!(readings(&base, "-d7 Pd8 -d8 Qd8"), [all, all, all, "d7d8q"]);
    assert_eq!(readings(&base, "-d7 Nd8"), [all, "d7d8n"]);
    assert_eq!(readings(&base, "Rd8 -d7"), ["(d7d8r)", "d7d8r"]);
    assert_eq!(readings(&base, "-d7 Kd8").last().unwrap(), "?d7 d8");
}

#[test]
fn promotion_with_capture_passes_the_captured_piece() {
    let base = position("2n5/3P4/8/8/8/k7/8/4K3 w - - 0 1");
    assert_eq!(readings(&base, "-c8 -d7 Pc8 Bc8").last().unwrap(), "d7c8b");
}

#[test]
fn bounce_is_back_at_the_base_and_says_nothing_twice() {
    let base = Chess::default();
    assert_eq!(readings(&base, "-e2 Pe2"), ["(e2e3 e2e4)", "base"]);
    let mut tracker = Tracker::new(base.board().clone());
    let pawn = Color::White.pawn();
    let lift = HandAction::Lift { square: Square::E2, piece: pawn };
    assert_eq!(take(&mut tracker, Stamp(1), "-e2"), [lift]);
    assert_eq!(take(&mut tracker, Stamp(2), "-e2"), []);
    assert_eq!(tracker.log(), [(Stamp(1), lift)]);
}

#[test]
fn adjusting_one_piece_and_two_is_at_the_base_afterwards() {
    let readings = readings(&Chess::default(), "-a1 Ra1 -a1 -b1 Ra1 Nb1");
    assert_eq!(readings, ["?a1", "base", "?a1", "?a1 b1", "(b1a3 b1c3)", "base"]);
}

#[test]
fn a_slide_that_reports_each_square_ends_whole() {
    let base = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let readings = readings(&base, "-a1 Ra2 -a2 Ra3 -a3 Ra4");
    assert_eq!(readings[1], "a1a2");
    assert_eq!(readings[5], "a1a4");
}

#[test]
fn what_no_legal_move_makes_is_elsewhere_with_its_differences() {
    let mut tracker = Tracker::new(Board::new());
    for word in ["-g1", "Bf3"] {
        take(&mut tracker, Stamp(0), word);
    }
    let white = |role: Role| Some(role.of(Color::White));
    assert_eq!(
        tracker.reading(&Chess::default()),
        Reading::Elsewhere {
            differences: vec![
                Difference { square: Square::F3, has: white(Role::Bishop), wants: None },
                Difference { square: Square::G1, has: None, wants: white(Role::Knight) },
            ]
        }
    );
}

#[test]
fn a_dump_tells_what_was_missed_lifts_first() {
    let mut tracker = Tracker::new(Board::new());
    let mut after = Chess::default();
    let e4 = "e4".parse::<San>().unwrap().to_move(&after).unwrap();
    after.play_unchecked(e4);
    let hands = tracker.show(Stamp(5), after.board());
    let piece = Color::White.pawn();
    assert_eq!(
        hands,
        [HandAction::Lift { square: Square::E2, piece }, HandAction::Place { square: Square::E4, piece }]
    );
    assert_eq!(tracker.reading(&Chess::default()), Reading::Whole(e4));
    assert_eq!(tracker.show(Stamp(6), after.board()), []);
}

/// The squares are in the opposite order: the piece moves to a lower square.
#[test]
fn dump_implies_lifts_before_placements() {
    let base = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let mut after = base.clone();
    after.play_unchecked("O-O-O".parse::<San>().unwrap().to_move(&base).unwrap());
    let mut tracker = Tracker::new(base.board().clone());
    let (king, rook) = (Color::White.king(), Color::White.rook());
    let actions = [
        HandAction::Lift { square: Square::A1, piece: rook },
        HandAction::Lift { square: Square::E1, piece: king },
        HandAction::Place { square: Square::C1, piece: king },
        HandAction::Place { square: Square::D1, piece: rook },
    ];
    assert_eq!(tracker.show(Stamp(5), after.board()), actions);
    assert_eq!(tracker.log(), actions.map(|action| (Stamp(5), action)));
}

#[test]
fn exchanged_piece_is_lifted_before_the_other_is_placed() {
    let base = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let mut tracker = Tracker::new(base.board().clone());
    take(&mut tracker, Stamp(1), "-e4");
    let capture = [
        HandAction::Lift { square: Square::D5, piece: Color::Black.pawn() },
        HandAction::Place { square: Square::D5, piece: Color::White.pawn() },
    ];
    assert_eq!(take(&mut tracker, Stamp(2), "Pd5"), capture);
    assert_eq!(tracker.log()[1..], capture.map(|action| (Stamp(2), action)));
}

/// Placed pieces are listed from the latest to the earliest.
#[test]
fn placed_pieces_keep_their_times_in_order() {
    let mut tracker = Tracker::new(Board::new());
    for (at, word) in [(1, "-a2"), (2, "Pa3"), (3, "-b2"), (4, "Pb3"), (5, "-b3"), (6, "Pb4")] {
        take(&mut tracker, Stamp(1000 * at), word);
    }
    let pawn = Color::White.pawn();
    assert_eq!(tracker.placed(), [(Stamp(6000), Square::B4, pawn), (Stamp(2000), Square::A3, pawn)]);
}

#[test]
fn a_step_at_a_time_sets_up_from_the_near_edge() {
    let mut tracker = Tracker::default();
    let target = Board::new();
    let step = tracker.next_step(&target, Color::Black);
    assert_eq!(step, Some(HandAction::Place { piece: Color::Black.rook(), square: Square::H8 }));
    // A wrong piece is removed first.
    take(&mut tracker, Stamp(0), "qe4");
    let step = tracker.next_step(&target, Color::White);
    assert_eq!(step, Some(HandAction::Lift { square: Square::E4, piece: Color::Black.queen() }));
    let mut steps = 0;
    while let Some(step) = tracker.next_step(&target, Color::White) {
        let (square, piece) = match step {
            HandAction::Lift { square, .. } => (square, None),
            HandAction::Place { square, piece } => (square, Some(piece)),
        };
        tracker.change(Stamp(steps), square, piece);
        steps += 1;
    }
    assert_eq!((steps, tracker.placement()), (33, &target));
}

proptest! {
    #[test]
    fn any_changes_are_taken_and_reported_consistently(
        changes in prop::collection::vec((0u32..64, 0u8..13), 0..80),
    ) {
        let base = Chess::default();
        let mut tracker = Tracker::new(base.board().clone());
        let mut board = base.board().clone();
        for (at, code) in changes {
            let square = Square::new(at);
            let piece = (code > 0).then(|| Piece {
                color: Color::from_white(code < 7),
                role: Role::try_from((code - 1) % 6 + 1).unwrap(),
            });
            for hand in tracker.change(Stamp(0), square, piece) {
                hand.act_on(&mut board);
            }
            prop_assert_eq!(tracker.placement(), &board);
            prop_assert_eq!(board.piece_at(square), piece);
            if tracker.reading(&base) == Reading::AtBase {
                prop_assert!(tracker.differences(base.board()).is_empty());
            }
        }
    }
}
