//! The words of this program, and help on them, which the help of a game does not know.

use annabella::speech::{Language, Message, Words};

/// A word of this program, and the message with its help.
pub type HelpTopic = (&'static str, &'static str);

/// The words of a game against an engine.
pub const OF_GAMES: &[HelpTopic] =
    &[("command-hint", "home-help-hint"), ("command-retract", "home-help-retract")];

/// The words of a review.
pub const OF_REVIEWS: &[HelpTopic] = &[("home-word-turn", "home-help-turn")];

/// The words at a position.
pub const OF_POSITIONS: &[HelpTopic] =
    &[("home-word-solution", "home-help-solution"), ("home-word-skip", "home-help-solution")];

/// A request for help.
#[derive(Clone, Debug, PartialEq)]
pub enum HelpRequest {
    /// The list of topics.
    Topics,
    /// A word of this program, with its help.
    On(Message),
}

/// Returns the request for help that a line makes; `None` for one that a game answers alone.
pub fn requested(line: &str, topics: &[HelpTopic]) -> Option<HelpRequest> {
    let line = line.trim().trim_start_matches('/').to_lowercase();
    if is_word("command-help", &line) {
        return Some(HelpRequest::Topics);
    }
    let ways = Language::ALL.into_iter().flat_map(|language| Words::new(language).heard("command-help"));
    let rests =
        ways.filter_map(|way| Some(line.strip_prefix(&format!("{} ", way.to_lowercase()))?.to_owned()));
    let mut found = rests.filter_map(|rest| topics.iter().find(|(word, _)| is_word(word, &rest)));
    found.next().map(|(_, id)| HelpRequest::On(Message::new(id)))
}

/// Whether a line is the word with this id, in any language that has it.
pub fn is_word(id: &'static str, line: &str) -> bool {
    let line = line.trim().trim_start_matches('/').to_lowercase();
    Language::ALL
        .into_iter()
        .any(|language| Words::new(language).heard(id).iter().any(|word| word.to_lowercase() == line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_this_program_have_help_in_both_languages() {
        let hint = Some(HelpRequest::On(Message::new("home-help-hint")));
        for line in ["help hint", "hilfe tipp", " /Help Hint"] {
            assert_eq!(requested(line, OF_GAMES), hint, "{line}");
        }
        assert_eq!(requested("help", OF_GAMES), Some(HelpRequest::Topics));
        assert_eq!(requested("help clock", OF_GAMES), None);
        assert_eq!(requested("hint", OF_GAMES), None);
        for language in Language::whole() {
            let words = Words::new(language);
            for (_, id) in [OF_GAMES, OF_REVIEWS, OF_POSITIONS].concat() {
                assert!(words.named(id).is_some(), "{id}");
            }
        }
    }

    #[test]
    fn words_are_understood_in_both_languages() {
        assert!(is_word("home-word-turn", "turn"));
        assert!(is_word("home-word-turn", " /Wendepunkt"));
        assert!(is_word("home-word-solution", "Lösung"));
        assert!(!is_word("home-word-turn", "return"));
    }
}
