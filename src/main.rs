//! The program: all its code is in the library, so that tests and other programs can use it too.

fn main() -> std::process::ExitCode {
    annabella::devices::platform::private_file::without_core_dumps();
    annabella::cli::main()
}
