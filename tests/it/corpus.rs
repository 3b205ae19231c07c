//! Journals that earlier versions wrote, in `tests/journals`: each is replayed, effect for effect, by
//! the words and the rules of its time.
//!
//! A journal there has beside it what it did when it was written: the effects of its greeting and of
//! each of its entries, a line each.

use crate::scripts::{self, Played};
use annabella::devices::journal::{Contents, Journal, read};
use annabella::devices::record::{Entry, Header};
use annabella::game::{Effect, VoiceChange, machine};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals")
}

/// An effect as a line: facts as JSON, words by their messages, so that better words are no other
/// effect.
fn line(effect: &Effect) -> String {
    match effect {
        Effect::Report { audience, report, .. } => {
            let (audience, report) = (form(audience), form(report));
            format!("report to={audience} {report}")
        }
        Effect::Say { utterance, aloud } => {
            let phrases: Vec<&str> = utterance.phrases.iter().map(|phrase| phrase.id).collect();
            let (from, to) = (form(&utterance.from), form(&utterance.audience));
            let (priority, phrases) = (form(&utterance.priority), phrases.join("+"));
            format!("say from={from} to={to} {priority} aloud={aloud} {phrases}")
        }
        Effect::Ask { utterance, .. } => line(&Effect::Say { utterance: utterance.clone(), aloud: true }),
        // 0.2 did not say whose voice is changed; who is silenced, it said.
        Effect::Voice(VoiceChange::Stop(audience)) => format!("voice Stop({audience:?})"),
        Effect::Voice(change) => {
            let change = format!("{change:?}");
            format!("voice {}", change.split('(').next().unwrap_or(&change))
        }
        Effect::ReadDigest { audience } => format!("digest {audience:?}"),
        Effect::Recorder(order) => format!("recorder {order:?}"),
        Effect::SetClock { white, black, running } => {
            format!(
                "clocks {} {} {}",
                white.0,
                black.0,
                running.map_or("none".to_owned(), |side| side.to_string())
            )
        }
        Effect::Envelope { envelope, .. } => format!("envelope {envelope}"),
        Effect::ReadSealed { envelope, side, .. } => format!("read sealed {envelope} {side}"),
        Effect::Solve(question) => format!("solve {}", question.number),
        Effect::Over => "over".to_owned(),
        Effect::Leave => "leave".to_owned(),
    }
}

fn form(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it has a JSON form").trim_matches('"').to_owned()
}

/// The effects of a journal, with a line before those of each entry.
fn effects(contents: &Contents<Header, Entry>) -> String {
    let mut game = machine(contents.header.settings.clone()).expect("it was played");
    let mut text = String::new();
    let mut tell = |name: String, effects: &[Effect]| {
        if !effects.is_empty() {
            text += &format!("# {name}\n");
        }
        text.extend(effects.iter().map(|effect| line(effect) + "\n"));
    };
    tell("greeting".to_owned(), &game.greeting());
    for (number, entry) in (1..).zip(&contents.entries) {
        tell(number.to_string(), &game.handle_as(&entry.event, &entry.act).0);
    }
    text
}

/// The lines that are the game itself: moves, times, rulings and results. What is told besides, and to
/// whom, may become better.
fn of_the_game(effects: &str) -> Vec<String> {
    const GAME: [&str; 22] = [
        "announced",
        "made",
        "completed",
        "repeated",
        "corrected",
        "retracted",
        "result",
        "touched",
        "clock",
        "claimed",
        "offered",
        "declined",
        "set",
        "added",
        "halted",
        "continued",
        "flag",
        "adjourned",
        "started",
        "dictated",
        "dismissed",
        "written",
    ];
    let mut entry = "";
    let mut lines = Vec::new();
    for line in effects.lines() {
        if line.starts_with('#') {
            entry = line;
        } else if let Some((_, fact)) =
            line.strip_prefix("report ").and_then(|report| report.split_once(" {\"event\":\""))
        {
            let event = fact.split('"').next().unwrap_or_default();
            if GAME.contains(&event) {
                lines.push(format!("{entry} {fact}"));
            }
        } else if line.starts_with("clocks") || line == "over" {
            lines.push(format!("{entry} {line}"));
        }
    }
    lines
}

fn journals() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for version in fs::read_dir(folder()).expect("tests/journals is there") {
        let version = version.expect("readable").path();
        let files = fs::read_dir(version).expect("a folder a version");
        found.extend(files.map(|file| file.expect("readable").path()));
    }
    found.retain(|path| path.extension().is_some_and(|extension| extension == "journal"));
    found.sort();
    found
}

/// With `ANNABELLA_KEEP_JOURNALS=0.3` those of that version are written first: once, before what is kept
/// changes.
#[test]
fn journals_of_earlier_versions_replay_effect_for_effect() {
    if let Ok(version) = std::env::var("ANNABELLA_KEEP_JOURNALS") {
        write_journals(&version);
    }
    let mut wrong = Vec::new();
    let journals = journals();
    for path in &journals {
        let contents = read::<Header, Entry>(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert!(contents.fault.is_none() && contents.cut.is_none(), "{}", path.display());
        let then = fs::read_to_string(path.with_extension("effects")).expect("what it did is beside it");
        let now = effects(&contents);
        let (then, now) = (of_the_game(&then), of_the_game(&now));
        if then != now {
            let differs = then.iter().zip(&now).find(|(then, now)| then != now);
            wrong.push(format!("{}: {differs:?}", path.display()));
        }
    }
    assert!(journals.len() > 300, "{} journals", journals.len());
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), journals.len(), wrong.join("\n"));
}

/// Writes the journals of every script into the folder of that version, as this version keeps them.
fn write_journals(version: &str) {
    let folder = folder().join(version);
    fs::create_dir_all(&folder).unwrap();
    let mut number = 0;
    let mut file = String::new();
    for script in scripts::all() {
        number = if script.file == file { number + 1 } else { 1 };
        file.clone_from(&script.file);
        let name = format!("{}-{number:02}", script.file.trim_end_matches(".txt"));
        let played = Played::new(&script).unwrap();
        let path = folder.join(format!("{name}.journal"));
        let _ = fs::remove_file(&path);
        let program = format!("annabella {version}");
        let header = Header {
            program,
            wall_ms: 1_767_225_600_000,
            offset_s: None,
            private_in_room: false,
            settings: played.settings.clone(),
        };
        let mut journal = Journal::create(&path, &header).unwrap();
        for (event, act) in played.events.iter().zip(&played.acts) {
            let wall_ms = 1_767_225_600_000 + event.at.0;
            journal.append(&Entry { event: event.clone(), act: act.clone(), wall_ms }).unwrap();
        }
        drop(journal);
        fs::write(path.with_extension("effects"), effects(&read(&path).unwrap())).unwrap();
    }
}
