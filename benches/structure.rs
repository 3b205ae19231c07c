//! Figures of the structure of the code, to compare it before and after it is rebuilt. It prints one
//! plain line a figure, and exits 1 where the code cannot be read or has no game.
//!
//! `cargo bench --bench structure`, or `-- PATH` for another checkout; `--list` names what was
//! counted. The figures are of the text: `tests/it/sources/structure` says how each is taken.

#[path = "../tests/it/sources/mod.rs"]
mod sources;

use sources::structure::code::Code;
use sources::structure::figures::figures;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut list, mut checkout) = (false, None);
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            // `cargo bench` gives it to every bench.
            "--bench" => {}
            "--list" => list = true,
            path if !path.starts_with('-') && checkout.is_none() => checkout = Some(PathBuf::from(path)),
            other => {
                eprintln!("structure: {other} is neither --list nor the path of one checkout");
                return ExitCode::FAILURE;
            }
        }
    }
    let checkout = checkout.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    match Code::read(&checkout).and_then(|code| figures(&code)) {
        Ok(figures) => {
            for figure in figures {
                println!("{figure}");
                for detail in figure.details.iter().filter(|_| list) {
                    println!("  {detail}");
                }
            }
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("structure: {why}");
            ExitCode::FAILURE
        }
    }
}
