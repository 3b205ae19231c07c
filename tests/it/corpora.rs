//! Corpora of the fuzz targets, replayed with the targets' own checks.

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

#[path = "../../fuzz/checks/mod.rs"]
mod checks;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

/// Lists the files or folders in a folder below `fuzz`, in order.
fn listed(folder: &Path) -> BTreeSet<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn every_fuzz_target_has_a_check_and_a_corpus() {
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    let bins = manifest.split("[[bin]]").skip(1);
    let targets: BTreeSet<&str> = bins.map(|bin| bin.split('"').nth(1).unwrap()).collect();
    let folders = listed(&fuzz().join("corpus"));
    let corpora: BTreeSet<&str> =
        folders.iter().map(|folder| folder.file_name().unwrap().to_str().unwrap()).collect();
    assert_eq!(targets, checks::CHECKS.iter().map(|(name, _)| *name).collect());
    assert_eq!(targets, corpora);
    assert!(targets.iter().all(|name| checks::named(name).is_some()));
}

#[test]
fn corpora_pass_the_checks_of_their_fuzz_targets() {
    let mut failed = Vec::new();
    for (name, check) in checks::CHECKS {
        let files = listed(&fuzz().join("corpus").join(name));
        assert!(!files.is_empty(), "{name}");
        for file in files {
            let input = fs::read(&file).unwrap();
            if catch_unwind(|| check(&input)).is_err() {
                failed.push(file);
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}
