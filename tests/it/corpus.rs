//! Journals of every kind of game, in `tests/data/journals`, which must replay with the same effects.
//!
//! Next to each journal, a file contains the effects when it was written: those of its greeting and of each
//! entry, one per line.

use crate::scripts::{self, Played};
use annabella::devices::storage::journal::{Contents, Journal, read};
use annabella::devices::storage::journal::{Entry, Header};
use annabella::game::{Effect, machine};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals")
}

/// Formats an effect as a line.
/// Facts are in JSON, words are messages, so that better wording is not a difference.
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
        Effect::Voice { audience, change } => format!("voice {change:?} for {audience:?}"),
        Effect::Tell { what, audience } => format!("{what:?} {audience:?}").to_lowercase(),
        Effect::Recorder(order) => format!("recorder {order:?}"),
        Effect::Listen(order) => format!("listen {order:?}"),
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
        Effect::OpenBoard { side, port } => format!("open {side} {port}"),
        Effect::Leave => "leave".to_owned(),
    }
}

fn form(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it has a JSON form").trim_matches('"').to_owned()
}

/// Returns the effects of a journal, with a line before those of each entry.
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

/// The journals by the script that wrote them: the file, and the number of the script in it.
const KEPT: [(&str, usize); 24] = [
    ("adjournment.txt", 1),
    ("adjournment.txt", 5),
    ("appendix-d.txt", 15),
    ("arbiter.txt", 4),
    ("boards.txt", 3),
    ("chess960.txt", 5),
    ("claims.txt", 5),
    ("clock.txt", 1),
    ("clock.txt", 59),
    ("desk.txt", 1),
    ("dictation.txt", 1),
    ("ends.txt", 1),
    ("last-minutes.txt", 4),
    ("let-go.txt", 1),
    ("offers.txt", 1),
    ("pegs.txt", 5),
    ("reconcile.txt", 1),
    ("rulings.txt", 2),
    ("seats.txt", 4),
    ("seats.txt", 14),
    ("solver.txt", 4),
    ("touch.txt", 1),
    ("tournament.txt", 1),
    ("tridim.txt", 1),
];

/// Journals of version 0.3.0, with what later rules decide otherwise. They are never rewritten.
///
/// They contain a reason after a ruling on a claim and on a proposed loss, a press after an illegal move, a late
/// correction of a clock, and a second report.
const EARLIER: [&str; 5] =
    ["rules-1-claim", "rules-1-loss", "rules-1-press", "rules-1-late-clock", "rules-1-second-report"];

/// `ANNABELLA_KEEP_JOURNALS=1` first rewrites the journals.
/// Use it when the form of journals, or the behaviour of a game, changes on purpose.
#[test]
fn kept_journals_replay_effect_for_effect() {
    if std::env::var_os("ANNABELLA_KEEP_JOURNALS").is_some() {
        write_journals();
    }
    let mut wrong = Vec::new();
    let earlier = EARLIER.map(|name| folder().join(name).with_extension("journal"));
    for path in KEPT.map(|(file, number)| path(file, number)).into_iter().chain(earlier) {
        let contents = read::<Header, Entry>(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        assert!(contents.fault.is_none() && contents.torn.is_none(), "{}", path.display());
        let then = fs::read_to_string(path.with_extension("effects")).expect("what it did is beside it");
        let now = effects(&contents);
        if then != now {
            let differs = then.lines().zip(now.lines()).find(|(then, now)| then != now);
            wrong.push(format!("{}: {differs:?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the path of a script's journal.
fn path(file: &str, number: usize) -> PathBuf {
    folder().join(format!("{}-{number:02}.journal", file.trim_end_matches(".txt")))
}

/// Writes the journals of these scripts in the form of this version.
fn write_journals() {
    fs::create_dir_all(folder()).unwrap();
    let scripts = scripts::all();
    for (file, number) in KEPT {
        let script = scripts.iter().filter(|script| script.file == file).nth(number - 1).unwrap();
        let played = Played::new(script).unwrap();
        let path = path(file, number);
        let _ = fs::remove_file(&path);
        let header = Header {
            program: "annabella".to_owned(),
            wall_ms: 1_767_225_600_000,
            offset_s: None,
            private_in_room: false,
            engine: false,
            engine_strength: None,
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
