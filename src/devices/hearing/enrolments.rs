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
/// The end of the name of an unfinished enrolment.
const UNFINISHED: &str = "unfinished";

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

/// The file of one enrolment, finished or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnrolmentFile {
    /// The person.
    pub name: String,
    /// The language.
    pub language: Language,
    /// The file.
    pub path: PathBuf,
    /// Whether the dialogue was held to its end.
    pub is_finished: bool,
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
    read(&file, language, Enrolment::parse)
}

/// Reads an unfinished enrolment; `None` without a usable one.
///
/// # Errors
/// [`EnrolmentError::Name`]
pub fn unfinished(name: &str, language: Language) -> Result<Option<Enrolment>, EnrolmentError> {
    let file = file_of(name, language)?.with_extension(UNFINISHED);
    Ok(read(&file, language, Enrolment::parse_unfinished).ok())
}

fn read(
    file: &Path,
    language: Language,
    parse: impl Fn(&str) -> Result<Enrolment, EnrolmentFault>,
) -> Result<Enrolment, EnrolmentError> {
    let bytes = input_file::bounded(file, LONGEST)?;
    let text = String::from_utf8(bytes).unwrap_or_default();
    let faulty = |fault| EnrolmentError::Faulty { file: file.to_owned(), fault };
    parse(&text).and_then(|enrolment| enrolment.in_language(language)).map_err(faulty)
}

/// Writes a new enrolment, in place of an earlier and an unfinished one. Returns its file.
///
/// # Errors
/// [`EnrolmentError`]
pub fn save(mut enrolment: Enrolment) -> Result<PathBuf, EnrolmentError> {
    let file = file_of(enrolment.speaker(), enrolment.language())?;
    let earlier = load(enrolment.speaker(), enrolment.language());
    enrolment.keep_learnt(earlier.is_ok_and(|earlier| earlier.keeps_learnt()));
    write(&file, &enrolment)?;
    // It may not exist.
    let _ = fs::remove_file(file.with_extension(UNFINISHED));
    Ok(file)
}

/// Writes an unfinished enrolment.
///
/// # Errors
/// [`EnrolmentError`]
pub fn save_unfinished(enrolment: &Enrolment) -> Result<(), EnrolmentError> {
    write(&file_of(enrolment.speaker(), enrolment.language())?.with_extension(UNFINISHED), enrolment)
}

/// Writes what was learnt in a game, unless the person has replaced the enrolment since.
///
/// # Errors
/// [`EnrolmentError`]
pub(super) fn save_learnt(before: &Enrolment, learnt: &Enrolment) -> Result<(), EnrolmentError> {
    if load(before.speaker(), before.language()).is_ok_and(|now| now == *before) {
        write(&file_of(learnt.speaker(), learnt.language())?, learnt)?;
    }
    Ok(())
}

fn write(file: &Path, enrolment: &Enrolment) -> Result<(), EnrolmentError> {
    let folder = enrolments_directory();
    let made = private_folder(DirBuilder::new().recursive(true)).create(&folder);
    made.map_err(|error| OutputFileError::Io(folder, error))?;
    Ok(save_privately(file, enrolment.text().as_bytes(), true)?)
}

/// Returns the files of all enrolments, ordered by name and language.
pub fn list() -> Vec<EnrolmentFile> {
    let entries = fs::read_dir(enrolments_directory()).into_iter().flatten().flatten();
    let mut all: Vec<EnrolmentFile> = entries.filter_map(|entry| named(&entry.path())).collect();
    all.sort_unstable_by(|a, b| (&a.name, a.language.tag()).cmp(&(&b.name, b.language.tag())));
    all
}

/// Allows or forbids that what the program learns in games is saved in the enrolments of a person.
///
/// # Errors
/// [`EnrolmentError::Missing`] if the person is not enrolled, or the error of a file.
pub fn keep_learnt(name: &str, allowed: bool) -> Result<(), EnrolmentError> {
    let languages = Language::ALL.into_iter();
    let enrolled: Vec<Language> =
        languages.filter(|language| file_of(name, *language).is_ok_and(|file| file.exists())).collect();
    for language in &enrolled {
        let mut enrolment = load(name, *language)?;
        enrolment.keep_learnt(allowed);
        write(&file_of(name, *language)?, &enrolment)?;
    }
    match enrolled.is_empty() {
        true => load(name, Language::default()).map(drop),
        false => Ok(()),
    }
}

/// Removes the enrolments of a person, in all languages. Returns their number.
///
/// # Errors
/// [`EnrolmentError`] for the first file that cannot be removed.
pub fn forget(name: &str) -> Result<usize, EnrolmentError> {
    let mut removed = 0;
    for language in Language::ALL {
        let file = file_of(name, language)?;
        let mut was_there = false;
        for file in [file.with_extension(UNFINISHED), file] {
            match fs::remove_file(&file) {
                Ok(()) => was_there = true,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(OutputFileError::Io(file, error).into()),
            }
        }
        removed += usize::from(was_there);
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
    let (stem, end) = path.file_name()?.to_str()?.rsplit_once('.')?;
    let is_finished = end == EXTENSION;
    let (name, tag) = stem.rsplit_once('.').filter(|_| is_finished || end == UNFINISHED)?;
    let language = Language::from_tag(tag)?;
    Some(EnrolmentFile { name: name.to_owned(), language, path: path.to_owned(), is_finished })
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
        assert_eq!((found.name.as_str(), found.language), ("anna-lena o'neill", Language::De));
        assert_eq!(named(Path::new("anna.xx.enrolment")), None);
        let accents = file_of("Bjo\u{308}rn", Language::De).unwrap();
        assert_eq!(accents, file_of("björn", Language::De).unwrap());
    }
}
