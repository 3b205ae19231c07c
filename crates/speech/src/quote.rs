//! Text from outside, made safe to show: a typed line, a file's words, a device's name.

/// Replaces by spaces all characters that a terminal would obey.
///
/// ```
/// assert_eq!(annabella_speech::plain("e4\u{1b}[2J"), "e4 [2J");
/// assert_eq!(annabella_speech::plain("Anna\u{202e}anA"), "Anna anA");
/// ```
pub fn plain(text: &str) -> String {
    text.chars().map(|char| if is_obeyed(char) { ' ' } else { char }).collect()
}

/// Whether a terminal obeys a character instead of showing it.
///
/// Such are control characters, and those that separate lines or change the direction of writing.
fn is_obeyed(char: char) -> bool {
    let directs = matches!(char, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    char.is_control() || directs || matches!(char, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Returns the first `longest` characters of a text from outside, to be quoted in a sentence.
/// A sign marks omitted text.
///
/// ```
/// use annabella_speech::excerpt;
/// assert_eq!(excerpt(" Nf3 \n", 5), "Nf3");
/// assert_eq!(excerpt("knight Felix three", 6), "knight…");
/// ```
pub fn excerpt(text: &str, longest: usize) -> String {
    let text = text.trim();
    match text.char_indices().nth(longest) {
        None => plain(text),
        Some((end, _)) => plain(&text[..end]) + "…",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn an_excerpt_is_short_and_obeyed_by_no_terminal(text in any::<String>(), longest in 0..50_usize) {
            let short = excerpt(&text, longest);
            prop_assert!(!short.contains(char::is_control));
            prop_assert!(short.chars().count() <= longest + 1);
            let whole = text.trim().chars().count() <= longest;
            prop_assert!(whole || short.ends_with('…'));
            prop_assert!(!whole || short == plain(text.trim()));
        }
    }
}
