//! The sources of the crate: its files, their modules, and the paths they name.

mod paths;
pub mod structure;

pub use paths::{Named, is_cfg_test, paths, resolved};

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// All `.rs` files below a directory.
pub fn files(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The module of a file: `src/laws/ending.rs` is `["laws", "ending"]`.
pub fn module(file: &Path) -> Vec<String> {
    let parts = file.with_extension("");
    let mut parts: Vec<String> = parts.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if parts.last().is_some_and(|last| last == "mod") {
        parts.pop();
    }
    parts
}
