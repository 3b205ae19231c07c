//! Options that take a file, each with a folder, a pipe, a socket, a device and a long file.
//! The program says in one sentence what it is, reads nothing of it, and never waits for it.

use crate::campaigns;
use crate::limited::{ChildInTime, CommandInTime};
use crate::program::PROGRAM;
use annabella::cli::command;
use clap::Command as Cli;
use minisign::KeyPair;
use std::any::TypeId;
use std::fs::{self, File, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The maximum time of a run. A program that opens the pipe waits for ever.
const TIME: Duration = Duration::from_secs(60);

const LOCALES: [&str; 6] = ["de", "en", "es", "fr", "it", "nl"];

/// The file that is too long.
const LONG: &str = "e.svg";

/// Files, and what each is called in each locale. Only pictures need the end of their names.
const KINDS: [(&str, [&str; 6]); 5] = [
    ("a.svg", ["Verzeichnis", "directory", "carpeta", "dossier", "cartella", "map"]),
    ("b.svg", ["Pipe", "pipe", "tubería", "tube", "pipe", "pipe"]),
    ("c.svg", ["Socket", "socket", "socket", "socket", "socket", "socket"]),
    ("d.svg", ["Gerät", "device", "dispositivo", "périphérique", "dispositivo", "apparaat"]),
    ("e.svg", ["zu lang", "too long", "demasiado largo", "trop long", "troppo lungo", "te lang"]),
];

/// The use of a file that exists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// Reading.
    Read,
    /// Reading it if it is a journal. A file of any length may be none.
    Journal,
    /// Replacing it, whatever its length.
    Replaced,
    /// No use: it prevents the creation of a new file, or is only named.
    New,
}

/// The lines that take a file, which is `{}`. After a colon: the name of the option or value in `clap`.
const LINES: &[(Use, &str)] = &[
    (Use::Journal, "journal show: file {}"),
    (Use::Journal, "journal verify: file {}"),
    (Use::Journal, "journal repair: file {} --output new.journal"),
    (Use::New, "journal repair: output good.journal --output {}"),
    (Use::Journal, "journal sign: file {} --key good.txt"),
    (Use::Read, "journal sign: key good.journal --key {}"),
    (Use::Read, "journal sign: password_file good.journal --key secret.key --password-file {}"),
    (Use::Read, "journal verify: public_key good.journal --public-key {}"),
    (Use::Journal, "report: game {}"),
    (Use::Replaced, "report: output good.journal --force --output {}"),
    (Use::Read, "sheet: game {} --to txt"),
    (Use::Replaced, "sheet: output good.txt --to txt --force --output {}"),
    (Use::Read, "reconcile: white {} good.txt"),
    (Use::Read, "reconcile: black good.txt {}"),
    (Use::Journal, "reconcile: journal good.txt two.txt --journal {}"),
    (Use::Replaced, "reconcile: output good.txt two.txt --force --output {}"),
    (Use::Replaced, "announce: wav e4 --wav {} --force"),
    (Use::Replaced, "manual: wav player --wav {} --force"),
    (Use::Read, "board simulate: pgn --pgn {}"),
    (Use::New, "board watch: record /dev/null --record {}"),
    (Use::New, "play: journal --speech off --journal {}"),
    (Use::Journal, "play: resume --speech off --resume {}"),
    (Use::New, "play: join --speech off --seat arbiter --join {}"),
    (Use::Read, "play: pin_file --speech off --arbiter --time-control 600 --pin-file {}"),
    (Use::Read, "play: passphrase_file --speech off --passphrase-file {}"),
    (Use::Read, "play: pairing --speech off --pairing {}"),
    (Use::Replaced, "play: live_pgn --speech off --white-name A --black-name B --force --live-pgn {}"),
    (Use::New, "clock: journal --speech off --time-control 600 --journal {}"),
    (Use::Journal, "clock: resume --speech off --resume {}"),
    (Use::New, "clock: join --speech off --join {}"),
    (Use::Read, "clock: pin_file --speech off --arbiter --time-control 600 --pin-file {}"),
    (Use::Journal, "dictation: game {}"),
    (Use::Read, "games: file {}"),
    (Use::Read, "show: position {}"),
    (Use::Replaced, "show: output good.journal --force --output {}"),
    (Use::Read, "review: game {}"),
];

/// A folder with one file of each kind, and some that are as they should be.
struct Folder {
    dir: TempDir,
    _socket: UnixListener,
}

impl Folder {
    fn new() -> Folder {
        let dir = tempfile::tempdir().unwrap();
        let path = |name: &str| dir.path().join(name);
        fs::create_dir(path("a.svg")).unwrap();
        assert!(Command::new("mkfifo").arg(path("b.svg")).status_in_time().unwrap().success());
        symlink("/dev/zero", path("d.svg")).unwrap();
        File::create(path("e.svg")).unwrap().set_len(10 << 30).unwrap();
        fs::write(path("good.txt"), "1. d4 Nf6\n2. c4 e6\n").unwrap();
        fs::write(path("two.txt"), "1. d4 Nf6\n2. c4 g6\n").unwrap();
        let pair = KeyPair::generate_encrypted_keypair(Some("knight".to_owned())).unwrap();
        fs::write(path("secret.key"), pair.sk.to_box(None).unwrap().into_string()).unwrap();
        let socket = UnixListener::bind(path("c.svg")).unwrap();
        for name in ["b.svg", "c.svg", "e.svg"] {
            fs::set_permissions(path(name), Permissions::from_mode(0o600)).unwrap();
        }
        let folder = Folder { dir, _socket: socket };
        let game = folder.run("en", "play --speech off --journal good.journal", b"e4\n");
        assert_eq!(game.status.code(), Some(0), "{game:?}");
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn command(&self, locale: &str, line: &str) -> Command {
        let mut command = Command::new(PROGRAM);
        command.current_dir(self.dir.path()).args(["--locale", locale]).args(line.split(' '));
        command.env("ANNABELLA_SETTINGS", "").env("XDG_DATA_HOME", self.dir.path());
        command.env("XDG_RUNTIME_DIR", self.dir.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    #[track_caller]
    fn run(&self, locale: &str, line: &str, input: &[u8]) -> Output {
        finished(self.command(locale, line).spawn().unwrap(), input, line)
    }
}

/// Waits for the end of a program, which must come.
#[track_caller]
fn finished(mut child: Child, input: &[u8], line: &str) -> Output {
    // A program that refuses its file reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input);
    let id = rustix::process::Pid::from_raw(child.id().cast_signed()).unwrap();
    let waiting = thread::spawn(move || child.output_in_time().unwrap());
    let until = Instant::now() + TIME;
    while !waiting.is_finished() {
        if Instant::now() > until {
            rustix::process::kill_process(id, rustix::process::Signal::KILL).unwrap();
            panic!("{line} never ends");
        }
        thread::sleep(Duration::from_millis(2));
    }
    waiting.join().unwrap()
}

/// The names of all options and values that take a file, each after its command.
fn all_options(command: &Cli, path: &str, found: &mut Vec<String>) {
    for sub in command.get_subcommands() {
        let path = format!("{path} {}", sub.get_name());
        let files =
            sub.get_arguments().filter(|arg| arg.get_value_parser().type_id() == TypeId::of::<PathBuf>());
        found.extend(files.map(|arg| format!("{}: {}", path.trim(), arg.get_id())));
        all_options(sub, &path, found);
    }
}

#[test]
fn every_option_that_takes_a_file_is_in_the_table() {
    let mut options = Vec::new();
    all_options(&command(), "", &mut options);
    assert!(options.len() > 25, "{options:?}");
    let is_tried =
        |option: &String| LINES.iter().any(|(_, line)| format!("{line} ").starts_with(&format!("{option} ")));
    // The lines of boards are not files. Joining recordings needs one, and writes its file like the others.
    let is_exempt = |option: &str| {
        let is_line = option.ends_with(": port") || option.ends_with(": link");
        (option.starts_with("board ") && is_line) || option == "dictation: output"
    };
    options.retain(|option| !is_tried(option) && !is_exempt(option));
    assert!(options.is_empty(), "{options:#?}");
}

#[test]
fn what_is_no_file_is_refused_by_its_kind_with_every_option() {
    let folder = Folder::new();
    let before = fs::read(folder.path("good.journal")).unwrap();
    let mut faults = Vec::new();
    for (index, (usage, line)) in LINES.iter().enumerate() {
        let (command, rest) = line.split_once(": ").unwrap();
        let (_, arguments) = rest.split_once(' ').unwrap();
        for (kind, (file, words)) in KINDS.into_iter().enumerate() {
            // Elsewhere, each command meets some kinds, and each kind some commands.
            if (*usage, file) == (Use::Replaced, LONG) || (index + kind) % campaigns::length(4, 1) != 0 {
                continue;
            }
            let line = format!("{command} {}", arguments.replace("{}", file));
            // The words are the same with all options.
            let one = (index + kind) % LOCALES.len();
            let locales = if command == "sheet" { 0..LOCALES.len() } else { one..one + 1 };
            for (locale, word) in locales.map(|at| (LOCALES[at], words[at])) {
                let output = folder.run(locale, &line, b"");
                let said = String::from_utf8(output.stderr).unwrap();
                // These have answered before the file was needed.
                let answers = ["--public-key", "announce"].iter().any(|word| line.contains(word));
                let is_silent = output.stdout.is_empty() || answers;
                let is_by_kind = match (*usage, file) {
                    (Use::New, _) | (Use::Journal, LONG) => said.contains(file),
                    _ => said.contains(file) && said.contains(word),
                };
                let is_refused = output.status.code() == Some(2) && said.lines().count() == 1;
                if !(is_refused && is_silent && is_by_kind) {
                    faults.push(format!("{locale} {line}: {:?} {said}", output.status.code()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert_eq!(fs::read(folder.path("good.journal")).unwrap(), before);
    assert!(!folder.path("new.journal").exists());
}

#[test]
fn a_settings_file_that_is_none_is_refused_by_its_kind() {
    let folder = Folder::new();
    for (file, words) in KINDS {
        for (locale, word) in LOCALES.into_iter().zip(words) {
            let line = "play --speech off";
            let child = folder.command(locale, line).env("ANNABELLA_SETTINGS", file).spawn().unwrap();
            let output = finished(child, b"", line);
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{file}: {said}");
            assert!(said.lines().count() == 1 && said.contains(file) && said.contains(word), "{said}");
        }
    }
}

/// Files of the shell have a reader or writer.
/// These are standard input from a file, standard output, and `<(command)` for a secret, which should not have
/// to be in a file.
#[test]
fn files_that_the_shell_has_opened_are_used() {
    let folder = Folder::new();
    let shell = |line: &str| {
        let mut command = Command::new("bash");
        command.args(["-c", line, PROGRAM]).current_dir(folder.dir.path()).env("ANNABELLA_SETTINGS", "");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let output = finished(command.spawn().unwrap(), b"", line);
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let sheet = shell("$0 --locale en sheet good.txt --to txt");
    assert_eq!(sheet.0, Some(0), "{sheet:?}");
    assert_eq!(shell("$0 --locale en sheet /dev/stdin --to txt < good.txt"), sheet);
    assert_eq!(shell("$0 --locale en sheet good.txt --to txt --output /dev/stdout | cat").1, sheet.1);
    let game = "$0 --locale en play --speech off --journal";
    let short = shell(&format!("{game} a.journal --passphrase-file <(echo short)"));
    assert!(short.0 == Some(2) && !short.2.contains("pipe"), "{short:?}");
    let long = shell(&format!("{game} b.journal --passphrase-file <(echo a long enough passphrase)"));
    assert_eq!(long.0, Some(0), "{long:?}");
    // A game is read several times, and a pipe can be read once.
    let piped = shell("cat good.txt | $0 --locale en sheet /dev/stdin --to txt");
    assert_eq!(piped.2, "/dev/stdin: this is a pipe. Choose a regular file.\n");
}

/// Another program may read the pipe.
#[test]
fn a_refused_pipe_still_has_all_that_was_written_to_it() {
    let folder = Folder::new();
    let pipe = folder.path("b.svg");
    let open = |path: &Path| File::options().read(true).write(true).open(path).unwrap();
    let mut both = open(&pipe);
    both.write_all(b"secret\n").unwrap();
    for line in ["play --speech off --passphrase-file b.svg", "sheet b.svg --to txt", "journal show b.svg"] {
        assert_eq!(folder.run("en", line, b"").status.code(), Some(2), "{line}");
    }
    let mut read = [0; 7];
    both.read_exact(&mut read).unwrap();
    assert_eq!(&read, b"secret\n");
}
