//! The arguments of commands, read in all languages.

use crate::grammar::lexicon::{Leading, Lexicon};
use crate::interface::duties::{Duties, Duty};
use crate::interface::effect::VoiceWanted;
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, File, MoveError, Piece, Rank, Role, Square, serial};
use annabella_clock::{LeadingTime, Span, leading_time};
use annabella_laws::Ground;
use annabella_speech::{self as speech, Language, spoken};
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
    Lexicon::new([
        "argument-white",
        "argument-black",
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
        // `piece pawns`, `pieces rooks white`.
        "argument-pawns",
        "argument-knights",
        "argument-bishops",
        "argument-rooks",
        "argument-queens",
        "argument-kings",
    ])
});

/// The names of the languages of announcements.
const LANGUAGE_WORDS: [(&str, Language); Language::ALL.len()] = [
    ("language-de", Language::De),
    ("language-en", Language::En),
    ("language-nl", Language::Nl),
    ("language-fr", Language::Fr),
    ("language-es", Language::Es),
    ("language-it", Language::It),
];

/// A clock shows less than this: no game gives a player 100 hours.
const LONGEST_TIME: Span = Span::seconds(100 * 3_600);

/// Whether `text` is a word used as an argument.
pub(crate) fn is_argument(text: &str) -> bool {
    ARGUMENTS.named(text).is_some()
}

/// Reads a side by its colour.
pub(crate) fn color(text: &str) -> Option<Color> {
    match ARGUMENTS.named(text)? {
        "argument-white" => Some(Color::White),
        "argument-black" => Some(Color::Black),
        _ => None,
    }
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
    Some((ground, note(&rest)))
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
    static LANGUAGES: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(LANGUAGE_WORDS.map(|(id, _)| id)));
    let named = LANGUAGES.named(text)?;
    LANGUAGE_WORDS.into_iter().find(|(id, _)| *id == named).map(|(_, language)| language)
}

/// Whether `text` is the word for none.
pub(crate) fn is_none(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-none")
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
        _ => return spoken::role(text).or_else(|| several(text)),
    })
}

/// Reads the plural of a kind of piece: `rooks`.
fn several(text: &str) -> Option<Role> {
    Some(match ARGUMENTS.named(text)? {
        "argument-pawns" => Role::Pawn,
        "argument-knights" => Role::Knight,
        "argument-bishops" => Role::Bishop,
        "argument-rooks" => Role::Rook,
        "argument-queens" => Role::Queen,
        "argument-kings" => Role::King,
        _ => return None,
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

/// Reads the arbiter's reason for a ruling: any nonempty text.
pub(crate) fn note(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

static BECAUSE: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["argument-because"]));

/// The signs that part a reason from what is before it.
const PARTING: &[char] = &[':', ';', ',', '–', '-'];

/// Returns the text before a reason, and the reason, which follows a sign or a word like `because`.
/// `None` without either.
pub(crate) fn before_reason(text: &str) -> Option<(&str, Option<String>)> {
    let starts = text.char_indices().filter(|&(at, c)| {
        let parts =
            PARTING.contains(&c) && text[at + c.len_utf8()..].starts_with(|c: char| c.is_whitespace());
        let is_word = text[..at].ends_with(char::is_whitespace) || at == 0;
        parts || is_word && c.is_alphabetic()
    });
    starts.into_iter().find_map(|(at, _)| Some((text[..at].trim(), marked_reason(&text[at..])?)))
}

/// Reads a reason after a sign or a word like `because`.
fn marked_reason(text: &str) -> Option<Option<String>> {
    match text.strip_prefix(PARTING) {
        Some(reason) => Some(note(reason.trim())),
        None => BECAUSE.leading(text).map(|Leading { rest, .. }| note(&rest)),
    }
}

/// Reads the reason after a complete argument; `Some(None)` for an empty text.
///
/// `None` if the text may be more of the argument, such as a second number.
pub(crate) fn reason(text: &str) -> Option<Option<String>> {
    if let Some(reason) = marked_reason(text) {
        return Some(reason);
    }
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit()) && !word.contains('.');
    let mut words = text.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_more = is_number(first) || color(first).is_some() && is_number(second);
    (!is_more).then(|| note(text))
}

/// Reads a reason that nothing comes before: with or without a sign or a word like `because`.
pub(crate) fn reason_alone(text: &str) -> Option<String> {
    marked_reason(text).unwrap_or_else(|| note(text))
}

/// Reads `white moves 23`, and a reason after it.
pub(crate) fn moves_of(text: &str) -> Option<(Color, u32, Option<String>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let Leading { id: "command-moves", rest, .. } = ARGUMENTS.leading(rest)? else { return None };
    let (number, reason) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
    let moves = number.parse().ok().filter(|&moves| moves < 1_000)?;
    Some((color(side)?, moves, self::reason(reason.trim())?))
}

/// Reads a time as shown on clocks: `4:30`, `1:02:03`, or `90` seconds.
pub(crate) fn clock_reading(text: &str) -> Option<Span> {
    let mut seconds = 0u64;
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for (i, part) in parts.iter().enumerate() {
        let number: u64 = part.parse().ok().filter(|&n| n < 1_000_000)?;
        if i > 0 && number > 59 {
            return None;
        }
        seconds = seconds * 60 + number;
    }
    Some(Span::seconds(seconds))
}

/// Reads a side and a time, such as `white 4:30` or `white two minutes`, and a reason after it.
///
/// `both` instead of a side is `None`.
/// A number without a unit may be minutes or seconds, and is refused, except 0.
pub(crate) fn time_of(text: &str) -> Option<(Option<Color>, Span, Option<String>)> {
    let (side, LeadingTime { span, is_clear, rest }) = side_and_time(text)?;
    let is_time = span < LONGEST_TIME && (is_clear || span == Span::ZERO);
    Some((side, Some(span).filter(|_| is_time)?, reason(rest)?))
}

/// Whether the text has a side and a number that may be hours, minutes or seconds.
pub(crate) fn lacks_unit(text: &str) -> bool {
    side_and_time(text).is_some_and(|(_, time)| !time.is_clear && time.span > Span::ZERO)
}

fn side_and_time(text: &str) -> Option<(Option<Color>, LeadingTime<'_>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let both = ARGUMENTS.named(side) == Some("argument-both");
    let side = if both { None } else { Some(color(side)?) };
    Some((side, time_in_words(rest)?))
}

/// Words for numbers of hours, minutes and seconds, besides those of ranks.
static NUMBERS: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new([
        "argument-half",
        "argument-one",
        "argument-nine",
        "argument-ten",
        "argument-fifteen",
        "argument-twenty",
        "argument-thirty",
    ])
});

/// Reads a time at the beginning of a text, such as `2:00`, `two minutes` or `half an hour`.
pub(crate) fn time_in_words(text: &str) -> Option<LeadingTime<'_>> {
    let spelt = || {
        let (halves, rest) = spelt_number(text)?;
        let written = format!("1{rest}");
        let LeadingTime { span: Span(each), is_clear, rest } = leading_time(&written)?;
        let rest = &text[text.len() - rest.len()..];
        is_clear.then_some(LeadingTime { span: Span(each * halves / 2), is_clear, rest })
    };
    leading_time(text).or_else(spelt)
}

/// Reads a number in words at the beginning of a text.
///
/// Returns its double, and the rest with a blank before it.
fn spelt_number(text: &str) -> Option<(u64, &str)> {
    let (word, _) = text.split_once(char::is_whitespace)?;
    if let Some(rank) = spoken::rank(word).filter(|_| word.chars().all(char::is_alphabetic)) {
        return Some((2 * (u64::from(rank) + 1), &text[word.len()..]));
    }
    let Leading { id, rest, .. } = NUMBERS.leading(text)?;
    let halves = match id {
        "argument-half" => 1,
        "argument-one" => 2,
        "argument-nine" => 18,
        "argument-ten" => 20,
        "argument-fifteen" => 30,
        "argument-twenty" => 40,
        _ => 60,
    };
    let before = text.len().checked_sub(rest.len() + 1)?;
    Some((halves, text.get(before..).filter(|rest| rest.starts_with(' '))?))
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

static CONTROL: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(["command-control", "argument-increment"]));

/// Returns the argument of `set control 5400+30` or `set increment 30 s`; the increment keeps its word.
pub(crate) fn after_control(text: &str) -> Option<String> {
    let Leading { id, rest, .. } = CONTROL.leading(text)?;
    Some(if id == "command-control" { rest } else { text.to_owned() })
}

/// Reads `increment 30 s`. A number without a unit is seconds.
pub(crate) fn increment(text: &str) -> Option<Span> {
    let Leading { id: "argument-increment", rest, .. } = CONTROL.leading(text)? else { return None };
    let LeadingTime { span, rest, .. } = time_in_words(&rest)?;
    Some(span).filter(|_| rest.is_empty())
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

/// Splits a text at a reason that a sign or a word like `because` marks.
pub(crate) fn and_reason(text: &str) -> (&str, Option<String>) {
    before_reason(text).unwrap_or((text, None))
}

/// Returns a time as it is typed in a command: `1:00`, or `1:02:03` with hours.
pub(crate) fn as_typed(Span(ms): Span) -> String {
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_argument_means_two_things() {
        assert_eq!(ARGUMENTS.faults(), [""; 0]);
        assert_eq!(NUMBERS.faults(), [""; 0]);
    }

    #[test]
    fn times_are_read_with_numbers_in_words() {
        for (text, seconds) in [
            ("two minutes", 120),
            ("half a minute", 30),
            ("half an hour", 1800),
            ("a minute", 60),
            ("an hour", 3600),
            ("one minute", 60),
            ("ten minutes", 600),
            ("thirty seconds", 30),
            ("eine Minute", 60),
            ("eine halbe Minute", 30),
            ("zehn Minuten", 600),
            ("acht Sekunden", 8),
        ] {
            let time = time_in_words(text).expect(text);
            assert_eq!((time.span, time.rest), (Span::seconds(seconds), ""), "{text}");
        }
        assert_eq!(time_in_words("a tea").map(|time| time.span), None);
        let time = time_in_words("ten minutes he was ill").expect("ten minutes");
        assert_eq!((time.span, time.rest), (Span::seconds(600), "he was ill"));
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
