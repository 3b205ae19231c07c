//! The tactile boards: what the pegs show, and what that means for the game.

use super::{AnnounceBy, Asker, Device, DeviceState, Game, Phase, Report};
use crate::chess::{Board, Chess, Color, Move, Piece, Position, Rank, Square, placement};
use crate::clock::{Span, Stamp};
use crate::speech::{All, Announcement, Audience, Phrase, Priority, Speaker, Worded};
use crate::tactile::{BoardReport, Button, Difference, Hand, Reading, Step, Tracker};

/// How long the pegs must stand still before `auto` announces what they show.
const QUIET: Span = Span(600);

/// More squares than this are not read out: the board is then set up anew, peg by peg.
const MOST_SQUARES: usize = 4;

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
    /// When the pegs last moved.
    moved: Option<Stamp>,
    /// Nonsense has been told of once.
    nonsense_told: bool,
}

impl TableBoard {
    pub fn new() -> TableBoard {
        TableBoard::default()
    }

    /// The program starts anew: the board must be asked again.
    pub fn forget_connection(&mut self) {
        self.tracker.set_connected(false);
        self.lost = false;
    }
}

impl Game {
    /// A whole dump: after connecting, or asked for.
    pub(super) fn dump(&mut self, side: Color, text: &str) {
        let Ok(pieces) = Board::from_ascii_board_fen(text.as_bytes()) else { return };
        let target = self.position().board().clone();
        let Some(board) = self.boards.get_mut(side) else { return };
        let first = !board.tracker.is_connected();
        let new = !board.known;
        board.known = true;
        board.lost = false;
        board.nonsense_told = false;
        board.tracker.set_connected(true);
        let hands = board.tracker.apply(self.now, &BoardReport::Dump(pieces));
        if first {
            let device = Device::board(side);
            self.report(side.into(), Report::Device { device, state: DeviceState::Ready });
            let as_it_should = placement(&target) == text;
            let phrase = if new { Phrase::BoardReady { side } } else { Phrase::BoardBack { side } };
            self.tell(side.into(), Priority::Message, &phrase);
            if !new && self.settings.arbiter {
                self.tell(Audience::Arbiter, Priority::Message, &phrase);
            }
            // A board that comes back is right where nothing changed; else say what did.
            if !new && !as_it_should && !hands.is_empty() {
                let differs = Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
                self.tell(side.into(), Priority::Message, &differs);
            }
        }
        // Nobody saw a hand while the board was away: what left it then was not touched.
        if !first {
            self.all_lifted(side, &hands);
        }
        self.hands_moved(side, &hands);
    }

    /// A peg was lifted or placed.
    pub(super) fn peg(&mut self, side: Color, square: Square, piece: Option<Piece>) {
        let Some(board) = self.boards.get_mut(side) else { return };
        board.nonsense_told = false;
        let hands = board.tracker.apply(self.now, &BoardReport::Change { square, piece });
        self.all_lifted(side, &hands);
        self.hands_moved(side, &hands);
    }

    fn all_lifted(&mut self, side: Color, hands: &[Hand]) {
        for &hand in hands {
            if let Hand::Lifted { square, piece } = hand {
                self.lifted(side, square, piece);
            }
        }
    }

    fn hands_moved(&mut self, side: Color, hands: &[Hand]) {
        let now = self.now;
        if let Some(board) = self.boards.get_mut(side)
            && !hands.is_empty()
        {
            board.moved = Some(now);
        }
        self.follow_pegs(side);
        if !hands.is_empty() && self.boards.get(side).as_ref().is_some_and(|board| board.guiding) {
            self.guide(side);
        }
    }

    /// An impaired player's peg has left its aperture: touched, if that player is on move and has
    /// executed the opponent's move (2023 D.2.2).
    fn lifted(&mut self, side: Color, square: Square, piece: Piece) {
        let on_move = side == self.to_move() && self.phase == Phase::Running;
        let Some(board) = self.boards.get(side) else { return };
        if !on_move || !self.settings.side(side).impaired {
            return;
        }
        if board.synced {
            if self.position().board().piece_at(square) == Some(piece) {
                self.touched(side, square);
            }
        } else if piece.color == side && self.position().board().piece_at(square) == Some(piece) {
            // Lifting a piece that stands right, while others do not, is for the own move.
            let squares = self.squares_that_differ(side);
            let elsewhere = squares.0.len() > 1;
            if elsewhere {
                self.mismatch(side);
            }
        }
    }

    /// Takes the board's state as it is now: a move executed, repeated or still under way.
    pub(super) fn follow_pegs(&mut self, side: Color) {
        let target = self.line.position().board();
        let Some(board) = self.boards.get_mut(side) else { return };
        let shown = board.tracker.placement() == target;
        let playing = !matches!(self.phase, Phase::Over(_));
        if shown && !board.synced {
            board.synced = true;
            board.tracker.rebase();
            let by_other = self.line.plies().last().is_some_and(|ply| ply.by != side);
            if by_other && playing {
                self.tell(side.into(), Priority::Notification, &Phrase::Executed);
                self.repeated_by(side, true);
            }
            return;
        }
        if board.synced
            && playing
            && side == self.line.position().turn()
            && let Some(announced) = self.turn.announced
            && board.tracker.reading(self.line.position()) == Reading::Whole(announced)
            && self.phase == Phase::Running
            && !self.touch_refuses(&Asker::player(side), announced)
        {
            self.make(announced);
        }
    }

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

    /// When `auto` wants to look at quiet pegs.
    pub(super) fn quiet_deadline(&self) -> Option<Stamp> {
        if self.settings.announce_by != AnnounceBy::Auto
            || self.settings.arbiter
            || self.turn.announced.is_some()
        {
            return None;
        }
        let board = self.boards.get(self.to_move()).as_ref()?;
        let due = board.moved? + QUIET;
        (self.phase == Phase::Running && board.synced && due > self.now).then_some(due)
    }

    /// Time has passed: with `auto`, pegs that show a move whole and quiet are announced.
    pub(super) fn quiet(&mut self) {
        let side = self.to_move();
        let auto = self.settings.announce_by == AnnounceBy::Auto && !self.settings.arbiter;
        let running =
            self.phase == Phase::Running && self.turn.announced.is_none() && !self.repetition_owed();
        let Some(board) = self.boards.get(side).as_ref().filter(|board| board.synced) else { return };
        let still = board.moved.is_some_and(|moved| self.now >= moved + QUIET);
        if auto && running && still && self.whole_on_pegs(side).is_some() {
            self.say(&Asker::player(side));
        }
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
        let Some(board) = self.boards.get_mut(side) else { return };
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
            let Some(board) = self.boards.get_mut(side) else { return };
            board.nonsense_told = false;
            // That it is there is said once its pieces are known.
            if state == DeviceState::Ready || std::mem::replace(&mut board.lost, true) {
                return;
            }
            board.tracker.set_connected(false);
        }
        self.report(audience, Report::Device { device, state });
        let phrase = match (side, device, state) {
            (Some(side), ..) => Phrase::BoardLost { side },
            (_, Device::Journal, DeviceState::Lost) => Phrase::JournalLost,
            (_, Device::Journal, DeviceState::Ready) => Phrase::JournalBack,
            // The voices have said themselves what is the matter.
            _ => return,
        };
        let priority = if device == Device::Journal { Priority::Important } else { Priority::Message };
        self.tell(audience, priority, &phrase);
        if self.settings.arbiter && audience != Audience::Room {
            self.tell(Audience::Arbiter, priority, &phrase);
        }
    }

    /// Guides a player's fingers to the position.
    pub(super) fn setup(&mut self, asker: &Asker) {
        if self.boards.white.is_none() && self.boards.black.is_none() {
            return self.refuse_with(asker, &Phrase::RefusedNoBoard);
        }
        if let Phase::Over(_) = self.phase {
            return self.refuse_with(asker, &Phrase::RefusedOver);
        }
        let sides = match asker.side.filter(|_| asker.speaker != Speaker::Arbiter) {
            // On a shared terminal nobody's side is meant in particular: each board is guided.
            Some(side) if self.boards.get(side).is_some() => vec![side],
            _ => vec![Color::White, Color::Black],
        };
        for side in sides {
            let Some(board) = self.boards.get_mut(side) else { continue };
            if board.tracker.is_connected() {
                board.guiding = true;
                self.guide(side);
            } else {
                self.refuse_with(asker, &Phrase::RefusedBoardAway);
            }
        }
    }

    fn guide(&mut self, side: Color) {
        let target = self.line.position().board();
        let Some(board) = self.boards.get_mut(side) else { return };
        let phrase = match board.tracker.next_step(target, side) {
            Some(Step::Lift { square, piece }) => Phrase::SetupLift { piece, square },
            Some(Step::Place { piece, square }) => Phrase::SetupPlace { piece, square },
            None => {
                board.guiding = false;
                Phrase::SetupDone
            }
        };
        self.say_to(Speaker::Board, side.into(), Priority::Text, &phrase);
    }

    /// Why a game cannot begin with the boards as they stand, if it cannot.
    pub(super) fn board_not_set_up(&self) -> Option<Phrase> {
        let away = |side: Color| self.boards.get(side).as_ref().is_some_and(|b| !b.tracker.is_connected());
        if away(Color::White) || away(Color::Black) {
            return Some(Phrase::RefusedBoardAway);
        }
        [Color::White, Color::Black].into_iter().find_map(|side| {
            self.boards.get(side).as_ref()?;
            let squares = self.squares_that_differ(side);
            (!squares.0.is_empty()).then_some(Phrase::RefusedBoardDiffers { side, squares })
        })
    }

    /// Why that side's board cannot show a move of its own, if it cannot: it is not where the
    /// game is.
    pub(super) fn board_behind(&self, side: Color) -> Option<Phrase> {
        let board = self.boards.get(side).as_ref().filter(|board| !board.lost)?;
        if !board.tracker.is_connected() {
            return Some(Phrase::RefusedBoardAway);
        }
        if board.synced {
            return None;
        }
        let squares = self.squares_that_differ(side);
        Some(Phrase::RefusedBoardDiffers { side, squares })
    }

    /// Boards that are not there are not waited for any longer.
    pub(super) fn do_without_absent_boards(&mut self) {
        for side in [Color::White, Color::Black] {
            if let Some(board) = self.boards.get_mut(side) {
                board.lost = !board.tracker.is_connected();
            }
        }
    }

    /// A board must come to show the game's position anew.
    pub(super) fn expect_position(&mut self, side: Color) {
        if let Some(board) = self.boards.get_mut(side) {
            board.synced = false;
        }
        self.follow_pegs(side);
    }

    /// The opponent's move was repeated in words: pegs that show something else, and not only a
    /// part of it, are a mismatch.
    pub(super) fn repeated_otherwise_on_pegs(&mut self, side: Color, before: &Chess) {
        let last = self.line.plies().last().map(|ply| ply.mv);
        let Some(board) = self.boards.get(side).as_ref().filter(|board| !board.synced) else { return };
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

    fn mismatch(&mut self, side: Color) {
        let Some(board) = self.boards.get(side) else { return };
        let differences = board.tracker.differences(self.position().board());
        let squares = differences.iter().map(|difference| difference.square.to_string()).collect();
        let phrase = Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
        self.report(side.into(), Report::Mismatch { board: side, squares });
        self.tell(side.into(), Priority::Message, &phrase);
        if self.settings.arbiter {
            self.tell(Audience::Arbiter, Priority::Message, &phrase);
        }
    }

    /// Pegs and announcement are two different moves.
    pub(super) fn pegs_differ(&mut self, side: Color, announced: Move, pegs: Move) {
        let of = |mv| Announcement::of(self.position(), mv, self.settings.style);
        let phrase = Phrase::PegsDiffer { announced: of(announced), pegs: of(pegs) };
        let squares = vec![pegs.to().to_string(), announced.to().to_string()];
        self.report(side.into(), Report::Mismatch { board: side, squares });
        self.tell(side.into(), Priority::Message, &phrase);
    }

    fn squares_that_differ(&self, side: Color) -> All {
        let Some(board) = self.boards.get(side) else { return All(Vec::new()) };
        let mut differences = board.tracker.differences(self.position().board());
        differences.truncate(MOST_SQUARES);
        All(differences.iter().map(|difference| should(difference).message()).collect())
    }

    /// What the pegs of that side still owe to a move under way.
    pub(super) fn missing_on_pegs(&self, side: Color, announced: Option<Move>, parts: &mut Vec<Phrase>) {
        let Some(board) = self.connected(side) else { return };
        let mv = |mv| Announcement::of(self.position(), mv, self.settings.style);
        let differs = || Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
        parts.extend(match (board.tracker.reading(self.position()), announced) {
            (Reading::AtBase, Some(announced)) => Some(Phrase::MissingExecution { mv: mv(announced) }),
            (Reading::AtBase, None) => Some(Phrase::MissingMove),
            (Reading::Whole(pegs), Some(announced)) if pegs != announced => {
                Some(Phrase::PegsDiffer { announced: mv(announced), pegs: mv(pegs) })
            }
            (Reading::Whole(_), _) => None,
            (Reading::Unfinished { candidates }, _) => Some(match candidates.as_slice() {
                [only] => captured_still_there(*only, board.tracker.placement(), side)
                    .map_or(Phrase::MissingRest, |square| Phrase::MissingCapture { square }),
                _ => pawn_not_exchanged(board.tracker.placement(), side)
                    .map_or(Phrase::MissingRest, |square| Phrase::MissingPromotion { square }),
            }),
            (Reading::Elsewhere { .. }, _) => Some(differs()),
        });
    }
}

/// Where a captured piece still stands, if it does (2023 D.2.3.1).
fn captured_still_there(mv: Move, board: &Board, side: Color) -> Option<Square> {
    let square = match mv {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
        Move::Normal { capture: Some(_), to, .. } => to,
        _ => return None,
    };
    board.piece_at(square).filter(|piece| piece.color != side).map(|_| square)
}

/// Where a pawn stands on the last rank (2023 3.7.3.3).
fn pawn_not_exchanged(board: &Board, side: Color) -> Option<Square> {
    let last = side.fold_wb(Rank::Eighth, Rank::First);
    board.by_piece(side.pawn()).into_iter().find(|square| square.rank() == last)
}

fn should(difference: &Difference) -> Phrase {
    let square = difference.square;
    match difference.wants {
        Some(piece) => Phrase::Should { square, piece },
        None => Phrase::ShouldBeEmpty { square },
    }
}
