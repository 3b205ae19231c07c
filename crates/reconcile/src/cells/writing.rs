//! The text of one cell, without decoration.

use annabella_chess::Pattern;
use annabella_chess::notation::{self, Letters};
use annabella_speech::spoken::{WrittenOut, written_out};

/// The mark for check or mate after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// `+`
    Check,
    /// `++`: double check or mate, depending on the writer (2023 C.12).
    Double,
    /// `#`
    Mate,
}

/// The text of a cell: the signs of the move, and its marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Writing {
    /// Letters, digits and `x`, ASCII only; `?` for an unknown sign. Empty for a blank cell.
    pub signs: Vec<u8>,
    /// The mark for check or mate.
    pub mark: Option<Mark>,
    /// Whether a capture is marked.
    pub captures: bool,
    /// Whether the captured piece is named instead of its square, or before it (`PxP`, `BxNc5`).
    pub captive: bool,
    /// Variants with two neighbouring signs exchanged that have the form of a move, if `signs` has not.
    pub exchanged: Vec<Vec<u8>>,
    /// Moves that the signs name in standard notation (2023 Appendix C), by language in the order of
    /// [`Letters::ALL`].
    patterns: [Option<Pattern>; Letters::ALL.len()],
}

/// Maximum number of signs of a move, such as `Ng1xRf3e.p.`.
const LONGEST: usize = 12;

impl Writing {
    /// Reads a cell. Clock times, remarks in brackets, draw offers and judgements are left out.
    pub(crate) fn of(text: &str) -> Writing {
        let body = body(text);
        let mark = mark(&body);
        let body = body.trim_end_matches(['!', '?', '+', '#', '†', '‡', '.', '=', '-', '–']);
        let body = unspelt(body.trim_end_matches("ep"));
        if matches!(body, "1-0" | "0-1" | "1/2-1/2" | "1/2" | "½-½" | "½" | "1:0" | "0:1") {
            return Writing::default();
        }
        let mut signs: Vec<u8> = body.chars().filter_map(sign).collect();
        if signs.iter().all(|sign| *sign == b'?') {
            signs.clear();
        }
        if signs.len() > 1 && signs.iter().all(|sign| matches!(sign, b'O' | b'o' | b'0')) {
            signs.fill(b'O');
        }
        signs.truncate(LONGEST + 1);
        let mut at = signs.iter().position(|sign| *sign == b'x');
        if at == Some(signs.len().wrapping_sub(1)) && signs.len() > 2 {
            signs.pop();
            let digit = signs.last().is_some_and(u8::is_ascii_digit);
            if digit && signs[0].is_ascii_uppercase() && body.ends_with(['x', 'X']) {
                // `Rb2x`: some writers mean a check, others a capture.
                at = None;
            } else {
                // The capture sign after the squares: `Rb2:`, `ed:`.
                signs.insert(signs.len() - if digit { 2 } else { 1 }, b'x');
            }
        }
        let after = at.and_then(|at| signs.get(at + 1));
        let captive = after.is_some_and(|sign| sign.is_ascii_uppercase());
        let patterns = patterns(&signs);
        let captures = at.is_some();
        let mut writing = Writing { captures, captive, mark, signs, exchanged: Vec::new(), patterns };
        writing.exchanged = writing.exchanged();
        writing
    }

    /// Whether there are no signs.
    pub(crate) fn is_blank(&self) -> bool {
        self.signs.is_empty()
    }

    /// Whether the text is too long to be a move.
    pub(crate) fn is_too_long(&self) -> bool {
        self.signs.len() > LONGEST
    }

    /// Whether it names two squares.
    pub(crate) fn is_long(&self) -> bool {
        self.signs.iter().filter(|sign| matches!(sign, b'1'..=b'8')).count() == 2
    }

    /// Returns the move named in standard notation with the letters of a language.
    pub(crate) fn pattern(&self, letters: Letters) -> Option<Pattern> {
        let own = Letters::ALL.into_iter().zip(self.patterns).find(|(own, _)| *own == letters);
        own.and_then(|(_, pattern)| pattern)
    }

    /// Whether it has the form of a move, legal or not.
    pub(crate) fn is_a_move(&self) -> bool {
        self.patterns.iter().any(Option::is_some) || has_a_short_form(&self.signs, self.captive)
    }

    /// Returns the variants with two neighbouring signs exchanged that have the form of a move (`S3f`).
    ///
    /// Empty if the text itself has this form.
    fn exchanged(&self) -> Vec<Vec<u8>> {
        if self.is_blank() || self.is_too_long() || self.is_a_move() {
            return Vec::new();
        }
        let exchange = |at: usize| {
            let mut signs = self.signs.clone();
            signs.swap(at, at + 1);
            signs
        };
        let ways = (0..self.signs.len() - 1).map(exchange);
        ways.filter(|signs| *signs != self.signs && has_the_form(signs, self.captive)).collect()
    }
}

/// Returns the moves that these signs name in standard notation, by language.
fn patterns(signs: &[u8]) -> [Option<Pattern>; Letters::ALL.len()] {
    let text = std::str::from_utf8(signs).unwrap_or_default();
    Letters::ALL.map(|letters| notation::read(text, &[letters]).pop())
}

/// Whether these signs have the form of a move.
fn has_the_form(signs: &[u8], captive: bool) -> bool {
    patterns(signs).iter().any(Option::is_some) || has_a_short_form(signs, captive)
}

/// Whether the signs have a short form of real sheets that standard notation does not know.
fn has_a_short_form(signs: &[u8], captive: bool) -> bool {
    let plain: Vec<u8> = signs.iter().copied().filter(|sign| *sign != b'x').collect();
    let file = |sign: &u8| (b'a'..=b'h').contains(sign);
    match plain.as_slice() {
        // `BxNc5`
        [_, taken, to, rank] if captive && taken.is_ascii_uppercase() => {
            file(to) && (b'1'..=b'8').contains(rank)
        }
        // `cd`, `dxe`; `Rxa`; `PxP`, `BxN`.
        [from, to] if file(from) && file(to) => true,
        [piece, to] if signs.contains(&b'x') && piece.is_ascii_uppercase() && file(to) => true,
        [piece, taken] => captive && piece.is_ascii_uppercase() && taken.is_ascii_uppercase(),
        _ => false,
    }
}

/// Returns the text without comments, draw offers, clock times, spaces and `e.p.`.
///
/// The squares imply an en passant capture.
fn body(text: &str) -> String {
    let text: String = text.chars().take(200).collect();
    let mut text = text.split([';', '{', '[']).next().unwrap_or_default().replace("(=)", " ");
    for en_passant in ["e.p.", "E.P.", "e. p.", "e.p"] {
        text = text.replace(en_passant, " ");
    }
    text.split_whitespace().filter(|word| !is_clock_time(word)).collect()
}

/// Returns the text without trailing words for check, mate or en passant.
fn unspelt(body: &str) -> &str {
    let bare = body.trim_end_matches(|ch: char| ch.is_ascii_alphabetic() || ch == '.');
    let spelt =
        || matches!(written_out(&body[bare.len()..]), Some(WrittenOut::Check | WrittenOut::EnPassant));
    if bare.ends_with(|ch: char| ch.is_ascii_digit()) && spelt() { bare } else { body }
}

/// Whether a word is a time, such as `1:05`, `0:45:10` or `1.05h`.
fn is_clock_time(word: &str) -> bool {
    let word = word.trim_matches(['(', ')', 'h', '\'', '"']);
    let mut parts = word.split([':', '.']);
    let digits = |part: &str, most: usize| {
        !part.is_empty() && part.len() <= most && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let first = parts.next().is_some_and(|part| digits(part, 3));
    let rest: Vec<&str> = parts.collect();
    first && matches!(rest.len(), 1 | 2) && rest.iter().all(|part| part.len() == 2 && digits(part, 2))
}

fn mark(body: &str) -> Option<Mark> {
    let end = body.trim_end_matches(['!', '?', '.']);
    if end.ends_with(['#', '‡']) {
        Some(Mark::Mate)
    } else if end.ends_with("++") {
        Some(Mark::Double)
    } else if end.ends_with(['+', '†']) {
        Some(Mark::Check)
    } else {
        None
    }
}

fn sign(char: char) -> Option<u8> {
    Some(match char {
        '♔' | '♚' => b'K',
        '♕' | '♛' => b'Q',
        '♖' | '♜' => b'R',
        '♗' | '♝' => b'B',
        '♘' | '♞' => b'N',
        '♙' | '♟' => b'P',
        'x' | 'X' | '×' | ':' => b'x',
        char if char.is_ascii_alphanumeric() => u8::try_from(char).ok()?,
        '?' | '_' | '*' | '~' => b'?',
        char if char.is_alphanumeric() => b'?',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(text: &str) -> String {
        String::from_utf8(Writing::of(text).signs).unwrap()
    }

    #[test]
    fn decoration_is_left_out() {
        let ways = [
            ("Nf3", "Nf3"),
            (" Ng1-f3! ", "Ng1f3"),
            ("exd6 e.p.", "exd6"),
            ("e5xd6ep", "e5xd6"),
            ("Sf3 (=)", "Sf3"),
            ("Qe4x", "Qe4"),
            ("Qe4:", "Qxe4"),
            ("ed:", "exd"),
            ("ed5:", "exd5"),
            ("De3sch.", "De3"),
            ("Dxf7matt", "Dxf7"),
            ("exd6i.V.", "exd6"),
            ("c1s", "c1s"),
            ("Nf3 1:23", "Nf3"),
            ("Nf3 (0:58:03)", "Nf3"),
            ("d8=Q+", "d8Q"),
            ("d8(D)", "d8D"),
            ("0-0", "OO"),
            ("o-o-o", "OOO"),
            ("Lb5+ ; check?", "Lb5"),
            ("N?3", "N?3"),
            ("♘f3", "Nf3"),
        ];
        for (text, expected) in ways {
            assert_eq!(signs(text), expected, "{text}");
        }
        for text in ["", "--", "?", "...", " – ", "??", "1-0", "½-½", "12:03", "; lost"] {
            assert!(Writing::of(text).is_blank(), "{text}");
        }
    }

    #[test]
    fn marks_are_separated_from_the_signs() {
        assert_eq!(Writing::of("Qf7#").mark, Some(Mark::Mate));
        assert_eq!(Writing::of("Qf7++!").mark, Some(Mark::Double));
        assert_eq!(Writing::of("Qf7+?").mark, Some(Mark::Check));
        assert_eq!(Writing::of("Qf7").mark, None);
        let pawns = Writing::of("PxP");
        assert!(pawns.captures && pawns.captive);
        assert!(!Writing::of("Rb2x").captures && Writing::of("Rb2:").captures);
        assert!(Writing::of("e5:d6").captures && !Writing::of("e5:d6").captive);
        assert!(Writing::of("Sg1-f3").is_long() && !Writing::of("Sf3").is_long());
        assert!(Writing::of(&"x".repeat(100)).is_too_long());
    }
}
