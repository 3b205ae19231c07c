//! Lines broken between words to fit a Braille display.

/// The indent of a continued line.
pub(super) const INDENT: &str = "  ";

/// Wraps a line between words at `cells`; all lines except the first are indented.
pub fn wrapped(line: &str, cells: usize) -> Vec<String> {
    let cells = cells.max(8);
    let mut lines: Vec<String> = Vec::new();
    let mut now = String::new();
    let mut cell = 0;
    for word in line.split_whitespace() {
        if cell > 0 && now.trim_start().is_empty() {
            // The line already has its indent.
        } else if cell > 0 && cell + 1 + word.chars().count() <= cells {
            now.push(' ');
            cell += 1;
        } else if cell > 0 {
            lines.push(std::mem::replace(&mut now, INDENT.to_owned()));
            cell = INDENT.len();
        }
        // A word longer than a line, such as a file name, is cut.
        for char in word.chars() {
            if cell == cells {
                lines.push(std::mem::replace(&mut now, INDENT.to_owned()));
                cell = INDENT.len();
            }
            now.push(char);
            cell += 1;
        }
    }
    lines.push(now);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_for_a_braille_display_are_broken_between_words() {
        let line = "Weiß: Bauer Eva fünf schlägt David sechs en passant";
        let forty = wrapped(line, 40);
        assert_eq!(forty, ["Weiß: Bauer Eva fünf schlägt David sechs", "  en passant"]);
        assert_eq!(wrapped("kurz", 40), ["kurz"]);
        assert_eq!(wrapped("", 40), [""]);
        assert_eq!(wrapped("abcdefghijkl mn op", 8), ["abcdefgh", "  ijkl", "  mn op"]);
        for cells in 8..60 {
            let lines = wrapped(line, cells);
            assert!(lines.iter().all(|line| line.chars().count() <= cells), "{lines:?}");
            let whole: String = lines.concat().split_whitespace().collect();
            assert_eq!(whole, line.replace(' ', ""));
        }
    }
}
