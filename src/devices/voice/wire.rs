//! The lines of JSON between the program and `annabella-voice`.
//!
//! ```
//! use annabella::devices::voice::wire::{Reply, Request};
//!
//! let stop = serde_json::to_string(&Request::Stop(true)).unwrap();
//! assert_eq!(stop, r#"{"stop":true}"#);
//! assert_eq!(serde_json::from_str::<Reply>(r#"{"begin":1}"#).unwrap(), Reply::Begin(1));
//! ```

use serde::{Deserialize, Serialize};

/// What the program asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// To say words.
    Say {
        /// Comes back in the replies.
        id: u64,
        /// The words.
        text: String,
        /// Their language's tag.
        language: String,
        /// Words a minute.
        rate: u32,
        /// Per cent of the usual volume.
        volume: u32,
    },
    /// To be silent at once.
    Stop(bool),
}

/// What the voice answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// The system's voice is there.
    Ready(bool),
    /// These words have begun.
    Begin(u64),
    /// They have ended.
    End(u64),
    /// The system's voice failed, in its own words; the process ends.
    Failed(String),
}
