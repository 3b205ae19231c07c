//! The program: all its code is in the library, so that tests can use it too.

fn main() -> std::process::ExitCode {
    annabella::devices::platform::private_file::without_core_dumps();
    annabella_home::cli::main()
}
