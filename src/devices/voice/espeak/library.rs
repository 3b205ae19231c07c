//! The file of libespeak-ng: specified, the system's, or built in; and the library's errors.

use crate::speech::{Message, Worded};
use libloading::Library;
use std::ffi::CString;
use std::path::{Path, PathBuf};

/// The library's file names on the system's search path.
const NAMES: [&str; 4] = ["libespeak-ng.so.1", "libespeak-ng.so", "libespeak-ng.dylib", "libespeak-ng.dll"];
/// The environment variable with the path of the library, if it is not on the search path.
const LIBRARY_VARIABLE: &str = "ANNABELLA_ESPEAK";

/// A library file, and its data unless the library finds it by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EspeakLibrary {
    path: PathBuf,
    data: Option<PathBuf>,
    /// Whether the user specified it.
    named: bool,
}

impl EspeakLibrary {
    /// Creates a candidate at `path`, which finds its data by itself.
    pub fn at(path: &Path) -> EspeakLibrary {
        EspeakLibrary { path: path.to_owned(), data: None, named: false }
    }

    /// Returns the candidates.
    /// They are only the library specified by the user, if any; otherwise the system's, then the one built
    /// into the program, which is unpacked only when its turn comes.
    pub fn candidates() -> Box<dyn Iterator<Item = EspeakLibrary> + Send> {
        if let Some(named) = std::env::var_os(LIBRARY_VARIABLE) {
            let named = EspeakLibrary { named: true, ..EspeakLibrary::at(Path::new(&named)) };
            return Box::new(std::iter::once(named));
        }
        let system = NAMES.into_iter().map(|name| EspeakLibrary::at(Path::new(name)));
        Box::new(system.chain(std::iter::once_with(boxed::unpacked).flatten()))
    }

    /// Returns the library built into the program, unpacked.
    #[cfg(all(test, unix, feature = "voice-in-the-box"))]
    pub fn carried() -> Option<EspeakLibrary> {
        boxed::unpacked()
    }

    /// Loads the library.
    ///
    /// # Errors
    ///
    /// The file does not exist, or is not a library.
    pub fn load(&self) -> Result<Library, EspeakError> {
        // SAFETY: the initializers of libespeak-ng and its dependencies only set up globals.
        unsafe { Library::new(&self.path) }.map_err(|error| {
            let (why, path) = (with_cause(&error), self.path.display().to_string());
            // Windows does not name the file.
            EspeakError::Library { why: if why.contains(&path) { why } else { format!("{path}: {why}") } }
        })
    }

    /// Returns the error to report. If the user specified the library, installing another would not help.
    pub fn why_not(&self, error: EspeakError) -> EspeakError {
        match error {
            EspeakError::Library { why } if self.named => {
                EspeakError::Named { path: self.path.display().to_string(), why }
            }
            other => other,
        }
    }

    /// Returns the data directory for the library; `None` for its default.
    ///
    /// # Errors
    ///
    /// The path cannot be passed to the library.
    pub fn data_path(&self) -> Result<Option<CString>, EspeakError> {
        let text = |path: &PathBuf| path.to_str().and_then(|path| CString::new(path).ok());
        self.data.as_ref().map(|path| text(path).ok_or(EspeakError::Data)).transpose()
    }
}

/// The voice built into the program.
#[cfg(feature = "voice-in-the-box")]
mod boxed {
    use super::EspeakLibrary;
    use crate::devices::platform::private_file::private_folder;
    use etcetera::BaseStrategy;
    use std::fs::DirBuilder;
    use std::path::PathBuf;

    /// The maximum length of a data path that the library accepts.
    const LONGEST: usize = 120;

    /// Unpacks the voice to the cache directory, or to a temporary directory.
    pub fn unpacked() -> Option<EspeakLibrary> {
        let named = format!("annabella/voice-{}", env!("CARGO_PKG_VERSION"));
        let cache = etcetera::choose_base_strategy().ok().map(|places| places.cache_dir().join(named));
        let usual = cache.filter(|path| path.as_os_str().len() <= LONGEST);
        usual.and_then(unpack).or_else(|| unpack(private()?))
    }

    fn unpack(directory: PathBuf) -> Option<EspeakLibrary> {
        let unpacked = annabella_voice_box::unpack(&directory).ok()?;
        Some(EspeakLibrary { path: unpacked.library, data: Some(unpacked.data), named: false })
    }

    /// Creates a directory that only this user can write to, because a library is loaded from it.
    fn private() -> Option<PathBuf> {
        let directory = std::env::temp_dir().join(format!("annabella-voice-{}", std::process::id()));
        private_folder(&mut DirBuilder::new()).create(&directory).ok()?;
        Some(directory)
    }
}

#[cfg(not(feature = "voice-in-the-box"))]
mod boxed {
    use super::EspeakLibrary;

    /// Returns `None`: no voice is built in.
    pub fn unpacked() -> Option<EspeakLibrary> {
        None
    }
}

/// The reason why the voice cannot speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EspeakError {
    /// The library cannot be loaded.
    #[error("libespeak-ng cannot be loaded: {why}")]
    Library {
        /// The message of the loader.
        why: String,
    },
    /// The file specified by the user is not such a library.
    #[error("{path} is not libespeak-ng: {why}")]
    Named {
        /// The specified path.
        path: String,
        /// The message of the loader.
        why: String,
    },
    /// The library exists, but its data does not.
    #[error("the data of libespeak-ng are missing")]
    Data,
    /// The library has no voice for the language.
    #[error("libespeak-ng has no voice for {language}")]
    Voice {
        /// The language's tag.
        language: String,
    },
    /// The library failed on this text.
    #[error("libespeak-ng cannot say {text:?}")]
    Synthesis {
        /// The text.
        text: String,
    },
    /// The thread that calls the library has ended.
    #[error("libespeak-ng has ended")]
    Ended,
}

impl Worded for EspeakError {
    fn message(&self) -> Message {
        match self {
            // The system gives the reason in English only.
            EspeakError::Library { .. } => Message::new("espeak-library"),
            EspeakError::Named { path, .. } => Message::new("espeak-named").with("path", path.as_str()),
            EspeakError::Data => Message::new("espeak-data"),
            EspeakError::Voice { language } => {
                Message::new("espeak-voice").with("language", language.as_str())
            }
            EspeakError::Synthesis { text } => Message::new("espeak-synthesis").with("text", text.as_str()),
            EspeakError::Ended => Message::new("espeak-ended"),
        }
    }
}

/// Returns the operating system's message without a full stop; libraries wrap it in their own.
pub(in crate::devices::voice) fn with_cause(error: &dyn std::error::Error) -> String {
    let words = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    words.trim_end_matches('.').to_owned()
}
