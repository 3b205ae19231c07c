//! Where libespeak-ng is: named by the user, the system's, or carried inside the program.

use super::cause::with_cause;
use super::espeak_error::EspeakError;
use libloading::Library;
use std::ffi::CString;
use std::path::{Path, PathBuf};

/// The names by which the library is looked for on the system's search path.
const NAMES: [&str; 4] = ["libespeak-ng.so.1", "libespeak-ng.so", "libespeak-ng.dylib", "libespeak-ng.dll"];
/// The environment variable with the path of the library, if it is elsewhere.
const LIBRARY_VARIABLE: &str = "ANNABELLA_ESPEAK";

/// A file of the library, and its data if it does not find them by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EspeakLibrary {
    path: PathBuf,
    data: Option<PathBuf>,
    /// The user named it.
    named: bool,
}

impl EspeakLibrary {
    /// The library at that path, which finds its data by itself.
    pub fn at(path: &Path) -> EspeakLibrary {
        EspeakLibrary { path: path.to_owned(), data: None, named: false }
    }

    /// Where to look: only where the user says, else on the system and then in the program. What the program
    /// carries is unpacked only when it is its turn.
    pub fn candidates() -> Box<dyn Iterator<Item = EspeakLibrary> + Send> {
        if let Some(named) = std::env::var_os(LIBRARY_VARIABLE) {
            let named = EspeakLibrary { named: true, ..EspeakLibrary::at(Path::new(&named)) };
            return Box::new(std::iter::once(named));
        }
        let system = NAMES.into_iter().map(|name| EspeakLibrary::at(Path::new(name)));
        Box::new(system.chain(std::iter::once_with(boxed::unpacked).flatten()))
    }

    /// The one that the program carries, unpacked.
    #[cfg(all(test, unix, feature = "voice-in-the-box"))]
    pub fn carried() -> Option<EspeakLibrary> {
        boxed::unpacked()
    }

    /// Loads the library.
    ///
    /// # Errors
    ///
    /// It is no library, or not there.
    pub fn load(&self) -> Result<Library, EspeakError> {
        // SAFETY: the initializers of libespeak-ng and of the libraries it links only set up globals.
        unsafe { Library::new(&self.path) }.map_err(|error| {
            let (why, path) = (with_cause(&error), self.path.display().to_string());
            // Windows does not name the file.
            EspeakError::Library { why: if why.contains(&path) { why } else { format!("{path}: {why}") } }
        })
    }

    /// What is told if it does not serve, where the user named it: another one installed would not help.
    pub fn why_not(&self, error: EspeakError) -> EspeakError {
        match error {
            EspeakError::Library { why } if self.named => {
                EspeakError::Named { path: self.path.display().to_string(), why }
            }
            other => other,
        }
    }

    /// The directory of the data, as the library takes it; none for its own.
    ///
    /// # Errors
    ///
    /// The path cannot be given to the library.
    pub fn data_path(&self) -> Result<Option<CString>, EspeakError> {
        let text = |path: &PathBuf| path.to_str().and_then(|path| CString::new(path).ok());
        self.data.as_ref().map(|path| text(path).ok_or(EspeakError::Data)).transpose()
    }
}

/// The voice that the program carries.
#[cfg(feature = "voice-in-the-box")]
mod boxed {
    use super::EspeakLibrary;
    use crate::devices::platform::private_file::private_folder;
    use etcetera::BaseStrategy;
    use std::fs::DirBuilder;
    use std::path::PathBuf;

    /// The longest path of data that the library takes.
    const LONGEST: usize = 120;

    /// Unpacks it where programs keep what they can make again, or else where temporary files are.
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

    /// A new directory that nobody else may write into: a library is loaded from it.
    fn private() -> Option<PathBuf> {
        let directory = std::env::temp_dir().join(format!("annabella-voice-{}", std::process::id()));
        private_folder(&mut DirBuilder::new()).create(&directory).ok()?;
        Some(directory)
    }
}

#[cfg(not(feature = "voice-in-the-box"))]
mod boxed {
    use super::EspeakLibrary;

    /// None is carried.
    pub fn unpacked() -> Option<EspeakLibrary> {
        None
    }
}
