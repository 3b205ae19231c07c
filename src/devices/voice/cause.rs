//! The operating system's message in an error of a library.

/// The operating system's message without a full stop; libraries wrap it in their own.
pub(super) fn with_cause(error: &dyn std::error::Error) -> String {
    let words = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    words.trim_end_matches('.').to_owned()
}
