//! The tactile boards: what the pegs show, and what that means for the game.

use super::{Asker, Device, DeviceState, Game, Phase, Refusal, Report, State};
use crate::chess::{Board, Chess, Color, Move, Piece, Position, Square};
use crate::clock::Stamp;
use crate::speech::{All, Announcement, Audience, Phrase, Priority, Speaker, Worded};
use crate::tactile::{BoardReport, Button, Difference, Lift, Reading, Step, Timing, Tracker};

/// More squares than this are not read out: the board is then set up anew, peg by peg.
pub(super) const MOST_SQUARES: usize = 4;

/// A player's tactile board.
#[derive(Clone, Debug, Default)]
pub(super) struct TableBoard {
    /// What stands on it.
    pub tracker: Tracker,
    /// It has shown the game's position since that last changed.
    pub synced: bool,
    /// Fingers are being guided to the position.
    pub guiding: bool,
    /// A first dump has come since it was connected.
    known: bool,
    /// It is known to be gone, and the game goes on as without it until it is back.
    pub lost: bool,
    /// It had shown the position before the last ply when that was made.
    pub right_before: bool,
    /// Pieces that left their apertures while the board was away, and are not back.
    pub unseen: Vec<Lift>,
    /// It lies the other way round: its squares are read from the other side.
    pub turned: bool,
    /// When to look at it, if the pegs do not move before.
    pub look_at: Option<Stamp>,
    /// Nonsense has been told of once.
    nonsense_told: bool,
}

impl TableBoard {
    pub fn new(timing: Timing, turned: bool) -> TableBoard {
        TableBoard { tracker: Tracker::timed(timing), turned, ..TableBoard::default() }
    }

    /// The program starts anew: the board must be asked again.
    pub fn forget_connection(&mut self) {
        self.tracker.set_connected(false);
        self.lost = false;
    }

    /// A ply was made: by its own player, or by the opponent.
    pub fn ply_made(&mut self, own: bool, position: &Board) {
        self.unseen.clear();
        if own {
            self.synced = self.tracker.is_connected();
            self.tracker.rebase(position);
        } else {
            self.right_before = std::mem::take(&mut self.synced);
        }
    }
}

impl State {
    /// The board of that side, where it is there to report: pegs that nobody sees execute nothing,
    /// and an entry then implies the execution, as without a board.
    pub(super) fn connected(&self, side: Color) -> Option<&TableBoard> {
        self.boards.get(side).as_ref().filter(|board| board.tracker.is_connected())
    }

    /// The legal move that the pegs of that side show whole.
    pub(super) fn whole_on_pegs(&self, side: Color) -> Option<Move> {
        let board = self.connected(side)?;
        match board.tracker.reading(self.position()) {
            Reading::Whole(mv) => Some(mv),
            _ => None,
        }
    }

    /// Whether the pegs of that side no longer show the position before its move; without a board,
    /// an entry has moved them.
    pub(super) fn moved_on_pegs(&self, side: Color) -> bool {
        let board = self.connected(side);
        board.is_none_or(|board| board.tracker.placement() != self.position().board())
    }

    /// Why a game cannot begin with the boards as they stand, if it cannot.
    pub(super) fn board_not_set_up(&self) -> Option<Refusal> {
        let away = |side: Color| self.boards.get(side).as_ref().is_some_and(|b| !b.tracker.is_connected());
        if away(Color::White) || away(Color::Black) {
            return Some(Refusal::BoardAway);
        }
        [Color::White, Color::Black].into_iter().find_map(|side| {
            self.boards.get(side).as_ref()?;
            let squares = self.squares_that_differ(side);
            (!squares.0.is_empty()).then_some(Refusal::BoardDiffers { side, squares })
        })
    }

    /// Why that side's board cannot show a move of its own, if it cannot: it is not where the
    /// game is.
    pub(super) fn board_behind(&self, side: Color) -> Option<Refusal> {
        let board = self.boards.get(side).as_ref().filter(|board| !board.lost)?;
        if !board.tracker.is_connected() {
            return Some(Refusal::BoardAway);
        }
        if board.synced {
            return None;
        }
        let squares = self.squares_that_differ(side);
        Some(Refusal::BoardDiffers { side, squares })
    }

    pub(super) fn squares_that_differ(&self, side: Color) -> All {
        let Some(board) = self.boards.get(side) else { return All(Vec::new()) };
        let differences = board.tracker.differences(self.position().board());
        // One more is named as soon as it is counted.
        if differences.len() <= MOST_SQUARES + 1 {
            return squares(&differences);
        }
        let mut named = squares(&differences[..MOST_SQUARES]);
        named.0.push(Phrase::ShouldMore { squares: differences.len() - MOST_SQUARES }.message());
        named
    }
}

impl Game {
    /// A whole dump: after connecting, or asked for.
    pub(super) fn dump(&mut self, side: Color, text: &str) {
        let Ok(mut pieces) = Board::from_ascii_board_fen(text.as_bytes()) else { return };
        let target = self.position().board().clone();
        let Some(board) = self.state.boards.get_mut(side) else { return };
        if board.turned {
            pieces.rotate_180();
        }
        let first = !board.tracker.is_connected();
        let new = !board.known;
        board.known = true;
        board.lost = false;
        board.nonsense_told = false;
        board.tracker.set_connected(true);
        let as_it_should = target == pieces;
        let hands = board.tracker.apply(self.state.now, &BoardReport::Dump(pieces));
        if first {
            // Nobody saw a hand while the board was away: what left it then was not touched, and
            // whether it left before what is lifted later cannot be told.
            board.tracker.forget();
            let (now, base) = (self.state.now, self.state.line.position().board());
            let out = |square: Square| Some(Lift { at: now, square, piece: base.piece_at(square)? });
            board.unseen = Square::ALL.into_iter().filter_map(out).collect();
            board.unseen.retain(|lift| board.tracker.placement().piece_at(lift.square) != Some(lift.piece));
            let device = Device::board(side);
            self.report(side.into(), Report::Device { device, state: DeviceState::Ready });
            let phrase = if new { Phrase::BoardReady { side } } else { Phrase::BoardBack { side } };
            self.tell(side.into(), Priority::Message, &phrase);
            if !new && self.state.settings.arbiter {
                self.tell(Audience::Arbiter, Priority::Message, &phrase);
            }
            // A board that comes back is right where nothing changed; else say what did.
            if let Some(mv) = self.whole_on_pegs(side).filter(|_| !new && self.on_move_with_pegs(side)) {
                let shows = Phrase::BoardShows { mv: self.upcoming(mv) };
                self.tell(side.into(), Priority::Message, &shows);
            } else if !new && !as_it_should && !hands.is_empty() {
                let differs = Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
                self.tell(side.into(), Priority::Message, &differs);
            }
        }
        self.hands_moved(side, &hands);
        if first {
            self.look_soon(side);
        }
    }

    /// A peg was lifted or placed.
    pub(super) fn peg(&mut self, side: Color, square: Square, piece: Option<Piece>) {
        let Some(board) = self.state.boards.get_mut(side) else { return };
        board.nonsense_told = false;
        let square = if board.turned { square.rotate_180() } else { square };
        let hands = board.tracker.apply(self.state.now, &BoardReport::Change { square, piece });
        self.hands_moved(side, &hands);
    }

    /// A button beside a board.
    pub(super) fn button(&mut self, side: Color, button: Button) {
        use super::command::Command;
        let asker = Asker::player(side);
        match button {
            Button::Say => self.obey(&asker, Command::Say),
            Button::Press => self.obey(&asker, Command::Press),
            Button::Time => self.obey(&asker, Command::Time),
            Button::Again => self.obey(&asker, Command::Again),
            Button::Arbiter => {
                self.say_to(
                    side.into(),
                    Audience::Arbiter,
                    Priority::Important,
                    &Phrase::ArbiterCalled { side },
                );
            }
        }
    }

    /// A board sent what is no message; it is said once until it makes sense again.
    pub(super) fn nonsense(&mut self, side: Color, bytes: usize) {
        let Some(board) = self.state.boards.get_mut(side) else { return };
        if !std::mem::replace(&mut board.nonsense_told, true) {
            self.say_to(
                Speaker::Board,
                side.into(),
                Priority::Message,
                &Phrase::BoardNonsense { side, bytes },
            );
        }
    }

    /// A device came or went.
    pub(super) fn device(&mut self, device: Device, state: DeviceState) {
        let (side, audience) = match device {
            Device::WhiteBoard => (Some(Color::White), Audience::White),
            Device::BlackBoard => (Some(Color::Black), Audience::Black),
            Device::Voice | Device::Sound | Device::Journal => (None, Audience::Room),
        };
        if let Some(side) = side {
            let Some(board) = self.state.boards.get_mut(side) else { return };
            board.nonsense_told = false;
            // That it is there is said once its pieces are known.
            if state == DeviceState::Ready || std::mem::replace(&mut board.lost, true) {
                return;
            }
            board.tracker.set_connected(false);
        }
        self.report(audience, Report::Device { device, state });
        let known =
            side.is_some_and(|side| self.state.boards.get(side).as_ref().is_some_and(|board| board.known));
        let phrase = match (side, device, state) {
            (Some(side), ..) if known => Phrase::BoardLost { side },
            (Some(side), ..) => Phrase::BoardSilent { side },
            (_, Device::Journal, DeviceState::Lost) => Phrase::JournalLost,
            (_, Device::Journal, DeviceState::Ready) => Phrase::JournalBack,
            // The voices have said themselves what is the matter.
            _ => return,
        };
        let priority = if device == Device::Journal { Priority::Important } else { Priority::Message };
        self.tell(audience, priority, &phrase);
        if self.state.settings.arbiter && audience != Audience::Room {
            self.tell(Audience::Arbiter, priority, &phrase);
        }
    }

    /// Guides a player's fingers to the position.
    pub(super) fn setup(&mut self, asker: &Asker) {
        if self.state.boards.white.is_none() && self.state.boards.black.is_none() {
            return self.refuse(asker, Refusal::NoBoard);
        }
        if let Phase::Over(_) = self.state.phase {
            return self.refuse(asker, Refusal::Over);
        }
        let sides = match asker.side.filter(|_| asker.speaker != Speaker::Arbiter) {
            // On a shared terminal nobody's side is meant in particular: each board is guided.
            Some(side) if self.state.boards.get(side).is_some() => vec![side],
            _ => vec![Color::White, Color::Black],
        };
        for side in sides {
            let Some(board) = self.state.boards.get_mut(side) else { continue };
            if board.tracker.is_connected() {
                board.guiding = true;
                self.guide(side);
            } else {
                self.refuse(asker, Refusal::BoardAway);
            }
        }
    }

    pub(super) fn guide(&mut self, side: Color) {
        let target = self.state.line.position().board();
        let Some(board) = self.state.boards.get_mut(side) else { return };
        let phrase = match board.tracker.next_step(target, side) {
            Some(Step::Lift { square, piece }) => Phrase::SetupLift { piece, square },
            Some(Step::Place { piece, square }) => Phrase::SetupPlace { piece, square },
            None => {
                board.guiding = false;
                board.tracker.forget();
                Phrase::SetupDone
            }
        };
        self.say_to(Speaker::Board, side.into(), Priority::Text, &phrase);
    }

    /// Boards that are not there are not waited for any longer.
    pub(super) fn do_without_absent_boards(&mut self) {
        for side in [Color::White, Color::Black] {
            if let Some(board) = self.state.boards.get_mut(side) {
                board.lost = !board.tracker.is_connected();
                // Nothing was touched while nobody was on move.
                board.tracker.forget();
                self.look_soon(side);
            }
        }
    }

    /// A board must come to show the game's position anew.
    pub(super) fn expect_position(&mut self, side: Color) {
        if let Some(board) = self.state.boards.get_mut(side) {
            board.synced = false;
            board.right_before = false;
        }
        self.follow_pegs(side);
    }

    /// The board of that side is read from the other side of the table.
    pub(super) fn turn_board(&mut self, asker: &Asker, side: Option<Color>) {
        let Some(side) = side.or(asker.side) else {
            return self.refuse(asker, Refusal::NoSide);
        };
        let arbiters = self.state.settings.arbiter && self.state.phase != Phase::Before;
        if arbiters && asker.speaker != Speaker::Arbiter {
            return self.refuse(asker, Refusal::ArbiterOnly);
        }
        let Some(board) = self.state.boards.get_mut(side) else {
            return self.refuse(asker, Refusal::NoBoard);
        };
        board.turned = !board.turned;
        board.tracker.turn();
        self.turn_squares(side);
        let Some(board) = self.state.boards.get(side) else { return };
        let whole = board.tracker.placement() == self.state.line.position().board();
        self.say_to(Speaker::Board, side.into(), Priority::Message, &Phrase::BoardTurned { side });
        if !whole && self.connected(side).is_some() {
            let squares = self.squares_that_differ(side);
            self.tell(side.into(), Priority::Message, &Phrase::BoardDiffers { side, squares });
        }
        self.expect_position(side);
        self.look_soon(side);
    }

    /// The opponent's move was repeated in words: pegs that show something else, and not only a
    /// part of it, are a mismatch.
    pub(super) fn repeated_otherwise_on_pegs(&mut self, side: Color, before: &Chess) {
        let last = self.state.line.plies().last().map(|ply| ply.mv);
        let Some(board) = self.state.boards.get(side).as_ref().filter(|board| !board.synced) else { return };
        let otherwise = match board.tracker.reading(before) {
            Reading::AtBase => false,
            Reading::Whole(mv) => Some(mv) != last,
            Reading::Unfinished { candidates } => !candidates.iter().any(|&mv| Some(mv) == last),
            Reading::Elsewhere { .. } => true,
        };
        if otherwise && board.tracker.is_connected() {
            self.mismatch(side);
        }
    }

    /// A board is not what the game says, and its player confirms or goes on.
    pub(super) fn mismatch(&mut self, side: Color) {
        self.differs(side);
        let phrase = Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
        if self.state.settings.arbiter {
            self.tell(Audience::Arbiter, Priority::Message, &phrase);
        }
    }

    /// A board is not what the game says: its player hears of it.
    pub(super) fn differs(&mut self, side: Color) {
        let Some(board) = self.state.boards.get_mut(side) else { return };
        board.look_at = None;
        let differences = board.tracker.differences(self.state.line.position().board());
        let squares = differences.iter().map(|difference| difference.square.to_string()).collect();
        let phrase = Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
        self.report(side.into(), Report::Mismatch { board: side, squares });
        self.tell(side.into(), Priority::Message, &phrase);
    }

    /// Pegs and announcement are two different moves.
    pub(super) fn pegs_differ(&mut self, side: Color, announced: Move, pegs: Move) {
        let of = |mv| Announcement::of(self.position(), mv, self.state.settings.style);
        let phrase = Phrase::PegsDiffer { announced: of(announced), pegs: of(pegs) };
        let squares = vec![pegs.to().to_string(), announced.to().to_string()];
        self.report(side.into(), Report::Mismatch { board: side, squares });
        self.tell(side.into(), Priority::Message, &phrase);
        if let Some(board) = self.state.boards.get_mut(side) {
            board.look_at = None;
        }
    }
}

pub(super) fn squares(differences: &[Difference]) -> All {
    All(differences.iter().map(|difference| should(difference).message()).collect())
}

fn should(difference: &Difference) -> Phrase {
    let square = difference.square;
    match difference.wants {
        Some(piece) => Phrase::Should { square, piece },
        None => Phrase::ShouldBeEmpty { square },
    }
}
