//! The tactile boards: what the pegs show, and what that means for the game.

use super::{Asker, Device, DeviceState, Game, Phase, Report};
use crate::chess::{Board, Chess, Color, Move, Piece, Position, Rank, Square};
use crate::clock::Stamp;
use crate::speech::{All, Announcement, Audience, Phrase, Priority, Speaker, Worded};
use crate::tactile::{BoardReport, Button, Difference, Hand, Lift, Reading, Step, Timing, Tracker};

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
    /// It had shown the position before the last ply when that was made.
    right_before: bool,
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
        if own {
            self.synced = self.tracker.is_connected();
            self.tracker.rebase(position);
        } else {
            self.right_before = std::mem::take(&mut self.synced);
        }
    }
}

impl Game {
    /// A whole dump: after connecting, or asked for.
    pub(super) fn dump(&mut self, side: Color, text: &str) {
        let Ok(mut pieces) = Board::from_ascii_board_fen(text.as_bytes()) else { return };
        let target = self.position().board().clone();
        let Some(board) = self.boards.get_mut(side) else { return };
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
        let hands = board.tracker.apply(self.now, &BoardReport::Dump(pieces));
        if first {
            // Nobody saw a hand while the board was away: what left it then was not touched.
            board.tracker.forget();
            let device = Device::board(side);
            self.report(side.into(), Report::Device { device, state: DeviceState::Ready });
            let phrase = if new { Phrase::BoardReady { side } } else { Phrase::BoardBack { side } };
            self.tell(side.into(), Priority::Message, &phrase);
            if !new && self.settings.arbiter {
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
    }

    /// A peg was lifted or placed.
    pub(super) fn peg(&mut self, side: Color, square: Square, piece: Option<Piece>) {
        let Some(board) = self.boards.get_mut(side) else { return };
        board.nonsense_told = false;
        let square = if board.turned { square.rotate_180() } else { square };
        let hands = board.tracker.apply(self.now, &BoardReport::Change { square, piece });
        self.hands_moved(side, &hands);
    }

    fn hands_moved(&mut self, side: Color, hands: &[Hand]) {
        let placed = |hand: &Hand| match *hand {
            Hand::Placed { square, piece } => Some((square, piece)),
            Hand::Lifted { .. } => None,
        };
        let placed: Vec<(Square, Piece)> = hands.iter().filter_map(placed).collect();
        for &(square, piece) in &placed {
            self.placed(side, square, piece);
        }
        self.follow_pegs(side);
        if hands.is_empty() {
            return;
        }
        self.look_soon(side);
        if self.boards.get(side).as_ref().is_some_and(|board| board.guiding) {
            self.guide(side);
        }
        if !placed.is_empty() {
            self.remind(side);
        }
    }

    /// Whether it is that side's move, with the opponent's executed on its board.
    fn on_move_with_pegs(&self, side: Color) -> bool {
        let on_move = side == self.to_move() && self.phase == Phase::Running;
        on_move && self.connected(side).is_some_and(|board| board.synced)
    }

    /// Whether that side's lifts are the Laws' business: an impaired player's, on move
    /// (2023 D.2.2).
    pub(super) fn counts_lifts(&self, side: Color) -> bool {
        let on_move = side == self.to_move() && self.phase == Phase::Running;
        on_move && self.settings.side(side).impaired && self.connected(side).is_some()
    }

    /// When the next lift will be known to last.
    pub(super) fn lift_deadline(&self) -> Option<Stamp> {
        let side = self.to_move();
        self.counts_lifts(side).then(|| self.boards.get(side).as_ref()?.tracker.due())?
    }

    /// Sees which lifts have lasted by now.
    pub(super) fn settle_lifts(&mut self) {
        let (side, now) = (self.to_move(), self.now);
        while self.counts_lifts(side) {
            let Some(board) = self.boards.get_mut(side) else { return };
            let Some(lifts) = board.tracker.lifts().lasting(now) else { return };
            self.lasted(side, &lifts);
        }
    }

    /// Lifts that the pegs' move needs are no bounces, however short ago.
    pub(super) fn settle_lifts_of(&mut self, side: Color, mv: Move) {
        if !self.counts_lifts(side) {
            return;
        }
        let mut after = self.position().clone();
        after.play_unchecked(mv);
        let changed = Difference::between(self.position().board(), after.board());
        let squares: Vec<Square> = changed.iter().map(|difference| difference.square).collect();
        let Some(board) = self.boards.get_mut(side) else { return };
        let lifts = board.tracker.lifts().take(&squares);
        self.lasted(side, &lifts);
    }

    /// An impaired player's pegs have left their apertures: touched, if the opponent's move is
    /// executed (2023 D.2.2). More at once than hands can lift were knocked out (2023 4.2.2).
    fn lasted(&mut self, side: Color, lifts: &[Lift]) {
        let Some(board) = self.boards.get(side) else { return };
        let base = self.line.position().board();
        let stood = |lift: &&Lift| base.piece_at(lift.square) == Some(lift.piece);
        let stood: Vec<Lift> = lifts.iter().filter(stood).copied().collect();
        if !board.synced {
            if stood.iter().any(|lift| self.is_for_own_move(side, lift)) {
                self.mismatch(side);
            }
        } else if stood.len() <= 2 {
            self.touched_by_pegs(side, &stood);
        }
    }

    /// Whether a piece that stood right is out while others do not stand right, and not in the
    /// middle of executing the opponent's move.
    fn is_for_own_move(&self, side: Color, lift: &Lift) -> bool {
        let Some(board) = self.boards.get(side) else { return false };
        let mut before_it = board.tracker.placement().clone();
        if lift.piece.color != side || before_it.piece_at(lift.square) == Some(lift.piece) {
            return false;
        }
        before_it.set_piece_at(lift.square, lift.piece);
        let executing = self.line.plies().last().is_some_and(|last| {
            let before = self.line.position_after(self.line.len() - 1);
            matches!(Reading::of(&before_it, before), Reading::Unfinished { candidates } if candidates.contains(&last.mv))
        });
        !executing && before_it != *self.position().board()
    }

    /// Takes the board's state as it is now: a move executed, repeated or still under way.
    pub(super) fn follow_pegs(&mut self, side: Color) {
        let playing = !matches!(self.phase, Phase::Over(_));
        let executed = self.shows_last_ply(side);
        let target = self.line.position().board();
        let Some(board) = self.boards.get_mut(side) else { return };
        if !board.synced {
            if executed {
                board.synced = true;
                board.tracker.rebase(target);
                let by_other = self.line.plies().last().is_some_and(|ply| ply.by != side);
                if by_other && playing {
                    self.tell(side.into(), Priority::Notification, &Phrase::Executed);
                    self.repeated_by(side, true);
                }
            }
            return;
        }
        if side == self.line.position().turn()
            && let Some(announced) = self.turn.announced
            && board.tracker.reading(self.line.position()) == Reading::Whole(announced)
            && self.phase == Phase::Running
            && !self.touch_refuses(&Asker::player(side), announced)
        {
            self.make(announced);
        }
    }

    /// Whether that board has come to the position of the game, perhaps with the own next move
    /// begun or executed already: quick hands do not wait.
    fn shows_last_ply(&self, side: Color) -> bool {
        let Some(board) = self.boards.get(side) else { return false };
        let (placement, target) = (board.tracker.placement(), self.position());
        if placement == target.board() {
            return true;
        }
        let last = self.line.plies().last().filter(|last| last.by != side);
        if last.is_none() || !board.right_before || self.phase != Phase::Running || board.guiding {
            return false;
        }
        let before = self.line.position_after(self.line.len() - 1);
        let moved = Difference::between(before.board(), target.board());
        let done = |moved: &Difference| placement.piece_at(moved.square) == moved.wants;
        match board.tracker.reading(target) {
            Reading::AtBase => true,
            // The piece that captured was captured in its turn, and never placed.
            Reading::Whole(mv) => moved.iter().all(|it| done(it) || it.square == mv.to()),
            Reading::Unfinished { .. } => moved.iter().all(done),
            Reading::Elsewhere { .. } => false,
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
                // Nothing was touched while nobody was on move.
                board.tracker.forget();
                self.look_soon(side);
            }
        }
    }

    /// A board must come to show the game's position anew.
    pub(super) fn expect_position(&mut self, side: Color) {
        if let Some(board) = self.boards.get_mut(side) {
            board.synced = false;
            board.right_before = false;
        }
        self.follow_pegs(side);
    }

    /// The board of that side is read from the other side of the table.
    pub(super) fn turn_board(&mut self, asker: &Asker, side: Option<Color>) {
        let Some(side) = side.or(asker.side) else {
            return self.refuse_with(asker, &Phrase::RefusedNoSide);
        };
        let arbiters = self.settings.arbiter && self.phase != Phase::Before;
        if arbiters && asker.speaker != Speaker::Arbiter {
            return self.refuse_with(asker, &Phrase::RefusedArbiterOnly);
        }
        let Some(board) = self.boards.get_mut(side) else {
            return self.refuse_with(asker, &Phrase::RefusedNoBoard);
        };
        board.turned = !board.turned;
        board.tracker.turn();
        let whole = board.tracker.placement() == self.line.position().board();
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

    /// A board is not what the game says, and its player confirms or goes on.
    fn mismatch(&mut self, side: Color) {
        self.differs(side);
        let phrase = Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
        if self.settings.arbiter {
            self.tell(Audience::Arbiter, Priority::Message, &phrase);
        }
    }

    /// A board is not what the game says: its player hears of it.
    pub(super) fn differs(&mut self, side: Color) {
        let Some(board) = self.boards.get_mut(side) else { return };
        board.look_at = None;
        let differences = board.tracker.differences(self.line.position().board());
        let squares = differences.iter().map(|difference| difference.square.to_string()).collect();
        let phrase = Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) };
        self.report(side.into(), Report::Mismatch { board: side, squares });
        self.tell(side.into(), Priority::Message, &phrase);
    }

    /// Pegs and announcement are two different moves.
    pub(super) fn pegs_differ(&mut self, side: Color, announced: Move, pegs: Move) {
        let of = |mv| Announcement::of(self.position(), mv, self.settings.style);
        let phrase = Phrase::PegsDiffer { announced: of(announced), pegs: of(pegs) };
        let squares = vec![pegs.to().to_string(), announced.to().to_string()];
        self.report(side.into(), Report::Mismatch { board: side, squares });
        self.tell(side.into(), Priority::Message, &phrase);
        if let Some(board) = self.boards.get_mut(side) {
            board.look_at = None;
        }
    }

    pub(super) fn squares_that_differ(&self, side: Color) -> All {
        let Some(board) = self.boards.get(side) else { return All(Vec::new()) };
        let mut differences = board.tracker.differences(self.position().board());
        differences.truncate(MOST_SQUARES);
        All(differences.iter().map(|difference| should(difference).message()).collect())
    }

    /// What the pegs of that side still owe to a move under way.
    pub(super) fn missing_on_pegs(&self, side: Color, announced: Option<Move>, parts: &mut Vec<Phrase>) {
        let Some(board) = self.connected(side) else { return };
        let placement = board.tracker.placement();
        let reading = board.tracker.reading(self.position());
        if let Some(mv) = announced {
            parts.extend(self.missing_of_announced(placement, &reading, mv));
            return;
        }
        parts.extend(match reading {
            Reading::AtBase => Some(Phrase::MissingMove),
            Reading::Whole(_) => None,
            Reading::Unfinished { candidates } => Some(self.missing_of_begun(placement, &candidates)),
            Reading::Elsewhere { .. } => {
                Some(Phrase::BoardDiffers { side, squares: self.squares_that_differ(side) })
            }
        });
    }

    /// What an announced move still needs on the pegs.
    fn missing_of_announced(&self, placement: &Board, reading: &Reading, mv: Move) -> Option<Phrase> {
        let base = self.position();
        match *reading {
            Reading::AtBase => return Some(Phrase::MissingExecution { mv: self.upcoming(mv) }),
            Reading::Whole(pegs) if pegs == mv => return None,
            Reading::Whole(pegs) if !Reading::leads_to(placement, base, mv) => {
                return Some(Phrase::PegsDiffer { announced: self.upcoming(mv), pegs: self.upcoming(pegs) });
            }
            _ => {}
        }
        let mut after = base.clone();
        after.play_unchecked(mv);
        let mut rest = Difference::between(placement, after.board());
        rest.truncate(MOST_SQUARES);
        match rest.as_slice() {
            [one] if captured_still_there(mv, placement, base.turn()) == Some(one.square) => {
                Some(Phrase::MissingCapture { square: one.square })
            }
            _ => Some(Phrase::MissingSquares {
                squares: All(rest.iter().map(|it| should(it).message()).collect()),
            }),
        }
    }

    /// What a move that is only begun needs, as far as the pegs give it away.
    fn missing_of_begun(&self, placement: &Board, candidates: &[Move]) -> Phrase {
        let base = self.position();
        if let [only] = candidates {
            if let Some(square) = captured_still_there(*only, placement, base.turn()) {
                return Phrase::MissingCapture { square };
            }
            let king = base.board().king_of(base.turn());
            let king_moved = king.is_some_and(|king| placement.piece_at(king).is_none());
            if only.is_castle() && king_moved && placement.king_of(base.turn()).is_some() {
                let mut after = base.clone();
                after.play_unchecked(*only);
                let rest = Difference::between(placement, after.board());
                return Phrase::MissingSquares {
                    squares: All(rest.iter().map(|it| should(it).message()).collect()),
                };
            }
        }
        if let Some(square) = pawn_not_exchanged(placement, base.turn()) {
            return Phrase::MissingPromotion { square };
        }
        let own = base.board().by_color(base.turn());
        let lifted = own.into_iter().find(|&square| placement.piece_at(square).is_none());
        match lifted.and_then(|square| Some((square, base.board().piece_at(square)?))) {
            Some((square, piece))
                if placement.by_piece(piece).count() < base.board().by_piece(piece).count() =>
            {
                Phrase::MissingInHand { piece, square }
            }
            _ => Phrase::MissingRest,
        }
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
