//! The entries of a Fluent file, not parsed. The build script uses this file, too.

/// Splits a file into its entries, each with its id, without comments.
///
/// The id of a term has a leading `-`. A line whose first character is a letter, `-` or `#` is the first of an entry or a comment.
pub fn split(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let begins =
        |line: &str| line.starts_with(|ch: char| ch.is_ascii_alphabetic() || matches!(ch, '-' | '#'));
    let mut rest = file;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            let mut end = 0;
            for line in rest.split_inclusive('\n') {
                if end > 0 && begins(line) {
                    break;
                }
                end += line.len();
            }
            let entry;
            (entry, rest) = rest.split_at(end);
            if let Some((id, _)) = entry.split_once('=').filter(|_| begins(entry) && !entry.starts_with('#'))
            {
                return Some((id.trim_end(), entry));
            }
        }
        None
    })
}
