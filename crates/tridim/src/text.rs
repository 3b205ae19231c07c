//! A position as text in seven fields, described in `docs/tridim.md`.

use super::position::{Castling, MOST_MOVES, Position, Rules};
use super::square::Squares;
use super::{Column, Level, Square, lines};
use annabella_chess::{Color, Piece, Role, Side};
use std::fmt;
use std::str::FromStr;

/// The starting position (3D 2.5, 2.7).
pub const START: &str = "W:4/4/PPPP/NBBN,N:4/4/4/4,S:nbbn/pppp/4/4,\
    DP1w:PP/RQ,DP6b:rq/pp,KP1w:PP/KR,KP6b:kr/pp w KQkq - - 0 1";

/// The reason why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text does not have seven fields separated by single spaces.
    #[error("not seven fields")]
    Fields,
    /// A board is invalid, or not the one expected next.
    #[error("{0} is not a board, or not the next one")]
    Board(String),
    /// The rows of a board do not fit it.
    #[error("the rows of {0} do not fit")]
    Rows(Level),
    /// A side did not start with two attack boards (3D 2.6).
    #[error("not two attack boards of each side")]
    AttackBoards,
    /// The turn is neither `w` nor `b`.
    #[error("{0} is not a side to move")]
    Turn(String),
    /// The castling rights are not `-` or letters of `KQkq`, or king or rook is not at home (3D 3.5).
    #[error("{0} are no castling rights here")]
    Castling(String),
    /// The spent pawns are neither `-` nor squares of pawns at home, in order (3D 3.4(b)).
    #[error("{0} are no pawns that have lost their double step")]
    Spent(String),
    /// The field is neither `-` nor the square of a pawn that can have made a double step (3D 3.4(d)).
    #[error("{0} is not a pawn that has just moved two squares")]
    Doubled(String),
    /// The count of plies is invalid, or beyond any game.
    #[error("{0} is not a number of plies")]
    Halfmoves(String),
    /// The move number is invalid, or beyond any game.
    #[error("{0} is not a move number")]
    Number(String),
    /// A side does not have exactly one king (3D 2.6).
    #[error("not one king of {0}")]
    Kings(Color),
    /// A side has more pieces than it started with, including promoted pawns (3D 2.6, 3.4(e)).
    #[error("too many pieces of {0}")]
    TooMany(Color),
    /// A pawn cannot be there: behind its start, or where it would have been promoted (3D 3.4(e)).
    #[error("a pawn cannot stand on {0}")]
    Pawn(Square),
    /// The side that has just moved left its king in check (3D 3.5(b)).
    #[error("the side not to move is in check")]
    Check,
}

impl Default for Position {
    /// Returns the starting position.
    fn default() -> Position {
        START.parse().unwrap_or_else(|_| Position::empty(Rules::default()))
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::parse(text, Rules::default())
    }
}

impl Position {
    /// Parses a position, to be played under `rules`.
    /// Accepts only the form that [`Position`] itself writes.
    ///
    /// # Errors
    /// [`PositionError`] for the first fault.
    pub fn parse(text: &str, rules: Rules) -> Result<Position, PositionError> {
        let fields: Vec<&str> = text.split(' ').take(8).collect();
        let &[boards, turn, castling, spent, doubled, halfmoves, number] = fields.as_slice() else {
            return Err(PositionError::Fields);
        };
        let mut position = Position::empty(rules);
        position.read_boards(boards)?;
        position.turn = match turn {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(PositionError::Turn(turn.to_owned())),
        };
        position.check_pieces()?;
        position.read_castling(castling).ok_or_else(|| PositionError::Castling(castling.to_owned()))?;
        position.read_spent(spent).ok_or_else(|| PositionError::Spent(spent.to_owned()))?;
        position.halfmoves =
            counter(halfmoves).ok_or_else(|| PositionError::Halfmoves(halfmoves.to_owned()))?;
        position.number = counter(number)
            .filter(|&number| number > 0)
            .ok_or_else(|| PositionError::Number(number.to_owned()))?;
        position.read_doubled(doubled).ok_or_else(|| PositionError::Doubled(doubled.to_owned()))?;
        if position.is_exposed(!position.turn) {
            return Err(PositionError::Check);
        }
        Ok(position)
    }

    fn read_boards(&mut self, text: &str) -> Result<(), PositionError> {
        let mut levels = Level::all();
        let mut main = Level::MAIN.len();
        let mut colors = [0; 2];
        for board in text.split(',') {
            let wrong = || PositionError::Board(board.to_owned());
            let (head, rows) = board.split_once(':').ok_or_else(wrong)?;
            let (name, color) = match (main, head.strip_suffix('w'), head.strip_suffix('b')) {
                (0, Some(name), _) => (name, Some(Color::White)),
                (0, _, Some(name)) => (name, Some(Color::Black)),
                (0, ..) => return Err(wrong()),
                _ => (head, None),
            };
            let named = Level::from_name(name).ok_or_else(wrong)?;
            // Main boards come first and in order; of the attack boards some are skipped.
            let level = match main {
                0 => levels.find(|level| *level == named),
                _ => levels.next().filter(|level| *level == named),
            };
            let level = level.ok_or_else(wrong)?;
            main = main.saturating_sub(1);
            if let (Some(pin), Some(color)) = (level.pin(), color) {
                self.put_board(pin, color);
                colors[color as usize] += 1;
            }
            self.read_rows(level, rows).ok_or(PositionError::Rows(level))?;
        }
        if main > 0 || colors != [2, 2] {
            return Err(PositionError::AttackBoards);
        }
        Ok(())
    }

    fn read_rows(&mut self, level: Level, text: &str) -> Option<()> {
        let size = level.size();
        let mut rows = text.split('/');
        for along in (0..size).rev() {
            let (mut across, mut gap) = (0, false);
            for letter in rows.next()?.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    if gap || empty == 0 || empty > u32::from(size - across) {
                        return None;
                    }
                    across += empty as u8;
                    gap = true;
                    continue;
                }
                if across == size {
                    return None;
                }
                self.put(Square::at(level, across, along), Piece::from_char(letter)?);
                across += 1;
                gap = false;
            }
            if across != size {
                return None;
            }
        }
        rows.next().is_none().then_some(())
    }

    fn check_pieces(&self) -> Result<(), PositionError> {
        for color in Color::ALL {
            let count = |role| self.pieces().filter(|&(_, piece)| piece == Piece { color, role }).count();
            if count(Role::King) != 1 {
                return Err(PositionError::Kings(color));
            }
            let promoted: usize = [(Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)]
                .map(|(role, first)| count(role).saturating_sub(first))
                .iter()
                .sum();
            if count(Role::Pawn) + promoted > 8 {
                return Err(PositionError::TooMany(color));
            }
        }
        let mut due = 0;
        for (square, piece) in self.pieces().filter(|(_, piece)| piece.role == Role::Pawn) {
            let first = if piece.color.is_white() { 0 } else { 9 };
            let last = self.farthest_rank(piece.color, square.column());
            let on_last = square.rank() == last;
            let carried = !self.rules.carried_pawns_promote && square.level().pin().is_some();
            let left = piece.color == self.turn
                && matches!(square.file().char(), 'a' | 'd')
                && matches!(last, 1 | 8);
            due += usize::from(on_last && left);
            if square.rank() == first || on_last && !left && !carried || due > 1 {
                return Err(PositionError::Pawn(square));
            }
        }
        Ok(())
    }

    fn stands(&self, square: Square, color: Color, role: Role) -> bool {
        self.piece(square) == Some(Piece { color, role })
    }

    fn read_castling(&mut self, text: &str) -> Option<()> {
        let mut letters = text.chars().peekable();
        for (letter, color, side) in RIGHTS {
            if letters.next_if_eq(&letter).is_some() {
                let home = self.stands(Position::king_home(color), color, Role::King)
                    && self.stands(Position::rook_home(color, side), color, Role::Rook);
                self.castling = self.castling.with(color, side);
                home.then_some(())?;
            }
        }
        let none = self.castling == Castling::default();
        (none && text == "-" || !none && letters.next().is_none()).then_some(())
    }

    fn read_spent(&mut self, text: &str) -> Option<()> {
        let homes = Square::all().filter(|&square| self.is_pawn_at_home(square));
        self.unmoved = homes.fold(Squares::default(), |mut homes, square| {
            homes.insert(square);
            homes
        });
        if text == "-" {
            return Some(());
        }
        let mut last = None;
        for name in text.split(',') {
            let square: Square = name.parse().ok()?;
            if !self.unmoved.contains(square) || last >= Some(square) {
                return None;
            }
            self.unmoved.remove(square);
            last = Some(square);
        }
        Some(())
    }

    /// Whether a pawn is on a starting square of its side.
    fn is_pawn_at_home(&self, square: Square) -> bool {
        self.piece(square).is_some_and(|piece| {
            piece.role == Role::Pawn && Position::pawn_homes(piece.color).any(|home| home == square)
        })
    }

    fn read_doubled(&mut self, text: &str) -> Option<()> {
        if text == "-" {
            return Some(());
        }
        let square: Square = text.parse().ok()?;
        let color = !self.turn;
        let crossed = lines::ahead(!color, square.column(), 1)?;
        let begun = lines::ahead(!color, square.column(), 2)?;
        let empty = |column: Column| !self.occupied().contains(column);
        let from = Position::pawn_homes(color)
            .any(|home| home.column() == begun && self.exists(home) && self.piece(home).is_none());
        let right = self.stands(square, color, Role::Pawn) && empty(crossed) && from && self.halfmoves == 0;
        self.doubled = Some(square);
        right.then_some(())
    }
}

/// The letters of the castling rights in order.
const RIGHTS: [(char, Color, Side); 4] = [
    ('K', Color::White, Side::KingSide),
    ('Q', Color::White, Side::QueenSide),
    ('k', Color::Black, Side::KingSide),
    ('q', Color::Black, Side::QueenSide),
];

/// Parses a number in digits without leading zeros.
fn counter(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = text == "0" || !text.starts_with('0');
    text.parse().ok().filter(|&count| digits && plain && count <= MOST_MOVES)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, level) in Level::all().enumerate() {
            let board = level.pin().map(|pin| self.board(pin));
            if board == Some(None) {
                continue;
            }
            if index > 0 {
                f.write_str(",")?;
            }
            let color = board.flatten().map_or("", |color| if color.is_white() { "w" } else { "b" });
            write!(f, "{level}{color}:")?;
            self.write_rows(level, f)?;
        }
        write!(f, " {} ", self.turn.char())?;
        let rights: String = RIGHTS
            .iter()
            .filter(|&&(_, color, side)| self.castling.has(color, side))
            .map(|(letter, ..)| letter)
            .collect();
        f.write_str(if rights.is_empty() { "-" } else { &rights })?;
        let spent: Vec<String> = Square::all()
            .filter(|&square| self.is_pawn_at_home(square) && !self.unmoved.contains(square))
            .map(|square| square.to_string())
            .collect();
        write!(f, " {} ", if spent.is_empty() { "-".to_owned() } else { spent.join(",") })?;
        match self.doubled {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmoves, self.number)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Position {
    fn write_rows(&self, level: Level, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for along in (0..level.size()).rev() {
            if along + 1 < level.size() {
                f.write_str("/")?;
            }
            let mut gap = 0;
            for across in 0..level.size() {
                let Some(piece) = self.piece(Square::at(level, across, along)) else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    write!(f, "{gap}")?;
                }
                gap = 0;
                write!(f, "{}", piece.char())?;
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
        }
        Ok(())
    }
}
