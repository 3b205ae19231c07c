//! Piece letters of languages that the interface does not speak, and cells in English letters.

use annabella_chess::Role;
use annabella_speech::{All, Message, Worded};

/// The piece letters of a sheet: those of a language, or letters learnt from the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alphabet {
    /// Tag of the language; `None` for letters learnt from the moves.
    language: Option<&'static str>,
    /// Each letter or pair of letters, with its piece; pairs first.
    letters: Vec<(String, Role)>,
    script: Script,
}

/// The script of the letters, which also gives the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    Latin,
    Cyrillic,
    Greek,
}

/// The order of the pieces in [`LANGUAGES`].
const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Languages with letters that no language of the interface has, by tag.
///
/// Where letters have two spellings, each has its row: without diacritics, or in Latin script. Danish,
/// Norwegian, Swedish, Croatian, Slovene and Serbian in Latin script have the German letters, Catalan the
/// Spanish, Slovak the Czech, Galician the Portuguese, Afrikaans the Finnish.
const LANGUAGES: [(&str, Script, [&str; 5]); 21] = [
    ("cs", Script::Latin, ["K", "D", "V", "S", "J"]),
    ("pl", Script::Latin, ["K", "H", "W", "S", "G"]),
    ("hu", Script::Latin, ["K", "V", "B", "F", "H"]),
    ("ru", Script::Cyrillic, ["Кр", "Ф", "Л", "С", "К"]),
    ("ru", Script::Latin, ["Kr", "F", "L", "S", "K"]),
    ("uk", Script::Cyrillic, ["Кр", "Ф", "Т", "С", "К"]),
    ("bg", Script::Cyrillic, ["Ц", "Д", "Т", "О", "К"]),
    ("sr", Script::Cyrillic, ["К", "Д", "Т", "Л", "С"]),
    ("fi", Script::Latin, ["K", "D", "T", "L", "R"]),
    ("et", Script::Latin, ["K", "L", "V", "O", "R"]),
    ("lv", Script::Latin, ["K", "D", "T", "L", "Z"]),
    ("lt", Script::Latin, ["K", "V", "B", "R", "Ž"]),
    ("lt", Script::Latin, ["K", "V", "B", "R", "Z"]),
    ("ro", Script::Latin, ["R", "D", "T", "N", "C"]),
    ("pt", Script::Latin, ["R", "D", "T", "B", "C"]),
    ("tr", Script::Latin, ["Ş", "V", "K", "F", "A"]),
    ("tr", Script::Latin, ["S", "V", "K", "F", "A"]),
    ("el", Script::Greek, ["Ρ", "Β", "Π", "Α", "Ι"]),
    ("is", Script::Latin, ["K", "D", "H", "B", "R"]),
    ("eo", Script::Latin, ["R", "D", "T", "K", "Ĉ"]),
    ("id", Script::Latin, ["R", "M", "B", "G", "K"]),
];

impl Alphabet {
    /// Returns the letters of all languages in the table.
    pub(super) fn known() -> impl Iterator<Item = Alphabet> {
        LANGUAGES.into_iter().map(|(tag, script, letters)| {
            let letters = letters.into_iter().zip(ROLES).map(|(letter, role)| (letter.to_owned(), role));
            Alphabet::new(Some(tag), script, letters.collect())
        })
    }

    /// Creates an alphabet of letters learnt from the moves.
    pub(super) fn learnt(letters: Vec<(String, Role)>) -> Alphabet {
        Alphabet::new(None, Script::Latin, letters)
    }

    fn new(language: Option<&'static str>, script: Script, mut letters: Vec<(String, Role)>) -> Alphabet {
        letters.sort_by_key(|(letter, _)| std::cmp::Reverse(letter.len()));
        Alphabet { language, letters, script }
    }

    /// Returns the tag of the language; `None` for letters learnt from the moves.
    pub fn language(&self) -> Option<&'static str> {
        self.language
    }

    /// Returns each piece whose letter is known, king first, with the letter.
    pub fn pieces(&self) -> impl Iterator<Item = (Role, &str)> {
        let letter = |role: Role| self.letters.iter().find(|(_, own)| *own == role);
        ROLES.into_iter().filter_map(move |role| Some((role, letter(role)?.0.as_str())))
    }

    /// Returns each known letter with the English one, king first: `K=K V=Q B=R F=B H=N`.
    pub fn letters(&self) -> String {
        let pairs = self.pieces().map(|(role, letter)| format!("{letter}={}", role.upper_char()));
        pairs.collect::<Vec<String>>().join(" ")
    }

    /// Whether the text of a cell starts with one of the letters.
    pub(super) fn begins(&self, text: &str) -> bool {
        self.letter(text.trim_start()).is_some()
    }

    /// Returns the text of a cell with English piece letters, Latin files and Latin circles.
    ///
    /// ```text
    /// Кр:f1 becomes K:f1, С:ф7 becomes B:f7
    /// ```
    pub fn in_english(&self, text: &str) -> String {
        if let Some(castling) = castling(text) {
            return castling;
        }
        let mut english = String::with_capacity(text.len());
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            if let Some((length, role)) = self.letter(rest) {
                english.push(role.upper_char());
                rest = &rest[length..];
                continue;
            }
            let after = &rest[first.len_utf8()..];
            if english.is_empty()
                && let Some(role) = self.small(first, after)
            {
                english.push(role.upper_char());
            } else {
                english.push(self.script.file(first, after).unwrap_or(first));
            }
            rest = after;
        }
        english
    }

    /// Returns the piece with the letter at the beginning of a text, and the letter's length in bytes.
    fn letter(&self, text: &str) -> Option<(usize, Role)> {
        let fits = |letter: &str| {
            let mut signs = text.chars();
            let mut length = 0;
            for own in letter.chars() {
                let sign = signs.next()?;
                if sign != own && self.script.alike(sign) != Some(own) {
                    return None;
                }
                length += sign.len_utf8();
            }
            Some(length)
        };
        self.letters.iter().find_map(|(letter, role)| Some((fits(letter)?, *role)))
    }

    /// Returns the piece of a small letter at the beginning of a cell, unless it can be a file.
    fn small(&self, first: char, after: &str) -> Option<Role> {
        let mut signs = after.chars();
        let next = signs.next()?;
        let file = |sign: char| matches!(sign, 'a'..='h') || self.script.file(sign, "1").is_some();
        // A Latin file is always a file; a letter of another script if no file follows.
        let piece = !matches!(first, 'a'..='h')
            && file(next)
            && signs.next().is_some_and(|sign| sign.is_ascii_digit());
        let upper = first.to_uppercase().next().filter(|upper| *upper != first)?;
        let own = |(letter, _): &&(String, Role)| letter.chars().eq([upper]);
        self.letters.iter().find(own).map(|(_, role)| *role).filter(|_| piece)
    }
}

/// The name of the language, or the pieces with their letters.
impl Worded for Alphabet {
    fn message(&self) -> Message {
        match self.language {
            Some(language) => Message::new("reconcile-letters-name").with("language", language),
            None => {
                let one = |(role, letter): (Role, &str)| {
                    Message::new("reconcile-letters-one").with("piece", role).with("letter", letter)
                };
                Message::new("letters-learnt").with("letters", All(self.pieces().map(one).collect()))
            }
        }
    }
}

impl Script {
    /// Returns the letter of this script that looks like a Latin letter.
    fn alike(self, sign: char) -> Option<char> {
        let (latin, own) = match self {
            Script::Latin => return None,
            Script::Cyrillic => ("ABCEHKMOPTXp", "АВСЕНКМОРТХр"),
            Script::Greek => ("ABEHIKMNOPTXZ", "ΑΒΕΗΙΚΜΝΟΡΤΧΖ"),
        };
        latin.chars().zip(own.chars()).find(|(latin, _)| *latin == sign).map(|(_, own)| own)
    }

    /// Returns the Latin file, or the capture sign, of a small letter: its sound or its look.
    fn file(self, sign: char, after: &str) -> Option<char> {
        let rank = after.starts_with(|next| matches!(next, '1'..='8'));
        Some(match (self, sign) {
            (Script::Cyrillic, 'а') | (Script::Greek, 'α') => 'a',
            (Script::Cyrillic, 'б' | 'в') | (Script::Greek, 'β') => 'b',
            (Script::Cyrillic, 'с' | 'ц') | (Script::Greek, 'γ') => 'c',
            (Script::Cyrillic, 'д') | (Script::Greek, 'δ') => 'd',
            (Script::Cyrillic, 'е') | (Script::Greek, 'ε') => 'e',
            (Script::Cyrillic, 'ф') | (Script::Greek, 'ζ') => 'f',
            (Script::Cyrillic, 'г') | (Script::Greek, 'η') => 'g',
            (Script::Cyrillic, 'х') if rank => 'h',
            (Script::Greek, 'θ') => 'h',
            (Script::Cyrillic, 'х' | 'Х') | (Script::Greek, 'χ' | 'Χ') => 'x',
            _ => return None,
        })
    }
}

/// Returns castling with Latin circles, if the text is castling in circles of any script.
pub(super) fn castling(text: &str) -> Option<String> {
    let text = text.trim();
    let signs = text.trim_end_matches(['+', '#', '!', '?']);
    let circle = |sign: &char| matches!(sign, 'O' | 'o' | '0' | 'О' | 'о' | 'Ο' | 'ο');
    let circles = signs.chars().filter(circle).count();
    let all = signs.chars().all(|sign| circle(&sign) || matches!(sign, '-' | '–' | '—' | ' '));
    let castles = all && matches!(circles, 2 | 3);
    castles.then(|| ["O"; 3][..circles].join("-") + &text[signs.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(tag: &str) -> Alphabet {
        Alphabet::known().find(|own| own.language() == Some(tag)).unwrap()
    }

    #[track_caller]
    fn english(tag: &str, ways: &[(&str, &str)]) {
        for (text, expected) in ways {
            assert_eq!(of(tag).in_english(text), *expected, "{text}");
        }
    }

    #[test]
    fn pieces_files_and_castling_are_rewritten() {
        english("cs", &[("Jf3", "Nf3"), ("jf3", "Nf3"), ("Jbd2", "Nbd2"), ("e8=D+", "e8=Q+"), ("d4", "d4")]);
        english(
            "ru",
            &[("Крf1", "Kf1"), ("Kpf1", "Kf1"), ("Кf3", "Nf3"), ("Kf3", "Nf3"), ("С:f7+", "B:f7+")],
        );
        english("ru", &[("Сс4", "Bc4"), ("ехд5", "exd5"), ("х5", "h5"), ("Фхд5", "Qxd5"), ("фd2", "Qd2")]);
        english(
            "ru",
            &[("с4", "c4"), ("е8Ф", "e8Q"), ("0-0", "O-O"), ("О–О–О+", "O-O-O+"), ("Кg1-f3", "Ng1-f3")],
        );
        english("bg", &[("Оf4", "Bf4"), ("О-О", "O-O"), ("Цg1", "Kg1")]);
        english("el", &[("Ιf3", "Nf3"), ("If3", "Nf3"), ("Βδ2", "Qd2"), ("Αγ4", "Bc4")]);
        english("et", &[("Of4", "Bf4"), ("O-O", "O-O"), ("Lxf7", "Qxf7")]);
        english("hu", &[("Bf3", "Rf3"), ("bf3", "bf3"), ("Fxf7#", "Bxf7#")]);
    }

    #[test]
    fn no_language_has_the_same_letter_for_two_pieces() {
        for alphabet in Alphabet::known() {
            let mut letters: Vec<&str> = alphabet.pieces().map(|(_, letter)| letter).collect();
            assert_eq!(letters.len(), ROLES.len());
            letters.sort_unstable();
            letters.dedup();
            assert_eq!(letters.len(), ROLES.len(), "{alphabet:?}");
        }
    }
}
