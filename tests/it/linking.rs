//! The shared libraries that the program needs to start.
#![cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]

use object::elf::FileHeader64;
use object::read::elf::FileHeader;
use object::{Endianness, elf};

/// The C library with its parts, and the sound library of every desktop.
const EXPECTED: [&str; 8] = [
    "libc.so.6",
    "libm.so.6",
    "libgcc_s.so.1",
    "libdl.so.2",
    "libpthread.so.0",
    "librt.so.1",
    "libasound.so.2",
    "ld-linux",
];

/// Returns the shared libraries that an executable needs.
fn needed(executable: &[u8]) -> Vec<String> {
    let header = FileHeader64::<Endianness>::parse(executable).unwrap();
    let endian = header.endian().unwrap();
    let sections = header.sections(endian, executable).unwrap();
    let table = sections.dynamic_table(endian, executable).unwrap();
    let needed = table.iter().filter(|entry| entry.tag == elf::DT_NEEDED);
    needed.map(|entry| String::from_utf8_lossy(table.string(entry).unwrap()).into_owned()).collect()
}

/// The program starts without libspeechd, libespeak-ng and Braille libraries.
/// It loads them at run time, or in another process.
#[test]
fn the_program_needs_no_speech_library_to_start() {
    let needed = needed(&std::fs::read(env!("CARGO_BIN_EXE_annabella")).unwrap());
    assert!(needed.iter().any(|library| library == "libc.so.6"), "{needed:?}");
    let surprising = |library: &&String| !EXPECTED.iter().any(|expected| library.starts_with(expected));
    let surprises: Vec<&String> = needed.iter().filter(surprising).collect();
    assert!(surprises.is_empty(), "it needs {surprises:?}, of all {needed:?}");
}
