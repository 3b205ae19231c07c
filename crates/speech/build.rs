//! Writes the entries of each language's Fluent files as one text without comments, and their offsets.
//!
//! Entries with lists of words that people type come first: for the words of languages in which nothing is said, only
//! they are read into memory.

#![allow(clippy::disallowed_methods)] // The core uses no files when it runs.

#[path = "src/split.rs"]
mod split;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The files with other entries: spellings for a voice, and texts of shell scripts.
const OTHERS: [&str; 2] = ["voice.ftl", "install.ftl"];

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/split.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for folder in fs::read_dir(&locales)? {
        let folder = folder?;
        if folder.file_type()?.is_dir() {
            pack(&folder.path(), &out.join(folder.file_name()))?;
        }
    }
    Ok(())
}

/// Writes the entries of a folder as two files: the text, and an expression of type `Packed`.
fn pack(folder: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    let mut listed = BTreeMap::new();
    let mut others = BTreeMap::new();
    for file in fs::read_dir(folder)? {
        let file = file?.path();
        let is_own =
            file.file_name().and_then(|name| name.to_str()).is_some_and(|name| !OTHERS.contains(&name));
        if !is_own || file.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let text = fs::read_to_string(&file)?.replace("\r\n", "\n");
        for (id, entry) in split::split(&text) {
            let lists = entry.lines().skip(1).any(|line| line.trim_start().starts_with('.'));
            let entries = if lists { &mut listed } else { &mut others };
            if entries.insert(id.to_owned(), format!("{}\n", entry.trim_end())).is_some() {
                return Err(format!("{}: a second entry {id}", file.display()).into());
            }
        }
    }
    let mut text = String::new();
    let mut starts = Vec::new();
    for entry in listed.values().chain(others.values()) {
        starts.push(text.len());
        text += entry;
    }
    let file = to.with_extension("ftl");
    fs::write(&file, &text)?;
    let packed =
        format!("Packed {{ text: include_str!({file:?}), starts: &{starts:?}, listed: {} }}\n", listed.len());
    fs::write(to.with_extension("rs"), packed)?;
    Ok(())
}
