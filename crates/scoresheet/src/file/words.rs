//! Words of a scoresheet other than moves.

use super::clocks::{NotedTime, WrittenTime};
use annabella_chess::{Color, KnownOutcome, Outcome, Square};
use annabella_speech::is_invisible;
use annabella_speech::spoken::{WrittenOut, written_out};
use std::borrow::Cow;

/// Splits off a row's number: the number, how many dots follow, and the rest.
pub(super) fn numbered(word: &str) -> Option<(usize, usize, &str)> {
    let rest = word.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let digits = &word[..word.len() - rest.len()];
    let plausible = |&number: &usize| digits.len() <= 4 && (number > 0 || rest.starts_with('.'));
    let number = digits.parse().ok().filter(plausible)?;
    let after = rest.trim_start_matches(['.', ')', '…']);
    let dots = match rest.len() - after.len() {
        _ if rest.starts_with('…') => 3,
        dots => dots,
    };
    (dots > 0 || rest.is_empty()).then_some((number, dots, after))
}

/// The results, as they are found without a space before or after them.
pub(super) const RESULTS: [&str; 8] = ["*", "1-0", "0-1", "1/2-1/2", "½-½", "1–0", "0–1", "½–½"];

/// Splits off a row's number with a space before its dot: `1 . e4`.
pub(super) fn number_before_dot(rest: &str) -> Option<(usize, &str)> {
    let (word, after) = rest.split_at(rest.bytes().take(5).position(|byte| !byte.is_ascii_digit())?);
    let after = after.strip_prefix(' ')?.strip_prefix('.').filter(|after| !after.starts_with('.'))?;
    let (number, ..) = numbered(word)?;
    Some((number, after))
}

/// Returns a result with ordinary signs, and without the `F` of a forfeit.
fn plain_result(word: &str) -> String {
    let word = word.replace(['–', '—', '‑', ':'], "-");
    let word = word.trim_matches(['(', ')', '.', ',', '`', '´', '\'']);
    word.strip_suffix(['F', 'f']).filter(|won| matches!(*won, "1-0" | "0-1")).unwrap_or(word).to_owned()
}

/// Whether a result says that it is by forfeit.
pub(super) fn is_forfeit(word: &str) -> bool {
    is_result(word) && word.ends_with(['F', 'f'])
}

pub(super) fn is_result(word: &str) -> bool {
    let word = plain_result(word);
    matches!(&*word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "½" | "1/2" | "0.5-0.5" | "0,5-0,5" | "*")
}

/// Whether a word evaluates the position or is a remark such as "draw".
pub(super) fn is_remark(word: &str) -> bool {
    if matches!(written_out(word.trim_matches(['(', ')'])), Some(WrittenOut::Ending | WrittenOut::Draw)) {
        return true;
    }
    matches!(word, "+-" | "-+" | "+−" | "−+" | "+/-" | "-/+" | "±" | "∓" | "+=" | "=+" | "+/=" | "=/+" | "∞")
}

/// Whether a word means a draw.
pub(super) fn is_draw(word: &str) -> bool {
    written_out(word.trim_matches(['(', ')'])) == Some(WrittenOut::Draw)
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
    let check = matches!(&*mark, "ch" | "dis" | "disch" | "dbl");
    let signs = check || matches!(&*mark, "+" | "++" | "#" | "†" | "‡" | "!" | "!!" | "!?" | "?!" | "=");
    signs || matches!(written_out(&mark), Some(WrittenOut::Check | WrittenOut::EnPassant))
}

/// Whether a word is a sign for an empty or unreadable cell.
pub(super) fn is_blank(word: &str) -> bool {
    word.chars().all(|ch| matches!(ch, '-' | '–' | '—' | '?' | '.' | '…' | '_' | '/'))
}

/// Splits a word into the time on a clock, or White's and Black's: `0:12`, `(1:03:20)`, `(1:29/1:30)`.
pub(super) fn times(word: &str) -> Option<Vec<NotedTime>> {
    let bare = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')).unwrap_or(word);
    let noted = |text: &str| {
        let time = WrittenTime::read(text);
        is_like_a_time(text).then(|| NotedTime { text: text.to_owned(), time, typed: true })
    };
    let times: Option<Vec<NotedTime>> = bare.split(['/', '|', ' ', ',']).map(noted).collect();
    times.filter(|times| times.len() < 3)
}

/// Whether a text has two or three numbers as a time has, even if they are too large.
fn is_like_a_time(text: &str) -> bool {
    let digits = |part: &str| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts = text.split(':').count();
    (2..=3).contains(&parts)
        && text.split(':').all(digits)
        && text.rsplit(':').next().is_some_and(|last| last.len() == 2)
}

/// Whether a cell contains a square or castling, in any notation.
pub(super) fn like_a_move(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    // Files in other scripts; in descriptive notation (`P-K4`, `P4R`), pieces give the files their names.
    let file = |sign: char| {
        let latin = matches!(sign.to_ascii_lowercase(), 'a'..='h');
        latin || "абвсцдефгхαβγδεζηθ".contains(sign) || signs.len() < 9 && "KQRNBtPTDC".contains(sign)
    };
    let square = signs.windows(2).any(|pair| file(pair[0]) && matches!(pair[1], '1'..='8'));
    let castling = text.trim_end_matches(['+', '#', '!', '?']).to_uppercase().replace('0', "O");
    square || matches!(&*castling, "O-O" | "O-O-O")
}

/// Whether a line is a heading, a signature or another remark: it has no number, no move and no sign.
/// `above`: whether no row comes before it, so that it can be a date.
pub(super) fn is_prose_line(line: &str, above: bool) -> bool {
    let line = line.split(';').next().unwrap_or_default().trim();
    let Some(first) = line.split_whitespace().next() else { return false };
    if above && is_date(first) {
        return true;
    }
    // In a heading with names, a hyphen stands between them, and an ECO code may follow.
    let wordy = line.split_whitespace().filter(|word| is_prose(word)).count() > 1;
    let move_like = |word: &str| like_a_move(word) && !is_eco(word) || !wordy && is_blank(word);
    numbered(first).is_none()
        && first.starts_with(char::is_alphabetic)
        && !is_remark(super::written::word(line).0.as_ref())
        && !is_mark(first)
        && !move_like(super::written::word(line).0.as_ref())
        && !line.split_whitespace().any(move_like)
        && !line.contains(['{', '}', '[', ']'])
}

/// Whether a word is a code of the Encyclopaedia of Chess Openings.
fn is_eco(word: &str) -> bool {
    matches!(word.as_bytes(), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9'])
}

/// Returns the outcome of a result.
pub(super) fn outcome(word: &str) -> Outcome {
    match &*plain_result(word) {
        "1-0" => Outcome::Known(KnownOutcome::Decisive { winner: Color::White }),
        "0-1" => Outcome::Known(KnownOutcome::Decisive { winner: Color::Black }),
        "*" => Outcome::Unknown,
        _ => Outcome::Known(KnownOutcome::Draw),
    }
}

/// Whether a move puts a king on a square of the centre, as after a game.
pub(super) fn is_king_in_centre(text: &str) -> bool {
    centre_square(text).is_some()
}

/// Returns the square of the centre to which a king moves.
pub(super) fn centre_square(text: &str) -> Option<Square> {
    let text = text.trim_end_matches(['+', '#', '=']);
    let to: Square = text.get(text.len().checked_sub(2)?..)?.parse().ok()?;
    let king = text.len() < 5 && text.starts_with(|sign: char| sign.is_uppercase());
    (king && [Square::D4, Square::D5, Square::E4, Square::E5].contains(&to)).then_some(to)
}

/// Returns the outcome that a tag gives; other words give none.
pub(super) fn outcome_of_tag(value: &str) -> Outcome {
    if is_result(value) { outcome(value) } else { Outcome::Unknown }
}

/// Splits off a result that another game follows without a space: `1-01. e4`.
pub(super) fn result_before_game(rest: &str) -> Option<(&str, &str)> {
    let (result, after) = RESULTS.iter().find_map(|result| Some((*result, rest.strip_prefix(result)?)))?;
    let number = after.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let begins = after.starts_with('[') || number.len() < after.len() && number.starts_with('.');
    begins.then_some((result, after))
}

/// Returns a word without invisible signs, and with signs of full width as ordinary ones.
pub(super) fn visible(word: Cow<'_, str>) -> Cow<'_, str> {
    let is_wide = |sign: char| ('\u{ff01}'..='\u{ff5e}').contains(&sign);
    let usual = |sign: char| match is_wide(sign) {
        true => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        false => sign,
    };
    match word.contains(|sign| is_invisible(sign) || is_wide(sign)) {
        true => Cow::Owned(word.chars().filter(|sign| !is_invisible(*sign)).map(usual).collect()),
        false => word,
    }
}

/// Whether a row of moves follows a semicolon, which then parts two rows: `1. e4 e5; 2. Nf3 Nc6`.
pub(super) fn parts_rows(after: &str) -> bool {
    let row = after.split(';').next().unwrap_or_default();
    let mut words = row.split_whitespace().peekable();
    let number = words.peek().and_then(|word| numbered(word)).is_some_and(|(_, dots, _)| dots > 0);
    number
        && words.all(|word| {
            numbered(word).is_some_and(|(.., rest)| rest.is_empty()) || is_result(word) || like_a_move(word)
        })
}
