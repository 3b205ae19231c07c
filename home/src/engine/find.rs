//! The program of an engine: found by its name, or given by its path.

use super::protocol::EngineFault;
use annabella::speech::{Message, Worded};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The names of known engines, the preferred one first.
const NAMES: [&str; 2] = ["stockfish", "gnuchess"];

/// The folder in which Debian installs engines; it is not in every user's search path.
const GAMES: &str = "/usr/games";

/// The folder whose programs everybody may use. Where it is searched, [`GAMES`] is, too.
const USUAL: &str = "/usr/bin";

/// The program of an engine, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The path of the program.
    pub path: PathBuf,
    /// The arguments with which it speaks UCI.
    pub arguments: Vec<String>,
}

/// The reason why an engine cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// No known engine is installed.
    #[error("no chess engine found")]
    None,
    /// No such file exists.
    #[error("{}: no such program", .0.display())]
    Missing(PathBuf),
    /// The path is a folder.
    #[error("{}: a folder", .0.display())]
    Folder(PathBuf),
    /// The file has no right to be executed.
    #[error("{}: not executable", .0.display())]
    NotExecutable(PathBuf),
    /// The system cannot start it, with its reason.
    #[error("{}: {}", .0.display(), .1)]
    NotStarted(PathBuf, String),
    /// The program did not behave as an engine.
    #[error("{}: {}", .0.display(), .1)]
    NotUci(PathBuf, EngineFault),
    /// The engine cannot play Chess960, with its name.
    #[error("{0}: no Chess960")]
    NoChess960(String),
    /// The engine has no Elo rating to set, with its name.
    #[error("{0}: no Elo setting")]
    NoElo(String),
    /// The Elo rating is outside the range of the engine.
    #[error("{engine}: Elo from {least} to {most}")]
    EloRange {
        /// The engine's name.
        engine: String,
        /// The lowest rating.
        least: i64,
        /// The highest rating.
        most: i64,
    },
}

impl Worded for EngineError {
    fn message(&self) -> Message {
        let of = |id, path: &Path| Message::new(id).with("path", path.display().to_string());
        match self {
            EngineError::None => Message::new("home-engine-none"),
            EngineError::Missing(path) => of("home-engine-missing", path),
            EngineError::Folder(path) => of("home-engine-folder", path),
            EngineError::NotExecutable(path) => of("home-engine-not-executable", path),
            EngineError::NotStarted(path, cause) => {
                of("home-engine-not-started", path).with("cause", cause.as_str())
            }
            EngineError::NotUci(path, fault) => {
                of("home-engine-not-uci", path).with("fault", vec![fault.message()])
            }
            EngineError::NoChess960(engine) => {
                Message::new("home-engine-no-chess960").with("engine", engine.as_str())
            }
            EngineError::NoElo(engine) => Message::new("home-engine-no-elo").with("engine", engine.as_str()),
            EngineError::EloRange { engine, least, most } => Message::new("home-engine-elo-range")
                .with("engine", engine.as_str())
                .with("least", *least)
                .with("most", *most),
        }
    }
}

/// Finds the program of an engine: the given one, or the first known one.
///
/// # Errors
/// [`EngineError`] if there is none, or the given path is not a program.
pub fn find(given: Option<&Path>) -> Result<Program, EngineError> {
    match given {
        Some(path) => named(path),
        None => search(&folders()).ok_or(EngineError::None),
    }
}

/// Returns the program at a path; a name without a folder is searched for.
fn named(path: &Path) -> Result<Program, EngineError> {
    if path.components().count() == 1 && !path.exists() {
        let found = folders().into_iter().map(|folder| folder.join(path)).find(|path| is_program(path));
        return found.map(program).ok_or_else(|| EngineError::Missing(path.to_owned()));
    }
    match path.metadata() {
        Err(_) => Err(EngineError::Missing(path.to_owned())),
        Ok(data) if data.is_dir() => Err(EngineError::Folder(path.to_owned())),
        Ok(_) if !is_program(path) => Err(EngineError::NotExecutable(path.to_owned())),
        // Without a folder, the system would search for it elsewhere.
        Ok(_) if path.components().count() == 1 => Ok(program(Path::new(".").join(path))),
        Ok(_) => Ok(program(path.to_owned())),
    }
}

fn search(folders: &[PathBuf]) -> Option<Program> {
    let paths = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    paths.into_iter().find(|path| is_program(path)).map(program)
}

/// Returns the folders in which programs are searched.
fn folders() -> Vec<PathBuf> {
    searched(&std::env::var_os("PATH").unwrap_or_default())
}

/// Returns the folders of a search path. One without the usual folder is meant as it is.
fn searched(path: &OsStr) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = std::env::split_paths(path).collect();
    let has = |folder: &str| folders.iter().any(|searched| searched == Path::new(folder));
    if has(USUAL) && !has(GAMES) {
        folders.push(PathBuf::from(GAMES));
    }
    folders
}

fn program(path: PathBuf) -> Program {
    let is_gnu = path.file_stem().is_some_and(|name| name == "gnuchess");
    Program { path, arguments: if is_gnu { vec!["--uci".to_owned()] } else { Vec::new() } }
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_why_a_path_is_no_program_is_named() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(find(Some(dir.path())), Err(EngineError::Folder(dir.path().to_owned())));
        let missing = dir.path().join("missing");
        assert_eq!(find(Some(&missing)), Err(EngineError::Missing(missing.clone())));
        let text = dir.path().join("text");
        std::fs::write(&text, "text").unwrap();
        #[cfg(unix)]
        assert_eq!(find(Some(&text)), Err(EngineError::NotExecutable(text.clone())));
    }

    #[test]
    fn nothing_is_found_in_folders_without_engines() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(search(&[dir.path().to_owned()]), None);
    }

    #[test]
    fn the_folder_of_games_is_searched_with_the_usual_folders() {
        let paths = |text: &str| text.split(' ').map(PathBuf::from).collect::<Vec<_>>();
        assert_eq!(searched(OsStr::new("/a:/usr/bin:/b")), paths("/a /usr/bin /b /usr/games"));
        assert_eq!(searched(OsStr::new("/usr/games:/usr/bin")), paths("/usr/games /usr/bin"));
        assert_eq!(searched(OsStr::new("/a/b")), paths("/a/b"), "only what was named");
    }

    #[test]
    fn gnuchess_is_asked_for_uci() {
        assert_eq!(program(PathBuf::from("/usr/games/gnuchess")).arguments, ["--uci"]);
        assert_eq!(program(PathBuf::from("/usr/games/stockfish")).arguments, [""; 0]);
    }
}
