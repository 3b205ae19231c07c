//! Names of players, which are equal when they look equal.
//!
//! Programs write the same name with letters and accents in one sign or in two, in capitals, with the surname
//! first and a comma, or with invisible signs.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Returns a text with each letter and its accents in one sign, where Unicode has one (NFC).
///
/// ```
/// assert_eq!(annabella_speech::composed("Ga\u{308}rtner"), "Gärtner");
/// ```
pub fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// Returns a text in which case and the form of accents make no difference.
pub fn folded(text: &str) -> String {
    // The way through capitals makes `ß` and `SS` the same.
    let folded = text.nfc().filter(|sign| !is_invisible(*sign));
    folded.flat_map(char::to_uppercase).flat_map(char::to_lowercase).nfc().collect()
}

/// Returns the sorted parts of a name: those of `Berg, Björn` and `björn berg` are the same.
///
/// ```
/// use annabella_speech::name_parts;
/// assert_eq!(name_parts("Berg, Bjo\u{308}rn"), name_parts("BJÖRN BERG"));
/// ```
pub fn name_parts(name: &str) -> Vec<String> {
    let folded = folded(name);
    let within = |sign: char| sign.is_alphanumeric() || is_combining_mark(sign);
    let parts = folded.split(|sign| !within(sign)).filter(|part| !part.is_empty());
    let mut parts: Vec<String> = parts.map(str::to_owned).collect();
    parts.sort();
    parts
}

/// Whether a name contains a typed text, or a part that starts with each typed part.
///
/// ```
/// use annabella_speech::names_person;
/// assert!(names_person("Berg, Anna", "anna berg") && names_person("Berg, Anna", "A. Berg"));
/// assert!(names_person("Berg, Anna", "nna") && !names_person("Berg, Anna", "Anna Bergmann"));
/// ```
pub fn names_person(name: &str, typed: &str) -> bool {
    if folded(name).contains(folded(typed).trim()) {
        return true;
    }
    let mut parts = name_parts(name);
    let typed = name_parts(typed);
    // The longest first, so that an initial does not take the place of a whole part.
    let mut longest: Vec<&String> = typed.iter().collect();
    longest.sort_by_key(|part| std::cmp::Reverse(part.len()));
    !typed.is_empty()
        && longest.into_iter().all(|typed| {
            let found = parts.iter().position(|part| part.starts_with(typed.as_str()));
            found.map(|at| parts.swap_remove(at)).is_some()
        })
}

/// Whether a sign is invisible within a word, as are marks of direction, joiners and soft hyphens.
pub const fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{fe0e}'
            | '\u{fe0f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_equal_are_equal() {
        for (one, other) in [
            ("Gärtner, Ä", "Ga\u{308}rtner, A\u{308}"),
            ("Ødegård, Ø", "ØDEGA\u{30a}RD Ø"),
            ("Weiß, Björn", "bjo\u{308}rn WEISS"),
            ("Nguyễn, Hạ", "Ha\u{323} Nguye\u{302}\u{303}n"),
            ("Berg, Anna", "Anna  Berg"),
            ("Ber\u{ad}g,\u{a0}Anna", "berg anna\u{200b}"),
            ("Παπαδόπουλος", "ΠΑΠΑΔΟ\u{301}ΠΟΥΛΟΣ"),
            ("Q\u{307}, A", "a q\u{307}"),
        ] {
            assert_eq!(name_parts(one), name_parts(other), "{one} {other}");
            assert!(names_person(one, other) && names_person(other, one), "{one} {other}");
        }
        for (one, other) in
            [("Berg, Anna", "Berg, Anne"), ("Q\u{307}", "Q"), ("Muller", "Müller"), ("Berg", "")]
        {
            assert_ne!(name_parts(one), name_parts(other), "{one} {other}");
        }
    }

    #[test]
    fn a_typed_text_names_a_person_by_parts_in_any_order() {
        let name = "Meier-Schmidt, Anna Lena";
        for typed in ["anna lena", "lena meier", "A. L. Schmidt", "Schmidt, A", "meier-schmidt", "SCHMIDT"] {
            assert!(names_person(name, typed), "{typed}");
        }
        for typed in ["anna anna", "lena huber", "A. B. Schmidt", "annalena"] {
            assert!(!names_person(name, typed), "{typed}");
        }
        assert!(names_person("Anna Andersson", "anna a") && names_person("Anna Andersson", "a anna"));
        assert!(!names_person("Anna Berg", "anna a"));
    }
}
