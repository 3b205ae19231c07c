//! `annabella-hall`: see the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Both HTTPS and MQTT need a provider of cryptography; it can only be installed once.
    let _ = rustls::crypto::ring::default_provider().install_default();
    annabella_files::private_file::without_core_dumps();
    let line: Vec<_> = std::env::args_os().collect();
    ExitCode::from(annabella_hall::cli::run(&line))
}
