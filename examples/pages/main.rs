//! Writes the pages of a package into a directory: man pages, the manual, and shell completions.
//!
//! `cargo run --example pages -- DIRECTORY`

mod manual;
mod pages;

use annabella::cli::{command, localized};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(directory) = std::env::args_os().nth(1) else {
        eprintln!("usage: cargo run --example pages -- DIRECTORY");
        return ExitCode::from(2);
    };
    let pages = pages::of("annabella", |words| localized(command(), words));
    for page in pages.into_iter().chain(manual::all()) {
        if let Err(error) = page.write(Path::new(&directory)) {
            eprintln!("{}: {error}", page.path);
            return ExitCode::from(3);
        }
    }
    ExitCode::SUCCESS
}
