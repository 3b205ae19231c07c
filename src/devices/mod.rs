//! The devices: the event loop and all input and output. Each folder uses only the folders above it.

/// Operating systems, clocks, dates and standard streams.
pub mod platform;

/// Files: the journal, envelopes, live PGN and other output.
pub mod storage {
    pub(crate) mod disk;
    pub mod envelope;
    pub mod input_file;
    pub mod journal;
    pub mod live_pgn;
    pub use annabella_files::output_file;
}

pub mod voice;

pub mod recorder;

pub mod hearing;

/// Tactile boards on serial lines.
pub mod boards {
    pub mod plug;
    pub mod ports;
    pub mod serial;
}

pub mod terminal;

/// Games with their journals and devices, driven by one event loop.
pub mod tables {
    pub mod desk;
    pub mod event_loop;
    pub mod line_reader;
    pub mod links;
    pub mod listeners;
    pub mod sealer;
    pub mod signal;
    pub mod solo;
    mod solver;
    pub mod table;
}
