//! `play` and `test` on machines that lack packages: questions, installation and messages.

use crate::limited::{ChildInTime, CommandInTime};
use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::Write,
    os::unix::fs::{PermissionsExt, symlink},
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A simulated machine of stand-in commands. Those that would change it only record their arguments.
struct Machine {
    dir: tempfile::TempDir,
}

impl Machine {
    /// Creates a machine with Rust but nothing else that annabella needs, used by `user`.
    fn bare(manager: &str, user: u32) -> Machine {
        let machine = Machine { dir: tempfile::tempdir().unwrap() };
        for dir in ["bin", "installable", "built", "target/release"] {
            fs::create_dir_all(machine.path(dir)).unwrap();
        }
        for tool in [
            "awk", "cat", "cp", "dirname", "env", "grep", "ln", "mkdir", "mktemp", "rm", "sed", "sleep",
            "sort", "tr",
        ] {
            symlink(real(tool), machine.path("bin").join(tool)).unwrap();
        }
        machine.command("bin/id", &format!("echo {user}"));
        machine.command("bin/rustc", "echo 'rustc 1.95.0 (f2d3ce0bd 2026-03-21)'");
        machine.recorded(
            "bin/cargo",
            "case $1 in build) cp -p \"$MACHINE/built/annabella\" \"$MACHINE/target/release/\" ;; esac",
        );
        machine.recorded("built/annabella", "cat");
        machine.recorded(
            &format!("bin/{manager}"),
            "case \" $* \" in *' install '*) cp -p \"$MACHINE\"/installable/* \"$MACHINE/bin/\" ;; esac",
        );
        machine.command("bin/apt-cache", "exit 0");
        machine.command("installable/espeak-ng", "exit 0");
        machine.command("installable/cc", "echo /dev/null");
        machine.command("installable/pkg-config", "test \"$2\" = alsa");
        machine
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn command(&self, name: &str, body: &str) {
        let path = self.path(name);
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn recorded(&self, name: &str, body: &str) {
        let short = name.rsplit('/').next().unwrap();
        self.command(name, &format!("echo \"{short} $*\" >>\"$MACHINE/calls\"\n{body}"));
    }

    /// Returns the arguments of the recorded commands, one call per line.
    fn calls(&self) -> String {
        fs::read_to_string(self.path("calls")).unwrap_or_default()
    }

    fn play(&self, language: &str, stdin: Stdio, arguments: &[&str]) -> Output {
        self.command_of_play(language, stdin, arguments).output_in_time().unwrap()
    }

    fn command_of_play(&self, language: &str, stdin: Stdio, arguments: &[&str]) -> Command {
        // Tests started in the background inherit an ignored Ctrl-C, which no shell can trap.
        let mut play = Command::new(real("env"));
        play.arg("--default-signal=INT")
            .arg(Path::new(ROOT).join("play"))
            .args(arguments)
            .env_clear()
            .env("PATH", self.path("bin"))
            .env("MACHINE", self.dir.path())
            .env("CARGO_TARGET_DIR", self.path("target"))
            .env("LANG", language)
            .stdin(stdin);
        play
    }
}

fn real(tool: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap();
    std::env::split_paths(&path).map(|dir| dir.join(tool)).find(|file| file.exists()).expect(tool)
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

/// Opens a terminal on which an answer is typed; `\x04` ends the input.
fn terminal(answer: &str) -> (File, Stdio) {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    let keyboard = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&keyboard).unwrap();
    unlockpt(&keyboard).unwrap();
    let name = ptsname(&keyboard, Vec::new()).unwrap().into_string().unwrap();
    let screen = File::options().read(true).write(true).open(name).unwrap();
    let mut keyboard = File::from(keyboard);
    keyboard.write_all(answer.as_bytes()).unwrap();
    (keyboard, screen.into())
}

/// Each sentence would take ten minutes.
#[test]
fn a_key_ends_each_spoken_sentence() {
    let machine = Machine::bare("apt-get", 0);
    for tool in ["stty", "dd"] {
        symlink(real(tool), machine.path("bin").join(tool)).unwrap();
    }
    for tool in ["cc", "pkg-config"] {
        fs::copy(machine.path("installable").join(tool), machine.path("bin").join(tool)).unwrap();
    }
    machine.recorded("bin/espeak-ng", "exec sleep 600");
    machine.command("bin/timeout", "shift\nexec \"$@\"");
    let (mut keyboard, screen) = terminal("");
    let modes = rustix::termios::tcgetattr(&keyboard).unwrap();
    let mut play = machine.command_of_play("C", screen, &[]);
    let mut play =
        play.env("PULSE_SERVER", "here").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while play.try_wait().unwrap().is_none() {
        // The game itself ends with its input, at Ctrl-D.
        let game = machine.calls().contains("annabella play\n");
        keyboard.write_all(if game { b"\x04" } else { b"x" }).unwrap();
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let output = play.output_in_time().unwrap();
    assert!(output.status.success(), "{} {}", stdout(&output), stderr(&output));
    let calls = machine.calls();
    assert!(calls.matches("espeak-ng -v en").count() > 1, "{calls}");
    let after = rustix::termios::tcgetattr(&keyboard).unwrap();
    assert_eq!(after.local_modes, modes.local_modes);
}

#[test]
fn without_a_terminal_it_says_what_to_run_and_changes_nothing() {
    let machine = Machine::bare("apt-get", 1000);
    machine.recorded("bin/sudo", "");
    let output = machine.play("C", Stdio::null(), &[]);
    assert_eq!(output.status.code(), Some(2));
    let command = "apt-get install --no-install-recommends espeak-ng gcc libasound2-dev libc6-dev pkg-config";
    assert!(stderr(&output).lines().any(|line| line == command), "a line to copy: {}", stderr(&output));
    assert_eq!(machine.calls(), "");
}

#[test]
fn root_installs_without_a_question_and_the_game_gets_its_arguments_and_lines() {
    let machine = Machine::bare("apt-get", 0);
    let lines = machine.path("lines");
    fs::write(&lines, "e4\ne5\n").unwrap();
    let output = machine.play("C", File::open(&lines).unwrap().into(), &["--journal", "my game"]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).ends_with("The game starts.\ne4\ne5\n"), "{}", stdout(&output));
    let again = machine.play("C", Stdio::null(), &[]);
    assert_eq!(stdout(&again).lines().count(), 1, "the second time is short: {}", stdout(&again));
    let calls = machine.calls();
    let apt: Vec<&str> = calls.lines().filter(|call| call.starts_with("apt-get")).collect();
    assert_eq!(apt.len(), 1, "the first call brought everything: {calls}");
    assert!(apt[0].contains("--no-install-recommends --no-remove install espeak-ng"), "{calls}");
    assert!(calls.contains("annabella play --journal my game\n"), "{calls}");
}

#[test]
fn sudo_is_used_after_a_yes_and_not_after_a_no() {
    let machine = Machine::bare("apt-get", 1000);
    machine.recorded("bin/sudo", "case $1 in -n) exit 1 ;; -v) ;; *) exec \"$@\" ;; esac");
    let (_keyboard, screen) = terminal("n\n");
    let output = machine.play("de_DE.UTF-8", screen, &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stdout(&output).contains("Tippen Sie j für ja"), "{}", stdout(&output));
    assert_eq!(machine.calls(), "");

    let (_keyboard, screen) = terminal("j\n\x04");
    let output = machine.play("de_DE.UTF-8", screen, &["--speech", "print", "--clock"]);
    let calls = machine.calls();
    assert!(calls.contains("sudo env DEBIAN_FRONTEND=noninteractive apt-get"), "{calls}");
    assert!(calls.ends_with("annabella play --speech print --clock\n"), "{calls} {}", stderr(&output));
}

#[test]
fn another_package_manager_is_never_run_and_its_names_are_said() {
    let machine = Machine::bare("dnf", 0);
    let output = machine.play("C", Stdio::null(), &[]);
    assert_eq!(output.status.code(), Some(2));
    let command = "dnf install alsa-lib-devel espeak-ng gcc glibc-devel pkgconf-pkg-config";
    assert!(stderr(&output).lines().any(|line| line == command), "a line to copy: {}", stderr(&output));
    assert_eq!(machine.calls(), "");
}

#[test]
fn installed_tools_are_accepted_from_any_source_and_the_voice_is_optional() {
    let machine = Machine::bare("dnf", 1000);
    for tool in ["cc", "pkg-config"] {
        fs::copy(machine.path("installable").join(tool), machine.path("bin").join(tool)).unwrap();
    }
    let output = machine.play("C", Stdio::null(), &[]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("Continuing without a voice"), "{}", stdout(&output));
    assert!(machine.calls().ends_with("annabella play\n"), "{}", machine.calls());
}

#[test]
fn rust_missing_or_too_old_is_told_before_anything_is_installed() {
    let machine = Machine::bare("apt-get", 0);
    machine.command("bin/rustc", "echo 'rustc 1.63.0'");
    let output = machine.play("C", Stdio::null(), &[]);
    assert_eq!(output.status.code(), Some(2));
    let of_the_system = "Rust 1.63.0 of this system is too old. annabella needs 1.95.";
    assert!(stderr(&output).starts_with(of_the_system), "{}", stderr(&output));

    machine.recorded("bin/rustup", "");
    let output = machine.play("C", Stdio::null(), &[]);
    let said: Vec<&str> = stderr(&output).lines().collect();
    assert!(said[0].starts_with("Rust 1.63.0 is too old. annabella needs 1.95."), "{said:?}");
    assert_eq!(said[1..], ["rustup update stable"]);

    fs::remove_file(machine.path("bin/cargo")).unwrap();
    let output = machine.play("de_AT", Stdio::null(), &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).starts_with("Rust 1.95 oder neuer fehlt."), "{}", stderr(&output));
    assert_eq!(machine.calls(), "", "nothing was installed, nothing run");
}

/// Creates a machine without Rust, on which stand-ins for rustup install it.
fn without_rust(manager: &str, user: u32) -> Machine {
    let machine = Machine::bare(manager, user);
    for tool in ["cargo", "rustc"] {
        fs::rename(machine.path("bin").join(tool), machine.path("built").join(tool)).unwrap();
    }
    let brings = "cp -p \"$MACHINE/built/cargo\" \"$MACHINE/built/rustc\" \"$MACHINE/bin/\"";
    for tool in ["rustup", "rustup-init"] {
        machine.recorded(&format!("installable/{tool}"), brings);
    }
    machine
}

#[test]
fn rust_is_installed_after_one_question() {
    let machine = without_rust("apt-get", 0);
    let (_keyboard, screen) = terminal("y\n\x04");
    let output = machine.play("C", screen, &[]);
    assert!(output.status.success(), "{} {}", stdout(&output), stderr(&output));
    assert_eq!(stdout(&output).matches("Type y for yes").count(), 1, "{}", stdout(&output));
    let calls = machine.calls();
    let lines: Vec<&str> = calls.lines().collect();
    assert!(lines[0].starts_with("apt-get") && lines[0].ends_with("install rustup"), "{calls}");
    assert_eq!(lines[1], "rustup toolchain install --profile minimal --no-self-update 1.95", "{calls}");
    assert!(calls.ends_with("annabella play\n"), "{calls}");
}

#[test]
fn a_no_to_rust_installs_nothing_and_says_where_it_comes_from() {
    let machine = without_rust("pacman", 0);
    let (_keyboard, screen) = terminal("n\n");
    let output = machine.play("de_DE.UTF-8", screen, &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stdout(&output).contains("Rust 1.95 oder neuer fehlt."), "{}", stdout(&output));
    assert!(stderr(&output).contains("https://rustup.rs"), "{}", stderr(&output));
    assert_eq!(machine.calls(), "");
}

#[test]
fn each_system_that_has_rustup_installs_it_its_way() {
    for (manager, first, second) in [
        ("dnf", "dnf -q -y install rustup", "rustup toolchain install"),
        ("pacman", "pacman -S --noconfirm --needed rustup", "rustup toolchain install"),
    ] {
        let machine = without_rust(manager, 0);
        machine.recorded(&format!("bin/{manager}"), "cp -p \"$MACHINE\"/installable/* \"$MACHINE/bin/\"");
        let (_keyboard, screen) = terminal("y\n\x04");
        machine.play("C", screen, &[]);
        let calls = machine.calls();
        let lines: Vec<&str> = calls.lines().collect();
        assert_eq!(lines[0], first, "{calls}");
        assert!(lines[1].starts_with(second), "{calls}");
    }
    // Fedora's package contains only the installer.
    let machine = without_rust("dnf", 0);
    fs::remove_file(machine.path("installable/rustup")).unwrap();
    machine.recorded("bin/dnf", "cp -p \"$MACHINE\"/installable/* \"$MACHINE/bin/\"");
    let (_keyboard, screen) = terminal("y\n\x04");
    let mut play = machine.command_of_play("C", screen, &[]);
    let output = play.env("HOME", machine.dir.path()).output_in_time().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let init = "rustup-init -y --no-modify-path --profile minimal --default-toolchain 1.95\n";
    assert!(machine.calls().contains(init), "{}", machine.calls());
}

#[test]
fn an_old_toolchain_of_rustup_stays_and_the_pinned_one_is_used() {
    let machine = Machine::bare("apt-get", 0);
    machine.command(
        "bin/rustc",
        "case ${RUSTUP_TOOLCHAIN:-} in 1.95) echo 'rustc 1.95.0' ;; *) echo 'rustc 1.63.0' ;; esac",
    );
    machine.recorded("bin/rustup", "");
    let (_keyboard, screen) = terminal("y\n\x04");
    let output = machine.play("C", screen, &[]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(machine.calls().starts_with("rustup toolchain install"), "{}", machine.calls());
    // Once it is installed, the question is not repeated.
    let home = machine.path("home");
    fs::create_dir_all(home.join(".rustup/toolchains/1.95-x86_64-unknown-linux-gnu")).unwrap();
    let mut play = machine.command_of_play("C", Stdio::null(), &[]);
    let output = play.env("HOME", &home).output_in_time().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(!stdout(&output).contains("Type y"), "{}", stdout(&output));
}

#[test]
fn control_c_waits_until_the_packages_are_installed() {
    let machine = Machine::bare("apt-get", 0);
    machine.recorded(
        "bin/apt-get",
        "touch \"$MACHINE/begun\"; sleep 2; echo whole >>\"$MACHINE/calls\"; cp -p \"$MACHINE\"/installable/* \"$MACHINE/bin/\"",
    );
    symlink(real("touch"), machine.path("bin/touch")).unwrap();
    let mut play = machine.command_of_play("C", Stdio::null(), &[]);
    // A separate group, as for a terminal's foreground job; Ctrl-C goes to all of it.
    std::os::unix::process::CommandExt::process_group(&mut play, 0);
    let play = play.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while !machine.path("begun").exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let group = rustix::process::Pid::from_child(&play);
    rustix::process::kill_process_group(group, rustix::process::Signal::INT).unwrap();
    let output = play.output_in_time().unwrap();
    assert_eq!(output.status.code(), Some(130), "{} {}", stdout(&output), stderr(&output));
    let said: Vec<&str> = stdout(&output).lines().collect();
    assert!(said.iter().any(|line| line.starts_with("Stopping after the installation.")), "{said:?}");
    assert_eq!(said.last(), Some(&"Stopped. Installed packages stay installed."));
    let calls = machine.calls();
    assert!(calls.ends_with("whole\n") && !calls.contains("cargo"), "{calls}");
}

#[test]
fn what_an_earlier_installation_left_half_configured_is_mended_first() {
    let machine = Machine::bare("apt-get", 0);
    machine.recorded(
        "bin/dpkg",
        "case $1 in --audit) cat \"$MACHINE/mess\" 2>/dev/null ;; *) rm -f \"$MACHINE/mess\" ;; esac; :",
    );
    fs::write(machine.path("mess"), "The following packages are only half configured\n").unwrap();
    let output = machine.play("C", Stdio::null(), &[]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("interrupted. It is finished first."), "{}", stdout(&output));
    let calls = machine.calls();
    let changes: Vec<&str> = calls.lines().filter(|call| !call.contains("--audit")).collect();
    assert_eq!(changes[0], "dpkg --configure -a --force-confold", "{calls}");
    assert!(
        changes[1].ends_with(" --fix-broken install") && changes[2].contains("install espeak-ng"),
        "{calls}"
    );
}

#[test]
fn a_long_build_tells_its_parts() {
    let machine = Machine::bare("apt-get", 0);
    machine.recorded(
        "bin/cargo",
        "case $1 in build) printf '   Compiling serde v1\\n    Building [==>  ] 1/3: serde\\r' >&2; sleep 3; \
         echo 'warning: heard' >&2; \
         cp -p \"$MACHINE/built/annabella\" \"$MACHINE/target/release/\" ;; esac",
    );
    let output = machine
        .command_of_play("C", Stdio::null(), &[])
        .env("annabella_minute", "1")
        .output_in_time()
        .unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("Still building: part 1 of 3."), "{}", stdout(&output));
    assert_eq!(stderr(&output), "warning: heard\n", "only what is no progress");
}

/// Creates a machine on which `./test` runs this test program, which prints events of tests.
fn testing(program: &str) -> Machine {
    let machine = Machine::bare("apt-get", 0);
    for tool in ["cc", "pkg-config", "espeak-ng"] {
        fs::copy(machine.path("installable").join(tool), machine.path("bin").join(tool)).unwrap();
    }
    for tool in ["date", "mv", "nproc", "sh"] {
        symlink(real(tool), machine.path("bin").join(tool)).unwrap();
    }
    machine.command("built/tests", program);
    let runner = Path::new(ROOT).join("scripts/tested").display().to_string();
    machine.recorded(
        "bin/cargo",
        &format!("case \"$*\" in *--config*) '{runner}' \"$MACHINE/built/tests\" ;; esac"),
    );
    machine
}

/// Runs `./test` there, with looks at the tests each second.
fn tested(machine: &Machine) -> Output {
    let mut test = Command::new(real("env"));
    test.arg("--default-signal=INT").arg(Path::new(ROOT).join("test")).env_clear();
    test.env("PATH", machine.path("bin")).env("MACHINE", machine.dir.path());
    test.env("CARGO_TARGET_DIR", machine.path("target"))
        .env("annabella_look", "1")
        .env("annabella_stuck", "5");
    test.stdin(Stdio::null()).output_in_time().unwrap()
}

#[test]
fn a_test_without_an_end_is_named_and_stopped() {
    let machine =
        testing("echo '{ \"type\": \"test\", \"event\": \"started\", \"name\": \"hangs\" }'\nexec sleep 600");
    let output = tested(&machine);
    assert_eq!(output.status.code(), Some(2));
    assert!(stdout(&output).contains("hangs: still running after 3 seconds."), "{}", stdout(&output));
    assert!(stderr(&output).contains("hangs: no end within 5 seconds."), "{}", stderr(&output));
    assert!(stdout(&output).contains("hangs (it did not end)"), "{}", stdout(&output));
}

#[test]
fn a_build_that_fails_ends_the_run() {
    let machine = testing("echo never");
    machine.recorded("bin/cargo", "echo 'error: no such type' >&2; exit 101");
    let output = tested(&machine);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("error: no such type\ncargo build failed."), "{}", stderr(&output));
    assert_eq!(machine.calls().lines().count(), 1, "{}", machine.calls());
}

#[test]
fn a_failed_test_is_shown_as_it_was_printed() {
    let machine = testing(concat!(
        r#"echo '{ "type": "test", "event": "started", "name": "right" }'"#,
        "\n",
        r#"echo '{ "type": "test", "name": "right", "event": "ok" }'"#,
        "\n",
        r#"printf '%s\n' '{ "type": "test", "name": "wrong", "event": "failed", "stdout": "a \"b\"\n\\n c\n" }'"#,
        "\nexit 101"
    ));
    let output = tested(&machine);
    assert_eq!(output.status.code(), Some(2));
    let said = stdout(&output);
    assert!(said.contains("wrong failed:\na \"b\"\n\\n c\n"), "{said}");
    assert!(said.contains("\n1 passed, 1 failed, 0 skipped\n"), "{said}");
}

/// Tests do not see an engine in the search path unless a list names it.
#[test]
fn tests_see_only_the_commands_of_the_lists() {
    let machine = testing(
        "command -v stockfish && exit 1\ncommand -v cc >/dev/null || exit 1\n\
         echo '{ \"type\": \"test\", \"name\": \"right\", \"event\": \"ok\" }'",
    );
    machine.recorded("bin/stockfish", "");
    let output = tested(&machine);
    assert!(output.status.success(), "{} {}", stdout(&output), stderr(&output));
    assert!(stdout(&output).contains("1 passed, 0 failed, 0 skipped"), "{}", stdout(&output));
    assert!(!machine.calls().contains("stockfish"), "{}", machine.calls());
}

/// The package manager's reasons of a first try are of no interest if the second succeeds.
#[test]
fn the_reason_of_a_first_try_is_shown_only_if_the_second_fails_too() {
    for (second, shown) in [("cp -p \"$MACHINE\"/installable/* \"$MACHINE/bin/\"", false), ("exit 100", true)]
    {
        let machine = Machine::bare("apt-get", 0);
        machine.recorded(
            "bin/apt-get",
            &format!(
                "case \" $* \" in *' update '*) echo x >\"$MACHINE/updated\" ;; *' install '*) \
                 if [ -e \"$MACHINE/updated\" ]; then {second}; else echo 'E: Failed to fetch' >&2; exit 100; fi ;; esac"
            ),
        );
        let output = machine.play("C", Stdio::null(), &[]);
        let said = format!("{}{}", stdout(&output), stderr(&output));
        assert_eq!((output.status.success(), said.contains("E: Failed to fetch")), (!shown, shown), "{said}");
    }
}

#[test]
fn the_last_part_of_a_build_is_named() {
    let machine = Machine::bare("apt-get", 0);
    machine.recorded(
        "bin/cargo",
        "case $1 in build) printf '    Building [==>  ] 2/3: annabella(bin)\\r' >&2; sleep 3; \
         cp -p \"$MACHINE/built/annabella\" \"$MACHINE/target/release/\" ;; esac",
    );
    let output = machine
        .command_of_play("C", Stdio::null(), &[])
        .env("annabella_minute", "1")
        .output_in_time()
        .unwrap();
    let said = stdout(&output);
    assert!(said.contains("Still building: the last part, annabella itself."), "{said}");
}

/// The folder of the command is in PATH already, after the next login, or never.
#[test]
fn annabella_is_a_command_after_the_first_game_or_the_next_login() {
    let path = |machine: &Machine| {
        format!("{}:{}", machine.path("bin").display(), machine.path("home/.local/bin").display())
    };
    let cases = [
        (true, "", "annabella is now a command. Its"),
        (false, "PATH=~/.local/bin:$PATH", "After your next login, annabella is a command. Its"),
        (false, "", "The"),
    ];
    for (is_in_path, profile, news) in cases {
        let machine = Machine::bare("apt-get", 0);
        let home = machine.path("home");
        fs::create_dir(&home).unwrap();
        fs::write(home.join(".profile"), profile).unwrap();
        let mut play = machine.command_of_play("C", Stdio::null(), &[]);
        play.env("HOME", &home);
        if is_in_path {
            play.env("PATH", path(&machine));
        }
        let output = play.output_in_time().unwrap();
        let said = stdout(&output);
        let program = machine.path("target/release/annabella");
        assert!(said.contains(&format!("{news} program is {}\n", program.display())), "{said}");
        assert_eq!(fs::read_link(home.join(".local/bin/annabella")).unwrap(), program);
    }

    let other = Machine::bare("apt-get", 0);
    let said = stdout(&other.play("C", Stdio::null(), &[])).to_owned();
    assert!(
        said.contains(&format!("The program is {}\n", other.path("target/release/annabella").display())),
        "{said}"
    );
}

/// Returns the ids of a language's messages, each of which must be one line for the scripts.
fn messages(language: &str) -> BTreeSet<String> {
    let file = Path::new(ROOT).join("locales").join(language).join("install.ftl");
    let text = fs::read_to_string(file).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str()).expect("it is Fluent");
    let messages: BTreeSet<String> =
        text.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
    let parsed =
        resource.body.iter().filter(|entry| matches!(entry, fluent_syntax::ast::Entry::Message(_))).count();
    assert_eq!(messages.len(), parsed);
    messages
}

#[test]
fn every_sentence_of_the_scripts_is_there_in_both_languages() {
    let english = messages("en");
    assert_eq!(english, messages("de"));
    let scripts: String = ["play", "test", "scripts/install.sh", "scripts/tests.sh"]
        .map(|file| fs::read_to_string(Path::new(ROOT).join(file)).unwrap())
        .concat();
    let words: BTreeSet<&str> = scripts.split(|c: char| !(c.is_alphanumeric() || c == '-')).collect();
    for message in &english {
        let optional = message.starts_with("install-without-");
        assert!(optional || words.contains(message.as_str()), "{message} is never said");
    }
    for said in scripts.lines().flat_map(|line| {
        ["say ", "stop ", "stop_with ", "begin "]
            .into_iter()
            .filter_map(move |verb| line.split_once(verb).map(|(_, rest)| rest))
    }) {
        let quoted = said.strip_prefix('"').and_then(|quoted| quoted.split_once("\" "));
        let said = quoted.map_or(said, |(_, id)| id);
        let id = said.split([' ', ';', '\n']).next().unwrap();
        if id.contains('-') && id.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
            assert!(english.contains(id), "{id} is said and not in the words");
        }
    }
}
