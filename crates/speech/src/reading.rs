//! Typed and spoken texts read as moves.

use super::announcement::castling;
use super::mixed::{self, Grammar};
use super::{Language, Message, spoken};
use annabella_chess::notation::{self, Letters};
use annabella_chess::{Board, Chess, Color, File, Move, MoveError, Pattern, Position, Role, Square, resolve};

/// Reads the legal move that a text names, in the given letters or spoken languages.
///
/// The readings in all languages count equally: none is tried only because another is illegal, and two legal
/// ones are ambiguous. A text without such a reading is read part by part, with little words, courtesy and
/// the number of the move left out: first in the given languages, German and English, then in all. Words that
/// only sound like those of a move count where a text has no other reading.
///
/// # Errors
/// [`MoveError`], which [`explain`](super::explain) turns into a message.
///
/// ```
/// use annabella_chess::{Chess, notation::Letters, uci};
/// use annabella_speech::{Language, read_move};
/// let position = Chess::default();
/// for text in ["Eva vier", "pawn to E four, please", "1. e4"] {
///     let mv = read_move(text, &position, &[Letters::De], &[Language::De]).unwrap();
///     assert_eq!(uci(mv), "e2e4");
/// }
/// ```
pub fn read_move(
    text: &str,
    position: &Chess,
    letters: &[Letters],
    languages: &[Language],
) -> Result<Move, MoveError> {
    let readings = all_readings(text, position, letters, languages);
    match numbered(text).0 {
        Some(side) if side != position.turn() => {
            Err(readings.first().map_or(MoveError::Unreadable, |reading| MoveError::Illegal(*reading)))
        }
        _ => resolve(&readings, position),
    }
}

/// Reads an entry of a scoresheet as [`read_move`] does, in files and by `write`.
///
/// Where no move of a pawn fits, its small letter may be that of a piece: `bc4` for `Bc4`.
///
/// # Errors
/// Those of [`read_move`].
pub fn read_entry(
    text: &str,
    position: &Chess,
    letters: &[Letters],
    languages: &[Language],
) -> Result<Move, MoveError> {
    let read = read_move(text, position, letters, languages);
    match (&read, in_capitals(text, letters)) {
        (Err(MoveError::Illegal(_)), Some(capitals)) => {
            let piece = resolve(&notation::read(&capitals, letters), position);
            if matches!(piece, Err(MoveError::Illegal(_) | MoveError::Unreadable)) { read } else { piece }
        }
        _ => read,
    }
}

/// Returns the move that a text names, in the same words whether or not it is legal.
/// Returns `None` if the text does not name a move.
pub fn as_written(
    text: &str,
    position: &Chess,
    letters: &[Letters],
    languages: &[Language],
) -> Option<Message> {
    let readings = all_readings(text, position, letters, languages);
    let legal = readings.iter().find(|reading| !reading.legal(position).is_empty());
    legal.or(readings.first()).map(|reading| named(reading, position.board()))
}

/// Whether a text names a move, legal or not.
///
/// Words count only in the given languages, and only if they have no other meaning.
pub fn names_move(text: &str, position: &Chess, letters: &[Letters], languages: &[Language]) -> bool {
    let text = unnumbered(text);
    let grammar = Grammar { letters, languages: &Language::understood(languages), otherwise: false };
    !readings(text, letters, languages).is_empty() || !mixed::read(text, position, &grammar).is_empty()
}

/// Returns the readings of a text as a whole or, if there are none, part by part.
fn all_readings(text: &str, position: &Chess, letters: &[Letters], languages: &[Language]) -> Vec<Pattern> {
    let text = unnumbered(text);
    let whole = readings(text, letters, languages);
    if !whole.is_empty() {
        return whole;
    }
    let (own, all) = (Language::understood(languages), Language::ALL);
    for languages in [own.as_slice(), all.as_slice()] {
        for otherwise in [false, true] {
            let grammar = Grammar { letters, languages, otherwise };
            let read = mixed::read(text, position, &grammar);
            if !read.is_empty() {
                return read;
            }
        }
    }
    let bare = text.trim_start_matches(|ch: char| ch.is_ascii_digit());
    // A number without a full stop: `12 Nf3`.
    if bare.len() < text.len() && bare.starts_with(char::is_whitespace) {
        return all_readings(bare, position, letters, languages);
    }
    Vec::new()
}

/// Returns the readings of a text that is entirely in one form and language.
fn readings(text: &str, letters: &[Letters], languages: &[Language]) -> Vec<Pattern> {
    let mut readings = notation::read(text, letters);
    let spoken = languages.iter().flat_map(|&language| spoken::read(text, language));
    // No pawn gets from one file to a distant one, so that a small letter can only be that of a piece.
    let capitals = in_capitals(text, letters).filter(|_| !is_pawns(text));
    let capitals = capitals.map(|capitals| notation::read(&capitals, letters)).unwrap_or_default();
    if !capitals.is_empty() && !is_straight(text) {
        readings.clear();
    }
    for reading in spoken.chain(capitals) {
        if !readings.contains(&reading) {
            readings.push(reading);
        }
    }
    readings
}

/// Returns the two files with which a written move starts: `bc4`, `bxc4`.
fn files(text: &str) -> Option<(File, File)> {
    let mut signs = unnumbered(text).chars().filter(|ch| !matches!(ch, 'x' | ':'));
    let file = |ch: char| File::from_char(ch).filter(|_| ch.is_ascii_lowercase());
    Some((file(signs.next()?)?, file(signs.next()?)?))
}

/// Whether a pawn can capture between the two files with which a text starts.
fn is_pawns(text: &str) -> bool {
    files(text).is_some_and(|(from, to)| from.distance(to) == 1)
}

/// Whether a text starts with the same file twice.
fn is_straight(text: &str) -> bool {
    files(text).is_some_and(|(from, to)| from == to)
}

/// Returns a written move whose first letter, a file, is taken as that of a piece: `Bc4` for `bc4`.
pub(super) fn in_capitals(text: &str, letters: &[Letters]) -> Option<String> {
    let text = unnumbered(text);
    files(text)?;
    let mut signs = text.chars();
    let capital = signs.next()?.to_ascii_uppercase();
    let is_piece = letters.iter().any(|letters| letters.role(capital).is_some());
    is_piece.then(|| format!("{capital}{}", signs.as_str()))
}

/// Returns a text without the number of the move before it: `12. Nf3`, `12... Nf6`.
pub fn unnumbered(text: &str) -> &str {
    numbered(text).1
}

/// Returns the side that the number before a move names with its dots, and the text after it.
pub(super) fn numbered(text: &str) -> (Option<Color>, &str) {
    let text = text.trim();
    let bare = text.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let rest = bare.trim_start_matches(['.', '…', ' ', ')']);
    let marks = &bare[..bare.len() - rest.len()];
    let black = marks.matches('.').count() > 1 || marks.contains('…');
    if !marks.contains(['.', '…', ')']) || bare.len() == text.len() && !black {
        return (None, text);
    }
    (black.then_some(Color::Black), rest)
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
    use crate::Words;
    use crate::naming::{file_message, rank_message, role_message};
    use annabella_chess::samples::RICH;
    use annabella_chess::{from_fen, uci};
    use proptest::prelude::*;

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

    const ALL_SQUARES: [Square; 64] = Square::ALL;

    /// One of the ways in which a language lists a meaning, those that only sound right included.
    fn one_way(words: &Words, id: &'static str, choice: prop::sample::Index) -> String {
        let ways: Vec<String> = words.heard(id).into_iter().chain(words.listed(id, "otherwise")).collect();
        choice.get(&ways).clone()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        /// No little word, courtesy or misspelling makes a text another move.
        #[test]
        fn no_way_to_say_a_move_is_another_move(
            fen in prop::sample::select(&RICH[..]),
            language in prop::sample::select(&Language::ALL[..]),
            choices in prop::collection::vec(any::<prop::sample::Index>(), 12),
            (says_from, says_role, in_letters) in any::<(bool, bool, bool)>(),
        ) {
            let position = from_fen(fen).unwrap();
            let words = Words::new(language);
            for mv in position.legal_moves() {
                let way = |id: &'static str, at: usize| one_way(&words, id, choices[at]);
                let square = |square: Square, at: usize| match in_letters {
                    true => square.to_string(),
                    false => format!("{} {}", way(file_message(square.file()), at), way(rank_message(square.rank()), at + 1)),
                };
                let mut text = vec![way("courtesy", 0)];
                if says_role {
                    text.push(way(role_message(mv.role()), 1));
                }
                if says_from || mv.is_castle() || !says_role && mv.role() != Role::Pawn {
                    text.extend([way("filler", 2), square(mv.from().unwrap(), 3)]);
                }
                text.push(way(if mv.is_capture() { "takes" } else { "filler" }, 5));
                let to = mv.castling_side().map_or(mv.to(), |side| side.king_to(position.turn()));
                text.push(square(to, 6));
                if let Some(role) = mv.promotion() {
                    text.extend([way("filler", 8), way(role_message(role), 9)]);
                }
                text.push(way("check", 10));
                let text = text.join(" ");
                let read = read_move(&text, &position, &[language.into()], &[language]);
                let meant = match &read {
                    Ok(read) => *read == mv,
                    Err(MoveError::Ambiguous(moves)) => moves.contains(&mv),
                    Err(_) => true,
                };
                prop_assert!(meant, "{text}: {} was meant, {read:?} was read", uci(mv));
            }
        }

        /// A move that cannot be made is never read as one that can.
        #[test]
        fn a_move_has_the_piece_and_the_square_that_were_said(
            fen in prop::sample::select(&RICH[..]),
            language in prop::sample::select(&Language::ALL[..]),
            (role, to) in (prop::sample::select(&Role::ALL[..]), prop::sample::select(&ALL_SQUARES[..])),
            choices in prop::collection::vec(any::<prop::sample::Index>(), 5),
            takes in any::<bool>(),
        ) {
            let position = from_fen(fen).unwrap();
            let words = Words::new(language);
            let way = |id: &'static str, at: usize| one_way(&words, id, choices[at]);
            let link = way(if takes { "takes" } else { "filler" }, 1);
            let (file, rank) = (way(file_message(to.file()), 2), way(rank_message(to.rank()), 3));
            let text = format!("{} {link} {file} {rank} {}", way(role_message(role), 0), way("courtesy", 4));
            if let Ok(mv) = read_move(&text, &position, &[language.into()], &[language]) {
                prop_assert_eq!((mv.role(), mv.to(), !takes || mv.is_capture()), (role, to, true), "{}", text);
            }
        }
    }
}
