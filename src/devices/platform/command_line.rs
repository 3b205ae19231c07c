//! Commands that the program proposes, quoted for a shell.

/// Returns a word of a command line. It is quoted if a shell would split or change it.
pub fn shell_word(text: &str) -> String {
    let is_plain =
        |ch: char| ch.is_alphanumeric() || "-_./:@%+=,".contains(ch) || cfg!(windows) && ch == '\\';
    if !text.is_empty() && text.chars().all(is_plain) {
        return text.to_owned();
    }
    if cfg!(windows) { format!("\"{text}\"") } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_name_stays_as_it_is() {
        for text in ["round-3.journal", "/home/ann/games/a_b.pgn", "Größe.pgn", "12..."] {
            assert_eq!(shell_word(text), text);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_shell_reads_the_word_as_it_was() {
        for text in ["my game.pgn", "it's.pgn", "a;b", "$HOME", "", "*", "\\", "(1)"] {
            let mut shell = std::process::Command::new("sh");
            // A command of the shell itself: it cannot wait.
            let output = shell.args(["-c", &format!("printf %s {}", shell_word(text))]).output().unwrap();
            assert_eq!(String::from_utf8_lossy(&output.stdout), text, "{text}");
        }
    }
}
