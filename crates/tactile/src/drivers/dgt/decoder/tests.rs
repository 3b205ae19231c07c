use super::*;
use crate::Button;
use crate::drivers::dgt::encode;
use annabella_chess::{Color, Role};
use proptest::prelude::*;

fn decode(bytes: &[u8]) -> Vec<BoardReport> {
    DgtDecoder::default().push(bytes)
}

#[test]
fn reads_the_lift_that_a_firmware_sends() {
    let change = BoardReport::Change { square: Square::E2, piece: None };
    assert_eq!(decode(&[0x8E, 0x00, 0x05, 0x34, 0x00]), [change]);
}

#[test]
fn reads_every_button_from_the_acknowledgement_bytes() {
    use Button::*;
    for (code, button) in [(0x31, Again), (0x32, Time), (0x33, Press), (0x34, Arbiter), (0x35, Say)] {
        let bytes = [0x8D, 0x00, 0x0A, 0x0A, 0x10, 0x08, 0x2A, 0x00, code, 0x00];
        assert_eq!(decode(&bytes), [BoardReport::Button(button)]);
        assert_eq!(encode::button(button), bytes);
    }
    // A button that no clock has.
    assert_eq!(decode(&[0x8D, 0x00, 0x0A, 0x0A, 0x10, 0x08, 0x2A, 0x00, 0x36, 0x00]), []);
}

#[test]
fn reads_the_bus_address_as_the_serial_number() {
    let serial = BoardReport::Serial("01025".to_owned());
    assert_eq!(decode(&[0x90, 0x00, 0x05, 0x08, 0x01]), std::slice::from_ref(&serial));
    assert_eq!(decode(&encode::bus_address(1025)), [serial]);
}

#[test]
fn reads_how_the_reference_board_is_set() {
    let change = BoardReport::Change { square: Square::E2, piece: None };
    let told =
        [&[0xF0, 0, 6, 1, 0, 10][..], &encode::change(Orientation::Straight, Square::E2, None)].concat();
    assert_eq!(decode(&told), [BoardReport::Debounce(Span(50)), change]);
    // A different setting of this board is not nonsense.
    let other =
        [&[0xF0, 0, 6, 2, 0, 10][..], &encode::change(Orientation::Straight, Square::E2, None)].concat();
    assert_eq!(decode(&other).len(), 1);
}

#[test]
fn reads_what_the_reference_board_measures() {
    let told = [0xF0, 0, 6, 0x40 + 0x34, 1, 25];
    assert_eq!(decode(&told), [BoardReport::Measured { square: Square::E2, reading: 153 }]);
    let turned = DgtDecoder::new(Orientation::Turned).push(&told);
    assert_eq!(turned, [BoardReport::Measured { square: Square::D7, reading: 153 }]);
}

/// Content that no board of a game has.
/// It is a field over 63, and a marker of a result or an unknown piece.
#[test]
fn a_message_with_an_impossible_field_or_piece_is_discarded_and_counted() {
    let e2 = 0x34;
    let mut damaged: Vec<Vec<u8>> = (64..128).map(|field| vec![0x8E, 0, 5, field, 1]).collect();
    damaged.extend((13..128).map(|code| vec![0x8E, 0, 5, e2, code]));
    damaged.extend((13..128).map(|code| {
        let mut dump = encode::dump(Orientation::Straight, &Board::new());
        dump[3 + usize::from(e2)] = code;
        dump
    }));
    // An aperture of the reference board, unreadable or measured.
    damaged.push(vec![0xF0, 0, 6, DOUBT, 64, 1]);
    damaged.push(vec![0xF0, 0, 6, DOUBT, e2, 2]);
    damaged.push(vec![0xF0, 0, 6, APERTURES + e2, 8, 0]);
    for message in damaged {
        let stream = [&message, &encode::version(1, 2)[..]].concat();
        let read = [BoardReport::Nonsense(message.len()), BoardReport::Version(1, 2)];
        for orientation in [Orientation::Straight, Orientation::Turned] {
            assert_eq!(DgtDecoder::new(orientation).push(&stream), read, "{message:?}");
        }
    }
}

/// A change that interrupts a damaged dump counts, and is in no later dump.
#[test]
fn a_damaged_dump_takes_no_change_with_it_and_leaves_none_behind() {
    let lift = encode::change(Orientation::Straight, Square::E2, None);
    let change = BoardReport::Change { square: Square::E2, piece: None };
    let whole = encode::dump(Orientation::Straight, &Board::new());
    let mut dump = whole.clone();
    dump[3] = 13;
    let stream = [&dump[..40], &lift, &dump[40..], &whole].concat();
    let read = [change, BoardReport::Nonsense(67), BoardReport::Dump(Board::new())];
    assert_eq!(decode(&stream), read);
}

#[test]
fn reads_all_that_a_board_has_kept_with_changes_in_the_middle() {
    let kept: Vec<u8> = (0..9000u32).map(|n| (n % 128) as u8).collect();
    let mut bytes = encode::moves(&kept);
    assert_eq!(decode(&bytes), [BoardReport::Kept(kept.clone())]);
    assert_eq!(decode(&encode::moves(&[])), [BoardReport::Kept(Vec::new())]);
    bytes.splice(5000..5000, encode::change(Orientation::Straight, Square::A1, None));
    let change = BoardReport::Change { square: Square::A1, piece: None };
    assert_eq!(decode(&bytes), [change, BoardReport::Kept(kept)]);
}

#[test]
fn reads_what_the_clock_answers_to_a_command() {
    let mut decoder = DgtDecoder::default();
    let mut answers = |bytes: &[u8]| (decoder.push(bytes), decoder.take_clock_answers());
    let answer = |understood| (vec![], vec![ClockAnswer { command: 0x0B, understood }]);
    assert_eq!(answers(&encode::understood(0x0B)), answer(true));
    let refused = [0x8D, 0x00, 0x0A, 0x0A, 0x40, 0x0B, 0x0A, 0x00, 0x00, 0x00];
    assert_eq!(answers(&refused), answer(false));
    // The clock is ready, or its mode has changed: no answer to a command.
    for unasked in [0x01, 0x0A, 0x10] {
        let told = [0x8D, 0x00, 0x0A, 0x0A, 0x10, unasked, 0x2A, 0x00, 0x00, 0x00];
        assert_eq!(answers(&told), (vec![], vec![]));
    }
}

#[test]
fn reads_lever_flags_and_battery_of_the_clock() {
    let face = |b3: u8, b6: u8, b9: u8| match decode(&[0x8D, 0, 0x0A, b3, 0, 1, b6, 0, 0, b9])[..] {
        [BoardReport::Clock(face)] => face,
        ref other => panic!("{other:?}"),
    };
    let still = ClockFace { right_ms: 1000, ..ClockFace::default() };
    assert_eq!(face(0, 0, 0), still);
    assert_eq!(face(0, 0, 0x02), ClockFace { right_is_up: true, ..still });
    assert_eq!(face(0, 0, 0x04), ClockFace { battery_low: true, ..still });
    assert_eq!(face(0x40, 0, 0x01), ClockFace { right_flag: true, running: true, ..still });
    for blocked_or_not in [0x10, 0x40, 0x50] {
        assert_eq!(face(0, blocked_or_not, 0), ClockFace { left_flag: true, ..still });
    }
}

#[test]
fn reads_the_clock_from_binary_hours_and_decimal_digits() {
    let bytes = [0x8D, 0x00, 0x0A, 0x01, 0x59, 0x30, 0x40, 0x05, 0x09, 0x01];
    let right_ms = (3600 + 59 * 60 + 30) * 1000;
    let left_ms = (5 * 60 + 9) * 1000;
    let face = ClockFace { left_ms, right_ms, left_flag: true, running: true, ..ClockFace::default() };
    assert_eq!(decode(&bytes), [BoardReport::Clock(face)]);
    assert_eq!(decode(&encode::no_clock()), []);
    assert_eq!(decode(&[0x8D, 0, 0x0A, 0, 0, 0, 0, 0, 0, 0]), []);
    // Sixty-one minutes are not a valid time.
    assert_eq!(
        decode(&[&[0x8D, 0, 0x0A, 0, 0x61, 0, 0, 0, 0, 1][..], &encode::version(1, 2)].concat()),
        [BoardReport::Nonsense(10), BoardReport::Version(1, 2)]
    );
}

#[test]
fn a_change_in_a_dump_spoils_neither_and_is_newer() {
    let board = Board::new();
    let dump = encode::dump(Orientation::Straight, &board);
    for cut in 1..dump.len() {
        let lift = encode::change(Orientation::Straight, Square::A8, None);
        let stream = [&dump[..cut], &lift, &dump[cut..]].concat();
        let mut after = board.clone();
        after.discard_piece_at(Square::A8);
        assert_eq!(
            decode(&stream),
            [BoardReport::Change { square: Square::A8, piece: None }, BoardReport::Dump(after)]
        );
    }
}

#[test]
fn a_wrong_length_is_nonsense_told_once() {
    let mut stream = vec![0x86, 0x00, 0x44];
    stream.extend([1; 65]);
    stream.extend(encode::version(3, 1));
    assert_eq!(decode(&stream), [BoardReport::Nonsense(68), BoardReport::Version(3, 1)]);
}

#[test]
fn a_burst_without_end_is_told_once_and_quiet_ends_it() {
    let mut decoder = DgtDecoder::default();
    let reports: Vec<_> = (0..100).flat_map(|_| decoder.push(&[0x55; 200])).collect();
    assert_eq!(reports, [BoardReport::Nonsense(LOUD)]);
    assert_eq!(decoder.quiet(), None);
    decoder.push(&[0x86, 0x00]);
    assert_eq!(decoder.quiet(), Some(BoardReport::Nonsense(2)));
    assert_eq!(decoder.quiet(), None);
}

#[test]
fn ten_megabytes_of_noise_cost_no_memory() {
    let mut decoder = DgtDecoder::default();
    let mut random = fastrand::Rng::with_seed(1);
    let mut buffer = [0u8; 4096];
    for _ in 0..2560 {
        random.fill(&mut buffer);
        // A message by chance ends a burst, so a few reports come, but never one for each byte.
        assert!(decoder.push(&buffer).len() < 20);
    }
    assert!(decoder.message.capacity() <= 2 * LONGEST);
    assert!(decoder.change.capacity() <= 64);
    assert!(decoder.meanwhile.len() <= 64);
}

fn any_square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

fn any_piece() -> impl Strategy<Value = Option<Piece>> {
    prop::option::of((any::<bool>(), 1u32..=6).prop_map(|(white, role)| Piece {
        color: Color::from_white(white),
        role: Role::try_from(role as u8).unwrap(),
    }))
}

fn any_orientation() -> impl Strategy<Value = Orientation> {
    prop_oneof![Just(Orientation::Straight), Just(Orientation::Turned)]
}

/// A message, and the report that it must give.
type Written = (Vec<u8>, Option<BoardReport>);

fn any_message(orientation: Orientation) -> impl Strategy<Value = Written> {
    use Button::*;
    let board = prop::collection::vec((any_square(), any_piece()), 0..40).prop_map(|pieces| {
        let mut board = Board::empty();
        pieces.into_iter().for_each(|(square, piece)| put(&mut board, square, piece));
        board
    });
    prop_oneof![
        board.prop_map(move |board| (encode::dump(orientation, &board), Some(BoardReport::Dump(board)))),
        (any_square(), any_piece()).prop_map(move |(square, piece)| (
            encode::change(orientation, square, piece),
            Some(BoardReport::Change { square, piece })
        )),
        prop::sample::select(vec![Again, Time, Press, Arbiter, Say])
            .prop_map(|button| (encode::button(button), Some(BoardReport::Button(button)))),
        (0u64..36_000, 1u64..36_000, any::<[bool; 5]>()).prop_map(|(left, right, flags)| {
            let (left_ms, right_ms) = (left * 1000, right * 1000);
            let [running, right_is_up, left_flag, right_flag, battery_low] = flags;
            let face =
                ClockFace { left_ms, right_ms, running, right_is_up, left_flag, right_flag, battery_low };
            (encode::clock(face), Some(BoardReport::Clock(face)))
        }),
        "[a-zA-Z0-9]{0,300}".prop_map(|text| (encode::trademark(&text), Some(BoardReport::Trademark(text)))),
        (0u8..128, 0u8..128).prop_map(|(a, b)| (encode::version(a, b), Some(BoardReport::Version(a, b)))),
        (0u32..100_000).prop_map(|n| (encode::serial(n), Some(BoardReport::Serial(format!("{n:05}"))))),
        any::<u32>().prop_map(|n| (encode::long_serial(n), Some(BoardReport::Serial(format!("{n:010}"))))),
        (0u8..=100).prop_map(|n| (encode::battery(Some(n)), Some(BoardReport::Battery(Some(n))))),
        Just((encode::battery(None), Some(BoardReport::Battery(None)))),
        Just((encode::no_clock(), None)),
    ]
}

fn any_stream() -> impl Strategy<Value = (Orientation, Vec<Written>)> {
    any_orientation().prop_flat_map(|orientation| {
        (Just(orientation), prop::collection::vec(any_message(orientation), 0..12))
    })
}

proptest! {
    #[test]
    fn reads_back_what_was_written_however_it_is_cut(
        (orientation, messages) in any_stream(),
        pieces in prop::collection::vec(1usize..40, 1..20),
    ) {
        let stream: Vec<u8> = messages.iter().flat_map(|(bytes, _)| bytes.clone()).collect();
        let wanted: Vec<_> = messages.into_iter().filter_map(|(_, report)| report).collect();
        let mut decoder = DgtDecoder::new(orientation);
        let (mut read, mut rest, mut sizes) = (Vec::new(), &stream[..], pieces.iter().cycle());
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(*sizes.next().unwrap()));
            read.extend(decoder.push(now));
            rest = later;
        }
        prop_assert_eq!(read, wanted);
    }

    #[test]
    fn changes_in_between_are_read_and_spoil_nothing(
        (bytes, report) in any_message(Orientation::Straight),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any_square(), any_piece()), 1..6),
    ) {
        prop_assume!(bytes[0] != id::CHANGE && bytes[0] != id::DUMP);
        let mut cuts: Vec<_> =
            changes.iter().map(|(at, square, piece)| (at.index(bytes.len()), *square, *piece)).collect();
        cuts.sort_by_key(|(at, ..)| *at);
        let (mut stream, mut from, mut wanted) = (Vec::new(), 0, Vec::new());
        for (at, square, piece) in cuts {
            stream.extend_from_slice(&bytes[from..at]);
            stream.extend(encode::change(Orientation::Straight, square, piece));
            wanted.push(BoardReport::Change { square, piece });
            from = at;
        }
        stream.extend_from_slice(&bytes[from..]);
        wanted.extend(report);
        prop_assert_eq!(decode(&stream), wanted);
    }

    #[test]
    fn never_panics_and_the_next_whole_message_is_read(
        noise: Vec<u8>,
        (bytes, report) in any_message(Orientation::Straight),
    ) {
        // Noise can end with the beginning of a dump, which a change then interrupts: it must still be read.
        let mut decoder = DgtDecoder::default();
        decoder.push(&noise);
        let read = decoder.push(&bytes);
        match report {
            Some(report) => prop_assert_eq!(read.last(), Some(&report)),
            None => prop_assert!(read.iter().all(|report| matches!(report, BoardReport::Nonsense(_)))),
        }
    }
}

/// Each byte takes a bounded number of steps, and a bounded number of bytes is kept.
#[test]
fn any_repeated_bytes_are_decoded_in_linear_work() {
    let change = |square| encode::change(Orientation::default(), square, None);
    let changes: Vec<u8> = Square::ALL.into_iter().flat_map(change).collect();
    let dump = encode::dump(Orientation::default(), &Board::new());
    let shapes = [
        vec![0],
        vec![0x7f],
        vec![0xff],
        vec![id::CHANGE],
        vec![id::MOVES, 0x7f, 0x7f],
        vec![id::TRADEMARK, 8, 0],
        [vec![id::TRADEMARK, 8, 0], changes.clone()].concat(),
        changes.clone(),
        dump.clone(),
        [dump[..60].to_vec(), changes, dump[60..].to_vec()].concat(),
    ];
    for shape in shapes {
        for len in [1 << 12, 1 << 14, 1 << 16] {
            let bytes = shape.repeat(len / shape.len());
            let mut decoder = DgtDecoder::default();
            let reports = decoder.push(&bytes).len();
            let (steps, kept) =
                (decoder.steps, decoder.message.len() + decoder.change.len() + decoder.meanwhile.len());
            assert!(
                steps <= 20 * bytes.len() && reports <= bytes.len(),
                "{:x?}: {steps}",
                &shape[..shape.len().min(8)]
            );
            assert!(kept <= (1 << 14) + 69, "{:x?}: {kept}", &shape[..shape.len().min(8)]);
        }
    }
}
