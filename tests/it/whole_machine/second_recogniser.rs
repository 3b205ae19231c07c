//! English announcements at a sound server, heard by the program `pocketsphinx_continuous`, too.

use super::spoken_moves::{Player, Voice, listened};
use crate::hall::{PROGRAM, Running};
use crate::limited::CommandInTime;
use crate::pulse::LISTENING;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;

const ANNA: Voice = Voice { variant: "en-us", pitch: 50 };
const PLAY: &str = "play --json --locale en --speech print --announce-language en --white-impaired \
    --white-hear anna --white-microphone mouth.monitor";

/// A player before whose PATH there is another program of the recogniser's name.
struct Table {
    player: Player,
    /// The file in which that program writes.
    log: PathBuf,
}

impl Table {
    /// `does`: the commands of that program, which has its arguments, and in `$log` a file.
    fn with(does: &str) -> Table {
        let player = Player::of(ANNA);
        let log = player.dir.path().join("log");
        let program = player.dir.path().join("pocketsphinx_continuous");
        fs::write(&program, format!("#!/bin/sh\nlog='{}'\n{does}\n", log.display())).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        Table { player, log }
    }

    fn start(&self, arguments: &str) -> Running {
        let mut folders = vec![self.player.dir.path().to_owned()];
        folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap()));
        let mut env = self.player.env();
        env.push(("PATH", std::env::join_paths(folders).unwrap()));
        env.push(("TMPDIR", self.player.dir.path().into()));
        Running::start_in(&env, &arguments.split_whitespace().collect::<Vec<_>>())
    }

    /// Speaks an announcement.
    ///
    /// Returns the move that is read back, if any, and whether it is an unsure question.
    fn hear(&self, running: &mut Running, text: &str, wpm: u32) -> Option<(String, bool)> {
        let from = running.printed().len();
        running.type_line("listen");
        let (_, at) = listened(running, from, &["open"]);
        self.player.say(text, wpm);
        let (fact, at) = listened(running, at, &["proposed", "unsure"]);
        listened(running, at, &["closed"]);
        let words = running.printed()[from..].join("\n");
        (fact["state"] == "proposed").then(|| {
            let unsure = fact["unsure"] == "doubtful";
            assert_eq!(unsure, words.contains("Did you say "), "{words}");
            (fact["uci"].as_str().unwrap().to_owned(), unsure)
        })
    }

    fn written(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }
}

/// Ends the game, which entered nothing, and checks that neither files nor processes remain.
fn end(table: &Table, running: Running) {
    let ended = running.finish();
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    assert!(!ended.printed.iter().any(|line| line.contains(r#""event":"announced""#)), "nothing is entered");
    let left = fs::read_dir(table.player.dir.path()).unwrap();
    let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().starts_with("annabella-")), "{left:?}");
}

#[test]
fn an_english_announcement_is_heard_by_the_real_program_too() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let real =
        Command::new("sh").args(["-c", "command -v pocketsphinx_continuous"]).output_in_time().unwrap();
    let real = String::from_utf8(real.stdout).unwrap();
    assert!(!real.is_empty(), "the packages pocketsphinx and pocketsphinx-en-us");
    let table = Table::with(&format!("'{}' \"$@\" | tee -a \"$log\"", real.trim()));
    let mut running = table.start(PLAY);
    let moves = [
        ("knight Gustav one Felix three", "g1f3"),
        ("pawn Eva two Eva four", "e2e4"),
        ("knight Bella one Caesar three", "b1c3"),
    ];
    let mut proposed = 0;
    for (number, (text, uci)) in moves.into_iter().chain(moves).enumerate() {
        if let Some((heard, _)) = table.hear(&mut running, text, 130 + 6 * number as u32) {
            assert_eq!(heard, uci);
            proposed += 1;
        }
    }
    let found = table.written();
    println!("{proposed} of 6 were read back; found: {found}");
    assert!(proposed >= 3, "{proposed} of 6: {found}");
    assert!(moves.iter().any(|(text, _)| found.contains(&text.to_lowercase())), "{found}");
    end(&table, running);
}

#[test]
fn a_sure_second_recogniser_asks_and_another_move_is_never_taken_for_the_players() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let table = Table::with("cat >/dev/null; cat \"$log\"");
    let mut running = table.start(PLAY);
    for wpm in [130, 175] {
        fs::write(&table.log, "knight gustav one felix three\n").unwrap();
        let heard = table.hear(&mut running, "knight Gustav one Felix three", wpm);
        assert_eq!(heard.expect("the second recogniser is sure").0, "g1f3");
        fs::write(&table.log, "pawn hector two hector four\n").unwrap();
        let heard = table.hear(&mut running, "knight Gustav one Felix three", wpm);
        assert!(heard.is_none_or(|(uci, unsure)| uci == "g1f3" && unsure), "they differ");
    }
    end(&table, running);
}

#[test]
fn a_second_recogniser_that_hangs_or_fails_changes_nothing_and_ends_with_the_game() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    for does in ["echo $$ >>\"$log\"; exec sleep 1000", "exit 1"] {
        let table = Table::with(does);
        let mut running = table.start(PLAY);
        let heard = table.hear(&mut running, "knight Gustav one Felix three", 140);
        assert!(heard.is_none_or(|(uci, _)| uci == "g1f3"), "as without it");
        let from = running.printed().len();
        running.type_line("listen");
        listened(&running, from, &["open"]);
        end(&table, running);
        let processes = table.written();
        assert_eq!(processes.lines().count() >= 2, does != "exit 1", "{processes}");
        for process in processes.lines() {
            let gone = format!("/proc/{process}/cmdline");
            assert!(!fs::read_to_string(gone).unwrap_or_default().contains("sleep"), "{process}");
        }
    }
}

#[test]
fn doctor_names_the_second_recogniser_to_those_enrolled_in_english() {
    let player = Player::of(ANNA);
    let nowhere = [("PULSE_SERVER", "unix:/nowhere"), ("ALSA_CONFIG_PATH", "/dev/null")];
    let doctor = |path: Option<&str>| {
        let mut doctor = Command::new(PROGRAM);
        doctor.args(["--locale", "en", "doctor"]).envs(player.env()).envs(nowhere);
        path.map(|path| doctor.env("PATH", path));
        String::from_utf8(doctor.output_in_time().unwrap().stdout).unwrap()
    };
    let (with, without) = (doctor(None), doctor(Some("/nowhere")));
    assert!(with.contains("Announcements in English are checked by PocketSphinx, too."), "{with}");
    assert!(without.contains("with the packages pocketsphinx and pocketsphinx-en-us."), "{without}");
}
