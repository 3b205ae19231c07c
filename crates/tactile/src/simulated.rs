//! A simulated tactile board: its answers to a host, and the actions that hands can do.
//!
//! ```
//! use annabella_chess::{Board, Square};
//! use annabella_tactile::drivers::dgt::{DgtDecoder, HostCommand};
//! use annabella_tactile::{BoardReport, Simulated};
//! let mut board = Simulated::new(Board::new(), "a board");
//! let mut host = DgtDecoder::default();
//! board.receive(&[HostCommand::UpdateNice.byte()]);
//! let lift = board.meant(Square::E2).unwrap();
//! let bytes = board.act(lift).unwrap();
//! assert_eq!(
//!     host.push(&bytes),
//!     [BoardReport::Change { square: Square::E2, piece: None }]
//! );
//! ```

use super::drivers::dgt::{HostCommand, HostRequest, HostRequests, encode};
use super::drivers::rows;
use super::{Button, HandAction, Orientation};
use annabella_chess::{Board, Color, File, Piece, Role, Square};

/// The version that the board reports.
const VERSION: (u8, u8) = (1, 0);
const SERIAL: u32 = 1;

/// A simulated board in the normal orientation, without a clock.
#[derive(Clone, Debug)]
pub struct Simulated {
    placement: Board,
    /// The pieces lifted and not placed yet, in order, with their squares.
    in_hand: Vec<(Piece, Square)>,
    trademark: &'static str,
    mode: Mode,
    /// Whether the host has received all pieces since it requested changes.
    dumped: bool,
    requests: HostRequests,
    /// Whether the board sends rows of occupied squares without requests.
    rows: bool,
}

/// The messages that the host wants without further requests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mode {
    #[default]
    Nothing,
    Changes,
    /// Changes and the clock's buttons.
    Buttons,
    /// Changes, buttons and the clock every second.
    Clock,
}

/// The reason why an action is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// The square has no piece to lift.
    #[error("{0} is empty")]
    Empty(Square),
    /// The square already has a piece.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// The square is empty, and no piece is in hand.
    #[error("{0} is empty and nothing is in hand")]
    NothingInHand(Square),
}

impl Simulated {
    /// Creates a board with these pieces and this trademark, switched on.
    pub fn new(placement: Board, trademark: &'static str) -> Simulated {
        Simulated {
            placement,
            in_hand: Vec::new(),
            trademark,
            mode: Mode::Nothing,
            dumped: false,
            requests: HostRequests::default(),
            rows: false,
        }
    }

    /// Turns it into a board that senses only occupied squares (see [`rows`]).
    pub fn sensing_rows(self) -> Simulated {
        Simulated { rows: true, ..self }
    }

    /// Returns the pieces.
    pub fn placement(&self) -> &Board {
        &self.placement
    }

    /// Whether a host has requested changes.
    pub fn is_heard(&self) -> bool {
        self.rows || self.mode != Mode::Nothing
    }

    /// Whether a host that receives changes also knows the pieces before them.
    pub fn is_known(&self) -> bool {
        self.rows || self.is_heard() && self.dumped
    }

    /// Switches the board off and on: it forgets requests, but its pieces stay.
    pub fn restart(&mut self) {
        self.mode = Mode::Nothing;
        self.dumped = false;
        self.requests = HostRequests::default();
    }

    /// Returns the answer to these bytes of a host.
    pub fn receive(&mut self, bytes: &[u8]) -> Vec<u8> {
        if self.rows {
            return Vec::new();
        }
        self.requests.push(bytes).into_iter().flat_map(|request| self.answer(&request)).collect()
    }

    fn answer(&mut self, request: &HostRequest) -> Vec<u8> {
        let command = match request {
            HostRequest::Command(command) => *command,
            HostRequest::Clock(order) if self.tells_buttons() => {
                return encode::understood(order.first().copied().unwrap_or(0));
            }
            HostRequest::Clock(_) | HostRequest::Unknown(_) => return Vec::new(),
        };
        match command {
            HostCommand::Reset => (self.mode, self.dumped) = (Mode::Nothing, false),
            HostCommand::Update => self.mode = Mode::Clock,
            HostCommand::UpdateBoard => self.mode = Mode::Changes,
            HostCommand::UpdateNice => self.mode = Mode::Buttons,
            HostCommand::Clock => return encode::no_clock(),
            HostCommand::Board => {
                self.dumped = self.is_heard();
                return encode::dump(Orientation::Straight, &self.placement);
            }
            HostCommand::BusAddress => return encode::bus_address(SERIAL),
            HostCommand::Serial => return encode::serial(SERIAL),
            HostCommand::LongSerial => return encode::long_serial(SERIAL),
            HostCommand::Trademark => return encode::trademark(self.trademark),
            HostCommand::Moves => return encode::moves(&[]),
            HostCommand::Battery => return encode::battery(None),
            HostCommand::Version => return encode::version(VERSION.0, VERSION.1),
        }
        Vec::new()
    }

    fn tells_buttons(&self) -> bool {
        matches!(self.mode, Mode::Buttons | Mode::Clock)
    }

    /// Returns the bytes sent every second.
    pub fn second(&self) -> Vec<u8> {
        if self.rows {
            return rows::encode(Orientation::Straight, self.placement.occupied());
        }
        if self.mode == Mode::Clock { encode::no_clock() } else { Vec::new() }
    }

    /// Returns the bytes sent for a pressed button: none unless the host has requested buttons.
    pub fn press(&self, button: Button) -> Vec<u8> {
        if self.tells_buttons() { encode::button(button) } else { Vec::new() }
    }

    /// Does an action, and returns the bytes that the board sends.
    ///
    /// # Errors
    /// [`Impossible`] if there is no piece to lift, or a piece on the square to fill. The board is unchanged.
    pub fn act(&mut self, hand: HandAction) -> Result<Vec<u8>, Impossible> {
        let square = hand.square();
        let stands = self.placement.piece_at(square);
        let now = match hand {
            HandAction::Lift { .. } => {
                self.in_hand.push((stands.ok_or(Impossible::Empty(square))?, square));
                None
            }
            HandAction::Place { piece, .. } => {
                if stands.is_some() {
                    return Err(Impossible::Occupied(square));
                }
                if let Some(index) = self.in_hand.iter().rposition(|(held, _)| *held == piece) {
                    self.in_hand.remove(index);
                }
                // A piece lifted from this square has been captured, and is dropped.
                self.in_hand.retain(|(_, from)| *from != square);
                Some(piece)
            }
        };
        hand.act_on(&mut self.placement);
        if self.rows {
            return Ok(rows::encode(Orientation::Straight, self.placement.occupied()));
        }
        Ok(if self.is_heard() { encode::change(Orientation::Straight, square, now) } else { Vec::new() })
    }

    /// Drops the pieces in hand.
    pub fn empty_hand(&mut self) {
        self.in_hand.clear();
    }

    /// Returns the action that naming a square means: lift its piece, or place a piece in hand on it.
    ///
    /// Of several pieces in hand it is the last one lifted from another square. In castling, the king goes to
    /// the c- or g-file and the rook to the d- or f-file.
    ///
    /// # Errors
    /// [`Impossible`] if the square is empty and no piece is in hand.
    pub fn meant(&self, square: Square) -> Result<HandAction, Impossible> {
        if let Some(piece) = self.placement.piece_at(square) {
            return Ok(HandAction::Lift { square, piece });
        }
        let castling = || {
            let role = match square.file() {
                File::C | File::G => Role::King,
                File::D | File::F => Role::Rook,
                _ => return None,
            };
            let held = |color, role| {
                let here = |(piece, from): &&(Piece, Square)| {
                    *piece == Piece { color, role } && from.rank() == square.rank()
                };
                self.in_hand.iter().rfind(here)
            };
            let color = Color::ALL.into_iter().find(|&color| held(color, Role::King).is_some())?;
            held(color, Role::Rook).and_then(|_| held(color, role))
        };
        let elsewhere = || self.in_hand.iter().rev().find(|(_, from)| *from != square);
        let (piece, _) = *castling()
            .or_else(elsewhere)
            .or(self.in_hand.last())
            .ok_or(Impossible::NothingInHand(square))?;
        Ok(HandAction::Place { square, piece })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardReport;
    use crate::drivers::dgt::DgtDecoder;
    use annabella_chess::Fen;
    use proptest::prelude::*;

    fn board(fen: &str) -> Simulated {
        Simulated::new(fen.parse::<Fen>().unwrap().into_setup().board, "a board")
    }

    fn touch(board: &mut Simulated, squares: &str) -> Result<(), Impossible> {
        for name in squares.split(' ') {
            let hand = board.meant(name.parse().unwrap())?;
            board.act(hand)?;
        }
        Ok(())
    }

    fn after(fen: &str, squares: &str) -> String {
        let mut board = board(fen);
        touch(&mut board, squares).unwrap();
        board.placement.board_fen().to_string()
    }

    #[test]
    fn named_squares_are_lifted_and_placed_as_it_makes_sense() {
        assert_eq!(after("8/8/8/8/8/8/4P3/8", "e2 e4"), "8/8/8/8/4P3/8/8/8");
        for capture in ["d6 e5 d6", "e5 d6 d6"] {
            assert_eq!(after("8/8/3p4/4P3/8/8/8/8", capture), "8/8/3P4/8/8/8/8/8");
        }
        for castling in ["e1 g1 h1 f1", "h1 f1 e1 g1", "e1 h1 g1 f1", "h1 e1 f1 g1"] {
            assert_eq!(after("8/8/8/8/8/8/8/4K2R", castling), "8/8/8/8/8/8/8/5RK1", "{castling}");
        }
        // A captured piece does not come back with the next move.
        assert_eq!(after("8/8/3p4/4P3/8/8/8/N7", "d6 e5 d6 a1 b3"), "8/8/3P4/8/8/1N6/8/8");
        let mut board = board("8/8/8/8/8/8/8/8");
        assert_eq!(touch(&mut board, "e2"), Err(Impossible::NothingInHand(Square::E2)));
    }

    #[test]
    fn nothing_impossible_is_done() {
        let mut board = board("8/8/8/8/8/8/4P3/8");
        let pawn = board.placement.piece_at(Square::E2).unwrap();
        let lift = HandAction::Lift { square: Square::A1, piece: pawn };
        assert_eq!(board.act(lift), Err(Impossible::Empty(Square::A1)));
        let place = HandAction::Place { square: Square::E2, piece: pawn };
        assert_eq!(board.act(place), Err(Impossible::Occupied(Square::E2)));
    }

    #[test]
    fn every_command_is_answered_and_a_reset_silences() {
        let mut board = Simulated::new(Board::new(), "a board");
        let mut host = DgtDecoder::default();
        let mut ask =
            |board: &mut Simulated, command: HostCommand| host.push(&board.receive(&[command.byte()]));
        assert_eq!(ask(&mut board, HostCommand::Board), [BoardReport::Dump(Board::new())]);
        assert_eq!(ask(&mut board, HostCommand::Trademark), [BoardReport::Trademark("a board".to_owned())]);
        assert_eq!(ask(&mut board, HostCommand::Version), [BoardReport::Version(1, 0)]);
        assert_eq!(ask(&mut board, HostCommand::Serial), [BoardReport::Serial("00001".to_owned())]);
        assert_eq!(ask(&mut board, HostCommand::BusAddress), [BoardReport::Serial("00001".to_owned())]);
        assert_eq!(ask(&mut board, HostCommand::LongSerial), [BoardReport::Serial("0000000001".to_owned())]);
        assert_eq!(ask(&mut board, HostCommand::Battery), [BoardReport::Battery(None)]);
        assert_eq!(ask(&mut board, HostCommand::Moves), [BoardReport::Kept(Vec::new())]);
        assert_eq!(ask(&mut board, HostCommand::Clock), []);
        assert_eq!(board.press(Button::Say), Vec::<u8>::new());
        for (command, tells) in
            [(HostCommand::UpdateBoard, false), (HostCommand::UpdateNice, true), (HostCommand::Update, true)]
        {
            ask(&mut board, command);
            assert!(board.is_heard());
            assert_eq!(board.press(Button::Say).is_empty(), !tells);
            assert_eq!(board.second().is_empty(), command != HostCommand::Update);
            assert_eq!(board.receive(&[0x2B, 4, 3, 0x0B, 1, 0]).is_empty(), !tells);
        }
        ask(&mut board, HostCommand::Reset);
        assert!(!board.is_heard());
    }

    proptest! {
        #[test]
        fn any_squares_keep_every_piece_on_the_board_or_off_it(squares in prop::collection::vec(0u32..64, 0..100)) {
            let mut board = Simulated::new(Board::new(), "a board");
            for square in squares {
                if let Ok(hand) = board.meant(Square::new(square)) {
                    prop_assert!(board.act(hand).is_ok());
                }
                prop_assert!(board.placement.occupied().count() + board.in_hand.len() <= 32);
            }
        }
    }
}
