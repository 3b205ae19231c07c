//! The tag pairs of a game, the seven of the roster first.

use annabella_speech::plain;

/// The roster without `Result`, which the record itself has, with the values for unknown.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags whose values are in other fields of the record.
const DERIVED: [&str; 3] = ["Result", "FEN", "SetUp"];

/// Names and values, in the order in which they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Default for Tags {
    fn default() -> Tags {
        Tags::new()
    }
}

impl Tags {
    /// The roster, all of it unknown.
    pub fn new() -> Tags {
        Tags(ROSTER.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|&(known, _)| known == name).map(|(_, value)| value)
    }

    /// Sets a tag. Control characters, which no value can hold, become spaces, and the characters
    /// that would end a name underscores; `Result`, `FEN` and `SetUp` come from the record itself
    /// and are ignored here.
    pub fn set(&mut self, name: &str, value: &str) {
        let no_end = |char: char| if char.is_control() || "\"[] ".contains(char) { '_' } else { char };
        let name: String = name.chars().map(no_end).collect();
        if DERIVED.contains(&name.as_str()) || name.is_empty() {
            return;
        }
        let value = plain(value);
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some(pair) => pair.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// All of them, the roster first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many tags the roster has here.
    pub(super) const fn roster_len() -> usize {
        ROSTER.len()
    }
}
