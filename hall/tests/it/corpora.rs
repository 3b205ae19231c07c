//! The corpora of the fuzz targets pass their checks.

use annabella_hall::checks::{NAMES, run};
use std::fs;
use std::path::Path;

#[test]
fn corpora_pass_the_checks_of_their_fuzz_targets() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let mut folders: Vec<String> = Vec::new();
    for folder in fs::read_dir(&corpora).unwrap() {
        let folder = folder.unwrap();
        let name = folder.file_name().into_string().unwrap();
        let inputs = fs::read_dir(folder.path()).unwrap();
        let count = inputs.map(|input| run(&name, &fs::read(input.unwrap().path()).unwrap())).count();
        assert!(count > 3, "{name}");
        folders.push(name);
    }
    folders.sort();
    let mut names = NAMES.to_vec();
    names.sort_unstable();
    assert_eq!(folders, names);
}
