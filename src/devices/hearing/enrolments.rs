//! The files of enrolments: one for each person and language, readable only by their owner.

use crate::devices::platform::private_file::private_folder;
use crate::devices::storage::input_file;
use crate::devices::storage::output_file::{OutputFileError, save_privately};
use crate::hearing::{Enrolment, EnrolmentFault};
use crate::speech::{Language, Message, Worded, composed};
use annabella_files::FileError;
use etcetera::BaseStrategy;
use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The maximum size of a file in bytes; that of an enrolment is about half of it.
const LONGEST: u64 = 16 << 20;

/// The maximum length of a name in characters.
const LONGEST_NAME: usize = 40;

/// The end of a file's name.
const EXTENSION: &str = "enrolment";

/// The reason why an enrolment cannot be used.
#[derive(Debug, Error)]
pub enum EnrolmentError {
    /// The name cannot be that of a file.
    #[error("{0:?} is not a name")]
    Name(String),
    /// The person is not enrolled in this language.
    #[error("{name} is not enrolled in {language:?}")]
    Missing {
        /// The person.
        name: String,
        /// The language.
        language: Language,
        /// Another language in which the person is enrolled.
        other: Option<Language>,
    },
    /// The file is not a whole enrolment.
    #[error("{}: {fault}", file.display())]
    Faulty {
        /// The file.
        file: PathBuf,
        /// The fault.
        fault: EnrolmentFault,
    },
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] FileError),
    /// The file cannot be written.
    #[error(transparent)]
    Unwritable(#[from] OutputFileError),
}

impl Worded for EnrolmentError {
    fn message(&self) -> Message {
        match self {
            EnrolmentError::Name(name) => Message::new("hear-no-name").with("name", name.as_str()),
            EnrolmentError::Missing { name, language, other } => Message::new("hear-not-enrolled")
                .with("name", name.as_str())
                .with("language", language.tag())
                .with("other", other.map_or("none", Language::tag)),
            EnrolmentError::Faulty { file, fault } => Message::new("hear-faulty")
                .with("file", file.display().to_string())
                .with("fault", code(fault)),
            EnrolmentError::Unreadable(error) => error.message(),
            EnrolmentError::Unwritable(error) => error.message(),
        }
    }
}

/// Returns the code by which a message selects its words.
fn code(fault: &EnrolmentFault) -> &'static str {
    match fault {
        EnrolmentFault::NotAnEnrolment => "no-enrolment",
        EnrolmentFault::NewerVersion(_) => "newer",
        EnrolmentFault::Damaged => "damaged",
        EnrolmentFault::OtherLanguage(_) => "other-language",
        EnrolmentFault::Incomplete(_) => "incomplete",
    }
}

/// The file of one enrolment.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EnrolmentFile {
    /// The person.
    pub name: String,
    /// The tag of the language.
    pub tag: &'static str,
    /// The file.
    pub path: PathBuf,
}

/// Returns the folder of the enrolments, in the user's data directory.
pub fn enrolments_directory() -> PathBuf {
    let data = etcetera::choose_base_strategy().map(|places| places.data_dir());
    data.unwrap_or_else(|_| PathBuf::from(".")).join("annabella").join("enrolments")
}

/// Reads the enrolment of a person in a language.
///
/// # Errors
/// [`EnrolmentError`]
pub fn load(name: &str, language: Language) -> Result<Enrolment, EnrolmentError> {
    let file = file_of(name, language)?;
    if !file.exists() {
        let is_enrolled = |other: &Language| file_of(name, *other).is_ok_and(|file| file.exists());
        let other = Language::ALL.into_iter().find(is_enrolled);
        return Err(EnrolmentError::Missing { name: name.to_owned(), language, other });
    }
    let bytes = input_file::bounded(&file, LONGEST)?;
    let text = String::from_utf8(bytes).unwrap_or_default();
    let faulty = |fault| EnrolmentError::Faulty { file: file.clone(), fault };
    let enrolment = Enrolment::parse(&text).map_err(faulty)?;
    if enrolment.language() != language {
        return Err(faulty(EnrolmentFault::OtherLanguage(enrolment.language().tag().to_owned())));
    }
    Ok(enrolment)
}

/// Writes an enrolment, in place of an earlier one. Returns its file.
///
/// # Errors
/// [`EnrolmentError`]
pub fn save(enrolment: &Enrolment) -> Result<PathBuf, EnrolmentError> {
    let file = file_of(enrolment.speaker(), enrolment.language())?;
    let folder = enrolments_directory();
    let made = private_folder(DirBuilder::new().recursive(true)).create(&folder);
    made.map_err(|error| OutputFileError::Io(folder, error))?;
    save_privately(&file, enrolment.text().as_bytes(), true)?;
    Ok(file)
}

/// Returns the files of all enrolments, ordered by name and language.
pub fn list() -> Vec<EnrolmentFile> {
    let entries = fs::read_dir(enrolments_directory()).into_iter().flatten().flatten();
    let mut all: Vec<EnrolmentFile> = entries.filter_map(|entry| named(&entry.path())).collect();
    all.sort_unstable();
    all
}

/// Removes the enrolments of a person, in all languages. Returns their number.
///
/// # Errors
/// [`EnrolmentError`] for the first file that cannot be removed.
pub fn forget(name: &str) -> Result<usize, EnrolmentError> {
    let mut removed = 0;
    for language in Language::ALL {
        let file = file_of(name, language)?;
        match fs::remove_file(&file) {
            Ok(()) => removed += 1,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(OutputFileError::Io(file, error).into()),
        }
    }
    Ok(removed)
}

/// Returns the file of a person's enrolment in a language, whether it exists or not.
///
/// # Errors
/// [`EnrolmentError::Name`]
pub fn file_of(name: &str, language: Language) -> Result<PathBuf, EnrolmentError> {
    let composed = composed(name);
    let is_named = |ch: char| ch.is_alphanumeric() || matches!(ch, ' ' | '-' | '_' | '\'');
    let short = (1..=LONGEST_NAME).contains(&composed.chars().count());
    if !short || name.trim() != name || !composed.chars().all(is_named) {
        return Err(EnrolmentError::Name(name.to_owned()));
    }
    Ok(enrolments_directory().join(format!("{}.{}.{EXTENSION}", composed.to_lowercase(), language.tag())))
}

/// Returns the person and language of a file's name.
fn named(path: &Path) -> Option<EnrolmentFile> {
    let stem = path.file_name()?.to_str()?.strip_suffix(EXTENSION)?.strip_suffix('.')?;
    let (name, tag) = stem.rsplit_once('.')?;
    let language = Language::from_tag(tag)?;
    Some(EnrolmentFile { name: name.to_owned(), tag: language.tag(), path: path.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_a_path() {
        for name in ["", "..", "a/b", "a\\b", ".anna", "anna ", "anna.de", "anna\n", &"x".repeat(41)] {
            assert!(matches!(file_of(name, Language::De), Err(EnrolmentError::Name(_))), "{name:?}");
        }
        let file = file_of("Anna-Lena O'Neill", Language::De).unwrap();
        assert_eq!(file.parent(), Some(enrolments_directory().as_path()));
        let found = named(&file).unwrap();
        assert_eq!((found.name.as_str(), found.tag), ("anna-lena o'neill", "de"));
        assert_eq!(named(Path::new("anna.xx.enrolment")), None);
        let accents = file_of("Bjo\u{308}rn", Language::De).unwrap();
        assert_eq!(accents, file_of("björn", Language::De).unwrap());
    }
}
