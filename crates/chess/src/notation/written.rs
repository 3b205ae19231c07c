//! Reader of one written move: short, long, UCI or castling.

use super::Letters;
use crate::pattern::{Parts, Pattern, Side};
use crate::{File, Rank, Role, Square};

/// Reads a written move with the piece letters of each language, and returns each reading once.
///
/// The result is empty if the text is not a move in any of them. Upper-case letters are pieces and a
/// lower-case `a` to `h` is a file. Other lower-case letters may be pieces, too (`sf3`), as may any letter
/// that ends a promotion. Captures may have an `x` or a colon, long forms a hyphen or nothing (as in UCI),
/// promotions `=D`, `(D)` or `D`. Check, mate, `e.p.`, `!` and `?` may follow.
pub fn read(text: &str, letters: &[Letters]) -> Vec<Pattern> {
    let mut readings = Vec::new();
    for &letters in letters {
        if let Some(reading) = reading(text, letters)
            && !readings.contains(&reading)
        {
            readings.push(reading);
        }
    }
    readings
}

/// Reads castling in circles or zeros at the beginning of a text, and returns the text after it.
pub fn castling(text: &str) -> Option<(Side, &str)> {
    let mut scanner = MoveScanner { rest: text };
    let side = scanner.castling()?;
    (!scanner.rest.starts_with(char::is_alphanumeric)).then_some((side, scanner.rest))
}

fn reading(text: &str, letters: Letters) -> Option<Pattern> {
    let mut scanner = MoveScanner { rest: text.trim() };
    if let Some(side) = scanner.castling() {
        scanner.marks();
        return scanner.rest.is_empty().then_some(Pattern::Castle(side));
    }
    let mut parts = Parts { role: scanner.take(|ch| piece(ch, letters)), ..Parts::default() };
    if parts.role.is_some() {
        scanner.skip_space();
    }
    parts.first = (scanner.file(), scanner.rank());
    let sign = scanner.sign();
    parts.capture = sign == Some(Sign::Captures);
    parts.second = scanner.square();
    if sign.is_some() && parts.second.is_none() {
        return None;
    }
    let coordinates = parts.role.is_none() && parts.second.is_some();
    parts.promotion = scanner.promotion(letters, coordinates);
    scanner.marks();
    parts.en_passant = scanner.en_passant();
    scanner.marks();
    if scanner.rest.is_empty() { parts.pattern() } else { None }
}

fn piece(ch: char, letters: Letters) -> Option<Role> {
    match ch {
        'a'..='h' => None,
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        _ => letters.role(ch.to_ascii_uppercase()),
    }
}

#[derive(PartialEq)]
enum Sign {
    Moves,
    Captures,
}

/// Scanner over the unread rest of a written move.
struct MoveScanner<'a> {
    rest: &'a str,
}

impl MoveScanner<'_> {
    fn take<T>(&mut self, what: impl Fn(char) -> Option<T>) -> Option<T> {
        let mut chars = self.rest.chars();
        let found = what(chars.next()?)?;
        self.rest = chars.as_str();
        Some(found)
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn skip(&mut self, ch: char) -> bool {
        self.take(|found| (found == ch).then_some(())).is_some()
    }

    fn file(&mut self) -> Option<File> {
        self.take(|ch| ch.is_ascii_lowercase().then(|| File::from_char(ch)).flatten())
    }

    fn rank(&mut self) -> Option<Rank> {
        self.take(Rank::from_char)
    }

    fn square(&mut self) -> Option<Square> {
        let mut ahead = MoveScanner { rest: self.rest };
        let square = Square::from_coords(ahead.file()?, ahead.rank()?);
        self.rest = ahead.rest;
        Some(square)
    }

    /// Reads two or three circles, with or without hyphens and spaces.
    fn castling(&mut self) -> Option<Side> {
        let circle = |ch| matches!(ch, 'O' | 'o' | '0').then_some(());
        let mut circles = 0;
        let mut ahead = MoveScanner { rest: self.rest };
        while ahead.take(circle).is_some() {
            circles += 1;
            ahead.take(|ch| is_hyphen(ch).then_some(()));
            self.rest = ahead.rest;
            ahead.skip_space();
            ahead.take(|ch| is_hyphen(ch).then_some(()));
            ahead.skip_space();
        }
        match circles {
            2 => Some(Side::KingSide),
            3 => Some(Side::QueenSide),
            _ => None,
        }
    }

    /// Reads the sign between origin and destination.
    ///
    /// Spaces are allowed only around such a sign: `e5 x d6` is one move, `f3 e5` is two.
    fn sign(&mut self) -> Option<Sign> {
        let mut ahead = MoveScanner { rest: self.rest.trim_start() };
        let sign = ahead.take(|ch| match ch {
            'x' | 'X' | '×' | ':' => Some(Sign::Captures),
            _ => is_hyphen(ch).then_some(Sign::Moves),
        })?;
        self.rest = ahead.rest.trim_start();
        Some(sign)
    }

    /// Reads the promotion piece. After two squares without a piece, UCI's lower-case letter counts, too.
    fn promotion(&mut self, letters: Letters, coordinates: bool) -> Option<Role> {
        let mut ahead = MoveScanner { rest: self.rest.trim_start() };
        let bracket = !ahead.skip('=') && !ahead.skip('/') && ahead.skip('(');
        ahead.skip_space();
        let promotes = |role: &Role| !matches!(role, Role::King | Role::Pawn);
        let role = ahead.take(|ch| {
            let uci = (coordinates && ch.is_ascii_lowercase()).then_some(Letters::En);
            let figurine = piece(ch, letters).filter(promotes);
            let languages = [Some(letters), uci].into_iter().flatten();
            figurine.or_else(|| languages.filter_map(|own| own.role(ch.to_ascii_uppercase())).find(promotes))
        })?;
        if bracket && !ahead.skip(')') {
            return None;
        }
        self.rest = ahead.rest;
        Some(role)
    }

    fn marks(&mut self) {
        self.rest = self.rest.trim_start().trim_start_matches(['+', '#', '†', '‡', '!', '?']).trim_start();
    }

    fn en_passant(&mut self) -> bool {
        for way in ["e.p.", "e. p.", "ep.", "ep"] {
            if let Some((start, rest)) = self.rest.split_at_checked(way.len())
                && start.eq_ignore_ascii_case(way)
            {
                self.rest = rest;
                return true;
            }
        }
        false
    }
}

fn is_hyphen(ch: char) -> bool {
    matches!(ch, '-' | '‐' | '‑' | '–' | '—' | '−')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::RICH;
    use crate::{Chess, Position, UciMove, from_fen, resolve, uci};
    use proptest::prelude::*;

    fn position(fen: &str) -> Chess {
        from_fen(fen).unwrap()
    }

    /// Asserts that each text of `ways` reads as the move `expected`, written as in UCI.
    #[track_caller]
    fn reads(fen: &str, letters: &[Letters], ways: &[&str], expected: &str) {
        for way in ways {
            let mv = resolve(&read(way, letters), &position(fen));
            assert_eq!(mv.map(uci), Ok(expected.to_owned()), "{way}");
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn reads_short_long_and_uci() {
        let german = [Letters::De];
        let ways = ["Sf3", "sf3", "S f3", "Sgf3", "S1f3", "Sg1f3", "Sg1-f3", "Sg1 – f3", "g1f3", "g1-f3"];
        reads(START, &german, &ways, "g1f3");
        reads(START, &german, &["Sf3!", "Sf3+", " Sf3 # ", "Sf3!?", "Sf3 ++", "♘f3"], "g1f3");
        reads(START, &german, &["e4", "e2e4", "e2-e4", "e4!"], "e2e4");
        reads(START, &[Letters::En], &["b4", "b2-b4"], "b2b4");
        reads(START, &[Letters::Nl], &["Pf3"], "g1f3");
        reads(START, &[Letters::Fr, Letters::It, Letters::Es], &["Cf3"], "g1f3");
    }

    #[test]
    fn reads_captures_and_en_passant() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let ways =
            ["exd6", "e5xd6", "e5:d6", "e:d6", "ed6", "e5xd6 e.p.", "exd6ep", "exd6 e. p.", "exd6+ E.P."];
        reads(fen, &[Letters::De], &ways, "e5d6");
    }

    #[test]
    fn reads_promotions() {
        let fen = "8/3P4/8/8/8/8/k7/4K3 w - - 0 1";
        let ways = ["d8D", "d8=D", "d8(D)", "d8 = D", "d7d8q", "d7-d8D", "d8d", "d8/D", "d8=D+", "d8♕"];
        reads(fen, &[Letters::De], &ways, "d7d8q");
        reads(fen, &[Letters::Fr], &["d7d8r", "d8T"], "d7d8r");
        reads(fen, &[Letters::De], &["d7d8b", "d7d8l"], "d7d8b");
        let missing = resolve(&read("d8", &[Letters::De]), &position(fen));
        assert!(missing.is_err(), "the piece is named (2023 D.2.1)");
    }

    #[test]
    fn reads_castling() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let letters = [Letters::De, Letters::En];
        reads(fen, &letters, &["O-O", "0-0", "o-o", "OO", "0–0", "O-O+", "e1g1", "Ke1-g1"], "e1g1");
        reads(fen, &letters, &["O-O-O", "0-0-0", "ooo", "0-0-0#", "e1c1"], "e1c1");
        let kings_step = resolve(&read("Kg1", &letters), &position(fen));
        assert!(kings_step.is_err(), "castling is meant only where it is said");
    }

    #[test]
    fn castles_as_chess960_has_it() {
        let position = from_fen("4k3/8/8/8/8/8/8/5K1R w H - 0 1").unwrap();
        let read = |text| resolve(&read(text, &[Letters::De]), &position).unwrap();
        assert!(read("O-O").is_castle());
        assert!(read("f1h1").is_castle(), "UCI has the king take its own rook");
        assert!(!read("f1g1").is_castle(), "one square is a step");
    }

    #[test]
    fn a_letter_can_mean_different_pieces() {
        let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        reads(fen, &[Letters::En], &["Ra2"], "a1a2");
        reads(fen, &[Letters::Fr], &["Re2"], "e1e2");
        assert_eq!(read("Rd1", &[Letters::En, Letters::Fr]).len(), 2);
        let both = resolve(&read("Rd1", &[Letters::En, Letters::Fr]), &position(fen));
        assert!(both.is_err(), "rook or king");
    }

    #[test]
    fn what_is_no_move_has_no_reading() {
        for text in [
            "", " ", "e9", "i4", "S", "Sf", "f3 e5", "e4x", "e4-", "O", "0-0-0-0", "--", "Dd8=D", "e4e5e6",
            "Sf3e.p.", "d8=K", "d8(D", "1. e4", "E4", "Zf3",
        ] {
            assert_eq!(read(text, &Letters::ALL), [], "{text}");
        }
    }

    proptest! {
        #[test]
        fn anything_may_be_typed(text in "\\PC*") {
            read(&text, &Letters::ALL);
        }

        #[test]
        fn anything_like_a_move_may_be_typed(text in "[KQRBNDTLSa-h1-8x:=()+# e.p0O-]{0,12}") {
            read(&text, &Letters::ALL);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        #[test]
        fn what_is_written_is_read_back(
            fen in prop::sample::select(&RICH[..]),
            choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
        ) {
            let mut position = from_fen(fen).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                for &mv in &moves {
                    let san = crate::San::from_move(&position, mv);
                    for letters in Letters::ALL {
                        let machine = UciMove::from_chess960(mv).to_string();
                        for text in [letters.write(&san), letters.long(mv), machine] {
                            prop_assert_eq!(resolve(&read(&text, &[letters]), &position), Ok(mv), "{}", text);
                        }
                    }
                }
                position.play_unchecked(*choice.get(&moves));
            }
        }
    }
}
