//! The program under test.

/// Cargo's own, or the one named when the tests are compiled, as a released one.
pub const PROGRAM: &str = match option_env!("ANNABELLA_TESTED") {
    Some(program) => program,
    None => env!("CARGO_BIN_EXE_annabella"),
};
