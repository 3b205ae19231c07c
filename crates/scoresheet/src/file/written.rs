//! A written move, read in the letters that fit the whole game.

use super::note::glued;
use crate::letters::{Alphabet, alphabet};
use annabella_chess::notation::Letters;
use annabella_chess::{
    Chess, Color, EnPassantMode, FromSetup, Move, MoveError, Pattern, Position, PositionErrorKinds, Rank,
    Role, SanPlus, Square,
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
/// The piece must be named with its square, be the only one of its kind, or the only one that reaches the square.
pub(super) fn forced(pattern: &Pattern, position: &Chess) -> Option<Move> {
    let mv = pattern.executed(position).filter(|&mv| is_plausible(pattern, mv, position.turn()))?;
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

/// Whether a player could have meant the illegal move.
///
/// It captures if it says so, and a pawn moves like a pawn.
fn is_plausible(pattern: &Pattern, mv: Move, turn: Color) -> bool {
    let Move::Normal { role, from, capture, to, promotion } = mv else { return mv.is_castle() };
    let named = matches!(*pattern, Pattern::Piece { capture: true, .. });
    let last = to.rank() == turn.fold_wb(Rank::Eighth, Rank::First);
    (!named || capture.is_some())
        && promotion.is_some() == (role == Role::Pawn && last)
        && (role != Role::Pawn || (from.file() == to.file()) == capture.is_none() && ahead(from, to, turn))
}

/// Whether a square is ahead of another, as the pawns of a side move.
fn ahead(from: Square, to: Square, turn: Color) -> bool {
    turn.fold_wb(to.rank() > from.rank(), to.rank() < from.rank())
}
