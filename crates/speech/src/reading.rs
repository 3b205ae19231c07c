//! Typed and spoken texts read as moves.

use super::announcement::castling;
use super::{Language, Message, mixed, spoken};
use annabella_chess::notation::{self, Letters};
use annabella_chess::{Board, Chess, Move, MoveError, Pattern, Position, Role, Square, resolve};

/// Reads the legal move that a text names, in the given letters or spoken languages.
///
/// The readings in all languages count equally: none is tried only because another is illegal, and two legal
/// ones are ambiguous. A text without such a reading is read part by part ([`mixed::read`]).
///
/// # Errors
/// [`MoveError`], which [`explain`](super::explain) turns into a message.
///
/// ```
/// use annabella_chess::{Chess, notation::Letters, uci};
/// use annabella_speech::{Language, read_move};
/// let position = Chess::default();
/// let mv = read_move("Eva vier", &position, &[Letters::De], &[Language::De]).unwrap();
/// assert_eq!(uci(mv), "e2e4");
/// ```
pub fn read_move(
    text: &str,
    position: &Chess,
    letters: &[Letters],
    languages: &[Language],
) -> Result<Move, MoveError> {
    resolve(&all_readings(text, letters, languages), position)
}

/// Returns the move that a text names, in the same words whether or not it is legal.
/// Returns `None` if the text does not name a move.
pub fn as_written(
    text: &str,
    position: &Chess,
    letters: &[Letters],
    languages: &[Language],
) -> Option<Message> {
    let readings = all_readings(text, letters, languages);
    let legal = readings.iter().find(|reading| !reading.legal(position).is_empty());
    legal.or(readings.first()).map(|reading| named(reading, position.board()))
}

/// Returns the readings of a text as a whole or, if there are none, part by part.
fn all_readings(text: &str, letters: &[Letters], languages: &[Language]) -> Vec<Pattern> {
    let readings = readings(text, letters, languages);
    if readings.is_empty() { mixed::read(text, letters, languages) } else { readings }
}

/// Returns the readings of a text that is entirely in one form and language.
fn readings(text: &str, letters: &[Letters], languages: &[Language]) -> Vec<Pattern> {
    let mut readings = notation::read(text, letters);
    for reading in languages.iter().flat_map(|&language| spoken::read(text, language)) {
        if !readings.contains(&reading) {
            readings.push(reading);
        }
    }
    readings
}

/// Returns the move as far as it was named. If only squares were named, the piece comes from the board.
pub fn named(pattern: &Pattern, board: &Board) -> Message {
    let (role, from_file, from_rank, to, capture, promotion) = match *pattern {
        Pattern::Castle(side) => return castling(side),
        Pattern::Piece { role, from_file, from_rank, to, capture, promotion } => {
            (role, from_file, from_rank, to, capture, promotion)
        }
    };
    let from = from_file.zip(from_rank).map(|(file, rank)| Square::from_coords(file, rank));
    let role = role.or_else(|| board.role_at(from?)).unwrap_or(Role::Pawn);
    let straight_pawn = role == Role::Pawn && from_file == Some(to.file());
    let origin = match (from_file, from_rank) {
        (Some(_), Some(_)) => "square",
        (Some(_), None) if !straight_pawn => "file",
        (None, Some(_)) => "rank",
        _ => "none",
    };
    Message::new("announcement-short")
        .with("piece", role)
        .with("origin", origin)
        .with("from", from.unwrap_or(to))
        .with("file", from_file.unwrap_or(to.file()))
        .with("rank", from_rank.unwrap_or(to.rank()))
        .with("capture", if capture { "yes" } else { "no" })
        .with("to", to)
        .with("ending", if promotion.is_some() { "promotion" } else { "none" })
        .with("promotion", promotion.unwrap_or(role))
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{from_fen, uci};

    #[test]
    fn reads_what_is_written_and_what_is_said() {
        let position = Chess::default();
        for text in ["Sf3", "Springer Felix drei", "g1f3", "Nf3", "knight Felix three"] {
            let mv = read_move(text, &position, &[Letters::De, Letters::En], &Language::ALL);
            assert_eq!(mv.map(uci), Ok("g1f3".to_owned()), "{text}");
        }
    }

    #[test]
    fn a_text_that_is_legal_in_two_languages_is_ambiguous() {
        let position = from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
        // R is the rook in English and the king in French, and both can move there.
        let both = read_move("Rd1", &position, &[Letters::En, Letters::Fr], &[]);
        assert!(matches!(both, Err(MoveError::Ambiguous(moves)) if moves.len() == 2));
        let german = read_move("Rd1", &position, &[Letters::De], &[]);
        assert_eq!(german, Err(MoveError::Unreadable));
    }
}
