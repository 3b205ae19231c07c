//! The cursor on the board: keys name squares, and pick up and put down a piece.
//!
//! A key with the meaning of another command becomes that command when it is read, with its permissions and rules:
//! a move made by keys is treated like a typed one. `cursor_keys` lists the keys.
//!
//! Writes: `cursors`.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::moves::{entering, repeat};
use crate::queries::board::{on_square, readable};
use crate::queries::cursor_keys::explanation;
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::cursors::Cursor;
use annabella_chess::{Board, Color, File, Piece, Position as _, Rank, Role, Square, serial};
use annabella_speech::{Listening, Message, Speaker, Worded, phrases};
use annabella_tridim::Position;
use serde::{Deserialize, Serialize};

phrases! {
    /// Answers to keys at the cursor.
    pub(crate) enum CursorPhrase {
        On => "cursor-on",
        Off => "cursor-off",
        Edge => "cursor-edge",
        NoSuchPiece { piece: Role } => "cursor-no-such-piece",
        Picked { piece: Piece, square: Square } => "cursor-picked",
        PickedHere { piece: Piece, here: Message } => "cursor-picked-here",
        PutBack => "cursor-put-back",
        /// Another piece is picked up.
        PutBackFirst => "cursor-put-back-first",
        NothingToPick { side: Color } => "cursor-nothing-to-pick",
        /// 2023 D.2.1.
        RepeatFirst { mv: Message } => "cursor-repeat-first",
        WhichPiece => "cursor-which-piece",
        NoSquare => "cursor-no-square",
        Explains => "cursor-explains",
        NoMeaning => "cursor-no-meaning",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// The keys start to move the cursor.
    On,
    /// The keys type again, as usual.
    Off,
    /// The cursor goes to a square.
    To(#[serde(with = "serial::square")] Square),
    /// A key is pressed.
    Key(Key),
}

/// A key pressed while the cursor is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Key {
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Enter,
    /// A function key, or the letter that does the same with Alt: only to be explained.
    Function(u8),
    /// The key that leads back to the line: only to be explained.
    Back,
    /// Any other key: only to be explained.
    Other,
    /// A letter, digit or sign; a capital letter with Shift.
    Sign(char),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-cursor", |given| match given.text {
        "" | "on" => Some(Request::On),
        "off" => Some(Request::Off),
        text => Key::read(text).map(Request::Key),
    }),
    CommandWord::new("command-cursor", |given| arguments::square(given.text).map(Request::To)),
];

impl Key {
    /// Reads the name of a key, or its sign.
    fn read(text: &str) -> Option<Key> {
        Some(match text {
            "left" => Key::Left,
            "right" => Key::Right,
            "up" => Key::Up,
            "down" => Key::Down,
            "home" => Key::Home,
            "end" => Key::End,
            "page-up" => Key::PageUp,
            "page-down" => Key::PageDown,
            "enter" => Key::Enter,
            "tab" | "escape" => Key::Back,
            "other" => Key::Other,
            _ => {
                if let Some(number) = text.strip_prefix("function-") {
                    return number.parse().ok().map(Key::Function);
                }
                let mut signs = text.chars();
                let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
                Key::Sign(sign)
            }
        })
    }
}

pub(crate) const fn row(_: &Request) -> CommandPolicy {
    CommandPolicy::question()
}

impl State {
    /// Returns the cursor of a person.
    pub(crate) fn cursor_of(&self, asker: &Asker) -> Cursor<Square> {
        let side = asker.side.unwrap_or(Color::White);
        self.cursors.of(asker.audience()).unwrap_or_else(|| {
            let king = readable(self, asker).ok().and_then(|board| board.king_of(side));
            Cursor::at(king.unwrap_or(side.fold_wb(Square::E1, Square::E8)))
        })
    }

    /// Returns the square of the piece picked up, if it can move now.
    fn picked(&self, asker: &Asker, cursor: Cursor<Square>) -> Option<Square> {
        let hand = self.hand(asker)?;
        cursor.picked.filter(|from| hand.board.color_at(*from) == Some(hand.side))
    }

    /// Returns the move of the piece picked up to the square of the cursor.
    ///
    /// `None` if nothing is picked up, if another own piece is meant, and for a promotion, whose new piece is
    /// asked for.
    pub(crate) fn move_from(&self, asker: &Asker, cursor: Cursor<Square>) -> Option<Moved> {
        let (from, to) = (self.picked(asker, cursor)?, cursor.square);
        let hand = self.hand(asker)?;
        let own = hand.board.color_at(to) == Some(hand.side);
        // In Chess960, the king castles onto the square of its rook.
        let role = |at| hand.board.role_at(at);
        let castles = role(from) == Some(Role::King) && role(to) == Some(Role::Rook);
        if from == to || own && !castles || promotes(&hand, from, to) {
            return None;
        }
        Some(hand.moved(format!("{from}{to}")))
    }

    /// Returns the promotion of the pawn picked up, if the sign names its new piece.
    pub(crate) fn promotion_at(&self, asker: &Asker, cursor: Cursor<Square>, sign: char) -> Option<Moved> {
        let (from, to) = (self.picked(asker, cursor)?, cursor.square);
        let hand = self.hand(asker)?;
        let promotes = promotes(&hand, from, to);
        let role = self.piece_of(sign).filter(|role| promotes && !matches!(role, Role::King | Role::Pawn))?;
        Some(hand.moved(format!("{from}{to}{}", role.char())))
    }
}

/// Whether a move between these squares is a promotion.
fn promotes(hand: &Hand<Board>, from: Square, to: Square) -> bool {
    let last = hand.side.fold_wb(Rank::Eighth, Rank::First);
    hand.board.role_at(from) == Some(Role::Pawn) && to.rank() == last
}

impl<S> Cursor<S> {
    /// Switches the keys or the explanation of keys; `None` for a request that needs the board.
    ///
    /// `here`: what is at the cursor. In tournament play without a connected board it is unknown, and only the keys
    /// of the clock and the moves answer.
    pub(crate) fn switched(
        &mut self,
        state: &State,
        request: &Request,
        here: Option<Message>,
    ) -> Option<Vec<Message>> {
        let explains = std::mem::take(&mut self.explains);
        Some(match request {
            Request::On => [CursorPhrase::On.message()].into_iter().chain(here).collect(),
            Request::Off => {
                let put_back = self.picked.take().map(|_| CursorPhrase::PutBack.message());
                [CursorPhrase::Off.message()].into_iter().chain(put_back).collect()
            }
            Request::Key(key) if explains => vec![explanation(state, *key)],
            Request::Key(Key::Sign('?')) => {
                self.explains = true;
                vec![CursorPhrase::Explains.message()]
            }
            Request::Key(_) | Request::To(_) => return None,
        })
    }
}

/// Moves the cursor, picks up or puts down a piece, or explains a key.
pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let mut cursor = game.cursor_of(asker);
    let here = readable(game, asker).ok().map(|board| on_square(&board, cursor.square));
    let phrases = match (cursor.switched(game, &request, here), request) {
        (Some(phrases), _) => phrases,
        (None, Request::To(square)) => {
            cursor.square = square;
            vec![on_square(&readable(game, asker)?, square)]
        }
        (None, Request::Key(key)) => {
            let board = readable(game, asker)?;
            pressed(game, asker, &board, &mut cursor, key)
        }
        (None, Request::On | Request::Off) => Vec::new(),
    };
    game.state.cursors.keep(asker.audience(), cursor);
    game.queue.answer_at_length(Speaker::Board, asker, Listening::Asked, &phrases);
    Ok(())
}

/// Obeys a key that no other command stands for.
fn pressed(
    state: &State,
    asker: &Asker,
    board: &Board,
    cursor: &mut Cursor<Square>,
    key: Key,
) -> Vec<Message> {
    let at = cursor.square;
    let flipped = asker.side == Some(Color::Black);
    let to = match key {
        Key::Left => beside(at, -1, 0, flipped),
        Key::Right => beside(at, 1, 0, flipped),
        Key::Up => beside(at, 0, 1, flipped),
        Key::Down => beside(at, 0, -1, flipped),
        Key::Home | Key::End => {
            let first = (key == Key::Home) != flipped;
            Some(Square::from_coords(if first { File::A } else { File::H }, at.rank()))
        }
        Key::PageUp | Key::PageDown => {
            let first = (key == Key::PageDown) != flipped;
            Some(Square::from_coords(at.file(), if first { Rank::First } else { Rank::Eighth }))
        }
        Key::Enter => return entered(state, asker, cursor),
        Key::Function(_) | Key::Back | Key::Other => return vec![CursorPhrase::NoMeaning.message()],
        Key::Sign('o') => Some(at),
        Key::Sign(sign) => match (Rank::from_char(sign), file_of(state, sign), state.piece_of(sign)) {
            (Some(rank), ..) => Some(Square::from_coords(at.file(), rank)),
            (None, Some(file), _) => Some(Square::from_coords(file, at.rank())),
            (None, None, Some(role)) => {
                let back = sign.is_uppercase() != flipped;
                match next_piece(board, at, role, back) {
                    Some(to) => Some(to),
                    None => return vec![CursorPhrase::NoSuchPiece { piece: role }.message()],
                }
            }
            (None, None, None) => return vec![CursorPhrase::NoMeaning.message()],
        },
    };
    let Some(to) = to else { return vec![CursorPhrase::Edge.message(), on_square(board, at)] };
    cursor.square = to;
    vec![on_square(board, to)]
}

/// Returns the file for which a digit was pressed with Shift.
fn file_of(state: &State, sign: char) -> Option<File> {
    let digit = state.digit_with_shift(sign)?;
    File::ALL.get(digit - 1).copied()
}

/// Returns the next square in a direction; `None` at the edge.
///
/// `flipped`: the board is seen from the eighth rank, as by Black.
fn beside(at: Square, files: i32, ranks: i32, flipped: bool) -> Option<Square> {
    let sign = if flipped { -1 } else { 1 };
    let file = File::try_from(i32::from(at.file()) + sign * files).ok()?;
    let rank = Rank::try_from(i32::from(at.rank()) + sign * ranks).ok()?;
    Some(Square::from_coords(file, rank))
}

/// Returns the next square with a piece of this kind, rank by rank and then from the start again.
fn next_piece(board: &Board, at: Square, role: Role, back: bool) -> Option<Square> {
    let mut squares: Vec<Square> = board.by_role(role).into_iter().collect();
    if back {
        squares.reverse();
    }
    let later = squares.iter().find(|square| if back { **square < at } else { **square > at });
    later.or(squares.first()).copied()
}

/// Picks up the piece at the cursor, or puts it back.
fn entered(state: &State, asker: &Asker, cursor: &mut Cursor<Square>) -> Vec<Message> {
    let at = cursor.square;
    let Some(hand) = state.hand(asker) else { return Vec::new() };
    let picked = state.picked(asker, *cursor);
    if let Some(from) = picked {
        if from == at {
            cursor.picked = None;
            return vec![CursorPhrase::PutBack.message()];
        }
        if promotes(&hand, from, at) {
            return vec![CursorPhrase::WhichPiece.message()];
        }
    }
    let piece = hand.board.piece_at(at).filter(|piece| piece.color == hand.side);
    cursor.picked = piece.map(|_| at);
    let put_back = picked.map(|_| CursorPhrase::PutBackFirst.message());
    let now = match piece {
        Some(piece) => CursorPhrase::Picked { piece, square: at }.message(),
        None => nothing_to_pick(hand),
    };
    put_back.into_iter().chain([now]).collect()
}

/// Says that the square has no piece to pick up.
pub(crate) fn nothing_to_pick<B>(hand: Hand<B>) -> Message {
    match hand.to_repeat {
        Some(mv) => CursorPhrase::RepeatFirst { mv }.message(),
        None => CursorPhrase::NothingToPick { side: hand.side }.message(),
    }
}

/// The board on which the keys move a piece, and its side.
#[derive(Clone, Debug)]
pub(crate) struct Hand<B> {
    pub board: B,
    pub side: Color,
    /// The opponent's move, if it must be repeated first (2023 D.2.1).
    pub to_repeat: Option<Message>,
}

/// A move made by keys: an own move, or a repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Moved {
    Entered(entering::Request),
    Repeated(repeat::Request),
}

impl<B> Hand<B> {
    /// Returns the entry or the repetition of a move, typed as squares.
    pub fn moved(&self, squares: String) -> Moved {
        match self.to_repeat {
            Some(_) => Moved::Repeated(repeat::Request::Repeat(squares.as_str().into())),
            None => Moved::Entered(entering::Request::Enter(squares.as_str().into())),
        }
    }
}

impl State {
    /// Returns the pieces that a person can move by keys; `None` if the position is hidden.
    pub(crate) fn hand(&self, asker: &Asker) -> Option<Hand<Board>> {
        let board = readable(self, asker).ok()?;
        let side = self.to_move();
        Some(match self.owes_repetition(asker) {
            None => Hand { board, side, to_repeat: None },
            to_repeat => {
                Hand { board: self.position_before().board().clone(), side: side.other(), to_repeat }
            }
        })
    }

    /// Does the same as [`State::hand`], on three levels.
    pub(crate) fn level_hand(&self, asker: &Asker) -> Option<Hand<&Position>> {
        self.may_explore(asker).ok()?;
        let line = self.moves.tridim()?;
        let board = line.position();
        let before = line.moves().len().checked_sub(1).and_then(|plies| line.position_after(plies));
        Some(match self.owes_repetition(asker).zip(before) {
            None => Hand { board, side: board.turn(), to_repeat: None },
            Some((mv, before)) => Hand { board: before, side: before.turn(), to_repeat: Some(mv) },
        })
    }

    /// Returns the opponent's move, if this player must repeat it first.
    fn owes_repetition(&self, asker: &Asker) -> Option<Message> {
        self.to_repeat().filter(|_| asker.side == Some(self.to_move()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_piece_is_found_forwards_and_backwards_round_the_board() {
        let board = Board::default();
        let next = |at, back| next_piece(&board, at, Role::Rook, back);
        assert_eq!(
            [Square::A1, Square::C3, Square::H8].map(|at| next(at, false)),
            [Some(Square::H1), Some(Square::A8), Some(Square::A1)]
        );
        assert_eq!([Square::A1, Square::C3].map(|at| next(at, true)), [Some(Square::H8), Some(Square::H1)]);
    }

    #[test]
    fn arrows_follow_the_seat_of_the_player_and_stop_at_the_edge() {
        assert_eq!(beside(Square::E4, 1, 0, false), Some(Square::F4));
        assert_eq!(beside(Square::E4, 1, 0, true), Some(Square::D4));
        assert_eq!(beside(Square::E8, 0, 1, false), None);
        assert_eq!(beside(Square::E8, 0, 1, true), Some(Square::E7));
    }
}
