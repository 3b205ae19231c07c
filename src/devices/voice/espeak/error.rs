//! The errors of libespeak-ng.

use crate::speech::{Message, Worded};

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
