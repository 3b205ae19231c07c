//! Filters the reports of a board with unreliable contacts, or of one that reports too much.
//!
//! A square that changes faster than a hand can change it is reported with a short delay, and shorter states
//! are dropped. The start and the end of a state have the same delay, so its duration is preserved. A report of
//! the whole board counts as one change of each square that it changes.

use super::report::BoardReport;
use annabella_chess::{Bitboard, Board, Piece, Square};
use annabella_clock::{Span, Stamp};
use std::collections::VecDeque;

/// A square with more than [`MAX_CHANGES`] in this time flutters, until it is quiet for as long.
const WINDOW: Span = Span(1_000);
/// The maximum number of changes of a square within [`WINDOW`].
const MAX_CHANGES: usize = 16;
/// The delay of a fluttering square.
const DELAY: Span = Span(40);
/// The delay of every square while the board floods.
const FLOOD_DELAY: Span = Span(1_000);
/// The maximum number of changes and other reports in a burst; a board that sends more floods.
const MAX_BURST: u64 = 1_000;
/// The time after which one more is allowed.
const REFILL: Span = Span(50);

/// The content of a square as the board senses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Empty,
    Piece(Piece),
    /// A piece, on a board that cannot identify pieces.
    Something,
}

#[derive(Clone, Debug)]
struct OneSquare {
    /// The content passed on last, once it is known.
    passed: Option<Content>,
    /// A different content, and the time when it appeared.
    pending: Option<(Content, Stamp)>,
    /// The times of the latest changes.
    changes: VecDeque<Stamp>,
    flutters: bool,
}

impl OneSquare {
    /// Returns the content reported last, passed on or not.
    fn latest(&self) -> Option<Content> {
        self.pending.map(|(content, _)| content).or(self.passed)
    }
}

/// The debouncer of one board.
#[derive(Clone, Debug)]
pub struct Debouncer {
    squares: Vec<OneSquare>,
    /// The latest occupied squares, for boards that cannot identify pieces.
    occupied: Option<Bitboard>,
    /// The number of further changes and other reports that the board may send in a burst.
    allowed: u64,
    /// The time when `allowed` was counted.
    counted: Stamp,
    floods: bool,
    /// A square that has started to flutter and is not reported yet.
    unreported_flutter: Option<Square>,
    /// Whether the board has started to flood, and this is not reported yet.
    unreported_flood: bool,
}

impl Default for Debouncer {
    fn default() -> Debouncer {
        let square = OneSquare { passed: None, pending: None, changes: VecDeque::new(), flutters: false };
        Debouncer {
            squares: vec![square; 64],
            occupied: None,
            allowed: MAX_BURST,
            counted: Stamp(0),
            floods: false,
            unreported_flutter: None,
            unreported_flood: false,
        }
    }
}

impl Debouncer {
    /// Processes a report, and returns a report to pass on immediately.
    pub fn push(&mut self, report: BoardReport, now: Stamp) -> Option<BoardReport> {
        let spends = self.spend(self.changes(&report), now);
        match report {
            BoardReport::Dump(pieces) => {
                let changed = self.changed(&pieces);
                // A flooding board can repeat itself.
                let mut passes = spends && changed.is_empty();
                for square in changed {
                    passes |= self.change(square, content_of(&pieces, square), now);
                }
                passes.then(|| BoardReport::Dump(self.placement(pieces)))
            }
            BoardReport::Change { square, piece } => {
                let content = piece.map_or(Content::Empty, Content::Piece);
                self.change(square, content, now).then_some(BoardReport::Change { square, piece })
            }
            BoardReport::Occupied(squares) => {
                let first = self.occupied.is_none();
                let before = self.occupied.replace(squares).unwrap_or(squares);
                let mut passes = first || (before == squares && spends);
                for square in before ^ squares {
                    let content = if squares.contains(square) { Content::Something } else { Content::Empty };
                    passes |= self.change(square, content, now);
                }
                passes.then(|| self.occupation(squares))
            }
            BoardReport::Button(_) | BoardReport::Clock(_) => spends.then_some(report),
            // Reports of these kinds come once, or their readers limit them.
            other => Some(other),
        }
    }

    /// Returns the number of squares that a report changes.
    fn changes(&self, report: &BoardReport) -> u64 {
        match report {
            BoardReport::Dump(pieces) => self.changed(pieces).len() as u64,
            BoardReport::Occupied(squares) => {
                self.occupied.map_or(0, |before| (before ^ *squares).count() as u64)
            }
            _ => 1,
        }
    }

    /// Returns the squares whose content differs from the content reported last.
    fn changed(&self, pieces: &Board) -> Vec<Square> {
        let differs = |square: &Square| {
            self.squares[usize::from(*square)].latest() != Some(content_of(pieces, *square))
        };
        Square::ALL.into_iter().filter(differs).collect()
    }

    /// Returns the time of the next report, if no other change comes before.
    pub fn due(&self) -> Option<Stamp> {
        let delay = self.delay();
        self.squares.iter().filter_map(|one| one.pending.map(|(_, since)| since + delay)).min()
    }

    /// Returns the next report that has lasted long enough by `now`, and the time when it had.
    pub fn next_due(&mut self, now: Stamp) -> Option<(Stamp, BoardReport)> {
        let delay = self.delay();
        let pending = Square::ALL.into_iter().filter_map(|square| {
            let (content, since) = self.squares[usize::from(square)].pending?;
            Some((since + delay, square, content))
        });
        let (at, square, content) = pending.min_by_key(|(at, ..)| *at).filter(|(at, ..)| *at <= now)?;
        let one = &mut self.squares[usize::from(square)];
        (one.passed, one.pending) = (Some(content), None);
        let report = match (self.occupied, content) {
            (Some(squares), _) => self.occupation(squares),
            (None, Content::Piece(piece)) => BoardReport::Change { square, piece: Some(piece) },
            (None, Content::Empty | Content::Something) => BoardReport::Change { square, piece: None },
        };
        Some((at, report))
    }

    /// Returns a square that has started to flutter since the last call.
    pub fn begins_to_flutter(&mut self) -> Option<Square> {
        self.unreported_flutter.take()
    }

    /// Whether the board has started to flood since the last call.
    pub fn begins_to_flood(&mut self) -> bool {
        std::mem::take(&mut self.unreported_flood)
    }

    fn delay(&self) -> Span {
        if self.floods { FLOOD_DELAY } else { DELAY }
    }

    /// Records a change, and returns whether to pass it on immediately.
    fn change(&mut self, square: Square, content: Content, now: Stamp) -> bool {
        let floods = self.floods;
        let one = &mut self.squares[usize::from(square)];
        let quiet = one.changes.back().is_none_or(|last| now.since(*last) >= WINDOW);
        if quiet && one.pending.is_none() {
            one.flutters = false;
        }
        one.changes.push_back(now);
        while one.changes.front().is_some_and(|first| now.since(*first) > WINDOW) {
            one.changes.pop_front();
        }
        if one.changes.len() > MAX_CHANGES {
            one.changes.pop_front();
            if !std::mem::replace(&mut one.flutters, true) {
                self.unreported_flutter = Some(square);
            }
        }
        // A square whose content was unknown contradicts nothing.
        if !one.flutters && !floods || one.passed.is_none() {
            one.pending = None;
            return one.passed.replace(content) != Some(content);
        }
        match one.pending {
            _ if one.passed == Some(content) => one.pending = None,
            Some((pending, _)) if pending == content => {}
            _ => one.pending = Some((content, now)),
        }
        false
    }

    /// Returns a report of the occupied squares, without changes that have not lasted.
    fn occupation(&self, squares: Bitboard) -> BoardReport {
        let passed = squares.into_iter().chain(!squares).filter(|&square| {
            match self.squares[usize::from(square)].passed {
                Some(content) => content != Content::Empty,
                None => squares.contains(square),
            }
        });
        BoardReport::Occupied(passed.collect())
    }

    /// Returns the pieces, without changes that have not lasted.
    fn placement(&self, mut pieces: Board) -> Board {
        for (square, one) in Square::ALL.into_iter().zip(&self.squares) {
            match one.passed {
                Some(Content::Piece(piece)) => pieces.set_piece_at(square, piece),
                Some(Content::Empty) => pieces.discard_piece_at(square),
                Some(Content::Something) | None => {}
            }
        }
        pieces
    }

    /// Counts a report with this number of changes, and returns whether it was allowed.
    fn spend(&mut self, changes: u64, now: Stamp) -> bool {
        let refilled = now.since(self.counted).0 / REFILL.0;
        let allowed = (self.allowed + refilled).min(MAX_BURST);
        self.counted = if allowed == MAX_BURST { now } else { self.counted + Span(refilled * REFILL.0) };
        if allowed >= MAX_BURST / 2 {
            self.floods = false;
        }
        let cost = changes.max(1);
        self.allowed = allowed.saturating_sub(cost);
        if allowed < cost && !std::mem::replace(&mut self.floods, true) {
            self.unreported_flood = true;
        }
        allowed >= cost
    }
}

/// Returns the content of a square on a board that identifies pieces.
fn content_of(pieces: &Board, square: Square) -> Content {
    pieces.piece_at(square).map_or(Content::Empty, Content::Piece)
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{Color, Role};

    const PAWN: Piece = Piece { color: Color::White, role: Role::Pawn };

    /// Returns the output for these changes of a4, with its times. After them, the contacts are quiet.
    fn through(debouncer: &mut Debouncer, changes: &[(u64, bool)]) -> Vec<(u64, bool)> {
        let mut out = Vec::new();
        let stands = |report: &BoardReport| matches!(report, BoardReport::Change { piece: Some(_), .. });
        let until = changes.last().map_or(0, |(at, _)| at + 10_000);
        let end = [(until, None)];
        for (at, there) in changes.iter().map(|&(at, there)| (at, Some(there))).chain(end) {
            while let Some((due, report)) = debouncer.next_due(Stamp(at)) {
                out.push((due.0, stands(&report)));
            }
            let Some(there) = there else { break };
            let report = BoardReport::Change { square: Square::A4, piece: there.then_some(PAWN) };
            out.extend(debouncer.push(report, Stamp(at)).map(|report| (at, stands(&report))));
        }
        out
    }

    #[test]
    fn what_hands_do_passes_at_once() {
        let changes: Vec<(u64, bool)> = (0..40).map(|n| (n * 300, n % 2 == 1)).collect();
        assert_eq!(through(&mut Debouncer::default(), &changes), changes);
        // A contact bounces a few times.
        let bounces: Vec<(u64, bool)> = (0..14).map(|n| (n * 4, n % 2 == 1)).collect();
        assert_eq!(through(&mut Debouncer::default(), &bounces), bounces);
    }

    #[test]
    fn of_a_fluttering_peg_rests_keep_their_length() {
        let mut debouncer = Debouncer::default();
        let mut changes: Vec<(u64, bool)> = (0..200).map(|n| (n * 10, n % 2 == 1)).collect();
        // In the middle of it, the peg is out for 300 ms, and back.
        changes.extend([(2_000, false), (2_300, true), (2_305, false), (2_310, true)]);
        let out = through(&mut debouncer, &changes);
        assert!(out.len() < 25, "{out:?}");
        assert_eq!(debouncer.begins_to_flutter(), Some(Square::A4));
        assert_eq!(out[out.len() - 2..], [(2_040, false), (2_350, true)]);
        // When the square is quiet, changes pass immediately again.
        assert_eq!(
            through(&mut debouncer, &[(50_000, false), (50_200, true)]),
            [(50_000, false), (50_200, true)]
        );
    }

    #[test]
    fn hours_of_flutter_are_few_reports() {
        for half in [1, 7, 20, 39, 41, 90] {
            // Half a million changes, or four hours.
            let span = (500_000 * half).min(14_400_000);
            let changes: Vec<(u64, bool)> = (0..span / half).map(|n| (n * half, n % 2 == 1)).collect();
            let out = through(&mut Debouncer::default(), &changes).len() as u64;
            assert!(out < span / 48, "{half} ms: {out} in {span} ms");
        }
    }

    #[test]
    fn a_flood_over_the_whole_board_is_bounded_and_its_end_is_right() {
        let mut debouncer = Debouncer::default();
        let mut passed = 0;
        let end = 600_000;
        for at in (0..end).step_by(2) {
            while debouncer.next_due(Stamp(at)).is_some() {
                passed += 1;
            }
            let square = Square::new((at / 2 % 64) as u32);
            let piece = (at / 128 % 2 == 0).then_some(PAWN);
            passed += usize::from(debouncer.push(BoardReport::Change { square, piece }, Stamp(at)).is_some());
        }
        assert!(passed < 42_000, "{passed}");
        // No single square needs to flutter, so the flood is reported once.
        assert!(
            debouncer.begins_to_flood()
                && !debouncer.begins_to_flood()
                && debouncer.begins_to_flutter().is_none()
        );
        // After that, every square is passed on as it is.
        while debouncer.next_due(Stamp(end + 10_000)).is_some() {}
        let last = Board::empty();
        assert_eq!(
            debouncer.push(BoardReport::Dump(last.clone()), Stamp(end + 100_000)),
            Some(BoardReport::Dump(last))
        );
    }

    /// Dumps that contradict each other, at the rate of a slow line and of a fast one.
    #[test]
    fn contradicting_dumps_are_few_reports_and_their_end_is_right() {
        let (start, empty) = (Board::new(), Board::empty());
        for pause in [2, 20, 70, 200] {
            let mut debouncer = Debouncer::default();
            let (mut passed, end) = (0, 600_000);
            let mut shown = Board::empty();
            let mut follow = |report| match report {
                BoardReport::Dump(pieces) => shown = pieces,
                BoardReport::Change { square, piece: Some(piece) } => shown.set_piece_at(square, piece),
                BoardReport::Change { square, piece: None } => shown.discard_piece_at(square),
                other => panic!("{other:?}"),
            };
            for at in (0..end).step_by(pause) {
                let pieces = if (at / pause as u64).is_multiple_of(2) { &start } else { &empty };
                for (_, report) in std::iter::from_fn(|| debouncer.next_due(Stamp(at))) {
                    passed += 1;
                    follow(report);
                }
                if let Some(report) = debouncer.push(BoardReport::Dump(pieces.clone()), Stamp(at)) {
                    passed += 1;
                    follow(report);
                }
            }
            assert!(passed < 100, "{pause} ms: {passed}");
            assert!(debouncer.begins_to_flood(), "{pause} ms");
            // The last dump counts once it has lasted.
            debouncer.push(BoardReport::Dump(start.clone()), Stamp(end)).into_iter().for_each(&mut follow);
            while let Some((_, report)) = debouncer.next_due(Stamp(end + 1_000)) {
                follow(report);
            }
            assert_eq!(shown, start, "{pause} ms");
        }
    }

    /// A lost change that a dump makes up for, and a fluttering peg next to it.
    #[test]
    fn a_dump_passes_at_once_except_for_the_square_that_flutters() {
        let mut debouncer = Debouncer::default();
        let mut board = Board::new();
        debouncer.push(BoardReport::Dump(board.clone()), Stamp(0));
        for n in 0..100 {
            let piece = (n % 2 == 1).then_some(PAWN);
            debouncer.push(BoardReport::Change { square: Square::A4, piece }, Stamp(1_000 + n * 10));
        }
        while debouncer.next_due(Stamp(1_999)).is_some() {}
        // The peg of a4 is out again, which has not lasted; that of e2 was lifted.
        board.discard_piece_at(Square::E2);
        let out = debouncer.push(BoardReport::Dump(board.clone()), Stamp(2_000));
        let Some(BoardReport::Dump(pieces)) = out else { panic!("{out:?}") };
        assert_eq!(pieces.piece_at(Square::E2), None);
        let lasted = std::iter::from_fn(|| debouncer.next_due(Stamp(2_100))).last();
        let a4 = match lasted {
            Some((_, BoardReport::Change { square: Square::A4, piece })) => piece,
            Some(other) => panic!("{other:?}"),
            None => pieces.piece_at(Square::A4),
        };
        assert_eq!(a4, None);
    }

    #[test]
    fn occupied_squares_are_calmed_one_by_one() {
        let mut debouncer = Debouncer::default();
        let (quiet, flutter) = (Bitboard::from(Square::E2), Bitboard::from(Square::A4));
        assert_eq!(
            debouncer.push(BoardReport::Occupied(quiet), Stamp(0)),
            Some(BoardReport::Occupied(quiet))
        );
        let mut passed = 0;
        for n in 0..1_000 {
            let squares = if n % 2 == 0 { quiet | flutter } else { quiet };
            passed += usize::from(debouncer.push(BoardReport::Occupied(squares), Stamp(n * 10)).is_some());
        }
        assert!(passed < 25, "{passed}");
        // Another square is not delayed by the fluttering one.
        let moved = Bitboard::from(Square::E4) | flutter;
        let out = debouncer.push(BoardReport::Occupied(moved), Stamp(10_000));
        assert_eq!(out, Some(BoardReport::Occupied(Bitboard::from(Square::E4))));
        let (at, out) = debouncer.next_due(Stamp(20_000)).unwrap();
        assert_eq!((at, out), (Stamp(10_040), BoardReport::Occupied(moved)));
    }
}
