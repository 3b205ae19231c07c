//! Reasons why a typed text is not a playable move.

use super::mixed;
use super::reading::{in_capitals, named, numbered, unnumbered};
use super::{Announcement, Message, Style, Value, Worded, excerpt};
use annabella_chess::notation::{self, Letters};
use annabella_chess::{
    Bitboard, Board, CastlingSide, Chess, EnPassantMode, File, MoveError, Pattern, Piece, Position, Rank,
    Role, Square, attacks, resolve,
};

/// The maximum number of characters repeated from a typed text.
pub const QUOTED: usize = 60;

/// The reason why a text is not a playable move.
#[derive(Clone, Debug, PartialEq)]
pub struct Unplayable {
    /// The code of the reason for scripts.
    pub code: &'static str,
    message: Message,
}

impl Unplayable {
    /// Creates a reason with a code and a message.
    pub fn of(code: &'static str, message: Message) -> Unplayable {
        Unplayable { code, message }
    }

    /// Whether the move is illegal only because it leaves the king in check.
    pub fn leaves_king_in_check(&self) -> bool {
        matches!(self.code, "illegal-in-check" | "illegal-into-check")
    }

    /// Creates the reason with this message id; its code is the id without `move-`.
    fn new(id: &'static str) -> Unplayable {
        Unplayable { code: id.strip_prefix("move-").unwrap_or(id), message: Message::new(id) }
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

/// Explains why a text is not a move in `position`.
///
/// The message quotes the text or the first word of it that is not understood, or lists the moves that it can
/// mean in the style of announcements, or names the move and the reason why it cannot be played. `letters`:
/// those in which the text was read.
pub fn explain(
    error: &MoveError,
    text: &str,
    position: &Chess,
    style: Style,
    letters: &[Letters],
) -> Unplayable {
    explain_of(error, text, position, style, letters, Mover::Unknown)
}

/// Explains the same for a text in a scoresheet, the row of which says whose move it is.
pub fn explain_written(
    error: &MoveError,
    text: &str,
    position: &Chess,
    style: Style,
    letters: &[Letters],
) -> Unplayable {
    explain_of(error, text, position, style, letters, Mover::ToMove)
}

/// The side that a text is a move of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mover {
    /// The side to move, for certain.
    ToMove,
    /// Perhaps the opponent, who is not to move.
    Unknown,
}

fn explain_of(
    error: &MoveError,
    text: &str,
    position: &Chess,
    style: Style,
    letters: &[Letters],
    mover: Mover,
) -> Unplayable {
    if !matches!(error, MoveError::Ambiguous(_)) && are_several(text) {
        let message = Message::new("move-several").with("text", excerpt(text, QUOTED));
        return Unplayable::of("unreadable", message);
    }
    match error {
        // A sentence is not a mistyped move, and its first unknown word says nothing about it.
        MoveError::Unreadable if mover == Mover::Unknown && is_sentence(text) => {
            Unplayable::of("unreadable", Message::new("move-sentence"))
        }
        MoveError::Unreadable => match mixed::unknown(unnumbered(text)) {
            Some(word) if text.trim() != word => {
                let message = Message::new("move-unknown-word").with("word", excerpt(word, QUOTED));
                Unplayable::of("unreadable", message)
            }
            _ => Unplayable::new("move-unreadable").with("text", excerpt(text, QUOTED)),
        },
        MoveError::Ambiguous(moves) => {
            let announced = moves.iter().map(|&mv| Announcement::of(position, mv, style).message());
            Unplayable::new("move-ambiguous")
                .with("text", excerpt(text, QUOTED))
                .with("moves", Value::List(announced.collect()))
        }
        MoveError::Illegal(pattern) => {
            if let Some(why) = small_letter(text, position, letters) {
                return why;
            }
            let other_side = numbered(text).0.is_some_and(|side| side != position.turn());
            let why = match Attempt::of(pattern, position) {
                Some(_) if other_side => Unplayable::new("move-illegal-turn").with("side", position.turn()),
                Some(attempt) => attempt.fault(mover),
                None => castling_fault(position, pattern),
            };
            why.with("move", Value::List(vec![named(pattern, position.board())]))
        }
    }
}

/// Whether a text has several words that no move has: more than a person mistypes in one.
fn is_sentence(text: &str) -> bool {
    let is_long = text.split_whitespace().nth(3).is_some();
    let behind = mixed::unknown(text).and_then(|word| text.split_once(word)).map(|(_, behind)| behind);
    is_long && behind.is_some_and(|behind| mixed::unknown(behind).is_some())
}

/// Whether a text is a row of a game, or several rows, rather than one move: `1. e4 e5 2. Nf3`.
fn are_several(text: &str) -> bool {
    let number = |word: &&str| {
        let digits = word.trim_end_matches(['.', '…']);
        digits.len() < word.len() && digits.parse::<u16>().is_ok()
    };
    let square = |word: &&str| {
        word.trim_end_matches(['+', '#', '!', '?'])
            .as_bytes()
            .windows(2)
            .any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']))
    };
    let words = || text.split_whitespace();
    let (numbers, squares) = (words().filter(number).count(), words().filter(square).count());
    numbers > 1 && squares > 1
        || numbers == 1 && squares > 1 && words().next().is_some_and(|first| number(&first))
}

/// Explains that the small letter of a piece is a file, if the move is legal with a capital: `bc4`.
fn small_letter(text: &str, position: &Chess, letters: &[Letters]) -> Option<Unplayable> {
    let capitals = in_capitals(text, letters)?;
    let piece = resolve(&notation::read(&capitals, letters), position).ok()?;
    let message = Message::new("move-small-letter")
        .with("text", excerpt(text, QUOTED))
        .with("piece", piece.role())
        .with("capitals", excerpt(&capitals, QUOTED));
    Some(Unplayable::of("illegal", message))
}

/// An illegal move other than castling, as far as it was named.
struct Attempt<'a> {
    position: &'a Chess,
    board: &'a Board,
    pattern: &'a Pattern,
    role: Option<Role>,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    to: Square,
    capture: bool,
    promotion: Option<Role>,
}

impl<'a> Attempt<'a> {
    fn of(pattern: &'a Pattern, position: &'a Chess) -> Option<Attempt<'a>> {
        let Pattern::Piece { role, from_file, from_rank, to, capture, promotion } = *pattern else {
            return None;
        };
        let board = position.board();
        Some(Attempt { position, board, pattern, role, from_file, from_rank, to, capture, promotion })
    }

    /// Returns the first fault that applies, as far as simple words can explain it.
    fn fault(&self, mover: Mover) -> Unplayable {
        let meant = self.meant();
        self.takes_king()
            .or_else(|| self.nearly_legal())
            .or_else(|| self.wrong_origin())
            .or_else(|| self.exposes_king(&meant))
            .or_else(|| self.wrong_turn().filter(|_| mover == Mover::Unknown))
            .or_else(|| self.wrong_destination(&meant))
            .or_else(|| self.wrong_pawn_move(&meant))
            .unwrap_or_else(|| match meant.is_empty() {
                true => Unplayable::new("move-illegal-no-piece"),
                false => Unplayable::new("move-illegal"),
            })
    }

    /// Finds a capture of the opponent's king, which is in check after an illegal move (2023 1.4.1).
    fn takes_king(&self) -> Option<Unplayable> {
        let king = self.board.king_of(self.position.turn().other()) == Some(self.to);
        king.then(|| Unplayable::new("move-illegal-takes-king"))
    }

    /// Finds a promotion or capture named or omitted wrongly.
    fn nearly_legal(&self) -> Option<Unplayable> {
        let legal_with = |promotion, capture| {
            let Attempt { role, from_file, from_rank, to, .. } = *self;
            let other = Pattern::Piece { role, from_file, from_rank, to, capture, promotion };
            !other.legal(self.position).is_empty()
        };
        if self.promotion.is_none() && legal_with(Some(Role::Queen), self.capture) {
            return Some(Unplayable::new("move-illegal-promotion-missing"));
        }
        if self.promotion.is_some() && legal_with(None, self.capture) {
            return Some(Unplayable::new("move-illegal-promotion"));
        }
        let without = self.capture && legal_with(self.promotion, false);
        without.then(|| Unplayable::new("move-illegal-capture").with("square", self.to))
    }

    /// Checks that the named origin square has such a piece of the side to move.
    fn wrong_origin(&self) -> Option<Unplayable> {
        let (file, rank) = self.from_file.zip(self.from_rank)?;
        let from = Square::from_coords(file, rank);
        let turn = self.position.turn();
        match self.board.piece_at(from) {
            None => Some(Unplayable::new("move-illegal-empty").with("square", from)),
            Some(piece) if piece.color != turn => {
                Some(Unplayable::new("move-illegal-turn").with("side", turn))
            }
            Some(piece) if self.role.is_some_and(|role| role != piece.role) => {
                Some(Unplayable::new("move-illegal-other-piece").with("square", from).with("piece", piece))
            }
            Some(piece) if piece.role == Role::King && self.is_kings_castling(from) => {
                let short = self.to.file() > file;
                let side = CastlingSide::from_king_side(short);
                Some(castling_fault(self.position, &Pattern::Castle(side)))
            }
            Some(_) => None,
        }
    }

    /// Whether a king would move from `from` as in castling: along its first rank to the c-file or g-file.
    fn is_kings_castling(&self, from: Square) -> bool {
        let first = self.position.turn().fold_wb(Rank::First, Rank::Eighth);
        let along = from.rank() == first && self.to.rank() == first;
        along && from.file().distance(self.to.file()) > 1 && matches!(self.to.file(), File::C | File::G)
    }

    /// Returns the pieces that the text can mean.
    fn meant(&self) -> Vec<(Square, Piece)> {
        let is_meant = |(from, piece): &(Square, Piece)| {
            piece.color == self.position.turn()
                && self.role.is_none_or(|role| role == piece.role)
                && self.from_file.is_none_or(|file| file == from.file())
                && self.from_rank.is_none_or(|rank| rank == from.rank())
        };
        self.board.clone().into_iter().filter(is_meant).collect()
    }

    /// Checks whether a piece can move there, but would leave its king in check.
    fn exposes_king(&self, meant: &[(Square, Piece)]) -> Option<Unplayable> {
        let passing = self.position.ep_square(EnPassantMode::Always);
        let reached = meant.iter().any(|&(from, piece)| reaches(self.board, from, piece, self.to, passing));
        reached.then(|| match self.position.is_check() {
            true => Unplayable::new("move-illegal-in-check"),
            false => Unplayable::new("move-illegal-into-check"),
        })
    }

    /// Checks whether the move is legal for the opponent.
    fn wrong_turn(&self) -> Option<Unplayable> {
        let other = self.position.clone().swap_turn().ok()?;
        let legal = !self.pattern.legal(&other).is_empty();
        legal.then(|| Unplayable::new("move-illegal-turn").with("side", self.position.turn()))
    }

    /// Checks for a piece on the destination or on the way there.
    fn wrong_destination(&self, meant: &[(Square, Piece)]) -> Option<Unplayable> {
        if self.board.color_at(self.to) == Some(self.position.turn()) {
            return Some(Unplayable::new("move-illegal-own-piece").with("square", self.to));
        }
        let square = meant.iter().find_map(|&(from, piece)| in_between(self.board, from, piece, self.to))?;
        Some(Unplayable::new("move-illegal-blocked").with("square", square))
    }

    /// Finds the rule of 2023 3.7 that a pawn's move breaks.
    fn wrong_pawn_move(&self, meant: &[(Square, Piece)]) -> Option<Unplayable> {
        let role = self.role.or(meant.first().map(|(_, piece)| piece.role));
        let from_file = self.from_file.filter(|_| role == Some(Role::Pawn))?;
        let turn = self.position.turn();
        let behind = self.to.offset(turn.fold_wb(-8, 8))?;
        if !self.capture && from_file == self.to.file() {
            return self.blocked_pawn(from_file, behind);
        }
        let from = Square::from_coords(from_file, behind.rank());
        if from_file.distance(self.to.file()) != 1 || self.from_rank.is_some_and(|rank| rank != from.rank()) {
            return Some(Unplayable::new("move-illegal-pawn-diagonal"));
        }
        if self.board.piece_at(from) != Some(turn.pawn()) {
            return Some(Unplayable::new("move-illegal-no-pawn").with("square", from));
        }
        if self.board.piece_at(self.to).is_some() {
            return None;
        }
        let passed = self.to.rank() == turn.fold_wb(Rank::Sixth, Rank::Third)
            && self.board.piece_at(behind) == Some(turn.other().pawn());
        Some(match passed {
            true => Unplayable::new("move-illegal-en-passant"),
            false => Unplayable::new("move-illegal-capture").with("square", self.to),
        })
    }

    /// Checks for a piece directly ahead of a pawn; `behind` is the square before its destination.
    fn blocked_pawn(&self, from_file: File, behind: Square) -> Option<Unplayable> {
        if self.board.piece_at(self.to).is_some() {
            return Some(Unplayable::new("move-illegal-pawn-ahead").with("square", self.to));
        }
        let turn = self.position.turn();
        let home = Square::from_coords(from_file, turn.fold_wb(Rank::Second, Rank::Seventh));
        let two = home.distance(self.to) == 2 && self.board.piece_at(home) == Some(turn.pawn());
        let blocked = two && self.board.piece_at(behind).is_some();
        blocked.then(|| Unplayable::new("move-illegal-blocked").with("square", behind))
    }
}

/// Explains why the side to move cannot castle (2023 3.8.2).
fn castling_fault(position: &Chess, pattern: &Pattern) -> Unplayable {
    let turn = position.turn();
    let of = |id| Unplayable::of("illegal-castling", Message::new(id));
    let Pattern::Castle(side) = *pattern else { return of("move-illegal-castling") };
    let Some(king) = position.board().king_of(turn) else { return of("move-illegal-castling") };
    if position.castles().rook(turn, side).is_none() {
        return of("move-castling-lost");
    }
    let mut blocked = (position.castles().path(turn, side) & position.board().occupied()).into_iter();
    if let Some(square) = blocked.next() {
        return of("move-illegal-blocked").with("square", square);
    }
    if position.is_check() {
        return of("move-castling-check");
    }
    let to = side.king_to(turn);
    let crossed = attacks::between(king, to) | Bitboard::from_square(to);
    let is_attacked = |square: &Square| {
        let occupied = position.board().occupied().without(king);
        position.king_attackers(*square, turn.other(), occupied).any()
    };
    match crossed.into_iter().find(is_attacked) {
        Some(square) => of("move-castling-attacked").with("square", square),
        None => of("move-illegal-castling"),
    }
}

/// Returns the nearest piece that blocks an otherwise possible move (2023 3.5).
fn in_between(board: &Board, from: Square, piece: Piece, to: Square) -> Option<Square> {
    let could = piece.role != Role::Pawn && attacks::attacks(from, piece, Bitboard::EMPTY).contains(to);
    let between = attacks::between(from, to) & board.occupied();
    between.into_iter().filter(|_| could).min_by_key(|square| square.distance(from))
}

/// Whether a piece can move to `to`, ignoring check on its own king.
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
    use crate::{Language, Words, read_move};
    use annabella_chess::from_fen;
    use proptest::prelude::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn position(fen: &str) -> Chess {
        from_fen(fen).unwrap()
    }

    /// Asserts the German answer to a player who types `text`.
    #[track_caller]
    fn told(fen: &str, text: &str, expected: &str) {
        let position = position(fen);
        let error = read_move(text, &position, &[Letters::De], &[Language::De]).unwrap_err();
        let message = explain(&error, text, &position, Style::Short, &[Letters::De]).message();
        assert_eq!(Words::new(Language::De).say(&message), expected, "{error:?}");
        Words::new(Language::En).say(&message);
    }

    #[test]
    fn a_row_of_a_game_is_several_moves() {
        for text in ["1. e4 e5", "1. e4 e5 2. Nf3 Nc6", "12. Nf3 Nc6 13. Bb5+"] {
            assert!(are_several(text), "{text}");
        }
        for text in ["1. e4", "1... e5", "e2 e4", "Ng1 f3", "Eva zwei Eva vier", "1. O-O", "12. Nf3 please"] {
            assert!(!are_several(text), "{text}");
        }
    }

    #[test]
    fn quotes_a_text_that_cannot_be_read() {
        told(START, "Sf9", "„Sf9“ ist kein Zug.");
        told(START, "e4\u{1b}[2J", "„e4 [2J“ ist kein Zug.");
        let long = "x".repeat(500);
        let expected = format!("„{}…“ ist kein Zug.", "x".repeat(60));
        told(START, &long, &expected);
    }

    #[test]
    fn lists_the_moves_that_it_could_be() {
        told(
            "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
            "Sd2",
            "„Sd2“ ist nicht eindeutig. Meinen Sie Springer Bella David zwei oder Springer Felix David zwei?",
        );
    }

    #[test]
    fn says_why_a_move_cannot_be_played() {
        told(START, "Sf4", "Springer Felix vier: Das ist hier kein regelgemäßer Zug.");
        told(START, "Lb5", "Läufer Bella fünf: Die Figur auf Eva zwei steht im Weg.");
        told(START, "Ta1a5", "Turm Anna eins Anna fünf: Die Figur auf Anna zwei steht im Weg.");
        told(START, "Dd1xd7", "Dame David eins schlägt David sieben: Die Figur auf David zwei steht im Weg.");
        told(START, "Springer Eva zwei", "Springer Eva zwei: Auf Eva zwei steht eine eigene Figur.");
        told(START, "Eva fünf", "Eva fünf: Das kann nur Schwarz spielen; Weiß ist am Zug.");
        told(START, "Sf6", "Springer Felix sechs: Das kann nur Schwarz spielen; Weiß ist am Zug.");
        told(
            START,
            "g8f6",
            "Springer Gustav acht Felix sechs: Das kann nur Schwarz spielen; Weiß ist am Zug.",
        );
        told(START, "e4e5", "Eva vier Eva fünf: Auf Eva vier steht nichts.");
        told(
            START,
            "Lg1f3",
            "Läufer Gustav eins Felix drei: Auf Gustav eins steht eine andere Figur, weißer Springer.",
        );
        told(START, "O-O", "Kurze Rochade: Die Figur auf Felix eins steht im Weg.");
        told(START, "Ke1-g1", "König Eva eins Gustav eins: Die Figur auf Felix eins steht im Weg.");
        told(START, "Sxf3", "Springer schlägt Felix drei: Auf Felix drei gibt es nichts zu schlagen.");
        told(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "Dd4",
            "Dame David vier: Eine solche Figur steht nicht auf dem Brett.",
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
        told(late, "exd6", "Eva schlägt David sechs: en passant nur unmittelbar nach dem Doppelschritt.");
        told(late, "e5d6", "Eva fünf David sechs: en passant nur unmittelbar nach dem Doppelschritt.");
        told(late, "exf6", "Eva schlägt Felix sechs: Auf Felix sechs gibt es nichts zu schlagen.");
        let blocked = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
        told(blocked, "e5", "Eva fünf: Eva fünf ist besetzt.");
        let two = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1";
        told(two, "e4", "Eva vier: Die Figur auf Eva drei steht im Weg.");
        told(two, "e2e4", "Eva zwei Eva vier: Die Figur auf Eva drei steht im Weg.");
        told(two, "e5", "Eva fünf: Das ist hier kein regelgemäßer Zug.");
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
        told(fen, "David acht", "David acht: Die Umwandlungsfigur fehlt. Ergänzen Sie etwa Dame.");
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
                let message = explain(&error, &text, &position, Style::Full, &Letters::ALL).message();
                for language in Language::ALL {
                    prop_assert!(Words::new(language).try_say(&message).is_ok());
                }
            }
        }
    }
}
