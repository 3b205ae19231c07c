//! Reads a typed move part by part, each part in any form: `Springer f3`, `knight takes E5`.

use super::Language;
use super::spoken::{self, Term, fold};
use annabella_chess::notation::Letters;
use annabella_chess::{File, Pattern, Rank, Role, Side};

/// The maximum number of parts in a move.
const MOST_PARTS: usize = 16;

/// The maximum number of signs in a run of letters that is not a word of a move (`Nxf`).
const MOST_SIGNS: usize = 4;

/// A part of a text.
enum Part<'a> {
    /// Letters, or one digit.
    Word { typed: &'a str, folded: String },
    /// A colon or a cross: a capture.
    Takes,
    /// Punctuation, which says nothing about the move.
    Mark,
}

/// Returns every reading of a move whose parts can be words, letters of pieces, files and ranks.
///
/// The words may be from `languages`, German or English, the letters of pieces from `letters`; files and
/// ranks may be in either case. Every part must have a meaning; otherwise the result is empty.
///
/// ```
/// use annabella_chess::notation::Letters;
/// use annabella_chess::{Chess, resolve, uci};
/// use annabella_speech::mixed;
/// let readings = mixed::read("knight to F 3", &[Letters::En], &[]);
/// assert_eq!(resolve(&readings, &Chess::default()).map(uci), Ok("g1f3".to_owned()));
/// ```
pub fn read(text: &str, letters: &[Letters], languages: &[Language]) -> Vec<Pattern> {
    let Some(parts) = parts(text) else { return Vec::new() };
    let signs = Signs { letters, languages: &Language::understood(languages) };
    let mut patterns = Vec::new();
    for terms in terms(&parts, &signs) {
        let castles = matches!(terms.as_slice(), [Term::CastlesSomewhere]);
        let either = Side::ALL.map(Pattern::Castle).into_iter().filter(|_| castles);
        for pattern in spoken::pattern(&terms).into_iter().chain(either) {
            if !patterns.contains(&pattern) {
                patterns.push(pattern);
            }
        }
    }
    patterns
}

/// Splits a text into parts.
/// Returns `None` if a character cannot belong to a move, or there are too many parts.
fn parts(text: &str) -> Option<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let in_word = |ch: char| ch.is_alphabetic() || matches!(ch, '.' | '\'' | '\u{308}');
        let length = match first {
            _ if first.is_alphabetic() => rest.find(|ch| !in_word(ch)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (typed, behind) = rest.split_at(length);
        rest = behind;
        parts.push(match first {
            'x' | 'X' if length == 1 => Part::Takes,
            ':' | '×' => Part::Takes,
            _ if first.is_alphanumeric() => Part::Word { typed, folded: fold(typed).concat() },
            _ if first.is_whitespace() => continue,
            '-' | '‐' | '‑' | '–' | '—' | '−' | ',' | '.' | '!' | '?' | '+' | '#' | '=' | '/' | '(' | ')' => {
                Part::Mark
            }
            _ => return None,
        });
    }
    (parts.len() <= MOST_PARTS).then_some(parts)
}

/// The letters and languages that parts may use.
struct Signs<'a> {
    letters: &'a [Letters],
    languages: &'a [Language],
}

/// Returns every way to understand all parts.
fn terms(parts: &[Part], of: &Signs) -> Vec<Vec<Term>> {
    let Some((first, others)) = parts.split_first() else { return vec![Vec::new()] };
    let before = |term: &[Term], count: usize| -> Vec<Vec<Term>> {
        let behind = terms(&parts[count..], of);
        behind.into_iter().map(|behind| [term, &behind].concat()).collect()
    };
    match first {
        Part::Mark => terms(others, of),
        Part::Takes => before(&[Term::Takes], 1),
        Part::Word { typed, .. } => {
            let words: Vec<String> = parts
                .iter()
                .map_while(|part| match part {
                    Part::Word { folded, .. } => Some(folded.clone()),
                    Part::Takes | Part::Mark => None,
                })
                .collect();
            let known = spoken::leading(&words, of.languages);
            if known.is_empty() {
                let readings = signs(typed, ranked(others), of.letters);
                readings.iter().flat_map(|terms| before(terms, 1)).collect()
            } else {
                known.iter().flat_map(|&(count, term)| before(&[term], count)).collect()
            }
        }
    }
}

/// Whether these parts begin with a rank.
fn ranked(parts: &[Part]) -> bool {
    let Some(Part::Word { folded, .. }) = parts.first() else { return false };
    spoken::rank(folded).is_some()
}

/// Returns every way to read letters as signs of notation; `ranked` if a rank follows them.
fn signs(typed: &str, ranked: bool, letters: &[Letters]) -> Vec<Vec<Term>> {
    let count = typed.chars().count();
    if count > MOST_SIGNS {
        return Vec::new();
    }
    let shouted = !typed.chars().any(char::is_lowercase);
    let signs = typed.chars().enumerate().map(|(index, ch)| {
        let mut terms = files(ch, ranked && index + 1 == count, shouted, letters);
        for term in others(ch, letters) {
            if !terms.contains(&term) {
                terms.push(term);
            }
        }
        terms
    });
    signs.fold(vec![Vec::new()], |before: Vec<Vec<Term>>, now| {
        let and = |terms: &Vec<Term>| {
            let terms = terms.clone();
            now.iter().map(move |&term| [terms.as_slice(), &[term]].concat()).collect::<Vec<_>>()
        };
        before.iter().flat_map(and).collect()
    })
}

/// Returns the file that a letter can mean.
///
/// A capital that is a piece's letter in some language (`Bb5`) is a file only before a rank, or if all
/// letters are capitals and it is also a piece in one of `letters`.
fn files(ch: char, ranked: bool, shouted: bool, letters: &[Letters]) -> Vec<Term> {
    let foreign = Letters::ALL.iter().any(|letters| letters.role(ch).is_some());
    let own = letters.iter().any(|letters| letters.role(ch).is_some());
    let file = File::from_char(ch.to_ascii_lowercase());
    file.filter(|_| !foreign || ranked || shouted && own).map(Term::File).into_iter().collect()
}

/// Returns the rank, the capture and the pieces that a letter or digit can mean.
fn others(ch: char, letters: &[Letters]) -> Vec<Term> {
    let capital = ch.to_ascii_uppercase();
    let rank = Rank::from_char(ch).map(Term::Rank);
    let takes = (capital == 'X').then_some(Term::Takes);
    let piece = |letters: &Letters| letters.role(capital).filter(|_| !matches!(ch, 'a'..='h'));
    // Old English scoresheets name pawns, too.
    let pawn = (capital == 'P' && letters.contains(&Letters::En)).then_some(Role::Pawn);
    let roles = letters.iter().filter_map(piece).chain(pawn).map(Term::Role);
    rank.into_iter().chain(takes).chain(roles).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{Chess, from_fen, resolve, uci};
    use proptest::prelude::*;

    const BOTH: [Letters; 2] = [Letters::De, Letters::En];

    #[track_caller]
    fn reads(position: &Chess, ways: &[&str], expected: &str) {
        for way in ways {
            assert_eq!(resolve(&read(way, &BOTH, &[]), position).map(uci), Ok(expected.to_owned()), "{way}");
        }
    }

    #[test]
    fn parts_of_different_forms_make_a_move() {
        let start = Chess::default();
        let ways = [
            "Springer f3",
            "knight F3",
            "SF3",
            "knight Felix drei",
            "Springer von g1 nach f3",
            "S g1 f3",
            "Gustav 1 f drei",
            "springer G1-F3",
        ];
        reads(&start, &ways, "g1f3");
        reads(&start, &["E4", "e2 e4", "E2-E4", "Bauer e4", "pawn to E4", "Pe4", "e vier"], "e2e4");
        let captures = from_fen("4k3/8/3b4/4p3/8/5N2/8/4K3 w - - 0 1").unwrap();
        let ways = ["knight takes e5", "Springer xe5", "NXE5", "N f takes Eva 5", "Springer f3 : e5"];
        reads(&captures, &ways, "f3e5");
        let promotion = from_fen("8/3P4/8/8/8/8/k7/4K3 w - - 0 1").unwrap();
        reads(&promotion, &["d8 Dame", "D7 D8 queen", "Bauer d8 wird Dame", "d7-d8 = Queen"], "d7d8q");
    }

    #[test]
    fn a_capital_b_may_be_a_file_or_a_bishop() {
        let both = from_fen("4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1").unwrap();
        let Err(annabella_chess::MoveError::Ambiguous(moves)) = resolve(&read("BXC4", &BOTH, &[]), &both)
        else {
            panic!("one of two captures was taken for the one meant");
        };
        assert_eq!(moves.len(), 2);
    }

    #[test]
    fn a_piece_of_another_language_is_no_pawn() {
        for text in ["Bb4", "BB4", "bishop b4x", "Cc4", "Aa3", "FF3"] {
            assert_eq!(read(text, &[Letters::De], &[]), [], "{text}");
        }
    }

    #[test]
    fn nothing_is_passed_over() {
        for text in
            ["Springer f3 bitte", "e4 e5 e6", "knight f3 please", "e4 d5 Nf3", "e44", "f3; e4", "e", ""]
        {
            assert_eq!(read(text, &BOTH, &[]), [], "{text}");
        }
    }

    proptest! {
        #[test]
        fn anything_may_be_typed(text in "\\PC*|([KQRBNDTLSPa-hA-H1-8x:=-]|Springer |to |von |Eva ){0,40}") {
            read(&text, &Letters::ALL, &Language::ALL);
        }
    }
}
