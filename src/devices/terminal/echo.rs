//! The echo of typed text by a voice, for users without a screen reader.

use super::edited_line::{Edit, EditedLine};
use crate::game::seals;
use crate::speech::Message;

/// The text that a voice repeats while it is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Echo {
    /// No text.
    #[default]
    Off,
    /// Each word, at its end.
    Words,
    /// Each character.
    Characters,
}

impl Echo {
    /// Returns the echo of a change that is about to be made in a line.
    ///
    /// Deleted text is named, and the cursor names the characters that it passes. A line that seals a move is not
    /// echoed after its first word.
    pub(super) fn of(self, edit: Edit, line: &EditedLine) -> Option<Message> {
        if self == Echo::Off || seals(&line.text()) {
            return None;
        }
        let named = |char: Option<char>, id: &'static str| {
            let char = char?;
            let id = if char == ' ' { "echo-blank" } else { id };
            Some(Message::new(id).with("text", char.to_string()))
        };
        match edit {
            Edit::Char(char) if self == Echo::Characters => named(Some(char), "echo-typed"),
            Edit::Char(char) if char.is_whitespace() => {
                let word = line.word().filter(|word| !word.is_empty())?;
                Some(Message::new("echo-typed").with("text", word))
            }
            Edit::Back => named(line.before(), "echo-deleted"),
            Edit::Delete => named(line.at(), "echo-deleted"),
            Edit::Left => named(line.before(), "echo-typed"),
            Edit::Right => named(line.at(), "echo-typed"),
            Edit::Clear if !line.is_empty() => Some(Message::new("echo-deleted").with("text", line.text())),
            Edit::Char(_) | Edit::Home | Edit::End | Edit::Clear | Edit::Earlier | Edit::Later => None,
        }
    }

    /// Returns the echo of a line that an arrow key has fetched.
    pub(super) fn fetched(self, edit: Edit, line: &EditedLine) -> Option<Message> {
        let fetches = matches!(edit, Edit::Earlier | Edit::Later) && self != Echo::Off;
        (fetches && !line.is_empty()).then(|| Message::new("echo-typed").with("text", line.text()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::{Language, Words};

    /// Returns the echo of each change, one after the other.
    fn heard(echo: Echo, edits: &[Edit]) -> Vec<String> {
        let (mut line, words) = (EditedLine::default(), Words::new(Language::En));
        let mut heard = Vec::new();
        for &edit in edits {
            heard.extend(echo.of(edit, &line).map(|message| words.say(&message)));
            line.edit(edit, true, 80);
            heard.extend(echo.fetched(edit, &line).map(|message| words.say(&message)));
        }
        heard
    }

    fn typed(text: &str) -> Vec<Edit> {
        text.chars().map(Edit::Char).collect()
    }

    #[test]
    fn characters_and_words_are_echoed_and_what_is_deleted_is_named() {
        let edits = [typed("e4 "), vec![Edit::Back, Edit::Back, Edit::Left, Edit::Right]].concat();
        assert_eq!(heard(Echo::Characters, &edits), ["e", "4", "blank", "blank", "4 deleted", "e", "e"]);
        assert_eq!(
            heard(Echo::Words, &[typed("knight f3 "), vec![Edit::Back]].concat()),
            ["knight", "f3", "blank"]
        );
        assert_eq!(heard(Echo::Words, &[typed("e4"), vec![Edit::Clear]].concat()), ["e4 deleted"]);
        assert_eq!(heard(Echo::Off, &edits), [""; 0]);
    }

    #[test]
    fn a_move_to_seal_is_not_echoed() {
        assert_eq!(heard(Echo::Words, &typed("seal Nf3 ")), ["seal"]);
        assert_eq!(heard(Echo::Characters, &typed("abgeben e4")).len(), "abgeben ".len());
    }
}
