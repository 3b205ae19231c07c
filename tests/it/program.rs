//! The program under test.

/// The program built by Cargo, or another, such as a released one, named when compiling the tests.
pub const PROGRAM: &str = match option_env!("ANNABELLA_TESTED") {
    Some(program) => program,
    None => env!("CARGO_BIN_EXE_annabella"),
};
