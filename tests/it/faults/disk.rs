//! A disk that stalls, is full or cannot be written, for one program.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/faults/disk.c");

/// A library that the program loads, and the file that controls it.
pub struct Disk {
    library: PathBuf,
    state: PathBuf,
}

impl Disk {
    /// Creates a disk that works. Its files are in `folder`.
    pub fn new(folder: &Path) -> Disk {
        let library = folder.join("disk.so");
        let compiler = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(&library)
            .args([SOURCE, "-ldl"])
            .output()
            .unwrap();
        assert!(compiler.status.success(), "{}", String::from_utf8_lossy(&compiler.stderr));
        let disk = Disk { library, state: folder.join("disk.state") };
        disk.set(0, None);
        disk
    }

    /// Creates another disk that works. The files of its program are in `folder`.
    pub fn another(&self, folder: &Path) -> Disk {
        let disk = Disk { library: self.library.clone(), state: folder.join("disk.state") };
        disk.set(0, None);
        disk
    }

    /// Sets the time of a sync in milliseconds, and the number of bytes that can be written in all.
    pub fn set(&self, sync_ms: u64, room: Option<u64>) {
        self.control(sync_ms, room, false);
    }

    /// Makes the disk refuse every change, as one that the system has mounted read-only after an error.
    pub fn refuse(&self) {
        self.control(0, None, true);
    }

    fn control(&self, sync_ms: u64, room: Option<u64>, read_only: bool) {
        let room = room.map_or("-1".to_owned(), |room| room.to_string());
        let new = self.state.with_extension("new");
        fs::write(&new, format!("{sync_ms} {room} {}\n", u8::from(read_only))).unwrap();
        fs::rename(new, &self.state).unwrap();
    }

    /// Returns the environment of a program on this disk.
    pub fn environment(&self) -> Vec<(&'static str, OsString)> {
        vec![("LD_PRELOAD", self.library.clone().into()), ("ANNABELLA_DISK", self.state.clone().into())]
    }
}
