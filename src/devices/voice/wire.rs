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

/// A request of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// Say words.
    Say {
        /// A number that the replies repeat.
        id: u64,
        /// The words.
        text: String,
        /// The tag of their language.
        language: String,
        /// Words per minute.
        rate: u32,
        /// Per cent of the default volume.
        volume: u32,
        /// From 0, low, to 99, high; 50 is the voice's own.
        pitch: u32,
    },
    /// Be silent at once.
    Stop(bool),
}

/// A reply of the voice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// The system's voice is ready.
    Ready(bool),
    /// The words of that id have begun.
    Begin(u64),
    /// The words of that id have ended.
    End(u64),
    /// The system's voice has failed, with its error message; the process ends.
    Failed(String),
}
