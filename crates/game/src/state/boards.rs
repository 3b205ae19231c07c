//! The store of both tactile boards.

pub(crate) mod player_board;

pub(crate) use player_board::PlayerBoard;

use crate::interface::settings::Settings;
use crate::state::boards::player_board::{Appeared, BoardReading, Concluded, HandActions};
use crate::state::moves::Changed;
use annabella_chess::{Bitboard, Board, ByColor, Chess, Color, Move, Position, Square};
use annabella_clock::Stamp;
use annabella_tactile::{Follower, Lift, Tracker, UnsteadyContact};
use player_board::Followed;

/// The tactile boards of both players; `None` for a side without a board.
#[derive(Clone, Debug)]
pub(crate) struct PlayerBoards(ByColor<Option<PlayerBoard>>);

impl PlayerBoards {
    /// Creates the boards named in the settings, not yet connected.
    pub fn new(settings: &Settings) -> PlayerBoards {
        let board = |side| PlayerBoard {
            tracker: Tracker::timed(settings.timing),
            turned: settings.turned.of(side),
            ..PlayerBoard::default()
        };
        PlayerBoards(
            settings
                .boards()
                .zip(ByColor { white: Color::White, black: Color::Black })
                .map(|(has, side)| has.then(|| board(side))),
        )
    }

    /// Returns the board of `side`, connected or not.
    pub fn get(&self, side: Color) -> Option<&PlayerBoard> {
        self.0.get(side).as_ref()
    }

    /// Returns the board of `side`, if it is connected.
    ///
    /// A game treats a disconnected board like a missing one: a typed move then counts as executed.
    pub fn connected(&self, side: Color) -> Option<&PlayerBoard> {
        self.get(side).filter(|board| board.is_connected())
    }

    /// Whether either side has a board.
    pub fn are_used(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    /// Returns the time to look at the first board.
    pub fn look_due(&self) -> Option<Stamp> {
        self.0.iter().flatten().filter_map(|board| board.look_at).min()
    }

    /// Returns the board of `side`, for changes.
    fn of(&mut self, side: Color) -> Option<&mut PlayerBoard> {
        self.0.get_mut(side).as_mut()
    }

    /// Returns every board, for changes.
    fn each(&mut self) -> impl Iterator<Item = &mut PlayerBoard> {
        self.0.iter_mut().flatten()
    }

    /// Turns a reading by 180 degrees if the board of `side` is turned; `None` without a board.
    pub fn upright(&self, side: Color, reading: BoardReading) -> Option<BoardReading> {
        let turned = self.get(side)?.turned;
        Some(match reading {
            BoardReading::All(mut pieces) if turned => {
                pieces.rotate_180();
                BoardReading::All(pieces)
            }
            BoardReading::Peg { square, piece } if turned => {
                BoardReading::Peg { square: square.rotate_180(), piece }
            }
            reading => reading,
        })
    }

    /// Processes a reading made at `at`; `base` is the placement of the game. `None` without a board.
    pub fn take(
        &mut self,
        side: Color,
        reading: BoardReading,
        base: &Board,
        at: Stamp,
    ) -> Option<HandActions> {
        let board = self.of(side)?;
        board.nonsense_told = false;
        let pieces = match reading {
            BoardReading::Peg { square, piece } => {
                board.unreadable.discard(square);
                let actions = board.tracker.change(at, square, piece);
                return Some(HandActions { actions, appeared: None });
            }
            BoardReading::All(pieces) => pieces,
        };
        let new = !board.known;
        let appeared = (!board.is_connected()).then_some(Appeared { new, right: *base == pieces });
        (board.known, board.lost) = (true, false);
        board.tracker.set_connected(true);
        let actions = board.tracker.show(at, &pieces);
        if appeared.is_some() {
            board.unreadable = Bitboard::EMPTY;
            // While the board was away, no hands were observed: pieces that left it count as untouched, and
            // their order before later lifts is unknown.
            board.tracker.forget();
            let out = |square: Square| Some(Lift { at, square, piece: base.piece_at(square)? });
            board.unseen = Square::ALL.into_iter().filter_map(out).collect();
            board.unseen.retain(|lift| board.tracker.placement().piece_at(lift.square) != Some(lift.piece));
        }
        Some(HandActions { actions, appeared })
    }

    /// Processes the occupied squares of the board of `side`, not turned.
    ///
    /// At its first report, the pieces are assumed to be as in `position` wherever that fits.
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

    /// Infers the pieces of a board that senses only occupied squares.
    ///
    /// Called after a report, and after an announced or made move that reveals more. Returns `None` for any
    /// other board.
    pub fn conclude(&mut self, side: Color, position: &Chess, announced: Option<Move>) -> Option<Concluded> {
        let board = self.of(side)?;
        let followed = board.followed.as_mut()?;
        let seen = followed.follower.conclude(position, announced);
        let mut open = seen.unknown;
        open.extend(seen.promoted);
        let ask = open & !followed.asked;
        followed.asked = open;
        let readings = match board.is_connected() {
            false => vec![BoardReading::All(seen.placement)],
            true => {
                let before = board.placement();
                let changed = |square: &Square| before.piece_at(*square) != seen.placement.piece_at(*square);
                let changed = Square::ALL.into_iter().filter(changed);
                let (lifted, placed): (Vec<Square>, Vec<Square>) =
                    changed.partition(|&square| seen.placement.piece_at(square).is_none());
                let peg = |square| BoardReading::Peg { square, piece: seen.placement.piece_at(square) };
                lifted.into_iter().chain(placed).map(peg).collect()
            }
        };
        Some(Concluded { readings, ask, promoted: seen.promoted })
    }

    /// Whether the board of `side` is connected and senses only occupied squares.
    pub fn is_followed(&self, side: Color) -> bool {
        self.connected(side).is_some_and(|board| board.followed.is_some())
    }

    /// Records that the player repeated the opponent's move in words.
    ///
    /// If a board senses only occupied squares, and they fit `position`, its pieces are assumed to be as in
    /// `position`.
    pub fn believe(&mut self, side: Color, position: &Chess) {
        if let Some(followed) = self.of(side).and_then(|board| board.followed.as_mut()) {
            followed.follower.believe(position);
        }
    }

    /// Turns the board of `side` by 180 degrees. The pieces that seem to change are not actions of a hand.
    pub fn turn(&mut self, side: Color, position: &Chess, announced: Option<Move>) {
        let Some(board) = self.of(side) else { return };
        board.turned = !board.turned;
        board.tracker.turn();
        board.unreadable = board.unreadable.rotate_180();
        let turned = board.turned;
        if let Some(followed) = &mut board.followed {
            let squares = if turned { followed.squares.rotate_180() } else { followed.squares };
            followed.follower = Follower::new(position.board().clone());
            followed.follower.see(squares, position);
            board.tracker.stand(followed.follower.conclude(position, announced).placement);
        }
    }

    /// Records whether the board can read an aperture.
    /// Returns the square as White sees it, if it has become unreadable.
    pub fn read(&mut self, side: Color, square: Square, readable: bool) -> Option<Square> {
        let board = self.of(side)?;
        let square = if board.turned { square.rotate_180() } else { square };
        let known = board.unreadable.contains(square);
        if readable {
            board.unreadable.discard(square);
        } else {
            board.unreadable.add(square);
        }
        (!readable && !known).then_some(square)
    }

    /// Records that the board sent unreadable bytes.
    /// Returns false if this was already reported since its last valid report, or since its port was opened.
    pub fn nonsense(&mut self, side: Color) -> bool {
        self.of(side).is_some_and(|board| !std::mem::replace(&mut board.nonsense_told, true))
    }

    /// Records that the board is gone. Returns false if that is already known.
    pub fn lose(&mut self, side: Color) -> bool {
        let Some(board) = self.of(side) else { return false };
        let new = !std::mem::replace(&mut board.lost, true);
        board.tracker.set_connected(!new && board.is_connected());
        new
    }

    /// Records that the port can be opened again.
    /// The board counts as connected only once it reports its pieces.
    pub fn answers(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.nonsense_told = false;
        }
    }

    /// Treats every board as not connected, for example after a restart of the program.
    pub fn forget_connections(&mut self) {
        for board in self.each() {
            board.tracker.set_connected(false);
            board.lost = false;
        }
    }

    /// Waits for the report of a board at another port.
    pub fn replace(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.tracker.set_connected(false);
            board.tracker.restart_contacts();
        }
    }

    /// Starts or resumes play without waiting for a disconnected board.
    /// Earlier lifts on a connected one do not count as touches.
    pub fn do_without(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.lost = !board.is_connected();
            board.tracker.forget();
        }
    }

    /// Records a ply made by `by`; `position` is the placement after it.
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

    /// Records that the board of `side` shows the position of the game.
    pub fn sync(&mut self, side: Color, position: &Board) {
        if let Some(board) = self.of(side) {
            board.synced = true;
            board.tracker.rebase(position);
        }
    }

    /// Requires the board of `side` to show the position of the game again, which has `changed`.
    pub fn expect(&mut self, side: Color, changed: Changed) {
        if let Some(board) = self.of(side) {
            (board.synced, board.right_before) = (false, false);
        }
        self.outdate(side, changed);
    }

    /// Records that the position has `changed` without a move on the board of `side`.
    pub fn outdate(&mut self, side: Color, changed: Changed) {
        if let Some(board) = self.of(side) {
            board.outdated = Some(changed);
        }
    }

    /// Removes and returns the change with which the board of `side` must be compared.
    /// `None` without a change since the last comparison, or while the board is not connected.
    pub fn take_outdated(&mut self, side: Color) -> Option<Changed> {
        self.of(side).filter(|board| board.is_connected())?.outdated.take()
    }

    /// Records that the differences of the board of `side` after a change have been reported.
    /// `made`: the number of moves made so far, those taken back included.
    pub fn report_wrong(&mut self, side: Color, made: usize) {
        if let Some(board) = self.of(side) {
            board.reported_wrong = Some(made);
        }
    }

    /// Records that the board of `side` shows the position again.
    ///
    /// Returns whether differences had been reported.
    pub fn is_right_again(&mut self, side: Color) -> bool {
        self.of(side).is_some_and(|board| board.reported_wrong.take().is_some())
    }

    /// Removes and returns a square of this board whose contact turned out to be unsteady.
    pub fn take_unsteady(&mut self, side: Color) -> Option<UnsteadyContact> {
        self.of(side)?.tracker.contacts().take_unsteady()
    }

    /// Starts guiding the player of `side` to the position of the game.
    pub fn begin_guiding(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.guiding = true;
        }
    }

    /// Ends guiding for `side`, if active: the lifts made for it do not count as touches.
    pub fn end_guiding(&mut self, side: Color) {
        if let Some(board) = self.of(side).filter(|board| board.guiding) {
            board.guiding = false;
            board.tracker.forget();
        }
    }

    /// Drops the lifts seen so far: they do not count as touches.
    pub fn forget_hands(&mut self, side: Color) {
        if let Some(board) = self.of(side) {
            board.tracker.forget();
        }
    }

    /// Returns the next lifts that have lasted long enough by `now` to count; simultaneous ones together.
    pub fn lasting_lifts(&mut self, side: Color, now: Stamp) -> Option<Vec<Lift>> {
        self.of(side)?.tracker.lifts().lasting(now)
    }

    /// Returns the lifts from these squares, however recent.
    pub fn lifts_from(&mut self, side: Color, squares: &[Square]) -> Vec<Lift> {
        self.of(side).map(|board| board.tracker.lifts().take(squares)).unwrap_or_default()
    }

    /// Sets the time to look at the pegs of `side`, unless they move before; `None` cancels it.
    pub fn look_at(&mut self, side: Color, at: Option<Stamp>) {
        if let Some(board) = self.of(side) {
            board.look_at = at;
        }
    }

    /// Whether the pegs of `side` must be looked at by `now`. If so, clears the time.
    pub fn take_look(&mut self, side: Color, now: Stamp) -> bool {
        self.of(side).is_some_and(|board| board.look_at.take_if(|at| *at <= now).is_some())
    }

    /// Records the position of the game shown by the board, as a number of plies; `None` if it shows none.
    /// `plies` is the length of the game.
    pub fn note_shown(&mut self, side: Color, shown: Option<usize>, plies: usize) {
        if let Some(board) = self.of(side) {
            // A position after more plies than the game now has was taken back.
            board.shown = shown.max(board.shown.filter(|&last| last <= plies));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::settings::SideSettings;

    #[test]
    fn a_position_that_was_taken_back_has_not_been_shown() {
        let white = SideSettings { board: Some("board".to_owned()), ..SideSettings::default() };
        let mut boards = PlayerBoards::new(&Settings { white, ..Settings::default() });
        let shown = |boards: &PlayerBoards| boards.get(Color::White).and_then(PlayerBoard::shown);
        boards.note_shown(Color::White, Some(3), 3);
        boards.note_shown(Color::White, None, 3);
        assert_eq!(shown(&boards), Some(3), "the last one shown is kept");
        boards.note_shown(Color::White, None, 1);
        assert_eq!(shown(&boards), None);
    }
}
