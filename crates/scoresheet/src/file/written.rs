//! A written move, read in the letters that fit the whole game.

use super::note::glued;
use crate::letters::{Alphabet, alphabet};
use annabella_chess::notation::Letters;
use annabella_chess::{
    Chess, Color, EnPassantMode, File, FromSetup, Move, MoveError, Pattern, Position, PositionErrorKinds,
    Rank, Role, SanPlus, Square, attacks,
};
use annabella_speech::{Language, read_entry};

/// The maximum length of a move in bytes, in any notation and in words.
pub(super) const LONGEST_MOVE: usize = 256;

/// The letters in which the moves of a game are written.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// English, as PGN demands.
    English,
    /// Those of one language of the interface.
    One(Letters),
    /// Those of all languages of the interface.
    All,
    /// Those of another language, or learnt from the moves.
    Foreign(Alphabet),
}

impl Way {
    /// Returns the letters that read the most moves from `start`, and how many.
    ///
    /// Equals have this order: English, one other language, all together, another language.
    pub fn best(texts: &[Option<&str>], start: &Chess) -> (Way, usize) {
        let others = Letters::ALL.into_iter().filter(|letters| *letters != Letters::En).map(Way::One);
        let usual = [Way::English].into_iter().chain(others).chain([Way::All]);
        let mut best = (Way::English, 0);
        for way in usual {
            let read = way.legal(texts, start);
            if read == texts.len() {
                return (way, read);
            }
            if read > best.1 {
                best = (way, read);
            }
        }
        let cells: Vec<&str> = texts.iter().map(|text| text.unwrap_or_default()).collect();
        let Some(foreign) = alphabet(&cells, start).map(Way::Foreign) else { return best };
        let read = foreign.legal(texts, start);
        if read > best.1 { (foreign, read) } else { best }
    }

    /// Returns the number of moves that can be read one after the other from `start`.
    pub fn legal(&self, texts: &[Option<&str>], start: &Chess) -> usize {
        let mut position = start.clone();
        let mut read = 0;
        for text in texts {
            let Some(mv) = text.and_then(|text| self.move_of(text, &position).ok()) else { break };
            position.play_unchecked(mv);
            read += 1;
        }
        read
    }

    /// Returns the legal move that a text means.
    ///
    /// # Errors
    /// [`MoveError`].
    pub fn move_of(&self, text: &str, position: &Chess) -> Result<Move, MoveError> {
        if text.len() > LONGEST_MOVE {
            return Err(MoveError::Unreadable);
        }
        let text = plain(glued(text).0);
        let text = text.as_str();
        // A word such as the Spanish `de` can also be written notation, which comes first.
        let read = |text: &str, letters: &[Letters]| match read_entry(text, position, letters, &[]) {
            Err(MoveError::Unreadable) => read_entry(text, position, letters, &Language::ALL),
            read => read,
        };
        let english = |text: &str| {
            let exact =
                SanPlus::from_ascii(text.as_bytes()).ok().and_then(|san| san.san.to_move(position).ok());
            exact.map_or_else(|| read(text, &[Letters::En]), Ok)
        };
        match self {
            Way::English => english(text),
            Way::One(letters) => read(text, &[*letters]),
            Way::All => read(text, &Letters::ALL),
            Way::Foreign(alphabet) => english(&alphabet.in_english(text)),
        }
    }

    /// Returns the letters of the interface's languages that it uses.
    pub fn letters(&self) -> &[Letters] {
        match self {
            Way::English | Way::Foreign(_) => &[Letters::En],
            Way::One(letters) => std::slice::from_ref(letters),
            Way::All => &Letters::ALL,
        }
    }
}

/// Returns the text of a move without figurines of pawns, and with ordinary signs of check.
fn plain(text: &str) -> String {
    let sign = |sign: char| match sign {
        '＋' | '⁺' => '+',
        '＃' => '#',
        _ => sign,
    };
    text.trim_start_matches(['♙', '♟']).chars().map(sign).collect()
}

/// Returns the illegal move that a text names, if the position after it is clear.
///
/// The piece must be named with its square, or be the only one of its kind.
pub(super) fn forced(pattern: &Pattern, position: &Chess) -> Option<Move> {
    let mv = executed(pattern, position)?;
    let mut after = position.clone();
    after.play_unchecked(mv);
    let setup = after.to_setup(EnPassantMode::Legal);
    // A king may have been left in check.
    let is_position = match Chess::from_setup(setup, position.castles().mode()) {
        Ok(_) => true,
        Err(error) => error.kinds() == PositionErrorKinds::OPPOSITE_CHECK,
    };
    (is_position && !position.is_legal(mv)).then_some(mv)
}

/// Returns the move of the pieces that a text describes, whether or not it is legal.
fn executed(pattern: &Pattern, position: &Chess) -> Option<Move> {
    let (board, turn) = (position.board(), position.turn());
    match *pattern {
        Pattern::Castle(side) => {
            let king = board.king_of(turn)?;
            let rank = turn.fold_wb(Rank::First, Rank::Eighth);
            let home = Square::from_coords(File::E, rank);
            let corner = if side.is_king_side() { File::H } else { File::A };
            let rook = Square::from_coords(corner, rank);
            let stands = board.piece_at(rook) == Some(Role::Rook.of(turn));
            let free = (attacks::between(king, rook) & board.occupied()).is_empty();
            (king == home && stands && free).then_some(Move::Castle { king, rook })
        }
        Pattern::Piece { role, from_file, from_rank, to, capture, promotion } => {
            let role = match (role, from_file.zip(from_rank)) {
                (Some(role), _) => role,
                (None, Some((file, rank))) => board.piece_at(Square::from_coords(file, rank))?.role,
                (None, None) => Role::Pawn,
            };
            let own = board.by_piece(role.of(turn)).into_iter();
            let mut own = own.filter(|from| {
                from_file.is_none_or(|file| from.file() == file)
                    && from_rank.is_none_or(|rank| from.rank() == rank)
            });
            let from = own.next().filter(|_| own.next().is_none())?;
            let taken = board.piece_at(to);
            let last = to.rank() == turn.fold_wb(Rank::Eighth, Rank::First);
            let plausible = taken.is_none_or(|piece| piece.color != turn && piece.role != Role::King)
                && (!capture || taken.is_some())
                && promotion.is_some() == (role == Role::Pawn && last)
                && (role != Role::Pawn
                    || (from.file() == to.file()) == taken.is_none() && ahead(from, to, turn));
            let captured = taken.map(|piece| piece.role);
            plausible.then_some(Move::Normal { role, from, capture: captured, to, promotion })
        }
    }
}

/// Whether a square is ahead of another, as the pawns of a side move.
fn ahead(from: Square, to: Square, turn: Color) -> bool {
    turn.fold_wb(to.rank() > from.rank(), to.rank() < from.rank())
}
