//! Why libespeak-ng cannot speak.

use crate::speech::{Message, Worded};

/// Why the voice cannot speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EspeakError {
    /// The library cannot be loaded.
    #[error("libespeak-ng cannot be loaded: {why}")]
    Library {
        /// The message of the loader.
        why: String,
    },
    /// What the user named is no such library.
    #[error("{path} is no libespeak-ng: {why}")]
    Named {
        /// What was named.
        path: String,
        /// The message of the loader.
        why: String,
    },
    /// The library is present, but its data is not.
    #[error("the data of libespeak-ng are missing")]
    Data,
    /// There is no voice for a language.
    #[error("libespeak-ng has no voice for {language}")]
    Voice {
        /// The language's tag.
        language: String,
    },
    /// The library failed on this text.
    #[error("libespeak-ng cannot say {text:?}")]
    Synthesis {
        /// What was to be said.
        text: String,
    },
    /// The thread that calls the library has ended.
    #[error("libespeak-ng has ended")]
    Ended,
}

impl Worded for EspeakError {
    fn message(&self) -> Message {
        match self {
            // The system says why in English alone.
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
