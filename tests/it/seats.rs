//! Permissions at each terminal, with and without the arbiter's PIN.
//!
//! Every command is typed at every seat, with every speaker named. The table in `tests/data/seats.txt`, which
//! `BLESS=1` writes, lists the results; they are also checked against the rules.

mod pins;

use crate::program::PROGRAM;
use crate::whole_machine::terminal::Screen;
use annabella::clock::{Span, Stamp};
use annabella::game::{
    ArbiterPin, Effect, Event, Fact, Input, PinGiven, Secret, Settings, SideSettings, Variant, machine,
};
use annabella::speech::routing::{Outlet, Routing, Seat};
use annabella::speech::{Audience, Language};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The duties of White's assistant in some rows of the table.
const DUTIES: &str = "announce,clock";

/// The speakers that a line may name.
const TAGS: [&str; 7] = ["", "white", "black", "assistant", "white-assistant", "black-assistant", "arbiter"];

/// A line for each command, and lines that are not commands.
const LINES: [&str; 108] = [
    "e4",
    "repeat e5",
    "correct d4",
    "say",
    "press",
    "missing",
    "touch e2",
    "touch none",
    "adjust",
    "must",
    "setup",
    "turn",
    "board /dev/ttyUSB1",
    "time",
    "clock",
    "whose",
    "control",
    "hour",
    "used",
    "times",
    "moves",
    "last",
    "again",
    "spell",
    "stop",
    "faster",
    "slower",
    "louder",
    "softer",
    "higher",
    "deeper",
    "voice next",
    "pause 300",
    "board",
    "square e4",
    "colour e4",
    "piece knight",
    "pawns",
    "lines e4",
    "cursor e4",
    "fen",
    "attackers e4",
    "hint",
    "rights",
    "repetitions",
    "castled",
    "pending",
    "opponent",
    "captured",
    "material",
    "check",
    "empty a",
    "after 1",
    "previous",
    "next",
    "score",
    "digest",
    "help",
    "offer",
    "accept!",
    "decline",
    "resign",
    "resign!",
    "resigns",
    "yes",
    "no",
    "claim threefold",
    "claim touch e7",
    "uphold",
    "dismiss",
    "irregularity two hands white",
    "penalty white warning",
    "assistant white all",
    "annul!",
    "note permitted",
    "consent",
    "language english",
    "withdraw",
    "withdraw draw",
    "result 0-0",
    "undo",
    "open",
    "judge",
    "claim normal",
    "postpone",
    "appeal",
    "start",
    "halt",
    "arbiter",
    "continue",
    "set white 5:00",
    "set white moves 3",
    "add black 1:00",
    "retract",
    "flag",
    "adjourn",
    "seal e4",
    "absent black",
    "arrived black",
    "dictate",
    "listen",
    "listen white",
    "hear",
    "reconcile",
    "quit",
    "more",
    "write e5",
    "gibberish",
];

/// A line of a command that only three-dimensional chess has.
const OF_LEVELS: &str = "decks";

/// Lines with a square, and their forms for three-dimensional chess.
const WITH_SQUARES: [(&str, &str); 3] = [
    ("square e4", "square c4W"),
    ("colour e4", "colour c4W"),
    // Three levels have no tactile boards.
    ("board /dev/ttyUSB1", "turn"),
];

/// The result of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Met {
    /// The game decides about it.
    Obeyed,
    /// Only another person may say it, at another terminal.
    OtherSeat,
    /// The arbiter's PIN is requested.
    Pin,
    /// No assistant may say it for a player.
    PlayersOwn,
    /// The command is not among the assistant's duties.
    NotDuty,
    /// The side has no assistant.
    NoAssistant,
}

fn settings(seat: Seat, pin: bool, duties: Option<&str>) -> Settings {
    let assistant = duties.map(|duties| duties.parse().unwrap());
    Settings {
        white: SideSettings { impaired: true, assistant, ..SideSettings::default() },
        control: Some("900".parse().unwrap()),
        interface: Language::En,
        arbiter: true,
        seat,
        pin: pin.then(|| ArbiterPin { kept: Span::seconds(60) }),
        ..Settings::default()
    }
}

/// Returns the result of a line in a game that has not started.
fn met(settings: &Settings, text: &str) -> Met {
    let mut game = machine(settings.clone()).unwrap();
    game.greeting();
    let effects = game.handle(&Event { at: Stamp(1), input: Input::Line { text: text.to_owned() } });
    if game.secret() == Some(Secret::Pin) {
        return Met::Pin;
    }
    let reason = effects.iter().find_map(|effect| match effect {
        Effect::Report { report: Fact::Refused { reason, .. }, .. } => Some(reason.as_str()),
        _ => None,
    });
    match reason {
        Some("other-seat") => Met::OtherSeat,
        Some("players-own") => Met::PlayersOwn,
        Some("not-duty") => Met::NotDuty,
        Some("no-assistant") => Met::NoAssistant,
        _ => Met::Obeyed,
    }
}

fn code(met: Met) -> &'static str {
    match met {
        Met::Obeyed => "yes",
        Met::OtherSeat => "other",
        Met::Pin => "pin",
        Met::PlayersOwn => "player",
        Met::NotDuty => "duty",
        Met::NoAssistant => "nobody",
    }
}

/// Whether a speaker sits at a terminal.
fn sits(tag: &str, seat: Seat) -> bool {
    match (tag, seat) {
        ("", _) | (_, Seat::Shared) => true,
        ("assistant", Seat::Assistant | Seat::WhiteAssistant | Seat::BlackAssistant) => true,
        ("white-assistant" | "black-assistant", Seat::Assistant) => true,
        (tag, seat) => tag == seat.code(),
    }
}

/// Returns a line that starts with its speaker.
fn typed(tag: &str, line: &str) -> String {
    if tag.is_empty() { line.to_owned() } else { format!("{tag}: {line}") }
}

/// Checks the result of a line against the rules.
fn check(met: Met, settings: &Settings, tag: &str, line: &str) {
    let seat = settings.seat;
    let duties = settings.white.assistant.is_some();
    let (game, pin) = (settings.variant.code(), settings.pin.is_some());
    let at = format!(
        "{} at {}: {game}, alone {}, PIN {pin}, duties {duties}",
        typed(tag, line),
        seat.code(),
        settings.clock_only
    );
    // The opponent's move and clock press may be entered as heard, and both players must agree to resume.
    let heard = ["e4", "gibberish", "repeat e5", "press", "continue", "retract"].contains(&line)
        && ["white", "black"].contains(&tag);
    let assists = tag.contains("assistant") || tag.is_empty() && seat.code().contains("assistant");
    if !sits(tag, seat) && heard && duties {
        assert!(![Met::OtherSeat, Met::Pin].contains(&met), "{at}");
    } else if !sits(tag, seat) {
        assert_eq!(met, if heard { Met::Obeyed } else { Met::OtherSeat }, "{at}");
    } else if tag == "arbiter" && seat == Seat::Shared {
        assert_eq!(met, if settings.pin.is_some() { Met::Pin } else { Met::Obeyed }, "{at}");
    } else {
        assert!(![Met::OtherSeat, Met::Pin].contains(&met), "{at}");
        // An assistant never acts in matters reserved for the player.
        let own = ["offer", "accept!", "resign", "resign!", "yes", "claim threefold"].contains(&line);
        let alone = seat == Seat::Shared && !duties;
        assert!(!(own && assists && !alone && met == Met::Obeyed), "{at}");
    }
}

/// Returns the words of every command, by the ids that the program names in its sources.
fn commands() -> BTreeMap<String, Vec<String>> {
    fn texts(folder: &Path, ending: &str, found: &mut String) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                texts(&path, ending, found);
            } else if path.extension().is_some_and(|it| it == ending) {
                found.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut sources, mut words) = (String::new(), String::new());
    texts(&root.join("crates/game/src"), "rs", &mut sources);
    texts(&root.join("locales/en"), "ftl", &mut words);
    let ids = sources.split('"').filter(|text| {
        let name = text.strip_prefix("command-").unwrap_or_default();
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    });
    let of = |id: &str| {
        let line = words.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
        line.unwrap_or_else(|| panic!("{id} has no words")).split(',').map(|word| word.trim().to_owned())
    };
    ids.map(|id| (id.to_owned(), of(id).collect())).collect()
}

/// Questions whose answers belong to the asker alone.
const QUESTIONS: [&str; 26] = [
    "time",
    "clock",
    "used",
    "times",
    "moves",
    "whose",
    "control",
    "hour",
    "opponent",
    "last",
    "again",
    "spell",
    "board",
    "square e4",
    "colour e4",
    "piece knight",
    "pawns",
    "lines e4",
    "cursor e4",
    "captured",
    "material",
    "missing",
    "must",
    "score",
    "help",
    "fen",
];

/// Returns the audience of the answer to a line, or of its refusal.
fn answered(settings: &Settings, text: &str) -> Option<Audience> {
    let mut game = machine(settings.clone()).unwrap();
    game.greeting();
    let effects = game.handle(&Event { at: Stamp(1), input: Input::Line { text: text.to_owned() } });
    effects.iter().find_map(|effect| match effect {
        Effect::Say { utterance, .. } => Some(utterance.audience),
        _ => None,
    })
}

/// The table of hearers of each answer: `tests/data/hearers.txt`, which `BLESS=1` writes.
#[test]
fn every_answer_reaches_its_asker_alone() {
    let mut rows: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (seat, arbiter) in Seat::ALL.into_iter().flat_map(|seat| [(seat, false), (seat, true)]) {
        for tag in TAGS.into_iter().filter(|tag| sits(tag, seat) && (arbiter || *tag != "arbiter")) {
            let settings = Settings { arbiter, ..settings(seat, false, None) };
            for question in QUESTIONS {
                let Some(audience) = answered(&settings, &typed(tag, question)) else { continue };
                assert_ne!(audience, Audience::Room, "{tag}: {question} at {}", seat.code());
                let spoken = |own: &[Outlet]| {
                    let routing = Routing::new(seat, arbiter, own.to_vec());
                    let outlets = routing.outlets(audience);
                    assert!(routing.prints(audience), "{tag}: {question} at {}", seat.code());
                    match outlets.first() {
                        Some(Outlet::Room) => "loudspeaker",
                        Some(_) => "own headphones",
                        None => "no voice",
                    }
                };
                let (bare, with) = (spoken(&[]), spoken(&Outlet::ALL[1..]));
                let ruled = if arbiter { "arbiter" } else { "no arbiter" };
                let name = if tag.is_empty() { "(nobody named)" } else { tag };
                let row =
                    format!("{} | {ruled} | {name} | {} | {bare} | {with}", seat.code(), hearer(audience));
                rows.entry(row).or_default().push(question);
            }
        }
    }
    let mut table = String::from(
        "# terminal | game | who is named in front | who hears and reads | without headphones | with headphones for \
         all | questions\n",
    );
    for (row, questions) in rows {
        let all = if questions.len() == QUESTIONS.len() { "all".to_owned() } else { questions.join(", ") };
        writeln!(table, "{row} | {all}").unwrap();
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/hearers.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, &table).unwrap();
    }
    assert_eq!(table, fs::read_to_string(path).unwrap());
}

fn hearer(audience: Audience) -> &'static str {
    match audience {
        Audience::Room => "everyone",
        Audience::White => "White",
        Audience::Black => "Black",
        Audience::Assistant => "the assistant",
        Audience::WhiteAssistant => "White's assistant",
        Audience::BlackAssistant => "Black's assistant",
        Audience::Arbiter => "the arbiter",
    }
}

#[test]
fn every_command_has_a_row() {
    let commands = commands();
    assert!(commands.len() >= 60, "{}", commands.len());
    for (id, words) in &commands {
        let begins = |line: &str| {
            words.iter().any(|word| {
                let rest = line.strip_prefix(word.as_str());
                rest.is_some_and(|rest| !rest.starts_with(|ch: char| ch.is_alphabetic()))
            })
        };
        assert!(LINES.into_iter().chain([OF_LEVELS]).any(begins), "{id} has no line: {words:?}");
    }
}

#[test]
fn every_command_at_every_seat_is_for_its_owner_alone() {
    let mut table = String::new();
    let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let declared =
        [Seat::Shared, Seat::Assistant, Seat::WhiteAssistant].map(|seat| (seat, false, Some(DUTIES)));
    let seats = Seat::ALL.into_iter().map(|seat| (seat, false, None)).chain([(Seat::Shared, true, None)]);
    for (seat, pin, duties) in seats.chain(declared) {
        for tag in TAGS {
            let settings = settings(seat, pin, duties);
            // A separate table would show the same results.
            let (mut alone, mut levels) = (settings.clone(), settings.clone());
            alone.clock_only = true;
            levels.variant = Variant::Tridim;
            let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for line in LINES {
                let met = met(&settings, &typed(tag, line));
                check(met, &settings, tag, line);
                check(self::met(&alone, &typed(tag, line)), &alone, tag, line);
                let on_levels =
                    WITH_SQUARES.iter().find(|(flat, _)| *flat == line).map_or(line, |pair| pair.1);
                for (like, line) in [(line, on_levels), (OF_LEVELS, OF_LEVELS)] {
                    check(self::met(&levels, &typed(tag, line)), &levels, tag, like);
                }
                kinds.entry(code(met)).or_default().push(line);
            }
            let seat = match (pin, duties) {
                (true, _) => "shared with a PIN".to_owned(),
                (_, Some(duties)) => format!("{} (White's has the duties {duties})", seat.code()),
                _ => seat.code().to_owned(),
            };
            let name = if tag.is_empty() { "(nobody named)" } else { tag };
            for (met, lines) in kinds {
                let all = if lines.len() == LINES.len() { "everything".to_owned() } else { lines.join(", ") };
                rows.entry(format!("{seat} | {name} | {met}")).or_default().push(all);
            }
        }
    }
    table += "# terminal | who is named in front | what it meets | lines\n";
    for (row, lines) in rows {
        writeln!(table, "{row} | {}", lines.join(", ")).unwrap();
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/seats.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, &table).unwrap();
    }
    let expected = fs::read_to_string(path).unwrap();
    for (row, expected) in table.lines().zip(expected.lines()) {
        assert_eq!(row, expected, "BLESS=1 writes {path}");
    }
    assert_eq!(table.lines().count(), expected.lines().count());
}

/// The PIN is requested once and is valid for its time only.
#[test]
fn a_pin_counts_for_its_time() {
    let settings = settings(Seat::Shared, true, None);
    let mut game = machine(settings).unwrap();
    game.greeting();
    let mut at = 0;
    let mut take = |input: Input, after: u64| {
        at += after;
        let effects = game.handle(&Event { at: Stamp(at), input });
        let refused = effects.iter().find_map(|effect| match effect {
            Effect::Report { report: Fact::Refused { reason, .. }, .. } => Some(reason.clone()),
            _ => None,
        });
        let did = effects.iter().any(|effect| {
            matches!(effect, Effect::Report { report: Fact::Started { .. } | Fact::Set { .. }, .. })
        });
        (game.secret().is_some(), refused, did)
    };
    let line = |text: &str| Input::Line { text: text.to_owned() };
    let pin = |given| Input::Pin { given };
    let refused = |why: &str| (false, Some(why.to_owned()), false);
    assert_eq!(take(line("arbiter: start"), 10), (true, None, false));
    assert_eq!(take(pin(PinGiven::Wrong), 10), refused("wrong-pin"));
    assert_eq!(take(line("arbiter: start"), 10), (true, None, false));
    assert_eq!(take(pin(PinGiven::None), 10), refused("pin-missing"));
    assert_eq!(take(line("white: set white 9:00"), 10), refused("arbiter-only"));
    assert_eq!(take(line("arbiter: start"), 10), (true, None, false));
    assert_eq!(take(pin(PinGiven::Right), 10), (false, None, true));
    assert_eq!(take(line("arbiter: set white 9:00"), 59_999), (false, None, true));
    // A PIN without a request has no effect.
    assert_eq!(take(pin(PinGiven::Right), 0), (false, None, false));
    assert_eq!(take(line("arbiter: set white 9:00"), 1), (true, None, false));
    assert_eq!(take(pin(PinGiven::Right), 0), (false, None, true));
    assert_eq!(take(Input::Resumed { gap: Span(5), missing: 0, pin_set: false }, 0), (false, None, false));
    assert_eq!(take(line("arbiter: set white 9:00"), 1), (true, None, false));
}

mod whole_machine {
    use super::*;

    /// At a terminal the PIN is typed without being shown, and no file of the game contains it.
    #[test]
    fn a_pin_is_seen_nowhere() {
        const PIN: &str = "sesame-4711";
        let screen = Screen::running(|screen| {
            let journal = screen.path("journal").display().to_string();
            format!(
                "'{PROGRAM}' --locale en play --arbiter --pin --time-control 600 --speech off --journal '{journal}'; \
             echo \"exit $?\""
            )
        });
        let typed = |text: &str, words: &str| {
            let from = screen.written().len();
            screen.tmux(&["send-keys", "-l", text]);
            screen.tmux(&["send-keys", "Enter"]);
            screen.wait_for(words, from);
        };
        screen.wait_for("Choose the arbiter's PIN for this game", 0);
        typed(PIN, "Type the same PIN again");
        typed(PIN, "Annabella: The arbiter types start");
        typed("arbiter: start", "Type the arbiter's PIN, then Enter.");
        typed("guessed", "Wrong PIN. Nothing was done");
        // A second attempt, after the request has ended, is not shown either.
        typed(PIN, "it may contain the arbiter's PIN");
        typed("arbiter: start", "Type the arbiter's PIN, then Enter.");
        typed(PIN, "White's clock is running.");
        // Input is shown again when it is not secret.
        typed("white: e4", "white: e4\r\nWhite: Bauer Eva zwei Eva vier");
        typed("arbiter: set black 5:00", "Black now has 5 minutes.");
        typed("white: resign!", "quit leaves");
        typed("quit", "exit 0");
        let journal = std::fs::read_to_string(screen.path("journal")).unwrap();
        for secret in [PIN, "guessed"] {
            assert!(!screen.written().contains(secret), "{}", screen.written());
            assert!(!journal.contains(secret), "{journal}");
        }
        assert!(journal.contains(r#""pin":{"kept":120000}"#), "{journal}");
    }
}
