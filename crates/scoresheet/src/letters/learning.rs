//! The piece letters of a sheet, found by the legal moves that its cells name along a game.

use super::alphabet::{Alphabet, castling};
use annabella_chess::notation::{self, Letters};
use annabella_chess::{Chess, Move, Pattern, Position, Role};
use rustc_hash::FxHashMap;

/// Number of cells that are read to find the letters.
const CELLS: usize = 60;
/// Number of positions kept after each cell, and the same for letters without a table.
const POSITIONS: usize = 48;
const MAPPINGS: usize = 96;
/// Minimum number of cells with a piece letter.
const LETTERED: usize = 5;
/// Maximum number of unknown letters: one for each piece.
const UNKNOWN: usize = 5;

/// Points of a cell that names a legal move, of any other, and the extra for the named square.
const LEGAL: i32 = 4;
const ILLEGAL: i32 = -6;
const SQUARE: i32 = 1;
/// Loss of points after which the sheet cannot be followed.
const LOST: i32 = 5 * ILLEGAL;

/// Finds the piece letters of a sheet; `None` for those of the interface's languages.
///
/// Letters of another language must explain clearly more cells than those of all six languages together, or
/// as many if each of the six lacks some of its letters.
pub fn alphabet(texts: &[&str], start: &Chess) -> Option<Alphabet> {
    let texts = &texts[..texts.len().min(CELLS)];
    let letters: Vec<&str> = texts.iter().filter_map(|text| letter(text)).collect();
    let lettered = letters.len();
    let most = Letters::ALL.map(|own| letters.iter().filter(|letter| has(own, letter)).count());
    let most = most.into_iter().max().unwrap_or(0);
    let clear = 2.max(lettered / 10);
    if lettered < LETTERED || most + clear > lettered {
        return None;
    }
    let six = points(&patterns(texts, |text| notation::read(text, &Letters::ALL)), start);
    let cells = |cells: usize| (LEGAL - ILLEGAL) * i32::try_from(cells).unwrap_or(0);
    let enough = |points: i32| points >= LEGAL * i32::try_from(LETTERED).unwrap_or(0);
    let better = |points: i32| points >= six + cells(clear);
    let known = Alphabet::known().filter_map(|own| {
        let covered = letters.iter().filter(|letter| own.begins(letter)).count();
        if covered < most + clear || 4 * covered < 3 * lettered {
            return None;
        }
        let points = points(&patterns(texts, |text| in_english(&own, text)), start);
        let equal = 10 * covered >= 9 * lettered && points + cells(lettered.div_ceil(12)) >= six;
        (enough(points) && (equal || better(points))).then_some((own, points))
    });
    // The first of equals, since the table has the commoner language first.
    let best = known.fold(None, |best: Option<(Alphabet, i32)>, own| match best {
        Some(best) if best.1 >= own.1 => Some(best),
        _ => Some(own),
    });
    if let Some((best, _)) = best {
        return Some(best);
    }
    // Learning takes longest; where nearly every cell names a legal move already, no letters are better.
    let written = texts.iter().filter(|text| !text.is_empty()).count();
    if !better(LEGAL * i32::try_from(written).unwrap_or(0)) {
        return None;
    }
    let learnt = learn(texts, &letters, start)?;
    let points = points(&patterns(texts, |text| in_english(&learnt, text)), start);
    (enough(points) && better(points) && points >= LEGAL * 3 * i32::try_from(texts.len()).unwrap_or(0) / 5)
        .then_some(learnt)
}

fn in_english(alphabet: &Alphabet, text: &str) -> Vec<Pattern> {
    notation::read(&alphabet.in_english(text), &[Letters::En])
}

/// Whether a language has this letter for a piece.
fn has(language: Letters, letter: &str) -> bool {
    let mut signs = letter.chars();
    let role = signs.next().and_then(|first| language.role(first.to_ascii_uppercase()));
    role.is_some() && signs.next().is_none()
}

/// Returns the letters of the piece in a cell: `J`, `Кр`; `None` for a pawn or castling.
///
/// A `P` is a pawn in most languages and proves nothing.
fn letter(text: &str) -> Option<&str> {
    let text = text.trim();
    if text.len() > 24 || !text.contains(|sign| matches!(sign, '1'..='8')) || castling(text).is_some() {
        return None;
    }
    let mut signs = text.char_indices();
    let (_, first) = signs.next().filter(|(_, first)| first.is_alphabetic())?;
    if matches!(first, 'a'..='h' | 'P' | 'p' | 'x') {
        return None;
    }
    let rest = &text[first.len_utf8()..];
    if first.is_lowercase() {
        // A small letter is a piece before a square.
        let mut next = rest.chars();
        let square = next.next().is_some_and(|file| file.is_alphabetic() && !matches!(file, 'x' | 'х'));
        return (square && next.next().is_some_and(|rank| rank.is_ascii_digit()))
            .then_some(&text[..first.len_utf8()]);
    }
    // Some letters for the king are pairs: `Кр`.
    let second = rest.chars().next().filter(|second| matches!(second, 'р' | 'r' | 'p' | 't' | 'z'));
    Some(&text[..first.len_utf8() + second.map_or(0, char::len_utf8)])
}

/// Returns the moves that each cell names; `None` for a blank cell.
fn patterns(texts: &[&str], read: impl Fn(&str) -> Vec<Pattern>) -> Vec<Option<Vec<Pattern>>> {
    texts.iter().map(|text| (!text.is_empty()).then(|| read(text))).collect()
}

/// Returns the points of the cells along the game that they fit best, up to their maximum.
fn points(cells: &[Option<Vec<Pattern>>], start: &Chess) -> i32 {
    let mut layer: Vec<(Chess, i32)> = vec![(start.clone(), 0)];
    let mut most = 0;
    for cell in cells {
        let mut next: FxHashMap<Chess, i32> = FxHashMap::default();
        for (position, points) in &layer {
            let named = cell.as_deref().unwrap_or_default();
            for (mv, more) in continuations(position, named, cell.is_some()) {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let best = next.entry(after).or_insert(i32::MIN);
                *best = (*best).max(points + more);
            }
        }
        layer = next.into_iter().collect();
        layer.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        layer.truncate(POSITIONS);
        let Some((_, best)) = layer.first() else { break };
        most = most.max(*best);
        if *best < most + LOST {
            break;
        }
    }
    most
}

/// Returns the moves that a cell names with their points; if it names none, all legal moves.
fn continuations(position: &Chess, named: &[Pattern], written: bool) -> Vec<(Move, i32)> {
    let (legal, turn) = (position.legal_moves(), position.turn());
    let fits = |mv: &Move| named.iter().any(|pattern| pattern.fits(*mv, turn));
    let meant: Vec<(Move, i32)> = legal.iter().filter(|mv| fits(mv)).map(|mv| (*mv, LEGAL)).collect();
    if !meant.is_empty() {
        return meant;
    }
    let square =
        |mv: Move| named.iter().any(|own| matches!(own, Pattern::Piece { to, .. } if *to == mv.to()));
    let points = |mv: Move| match written {
        false => 0,
        true => ILLEGAL + if square(mv) { SQUARE } else { 0 },
    };
    legal.iter().map(|mv| (*mv, points(*mv))).collect()
}

/// The pieces assigned to unknown letters so far.
type Mapping = [Option<Role>; UNKNOWN];

/// Learns the piece of each letter from the legal moves; letters that remain open are left out.
fn learn(texts: &[&str], letters: &[&str], start: &Chess) -> Option<Alphabet> {
    let mut unknown: Vec<&str> = letters.to_vec();
    unknown.sort_unstable();
    unknown.dedup();
    let count = |letter: &&str| letters.iter().filter(|own| *own == letter).count();
    // Further letters are writing errors.
    unknown.sort_by_key(|letter| std::cmp::Reverse(count(letter)));
    unknown.truncate(UNKNOWN);
    let covered: usize = unknown.iter().map(count).sum();
    if unknown.len() < 3 || 10 * covered < 9 * letters.len() {
        return None;
    }
    let mut layer: Vec<(Chess, Mapping, i32)> = vec![(start.clone(), [None; UNKNOWN], 0)];
    let mut most = 0;
    for text in texts {
        let mut next: FxHashMap<(Chess, Mapping), i32> = FxHashMap::default();
        let token = letter(text).and_then(|own| unknown.iter().position(|other| *other == own));
        for (position, mapping, points) in &layer {
            for (mapping, named) in namings(text, token, &unknown, mapping) {
                for (mv, more) in continuations(position, &named, !text.is_empty()) {
                    // A piece is assigned only by a legal move.
                    let mapping = if more == LEGAL { mapping.0 } else { mapping.1 };
                    let mut after = position.clone();
                    after.play_unchecked(mv);
                    let best = next.entry((after, mapping)).or_insert(i32::MIN);
                    *best = (*best).max(points + more);
                }
            }
        }
        let mut all: Vec<(Chess, Mapping, i32)> =
            next.into_iter().map(|((position, mapping), points)| (position, mapping, points)).collect();
        all.sort_by_key(|(.., points)| std::cmp::Reverse(*points));
        all.truncate(MAPPINGS);
        let Some(best) = all.first().map(|(.., points)| *points) else { break };
        most = most.max(best);
        if best < most + LOST {
            break;
        }
        layer = all;
    }
    let best = layer.first()?.2;
    let best: Vec<&Mapping> =
        layer.iter().filter(|(.., points)| *points == best).map(|(_, own, _)| own).collect();
    let agreed = |index: usize| {
        let role = best[0][index]?;
        best.iter().all(|own| own[index] == Some(role)).then_some(role)
    };
    let learnt: Vec<(String, Role)> =
        (0..unknown.len()).filter_map(|index| Some((unknown[index].to_owned(), agreed(index)?))).collect();
    (learnt.len() > 2).then(|| Alphabet::learnt(learnt))
}

/// Returns the mappings with which a cell can be read, each with the moves that it then names.
///
/// The second mapping of each pair is the one without a new assignment.
fn namings(
    text: &str,
    token: Option<usize>,
    unknown: &[&str],
    mapping: &Mapping,
) -> Vec<((Mapping, Mapping), Vec<Pattern>)> {
    let read = |mapping: &Mapping| {
        let known =
            unknown.iter().zip(mapping).filter_map(|(letter, role)| Some(((*letter).to_owned(), (*role)?)));
        in_english(&Alphabet::learnt(known.collect()), text)
    };
    match token {
        Some(index) if mapping[index].is_none() => {
            let free =
                Role::ALL.into_iter().filter(|role| *role != Role::Pawn && !mapping.contains(&Some(*role)));
            free.map(|role| {
                let mut with = *mapping;
                with[index] = Some(role);
                ((with, *mapping), read(&with))
            })
            .collect()
        }
        _ => vec![((*mapping, *mapping), read(mapping))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::samples::line;

    /// Games with moves of all pieces and castling.
    const GAMES: [&str; 3] = [
        "c4 e6 Nf3 d5 g3 dxc4 Bg2 Nd7 Qc2 a6 a4 Ngf6 O-O c5 Qxc4 b5 Qc2 Bb7 d3 Be7 Nc3 Qb6 e4 O-O Be3 Ng4 Bf4 \
         Bf6 a5 Qd8 Rfd1 Nge5 Nxe5 Nxe5 Be3 Rc8 Qe2 Be7 d4 cxd4 Bxd4 Qc7 f4 Nc4 Qf2 Bb4 Na2 Be7 b3 Nd6 e5 Nf5 \
         Bb6 Qb8 Rd7 Bxg2 Qxg2 Bc5 Kh1 Ne3",
        "e4 c6 d4 d5 exd5 cxd5 Bd3 Nc6 c3 Nf6 Bf4 g6 Nf3 Bf5 O-O e6 Re1 Bxd3 Qxd3 Bd6 Bxd6 Qxd6 Ne5 O-O Nd2 \
         Qc7 h4 Kg7 g3 h5 a4 Rfc8 Kg2 Rab8 Ndf3 Nxe5 dxe5 Ne4 Ng5 Nxg5 hxg5 Qe7 f4 Qc5 Qe3 a5 Qxc5 Rxc5 Re2 \
         Rc4 Ra3 b6 Rd2 Rbc8 Kf3 Rh8 Rd4 h4 Rxc4 dxc4",
        "e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2 Nd7 O-O Bg6 h3 Qc7 c3 c5 Na3 a6 Bd2 cxd4 cxd4 Ne7 Qa4 Nc6 Rac1 Be7 Bg5 \
         Nb6 Qb3 Bxg5 Nxg5 O-O Nf3 Nc8 Bd3 Qb6 Bxg6 fxg6 Qxb6 Nxb6 b3 h6 Nc2 Rf4 Rfd1 Raf8 Nce1 Nd7 Nd3 Re4 \
         Nde1 g5 Rd2 g4 hxg4 Rxg4 g3 Rf7 Kg2 Nf8",
    ];

    /// Numbers that look random.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, end: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % end
        }
    }

    /// Writes a game with these letters; `percent` of the cells have a wrong file, rank or letter.
    fn sheet(game: &str, letters: &[&str], percent: usize, seed: u64) -> Vec<String> {
        let mut numbers = Numbers(seed);
        let moves: Vec<String> = line(game).plies().iter().map(|ply| ply.san.to_string()).collect();
        let english = ['K', 'Q', 'R', 'B', 'N'];
        let mut write = |san: &String| {
            let wrong = numbers.below(100) < percent && !san.starts_with('O');
            let at = numbers.below(san.len());
            let mut text = String::new();
            for (index, sign) in san.trim_end_matches(['+', '#']).chars().enumerate() {
                let sign = match sign {
                    'a'..='h' if wrong && index == at => char::from(b'a' + numbers.below(8) as u8),
                    '1'..='8' if wrong && index == at => char::from(b'1' + numbers.below(8) as u8),
                    'K' | 'Q' | 'R' | 'B' | 'N' if wrong && index == at => english[numbers.below(5)],
                    sign => sign,
                };
                match english.iter().position(|own| *own == sign) {
                    Some(role) => text += letters[role],
                    None => text.push(sign),
                }
            }
            text
        };
        moves.iter().map(&mut write).collect()
    }

    fn found(cells: &[String]) -> Option<Alphabet> {
        let texts: Vec<&str> = cells.iter().map(String::as_str).collect();
        alphabet(&texts, &Chess::default())
    }

    fn letters(alphabet: &Alphabet) -> Vec<String> {
        alphabet.pieces().map(|(_, letter)| letter.to_owned()).collect()
    }

    #[test]
    fn each_language_is_found_with_and_without_writing_errors() {
        for own in Alphabet::known() {
            let letters = letters(&own);
            let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
            for (game, percent) in GAMES.iter().flat_map(|game| [(game, 0), (game, 8)]) {
                for seed in 0..if percent == 0 { 1 } else { 5 } {
                    let cells = sheet(game, &letters, percent, seed);
                    let language = found(&cells).map(|found| found.language());
                    assert_eq!(
                        language,
                        Some(own.language()),
                        "{percent} % of {letters:?}, {seed}: {cells:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_six_languages_are_never_mistaken_for_another() {
        for own in Letters::ALL {
            let letters: Vec<String> = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
                .into_iter()
                .filter_map(|role| own.letter(role).map(String::from))
                .collect();
            let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
            for (game, percent) in
                GAMES.iter().flat_map(|game| [(game, 0), (game, 8), (game, 15), (game, 30)])
            {
                for seed in 0..20 {
                    assert_eq!(
                        found(&sheet(game, &letters, percent, seed)),
                        None,
                        "{percent} % of {letters:?}, {seed}"
                    );
                }
            }
        }
    }

    #[test]
    fn sheets_in_two_of_the_six_languages_stay_so() {
        let pairs = [["K Q R B N", "K D T L S"], ["K D T L S", "R D T F C"], ["K D T L P", "K Q R B N"]];
        for [one, other] in pairs.map(|pair| pair.map(|own| own.split(' ').collect::<Vec<&str>>())) {
            for game in GAMES {
                let [one, other] = [&one, &other].map(|own| sheet(game, own, 3, 1));
                let rows = one.chunks(2).zip(other.chunks(2)).enumerate();
                let by_row =
                    rows.flat_map(|(row, (one, other))| if row % 3 == 0 { one } else { other }.to_vec());
                assert_eq!(found(&by_row.collect::<Vec<String>>()), None);
                let by_side = one.iter().zip(&other).enumerate();
                let by_side = by_side.map(|(at, (one, other))| if at % 2 == 0 { one } else { other }.clone());
                assert_eq!(found(&by_side.collect::<Vec<String>>()), None);
            }
        }
    }

    #[test]
    fn unknown_letters_are_learnt_from_the_moves() {
        for game in GAMES {
            let learnt = found(&sheet(game, &["M", "W", "J", "Y", "X"], 0, 0)).unwrap();
            assert_eq!(
                (learnt.language(), learnt.letters()),
                (None, "M=K W=Q J=R Y=B X=N".to_owned()),
                "{game}"
            );
        }
    }

    #[test]
    fn noise_and_short_sheets_tell_nothing() {
        let mut numbers = Numbers(7);
        for _ in 0..20 {
            let mut cell = |_| {
                let letter = ["J", "V", "S", "D", "K", "H", "W", "Кр", "Ф"][numbers.below(9)];
                format!("{letter}{}{}", char::from(b'a' + numbers.below(8) as u8), numbers.below(8) + 1)
            };
            assert_eq!(found(&(0..80).map(&mut cell).collect::<Vec<String>>()), None);
        }
        assert_eq!(found(&["e4", "e5", "Jf3", "Jc6"].map(str::to_owned)), None);
        assert_eq!(found(&[]), None);
    }
}
