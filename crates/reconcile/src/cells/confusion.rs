//! Signs that people confuse when they hear, read or write a move, and the cost of each confusion.

use crate::cells::handwriting::Handwriting;
use annabella_chess::{Role, Square};

/// Cost of the impossible.
pub(super) const NEVER: f32 = 1e6;

/// Letters that look or sound alike.
const LIKE_PIECES: [&[u8]; 6] = [b"RBKP", b"NHMW", b"QOG", b"SF", b"TFL", b"DBPR"];

/// Returns the cost of a sign in the place of a piece, and whether it is correct.
pub(super) fn piece(hand: &Handwriting, role: Role, sign: u8) -> (f32, bool) {
    let small = sign.is_ascii_lowercase();
    let case = match (small, hand.small) {
        (false, _) => 0.0,
        (true, true) => 0.1,
        (true, false) => 1.0,
    };
    if role == Role::Pawn {
        return match sign {
            b'P' => (0.0, true),
            b'p' => (case, true),
            _ => (NEVER, false),
        };
    }
    if !(sign.is_ascii_alphanumeric() || sign == b'?') || sign == b'x' {
        return (NEVER, false);
    }
    if sign == b'?' {
        return (1.5, false);
    }
    // A lower-case a to h is primarily a file; as a piece it is a writing error.
    let file = (b'a'..=b'h').contains(&sign) && !hand.small;
    let share = hand.share(sign, role);
    if share > 0.0 && hand.uses(sign, role) {
        return (-share.ln() * 0.5 + case, !file);
    }
    let upper = sign.to_ascii_uppercase();
    let likely: f32 = LIKE_PIECES
        .iter()
        .filter(|group| group.contains(&upper))
        .flat_map(|group| group.iter())
        .map(|other| if *other == upper { 0.0 } else { hand.share(*other, role) })
        .sum();
    let cost = if likely > 0.2 { 2.8 } else { 3.6 };
    (if sign.is_ascii_digit() { 4.0 } else { cost + case * 0.5 }, false)
}

/// Letters of confusable files: similar in speech or in writing, or neighbours.
const LIKE_FILES: [&[u8]; 7] = [b"bdeg", b"ah", b"ce", b"bh", b"ad", b"cd", b"fh"];

/// Returns the cost of a sign in the place of a file, and whether it is correct.
pub(super) fn file(own: u8, sign: u8) -> (f32, bool) {
    if sign == own {
        return (0.0, true);
    }
    if sign == own.to_ascii_uppercase() {
        return (1.2, true);
    }
    if sign == b'?' {
        return (1.5, false);
    }
    let lower = sign.to_ascii_lowercase();
    if (b'a'..=b'h').contains(&lower) {
        let like = LIKE_FILES.iter().any(|group| group.contains(&own) && group.contains(&lower));
        let near = own.abs_diff(lower) == 1;
        let cost = match (like, near) {
            (true, _) => 2.9,
            (false, true) => 3.3,
            _ => 3.6,
        };
        return (cost + if sign == lower { 0.0 } else { 1.0 }, false);
    }
    if sign.is_ascii_alphanumeric() { (4.0, false) } else { (NEVER, false) }
}

/// Whether one square may be heard as the other: only its file or rank differs, and sounds alike.
pub(crate) fn alike(one: Square, other: Square) -> bool {
    let within = |groups: &[&[u8]], one: char, other: char| {
        let (one, other) = (one as u8, other as u8);
        groups.iter().any(|group| group.contains(&one) && group.contains(&other))
    };
    match (one.file() == other.file(), one.rank() == other.rank()) {
        (true, false) => within(&LIKE_RANKS, one.rank().char(), other.rank().char()),
        (false, true) => within(&LIKE_FILES, one.file().char(), other.file().char()),
        _ => false,
    }
}

/// Confusable digits.
const LIKE_RANKS: [&[u8]; 6] = [b"23", b"17", b"56", b"38", b"45", b"68"];

/// Returns the cost of a sign in the place of a rank, and whether it is correct.
pub(super) fn rank(own: u8, sign: u8) -> (f32, bool) {
    if sign == own {
        return (0.0, true);
    }
    if sign == b'?' {
        return (1.5, false);
    }
    if (b'1'..=b'8').contains(&sign) {
        let like = LIKE_RANKS.iter().any(|group| group.contains(&own) && group.contains(&sign));
        let near = own.abs_diff(sign) == 1;
        // A rank may be counted from the other side of the board.
        let turned = own - b'0' + (sign - b'0') == 9;
        let cost = match (like, near || turned) {
            (true, _) => 2.9,
            (false, true) => 3.3,
            _ => 4.0,
        };
        return (cost, false);
    }
    if sign.is_ascii_alphanumeric() { (4.0, false) } else { (NEVER, false) }
}
