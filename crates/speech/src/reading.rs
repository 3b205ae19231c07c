//! Reads a text as a move, and explains why it is none.

use super::announced::castling;
use super::{Announcement, Language, Message, Style, Value, Worded, excerpt, mixed, spoken};
use annabella_chess::notation::{self, Letters};
use annabella_chess::{
    Bitboard, Board, Chess, EnPassantMode, Move, MoveError, Pattern, Piece, Position, Rank, Role, Square,
    resolve,
};
use shakmaty::attacks;

/// So many characters of a typed text are said again.
pub const QUOTED: usize = 60;

/// The legal move that a text names, written in those letters or spoken in those languages.
///
/// The readings in all languages count equally: none is tried only because another was illegal, and
/// two legal ones are ambiguous. A text that has none is read part by part ([`mixed::read`]).
///
/// # Errors
/// [`MoveError`], which [`explain`] turns into a message.
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

/// The move that a text names, as far as it names it, in the same words whether or not it is legal; `None` if it
/// names no move.
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

/// The readings of a text as a whole or, if it has none, part by part.
fn all_readings(text: &str, letters: &[Letters], languages: &[Language]) -> Vec<Pattern> {
    let readings = readings(text, letters, languages);
    if readings.is_empty() { mixed::read(text, letters, languages) } else { readings }
}

/// The readings of a text that is a whole in one form and language.
fn readings(text: &str, letters: &[Letters], languages: &[Language]) -> Vec<Pattern> {
    let mut readings = notation::read(text, letters);
    for reading in languages.iter().flat_map(|&language| spoken::read(text, language)) {
        if !readings.contains(&reading) {
            readings.push(reading);
        }
    }
    readings
}

/// Why a text is no move that can be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Unplayable {
    /// The reason as scripts know it.
    pub code: &'static str,
    message: Message,
}

impl Unplayable {
    /// A reason in those words.
    pub fn of(code: &'static str, message: Message) -> Unplayable {
        Unplayable { code, message }
    }

    /// Whether the move is illegal only because it leaves the king in check.
    pub fn leaves_king_in_check(&self) -> bool {
        matches!(self.code, "illegal-in-check" | "illegal-into-check")
    }

    fn new(code: &'static str, id: &'static str) -> Unplayable {
        Unplayable { code, message: Message::new(id) }
    }

    fn with(self, name: &'static str, value: impl Into<Value>) -> Unplayable {
        Unplayable { message: self.message.with(name, value), ..self }
    }
}

impl Worded for Unplayable {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

/// Why a text is no move in that position. The message quotes the text, or lists the moves that it
/// may be in the style of announcements, or names the move and why it cannot be played.
pub fn explain(error: &MoveError, text: &str, position: &Chess, style: Style) -> Unplayable {
    match error {
        MoveError::Unreadable => {
            Unplayable::new("unreadable", "move-unreadable").with("text", excerpt(text, QUOTED))
        }
        MoveError::Ambiguous(moves) => {
            let announced = moves.iter().map(|&mv| Announcement::of(position, mv, style).message());
            Unplayable::new("ambiguous", "move-ambiguous")
                .with("text", excerpt(text, QUOTED))
                .with("moves", Value::List(announced.collect()))
        }
        MoveError::Illegal(pattern) => {
            unplayable(pattern, position).with("move", Value::List(vec![named(pattern, position.board())]))
        }
    }
}

/// The move as far as it was named; where only squares were, with the piece on the board.
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

/// Why a named move cannot be played, as far as simple words can explain it.
fn unplayable(pattern: &Pattern, position: &Chess) -> Unplayable {
    let turn = position.turn();
    let Pattern::Piece { role, from_file, from_rank, to, capture, promotion } = *pattern else {
        return Unplayable::new("illegal-castling", "move-illegal-castling");
    };
    let board = position.board();
    let legal_with = |promotion, capture| {
        let other = Pattern::Piece { role, from_file, from_rank, to, capture, promotion };
        !other.legal(position).is_empty()
    };
    if promotion.is_none() && legal_with(Some(Role::Queen), capture) {
        return Unplayable::new("illegal-promotion-missing", "move-illegal-promotion-missing");
    }
    if promotion.is_some() && legal_with(None, capture) {
        return Unplayable::new("illegal-promotion", "move-illegal-promotion");
    }
    if capture && legal_with(promotion, false) {
        return Unplayable::new("illegal-capture", "move-illegal-capture").with("square", to);
    }
    if let Some((file, rank)) = from_file.zip(from_rank) {
        let from = Square::from_coords(file, rank);
        match board.piece_at(from) {
            None => return Unplayable::new("illegal-empty", "move-illegal-empty").with("square", from),
            Some(piece) if piece.color != turn => {
                return Unplayable::new("illegal-turn", "move-illegal-turn").with("side", turn);
            }
            Some(piece) if role.is_some_and(|role| role != piece.role) => {
                return Unplayable::new("illegal-other-piece", "move-illegal-other-piece")
                    .with("square", from)
                    .with("piece", piece);
            }
            Some(piece) if piece.role == Role::King && file.distance(to.file()) > 1 => {
                return Unplayable::new("illegal-castling", "move-illegal-castling");
            }
            Some(_) => {}
        }
    }
    let meant: Vec<(Square, Piece)> = board
        .clone()
        .into_iter()
        .filter(|(from, piece)| {
            piece.color == turn
                && role.is_none_or(|role| role == piece.role)
                && from_file.is_none_or(|file| file == from.file())
                && from_rank.is_none_or(|rank| rank == from.rank())
        })
        .collect();
    let passing = position.ep_square(EnPassantMode::Always);
    if meant.iter().any(|&(from, piece)| reaches(board, from, piece, to, passing)) {
        return match position.is_check() {
            true => Unplayable::new("illegal-in-check", "move-illegal-in-check"),
            false => Unplayable::new("illegal-into-check", "move-illegal-into-check"),
        };
    }
    let others_turn = position.clone().swap_turn().ok();
    if others_turn.is_some_and(|other| !pattern.legal(&other).is_empty()) {
        return Unplayable::new("illegal-turn", "move-illegal-turn").with("side", turn);
    }
    if board.color_at(to) == Some(turn) {
        return Unplayable::new("illegal-own-piece", "move-illegal-own-piece").with("square", to);
    }
    if let Some(square) = meant.iter().find_map(|&(from, piece)| in_between(board, from, piece, to)) {
        return Unplayable::new("illegal-blocked", "move-illegal-blocked").with("square", square);
    }
    let pawn = Pattern::Piece {
        role: role.or(meant.first().map(|(_, piece)| piece.role)),
        from_file,
        from_rank,
        to,
        capture,
        promotion,
    };
    if let Some(why) = pawn_unplayable(&pawn, position) {
        return why;
    }
    if meant.is_empty() {
        Unplayable::new("illegal-no-piece", "move-illegal-no-piece")
    } else {
        Unplayable::new("illegal", "move-illegal")
    }
}

/// The square of what stands in the way of a piece that could otherwise go there (2023 3.5); the nearest.
fn in_between(board: &Board, from: Square, piece: Piece, to: Square) -> Option<Square> {
    let could = piece.role != Role::Pawn && attacks::attacks(from, piece, Bitboard::EMPTY).contains(to);
    let between = attacks::between(from, to) & board.occupied();
    between.into_iter().filter(|_| could).min_by_key(|square| square.distance(from))
}

/// Why a pawn cannot go there: what it may do stands in 2023 3.7. None if the move is no pawn's, or if it could.
fn pawn_unplayable(pattern: &Pattern, position: &Chess) -> Option<Unplayable> {
    let Pattern::Piece { role: Some(Role::Pawn), from_file, from_rank, to, capture, .. } = *pattern else {
        return None;
    };
    let (board, turn) = (position.board(), position.turn());
    let from_file = from_file?;
    let behind = to.offset(turn.fold_wb(-8, 8))?;
    if !capture && from_file == to.file() {
        if board.piece_at(to).is_some() {
            return Some(Unplayable::new("illegal-pawn-ahead", "move-illegal-pawn-ahead").with("square", to));
        }
        let home = Square::from_coords(from_file, turn.fold_wb(Rank::Second, Rank::Seventh));
        let two = home.distance(to) == 2 && board.piece_at(home) == Some(turn.pawn());
        let blocked = two && board.piece_at(behind).is_some();
        return blocked
            .then(|| Unplayable::new("illegal-blocked", "move-illegal-blocked").with("square", behind));
    }
    let from = Square::from_coords(from_file, behind.rank());
    if from_file.distance(to.file()) != 1 || from_rank.is_some_and(|rank| rank != from.rank()) {
        return Some(Unplayable::new("illegal-pawn-diagonal", "move-illegal-pawn-diagonal"));
    }
    if board.piece_at(from) != Some(turn.pawn()) {
        return Some(Unplayable::new("illegal-no-pawn", "move-illegal-no-pawn").with("square", from));
    }
    if board.piece_at(to).is_some() {
        return None;
    }
    let passed = to.rank() == turn.fold_wb(Rank::Sixth, Rank::Third)
        && board.piece_at(behind) == Some(turn.other().pawn());
    Some(match passed {
        true => Unplayable::new("illegal-en-passant", "move-illegal-en-passant"),
        false => Unplayable::new("illegal-capture", "move-illegal-capture").with("square", to),
    })
}

/// Whether a piece can go there, ignoring check on its own king.
fn reaches(board: &Board, from: Square, piece: Piece, to: Square, passing: Option<Square>) -> bool {
    if board.color_at(to) == Some(piece.color) {
        return false;
    }
    let attacked = attacks::attacks(from, piece, board.occupied()).contains(to);
    if piece.role != Role::Pawn {
        return attacked;
    }
    if attacked {
        return board.color_at(to).is_some() || passing == Some(to);
    }
    let ahead = |square: Square| square.offset(piece.color.fold_wb(8, -8));
    let once = ahead(from).filter(|&square| board.piece_at(square).is_none());
    let home = from.rank() == piece.color.fold_wb(Rank::Second, Rank::Seventh);
    let twice = once.filter(|_| home).and_then(ahead);
    let free = |square: Option<Square>| square == Some(to) && board.piece_at(to).is_none();
    free(once) || free(twice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;
    use annabella_chess::{from_fen, uci};
    use proptest::prelude::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn position(fen: &str) -> Chess {
        from_fen(fen).unwrap()
    }

    /// Asserts the German answer to a player who types that text.
    #[track_caller]
    fn told(fen: &str, text: &str, expected: &str) {
        let position = position(fen);
        let error = read_move(text, &position, &[Letters::De], &[Language::De]).unwrap_err();
        let message = explain(&error, text, &position, Style::Short).message();
        assert_eq!(Words::new(Language::De).say(&message), expected, "{error:?}");
        Words::new(Language::En).say(&message);
    }

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
        let position = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        // R is the rook in English and the king in French, and both can go there.
        let both = read_move("Rd1", &position, &[Letters::En, Letters::Fr], &[]);
        assert!(matches!(both, Err(MoveError::Ambiguous(moves)) if moves.len() == 2));
        let german = read_move("Rd1", &position, &[Letters::De], &[]);
        assert_eq!(german, Err(MoveError::Unreadable));
    }

    #[test]
    fn quotes_a_text_that_cannot_be_read() {
        told(
            START,
            "Sf9",
            "„Sf9“ ist kein Zug, den ich lesen kann; lesbar sind etwa e2e4 und Springer Felix drei.",
        );
        told(
            START,
            "e4\u{1b}[2J",
            "„e4 [2J“ ist kein Zug, den ich lesen kann; lesbar sind etwa e2e4 und Springer Felix drei.",
        );
        let long = "x".repeat(500);
        let expected = format!(
            "„{}…“ ist kein Zug, den ich lesen kann; lesbar sind etwa e2e4 und Springer Felix drei.",
            "x".repeat(60)
        );
        told(START, &long, &expected);
    }

    #[test]
    fn lists_the_moves_that_it_could_be() {
        told(
            "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
            "Sd2",
            "„Sd2“ ist nicht eindeutig: Springer Bella David zwei oder Springer Felix David zwei?",
        );
    }

    #[test]
    fn says_why_a_move_cannot_be_played() {
        told(START, "Sf4", "Springer Felix vier: Das geht hier nicht.");
        told(START, "Lb5", "Läufer Bella fünf: Dazwischen ist Eva zwei besetzt.");
        told(START, "Ta1a5", "Turm Anna eins Anna fünf: Dazwischen ist Anna zwei besetzt.");
        told(START, "Dd1xd7", "Dame David eins schlägt David sieben: Dazwischen ist David zwei besetzt.");
        told(START, "Springer Eva zwei", "Springer Eva zwei: Auf Eva zwei steht eine eigene Figur.");
        told(START, "Eva fünf", "Eva fünf: Das geht hier nicht, Weiß ist am Zug.");
        told(START, "Sf6", "Springer Felix sechs: Das geht hier nicht, Weiß ist am Zug.");
        told(START, "g8f6", "Springer Gustav acht Felix sechs: Das geht hier nicht, Weiß ist am Zug.");
        told(START, "e4e5", "Eva vier Eva fünf: Auf Eva vier steht nichts.");
        told(
            START,
            "Lg1f3",
            "Läufer Gustav eins Felix drei: Auf Gustav eins steht eine andere Figur, weißer Springer.",
        );
        told(START, "O-O", "Kurze Rochade: Diese Rochade ist hier nicht möglich.");
        told(START, "Ke1-g1", "König Eva eins Gustav eins: Diese Rochade ist hier nicht möglich.");
        told(START, "Sxf3", "Springer schlägt Felix drei: Auf Felix drei gibt es nichts zu schlagen.");
        told(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "Dd4",
            "Dame David vier: Diese Figur steht nicht so auf dem Brett.",
        );
    }

    #[test]
    fn says_why_a_pawn_cannot_go_there() {
        told(START, "exd6", "Eva schlägt David sechs: Auf Eva fünf steht kein eigener Bauer.");
        told(START, "exd3", "Eva schlägt David drei: Auf David drei gibt es nichts zu schlagen.");
        told(
            START,
            "Eva schlägt Gustav drei",
            "Eva schlägt Gustav drei: Ein Bauer schlägt nur ein Feld schräg nach vorn.",
        );
        let late = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        told(late, "exd6", "Eva schlägt David sechs: Im Vorbeigehen nur unmittelbar nach dem Doppelschritt.");
        told(late, "e5d6", "Eva fünf David sechs: Im Vorbeigehen nur unmittelbar nach dem Doppelschritt.");
        told(late, "exf6", "Eva schlägt Felix sechs: Auf Felix sechs gibt es nichts zu schlagen.");
        let blocked = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
        told(blocked, "e5", "Eva fünf: Eva fünf ist besetzt.");
        let two = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1";
        told(two, "e4", "Eva vier: Dazwischen ist Eva drei besetzt.");
        told(two, "e2e4", "Eva zwei Eva vier: Dazwischen ist Eva drei besetzt.");
        told(two, "e5", "Eva fünf: Das geht hier nicht.");
    }

    #[test]
    fn says_that_the_king_would_be_in_check() {
        let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
        told(pinned, "Sc3", "Springer Cäsar drei: Der eigene König stünde im Schach.");
        let checked = "4r1k1/8/8/8/8/8/P7/4K2N w - - 0 1";
        told(checked, "Sf2", "Springer Felix zwei: Der eigene König bliebe im Schach.");
        told(checked, "a4", "Anna vier: Der eigene König bliebe im Schach.");
        told("4k3/8/8/8/8/8/7r/4K3 w - - 0 1", "Kf2", "König Felix zwei: Der eigene König stünde im Schach.");
        told(
            "8/8/8/KPp4r/8/8/8/7k w - c6 0 2",
            "bxc6",
            "Bella schlägt Cäsar sechs: Der eigene König stünde im Schach.",
        );
    }

    #[test]
    fn says_what_a_promotion_lacks() {
        let fen = "8/3P4/8/8/8/8/k7/4K3 w - - 0 1";
        told(fen, "David acht", "David acht: Es fehlt, in welche Figur der Bauer sich umwandelt.");
        told(START, "e4D", "Eva vier Dame: Hier wandelt sich kein Bauer um.");
    }

    proptest! {
        #[test]
        fn whatever_is_typed_has_an_answer(
            text in "\\PC*|[KDTLSa-h1-8xO=-]{2,7}|(Springer |Dame |Eva |vier |schlägt |David |acht ){1,6}",
            choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
        ) {
            let mut position = Chess::default();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(*choice.get(&moves));
            }
            let read = read_move(&text, &position, &Letters::ALL, &Language::ALL);
            if let Err(error) = read {
                let message = explain(&error, &text, &position, Style::Full).message();
                for language in Language::ALL {
                    prop_assert!(Words::new(language).try_say(&message).is_ok());
                }
            }
        }
    }
}
