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

/// A request from the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// Say words.
    Say {
        /// A number for the replies to repeat.
        id: u64,
        /// The words.
        text: String,
        /// The language tag of the words.
        language: String,
        /// The rate in words a minute.
        rate: u32,
        /// The volume in per cent of the default.
        volume: u32,
        /// The pitch from 0 (low) to 99 (high); 50 is the voice's default.
        pitch: u32,
    },
    /// Be silent immediately.
    Stop(bool),
}

/// A reply from the voice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// The system's voice is ready.
    Ready(bool),
    /// The words with this id have started.
    Begin(u64),
    /// The words with this id have ended.
    End(u64),
    /// The system's voice has failed, with its error message; the process ends.
    Failed(String),
}
