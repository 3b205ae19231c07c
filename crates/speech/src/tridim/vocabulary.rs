//! The words of moves of three-dimensional chess in each language.

use super::level_words::Nameable;
use crate::naming::role_message;
use crate::spoken::fold;
use crate::ways::Ways;
use crate::{Language, Words};
use annabella_chess::{Role, Side};
use annabella_tridim::{File, Level, Wing};
use std::sync::LazyLock;

/// The messages of the ranks, by their numbers.
pub(super) const RANKS: [&str; 10] = [
    "tridim-rank-0",
    "rank-1",
    "rank-2",
    "rank-3",
    "rank-4",
    "rank-5",
    "rank-6",
    "rank-7",
    "rank-8",
    "tridim-rank-9",
];

/// The meaning of one or more words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LevelTerm {
    Role(Role),
    File(File),
    Rank(u8),
    Level(Level),
    Wing(Wing),
    Board,
    Exchanged,
    Takes,
    EnPassant,
    Castles(Side),
    /// Check or mate, which does not identify the move.
    Check,
    /// A filler word, allowed anywhere (nach).
    Filler,
}

/// The words of each language.
pub(super) static VOCABULARIES: LazyLock<[(Language, Ways<LevelTerm>); Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(|language| (language, vocabulary(language))));

fn vocabulary(language: Language) -> Ways<LevelTerm> {
    let roles = Role::ALL.map(|role| (role_message(role), LevelTerm::Role(role)));
    let files = ["tridim-file-z", "file-a", "file-b", "file-c", "file-d", "file-e"];
    let files = files.into_iter().zip(File::all().map(LevelTerm::File));
    let ranks = RANKS.into_iter().zip((0..).map(LevelTerm::Rank));
    let nameable = Nameable::ALL.into_iter().skip(1).map(|what| (what.id(), term(what)));
    let rest = [
        ("castling-short", LevelTerm::Castles(Side::KingSide)),
        ("castling-long", LevelTerm::Castles(Side::QueenSide)),
        ("tridim-attack-board", LevelTerm::Board),
        ("tridim-exchanged", LevelTerm::Exchanged),
        ("takes", LevelTerm::Takes),
        ("en-passant", LevelTerm::EnPassant),
        ("check", LevelTerm::Check),
        ("mate", LevelTerm::Check),
        ("filler", LevelTerm::Filler),
    ];
    let all = roles.into_iter().chain(files).chain(ranks).chain(nameable).chain(rest);
    Ways::new(&Words::new(language), all)
}

/// Returns the meaning of a thing that has its own word.
pub(super) fn term(what: Nameable) -> LevelTerm {
    match what {
        Nameable::FileZ => File::from_char('z').map_or(LevelTerm::Filler, LevelTerm::File),
        Nameable::White => LevelTerm::Level(Level::White),
        Nameable::Neutral => LevelTerm::Level(Level::Neutral),
        Nameable::Black => LevelTerm::Level(Level::Black),
        Nameable::QueenPin => LevelTerm::Wing(Wing::Queen),
        Nameable::KingPin => LevelTerm::Wing(Wing::King),
    }
}

/// Whether these words, or some of them, have a meaning in an announcement of any language.
pub(super) fn means_anything(text: &str) -> bool {
    let words = fold(text);
    let known = |way: &[String]| words.windows(way.len().max(1)).any(|some| some == way);
    VOCABULARIES.iter().any(|(_, ways)| ways.iter().any(|(way, _)| known(way)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_words_have_two_meanings() {
        for language in Language::ALL {
            let ways = vocabulary(language);
            for (index, (way, term)) in ways.iter().enumerate() {
                for (other, meaning) in ways.iter().skip(index + 1) {
                    assert!(way != other || term == meaning, "{way:?} in {language:?}");
                }
            }
        }
    }

    /// Returns the number of letters to change, add or drop to turn one word into the other.
    fn distance(one: &str, other: &str) -> usize {
        let other: Vec<char> = other.chars().collect();
        let mut row: Vec<usize> = (0..=other.len()).collect();
        for (above, char) in one.chars().enumerate() {
            let mut corner = std::mem::replace(&mut row[0], above + 1);
            for (index, &own) in other.iter().enumerate() {
                let cost = corner + usize::from(own != char);
                corner = row[index + 1];
                row[index + 1] = cost.min(corner + 1).min(row[index] + 1);
            }
        }
        row[other.len()]
    }

    #[test]
    fn words_of_levels_are_far_from_every_other_word() {
        for language in Language::ALL {
            let words = Words::new(language);
            let ways = vocabulary(language);
            for what in Nameable::ALL {
                let own = words.named(what.id()).unwrap().to_lowercase();
                for (way, meaning) in ways.iter().filter(|(_, meaning)| *meaning != term(what)) {
                    let way = way.concat();
                    // A wing's name is a piece's name with one more syllable, and a number always follows.
                    let wings = [*meaning, term(what)].iter().any(|term| matches!(term, LevelTerm::Wing(_)));
                    let near = if wings { 3 } else { 4 };
                    assert!(distance(&own, &way) >= near, "{own} {way}");
                }
            }
        }
    }
}
