//! The program: everything is in the library, so that tests and other programs reach it too.

fn main() -> std::process::ExitCode {
    annabella::cli::main()
}
