//! The file of libespeak-ng: named by the user, the system's, or built into the program.

use super::error::{EspeakError, with_cause};
use libloading::Library;
use std::ffi::CString;
use std::path::{Path, PathBuf};

/// The library's names on the system's search path.
const NAMES: [&str; 4] = ["libespeak-ng.so.1", "libespeak-ng.so", "libespeak-ng.dylib", "libespeak-ng.dll"];
/// The environment variable with the path of the library, if it is not on the search path.
const LIBRARY_VARIABLE: &str = "ANNABELLA_ESPEAK";

/// A file of the library, and its data unless it finds them by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EspeakLibrary {
    path: PathBuf,
    data: Option<PathBuf>,
    /// Whether the user named it.
    named: bool,
}

impl EspeakLibrary {
    /// The library at this path, which finds its data by itself.
    pub fn at(path: &Path) -> EspeakLibrary {
        EspeakLibrary { path: path.to_owned(), data: None, named: false }
    }

    /// The candidates: only the one that the user named; otherwise the system's, then the one built
    /// into the program, which is unpacked only when its turn comes.
    pub fn candidates() -> Box<dyn Iterator<Item = EspeakLibrary> + Send> {
        if let Some(named) = std::env::var_os(LIBRARY_VARIABLE) {
            let named = EspeakLibrary { named: true, ..EspeakLibrary::at(Path::new(&named)) };
            return Box::new(std::iter::once(named));
        }
        let system = NAMES.into_iter().map(|name| EspeakLibrary::at(Path::new(name)));
        Box::new(system.chain(std::iter::once_with(boxed::unpacked).flatten()))
    }

    /// The one built into the program, unpacked.
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
        // SAFETY: the initializers of libespeak-ng and of the libraries it links only set up
        // globals.
        unsafe { Library::new(&self.path) }.map_err(|error| {
            let (why, path) = (with_cause(&error), self.path.display().to_string());
            // Windows does not name the file.
            EspeakError::Library { why: if why.contains(&path) { why } else { format!("{path}: {why}") } }
        })
    }

    /// The error to report. If the user named the library, installing another would not help.
    pub fn why_not(&self, error: EspeakError) -> EspeakError {
        match error {
            EspeakError::Library { why } if self.named => {
                EspeakError::Named { path: self.path.display().to_string(), why }
            }
            other => other,
        }
    }

    /// The directory of the data for the library; `None` for its own.
    ///
    /// # Errors
    ///
    /// The path has no form that the library accepts.
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

    /// Longest path of data that the library accepts.
    const LONGEST: usize = 120;

    /// Unpacks it into the cache directory, or into that for temporary files.
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

    /// A new directory that only this user can write to, because a library is loaded from it.
    fn private() -> Option<PathBuf> {
        let directory = std::env::temp_dir().join(format!("annabella-voice-{}", std::process::id()));
        private_folder(&mut DirBuilder::new()).create(&directory).ok()?;
        Some(directory)
    }
}

#[cfg(not(feature = "voice-in-the-box"))]
mod boxed {
    use super::EspeakLibrary;

    /// Nothing: none is built in.
    pub fn unpacked() -> Option<EspeakLibrary> {
        None
    }
}
