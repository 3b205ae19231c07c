//! Files that someone has put where the program reads or writes: links, pipes, devices, and files of others.
//!
//! Each is refused by one sentence, at once, and nothing of another file changes.

use crate::broker::{Broker, PATIENCE};
use crate::program::{Program, command};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

const TOURNAMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/open.trf");

/// Runs `serve` with these options, which it refuses, and returns its sentence.
fn refused(options: &[&str]) -> String {
    let fixed = ["serve", "--event", "Open", "--listen", "127.0.0.1:0", "--broker", "mqtt://127.0.0.1:1"];
    let mut child = command(&[&fixed[..], options].concat()).stdin(Stdio::null()).spawn().unwrap();
    let until = Instant::now() + PATIENCE;
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > until {
            child.kill().unwrap();
            panic!("{options:?} hangs");
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.lines().count()), (Some(2), 1), "{options:?}: {errors}");
    errors
}

fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn no_file_that_is_read_can_hang_or_fill_the_memory() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name).display().to_string();
    pipe(&dir.path().join("pipe"));
    let large = fs::File::create(dir.path().join("large")).unwrap();
    large.set_len(100 << 30).unwrap();
    symlink("/dev/zero", dir.path().join("link")).unwrap();
    let (pipe, large, folder, link) = (at("pipe"), at("large"), at("."), at("link"));
    for (file, what) in [
        ("/dev/zero", "this is a device"),
        (link.as_str(), "this is a device"),
        (&pipe, "this is a pipe"),
        (&folder, "this is a directory"),
        (&large, "the file is too long"),
        ("none", "file not found"),
    ] {
        for options in [
            &["--pairings", file][..],
            &["--ca", file],
            &["--user", "arbiters", "--password-file", file],
            &["--page-password-file", file],
            &["--tls-cert", file, "--tls-key", TOURNAMENT],
            &["--tls-cert", TOURNAMENT, "--tls-key", file],
            &["--pairings", TOURNAMENT, "--push", "https://localhost/", "--push-token-file", file],
        ] {
            let said = refused(options);
            assert!(said.contains(what) && said.starts_with(file), "{options:?}: {said}");
        }
    }
}

#[test]
fn no_file_that_is_written_leads_elsewhere_or_replaces_that_of_another() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    fs::write(at("precious"), "precious").unwrap();
    symlink(at("precious"), at("link.trf")).unwrap();
    symlink(at("missing"), at("dangling.trf")).unwrap();
    pipe(&at("pipe.trf"));
    fs::write(at("foreign.trf"), "a letter\n").unwrap();
    for (name, what) in [
        ("link.trf", "this is a link"),
        ("dangling.trf", "this is a link"),
        ("pipe.trf", "this is a pipe"),
        ("foreign.trf", "the file already exists. Replace it with --force."),
    ] {
        let said = refused(&["--pairings", TOURNAMENT, "--results", at(name).to_str().unwrap()]);
        assert!(said.contains(what), "{said}");
    }
    assert!(!at("missing").exists() && !at("foreign.trf.log").exists());
    // What was planted beside the results leads nowhere, and what this program wrote before is replaced.
    let Some(broker) = Broker::start() else { return };
    let results = at("results.trf");
    for planted in ["results.trf.new", "results.trf.log"] {
        symlink(at("precious"), at(planted)).unwrap();
    }
    let written = fs::read_to_string(TOURNAMENT).unwrap().replace(" 1.0 ", " 0.5 ");
    fs::write(&results, written).unwrap();
    let mut arguments = ["serve", "--event", "Open", "--listen", "127.0.0.1:0"].map(str::to_owned).to_vec();
    arguments.extend(["--broker".to_owned(), broker.url(), "--pairings".to_owned(), TOURNAMENT.to_owned()]);
    arguments.extend(["--results".to_owned(), results.display().to_string()]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let program = Program::start(&arguments);
    program.host();
    assert_eq!(fs::read(&results).unwrap(), fs::read(TOURNAMENT).unwrap());
    assert_eq!(fs::read_to_string(at("precious")).unwrap(), "precious");
}

#[test]
fn files_with_secrets_that_others_can_read_are_named() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("secret");
    fs::write(&file, "a-secret\n").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let path = file.to_str().unwrap();
    for options in [
        &["--user", "arbiters", "--password-file", path][..],
        &["--pairings", TOURNAMENT, "--push", "https://localhost/", "--push-token-file", path],
    ] {
        assert!(refused(options).contains(&format!("Type chmod 600 {path}.")));
    }
    // The program makes the hash, and the key is made with openssl: they may be open, with a warning.
    fs::write(&file, annabella_hall::serve::password::hashed("correct horse").unwrap()).unwrap();
    let fixed = ["serve", "--event", "Open", "--listen", "127.0.0.1:0", "--broker", "mqtt://127.0.0.1:1"];
    let program = Program::start(&[&fixed[..], &["--page-password-file", path]].concat());
    program.wait_for_error(|line| line == format!("{path}: other users can read it. Type chmod 600 {path}."));
    program.host();
}
