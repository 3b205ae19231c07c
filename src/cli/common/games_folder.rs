//! The folder of the user's games, and the short names of the games in it: `last`, `@3`.

use crate::devices::storage::journal::is_own_rescue;
use etcetera::BaseStrategy;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Returns the directory of the games, in the user's data directory.
pub fn games_directory() -> PathBuf {
    let data = etcetera::choose_base_strategy().map(|places| places.data_dir());
    data.unwrap_or_else(|_| PathBuf::from(".")).join("annabella")
}

/// Returns the journals in a directory, the most recently modified first.
pub fn newest_first(directory: &Path) -> Vec<PathBuf> {
    dated(journals(directory))
}

/// Returns the user's journals, the most recently modified first, also copies in the temporary folder.
pub fn own_games() -> Vec<PathBuf> {
    let rescued = journals(&std::env::temp_dir()).into_iter().filter(|file| is_own_rescue(file));
    dated(journals(&games_directory()).into_iter().chain(rescued).collect())
}

fn journals(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).into_iter().flatten().flatten();
    let files = entries.map(|entry| entry.path());
    files.filter(|file| file.extension().is_some_and(|end| end == "journal")).collect()
}

fn dated(journals: Vec<PathBuf>) -> Vec<PathBuf> {
    let written = |file: &PathBuf| file.metadata().and_then(|data| data.modified());
    let mut dated: Vec<(SystemTime, PathBuf)> =
        journals.into_iter().filter_map(|file| Some((written(&file).ok()?, file))).collect();
    dated.sort_unstable_by(|a, b| b.cmp(a));
    dated.into_iter().map(|(_, file)| file).collect()
}

/// Returns the file that an argument names: the newest game for `last`, the third newest for `@3`.
///
/// A file with such a name has precedence.
///
/// # Errors
/// None: any text names a file.
pub fn game_path(text: &str) -> Result<PathBuf, Infallible> {
    let own = match text.strip_prefix('@') {
        Some(number) => number.parse().ok().filter(|&number: &usize| number > 0),
        None => (text == "last").then_some(1),
    };
    let path = PathBuf::from(text);
    Ok(match own {
        Some(number) if !path.exists() => {
            newest_first(&games_directory()).into_iter().nth(number - 1).unwrap_or(path)
        }
        _ => path,
    })
}
