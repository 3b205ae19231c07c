//! The arguments of commands, read in all languages.

use crate::grammar::lexicon::{Leading, Lexicon};
use crate::grammar::reasons;
use crate::interface::duties::{Duties, Duty};
use crate::interface::effect::VoiceWanted;
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, File, MoveError, Piece, Rank, Role, Square, serial};
use annabella_laws::Ground;
use annabella_speech::{self as speech, Language, role_message, spoken};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Maximum length of a voice's name, in characters.
const LONGEST_VOICE: usize = 40;

/// The longest pause before a square, in milliseconds.
const LONGEST_REST: u32 = 2000;

/// Collects the words of arguments.
pub(crate) fn prepare() {
    LazyLock::force(&ARGUMENTS);
}

/// Words that are arguments of commands, or come before a colon.
pub(super) static ARGUMENTS: LazyLock<Lexicon> = LazyLock::new(|| {
    let alone = [
        "argument-assistant",
        "argument-arbiter",
        "argument-both",
        "argument-none",
        "argument-end",
        "argument-threefold",
        "argument-fifty",
        "command-flag",
        "command-time",
        // `set white moves 23`, `claim touch e7`, `voice next`.
        "command-moves",
        "command-touch",
        "command-next",
        "command-previous",
        "argument-usual",
        "argument-all",
        // `opponent resigns`, `black accepts`.
        "argument-opponent",
        // `piece queen own`, for `where is my queen`.
        "argument-own",
        "argument-pin",
        "told-resigns",
        "told-offers",
        "told-accepts",
        "told-declines",
    ];
    Lexicon::new(ids(&SIDES).chain(alone).chain(ids(&PLURALS)))
});

/// The sides.
const SIDES: [(&str, Color); 2] = [("argument-white", Color::White), ("argument-black", Color::Black)];

/// The plurals of the kinds of pieces: `piece pawns`, `pieces rooks white`.
const PLURALS: [(&str, Role); 6] = [
    ("argument-pawns", Role::Pawn),
    ("argument-knights", Role::Knight),
    ("argument-bishops", Role::Bishop),
    ("argument-rooks", Role::Rook),
    ("argument-queens", Role::Queen),
    ("argument-kings", Role::King),
];

/// Returns the ids of messages with a meaning.
fn ids<T: Copy>(listed: &[(&'static str, T)]) -> impl Iterator<Item = &'static str> {
    listed.iter().map(|(id, _)| *id)
}

/// Returns the meaning of the message that lists a text.
fn meaning<T: Copy>(lexicon: &Lexicon, listed: &[(&'static str, T)], text: &str) -> Option<T> {
    let named = lexicon.named(text)?;
    listed.iter().find(|(id, _)| *id == named).map(|(_, meaning)| *meaning)
}

/// Returns the ids of the messages with the names of pieces, one or several, and sides.
pub(super) fn pieces_and_sides() -> impl Iterator<Item = &'static str> {
    Role::ALL.into_iter().map(role_message).chain(ids(&PLURALS)).chain(ids(&SIDES))
}

/// The names of the languages of announcements.
const LANGUAGE_WORDS: [(&str, Language); Language::ALL.len()] = [
    ("language-de", Language::De),
    ("language-en", Language::En),
    ("language-nl", Language::Nl),
    ("language-fr", Language::Fr),
    ("language-es", Language::Es),
    ("language-it", Language::It),
];

/// Whether `text` is a word used as an argument.
pub(crate) fn is_argument(text: &str) -> bool {
    ARGUMENTS.named(text).is_some()
}

/// Reads a side by its colour.
pub(crate) fn color(text: &str) -> Option<Color> {
    meaning(&ARGUMENTS, &SIDES, text)
}

/// A player as seen by the asker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Whose {
    Own,
    Opponent,
}

impl Whose {
    /// Returns the side, if the asker's is `own`.
    pub fn of(self, own: Color) -> Color {
        match self {
            Whose::Own => own,
            Whose::Opponent => own.other(),
        }
    }
}

/// Reads a word for the asker or the opponent.
pub(crate) fn whose(text: &str) -> Option<Whose> {
    match ARGUMENTS.named(text)? {
        "argument-own" => Some(Whose::Own),
        "argument-opponent" => Some(Whose::Opponent),
        _ => None,
    }
}

/// Reads a side by its colour; `Some(None)` for an empty text, `None` if it is not a colour.
pub(crate) fn perhaps_color(text: &str) -> Option<Option<Color>> {
    if text.is_empty() { Some(None) } else { color(text).map(Some) }
}

/// Returns the text after the word for the arbiter's PIN at the beginning of a text.
pub(crate) fn after_pin(text: &str) -> Option<String> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    (id == "argument-pin").then_some(rest)
}

/// Reads the ground of a claim, and the text after it.
pub(crate) fn ground(text: &str) -> Option<(Ground, Option<String>)> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    let ground = match id {
        "argument-threefold" => Ground::Threefold,
        "argument-fifty" => Ground::Fifty,
        _ => return None,
    };
    Some((ground, reasons::note(&rest)))
}

/// Reads the square after the word `touch`.
pub(crate) fn touched_square(text: &str) -> Option<Square> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    if id == "command-touch" { square(&rest) } else { None }
}

/// Whether a text names the flag or the time, as the ground of a claim.
pub(crate) fn is_flag(text: &str) -> bool {
    matches!(ARGUMENTS.named(text), Some("command-flag" | "command-time"))
}

/// Reads two squares, one after the other.
pub(crate) fn two_squares(text: &str) -> Option<(Square, Square)> {
    let cuts = text.match_indices(char::is_whitespace);
    cuts.filter_map(|(at, _)| Some((square(text[..at].trim())?, square(text[at..].trim())?))).next()
}

/// Reads the two squares after the word `touch`.
pub(crate) fn let_go(text: &str) -> Option<(Square, Square)> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    if id == "command-touch" { two_squares(&rest) } else { None }
}

/// Reads the wanted voice; `None` if the text is too long for a name.
pub(crate) fn voice(text: &str) -> Option<VoiceWanted> {
    let named = || (text.chars().count() <= LONGEST_VOICE).then(|| VoiceWanted::Named(text.to_owned()));
    match ARGUMENTS.named(text) {
        _ if text.is_empty() => Some(VoiceWanted::Same),
        Some("command-next") => Some(VoiceWanted::Next),
        Some("command-previous") => Some(VoiceWanted::Previous),
        Some("argument-usual") => Some(VoiceWanted::Usual),
        Some("argument-all") => Some(VoiceWanted::All),
        _ => named(),
    }
}

/// Reads the pause before each square, in milliseconds.
/// `Some(None)` for an empty text; `None` if it is not a number or the pause is too long.
pub(crate) fn rest(text: &str) -> Option<Option<u32>> {
    if text.is_empty() {
        Some(None)
    } else {
        text.parse().ok().filter(|millis| *millis <= LONGEST_REST).map(Some)
    }
}

/// Reads the name or the tag of a language.
pub(crate) fn language(text: &str) -> Option<Language> {
    static LANGUAGES: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(ids(&LANGUAGE_WORDS)));
    meaning(&LANGUAGES, &LANGUAGE_WORDS, text)
}

/// Whether `text` is the word for none.
pub(crate) fn is_none(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-none")
}

/// Whether `text` is the word for both sides.
pub(super) fn is_both(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-both")
}

/// Whether `text` is the word for the end.
pub(crate) fn is_end(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-end")
}

/// Reads a whole number from 1.
pub(crate) fn count(text: &str) -> Option<usize> {
    text.parse().ok().filter(|&n| n > 0)
}

/// Reads a whole number from 1; 1 for an empty text.
pub(crate) fn one_or_more(text: &str) -> Option<usize> {
    if text.is_empty() { Some(1) } else { count(text) }
}

/// Reads a kind of piece: its English or German letter, or its name, singular or plural.
pub(crate) fn role(text: &str) -> Option<Role> {
    let text = spoken::without_fillers(text);
    Some(match text.to_lowercase().as_str() {
        "p" => Role::Pawn,
        "n" | "s" => Role::Knight,
        "b" | "l" => Role::Bishop,
        "r" | "t" => Role::Rook,
        "q" | "d" => Role::Queen,
        "k" => Role::King,
        _ => return spoken::role(text).or_else(|| meaning(&ARGUMENTS, &PLURALS, text)),
    })
}

/// Reads a side and a kind of piece, in either order: `white rook`, `Turm weiß`.
pub(crate) fn piece(text: &str) -> Option<Piece> {
    let (first, second) = text.split_once(char::is_whitespace)?;
    let of = |side: &str, kind: &str| Some(Piece { color: color(side)?, role: role(kind.trim())? });
    of(first, second.trim()).or_else(|| of(second.trim(), first))
}

/// A part of the board that can be read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum BoardPart {
    /// A rank, from file a to h.
    Rank(#[serde(with = "serial::rank")] Rank),
    /// A file, from rank 1 to 8.
    File(#[serde(with = "serial::file")] File),
}

/// Reads a rank or a file.
pub(crate) fn part(text: &str) -> Option<BoardPart> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let rank = Rank::from_char(letter).map(BoardPart::Rank);
        return rank.or_else(|| File::from_char(letter.to_ascii_lowercase()).map(BoardPart::File));
    }
    spoken::rank(text).map(BoardPart::Rank).or_else(|| spoken::file(text).map(BoardPart::File))
}

/// Reads a square, written or spelled out in words.
pub(crate) fn square(text: &str) -> Option<Square> {
    speech::square(text)
}

/// Whether a text can be read as a move in some position, in any notation or language.
pub(crate) fn is_a_move(text: &str) -> bool {
    let read = speech::read_move(text, &Chess::default(), &Letters::ALL, &Language::ALL);
    read != Err(MoveError::Unreadable)
}

/// Reads `white moves 23`, and a reason after it.
pub(crate) fn moves_of(text: &str) -> Option<(Color, u32, Option<String>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let Leading { id: "command-moves", rest, .. } = ARGUMENTS.leading(rest)? else { return None };
    let (number, reason) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
    let moves = number.parse().ok().filter(|&moves| moves < 1_000)?;
    Some((color(side)?, moves, reasons::reason(reason.trim())?))
}

static MOVE: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["argument-move"]));

/// Returns the number of a move at the beginning of a text (`move 12`), and the rest.
pub(crate) fn move_number(text: &str) -> (Option<usize>, String) {
    let numbered = MOVE.leading(text).and_then(|found| {
        let (number, reason) = found.rest.split_once(char::is_whitespace).unwrap_or((&found.rest, ""));
        Some((Some(count(number)?), reason.trim().to_owned()))
    });
    numbered.unwrap_or_else(|| (None, text.to_owned()))
}

/// Reads the duties of an assistant: `all`, `none`, or names such as `moves, announce`.
/// `Some(None)` for an empty text and for `all`.
pub(crate) fn duties(text: &str) -> Option<Option<Duties>> {
    match ARGUMENTS.named(text) {
        _ if text.is_empty() => Some(None),
        Some("argument-all") => Some(None),
        Some("argument-none") => Some(Some(Duties::default())),
        _ => {
            let names = text.split([',', ' ']).filter(|name| !name.is_empty());
            let duties: Option<Vec<Duty>> = names.map(|name| name.to_lowercase().parse().ok()).collect();
            duties.map(|duties| Some(Duties::of(duties)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_argument_means_two_things() {
        assert_eq!(ARGUMENTS.faults(), [""; 0]);
    }

    #[test]
    fn pieces_are_named_by_letter_by_one_or_by_several() {
        for (role, names) in [
            (Role::Pawn, "p pawn Pawns Bauern pionnen pions peones pedoni"),
            (Role::Knight, "n S knights Springer paarden cavaliers caballos cavalli"),
            (Role::Bishop, "b L bishops Läufer laeufer lopers fous alfiles alfieri"),
            (Role::Rook, "r T rooks Türme tuerme torens tours torres torri"),
            (Role::Queen, "q D queens Damen dames damas donne"),
            (Role::King, "k kings Könige koenige koningen rois reyes re"),
        ] {
            for name in names.split(' ') {
                assert_eq!(super::role(name), Some(role), "{name}");
            }
        }
        assert_eq!(super::role("all"), None);
    }
}
