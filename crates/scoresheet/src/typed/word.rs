//! Words of a scoresheet other than moves.

use annabella_clock::Span;
use annabella_speech::spoken::{WrittenOut, written_out};

/// A tag pair as in PGN.
pub(super) struct Tag<'a> {
    pub name: &'a str,
    pub value: &'a str,
    /// Whether the value is quoted; if not, the tag can be a remark in brackets.
    pub quoted: bool,
    /// The rest of the line.
    pub rest: &'a str,
}

impl<'a> Tag<'a> {
    /// Reads the tag at the beginning of a line.
    pub(super) fn read(line: &'a str) -> Option<Tag<'a>> {
        let inner = line.strip_prefix('[')?.trim_start();
        let end = inner.find(|ch: char| !ch.is_alphanumeric() && ch != '_')?;
        let (name, inner) = inner.split_at(end);
        let Some(value) = inner.trim_start().strip_prefix('"') else {
            let (value, rest) = inner.split_once(']')?;
            return (!value.contains('"')).then_some(Tag { name, value, quoted: false, rest });
        };
        let mut escaped = false;
        let close = value.find(|ch| {
            let closes = ch == '"' && !escaped;
            escaped = ch == '\\' && !escaped;
            closes
        })?;
        let rest = value[close + 1..].trim_start().strip_prefix(']')?;
        Some(Tag { name, value: &value[..close], quoted: true, rest })
    }
}

/// Splits off a row's number: the number, how many dots follow, and the rest.
pub(super) fn numbered(word: &str) -> Option<(usize, usize, &str)> {
    let rest = word.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let digits = &word[..word.len() - rest.len()];
    let number = digits.parse().ok().filter(|&number| digits.len() <= 4 && number > 0)?;
    let after = rest.trim_start_matches(['.', ')', '…']);
    let dots = match rest.len() - after.len() {
        _ if rest.starts_with('…') => 3,
        dots => dots,
    };
    (dots > 0 || rest.is_empty()).then_some((number, dots, after))
}

pub(super) fn is_result(word: &str) -> bool {
    let word = word.replace(['–', '—', '‑', ':'], "-");
    let word = word.trim_matches(['(', ')', '.', ',']);
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "½" | "1/2" | "0.5-0.5" | "0,5-0,5" | "*")
}

/// Whether a word evaluates the position or is a remark such as "draw".
pub(super) fn is_remark(word: &str) -> bool {
    if written_out(word.trim_matches(['(', ')'])) == Some(WrittenOut::Ending) {
        return true;
    }
    matches!(word, "+-" | "-+" | "+−" | "−+" | "+/-" | "-/+" | "±" | "∓" | "+=" | "=+" | "+/=" | "=/+" | "∞")
}

/// Whether a word is prose, such as a name after the last move: at least four letters and no digit.
///
/// Shorter words may be moves: `exd`, `PxP`, `0-0`.
pub(super) fn is_prose(word: &str) -> bool {
    let bare = word.trim_end_matches(['.', ':', ',', '!', '?']).trim_matches(['(', ')', '"']);
    let letters = bare.chars().filter(|sign| sign.is_alphabetic()).count();
    let all = bare.chars().all(|sign| sign.is_alphabetic() || matches!(sign, '\'' | '’' | '-' | '.'));
    // A capture sign, or capitals inside as in `KtxP`, may be a move.
    let small = bare.chars().skip(1).all(|sign| !sign.is_uppercase())
        || bare.chars().all(|sign| !sign.is_lowercase());
    letters > 3 && all && small
}

/// Whether a word is a date: `12.05.2024`, `2024-05-12`.
pub(super) fn is_date(word: &str) -> bool {
    let parts: Vec<&str> = word.trim_end_matches(['.', ',']).split(['.', '-', '/']).collect();
    let digits =
        |part: &&str| matches!(part.len(), 1 | 2 | 4) && part.bytes().all(|byte| byte.is_ascii_digit());
    parts.len() == 3 && parts.iter().all(digits) && parts.iter().any(|part| part.len() == 4)
}

/// Whether a word belongs to the move before it: check, mate, `e.p.` or an evaluation.
pub(super) fn is_mark(word: &str) -> bool {
    let mark = word.trim_matches(['(', ')']).trim_end_matches('.').to_lowercase();
    let signs = matches!(&*mark, "+" | "++" | "#" | "†" | "‡" | "!" | "!!" | "!?" | "?!" | "=");
    signs || matches!(written_out(&mark), Some(WrittenOut::Check | WrittenOut::EnPassant))
}

/// Whether a word is a sign for an empty or unreadable cell.
pub(super) fn is_blank(word: &str) -> bool {
    word.chars().all(|ch| matches!(ch, '-' | '–' | '—' | '?' | '.' | '…' | '_' | '/'))
}

/// Parses the time on a clock: `0:12`, `(1:03:20)`.
pub(super) fn clock_time(word: &str) -> Option<Span> {
    let bare = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')).unwrap_or(word);
    let parts: Vec<&str> = bare.split(':').collect();
    let digits =
        |part: &&str| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(digits) || parts.last()?.len() != 2 {
        return None;
    }
    let numbers = parts.iter().map(|part| part.parse::<u64>().ok()).collect::<Option<Vec<u64>>>()?;
    // Two numbers are hours and minutes, as clocks at the board show them.
    let minutes = numbers[0] * 60 + numbers[1];
    Some(Span::seconds(minutes * 60 + numbers.get(2).copied().unwrap_or(0)))
}
