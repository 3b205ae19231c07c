//! Reads a typed move part by part, each part in any form: `Springer f3`, `knight takes E5`.

use super::Language;
use super::said::Said;
use super::spoken::{self, Term, fold};
use annabella_chess::notation::{self, Letters};
use annabella_chess::{Chess, File, Move, Pattern, Rank, Role, Square};

/// The maximum number of parts of a text.
const MOST_PARTS: usize = 24;

/// The maximum number of terms of a move, without fillers: `knight g 1 takes pawn f 3 check`.
const MOST_TERMS: usize = 9;

/// The maximum number of ways to understand a text; a text with more is not read.
const MOST_WAYS: usize = 64;

/// The maximum number of signs in a run of letters that is not a word of a move (`Nxf`).
const MOST_SIGNS: usize = 4;

/// A part of a text.
enum Part<'a> {
    /// Letters, or one digit.
    Word { typed: &'a str, folded: String },
    /// A sign with one meaning: a colon or a cross, castling in circles.
    Sign(Term),
    /// Punctuation, which says nothing about the move.
    Mark,
}

/// The words and signs that a text may use.
pub(super) struct Grammar<'a> {
    /// The letters of pieces.
    pub letters: &'a [Letters],
    /// The languages of words.
    pub languages: &'a [Language],
    /// Whether words count that are understood only where a text has no other meaning.
    pub otherwise: bool,
}

/// Returns every reading of a move whose parts can be words, letters of pieces, files and ranks.
///
/// Files and ranks may be in either case. Every part must have a meaning; otherwise the result is empty.
pub(super) fn read(text: &str, position: &Chess, grammar: &Grammar) -> Vec<Pattern> {
    let Some(parts) = parts(text) else { return Vec::new() };
    let mut patterns = Vec::new();
    for terms in ways(&parts, grammar) {
        for pattern in Said::of(&terms).into_iter().flat_map(|said| said.patterns(position)) {
            if !patterns.contains(&pattern) {
                patterns.push(pattern);
            }
        }
    }
    patterns
}

/// Returns the only square that a text names, in any language: `Eva vier`, `on E four`.
pub fn square(text: &str) -> Option<Square> {
    let parts = parts(text)?;
    let named = |otherwise| {
        let grammar = Grammar { letters: &[], languages: &Language::ALL, otherwise };
        let squares = ways(&parts, &grammar).into_iter().filter_map(|terms| match terms[..] {
            [Term::File(file), Term::Rank(rank)] => Some(Square::from_coords(file, rank)),
            _ => None,
        });
        let mut squares: Vec<Square> = squares.collect();
        squares.dedup();
        <[Square; 1]>::try_from(squares).ok().map(|[square]| square)
    };
    named(false).or_else(|| named(true))
}

/// Returns the moves that a text picks by origin or piece: `b1`, `from Bella`.
///
/// Words count in any language, and the given letters of pieces.
pub fn picked(text: &str, moves: &[Move], letters: &[Letters]) -> Vec<Move> {
    let Some(parts) = parts(text) else { return Vec::new() };
    let grammar = Grammar { letters, languages: &Language::ALL, otherwise: false };
    let fits = |mv: Move, term: &Term| match *term {
        Term::File(file) => mv.from().is_some_and(|from| from.file() == file),
        Term::Rank(rank) => mv.from().is_some_and(|from| from.rank() == rank),
        Term::Role(role) => mv.promotion().unwrap_or(mv.role()) == role,
        _ => false,
    };
    let ways = ways(&parts, &grammar);
    let is_picked =
        |mv: Move| ways.iter().any(|way| !way.is_empty() && way.iter().all(|term| fits(mv, term)));
    moves.iter().copied().filter(|&mv| is_picked(mv)).collect()
}

/// Returns the words that have no meaning in a move in any language, in their order.
pub(super) fn unknown(text: &str) -> impl Iterator<Item = &str> {
    let parts = parts(text).unwrap_or_default();
    let grammar = Grammar { letters: &Letters::ALL, languages: &Language::ALL, otherwise: true };
    let mut at = 0;
    std::iter::from_fn(move || {
        while let Some(part) = parts.get(at) {
            let known = meanings(&parts[at..], &grammar).iter().map(|(count, _)| *count).max();
            at += known.unwrap_or(1);
            if let (Part::Word { typed, .. }, None) = (part, known)
                && typed.starts_with(char::is_alphabetic)
            {
                return Some(*typed);
            }
        }
        None
    })
}

/// Splits a text into parts.
/// Returns `None` if a character cannot belong to a move, or there are too many parts.
fn parts(text: &str) -> Option<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        if let Some((side, behind)) = notation::castling(rest) {
            parts.push(Part::Sign(Term::Castles(side)));
            rest = behind;
            continue;
        }
        let in_word = |ch: char| ch.is_alphabetic() || matches!(ch, '.' | '\'' | '’' | '\u{300}'..='\u{308}');
        let length = match first {
            _ if first.is_alphabetic() => rest.find(|ch| !in_word(ch)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (typed, behind) = rest.split_at(length);
        rest = behind;
        parts.push(match first {
            'x' | 'X' if length == 1 => Part::Sign(Term::Takes),
            ':' | '×' => Part::Sign(Term::Takes),
            _ if first.is_alphanumeric() => Part::Word { typed, folded: fold(typed).concat() },
            _ if first.is_whitespace() => continue,
            '-' | '‐' | '‑' | '–' | '—' | '−' | ',' | '.' | '…' | '!' | '?' | '¡' | '¿' => {
                Part::Mark
            }
            '+' | '#' | '†' | '‡' | '=' | '/' | '(' | ')' | '"' | '“' | '”' | '„' | '«' | '»' => {
                Part::Mark
            }
            _ => return None,
        });
    }
    (parts.len() <= MOST_PARTS).then_some(parts)
}

/// Returns every way to understand all parts, without fillers.
fn ways(parts: &[Part], grammar: &Grammar) -> Vec<Vec<Term>> {
    // The ways to understand the parts from each on; those from the last on come first.
    let mut from: Vec<Vec<Vec<Term>>> = vec![vec![Vec::new()]];
    for at in (0..parts.len()).rev() {
        let mut own: Vec<Vec<Term>> = Vec::new();
        for (count, terms) in meanings(&parts[at..], grammar) {
            for behind in &from[parts.len() - at - count] {
                let way = [terms.as_slice(), behind].concat();
                if way.len() <= MOST_TERMS && !own.contains(&way) {
                    own.push(way);
                }
            }
        }
        if own.len() > MOST_WAYS {
            return Vec::new();
        }
        from.push(own);
    }
    from.pop().unwrap_or_default()
}

/// Returns the meanings of the first parts, and how many parts each takes.
///
/// A filler means nothing.
fn meanings(parts: &[Part], grammar: &Grammar) -> Vec<(usize, Vec<Term>)> {
    let Some((first, others)) = parts.split_first() else { return Vec::new() };
    let (typed, folded) = match first {
        Part::Mark => return vec![(1, Vec::new())],
        Part::Sign(term) => return vec![(1, vec![*term])],
        Part::Word { typed, folded } => (*typed, folded),
    };
    let behind = others.iter().map_while(|part| match part {
        Part::Word { folded, .. } => Some(folded.clone()),
        Part::Sign(_) | Part::Mark => None,
    });
    let words: Vec<String> = std::iter::once(folded.clone()).chain(behind).collect();
    let ranked = ranked(others);
    let known_as = |words: &[String], otherwise: bool| {
        let mut known = spoken::leading(words, grammar.languages, otherwise);
        // In Spanish, `a` is a preposition, but a file before a rank.
        known.retain(|(_, term)| *term != Term::Filler || !ranked || typed.len() > 1);
        known
    };
    let mut known = known_as(&words, grammar.otherwise);
    if fills_up(others, grammar) {
        // Nothing follows a preposition: `knight dee to`.
        let sounds = spoken::leading(&words[..1], grammar.languages, true);
        if sounds.iter().any(|(_, term)| matches!(term, Term::Rank(_))) {
            known.retain(|(_, term)| *term != Term::Filler);
            known.extend(sounds.into_iter().filter(|(_, term)| matches!(term, Term::Rank(_))));
        }
    }
    if known.is_empty()
        && let Some((_, noun)) = typed.split_once(['\'', '’'])
    {
        // An article that is not separate from its noun: `l'alfiere`.
        known = known_as(&[fold(noun).concat()], grammar.otherwise);
    }
    // A filler can also be a sign, such as `a`, or several if one is a capital: `De 2`.
    let is_small = !typed.chars().any(char::is_uppercase);
    let is_filler = |(_, term): &(usize, Term)| *term == Term::Filler;
    let fills = known.iter().all(is_filler);
    let fillers_follow = || spoken::leading(&words[1..], grammar.languages, false).iter().any(is_filler);
    let is_one_sign = || typed.chars().count() == 1 && !fillers_follow();
    let may_be_signs = fills && (known.is_empty() || !is_small || is_one_sign());
    let mut signs = if may_be_signs { signs(typed, ranked, grammar.letters) } else { Vec::new() };
    // Before a rank, letters that sound like the name of a file are one: `see four` means c4.
    if known.is_empty() && !signs.is_empty() {
        known = known_as(&words, true);
        if !known.is_empty() && is_small && ranked {
            signs.clear();
        }
    }
    let filler = |term| if term == Term::Filler { Vec::new() } else { vec![term] };
    let known = known.into_iter().map(|(count, term)| (count, filler(term)));
    known.chain(signs.into_iter().map(|terms| (1, terms))).collect()
}

/// Whether these parts are only little words and punctuation.
fn fills_up(parts: &[Part], grammar: &Grammar) -> bool {
    let words: Vec<String> = parts
        .iter()
        .filter_map(|part| match part {
            Part::Word { folded, .. } => Some(folded.clone()),
            Part::Sign(_) | Part::Mark => None,
        })
        .collect();
    let signs = parts.iter().any(|part| matches!(part, Part::Sign(_)));
    let mut rest = words.as_slice();
    while let Some((count, _)) = spoken::leading(rest, grammar.languages, false)
        .into_iter()
        .find(|(_, term)| matches!(term, Term::Filler | Term::Check))
    {
        rest = &rest[count..];
    }
    rest.is_empty() && !signs
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

    /// Reads with the words of German and English.
    fn read(text: &str, position: &Chess, letters: &[Letters], otherwise: bool) -> Vec<Pattern> {
        super::read(text, position, &Grammar { letters, languages: &[Language::De, Language::En], otherwise })
    }

    #[track_caller]
    fn reads(position: &Chess, ways: &[&str], expected: &str) {
        for way in ways {
            let read = resolve(&read(way, position, &BOTH, false), position);
            assert_eq!(read.map(uci), Ok(expected.to_owned()), "{way}");
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
        let Err(annabella_chess::MoveError::Ambiguous(moves)) =
            resolve(&read("BXC4", &both, &BOTH, false), &both)
        else {
            panic!("one of two captures was taken for the one meant");
        };
        assert_eq!(moves.len(), 2);
    }

    #[test]
    fn a_piece_of_another_language_is_no_pawn() {
        for text in ["Bb4", "BB4", "bishop b4x", "Cc4", "Aa3", "FF3"] {
            assert_eq!(read(text, &Chess::default(), &[Letters::De], true), [], "{text}");
        }
    }

    #[test]
    fn nothing_is_passed_over() {
        for text in [
            "Springer f3 heute",
            "e4 e5 e6",
            "knight f3 today",
            "e4 d5 Nf3",
            "e44",
            "f3; e4",
            "e",
            "",
            "please",
        ] {
            assert_eq!(read(text, &Chess::default(), &BOTH, true), [], "{text}");
        }
    }

    proptest! {
        #[test]
        fn anything_may_be_typed(text in "\\PC*|([KQRBNDTLSPa-hA-H1-8x:=-]|Springer |to |von |Eva ){0,40}") {
            for otherwise in [false, true] {
                let grammar = Grammar { letters: &Letters::ALL, languages: &Language::ALL, otherwise };
                super::read(&text, &Chess::default(), &grammar);
            }
            unknown(&text).count();
        }
    }
}
