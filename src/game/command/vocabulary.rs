//! The words of commands and of who speaks: every language's, always.

use crate::chess::Color;
use crate::laws::Ground;
use crate::speech::{Language, Speaker, Words, spoken, spoken::fold};
use std::collections::HashMap;
use std::sync::LazyLock;
use strsim::osa_distance;

/// The messages whose words name a command or an argument; behind the hyphen is which.
const IDS: &[&str] = &[
    "command-setup",
    "command-start",
    "command-say",
    "command-press",
    "command-repeat",
    "command-correct",
    "command-missing",
    "command-touch",
    "command-adjust",
    "command-must",
    "command-turn",
    "command-time",
    "command-clock",
    "command-used",
    "command-moves",
    "command-last",
    "command-again",
    "command-spell",
    "command-stop",
    "command-faster",
    "command-slower",
    "command-louder",
    "command-softer",
    "command-board",
    "command-square",
    "command-piece",
    "command-offer",
    "command-accept",
    "command-decline",
    "command-resign",
    "command-yes",
    "command-no",
    "command-flag",
    "command-claim",
    "command-uphold",
    "command-dismiss",
    "command-score",
    "command-dictate",
    "command-hear",
    "command-write",
    "command-halt",
    "command-continue",
    "command-set",
    "command-add",
    "command-retract",
    "command-adjourn",
    "command-seal",
    "command-absent",
    "command-arrived",
    "command-reconcile",
    "command-help",
    "argument-white",
    "argument-black",
    "argument-assistant",
    "argument-arbiter",
    "argument-none",
    "argument-end",
    "argument-threefold",
    "argument-fifty",
];

/// A command's words are never more.
const MOST_WORDS: usize = 3;

static VOCABULARY: LazyLock<Vec<Way>> = LazyLock::new(vocabulary);

/// The messages in which the same words stand: every line that is typed is looked up here.
static MEANINGS: LazyLock<HashMap<&'static [String], Vec<&'static str>>> = LazyLock::new(|| {
    let mut meanings = HashMap::<_, Vec<_>>::new();
    for way in VOCABULARY.iter() {
        meanings.entry(way.folded.as_slice()).or_default().push(way.id);
    }
    meanings
});

/// One way of saying something.
struct Way {
    /// As the locale writes it.
    written: String,
    /// As it is compared.
    folded: Vec<String>,
    /// The message it stands in.
    id: &'static str,
}

fn vocabulary() -> Vec<Way> {
    let words = Language::ALL.map(Words::new);
    let ways =
        |id: &'static str| words.iter().flat_map(move |words| words.heard(id)).map(move |way| (id, way));
    IDS.iter()
        .copied()
        .flat_map(ways)
        .map(|(id, written)| Way { folded: fold(&written), written, id })
        .collect()
}

/// What a text names under ids that begin so: `command-` or `argument-`.
fn named(prefix: &str, text: &str) -> Option<&'static str> {
    MEANINGS.get(fold(text).as_slice())?.iter().find_map(|id| id.strip_prefix(prefix))
}

/// The command that a line begins with, in as many words as fit; these as they are typed; and
/// what stands behind them.
pub fn command(line: &str) -> Option<(&'static str, String, String)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    (1..=MOST_WORDS.min(words.len())).rev().find_map(|count| {
        let (typed, rest) = words.split_at(count);
        // `write --`: signs alone are no part of a command.
        typed.last()?.chars().find(|ch| ch.is_alphanumeric())?;
        let typed = typed.join(" ");
        Some((named("command-", &typed)?, typed, rest.join(" ")))
    })
}

/// The command's word that a mistyped line most likely begins with, if it is near to any.
pub fn nearest(line: &str) -> Option<&'static str> {
    let first = line.split_whitespace().next()?;
    // A move may begin with a piece or a file, however near to a command.
    if spoken::role(first).is_some() || spoken::file(first).is_some() {
        return None;
    }
    let typed = fold(first).concat();
    let most = match typed.chars().count() {
        0..4 => return None,
        4..6 => 1,
        _ => 2,
    };
    let commands = VOCABULARY.iter().filter(|way| way.id.starts_with("command-") && way.folded.len() == 1);
    let near = commands.map(|way| (osa_distance(&typed, &way.folded.concat()), way.written.as_str()));
    near.filter(|(distance, _)| *distance <= most).min_by_key(|(distance, _)| *distance).map(|(_, word)| word)
}

/// A side, by its colour.
pub fn color(text: &str) -> Option<Color> {
    match named("argument-", text)? {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// A claim's ground that a text begins with, and what stands behind it.
pub fn ground(text: &str) -> Option<(Ground, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (1..=MOST_WORDS.min(words.len())).rev().find_map(|count| {
        let (ground, rest) = words.split_at(count);
        let ground = match named("argument-", &ground.join(" "))? {
            "threefold" => Ground::Threefold,
            "fifty" => Ground::Fifty,
            _ => return None,
        };
        Some((ground, rest.join(" ")))
    })
}

/// Whether that says none.
pub fn none(text: &str) -> bool {
    named("argument-", text) == Some("none")
}

/// Whether that says the end.
pub fn end(text: &str) -> bool {
    named("argument-", text) == Some("end")
}

/// Who speaks; of an assistant perhaps also whose it is: `white-assistant`.
pub fn speaker(text: &str) -> Option<(Speaker, Option<Color>)> {
    if let Some(side) = color(text) {
        return Some((side.into(), None));
    }
    match named("argument-", text) {
        Some("assistant") => return Some((Speaker::Assistant, None)),
        Some("arbiter") => return Some((Speaker::Arbiter, None)),
        _ => {}
    }
    let (first, second) = text.split_once([' ', '-'])?;
    let (side, other) = color(first).map(|side| (side, second)).or(color(second).map(|side| (side, first)))?;
    (named("argument-", other) == Some("assistant")).then_some((Speaker::Assistant, Some(side)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::notation::{self, Letters};

    #[test]
    fn no_word_means_two_things_and_none_is_a_move() {
        for (index, way) in VOCABULARY.iter().enumerate() {
            assert!((1..=MOST_WORDS).contains(&way.folded.len()), "{}", way.written);
            for other in &VOCABULARY[index + 1..] {
                let kind = |way: &Way| way.id.split('-').next().map(str::to_owned);
                let same = way.folded == other.folded && kind(way) == kind(other);
                assert!(!same || way.id == other.id, "{} is {} and {}", way.written, way.id, other.id);
            }
            for language in Language::ALL {
                assert_eq!(crate::speech::spoken::read(&way.written, language), [], "{}", way.written);
            }
            assert_eq!(notation::read(&way.written, &[Letters::De, Letters::En]), [], "{}", way.written);
        }
    }

    #[test]
    fn commands_are_known_in_every_language() {
        for (line, meant, rest) in [
            ("press", "press", ""),
            ("Drücken", "press", ""),
            ("druecken", "press", ""),
            ("feld Eva vier", "square", "Eva vier"),
            ("noch einmal", "again", ""),
            ("wiederholen Springer  Felix drei", "repeat", "Springer Felix drei"),
            ("remis annehmen", "accept", ""),
            ("remis", "offer", ""),
        ] {
            let (command, _, behind) = command(line).expect(line);
            assert_eq!((command, behind.as_str()), (meant, rest), "{line}");
        }
        assert_eq!(command("Springer Felix drei"), None);
        assert_eq!(command(""), None);
    }

    #[test]
    fn a_mistyped_command_finds_the_nearest() {
        assert_eq!(nearest("strat"), Some("start"));
        assert_eq!(nearest("drüken"), Some("drücken"));
        assert_eq!(nearest("wiederholn e4"), Some("wiederholen"));
        for far in ["", "e4", "Sxf3", "blafasel", "Turm", "Turm x9", "Dame Eva vier", "Läufr", "O-O-O"] {
            assert_eq!(nearest(far), None, "{far}");
        }
    }

    #[test]
    fn an_assistant_may_say_whose() {
        assert_eq!(speaker("Weiß"), Some((Speaker::White, None)));
        assert_eq!(speaker("Assistent"), Some((Speaker::Assistant, None)));
        assert_eq!(speaker("black-assistant"), Some((Speaker::Assistant, Some(Color::Black))));
        assert_eq!(speaker("assistent schwarz"), Some((Speaker::Assistant, Some(Color::Black))));
        assert_eq!(speaker("white-arbiter"), None);
        assert_eq!(speaker("e4"), None);
    }
}
