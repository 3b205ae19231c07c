//! Words of this program that a person types; every language of the program understands those of all.

use annabella::speech::{Language, Words};

/// Whether a line is the word with this id, in any language that has it.
pub fn is_word(id: &'static str, line: &str) -> bool {
    let line = line.trim().trim_start_matches('/').to_lowercase();
    Language::whole()
        .any(|language| Words::new(language).heard(id).iter().any(|word| word.to_lowercase() == line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood_in_both_languages() {
        assert!(is_word("home-word-turn", "turn"));
        assert!(is_word("home-word-turn", " /Wendepunkt"));
        assert!(is_word("home-word-solution", "Lösung"));
        assert!(!is_word("home-word-turn", "return"));
    }
}
