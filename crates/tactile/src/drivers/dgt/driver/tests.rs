use super::super::{clock, encode};
use super::*;
use crate::{Button, Orientation, Simulated};
use annabella_chess::{Board, Square};
use proptest::prelude::*;

fn driver(named: bool) -> DgtDriver {
    DgtDriver::new(PortOpening { named, ..PortOpening::default() })
}

/// Returns the requests and reports of a silent line between two times, in steps of 50 ms.
fn turns(driver: &mut DgtDriver, from: u64, to: u64) -> (Vec<(u64, u8)>, Vec<BoardReport>) {
    let (mut sent, mut told) = (Vec::new(), Vec::new());
    for at in (from..to).step_by(50) {
        sent.extend(driver.next_request(Stamp(at)).map(|request| (at, request[0])));
        told.extend(driver.silence(Stamp(at)));
    }
    (sent, told)
}

fn dump() -> Vec<u8> {
    encode::dump(Orientation::Straight, &Board::new())
}

fn lift() -> (Vec<u8>, BoardReport) {
    let report = BoardReport::Change { square: Square::E2, piece: None };
    (encode::change(Orientation::Straight, Square::E2, None), report)
}

#[test]
fn a_silent_line_is_asked_everything_again_and_again() {
    let (sent, told) = turns(&mut driver(false), 0, 1000);
    let expected = [
        (0, 0x40),
        (50, 0x47),
        (100, 0x4D),
        (150, 0x4B),
        (200, 0x42),
        (700, 0x47),
        (750, 0x4D),
        (800, 0x4B),
        (850, 0x42),
    ];
    assert_eq!((sent, told), (expected.to_vec(), vec![]));
    // A reconnected board is not asked for its name.
    let (sent, _) = turns(&mut driver(true), 0, 500);
    assert_eq!(sent, [(0, 0x40), (50, 0x4B), (100, 0x42)]);
}

/// The request for one of the squares contains a byte that starts the boot loader of other boards.
#[test]
fn apertures_are_measured_after_all_else_on_the_reference_board_alone() {
    for (name, measured) in [("annabella reference board with pegs", 64), ("some other board", 0)] {
        let mut driver = driver(false);
        driver.measure(Bitboard::FULL);
        let asked = turns(&mut driver, 0, 250).0;
        assert!(asked.iter().all(|(_, byte)| *byte < 0x70), "{asked:?}");
        driver.push(&dump(), Stamp(250));
        let asked = driver.next_request(Stamp(250));
        assert!(asked.is_none_or(|bytes| bytes[0] != 0x70), "not before its name is known");
        let size = (name.len() + 3) as u8;
        let bytes: Vec<u8> = [0x92, 0, size].into_iter().chain(name.bytes()).collect();
        driver.push(&bytes, Stamp(300));
        let asked: Vec<Vec<u8>> = std::iter::from_fn(|| driver.next_request(Stamp(300))).collect();
        let questions = (0..64).map(|field| vec![0x70, 2, 0x40 + field, 0]);
        assert_eq!(questions.filter(|question| asked.contains(question)).count(), measured, "{name}");
        assert_eq!(asked.concat().contains(&0x4E), measured > 0, "{name}");
    }
}

/// Other boards are never sent the commands of the reference board.
#[test]
fn the_reference_board_alone_is_told_to_tell_what_it_cannot_read() {
    let tells = [0x70, 3, 3, 1, 0];
    for (name, told) in [("annabella reference board with pegs", true), ("some other board", false)] {
        for named in [false, true] {
            let mut driver = driver(named);
            turns(&mut driver, 0, 250);
            driver.push(&dump(), Stamp(250));
            let asked: Vec<Vec<u8>> = std::iter::from_fn(|| driver.next_request(Stamp(250))).collect();
            assert!(!asked.contains(&tells.to_vec()), "not before it is known");
            let size = (name.len() + 3) as u8;
            let bytes: Vec<u8> = [0x92, 0, size].into_iter().chain(name.bytes()).collect();
            let reported = driver.push(&bytes, Stamp(300));
            // The name of a reconnected board is not reported a second time.
            assert_eq!(reported.contains(&BoardReport::Trademark(name.to_owned())), !named);
            let asked: Vec<Vec<u8>> = std::iter::from_fn(|| driver.next_request(Stamp(300))).collect();
            assert_eq!(asked.contains(&tells.to_vec()), told, "{name}");
        }
    }
    let cannot = [0xF0, 0, 6, 4, 0x34, 1];
    let report = BoardReport::Aperture { square: Square::E2, readable: false };
    assert_eq!(DgtDecoder::default().push(&cannot), [report]);
}

#[test]
fn everything_is_asked_again_now_and_then_and_sooner_while_an_answer_is_owed() {
    let mut driver = driver(true);
    turns(&mut driver, 0, 500);
    assert_eq!(driver.push(&dump(), Stamp(500)), [BoardReport::Dump(Board::new())]);
    let (sent, _) = turns(&mut driver, 550, 7500);
    // The name is requested again: another board may have been plugged in.
    let again = [5000, 6000, 7000].map(|at| [(at, 0x4B), (at + 50, 0x42)]).concat();
    assert_eq!(sent, [vec![(550, 0x47)], again].concat());
    // After an answer, the board is left alone for a while.
    driver.push(&dump(), Stamp(7500));
    assert_eq!(turns(&mut driver, 7550, 11_900).0, []);
}

#[test]
fn a_board_that_answers_nothing_any_more_is_gone() {
    let mut driver = driver(true);
    assert!(!driver.is_gone(Stamp(100_000)), "it was never there");
    driver.push(&dump(), Stamp(500));
    assert!(!driver.is_gone(Stamp(9499)));
    // Unreadable bytes are not an answer.
    driver.push(&[0xFF; 300], Stamp(9000));
    assert!(driver.is_gone(Stamp(9500)));
    driver.push(&lift().0, Stamp(9600));
    assert!(!driver.is_gone(Stamp(10_000)));
}

#[test]
fn the_name_comes_first_though_the_board_says_it_last() {
    let mut driver = driver(false);
    turns(&mut driver, 0, 500);
    assert_eq!(driver.push(&dump(), Stamp(500)), []);
    assert!(driver.is_understood());
    // The request was lost, so it is repeated.
    assert_eq!(turns(&mut driver, 550, 700).0, [(550, 0x47), (600, 0x4D)]);
    let (lifted, change) = lift();
    assert_eq!(driver.push(&lifted, Stamp(700)), []);
    let name = BoardReport::Trademark("a board".to_owned());
    assert_eq!(driver.push(&encode::trademark("a board"), Stamp(750)), [name]);
    let told = driver.push(&encode::version(1, 2), Stamp(800));
    assert_eq!(told, [BoardReport::Version(1, 2), BoardReport::Dump(Board::new()), change]);
}

#[test]
fn a_board_without_a_name_is_not_waited_for_longer_than_a_second() {
    let mut driver = driver(false);
    assert_eq!(driver.push(&dump(), Stamp(500)), []);
    assert_eq!(turns(&mut driver, 550, 1500).1, []);
    assert_eq!(driver.silence(Stamp(1500)), [BoardReport::Dump(Board::new())]);
    let (lifted, change) = lift();
    assert_eq!(driver.push(&lifted, Stamp(1550)), [change]);
}

#[test]
fn half_a_message_has_ended_after_a_second() {
    let mut driver = driver(true);
    assert_eq!(driver.push(&dump()[..40], Stamp(500)), []);
    assert_eq!(driver.silence(Stamp(1499)), []);
    assert_eq!(driver.silence(Stamp(1500)), [BoardReport::Nonsense(40)]);
    assert!(!driver.is_understood());
}

#[test]
fn a_clock_is_told_twice_at_most_and_asked_nothing_once_it_has_taken_it() {
    let order = ClockOrder { left: Span::seconds(60), right: Span(0), runs: None };
    let mut driver = driver(true);
    turns(&mut driver, 0, 500);
    driver.push(&dump(), Stamp(500));
    assert_eq!(driver.next_request(Stamp(500)), Some(vec![0x47]));
    driver.set_clock(order);
    // The clock refuses an earlier order.
    driver.push(&encode::answered(clock::SET, false), Stamp(550));
    assert_eq!(driver.next_request(Stamp(600)), Some(clock::set(&order)));
    assert_eq!(turns(&mut driver, 650, 4000).0, [(2100, clock::TO_CLOCK)]);
    assert!(!driver.clock_refuses(Stamp(3599)));
    assert!(driver.clock_refuses(Stamp(3600)));
    assert!(!driver.clock_refuses(Stamp(3600)), "said once");
    for (takes, refuses) in [(true, false), (false, true)] {
        driver.set_clock(order);
        assert_eq!(driver.next_request(Stamp(4000)), Some(clock::set(&order)));
        driver.push(&encode::answered(clock::SET, takes), Stamp(4050));
        assert_eq!(turns(&mut driver, 4100, 4900).0, []);
        assert_eq!(driver.clock_refuses(Stamp(4900)), refuses);
    }
}

proptest! {
    /// Whatever bytes of the board are lost, its pieces are known once it is received again.
    #[test]
    fn a_driver_and_a_board_agree_soon(lost in prop::collection::vec(any::<bool>(), 0..60), square in 0u32..64) {
        let (mut board, mut driver) = (Simulated::new(Board::new(), "a board"), driver(false));
        let mut stands = None;
        for turn in 0..200u64 {
            let at = Stamp(turn * 50);
            let mut said = driver.next_request(at).map_or(Vec::new(), |request| board.receive(&request));
            if turn == 30 && let Ok(hand) = board.meant(Square::new(square)) {
                said.extend(board.act(hand).unwrap_or_default());
                said.extend(board.press(Button::Say));
            }
            let lost = lost.get(turn as usize).copied().unwrap_or_default();
            let told = if lost || said.is_empty() { driver.silence(at) } else { driver.push(&said, at) };
            for report in told {
                match report {
                    BoardReport::Dump(board) => stands = Some(board),
                    BoardReport::Change { square, piece: None } => {
                        stands.iter_mut().for_each(|board| board.discard_piece_at(square));
                    }
                    _ => {}
                }
            }
        }
        prop_assert_eq!(stands.as_ref(), Some(board.placement()));
    }
}
