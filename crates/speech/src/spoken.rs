//! Reads spoken moves in the words of one language: `Springer Gustav eins Felix drei`.

use super::announcement::castling;
use super::naming::{file_message, rank_message, role_message};
use super::said::Said;
use super::ways::Ways;
use super::{Language, Words};
use annabella_chess::{File, Pattern, Rank, Role, Side};
use std::collections::HashMap;
use std::sync::LazyLock;

pub use super::mixed::picked;
pub use super::ways::{fold, folded};

static VOCABULARIES: LazyLock<[Vocabulary; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(Vocabulary::new));

/// Returns every reading of a spoken move in `language`; empty if the text is not a move there.
///
/// Case does not matter, `ä` may be `ae`, ranks may be digits, and the words listed under `heard` in the
/// locale count, too.
///
/// ```
/// use annabella_chess::{Chess, resolve, uci};
/// use annabella_speech::{Language, spoken};
/// let readings = spoken::read("springer Gustav 1 Felix drei", Language::De);
/// assert_eq!(resolve(&readings, &Chess::default()).map(uci), Ok("g1f3".to_owned()));
/// ```
pub fn read(text: &str, language: Language) -> Vec<Pattern> {
    let found = VOCABULARIES.iter().find(|vocabulary| vocabulary.language == language);
    let terms = found.and_then(|vocabulary| vocabulary.terms(&fold(text)));
    terms.and_then(|terms| Said::of(&terms)).and_then(Said::pattern).into_iter().collect()
}

/// Collects the words of all languages, which the first call of any function here would do otherwise.
pub fn prepare() {
    LazyLock::force(&VOCABULARIES);
}

/// Returns a kind of piece, named in any language.
pub fn role(text: &str) -> Option<Role> {
    role_and_language(text).map(|(role, _)| role)
}

/// Returns a kind of piece, and the language of its name.
pub fn role_and_language(text: &str) -> Option<(Role, Language)> {
    let words = fold(text);
    VOCABULARIES.iter().find_map(|vocabulary| match vocabulary.terms(&words)?[..] {
        [Term::Role(role)] => Some((role, vocabulary.language)),
        _ => None,
    })
}

/// A meaning that scoresheets have a sign for, but some people write out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenOut {
    /// Castling to this side.
    Castles(Side),
    /// A capture en passant.
    EnPassant,
    /// Check or mate.
    Check,
    /// The end of the game: a player resigned or lost on time.
    Ending,
    /// A draw.
    Draw,
}

/// Returns the meaning that a text writes out, in any language. Spaces in it do not count: `e. p.`.
///
/// ```
/// use annabella_speech::spoken::{WrittenOut, written_out};
/// assert_eq!(written_out("im Vorbeigehen"), Some(WrittenOut::EnPassant));
/// assert_eq!(written_out("Sf3"), None);
/// ```
pub fn written_out(text: &str) -> Option<WrittenOut> {
    let text = fold(text).concat();
    VOCABULARIES.iter().find_map(|vocabulary| vocabulary.written_out.get(&text).copied())
}

/// Returns a file, named in any language: `Eva`.
pub fn file(text: &str) -> Option<File> {
    in_any(text, |terms| match terms {
        [Term::File(file)] => Some(*file),
        _ => None,
    })
}

/// Returns a rank, named in any language: `vier`.
pub fn rank(text: &str) -> Option<Rank> {
    in_any(text, |terms| match terms {
        [Term::Rank(rank)] => Some(*rank),
        _ => None,
    })
}

fn in_any<T>(text: &str, meant: impl Fn(&[Term]) -> Option<T>) -> Option<T> {
    VOCABULARIES.iter().find_map(|vocabulary| meant(&vocabulary.terms(&fold(text))?))
}

/// Finds the meanings of the first words in each language, and how many words each takes.
///
/// With `otherwise`, the words that locales list so count too: `see` for the c-file.
pub(super) fn leading(words: &[String], languages: &[Language], otherwise: bool) -> Vec<(usize, Term)> {
    let mut found = Vec::new();
    for vocabulary in VOCABULARIES.iter().filter(|vocabulary| languages.contains(&vocabulary.language)) {
        let ways = [Some(&vocabulary.ways), otherwise.then_some(&vocabulary.otherwise)];
        for leading in ways.into_iter().flatten().filter_map(|ways| ways.leading(words)) {
            if !found.contains(&leading) {
                found.push(leading);
            }
        }
    }
    found
}

/// Returns a text without the little words before it, of any language: `my king`.
pub fn without_fillers(text: &str) -> &str {
    let mut text = text;
    while let Some((first, rest)) = text.split_once(char::is_whitespace) {
        let fills =
            leading(&fold(first), &Language::ALL, false).iter().any(|(_, term)| *term == Term::Filler);
        if !fills {
            break;
        }
        text = rest.trim_start();
    }
    text
}

/// Returns a text without the punctuation of a question or sentence around it.
pub fn without_marks(text: &str) -> &str {
    let is_mark = |ch: char| ch.is_whitespace() || matches!(ch, '?' | '.' | ',' | ';' | '…');
    text.trim_start_matches(['¿', '¡', ' ']).trim_end_matches(is_mark)
}

/// Returns a text without the words of courtesy before and after it: `last move, please`.
pub fn without_courtesy(text: &str) -> &str {
    let text = without_marks(text);
    let spaces = text.char_indices().filter(|(_, ch)| ch.is_whitespace());
    let cuts: Vec<usize> = spaces.map(|(at, _)| at).collect();
    let courteous = |part: &str| {
        let words = fold(part);
        VOCABULARIES.iter().any(|vocabulary| vocabulary.courtesy.contains(&words))
    };
    if let Some(at) = cuts.iter().find(|at| courteous(&text[**at..])) {
        return without_courtesy(&text[..*at]);
    }
    match cuts.iter().rev().find(|at| courteous(&text[..**at])) {
        Some(at) => without_courtesy(&text[*at..]),
        None => text,
    }
}

/// The meaning of one or more words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Term {
    Role(Role),
    File(File),
    Rank(Rank),
    Takes,
    EnPassant,
    Castles(Side),
    /// Castling without a side.
    CastlesSomewhere,
    /// Check or mate, which does not identify the move.
    Check,
    /// A filler word, allowed anywhere (nach).
    Filler,
    /// The end of a game.
    Ending,
    /// A draw, written out.
    Draw,
}

impl Term {
    /// Whether it names castling.
    pub fn castles(self) -> bool {
        matches!(self, Term::Castles(_) | Term::CastlesSomewhere)
    }

    fn written_out(self) -> Option<WrittenOut> {
        match self {
            Term::Castles(side) => Some(WrittenOut::Castles(side)),
            Term::EnPassant => Some(WrittenOut::EnPassant),
            Term::Check => Some(WrittenOut::Check),
            Term::Ending => Some(WrittenOut::Ending),
            Term::Draw => Some(WrittenOut::Draw),
            Term::Role(_) | Term::File(_) | Term::Rank(_) | Term::Takes | Term::Filler => None,
            Term::CastlesSomewhere => None,
        }
    }
}

/// The words of one language and their meanings.
struct Vocabulary {
    language: Language,
    ways: Ways<Term>,
    /// The words that are understood only where a text has no other meaning.
    otherwise: Ways<Term>,
    /// The words of courtesy.
    courtesy: Vec<Vec<String>>,
    /// The meanings by their words, joined without spaces.
    written_out: HashMap<String, WrittenOut>,
}

impl Vocabulary {
    fn new(language: Language) -> Vocabulary {
        let words = Words::new(language);
        let roles = Role::ALL.map(|role| (role_message(role), Term::Role(role)));
        let files = File::ALL.map(|file| (file_message(file), Term::File(file)));
        let ranks = Rank::ALL.map(|rank| (rank_message(rank), Term::Rank(rank)));
        let sides = Side::ALL.map(|side| (castling(side).id, Term::Castles(side)));
        let rest = [
            ("takes", Term::Takes),
            ("en-passant", Term::EnPassant),
            ("castling", Term::CastlesSomewhere),
            ("check", Term::Check),
            ("mate", Term::Check),
            ("filler", Term::Filler),
            ("courtesy", Term::Filler),
            ("score-drawn", Term::Draw),
            ("score-resigned", Term::Ending),
            ("score-lost-on-time", Term::Ending),
        ];
        let all: Vec<(&str, Term)> =
            roles.into_iter().chain(files).chain(ranks).chain(sides).chain(rest).collect();
        let ways = Ways::new(&words, all.iter().copied());
        let otherwise = Ways::otherwise(&words, all);
        let courtesy = words.heard("courtesy").iter().map(|way| fold(way)).collect();
        let written_out = |(way, term): &(Vec<String>, Term)| Some((way.concat(), term.written_out()?));
        let written_out = ways.iter().filter_map(written_out).collect();
        Vocabulary { language, ways, otherwise, courtesy, written_out }
    }

    /// Returns the terms of these words without fillers; `None` if any word is unknown.
    fn terms(&self, words: &[String]) -> Option<Vec<Term>> {
        let mut terms = self.ways.meanings(words)?;
        terms.retain(|term| *term != Term::Filler);
        Some(terms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Announcement, Style};
    use annabella_chess::samples::RICH;
    use annabella_chess::{Position, from_fen, resolve, uci};
    use proptest::prelude::*;

    #[track_caller]
    fn hears(language: Language, fen: &str, ways: &[&str], expected: &str) {
        let position = from_fen(fen).unwrap();
        for way in ways {
            let mv = resolve(&read(way, language), &position);
            assert_eq!(mv.map(uci), Ok(expected.to_owned()), "{way}");
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn hears_german() {
        let hears = |fen, ways: &[&str], expected| hears(Language::De, fen, ways, expected);
        let ways = [
            "Springer Gustav eins Felix drei",
            "springer felix 3",
            "SPRINGER GUSTAV EINS, FELIX DREI.",
            "Springer Gustav 1 nach Felix 3",
            "Gustav1 Felix3",
            "Springer Felix drei Schach",
        ];
        hears(START, &ways, "g1f3");
        hears(START, &["Eva vier", "Eva zwei Eva vier", "Bauer Eva zwo Eva 4", "Bauer Eva vier"], "e2e4");
        hears(START, &["Cesar vier", "Cäsar vier", "Ca\u{308}sar vier", "Zäsar 4", "caesar vier"], "c2c4");
        let en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let ways = [
            "Eva fünf schlägt David sechs",
            "Eva schlägt David sechs en passant",
            "Bauer Eva fuenf schlaegt David sechs e.p.",
            "Eva mal David sechs",
        ];
        hears(en_passant, &ways, "e5d6");
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let ways = ["kurze Rochade", "rochade kurz", "König Eva eins Gustav eins", "Kurze Rochade Schach"];
        hears(castling, &ways, "e1g1");
        hears(castling, &["Lange Rochade", "große Rochade", "grosse rochade"], "e1c1");
        let promotion = "8/P2P4/8/8/8/8/k7/4K3 w - - 0 1";
        hears(promotion, &["Anna acht Dame", "Anna sieben Anna acht Dame", "Anna acht wird Dame"], "a7a8q");
        hears(promotion, &["Bauer David sieben David acht Laeufer"], "d7d8b");
        let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
        hears(knights, &["Springer Bella David zwei", "Springer Bella eins David zwei"], "b1d2");
        hears("4k3/8/8/8/8/8/8/3K1B2 w - - 0 1", &["Laufer Eva 2", "Läufer Eva zwei"], "f1e2");
    }

    #[test]
    fn hears_english() {
        let hears = |fen, ways: &[&str], expected| hears(Language::En, fen, ways, expected);
        hears(START, &["knight Felix three", "Knight Gustav 1 to Felix 3"], "g1f3");
        hears(START, &["Eva four", "pawn Eva two Eva four", "pawn to Eva 4"], "e2e4");
        hears(START, &["Caesar four", "cesar 4"], "c2c4");
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        hears(castling, &["castles king side", "Castle kingside", "short castling"], "e1g1");
        hears(castling, &["castles queen side", "long castling"], "e1c1");
        hears(castling, &["castle Hector one Hector two"], "h1h2");
    }

    #[test]
    fn hears_other_languages_with_their_accents_or_without() {
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let promotion = "8/P2P4/8/8/8/8/k7/4K3 w - - 0 1";
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for (language, knight, passes, castles, promotes) in [
            (
                Language::Nl,
                "paard Gustav één Felix 3",
                "Eva slaat David zes",
                "rokade kort",
                "Anna acht wordt dame",
            ),
            (
                Language::Fr,
                "Cavalier Fe\u{301}lix trois",
                "Eva cinq prend David six en passant",
                "petit roque",
                "Anna huit dame",
            ),
            (
                Language::Es,
                "caballo Felix tres",
                "peon Eva cinco por David seis al paso",
                "enroque corto",
                "Ana ocho corona dama",
            ),
            (
                Language::It,
                "cavallo Gustavo uno Felix tre",
                "Eva prende David sei",
                "ARROCCO CORTO",
                "Anna otto diventa regina",
            ),
        ] {
            hears(language, START, &[knight], "g1f3");
            hears(language, passing, &[passes], "e5d6");
            hears(language, castling, &[castles], "e1g1");
            hears(language, promotion, &[promotes], "a7a8q");
        }
    }

    #[test]
    fn a_text_that_is_no_move_has_no_reading() {
        for text in [
            "",
            "Eva",
            "Springer",
            "Springer Felix",
            "drei",
            "Eva vier Dame Dame",
            "Springer Felix drei Dame",
            "Eva schlägt",
            "Schach",
            "en passant",
            "Kurze Rochade Dame",
            "David acht König",
            "Emil vier",
            "knight Felix three",
        ] {
            assert_eq!(read(text, Language::De), [], "{text}");
        }
        assert_eq!(read("Springer Felix drei", Language::En), []);
    }

    #[test]
    fn no_words_sound_like_two_meanings_even_in_two_languages() {
        let mut meanings: HashMap<Vec<String>, Term> = HashMap::new();
        for language in Language::ALL {
            for &(ref way, term) in Vocabulary::new(language).otherwise.iter() {
                let known = *meanings.entry(way.clone()).or_insert(term);
                assert_eq!(known, term, "{way:?} in {language:?}");
            }
        }
    }

    #[test]
    fn no_words_have_two_meanings_even_in_two_languages() {
        let mut meanings: HashMap<Vec<String>, Term> = HashMap::new();
        for language in Language::ALL {
            for &(ref way, term) in Vocabulary::new(language).ways.iter() {
                let known = *meanings.entry(way.clone()).or_insert(term);
                assert_eq!(known, term, "{way:?} in {language:?}");
            }
        }
    }

    proptest! {
        #[test]
        fn anything_may_be_said(text in "\\PC*") {
            for language in Language::ALL {
                read(&text, language);
            }
        }

        #[test]
        fn the_words_may_come_in_any_order(words in prop::collection::vec(
            prop::sample::select(vec!["Eva", "vier", "Springer", "schlägt", "en passant", "Dame", "Kurze", "Rochade", "Schach", "nach", "8"]),
            0..9,
        )) {
            read(&words.join(" "), Language::De);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(12))]

        #[test]
        fn what_is_announced_is_heard(
            fen in prop::sample::select(&RICH[..]),
            choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
        ) {
            let words = Language::ALL.map(Words::new);
            let mut position = from_fen(fen).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                for &mv in &moves {
                    for words in &words {
                        for style in [Style::Full, Style::Short] {
                            let said = words.worded(&Announcement::of(&position, mv, style));
                            let heard = resolve(&read(&said, words.language()), &position);
                            prop_assert_eq!(heard, Ok(mv), "{}", said);
                        }
                    }
                }
                position.play_unchecked(*choice.get(&moves));
            }
        }
    }
}
