//! One person's way of writing moves: the language of the letters, marks and form.

use crate::cells::writing::Writing;
use annabella_chess::Role;
use annabella_chess::notation::Letters;
use annabella_scoresheet::Scoresheet;

/// The writing habits that a sheet shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Handwriting {
    /// Share of each language's letters, in the order of [`Letters::ALL`].
    languages: [f32; Letters::ALL.len()],
    /// Languages in which almost all cells can be read; all languages if the sheet mixes them.
    letters: Vec<Letters>,
    /// Whether captures are marked as a rule.
    pub(crate) marks_captures: bool,
    /// Whether checks are marked as a rule.
    pub(crate) marks_checks: bool,
    /// Whether both squares are written as a rule.
    pub(crate) long: bool,
    /// Whether pieces are written with small letters.
    pub(crate) small: bool,
    /// Whether files are written with small letters as a rule.
    pub(crate) small_files: bool,
}

/// Fraction of the commonest share below which a meaning of a letter is a writing error.
const RARE: f32 = 0.12;
/// Minimum share of every language.
const LEAST: f32 = 0.02;

/// Share of its letters at which a hand writes in a language.
const MOSTLY: f32 = 0.5;

/// Ratio of frequencies that makes a habit.
const HABIT: usize = 4;
/// One cell in this number may be unreadable in the language of the sheet.
const SLIPS: usize = 10;

impl Default for Handwriting {
    /// Creates an unknown hand: the letters of any language, all marks optional.
    fn default() -> Handwriting {
        Handwriting {
            languages: [1.0 / Letters::ALL.len() as f32; Letters::ALL.len()],
            letters: Letters::ALL.to_vec(),
            marks_captures: false,
            marks_checks: false,
            long: false,
            small: false,
            small_files: false,
        }
    }
}

impl Handwriting {
    /// Finds the habits that a sheet shows.
    pub fn of(sheet: &Scoresheet) -> Handwriting {
        let writings: Vec<Writing> = sheet.cells().iter().map(|cell| Writing::of(&cell.text)).collect();
        Handwriting::read(&writings)
    }

    pub(crate) fn read(writings: &[Writing]) -> Handwriting {
        let written = writings.iter().filter(|writing| !writing.is_blank() && !writing.is_too_long());
        let count =
            |which: &dyn Fn(&Writing) -> bool| written.clone().filter(|writing| which(writing)).count();
        let moves = count(&|_| true);
        let long = 2 * count(&|writing| writing.is_long()) > moves;
        let small =
            count(&|writing| small_piece(writing).is_some()) > count(&|writing| piece(writing).is_some());
        let files = |which: fn(&u8) -> bool| count(&|writing| file(writing).is_some_and(|file| which(&file)));
        let (small_files, large_files) = (files(u8::is_ascii_lowercase), files(u8::is_ascii_uppercase));
        Handwriting {
            languages: languages(written.clone(), small),
            letters: letters(written.clone()),
            marks_captures: 12 * count(&|writing| writing.captures) > moves,
            marks_checks: count(&|writing| writing.mark.is_some()) > 1,
            long,
            small,
            small_files: small_files > 2 && HABIT * large_files <= small_files,
        }
    }

    /// Returns the languages whose letters the hand may use.
    pub(crate) fn letters(&self) -> &[Letters] {
        &self.letters
    }

    /// Returns the probability that this hand uses `letter` for `role`.
    pub(crate) fn share(&self, letter: u8, role: Role) -> f32 {
        let with = |letters: &Letters| letters.letter(role) == Some(char::from(letter.to_ascii_uppercase()));
        let shares = Letters::ALL.iter().zip(self.languages);
        shares.filter(|(letters, _)| with(letters)).map(|(_, share)| share).sum()
    }

    /// Whether a `P` before a square may be a pawn and not a Dutch knight.
    pub(crate) fn names_pawns(&self) -> bool {
        !self.letters.contains(&Letters::Nl) || self.share(b'P', Role::Knight) < MOSTLY
    }

    /// Whether this hand usually writes `role` with `letter`, or may if its habits are unknown.
    pub(crate) fn uses(&self, letter: u8, role: Role) -> bool {
        let most = Role::ALL.iter().map(|role| self.share(letter, *role)).fold(0.0, f32::max);
        let meant: Vec<Role> =
            self.letters.iter().filter_map(|own| own.role(char::from(letter.to_ascii_uppercase()))).collect();
        // If all languages of the sheet use the letter for another piece, it is a writing error however short
        // the sheet: on an English one `R` is not a king.
        let other = !meant.is_empty() && !meant.contains(&role);
        // Only a Dutch knight is a `P`; otherwise it is a pawn.
        let pawn = meant.is_empty() && letter.eq_ignore_ascii_case(&b'P');
        most > 0.0 && !other && !pawn && self.share(letter, role) > RARE * most
    }
}

/// Returns the file of a pawn's move without capture, for example `e4`.
fn file(writing: &Writing) -> Option<u8> {
    match writing.signs.as_slice() {
        &[file, rank] if rank.is_ascii_digit() => Some(file),
        _ => None,
    }
}

/// Returns the upper-case letter at the beginning.
fn piece(writing: &Writing) -> Option<u8> {
    writing.signs.first().copied().filter(u8::is_ascii_uppercase)
}

/// Returns the lower-case letter at the beginning, if it can only be a piece.
///
/// It is not a file, or no pawn can capture from this file, or two squares follow.
fn small_piece(writing: &Writing) -> Option<u8> {
    let is_file = |sign: u8| (b'a'..=b'h').contains(&sign);
    let &[first, second, third, ref rest @ ..] = writing.signs.as_slice() else { return None };
    let square = is_file(second) && (b'1'..=b'8').contains(&third);
    let no_pawn = first.abs_diff(second) > 1 || rest.len() > 1;
    let piece = !is_file(first) && first != b'x' || is_file(first) && square && no_pawn;
    (first.is_ascii_lowercase() && piece).then_some(first)
}

/// Returns the languages that can read every readable cell, apart from writing errors.
fn letters<'a>(writings: impl Iterator<Item = &'a Writing> + Clone) -> Vec<Letters> {
    let reads = |writing: &Writing, letters: &[Letters]| {
        letters.iter().any(|letters| writing.pattern(*letters).is_some())
    };
    // A `P` is a pawn in any language.
    let tells = |writing: &&Writing| writing.signs.first() != Some(&b'P') && reads(writing, &Letters::ALL);
    let read: Vec<&Writing> = writings.filter(tells).collect();
    let missed = |own: Letters| read.iter().filter(|writing| !reads(writing, &[own])).count();
    let missed: Vec<(Letters, usize)> = Letters::ALL.into_iter().map(|own| (own, missed(own))).collect();
    let least = missed.iter().map(|(_, missed)| *missed).min().unwrap_or_default();
    if SLIPS * least > read.len() {
        return Letters::ALL.to_vec();
    }
    missed.into_iter().filter(|(_, missed)| *missed == least).map(|(own, _)| own).collect()
}

/// Returns the share of each language in the letters of a sheet, by expectation maximisation.
fn languages<'a>(
    writings: impl Iterator<Item = &'a Writing> + Clone,
    small: bool,
) -> [f32; Letters::ALL.len()] {
    let letters: Vec<char> = writings
        .filter(|writing| writing.signs.len() > 2 && writing.signs[0] != b'O')
        .flat_map(|writing| {
            let last = writing.signs.last().copied().filter(u8::is_ascii_uppercase);
            let first = if small { small_piece(writing).or_else(|| piece(writing)) } else { piece(writing) };
            first.into_iter().chain(last)
        })
        .map(|sign| char::from(sign.to_ascii_uppercase()))
        .filter(|letter| Letters::ALL.iter().any(|own| own.role(*letter).is_some()))
        .collect();
    let mut shares = [1.0 / Letters::ALL.len() as f32; Letters::ALL.len()];
    for _ in 0..8 {
        let mut sums = [0.1_f32; Letters::ALL.len()];
        for &letter in &letters {
            let fits = Letters::ALL.map(|own| if own.role(letter).is_some() { 1.0 } else { 0.02 });
            let all: f32 = fits.iter().zip(shares).map(|(fit, share)| fit * share).sum();
            for ((sum, fit), share) in sums.iter_mut().zip(fits).zip(shares) {
                *sum += fit * share / all;
            }
        }
        let all: f32 = sums.iter().sum();
        shares = sums.map(|sum| sum / all);
    }
    shares.map(|share| LEAST + (1.0 - Letters::ALL.len() as f32 * LEAST) * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(cells: &str) -> Handwriting {
        let writings: Vec<Writing> = cells.split_whitespace().map(Writing::of).collect();
        Handwriting::read(&writings)
    }

    #[test]
    fn the_language_is_found_from_the_letters() {
        let english = hand("e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Qe7 Kh1");
        assert!(english.share(b'R', Role::Rook) > 0.7 && english.share(b'R', Role::King) < 0.25);
        let french = hand("e4 e5 Cf3 Cc6 Fb5 Cf6 O-O Cxe4 Te1 De7 Rh1");
        assert!(french.share(b'R', Role::King) > 0.7 && !french.uses(b'R', Role::Rook));
        let german = hand("e4 e5 Sf3 Sc6 Lb5 Sf6 Te1 De7");
        assert!(german.share(b'T', Role::Rook) > 0.9 && german.share(b'S', Role::Knight) > 0.6);
    }

    #[test]
    fn the_form_of_notation_is_found_from_the_cells() {
        let long = hand("e2e4 e7e5 Ng1f3 Nb8c6");
        assert!(long.long && !long.marks_captures && !long.small);
        let short = hand("e4 d5 exd5 Qxd5 Nc3 Qe5+ Be2 Qg5 Nf3 Qxg2 Rg1 Qh3+");
        assert!(short.marks_captures && short.marks_checks && !short.long);
        assert!(hand("e4 e5 nf3 nc6").small);
        assert!(
            Handwriting::default().uses(b'R', Role::King) && Handwriting::default().uses(b'R', Role::Rook)
        );
    }
}
