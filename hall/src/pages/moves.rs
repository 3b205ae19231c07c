//! The moves of a game, from its PGN, with the letters of the reader's language.

use annabella_chess::SanPlus;
use annabella_chess::notation::Letters;

/// Returns the moves of a PGN, a line for each number: `12. Nf3 Nc6`.
///
/// Tags, comments, variations and the result are left out.
/// A move of three-dimensional chess stays as it is written.
pub fn moves_in(pgn: &str, letters: Letters) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in movetext(pgn) {
        let is_number = word.starts_with(|ch: char| ch.is_ascii_digit()) && word.ends_with('.');
        if is_number {
            // Black's number after a comment repeats the one of the line.
            let number = word.trim_end_matches('.');
            let is_same = lines.last().is_some_and(|line| line.split('.').next() == Some(number));
            if !is_same {
                lines.push(word);
            }
            continue;
        }
        let is_result = matches!(word.as_str(), "1-0" | "0-1" | "1/2-1/2" | "*") || word.starts_with('$');
        if is_result {
            continue;
        }
        let written = word.parse::<SanPlus>().map_or(word, |san| letters.write_plus(&san));
        match lines.last_mut() {
            Some(line) => *line = format!("{line} {written}"),
            None => lines.push(written),
        }
    }
    lines
}

/// Returns the words of the movetext, numbers separate: `1.e4` is `1.` and `e4`.
fn movetext(pgn: &str) -> Vec<String> {
    let mut text = String::new();
    for line in pgn.lines().filter(|line| !line.starts_with('[') && !line.starts_with('%')) {
        text.push_str(line);
        text.push('\n');
    }
    let (mut words, mut depth, mut is_comment) = (vec![String::new()], 0_usize, false);
    let mut is_line_comment = false;
    for ch in text.chars() {
        match ch {
            '\n' => is_line_comment = false,
            '}' => is_comment = false,
            _ if is_comment || is_line_comment => continue,
            '{' => is_comment = true,
            ';' => is_line_comment = true,
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth > 0 || ch.is_whitespace() => {}
            _ => {
                if let Some(word) = words.last_mut() {
                    let ends_number = word.ends_with('.') && ch != '.';
                    if ends_number {
                        words.push(ch.to_string());
                    } else {
                        word.push(ch);
                    }
                }
                continue;
            }
        }
        words.push(String::new());
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const PGN: &str = "[Event \"{ 1. a4\"]\n[White \"Nf3\"]\n\n1. e4 {[%clk 1:00:00]} 1... e5 {[%clk 0:59:00]} 2.Nf3 (2. f4 exf4)\n\
        Nc6 $1 ; a remark 3. Bb5\n3. Bc4 Nf6 4. O-O *\n";

    #[test]
    fn a_line_has_the_moves_of_one_number() {
        assert_eq!(moves_in(PGN, Letters::En), ["1. e4 e5", "2. Nf3 Nc6", "3. Bc4 Nf6", "4. O-O"]);
    }

    #[test]
    fn moves_have_the_letters_of_the_reader() {
        assert_eq!(moves_in(PGN, Letters::De)[1..3], ["2. Sf3 Sc6", "3. Lc4 Sf6"]);
    }

    #[test]
    fn other_moves_stay_as_they_are_written() {
        assert_eq!(moves_in("1. Qa1W <b>\n", Letters::De), ["1. Qa1W <b>"]);
        assert!(moves_in("", Letters::De).is_empty());
        assert!(moves_in("[Event \"x\"]\n\n*\n", Letters::De).is_empty());
    }
}
