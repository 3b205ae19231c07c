//! Carries the voice eSpeak NG and its data inside the program, and unpacks them into a directory.
//!
//! The voice is unpacked, not linked, because annabella loads the library again after each sentence, just as
//! it does with the system's.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The unpacked voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpacked {
    /// The path of the library.
    pub library: PathBuf,
    /// The directory that contains `espeak-ng-data`.
    pub data: PathBuf,
}

/// Unpacks all files that are missing or damaged in `directory`, and returns their places.
///
/// # Errors
///
/// An I/O error if a file is wrong and cannot be written.
pub fn unpack(directory: &Path) -> io::Result<Unpacked> {
    for (name, content) in FILES {
        let file = directory.join(name);
        if fs::read(&file).is_ok_and(|found| found == *content) {
            continue;
        }
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        // Renamed into place: another program that unpacks at the same time never loads half a file.
        let beside = file.with_extension(format!("{}.part", std::process::id()));
        fs::write(&beside, content)?;
        fs::rename(&beside, &file)?;
    }
    let (library, _) = FILES[0];
    Ok(Unpacked { library: directory.join(library), data: directory.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unpacks_once_and_mends_what_was_damaged() {
        let directory = std::env::temp_dir().join(format!("annabella-voice-box-{}", std::process::id()));
        let unpacked = unpack(&directory).unwrap();
        assert!(unpacked.library.is_file());
        let phonemes = directory.join("espeak-ng-data/phontab");
        let (first, whole) = (fs::metadata(&phonemes).unwrap(), fs::read(&phonemes).unwrap());
        unpack(&directory).unwrap();
        assert_eq!(first.modified().unwrap(), fs::metadata(&phonemes).unwrap().modified().unwrap());
        fs::write(&phonemes, b"damaged").unwrap();
        unpack(&directory).unwrap();
        assert_eq!(fs::read(&phonemes).unwrap(), whole);
        fs::remove_dir_all(&directory).unwrap();
    }
}
