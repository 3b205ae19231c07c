//! Damaged files: they are never fatal, and written results are read again.

use super::OPEN;
use crate::pairings::{GameKind, GameResult, Points, Table, Tournament};
use proptest::prelude::*;

fn points() -> impl Strategy<Value = Points> {
    prop_oneof![Just(Points::Zero), Just(Points::Half), Just(Points::One)]
}

fn played() -> impl Strategy<Value = GameResult> {
    let kinds = prop_oneof![Just(GameKind::Rated), Just(GameKind::Unrated)];
    (points(), points(), kinds).prop_map(|(white, black, kind)| GameResult { white, black, kind })
}

/// Replaces, removes or inserts bytes.
fn damage(bytes: &mut Vec<u8>, damages: &[(usize, u8, u8)]) {
    for &(at, byte, kind) in damages {
        let at = at % bytes.len().max(1);
        match kind % 3 {
            _ if bytes.is_empty() => {}
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, byte),
        }
    }
}

fn damages() -> impl Strategy<Value = Vec<(usize, u8, u8)>> {
    let likely = prop_oneof![any::<u8>(), Just(b' '), Just(b'\t'), Just(b'\r'), b'0'..=b'9'];
    prop::collection::vec((any::<usize>(), likely, any::<u8>()), 0..30)
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        if let Ok((tournament, _)) = Tournament::read(&bytes) {
            prop_assert_eq!(tournament.write(), bytes);
        }
    }

    #[test]
    fn a_damaged_file_is_written_as_it_was_read(damages in damages()) {
        let mut bytes = OPEN.as_bytes().to_vec();
        damage(&mut bytes, &damages);
        if let Ok((tournament, faults)) = Tournament::read(&bytes) {
            prop_assert_eq!(tournament.write(), bytes);
            for fault in faults {
                prop_assert!(fault.line >= 1 && fault.column >= 1);
            }
        }
    }

    #[test]
    fn results_in_a_damaged_file_are_read_again(
        damages in damages(),
        set in prop::collection::vec((1..4_usize, 1..6_usize, played()), 1..8),
    ) {
        let mut bytes = OPEN.as_bytes().to_vec();
        damage(&mut bytes, &damages);
        let Ok((mut tournament, _)) = Tournament::read(&bytes) else { return Ok(()) };
        for (round, board, result) in set {
            // A damage can leave a board out.
            let _ = tournament.set_result(round, Table::Board(board), result);
        }
        let written = tournament.write();
        prop_assert_eq!(&tournament.write(), &written);
        let (again, _) = Tournament::read(&written).unwrap();
        for round in 1..=tournament.rounds() {
            let expected = tournament.pairings(round);
            let found = again.pairings(round);
            for pairing in expected {
                let same = found.iter().find(|each| (each.white, each.black) == (pairing.white, pairing.black));
                prop_assert_eq!(same.map(|each| each.result), Some(pairing.result));
            }
        }
    }
}
