//! What commands consist of: their words, their arguments, and who may give them.

use crate::grammar::lexicon::{Leading, Lexicon};
use crate::interface::duties::Duty;
use crate::interface::effect::VoiceWanted;
use crate::interface::typed::TypedMove;
use annabella_chess::{Color, File, Piece, Rank, Role, Square, serial};
use annabella_clock::Span;
use annabella_laws::Ground;
use annabella_speech::{Speaker, spoken};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The longest entry into a score, in characters.
const LONGEST_CELL: usize = 60;

/// The longest name of a voice, in characters.
const LONGEST_VOICE: usize = 40;

/// Words that occur as arguments of commands, or before a line with a colon.
static ARGUMENTS: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new([
        "argument-white",
        "argument-black",
        "argument-assistant",
        "argument-arbiter",
        "argument-none",
        "argument-end",
        "argument-threefold",
        "argument-fifty",
        // `set white moves 23`, `claim touch e7`, `voice next`.
        "command-moves",
        "command-touch",
        "command-next",
        "command-previous",
        "argument-usual",
        "argument-all",
        // `opponent resigns`, `black accepts`.
        "argument-opponent",
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

/// A typed command without its word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given<'a> {
    /// The text after the word.
    pub argument: &'a str,
    /// It ends with an exclamation mark: no confirmation is asked for.
    pub sure: bool,
}

/// The longest rest before a square, in milliseconds.
const LONGEST_REST: u32 = 2000;

/// One form of a command: a word and an argument. Of several forms with the same word, the first that
/// accepts the argument applies.
pub(crate) struct CommandWord<A: 'static> {
    /// The id of the message that lists the words.
    pub id: &'static str,
    /// Single letters that stand for the word, alone or after a slash.
    pub letters: &'static str,
    /// The number of its function key, and the letter that does the same with Alt.
    pub key: Option<(u8, char)>,
    /// A form without an argument.
    pub alone: bool,
    /// Reads the argument; none if this form does not accept it.
    pub read: fn(&Given) -> Option<A>,
}

impl<A> CommandWord<A> {
    pub const fn new(id: &'static str, read: fn(&Given) -> Option<A>) -> CommandWord<A> {
        CommandWord { id, letters: "", key: None, alone: false, read }
    }

    /// A form without an argument.
    pub const fn alone(id: &'static str, read: fn(&Given) -> Option<A>) -> CommandWord<A> {
        CommandWord { alone: true, ..CommandWord::new(id, read) }
    }

    /// Whether the form may have that argument.
    pub fn accepts(&self, given: &Given) -> bool {
        !self.alone || given.argument.is_empty()
    }

    pub const fn letters(self, letters: &'static str) -> CommandWord<A> {
        CommandWord { letters, ..self }
    }

    pub const fn key(self, number: u8, letter: char) -> CommandWord<A> {
        CommandWord { key: Some((number, letter)), ..self }
    }
}

/// Who may give a command for a side (2023 D.2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    /// Anybody.
    Anybodys,
    /// The side's player, or an assistant with that duty.
    Duty(Duty),
    /// The side's player, or the opponent's assistant with that duty. The player's own assistant may
    /// not: the player's touches are seen on the pegs.
    Witness(Duty),
    /// Only the side's player.
    Players,
}

/// The side that a command is for when the line does not name its speaker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// The side whose time runs; if none does, the side to move.
    Thinking,
    /// The side to move.
    ToMove,
    /// The side that announced last.
    Announcer,
    /// The side that claims: the visually impaired player, if exactly one is; otherwise the side to move.
    Claimant,
    /// The side that offers a draw: the visually impaired player, if exactly one is; otherwise the side that
    /// has made a move and not pressed (2023 9.1.2.1), and after the press the one whose time runs.
    Offerer,
    /// The side to which a draw is offered.
    Offered,
    /// The side that was asked to confirm something.
    Asked,
    /// The side that presses: Black before the game, whose press starts White's clock; then the side
    /// whose time runs.
    Presser,
    /// The side that has still to confirm that play resumes.
    Confirmer,
    /// The opponent of that side.
    OpponentOf(Color),
    /// The side that is asked whether plies are taken back; without such a proposal, the side that announced
    /// last.
    TakingBack,
    /// The opponent of the side whose loss is proposed.
    Winner,
    /// The visually impaired player, if exactly one is; otherwise the side whose time runs.
    Impaired,
}

/// What is fixed for each command, whatever its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CommandRow {
    /// Who may give it.
    pub whose: Whose,
    /// The side it is for when the line does not name its speaker.
    pub done_for: For,
    /// Giving it shows that the player is present (2023 6.7).
    pub present: bool,
    /// It may be entered at another's seat as heard, where the side has no terminal of its own.
    pub heard: bool,
    /// It answers a request to confirm. Any other command withdraws that request.
    pub answers: bool,
}

impl CommandRow {
    pub const fn new(whose: Whose, done_for: For) -> CommandRow {
        CommandRow { whose, done_for, present: false, heard: false, answers: false }
    }

    /// The row of a question that anybody may ask.
    pub const fn question() -> CommandRow {
        CommandRow::new(Whose::Anybodys, For::Impaired)
    }

    pub const fn present(self) -> CommandRow {
        CommandRow { present: true, ..self }
    }

    pub const fn heard(self) -> CommandRow {
        CommandRow { heard: true, ..self }
    }

    pub const fn answers(self) -> CommandRow {
        CommandRow { answers: true, ..self }
    }
}

/// Splits a line into the speaker that it names, whose assistant that is (if named), and the rest.
pub(crate) fn speaker(text: &str) -> (Option<Speaker>, Option<Color>, &str) {
    let named = text.split_once(':').and_then(|(name, rest)| Some((named_speaker(name.trim())?, rest)));
    match named {
        Some(((speaker, of), rest)) => (Some(speaker), of, rest.trim()),
        None => (None, None, text),
    }
}

fn named_speaker(text: &str) -> Option<(Speaker, Option<Color>)> {
    if let Some(side) = color(text) {
        return Some((side.into(), None));
    }
    match ARGUMENTS.named(text) {
        Some("argument-assistant") => return Some((Speaker::Assistant, None)),
        Some("argument-arbiter") => return Some((Speaker::Arbiter, None)),
        _ => {}
    }
    let (first, second) = text.split_once([' ', '-'])?;
    let (side, other) = color(first).map(|side| (side, second)).or(color(second).map(|side| (side, first)))?;
    (ARGUMENTS.named(other) == Some("argument-assistant")).then_some((Speaker::Assistant, Some(side)))
}

/// What somebody tells of a player instead of speaking as that player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ToldAct {
    /// Resigns the game.
    Resigns,
    /// Offers a draw.
    Offers,
    /// Accepts the offer.
    Accepts,
    /// Declines it.
    Declines,
}

/// Reads what is told of a player: `black resigns`. No side: of the opponent of whoever tells it.
pub(crate) fn told(text: &str) -> Option<(Option<Color>, ToldAct)> {
    // `black resign!` needs no confirmation: it is the command itself.
    if text.ends_with('!') {
        return None;
    }
    let text = text.replacen(':', " ", 1);
    let Leading { id, rest, .. } = ARGUMENTS.leading(&text)?;
    let of = match id {
        "argument-white" => Some(Color::White),
        "argument-black" => Some(Color::Black),
        "argument-opponent" => None,
        _ => return None,
    };
    let told = match ARGUMENTS.named(&rest)? {
        "told-resigns" => ToldAct::Resigns,
        "told-offers" => ToldAct::Offers,
        "told-accepts" => ToldAct::Accepts,
        "told-declines" => ToldAct::Declines,
        _ => return None,
    };
    Some((of, told))
}

/// Whether the text is a word that occurs as an argument.
pub(crate) fn is_argument(text: &str) -> bool {
    ARGUMENTS.named(text).is_some()
}

/// A side, named by its colour.
pub(crate) fn color(text: &str) -> Option<Color> {
    match ARGUMENTS.named(text)? {
        "argument-white" => Some(Color::White),
        "argument-black" => Some(Color::Black),
        _ => None,
    }
}

/// A side named by its colour; `Some(None)` if the text is empty, none if it names no colour.
pub(crate) fn perhaps_color(text: &str) -> Option<Option<Color>> {
    if text.is_empty() { Some(None) } else { color(text).map(Some) }
}

/// The ground of a claim, and the text after it.
pub(crate) fn ground(text: &str) -> Option<(Ground, Option<String>)> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    let ground = match id {
        "argument-threefold" => Ground::Threefold,
        "argument-fifty" => Ground::Fifty,
        _ => return None,
    };
    Some((ground, note(&rest)))
}

/// The square after the word `touch`.
pub(crate) fn touched_square(text: &str) -> Option<Square> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    if id == "command-touch" { square(&rest) } else { None }
}

/// Two squares, one behind the other.
pub(crate) fn two_squares(text: &str) -> Option<(Square, Square)> {
    let cuts = text.match_indices(char::is_whitespace);
    cuts.filter_map(|(at, _)| Some((square(text[..at].trim())?, square(text[at..].trim())?))).next()
}

/// The two squares after the word `touch`.
pub(crate) fn let_go(text: &str) -> Option<(Square, Square)> {
    let Leading { id, rest, .. } = ARGUMENTS.leading(text)?;
    if id == "command-touch" { two_squares(&rest) } else { None }
}

/// Which voice is wanted; none if the text is too long for a name.
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

/// How long a voice is to rest before a square, in milliseconds; `Some(None)` if the text is empty, none if it is
/// no number or too great.
pub(crate) fn rest(text: &str) -> Option<Option<u32>> {
    if text.is_empty() {
        Some(None)
    } else {
        text.parse().ok().filter(|millis| *millis <= LONGEST_REST).map(Some)
    }
}

/// Whether the text is the word for none.
pub(crate) fn is_none(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-none")
}

/// Whether the text is the word for the end.
pub(crate) fn is_end(text: &str) -> bool {
    ARGUMENTS.named(text) == Some("argument-end")
}

/// A whole number from 1.
pub(crate) fn count(text: &str) -> Option<usize> {
    text.parse().ok().filter(|&n| n > 0)
}

/// A whole number from 1; 1 if the text is empty.
pub(crate) fn one_or_more(text: &str) -> Option<usize> {
    if text.is_empty() { Some(1) } else { count(text) }
}

/// A kind of piece: its English or German letter, or its name, of one or of several.
pub(crate) fn role(text: &str) -> Option<Role> {
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

/// A kind of piece, of which several are named: `rooks`.
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

/// A side and a kind of piece, in either order: `white rook`, `Turm weiß`.
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

/// A rank or a file.
pub(crate) fn part(text: &str) -> Option<BoardPart> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let rank = Rank::from_char(letter).map(BoardPart::Rank);
        return rank.or_else(|| File::from_char(letter.to_ascii_lowercase()).map(BoardPart::File));
    }
    spoken::rank(text).map(BoardPart::Rank).or_else(|| spoken::file(text).map(BoardPart::File))
}

/// A square, written or spelled out in words.
pub(crate) fn square(text: &str) -> Option<Square> {
    text.to_lowercase().parse().ok().or_else(|| spoken::square(text))
}

/// The arbiter's reason for a ruling: any text that is not empty.
pub(crate) fn note(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// An entry of a player into the player's own score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CellEntry {
    /// The cell: the number of the move and whose it is; none for the last move made.
    #[serde(default, with = "cell", skip_serializing_if = "Option::is_none")]
    pub cell: Option<(usize, Color)>,
    /// The text of the entry.
    #[serde(flatten)]
    pub typed: TypedMove,
    /// No confirmation is asked for.
    pub sure: bool,
}

/// A cell as journals write it: `12.` is White's, `12...` Black's.
mod cell {
    use super::Color;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(cell: &Option<(usize, Color)>, serializer: S) -> Result<S::Ok, S::Error> {
        match cell {
            Some((number, side)) => {
                serializer.serialize_str(&format!("{number}{}", side.fold_wb(".", "...")))
            }
            None => serializer.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<(usize, Color)>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.trim_end_matches('.');
        let side = if text.len() - number.len() > 1 { Color::Black } else { Color::White };
        let number = number.parse().map_err(|_| D::Error::custom(format!("no cell: {text}")))?;
        Ok(Some((number, side)))
    }
}

/// Reads an entry: `Sf3`, `12. Sf3`, `12... e5`.
pub(crate) fn entry(given: &Given) -> Option<CellEntry> {
    let text = given.argument;
    let rest = text.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    let bare = rest.trim_start_matches(['.', '…', ' ']);
    let marks = &rest[..rest.len() - bare.len()];
    let numbered = digits.parse().ok().filter(|_| marks.starts_with(['.', '…', ' ']));
    let black = marks.matches('.').count() > 1 || marks.contains('…');
    let cell = numbered.map(|number| (number, if black { Color::Black } else { Color::White }));
    let written = if cell.is_some() { bare } else { text };
    let written: String = written.chars().filter(|ch| !ch.is_whitespace()).collect();
    let fits = (1..=LONGEST_CELL).contains(&written.chars().count());
    fits.then_some(CellEntry { cell, typed: written.into(), sure: given.sure })
}

/// Reads `white moves 23` and a reason after it.
pub(crate) fn moves_of(text: &str) -> Option<(Color, u32, Option<String>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let Leading { id: "command-moves", rest, .. } = ARGUMENTS.leading(rest)? else { return None };
    let (number, reason) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
    let moves = number.parse().ok().filter(|&moves| moves < 1_000)?;
    Some((color(side)?, moves, note(reason.trim())))
}

/// Reads a time as clocks show it: `4:30`, `1:02:03`, or `90` seconds.
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

/// Reads `white 4:30`, `black 1:02:03` or `white 90` (seconds) and a reason after it.
pub(crate) fn time_of(text: &str) -> Option<(Color, Span, Option<String>)> {
    let (side, rest) = text.split_once(char::is_whitespace)?;
    let rest = rest.trim();
    let (time, reason) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    Some((color(side)?, clock_reading(time)?, note(reason.trim())))
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

    #[test]
    fn an_assistant_may_say_whose() {
        assert_eq!(named_speaker("Weiß"), Some((Speaker::White, None)));
        assert_eq!(named_speaker("Assistent"), Some((Speaker::Assistant, None)));
        assert_eq!(named_speaker("black-assistant"), Some((Speaker::Assistant, Some(Color::Black))));
        assert_eq!(named_speaker("assistent schwarz"), Some((Speaker::Assistant, Some(Color::Black))));
        assert_eq!(named_speaker("white-arbiter"), None);
        assert_eq!(named_speaker("e4"), None);
    }
}
