//! The boards desk: what is known of the tactile boards, and what their pegs show.

use super::settings::Settings;
use crate::chess::{Bitboard, Board, Chess, Color, Move, Piece, Position, Square};
use crate::clock::Stamp;
use crate::tactile::{BoardReport, Difference, Follower, Hand, Lift, Reading, Step, Tracker};
use shakmaty::ByColor;

/// What a board has sensed, already the right way round.
#[derive(Clone, Debug)]
pub(super) enum Sensed {
    /// Everything that stands on it.
    All(Board),
    /// What stands on one square now.
    Peg { square: Square, piece: Option<Piece> },
}

/// What came of what a board has sensed.
#[derive(Clone, Debug)]
pub(super) struct Felt {
    /// What hands must have done.
    pub hands: Vec<Hand>,
    /// It is there again, or for the first time, and has shown this; none where it was there before.
    pub appeared: Option<Appeared>,
}

/// A board is there that was not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Appeared {
    /// It was never there before.
    pub new: bool,
    /// It shows the game's position.
    pub right: bool,
}

/// What a board that senses only whether something stands on a square is concluded to show.
#[derive(Clone, Debug)]
pub(super) struct Concluded {
    pub sensed: Vec<Sensed>,
    /// Squares whose piece nobody can know, that were not asked about yet.
    pub ask: Bitboard,
    /// Where a pawn was exchanged for a piece that nobody can know.
    pub promoted: Option<Square>,
}

/// What is known of a board that senses only whether something stands on a square.
#[derive(Clone, Debug)]
struct Followed {
    follower: Follower,
    /// What it said last, as it lies.
    squares: Bitboard,
    /// The squares that were asked about.
    asked: Bitboard,
}

/// A player's tactile board.
#[derive(Clone, Debug, Default)]
pub(super) struct TableBoard {
    tracker: Tracker,
    /// It has shown the game's position since that last changed.
    synced: bool,
    /// Fingers are being guided to the position.
    guiding: bool,
    /// A first dump has come since it was connected.
    known: bool,
    /// It is known to be gone, and the game goes on as without it until it is back.
    lost: bool,
    /// It had shown the position before the last ply when that was made.
    right_before: bool,
    /// Pieces that left their apertures while the board was away, and are not back.
    unseen: Vec<Lift>,
    /// It lies the other way round: its squares are read from the other side.
    turned: bool,
    /// When to look at it, if the pegs do not move before.
    look_at: Option<Stamp>,
    /// Nonsense has been told of once.
    nonsense_told: bool,
    /// Where it senses no more than that something stands on a square.
    followed: Option<Followed>,
    /// The last position of the game that it has shown, by its plies.
    shown: Option<usize>,
}

/// The tactile boards of both players.
#[derive(Clone, Debug)]
pub(super) struct TableBoards(ByColor<Option<TableBoard>>);

impl TableBoard {
    pub fn is_connected(&self) -> bool {
        self.tracker.is_connected()
    }

    /// It has shown the game's position since that last changed.
    pub fn is_synced(&self) -> bool {
        self.synced
    }

    /// Fingers are being guided to the position.
    pub fn is_guided(&self) -> bool {
        self.guiding
    }

    /// It has shown its pieces at least once.
    pub fn is_known(&self) -> bool {
        self.known
    }

    /// It is known to be gone, and the game goes on as without it until it is back.
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// It had shown the position before the last ply when that was made.
    pub fn was_right_before(&self) -> bool {
        self.right_before
    }

    /// Pieces that left their apertures while the board was away, and are not back.
    pub fn unseen(&self) -> &[Lift] {
        &self.unseen
    }

    /// What stands on it.
    pub fn placement(&self) -> &Board {
        self.tracker.placement()
    }

    /// What the pegs say of a move from that position.
    pub fn reading(&self, base: &Chess) -> Reading {
        self.tracker.reading(base)
    }

    /// Where the pegs are not as in `target`.
    pub fn differences(&self, target: &Board) -> Vec<Difference> {
        self.tracker.differences(target)
    }

    /// The next thing that the player's fingers are to do.
    pub fn next_step(&self, target: &Board, side: Color) -> Option<Step> {
        self.tracker.next_step(target, side)
    }

    /// Whether a hand has placed something on that square since the last ply.
    pub fn was_placed(&self, square: Square) -> bool {
        let placed =
            |(_, hand): &(Stamp, Hand)| matches!(hand, Hand::Placed { square: on, .. } if *on == square);
        self.tracker.log().iter().any(placed)
    }

    /// When the next lift will be known to last.
    pub fn lift_due(&self) -> Option<Stamp> {
        self.tracker.due()
    }

    /// The last position of the game that it has shown, by its plies.
    pub fn shown(&self) -> Option<usize> {
        self.shown
    }

    /// As the board lies, or from there as it is read.
    fn turned(&self, squares: Bitboard) -> Bitboard {
        if self.turned { squares.rotate_180() } else { squares }
    }
}

impl TableBoards {
    pub fn new(settings: &Settings) -> TableBoards {
        let board = |side| TableBoard {
            tracker: Tracker::timed(settings.timing),
            turned: settings.turned.of(side),
            ..TableBoard::default()
        };
        TableBoards(
            settings
                .boards()
                .zip(ByColor { white: Color::White, black: Color::Black })
                .map(|(has, side)| has.then(|| board(side))),
        )
    }

    /// The board of that side.
    pub fn get(&self, side: Color) -> Option<&TableBoard> {
        self.0.get(side).as_ref()
    }

    /// The board of that side, where it is there to report: pegs that nobody sees execute nothing,
    /// and an entry then implies the execution, as without a board.
    pub fn connected(&self, side: Color) -> Option<&TableBoard> {
        self.get(side).filter(|board| board.is_connected())
    }

    /// Whether any board is used.
    pub fn are_used(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    /// When pegs will have been quiet long enough to be looked at.
    pub fn look_due(&self) -> Option<Stamp> {
        self.0.iter().flatten().filter_map(|board| board.look_at).min()
    }

    fn of(&mut self, side: Color) -> Option<&mut TableBoard> {
        self.0.get_mut(side).as_mut()
    }

    fn each(&mut self) -> impl Iterator<Item = &mut TableBoard> {
        self.0.iter_mut().flatten()
    }

    /// What a board says of itself, as it lies, the right way round.
    pub fn upright(&self, side: Color, sensed: Sensed) -> Option<Sensed> {
        let turned = self.get(side)?.turned;
        Some(match sensed {
            Sensed::All(mut pieces) if turned => {
                pieces.rotate_180();
                Sensed::All(pieces)
            }
            Sensed::Peg { square, piece } if turned => Sensed::Peg { square: square.rotate_180(), piece },
            sensed => sensed,
        })
    }

    /// Takes in what the board of that side has sensed, in the position that the game has.
    pub fn feel(&mut self, side: Color, sensed: Sensed, base: &Board, at: Stamp) -> Option<Felt> {
        let board = self.of(side)?;
        board.nonsense_told = false;
        let pieces = match sensed {
            Sensed::Peg { square, piece } => {
                let hands = board.tracker.apply(at, &BoardReport::Change { square, piece });
                return Some(Felt { hands, appeared: None });
            }
            Sensed::All(pieces) => pieces,
        };
        let new = !board.known;
        let appeared = (!board.is_connected()).then_some(Appeared { new, right: *base == pieces });
        (board.known, board.lost) = (true, false);
        board.tracker.set_connected(true);
        let hands = board.tracker.apply(at, &BoardReport::Dump(pieces));
        if appeared.is_some() {
            // Nobody saw a hand while the board was away: what left it then was not touched, and
            // whether it left before what is lifted later cannot be told.
            board.tracker.forget();
            let out = |square: Square| Some(Lift { at, square, piece: base.piece_at(square)? });
            board.unseen = Square::ALL.into_iter().filter_map(out).collect();
            board.unseen.retain(|lift| board.tracker.placement().piece_at(lift.square) != Some(lift.piece));
        }
        Some(Felt { hands, appeared })
    }

    /// A board says where anything stands, as it lies. What it is first seen with stands as in the
    /// game's position, as far as it does at all.
    pub fn see_occupied(&mut self, side: Color, squares: Bitboard, position: &Chess) {
        let Some(board) = self.of(side) else { return };
        let (upright, back) = (board.turned(squares), !board.is_connected());
        let anew = || Followed {
            follower: Follower::new(position.board().clone()),
            squares,
            asked: Bitboard::EMPTY,
        };
        let followed = board.followed.get_or_insert_with(anew);
        followed.squares = squares;
        if back {
            followed.follower.see_again(upright, position);
        } else {
            followed.follower.see(upright, position);
        }
    }

    /// What a board that senses only whether something stands there shows, as far as that is not
    /// known yet: after it has reported, or after a move has told more of its pieces.
    pub fn conclude(&mut self, side: Color, position: &Chess, announced: Option<Move>) -> Option<Concluded> {
        let board = self.of(side)?;
        let followed = board.followed.as_mut()?;
        let seen = followed.follower.conclude(position, announced);
        let mut open = seen.unknown;
        open.extend(seen.promoted);
        let ask = open & !followed.asked;
        followed.asked = open;
        let sensed = match board.is_connected() {
            false => vec![Sensed::All(seen.placement)],
            true => {
                let before = board.placement();
                let changed = |square: &Square| before.piece_at(*square) != seen.placement.piece_at(*square);
                let changed = Square::ALL.into_iter().filter(changed);
                let (lifted, placed): (Vec<Square>, Vec<Square>) =
                    changed.partition(|&square| seen.placement.piece_at(square).is_none());
                let peg = |square| Sensed::Peg { square, piece: seen.placement.piece_at(square) };
                lifted.into_iter().chain(placed).map(peg).collect()
            }
        };
        Some(Concluded { sensed, ask, promoted: seen.promoted })
    }

    /// Whether that board is there and senses only that something stands on a square.
    pub fn is_followed(&self, side: Color) -> bool {
        self.connected(side).is_some_and(|board| board.followed.is_some())
    }

    /// The opponent's move was repeated in words: squares that agree with it are believed to show it.
    pub fn believe(&mut self, side: Color, position: &Chess) -> bool {
        let followed = self.of(side).and_then(|board| board.followed.as_mut());
        followed.map(|followed| followed.follower.believe(position)).is_some()
    }

    /// The board is read from the other side of the table from now on, which no hand did.
    pub fn turn(&mut self, side: Color, position: &Chess, announced: Option<Move>) {
        let Some(board) = self.of(side) else { return };
        board.turned = !board.turned;
        board.tracker.turn();
        let turned = board.turned;
        if let Some(followed) = &mut board.followed {
            let squares = if turned { followed.squares.rotate_180() } else { followed.squares };
            followed.follower = Follower::new(position.board().clone());
            followed.follower.see(squares, position);
            board.tracker.stand(followed.follower.conclude(position, announced).placement);
        }
    }

    /// The board sent what is no message. Whether that is new since it last made sense.
    pub fn nonsense(&mut self, side: Color) -> bool {
        self.of(side).is_some_and(|board| !std::mem::replace(&mut board.nonsense_told, true))
    }

    /// The board is gone. Whether that is new.
    pub fn lose(&mut self, side: Color) -> bool {
        let Some(board) = self.of(side) else { return false };
        board.nonsense_told = false;
        let new = !std::mem::replace(&mut board.lost, true);
        board.tracker.set_connected(!new && board.is_connected());
        new
    }

    /// The board's port is there; that the board is shows with its pieces.
    pub fn answers(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.nonsense_told = false;
        }
    }

    /// The program starts anew: the boards must be asked again.
    pub fn forget_connections(&mut self) {
        for board in self.each() {
            board.tracker.set_connected(false);
            board.lost = false;
        }
    }

    /// A board that is not there is not waited for any longer, and what was touched on one that is
    /// there was touched while nobody was on move.
    pub fn do_without(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.lost = !board.is_connected();
            board.tracker.forget();
        }
    }

    /// A ply was made by that side, and this is the position after it.
    pub fn ply_made(&mut self, by: Color, position: &Board) {
        for side in Color::ALL {
            let Some(board) = self.of(side) else { continue };
            board.unseen.clear();
            if side == by {
                board.synced = board.is_connected();
                board.tracker.rebase(position);
            } else {
                board.right_before = std::mem::take(&mut board.synced);
            }
        }
    }

    /// The board shows the game's position.
    pub fn sync(&mut self, side: Color, position: &Board) {
        if let Some(board) = self.of(side) {
            board.synced = true;
            board.tracker.rebase(position);
        }
    }

    /// The board must come to show the game's position anew.
    pub fn unsync(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            (board.synced, board.right_before) = (false, false);
        }
    }

    /// Fingers are guided to the position from now on, or no longer.
    pub fn guide(&mut self, side: Color, guiding: bool) {
        if let Some(board) = self.of(side) {
            board.guiding = guiding;
        }
    }

    /// The pegs stand as they should: what hands did to get there is no touch.
    pub fn set_up(&mut self, side: Color) {
        self.guide(side, false);
        self.forget_hands(side);
    }

    /// What hands did so far is done with.
    pub fn forget_hands(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.tracker.forget();
        }
    }

    /// Lifts that have lasted by now, as many as left at once.
    pub fn lasting_lifts(&mut self, side: Color, now: Stamp) -> Option<Vec<Lift>> {
        self.of(side)?.tracker.lifts().lasting(now)
    }

    /// Lifts from these squares, however short ago.
    pub fn lifts_from(&mut self, side: Color, squares: &[Square]) -> Vec<Lift> {
        self.of(side).map(|board| board.tracker.lifts().take(squares)).unwrap_or_default()
    }

    /// The pegs are looked at then, if they do not move before.
    pub fn look_at(&mut self, side: Color, at: Option<Stamp>) {
        if let Some(board) = self.of(side) {
            board.look_at = at;
        }
    }

    /// Whether the pegs of that side have been quiet long enough to be looked at now.
    pub fn take_look(&mut self, side: Color, now: Stamp) -> bool {
        self.of(side).is_some_and(|board| board.look_at.take_if(|at| *at <= now).is_some())
    }

    /// The board shows the position after so many plies, if after any; the game has `plies` by now.
    pub fn note_shown(&mut self, side: Color, shown: Option<usize>, plies: usize) {
        if let Some(board) = self.of(side) {
            // What was taken back has not been played.
            board.shown = shown.max(board.shown.filter(|&last| last <= plies));
        }
    }
}
