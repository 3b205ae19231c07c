//! Answers, read in the words of every language, in notation and in digits.

use crate::help::is_word;
use annabella::chess::{File, Rank, Role, Square};
use annabella::speech::{spoken, square};

/// The maximum number of words of a square: `on E four`.
const MOST_WORDS: usize = 3;

/// A line of the board that two squares can share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedLine {
    /// Any file, or this one.
    File(Option<File>),
    /// Any rank, or this one.
    Rank(Option<Rank>),
    /// A diagonal.
    Diagonal,
    /// No line.
    None,
}

/// Reads the colour of a square. Returns true for light.
pub fn light(text: &str) -> Option<bool> {
    if is_word("home-word-light", text) {
        Some(true)
    } else {
        is_word("home-word-dark", text).then_some(false)
    }
}

/// Reads yes or no.
pub fn yes(text: &str) -> Option<bool> {
    if is_word("home-word-yes", text) { Some(true) } else { is_none(text).then_some(false) }
}

/// Whether a text says that there is no such line or square.
pub fn is_none(text: &str) -> bool {
    is_word("home-word-no", text) || is_word("home-word-none", text)
}

/// Reads a line of the board, by its kind or by its name.
pub fn named_line(text: &str) -> Option<NamedLine> {
    let kinds = [
        ("home-word-file", NamedLine::File(None)),
        ("home-word-rank", NamedLine::Rank(None)),
        ("home-word-diagonal", NamedLine::Diagonal),
    ];
    if is_none(text) {
        return Some(NamedLine::None);
    }
    if let Some((_, line)) = kinds.into_iter().find(|(word, _)| is_word(word, text)) {
        return Some(line);
    }
    let mut chars = text.trim().chars();
    let (first, second) = (chars.next()?, chars.next());
    let single = |first: char| second.is_none().then_some(first);
    let file = single(first).and_then(|first| File::from_char(first.to_ascii_lowercase()));
    let rank = single(first).and_then(Rank::from_char);
    file.or_else(|| spoken::file(text))
        .map(|file| NamedLine::File(Some(file)))
        .or_else(|| rank.or_else(|| spoken::rank(text)).map(|rank| NamedLine::Rank(Some(rank))))
}

/// Reads a number of moves: `3`, `three`, `drei Züge`.
pub fn moves(text: &str) -> Option<usize> {
    let first = text.split_whitespace().next()?;
    first.parse().ok().or_else(|| spoken::rank(first).map(|rank| usize::from(rank) + 1))
}

/// Reads squares, one after the other; the knight before a square can be named.
pub fn squares(text: &str) -> Option<Vec<Square>> {
    let words: Vec<&str> = text.split([' ', ',', ';', '-']).filter(|word| !word.is_empty()).collect();
    let mut squares = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if spoken::role(word) == Some(Role::Knight) {
            at += 1;
            continue;
        }
        let named = |count: usize| Some((square(&words.get(at..at + count)?.join(" "))?, count));
        let bare = || word.strip_prefix(['N', 'S']).and_then(square).map(|square| (square, 1));
        let (square, count) = (1..=MOST_WORDS).find_map(named).or_else(bare)?;
        squares.push(square);
        at += count;
    }
    (!squares.is_empty()).then_some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_yes_are_read_in_both_languages() {
        assert_eq!(["light", "White", " hell", "weiß"].map(light), [Some(true); 4]);
        assert_eq!(["dark", "black", "Dunkel", "schwarz"].map(light), [Some(false); 4]);
        assert_eq!(["ja", "yes", "y"].map(yes), [Some(true); 3]);
        assert_eq!(["nein", "no", "none", "keine"].map(yes), [Some(false); 4]);
        assert_eq!([light("perhaps"), yes("")], [None; 2]);
    }

    #[test]
    fn lines_are_read_by_kind_and_by_name() {
        assert_eq!(named_line("Diagonale"), Some(NamedLine::Diagonal));
        assert_eq!(named_line("file"), Some(NamedLine::File(None)));
        assert_eq!(["e", "E", "Eva"].map(named_line), [Some(NamedLine::File(Some(File::E))); 3]);
        assert_eq!(["4", "vier", "four"].map(named_line), [Some(NamedLine::Rank(Some(Rank::Fourth))); 3]);
        assert_eq!(["none", "keine"].map(named_line), [Some(NamedLine::None); 2]);
        assert_eq!(["", "e4", "knight"].map(named_line), [None; 3]);
    }

    #[test]
    fn squares_are_read_in_words_and_in_notation() {
        let two = Some(vec![Square::B3, Square::D4]);
        for text in
            ["b3 d4", "Bella drei David vier", "Bella 3, d four", "Nb3 Nd4", "Springer Bella drei, Sd4"]
        {
            assert_eq!(squares(text), two, "{text}");
        }
        assert_eq!([squares(""), squares("b3 soon"), squares("knight")], [const { None }; 3]);
    }

    #[test]
    fn moves_are_read_in_digits_and_in_words() {
        assert_eq!(["3", "three", "drei Züge"].map(moves), [Some(3); 3]);
        assert_eq!(["", "b3", "many"].map(moves), [None; 3]);
    }
}
