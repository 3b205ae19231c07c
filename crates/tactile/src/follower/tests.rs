use super::*;
use crate::hands::{HandStyle, execute};
use annabella_chess::{San, from_fen};
use proptest::prelude::*;

fn position(fen: &str) -> Chess {
    from_fen(fen).unwrap()
}

fn after(position: &Chess, san: &str) -> (Move, Chess) {
    let mv = san.parse::<San>().unwrap().to_move(position).unwrap();
    let mut after = position.clone();
    after.play_unchecked(mv);
    (mv, after)
}

/// Follows a board at `position` whose named squares are emptied or filled in order.
fn touched(position: &Chess, squares: &str) -> Follower {
    let mut follower = Follower::new(position.board().clone());
    let mut occupied = position.board().occupied();
    for square in squares.split(' ') {
        occupied = occupied.toggled(square.parse::<Square>().unwrap());
        follower.see(occupied, position);
    }
    follower
}

fn shows(fen: &str, squares: &str, san: &str) {
    let position = position(fen);
    let (_, after) = after(&position, san);
    let seen = touched(&position, squares).conclude(&position, None);
    assert_eq!(seen, Seen::of(after.board().clone()), "{squares} {san}");
}

#[test]
fn captures_are_told_from_adjusting_by_the_order_of_the_hands() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    shows(fen, "d5 e4 d5", "exd5");
    shows(fen, "e4 d5 d5", "exd5");
    let position = position(fen);
    for put_back in ["d5 d5", "e4 d5 d5 e4", "d5 e4 e4 d5", "e4 e4 d5 d5"] {
        let seen = touched(&position, put_back).conclude(&position, None);
        assert_eq!(seen.placement, *position.board(), "{put_back}");
    }
}

#[test]
fn a_capture_is_not_whole_while_the_piece_is_only_in_hand() {
    // The same squares are occupied as after e4xd5 and after e4xf5.
    let position = position("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1");
    let (capture, taken) = after(&position, "exd5");
    let mut follower = touched(&position, "e4");
    for announced in [None, Some(capture)] {
        let seen = follower.conclude(&position, announced);
        assert_ne!(seen.placement, *taken.board());
        assert_eq!(seen.placement.piece_at(Square::D5), Some(Color::Black.pawn()));
    }
}

#[test]
fn a_capture_that_nobody_saw_is_believed_once_it_is_said() {
    let position = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let (capture, taken) = after(&position, "exd5");
    let mut follower = Follower::new(position.board().clone());
    let now = position.board().occupied().without(Square::E4);
    follower.see_again(now, &position);
    assert_eq!(follower.conclude(&position, None).placement.piece_at(Square::D5), Some(Color::Black.pawn()));
    assert_eq!(follower.conclude(&position, Some(capture)), Seen::of(taken.board().clone()));
    // If the pawn was in hand all the while, it can still go elsewhere.
    follower.see(now.with(Square::E5), &position);
    let (_, moved) = after(&position, "e5");
    assert_eq!(follower.conclude(&position, None), Seen::of(moved.board().clone()));
    // The opponent's capture, once it is repeated.
    let mut follower = Follower::new(position.board().clone());
    follower.see_again(now, &taken);
    assert_ne!(follower.conclude(&taken, None).placement, *taken.board());
    follower.believe(&taken);
    assert_eq!(follower.conclude(&taken, None), Seen::of(taken.board().clone()));
}

#[test]
fn en_passant_in_all_three_orders_and_castling_in_all_four() {
    for order in ["d5 e5 d6", "e5 d5 d6", "e5 d6 d5"] {
        shows("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", order, "exd6");
    }
    for order in ["e1 g1 h1 f1", "h1 f1 e1 g1", "e1 h1 g1 f1", "h1 e1 f1 g1"] {
        shows("4k3/8/8/8/8/8/8/4K2R w K - 0 1", order, "O-O");
    }
}

#[test]
fn a_piece_that_was_touched_and_put_back_is_known_again() {
    // Two knights' worth of pieces are in hand together, a capturing one among them.
    let fen = "4k3/8/8/3p4/8/2N2B2/8/4K3 w - - 0 1";
    shows(fen, "c3 f3 d5 d5 f3", "Nxd5");
    shows(fen, "c3 f3 d5 d5 c3", "Bxd5");
}

#[test]
fn a_promotion_is_asked_and_the_announcement_answers() {
    let fen = "2n5/3P4/8/8/7k/8/8/4K3 w - - 0 1";
    let position = position(fen);
    for (san, orders) in
        [("d8=N", ["d7 d8", "d7 d8 d8 d8", "d8 d7"]), ("dxc8=Q", ["c8 d7 c8", "d7 c8 c8", "c8 c8 d7"])]
    {
        let (mv, promoted) = after(&position, san);
        for order in orders {
            // Each name toggles its square: the second d8 of three removes the pawn again.
            let mut follower = touched(&position, order);
            let seen = follower.conclude(&position, None);
            assert_eq!(seen.promoted, Some(mv.to()), "{order} {seen:?}");
            assert_eq!(seen.placement.piece_at(mv.to()), Some(Color::White.pawn()));
            assert_eq!(follower.conclude(&position, Some(mv)), Seen::of(promoted.board().clone()), "{order}");
        }
    }
}

#[test]
fn a_peg_from_nowhere_is_unknown_until_it_is_gone() {
    let position = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let mut follower = touched(&position, "a5");
    let seen = follower.conclude(&position, None);
    assert_eq!(seen.unknown, Bitboard::from(Square::A5));
    assert_ne!(seen.placement, *position.board());
    follower.see(position.board().occupied(), &position);
    assert_eq!(follower.conclude(&position, None), Seen::of(position.board().clone()));
}

#[test]
fn an_empty_board_is_set_up_in_any_order() {
    let position = Chess::default();
    let mut follower = Follower::new(position.board().clone());
    let mut occupied = Bitboard::EMPTY;
    follower.see(occupied, &position);
    for square in position.board().occupied().into_iter().rev() {
        occupied.add(square);
        follower.see(occupied, &position);
        let seen = follower.conclude(&position, None);
        assert_eq!(seen.placement.piece_at(square), position.board().piece_at(square), "{square}");
    }
}

#[test]
fn what_was_moved_while_nobody_looked_is_known_where_only_one_move_fits() {
    let position = Chess::default();
    let (_, moved) = after(&position, "Nf3");
    let mut follower = Follower::new(position.board().clone());
    follower.see(moved.board().occupied(), &position);
    assert_eq!(follower.conclude(&position, None).placement, *moved.board());
}

#[test]
fn the_opponents_move_is_executed_from_the_position_before() {
    let before = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let (_, now) = after(&before, "exd5");
    let mut follower = Follower::new(before.board().clone());
    let mut occupied = before.board().occupied();
    for square in [Square::D5, Square::E4, Square::D5] {
        occupied.toggle(square);
        follower.see(occupied, &now);
    }
    assert_eq!(follower.conclude(&now, None), Seen::of(now.board().clone()));
}

#[test]
fn a_new_piece_on_the_captured_ones_square_while_the_pawn_still_stands_is_not_forgotten() {
    let base = position("4k1n1/7P/8/8/8/8/8/4K3 w - - 0 1");
    let (mv, after) = after(&base, "hxg8=B");
    let mut follower = Follower::new(base.board().clone());
    let mut occupied = base.board().occupied();
    // Remove the knight, put the bishop in its place, and only then remove the pawn.
    for square in [Square::G8, Square::G8, Square::H7] {
        occupied = occupied.toggled(square);
        follower.see(occupied, &base);
        follower.conclude(&base, None);
    }
    assert_eq!(follower.conclude(&base, Some(mv)), Seen::of(after.board().clone()));
    assert_eq!(follower.conclude(&base, None).promoted, Some(Square::G8));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn every_move_of_every_hand_is_known(
        seed: u64,
        picks in prop::collection::vec(any::<prop::sample::Index>(), 1..80),
    ) {
        let mut position = Chess::default();
        let mut follower = Follower::new(position.board().clone());
        for (ply, pick) in (0u64..).zip(picks) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[pick.index(legal.len())];
            let mut pegs = position.board().clone();
            let manner = [HandStyle::Plain, HandStyle::Lively, HandStyle::Clumsy][(seed % 3) as usize];
            for (_, hand) in execute(&position, mv, manner, seed ^ ply) {
                hand.act_on(&mut pegs);
                follower.see(pegs.occupied(), &position);
                follower.conclude(&position, None);
            }
            let mut after = position.clone();
            after.play_unchecked(mv);
            let announced = mv.promotion().map(|_| mv);
            let seen = follower.conclude(&position, announced);
            prop_assert_eq!(&seen, &Seen::of(after.board().clone()), "{:?}", mv);
            position = after;
            prop_assert_eq!(&follower.conclude(&position, None), &seen);
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn any_squares_whatever_are_followed(boards in prop::collection::vec(any::<u64>(), 0..12)) {
        let position = Chess::default();
        let mut follower = Follower::new(position.board().clone());
        for squares in boards {
            follower.see(Bitboard(squares), &position);
            let seen = follower.conclude(&position, None);
            prop_assert_eq!(seen.placement.occupied(), Bitboard(squares));
        }
    }
}
