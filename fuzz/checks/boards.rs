//! Bytes on the line of a board, and the pieces inferred from reports.

use annabella::chess::{Bitboard, Board, Chess, Color, Piece, Position, Role, Square};
use annabella::clock::Stamp;
use annabella::tactile::drivers::dgt::{self, DgtDecoder, HostCommand, HostRequest, HostRequests};
use annabella::tactile::drivers::rows::{self, RowDecoder};
use annabella::tactile::drivers::{DRIVERS, PortOpening};
use annabella::tactile::trace::{Direction, Trace};
use annabella::tactile::{BoardReport, Follower, Orientation, Reading, Tracker};

/// Checks that a DGT board's stream reads the same however it is cut, from either end of the line.
///
/// The next complete message must be read.
pub fn dgt_decoder(bytes: &[u8]) {
    let (orientation, bytes) = match bytes.split_first() {
        Some((first, rest)) if first % 2 == 1 => (Orientation::Turned, rest),
        _ => (Orientation::Straight, bytes),
    };
    let mut whole = DgtDecoder::new(orientation);
    let reports = whole.push(bytes);
    let mut cut = DgtDecoder::new(orientation);
    let again: Vec<BoardReport> = bytes.iter().flat_map(|byte| cut.push(&[*byte])).collect();
    assert_eq!(again, reports, "it depends on how the stream is cut");
    let next = whole.push(&dgt::encode::change(orientation, Square::E2, None));
    assert_eq!(next.last(), Some(&BoardReport::Change { square: Square::E2, piece: None }));

    // A message for the clock can be incomplete; it is not longer than this.
    let mut requests = HostRequests::default();
    requests.push(bytes);
    requests.push(&[0; 257]);
    assert_eq!(requests.push(&[HostCommand::Board.byte()]), [HostRequest::Command(HostCommand::Board)]);
}

/// Checks that a stream of rows reads the same however it is cut.
///
/// After the end of a line, the next one must be read.
pub fn rows_decoder(bytes: &[u8]) {
    let mut decoder = RowDecoder::new(Orientation::Straight);
    let reports = decoder.push(bytes);
    let mut cut = RowDecoder::new(Orientation::Straight);
    let again: Vec<BoardReport> = bytes.iter().flat_map(|byte| cut.push(&[*byte])).collect();
    assert_eq!(again, reports, "it depends on how the stream is cut");
    decoder.push(b"\n0 0 0 0 0 0 0 0\n");
    let line = rows::encode(Orientation::Straight, Bitboard::CORNERS);
    assert_eq!(decoder.push(&line).last(), Some(&BoardReport::Occupied(Bitboard::CORNERS)));
}

/// Checks that the driver of each make reads the same however the stream is cut.
pub fn drivers(bytes: &[u8]) {
    for make in DRIVERS {
        let opening = PortOpening { named: true, ..PortOpening::default() };
        let [mut whole, mut cut] = [(); 2].map(|()| (make.driver)(opening));
        let reports = whole.push(bytes, Stamp(50));
        let again: Vec<_> = bytes.iter().flat_map(|byte| cut.push(&[*byte], Stamp(50))).collect();
        assert_eq!(again, reports, "{}", make.name);
        assert_eq!(cut.silence(Stamp(5000)), whole.silence(Stamp(5000)), "{}", make.name);
        assert_eq!(cut.is_understood(), whole.is_understood(), "{}", make.name);
        while whole.next_request(Stamp(5050)).is_some() {}
    }
}

/// Checks that a trace is read or refused, and written back as read.
pub fn trace(text: &str) {
    if let Ok(trace) = text.parse::<Trace>() {
        let again: Trace = trace.to_string().parse().expect("a written trace is read");
        for way in [Direction::FromBoard, Direction::ToBoard] {
            assert_eq!(again.sent_by(way), trace.sent_by(way));
        }
    }
}

/// Checks that the followed pieces are on exactly the occupied squares.
///
/// Each two bytes are one step: a square that changes, a move played in the game, or squares that change
/// together.
pub fn follower(bytes: &[u8]) {
    let mut position = Chess::default();
    let mut follower = Follower::new(position.board().clone());
    let mut occupied = position.board().occupied();
    let mut announced = None;
    // As many steps as the hands of several moves; more would only slow each input.
    for chunk in bytes.chunks_exact(2).take(48) {
        let [kind, which] = [chunk[0], chunk[1]];
        let legal = position.legal_moves();
        let mv = legal.get(usize::from(which) % legal.len().max(1)).copied();
        match kind % 8 {
            0..=4 => occupied.toggle(Square::new(u32::from(which % 64))),
            5 => occupied ^= Bitboard::from(Square::new(u32::from(which % 64)).rank()),
            6 => announced = mv,
            _ => {
                if let Some(mv) = mv {
                    position.play_unchecked(mv);
                    announced = None;
                }
            }
        }
        follower.see(occupied, &position);
        let seen = follower.conclude(&position, announced);
        assert_eq!(seen.placement.occupied(), occupied);
        assert!(seen.unknown.is_empty() || seen.placement != *position.board());
    }
}

/// Checks that the tracker has the reported pieces, and that every move it reads is legal.
///
/// Each three bytes are one report: a change, a dump without the squares selected by two bytes, or a move
/// played in the game.
pub fn tracker(bytes: &[u8]) {
    let mut base = Chess::default();
    let mut tracker = Tracker::new(Board::new());
    for (index, chunk) in bytes.chunks_exact(3).enumerate() {
        let at = Stamp(index as u64);
        match tracker_step([chunk[0], chunk[1], chunk[2]], &mut base, &mut tracker) {
            Shown::All(board) => {
                tracker.show(at, &board);
                assert_eq!(tracker.placement(), &board);
            }
            Shown::Square(square, piece) => {
                tracker.change(at, square, piece);
                assert_eq!(tracker.placement().piece_at(square), piece);
            }
        }
        match tracker.reading(&base) {
            Reading::AtBase => assert_eq!(tracker.placement(), base.board()),
            Reading::Whole(mv) => {
                assert!(base.is_legal(mv));
                let mut after = base.clone();
                after.play_unchecked(mv);
                assert_eq!(tracker.placement(), after.board());
            }
            Reading::Unfinished { candidates } => assert!(candidates.iter().all(|mv| base.is_legal(*mv))),
            Reading::Elsewhere { differences } => assert!(!differences.is_empty()),
        }
    }
}

/// The report of a board.
enum Shown {
    All(Board),
    Square(Square, Option<Piece>),
}

/// Returns the report of three bytes; a move is played in `base`.
fn tracker_step([kind, first, second]: [u8; 3], base: &mut Chess, tracker: &mut Tracker) -> Shown {
    match kind % 8 {
        0..=4 => {
            let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
            let role = roles.get(usize::from(second % 8)).copied();
            let piece = role.map(|role| Piece { color: Color::from_white(second & 8 == 0), role });
            Shown::Square(Square::new(u32::from(first % 64)), piece)
        }
        5 => {
            let mut board = base.board().clone();
            board.discard_piece_at(Square::new(u32::from(first % 64)));
            board.discard_piece_at(Square::new(u32::from(second % 64)));
            Shown::All(board)
        }
        _ => {
            let legal = base.legal_moves();
            if let Some(&mv) = legal.get(usize::from(first) % legal.len().max(1)) {
                base.play_unchecked(mv);
                tracker.rebase(base.board());
            }
            Shown::All(base.board().clone())
        }
    }
}
