//! Everything that runs against real files, ports and processes.

mod board;
