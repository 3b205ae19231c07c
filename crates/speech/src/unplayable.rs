//! Reasons why a typed text is not a playable move.

use super::attempt::{Attempt, Mover, castling_fault};
use super::mixed;
use super::reading::{in_capitals, named, numbered, unnumbered};
use super::{Announcement, Message, Style, Value, Worded, excerpt};
use annabella_chess::notation::{self, Letters};
use annabella_chess::{Chess, MoveError, Position, resolve};

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
    pub(super) fn new(id: &'static str) -> Unplayable {
        Unplayable { code: id.strip_prefix("move-").unwrap_or(id), message: Message::new(id) }
    }

    /// Adds a variable of the message.
    pub(super) fn with(self, name: &'static str, value: impl Into<Value>) -> Unplayable {
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
        MoveError::Unreadable => match mixed::unknown(unnumbered(text)).next() {
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
    text.split_whitespace().nth(3).is_some() && mixed::unknown(text).nth(1).is_some()
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
