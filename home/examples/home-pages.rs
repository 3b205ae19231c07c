//! Writes the man pages and shell completions of annabella-home into a directory.
//!
//! `cargo run -p annabella-home --example home-pages -- DIRECTORY`

#[path = "../../examples/pages/pages.rs"]
mod pages;

use annabella::cli::localized_as;
use annabella_home::cli::arguments::command;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(directory) = std::env::args_os().nth(1) else {
        eprintln!("usage: cargo run -p annabella-home --example home-pages -- DIRECTORY");
        return ExitCode::from(2);
    };
    for page in pages::of("annabella-home", |words| localized_as(command(), words, "home")) {
        if let Err(error) = page.write(Path::new(&directory)) {
            eprintln!("{}: {error}", page.path);
            return ExitCode::from(3);
        }
    }
    ExitCode::SUCCESS
}
